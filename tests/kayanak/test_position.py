"""Positions made by hand: what no game can reach is refused, with a sentence for each contradiction."""

from __future__ import annotations

from typing import Any

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import State
from tests.kayanak.pond import EVERYWHERE, POND, pond

FISH_2 = (Face("fish", 2), Face("plain", 0))
FISH_3_DROP = (Face("fish", 3), Face("drop", 0))
DIG_2_CRYSTAL = (Face("dig", 2), Face("crystal", 1))
NEARLY_ALL = [hole for hole in EVERYWHERE if hole != "C4"]


def here(setup: Setup, **fields: Any) -> State:
    """The position with fishers on B2 and C4, B1 open beside the first of them."""
    usual: dict[str, Any] = {"open": ["B1"]}
    if setup.rules.fishers:
        usual["fishers"] = ["B2", "C4"]
    return position(setup, **(usual | fields))


def faults(setup: Setup, **fields: Any) -> list[str]:
    try:
        here(setup, **fields)
    except ValueError as error:
        return str(error).splitlines()
    return []


@pytest.mark.parametrize(
    ("rules", "fields"),
    [
        ("ja-2", {"phase": "roll"}),
        ("ja-2", {"roll": FISH_2}),
        ("ja-2", {"roll": FISH_2, "budget": 1, "begun": True, "fished": ["B1"]}),
        ("ja-2", {"roll": FISH_2, "phase": "catch", "budget": 1, "begun": True, "fished": ["B1"], "attempt": "B1"}),
        ("ja-3", {"roll": FISH_3_DROP, "due": "drop"}),
        ("ja-3", {"roll": FISH_3_DROP, "melted": [3]}),
        ("ja-3", {"roll": FISH_3_DROP, "budget": 0, "due": "drop", "begun": True}),
        ("fr", {"roll": FISH_3_DROP, "due": "drop"}),
        ("fr", {"roll": FISH_3_DROP, "open": ["A1"], "budget": 0, "due": "drop"}),
        ("ja-2", {"phase": "over", "open": EVERYWHERE, "roll": FISH_2, "begun": True, "budget": 1}),
        ("ja-1", {"phase": "catch", "roll": (Face("any", 1), None), "budget": 0, "begun": True, "attempt": "B1"}),
    ],
)
def test_positions_that_games_reach(rules: str, fields: dict[str, Any]) -> None:
    assert faults(pond(rules), **fields) == []


@pytest.mark.parametrize(
    ("rules", "fields", "fault"),
    [
        ("ja-2", {"phase": "sleep"}, "phase is 'sleep'"),
        ("ja-2", {"phase": "roll", "player": 2, "turn": 3}, "player is 2"),
        ("ja-2", {"phase": "roll", "turn": 2}, "player 0 cannot be in that turn"),
        ("ja-2", {"phase": "roll", "turn": 0}, "player 0 cannot be in that turn"),
        ("ja-2", {"phase": "roll", "open": ["Z1"]}, "no hole 'Z1'"),
        ("ja-3", {"phase": "roll", "melted": [5]}, "no floe 5"),
        ("ja-2", {"phase": "roll", "fishers": ["B2"]}, "fishers has 1 entries"),
        ("ja-2", {"phase": "roll", "buckets": [(1, 0)]}, "buckets has 1 entries"),
        ("ja-2", {"phase": "roll", "buckets": [(1, 0), (-1, 0)]}, "no number of (small, large) fish"),
        ("ja-2", {"phase": "roll", "buckets": [(1, 0), (24, 0)]}, "25 small fish in the buckets"),
        ("ja-2", {"phase": "roll", "fish": {"A1": (24, 13)}}, "13 large fish in holes and buckets"),
        ("ja-3", {"phase": "roll", "plugged": ["B1"]}, "open or plugged, not both"),
        ("ja-3", {"phase": "roll", "plugged": ["A1", "A2", "A3"]}, "3 crystals"),
        ("ja-3", {"phase": "roll", "melted": [0, 1, 3]}, "3 drops"),
        ("ja-3", {"phase": "roll", "melted": [4]}, "stands on a melted floe, at C4"),
        ("ja-2", {"phase": "roll", "melted": [0]}, "no temperature"),
        ("ja-2", {"phase": "roll", "fishers": ["B2", "B2"]}, "Two fishers stand on one hole"),
        ("ja-2", {"phase": "roll", "fishers": ["B2", None]}, "1 of 2 fishers"),
        ("ja-1", {"phase": "roll", "fishers": ["B2", "C4"]}, "no fishers in this rule set"),
        ("ja-1", {"phase": "place", "open": []}, "no fishers in this rule set"),
        ("ja-2", {"phase": "place", "fishers": ["B2", None], "open": []}, "exactly the players before"),
        ("ja-2", {"phase": "place", "player": 1, "fishers": ["B2", None]}, "the ice is untouched"),
        ("ja-2", {"phase": "roll", "roll": FISH_2}, "nothing has been rolled"),
        ("ja-2", {"phase": "act"}, "roll is None"),
        ("ja-2", {"roll": (Face("fish", 9), Face("plain", 0))}, "these dice cannot show that"),
        ("ja-2", {"roll": FISH_2, "budget": 3}, "the roll gives 2 pips"),
        ("ja-2", {"roll": FISH_2, "budget": "two"}, "the roll gives 2 pips"),
        ("ja-2", {"roll": FISH_2, "budget": 1}, "white action has not begun"),
        ("ja-2", {"roll": FISH_2, "begun": True}, "although no pip is spent"),
        ("ja-3", {"roll": FISH_3_DROP, "due": "crystal"}, "it can be 'drop' or None"),
        ("fr", {"roll": FISH_3_DROP}, "temperature action is the last of the turn"),
        ("fr", {"roll": FISH_3_DROP, "budget": 0, "due": "drop"}, "Pips are lost although"),
        ("fr", {"roll": FISH_3_DROP, "budget": 1, "due": "drop"}, "white action has not begun"),
        ("fr", {"roll": FISH_3_DROP, "open": ["A1"], "due": "drop"}, "Nothing can be done with 3 pips"),
        (
            "ja-3",
            {"roll": FISH_3_DROP, "open": ["A1"], "budget": 1, "due": "drop", "begun": True},
            "Nothing can be done with 1 pips",
        ),
        ("ja-2", {"roll": FISH_2, "open": ["A1"]}, "the turn would be over"),
        ("ja-2", {"roll": FISH_2, "budget": 1, "begun": True, "fished": ["A1"]}, "Only open holes"),
        ("ja-2", {"roll": FISH_2, "fished": ["B1"]}, "a white action of fishing"),
        ("ja-2", {"roll": DIG_2_CRYSTAL, "budget": 2, "begun": True, "fished": ["B1"]}, "a white action of fishing"),
        (
            "ja-2",
            {"roll": FISH_2, "budget": 1, "begun": True, "open": ["B1", "B3"], "fished": ["B1", "B3"]},
            "2 holes are fished with 1 pips",
        ),
        ("ja-2", {"phase": "catch", "roll": FISH_2, "budget": 1, "begun": True}, "exactly in the phase 'catch'"),
        ("ja-2", {"roll": FISH_2, "attempt": "B1"}, "exactly in the phase 'catch'"),
        (
            "ja-2",
            {"phase": "catch", "roll": FISH_2, "budget": 1, "begun": True, "fished": ["A1"], "attempt": "A1"},
            "A1 is being fished, but it is not open",
        ),
        (
            "ja-2",
            {"phase": "catch", "roll": FISH_2, "budget": 1, "begun": True, "attempt": "B1"},
            "not by a fisher beside it",
        ),
        (
            "ja-2",
            {
                "phase": "catch",
                "roll": FISH_2,
                "budget": 1,
                "begun": True,
                "open": ["B4"],
                "fished": ["B4"],
                "attempt": "B4",
            },
            "not by a fisher beside it",
        ),
        (
            "ja-2",
            {
                "phase": "catch",
                "roll": FISH_2,
                "budget": 1,
                "begun": True,
                "fishers": ["B2", "B1"],
                "fished": ["B1"],
                "attempt": "B1",
            },
            "not by a fisher beside it",
        ),
        ("ja-1", {"phase": "catch", "roll": (Face("any", 1), None), "attempt": "B1"}, "the white action has begun"),
        ("ja-2", {"phase": "roll", "open": EVERYWHERE}, "so the game is over"),
        ("ja-2", {"phase": "roll", "buckets": [(12, 3), (0, 0)]}, "so the game is over"),
        ("ja-2", {"phase": "roll", "buckets": [(0, 0), (12, 3)]}, "ended in an earlier turn"),
        ("ja-2", {"phase": "over", "roll": FISH_2, "begun": True, "budget": 1}, "no condition for the end holds"),
        ("ja-2", {"phase": "over", "open": EVERYWHERE, "roll": FISH_2}, "nothing was done"),
        ("fr", {"phase": "over", "open": EVERYWHERE, "roll": FISH_3_DROP, "due": "drop"}, "nothing was done"),
    ],
)
def test_positions_that_no_game_reaches(rules: str, fields: dict[str, Any], fault: str) -> None:
    found = faults(pond(rules), **fields)
    assert any(fault in line for line in found), found


def test_floes_of_their_own_while_fishers_are_placed() -> None:
    fields: dict[str, Any] = {"phase": "place", "player": 2, "fishers": ["A1", "A2", None], "open": []}
    assert "Two fishers are placed on one floe" in faults(pond("ja-2", players=3), **fields)[0]
    assert faults(pond("fr", players=3), **fields) == []


def test_every_fault_of_a_kind_at_once() -> None:
    found = faults(pond("ja-2"), phase="roll", open=["Z1", "Z2"], fishers=["Z3", "C4"], buckets=[(0, 0)])
    assert len(found) == 4


def test_fish_are_spread_evenly_when_not_given() -> None:
    state = here(pond("ja-2"), phase="roll", buckets=[(1, 0), (0, 3)])
    assert [pair[0] for pair in state.hollows] == [2] * 11 + [1]
    assert [pair[1] for pair in state.hollows] == [1] * 9 + [0] * 3
    assert sum(map(sum, state.hollows)) == POND.small + POND.large - 4


def test_the_last_closed_hole_is_still_fished() -> None:
    fields: dict[str, Any] = {"phase": "catch", "roll": (Face("any", 1), None), "budget": 0, "begun": True}
    assert faults(pond("ja-1"), **fields, open=EVERYWHERE, attempt="C4") == []
    assert faults(pond("ja-1"), **fields, open=NEARLY_ALL, attempt="B1") == []
