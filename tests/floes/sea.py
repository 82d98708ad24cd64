"""The water, derived a second time from the rules alone: cells, what lies beside what, and where a slide ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

__all__ = ["COLUMNS", "DIRECTIONS", "FLOES", "ROWS", "Cell", "beside", "front_of", "group", "touch", "travel", "wet"]

Cell: TypeAlias = tuple[int, int]

ROWS = COLUMNS = 9
FLOES = 16

# Rows down, and half steps to the right.
_HEADINGS: Mapping[str, tuple[int, int]] = {
    "E": (0, 2),
    "NE": (-1, 1),
    "NW": (-1, -1),
    "W": (0, -2),
    "SW": (1, -1),
    "SE": (1, 1),
}
DIRECTIONS = tuple(_HEADINGS)


def half_steps(cell: Cell) -> int:
    """Return how far right a cell lies; odd rows are shifted by one half."""
    row, column = cell
    return 2 * column + row % 2


@cache
def touch(a: Cell, b: Cell) -> bool:
    """Tell whether floes on two cells touch: beside each other in a row, or half a step apart in rows side by side."""
    return (abs(a[0] - b[0]), abs(half_steps(a) - half_steps(b))) in {(0, 2), (1, 1)}


@cache
def beside(cell: Cell, direction: str) -> Cell:
    """Return the cell next to *cell*, in the water or not."""
    down, right = _HEADINGS[direction]
    row = cell[0] + down
    return row, (half_steps(cell) + right - row % 2) // 2


def wet(cell: Cell) -> bool:
    """Tell whether a floe can lie there."""
    return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLUMNS


@cache
def front_of(cell: Cell, direction: str) -> frozenset[Cell]:
    """Return the three cells that a floe pushes against."""
    number = DIRECTIONS.index(direction)
    return frozenset(beside(cell, DIRECTIONS[(number + turn) % 6]) for turn in (-1, 0, 1))


def group(cells: Mapping[int, Cell], floe: int, direction: str) -> set[int]:
    """Return the floes that move when *floe* is pushed: itself, and whatever lies in front of any of them."""
    lying = {cell: number for number, cell in cells.items()}
    moving, new = {floe}, {floe}
    while new:
        in_front = {cell for member in new for cell in front_of(cells[member], direction)}
        new = {lying[cell] for cell in in_front if cell in lying} - moving
        moving |= new
    return moving


def travel(cells: Mapping[int, Cell], moving: Iterable[int], direction: str) -> int:
    """Return how many cells the floes *moving* go before one of them meets another floe or would leave the water."""
    here = {floe: cells[floe] for floe in moving}
    others = {cell for floe, cell in cells.items() if floe not in here}
    steps = 0
    while all(wet(beside(cell, direction)) for cell in here.values()):
        before = here
        here = {floe: beside(cell, direction) for floe, cell in here.items()}
        steps += 1
        if any(
            touch(cell, other) and not touch(before[floe], other) for floe, cell in here.items() for other in others
        ):
            break
    return steps
