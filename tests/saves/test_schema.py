"""The published schema of saved games, held against the reader."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from kayanak_nb.games import KINDS, Kind
from kayanak_nb.saves import BadFile, from_json, writing
from kayanak_nb.saves.writing import SCHEMA_VERSION
from tests.kayanak import board_samples
from tests.kayanak.board_samples import ODD_VALUES, damaged
from tests.saves.played import GAMES, USUAL, any_game, usual_game, wander

SCHEMA = json.loads((Path(writing.__file__).parent / "saved_game.schema.json").read_text(encoding="utf-8"))
BOARD = Resource.from_contents(board_samples.SCHEMA)
ACCEPTS = Draft202012Validator(SCHEMA, registry=Registry().with_resource(BOARD.id() or "", BOARD)).is_valid

# What a schema can say; the rest is for the reader alone.
IN_SCHEMA = {
    "bad-face",
    "bad-hole",
    "bad-players",
    "bad-switch",
    "empty-floe",
    "missing-field",
    "newer-schema",
    "no-fish",
    "no-floes",
    "not-a-game",
    "out-of-range",
    "repeated-hole",
    "unknown-field",
    "unknown-game",
    "unknown-move",
    "unknown-schema",
    "wrong-type",
}

ODD = ODD_VALUES | st.sampled_from(
    [
        "walk 3",
        "drop 1",
        "walk 03",
        "any 100",
        "plain 2\n",
        "1/2",
        "2",
        "0/1",
        "1/2\n",
        "ja-1",
        "either",
        "points",
        "kn1/",
        2**64,
        {"move": "done"},
        {"move": "walk", "hole": "A1"},
        {"move": "melt", "floe": 0},
        {"move": "roll", "white": "any 3", "blue": None},
        "own 3",
        "bear 0",
        "de",
        "NE",
        "far",
        {"move": "usebear"},
        {"move": "slide", "floe": 3, "direction": "NE"},
        {"move": "step", "figure": 2, "to": "home"},
        {"move": "bearstep", "floe": 0},
        {"move": "roll", "white": "own 3", "blue": None},
        {"play": {"move": "done"}},
        {"bots": 3},
    ]
)


@cache
def samples(kind: str) -> tuple[dict[str, Any], ...]:
    """Saved games as data, some with lines of their own."""
    return tuple(json.loads(any_game(kind, number, most=15).to_json()) for number in range(12))


def faults(data: object) -> set[str]:
    try:
        from_json(json.dumps(data))
    except BadFile as error:
        return {fault.kind for fault in error.faults}
    return set()


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["properties"]["schema"]["const"] == SCHEMA_VERSION
    assert SCHEMA["properties"]["game"]["enum"] == list(GAMES)
    assert SCHEMA["required"] == list(SCHEMA["properties"])


@pytest.mark.parametrize("kind", KINDS, ids=GAMES)
def test_the_schema_knows_each_game(kind: Kind) -> None:
    own = SCHEMA["$defs"][kind.name]
    assert {*own["required"], *SCHEMA["required"]} >= {*kind.record.SETUP_FIELDS}
    assert own["required"] == [field for field in kind.record.SETUP_FIELDS if field not in SCHEMA["required"]]
    rules = own["properties"]["rules"]
    assert rules["required"] == list(rules["properties"]) == [field.name for field in fields(kind.rule_type)]
    ids = rules["properties"]["id"]
    assert ids.get("enum", [ids.get("const")]) == list(kind.rule_sets)


@pytest.mark.parametrize("number", range(USUAL))
def test_the_schema_accepts_our_games(number: int) -> None:
    *_, game = wander(usual_game(number), Random(number), most=60)
    assert ACCEPTS(json.loads(game.to_json()))


@pytest.mark.parametrize("kind", GAMES)
def test_the_schema_accepts_strange_games(kind: str) -> None:
    assert all(map(ACCEPTS, samples(kind)))


def test_the_schema_tells_games_apart() -> None:
    kayanak, floes = samples("kayanak")[0], samples("floes")[0]
    assert not ACCEPTS(kayanak | {"game": "floes"})
    assert not ACCEPTS(kayanak | {"die": floes["die"]})
    assert not ACCEPTS(floes | {"steps": kayanak["steps"]})


@pytest.mark.parametrize("kind", GAMES)
@settings(max_examples=300)
@given(data=st.data())
def test_reader_and_schema_agree(kind: str, data: st.DataObject) -> None:
    agree(data.draw(damaged(st.sampled_from(samples(kind)), ODD)))


def agree(data: Any) -> None:
    found = faults(data)
    if found & IN_SCHEMA:
        assert not ACCEPTS(data)
    if not found:
        assert ACCEPTS(data)


@st.composite
def damaged_steps(draw: st.DrawFn, kind: str) -> Any:
    """A saved game of which only steps are damaged."""
    sample = draw(st.sampled_from(samples(kind)))
    number = draw(st.integers(0, len(sample["steps"]) - 1))
    steps = [*sample["steps"]]
    steps[number] = draw(damaged(st.just(steps[number]), ODD))
    return sample | {"steps": steps}


@pytest.mark.parametrize("kind", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_reader_and_schema_agree_on_steps(kind: str, data: st.DataObject) -> None:
    agree(data.draw(damaged_steps(kind)))


@pytest.mark.parametrize("kind", GAMES)
def test_only_the_reader_opens_the_code_of_the_start(kind: str) -> None:
    changed = samples(kind)[0] | {"start": "no code"}
    assert ACCEPTS(changed)
    assert faults(changed) == {"bad-code"}
