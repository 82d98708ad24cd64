"""Kayanak as plain data: setups and actions come back as they went, and everything wrong is named."""

from __future__ import annotations

import copy
import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import Face
from kayanak_nb.jsonfile import Fault
from kayanak_nb.kayanak.moves import (
    Action,
    Catch,
    Dig,
    Done,
    Fish,
    Melt,
    Place,
    Plug,
    Refreeze,
    Roll,
    Unplug,
    Walk,
)
from kayanak_nb.kayanak.record import SETUP_FIELDS, read_action, read_setup, setup_data
from kayanak_nb.records.actions import action_data
from tests.kayanak.pond import POND, pond
from tests.kayanak.variants import random_setup

DATA: dict[str, Any] = setup_data(pond("ja-3"))
ACTIONS: list[tuple[Action, dict[str, object]]] = [
    (Place("A1"), {"move": "place", "hole": "A1"}),
    (Walk("A1"), {"move": "walk", "hole": "A1"}),
    (Dig("Z99"), {"move": "dig", "hole": "Z99"}),
    (Fish("B2"), {"move": "fish", "hole": "B2"}),
    (Melt(0), {"move": "melt", "floe": 0}),
    (Refreeze(17), {"move": "refreeze", "floe": 17}),
    (Plug("C3"), {"move": "plug", "hole": "C3"}),
    (Unplug("C3"), {"move": "unplug", "hole": "C3"}),
    (Done(), {"move": "done"}),
    (Roll(Face("walk", 3), Face("drop", 1)), {"move": "roll", "white": "walk 3", "blue": "drop 1"}),
    (Roll(Face("any", 0), None), {"move": "roll", "white": "any 0", "blue": None}),
    (Catch(2, 0), {"move": "catch", "small": 2, "large": 0}),
]


def check(faults: list[Fault]) -> list[tuple[str, str]]:
    """The kind and place of each fault, which must have its sentences."""
    assert all(fault.problem.endswith(".") and fault.remedy.endswith(".") for fault in faults)
    return [(fault.kind, fault.place) for fault in faults]


def setup_faults(**changes: object) -> list[tuple[str, str]]:
    faults: list[Fault] = []
    setup = read_setup(copy.deepcopy(DATA) | changes, faults)
    assert (setup is None) == bool(faults)
    return check(faults)


def action_faults(data: object) -> list[tuple[str, str]]:
    faults: list[Fault] = []
    action = read_action(data, "$.play", faults)
    assert (action is None) == bool(faults)
    return check(faults)


@given(seed=st.integers(0, 10**6))
def test_setups_come_back_as_they_went(seed: int) -> None:
    setup = random_setup(Random(seed))
    faults: list[Fault] = []
    assert read_setup(json.loads(json.dumps(setup_data(setup))), faults) == setup
    assert faults == []


@pytest.mark.parametrize(("action", "data"), ACTIONS, ids=str)
def test_actions_come_back_as_they_went(action: Action, data: dict[str, object]) -> None:
    faults: list[Fault] = []
    assert action_data(action) == data
    assert read_action(json.loads(json.dumps(data)), "$", faults) == action
    assert faults == []


def test_what_stands_in_a_setup() -> None:
    assert tuple(DATA) == SETUP_FIELDS
    assert DATA["rules"]["end_at_fish"] == 15
    assert DATA["board"] == POND.to_dict()
    assert DATA["dice"]["white"][:2] == ["walk 1", "walk 2"]
    assert (DATA["magnet"], DATA["players"]) == ("2/3", 2)


@pytest.mark.parametrize("value", [None, 3, "ja-3", [], True])
def test_objects_of_the_wrong_type(value: object) -> None:
    for field in ("rules", "board", "dice"):
        place = "$.board" if field == "board" else f"$.{field}"
        assert setup_faults(**{field: value}) == [("wrong-type", place)]


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("id", "de"),
        ("id", None),
        ("fishers", 1),
        ("fishers", None),
        ("temperature_timing", "before"),
        ("temperature_timing", []),
        ("blue_pips", {}),
        ("end_when", True),
        ("end_at_fish", 0),
        ("end_at_fish", True),
        ("end_at_fish", 2.5),
        ("end_at_fish", float("nan")),
        ("end_at_fish", "15"),
        ("score_by", "Points"),
    ],
)
def test_bad_switches(switch: str, value: object) -> None:
    assert setup_faults(rules=DATA["rules"] | {switch: value}) == [("bad-switch", f"$.rules.{switch}")]


def test_the_remedy_names_the_settings() -> None:
    faults: list[Fault] = []
    read_setup(DATA | {"rules": DATA["rules"] | {"end_when": "noon"}}, faults)
    assert str(faults[0]) == (
        "$.rules.end_when: 'noon' is no setting of this switch. It must be one of 'all_holes', 'all_floes'."
    )


def test_missing_and_unknown_switches() -> None:
    rules = {name: setting for name, setting in DATA["rules"].items() if name != "fishers"} | {"wind": True}
    assert setup_faults(rules=rules) == [("missing-field", "$.rules.fishers"), ("unknown-field", "$.rules.wind")]


def test_whole_numbers_may_be_written_with_a_point() -> None:
    assert setup_faults(rules=DATA["rules"] | {"end_at_fish": 15.0}, players=2.0) == []


def test_faults_of_the_board_keep_their_places() -> None:
    changed = DATA["board"] | {"drops": -1, "name": ""}
    assert setup_faults(board=changed) == [("bad-name", "$.board.name"), ("out-of-range", "$.board.drops")]


@pytest.mark.parametrize("faces", [None, "walk 1", [], {}, ["walk 1"] * 101])
def test_a_die_of_the_wrong_type(faces: object) -> None:
    assert setup_faults(dice={"white": faces, "blue": ["drop 1"]}) == [("wrong-type", "$.dice.white")]


@pytest.mark.parametrize(
    "face", [None, 3, "", "walk", "walk3", "walk  3", "walk 3 ", "walk 03", "walk 100", "Walk 3", "drop 1", "walk -1"]
)
def test_bad_faces(face: object) -> None:
    dice = {"white": ["walk 1", face], "blue": [face if face != "drop 1" else "any 1"]}
    assert setup_faults(dice=dice) == [("bad-face", "$.dice.white[1]"), ("bad-face", "$.dice.blue[0]")]


def test_missing_and_unknown_dice() -> None:
    assert setup_faults(dice={"white": ["any 1"], "red": ["any 1"]}) == [
        ("missing-field", "$.dice.blue"),
        ("unknown-field", "$.dice.red"),
    ]


@pytest.mark.parametrize(("text", "magnet"), [("1", Fraction(1)), ("4/6", Fraction(2, 3)), ("1/4294967295", None)])
def test_good_magnets(text: str, magnet: Fraction | None) -> None:
    faults: list[Fault] = []
    setup = read_setup(DATA | {"magnet": text}, faults)
    assert setup is not None
    assert setup.magnet == (magnet or Fraction(text))


@pytest.mark.parametrize(
    "magnet", [None, 1, 0.5, "", "0", "0/3", "3/2", "1/0", "-1/2", "1/-2", "0.5", " 1/2", "1/2\n", "1/4294967296", "½"]
)
def test_bad_magnets(magnet: object) -> None:
    assert setup_faults(magnet=magnet) == [("bad-magnet", "$.magnet")]


@pytest.mark.parametrize("players", [None, True, 1, 5, 2.5, "2", 10**50])
def test_bad_numbers_of_players(players: object) -> None:
    assert setup_faults(players=players) == [("bad-players", "$.players")]


def test_parts_that_do_not_go_together() -> None:
    # Five floes are enough for four players; this board has one.
    one_floe = DATA["board"] | {"floes": [DATA["board"]["holes"]]}
    assert setup_faults(board=one_floe) == [("bad-setup", "$")]


def test_every_fault_of_a_setup_at_once() -> None:
    assert setup_faults(rules={}, board=3, dice=None, magnet="x", players=0)[-4:] == [
        ("wrong-type", "$.board"),
        ("wrong-type", "$.dice"),
        ("bad-magnet", "$.magnet"),
        ("bad-players", "$.players"),
    ]


def test_a_missing_part_is_for_the_file_to_report() -> None:
    faults: list[Fault] = []
    assert read_setup({name: DATA[name] for name in SETUP_FIELDS if name != "dice"}, faults) is None
    assert faults == []


@pytest.mark.parametrize("data", [None, "done", [], 3, ["move", "done"]])
def test_an_action_of_the_wrong_type(data: object) -> None:
    assert action_faults(data) == [("wrong-type", "$.play")]


@pytest.mark.parametrize("data", [{}, {"hole": "A1"}, {"move": None}, {"move": "Walk"}, {"move": "jump"}, {"move": []}])
def test_unknown_actions(data: object) -> None:
    assert action_faults(data) == [("unknown-move", "$.play.move")]


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        ({"move": "walk"}, [("missing-field", "$.play.hole")]),
        ({"move": "walk", "hole": 3}, [("wrong-type", "$.play.hole")]),
        ({"move": "walk", "hole": "A1", "to": "A2"}, [("unknown-field", "$.play.to")]),
        ({"move": "done", "hole": "A1"}, [("unknown-field", "$.play.hole")]),
        ({"move": "melt", "floe": "3"}, [("wrong-type", "$.play.floe")]),
        ({"move": "melt", "floe": True}, [("wrong-type", "$.play.floe")]),
        ({"move": "melt", "floe": 1.5}, [("wrong-type", "$.play.floe")]),
        ({"move": "roll", "white": "walk 3"}, [("missing-field", "$.play.blue")]),
        ({"move": "roll", "white": None, "blue": None}, [("wrong-type", "$.play.white")]),
        (
            {"move": "roll", "white": "jump 3", "blue": "drop"},
            [("wrong-type", "$.play.white"), ("wrong-type", "$.play.blue")],
        ),
        (
            {"move": "catch", "small": "1", "large": None},
            [("wrong-type", "$.play.small"), ("wrong-type", "$.play.large")],
        ),
    ],
)
def test_bad_parts_of_actions(data: object, faults: list[tuple[str, str]]) -> None:
    assert action_faults(data) == faults
