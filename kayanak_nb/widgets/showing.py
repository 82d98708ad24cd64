"""A clause on a small board: a few steps that rest on it, and perhaps a move that it forbids."""

from __future__ import annotations

from typing import Any

from kayanak_nb.clauses import clause_title
from kayanak_nb.drawing.canvas import pack_front
from kayanak_nb.drawing.scene import Scene
from kayanak_nb.game import Game
from kayanak_nb.illegal import Illegal
from kayanak_nb.locale import text
from kayanak_nb.names import sentences
from kayanak_nb.rulebook.demo import demo, refused

__all__ = ["Showing"]


class Showing:
    """The demonstration of *clause*, standing at its start.

    Its steps are those of the *game*, and one more for the move that is refused at the end, if there is one.
    """

    def __init__(self, clause: str) -> None:
        self.clause = clause
        self.game: Game = demo(clause)
        self.refused: Any = refused(clause)
        self.step = 0

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.game.timeline) + (self.refused is not None)

    @property
    def refusal(self) -> Illegal | None:
        """Why the move is refused, if that is what is on show."""
        if self.refused is None or self.step <= len(self.game.timeline):
            return None
        return self.game.why_not(self.refused)

    def goto(self, step: int) -> None:
        """Go to *step*, or to the end that lies nearest."""
        self.step = min(max(step, 0), self.last)
        self.game.goto(min(self.step, len(self.game.timeline)))

    def scene(self, language: str) -> Scene:
        """Return the picture of where the demonstration stands; what has just happened is marked."""
        game = self.game
        last = () if self.refusal else game.timeline.current.events
        picture: Scene = game.kind.scene.scene(game.state, language=language, last=last, legal=())
        return picture

    def page(self, language: str) -> dict[str, Any]:
        """Return all that the page shows of it but the ice, which stays the same."""
        picture = self.scene(language)
        told = self._told(language)
        return {
            "clause": self.clause,
            "front": pack_front(picture),
            "label": sentences([picture.title, picture.description], language),
            "in_words": self.game.kind.words.text_board(self.game.state, language=language),
            "step": self.step,
            "last": self.last,
            "title": text("reader-demo-title", language, clause=clause_title(self.clause, language)),
            "where": text("player-where", language, position=self.step, length=self.last),
            "tone": "refusal" if self.refusal else "news",
            "told": told,
        }

    def _told(self, language: str) -> list[list[str]]:
        """Return what there is to be said of this step: sentences, each with its clause and the name of that, or ""."""
        words, illegal = self.game.kind.words, self.refusal
        if illegal is not None:
            tried = text("reader-tried", language, move=words.describe(self.refused, language))
            return [[tried, "", ""], _cited(words.refusal(illegal, language=language), illegal.clause, language)]
        if self.step == 0:
            return self._start(language)
        events = self.game.timeline.current.events
        return [_cited(words.tell(event, language=language), event.clause, language) for event in events]

    def _start(self, language: str) -> list[list[str]]:
        lines = [[text("reader-start", language), "", ""]]
        if self.clause in self.game.setup.clauses:
            lines.append(_cited(text("reader-set-up", language), self.clause, language))
        return [*lines, [self.game.kind.words.status(self.game.state, language=language), "", ""]]


def _cited(sentence: str, clause: str | None, language: str) -> list[str]:
    return [sentence, clause, clause_title(clause, language)] if clause else [sentence, "", ""]
