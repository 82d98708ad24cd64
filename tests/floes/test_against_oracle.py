"""The engine against a second reading of the rules: random games, every step of them compared.

The recorded run of two thousand games is ``python -m tests.floes.long_run``.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kayanak_nb.floes.board import CELLS, number_of
from kayanak_nb.floes.drift import group
from kayanak_nb.floes.engine import start
from kayanak_nb.floes.moves import Done
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.hexgrid import neighbours
from tests.floes import lockstep
from tests.floes.lockstep import Mismatch, play_in_step
from tests.floes.oracle import CONCEIVABLE
from tests.floes.sea import COLUMNS, DIRECTIONS, ROWS, beside, touch
from tests.floes.variants import random_position, random_setup

WATER = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]


@pytest.mark.parametrize("game", range(8))
def test_from_the_start(game: int) -> None:
    setup = Setup(RULE_SETS["de"], DIE, 2 + game % 3)
    assert play_in_step(setup, seed=2024, game=game, limit=200, ask_every=25).steps > 100


@pytest.mark.parametrize("batch", range(12))
def test_variants_from_anywhere(batch: int) -> None:
    for game in range(10):
        luck = Random(f"variant {batch} {game}")
        setup = random_setup(luck)
        first = random_position(setup, luck)
        play_in_step(setup, seed=batch, game=game, limit=40, ask_every=8, first=first)


def test_some_games_come_to_their_end() -> None:
    tallies = []
    for game in range(1, 24, 2):
        luck = Random(f"end {game}")
        setup = replace(random_setup(luck), die=DIE)
        first = random_position(setup, luck, late=True)
        tallies.append(play_in_step(setup, seed=5, game=game, limit=200, ask_every=100, first=first))
    assert sum(not tally.cut for tally in tallies) >= 3
    assert sum(tally.attacks for tally in tallies) >= 3


@pytest.mark.parametrize("switch", ["slide_mixed", "step_onto_bear"])
def test_comparison_notices_a_switch_read_wrongly(switch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Setup(RULE_SETS["de"], DIE, 2)
    flipped: Any = {switch: not getattr(right.rules, switch)}
    wrong = replace(right, rules=replace(right.rules, **flipped))
    monkeypatch.setattr(lockstep, "start", lambda setup, streams: start(wrong, streams))
    with pytest.raises(Mismatch):
        play_many(right, games=20)


def play_many(setup: Setup, *, games: int) -> None:
    for game in range(games):
        play_in_step(setup, seed=1, game=game, limit=400, ask_every=1000)


def test_everything_conceivable_is_listed_once() -> None:
    assert len(set(CONCEIVABLE)) == len(CONCEIVABLE) == 1 + 16 * 6 + 4 * 18 + 2 + 16
    assert CONCEIVABLE[0] == Done()


@pytest.mark.parametrize("cell", WATER)
def test_contact_is_derived_twice(cell: tuple[int, int]) -> None:
    around = {beside(cell, direction) for direction in DIRECTIONS}
    assert set(neighbours(cell)) == around
    assert {other for other in WATER if touch(cell, other)} == around & set(WATER)
    assert CELLS[number_of(cell)] == cell


def test_group_of_a_lone_floe_is_itself() -> None:
    here = 1 << 8 * number_of((4, 4))
    assert [group(number_of((4, 4)), here, direction) for direction in range(6)] == [here] * 6
