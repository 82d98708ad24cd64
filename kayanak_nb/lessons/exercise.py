"""Exercises: a prompt, answers that are judged, hints step by step, and the solution.

What is asked is a :class:`Task`, made for a learner's variant; an :class:`Exercise` is a task in that learner's hands
and remembers in memory how it goes. Each exercise can be given in as many variants as there are seeds.

>>> from kayanak_nb.lessons.answers import Whole
>>> from kayanak_nb.lessons.judging import ValueJudge
>>> task = Task("Edges", "How many edges has a cube?", ValueJudge(Whole(), 12), ("Count those below first.",), "4 · 3")
>>> one = Exercise("edges", task)
>>> one.check(10)
✘ Not yet.
You gave 10.
That is too small.
>>> one.hint()
Hint 1 of 1: Count those below first.
That was the last hint. If you are still stuck, ask for the solution.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from types import MappingProxyType
from typing import Any
from unicodedata import normalize

from kayanak_nb.lessons.judging import Judge, Status, Verdict
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["Exercise", "Feedback", "Task", "variant"]

_SIGNS: Mapping[Status, str] = MappingProxyType({"right": "✔", "wrong": "✘", "not tried": "○", "broken": "⚠"})
_HEADINGS: Mapping[Status, str] = MappingProxyType(
    {
        "right": "exercise-right",
        "wrong": "exercise-wrong",
        "not tried": "exercise-not-tried",
        "broken": "exercise-broken",
    }
)
# Told apart by everybody, on light and on dark ground; the signs say the same.
_COLOURS: Mapping[Status | None, str] = MappingProxyType(
    {"right": "#009e73", "wrong": "#d55e00", "not tried": "#888888", "broken": "#cc79a7", None: "#0072b2"}
)


def variant(learner: str | int, name: str) -> Stream:
    """Return the random numbers of *learner*, a name or a number, for the exercise of that *name*.

    Names that differ only in capitals and spaces are the same learner.

    >>> variant("Mio", "first").key == variant(" mio ", "first").key != variant("Ben", "first").key
    True
    """
    who = " ".join(normalize("NFKC", str(learner)).casefold().split())
    return Stream(int.from_bytes(sha256(f"{who}\n{name}".encode()).digest()[:8], "big"))


@dataclass(frozen=True)
class Task:
    """What is asked, in one language: a *title*, a *prompt*, and a *judge* of answers.

    *hints* go from the first nudge to the last step before the answer; *solution* explains the answer; *picture*
    stands with the prompt, *solved* with the solution.
    """

    title: str
    prompt: str
    judge: Judge
    hints: tuple[str, ...]
    solution: str
    picture: Picture | None = None
    solved: Picture | None = None


@dataclass(frozen=True)
class Feedback:
    """What an exercise says: a *heading*, sentences, and where it helps a picture beside them.

    *status* is None where nothing was judged: for a hint and for the solution.
    """

    heading: str
    words: tuple[str, ...]
    status: Status | None = None
    picture: Picture | None = None
    language: str = "en"

    def __repr__(self) -> str:
        sign = "" if self.status is None else f"{_SIGNS[self.status]} "
        picture = () if self.picture is None else ("", self.picture.words)
        return "\n".join((f"{sign}{self.heading}", *self.words, *picture))

    def _repr_html_(self) -> str:
        sign = "" if self.status is None else f'<span aria-hidden="true">{_SIGNS[self.status]}</span> '
        words = "".join(_paragraph(line) for words in self.words for line in words.splitlines())
        said = f"<p><strong>{sign}{escape(self.heading)}</strong></p>{words}"
        return _beside(said, self.picture, self.language, _COLOURS[self.status])


class Exercise:
    """The *task* of that *name* in the hands of one learner.

    *status* is the best that has come of an answer so far: what was once right stays right. *tries* counts the answers
    judged, *hints_seen* the hints given, and *solution_seen* says whether the solution was asked for before.
    """

    def __init__(self, name: str, task: Task, *, number: int | None = None, language: str = "en") -> None:
        self.name = name
        self.task = task
        self.number = number
        self.language = language
        self.status: Status = "not tried"
        self.tries = 0
        self.hints_seen = 0
        self.solution_seen = False

    @property
    def title(self) -> str:
        """The number and the title of the exercise."""
        if self.number is None:
            return self.task.title
        return text("exercise-title", self.language, number=self.number, title=self.task.title)

    def check(self, answer: Any = ..., *more: Any) -> Feedback:
        """Judge *answer*, a value or a function as the prompt asks; it never raises because of what is given.

        If there is *more*, brackets were forgotten, or a comma stands in a number; that is said, and not judged.
        """
        if more:
            words = (text("exercise-several", self.language),)
            return Feedback(text("exercise-wrong", self.language), words, "wrong", language=self.language)
        verdict = self.task.judge.judge(answer, self.language)
        self._remember(verdict)
        heading = text(_HEADINGS[verdict.status], self.language)
        return Feedback(heading, verdict.words, verdict.status, verdict.picture, self.language)

    def points(self, answer: Any = ..., *, of: int = 1) -> int:
        """Return all the points *of* which there are if *answer* is right, else 0; nothing is remembered of it.

        Neither the points nor this call tell what would have been right: tests of a grader can be made of it.
        """
        return of if self.task.judge.judge(answer, self.language).status == "right" else 0

    def hint(self) -> Feedback:
        """Give the next hint; the last one is repeated."""
        hints = self.task.hints
        self.hints_seen = min(self.hints_seen + 1, len(hints))
        said = text(
            "exercise-hint", self.language, number=self.hints_seen, count=len(hints), hint=hints[self.hints_seen - 1]
        )
        last = (text("exercise-last-hint", self.language),) if self.hints_seen == len(hints) else ()
        return Feedback(said, last, language=self.language)

    def solution(self) -> Feedback:
        """Give the answer, and say how one gets there."""
        self.solution_seen = self.solution_seen or self.status != "right"
        shown = self.task.judge.shown(self.language)
        words = (
            (text("exercise-answer", self.language, answer=shown), self.task.solution)
            if shown
            else (self.task.solution,)
        )
        heading = text("exercise-solution", self.language, title=self.title)
        return Feedback(heading, words, picture=self.task.solved, language=self.language)

    def __repr__(self) -> str:
        picture = () if self.task.picture is None else ("", self.task.picture.words)
        return "\n".join((self.title, self.task.prompt, *picture))

    def _repr_html_(self) -> str:
        lines = "".join(f"<p>{escape(line)}</p>" for line in self.task.prompt.splitlines())
        said = f"<p><strong>{escape(self.title)}</strong></p>{lines}"
        return _beside(said, self.task.picture, self.language, _COLOURS[None])

    def _remember(self, verdict: Verdict) -> None:
        if verdict.status != "not tried":
            self.tries += 1
            if self.status != "right":
                self.status = verdict.status


def _paragraph(line: str) -> str:
    # Code keeps its indentation.
    style = ' style="white-space:pre-wrap"' if line[:1] == " " else ""
    return f"<p{style}>{escape(line)}</p>"


def _beside(said: str, picture: Picture | None, language: str, colour: str) -> str:
    """Return HTML with the picture beside what is *said*, or below it where there is no room."""
    shown = "" if picture is None else f'<div style="flex:1 1 22em;max-width:36em">{picture.html}</div>'
    return (
        f'<div lang="{language}" style="display:flex;flex-wrap:wrap;gap:1em;align-items:flex-start">'
        f'<div style="flex:1 1 18em;border-left:4px solid {colour};padding-left:0.8em">{said}</div>{shown}</div>'
    )
