"""What can be wrong with a Kayanak board, found all at once.

:func:`faults_of` is the only judge: boards from files, from dictionaries and made directly all pass through it. What a
schema can say is said again in ``boards/board.schema.json``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from kayanak_nb.jsonfile import Fault, field_faults, is_whole, shown
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
_COUNT_REMEDY = f"Write a whole number from 0 to {LARGEST_COUNT}."
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
        problem = f"A board is an object, not {shown(data)}."
        return [Fault("wrong-type", "$", problem, "Put its fields between { and }.")]
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
        problem = f"{shown(value)} is not a version of board files that can be read here."
        yield Fault("unknown-schema", "$.schema", problem, f"Write {SCHEMA_VERSION}.")


def _name_faults(value: object) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield Fault("wrong-type", "$.name", f"A name is a text, not {shown(value)}.", "Put it between quotation marks.")
        return
    if not any(map(_is_word, value)):
        problem = f"The name {shown(value)} has no letter and no digit."
        yield Fault("bad-name", "$.name", problem, "Write a name such as 'our pond'.")
    if value != value.strip(" ") or "  " in value:
        problem = f"The name {shown(value)} has spaces at its ends, or more than one between words."
        yield Fault("bad-name", "$.name", problem, "Remove them.")
    if len(value) > LONGEST_NAME:
        problem = f"The name has {len(value)} characters."
        yield Fault("bad-name", "$.name", problem, f"Shorten it to at most {LONGEST_NAME}.")
    strange = list(dict.fromkeys(sign for sign in value if not _is_word(sign) and sign not in " -_.'"))
    if strange:
        problem = f"The name contains {' '.join(map(shown, strange[:9]))}."
        yield Fault("bad-name", "$.name", problem, "Use letters of any script, digits, spaces and - _ . ' only.")


def _is_word(sign: str) -> bool:
    return unicodedata.category(sign) in _WORD_CATEGORIES


def _fish_faults(value: object) -> Iterator[Fault]:
    if not isinstance(value, Mapping):
        remedy = 'Write for example {"small": 75, "large": 15}.'
        yield Fault("wrong-type", "$.fish", f"The fish are an object, not {shown(value)}.", remedy)
        return
    yield from field_faults("$.fish", value, _SIZES)
    for size in _SIZES:
        if size in value:
            yield from _count_faults(f"$.fish.{size}", value[size])
    counts = [value.get(size) for size in _SIZES]
    if all(is_whole(count) and count == 0 for count in counts):
        yield Fault("no-fish", "$.fish", "There are no fish, so nobody could score.", "Put at least one in.")


def _count_faults(place: str, value: object) -> Iterator[Fault]:
    if not is_whole(value):
        yield Fault("wrong-type", place, f"{shown(value)} is not a whole number.", _COUNT_REMEDY)
    elif value < 0:
        yield Fault("out-of-range", place, f"{shown(value)} is too small.", _COUNT_REMEDY)
    elif value > LARGEST_COUNT:
        yield Fault("out-of-range", place, f"{shown(value)} is too large.", _COUNT_REMEDY)
