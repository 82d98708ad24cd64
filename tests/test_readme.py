from __future__ import annotations

import doctest
import re
from pathlib import Path

from tests.readme_picture import PICTURE, picture

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_opens_with_the_picture() -> None:
    title, opening = README.split("\n\n")[:2]
    assert title.startswith("# ")
    assert opening.endswith(f"]({PICTURE.relative_to(ROOT).as_posix()})")


def test_the_picture_is_up_to_date() -> None:
    up_to_date = PICTURE.read_text(encoding="utf-8") == picture()
    assert up_to_date, "draw it anew: python -m tests.readme_picture"


def test_its_examples_are_true() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)]+)\)", README):
        assert (ROOT / target).is_file(), target


def test_continuous_integration_runs_its_command_for_tests() -> None:
    command = re.findall(r"```sh\n(.+pytest)\n```", README)
    assert len(command) == 1
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert command[0] in [line.strip() for line in script.splitlines()]


def test_each_command_is_there_for_powershell_too() -> None:
    commands = re.findall(r"```sh\n(.+)\n```", README)
    assert len(commands) == 2
    assert re.findall(r"```powershell\n(.+)\n```", README) == [command.replace(" && ", "; ") for command in commands]
