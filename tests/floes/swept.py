"""Equal discs in open water, in real numbers: what the lattice counts, found out by geometry alone.

A floe is a disc of diameter 1. A pushed disc takes along whatever it presses against: discs in contact whose centres
lie ahead, and again what those press against. All move as one until one of them meets a disc at rest or can go no
further at the edge. The shores are straight. On either side the ice is ragged: it fills all that no floe can reach, so
a centre stays within the zigzag through the outermost cells.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from typing import TypeAlias

__all__ = ["HEADINGS", "Point", "apart", "moved", "point", "pushed", "run"]

Point: TypeAlias = tuple[float, float]

LAST_ROW, LAST_COLUMN = 8, 8
ROW_HEIGHT = sqrt(3) / 2
SLACK = 1e-9

HEADINGS: dict[str, Point] = {
    name: (cos(turns * pi / 3), -sin(turns * pi / 3)) for turns, name in enumerate(("E", "NE", "NW", "W", "SW", "SE"))
}
"""The unit vector of each direction, x to the right, y downwards."""


def point(cell: tuple[int, int]) -> Point:
    """Return where the centre of the floe on *cell* is."""
    row, column = cell
    return column + row % 2 / 2, row * ROW_HEIGHT


def moved(start: Point, heading: Point, way: float) -> Point:
    """Return the point *way* further in the direction *heading*."""
    return start[0] + way * heading[0], start[1] + way * heading[1]


def apart(a: Point, b: Point) -> float:
    """Return the distance between two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def pushed(centres: Sequence[Point], first: int, heading: Point) -> set[int]:
    """Return the discs that move when disc *first* is pushed."""
    together, newest = {first}, [first]
    while newest:
        disc = newest.pop()
        for other, centre in enumerate(centres):
            if other not in together and _presses(centres[disc], centre, heading):
                together.add(other)
                newest.append(other)
    return together


def _presses(disc: Point, other: Point, heading: Point) -> bool:
    return apart(disc, other) < 1 + SLACK and _ahead(disc, other, heading) > SLACK


def _ahead(disc: Point, other: Point, heading: Point) -> float:
    """Return how far ahead of *disc* the other is, measured along the heading."""
    return (other[0] - disc[0]) * heading[0] + (other[1] - disc[1]) * heading[1]


def run(centres: Sequence[Point], together: Collection[int], heading: Point) -> float:
    """Return how far the discs *together* move before the first of them meets another or the edge."""
    at_rest = [centre for disc, centre in enumerate(centres) if disc not in together]
    ends = [_to_edge(centres[disc], heading) for disc in together]
    ends += [meeting for disc in together for centre in at_rest for meeting in _to_disc(centres[disc], centre, heading)]
    return max(0.0, min(ends))


def _to_disc(disc: Point, other: Point, heading: Point) -> Iterator[float]:
    """Yield how far *disc* moves before it touches the other; nothing if it passes by or moves away."""
    ahead = _ahead(disc, other, heading)
    aside = apart(disc, other) ** 2 - ahead**2
    if ahead > SLACK and aside < 1 - SLACK:
        yield ahead - sqrt(1 - aside)


def _to_edge(disc: Point, heading: Point) -> float:
    """Return how far the centre *disc* moves before it would leave the water."""
    stages = _stages(disc, heading)
    for begin, end in pairwise(stages):
        # Between two rows the edges are straight, so each margin changes evenly.
        margins = zip(_margins(moved(disc, heading, begin)), _margins(moved(disc, heading, end)), strict=True)
        exits = [max(0.0, before) / (max(0.0, before) - after) for before, after in margins if after < -SLACK]
        if exits:
            return begin + (end - begin) * min(exits)
    raise AssertionError("A way without end.")


def _stages(disc: Point, heading: Point) -> list[float]:
    """Return after which ways the centre crosses a row, from 0 to a way that leads out of the water."""
    out = 2.0 * (LAST_COLUMN + LAST_ROW)
    if abs(heading[1]) < SLACK:
        return [0.0, out]
    crossings = [(row * ROW_HEIGHT - disc[1]) / heading[1] for row in range(-1, LAST_ROW + 2)]
    return [0.0, *sorted(way for way in crossings if SLACK < way < out)]


def _margins(centre: Point) -> tuple[float, ...]:
    """Return how far a centre is from each of the four edges, below 0 beyond it."""
    x, y = centre
    # A zigzag: 0 on even rows, a half on odd ones, straight in between.
    offset = abs((y / ROW_HEIGHT + 1) % 2 - 1) / 2
    return x - offset, LAST_COLUMN + offset - x, y, LAST_ROW * ROW_HEIGHT - y
