"""The rules at work: what a position offers, what chance may bring, and what comes of either.

All functions are pure. In a chance state (``state.is_chance``) :func:`chances` gives each outcome with its
probability and :func:`draw` picks one from a stream; in a decision state :func:`legal_moves` gives the moves.
:func:`apply` takes either and returns the next state and the events on the way there.

Draws from the streams come in this order, so that a game can be replayed anywhere: ``fish``: the small fish, then
the large ones, one draw each for the hole; ``dice``: the white die, then the blue one; ``catch``: one draw for each
fish in the hole, the small ones first.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb
from types import MappingProxyType

from kayanak_nb.illegal import Illegal, IllegalMove
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.moves import (
    Action,
    Catch,
    Dig,
    Done,
    Fish,
    Melt,
    Move,
    Outcome,
    Place,
    Plug,
    Refreeze,
    Roll,
    Unplug,
    Walk,
)
from kayanak_nb.kayanak.offer import DIG, DONE, FISH, MELT, PLACE, PLUG, REFREEZE, UNPLUG, WALK, judge_placement
from kayanak_nb.kayanak.refusal import explain
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import NOTHING, NOWHERE, State
from kayanak_nb.kayanak.steps import STEPS, Result
from kayanak_nb.masks import chosen
from kayanak_nb.mistake import Mistake
from kayanak_nb.stream import GameStreams, Stream
from kayanak_nb.turn import of_faces

__all__ = ["apply", "chances", "draw", "legal_moves", "shake", "start", "why_not"]

_BEYOND = 1 << 16
_KINDS: dict[type, int] = {
    Place: PLACE,
    Walk: WALK,
    Dig: DIG,
    Fish: FISH,
    Melt: MELT,
    Refreeze: REFREEZE,
    Plug: PLUG,
    Unplug: UNPLUG,
    Done: DONE,
}


def shake(board: Board, fish: Stream) -> tuple[tuple[int, int], ...]:
    """Return the (small, large) fish in each hollow after the box was filled.

    Each fish falls into any hollow with the same chance, independently of the others.
    """
    holes = len(board.holes)
    small, large = [0] * holes, [0] * holes
    for _ in range(board.small):
        small[fish.below(holes)] += 1
    for _ in range(board.large):
        large[fish.below(holes)] += 1
    return tuple(zip(small, large, strict=True))


def start(setup: Setup, hollows: tuple[tuple[int, int], ...]) -> State:
    """Return the first position of a game whose box was filled with *hollows*."""
    seats = (NOWHERE,) * setup.players
    buckets = ((0, 0),) * setup.players
    placing = setup.rules.fishers
    offer = judge_placement(setup, seats, 0) if placing else NOTHING
    phase, turn = ("place", 0) if placing else ("roll", 1)
    return State(setup, phase, 0, turn, 0, 0, 0, seats, 0, hollows, buckets, None, 0, None, False, 0, NOWHERE, offer)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the moves that *state* offers, in vocabulary order, then board order; () if it is not a decision."""
    menu = state.setup.menu
    moves: tuple[Move, ...] = ()
    for kind, mask in enumerate(state.offer):
        if mask:
            moves += chosen(menu[kind], mask)
    return moves


def chances(state: State) -> dict[Outcome, Fraction]:
    """Return each outcome that *state* waits for with its probability; {} if it does not wait for chance.

    A roll has the product of the two dice; a catch is binomial for the small and for the large fish in the hole,
    each fish sticking with the chance of the magnet.
    """
    if state.phase == "roll":
        return dict(state.setup.rolls)
    if state.phase == "catch":
        return dict(_catches(*state.hollows[state.target], state.setup.magnet))
    return {}


def draw(state: State, streams: GameStreams) -> Outcome:
    """Return one outcome of the chance state *state*, drawn from the stream it belongs to.

    :raises ValueError: if *state* does not wait for chance.
    """
    setup = state.setup
    if state.phase == "roll":
        below = streams.dice.below
        row = setup.roll_table[below(len(setup.roll_table))]
        return row[below(len(row))] if setup.rules.blue_die else row[0]
    if state.phase == "catch":
        small, large = state.hollows[state.target]
        below, magnet = streams.catch.below, setup.magnet
        stick, of = magnet.numerator, magnet.denominator
        return Catch(sum([below(of) < stick for _ in range(small)]), sum([below(of) < stick for _ in range(large)]))
    raise Mistake(f"Nothing is left to chance here: the phase is {state.phase!r}.")


def why_not(state: State, action: object) -> Illegal | None:
    """Return None if *state* offers *action* (a move or an outcome), otherwise why it does not."""
    return None if _offered(state, action) else explain(state, action)


def apply(state: State, action: Action) -> Result:
    """Return the state after *action* and the events on the way there.

    :raises IllegalMove: if *state* does not offer *action*; it carries reason, clause and details.
    """
    if not _offered(state, action):
        from kayanak_nb.kayanak.words import refusal

        illegal = explain(state, action)
        raise IllegalMove(illegal, refusal(illegal))
    return STEPS[type(action)](state, action)


def _offered(state: State, action: object) -> bool:
    kind = _KINDS.get(type(action), NOWHERE)
    if kind == DONE:
        return state.offer[DONE] == 1
    if kind in (MELT, REFREEZE):
        floe = action.floe  # type: ignore[attr-defined]
        return type(floe) is int and floe >= 0 and state.offer[kind] >> floe & 1 == 1
    if kind != NOWHERE:
        hole = action.hole  # type: ignore[attr-defined]
        return type(hole) is str and state.offer[kind] >> state.setup.board.index.get(hole, _BEYOND) & 1 == 1
    if type(action) is Roll:
        return state.phase == "roll" and of_faces(action.white, action.blue) and action in state.setup.rolls
    return type(action) is Catch and state.phase == "catch" and _can_stick(state, action)


def _can_stick(state: State, catch: Catch) -> bool:
    few, many = catch.small, catch.large
    small, large = state.hollows[state.target]
    if type(few) is not int or type(many) is not int or not (0 <= few <= small and 0 <= many <= large):
        return False
    return not state.setup.always_sticks or (few, many) == (small, large)


@lru_cache(maxsize=256)
def _catches(small: int, large: int, magnet: Fraction) -> Mapping[Outcome, Fraction]:
    chances: dict[Outcome, Fraction] = {
        Catch(few, many): chance * other
        for few, chance in _binomial(small, magnet).items()
        for many, other in _binomial(large, magnet).items()
    }
    return MappingProxyType(chances)


def _binomial(fish: int, magnet: Fraction) -> dict[int, Fraction]:
    """Return the chance of each number of *fish* to stick, those that cannot come about left out."""
    every = {stuck: comb(fish, stuck) * magnet**stuck * (1 - magnet) ** (fish - stuck) for stuck in range(fish + 1)}
    return {stuck: chance for stuck, chance in every.items() if chance}
