"""The board on paper, to be played on with counters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kayanak_nb.drawing.scene import Circle, Paint, Shape, Text, Use
from kayanak_nb.given import brief
from kayanak_nb.kayanak.backdrop import SPACING, Backdrop, backdrop, floe_sprite
from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.kayanak.caption import board_caption, title
from kayanak_nb.locale import check_language, text
from kayanak_nb.printing.measure import fitting, wrapped
from kayanak_nb.printing.page import LONG, MARGIN, SHORT, Mark, Page, Words, placed
from kayanak_nb.printing.sheet import Sheet
from kayanak_nb.wording import mistaken

__all__ = ["board_of", "board_sheet"]

_HOLE = 21.0
_NAME = 9.5
_EDGE = SPACING * 0.55
_ROWS_AT, _COLUMNS_AT = SPACING * 0.95, SPACING * 0.85
_FIRST_ROW_AT = 24.0
_FLOE = Paint(fill="ice", stroke="ink", width=1.8)
_RING = Paint(fill="white", stroke="faint", width=1.2)
_HEADING, _SMALL, _LEADING = 6.0, 3.4, 4.6
# Holes larger than this leave counters lost in them.
_WIDEST = 36.0


def board_sheet(board: str | Board = "default", *, language: str = "en") -> Sheet:
    """Return a page with *board*, a board or the name of one that comes with the package.

    Floes are outlined and numbered; each hole bears its name, for a counter to be put on. The page lies on its side
    where that makes the board larger.

    :raises ValueError: if there is no such board or language.
    """
    ground, language = board_of(board), check_language(language)
    heading = title(ground, language)
    marks = {landscape: _laid(ground, language, landscape) for landscape in (False, True)}
    landscape = marks[True][0] > marks[False][0]
    described = board_caption(ground, language)
    return Sheet(heading, (Page(heading, described, marks[landscape][1], language, landscape),), language)


def board_of(given: object) -> Board:
    """Return the board that was *given*, itself or by name.

    :raises ValueError: if it is neither.
    """
    if isinstance(given, Board):
        return given
    if not isinstance(given, str):
        raise mistaken("print-no-board", given=brief(given))
    return board(given)


def _laid(ground: Board, language: str, landscape: bool) -> tuple[float, tuple[Mark, ...]]:
    """Return by how much the board is enlarged on a page, and all that stands on it."""
    wide, high = (LONG, SHORT) if landscape else (SHORT, LONG)
    below = _instructions(language, wide)
    top, bottom = MARGIN + _HEADING + 4, high - MARGIN - _LEADING * len(below) - 2
    picture = backdrop(ground)
    left, up, across, down = _extent(picture)
    scale = min((wide - 2 * MARGIN) / across, (bottom - top) / down, _WIDEST / SPACING)
    x = (wide - across * scale) / 2 - left * scale
    y = (top + bottom - down * scale) / 2 - up * scale
    said = title(ground, language)
    size = fitting(said, _HEADING, wide - 2 * MARGIN, bold=True)
    heading = Words(MARGIN, MARGIN + _HEADING, said, size, bold=True)
    notes = tuple(
        Words(MARGIN, bottom + 2 + _LEADING * (number + 0.8), note, _SMALL) for number, note in enumerate(below)
    )
    shapes = placed(_shapes(picture), picture.sprites, x=x, y=y, scale=scale)
    return scale, (heading, *shapes, *notes)


def _instructions(language: str, wide: float) -> list[str]:
    return wrapped(text("print-board-how", language), _SMALL, wide - 2 * MARGIN)


def _extent(picture: Backdrop) -> tuple[float, float, float, float]:
    """Return the left and the upper end of what is drawn of *picture*, and how wide and high it is."""
    xs, ys = zip(*picture.places.values(), strict=True)
    left, up = min(xs) - _ROWS_AT - _EDGE / 2, min(ys) - _COLUMNS_AT - _EDGE / 2
    return left, up, max(xs) + _EDGE - left, max(ys) + _COLUMNS_AT + _EDGE / 2 - up


def _shapes(picture: Backdrop) -> Iterator[Shape]:
    yield from (Use(floe_sprite(number), *middle, paint=_FLOE) for number, middle in enumerate(picture.middles))
    for hole, (x, y) in picture.places.items():
        yield Circle(x, y, _HOLE, _RING)
        yield Text(x, y + _NAME * 0.36, hole, _NAME, Paint(fill="faint"))
    # On top: floe numbers stand where three holes meet.
    yield from (_nearer(shape, picture) for shape in picture.shapes if isinstance(shape, Text))


def _nearer(label: Text, picture: Backdrop) -> Text:
    """Return *label* as near to the holes as paper allows: on the screen there is water between them."""
    xs, ys = zip(*picture.places.values(), strict=True)
    x, y = label.x, label.y
    if x < min(xs) - SPACING / 2 and label.paint.fill == "label":
        # Every other row lies half a step to the right, its letter less.
        x = min(xs) - _ROWS_AT + (x - _FIRST_ROW_AT)
    if y < min(ys) - SPACING / 2:
        y = min(ys) - _COLUMNS_AT + label.size * 0.36
    elif y > max(ys) + SPACING / 2:
        y = max(ys) + _COLUMNS_AT + label.size * 0.36
    return replace(label, x=x, y=y)
