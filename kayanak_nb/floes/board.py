"""The water: where floes can lie, which touch, and where the shores are.

The text gives no grid. Ours: floes are equal discs on the hexagonal lattice, in which touching discs are exactly
neighbouring cells, so contact is exact. Nine rows of nine cells, odd rows half a cell to the right; the far shore lies
above row 0, the home shore below row 8.

Cells are numbered in a slanted frame in which each direction is one fixed step; a rim beside the water keeps steps
from running into other rows. Sets of cells are whole numbers. Each cell has eight bits of them, six of which stand for
a direction, so that the judge can follow all six directions in one number; plain sets use the first bit. Where floes
lie is a string of bytes, a cell's number each: what a set says of every floe is then one translation.
"""

from __future__ import annotations

from kayanak_nb.hexgrid import DIRECTIONS, Cell

__all__ = [
    "AROUND",
    "BEAR_STARTS",
    "BRINKS",
    "CELLS",
    "COLUMNS",
    "FAR_ROW",
    "FLOES",
    "FRONTS",
    "HOME_ROW",
    "LANES",
    "ROWS",
    "SHIFTS",
    "START",
    "START_CELLS",
    "STRIDES",
    "WATER",
    "halo",
    "number_of",
    "read",
    "shift",
    "spread",
]

ROWS, COLUMNS = 9, 9
FLOES = 16
BEAR_STARTS = 4
"""The bear starts on one of the first so many floes: those of row 1."""

# A row of the frame: nine cells, the slant of nine rows (four cells), and a rim on one side.
_SLANT = (ROWS - 1) // 2
_FRAME = COLUMNS + _SLANT + 1

LANES = 8
"""How many bits a cell has in a set."""


def number_of(cell: Cell) -> int:
    """Return the number of *cell*, given as (row, column), in the frame.

    >>> number_of((0, 0)) + 1 == number_of((0, 1))
    True
    """
    row, column = cell
    return row * _FRAME + column - row // 2 + _SLANT


def spread(numbers: bytes | tuple[int, ...]) -> int:
    """Return the set of the cells with these *numbers*, all different."""
    return sum([1 << LANES * number for number in numbers])


CELLS: dict[int, Cell] = {number_of((row, column)): (row, column) for row in range(ROWS) for column in range(COLUMNS)}
"""The (row, column) of each number in the water."""

FAR_ROW: tuple[int, ...] = tuple(number for number, (row, _) in CELLS.items() if row == 0)
HOME_ROW: tuple[int, ...] = tuple(number for number, (row, _) in CELLS.items() if row == ROWS - 1)

STRIDES: tuple[int, ...] = (1, 1 - _FRAME, -_FRAME, -1, _FRAME - 1, _FRAME)
"""By how much a cell's number changes with one step in each of the directions E NE NW W SW SE."""

AROUND: dict[int, tuple[int, ...]] = {
    number: tuple(number + stride for stride in STRIDES if number + stride in CELLS) for number in CELLS
}
"""For each cell those around it."""

SHIFTS: tuple[int, ...] = tuple(LANES * stride for stride in STRIDES)
"""How far a step shifts a set in each direction; below 0 is towards the lower bits."""

FRONTS: tuple[tuple[int, int, int], ...] = tuple(
    (SHIFTS[(number - 1) % 6], SHIFTS[number], SHIFTS[(number + 1) % 6]) for number in range(len(DIRECTIONS))
)
"""For each direction its own shift and those of the two directions beside it: what a floe pushes against."""

WATER: int = spread(tuple(CELLS))
"""The set of all cells."""


def shift(mask: int, by: int) -> int:
    """Return *mask* with every bit moved *by* places."""
    return mask << by if by > 0 else mask >> -by


BRINKS: tuple[int, ...] = tuple(WATER & ~shift(WATER, -by) for by in SHIFTS)
"""For each direction the set of the cells from which one step leaves the water."""

_EAST, _DOWN = SHIFTS[0], SHIFTS[-1]


def halo(mask: int) -> int:
    """Return the cells that touch a cell of *mask*; cells of *mask* that touch each other are among them."""
    return mask << _EAST | mask >> _EAST | mask << _DOWN | mask >> _DOWN | mask << _DOWN - _EAST | mask >> _DOWN - _EAST


def read(mask: int, places: bytes) -> bytes:
    """Return for each floe, lying at *places*, the eight bits that *mask* has for its cell."""
    return places.translate(mask.to_bytes(_TABLE, "little"))


# How long a table for bytes.translate must be.
_TABLE = 256

START_CELLS: tuple[Cell, ...] = tuple((row, column) for row in (1, 3, 5, 7) for column in (1, 3, 5, 7))
"""Where the 16 floes lie when a game begins, in row-major order; none touches another."""

START: bytes = bytes(map(number_of, START_CELLS))
"""The numbers of those cells."""
