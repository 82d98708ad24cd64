"""One step of the game for each kind of move and outcome, and what follows of itself.

The steps trust that what they are given was offered; :mod:`~kayanak_nb.kayanak.engine` sees to that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.moves import (
    Catch,
    Caught,
    Counted,
    Dig,
    Done,
    Dug,
    Ended,
    Event,
    Fish,
    Fished,
    Lapsed,
    Melt,
    Melted,
    Passed,
    Place,
    Placed,
    Plug,
    Plugged,
    Refreeze,
    Refrozen,
    Roll,
    Rolled,
    Stopped,
    Unchanged,
    Unplug,
    Unplugged,
    Walk,
    Walked,
)
from kayanak_nb.kayanak.offer import judge, judge_placement
from kayanak_nb.kayanak.rules import RuleSet
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import NOTHING, NOWHERE, State

__all__ = ["STEPS", "Result", "budget_of", "ending"]

Result: TypeAlias = tuple[State, tuple[Event, ...]]
Pair: TypeAlias = tuple[int, int]


# With so many fish in a bucket, every text but the simplest one ends the game.
_USUAL_END = 15


def budget_of(rules: RuleSet, white: Face, blue: Face | None) -> int:
    """Return the pips that a roll gives under *rules*."""
    if blue is None or (rules.blue_pips == "plain_only" and blue.symbol != "plain"):
        return white.pips
    return white.pips + blue.pips


def ending(setup: Setup, open_: int, plugged: int, bucket: Pair) -> str | None:
    """Return what ends the game: ``"fish"``, ``"holes"``, ``"floes"``, or None.

    *bucket* is that of the player to move: nobody else's can have changed.
    """
    rules = setup.rules
    if rules.end_at_fish is not None and bucket[0] + bucket[1] >= rules.end_at_fish:
        return "fish"
    if rules.plugged_counts:
        open_ |= plugged
    if rules.end_when == "all_holes":
        return "holes" if open_ == setup.board.all_holes else None
    for floe in setup.board.floe_masks:
        if not open_ & floe:
            return None
    return "floes"


def _place(state: State, move: Place) -> Result:
    setup, player = state.setup, state.player
    hole = setup.board.index[move.hole]
    seats = (*state.seats[:player], hole, *state.seats[player + 1 :])
    standing = state.standing | 1 << hole
    events = (Placed(player, move.hole, setup.cite[_placing(state, hole)]),)
    if player + 1 < setup.players:
        offer = judge_placement(setup, seats, standing)
        return state._replace(player=player + 1, seats=seats, standing=standing, offer=offer), events
    return (
        state._replace(phase="roll", player=0, turn=1, seats=seats, standing=standing, offer=NOTHING),
        events,
    )


def _placing(state: State, hole: int) -> str:
    """Return what the placing of a fisher on *hole* rests on: that somebody begins, that it is free, or the rule."""
    if not state.player:
        return "order placement"
    board = state.setup.board
    shared = board.floe_masks[board.floe_index[hole]] & state.standing
    return "any-hole placement ?exclusive_placement" if shared else "placement"


def _roll(state: State, roll: Roll) -> Result:
    setup = state.setup
    rules = setup.rules
    white, blue = roll.white, roll.blue
    budget = budget_of(rules, white, blue)
    due = blue.symbol if blue is not None and blue.symbol != "plain" and rules.temperature else None
    if rules.fishers and white.symbol == "any":
        citation = "any"
    elif blue is None:
        citation = "roll"
    elif blue.symbol != "plain":
        citation = "blue-pips roll ?blue_pips"
    else:
        citation = "plain roll" if rules.temperature else "roll"
    events = (Rolled(state.player, white, blue, budget, setup.cite[citation]),)
    return _proceed(
        state, events, state.open_mask, state.plugged_mask, state.melted_mask, state.seats, state.standing,
        state.hollows, state.buckets, (white, blue), budget, due, False, 0, True,
    )  # fmt: skip


def _walk(state: State, move: Walk) -> Result:
    setup, player, seats = state.setup, state.player, state.seats
    board = setup.board
    hole, seat = board.index[move.hole], seats[player]
    broken = (state.open_mask | state.plugged_mask) >> hole & 1
    events = (Walked(player, board.holes[seat], move.hole, setup.cite["footing walk" if broken else "walk"]),)
    return _proceed(
        state, events, state.open_mask, state.plugged_mask, state.melted_mask,
        (*seats[:player], hole, *seats[player + 1 :]), state.standing ^ 1 << seat ^ 1 << hole,
        state.hollows, state.buckets, state.roll, state.budget - 1, state.due, True, state.fished_mask, False,
    )  # fmt: skip


def _dig(state: State, move: Dig) -> Result:
    setup = state.setup
    hole = setup.board.index[move.hole]
    open_ = state.open_mask | 1 << hole
    alone = not setup.rules.fishers
    last = alone and _is_enough(setup, open_)
    events = (Dug(state.player, move.hole, *state.hollows[hole], setup.cite["last-hole dig" if last else "dig"]),)
    if alone:
        return _lower_rod(state, events, open_, hole, state.fished_mask)
    return _proceed(
        state, events, open_, state.plugged_mask, state.melted_mask, state.seats, state.standing,
        state.hollows, state.buckets, state.roll, state.budget - 1, state.due, True, state.fished_mask, False,
    )  # fmt: skip


def _fish(state: State, move: Fish) -> Result:
    hole = state.setup.board.index[move.hole]
    again = state.fished_mask >> hole & 1
    clause = state.setup.cite["times fish ?distinct_fishing" if again else "fish"]
    events = (Fished(state.player, move.hole, clause),)
    return _lower_rod(state, events, state.open_mask, hole, state.fished_mask | 1 << hole)


def _lower_rod(state: State, events: tuple[Event, ...], open_: int, hole: int, fished: int) -> Result:
    """Spend a pip on an attempt in *hole*; the catch is up to chance."""
    return State(
        state.setup, "catch", state.player, state.turn, open_, state.plugged_mask, state.melted_mask, state.seats,
        state.standing, state.hollows, state.buckets, state.roll, state.budget - 1, state.due, True, fished, hole,
        NOTHING,
    ), events  # fmt: skip


def _catch(state: State, catch: Catch) -> Result:
    setup, player, hole = state.setup, state.player, state.target
    hollows, buckets = state.hollows, state.buckets
    if catch.small or catch.large:
        small, large = hollows[hole]
        hollows = (*hollows[:hole], (small - catch.small, large - catch.large), *hollows[hole + 1 :])
        small, large = buckets[player]
        buckets = (*buckets[:player], (small + catch.small, large + catch.large), *buckets[player + 1 :])
    beyond = setup.rules.end_at_fish is None and sum(buckets[player]) >= _USUAL_END
    clause = setup.cite["no-limit catch ?end_at_fish" if beyond else "catch fish"]
    events = (Caught(player, setup.board.holes[hole], catch.small, catch.large, clause),)
    return _proceed(
        state, events, state.open_mask, state.plugged_mask, state.melted_mask, state.seats, state.standing,
        hollows, buckets, state.roll, state.budget, state.due, True, state.fished_mask, False,
    )  # fmt: skip


def _melt(state: State, move: Melt) -> Result:
    event = Melted(state.player, move.floe, state.setup.cite["melt"])
    return _change(state, event, state.open_mask, state.plugged_mask, state.melted_mask | 1 << move.floe)


def _refreeze(state: State, move: Refreeze) -> Result:
    event = Refrozen(state.player, move.floe, state.setup.cite["refreeze"])
    return _change(state, event, state.open_mask, state.plugged_mask, state.melted_mask ^ 1 << move.floe)


def _plug(state: State, move: Plug) -> Result:
    setup = state.setup
    hole = setup.board.index[move.hole]
    open_ = state.open_mask ^ 1 << hole
    event = Plugged(state.player, move.hole, setup.cite["plugged-end plug" if _is_lost(setup, hole, open_) else "plug"])
    return _change(state, event, open_, state.plugged_mask | 1 << hole, state.melted_mask)


def _is_lost(setup: Setup, hole: int, open_: int) -> bool:
    """Return whether the end is farther off now that *hole* is not among the open ones any more."""
    if setup.rules.plugged_counts:
        return False
    board = setup.board
    return setup.rules.end_when == "all_holes" or not open_ & board.floe_masks[board.floe_index[hole]]


def _unplug(state: State, move: Unplug) -> Result:
    bit = 1 << state.setup.board.index[move.hole]
    event = Unplugged(state.player, move.hole, state.setup.cite["unplug"])
    return _change(state, event, state.open_mask | bit, state.plugged_mask ^ bit, state.melted_mask)


def _change(state: State, event: Event, open_: int, plugged: int, melted: int) -> Result:
    """Carry out the temperature action, which is then no longer due."""
    return _proceed(
        state, (event,), open_, plugged, melted, state.seats, state.standing, state.hollows, state.buckets,
        state.roll, state.budget, None, state.begun, state.fished_mask, False,
    )  # fmt: skip


def _done(state: State, move: Done) -> Result:
    del move
    events = (Stopped(state.player, state.budget, _white_clause(state.setup, state.roll, _STOPPING)),)
    return _proceed(
        state, events, state.open_mask, state.plugged_mask, state.melted_mask, state.seats, state.standing,
        state.hollows, state.buckets, state.roll, 0, state.due, True, state.fished_mask, False,
    )  # fmt: skip


def _proceed(
    state: State,
    events: tuple[Event, ...],
    open_: int,
    plugged: int,
    melted: int,
    seats: tuple[int, ...],
    standing: int,
    hollows: tuple[Pair, ...],
    buckets: tuple[Pair, ...],
    roll: tuple[Face, Face | None] | None,
    budget: int,
    due: str | None,
    begun: bool,
    fished: int,
    fresh: bool,
) -> Result:
    """Go on with the turn, end it, or end the game; *fresh* is whether the dice have just fallen."""
    setup, player, turn = state.setup, state.player, state.turn
    if cause := ending(setup, open_, plugged, buckets[player]):
        over = State(
            setup, "over", player, turn, open_, plugged, melted, seats, standing, hollows, buckets, roll,
            budget, due, begun, fished, NOWHERE, NOTHING,
        )  # fmt: skip
        return over, (*events, *_closing(over, cause))
    assert roll is not None
    offer = judge(setup, roll, seats[player], standing, open_, plugged, melted, budget, due, begun, fished)
    if offer == NOTHING:
        events += _leftovers(setup, player, roll, budget, due, fresh)
        following = player + 1 if player + 1 < setup.players else 0
        return State(
            setup, "roll", following, turn + 1, open_, plugged, melted, seats, standing, hollows, buckets, None,
            0, None, False, 0, NOWHERE, NOTHING,
        ), events  # fmt: skip
    if budget and not (offer[1] or offer[2] or offer[3]) and (begun or setup.rules.temperature_timing == "after"):
        events += (Lapsed(player, budget, _white_clause(setup, roll, _LAPSING)),)
        budget = 0
    return State(
        setup, "act", player, turn, open_, plugged, melted, seats, standing, hollows, buckets, roll,
        budget, due, begun, fished, NOWHERE, offer,
    ), events  # fmt: skip


def _closing(over: State, cause: str) -> tuple[Event, ...]:
    """Return the events that tell how the game ended, and what was counted then."""
    cite, player, winners = over.setup.cite, over.player, over.winners
    clause = cite["fifteen end ?end_at_fish" if cause == "fish" else "all-ice end ?end_when"]
    if cause != "fish" and not _is_enough(over.setup, over.open_mask):
        clause = cite["plugged-end end ?plugged_counts"]
    count = cite[_counting(over) if len(winners) == 1 else "tie score ?score_by"]
    return Ended(player, cause, winners, clause), Counted(player, over.scores, over.setup.rules.score_by, count)


def _counting(over: State) -> str:
    """Return what the count rests on: that all fish are alike, if that matters, or the rule."""
    alike = over.setup.rules.score_by == "fish" and any(large for _, large in over.buckets)
    return "size score ?score_by" if alike else "score ?score_by"


def _is_enough(setup: Setup, open_: int) -> bool:
    """Return whether the holes *open_* end the game without any that are plugged."""
    if setup.rules.end_when == "all_holes":
        return open_ == setup.board.all_holes
    return all(open_ & floe for floe in setup.board.floe_masks)


def _leftovers(
    setup: Setup, player: int, roll: tuple[Face, Face | None], budget: int, due: str | None, fresh: bool
) -> tuple[Event, ...]:
    """Return the events that tell what a turn left undone because it could not be done."""
    if fresh:
        return (Passed(player, _white_clause(setup, roll, _PASSING)),)
    lapsed = (Lapsed(player, budget, _white_clause(setup, roll, _LAPSING)),) if budget else ()
    unchanged = (Unchanged(player, due, setup.cite["must-change temperature"]),) if due else ()
    return lapsed + unchanged


def _white_clause(setup: Setup, roll: tuple[Face, Face | None] | None, citations: dict[str, str]) -> str:
    """Return which of the *citations* applies to the white action of *roll*."""
    return setup.cite[citations[roll[0].symbol if roll is not None and setup.rules.fishers else "dig"]]


_STOPPING = {
    "walk": "walk ?walk_exactly",
    "dig": "exactly may-stop dig ?dig_fish_exactly",
    "fish": "exactly may-stop fish ?dig_fish_exactly",
    "any": "any-mix any",
}
_PASSING = {"walk": "walk-end pass turn", "dig": "pass turn", "fish": "pass turn", "any": "pass turn"}
_LAPSING = {"walk": "walk-end walk", "dig": "pass dig", "fish": "pass fish", "any": "pass any"}

STEPS: dict[type, Callable[[State, Any], Result]] = {
    Place: _place,
    Walk: _walk,
    Dig: _dig,
    Fish: _fish,
    Melt: _melt,
    Refreeze: _refreeze,
    Plug: _plug,
    Unplug: _unplug,
    Done: _done,
    Roll: _roll,
    Catch: _catch,
}
