"""How a learner gets on with the exercises of a lesson: a worksheet, kept in memory only, and what can be taken along.

A worksheet can be written as JSON for a teacher, and as a page to print. Nothing is stored or sent by itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from kayanak_nb.filing import keep
from kayanak_nb.given import plain, tidy
from kayanak_nb.lessons.exercise import Exercise, Task, variant
from kayanak_nb.lessons.judging import Status
from kayanak_nb.lessons.told import Table
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream
from kayanak_nb.wording import mistaken

__all__ = ["Certificate", "Maker", "Worksheet"]

Maker: TypeAlias = Callable[[Stream, str], Task]
"""Makes a task from random numbers and for a language."""

FORMAT, VERSION = "kayanak_nb worksheet", 1

_LONGEST_NAME = 60
_RESULTS: Mapping[Status, str] = MappingProxyType(
    {
        "right": "worksheet-right",
        "wrong": "worksheet-wrong",
        "not tried": "worksheet-not-tried",
        "broken": "worksheet-wrong",
    }
)
_HEADING = ("worksheet-exercise", "worksheet-result", "worksheet-tries", "worksheet-hints")


@dataclass
class Worksheet:
    """The exercises of a lesson in one learner's variant: *makers* by name, in order.

    *learner* is a name or a number; neighbours with different names get different variants.
    """

    lesson: str
    title: str
    makers: Mapping[str, Maker]
    learner: str | int = ""
    language: str = "en"
    _exercises: dict[str, Exercise] = field(default_factory=dict, repr=False)

    def exercise(self, number: int) -> Exercise:
        """Return exercise *number*, counted from 1: the same one each time, with all that was done so far.

        :raises ValueError: if there is no such exercise.
        """
        given, last = number, len(self.makers)
        number = _counted(given)
        if not 1 <= number <= last:
            raise mistaken("worksheet-no-exercise", given=tidy(given), last=last)
        name = tuple(self.makers)[number - 1]
        if name not in self._exercises:
            task = self.makers[name](variant(self.learner, f"{self.lesson}/{name}"), self.language)
            self._exercises[name] = Exercise(name, task, number=number, language=self.language)
        return self._exercises[name]

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """All exercises in order."""
        return tuple(self.exercise(number + 1) for number in range(len(self.makers)))

    @property
    def solved(self) -> int:
        """How many exercises have been answered right."""
        return sum(exercise.status == "right" for exercise in self.exercises)

    @property
    def table(self) -> Table:
        """How it goes, an exercise a row."""
        heading = tuple(text(key, self.language) for key in _HEADING)
        note = text("worksheet-solved", self.language, solved=self.solved, all=len(self.makers))
        return Table(heading, tuple(map(self._row, self.exercises)), (note,), self.language)

    def to_json(self) -> str:
        """Return how it goes as JSON: of each exercise the name, status, tries, hints, and if its solution was seen."""
        done = [
            {
                "name": exercise.name,
                "status": exercise.status,
                "tries": exercise.tries,
                "hints": exercise.hints_seen,
                "solution_seen": exercise.solution_seen,
            }
            for exercise in self.exercises
        ]
        sheet = {
            "format": FORMAT,
            "version": VERSION,
            "lesson": self.lesson,
            "learner": self.learner if isinstance(self.learner, str | int) else str(self.learner),
            "language": self.language,
            "exercises": done,
        }
        return json.dumps(sheet, ensure_ascii=False, indent=2)

    def save(self, path: str | Path) -> None:
        """Write :meth:`to_json` to the file *path*.

        :raises MistakenFile: an OSError, if that is not possible.
        """
        keep(path, self.to_json() + "\n")

    def certificate(self) -> Certificate:
        """Return the page that says what has been done, to be printed."""
        return Certificate(self.title, tidy(str(self.learner), _LONGEST_NAME), self.table, self.language)

    def __repr__(self) -> str:
        return f"{self.title}\n{self.table!r}"

    def _repr_html_(self) -> str:
        return f"<p><strong>{escape(self.title)}</strong></p>{self.table._repr_html_()}"

    def _row(self, exercise: Exercise) -> tuple[str, ...]:
        result = text(_RESULTS[exercise.status], self.language)
        if exercise.solution_seen:
            result = text("worksheet-with-solution", self.language, result=result)
        return exercise.title, result, str(exercise.tries), str(exercise.hints_seen)


def _counted(given: Any) -> int:
    """Return the number of an exercise as it was *given*, 0 if that is no number: ``"3"`` will do."""
    number = plain(given)
    if isinstance(number, str) and number.strip().isdecimal():
        return int(number)
    return number if type(number) is int else 0


@dataclass(frozen=True)
class Certificate:
    """What a *learner* has done in the lesson of that *title*, with room for a date and a name by hand."""

    title: str
    learner: str
    table: Table
    language: str = "en"

    @property
    def html(self) -> str:
        """The page as an HTML document of its own, for A4 paper."""
        heading = escape(text("certificate-title", self.language))
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head><meta charset="utf-8"><title>{heading}</title>'
            f"<style>{_STYLE}</style></head>\n<body>{self._body()}</body>\n</html>\n"
        )

    def save(self, path: str | Path) -> None:
        """Write the page to the file *path*; a browser shows and prints it.

        :raises MistakenFile: an OSError, if that is not possible.
        """
        keep(path, self.html)

    def __repr__(self) -> str:
        return "\n".join((text("certificate-title", self.language), self._name(), self.title, repr(self.table)))

    def _repr_html_(self) -> str:
        return f'<div lang="{self.language}">{self._body()}</div>'

    def _body(self) -> str:
        lines = "".join(f"<p>{escape(text(key, self.language))} ______________________</p>" for key in _BY_HAND)
        return (
            f"<h1>{escape(text('certificate-title', self.language))}</h1><h2>{escape(self._name())}</h2>"
            f"<p>{escape(self.title)}</p>{self.table._repr_html_()}{lines}"
        )

    def _name(self) -> str:
        return self.learner or "______________________"


_BY_HAND = ("certificate-date", "certificate-signed")
_STYLE = (
    "@page{size:A4;margin:20mm}body{font-family:sans-serif;max-width:170mm;margin:auto;color:#111;background:#fff}"
    "h1{border-bottom:3px solid #0072b2}table{border-collapse:collapse;width:100%}"
    "th,td{border:1px solid #888;padding:2mm}"
)
