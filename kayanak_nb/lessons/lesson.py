"""What all lessons with exercises have in common: a language, a learner, games that are told, and a worksheet.

A lesson names itself, its title in the catalogues and its exercises, and adds what its cells show:

>>> from kayanak_nb.lessons.drift import DriftLesson
>>> issubclass(DriftLesson, ExerciseLesson), DriftLesson.name
(True, 'drift')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from kayanak_nb.game import Game
from kayanak_nb.lessons import telling
from kayanak_nb.lessons.exercise import Exercise, Feedback
from kayanak_nb.lessons.gentle import be_gentle
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.lessons.progress import Certificate, Maker, Worksheet
from kayanak_nb.lessons.told import Sentence, Told
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.names import tidy
from kayanak_nb.wording import mistaken

__all__ = ["ExerciseLesson", "begun"]


@dataclass(frozen=True)
class ExerciseLesson:
    """A lesson in a *language*, with the exercises of *learner*, a name or a number.

    A lesson of its own has a *name*, the *title_key* of its title in the catalogues, and the makers of its exercises
    as *tasks*, by name in the order of its notebook.

    :raises ValueError: if there is no such language.
    """

    name: ClassVar[str]
    title_key: ClassVar[str]
    tasks: ClassVar[Mapping[str, Maker]]

    language: str = "en"
    learner: str | int = ""
    worksheet: Worksheet = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            names = ", ".join(f'"{name}"' for name in LANGUAGES)
            raise mistaken("lesson-no-language", given=tidy(self.language), names=names)
        title = text(self.title_key, self.language)
        object.__setattr__(self, "worksheet", Worksheet(self.name, title, self.tasks, self.learner, self.language))

    # What is played

    def roll(self, game: Game) -> Told:
        """Roll the dice and tell what they show; see :func:`~kayanak_nb.lessons.telling.roll`."""
        return telling.roll(game, language=self.language)

    def try_move(self, game: Game, *moves: object) -> Told:
        """Play *moves* and tell what happened, or why not; see :func:`~kayanak_nb.lessons.telling.try_move`."""
        return telling.try_move(game, *moves, language=self.language)

    def story(self, game: Game, *, since: int | None = None) -> Told:
        """Tell what happened; see :func:`~kayanak_nb.lessons.telling.story`."""
        return telling.story(game, since=since, language=self.language)

    def go_to(self, game: Game, step: int) -> Told:
        """Go to *step* of the game and tell what happened there; see :func:`~kayanak_nb.lessons.telling.go_to`."""
        return telling.go_to(game, step, language=self.language)

    # What is asked

    def exercise(self, number: int) -> Exercise:
        """Return exercise *number* from 1 on; see :meth:`Worksheet.exercise`."""
        return self.worksheet.exercise(number)

    def check(self, number: int, answer: Any = ..., *more: Any) -> Feedback:
        """Judge the *answer* to exercise *number*; see :meth:`Exercise.check`."""
        return self.exercise(number).check(answer, *more)

    def points(self, number: int, answer: Any = ..., *, of: int = 1) -> int:
        """Return the points for the *answer* to exercise *number*: all *of* them if it is right, else 0."""
        return self.exercise(number).points(answer, of=of)

    def hint(self, number: int) -> Feedback:
        """Give the next hint to exercise *number*."""
        return self.exercise(number).hint()

    def solution(self, number: int) -> Feedback:
        """Give the solution of exercise *number*."""
        return self.exercise(number).solution()

    def certificate(self) -> Certificate:
        """Return the page that says what has been done, to be printed."""
        return self.worksheet.certificate()

    def told(self, *said: str, picture: Picture | None = None) -> Told:
        """Return sentences that rest on no clause, below a *picture* if there is one, as a cell shows them."""
        return Told(tuple(map(Sentence, said)), self.language, "" if picture is None else picture.html)


_Lesson = TypeVar("_Lesson", bound=ExerciseLesson)


def begun(kind: type[_Lesson], language: str, learner: str | int) -> _Lesson:
    """Begin a lesson of that *kind*; in a notebook, mistakes in a cell get a sentence from now on.

    :raises ValueError: if there is no such language.
    """
    if isinstance(language, str):
        language = language.strip().casefold()
    # First, for what is wrong with the language itself.
    be_gentle(language if language in LANGUAGES else None)
    return kind(language, learner)
