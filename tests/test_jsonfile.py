"""Reading and writing JSON files; boards test the rest of what can be wrong with one."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.jsonfile import parse, read, shown, write

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**64), 2**64) | st.floats(allow_nan=False) | st.text(),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(), parts, max_size=4),
)


@given(value=VALUES)
def test_what_json_writes_is_read_without_a_fault(value: Any) -> None:
    assert parse(json.dumps(value)) == (value, [])


def test_seeds_of_64_bits_stay_exact() -> None:
    assert parse(str(2**64 - 1)) == (2**64 - 1, [])


def test_repeated_fields_at_any_depth() -> None:
    value, faults = parse(
        '{"a": [1, {"b": 1, "b": 2, "b": 3}], "a b": {"c": 0, "d": 0, "c": 1, "d": 1}, "e": 1, "e": 1}'
    )
    assert value == {"a": [1, {"b": 3}], "a b": {"c": 1, "d": 1}, "e": 1}
    assert [fault.place for fault in faults] == ["$.e", "$.a[1].b", "$['a b'].c", "$['a b'].d"]
    assert {fault.kind for fault in faults} == {"repeated-field"}


def test_a_file_may_be_as_large_as_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text("[1, 2]")
    assert read(path, limit=6) == ([1, 2], [])
    assert [fault.kind for fault in read(path, limit=5)[1]] == ["too-large"]


@given(text=st.text(st.characters(exclude_categories=["Cs"])))
def test_what_is_written_is_what_is_there(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "written.txt"
    write(path, text)
    assert path.read_bytes() == text.encode("utf-8")


def test_a_file_in_the_present_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write("here.json", "1")
    assert os.listdir() == ["here.json"]
    assert read("here.json") == (1, [])


@pytest.mark.parametrize("value", ["a\nb\u2028c", "x" * 1000, 10**9999, None, {}, (1,), {1}, b"x"], ids=range(8))
def test_shown_is_short_and_on_one_line(value: object) -> None:
    assert len(shown(value).splitlines()) == 1
    assert len(shown(value)) < 50


@pytest.mark.parametrize(
    ("value", "text"), [(None, "null"), (True, "true"), ("a", "'a'"), (2.5, "2.5"), ({}, "an object"), ([], "a list")]
)
def test_shown_speaks_json(value: object, text: str) -> None:
    assert shown(value) == text
