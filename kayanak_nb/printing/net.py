"""The net of a cube: six squares in a cross, and tabs to glue it by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from kayanak_nb.drawing.scene import Paint, Path
from kayanak_nb.printing.page import Mark, Placed, line, rectangle

__all__ = ["SQUARES", "TABS", "net_marks", "net_size"]

SQUARES: tuple[tuple[int, int], ...] = ((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2))
"""Where the faces of the cube lie, in order: column and row of each square. The first and the third are opposite."""

TABS: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {3: ("right",), 4: ("left", "top", "right"), 5: ("left", "bottom", "right")}
)
"""The sides that have a tab, by the number of the square: one for each two sides that meet only in the folded cube."""

_TAB = 0.2  # of the side of a square
_CUT = Paint(fill="white", stroke="ink", width=0.35)
_FOLD = Paint(stroke="ink", width=0.25, dash=(1.6, 1.4))
# The directions along each side and outwards from it.
_SIDES = {
    "top": ((0, 0), (1, 0), (0, -1)),
    "right": ((1, 0), (0, 1), (1, 0)),
    "bottom": ((1, 1), (-1, 0), (0, 1)),
    "left": ((0, 1), (0, -1), (-1, 0)),
}


def net_size(side: float) -> tuple[float, float]:
    """Return how wide and how high a net of squares of that *side* is, its tabs included."""
    return (4 + _TAB) * side, (3 + 2 * _TAB) * side


def net_marks(x: float, y: float, side: float) -> Iterator[Mark]:
    """Yield the lines of a net with its top left corner at (*x*, *y*): full ones to cut, dashed ones to fold."""
    top = y + _TAB * side
    corners = [(x + column * side, top + row * side) for column, row in SQUARES]
    for number, sides in TABS.items():
        yield from (_tab(*corners[number], side, name) for name in sides)
    yield from (rectangle(*corner, side, side, _CUT) for corner in corners)
    yield from _folds(corners, side)


def _tab(x: float, y: float, side: float, name: str) -> Mark:
    (right, down), (along_x, along_y), (out_x, out_y) = _SIDES[name]
    depth, slant = _TAB * side, _TAB * side * 0.9
    x, y = x + right * side, y + down * side
    first = (x + along_x * slant + out_x * depth, y + along_y * slant + out_y * depth)
    second = (x + along_x * (side - slant) + out_x * depth, y + along_y * (side - slant) + out_y * depth)
    last = (x + along_x * side, y + along_y * side)
    points = "L".join(f"{a:.2f} {b:.2f}" for a, b in ((x, y), first, second, last))
    return Placed(Path(f"M{points}z", _CUT))


def _folds(corners: list[tuple[float, float]], side: float) -> Iterator[Mark]:
    """Yield the lines to fold along, white first: a full line stands there from the squares."""
    for x0, y0, x1, y1 in (*_between(corners, side), *_at_tabs(corners, side)):
        yield line(x0, y0, x1, y1, Paint(stroke="white", width=0.6))
        yield line(x0, y0, x1, y1, _FOLD)


def _between(corners: list[tuple[float, float]], side: float) -> Iterator[tuple[float, float, float, float]]:
    for number in (1, 2, 3):
        x, y = corners[number]
        yield x, y, x, y + side
    x, y = corners[1]
    yield x, y, x + side, y
    yield x, y + side, x + side, y + side


def _at_tabs(corners: list[tuple[float, float]], side: float) -> Iterator[tuple[float, float, float, float]]:
    for number, names in TABS.items():
        for name in names:
            (right, down), (along_x, along_y), _ = _SIDES[name]
            x, y = corners[number][0] + right * side, corners[number][1] + down * side
            yield x, y, x + along_x * side, y + along_y * side
