"""Every way to play out a turn, by the engine alone: slow, and plain enough to judge the odds by."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from kayanak_nb.kayanak.engine import apply, legal_moves
from kayanak_nb.kayanak.moves import Catch, Dig, Done, Fish, Move, Walk
from kayanak_nb.kayanak.state import State

__all__ = ["Tree", "brought", "endless", "holds"]


def endless(state: State) -> State:
    """The same position where no bucket ends the game and a fish may always get away, so that plans can be tried."""
    rules = replace(state.rules, end_at_fish=None)
    return state._replace(setup=replace(state.setup, rules=rules, magnet=Fraction(2, 3)))


def holds(state: State, large: int) -> dict[str, Fraction]:
    """What a hole holds on average for those who see only open holes."""
    hidden = [hole for hole in state.board.holes if hole not in state.open]
    known = [*state.visible_fish.values(), *state.buckets]
    unseen = state.board.small + large * state.board.large - sum(small + large * big for small, big in known)
    even = Fraction(unseen, len(hidden)) if hidden else Fraction(0)
    seen = {hole: Fraction(small + large * big) for hole, (small, big) in state.visible_fish.items()}
    return dict.fromkeys(hidden, even) | seen


class Tree:
    """All plans for what is left of the turn in *state*: what they can do, and the most they bring on average."""

    def __init__(self, state: State, large: int) -> None:
        self.magnet, self.holds = state.setup.magnet, holds(state, large)
        self.reach: set[str] = set()
        self.dig: set[str] = set()
        self.fish: set[str] = set()
        self._known: dict[object, Fraction] = {}
        self.best = self.value(endless(state), ())

    def value(self, state: State, tries: tuple[str, ...]) -> Fraction:
        """The most that a plan brings from here on, after attempts in the holes *tries*."""
        hidden = state._replace(hollows=())
        key = (hidden, tries)
        if key not in self._known:
            self._known[key] = max(
                (self._after(state, move, tries) for move in legal_moves(state)), default=Fraction(0)
            )
        return self._known[key]

    def _after(self, state: State, move: Move, tries: tuple[str, ...]) -> Fraction:
        gain = Fraction(0)
        after, _ = apply(state, move)
        if isinstance(move, Dig):
            self.dig.add(move.hole)
        if after.phase == "catch":
            hole = str(after.attempt)
            self.fish.add(hole)
            gain = self.holds[hole] * self.magnet * (1 - self.magnet) ** tries.count(hole)
            tries = tuple(sorted((*tries, hole)))
            after, _ = apply(after, Catch(0, 0))
        over = after.turn != state.turn or after.phase != "act"
        if isinstance(move, Walk) and (over or Done() in legal_moves(after) or not any(after.offer[1:4])):
            self.reach.add(move.hole)
        return gain if over else gain + self.value(after, tries)


def brought(state: State, moves: Iterable[Move], large: int) -> Fraction:
    """What the *moves* bring on average; each must be legal."""
    worth, total = holds(state, large), Fraction(0)
    magnet, state = state.setup.magnet, endless(state)
    for move in moves:
        state, _ = apply(state, move)
        if state.phase == "catch":
            hole = str(state.attempt)
            assert isinstance(move, Dig | Fish)
            total += worth[hole] * magnet
            worth[hole] *= 1 - magnet
            state, _ = apply(state, Catch(0, 0))
    return total
