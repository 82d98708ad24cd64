"""Why a position among the floes does not offer an action: one reason, the clause behind it, and the particulars.

Called only for what the judge does not offer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from typing import Any

from kayanak_nb.floes.board import BRINKS, FLOES, read
from kayanak_nb.floes.drift import group
from kayanak_nb.floes.moves import BearStep, Done, Roll, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.offer import CAPACITY
from kayanak_nb.floes.setup import FIGURES, PLACES
from kayanak_nb.floes.state import DONE, FAR, HOME, State
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.illegal import Illegal
from kayanak_nb.names import is_quoted, tidy

__all__ = ["REASONS", "explain"]

REASONS: Mapping[str, str] = {
    "not-a-move": "turn",
    "game-over": "end",
    "roll-first": "turn",
    "no-roll-now": "turn",
    "impossible-roll": "faces",
    "no-such-floe": "setup",
    "quoted-number": "setup",
    "no-such-direction": "grid",
    "no-such-figure": "setup",
    "no-such-place": "step",
    "choose-first": "choice",
    "no-choice": "choice",
    "bear-idle": "bear",
    "only-bear": "choice",
    "bear-floe": "bear-floe",
    "foreign-floe": "slide",
    "mixed-floe": "mixed",
    "at-brink": "halt",
    "carried-foreign": "block",
    "carried-bear": "block",
    "carried-brink": "block",
    "finished": "return",
    "stays": "step",
    "no-shore": "shore",
    "no-contact": "step",
    "over-water": "set-out",
    "floe-full": "capacity",
    "bear-there": "step-onto-bear",
    "bear-stays": "bear",
    "bear-no-contact": "bear",
}
"""Every reason there is, with the topic of its clause."""

_Finding = tuple[str, dict[str, object]]

_SPOTS: Mapping[int, str] = {HOME: "home", FAR: "far"}


def explain(state: State, action: object) -> Illegal:
    """Return why *state* does not offer *action*, which must not be on offer."""
    reason, details = _find(state, action)
    return Illegal(reason, state.setup.cite[REASONS[reason]], details)


def _find(state: State, action: object) -> _Finding:
    find = _FINDERS.get(type(action))
    if find is None:
        return "not-a-move", {"given": tidy(action)}
    if state.phase == "over":
        return "game-over", {}
    if unknown := _unknown_thing(action):
        return unknown
    if isinstance(action, Roll):
        return _roll(state, action)
    if state.phase == "roll":
        return "roll-first", {"player": state.player}
    if state.mode == "choose":
        return "choose-first", {}
    return find(state, action)


def _unknown_thing(action: object) -> _Finding | None:
    if isinstance(action, Slide | BearStep) and (type(action.floe) is not int or not 0 <= action.floe < FLOES):
        return _quoted(action.floe, FLOES) or ("no-such-floe", {"floe": tidy(action.floe), "last": FLOES - 1})
    if isinstance(action, Slide) and (type(action.direction) is not str or action.direction not in DIRECTIONS):
        return "no-such-direction", {"direction": tidy(action.direction)}
    if isinstance(action, Step):
        if type(action.figure) is not int or not 0 <= action.figure < FIGURES:
            unknown = "no-such-figure", {"figure": tidy(action.figure), "last": FIGURES - 1}
            return _quoted(action.figure, FIGURES) or unknown
        if type(action.to) not in (int, str) or action.to not in PLACES:
            return _quoted(action.to, FLOES) or ("no-such-place", {"to": tidy(action.to), "last": FLOES - 1})
    return None


def _quoted(value: Any, many: int) -> _Finding | None:
    return ("quoted-number", {"number": int(value)}) if is_quoted(value, many) else None


def _roll(state: State, action: Roll) -> _Finding:
    if state.phase != "roll":
        return "no-roll-now", {}
    return "impossible-roll", {"dice": "any" if action.blue is None else "white"}


def _choice(state: State, action: UseOwn | UseBear) -> _Finding:
    del state, action
    return "no-choice", {}


def _done(state: State, action: Done) -> _Finding:
    del state, action
    return "choose-first", {}


def _slide(state: State, action: Slide) -> _Finding:
    floe = action.floe
    if state.mode == "bear":
        if floe != state.bear:
            return "only-bear", {}
    elif floe == state.bear:
        return "bear-floe", {"floe": floe}
    elif (other := _foreigner(state, floe)) is not None:
        own = floe in state.stands[state.player]
        if not own:
            return "foreign-floe", {"floe": floe, "other": other}
        if not state.rules.slide_mixed:
            return "mixed-floe", {"floe": floe, "other": other}
    return _what_blocks(state, floe, DIRECTIONS.index(action.direction))


def _what_blocks(state: State, floe: int, direction: int) -> _Finding:
    """Return what stands in the way of *floe* and of those it would take along, the floe itself first."""
    places, brink = state.places, BRINKS[direction]
    details: dict[str, object] = {"floe": floe, "direction": DIRECTIONS[direction]}
    at_brink = read(brink, places)
    if at_brink[floe]:
        return "at-brink", details
    moving = read(group(places[floe], state.ice, direction), places)
    for carried in (number for number in compress(range(FLOES), moving) if number != floe):
        if carried == state.bear:
            return "carried-bear", {**details, "carried": carried}
        if (other := _foreigner(state, carried)) is not None:
            return "carried-foreign", {**details, "carried": carried, "other": other}
        if at_brink[carried]:
            return "carried-brink", {**details, "carried": carried}
    raise AssertionError(f"Nothing blocks floe {floe} towards {DIRECTIONS[direction]}.")


def _foreigner(state: State, floe: int) -> int | None:
    """Return a player, other than the one to move, of whom a figure stands on *floe*."""
    return next((owner for owner, own in enumerate(state.stands) if owner != state.player and floe in own), None)


def _step(state: State, action: Step) -> _Finding:
    if state.mode == "bear":
        return "only-bear", {}
    stand, to = state.stands[state.player][action.figure], action.to
    if stand == DONE:
        return "finished", {"figure": action.figure}
    origin = _SPOTS.get(stand, stand)
    details: dict[str, object] = {"figure": action.figure, "origin": str(origin), "to": str(to)}
    if origin == to:
        return "stays", details
    if isinstance(to, str):
        return ("over-water" if stand < 0 else "no-shore"), details
    return _no_room(state, to) or (("over-water" if stand < 0 else "no-contact"), details)


def _no_room(state: State, floe: int) -> _Finding | None:
    """Return why *floe* takes no figure, or None."""
    if floe == state.bear and not state.rules.step_onto_bear:
        return "bear-there", {"floe": floe}
    if sum(own.count(floe) for own in state.stands) >= CAPACITY:
        return "floe-full", {"floe": floe}
    return None


def _bear_step(state: State, action: BearStep) -> _Finding:
    if state.mode != "bear":
        return "bear-idle", {}
    if action.floe == state.bear:
        return "bear-stays", {"floe": action.floe}
    return "bear-no-contact", {"floe": action.floe, "bear": state.bear}


_FINDERS: dict[type, Callable[[State, Any], _Finding]] = {
    Done: _done,
    Slide: _slide,
    Step: _step,
    UseBear: _choice,
    UseOwn: _choice,
    BearStep: _bear_step,
    Roll: _roll,
}
