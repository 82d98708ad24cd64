"""The exercises of a lesson as tests of every lesson take them: by learner, by name, not tried yet."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any, Protocol

from kayanak_nb.lessons.exercise import Exercise
from kayanak_nb.lessons.judging import ValueJudge

__all__ = ["Trying"]


class _Worksheet(Protocol):
    @property
    def exercises(self) -> tuple[Exercise, ...]: ...


class _Lesson(Protocol):
    @property
    def worksheet(self) -> _Worksheet: ...


class Trying:
    """The exercises called *names* of what *lesson* makes of a language and a learner."""

    def __init__(self, lesson: Callable[[str, str | int], _Lesson], names: Collection[str]) -> None:
        self._names = tuple(names)
        self._made = cache(lambda learner, language: lesson(language, learner).worksheet.exercises)

    def exercises(self, learner: str | int, language: str = "en") -> tuple[Exercise, ...]:
        """Every exercise of *learner*, the same ones each time."""
        made: tuple[Exercise, ...] = self._made(learner, language)
        return made

    def known(self, learner: str | int, name: str, language: str = "en") -> Exercise:
        """The exercise *name* among those."""
        return self.exercises(learner, language)[self._names.index(name)]

    def fresh(self, learner: str | int, name: str, language: str = "en") -> Exercise:
        """The exercise *name*, which nobody has tried yet."""
        known = self.known(learner, name, language)
        return Exercise(name, known.task, number=known.number, language=language)

    def expected(self, learner: str | int, name: str) -> Any:
        """The answer to *name*, which must be a value."""
        judge = self.known(learner, name).task.judge
        assert isinstance(judge, ValueJudge)
        return judge.expected

    def prompt(self, learner: str | int, name: str) -> str:
        """What *name* asks."""
        return self.known(learner, name).task.prompt
