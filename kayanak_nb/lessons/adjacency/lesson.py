"""What the cells of the notebook on adjacency show: looks at a board, tables of its matrix, and the exercises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from kayanak_nb.drawing.table import Table
from kayanak_nb.graph import distances, matrix, power, reach
from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.kayanak.exploration import Exploration
from kayanak_nb.kayanak.findings import find
from kayanak_nb.kayanak.graph import HoleGraph, hole_graph
from kayanak_nb.lessons.adjacency.holes import MOST
from kayanak_nb.lessons.adjacency.near_tasks import edges_task, neighbours_task, row_task
from kayanak_nb.lessons.adjacency.ponds import Pond, named, portrait
from kayanak_nb.lessons.adjacency.squares import SQUARES, square_picture
from kayanak_nb.lessons.adjacency.walk_tasks import distance_task, function_task, reach_task, walks_task
from kayanak_nb.lessons.adjacency.whole_tasks import cut_task, exact_task, squares_task
from kayanak_nb.lessons.lesson import ExerciseLesson, begun
from kayanak_nb.lessons.progress import Maker
from kayanak_nb.lessons.told import Told
from kayanak_nb.locale import text

__all__ = ["TASKS", "AdjacencyLesson", "begin"]

TASKS: Mapping[str, Maker] = MappingProxyType(
    {
        "neighbours": neighbours_task,
        "edges": edges_task,
        "row": row_task,
        "walks": walks_task,
        "distance": distance_task,
        "reach": reach_task,
        "cut": cut_task,
        "squares": squares_task,
        "exact": exact_task,
        "function": function_task,
    }
)
"""The exercises of the lesson by name, in the order of the notebook."""

_BOARD = "default"
_MIDDLE, _SQUARE = "D5", "C4"


@dataclass(frozen=True)
class AdjacencyLesson(ExerciseLesson):
    """The lesson on adjacency in a *language*; the exercises are those of *learner*, a name or a number.

    :raises ValueError: if there is no such language.

    >>> lesson = AdjacencyLesson("en", "Mio")
    >>> lesson.neighbours("A1", "tiny-7")
    Traceback (most recent call last):
        ...
    kayanak_nb.mistake.Mistake: There is no hole 'A1' here. There are A2–A3, B1–B3, C2–C3.
    >>> print(repr(lesson.neighbours("A2", "tiny-7")).splitlines()[0])
    A2 has 3 neighbours: A3, B1 and B2. Its degree is 3.
    """

    name = "adjacency"
    title_key = "adjacency-title"
    tasks = TASKS

    # What is looked at

    def neighbours(self, hole: str, on: str | Board = _BOARD, **more: Any) -> Told:
        """Tell the neighbours of *hole*, with a picture; *more* are holes *blocked* and floes *melted*."""
        return self._look("neighbours", hole, on, **more)

    def rings(self, hole: str, on: str | Board = _BOARD, **more: Any) -> Told:
        """Tell how far it is from *hole* to all others, with the distances in the picture."""
        return self._look("rings", hole, on, **more)

    def reach(self, hole: str, steps: int, on: str | Board = _BOARD, **more: Any) -> Told:
        """Tell where a walk from *hole* of exactly so many *steps* can end."""
        return self._look("reach", hole, on, steps=steps, **more)

    def walks(self, hole: str, steps: int, on: str | Board = _BOARD, **more: Any) -> Told:
        """Tell how many walks of exactly so many *steps* there are from *hole*, with their ends in the picture."""
        return self._look("walks", hole, on, steps=steps, **more)

    def pieces(self, on: str | Board = _BOARD, **more: Any) -> Told:
        """Tell into how many pieces the board falls, and which floes hold it together."""
        known = self._board(on)
        left = self.graph(known, **more)
        return self._look("pieces", next(iter(left), known.holes[0]), known, **more)

    def floes(self, hole: str, on: str | Board = _BOARD) -> Told:
        """Tell which neighbours of *hole* lie on its own floe, and which do not."""
        look = self._explored("neighbours", hole, on)
        near, known = look.graph[hole], look.board
        own = [other for other in near if known.floe_of(other) == known.floe_of(hole)]
        others = [other for other in near if other not in own]
        said = (
            text("adjacency-same-floe", self.language, count=len(own), holes=named(own, self.language)),
            text("adjacency-other-floe", self.language, count=len(others), holes=named(others, self.language)),
        )
        lines = [(hole, other) for other in near]
        picture = portrait(Pond(known).sketch(start=(hole,), lines=lines), self.language, *said)
        return self.told(*said, picture=picture)

    def degrees(self, on: str | Board = _BOARD, **more: Any) -> Told:
        """Tell how many holes there are of each degree, and how many lines in all, with the whole graph drawn."""
        pond = self._pond(on, **more)
        degrees = {hole: len(near) for hole, near in pond.graph.items()}
        counts = sorted(Counter(degrees.values()).items())
        said = [text("adjacency-degree-count", self.language, degree=degree, count=count) for degree, count in counts]
        total = sum(degrees.values())
        said.append(text("adjacency-degree-sum", self.language, sum=total, lines=total // 2))
        notes = {hole: str(degree) for hole, degree in degrees.items()}
        return self.told(*said, picture=portrait(pond.sketch(edges=True, notes=notes), self.language, *said))

    def matrix(self, on: str | Board = "tiny-7", steps: int = 1, **more: Any) -> Table:
        """Return the adjacency matrix as a table, or its power *steps*, with the names of holes at its edges."""
        graph = self._pond(on, **more).graph
        rows = zip(graph, power(matrix(graph), steps), strict=True)
        key = "adjacency-matrix" if steps == 1 else "adjacency-power"
        note = text(key, self.language, steps=steps)
        return Table(("", *graph), tuple((hole, *map(str, row)) for hole, row in rows), (note,), self.language)

    # Triangles and squares

    def squares(self, steps: int, start: str = _SQUARE) -> Told:
        """Tell on how many squares of a board of squares a walk of exactly so many *steps* can end."""
        ends = reach(SQUARES, start, steps)
        within = [square for square, away in distances(SQUARES, start).items() if away <= steps]
        said = text("adjacency-squares-reach", self.language, steps=steps, count=len(ends), all=len(within))
        notes = dict.fromkeys(ends, str(steps))
        return self.told(said, picture=square_picture(self.language, said, start=(start,), notes=notes, dark=ends))

    def exactly(self) -> Table:
        """Return for each number of pips how many places are near enough, and on how many one can arrive exactly."""
        ours = hole_graph(board(_BOARD))
        rows = [
            (str(pips), *_within(ours, _MIDDLE, pips), *_within(SQUARES, _SQUARE, pips)) for pips in range(1, MOST + 1)
        ]
        heading = tuple(text(key, self.language) for key in _COLUMNS)
        note = text("adjacency-exactly-note", self.language, hole=_MIDDLE, square=_SQUARE)
        return Table(heading, tuple(rows), (note,), self.language)

    # For one's own programs

    def graph(self, on: str | Board = _BOARD, **more: Any) -> HoleGraph:
        """Return the board as a graph: for each hole its neighbours; *more* are holes *blocked* and floes *melted*."""
        return self._pond(on, **more).graph

    def _board(self, on: str | Board) -> Board:
        return on if isinstance(on, Board) else board(on)

    def _pond(self, on: str | Board, *, blocked: Any = (), melted: Any = ()) -> Pond:
        return Pond(self._board(on), _several(blocked), _several(melted))

    def _explored(self, view: str, hole: str, on: str | Board, steps: int = 2, **more: Any) -> Exploration:
        obstacles = {name: frozenset(_several(things)) for name, things in more.items()}
        return Exploration(self._board(on), hole, view, steps, language=self.language, **obstacles)  # type: ignore[arg-type]

    def _look(self, view: str, hole: str, on: str | Board, **more: Any) -> Told:
        found = find(self._explored(view, hole, on, **more))
        return self.told(*found.said, picture=portrait(found.sketch, self.language, *found.said))


_COLUMNS = (
    "adjacency-exactly-pips",
    "adjacency-exactly-holes-near",
    "adjacency-exactly-holes",
    "adjacency-exactly-squares-near",
    "adjacency-exactly-squares",
)


def _several(things: Any) -> tuple[Any, ...]:
    """Return *things*, also where a single one stands alone: ``"E6"`` for ``["E6"]``, 3 for ``[3]``."""
    alone = isinstance(things, str) or not isinstance(things, Iterable)
    return (things,) if alone else tuple(things)


def _within(graph: Mapping[str, Sequence[str]], start: str, pips: int) -> tuple[str, str]:
    near = sum(away <= pips for away in distances(graph, start).values())
    return str(near), str(len(reach(graph, start, pips)))


def begin(language: str = "en", learner: str | int = "") -> AdjacencyLesson:
    """Begin the lesson in *language* for *learner*; mistakes in a cell get a sentence from now on.

    :raises ValueError: if there is no such language.
    """
    return begun(AdjacencyLesson, language, learner)
