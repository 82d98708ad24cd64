"""The game of the floes as plain data: setups and actions come back as they went, and everything wrong is named."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import Face
from kayanak_nb.floes.moves import Action, BearStep, Done, Roll, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.record import SETUP_FIELDS, read_action, read_setup, setup_data
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.jsonfile import Fault
from kayanak_nb.records.actions import action_data
from tests.floes.variants import random_setup

DATA: dict[str, Any] = {
    "rules": {"id": "de", "slide_mixed": True, "step_onto_bear": False},
    "die": ["own 4", "own 4", "own 3", "own 3", "bear 2", "bear 2"],
    "players": 3,
}
ACTIONS: list[tuple[Action, dict[str, object]]] = [
    (Slide(12, "SE"), {"move": "slide", "floe": 12, "direction": "SE"}),
    (Step(3, 15), {"move": "step", "figure": 3, "to": 15}),
    (Step(0, "far"), {"move": "step", "figure": 0, "to": "far"}),
    (Step(0, "home"), {"move": "step", "figure": 0, "to": "home"}),
    (UseBear(), {"move": "usebear"}),
    (UseOwn(), {"move": "useown"}),
    (BearStep(0), {"move": "bearstep", "floe": 0}),
    (Done(), {"move": "done"}),
    (Roll(Face("bear", 2), None), {"move": "roll", "white": "bear 2", "blue": None}),
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
    assert setup_data(Setup(RULE_SETS["de"], DIE, 3)) == DATA
    assert tuple(DATA) == SETUP_FIELDS


@pytest.mark.parametrize("value", [None, 3, "de", True, []])
def test_rules_of_the_wrong_type(value: object) -> None:
    assert setup_faults(rules=value) == [("wrong-type", "$.rules")]


@pytest.mark.parametrize(
    ("switch", "value"),
    [("id", "fr"), ("id", None), ("slide_mixed", 1), ("slide_mixed", None), ("step_onto_bear", "yes")],
)
def test_bad_switches(switch: str, value: object) -> None:
    assert setup_faults(rules=DATA["rules"] | {switch: value}) == [("bad-switch", f"$.rules.{switch}")]


def test_the_remedy_names_the_settings() -> None:
    faults: list[Fault] = []
    read_setup(DATA | {"rules": DATA["rules"] | {"slide_mixed": "no"}}, faults)
    assert str(faults[0]) == "$.rules.slide_mixed: 'no' is no setting of this switch. It must be True or False."


def test_missing_and_unknown_switches() -> None:
    rules = {"id": "de", "slide_mixed": True, "fishers": False}
    assert setup_faults(rules=rules) == [
        ("missing-field", "$.rules.step_onto_bear"),
        ("unknown-field", "$.rules.fishers"),
    ]


@pytest.mark.parametrize("faces", [None, "own 4", [], {}, {"white": ["own 4"]}, ["own 4"] * 101])
def test_a_die_of_the_wrong_type(faces: object) -> None:
    assert setup_faults(die=faces) == [("wrong-type", "$.die")]


@pytest.mark.parametrize(
    "face", [None, 3, "", "own", "own4", "own  4", "own 04", "own 0", "own 100", "Own 4", "walk 3"]
)
def test_bad_faces(face: object) -> None:
    assert setup_faults(die=["own 4", face]) == [("bad-face", "$.die[1]")]


@pytest.mark.parametrize("players", [None, True, 1, 5, 2.5, "2"])
def test_bad_numbers_of_players(players: object) -> None:
    assert setup_faults(players=players) == [("bad-players", "$.players")]


def test_every_fault_of_a_setup_at_once() -> None:
    assert setup_faults(rules=[], die=["own 4", "own", "bear"], players=0) == [
        ("wrong-type", "$.rules"),
        ("bad-face", "$.die[1]"),
        ("bad-face", "$.die[2]"),
        ("bad-players", "$.players"),
    ]


def test_a_missing_part_is_for_the_file_to_report() -> None:
    faults: list[Fault] = []
    assert read_setup({name: DATA[name] for name in SETUP_FIELDS if name != "die"}, faults) is None
    assert faults == []


@pytest.mark.parametrize("data", [None, "done", [], 3])
def test_an_action_of_the_wrong_type(data: object) -> None:
    assert action_faults(data) == [("wrong-type", "$.play")]


@pytest.mark.parametrize("data", [{}, {"move": None}, {"move": "Slide"}, {"move": "walk", "hole": "A1"}, {"move": []}])
def test_unknown_actions(data: object) -> None:
    assert action_faults(data) == [("unknown-move", "$.play.move")]


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        ({"move": "slide", "floe": 1}, [("missing-field", "$.play.direction")]),
        ({"move": "slide", "floe": "1", "direction": "E"}, [("wrong-type", "$.play.floe")]),
        ({"move": "slide", "floe": True, "direction": "E"}, [("wrong-type", "$.play.floe")]),
        ({"move": "slide", "floe": 1.5, "direction": "E"}, [("wrong-type", "$.play.floe")]),
        ({"move": "slide", "floe": 1, "direction": "N"}, [("wrong-type", "$.play.direction")]),
        ({"move": "slide", "floe": 1, "direction": "se"}, [("wrong-type", "$.play.direction")]),
        ({"move": "slide", "floe": 1, "direction": []}, [("wrong-type", "$.play.direction")]),
        ({"move": "step", "figure": None, "to": 3}, [("wrong-type", "$.play.figure")]),
        ({"move": "step", "figure": 0, "to": "done"}, [("wrong-type", "$.play.to")]),
        ({"move": "step", "figure": 0, "to": "3"}, [("wrong-type", "$.play.to")]),
        ({"move": "step", "figure": 0, "to": False}, [("wrong-type", "$.play.to")]),
        ({"move": "step", "figure": 0, "to": None}, [("wrong-type", "$.play.to")]),
        ({"move": "step", "figure": 0, "to": {}}, [("wrong-type", "$.play.to")]),
        ({"move": "step", "figure": 0, "to": 3, "floe": 3}, [("unknown-field", "$.play.floe")]),
        ({"move": "usebear", "floe": 3}, [("unknown-field", "$.play.floe")]),
        ({"move": "bearstep"}, [("missing-field", "$.play.floe")]),
        ({"move": "roll", "white": "own 4"}, [("missing-field", "$.play.blue")]),
        (
            {"move": "roll", "white": "own 0", "blue": "drop 1"},
            [("wrong-type", "$.play.white"), ("wrong-type", "$.play.blue")],
        ),
    ],
)
def test_bad_parts_of_actions(data: object, faults: list[tuple[str, str]]) -> None:
    assert action_faults(data) == faults


def test_whole_numbers_may_be_written_with_a_point() -> None:
    faults: list[Fault] = []
    step = read_action({"move": "step", "figure": 1.0, "to": 3.0}, "$", faults)
    assert (repr(step), faults) == ("Step(figure=1, to=3)", [])
