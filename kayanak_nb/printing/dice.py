"""Dice on paper: a net to fold for six faces, a spinner for some other number, slips to draw for many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin
from typing import TypeAlias

from kayanak_nb.dice import Die, Face
from kayanak_nb.drawing.scene import Circle, Paint
from kayanak_nb.equipment import MAX_FACES
from kayanak_nb.given import brief
from kayanak_nb.kayanak.rules import BLUE, WHITE
from kayanak_nb.locale import check_language, text
from kayanak_nb.names import listed
from kayanak_nb.printing.faces import AnyFace, face_marks, face_words
from kayanak_nb.printing.measure import wrapped
from kayanak_nb.printing.net import SQUARES, net_marks, net_size
from kayanak_nb.printing.page import LONG, MARGIN, SHORT, Mark, Page, Placed, Words, line, rectangle
from kayanak_nb.printing.sheet import Sheet
from kayanak_nb.wording import mistaken

__all__ = ["SPINNER_FACES", "dice_sheet"]

SPINNER_FACES = 16
"""The most faces that get a spinner; of more, slips are drawn from a bag."""

_AnyDie: TypeAlias = Die[int] | Die[Face]
_Drawing: TypeAlias = Callable[[tuple[AnyFace, ...], float, float, str], Iterator[Mark]]

_CUBE = 6
_HEADING, _SMALL, _LEADING = 5.0, 3.4, 4.6
_SIDE = 33.0
_HALF = (LONG - 2 * MARGIN) / 2
_RADIUS = 46.0
_CUT, _FAINT = Paint(stroke="ink", width=0.35), Paint(stroke="ink", width=0.25)


def dice_sheet(*dice: Die[int] | Die[Face], language: str = "en") -> Sheet:
    """Return pages with *dice* to make, two a page; without any, the white and the blue die of Kayanak.

    A die of six faces is a net of a cube with tabs to glue. Other numbers of faces get a spinner, more than
    :data:`SPINNER_FACES` slips of paper for a bag.

    :raises ValueError: if something is not a die, or has too many faces, or there is no such language.
    """
    language = check_language(language)
    chosen: tuple[_AnyDie, ...] = dice or (WHITE, BLUE)
    names = _names(len(chosen), own=bool(dice), language=language)
    for die in chosen:
        _check(die)
    title = text("print-dice-title", language)
    pairs = [tuple(zip(chosen, names, strict=True))[first : first + 2] for first in range(0, len(chosen), 2)]
    return Sheet(title, tuple(_page(title, pair, language) for pair in pairs), language)


def _check(die: object) -> None:
    if not isinstance(die, Die):
        raise mistaken("print-no-die", given=brief(die))
    if len(die.faces) > MAX_FACES:
        raise mistaken("print-many-faces", count=len(die.faces), most=MAX_FACES)


def _names(count: int, *, own: bool, language: str) -> list[str]:
    if not own:
        return [text("dice-part-white", language), text("dice-part-blue", language)]
    return [text("print-die", language, number=number) for number in range(1, count + 1)]


def _page(title: str, dice: tuple[tuple[_AnyDie, str], ...], language: str) -> Page:
    marks = [mark for number, (die, name) in enumerate(dice) for mark in _half(die, name, number, language)]
    said = [f"{name}: {listed([face_words(face, language) for face in die.faces], language)}" for die, name in dice]
    return Page(title, "\n".join(said), tuple(marks), language)


def _half(die: _AnyDie, name: str, number: int, language: str) -> Iterator[Mark]:
    """Yield one die with its heading: in the upper half of the page for *number* 0, in the lower one for 1."""
    top = MARGIN + number * _HALF
    faces: tuple[AnyFace, ...] = tuple(die.faces)
    how, draw = _way(faces)
    yield Words(MARGIN, top + _HEADING, name, _HEADING, bold=True)
    lines = wrapped(text(how, language, count=len(faces)), _SMALL, SHORT - 2 * MARGIN)
    for row, said in enumerate(lines):
        yield Words(MARGIN, top + _HEADING + 2 + _LEADING * (row + 0.8), said, _SMALL)
    yield from draw(faces, top + _HEADING + 3 + _LEADING * len(lines), top + _HALF - 3, language)


def _way(faces: tuple[AnyFace, ...]) -> tuple[str, _Drawing]:
    """Return the key of the sentence that says how to make the die, and what draws it."""
    if len(faces) == _CUBE:
        return "print-net-how", _net
    return ("print-spinner-how", _spinner) if len(faces) <= SPINNER_FACES else ("print-slips-how", _slips)


def _net(faces: tuple[AnyFace, ...], top: float, bottom: float, language: str) -> Iterator[Mark]:
    side = min(_SIDE, (bottom - top) / net_size(1)[1])
    wide, high = net_size(side)
    x, y = (SHORT - wide) / 2, (top + bottom - high) / 2
    yield from net_marks(x, y, side)
    upper = y + (high - 3 * side) / 2
    for face, (column, row) in zip(faces, SQUARES, strict=True):
        yield from face_marks(face, x + (column + 0.5) * side, upper + (row + 0.5) * side, side, language)


def _spinner(faces: tuple[AnyFace, ...], top: float, bottom: float, language: str) -> Iterator[Mark]:
    radius = min(_RADIUS, (bottom - top) / 2)
    x, y, count = SHORT / 2, (top + bottom) / 2, len(faces)
    yield Placed(Circle(x, y, radius, _CUT))
    for number, face in enumerate(faces):
        angle = 2 * pi * number / count - pi / 2
        if count > 1:
            yield line(x, y, x + radius * cos(angle), y + radius * sin(angle), _FAINT)
        middle = angle + pi / count
        # The widest square that fits between two lines at that distance from the middle.
        side = min(2 * 0.7 * radius * sin(min(pi / count, pi / 2)), radius * 0.5) * 0.82
        yield from face_marks(face, x + 0.7 * radius * cos(middle), y + 0.7 * radius * sin(middle), side, language)
    yield Placed(Circle(x, y, 1.2, Paint(fill="ink")))


def _slips(faces: tuple[AnyFace, ...], top: float, bottom: float, language: str) -> Iterator[Mark]:
    columns = 10 if len(faces) > 2 * SPINNER_FACES else 8
    rows = -(-len(faces) // columns)
    side = min((SHORT - 2 * MARGIN) / columns, (bottom - top) / rows)
    left = (SHORT - columns * side) / 2
    for number, face in enumerate(faces):
        x, y = left + number % columns * side, top + number // columns * side
        yield rectangle(x, y, side, side, _FAINT)
        yield from face_marks(face, x + side / 2, y + side / 2, side, language)
