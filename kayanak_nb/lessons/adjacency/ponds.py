"""Ponds for exercises: boards grown from random numbers, things in the way on known boards, and pictures of both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kayanak_nb.hexgrid import Cell, neighbours
from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.kayanak.graph import HoleGraph, hole_graph
from kayanak_nb.kayanak.sketch import Sketch, in_words, sketch_scene
from kayanak_nb.lessons.drawn import one_of, shuffled
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import joined
from kayanak_nb.stream import Stream

__all__ = ["Pond", "grown", "littered", "named", "portrait"]

_MIDDLE: Cell = (2, 3)
_ROWS, _COLUMNS = 5, 7


@dataclass(frozen=True)
class Pond:
    """A *board* with fishers on the holes *blocked*, and with floes *melted*."""

    board: Board
    blocked: tuple[str, ...] = ()
    melted: tuple[int, ...] = ()

    @cached_property
    def graph(self) -> HoleGraph:
        """What can be walked on."""
        return hole_graph(self.board, blocked=self.blocked, melted=self.melted)

    def sketch(self, **more: Any) -> Sketch:
        """Return a drawing of it; *more* is what a :class:`~kayanak_nb.kayanak.sketch.Sketch` takes."""
        parts: dict[str, Any] = {"blocked": self.blocked, "melted": self.melted}
        return Sketch(self.board, **{**parts, **more})


def grown(stream: Stream, size: int, language: str) -> Pond:
    """Return a pond of so many holes (3 to 35), grown hole by hole, on two floes."""
    cells = [_MIDDLE]
    while len(cells) < size:
        edge = sorted({cell for known in cells for cell in neighbours(known) if _fits(cell)} - {*cells})
        cells.append(one_of(stream, edge))
    names = [_name(cell) for cell in cells]
    floes = [list(map(_name, floe)) for floe in _halves(stream, cells)]
    return Pond(Board(text("adjacency-pond", language), names, floes, small=size, large=1, drops=1, crystals=1))


def _fits(cell: Cell) -> bool:
    return 0 <= cell[0] < _ROWS and 0 <= cell[1] < _COLUMNS


def _name(cell: Cell) -> str:
    return f"{chr(ord('A') + cell[0])}{cell[1] + 1}"


def _halves(stream: Stream, cells: Sequence[Cell]) -> tuple[list[Cell], list[Cell]]:
    """Return *cells* as two groups that hang together, grown one after the other from the oldest and the newest."""
    groups = ([cells[0]], [cells[-1]])
    left = [cell for cell in cells if cell not in (cells[0], cells[-1])]
    while left:
        for group in groups:
            around = {other for cell in group for other in neighbours(cell)}
            if near := [cell for cell in left if cell in around]:
                group.append(one_of(stream, near))
                left.remove(group[-1])
    return groups


def littered(stream: Stream, name: str, *, blocked: int, melted: int) -> Pond:
    """Return the board of that *name* with so many fishers and so many melted floes, none of them under a fisher."""
    known = board(name)
    water = tuple(sorted(shuffled(stream, range(len(known.floes)))[:melted]))
    dry = [hole for hole in known.holes if known.floe_of(hole) not in water]
    return Pond(known, tuple(sorted(shuffled(stream, dry)[:blocked])), water)


def portrait(sketch: Sketch, language: str, *said: str) -> Picture:
    """Return *sketch* as a picture with words; *said* are sentences on what it shows."""
    return Picture(sketch_scene(sketch, language=language, said=said), in_words(sketch, said, language))


def named(holes: Iterable[str], language: str) -> str:
    """Return *holes* as an enumeration, row by row."""
    every = sorted(holes, key=lambda hole: (hole[0], int(hole[1:])))
    return joined(every, language) if every else text("exercise-none", language)
