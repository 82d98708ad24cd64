"""Positions made by hand: what is taken as it is, and every fault that is found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.floes.position import position
from kayanak_nb.mistake import Mistake
from tests.floes.hand import PARKED, game
from tests.floes.variants import random_position, random_setup

OWN, BEAR = (Face("own", 3), None), (Face("bear", 2), None)
HOME = ["home"] * 4
DONE = ["done"] * 4


def faults(players: int = 2, onto_bear: bool = False, **fields: Any) -> list[str]:
    with pytest.raises(Mistake) as caught:
        position(game(players=players, step_onto_bear=onto_bear), **fields)
    return str(caught.value).splitlines()


def test_left_out_everything_is_as_at_the_start() -> None:
    state = position(game(), phase="roll")
    assert state.cells == tuple((row, column) for row in (1, 3, 5, 7) for column in (1, 3, 5, 7))
    assert (state.figures, state.bear, state.player, state.turn) == ((("home",) * 4,) * 2, 0, 0, 1)
    assert (state.fish_left, state.roll, state.mode, state.budget) == (16, None, None, 0)


def test_roll_gives_mode_and_moves() -> None:
    own, bear = position(game(), roll=OWN), position(game(), roll=BEAR, player=1)
    assert (own.mode, own.budget, own.phase) == ("own", 3, "act")
    assert (bear.mode, bear.budget, bear.player, bear.turn) == ("choose", 2, 1, 2)
    over = position(game(), phase="over", figures=[DONE, HOME], roll=OWN)
    assert (over.mode, over.budget, over.winners) == ("own", 2, (0,))


def test_those_on_the_far_shore_or_done_hold_a_fish() -> None:
    state = position(game(), phase="roll", figures=[["far", "done", 1, "home"], HOME])
    assert state.carrying == ((True, True, False, False), (False,) * 4)


@pytest.mark.parametrize("seed", range(30))
def test_random_positions_are_sound(seed: int) -> None:
    luck = Random(seed)
    state = random_position(random_setup(luck), luck)
    assert state.phase == "roll"


def test_names_that_name_nothing() -> None:
    assert faults(phase="place") == ["phase is 'place'; it must be one of roll, act, over."]
    assert faults(phase="roll", player=2) == ["player is 2; it must be from 0 to 1."]
    assert faults(phase="roll", bear=16) == ["bear is 16; it must be a floe, from 0 to 15."]
    assert faults(roll=BEAR, mode="both") == ["mode is 'both'; it must be None or one of choose, own, bear."]


@pytest.mark.parametrize("cell", [(9, 0), (0, 9), (-1, 0), (0,), (0, 0, 0), (0.0, 1), ("A", 1), (True, 0)])
def test_cell_that_is_none(cell: Any) -> None:
    cells = (cell, *PARKED[1:])
    assert faults(phase="roll", cells=cells) == [
        f"There is no cell {cell!r}; rows run from 0 to 8, columns from 0 to 8."
    ]


def test_too_few_things() -> None:
    assert faults(phase="roll", cells=PARKED[:3]) == ["cells has 3 entries; there are 16 floes."]
    assert faults(phase="roll", figures=[HOME]) == [
        "figures must have 4 entries for each of the 2 players.",
        "carrying must have 4 entries for each of the 2 players.",
    ]


@pytest.mark.parametrize("place", ["sea", 16, -1, 1.0, True, None, [1]])
def test_figure_that_is_nowhere(place: Any) -> None:
    assert faults(phase="roll", figures=[[place, *HOME[1:]], HOME]) == [
        f"A figure is at {place!r}; it must be a floe from 0 to 15, 'home', 'far' or 'done'."
    ]


def test_fish_that_is_no_yes_or_no() -> None:
    carrying = [[1, False, False, False], [False] * 4]
    assert faults(phase="roll", carrying=carrying) == ["carrying holds 1; it must be True or False."]


def test_things_that_cannot_be() -> None:
    assert faults(phase="roll", cells=(PARKED[1], *PARKED[1:])) == [
        f"2 floes lie on cell {PARKED[1]}; a cell holds one."
    ]
    crowd = [[3, 3, "home", "home"], [3, 3, "home", "home"]]
    assert faults(phase="roll", figures=crowd) == ["4 figures stand on floe 3; it carries 3."]
    with_bear: list[list[int | str]] = [[0, "home", "home", "home"], [*HOME]]
    assert faults(phase="roll", figures=with_bear) == [
        "A figure stands on floe 0 with the bear, which would have chased it home."
    ]
    assert position(game(step_onto_bear=True), phase="roll", figures=with_bear).figures[0][0] == 0


def test_fish_that_cannot_be() -> None:
    figures = [["far", "done", "home", 2], HOME]
    carrying = [[False, False, True, False], [False] * 4]
    assert faults(phase="roll", figures=figures, carrying=carrying) == [
        "Figure 0 of player 0 is 'far' without a fish; it would have one.",
        "Figure 1 of player 0 is 'done' without a fish; it would have one.",
        "Figure 2 of player 0 is at home with a fish; it would be 'done'.",
    ]


@pytest.mark.parametrize("turn", [0, 2, -1, 1.0, None])
def test_turn_of_another_player(turn: Any) -> None:
    if turn is None:
        assert position(game(), phase="roll", turn=3).turn == 3
    else:
        assert faults(phase="roll", turn=turn) == [f"turn is {turn!r}; player 0 cannot be in that turn."]


@pytest.mark.parametrize("left_over", [{"roll": OWN}, {"mode": "own"}, {"budget": 1}])
def test_before_the_roll_nothing_is_rolled(left_over: dict[str, Any]) -> None:
    assert faults(phase="roll", **left_over) == ["In the phase 'roll' nothing has been rolled, chosen or counted."]


@pytest.mark.parametrize("roll", [None, (Face("own", 9), None), (Face("own", 3), Face("own", 3)), "own 3", (3, None)])
def test_roll_that_cannot_be(roll: Any) -> None:
    assert faults(roll=roll) == [f"roll is {roll!r}; this die cannot show that."]


@pytest.mark.parametrize(
    ("roll", "mode", "budget", "fault"),
    [
        (OWN, "bear", 3, "mode is 'bear'; with this roll it is 'own'."),
        (OWN, "choose", 3, "mode is 'choose'; with this roll it is 'own'."),
        (OWN, None, 4, "budget is 4; with this roll it is from 1 to 3."),
        (OWN, None, 0, "budget is 0; with this roll it is from 1 to 3."),
        (OWN, None, True, "budget is True; with this roll it is from 1 to 3."),
        (BEAR, None, 1, "budget is 1; with this roll it is from 2 to 2."),
        (BEAR, "bear", 0, "budget is 0; with this roll it is from 1 to 2."),
    ],
)
def test_spending_that_cannot_be(roll: Any, mode: str | None, budget: Any, fault: str) -> None:
    assert faults(roll=roll, mode=mode, budget=budget) == [fault]


def test_end_that_cannot_be() -> None:
    assert faults(phase="roll", figures=[HOME, DONE]) == [
        "All figures of player 1 are home with a fish, so the game is over."
    ]
    not_over = "The game is over only when all figures of player 0, and of no other, are done."
    for figures in ([HOME, HOME], [HOME, DONE], [DONE, DONE]):
        assert faults(phase="over", figures=figures, roll=OWN) == [not_over]
    assert faults(phase="over", figures=[DONE, HOME], roll=BEAR, mode="bear") == [
        "mode is 'bear'; with this roll it is 'own'."
    ]
    assert faults(phase="over", figures=[DONE, HOME], roll=OWN, budget=3) == [
        "budget is 3; with this roll it is from 0 to 2."
    ]


def test_every_fault_is_told() -> None:
    assert len(faults(phase="no", player=7, bear=-1, cells=PARKED[:15], figures=[HOME, ["sea", *HOME[1:]]])) == 5
