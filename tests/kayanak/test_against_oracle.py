"""The engine against a second reading of the rules: random games, every step of them compared.

The recorded run of ten thousand games a rule set is ``python -m tests.kayanak.long_run``.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from kayanak_nb.kayanak.board import BOARD_NAMES, board
from kayanak_nb.kayanak.engine import start
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import BLUE, RULE_SETS, WHITE
from kayanak_nb.kayanak.setup import Setup
from tests.kayanak import lockstep
from tests.kayanak.conceivable import adjacency
from tests.kayanak.lockstep import Mismatch, go_on_in_step, play_in_step
from tests.kayanak.variants import random_scene, random_setup

PRESETS = [(rules, name) for rules in RULE_SETS for name in BOARD_NAMES]
GAMES = {"default": 4, "tiny-7": 20, "small-19": 12, "medium-37": 6}


def preset(rules: str, name: str, *, players: int) -> Setup:
    return Setup(RULE_SETS[rules], board(name), (WHITE, BLUE), Fraction(2, 3), players)


@pytest.mark.parametrize(("rules", "name"), PRESETS)
def test_preset(rules: str, name: str) -> None:
    most = min(4, len(board(name).floes))
    for game in range(GAMES[name]):
        setup = preset(rules, name, players=2 + game % (most - 1))
        tally = play_in_step(setup, seed=2024, game=game, limit=5000, ask_every=40)
        assert tally.ending != "cut"


@pytest.mark.parametrize("batch", range(20))
def test_variants(batch: int) -> None:
    for game in range(15):
        setup = random_setup(Random(f"variant {batch} {game}"))
        play_in_step(setup, seed=batch, game=game, limit=250, ask_every=9)


@pytest.mark.parametrize("batch", range(10))
def test_scenes(batch: int) -> None:
    """Positions that games come by seldom: much open, plugged and melted, few fish left."""
    for number in range(40):
        random = Random(f"scene {batch} {number}")
        scene = random_scene(random, random_setup(random))
        state = position(
            scene.setup,
            phase="roll",
            player=scene.player,
            turn=scene.turn,
            open=scene.holes_that_are("open"),
            plugged=scene.holes_that_are("plugged"),
            melted=scene.melted,
            fishers=scene.fishers,
            fish=scene.fish,
            buckets=scene.buckets,
        )
        go_on_in_step(state, scene, seed=batch, game=number, limit=25, ask_every=5)


FLIPPED: dict[str, Any] = {
    "fishers": False,
    "blue_die": False,
    "temperature": False,
    "temperature_timing": "after",
    "exclusive_placement": False,
    "distinct_fishing": True,
    "walk_exactly": False,
    "dig_fish_exactly": True,
    "blue_pips": "plain_only",
    "end_when": "all_holes",
    "end_at_fish": 4,
    "plugged_counts": True,
    "score_by": "fish",
    "plug_under_fisher": True,
}


@pytest.mark.parametrize("switch", FLIPPED)
def test_comparison_notices(switch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the engine to read one switch wrongly, the comparison would say so."""
    right = preset("ja-3", "small-19", players=2)
    wrong = replace(right, rules=replace(right.rules, **{switch: FLIPPED[switch]}))
    monkeypatch.setattr(lockstep, "start", lambda setup, hollows: start(wrong, hollows))
    with pytest.raises(Mismatch):
        play_many(right, games=40)


def play_many(setup: Setup, *, games: int) -> None:
    for game in range(games):
        play_in_step(setup, seed=1, game=game, limit=2000, ask_every=100)


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_adjacency_is_derived_twice(name: str) -> None:
    near = adjacency(board(name).holes)
    assert {hole: frozenset(board(name).neighbours(hole)) for hole in board(name).holes} == near
