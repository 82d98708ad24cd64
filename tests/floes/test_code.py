"""The parts of a position's code, written and read by hand; whole codes are tested with the saves."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kayanak_nb.dice import Die, Face
from kayanak_nb.floes.code import read_code, write_code
from kayanak_nb.floes.engine import legal_moves
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from kayanak_nb.game import Game, GameStreams
from tests.floes.positions import START, almost_won, full_sea, own_turn, positions, won
from tests.floes.variants import random_position

AT_HOME = "home-home-home-home"
AT_START = "11,13,15,17,31,33,35,37,51,53,55,57,71,73,75,77"


def coded(state: State) -> str:
    return "/".join(write_code(state))


def again(text: str) -> State:
    return read_code(text.lower().split("/"))


def refusal(text: str) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 (the caller looks at the message)
        again(text)
    return str(caught.value)


def test_the_start() -> None:
    assert coded(START) == f"de/2/turn1,p1,roll/{AT_START}/{AT_HOME},{AT_HOME}/bear1"
    assert again(coded(START)) == START


def test_a_position_with_a_bit_of_everything() -> None:
    state = full_sea()
    assert coded(state) == (
        "de/4/turn1,p1,act/02,12,13,23,24,33,34,44,48,50,61,66,76,83,86,87/"
        "0f-3-3f-done,3f-far-13-home,6f-6f-7-home,2f-2-2-done/bear8/roll=own4/left=4"
    )
    assert again(coded(state)) == state


@pytest.mark.parametrize(
    ("mode", "parts"),
    [("choose", "roll=bear2/left=2"), ("own", "roll=bear2/use=own/left=2"), ("bear", "roll=bear2/use=bear/left=2")],
)
def test_whom_the_moves_are_for(mode: str, parts: str) -> None:
    state = full_sea(face=Face("bear", 2), mode=mode)
    assert coded(state).endswith(f"/bear8/{parts}")
    assert again(coded(state)) == state


def test_the_end() -> None:
    assert coded(won()).startswith("de/4/turn2,p2,over/")
    assert ",done-done-done-done," in coded(won())
    assert coded(won()).endswith("/bear8/roll=own4/left=3")
    assert again(coded(won())) == won()
    assert "left" not in coded(over_with_the_last_move())
    assert again(coded(over_with_the_last_move())) == over_with_the_last_move()


def over_with_the_last_move() -> State:
    figures = [["home"] * 4, ["done"] * 4]
    setup = Setup(RULE_SETS["de"], Die([Face("bear", 1)]), 2)
    return position(setup, phase="over", player=1, figures=figures, roll=(Face("bear", 1), None))


def test_switches_and_die_of_ones_own() -> None:
    rules = replace(RULE_SETS["de"], slide_mixed=False, step_onto_bear=True)
    setup = Setup(rules, Die([Face("own", 12), Face("bear", 1), Face("bear", 99)]), 3)
    state = position(setup, phase="roll", bear=15)
    assert coded(state).startswith("de,slide-mixed=no,step-onto-bear=yes/3/")
    assert coded(state).endswith("/bear15/die=o12b1b99")
    assert again(coded(state)) == state


def test_every_kind_of_position_comes_back() -> None:
    for state in positions():
        assert again(coded(state)) == state
        assert legal_moves(again(coded(state))) == legal_moves(state)


def test_codes_are_short() -> None:
    luck, setup, streams = Random(3), Setup(RULE_SETS["de"], DIE, 4), GameStreams.of(2**64 - 1)
    streams.wind((0, 5000, 0, 5000))
    lengths = [len(Game(random_position(setup, luck), 2**64 - 1, streams).code) for _ in range(100)]
    lengths += [len(Game(state, 2**64 - 1, streams).code) for state in (full_sea(), almost_won())]
    assert max(lengths) < 250


GOOD = coded(own_turn(4, figures=[[0, 1, "far", "done"], ["home", 15, 15, "done"]], bear=7, budget=3))


@pytest.mark.parametrize(
    ("part", "changed", "message"),
    [
        ("de/", "de,slide-mixed=maybe/", "does not describe the rule set"),
        ("de/", "de,slide-mixed=yes/", "not written as a game writes them"),
        ("de/", "de,fishers=yes/", "does not describe the rule set"),
        ("/2/", "/02/", "does not describe the number of players"),
        ("/2/", "/5/", "players is 5"),
        ("/2/", "/3/", "4 entries for each of the 3 players"),
        ("turn1,p1,act", "turn1,p1", "does not describe the turn"),
        ("turn1,p1,act", "turn1,p1,catch", "does not describe the turn"),
        ("turn1,p1,act", "turn01,p1,act", "not written as a game writes them"),
        ("turn1,p1,act", "turn2,p1,act", "cannot be in that turn"),
        ("turn1,p1,act", "turn1,p1,roll", "nothing has been rolled"),
        ("turn1,p1,act", "turn1,p1,over", "game is over only when"),
        ("11,13", "11,11", "2 floes lie on cell"),
        ("11,13", "11,19", "no cell (1, 9)"),
        ("11,13", "11,3", "does not describe the floes"),
        ("11,13", "11,113", "does not describe the floes"),
        ("11,13", "11,1a", "does not describe the floes"),
        ("11,13,", "11,", "15 entries; there are 16 floes"),
        ("11,13,", "11,13,14,", "17 entries; there are 16 floes"),
        ("0-1-far-done", "0-1-far", "4 entries for each"),
        ("0-1-far-done", "0-1-far-done-home", "4 entries for each"),
        ("0-1-far-done", "0-1-far-gone", "does not describe the figures"),
        ("0-1-far-done", "0-01-far-done", "does not describe the figures"),
        ("0-1-far-done", "0-1ff-far-done", "does not describe the figures"),
        ("0-1-far-done", "0-16-far-done", "A figure is at 16"),
        ("0-1-far-done", "0-f-far-done", "does not describe the figures"),
        ("0-1-far-done", "0-1-farf-done", "does not describe the figures"),
        ("0-1-far-done", "0-7-far-done", "with the bear"),
        ("0-1-far-done", "15-15-far-done", "4 figures stand on floe 15"),
        ("0-1-far-done", "done-done-done-done", "the game is over"),
        ("bear7", "bear16", "bear is 16"),
        ("bear7", "bear07", "does not describe the bear"),
        ("bear7", "7", "does not describe the bear"),
        ("bear7", "bear7/die=o4o4o3o3b2b2", "not written as a game writes them"),
        ("bear7", "bear7/die=o4w3", "does not describe the die"),
        ("bear7", "bear7/die=o4o0", "1 to 99 pips"),
        ("bear7", "bear7/die=", "does not describe the die"),
        ("roll=own4", "roll=own5", "this die cannot show that"),
        ("roll=own4", "roll=own04", "not written as a game writes them"),
        ("roll=own4", "roll=4", "does not describe the roll"),
        ("roll=own4", "roll=own4/use=own", "not written as a game writes them"),
        ("roll=own4", "roll=bear2", "budget is 3"),
        ("roll=own4/left=3", "roll=bear2/use=them/left=2", "mode is 'them'"),
        ("roll=own4/left=3", "roll=bear2/use=choose/left=2", "not written as a game writes them"),
        ("roll=own4/left=3", "roll=bear2/left=1", "budget is 1"),
        ("left=3", "left=5", "budget is 5"),
        ("left=3", "left=0", "budget is 0"),
        ("left=3", "left=-1", "does not describe the moves left"),
        ("/left=3", "", "budget is 0"),
        ("left=3", "left=3/left=3", "not written as a game writes them"),
        ("left=3", "left=3/fish=3", "no part 'fish'"),
    ],
)
def test_what_no_game_writes(part: str, changed: str, message: str) -> None:
    assert part in GOOD
    assert message in refusal(GOOD.replace(part, changed, 1))


@pytest.mark.parametrize("number", range(1, 7))
def test_too_few_parts(number: int) -> None:
    assert "missing" in refusal("/".join(GOOD.split("/")[: number - 1]))
