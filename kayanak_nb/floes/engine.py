"""The rules among the floes at work: what a position offers, what chance may bring, and what comes of either.

The same four functions as in Kayanak, all of them pure. The streams are drawn in this order: ``dice``: first the floe
of row 1 on which the bear starts, then one draw for each roll.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from kayanak_nb.floes.board import BEAR_STARTS, LANES, START, spread
from kayanak_nb.floes.moves import Action, BearStep, Done, Move, Roll, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.offer import BEAR_STEP, END, SLIDE, STEP, USE_BEAR, USE_OWN
from kayanak_nb.floes.refusal import explain
from kayanak_nb.floes.setup import FIGURES, PLACES, Setup
from kayanak_nb.floes.state import HOME, NOTHING, State
from kayanak_nb.floes.steps import STEPS, Result
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.illegal import Illegal, IllegalMove
from kayanak_nb.masks import chosen
from kayanak_nb.mistake import Mistake
from kayanak_nb.stream import Stream
from kayanak_nb.turn import of_faces

__all__ = ["apply", "chances", "draw", "legal_moves", "start", "why_not"]

_FLAGS = {Done: END, UseBear: USE_BEAR, UseOwn: USE_OWN}


class GameStreams(Protocol):
    """The streams that chance draws from in the course of a game."""

    @property
    def dice(self) -> Stream:
        """The stream of the die."""


def start(setup: Setup, streams: GameStreams) -> State:
    """Return the first position of a game; the stream of the die says where the bear starts."""
    stands = ((HOME,) * FIGURES,) * setup.players
    carrying = ((False,) * FIGURES,) * setup.players
    bear = streams.dice.below(BEAR_STARTS)
    return State(setup, "roll", 0, 1, START, spread(START), stands, carrying, bear, None, None, 0, NOTHING)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the moves that *state* offers, in vocabulary order, then board order; () if it is not a decision."""
    moves: tuple[Move, ...] = ()
    for kind, mask in enumerate(state.offer):
        if mask:
            moves += chosen(state.setup.menu[kind], mask)
    return moves


def chances(state: State) -> dict[Roll, Fraction]:
    """Return each roll that *state* waits for with its probability; {} if it does not wait for chance."""
    return dict(state.setup.rolls) if state.phase == "roll" else {}


def draw(state: State, streams: GameStreams) -> Roll:
    """Return one roll for the chance state *state*, drawn from the stream of the die.

    :raises ValueError: if *state* does not wait for chance.
    """
    if state.phase != "roll":
        raise Mistake(f"Nothing is left to chance here: the phase is {state.phase!r}.")
    table = state.setup.roll_table
    return table[streams.dice.below(len(table))]


def why_not(state: State, action: object) -> Illegal | None:
    """Return None if *state* offers *action* (a move or a roll), otherwise why it does not."""
    return None if _offered(state, action) else explain(state, action)


def apply(state: State, action: Action) -> Result:
    """Return the state after *action* and the events on the way there.

    :raises IllegalMove: if *state* does not offer *action*; it carries reason, clause and details.
    """
    if not _offered(state, action):
        from kayanak_nb.floes.words import refusal

        illegal = explain(state, action)
        raise IllegalMove(illegal, refusal(illegal))
    return STEPS[type(action)](state, action)


def _offered(state: State, action: object) -> bool:
    kind = type(action)
    if kind is Slide:
        floe, direction = action.floe, action.direction  # type: ignore[attr-defined]
        known = type(floe) is int and floe >= 0 and type(direction) is str and direction in DIRECTIONS
        return known and state.offer[SLIDE] >> floe * LANES + DIRECTIONS.index(direction) & 1 == 1
    if kind is Step:
        figure, to = action.figure, action.to  # type: ignore[attr-defined]
        known = type(figure) is int and 0 <= figure < FIGURES and type(to) in (int, str) and to in PLACES
        return known and state.offer[STEP] >> figure * len(PLACES) + PLACES.index(to) & 1 == 1
    if kind is BearStep:
        floe = action.floe  # type: ignore[attr-defined]
        return type(floe) is int and floe >= 0 and state.offer[BEAR_STEP] >> floe & 1 == 1
    if kind in _FLAGS:
        return state.offer[_FLAGS[kind]] == 1
    if kind is Roll:
        faces = of_faces(action.white, action.blue)  # type: ignore[attr-defined]
        return faces and state.phase == "roll" and action in state.setup.rolls
    return False
