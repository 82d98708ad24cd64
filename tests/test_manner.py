"""The house rules that a program can check."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = (".ci", "benchmarks", "kayanak_nb", "notebooks", "tests")
ROOT_FILES = {
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "environment.yml",
    "pyproject.toml",
}
CODE = (".py", ".js", ".css")
FORBIDDEN = {
    # In two pieces, or this file would find itself.
    "unfinished work": r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b",
    "a path of somebody's machine": r"/(wo" r"rk|ro" r"ot|ho" r"me)/|[A-Z]:\\\\Us" r"ers",
    "the address of a package registry": r"pypi\." r"org|python" r"hosted|npm" r"js\.|anaconda\." r"org",
}
VAGUE_NAMES = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}


def files() -> Iterator[Path]:
    """Every text file of the project."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*")):
            if path.is_file() and not any(part in ("__pycache__", ".ipynb_checkpoints") for part in path.parts):
                yield path
    yield from (ROOT / name for name in sorted(ROOT_FILES))


FILES = list(files())


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix in CODE], ids=name)
def test_a_module_has_fewer_than_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 400


@pytest.mark.parametrize("path", FILES, ids=name)
def test_nothing_forbidden_is_written(path: Path) -> None:
    content = path.read_text(encoding="utf-8")
    for what, pattern in FORBIDDEN.items():
        assert not re.search(pattern, content), what


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix in CODE], ids=name)
def test_names_say_what_is_inside(path: Path) -> None:
    assert not VAGUE_NAMES & {*path.parent.relative_to(ROOT).parts, *path.stem.split("_")}


def test_the_root_stays_small() -> None:
    # Folders that git ignores may lie about; a file at the root is always meant to stay.
    assert {path.name for path in ROOT.iterdir() if path.is_file() and path.name != ".git"} == ROOT_FILES
