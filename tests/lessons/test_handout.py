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
from kayanak_nb.mistake import Mistake


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
        (lambda: Handout(DriftLesson(), ["pieces"]), "from 1 to 9"),  # type: ignore[list-item]
        (lambda: Handout(DriftLesson(), 3), "not by 3"),  # type: ignore[arg-type]
        (lambda: Handout(DriftLesson(), []), "The list of numbers is empty"),
    ],
)
def test_what_is_wrong_is_said(make: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make()


def test_written_twice_it_is_replaced_and_tests_of_other_exercises_go(tmp_path: Path) -> None:
    for numbers in ([1, 2], [2, 3]):
        files = Handout(DriftLesson(), numbers).otter(tmp_path)
        found = sorted(path for path in tmp_path.rglob("*") if path.is_file())
        assert found == sorted(files)
    assert [path.stem for path in sorted((tmp_path / "tests").iterdir())] == ["q2", "q3"]
    path = tmp_path / "source" / "floes" / "floes.ipynb"
    for points in (1, 2):
        assert Handout(DriftLesson(), points=points).nbgrader(path) == path
    assert '"points": 2' in path.read_text(encoding="utf-8")


def test_what_a_run_leaves_in_a_notebook_is_no_change(tmp_path: Path) -> None:
    path = Handout(DriftLesson(), [1]).nbgrader(tmp_path / "a.ipynb")
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.execution_count = 7
            cell.outputs = [nbformat.v4.new_output("stream", text="out")]
    nbformat.write(notebook, path)
    Handout(DriftLesson(), [2]).nbgrader(path)
    assert "answer_2" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("changed", ["drift.ipynb", "tests/q1.py", "tests/q2.py"])
def test_a_change_by_hand_is_never_lost(changed: str, tmp_path: Path) -> None:
    Handout(DriftLesson(), [1, 2]).otter(tmp_path)
    path = tmp_path / changed
    path.write_text(path.read_text(encoding="utf-8").replace("answer_1", "my_1").replace("answer_2", "my_2"), "utf-8")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(Mistake, match=f"{Path(changed).name}' is already there and has been changed by hand"):
        Handout(DriftLesson(), [1, 3]).otter(tmp_path)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("content", ["not JSON", "[]", '{"cells": []}', '{"cells": [], "metadata": {}}'])
def test_a_file_from_elsewhere_stays(content: str, tmp_path: Path) -> None:
    path = tmp_path / "a.ipynb"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(Mistake, match="comes from elsewhere"):
        Handout(DriftLesson(), [1]).nbgrader(path)
    assert path.read_text(encoding="utf-8") == content


def test_points_changed_in_a_cell_are_a_change(tmp_path: Path) -> None:
    path = Handout(DriftLesson(), [1], points=2).nbgrader(tmp_path / "a.ipynb")
    path.write_text(path.read_text(encoding="utf-8").replace('"points": 2', '"points": 5'), encoding="utf-8")
    with pytest.raises(Mistake, match="changed by hand"):
        Handout(DriftLesson(), [1], points=3).nbgrader(path)


def test_where_it_cannot_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    handout = Handout(DriftLesson(), [1])
    (tmp_path / "folder.ipynb").mkdir()
    (tmp_path / "file").write_text("as it was", encoding="utf-8")
    with pytest.raises(Mistake, match="is a folder"):
        handout.nbgrader(tmp_path / "folder.ipynb")
    with pytest.raises(Mistake, match=r"Let it end in \.ipynb"):
        handout.nbgrader(tmp_path / "source" / "floes")
    with pytest.raises(Mistake, match="there is no folder"):
        handout.otter(tmp_path / "file")
    with pytest.raises(Mistake, match="A path is a text"):
        handout.otter(None)  # type: ignore[arg-type]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder.ipynb"]
