"""environment.yml names what pyproject.toml names."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONDA_NAMES = {"build": "python-build", "playwright": "playwright-python"}


def pyproject() -> dict[str, str]:
    """The packages of the project, to play and to test, with their bounds, by conda's names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"], *extras["lab"], *extras["test"]]
    packages = dict(split(line) for line in lines)
    return {CONDA_NAMES.get(name, name): bounds for name, bounds in packages.items()} | {
        "python": project["requires-python"]
    }


def environment() -> list[tuple[str, str]]:
    """The packages of the conda environment, with their bounds, whichever way they are installed."""
    lines = (ROOT / "environment.yml").read_text(encoding="utf-8").partition("dependencies:")[2].splitlines()
    entries = [match[1] for line in lines if (match := re.match(r"\s+- (?!-e|pip:?$)(\S+)$", line))]
    return [split(entry) for entry in entries]


def split(requirement: str) -> tuple[str, str]:
    match = re.fullmatch(r"([A-Za-z0-9._-]+?)((?:[<>=!~].*)?)", requirement)
    assert match, requirement
    return match[1].lower(), match[2]


def test_conda_and_pip_install_the_same_packages_with_the_same_bounds() -> None:
    entries = environment()
    assert dict(entries) == pyproject()
    assert len(entries) == len(dict(entries))


@pytest.mark.parametrize("extra", ["grade", "lab"])
def test_the_extra_test_includes_the_others(extra: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(extras[extra]) <= set(extras["test"])
