"""One step of the game for each kind of move and for a roll, and what follows of itself.

The steps trust that what they are given was offered; :mod:`~kayanak_nb.floes.engine` sees to that.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Any, TypeAlias

from kayanak_nb.floes.board import FAR_ROW, FLOES, HOME_ROW
from kayanak_nb.floes.drift import drift
from kayanak_nb.floes.moves import (
    BearChosen,
    BearStep,
    BearStepped,
    Chased,
    Done,
    Ended,
    Event,
    FishTaken,
    OwnChosen,
    Returned,
    Roll,
    Rolled,
    Slid,
    Slide,
    Step,
    Stepped,
    Stopped,
    UseBear,
    UseOwn,
)
from kayanak_nb.floes.offer import Stands, judge
from kayanak_nb.floes.setup import FIGURES
from kayanak_nb.floes.state import DONE, FAR, HOME, NOTHING, State
from kayanak_nb.hexgrid import DIRECTIONS

__all__ = ["STEPS", "Result"]

Result: TypeAlias = tuple[State, tuple[Event, ...]]

_STANDS: dict[int | str, int] = {"home": HOME, "far": FAR}
_SPOTS: dict[int, int | str] = {HOME: "home", FAR: "far"}
_SHORE_ROWS = frozenset((*FAR_ROW, *HOME_ROW))


def _roll(state: State, roll: Roll) -> Result:
    face = roll.white
    mode = "choose" if face.symbol == "bear" else "own"
    events = (Rolled(state.player, face, face.pips, state.setup.cite["roll"]),)
    return _act(
        state, events, state.places, state.ice, state.stands, state.carrying, state.bear, (face, None), mode, face.pips
    )


def _choose(mode: str) -> Callable[[State, Any], Result]:
    def choose(state: State, move: UseOwn | UseBear) -> Result:
        del move
        event = BearChosen if mode == "bear" else OwnChosen
        events = (event(state.player, state.setup.cite["choice"]),)
        return _act(
            state,
            events,
            state.places,
            state.ice,
            state.stands,
            state.carrying,
            state.bear,
            state.roll,
            mode,
            state.budget,
        )

    return choose


def _slide(state: State, move: Slide) -> Result:
    places, ice, moving, distance = drift(state.places, state.ice, move.floe, DIRECTIONS.index(move.direction))
    carried = tuple([floe for floe in compress(range(FLOES), moving) if floe != move.floe])
    clause = state.setup.cite["carry" if carried else _sliding(state, move)]
    events = (Slid(state.player, move.floe, move.direction, distance, carried, clause),)
    return _spend(state, events, places, ice, state.stands, state.carrying, state.bear)


def _sliding(state: State, move: Slide) -> str:
    """Return what the slide of a floe that takes no other along rests on."""
    floe, stands = move.floe, state.stands
    if floe == state.bear:
        return "bear-floe"
    if floe in stands[state.player] and sum([floe in own for own in stands]) > 1:
        return "mixed"
    # Towards the other directions it leaves the shore, or cannot go.
    ashore = state.places[floe] in _SHORE_ROWS and move.direction in ("E", "W")
    return "along" if ashore else "slide"


def _stepping(state: State, origin: int, stand: int, holds: bool) -> str:
    """Return what the step of a figure from *origin* to *stand* rests on; *holds* is whether it has a fish already."""
    if origin < 0:
        return "set-out"
    if stand == FAR:
        return "supply" if holds else "shore"
    if stand == HOME:
        return "shore" if holds else "empty-handed"
    return "step-onto-bear" if stand == state.bear else "step"


def _step(state: State, move: Step) -> Result:
    player, figure, cite = state.player, move.figure, state.setup.cite
    origin = state.stands[player][figure]
    holds = state.carrying[player][figure]
    stand = _STANDS[move.to] if isinstance(move.to, str) else move.to
    clause = cite[_stepping(state, origin, stand, holds)]
    events: tuple[Event, ...] = (Stepped(player, figure, _SPOTS.get(origin, origin), move.to, clause),)
    if stand == FAR and not holds:
        holds = True
        events += (FishTaken(player, figure, cite["fish"]),)
    if stand == HOME and holds:
        stand = DONE
        events += (Returned(player, figure, cite["return"]),)
    stands = _with(state.stands, player, figure, stand)
    return _spend(
        state, events, state.places, state.ice, stands, _with(state.carrying, player, figure, holds), state.bear
    )


def _bear_step(state: State, move: BearStep) -> Result:
    cite, stands, carrying = state.setup.cite, state.stands, state.carrying
    events: tuple[Event, ...] = (BearStepped(state.player, state.bear, move.floe, cite["bear"]),)
    for owner, own in enumerate(state.stands):
        for figure, stand in enumerate(own):
            if stand == move.floe:
                events += (Chased(state.player, owner, figure, state.carrying[owner][figure], cite["chase"]),)
                stands = _with(stands, owner, figure, HOME)
                carrying = _with(carrying, owner, figure, False)
    return _spend(state, events, state.places, state.ice, stands, carrying, move.floe)


def _done(state: State, move: Done) -> Result:
    del move
    events = (Stopped(state.player, state.budget, state.setup.cite["stop"]),)
    return _next_turn(state, events, state.places, state.ice, state.stands, state.carrying, state.bear)


def _spend(
    state: State,
    events: tuple[Event, ...],
    places: bytes,
    ice: int,
    stands: Stands,
    carrying: tuple[tuple[bool, ...], ...],
    bear: int,
) -> Result:
    """Count one move, then go on with the turn, end it, or end the game."""
    player, budget = state.player, state.budget - 1
    if stands[player].count(DONE) == FIGURES:
        over = State(
            state.setup, "over", player, state.turn, places, ice, stands, carrying, bear, state.roll, state.mode,
            budget, NOTHING,
        )  # fmt: skip
        return over, (*events, Ended(player, (player,), state.setup.cite["end"]))
    if not budget:
        return _next_turn(state, events, places, ice, stands, carrying, bear)
    return _act(state, events, places, ice, stands, carrying, bear, state.roll, state.mode or "own", budget)


def _act(
    state: State,
    events: tuple[Event, ...],
    places: bytes,
    ice: int,
    stands: Stands,
    carrying: tuple[tuple[bool, ...], ...],
    bear: int,
    roll: Any,
    mode: str,
    budget: int,
) -> Result:
    setup, player = state.setup, state.player
    offer = judge(setup.rules, player, places, ice, stands, bear, mode, budget)
    return State(
        setup, "act", player, state.turn, places, ice, stands, carrying, bear, roll, mode, budget, offer
    ), events


def _next_turn(
    state: State,
    events: tuple[Event, ...],
    places: bytes,
    ice: int,
    stands: Stands,
    carrying: tuple[tuple[bool, ...], ...],
    bear: int,
) -> Result:
    setup = state.setup
    following = state.player + 1 if state.player + 1 < setup.players else 0
    return State(
        setup, "roll", following, state.turn + 1, places, ice, stands, carrying, bear, None, None, 0, NOTHING
    ), events


def _with(rows: tuple[tuple[Any, ...], ...], player: int, figure: int, value: object) -> tuple[tuple[Any, ...], ...]:
    """Return *rows* with *value* for one *figure* of one *player*."""
    own = rows[player]
    if own[figure] == value:
        return rows
    own = (*own[:figure], value, *own[figure + 1 :])
    return (*rows[:player], own, *rows[player + 1 :])


STEPS: dict[type, Callable[[State, Any], Result]] = {
    Done: _done,
    Slide: _slide,
    Step: _step,
    UseBear: _choose("bear"),
    UseOwn: _choose("own"),
    BearStep: _bear_step,
    Roll: _roll,
}
