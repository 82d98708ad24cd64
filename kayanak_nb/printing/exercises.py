"""Exercises on paper: what is asked, its picture, room to answer; and the answers on pages of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kayanak_nb.drawing.scene import Paint
from kayanak_nb.given import brief
from kayanak_nb.lessons.exercise import Exercise
from kayanak_nb.lessons.lesson import ExerciseLesson
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import tidy
from kayanak_nb.printing.measure import fitting, width, wrapped
from kayanak_nb.printing.page import LONG, MARGIN, SHORT, Mark, Page, Words, inset, line, moved
from kayanak_nb.printing.sheet import Sheet
from kayanak_nb.wording import mistaken

__all__ = ["exercise_sheet"]

_HEADING, _TITLE, _SIZE, _LEADING = 5.6, 4.4, 3.6, 5.2
_ROOM = SHORT - 2 * MARGIN
_PICTURE_WIDE, _PICTURE_HIGH = _ROOM, 115.0
_ANSWER_LINES, _MOST_LINES, _ANSWER_LEADING = 3, 9, 9.0
_GAP = 7.0
_BOTTOM = LONG - MARGIN - 6
_RULE = Paint(stroke="faint", width=0.2)
_BLANK = 62.0


def exercise_sheet(lesson: ExerciseLesson, numbers: Iterable[int] | None = None, *, answers: bool = True) -> Sheet:
    """Return pages with the exercises of *lesson*, those of these *numbers* or all, in its language and its variant.

    With *answers*, further pages have the answers; they are not for those who are to find them.

    :raises ValueError: if *lesson* has no exercises, or not those.
    """
    if not isinstance(lesson, ExerciseLesson):
        raise mistaken("print-no-lesson", given=brief(lesson))
    chosen = [lesson.exercise(number) for number in _numbers(lesson, numbers)]
    language = lesson.language
    title = text("print-exercises-title", language, lesson=lesson.worksheet.title)
    asked = _pages(title, [_asked(one) for one in chosen], language, str(lesson.learner), named=True)
    if not answers:
        return Sheet(title, asked, language)
    heading = text("print-answers-title", language, lesson=lesson.worksheet.title)
    solved = _pages(heading, [_solved(one) for one in chosen], language, str(lesson.learner), named=False)
    return Sheet(title, (*asked, *solved), language)


def _numbers(lesson: ExerciseLesson, numbers: Iterable[int] | None) -> Sequence[int]:
    return range(1, len(lesson.tasks) + 1) if numbers is None else tuple(numbers)


class _Block:
    """Something that stays on one page: marks below each other, measured from the top."""

    def __init__(self) -> None:
        self.height = 0.0
        self.marks: list[tuple[float, Mark]] = []
        self.words: list[str] = []

    def say(self, words: str, size: float, *, bold: bool = False) -> None:
        for said in wrapped(words, size * (1.07 if bold else 1), _ROOM):
            self.height += _LEADING * size / _SIZE
            self.marks.append((self.height, Words(MARGIN, 0, said, size, bold=bold)))
        self.words.append(words)

    def show(self, picture: Picture) -> None:
        scene = picture.scene
        scale = min(_PICTURE_WIDE / scene.width, _PICTURE_HIGH / scene.height)
        x = (SHORT - scene.width * scale) / 2
        self.height += 3
        self.marks.append((self.height, inset(scene, x=x, y=0, scale=scale)))
        self.height += scene.height * scale
        self.words.append(picture.words)

    def leave_room(self) -> None:
        for _ in range(_ANSWER_LINES):
            self.height += _ANSWER_LEADING
            self.marks.append((self.height, line(MARGIN, 0, SHORT - MARGIN, 0, _RULE)))

    def at(self, top: float) -> Iterator[Mark]:
        """Yield the marks of the block where it begins at *top*."""
        for down, mark in self.marks:
            yield moved(mark, top + down)


def _asked(exercise: Exercise) -> _Block:
    block = _Block()
    block.say(exercise.title, _TITLE, bold=True)
    block.say(exercise.task.prompt, _SIZE)
    if exercise.task.picture is not None:
        block.show(exercise.task.picture)
    block.leave_room()
    return block


def _solved(exercise: Exercise) -> _Block:
    block = _Block()
    task, language = exercise.task, exercise.language
    block.say(exercise.title, _TITLE, bold=True)
    shown = task.judge.shown(language)
    if shown:
        block.say(text("exercise-answer", language, answer=shown), _SIZE)
    block.say(task.solution, _SIZE)
    return block


def _pages(title: str, blocks: Sequence[_Block], language: str, learner: str, *, named: bool) -> tuple[Page, ...]:
    """Return *blocks* on as few pages as they need, in order; one too long for a page is not cut."""
    top = _top(named)
    filled = list(_filled(blocks, top))
    pages = []
    for number, some in enumerate(filled, start=1):
        marks, down = list(_head(title, language, learner, named=named)), top
        for block in some:
            marks += block.at(down)
            down += block.height + _GAP
        marks += _more_room(down - _GAP) if named else ()
        said = "\n".join(words for block in some for words in block.words)
        pages.append(Page(title, said, (*marks, _foot(number, len(filled), language)), language))
    return tuple(pages)


def _filled(blocks: Sequence[_Block], top: float) -> Iterator[list[_Block]]:
    """Yield the blocks of each page."""
    page, down = list[_Block](), top
    for block in blocks:
        if page and down + block.height > _BOTTOM:
            yield page
            page, down = [], top
        page.append(block)
        down += block.height + _GAP
    yield page


def _more_room(down: float) -> Iterator[Mark]:
    """Yield more lines to write on, as far as there is room on the page."""
    for number in range(1, _MOST_LINES - _ANSWER_LINES + 1):
        y = down + number * _ANSWER_LEADING
        if y < _BOTTOM:
            yield line(MARGIN, y, SHORT - MARGIN, y, _RULE)


def _top(named: bool) -> float:
    return MARGIN + _HEADING + (14.0 if named else 7.0)


def _head(title: str, language: str, learner: str, *, named: bool) -> Iterator[Mark]:
    yield Words(MARGIN, MARGIN + _HEADING, title, fitting(title, _HEADING, _ROOM, bold=True), bold=True)
    variant = text("print-variant", language, learner=tidy(learner)) if learner else ""
    y = MARGIN + _HEADING + 9
    if named:
        yield from _blank(text("print-name", language), MARGIN, y)
        yield from _blank(text("certificate-date", language), MARGIN + _BLANK + 20, y)
    if variant:
        yield Words(SHORT - MARGIN, y if named else MARGIN + _HEADING + 5, variant, 2.8, "end", colour="faint")


def _blank(name: str, x: float, y: float) -> Iterator[Mark]:
    """Yield *name* with a line to write on behind it."""
    yield Words(x, y, name, _SIZE)
    start = x + width(name, _SIZE) + 2
    yield line(start, y + 0.8, x + _BLANK, y + 0.8, _RULE)


def _foot(number: int, last: int, language: str) -> Mark:
    said = text("print-page", language, number=number, last=last)
    return Words(SHORT / 2, LONG - MARGIN, said, 2.8, "middle", colour="faint")
