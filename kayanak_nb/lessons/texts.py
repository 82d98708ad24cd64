"""The lesson on the three texts of rules: what a sentence orders, allows and leaves open, and how it becomes code.

All that the notebook's cells show comes from a :class:`TextsLesson`, which knows the language and the learner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeVar

from kayanak_nb.dice import Face
from kayanak_nb.game import Game
from kayanak_nb.kayanak.engine import apply, why_not
from kayanak_nb.kayanak.moves import Action, Dig, Fish, Walk
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.words import describe, refusal, status
from kayanak_nb.lessons.clause_cards import Cards, landscape, notes_table, switch_table, words_table
from kayanak_nb.lessons.drift import DriftLesson
from kayanak_nb.lessons.exercise import Exercise, Feedback, Task, variant
from kayanak_nb.lessons.lesson import ExerciseLesson, begun
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.lessons.pond import portrait, situation
from kayanak_nb.lessons.predicate import KINDS, dig_task, fish_task, judge_of, source_of, spot_at
from kayanak_nb.lessons.progress import Maker
from kayanak_nb.lessons.text_move_tasks import FISHERS, OPEN, stop_task, whose_task
from kayanak_nb.lessons.text_refusal_tasks import refused_task, why_task
from kayanak_nb.lessons.text_turn_task import order_task
from kayanak_nb.lessons.text_word_tasks import match_task, says_task
from kayanak_nb.lessons.told import Sentence, Table, Told
from kayanak_nb.locale import text
from kayanak_nb.names import faces_name, listed, tidy
from kayanak_nb.rulebook import book
from kayanak_nb.wording import mistaken

__all__ = ["SOURCES", "TASKS", "TextsLesson", "begin"]

TASKS: Mapping[str, Maker] = MappingProxyType(
    {
        "match": match_task,
        "says": says_task,
        "whose": whose_task,
        "stop": stop_task,
        "order": order_task,
        "refused": refused_task,
        "why": why_task,
        "dig": dig_task,
        "fish": fish_task,
    }
)
"""The exercises of the lesson by name, in the order of the notebook."""

SOURCES: Mapping[str, str] = MappingProxyType({"fr": "fr", "ja-1": "ja1", "ja-2": "ja2", "ja-3": "ja3", "de": "de"})
"""What the ids of clauses begin with, by the id of the rule set."""

_WITH_FISHERS = ("fr", "ja-2", "ja-3")
_POOL = MappingProxyType({"open": ("B2", "D2"), "plugged": ("C4",), "melted": (4,), "fishers": ("C3", "C2")})
_DIG, _FISH = ((Face(symbol, 3), Face("plain", 2)) for symbol in KINDS)

_Thing = TypeVar("_Thing")


@dataclass(frozen=True)
class TextsLesson(ExerciseLesson):
    """The lesson on the texts in a *language*; the exercises are those of *learner*, a name or a number.

    :raises ValueError: if there is no such language.

    >>> lesson = TextsLesson("en", "Mio")
    >>> lesson.check(1, ...)
    ○ Not tried yet.
    Put your answer in place of the three dots and run the box again.
    """

    name = "texts"
    title_key = "texts-title"
    tasks = TASKS

    # What is read

    def overview(self, *rules: str) -> Table:
        """Return a sign for every clause of those *rules*, all if there are none, topic by topic.

        :raises ValueError: if there is no such rule set.
        """
        return landscape([self._known(SOURCES, name) for name in rules or SOURCES], self.language)

    def clause(self, *names: str) -> Cards:
        """Return the clauses of those ids, such as ``"fr.dig"``, as cards.

        :raises ValueError: if there is no such clause.
        """
        return Cards(tuple(self._known(book().clauses, name) for name in names), self.language)

    def switches(self, *rules: str) -> Table:
        """Return what those *rules*, all of Kayanak if there are none, decide in different ways.

        :raises ValueError: if there is no such rule set.
        """
        every = [name for name in SOURCES if name != "de"]
        return switch_table([self._known(SOURCES, name) for name in rules or every], self.language)

    def words(self, *terms: str) -> Table:
        """Return the *terms* of those ids or code names in the languages of the texts.

        :raises ValueError: if there is no such term.
        """
        by_code = {term.code: term for term in book().terms.values()}
        return words_table([self._known({**by_code, **book().terms}, name) for name in terms], self.language)

    def notes(self, term: str) -> Table:
        """Return what the glossary says of the *term* of that id, in each language.

        :raises ValueError: if there is no such term.
        """
        return notes_table(self._known(book().terms, term), self.language)

    # What the engine makes of it

    def dispute(self) -> Told:
        """Tell what two people quarrel about, with a picture."""
        state = _quarrel("fr")
        said = text("texts-dispute", self.language, faces=faces_name(*_FISH, self.language))
        return self.told(said, picture=portrait(state, self.language, holes=("D3",), said=(said,)))

    def by_each(self, move: Action) -> Told:
        """Tell what each rule set with fishers makes of *move* in the position of the dispute."""
        return Told(
            tuple(self._judged(_quarrel(rules), move, source_of(rules)) for rules in _WITH_FISHERS), self.language
        )

    def pool(self) -> Picture:
        """Return a picture of a position by the French text in which Red is to dig: holes of every sort are around."""
        state = _pool()
        return portrait(state, self.language, said=[status(state, language=self.language)])

    def ask(self, *moves: Action) -> Told:
        """Tell what the engine says to each of *moves* in the pool, without playing any, with a picture."""
        state = _pool()
        said = tuple(self._judged(state, move, describe(move, self.language)) for move in moves)
        holes = [move.hole for move in moves if isinstance(move, Walk | Dig | Fish) and move.hole in state.board.index]
        picture = portrait(state, self.language, holes=holes, said=[sentence.words for sentence in said])
        return Told(said, self.language, picture.html)

    def facts(self, *holes: str) -> Table:
        """Return what can be seen of *holes* in the pool: what a predicate gets to know."""
        state = _pool()
        spots = [spot_at(state, self._known({hole: hole for hole in state.board.holes}, hole)) for hole in holes]
        names = ("closed", "open", "plugged", "near", "taken", "melted", "fished")
        rows = [(spot.name, *(str(getattr(spot, name)) for name in names)) for spot in spots]
        return Table(("spot.name", *(f"spot.{name}" for name in names)), tuple(rows), (), self.language)

    def trial(self, predicate: Callable[..., Any], kind: str = "dig", rules: str = "fr") -> Feedback:
        """Try whether a *predicate* says of holes in random positions what the engine says of them.

        *kind* is ``"dig"`` or ``"fish"``, *rules* the id of a rule set with fishers.

        :raises ValueError: if there is no such kind or rule set.
        """
        self._known(KINDS, kind)
        known = self._known({name: name for name in _WITH_FISHERS}, rules)
        judge = judge_of(variant(self.learner, "texts/trial"), known, kind, self.language)
        return Exercise("trial", Task("", "", judge, (), ""), language=self.language).check(predicate)

    def sea(self) -> Game:
        """Return a game by the German text in which Red has rolled a 4."""
        return DriftLesson(self.language).sea("train")

    def _judged(self, state: State, move: Action, label: str) -> Sentence:
        illegal = why_not(state, move)
        if illegal is not None:
            why = text("lesson-refused", self.language, why=refusal(illegal, language=self.language))
            return Sentence(text("texts-judged", self.language, what=label, said=why), illegal.clause)
        said = text("texts-allowed", self.language)
        return Sentence(text("texts-judged", self.language, what=label, said=said), apply(state, move)[1][0].clause)

    def _known(self, things: Mapping[str, _Thing], name: object) -> _Thing:
        if not isinstance(name, str) or name not in things:
            names = listed([f'"{known}"' for known in things], self.language)
            raise mistaken("texts-unknown", given=tidy(name), names=names)
        return things[name]


def _pool() -> State:
    """Return the position with holes of every sort."""
    return situation("fr", **_POOL, roll=_DIG)


def _quarrel(rules: str) -> State:
    """Return the position of the dispute by the rule set of that id: D3 has been fished, and pips are left."""
    return situation(rules, fishers=FISHERS, open=OPEN, roll=_FISH, budget=4, begun=True, fished=["D3"])


def begin(language: str = "en", learner: str | int = "") -> TextsLesson:
    """Begin the lesson in *language* for *learner*; mistakes in a cell get a sentence from now on.

    :raises ValueError: if there is no such language.
    """
    return begun(TextsLesson, language, learner)
