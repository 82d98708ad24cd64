"""The way of an assignment through nbgrader itself: released, handed in by three, graded, and the marks read off."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from nbgrader.apps import NbGraderAPI
from traitlets.config import Config

from tests.grading.class_of_three import MARKS, NUMBERS, handed_in, handout

NAME = "floes"


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("course")


@pytest.fixture(scope="module")
def programs() -> Iterator[None]:
    """What is installed beside this Python can be called by name, as in an environment that is active."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))
        yield


@pytest.fixture(scope="module")
def nbgrader(course: Path, programs: None) -> NbGraderAPI:
    """A course in which the assignment has been released and graded."""
    config = Config()
    config.CourseDirectory.root = str(course)
    config.CourseDirectory.db_url = f"sqlite:///{course}/gradebook.db"
    api = NbGraderAPI(config=config)
    handout().nbgrader(course / "source" / NAME / f"{NAME}.ipynb")
    assert api.generate_assignment(NAME)["success"]
    for student in MARKS:
        handed_in(released(course), student, course / "submitted" / student / NAME / f"{NAME}.ipynb")
        graded = api.autograde(NAME, student)
        assert graded["success"], graded
    return api


def released(course: Path) -> Path:
    return course / "release" / NAME / f"{NAME}.ipynb"


@pytest.mark.parametrize("student", MARKS)
def test_each_gets_the_marks_deserved(nbgrader: NbGraderAPI, student: str) -> None:
    with nbgrader.gradebook as book:
        submission = book.find_submission(NAME, student)
        assert (submission.score, submission.max_score) == (MARKS[student], MARKS["right"])
        assert not submission.needs_manual_grade


def test_the_feedback_shows_a_learner_the_points_of_each_exercise(nbgrader: NbGraderAPI, course: Path) -> None:
    made = nbgrader.generate_feedback(NAME, "half")
    assert made["success"], made
    page = (course / "feedback" / "half" / NAME / f"{NAME}.html").read_text(encoding="utf-8")
    assert "Score: 6.0 / 12.0" in page
    for number in NUMBERS:
        assert f"points-{number}" in page


def test_what_is_handed_out_is_a_notebook_without_answers(nbgrader: NbGraderAPI, course: Path) -> None:
    notebook = nbformat.read(released(course), as_version=4)
    nbformat.validate(notebook)
    locked = [cell for cell in notebook.cells if cell.metadata.get("nbgrader", {}).get("grade")]
    assert [cell.metadata.nbgrader.grade_id for cell in locked] == [f"points-{number}" for number in NUMBERS]
    assert all(cell.metadata.nbgrader.locked for cell in locked)


def test_who_changes_a_test_gains_nothing(nbgrader: NbGraderAPI, course: Path) -> None:
    path = handed_in(released(course), "empty", course / "submitted" / "sly" / NAME / f"{NAME}.ipynb")
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.metadata.get("nbgrader", {}).get("grade"):
            cell.source = "3"
    nbformat.write(notebook, path)
    assert nbgrader.autograde(NAME, "sly")["success"]
    with nbgrader.gradebook as book:
        assert book.find_submission(NAME, "sly").score == 0
