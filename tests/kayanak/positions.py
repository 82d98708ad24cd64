"""Positions to try words and pictures on, reached by random play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from kayanak_nb.game import Game, new_game
from kayanak_nb.kayanak.moves import Event
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.state import State

__all__ = ["games", "playthrough", "positions"]


def playthrough(game: Game, random: Random) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play *game* at random and yield each position with the events that led to it, the start with none."""
    yield game.state, ()
    while game.state.phase != "over":
        events = game.chance() if game.state.is_chance else game.play(random.choice(game.legal_moves()))
        yield game.state, events


def games() -> Iterator[Game]:
    """Yield a game of every rule set, on the default board and on the smallest."""
    for rules in RULE_SETS:
        yield new_game(rules, players=4, seed=1)
        yield new_game(rules, players=2, seed=2, board="tiny-7")


def positions(steps: int, every: int) -> Iterator[State]:
    """Yield each position numbered a multiple of *every*, up to *steps*, of one game of each kind."""
    for number, game in enumerate(games()):
        yield from (state for state, _ in islice(playthrough(game, Random(number)), 0, steps, every))
