"""What somebody looks at in the graph lab, as a value: a hole, a view of the board, and what is in the way.

There is no screen in it. A press makes a new one, or says why not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from kayanak_nb.given import brief, plain
from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.kayanak.graph import HoleGraph, gone, hole_graph
from kayanak_nb.locale import check_language
from kayanak_nb.wording import mistaken

__all__ = ["MOST_STEPS", "TOOLS", "VIEWS", "Exploration", "explore"]

VIEWS: tuple[str, ...] = ("neighbours", "rings", "reach", "walks", "pieces")
"""What can be looked at."""

TOOLS: tuple[str, ...] = ("look", "block", "melt")
"""What a press on a hole can mean."""

MOST_STEPS = 6
"""The most steps of a walk: no roll of the usual dice gives more pips."""


@dataclass(frozen=True)
class Exploration:
    """Somebody stands on *hole* of *board* and has a *view* of it, one of ``VIEWS``, with walks of so many *steps*.

    *tool*, one of ``TOOLS``, is what a press means. Fishers stand on the holes *blocked*; the floes *melted* are water.

    :raises ValueError: if these do not go together.
    """

    board: Board
    hole: str
    view: str = VIEWS[0]
    steps: int = 2
    tool: str = TOOLS[0]
    blocked: frozenset[str] = frozenset()
    melted: frozenset[int] = frozenset()
    language: str = "en"

    def __post_init__(self) -> None:
        check_language(self.language)
        for known, given in ((VIEWS, self.view), (TOOLS, self.tool)):
            if given not in known:
                raise mistaken("graph-lab-mistake-word", given=brief(given), names=", ".join(map(repr, known)))
        if type(self.steps) is not int or not 0 <= self.steps <= MOST_STEPS:
            raise mistaken("graph-lab-mistake-steps", given=brief(self.steps), most=MOST_STEPS)
        for hole in (self.hole, *self.blocked):
            if not isinstance(hole, str) or hole not in self.board.index:
                raise mistaken("graph-lab-mistake-hole", given=brief(hole), names=", ".join(_rows(self.board)))
        for floe in self.melted:
            if type(floe) is not int or not 0 <= floe < len(self.board.floes):
                raise mistaken("graph-lab-mistake-floe", given=brief(floe), last=len(self.board.floes) - 1)
        if self.hole in self.blocked:
            raise mistaken("graph-lab-taken", hole=self.hole)
        self._check_melted()

    def _check_melted(self) -> None:
        for hole in (self.hole, *sorted(self.blocked)):
            if self.board.floe_of(hole) in self.melted:
                raise mistaken("graph-lab-occupied", floe=self.board.floe_of(hole), hole=hole)

    @cached_property
    def graph(self) -> HoleGraph:
        """What can be walked on."""
        return hole_graph(self.board, blocked=self.blocked, melted=self.melted)

    @cached_property
    def gone(self) -> frozenset[str]:
        """The holes that cannot be walked on."""
        return gone(self.board, blocked=self.blocked, melted=self.melted)

    def changed(self, name: str, value: Any) -> Exploration:
        """Return the same with another *value* of what is called *name*; lists of holes and floes are taken too.

        :raises ValueError: if that does not go with the rest.
        """
        collected = name in ("blocked", "melted")
        known: Any = frozenset(map(plain, value)) if collected else plain(value)
        return replace(self, **{name: known})

    def press(self, hole: str) -> Exploration:
        """Return what comes of a press on *hole*.

        :raises ValueError: if that cannot be; the message says why not.
        """
        if self.tool == "block":
            return self._at_dry(hole, "blocked", self.blocked ^ {hole})
        if self.tool == "melt":
            return self.changed("melted", self.melted ^ {self.board.floe_of(hole)})
        return self._at_dry(hole, "hole", hole)

    def cleared(self) -> Exploration:
        """Return the same without anything in the way."""
        return replace(self, blocked=frozenset(), melted=frozenset())

    def on(self, given: str | Board) -> Exploration:
        """Return the same on another board, or on the one of that name: in its middle, with nothing in the way.

        :raises ValueError: if there is no such board.
        """
        chosen = _board(given)
        return replace(self, board=chosen, hole=_middle(chosen), blocked=frozenset(), melted=frozenset())

    def _at_dry(self, hole: str, name: str, value: str | Collection[str]) -> Exploration:
        floe = self.board.floe_of(hole)
        if floe in self.melted:
            raise mistaken("graph-lab-melted", hole=hole, floe=floe)
        return self.changed(name, value)


def _rows(where: Board) -> Iterator[str]:
    """Yield the holes of *where* row by row: the first and the last, or each where there are gaps."""
    for _, group in groupby(where.holes, key=lambda hole: hole[0]):
        row = list(group)
        whole = int(row[-1][1:]) - int(row[0][1:]) == len(row) - 1
        yield f"{row[0]}–{row[-1]}" if whole and len(row) > 1 else ", ".join(row)


def explore(given: str | Board = "default", *, language: str = "en") -> Exploration:
    """Return the beginning of an exploration of a board, or of the one of that name, from a hole in its middle.

    :raises ValueError: if there is no such board or language.
    """
    chosen = _board(given)
    return Exploration(chosen, _middle(chosen), language=language)


def _board(given: str | Board) -> Board:
    return given if isinstance(given, Board) else board(given)


def _middle(chosen: Board) -> str:
    rows, columns = zip(*chosen.cells, strict=True)
    middle = (min(rows) + max(rows)) / 2, (min(columns) + max(columns)) / 2
    away = {
        hole: (row - middle[0]) ** 2 + (column - middle[1]) ** 2
        for hole, (row, column) in zip(chosen.holes, chosen.cells, strict=True)
    }
    return min(away, key=away.__getitem__)
