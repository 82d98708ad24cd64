"""What can be wrong with a Kayanak board, found all at once.

:func:`faults_of` is the only judge: boards from files, from dictionaries and made directly all pass through it. What a
schema can say is said again in ``boards/board.schema.json``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from kayanak_nb.fault import Fault, fault
from kayanak_nb.jsonfile import field_faults, is_whole, shown
from kayanak_nb.kayanak.lattice_faults import lattice_faults
from kayanak_nb.mistake import Mistake

__all__ = ["LARGEST_COUNT", "LONGEST_NAME", "MOST_PLAYERS", "SCHEMA_VERSION", "check_players", "faults_of"]

SCHEMA_VERSION = 1
LARGEST_COUNT = 999
"""The most fish of one size, drops or crystals: the odds of a catch are exact, and grow with the fish in a hole."""
LONGEST_NAME = 60
MOST_PLAYERS = 4

_FIELDS = ("schema", "name", "holes", "floes", "fish", "drops", "crystals")
_SIZES = ("small", "large")
# Marks (M) are the vowels and accents that some scripts write as signs of their own.
_WORD_CATEGORIES = frozenset(("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"))


def faults_of(data: object, players: int = 2) -> list[Fault]:
    r"""Return everything that is wrong with the board *data* for so many *players*.

    *data* is what a board file says; lists may be tuples. An empty list means that the board can be played on.

    >>> pond = {"schema": 1, "name": "pond", "holes": ["A1", "A2", "A3"], "floes": [["A1", "A2"]],
    ...         "fish": {"small": 9, "large": 1}, "drops": -1, "crystals": 0}
    >>> print(*faults_of(pond), sep="\n")
    $.holes[2]: The hole A3 is in no floe. Add it to the floe it belongs to.
    $.drops: -1 is too small. Write a whole number from 0 to 999.
    """
    if not isinstance(data, Mapping):
        return [fault("wrong-type", "$", "fault-board-type", "remedy-board-type", given=shown(data))]
    return [*field_faults("$", data, _FIELDS), *_value_faults(data, players)]


def check_players(players: int) -> int:
    """Return *players* if so many can play.

    :raises ValueError: unless it is a whole number from 2 to 4.
    """
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= MOST_PLAYERS:
        raise Mistake(f"Kayanak is for 2 to {MOST_PLAYERS} players, not {shown(players)}.")
    return players


def _value_faults(data: Mapping[object, object], players: int) -> Iterator[Fault]:
    if "schema" in data:
        yield from _schema_faults(data["schema"])
    if "name" in data:
        yield from _name_faults(data["name"])
    yield from lattice_faults(data, players)
    if "fish" in data:
        yield from _fish_faults(data["fish"])
    for field in ("drops", "crystals"):
        if field in data:
            yield from _count_faults(f"$.{field}", data[field])


def _schema_faults(value: object) -> Iterator[Fault]:
    if not is_whole(value) or value != SCHEMA_VERSION:
        said = {"given": shown(value), "version": SCHEMA_VERSION}
        yield fault("unknown-schema", "$.schema", "fault-schema", "remedy-schema", **said)


def _name_faults(value: object) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield fault("wrong-type", "$.name", "fault-name-type", "remedy-name-type", given=shown(value))
        return
    if not any(map(_is_word, value)):
        yield fault("bad-name", "$.name", "fault-name-empty", "remedy-name-empty", given=shown(value))
    if value != value.strip(" ") or "  " in value:
        yield fault("bad-name", "$.name", "fault-name-spaces", "remedy-name-spaces", given=shown(value))
    if len(value) > LONGEST_NAME:
        said = {"length": str(len(value)), "longest": LONGEST_NAME}
        yield fault("bad-name", "$.name", "fault-name-long", "remedy-name-long", **said)
    strange = list(dict.fromkeys(sign for sign in value if not _is_word(sign) and sign not in " -_.'"))
    if strange:
        signs = " ".join(map(shown, strange[:9]))
        yield fault("bad-name", "$.name", "fault-name-signs", "remedy-name-signs", signs=signs)


def _is_word(sign: str) -> bool:
    return unicodedata.category(sign) in _WORD_CATEGORIES


def _fish_faults(value: object) -> Iterator[Fault]:
    if not isinstance(value, Mapping):
        yield fault("wrong-type", "$.fish", "fault-fish-type", "remedy-fish-type", given=shown(value))
        return
    yield from field_faults("$.fish", value, _SIZES)
    for size in _SIZES:
        if size in value:
            yield from _count_faults(f"$.fish.{size}", value[size])
    counts = [value.get(size) for size in _SIZES]
    if all(is_whole(count) and count == 0 for count in counts):
        yield fault("no-fish", "$.fish", "fault-no-fish", "remedy-no-fish")


def _count_faults(place: str, value: object) -> Iterator[Fault]:
    said = {"given": shown(value), "largest": LARGEST_COUNT}
    if not is_whole(value):
        yield fault("wrong-type", place, "fault-count-type", "remedy-count", **said)
    elif value < 0:
        yield fault("out-of-range", place, "fault-count-small", "remedy-count", **said)
    elif value > LARGEST_COUNT:
        yield fault("out-of-range", place, "fault-count-large", "remedy-count", **said)
