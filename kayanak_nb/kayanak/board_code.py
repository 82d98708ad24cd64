"""A board packed into one short text, for the codes of positions on boards of one's own.

Packed are, in this order: the name (its length in UTF-8, then its bytes); small and large fish, drops, crystals; for
each row A to Z the number of its last column, 0 for an empty row, and whether each column up to there has a hole; the
number of floes, and for each hole the number of its floe.
"""

from __future__ import annotations

from collections.abc import Iterator

from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.board_faults import LARGEST_COUNT
from kayanak_nb.packing import Unpacking, pack

__all__ = ["pack_board", "unpack_board"]

_ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_COLUMNS = 99
_BYTES = 256


def pack_board(board: Board) -> str:
    """Return all of *board* as digits and letters."""
    return pack([*_names(board), *_lattice(board), *_floes(board)])


def unpack_board(text: str) -> Board:
    """Return the board that :func:`pack_board` has packed as *text*.

    :raises ValueError: if *text* is no packed board.
    """
    unpack = Unpacking(text)
    name = bytes(unpack.take(_BYTES) for _ in range(unpack.take(_BYTES))).decode("utf-8")
    small, large, drops, crystals = (unpack.take(LARGEST_COUNT + 1) for _ in range(4))
    holes = [hole for row in _ROWS for hole in _row(row, unpack)]
    floes: list[list[str]] = [[] for _ in range(1 + unpack.take(len(holes) + 1))]
    for hole in holes:
        floes[unpack.take(len(floes))].append(hole)
    if not unpack.is_spent:
        raise ValueError(f"{text!r} is no packed board.")
    return Board(name, holes, floes, small=small, large=large, drops=drops, crystals=crystals)


def _names(board: Board) -> Iterator[tuple[int, int]]:
    raw = board.name.encode("utf-8")
    yield len(raw), _BYTES
    yield from ((byte, _BYTES) for byte in raw)
    yield from ((count, LARGEST_COUNT + 1) for count in (board.small, board.large, board.drops, board.crystals))


def _lattice(board: Board) -> Iterator[tuple[int, int]]:
    for row in range(len(_ROWS)):
        columns = [cell[1] for cell in board.cells if cell[0] == row]
        width = columns[-1] + 1 if columns else 0
        yield width, _COLUMNS + 1
        yield from ((column in columns, 2) for column in range(width))


def _row(letter: str, unpack: Unpacking) -> Iterator[str]:
    width = unpack.take(_COLUMNS + 1)
    return (f"{letter}{column}" for column in range(1, width + 1) if unpack.take(2))


def _floes(board: Board) -> Iterator[tuple[int, int]]:
    number = len(board.floes)
    yield number - 1, len(board.holes) + 1
    yield from ((floe, number) for floe in board.floe_index)
