"""The published schema of board files, held against the reader."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from kayanak_nb.kayanak.board import BOARD_NAMES, board
from kayanak_nb.kayanak.board_faults import SCHEMA_VERSION
from tests.kayanak.board_samples import ACCEPTS, SCHEMA, boards, broken_boards, faults, is_tidy, rearranged_boards

# What a schema can say; the rest is for the reader alone.
IN_SCHEMA = {
    "wrong-type",
    "missing-field",
    "unknown-field",
    "unknown-schema",
    "bad-hole",
    "repeated-hole",
    "no-floes",
    "empty-floe",
    "out-of-range",
    "no-fish",
}


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["properties"]["schema"]["const"] == SCHEMA_VERSION


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_the_schema_accepts_our_boards(name: str) -> None:
    assert ACCEPTS(board(name).to_dict())


@given(data=boards())
def test_good_boards_are_accepted_by_both(data: dict[str, Any]) -> None:
    assert faults(data) == []
    assert ACCEPTS(data)


@given(data=broken_boards())
def test_reader_and_schema_agree(data: Any) -> None:
    found = faults(data)
    if found:
        if IN_SCHEMA & {kind for kind, _ in found}:
            assert not ACCEPTS(data)
    else:
        assert ACCEPTS(data)


@given(data=broken_boards())
def test_what_the_reader_says_beyond_the_schema(data: Any) -> None:
    """Where the schema has nothing to say, the reader refuses exactly what a judge built on networkx refuses."""
    if ACCEPTS(data):
        other = {kind for kind, _ in faults(data)} - {"bad-name"}
        assert (not other) == is_tidy(data)


@given(data=rearranged_boards())
def test_holes_and_floes_are_judged_as_networkx_would(data: dict[str, Any]) -> None:
    assert (faults(data) == []) == is_tidy(data)
