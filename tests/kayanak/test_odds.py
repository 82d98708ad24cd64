"""The odds of a turn against all that the engine lets one do, against sampling, and by hand."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from random import Random

import pytest

from kayanak_nb.dice import Die, Face
from kayanak_nb.game import new_game
from kayanak_nb.kayanak.engine import apply, draw, legal_moves
from kayanak_nb.kayanak.moves import Catch, Dig, Fish, Move, Roll, Unplug, Walk
from kayanak_nb.kayanak.odds import SHOWN, Odds, odds
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.sight import Sight
from kayanak_nb.kayanak.spending import MANY
from kayanak_nb.kayanak.state import State
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.mistake import Mistake
from kayanak_nb.stream import GameStreams
from kayanak_nb.wording import told
from tests.kayanak.pond import beginning, play, pond, roll, rolled
from tests.kayanak.positions import playthrough
from tests.kayanak.turn_tree import Tree, brought, holds
from tests.kayanak.variants import random_scene, random_setup

# Few pips, so that every way to spend them can be tried.
FEW = (
    Die([Face("walk", 2), Face("dig", 1), Face("fish", 2), Face("any", 2), Face("any", 1)]),
    Die([Face("drop", 1), Face("crystal", 1), Face("crystal", 0), Face("plain", 2), Face("plain", 0)]),
)
HALF, THIRD = Fraction(1, 2), Fraction(1, 3)


def scene(number: int) -> State:
    """A turn to come under rules, on a board and with dice drawn at random, much open, plugged and melted."""
    random = Random(f"odds {number}")
    found = random_scene(random, random_setup(random))
    return position(
        found.setup,
        phase="roll",
        player=found.player,
        turn=found.turn,
        open=found.holes_that_are("open"),
        plugged=found.holes_that_are("plugged"),
        melted=found.melted,
        fishers=found.fishers,
        fish=found.fish,
        buckets=found.buckets,
    )


def turns(rules: str, board: str, every: int) -> Iterator[State]:
    """Turns to come in a game at random."""
    game = new_game(rules, players=2, seed=5, board=board, dice=FEW)
    states = [state for state, _ in islice(playthrough(game, Random(rules)), 400) if state.phase == "roll"]
    return iter(states[::every])


def compare(state: State, *, most: int) -> int:
    """Compare every roll of at most *most* pips with all that can be done after it; return how many differ."""
    large = 2 if state.rules.score_by == "points" else 1
    found, judged = odds(state), set()
    for case in found.rolls:
        after, _ = apply(state, case.roll)
        key = (case.roll.white.symbol, after.budget, after.due)
        if after.phase != "act" or after.turn != state.turn:
            assert case.points == case.fish == len(case.moves) == 0
        elif key not in judged and after.budget <= most:
            judged.add(key)
            compare_roll(after, case.points, case.fish, case.moves, large)
    return len(judged)


def compare_roll(after: State, points: Fraction, fish: Fraction, moves: tuple[Move, ...], large: int) -> None:
    tree, own = Tree(after, large), odds(after)
    assert points == tree.best == brought(after, moves, large) == own.points
    assert fish == Tree(after, 1).best == own.caught
    for what in ("reach", "dig", "fish"):
        assert own.shown(what) == dict.fromkeys(own.shown(what), 1)
        assert set(own.shown(what)) == getattr(tree, what), what


@pytest.mark.parametrize("board", ["tiny-7", "small-19"])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_roll_of_a_game_against_all_plans(rules: str, board: str) -> None:
    every = 6 if board == "tiny-7" else 25
    assert sum(compare(state, most=4) for state in turns(rules, board, every)) > 3


@pytest.mark.parametrize("batch", range(6))
def test_every_roll_under_any_rules_against_all_plans(batch: int) -> None:
    assert sum(compare(scene(number), most=3) for number in range(batch * 20, batch * 20 + 20)) > 40


def test_six_pips_of_free_choice_against_all_plans() -> None:
    rules = replace(RULE_SETS["ja-3"], end_when="all_holes")
    setup = new_game(rules, seed=1, board="tiny-7").setup
    before = position(
        setup,
        phase="roll",
        open=["A2", "C3"],
        fishers=["B1", "C2"],
        fish=dict.fromkeys(setup.board.holes, (2, 0)) | {"A2": (1, 1), "C3": (1, 2), "A3": (4, 0)},
    )
    after, _ = apply(before, Roll(Face("any", 3), Face("plain", 3)))
    found = odds(after)
    compare_roll(after, found.points, found.caught, found.rolls[0].moves, 2)
    assert after.budget == 6 <= MANY


def middle(number: int) -> Iterator[State]:
    """Positions amid turns, while something can still be done."""
    state, random = scene(number), Random(number)
    state, _ = apply(state, random.choice([case.roll for case in odds(state).rolls]))
    while state.phase in ("act", "catch"):
        if state.phase == "act":
            yield state
        state, _ = apply(
            state, draw(state, GameStreams.of(number)) if state.is_chance else random.choice(legal_moves(state))
        )


def test_what_is_left_of_a_turn_against_all_plans() -> None:
    judged = 0
    for number in range(60):
        for state in middle(number):
            if state.budget <= 3:
                large = 2 if state.rules.score_by == "points" else 1
                compare_roll(state, odds(state).points, odds(state).caught, odds(state).rolls[0].moves, large)
                judged += 1
    assert judged > 60


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_odds_of_a_turn_are_those_of_its_rolls_weighed(rules: str) -> None:
    for state in islice(turns(rules, "small-19", 9), 6):
        whole = odds(state)
        assert sum(case.chance for case in whole.rolls) == 1
        for what in ("reach", "dig", "fish"):
            weighed = dict.fromkeys(state.board.holes, Fraction(0))
            for case in whole.rolls:
                after, _ = apply(state, case.roll)
                if after.phase == "act" and after.turn == state.turn:
                    for hole, chance in getattr(odds(after), what).items():
                        weighed[hole] += case.chance * chance
            assert weighed == getattr(whole, what)


def amid(rules: str) -> State:
    """The last turn to come in which three holes or more are open."""
    return [state for state in turns(rules, "small-19", 1) if len(state.open) >= 3][-1]


def within(hits: int, of: int, chance: Fraction) -> bool:
    """Whether so many *hits* are no surprise: both tails of the binomial distribution from there above 1 in 20 000."""
    each = [math.comb(of, k) * chance**k * (1 - chance) ** (of - k) for k in range(of + 1)]
    return min(sum(each[: hits + 1]), sum(each[hits:])) > Fraction(1, 20_000)


def test_chances_against_dice_that_are_thrown() -> None:
    state = amid("ja-3")
    found, streams, throws = odds(state), GameStreams.of(3), 200
    for what in ("reach", "dig", "fish"):
        hits = dict.fromkeys(state.board.holes, 0)
        for _ in range(throws):
            after, _ = apply(state, draw(state, streams))
            if after.turn == state.turn and after.phase == "act":
                for hole in getattr(Tree(after, 2), what):
                    hits[hole] += 1
        assert all(within(hits[hole], throws, chance) for hole, chance in getattr(found, what).items()), what


@pytest.mark.parametrize(("white", "blue"), [("fish 3", "plain 0"), ("any 3", "plain 1"), ("any 2", "crystal 2")])
def test_points_against_plans_that_are_played(white: str, blue: str) -> None:
    """Fish under the ice are dealt anew each time; the mean stays within Hoeffding's bound of 1 in 20 000."""
    setup = pond("ja-3", end_at_fish=None)
    fish = dict.fromkeys(setup.board.holes, (2, 1)) | {"A2": (1, 0), "A3": (0, 3), "B1": (5, 0)}
    state = rolled(setup, white, blue, open=["A2", "A3", "B1"], fish=fish)
    case, streams, random, times, most = odds(state).rolls[0], GameStreams.of(5), Random(5), 3000, 16
    mean = Fraction(sum(min(most, scored(dealt(state, random), case.moves, streams)) for _ in range(times)), times)
    bound = most * (math.log(40_000) / (2 * times)) ** 0.5
    assert abs(mean - case.points) < bound < case.points / 6


def dealt(state: State, random: Random) -> State:
    """The same position with the fish under the ice dealt anew."""
    hidden = [hole for hole, name in enumerate(state.board.holes) if name not in state.open]
    fish = [(0, 0) if hole in hidden else pair for hole, pair in enumerate(state.hollows)]
    for kind in (0, 1):
        for _ in range(sum(state.hollows[hole][kind] for hole in hidden)):
            hole = random.choice(hidden)
            small, large = fish[hole]
            fish[hole] = (small + 1 - kind, large + kind)
    return state._replace(hollows=tuple(fish))


def scored(state: State, moves: tuple[Move, ...], streams: GameStreams) -> int:
    """The points that the *moves* bring, with the luck of *streams*."""
    player, before = state.player, state.scores
    for move in moves:
        state, _ = apply(state, move)
        if state.phase == "catch":
            state, _ = apply(state, draw(state, streams))
    return state.scores[player] - before[player]


# -- by hand


def test_without_fishers_each_pip_brings_the_average_of_a_hole() -> None:
    found = odds(beginning(pond("ja-1", score_by="fish")))
    # Three fish in each of twelve holes; two in three stick; one to three pips, each as likely.
    assert found.attempt == dict.fromkeys(found.attempt, 2)
    assert found.points == found.caught == 4
    assert [getattr(found, what)["A1"] for what in ("reach", "dig", "fish")] == [0, 1, 1]


def test_attempts_go_where_most_is_left() -> None:
    setup = pond("ja-2")
    fish = dict.fromkeys(setup.board.holes, (2, 1)) | {"A2": (1, 0), "A3": (0, 3), "B1": (5, 0)}
    state = rolled(setup, "fish 3", open=["A2", "A3", "B1"], fish=fish)
    case = odds(state).rolls[0]
    # 6 points in A3, then 5 in B1; a third attempt finds a third of the 6 in A3 on average.
    assert case.points == Fraction(2, 3) * (6 + 5 + 2)
    assert case.moves == (Fish("A3"), Fish("A3"), Fish("B1"))
    assert case.fish == Fraction(2, 3) * (5 + 3 + Fraction(5, 3))
    assert odds(play(state, Fish("B1"), Catch(5, 0))).points == Fraction(2, 3) * (6 + 2)


def test_where_every_attempt_needs_another_hole_the_third_goes_to_the_least() -> None:
    setup = pond("fr")
    fish = dict.fromkeys(setup.board.holes, (2, 1)) | {"A2": (1, 0), "A3": (0, 3), "B1": (5, 0)}
    state = rolled(setup, "fish 3", open=["A2", "A3", "B1"], fish=fish)
    assert odds(state).points == Fraction(2, 3) * (6 + 5 + 1)


def test_a_walk_that_must_be_walked_out_ends_where_its_parity_allows() -> None:
    setup = pond("ja-2")
    assert odds(rolled(setup, "walk 1")).shown("reach") == dict.fromkeys(["A2", "A3", "B1", "B3", "C2", "C3"], 1)
    assert odds(rolled(setup, "walk 2")).reach["B2"] == 1
    assert odds(rolled(pond("ja-2", walk_exactly=False), "walk 2")).reach["A2"] == 1


def test_a_plug_can_be_taken_out_before_fishing() -> None:
    setup = pond("ja-3")
    state = rolled(setup, "fish 1", "crystal 1", plugged=["A2"])
    case = odds(state).rolls[0]
    assert case.moves == (Unplug("A2"), Fish("A2"), Fish("A2"))
    assert odds(state).fish["A2"] == 1
    after = odds(rolled(pond("ja-3", temperature_timing="after"), "fish 1", "crystal 1", plugged=["A2"]))
    assert after.points == len(after.shown("fish")) == 0


def test_a_floe_can_be_frozen_before_walking() -> None:
    state = rolled(pond("ja-3"), "walk 1", "drop 0", melted=[0])
    assert odds(state).reach["A2"] == 1
    assert odds(rolled(pond("ja-3"), "walk 1", "plain 0", melted=[0])).reach["A2"] == 0


def test_nothing_is_fished_once_the_last_floe_is_broken() -> None:
    setup = pond("ja-2")
    state = rolled(setup, "any 2", open=["A1", "A4", "C1", "C4"], fishers=("B2", "B3"))
    found = odds(state)
    # C3 is the only hole of the last floe, 2, in reach; with it the game is over.
    assert found.dig["C3"] == 1
    assert found.fish["C3"] == 0


def test_hidden_fish_never_change_the_odds() -> None:
    for number in range(30):
        state = scene(number)
        assert odds(dealt(state, Random(number))).rolls == odds(state).rolls


def test_an_attempt_is_worth_what_the_bots_think() -> None:
    for number in range(30):
        state = scene(number)
        sight = Sight(state)
        for index, (hole, worth) in enumerate(odds(state).attempt.items()):
            assert float(worth) == pytest.approx(sight.catch(index)), hole
        assert sum(holds(state, 2).values()) == sum(small + 2 * big for small, big in state.hollows)


def test_far_walks_with_very_many_pips_come_to_an_end() -> None:
    dice = Die([Face("any", 99)]), Die([Face("plain", 99)])
    game = new_game("ja-3", seed=1, dice=dice)
    for number in (0, -1):
        game.play(legal_moves(game.state)[number])
    found = odds(game)
    assert 0 < found.points < 105
    assert any(isinstance(move, Walk) for move in found.rolls[0].moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_every_kind_of_roll_and_says_what_is_counted(language: str) -> None:
    game = new_game("ja-3", seed=7)
    for hole in (40, 10):
        game.play(legal_moves(game.state)[hole])
    found = odds(game, language=language)
    shown, html = repr(found), found._repr_html_()
    assert repr(odds(game, language=language)) == shown
    assert all(f">{cell}</th>" in html for cell in shown.splitlines()[0].split(" · "))
    assert f'lang="{language}"' in html
    assert "1/6" in shown


def test_odds_are_asked_of_turns_only() -> None:
    game = new_game("ja-3", seed=7)
    with pytest.raises(Mistake, match="turn"):
        odds(game)
    with pytest.raises(TypeError, match="Kayanak"):
        odds("ja-3")
    with pytest.raises(ValueError, match="xx"):
        odds(beginning(pond("ja-1")), language="xx")
    assert isinstance(odds(rolled(pond("ja-3"), "any 1")), Odds)
    assert SHOWN == ("reach", "dig", "fish", "points")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_why_there_are_no_odds_now(language: str) -> None:
    state = rolled(pond("ja-3"), "any 1")
    said = {told(caught(state._replace(phase=phase)), language) for phase in ("place", "catch", "over")}
    assert len(said) == 3


def caught(given: object) -> Mistake:
    with pytest.raises(Mistake) as found:
        odds(given)
    return found.value


def test_among_the_floes_there_are_none() -> None:
    game = new_game("de", seed=1)
    for given in (game, game.state):
        assert told(caught(given), "de") == text("odds-mistake-game", "de")
        assert isinstance(caught(given), TypeError)


def test_a_sum_of_a_hand_made_turn() -> None:
    setup = pond("ja-2")
    state = position(setup, phase="roll", fishers=("B2", "C4"))
    assert isinstance(roll(setup, "dig 1"), Roll)
    # Walking is one face in four, and digging goes with the two faces dig and any; without pips nothing is done.
    assert odds(state).dig["A2"] == HALF
    assert odds(state).fish["A2"] == Fraction(1, 4) * (1 - THIRD * THIRD)
    assert Dig("A2") in legal_moves(apply(state, roll(setup, "dig 1"))[0])
