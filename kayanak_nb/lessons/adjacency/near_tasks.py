"""Exercises on who is next to whom: the neighbours of a hole, all lines of a board, a row of the matrix."""

from __future__ import annotations

from kayanak_nb.graph import matrix
from kayanak_nb.hexgrid import distance
from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.kayanak.lattice_faults import cell_of
from kayanak_nb.lessons.adjacency.holes import NumberRow, holes_of
from kayanak_nb.lessons.adjacency.ponds import Pond, grown, named, portrait
from kayanak_nb.lessons.answers import Whole
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge, slip
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["edges_task", "neighbours_task", "row_task"]


def neighbours_task(stream: Stream, language: str) -> Task:
    """Ask for the neighbours of a hole whose floe does not hold them all."""
    pond = Pond(board("default"))
    hole = found(stream, lambda numbers: _between_floes(pond.board, one_of(numbers, pond.board.holes)))
    near = frozenset(pond.graph[hole])
    at_home = frozenset(other for other in near if pond.board.floe_of(other) == pond.board.floe_of(hole))
    far = frozenset(other for other in pond.board.holes if distance(cell_of(hole), cell_of(other)) == 2)
    slips = (
        Slip(lambda given: hole in given, lambda given: text("adjacency-not-oneself", language, hole=hole)),
        slip(
            at_home,
            text("adjacency-own-floe", language),
            lambda given: portrait(
                pond.sketch(start=(hole,), lines=[(hole, min(near - at_home))]),
                language,
                text("adjacency-one-step", language),
            ),
        ),
        slip(_crosswise(hole, near, far), text("adjacency-crosswise", language)),
        Slip(
            lambda given: bool(given & far),
            lambda given: text("adjacency-two-steps", language, hole=hole, other=min(given & far)),
            lambda given: portrait(
                pond.sketch(start=(hole,), lines=_detour(pond, hole, min(given & far))),
                language,
                text("adjacency-two-steps", language, hole=hole, other=min(given & far)),
            ),
        ),
    )
    lines = [(hole, other) for other in near]
    return Task(
        text("adjacency-neighbours", language),
        text("adjacency-neighbours-prompt", language, hole=hole),
        ValueJudge(holes_of(pond.board.holes), near, slips, praise=text("adjacency-neighbours-praise", language)),
        (
            text("adjacency-neighbours-hint-touch", language),
            text("adjacency-neighbours-hint-rows", language),
            text("adjacency-neighbours-hint-count", language, count=len(near)),
        ),
        text("adjacency-neighbours-solution", language, hole=hole),
        portrait(pond.sketch(start=(hole,)), language),
        portrait(pond.sketch(start=(hole,), lines=lines), language),
    )


def _between_floes(known: Board, hole: str) -> str | None:
    floes = [known.floe_of(other) for other in known.neighbours(hole)]
    own = floes.count(known.floe_of(hole))
    return hole if own and len(floes) - own >= 2 and len(floes) >= 5 else None


def _crosswise(hole: str, near: frozenset[str], far: frozenset[str]) -> frozenset[str] | None:
    """Return what one takes for neighbours who thinks in rows and columns; None if these would be right."""
    row, column = cell_of(hole)
    cells = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    taken = frozenset(other for other in near | far if cell_of(other) in cells)
    return None if taken == near else taken


def _detour(pond: Pond, hole: str, goal: str) -> list[tuple[str, str]]:
    between = next(other for other in pond.graph[hole] if goal in pond.graph[other])
    return [(hole, between), (between, goal)]


def edges_task(stream: Stream, language: str) -> Task:
    """Ask how many lines the graph of a small pond has."""
    pond = grown(stream, 9 + stream.below(3), language)
    degrees = {hole: len(near) for hole, near in pond.graph.items()}
    total = sum(degrees.values())
    shown = pond.sketch(edges=True, notes={hole: str(degree) for hole, degree in degrees.items()})
    slips = (
        slip(total, text("adjacency-edges-twice", language)),
        slip(len(degrees), text("adjacency-edges-holes", language)),
        slip(max(degrees.values()), text("adjacency-edges-degree", language)),
    )
    return Task(
        text("adjacency-edges", language),
        text("adjacency-edges-prompt", language),
        ValueJudge(Whole(), total // 2, slips, praise=text("adjacency-edges-praise", language)),
        (
            text("adjacency-edges-hint-degree", language),
            text("adjacency-edges-hint-add", language),
            text("adjacency-edges-hint-sum", language, sum=total),
        ),
        text("adjacency-edges-solution", language, sum=total, count=total // 2),
        portrait(pond.sketch(), language),
        portrait(shown, language, text("adjacency-degrees-shown", language)),
    )


def row_task(stream: Stream, language: str) -> Task:
    """Ask for a row of the adjacency matrix of a small pond."""
    pond = grown(stream, 7, language)
    holes = tuple(pond.graph)
    hole = found(stream, lambda numbers: _middling(pond, one_of(numbers, holes)))
    row = tuple(matrix(pond.graph)[holes.index(hole)])
    own = tuple(1 if other == hole else entry for other, entry in zip(holes, row, strict=True))
    swapped = tuple(1 - entry for entry in row)
    slips = (
        slip(own, text("adjacency-row-own", language, hole=hole)),
        slip(swapped, text("adjacency-row-swapped", language)),
        slip((len(pond.graph[hole]),), text("adjacency-row-degree", language, wanted=len(holes))),
    )
    order = ", ".join(holes)
    return Task(
        text("adjacency-row", language),
        text("adjacency-row-prompt", language, hole=hole, holes=order),
        ValueJudge(NumberRow(length=len(holes)), row, slips, praise=text("adjacency-row-praise", language)),
        (
            text("adjacency-row-hint-question", language, hole=hole, holes=order),
            text("adjacency-row-hint-near", language, hole=hole, holes=named(pond.graph[hole], language)),
            text("adjacency-row-hint-first", language, first=holes[0], entry=row[0]),
        ),
        text("adjacency-row-solution", language, hole=hole, holes=named(pond.graph[hole], language)),
        portrait(pond.sketch(start=(hole,)), language),
        portrait(pond.sketch(start=(hole,), notes=dict(zip(holes, map(str, row), strict=True))), language),
    )


def _middling(pond: Pond, hole: str) -> str | None:
    return hole if 2 <= len(pond.graph[hole]) <= 5 else None
