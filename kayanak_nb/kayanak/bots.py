"""Players made of code: one that plays anything, and one that a beginner finds worth beating.

A bot is a function from a state and a stream to one of the legal moves. It knows what a player may know
(:class:`~kayanak_nb.kayanak.sight.Sight`): moving hidden fish about never changes its choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from kayanak_nb.kayanak import engine
from kayanak_nb.kayanak.moves import Dig, Done, Fish, Melt, Move, Place, Plug, Refreeze, Unplug, Walk
from kayanak_nb.kayanak.plan import best_walk, promise, stay
from kayanak_nb.kayanak.sight import Sight
from kayanak_nb.kayanak.state import NOWHERE, State
from kayanak_nb.kayanak.steps import ending
from kayanak_nb.masks import bits
from kayanak_nb.stream import Stream

__all__ = ["BOTS", "Policy", "greedy", "random"]

Policy: TypeAlias = Callable[[State, Stream], Move]

# What the end of the game weighs against the points of a turn: more than any turn can bring.
_DECISIVE = 100.0
# Less than any fish is worth, and more than what sums of fractions leave over.
_NOTHING = 1e-9
# How much of a good place counts for staying there when pips may be spent on anything.
_PATIENCE = 0.5


def random(state: State, stream: Stream) -> Move:
    """Return any legal move, each with the same chance; one draw."""
    moves = engine.legal_moves(state)
    return moves[stream.below(len(moves))]


def greedy(state: State, stream: Stream) -> Move:
    """Return the move that promises most in this turn; one draw decides between equals.

    It fishes where most is expected, walks where the rest of its pips brings most, digs where it alone profits, melts
    and plugs what the strongest opponent is about to use, and ends the game when it leads.
    """
    sight = Sight(state)
    moves = engine.legal_moves(state)
    white = tuple(move for move in moves if isinstance(move, Place | Walk | Dig | Fish))
    values = _white_values(sight, white) if white else {}
    if not values or (max(values.values()) <= 0 and len(white) < len(moves)):
        others = {move: _other_value(sight, move) for move in moves if move not in values}
        values = {**values, **others}
    best = max(values.values())
    if best <= _NOTHING and (stop := Done()) in moves:
        return stop
    equals = [move for move in moves if move in values and values[move] >= best - _NOTHING]
    return equals[stream.below(len(equals))]


def _white_values(sight: Sight, white: tuple[Move, ...]) -> dict[Move, float]:
    """Return what each of the *white* moves that is worth a thought promises, in points."""
    state = sight.state
    if isinstance(white[0], Place):
        index = state.board.index
        return {move: promise(sight, index[move.hole]) for move in white if isinstance(move, Place)}
    symbol = state.roll[0].symbol if state.roll and state.rules.fishers else "dig"
    if symbol == "any":
        return _free_choice(sight)
    if symbol == "walk":
        walk = best_walk(sight, state.budget, exactly=state.rules.walk_exactly, then_act=False)
        return dict.fromkeys(walk.first, walk.points)
    index = state.board.index
    if symbol == "fish":
        return {move: sight.catch(index[move.hole]) for move in white if isinstance(move, Fish)}
    return {move: _dig_value(sight, index[move.hole]) for move in white if isinstance(move, Dig)}


def _free_choice(sight: Sight) -> dict[Move, float]:
    """Return the first move of the best plan for pips that may be spent on anything."""
    state = sight.state
    here = stay(sight, state.seats[state.player], state.budget)
    walk = best_walk(sight, state.budget, exactly=False, then_act=True)
    settled = here.points + _PATIENCE * promise(sight, state.seats[state.player])
    plan = here if here.first and settled >= walk.points else walk
    moves = engine.legal_moves(state)
    return dict.fromkeys((move for move in plan.first if move in moves), plan.points)


def _dig_value(sight: Sight, hole: int) -> float:
    """Return what a new hole promises to its digger, less what it promises to the others around it."""
    state = sight.state
    if not state.rules.fishers:
        return sight.catch(hole)
    near = state.board.near
    rivals = sum(near[seat] >> hole & 1 for player, seat in enumerate(state.seats) if player != state.player)
    return sight.catch(hole) * (0.6 - 0.4 * rivals) + _end_value(state, state.open_mask | 1 << hole)


def _other_value(sight: Sight, move: Move) -> float:
    """Return what a temperature move does for the player against the opponents; Done does nothing."""
    state = sight.state
    index = state.board.index
    if isinstance(move, Plug):
        hole = index[move.hole]
        return -_interest(sight, 1 << hole, sight.catch) + 0.01
    if isinstance(move, Unplug):
        hole = index[move.hole]
        return _interest(sight, 1 << hole, sight.catch) + _end_value(state, state.open_mask | 1 << hole)
    if isinstance(move, Melt):
        return -_interest(sight, state.board.floe_masks[move.floe], _one_step)
    if isinstance(move, Refreeze):
        return _interest(sight, state.board.floe_masks[move.floe], _one_step)
    return 0.0


def _one_step(hole: int) -> float:
    """Return what a hole to step on is worth, in points."""
    del hole
    return 0.2


def _interest(sight: Sight, holes: int, worth: Callable[[int], float]) -> float:
    """Return what *holes* are worth to the player, less what they are worth to the others, the leader above all."""
    state = sight.state
    scores = state.scores
    leading = max(score for player, score in enumerate(scores) if player != state.player)
    total = 0.0
    for player, seat in enumerate(state.seats):
        if seat != NOWHERE:
            own = sum(worth(hole) for hole in bits(holes & state.board.near[seat]))
            if player == state.player:
                total += own
            else:
                total -= own * (1.0 if scores[player] == leading else 0.5)
    return total


def _end_value(state: State, open_: int) -> float:
    """Return what it is worth that *open_* ends the game, if it does: much to the leader, a loss to anybody else."""
    if not ending(state.setup, open_, state.plugged_mask & ~open_, state.buckets[state.player]):
        return 0.0
    scores = state.scores
    best_other = max(score for player, score in enumerate(scores) if player != state.player)
    return _DECISIVE if scores[state.player] > best_other else -_DECISIVE


BOTS: Mapping[str, Policy] = MappingProxyType({"random": random, "greedy": greedy})
"""The bots by name."""
