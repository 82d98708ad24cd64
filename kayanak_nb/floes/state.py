"""A position among the floes: immutable, hashable, cheap to derive from another."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.floes.board import CELLS
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.setup import FIGURES, Setup
from kayanak_nb.hexgrid import Cell

__all__ = ["DONE", "FAR", "FISH", "HOME", "NOTHING", "Fields", "Offer", "State"]

Offer: TypeAlias = tuple[int, int, int, int, int, int]
"""One mask for each kind of move, in the order of :class:`~kayanak_nb.floes.setup.Menu`."""

NOTHING: Offer = (0, 0, 0, 0, 0, 0)

FISH = 16
"""How many fish the ice hole holds at the start."""

# Where a figure is that stands on no floe.
HOME, FAR, DONE = -1, -2, -3
_NAMES = {HOME: "home", FAR: "far", DONE: "done"}


class Fields(NamedTuple):
    """What a state keeps, as the engine wants it: *places* holds the number of each floe's cell, a byte each."""

    setup: Setup
    phase: str
    player: int
    turn: int
    places: bytes
    ice: int
    stands: tuple[tuple[int, ...], ...]
    carrying: tuple[tuple[bool, ...], ...]
    bear: int
    roll: tuple[Face, Face | None] | None
    mode: str | None
    budget: int
    offer: Offer


class State(Fields):
    """A position, with all that the rules need to go on from it.

    ``phase`` is ``"roll"``, ``"act"`` or ``"over"``; ``mode`` is None before a roll, then ``"own"``, or
    ``"choose"`` and ``"bear"`` where the bear came up; ``budget`` is the moves left; ``bear`` is the bear's floe;
    ``carrying`` says for each player's figures whether they hold a fish, finished figures included.
    """

    __slots__ = ()

    @property
    def rules(self) -> RuleSet:
        """The rule set in force."""
        return self.setup.rules

    @property
    def is_chance(self) -> bool:
        """Whether chance moves next, not a player."""
        return self.phase == "roll"

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The (row, column) of each floe."""
        return tuple(CELLS[place] for place in self.places)

    @property
    def figures(self) -> tuple[tuple[int | str, ...], ...]:
        """Where each player's four figures are: a floe number, ``"home"``, ``"far"`` or ``"done"``."""
        return tuple(tuple(_NAMES.get(stand, stand) for stand in own) for own in self.stands)

    @property
    def fish_left(self) -> int:
        """How many fish are in the ice hole; with those carried they are always 16."""
        return FISH - sum(map(sum, self.carrying))

    @property
    def scores(self) -> tuple[int, ...]:
        """How many figures of each player have come home with a fish."""
        return tuple(own.count(DONE) for own in self.stands)

    @property
    def winners(self) -> tuple[int, ...]:
        """The player whose four figures are home with a fish; () before that."""
        return tuple(player for player, score in enumerate(self.scores) if score == FIGURES)

    def __repr__(self) -> str:
        from kayanak_nb.floes.text_board import text_board

        return text_board(self)

    def _repr_svg_(self) -> str:
        from kayanak_nb.drawing.svg import svg
        from kayanak_nb.floes.scene import scene

        return svg(scene(self))

    def _repr_html_(self) -> str:
        from kayanak_nb.drawing.figure import figure
        from kayanak_nb.floes.scene import scene

        return figure(scene(self), repr(self))
