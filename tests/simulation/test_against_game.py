"""Simulated games are those that Game plays with the same streams, for every rule set."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.game import Game
from kayanak_nb.games import RULE_SETS, kind_of, rule_set
from kayanak_nb.simulation import Simulation, simulate
from kayanak_nb.stream import GameStreams
from tests.simulation.policies import last, often_first

# Rules, what else the games are played with, and after how many turns they are cut.
SETTINGS: dict[str, tuple[Any, dict[str, Any], int]] = {
    "ja-1": ("ja-1", {"board": "tiny-7"}, 50),
    "ja-2": ("ja-2", {"board": "small-19", "magnet": Fraction(1, 2)}, 50),
    "ja-3": ("ja-3", {"board": "small-19"}, 12),
    "fr": ("fr", {}, 8),
    "a lesson's variant": (replace(RULE_SETS["fr"], plugged_counts=True, end_at_fish=3), {"board": "small-19"}, 50),
    "de": ("de", {}, 30),
}
POLICIES = {2: ("random", "greedy"), 3: ("random", often_first, last), 4: (last, "random", "random", often_first)}


def by_hand(simulation: Simulation, number: int) -> Game:
    """Play a game of *simulation* move by move, its streams those of that number."""
    kind = kind_of(simulation.setup.rules)
    streams = GameStreams.of(simulation.seed, number)
    game = Game(kind.begin.begin(simulation.setup, streams), simulation.seed, streams)
    while game.state.phase != "over" and game.state.turn <= simulation.max_turns:
        if game.state.is_chance:
            game.chance()
            continue
        policy = simulation.policies[game.state.player]
        if isinstance(policy, str):
            game.bot_move(policy)
        else:
            game.play(policy(game.state, streams.bots))
    return game


def course(game: Game) -> list[tuple[object, ...]]:
    return [(step.action, step.events, step.state, step.marks) for step in game.timeline]


@pytest.fixture(scope="module", params=[(name, players) for name in SETTINGS for players in (2, 3)], ids=str)
def simulation(request: pytest.FixtureRequest) -> Simulation:
    name, players = request.param
    rules, parts, most = SETTINGS[name]
    return simulate(rules, games=5, policies=POLICIES[players], seed=77, progress=False, max_turns=most, **parts)


def test_every_game_is_the_one_that_game_plays(simulation: Simulation) -> None:
    for number, played in enumerate(simulation):
        game = by_hand(simulation, number)
        state = game.state
        over = state.phase == "over"
        assert (played.number, played.steps) == (number, len(game.timeline))
        assert played.turns == (state.turn if over else simulation.max_turns)
        assert (played.scores, played.winners) == (state.scores, state.winners)
        assert played.cut != over
        happened = Counter(type(event).__name__.lower() for step in game.timeline for event in step.events)
        assert {name: count for name, count in played.events.items() if count} == dict(happened)


def test_every_game_can_be_stepped_through(simulation: Simulation) -> None:
    for number in range(len(simulation)):
        game, again = by_hand(simulation, number), simulation.replay(number)
        assert course(again) == course(game)
        assert again.timeline.start.state == game.timeline.start.state
        again.goto(0)
        assert [again.redo() for _ in game.timeline] == [True] * simulation.steps[number]
        assert again.state == game.state


def test_a_replayed_game_is_saved_and_goes_on_alike(simulation: Simulation) -> None:
    game = simulation.replay(3)
    again = Game.from_json(game.to_json())
    assert course(again) == course(game)
    game.goto(len(game.timeline) // 2)
    shared = kn.from_code(game.code)
    for _ in range(40):
        if game.state.phase == "over":
            break
        for each in (game, shared):
            each.chance() if each.state.is_chance else each.bot_move("random")
        assert shared.state == game.state


def test_a_replayed_game_begins_as_a_new_game_of_its_seed_does() -> None:
    simulation = simulate("ja-3", games=3, seed=5, progress=False, policies=("random",) * 4, max_turns=3)
    game = simulation.replay(2)
    fresh = kn.new_game("ja-3", players=4, seed=game.seed)
    assert fresh.state == game.timeline.start.state
    assert fresh.seed == game.seed != simulation.seed


def test_the_fish_are_those_of_the_buckets() -> None:
    simulation = simulate("ja-2", games=4, seed=5, progress=False, board="small-19")
    for number, played in enumerate(simulation):
        buckets = simulation.replay(number).state.buckets
        assert tuple(zip(played.small, played.large, strict=True)) == buckets
        assert played.fish == tuple(small + large for small, large in buckets)
        assert played.scores == tuple(small + 2 * large for small, large in buckets)


def test_the_fish_among_the_floes_are_carried_or_home() -> None:
    simulation = simulate("de", games=3, seed=5, progress=False, max_turns=25, policies=("greedy", "greedy"))
    for number, played in enumerate(simulation):
        state = simulation.replay(number).state
        assert sum(played.fish) == 16 - state.fish_left
        assert played.large == (0, 0)


@pytest.mark.parametrize(("rules", "ending"), [("ja-1", "holes"), ("ja-2", "floes")])
def test_games_end_by_their_rules(rules: str, ending: str) -> None:
    simulation = simulate(rules, games=8, seed=1, progress=False, board="tiny-7")
    assert set(simulation.endings) == {ending}
    assert simulation.cut == 0


def test_a_game_ends_by_fish() -> None:
    rules = replace(rule_set("ja-1"), end_at_fish=1)
    simulation = simulate(rules, games=8, seed=1, progress=False, board="tiny-7")
    assert set(simulation.endings) == {"fish"}
    assert all(max(game.fish) >= 1 for game in simulation)


def test_a_crossing_ends_at_home() -> None:
    simulation = simulate("de", games=1, seed=2, progress=False, policies=("greedy", "greedy"))
    assert simulation.endings == ("home",)
    assert [simulation.scores[player][0] for player in simulation.winners[0]] == [4]
