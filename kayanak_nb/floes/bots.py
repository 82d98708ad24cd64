"""Players made of code: one that plays anything, and one that a beginner finds worth beating.

A bot is a function from a state and a stream to one of the legal moves. It draws once for each decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from kayanak_nb.floes import engine
from kayanak_nb.floes.moves import Done, Move, UseBear, UseOwn
from kayanak_nb.floes.offer import SLIDE
from kayanak_nb.floes.plan import (
    best_hunt,
    moves_left,
    slides_worth_a_thought,
    steps_that_count,
    values_of_slides,
    values_of_steps,
)
from kayanak_nb.floes.state import State
from kayanak_nb.stream import Stream

__all__ = ["BOTS", "Policy", "greedy", "random"]

Policy: TypeAlias = Callable[[State, Stream], Move]


def random(state: State, stream: Stream) -> Move:
    """Return any legal move, each with the same chance; one draw."""
    moves = engine.legal_moves(state)
    return moves[stream.below(len(moves))]


def greedy(state: State, stream: Stream) -> Move:
    """Return the move after which fewest seem to be left; one draw decides between equals.

    A fish within reach is taken, and so is the last step home with one. Otherwise it rides and walks by the shortest
    way it sees, and lets the bear chase its opponents where that costs them more than its own moves would gain. Where
    nothing helps, it makes any move that does no harm: sooner or later the ice opens.
    """
    if state.mode == "choose":
        choices: tuple[Move, ...] = (UseBear(),) if _bear_pays(state) else (UseOwn(),)
    elif state.mode == "bear":
        choices = best_hunt(state).first or (Done(),)
    else:
        choices = _own_choices(state)
    return choices[stream.below(len(choices))]


def _bear_pays(state: State) -> bool:
    """Return whether the bear costs the opponents more moves than own ones would gain, were all as good as the best."""
    hunt = best_hunt(state)
    if hunt.gain <= 0:
        return False
    own, _ = engine.apply(state, UseOwn())
    now = moves_left(own, own.player)
    best = min(_values(own, slides_worth_a_thought(own)).values(), default=now)
    return hunt.gain > own.budget * (now - best)


def _own_choices(state: State) -> tuple[Move, ...]:
    landings = steps_that_count(state)
    if landings:
        return landings
    now = moves_left(state, state.player)
    for slides in (slides_worth_a_thought(state), state.offer[SLIDE]):
        values = _values(state, slides)
        best = min(values.values(), default=now)
        if best < now:
            return _up_to(best, values)
    return _up_to(now, values) or tuple(values) or (Done(),)


def _up_to(value: float, values: Mapping[Move, float]) -> tuple[Move, ...]:
    # Sums in another order may differ in the last place.
    return tuple(move for move, left in values.items() if left < value + 1e-9)


def _values(state: State, slides: int) -> dict[Move, float]:
    return {**values_of_steps(state), **values_of_slides(state, slides)}


BOTS: Mapping[str, Policy] = MappingProxyType({"random": random, "greedy": greedy})
"""The bots by name."""
