"""A pond of twelve holes for positions made by hand, and dice that show few pips.

::

    A1  A2  A3  A4          floe 0: A1 A2 B1        fishers: player 0 on B2, player 1 on C4
      B1  B2  B3  B4        floe 1: A3 A4 B4        B2 touches A2 A3 B1 B3 C2 C3
    C1  C2  C3  C4          floe 2: B2 B3 C3
                            floe 3: C1 C2           floe 4: C4
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from kayanak_nb.dice import Die, Face
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.engine import apply, legal_moves, start, why_not
from kayanak_nb.kayanak.moves import Action, Event, Move, Roll
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import State

__all__ = [
    "ALL_BUT_ONE_FLOE",
    "AROUND",
    "EVERYWHERE",
    "POND",
    "WITH_FISHERS",
    "WITH_TEMPERATURE",
    "beginning",
    "events_of",
    "no",
    "offers",
    "play",
    "pond",
    "roll",
    "rolled",
    "text_of",
]

POND = Board(
    "pond",
    [f"{row}{number}" for row in "ABC" for number in range(1, 5)],
    [["A1", "A2", "B1"], ["A3", "A4", "B4"], ["B2", "B3", "C3"], ["C1", "C2"], ["C4"]],
    small=24,
    large=12,
    drops=2,
    crystals=2,
)
EVERYWHERE = list(POND.holes)
AROUND = ["A2", "A3", "B1", "B3", "C2", "C3"]

WITH_FISHERS = ["ja-2", "ja-3", "fr"]
WITH_TEMPERATURE = ["ja-3", "fr"]
ALL_BUT_ONE_FLOE = ["A1", "A3", "B3", "C4"]

WHITE = Die([Face(symbol, pips) for symbol in ("walk", "dig", "fish", "any") for pips in (1, 2, 3)])
BLUE = Die([Face(symbol, pips) for symbol in ("drop", "crystal", "plain") for pips in (0, 1, 2)])


def pond(rules: str, *, players: int = 2, **switches: Any) -> Setup:
    """Return the setup of a game on the pond, with some *switches* of the rule set changed."""
    return Setup(replace(RULE_SETS[rules], **switches), POND, (WHITE, BLUE), Fraction(2, 3), players)


def beginning(setup: Setup) -> State:
    """Return the start of a game with three fish in every hole."""
    return start(setup, ((2, 1),) * len(POND.holes))


def roll(setup: Setup, white: str, blue: str = "plain 0") -> Roll:
    """Return the roll of two faces written like ``"dig 2"``; without blue die of the first alone."""
    return Roll(_face(white), _face(blue) if setup.rules.blue_die else None)


def _face(text: str) -> Face:
    symbol, pips = text.split()
    return Face(symbol, int(pips))


def rolled(setup: Setup, white: str, blue: str = "plain 0", **fields: Any) -> State:
    """Return the position right after a roll; *fields* are those of the position before it."""
    if setup.rules.fishers:
        fields.setdefault("fishers", ("B2", "C4", "A1", "A4")[: setup.players])
    return play(position(setup, phase="roll", **fields), roll(setup, white, blue))


def play(state: State, *actions: Action) -> State:
    """Return the state after all *actions*."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def events_of(state: State, action: Action) -> tuple[Event, ...]:
    """Return what is told when *action* is played."""
    return apply(state, action)[1]


def offers(state: State, kind: type[Move]) -> list[Any]:
    """Return the holes or floes at which *state* offers moves of this *kind*."""
    return [next(iter(_fields(move).values()), None) for move in legal_moves(state) if isinstance(move, kind)]


def _fields(move: Move) -> Mapping[str, object]:
    return {name: getattr(move, name) for name in move.__slots__}


def no(state: State, action: object) -> tuple[str, str]:
    """Return reason and clause with which *action* is refused."""
    illegal = why_not(state, action)
    assert isinstance(illegal, Illegal), f"{action} is allowed"
    return illegal.reason, illegal.clause


def text_of(rules: str) -> str:
    """Return the text that a rule set is read from, as clause ids begin with it."""
    return rules.replace("-", "")
