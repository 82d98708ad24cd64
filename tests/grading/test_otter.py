"""The way of an assignment through otter itself: a grader is made of the tests, and grades three submissions."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.grading.class_of_three import MARKS, NUMBERS, handed_in, handout

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "07_for_teachers.ipynb"

# One process for all: loading otter takes longer than grading.
GRADE = """
import sys
from otter.generate import main as generate
from otter.run import main as run

tests, grader, *submissions = sys.argv[1:]
generate(tests_dir=tests, output_path=grader, no_environment=True, no_requirements=True, no_config=True)
for submission in submissions:
    run(submission, autograder=grader, output_dir=submission.removesuffix("drift.ipynb"), no_logo=True)
"""


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, float]]:
    """For each submission, the points for each exercise."""
    folder = tmp_path_factory.mktemp("otter")
    assignment, *tests = handout().otter(folder)
    assert [test.name for test in tests] == [f"q{number}.py" for number in NUMBERS]
    papers = {which: handed_in(assignment, which, folder / which / "drift.ipynb") for which in MARKS}
    files = [folder / "tests", folder / "grader.zip", *papers.values()]
    command = [sys.executable, "-c", GRADE, *map(str, files)]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr
    return {which: points(path.parent / "results.json") for which, path in papers.items()}


def points(results: Path) -> dict[str, float]:
    tests = json.loads(results.read_text(encoding="utf-8"))["tests"]
    return {test["name"]: test["score"] for test in tests if "score" in test}


@pytest.mark.parametrize("which", MARKS)
def test_each_gets_the_marks_deserved(graded: dict[str, dict[str, float]], which: str) -> None:
    assert sum(graded[which].values()) == MARKS[which]
    assert len([name for name in graded[which] if name.startswith("q")]) == len(NUMBERS)


def test_the_commands_of_the_teachers_notebook_work_as_they_stand_there(tmp_path: Path) -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    said = next("".join(cell["source"]) for cell in cells if cell["id"] == "grade-nbgrader")
    generate, make, run = re.findall(r"`(otter generate [^`]*|mkdir [^`]*|otter run [^`]*)`", said)
    assignment, *_ = handout().otter(tmp_path / "floes")
    handed_in(assignment, "half", tmp_path / "SUBMISSION.ipynb")
    folders = (str(Path(sys.executable).parent), os.environ.get("PATH", ""))
    environment = os.environ | {"PATH": os.pathsep.join(folders), "PYTHONPATH": str(NOTEBOOK.parents[1])}
    for command in (generate, make, run):
        done = subprocess.run(
            command.split(), capture_output=True, text=True, check=False, cwd=tmp_path, env=environment
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert "6.000 / 12.000" in done.stdout
    assert sum(points(tmp_path / "results" / "results.json").values()) == MARKS["half"]
    # The loop for a class gives each notebook a folder of its own, which is there before otter wants it.
    assert 'marks.mkdir(parents=True, exist_ok=True)\n    !otter run "{paper}" -a autograder.zip -o "{marks}"' in said


def test_half_right_is_right_in_the_right_places(graded: dict[str, dict[str, float]]) -> None:
    assert {name: score for name, score in graded["half"].items() if score} == {"q1": 3, "q3": 3}
