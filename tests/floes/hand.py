"""Positions made by hand: a few floes where the scene needs them, the others parked along the right edge.

The parked ones fill columns 7 and 8 of rows 0 to 7, two by two in their order, unless a scene lays them elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from kayanak_nb.dice import Die, Face
from kayanak_nb.floes.engine import apply, legal_moves, why_not
from kayanak_nb.floes.moves import Action, Event, Move, Roll
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from kayanak_nb.hexgrid import Cell
from kayanak_nb.illegal import Illegal

__all__ = ["PARKED", "events_of", "game", "laid", "no", "offers", "play", "refusal_of", "roll", "rolled", "waiting"]

PARKED: tuple[Cell, ...] = tuple((row, column) for row in range(8) for column in (7, 8))

DIE = Die([Face("own", 1), Face("own", 2), Face("own", 3), Face("own", 4), Face("bear", 1), Face("bear", 2)])


def game(*, players: int = 2, **switches: Any) -> Setup:
    """Return a setup whose die also shows one move, with some *switches* changed."""
    return Setup(RuleSet(**switches), DIE, players)


def laid(floes: Mapping[int, Cell]) -> tuple[Cell, ...]:
    """Return the cells of all floes: those given, and the others parked."""
    return tuple(floes.get(floe, parked) for floe, parked in enumerate(PARKED))


def waiting(
    floes: Mapping[int, Cell],
    figures: Mapping[tuple[int, int], int | str] | None = None,
    *,
    fish: Collection[tuple[int, int]] = (),
    setup: Setup | None = None,
    bear: int = 15,
    **fields: Any,
) -> State:
    """Return a position before a roll.

    *figures* says where those are that are not at home, by player and number; *fish* who on the ice holds one.
    """
    setup = setup or game()
    places = figures or {}
    where = [[places.get((player, number), "home") for number in range(4)] for player in range(setup.players)]
    holds = [
        [(player, number) in fish or place in ("far", "done") for number, place in enumerate(own)]
        for player, own in enumerate(where)
    ]
    return position(setup, phase="roll", cells=laid(floes), figures=where, carrying=holds, bear=bear, **fields)


def roll(text: str) -> Roll:
    """Return the roll of a face written like ``"own 3"``."""
    symbol, pips = text.split()
    return Roll(Face(symbol, int(pips)), None)


def rolled(face: str, *scene: Any, **fields: Any) -> State:
    """Return the position right after a roll; the rest is as for :func:`waiting`."""
    return play(waiting(*scene, **fields), roll(face))


def play(state: State, *actions: Action) -> State:
    """Return the state after all *actions*."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def events_of(state: State, action: Action) -> tuple[Event, ...]:
    """Return what is told when *action* is played."""
    return apply(state, action)[1]


def offers(state: State, kind: type[Move]) -> list[Move]:
    """Return the moves of this *kind* that *state* offers."""
    return [move for move in legal_moves(state) if isinstance(move, kind)]


def refusal_of(state: State, action: object) -> Illegal:
    """Return why *action* is refused, which it must be."""
    illegal = why_not(state, action)
    assert isinstance(illegal, Illegal), f"{action} is allowed"
    return illegal


def no(state: State, action: object) -> tuple[str, str]:
    """Return reason and clause with which *action* is refused."""
    illegal = refusal_of(state, action)
    return illegal.reason, illegal.clause
