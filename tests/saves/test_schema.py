"""The published schema of saved games, held against the reader."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from kayanak_nb.kayanak import record
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.saves import BadFile, from_json
from kayanak_nb.saves.writing import SCHEMA_VERSION
from tests.kayanak import board_samples
from tests.kayanak.board_samples import ODD_VALUES, damaged
from tests.saves.played import any_game, usual_games, wander

SCHEMA = json.loads((Path(record.__file__).parent / "saved_game.schema.json").read_text(encoding="utf-8"))
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
        {"play": {"move": "done"}},
        {"bots": 3},
    ]
)


@cache
def samples() -> tuple[dict[str, Any], ...]:
    """Saved games as data, some with lines of their own."""
    return tuple(json.loads(any_game(number, most=15).to_json()) for number in range(12))


def faults(data: object) -> set[str]:
    try:
        from_json(json.dumps(data))
    except BadFile as error:
        return {fault.kind for fault in error.faults}
    return set()


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["properties"]["schema"]["const"] == SCHEMA_VERSION
    assert SCHEMA["$defs"]["rules"]["properties"]["id"]["enum"] == list(RULE_SETS)
    assert SCHEMA["required"] == list(SCHEMA["properties"])
    assert SCHEMA["$defs"]["rules"]["required"] == list(SCHEMA["$defs"]["rules"]["properties"])


@pytest.mark.parametrize("number", range(12))
def test_the_schema_accepts_our_games(number: int) -> None:
    game = list(usual_games())[number]
    *_, game = wander(game, Random(number), most=60)
    assert ACCEPTS(json.loads(game.to_json()))
    assert ACCEPTS(samples()[number])


@settings(max_examples=300)
@given(data=damaged(st.deferred(lambda: st.sampled_from(samples())), ODD))
def test_reader_and_schema_agree(data: Any) -> None:
    found = faults(data)
    if found & IN_SCHEMA:
        assert not ACCEPTS(data)
    if not found:
        assert ACCEPTS(data)


@st.composite
def damaged_steps(draw: st.DrawFn) -> Any:
    """A saved game of which only steps are damaged."""
    sample = draw(st.sampled_from(samples()))
    number = draw(st.integers(0, len(sample["steps"]) - 1))
    steps = [*sample["steps"]]
    steps[number] = draw(damaged(st.just(steps[number]), ODD))
    return sample | {"steps": steps}


@settings(max_examples=150)
@given(data=damaged_steps())
def test_reader_and_schema_agree_on_steps(data: Any) -> None:
    found = faults(data)
    if found & IN_SCHEMA:
        assert not ACCEPTS(data)
    if not found:
        assert ACCEPTS(data)


def test_only_the_reader_opens_the_code_of_the_start() -> None:
    assert ACCEPTS(samples()[0] | {"start": "no code"})
    assert faults(samples()[0] | {"start": "no code"}) == {"bad-code"}
