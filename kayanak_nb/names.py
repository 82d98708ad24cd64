"""What the things of every game are called in each language: players, faces of dice, enumerations, quotations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from kayanak_nb.dice import Face
from kayanak_nb.locale import text

__all__ = [
    "PLAYER_SIGNS",
    "face_name",
    "faces_name",
    "joined",
    "listed",
    "player_name",
    "quoted",
    "tidy",
]

PLAYER_SIGNS: tuple[str, ...] = ("●", "▲", "■", "◆")
"""The shape of each player's fisher, so that colour is never the only difference."""

_COLOURS = ("red", "blue", "green", "purple")
_LONGEST = 40
_LARGEST = 10**6
# Joiners are invisible, but names in several scripts and many emoji fall apart without them.
_JOINERS = "\u200c\u200d"


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
    return text("list-and", language, first=listed(rest, language), last=last) if rest else last


def listed(parts: Sequence[str], language: str = "en") -> str:
    """Return *parts* (at least one) with commas between them."""
    return reduce(lambda first, following: text("list-comma", language, first=first, next=following), parts)


def tidy(value: object, longest: int = _LONGEST) -> str:
    r"""Return *value* as one line of visible text of at most *longest* characters, safe to put into a sentence.

    >>> tidy("C4\n" * 3), tidy("x" * 50, 10)
    ('C4 C4 C4', 'xxxxxxxxx…')
    """
    try:
        given = value if isinstance(value, str) else repr(value)
    except Exception:  # whatever a learner passed in may fail in any way
        given = type(value).__name__
    # More than is ever kept need not be looked at.
    visible = "".join(sign if sign.isprintable() or sign in _JOINERS else " " for sign in given[: 10 * longest])
    line = " ".join(visible.split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


def quoted(name: str, value: object, language: str = "en", names: Sequence[str] | None = None) -> object:
    """Return *value*, the detail *name* of a refusal, as it can be put into a sentence.

    It may come straight from a learner; a *player* and an *other* are numbers of players.
    """
    if name in ("player", "other") and isinstance(value, int):
        return player_name(value, language, names)
    return value if type(value) is int and abs(value) < _LARGEST else tidy(value)
