"""Exercises on paper: what is asked, its picture, room to answer; and the answers on pages of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from kayanak_nb.drawing.scene import Paint
from kayanak_nb.lessons.choosing import chosen
from kayanak_nb.lessons.exercise import Exercise
from kayanak_nb.lessons.lesson import ExerciseLesson
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import tidy
from kayanak_nb.printing.measure import fitting, width, wrapped
from kayanak_nb.printing.page import LONG, MARGIN, SHORT, Inset, Mark, Page, Words, foot, inset, line, moved
from kayanak_nb.printing.sheet import Sheet

__all__ = ["exercise_sheet"]

_HEADING, _TITLE, _SIZE, _LEADING = 5.6, 4.4, 3.6, 5.2
_ROOM = SHORT - 2 * MARGIN
_PICTURE_WIDE, _PICTURE_HIGH = _ROOM, 115.0
# Four of them go on a page.
_BESIDE_WIDE, _BESIDE_HIGH = 74.0, 55.0
_ANSWER_LINES, _MOST_LINES, _ANSWER_LEADING = 3, 9, 9.0
_GAP = 7.0
_BOTTOM = LONG - MARGIN - 6
_RULE = Paint(stroke="faint", width=0.2)
_BLANK = 62.0


def exercise_sheet(lesson: ExerciseLesson, numbers: Iterable[int] | None = None, *, answers: bool = True) -> Sheet:
    """Return pages with the exercises of *lesson*, those of these *numbers* or all, in its language and its variant.

    With *answers*, further pages have the answers; they are not for those who are to find them. An exercise stays on
    one page unless it alone needs more.

    :raises ValueError: if *lesson* has no exercises, or not those, or none is named.
    """
    some = chosen(lesson, numbers)
    language = lesson.language
    title = text("print-exercises-title", language, lesson=lesson.worksheet.title)
    asked = _pages(title, [_asked(one) for one in some], language, str(lesson.learner), named=True)
    if not answers:
        return Sheet(title, asked, language)
    heading = text("print-answers-title", language, lesson=lesson.worksheet.title)
    solved = _pages(heading, [_solved(one) for one in some], language, str(lesson.learner), named=False)
    return Sheet(title, (*asked, *solved), language)


@dataclass
class _Block:
    """An exercise or its answer as it is printed: parts below each other, and perhaps a picture beside them all.

    A part is how much room it takes, how far down in that its mark is, and the mark.
    """

    title: str
    wide: float = _ROOM
    parts: list[tuple[float, float, Mark]] = field(default_factory=list)
    beside: Inset | None = None
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.say(self.title, _TITLE, bold=True)

    @property
    def height(self) -> float:
        return max(sum(high for high, _, _ in self.parts), 0 if self.beside is None else self.beside.height)

    def say(self, words: str, size: float, *, bold: bool = False) -> None:
        high = _LEADING * size / _SIZE
        for said in wrapped(words, size * (1.07 if bold else 1), self.wide):
            self.parts.append((high, high, Words(MARGIN, 0, said, size, bold=bold)))
        self.words.append(words)

    def show(self, picture: Picture) -> None:
        scale = min(_PICTURE_WIDE / picture.scene.width, _PICTURE_HIGH / picture.scene.height)
        shown = inset(picture.scene, x=(SHORT - picture.scene.width * scale) / 2, y=0, scale=scale)
        self.parts.append((3 + shown.height, 3, shown))
        self.words.append(picture.words)

    def show_beside(self, picture: Picture) -> None:
        scale = min(_BESIDE_WIDE / picture.scene.width, _BESIDE_HIGH / picture.scene.height)
        self.beside = inset(picture.scene, x=SHORT - MARGIN - picture.scene.width * scale, y=0, scale=scale)
        self.words.append(picture.words)

    def leave_room(self) -> None:
        rule = line(MARGIN, 0, SHORT - MARGIN, 0, _RULE)
        self.parts += [(_ANSWER_LEADING, _ANSWER_LEADING, rule)] * _ANSWER_LINES

    def at(self, top: float) -> Iterator[Mark]:
        """Yield the marks of the block where it begins at *top*."""
        if self.beside is not None:
            yield moved(self.beside, top)
        for high, down, mark in self.parts:
            yield moved(mark, top + down)
            top += high

    def pieces(self, room: float, language: str) -> Iterator[_Block]:
        """Yield the block as it is if it fits into *room*, else in pieces that do, the title above each."""
        if self.height <= room:
            yield self
            return
        piece = _Block(self.title, self.wide, beside=self.beside)
        piece.words = self.words
        begun = len(piece.parts)
        for part in self.parts[begun:]:
            if len(piece.parts) > begun and piece.height + part[0] > room:
                yield piece
                piece = _Block(text("print-continued", language, title=self.title), self.wide)
                begun = len(piece.parts)
            piece.parts.append(part)
        yield piece


def _asked(exercise: Exercise) -> _Block:
    block = _Block(exercise.title)
    block.say(exercise.task.prompt, _SIZE)
    if exercise.task.picture is not None:
        block.show(exercise.task.picture)
    block.leave_room()
    return block


def _solved(exercise: Exercise) -> _Block:
    task, language = exercise.task, exercise.language
    # The words of a solution speak of its picture.
    block = _Block(exercise.title, _ROOM if task.solved is None else _ROOM - _BESIDE_WIDE - 4)
    if task.solved is not None:
        block.show_beside(task.solved)
    shown = task.judge.shown(language)
    if shown:
        block.say(text("exercise-answer", language, answer=shown), _SIZE)
    block.say(task.solution, _SIZE)
    return block


def _pages(title: str, blocks: Sequence[_Block], language: str, learner: str, *, named: bool) -> tuple[Page, ...]:
    """Return *blocks* on as few pages as they need, in order; only one too long for a page goes on over several."""
    top = _top(named)
    pieces = [piece for block in blocks for piece in block.pieces(_BOTTOM - top, language)]
    filled = list(_filled(pieces, top))
    pages = []
    for number, some in enumerate(filled, start=1):
        marks, down = list(_head(title, language, learner, named=named)), top
        for block in some:
            marks += block.at(down)
            down += block.height + _GAP
        marks += _more_room(down - _GAP) if named else ()
        said = "\n".join(words for block in some for words in block.words)
        pages.append(Page(title, said, (*marks, foot(number, len(filled), language)), language))
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
    size = fitting(variant, 2.8, _ROOM - 2 * _BLANK - 24)
    y = MARGIN + _HEADING + 9
    if named:
        yield from _blank(text("print-name", language), MARGIN, y)
        yield from _blank(text("certificate-date", language), MARGIN + _BLANK + 20, y)
    if variant:
        yield Words(SHORT - MARGIN, y if named else MARGIN + _HEADING + 5, variant, size, "end", colour="faint")


def _blank(name: str, x: float, y: float) -> Iterator[Mark]:
    """Yield *name* with a line to write on behind it."""
    yield Words(x, y, name, _SIZE)
    start = x + width(name, _SIZE) + 2
    yield line(start, y + 0.8, x + _BLANK, y + 0.8, _RULE)
