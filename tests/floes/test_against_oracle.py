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
from kayanak_nb.game import Game
from kayanak_nb.hexgrid import neighbours
from tests.floes import keeper, lockstep
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


@pytest.mark.parametrize("game", range(3))
def test_every_step_is_undone_saved_and_written_as_a_code(game: int) -> None:
    luck = Random(f"kept {game}")
    setup = random_setup(luck)
    first = random_position(setup, luck) if game else None
    assert play_in_step(setup, seed=7, game=game, limit=60, ask_every=20, first=first, kept=True).steps > 20


@pytest.mark.parametrize("way", ["from_code", "from_json"])
def test_a_way_that_does_not_lead_back_is_noticed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = getattr(keeper, way)

    def one_step_off(text: str) -> Game:
        game: Game = right(text)
        return game if game.undo() or not game.state.is_chance else one_step_on(game)

    monkeypatch.setattr(keeper, way, one_step_off)
    with pytest.raises(Mismatch, match="does not lead back"):
        play_in_step(Setup(RULE_SETS["de"], DIE, 2), seed=1, game=1, limit=20, ask_every=10, kept=True)


def one_step_on(game: Game) -> Game:
    game.chance()
    return game


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
