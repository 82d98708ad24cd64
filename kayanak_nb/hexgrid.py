"""The hexagonal lattice that both games stand on.

A cell is ``(row, column)``, whole numbers of any sign; row 0 is on top, column 0 on the left, and odd rows are
shifted half a step to the right ("odd-r" in the usual naming). Every cell touches six others::

    (0,0) (0,1) (0,2)
       (1,0) (1,1) (1,2)
    (2,0) (2,1) (2,2)

Distances and lines are counted in steps on exact integers; only :func:`centre` and :func:`cell_at` measure lengths.
"""

from __future__ import annotations

from math import isfinite, sqrt
from typing import TypeAlias

from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake

__all__ = ["DIRECTIONS", "Cell", "cell_at", "centre", "distance", "line", "neighbours", "step"]

Cell: TypeAlias = tuple[int, int]
_Cube: TypeAlias = tuple[int, int, int]

DIRECTIONS: tuple[str, ...] = ("E", "NE", "NW", "W", "SW", "SE")

_STEPS: tuple[dict[str, Cell], dict[str, Cell]] = (
    {"E": (0, 1), "NE": (-1, 0), "NW": (-1, -1), "W": (0, -1), "SW": (1, -1), "SE": (1, 0)},
    {"E": (0, 1), "NE": (-1, 1), "NW": (-1, 0), "W": (0, -1), "SW": (1, 0), "SE": (1, 1)},
)
_ROW_HEIGHT = sqrt(3) / 2


def step(cell: Cell, direction: str) -> Cell:
    """Return the cell that touches *cell* on the side *direction*, one of :data:`DIRECTIONS`.

    :raises ValueError: for any other direction.

    >>> step((1, 4), "NE")
    (0, 5)
    """
    row, column = cell
    try:
        down, right = _STEPS[row & 1][direction]
    except (KeyError, TypeError):
        raise Mistake(f"There is no direction {brief(direction)}. Choose one of {', '.join(DIRECTIONS)}.") from None
    return row + down, column + right


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that touch *cell*, in the order of :data:`DIRECTIONS`.

    >>> neighbours((2, 2))
    ((2, 3), (1, 2), (1, 1), (2, 1), (3, 1), (3, 2))
    """
    row, column = cell
    return tuple((row + down, column + right) for down, right in _STEPS[row & 1].values())


def distance(a: Cell, b: Cell) -> int:
    """Return the least number of steps from *a* to *b*.

    >>> distance((0, 0), (2, 2))
    3
    """
    return max(abs(p - q) for p, q in zip(_cube(a), _cube(b), strict=True))


def line(a: Cell, b: Cell) -> tuple[Cell, ...]:
    """Return the cells of a straight line from *a* to *b*, both included.

    There are ``distance(a, b) + 1`` cells, each touching the next. Where the line runs exactly between two cells, the
    choice does not depend on the direction: ``line(b, a)`` is ``line(a, b)`` backwards.

    >>> line((0, 0), (2, 2))
    ((0, 0), (1, 0), (1, 1), (2, 2))
    """
    steps = distance(a, b)
    if steps == 0:
        return (a,)
    start, end = _cube(a), _cube(b)
    return tuple(_cell(_between(start, end, taken, steps)) for taken in range(steps + 1))


def centre(cell: Cell, spacing: float = 1.0) -> tuple[float, float]:
    """Return the point ``(x, y)`` in the middle of *cell*, x to the right, y downwards.

    *spacing* (> 0) is the distance between the centres of two touching cells; cell (0, 0) lies at the origin.

    :raises ValueError: if *spacing* is not a positive number.

    >>> centre((0, 3), 10)
    (30.0, 0.0)
    """
    _check_spacing(spacing)
    row, column = cell
    return spacing * (column + (row & 1) / 2), spacing * row * _ROW_HEIGHT


def cell_at(x: float, y: float, spacing: float = 1.0) -> Cell:
    """Return the cell whose hexagon holds the point (*x*, *y*): the one whose centre is nearest.

    :raises ValueError: if *x* or *y* is not finite, or *spacing* is not a positive number.

    >>> cell_at(31.5, -2.0, spacing=10)
    (0, 3)
    """
    _check_spacing(spacing)
    if not (isfinite(x) and isfinite(y)):
        raise Mistake(f"The point ({x}, {y}) lies nowhere: both numbers must be finite.")
    down = y / (spacing * _ROW_HEIGHT)
    right = x / spacing - down / 2
    return _cell(_nearest(right, down, -right - down))


def _check_spacing(spacing: float) -> None:
    if not (isfinite(spacing) and spacing > 0):
        raise Mistake(f"The spacing must be a positive number, not {brief(spacing)}.")


def _cube(cell: Cell) -> _Cube:
    """Return *cell* in three coordinates that sum to 0, in which distance is the largest difference."""
    row, column = cell
    right = column - (row - (row & 1)) // 2
    return right, row, -right - row


def _cell(cube: _Cube) -> Cell:
    right, row, _ = cube
    return row, right + (row - (row & 1)) // 2


def _between(start: _Cube, end: _Cube, taken: int, steps: int) -> _Cube:
    """Return the cell that lies *taken* of *steps* equal parts along the way from *start* to *end*."""
    # In units of 1 / (32 * steps) of a step: fine enough for a nudge that settles ties and nothing else, so that the
    # line is the same from either end.
    unit = 32 * steps
    right, down, rest = (32 * (p * (steps - taken) + q * taken) for p, q in zip(start, end, strict=True))
    nudged = right + 1, down + 2, rest - 3
    rounded = tuple((2 * ratio + unit) // (2 * unit) for ratio in nudged)
    errors = tuple(abs(whole * unit - ratio) for whole, ratio in zip(rounded, nudged, strict=True))
    return _mended(rounded, errors)


def _nearest(right: float, down: float, rest: float) -> _Cube:
    exact = right, down, rest
    rounded = tuple(map(round, exact))
    return _mended(rounded, tuple(abs(whole - part) for whole, part in zip(rounded, exact, strict=True)))


def _mended(rounded: tuple[int, ...], errors: tuple[float, ...]) -> _Cube:
    """Make the coordinates sum to 0 again by recomputing the one that rounding moved most."""
    right, down, rest = rounded
    worst = errors.index(max(errors))
    if worst == 0:
        return -down - rest, down, rest
    if worst == 1:
        return right, -right - rest, rest
    return right, down, -right - down
