"""Exercises as an assignment that nbgrader or otter grades: a notebook to hand out, and tests that hold no answer.

What is right is worked out anew when a submission is graded, from the learner's name: no file has the answers in it.

>>> from kayanak_nb.lessons.drift import DriftLesson
>>> handout = Handout(DriftLesson("en"), [1, 3, 4], points=2)
>>> handout.total
6
>>> handout.tests["q4"].splitlines()[1:]
['>>> DriftLesson("en", learner).points(4, answer_4, of=2)', '2']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kayanak_nb.given import brief
from kayanak_nb.jsonfile import path_name
from kayanak_nb.lessons.assignment_files import notebook_file, otter_file, write_all
from kayanak_nb.lessons.choosing import chosen
from kayanak_nb.lessons.lesson import ExerciseLesson
from kayanak_nb.locale import text
from kayanak_nb.wording import mistaken

__all__ = ["Handout"]

_MOST_POINTS = 100
_NOTEBOOK = ".ipynb"


@dataclass(frozen=True, init=False)
class Handout:
    """An assignment of exercises of *lesson*, those of these *numbers*, each worth so many *points*.

    A lesson that was begun without a learner gives a notebook that asks for the learner's name, so that everybody has
    numbers of their own; with one, all have the numbers of that learner. With *feedback*, the notebook says at once
    what is wrong with an answer, as the lesson does.

    What is written again to the same place replaces what was written before, but nothing that somebody has changed.

    :raises ValueError: if *lesson* has no exercises, or not those, or none is named, or there cannot be so many points.
    """

    lesson: ExerciseLesson
    numbers: tuple[int, ...]
    points: int
    feedback: bool

    def __init__(
        self,
        lesson: ExerciseLesson,
        numbers: Iterable[int] | None = None,
        *,
        points: int = 1,
        feedback: bool = True,
    ) -> None:
        some = chosen(lesson, numbers)
        if type(points) is not int or not 1 <= points <= _MOST_POINTS:
            raise mistaken("handout-no-points", given=brief(points), most=_MOST_POINTS)
        picked = tuple(exercise.number for exercise in some)
        self.__dict__.update(lesson=lesson, numbers=picked, points=points, feedback=feedback)

    @property
    def total(self) -> int:
        """The points for all exercises together."""
        return self.points * len(self.numbers)

    @property
    def tests(self) -> Mapping[str, str]:
        """For each exercise its test as otter runs it, by name: what is to be typed, and what should come."""
        return {f"q{number}": self._doctest(number) for number in self.numbers}

    def nbgrader(self, path: str | Path) -> Path:
        """Write the assignment as a notebook for nbgrader to the file *path*, and return that.

        It belongs into the folder ``source/NAME/`` of the course. Tests are locked cells whose value is the points.

        :raises ValueError: if *path* does not end in ``.ipynb``, or is a file that somebody has changed.
        :raises OSError: if the file cannot be written.
        """
        name = path_name(path)
        if not name.endswith(_NOTEBOOK):
            raise mistaken("handout-no-notebook", given=brief(name))
        cells = [*self._opening(), *(cell for number in self.numbers for cell in self._graded(number))]
        (file,) = write_all({Path(name): notebook_file(cells)})
        return file

    def otter(self, folder: str | Path) -> tuple[Path, ...]:
        """Write the assignment for otter into *folder*: a notebook, and a folder ``tests`` with a file an exercise.

        The files are returned, the notebook first. Tests that were written there before, of exercises that are not in
        this assignment, are taken away: otter would grade by them.

        :raises ValueError: if a file there has been changed by somebody; then nothing is written.
        :raises OSError: if a file cannot be written.
        """
        place = Path(path_name(folder))
        cells = [*self._opening(), *(cell for number in self.numbers for cell in self._asked(number))]
        tests = {
            place / "tests" / f"{name}.py": otter_file(name, self.points, code) for name, code in self.tests.items()
        }
        every = (place / "tests" / f"q{number}.py" for number in range(1, len(self.lesson.tasks) + 1))
        files = {place / f"{self.lesson.name}{_NOTEBOOK}": notebook_file(cells)} | tests
        return write_all(files, instead_of=[path for path in every if path not in tests])

    def _opening(self) -> Iterator[dict[str, Any]]:
        language = self.lesson.language
        title = self.lesson.worksheet.title
        said = text("handout-opening", language, title=title, total=self.total, points=self.points)
        name = "" if self.lesson.learner else f"\n\n{text('handout-name', language)}"
        yield _locked(_markdown("opening", f"# {title}\n\n{said}{name}"))
        if not self.lesson.learner:
            yield _code("name", 'learner = ""')
        kind = type(self.lesson)
        begin = f"from {kind.__module__} import {kind.__name__}\n\nlesson = {self._lesson()}"
        yield _locked(_code("begin", begin))

    def _asked(self, number: int) -> Iterator[dict[str, Any]]:
        yield _locked(_code(f"asked-{number}", f"lesson.exercise({number})"))
        check = f"\nlesson.check({number}, answer_{number})" if self.feedback else ""
        yield _code(f"answer-{number}", f"answer_{number} = ...{check}")

    def _graded(self, number: int) -> Iterator[dict[str, Any]]:
        yield from self._asked(number)
        yield _locked(_code(f"points-{number}", self._source(number)), points=self.points)

    def _lesson(self) -> str:
        learner = repr(self.lesson.learner) if self.lesson.learner else "learner"
        return f'{type(self.lesson).__name__}("{self.lesson.language}", {learner})'

    def _source(self, number: int) -> str:
        """Return the code of a test; the lesson is begun anew, whatever became of the one above."""
        kind = type(self.lesson)
        return (
            f"from {kind.__module__} import {kind.__name__}\n"
            f"{self._lesson()}.points({number}, answer_{number}, of={self.points})"
        )

    def _doctest(self, number: int) -> str:
        typed = "".join(f">>> {line}\n" for line in self._source(number).splitlines())
        return f"{typed}{self.points}"


def _markdown(name: str, source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": source}


def _code(name: str, source: str) -> dict[str, Any]:
    cell = {"cell_type": "code", "id": name, "metadata": {}, "source": source}
    return cell | {"execution_count": None, "outputs": []}


def _locked(cell: dict[str, Any], *, points: int | None = None) -> dict[str, Any]:
    """Return *cell* as one that nbgrader puts back as it was, worth some *points* if any (its format, version 3)."""
    marks: dict[str, Any] = {"grade": points is not None, "grade_id": cell["id"], "locked": True}
    marks |= {"schema_version": 3, "solution": False, "task": False}
    if points is not None:
        marks["points"] = points
    return cell | {"metadata": {"deletable": False, "editable": False, "nbgrader": marks}}
