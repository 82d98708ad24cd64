"""A board of squares, drawn to compare with ours: on it, every step changes the colour."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from kayanak_nb.drawing.highlight import FRAME
from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Text
from kayanak_nb.graph import colouring, square_lattice
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import sentences
from kayanak_nb.plain_text import marked

__all__ = ["COLUMNS", "ROWS", "SQUARES", "square_picture"]

_LETTERS, COLUMNS = "ABCDEF", 8
ROWS = len(_LETTERS)
SQUARES = square_lattice(ROWS, COLUMNS)
"""The graph of the board of squares: each has four neighbours at most."""

_SIDE, _LEFT, _TOP = 56.0, 44.0, 40.0
_PALE = Paint(fill="white", stroke="ink", width=1.4)
_DEEP = Paint(fill="melt", stroke="ink", width=1.4)
_LIGHT = Paint(fill="white", stroke="ink", width=2.2), Paint(fill="ink")
_DARK = Paint(fill="player_1_dark", stroke="white", width=2.2), Paint(fill="white")
_WAY = (Paint(stroke="legal_edge", width=11), Paint(stroke="legal", width=7.5))


def square_picture(
    language: str,
    *said: str,
    start: Collection[str] = (),
    notes: Mapping[str, str] | None = None,
    dark: Collection[str] = (),
    way: Sequence[str] = (),
) -> Picture:
    """Return the board of squares, in two colours like a chessboard, with what *said* tells of it.

    *start* are ringed squares, *notes* short texts on squares, those *dark* on dark discs, *way* a walk.
    """
    shapes = (*_squares(), *_marks(start, notes or {}, dark, way))
    size = _LEFT + COLUMNS * _SIDE + 16, _TOP + ROWS * _SIDE + 16
    heading = text("adjacency-squares-title", language)
    ground = (Path(f"M0 0h{size[0]:g}v{size[1]:g}h-{size[0]:g}z", Paint(fill="page")),)
    scene = Scene(*size, heading, sentences((heading, *said), language), language, ground, shapes, (), ())
    return Picture(scene, "\n".join((*said, "", *_rows(notes or {}))))


def _place(square: str) -> tuple[float, float]:
    row, column = ord(square[0]) - ord("A"), int(square[1:]) - 1
    return _LEFT + (column + 0.5) * _SIDE, _TOP + (row + 0.5) * _SIDE


def _squares() -> Iterator[Shape]:
    colours = colouring(SQUARES) or {}
    for square, colour in colours.items():
        x, y = _place(square)
        outline = f"M{-_SIDE / 2:g} {-_SIDE / 2:g}h{_SIDE:g}v{_SIDE:g}h-{_SIDE:g}z"
        yield Path(outline, _DEEP if colour else _PALE, x, y)
    label = Paint(fill="chart_ink")
    yield from (
        Text(_place(f"A{column}")[0], _TOP - 12, str(column), 18, label, 700) for column in range(1, COLUMNS + 1)
    )
    yield from (Text(_LEFT - 20, _place(f"{row}1")[1] + 6, row, 18, label, 700) for row in "ABCDEF"[:ROWS])


def _marks(
    start: Collection[str], notes: Mapping[str, str], dark: Collection[str], way: Sequence[str]
) -> Iterator[Shape]:
    lines = "".join("M{:g} {:g}L{:g} {:g}".format(*_place(one), *_place(other)) for one, other in pairwise(way))
    yield from (Path(lines, paint) for paint in _WAY if lines)
    # Sorted: a set would make another picture with every run.
    for square, note in sorted(notes.items()):
        (x, y), (disc, ink) = _place(square), _DARK if square in dark else _LIGHT
        yield Circle(x, y, 17.5, disc)
        yield Text(x, y + 6.8, note, 19 if len(note) < 3 else 14, ink, 800)
    yield from (Circle(*_place(square), 22.5, paint) for square in sorted(start) for paint in FRAME)


def _rows(notes: Mapping[str, str]) -> Iterator[str]:
    """Yield the board as text: a note or ``.`` a square."""
    yield marked({3 + 4 * column: str(column + 1) for column in range(COLUMNS)})
    for row in _LETTERS:
        signs = {3 + 4 * column: notes.get(f"{row}{column + 1}", ".") for column in range(COLUMNS)}
        yield marked({0: row, **signs})
