"""An assignment holds the exercises and their points, and no answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest

from kayanak_nb.lessons.drift import DriftLesson
from kayanak_nb.lessons.handout import Handout
from kayanak_nb.lessons.lesson import ExerciseLesson
from kayanak_nb.lessons.texts import TextsLesson
from kayanak_nb.locale import LANGUAGES


@pytest.mark.parametrize("kind", [DriftLesson, TextsLesson])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_handed_out_in_every_language(
    kind: type[ExerciseLesson], language: str, tmp_path: Path
) -> None:
    handout = Handout(kind(language))
    path = handout.nbgrader(tmp_path / "source" / "a.ipynb")
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert sum(cell.metadata.get("nbgrader", {}).get("points", 0) for cell in notebook.cells) == handout.total
    assert notebook.cells[0].source.startswith("# ")


def test_right_answers_get_all_points_and_others_none() -> None:
    lesson = DriftLesson("en", "Mio")
    right = lesson.exercise(4).task.judge
    number = int(right.shown("en"))
    assert lesson.points(4, number, of=5) == 5
    wrong: list[Any] = [number + 1, ..., "?", None, {}, lambda: 1 / 0]
    assert [lesson.points(4, answer, of=5) for answer in wrong] == [0] * 6
    # A test of a grader is no try of the learner's.
    assert lesson.exercise(4).tries == 0
    assert lesson.exercise(4).status == "not tried"


def test_the_tests_give_what_they_say() -> None:
    handout = Handout(DriftLesson("de"), [4], points=2)
    names: dict[str, Any] = {
        "learner": "Mio",
        "answer_4": int(DriftLesson("de", "Mio").exercise(4).task.judge.shown("de")),
    }
    source = handout.tests["q4"].splitlines()
    exec(source[0].removeprefix(">>> "), names)
    assert str(eval(source[1].removeprefix(">>> "), names)) == source[2] == "2"
    names["answer_4"] += 1
    assert eval(source[1].removeprefix(">>> "), names) == 0


def test_with_a_learner_all_get_the_same_numbers(tmp_path: Path) -> None:
    path = Handout(DriftLesson("en", "class 7b"), [1]).nbgrader(tmp_path / "a.ipynb")
    sources = [cell["source"] for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]
    assert not [source for source in sources if "learner =" in source]
    assert sum("'class 7b'" in source for source in sources) == 2


def test_without_feedback_nothing_is_judged_before_the_grading(tmp_path: Path) -> None:
    for feedback in (True, False):
        notebook, *_ = Handout(DriftLesson(), [1, 2], feedback=feedback).otter(tmp_path / str(feedback))
        assert ("lesson.check" in notebook.read_text(encoding="utf-8")) == feedback


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Handout("drift"), "not a lesson"),  # type: ignore[arg-type]
        (lambda: Handout(DriftLesson(), points=0), "from 1 to 100, not 0"),
        (lambda: Handout(DriftLesson(), [10]), "from 1 to 9"),
    ],
)
def test_what_is_wrong_is_said(make: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make()
