"""What is to be said to the learner: kept as what it is about, and worded when it is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kayanak_nb.fault import Fault, in_language
from kayanak_nb.game import Game
from kayanak_nb.illegal import Illegal
from kayanak_nb.locale import text
from kayanak_nb.names import sentences
from kayanak_nb.widgets.hand import Move

__all__ = ["Notice", "alarm", "failure", "fault_lines", "news", "refused"]

_MOST_LINES = 20
_IN_TEXT = re.compile(r"line (\d+), column (\d+)")


@dataclass(frozen=True)
class Notice:
    """One thing to be said.

    *say(language)* words it; *clause* is what it rests on; *offers* are moves to take instead.
    """

    tone: Literal["refusal", "news", "alarm"]
    say: Callable[[str], str]
    clause: str | None = None
    offers: tuple[Move, ...] = ()

    def shown(self, language: str) -> dict[str, Any]:
        """Return the notice as the page wants it, but for what could be done instead."""
        return {"tone": self.tone, "text": self.say(language), "clause": self.clause, "offers": [], "more": []}


def news(key: str, **arguments: object) -> Notice:
    """Return a notice that something has been done."""
    return Notice("news", lambda language: text(key, language, **arguments))


def failure(error: BaseException) -> str:
    """Return what *error* says, after its name."""
    return f"{type(error).__name__}: {error}"


def fault_lines(faults: Sequence[Fault], language: str) -> list[str]:
    """Return *faults* in words, one a line; of many the first, and how many more there are."""
    said = [in_language(found, language) for found in faults[:_MOST_LINES]]
    lines = [f"{_place(found, language)}: {sentences([found.problem, found.remedy], language)}" for found in said]
    more = len(faults) - len(lines)
    return [*lines, text("editor-more-faults", language, count=more)] if more else lines


def _place(found: Fault, language: str) -> str:
    """Return the place of *found*: a field as the file names it, or in words where in its text."""
    place = _IN_TEXT.fullmatch(found.place)
    return text("file-place", language, line=place[1], column=place[2]) if place else found.place


def alarm(error: BaseException) -> Notice:
    """Return a notice that the program itself has failed."""
    said = failure(error)
    return Notice("alarm", lambda language: text("player-exception", language, error=said))


def refused(game: Game, illegal: Illegal, offers: tuple[Move, ...] = ()) -> Notice:
    """Return a notice of why something is not allowed."""
    names, words = game.names, game.kind.words

    def say(language: str) -> str:
        return str(words.refusal(illegal, language=language, names=names))

    return Notice("refusal", say, illegal.clause, offers)
