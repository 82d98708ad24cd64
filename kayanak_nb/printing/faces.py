"""The faces of dice on paper: a symbol, its pips, and what it is called."""

from __future__ import annotations

from collections.abc import Iterator

from kayanak_nb.dice import Face
from kayanak_nb.drawing.scene import Circle, Paint
from kayanak_nb.locale import text
from kayanak_nb.names import face_name, tidy
from kayanak_nb.printing.measure import fitting
from kayanak_nb.printing.page import Mark, Placed, Words, placed
from kayanak_nb.printing.symbols import SYMBOL_SHAPES

__all__ = ["AnyFace", "face_marks", "face_words"]

AnyFace = int | Face

_DOTS = 6
_PIP = Paint(fill="ink")
_SYMBOL_WIDTH = 30.0
# Where the dots of a plain face lie, in quarters of the face from its middle.
_PLACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def face_marks(face: AnyFace, x: float, y: float, side: float, language: str) -> Iterator[Mark]:
    """Yield what stands on a face with its middle at (*x*, *y*); it fits into a square of that *side*."""
    symbol = "" if isinstance(face, int) else face.symbol
    shapes = SYMBOL_SHAPES.get(symbol)
    if shapes is None:
        yield from _dots(_pips(face), x, y, side)
    else:
        yield from placed(shapes, x=x, y=y - side * 0.12, scale=side * 0.44 / _SYMBOL_WIDTH)
        yield from _row(_pips(face), x, y + side * 0.2, side)
    if symbol:
        words = symbol_words(symbol, language)
        size = fitting(words, side * 0.105, side * 0.9)
        yield Words(x, y + side * 0.43, words, size, "middle")


def face_words(face: AnyFace, language: str) -> str:
    """Return what is to be read on *face*."""
    if isinstance(face, int):
        return str(face)
    known = face.symbol in _NAMED
    return face_name(face, language) if known else tidy(face)


def symbol_words(symbol: str, language: str) -> str:
    """Return what *symbol* is called; one of somebody's own is called as it is."""
    return text(_NAMED[symbol], language) if symbol in _NAMED else tidy(symbol)


_NAMED = {
    "walk": "symbol-walk",
    "dig": "symbol-dig",
    "fish": "symbol-fish",
    "any": "symbol-any",
    "drop": "symbol-drop",
    "crystal": "symbol-crystal",
    "plain": "symbol-plain",
    "own": "symbol-own",
    "bear": "symbol-bear",
}


def _pips(face: AnyFace) -> int:
    return face if isinstance(face, int) else face.pips


def _dots(pips: int, x: float, y: float, side: float) -> Iterator[Mark]:
    """Yield *pips* as on an ordinary die, or as a number where there are too many, or fewer than none."""
    if pips not in _PLACES:
        yield Words(x, y + side * 0.1, str(pips), fitting(str(pips), side * 0.36, side * 0.8), "middle", bold=True)
        return
    for across, down in _PLACES[pips]:
        yield Placed(Circle(x + across * side * 0.2, y - side * 0.03 + down * side * 0.2, side * 0.06, _PIP))


def _row(pips: int, x: float, y: float, side: float) -> Iterator[Mark]:
    if pips > _DOTS:
        yield Words(x, y + side * 0.06, str(pips), side * 0.17, "middle", bold=True)
        return
    for number in range(pips):
        yield Placed(Circle(x + (number - (pips - 1) / 2) * side * 0.13, y, side * 0.045, _PIP))
