"""What the things of every game are called in each language: players, faces of dice, enumerations, quotations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, takewhile

from kayanak_nb.dice import Face
from kayanak_nb.given import tidy
from kayanak_nb.locale import text

__all__ = [
    "PLAYER_SIGNS",
    "bracketed",
    "enumerated",
    "face_name",
    "faces_name",
    "is_quoted",
    "joined",
    "listed",
    "player_name",
    "quoted",
    "sentences",
    "tidy",
]

PLAYER_SIGNS: tuple[str, ...] = ("●", "▲", "■", "◆")
"""The shape of each player's fisher, so that colour is never the only difference."""

_COLOURS = ("red", "blue", "green", "purple")
_LARGEST = 10**6
_LONGEST_LIST = 900


def player_name(player: int, language: str = "en", names: Sequence[str] | None = None) -> str:
    """Return the name of *player* (from 0): the one in *names*, or else the colour of the fisher.

    >>> player_name(1, "fr"), player_name(0, names=("Mio", "Ben"))
    ('Bleu', 'Mio')
    """
    given = tidy(names[player]) if names is not None and player < len(names) else ""
    return given or text(f"colour-{_COLOURS[player]}", language)


def face_name(face: Face, language: str = "en") -> str:
    """Return what is to be read on *face* of the white or the blue die.

    >>> face_name(Face("dig", 3), "de")
    'hacken 3'
    """
    return text("face", language, symbol=text(f"symbol-{face.symbol}", language), pips=face.pips)


def faces_name(white: Face, blue: Face | None, language: str = "en") -> str:
    """Return what a roll shows; *blue* is None where only the white die is rolled."""
    return joined([face_name(face, language) for face in (white, blue) if face is not None], language)


def joined(parts: Sequence[str], language: str = "en") -> str:
    """Return *parts* (at least one) as an enumeration with "and" before the last.

    >>> joined(["Red", "Blue", "Green"])
    'Red, Blue and Green'
    """
    *rest, last = parts
    if not rest or _fitting(parts) < len(parts):
        return listed(parts, language)
    return text("list-and", language, count=len(parts), first=listed(rest, language), last=last)


def listed(parts: Sequence[str], language: str = "en") -> str:
    """Return *parts* (at least one) with commas between them; of very many, the first and how many more there are."""
    return enumerated(parts, language, between=text("list-comma", language, first="", next=""))


def sentences(parts: Iterable[str], language: str = "en") -> str:
    """Return *parts*, a sentence each, as one text."""
    return text("list-sentences", language).join(parts)


def bracketed(what: str, more: str, language: str = "en") -> str:
    """Return *what* with *more* in brackets after it."""
    return text("bracketed", language, what=what, more=more)


def enumerated(parts: Iterable[str], language: str = "en", *, between: str) -> str:
    """Return *parts* (at least one) with *between* between them, shortened like :func:`listed`.

    >>> enumerated([f"A{column}" for column in range(1, 1000)], between=", ")[-23:]
    'A167, A168 and 831 more'
    """
    every = list(parts)
    shown = every[: _fitting(every)]
    return _and_more(between.join(shown), len(every) - len(shown), language)


def _fitting(parts: Sequence[str]) -> int:
    """Return how many of *parts*, one at least, fit into a sentence: an argument of a text must not be too long."""
    lengths = accumulate(len(part) + 2 for part in parts)
    return max(1, sum(1 for _ in takewhile(lambda length: length <= _LONGEST_LIST, lengths)))


def _and_more(line: str, more: int, language: str) -> str:
    return text("list-more", language, first=line, count=more) if more else line


def is_quoted(value: object, many: int) -> bool:
    """Return whether *value* is one of the numbers below *many* that was written as a text.

    >>> is_quoted("4", 5), is_quoted(4, 5), is_quoted("5", 5)
    (True, False, False)
    """
    return isinstance(value, str) and value in map(str, range(many))


def quoted(name: str, value: object, language: str = "en", names: Sequence[str] | None = None) -> object:
    """Return *value*, the detail *name* of a refusal, as it can be put into a sentence.

    It may come straight from a learner; a *player* and an *other* are numbers of players.
    """
    if name in ("player", "other") and isinstance(value, int):
        return player_name(value, language, names)
    return value if type(value) is int and abs(value) < _LARGEST else tidy(value)
