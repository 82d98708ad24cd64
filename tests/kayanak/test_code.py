"""The parts of a position's code, written and read by hand; whole codes are tested with the saves."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import Die, Face
from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.kayanak.board_code import pack_board, unpack_board
from kayanak_nb.kayanak.code import read_code, write_code
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import BLUE, RULE_SETS, WHITE, RuleSet
from kayanak_nb.kayanak.setup import MAGNET, Setup
from kayanak_nb.kayanak.state import State
from kayanak_nb.packing import pack
from tests.kayanak.board_samples import boards

# A2 A3       Fish: 14 small and 3 large; all large ones and three small ones under B2.
# B1 B2 B3
# C2 C3
TINY = board("tiny-7")
FISH = {"A2": (1, 0), "A3": (2, 0), "B1": (0, 0), "B2": (3, 3), "B3": (1, 0), "C2": (0, 0), "C3": (1, 0)}
FISH_BITS = "1" + "10" + "110" + "0" + "1110" + "10" + "0" + "10" + "000" + "1110" + "000"


def in_base_32(bits: str) -> str:
    digits = "0123456789abcdefghijklmnopqrstuv"
    number, text = int(bits, 2), ""
    while number:
        number, digit = divmod(number, 32)
        text = digits[digit] + text
    return text


def tiny(rules: str | RuleSet, **parts: Any) -> Setup:
    usual: dict[str, Any] = {"board": TINY, "dice": (WHITE, BLUE), "magnet": MAGNET, "players": 2}
    return Setup(RULE_SETS[rules] if isinstance(rules, str) else rules, **(usual | parts))


def amid(**fields: Any) -> State:
    """A position in the middle of a turn of the second player."""
    usual: dict[str, Any] = {
        "phase": "act",
        "player": 1,
        "turn": 6,
        "open": ["A2", "B2"],
        "plugged": ["C3"],
        "melted": [1],
        "fishers": ["B1", "A3"],
        "fish": FISH,
        "buckets": [(2, 0), (4, 0)],
        "roll": (Face("fish", 3), Face("crystal", 1)),
        "budget": 3,
        "due": "crystal",
        "begun": True,
        "fished": ["A2"],
    }
    return position(tiny("ja-3"), **(usual | fields))


def coded(state: State) -> str:
    return "/".join(write_code(state))


def again(text: str) -> State:
    return read_code(text.lower().split("/"))


def refusal(text: str) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 (the caller looks at the message)
        again(text)
    return str(caught.value)


def test_a_position_in_the_middle_of_a_turn() -> None:
    state = amid()
    assert coded(state) == (
        "ja-3/tiny-7/2/turn6,p2,act/B1,A3/2-0,4-0/o1-1o1-1x/melted=1/roll=fish3,crystal1/left=3/due=crystal/begun/"
        f"fished=A2/fish={in_base_32(FISH_BITS)}"
    )
    assert again(coded(state)) == state


def test_a_hole_being_fished() -> None:
    state = amid(phase="catch", attempt="B2", fished=["A2", "B2"], budget=2)
    assert "/fished=A2,B2/rod=B2/" in coded(state)
    assert "begun" not in coded(state)
    assert again(coded(state)) == state


def test_while_fishers_are_placed() -> None:
    state = position(tiny("fr"), phase="place", player=1, fishers=["A2", None])
    assert coded(state).startswith("fr/tiny-7/2/turn0,p2,place/A2,-/0-0,0-0/2-3-2/fish=")
    assert again(coded(state)) == state


def test_a_game_without_fishers() -> None:
    state = position(tiny("ja-1", players=3), phase="roll", player=2)
    assert coded(state).startswith("ja-1/tiny-7/3/turn3,p3,roll/-,-,-/0-0,0-0,0-0/2-3-2/fish=")
    assert again(coded(state)) == state


def test_switches_that_differ() -> None:
    rules = replace(RULE_SETS["ja-3"], distinct_fishing=True, end_at_fish=None, blue_pips="plain_only", fishers=True)
    state = position(tiny(rules), phase="roll", fishers=["A2", "C3"])
    assert coded(state).startswith("ja-3,distinct-fishing=yes,blue-pips=plain-only,end-at-fish=none/tiny-7/")
    assert again(coded(state)).rules == rules


@pytest.mark.parametrize("number", [1, 2, 999])
def test_a_number_is_no_yes(number: int) -> None:
    rules = replace(RULE_SETS["fr"], end_at_fish=number)
    state = position(tiny(rules), phase="roll", fishers=["A2", "C3"])
    assert coded(state).startswith(f"fr,end-at-fish={number}/")
    assert again(coded(state)).rules == rules


def test_dice_and_magnet_of_ones_own() -> None:
    dice = (Die([Face("walk", 12), Face("any", 0), Face("fish", 1)]), Die([Face("plain", 99), Face("drop", 1)]))
    state = position(tiny("ja-2", dice=dice, magnet=Fraction(1)), phase="roll", fishers=["A2", "C3"])
    assert "/dice=w12a0f1,p99d1/magnet=1of1/" in coded(state)
    assert again(coded(state)).setup == state.setup


def test_boards_of_ones_own_are_packed_in() -> None:
    pond = Board("tiny-7", ["A1", "A2", "B1"], [["A1", "B1"], ["A2"]], small=4, large=1, drops=1, crystals=1)
    state = position(tiny("ja-1", board=pond), phase="roll")
    assert coded(state).startswith(f"ja-1/own={pack_board(pond)}/2/")
    assert again(coded(state)).board == pond


def test_rows_with_gaps() -> None:
    islands = Board("islands", ["A1", "A3", "B1", "B2"], [["A1", "A3", "B1", "B2"]], 1, 1, 1, 1)
    state = position(tiny("ja-1", board=islands), phase="roll", open=["A3", "B1"])
    assert "/1o-o1/" in coded(state)
    assert again(coded(state)).open == {"A3", "B1"}


GOOD = coded(amid())


@pytest.mark.parametrize(
    ("part", "changed", "message"),
    [
        ("ja-3/", "ja-4/", "does not describe the rule set"),
        ("ja-3/", "ja-3,fishers=maybe/", "does not describe the rule set"),
        ("ja-3/", "ja-3,fish-ers=yes/", "does not describe the rule set"),
        ("ja-3/", "ja-3,end-at-fish=0/", "does not describe the rule set"),
        ("ja-3/", "ja-3,end-at-fish=" + "9" * 5000 + "/", "does not describe the rule set"),
        ("ja-3/", "ja-3,fishers=yes/", "not written as a game writes them"),
        ("ja-3/", "ja-3,id=fr/", "not written as a game writes them"),
        ("tiny-7", "tiny-8", "does not describe the board"),
        ("tiny-7", "own=", "does not describe the board"),
        ("tiny-7", "own=0", "does not describe the board"),
        ("tiny-7", "own=vvvvvvvvvvvvvvvvvvvvvvvv", "does not describe the board"),
        ("tiny-7", f"own={pack_board(TINY)}", "not written as a game writes them"),
        ("/2/", "/02/", "does not describe the number of players"),
        ("/2/", "/5/", "players is 5"),
        ("/2/", "/3/", "only 2 for 3 players"),
        ("turn6,p2,act", "turn6,p2", "does not describe the turn"),
        ("turn6,p2,act", "turn6,p2,sleep", "does not describe the turn"),
        ("turn6,p2,act", "turn6,p1,act", "cannot be in that turn"),
        ("turn6,p2,act", "turn06,p2,act", "not written as a game writes them"),
        ("turn6,p2,act", "turn6,p2,place", "placed"),
        ("turn6,p2,act", "turn6,p2,roll", "nothing has been rolled"),
        ("turn6,p2,act", "turn6,p2,catch", "A hole is being fished exactly"),
        ("turn6,p2,act", "turn6,p2,over", "not over"),
        ("B1,A3", "B1", "fishers has 1 entries"),
        ("B1,A3", "B1,Z3", "no hole 'Z3'"),
        ("B1,A3", "B1,-", "1 of 2 fishers"),
        ("B1,A3", "B1,B1", "Two fishers stand on one hole"),
        ("2-0,4-0", "2-0,5-0", "15 small fish"),
        ("2-0,4-0", "2-0,4", "does not describe the buckets"),
        ("2-0,4-0", "2-0,4--1", "does not describe the buckets"),
        ("o1-1o1-1x", "o1-1o1", "does not describe the ice"),
        ("o1-1o1-1x", "o1-1o1-1x-2", "does not describe the ice"),
        ("o1-1o1-1x", "o1-1o1-1y", "does not describe the ice"),
        ("o1-1o1-1x", "o1-1o11-1x", "does not describe the ice"),
        ("o1-1o1-1x", "o1-1o1-01x", "does not describe the ice"),
        ("o1-1o1-1x", "o1-1o1-x", "does not describe the ice"),
        ("o1-1o1-1x", "o1-1o1-11", "does not describe the ice"),
        ("melted=1", "melted=1,1", "not written as a game writes them"),
        ("melted=1", "melted=2", "no floe 2"),
        ("melted=1", "melted=x", "does not describe the melted floes"),
        ("melted=1", "melted=0", "stands on a melted floe"),
        ("fish3,crystal1", "fish3", "these dice cannot show that"),
        ("fish3,crystal1", "fish4,crystal1", "these dice cannot show that"),
        ("fish3,crystal1", "crystal1,fish3", "these dice cannot show that"),
        ("fish3,crystal1", "fish3,crystal1,plain2", "not written as a game writes them"),
        ("fish3,crystal1", "3fish", "does not describe the roll"),
        ("left=3", "left=5", "the roll gives 4 pips"),
        ("left=3", "left=4", "no pip is spent"),
        ("left=3", "left=-1", "does not describe the pips left"),
        ("due=crystal", "due=drop", "it can be 'crystal' or None"),
        ("/begun", "", "white action has not begun"),
        ("/begun", "/begun=yes", "not written as a game writes them"),
        ("/begun", "/begun/begun", "not written as a game writes them"),
        ("fished=A2", "fished=A3", "Only open holes"),
        ("fished=A2", "fished=A2,A2", "not written as a game writes them"),
        ("fished=A2", "fished=", "not written as a game writes them"),
        ("fished=A2", "fisched=A2", "no part 'fisched'"),
        ("fished=A2", "fished=A2/rod=B2", "exactly in the phase 'catch'"),
        (f"/fish={in_base_32(FISH_BITS)}", "", "'fish' is missing"),
        (in_base_32(FISH_BITS), in_base_32(FISH_BITS + "0"), "does not describe the fish"),
        (in_base_32(FISH_BITS), in_base_32(FISH_BITS[:-1] + "1"), "does not describe the fish"),
        (in_base_32(FISH_BITS), in_base_32(FISH_BITS.replace("1110", "110", 1)), "13 small fish"),
        (in_base_32(FISH_BITS), "0", "does not describe the fish"),
        (in_base_32(FISH_BITS), "!", "does not describe the fish"),
    ],
)
def test_what_no_game_writes(part: str, changed: str, message: str) -> None:
    assert part in GOOD
    assert message in refusal(GOOD.replace(part, changed, 1))


@pytest.mark.parametrize("number", range(1, 8))
def test_too_few_parts(number: int) -> None:
    assert "missing" in refusal("/".join(GOOD.split("/")[: number - 1]))


@given(data=boards())
def test_boards_come_out_as_they_went_in(data: dict[str, Any]) -> None:
    own = Board.from_dict(data)
    assert unpack_board(pack_board(own)) == own


def test_the_largest_board() -> None:
    rows = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    holes = [f"{row}{column}" for row in rows for column in range(1, 100)]
    floes = [[f"{row}{column}" for column in range(1, 100)] for row in rows]
    whole = Board("名" * 60, holes, floes, small=999, large=999, drops=999, crystals=999)
    assert unpack_board(pack_board(whole)) == whole


@given(text=st.text("0123456789abcdefghijklmnopqrstuv", max_size=120))
def test_any_text_packs_a_board_or_is_refused(text: str) -> None:
    try:
        own = unpack_board(text)
    except ValueError:
        return
    assert unpack_board(pack_board(own)) == own


def test_a_name_that_is_no_utf_8() -> None:
    with pytest.raises(ValueError, match="utf-8"):
        unpack_board(pack([(1, 256), (0xFF, 256)]))
