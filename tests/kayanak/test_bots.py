"""The bots: always legal, blind to what is hidden, and the greedy one worth beating."""

from __future__ import annotations

from random import Random

import pytest

from kayanak_nb import Game, new_game
from kayanak_nb.kayanak import engine
from kayanak_nb.kayanak.board import board
from kayanak_nb.kayanak.bots import BOTS
from kayanak_nb.kayanak.moves import Dig, Fish, Roll, Walk
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import BLUE, RULE_SETS, WHITE
from kayanak_nb.kayanak.setup import MAGNET, Setup
from kayanak_nb.kayanak.state import State
from kayanak_nb.masks import bits
from kayanak_nb.stream import Stream

FISHERS = ("ja-2", "ja-3", "fr")


def finish(game: Game, bots: tuple[str, ...], limit: int = 4000) -> Game:
    while game.state.phase != "over" and len(game.timeline) < limit:
        if game.state.is_chance:
            game.chance()
        else:
            game.bot_move(bots[game.state.player])
    return game


def rearranged(state: State, luck: Random) -> State:
    """Return *state* with the hidden fish moved about under the ice."""
    hidden = [hole for hole in range(len(state.board.holes)) if not state.open_mask >> hole & 1]
    shuffled = luck.sample(hidden, len(hidden))
    hollows = list(state.hollows)
    for hole, other in zip(hidden, shuffled, strict=True):
        hollows[hole] = state.hollows[other]
    return state._replace(hollows=tuple(hollows))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_bot_plays_whole_games_by_the_rules(bot: str, rules: str) -> None:
    for seed in range(5):
        game = finish(new_game(rules, players=2 + seed % 3, seed=seed), (bot,) * 4)
        assert game.state.phase == "over"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_greedy_bot_does_not_see_hidden_fish(rules: str) -> None:
    luck = Random(1)
    game = new_game(rules, players=3, seed=3)
    decisions = 0
    while game.state.phase != "over":
        if game.state.is_chance:
            game.chance()
            continue
        choices = {
            BOTS["greedy"](state, Stream(5, game.state.turn))
            for state in (game.state, rearranged(game.state, luck), rearranged(game.state, luck))
        }
        assert len(choices) == 1
        decisions += 1
        game.play(choices.pop())
    assert decisions > 20


@pytest.mark.parametrize("rules", FISHERS)
def test_the_greedy_bot_beats_the_random_one(rules: str) -> None:
    won = 0.0
    for seed in range(20):
        seats = ("greedy", "random") if seed % 2 else ("random", "greedy")
        winners = finish(new_game(rules, seed=seed), seats).state.winners
        won += sum(seats[winner] == "greedy" for winner in winners) / len(winners)
    assert won >= 17


def test_the_greedy_bot_fishes_where_most_is_seen() -> None:
    setup = Setup(RULE_SETS["ja-2"], board("default"), (WHITE, BLUE), MAGNET, 2)
    fish = {"A1": (0, 5), "C4": (1, 0), "C6": (0, 3), "H10": (74, 7)}
    state = position(
        setup, fishers=("C5", "H1"), open=("C4", "C6"), fish=fish, roll=(WHITE.faces[3], BLUE.faces[4]), begun=False
    )
    assert BOTS["greedy"](state, Stream(1)) == Fish("C6")


def test_the_greedy_bot_walks_towards_the_fish() -> None:
    setup = Setup(RULE_SETS["fr"], board("default"), (WHITE, BLUE), MAGNET, 2)
    fish = {"D5": (9, 9), "A10": (66, 6)}
    state = position(
        setup, fishers=("D1", "H10"), open=("D5",), fish=fish, roll=(WHITE.faces[5], BLUE.faces[5]), begun=False
    )
    kinds = []
    for _ in range(3):
        move = BOTS["greedy"](state, Stream(1))
        kinds.append(type(move))
        state, _ = engine.apply(state, move)
    assert kinds == [Walk, Walk, Walk]
    assert state.board.near[state.seats[0]] >> state.board.index["D5"] & 1


def test_the_greedy_bot_does_not_end_a_game_that_it_loses() -> None:
    setup = Setup(RULE_SETS["ja-2"], board("tiny-7"), (WHITE, BLUE), MAGNET, 2)
    floe = setup.board.floes[1]
    state = position(
        setup,
        fishers=("B2", "B3"),
        open=("A2",),
        buckets=((0, 0), (5, 0)),
        roll=(WHITE.faces[1], BLUE.faces[4]),
        begun=False,
    )
    move = BOTS["greedy"](state, Stream(1))
    assert not (isinstance(move, Dig) and move.hole in floe)


def test_an_unknown_bot_is_named() -> None:
    game = new_game("ja-2", seed=1)
    with pytest.raises(ValueError, match=r"no bot 'clever'.*'random', 'greedy'"):
        game.bot_move("clever")


def test_a_bot_has_nothing_to_decide_while_chance_moves() -> None:
    game = new_game("ja-1", seed=1)
    with pytest.raises(ValueError, match="phase is 'roll'"):
        game.bot_move("random")


def test_bits_are_listed_from_the_lowest() -> None:
    assert list(bits(0b101001)) == [0, 3, 5]


def test_a_roll_by_hand_keeps_the_bots_in_step() -> None:
    one, other = new_game("ja-3", seed=4), new_game("ja-3", seed=4)
    for game in (one, other):
        for _ in range(2):
            game.bot_move("random")
    one.roll()
    other.play(Roll(*one.state.roll) if one.state.roll else Roll(WHITE.faces[0], BLUE.faces[0]))
    assert one.streams.bots.position == other.streams.bots.position
