"""The shape of a piece of ice: cells of the lattice grown together, a disc, or a shore; all a little ragged."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import TypeAlias

from kayanak_nb.hexgrid import Cell, centre, neighbours
from kayanak_nb.stream import Stream

__all__ = ["disc_outline", "ice_outline", "shore_outline"]

# A corner of the lattice is where three cells meet: naming it by them keeps the chaining below exact.
_Corner: TypeAlias = tuple[Cell, ...]
_Point: TypeAlias = tuple[float, float]

_POINTS_PER_SIDE = 3
_POINTS_PER_DISC = 10


@lru_cache(maxsize=1024)
def ice_outline(
    cells: frozenset[Cell], *, spacing: float, inset: float, rough: float, seed: int, origin: _Point = (0.0, 0.0)
) -> str:
    """Return the outline of *cells* as SVG path data, measured from *origin*; cell (0, 0) is centred on (0, 0).

    It is the union of the cells' hexagons, pulled in by *inset*, its corners rounded and its sides moved in and out
    by up to *rough*. All three lengths are in scene units; *spacing* (> 0) is the distance of touching cells' centres.
    The same *seed* always gives the same outline. Cells that enclose others give one closed line for each shore.
    """
    stream = Stream(seed)
    loops = (_inner(loop, cells, spacing, inset) for loop in _loops(cells))
    return "".join(_smooth(_ragged(loop, rough, stream), origin) for loop in loops)


def disc_outline(*, radius: float, rough: float, seed: int) -> str:
    """Return the outline of a round piece of ice around the origin as SVG path data.

    It bends in and out by about *rough* (scene units) and never reaches further than *radius* + *rough*. The same
    *seed* always gives the same outline.
    """
    stream = Stream(seed)
    turn = stream.below(360)
    points = []
    for number in range(_POINTS_PER_DISC):
        angle = 2 * pi * (number + turn / 360 + (stream.below(1000) / 1000 - 0.5) * 0.5) / _POINTS_PER_DISC
        # The curve runs inside the polygon of its control points.
        away = radius + rough * (2 * stream.below(1000) / 1000 - 1)
        points.append((away * cos(angle), away * sin(angle)))
    return _smooth(points, (0.0, 0.0))


def shore_outline(width: float, *, step: float, rough: float, seed: int) -> str:
    """Return the edge of a shore as SVG path data: an open line from (0, 0) to (*width*, 0).

    It bends about every *step* and keeps within *rough* of the straight line; all lengths are in scene units. The
    same *seed* always gives the same edge.
    """
    stream = Stream(seed)
    pieces = max(1, round(width / step))
    xs = [width * (number + (stream.below(1000) / 1000 - 0.5) * 0.6) / pieces for number in range(1, pieces)]
    points = [(x, rough * (2 * stream.below(1000) / 1000 - 1)) for x in xs]
    path = ["M0 0"]
    for (x, y), (next_x, next_y) in zip(points, [*points[1:], (width, 0.0)], strict=True):
        middle = ((x + next_x) / 2, (y + next_y) / 2) if next_x < width else (width, 0.0)
        path.append(f"Q{x:.1f} {y:.1f} {middle[0]:.1f} {middle[1]:.1f}")
    return "".join(path)


def _loops(cells: frozenset[Cell]) -> list[list[_Corner]]:
    """Chain the sides between *cells* and the rest into closed lines of corners."""
    onward = {start: end for cell in sorted(cells) for start, end in _open_sides(cell, cells)}
    loops = []
    while onward:
        corner = next(iter(onward))
        loop = []
        while corner in onward:
            loop.append(corner)
            corner = onward.pop(corner)
        loops.append(loop)
    return loops


def _open_sides(cell: Cell, cells: frozenset[Cell]) -> Iterable[tuple[_Corner, _Corner]]:
    around = neighbours(cell)
    for side, beyond in enumerate(around):
        if beyond not in cells:
            before, after = around[side - 1], around[(side + 1) % 6]
            yield _corner(cell, before, beyond), _corner(cell, beyond, after)


def _corner(*cells: Cell) -> _Corner:
    return tuple(sorted(cells))


def _inner(loop: list[_Corner], cells: frozenset[Cell], spacing: float, inset: float) -> list[_Point]:
    return [_pulled_in(corner, cells, spacing, inset) for corner in loop]


def _pulled_in(corner: _Corner, cells: frozenset[Cell], spacing: float, inset: float) -> _Point:
    """Move a corner so that both sides that meet there come in by *inset*.

    The sides meet at 120°, so the corner moves by inset / cos 30°: towards the one cell of the three that is ice,
    or away from the one that is not.
    """
    points = {cell: centre(cell, spacing) for cell in corner}
    x, y = _middle(points.values())
    ice = [cell for cell in corner if cell in cells]
    lone = ice[0] if len(ice) == 1 else next(cell for cell in corner if cell not in cells)
    towards = inset / cos(pi / 6) / (spacing / sqrt(3))
    if len(ice) == 2:
        towards = -towards
    return x + (points[lone][0] - x) * towards, y + (points[lone][1] - y) * towards


def _middle(points: Iterable[_Point]) -> _Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _ragged(corners: list[_Point], rough: float, stream: Stream) -> list[_Point]:
    """Put points along the sides and move each a little, all by chance from *stream*."""
    points = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        for step in range(_POINTS_PER_SIDE):
            part = (step + 0.5) / _POINTS_PER_SIDE
            angle = 2 * pi * stream.below(360) / 360
            away = rough * stream.below(1000) / 1000
            points.append((x0 + (x1 - x0) * part + away * cos(angle), y0 + (y1 - y0) * part + away * sin(angle)))
    return points


def _smooth(points: list[_Point], origin: _Point) -> str:
    """Write a closed quadratic spline with *points* as its control points.

    Each piece runs from the middle of one side of the control polygon to the middle of the next, so that SVG's short
    form T, which mirrors the last control point, finds the next by itself. For that to be exact the control points
    are rounded to even tenths.
    """
    even = [(round((x - origin[0]) * 5), round((y - origin[1]) * 5)) for x, y in points]
    middles = [(x0 + x1, y0 + y1) for (x0, y0), (x1, y1) in zip(even[-1:] + even[:-1], even, strict=True)]
    x, y = middles[0]
    path = [f"M{_tenths(x)} {_tenths(y)}q{_joined(2 * even[0][0] - x, 2 * even[0][1] - y)}"]
    for index, (next_x, next_y) in enumerate(middles[1:] + middles[:1]):
        path.append(("" if index == 0 else "t") + _joined(next_x - x, next_y - y))
        x, y = next_x, next_y
    first, rest = path[0], path[1:]
    return f"{first} {rest[0]}{''.join(rest[1:])}z"


def _joined(x: int, y: int) -> str:
    return f"{_tenths(x)}{'' if y < 0 else ' '}{_tenths(y)}"


def _tenths(number: int) -> str:
    return f"{number / 10:g}"
