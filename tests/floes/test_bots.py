"""The bots: always legal, one draw a decision, and the greedy one sensible.

The recorded run of a thousand games of each kind is ``python -m tests.floes.bot_run``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from kayanak_nb.dice import Die, Face
from kayanak_nb.floes import engine
from kayanak_nb.floes.bots import BOTS, Policy
from kayanak_nb.floes.moves import BearStep, Done, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.rules import DIE, RuleSet
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from kayanak_nb.stream import GameStreams, Stream
from tests.floes.bot_run import PAIRINGS, bearless, main, play_one
from tests.floes.hand import game, play, rolled
from tests.floes.variants import random_position, random_setup

GREEDY, RANDOM = BOTS["greedy"], BOTS["random"]


def finish(setup: Setup, seed: int, bots: Sequence[Policy], limit: int = 200) -> State:
    """Return where a game stands after *limit* turns, or at its end."""
    streams = GameStreams.of(seed)
    state = engine.start(setup, streams)
    while state.phase != "over" and state.turn <= limit:
        if state.is_chance:
            action = engine.draw(state, streams)
            state, _ = engine.apply(state, action)
        else:
            state, _ = engine.apply(state, bots[state.player](state, streams.bots))
    return state


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_anything_by_the_rules_with_one_draw(bot: str) -> None:
    for seed in range(12):
        luck = Random(f"bot {seed}")
        setup = random_setup(luck)
        state, stream = random_position(setup, luck), Stream(seed)
        for decision in range(12):
            while state.is_chance:
                state, _ = engine.apply(state, luck.choice(list(engine.chances(state))))
            if state.phase == "over":
                break
            move = BOTS[bot](state, stream)
            assert stream.position == decision + 1
            assert move in engine.legal_moves(state)
            state, _ = engine.apply(state, move)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("rules", [RuleSet(), RuleSet(slide_mixed=False, step_onto_bear=True)])
def test_greedy_bots_finish_their_games(players: int, rules: RuleSet) -> None:
    for seed in range(2):
        assert finish(Setup(rules, DIE, players), seed, (GREEDY,) * players).phase == "over"


def test_the_same_stream_gives_the_same_game() -> None:
    setup = Setup(RuleSet(), DIE, 2)
    assert len({finish(setup, 3, (GREEDY, GREEDY)) for _ in range(2)}) == 1


def test_the_greedy_bot_beats_the_random_one() -> None:
    setup = Setup(RuleSet(), DIE, 2)
    for seed in range(4):
        seats = (GREEDY, RANDOM) if seed % 2 else (RANDOM, GREEDY)
        winners = finish(setup, seed, seats).winners
        assert [seats[winner] for winner in winners] == [GREEDY]


def test_a_run_of_games_says_how_they_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--processes", "1"]) == 0
    rows = [row.split() for row in capsys.readouterr().out.splitlines()[1:]]
    assert len(rows) == len(PAIRINGS)
    assert rows[0][:4] == ["2", "greedy", "2", "100.0%"]
    assert (rows[2][:5], rows[2][7]) == (["greedy", "-", "random", "2", "100.0%"], "100.0%")


def test_games_that_do_not_end_are_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--limit", "3", "--processes", "1"]) == 1
    assert "0.0%" in capsys.readouterr().out


def test_first_seats_are_shared_out() -> None:
    """Of the same game from both seats, each bot wins one; the one without the bear decides as the other elsewhere."""
    courses = [play_one(("greedy", "random"), 1, 200, number) for number in range(2)]
    assert [(course.winner, course.first) for course in courses] == [(0, True), (0, False)]
    state = rolled("bear 2", {0: (6, 2), 1: (6, 3)}, {(1, 0): 1}, bear=0)
    assert bearless(state, Stream(1)) == UseOwn()


def choices(state: State) -> set[object]:
    """Return what the greedy bot may decide, over many draws."""
    return {GREEDY(state, Stream(number)) for number in range(60)}


def test_it_takes_the_last_step_home() -> None:
    figures = {(0, 0): "done", (0, 1): "done", (0, 2): "done", (0, 3): 0}
    assert choices(rolled("own 1", {0: (8, 2)}, figures, fish=[(0, 3)])) == {Step(3, "home")}


def test_it_fetches_the_fish() -> None:
    assert choices(rolled("own 1", {0: (0, 2)}, {(0, 3): 0})) == {Step(3, "far")}


def test_it_slides_the_floe_that_takes_three_along() -> None:
    """The fourth figure is done, so nobody waits for a floe."""
    riders: dict[tuple[int, int], int | str] = {(0, 0): 0, (0, 1): 0, (0, 2): 0, (0, 3): "done"}
    assert choices(rolled("own 1", {0: (8, 2)}, riders)) <= {Slide(0, "NE"), Slide(0, "NW")}


def test_it_fetches_a_floe_for_those_who_wait() -> None:
    """Nothing lies at the home shore; one slide brings a floe there."""
    for move in choices(rolled("own 1", {0: (7, 2)})):
        assert isinstance(move, Slide)
        assert any(row == 8 for row, _ in play(rolled("own 1", {0: (7, 2)}), move).cells)


def test_it_lets_the_bear_chase_a_crowd_with_fish() -> None:
    crowd = {(1, 0): 1, (1, 1): 1, (1, 2): 1}
    fish = list(crowd)
    state = rolled("bear 2", {0: (6, 2), 1: (6, 3)}, crowd, fish=fish, bear=0)
    assert choices(state) == {UseBear()}
    assert choices(play(state, UseBear())) == {BearStep(1)}


def test_it_brings_the_bear_up_first() -> None:
    """One slide brings the bear's floe against the crowd, one step takes it there."""
    crowd = {(1, 0): 1, (1, 1): 1, (1, 2): 1}
    state = rolled("bear 2", {0: (6, 5), 1: (6, 2)}, crowd, fish=list(crowd), bear=0)
    assert choices(play(state, UseBear())) == {Slide(0, "W")}
    assert choices(play(state, UseBear(), Slide(0, "W"))) == {BearStep(1)}


def test_it_leaves_the_bear_alone_where_it_would_chase_its_own() -> None:
    own = {(0, 0): 1, (0, 1): 1, (0, 2): 1}
    state = rolled("bear 2", {0: (6, 2), 1: (6, 3)}, own, fish=list(own), bear=0)
    assert choices(state) == {UseOwn()}
    assert choices(play(state, UseBear())) == {Done()}


def stuck() -> State:
    """The last figure has its fish, in a corner of the far shore between the bear and a floe that is full."""
    figures: dict[tuple[int, int], int | str] = {(0, number): "done" for number in range(3)}
    figures |= {(0, 3): 0, (1, 0): 1, (1, 1): 1, (1, 2): 1}
    return rolled("own 4", {0: (0, 0), 1: (0, 1), 2: (1, 0)}, figures, fish=[(0, 3)], bear=2)


def test_where_nothing_helps_it_does_anything_that_does_no_harm() -> None:
    """Whatever moves may open the ice; but stepping ashore again would only cost a move more."""
    decided = choices(stuck())
    assert len(decided) > 3
    assert all(isinstance(move, Slide) for move in decided)
    assert Step(3, "far") in engine.legal_moves(stuck())


def bear_of(pips: int) -> State:
    """The bear touches a floe with nobody; the one figure is a floe further on."""
    setup = Setup(RuleSet(), Die([Face("bear", pips)]), 2)
    cells = {0: (6, 2), 1: (6, 3), 2: (6, 4)}
    return play(rolled(f"bear {pips}", cells, {(1, 0): 2}, setup=setup, bear=0), UseBear())


@pytest.mark.parametrize("pips", [2, 5, 99])
def test_many_moves_of_the_bear_are_thought_of_two_by_two(pips: int) -> None:
    assert choices(bear_of(pips)) == {BearStep(1)}
    assert choices(play(bear_of(pips), BearStep(1))) == {BearStep(2)}


def test_where_the_bear_reaches_nobody_it_stays() -> None:
    assert choices(bear_of(1)) == {Done()}


def test_hand_made_games_have_the_usual_faces() -> None:
    assert {face.symbol for face in game().die.faces} == {"own", "bear"}
