"""What a roll can be worth: the best use of pips at a spot, and the best spot to walk to.

Worked out from expected points alone; good enough for a sensible opponent, and quick.
"""

from __future__ import annotations

from typing import NamedTuple

from kayanak_nb.kayanak.moves import Dig, Fish, Move, Walk
from kayanak_nb.kayanak.sight import Sight
from kayanak_nb.kayanak.state import NOWHERE, State
from kayanak_nb.masks import bits

__all__ = ["Plan", "best_walk", "promise", "stay", "walk_rings"]

# A closed hole is worth a fraction of an open one, since somebody must still dig it.
_CLOSED = 0.25
_RIVAL = 0.5


class Plan(NamedTuple):
    """The points that a plan is expected to bring, and the moves that begin it."""

    points: float
    first: tuple[Move, ...]


def stay(sight: Sight, seat: int, pips: int) -> Plan:
    """Return the best use of *pips* for digging and fishing around *seat*.

    Takes the best gain a pip again and again: an attempt in an open hole costs one pip; a closed hole must be dug
    first, for another.
    """
    state = sight.state
    holes = state.board.holes
    open_, attempts = state.open_mask, dict.fromkeys(bits(_at_hand(state, seat)), 0)
    if state.rules.distinct_fishing:
        attempts = {hole: tries for hole, tries in attempts.items() if not state.fished_mask >> hole & 1}
    points = 0.0
    first: tuple[Move, ...] = ()
    while pips and attempts:
        gains = {hole: _gain(sight, hole, attempts[hole], bool(open_ >> hole & 1), pips) for hole in attempts}
        hole = max(gains, key=gains.__getitem__)
        if gains[hole] <= 0:
            break
        opened = bool(open_ >> hole & 1)
        first = first or (Fish(holes[hole]) if opened else Dig(holes[hole]),)
        points += sight.catch(hole, attempts[hole])
        pips -= 1 if opened else 2
        open_ |= 1 << hole
        attempts[hole] += 1
        if state.rules.distinct_fishing:
            del attempts[hole]
    return Plan(points, first)


def promise(sight: Sight, seat: int) -> float:
    """Return how well *seat* lies for turns to come, in points; holes within reach of opponents count less."""
    state = sight.state
    near = state.board.near
    rivals = [near[other] for player, other in enumerate(state.seats) if player != state.player and other != NOWHERE]
    total = 0.0
    for hole in bits(_at_hand(state, seat)):
        worth = sight.catch(hole) * (1.0 if state.open_mask >> hole & 1 else _CLOSED)
        total += worth * _RIVAL ** sum(mask >> hole & 1 for mask in rivals)
    return total


def best_walk(sight: Sight, pips: int, *, exactly: bool, then_act: bool) -> Plan:
    """Return the best walk of at most *pips* steps, or of exactly so many.

    *then_act* is whether pips that the walk leaves over may be spent on digging and fishing.
    """
    state = sight.state
    seat = state.seats[state.player]
    rings = walk_rings(state, seat, pips)
    steps = range(len(rings) - 1, len(rings)) if exactly else range(1, len(rings))
    best, goal, length = 0.0, NOWHERE, 0
    seen = 1 << seat
    for number in steps:
        for hole in bits(rings[number] & ~seen):
            points = _RIVAL * promise(sight, hole) + (stay(sight, hole, pips - number).points if then_act else 0.0)
            if points > best or goal == NOWHERE:
                best, goal, length = points, hole, number
        seen |= rings[number]
    if goal == NOWHERE:
        return Plan(0.0, tuple(Walk(state.board.holes[hole]) for hole in bits(state.offer[1])))
    back = walk_rings(state, goal, length - 1)
    # A ring of the walk back holds every hole from which the goal is that many steps away.
    first = rings[1] & (back[length - 1] if length <= len(back) else 0)
    return Plan(best, tuple(Walk(state.board.holes[hole]) for hole in bits(first)))


def _at_hand(state: State, seat: int) -> int:
    """Return the holes around *seat* that could be dug or fished there."""
    others = state.standing & ~(1 << state.seats[state.player]) if state.seats[state.player] != NOWHERE else 0
    return state.board.near[seat] & ~others & ~state.plugged_mask


def _gain(sight: Sight, hole: int, tries: int, opened: bool, pips: int) -> float:
    """Return the expected points a pip of one more attempt in *hole*."""
    if opened:
        return sight.catch(hole, tries)
    return sight.catch(hole) / 2 if pips >= 2 else 0.0


def walk_rings(state: State, seat: int, steps: int) -> list[int]:
    """Return for each number of steps the holes where a walk from *seat* can end after exactly so many."""
    near = state.board.near
    own = 1 << state.seats[state.player]
    free = state.board.all_holes & ~(state.standing & ~own) & ~state.setup.cover(state.melted_mask)
    rings = [1 << seat]
    for _ in range(steps):
        reached = 0
        for hole in bits(rings[-1]):
            reached |= near[hole]
        if not reached & free:
            break
        rings.append(reached & free)
    return rings
