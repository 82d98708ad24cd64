"""Which exercises of a lesson are to be printed or handed out."""

from __future__ import annotations

from collections.abc import Iterable

from kayanak_nb.given import brief
from kayanak_nb.lessons.exercise import Exercise
from kayanak_nb.lessons.lesson import ExerciseLesson
from kayanak_nb.wording import mistaken

__all__ = ["chosen"]


def chosen(lesson: ExerciseLesson, numbers: Iterable[int] | None) -> tuple[Exercise, ...]:
    """Return the exercises of *lesson* with these *numbers*, each once and in that order, or all.

    :raises ValueError: if *lesson* has no exercises, or not those, or none is named.

    >>> from kayanak_nb.lessons.drift import DriftLesson
    >>> [exercise.number for exercise in chosen(DriftLesson(), [3, 1, 3])]
    [3, 1]
    """
    if not isinstance(lesson, ExerciseLesson):
        raise mistaken("print-no-lesson", given=brief(lesson))
    if numbers is None:
        return lesson.worksheet.exercises
    if isinstance(numbers, str) or not isinstance(numbers, Iterable):
        raise mistaken("print-choose-numbers", given=brief(numbers))
    some: list[Exercise] = []
    for number in numbers:
        exercise = lesson.exercise(number)
        if exercise not in some:
            some.append(exercise)
    if not some:
        raise mistaken("print-choose-some")
    return tuple(some)
