"""A position in a game of Kayanak: immutable, hashable, cheap to derive from another.

Sets of holes and floes are kept as bit masks (bit *i* is hole *i* in board order, or floe *i*), because the
engine lives on them; the properties show them as frozensets of names and numbers.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.rules import RuleSet
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.masks import bits

__all__ = ["NOTHING", "NOWHERE", "Fields", "Offer", "State"]

Offer: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]
"""One mask for each kind of move, in the order of :class:`~kayanak_nb.kayanak.setup.Menu`."""

NOTHING: Offer = (0, 0, 0, 0, 0, 0, 0, 0, 0)
NOWHERE = -1


class Fields(NamedTuple):
    """What a state keeps, as the engine wants it."""

    setup: Setup
    phase: str
    player: int
    turn: int
    open_mask: int
    plugged_mask: int
    melted_mask: int
    seats: tuple[int, ...]
    standing: int
    hollows: tuple[tuple[int, int], ...]
    buckets: tuple[tuple[int, int], ...]
    roll: tuple[Face, Face | None] | None
    budget: int
    due: str | None
    begun: bool
    fished_mask: int
    target: int
    offer: Offer


class State(Fields):
    """A position, with all that the rules need to go on from it.

    ``phase`` is ``"place"``, ``"roll"``, ``"act"``, ``"catch"`` or ``"over"``; ``player`` counts from 0, ``turn``
    from 1 (0 while placing); ``budget`` is the pips left; ``due`` is ``"drop"`` or ``"crystal"`` while that
    temperature action is still to come; ``buckets`` holds (small, large) for each player.
    """

    __slots__ = ()

    @property
    def rules(self) -> RuleSet:
        """The rule set in force."""
        return self.setup.rules

    @property
    def board(self) -> Board:
        """The board played on."""
        return self.setup.board

    @property
    def is_chance(self) -> bool:
        """Whether chance moves next, not a player."""
        return self.phase in ("roll", "catch")

    @property
    def open(self) -> frozenset[str]:
        """The holes that are open (a plugged hole is not)."""
        return self._names(self.open_mask)

    @property
    def plugged(self) -> frozenset[str]:
        """The holes under a crystal."""
        return self._names(self.plugged_mask)

    @property
    def melted(self) -> frozenset[int]:
        """The numbers of the melted floes."""
        return frozenset(bits(self.melted_mask))

    @property
    def fishers(self) -> tuple[str | None, ...]:
        """The hole of each player's fisher; None before it is placed, and where there are no fishers."""
        holes = self.board.holes
        return tuple(None if seat == NOWHERE else holes[seat] for seat in self.seats)

    @property
    def fish(self) -> dict[str, tuple[int, int]]:
        """The (small, large) fish under each hole, hidden ones included."""
        return dict(zip(self.board.holes, self.hollows, strict=True))

    @property
    def visible_fish(self) -> dict[str, tuple[int, int]]:
        """The (small, large) fish that players can see: those in open holes."""
        holes = self.board.holes
        return {holes[hole]: self.hollows[hole] for hole in bits(self.open_mask)}

    @property
    def attempt(self) -> str | None:
        """The hole that the rod hangs in, while chance decides on the catch."""
        return None if self.target == NOWHERE else self.board.holes[self.target]

    @property
    def drops_left(self) -> int:
        """How many melt drops are in the supply."""
        return self.board.drops - self.melted_mask.bit_count()

    @property
    def crystals_left(self) -> int:
        """How many crystals are in the supply."""
        return self.board.crystals - self.plugged_mask.bit_count()

    @property
    def scores(self) -> tuple[int, ...]:
        """Each player's score: fish or points, as the rule set counts."""
        large = 2 if self.rules.score_by == "points" else 1
        return tuple(small + large * big for small, big in self.buckets)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the highest score; () before the end."""
        if self.phase != "over":
            return ()
        scores = self.scores
        return tuple(player for player, score in enumerate(scores) if score == max(scores))

    def __repr__(self) -> str:
        from kayanak_nb.kayanak.words import text_board

        return text_board(self)

    def _repr_svg_(self) -> str:
        from kayanak_nb.drawing.svg import svg
        from kayanak_nb.kayanak.scene import scene

        return svg(scene(self))

    def _repr_html_(self) -> str:
        from kayanak_nb.drawing.figure import figure
        from kayanak_nb.kayanak.scene import scene

        return figure(scene(self), repr(self))

    def _names(self, mask: int) -> frozenset[str]:
        holes = self.board.holes
        return frozenset([holes[hole] for hole in bits(mask)])
