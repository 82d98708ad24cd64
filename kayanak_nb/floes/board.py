"""The water: where floes can lie, which touch, and where the shores are.

The text gives no grid. Ours: floes are equal discs on the hexagonal lattice, in which touching discs are exactly
neighbouring cells, so contact is exact. Nine rows of nine cells, odd rows half a cell to the right; the far shore lies
above row 0, the home shore below row 8.

Sets of cells are whole numbers. A cell's bit is its place in a slanted frame in which each direction is one fixed
shift; a rim of empty cells around the water keeps shifts from running into other rows. Each cell has six bits, one a
direction, so that the judge can follow all six directions in one number; sets of cells use the first of them.
"""

from __future__ import annotations

from kayanak_nb.hexgrid import DIRECTIONS, Cell

__all__ = [
    "BEAR_STARTS",
    "BRINKS",
    "CELLS",
    "COLUMNS",
    "FAR_EDGE",
    "FLOES",
    "FRONTS",
    "HOME_EDGE",
    "LANES",
    "NEAR",
    "ROWS",
    "SHIFTS",
    "START",
    "WATER",
    "bit_of",
    "halo",
    "shift",
]

ROWS, COLUMNS = 9, 9
FLOES = 16
BEAR_STARTS = 4
"""The bear starts on one of the first so many floes: those of row 1."""

# A row of the frame: nine cells, the slant of nine rows (four cells), and a rim on either side.
_FRAME = COLUMNS + (ROWS - 1) // 2 + 2

LANES = len(DIRECTIONS)
"""How many bits a cell has."""


def bit_of(cell: Cell) -> int:
    """Return the number of the bit that stands for *cell*, given as (row, column).

    >>> bit_of((0, 0)) + LANES == bit_of((0, 1))
    True
    """
    row, column = cell
    return LANES * ((row + 1) * _FRAME + column - row // 2 + (ROWS - 1) // 2 + 1)


_ALL: tuple[Cell, ...] = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))

CELLS: dict[int, Cell] = {bit_of(cell): cell for cell in _ALL}
"""The (row, column) of each bit of the water."""

WATER = sum(1 << bit for bit in CELLS)
FAR_EDGE = sum(1 << bit_of((0, column)) for column in range(COLUMNS))
HOME_EDGE = sum(1 << bit_of((ROWS - 1, column)) for column in range(COLUMNS))

_EAST, _DOWN = LANES, LANES * _FRAME

SHIFTS: tuple[int, ...] = (_EAST, _EAST - _DOWN, -_DOWN, -_EAST, _DOWN - _EAST, _DOWN)
"""How far a bit moves in each of the directions E NE NW W SW SE; below 0 is towards the lower bits."""

FRONTS: tuple[tuple[int, int, int], ...] = tuple(
    (SHIFTS[(number - 1) % 6], SHIFTS[number], SHIFTS[(number + 1) % 6]) for number in range(len(DIRECTIONS))
)
"""For each direction its own shift and those of the two directions beside it: what a floe pushes against."""


def shift(mask: int, by: int) -> int:
    """Return *mask* with every bit moved *by* places."""
    return mask << by if by > 0 else mask >> -by


BRINKS: tuple[int, ...] = tuple(WATER & ~shift(WATER, -by) for by in SHIFTS)
"""For each direction the mask of the cells from which one step leaves the water."""


def halo(mask: int) -> int:
    """Return the cells that touch a cell of *mask*; cells of *mask* that touch each other are among them."""
    return mask << _EAST | mask >> _EAST | mask << _DOWN | mask >> _DOWN | mask << _DOWN - _EAST | mask >> _DOWN - _EAST


NEAR: dict[int, int] = {bit: sum(shift(1 << bit, by) for by in SHIFTS) & WATER for bit in CELLS}
"""For each bit of the water the mask of the cells around it."""

START: tuple[int, ...] = tuple(bit_of((row, column)) for row in (1, 3, 5, 7) for column in (1, 3, 5, 7))
"""Where the 16 floes lie when a game begins, in row-major order; none touches another."""
