"""Positions among the floes to try words and pictures on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from kayanak_nb.dice import Face
from kayanak_nb.floes.engine import apply, legal_moves
from kayanak_nb.floes.moves import Action, Event, Roll, Step
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import DIE, RULE_SETS, RuleSet
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from tests.floes.variants import random_position, random_setup

__all__ = ["START", "almost_won", "full_sea", "own_turn", "positions", "steps", "won"]

SETUP = Setup(RULE_SETS["de"], DIE, 2)
START = position(SETUP, phase="roll", bear=1)

_CROWDED = (
    (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4),
    (4, 8), (5, 0), (6, 1), (6, 6), (7, 6), (8, 3), (8, 6), (8, 7),
)  # fmt: skip


def own_turn(pips: int = 4, **parts: object) -> State:
    """Return a position of two players in which Red has rolled *pips* of own moves, with these *parts* by name."""
    return position(SETUP, roll=(Face("own", pips), None), **{"bear": 1, **parts})  # type: ignore[arg-type]


def full_sea(rules: RuleSet = RULE_SETS["de"], face: Face = DIE.faces[0], mode: str | None = None) -> State:
    """Return a position of four players with a bit of everything: floes in contact, fish on spears, finished figures.

    Floe 3 carries Red's figures 1 and 2 and Blue's figure 0; the bear is on floe 8.
    """
    figures: list[list[int | str]] = [[0, 3, 3, "done"], [3, "far", 13, "home"], [6, 6, 7, "home"], [2, 2, 2, "done"]]
    carrying = [
        [True, False, True, True],
        [True, True, False, False],
        [True, True, False, False],
        [True, False, False, True],
    ]
    return position(
        Setup(rules, DIE, 4), cells=_CROWDED, figures=figures, carrying=carrying, bear=8, roll=(face, None), mode=mode
    )


def almost_won() -> State:
    """Return a position in which a step home with figure 3 wins the game for Blue, against three others."""
    figures: list[list[int | str]] = [["far"] * 4, [*["done"] * 3, 15], [*["far"] * 3, 4], ["home", "done", "done", 1]]
    carrying = [[True] * 4, [True] * 4, [True, True, True, False], [False, True, True, True]]
    return position(
        Setup(RULE_SETS["de"], DIE, 4),
        player=1,
        cells=_CROWDED,
        figures=figures,
        carrying=carrying,
        bear=8,
        roll=(DIE.faces[0], None),
    )


def won() -> State:
    """Return the position after that step."""
    return apply(almost_won(), Step(3, "home"))[0]


@cache
def steps() -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Return positions of every kind with the events that led to them: a few turns from many starts."""
    luck = Random(7)
    found = [(START, ()), *_turns(START, luck, 6), apply(almost_won(), Step(3, "home"))]
    for _ in range(12):
        found += _turns(random_position(random_setup(luck), luck), luck, 3)
    return tuple(found)


def positions() -> tuple[State, ...]:
    """Return positions of every kind."""
    return tuple(state for state, _ in steps())


def _turns(state: State, luck: Random, turns: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play *turns* turns at random from *state*, bear moves and steps before slides if there are any."""
    last = state.turn + turns
    while state.phase != "over" and state.turn < last:
        state, events = apply(state, _next(state, luck))
        yield state, events


def _next(state: State, luck: Random) -> Action:
    if state.is_chance:
        return Roll(luck.choice(state.setup.die.faces), None)
    moves = legal_moves(state)
    rare = [move for move in moves if type(move).__name__ in ("Step", "BearStep")]
    return luck.choice(rare if rare and luck.random() < 0.7 else moves)
