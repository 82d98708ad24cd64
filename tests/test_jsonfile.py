"""Reading and writing JSON files; boards test the rest of what can be wrong with one."""

from __future__ import annotations

import json
import os
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from threading import Thread
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
    ("value", "text"), [(None, "null"), (True, "true"), ("a", "'a'"), (2.5, "2.5"), ({}, "{}"), ([7], "[…]")]
)
def test_shown_speaks_json(value: object, text: str) -> None:
    assert shown(value) == text


def test_many_may_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "same.json"
    texts = [str(number) * 9999 for number in range(4)]

    def write_often(text: str) -> None:
        for _ in range(10):
            write(path, text)

    threads = [Thread(target=write_often, args=(text,)) for text in texts]
    failures: list[object] = []
    monitor, threading.excepthook = threading.excepthook, failures.append
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        threading.excepthook = monitor
    assert (failures, os.listdir(tmp_path)) == ([], ["same.json"])
    assert path.read_text() in texts


def test_a_pipe_is_written_into(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write(path, "what is said")
        assert os.read(reader, 99) == b"what is said"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_a_device_stays_one() -> None:
    write(os.devnull, "nothing")
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


def test_a_link_keeps_pointing_and_a_ring_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("file")
    write(tmp_path / "link", "1")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "1"
    (tmp_path / "ring").symlink_to("ring")
    with pytest.raises(OSError, match="ring"):
        write(tmp_path / "ring", "1")


@pytest.mark.parametrize("name", ["no/file.json", "", ".", "\0", "\ud800", "x" * 256])
def test_errors_name_the_file_that_was_asked_for(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OSError) as caught:  # noqa: PT011 (which one depends on the system)
        write(name, "1")
    assert (caught.value.filename, caught.value.filename2, os.listdir()) == (name, None, [])


def test_names_may_be_long_bytes_or_paths(tmp_path: Path) -> None:
    paths: tuple[Any, ...] = (tmp_path / ("x" * 255), os.fsencode(tmp_path / "y"), str(tmp_path / "z"))
    for path in paths:
        write(path, "[1]")
        assert read(path) == ([1], [])


@pytest.mark.parametrize("path", [None, 5, 1.5, []])
def test_what_is_no_path_is_named(path: Any) -> None:
    uses: tuple[Callable[[Any], object], ...] = (read, lambda path: write(path, "1"))
    for use in uses:
        with pytest.raises(TypeError, match="A path is a text"):
            use(path)


@pytest.mark.parametrize("name", ["", "\ud800", "\0", "x" * 9999, "\n\u202e"])
def test_a_name_is_shown_as_one_line_of_text(name: str) -> None:
    (fault,) = read(name)[1]
    assert fault.place
    assert len(fault.place) <= 200
    str(fault).encode()
    assert len(str(fault).splitlines()) == 1
