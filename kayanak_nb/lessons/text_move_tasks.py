"""Exercises on one turn in several texts: may one stop, and by which rules is it allowed what somebody played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kayanak_nb.clauses import clause_title, explain
from kayanak_nb.dice import Face
from kayanak_nb.floes import engine as floes_engine
from kayanak_nb.floes.board import START
from kayanak_nb.floes.state import State as Sea
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.engine import apply, why_not
from kayanak_nb.kayanak.labels import describe
from kayanak_nb.kayanak.moves import Action, Dig, Done, Fish, Melt, Place, Plug, Roll
from kayanak_nb.kayanak.state import State
from kayanak_nb.lessons.answers import Path, YesNo
from kayanak_nb.lessons.drawn import one_of, shuffled
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.ice import placed
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.lessons.lettered import Chosen
from kayanak_nb.lessons.pond import played, portrait, refused, situation
from kayanak_nb.lessons.predicate import source_of
from kayanak_nb.locale import text
from kayanak_nb.names import faces_name, listed
from kayanak_nb.stream import Stream

__all__ = ["FISHERS", "OPEN", "stop_task", "whose_task"]

FISHERS = ("C3", "E3")
"""Where Red and Blue stand in the positions of these exercises."""

OPEN = ("B2", "D2", "D3")
"""The holes that are open there."""

_PLAIN = Face("plain", 2)
_RULES = ("fr", "ja-2", "ja-3")


# May one stop?


class _Roll(NamedTuple):
    rules: str
    white: Face

    @property
    def state(self) -> State | Sea:
        if self.rules == "de":
            return placed(START, bear=0)
        return situation(self.rules, fishers=FISHERS, open=OPEN, roll=(self.white, _PLAIN))

    def hindrance(self) -> Illegal | None:
        """Return why one may not stop, or None."""
        state = self.state
        return floes_engine.why_not(state, Done()) if isinstance(state, Sea) else why_not(state, Done())

    def clause(self) -> str:
        """Return the id of the clause that lets one stop, or does not."""
        state, illegal = self.state, self.hindrance()
        if illegal is not None:
            return illegal.clause
        after = floes_engine.apply(state, Done()) if isinstance(state, Sea) else apply(state, Done())
        return after[1][0].clause

    def told(self, language: str) -> str:
        rolled = str(self.white.pips) if self.rules == "de" else faces_name(self.white, _PLAIN, language)
        return f"{source_of(self.rules)} · {rolled}"


def stop_task(stream: Stream, language: str) -> Task:
    """Ask after which rolls one may stop before all pips are spent."""
    rolls = _rolls(stream)
    expected = tuple(roll.hindrance() is None for roll in rolls)
    lines = [f"{number}. {roll.told(language)}" for number, roll in enumerate(rolls, start=1)]
    titles = listed([clause_title(roll.clause(), language) for roll in rolls], language)
    return Task(
        text("texts-stop", language),
        "\n".join((text("texts-stop-prompt", language, count=len(rolls)), *lines)),
        ValueJudge(
            _Answers(),
            expected,
            (
                Slip(
                    lambda given: len(given) != len(expected),
                    lambda given: text("texts-stop-count", language, count=len(rolls)),
                ),
                Slip(lambda given: True, lambda given: _stopped(rolls, given, language)),
            ),
            praise=text("texts-stop-praise", language),
        ),
        (
            text("texts-stop-hint-verb", language),
            text("texts-stop-hint-clauses", language, clauses=titles),
            text("texts-stop-hint-count", language, count=sum(expected)),
        ),
        text("texts-stop-solution", language, clauses=titles),
    )


@dataclass(frozen=True)
class _Answers(Path):
    """Yes and no, one for each case: ``[True, False]``."""

    item: YesNo = field(default_factory=YesNo)

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("texts-form-answers", language)


def _rolls(stream: Stream) -> list[_Roll]:
    """Return a roll of each sort: ordered, allowed, walked, chosen, and one in the other game."""
    action = Face(one_of(stream, ("dig", "fish")), 3)
    japanese = shuffled(stream, ("ja-2", "ja-3"))
    sorts = [
        _Roll("fr", action),
        _Roll(japanese[0], action),
        _Roll(one_of(stream, ("fr", *japanese)), Face("walk", 3)),
        _Roll(one_of(stream, ("fr", *japanese)), Face("any", 3)),
        _Roll("de", Face("own", 4)),
    ]
    return shuffled(stream, sorts)


def _stopped(rolls: Sequence[_Roll], given: Sequence[bool], language: str) -> str:
    """Return what the clause says behind the first roll that was judged wrongly."""
    number = next(at for at, roll in enumerate(rolls) if given[at] != (roll.hindrance() is None))
    clause = rolls[number].clause()
    said = {"number": number + 1, "clause": clause_title(clause, language), "words": explain(clause, language)}
    return text("texts-stop-slip", language, **said)


# Whose rules?


class _Story(NamedTuple):
    """What somebody has played after a roll; with no roll, where fishers are being placed."""

    roll: tuple[Face, Face] | None
    moves: tuple[Action, ...]

    def start(self, rules: str) -> State:
        if self.roll is None:
            return situation(rules, phase="place", player=1, fishers=("C3", None))
        return situation(rules, fishers=FISHERS, open=OPEN, roll=self.roll)

    def refusal(self, rules: str) -> Illegal | None:
        """Return what is refused in it by the rule set of that id, or None."""
        result = played(self.start(rules), self.moves)
        return result if isinstance(result, Illegal) else None


_DROP, _CRYSTAL = Face("drop", 1), Face("crystal", 1)
_STORIES = (
    _Story(None, (Place("E3"),)),
    _Story((Face("fish", 3), _PLAIN), (Fish("D3"), Fish("D3"), Done())),
    _Story((Face("dig", 2), _PLAIN), (Dig("B3"), Done())),
    _Story((Face("any", 2), _CRYSTAL), (Plug("B2"), Dig("B3"), Done())),
    _Story((Face("any", 2), _DROP), (Dig("B3"), Done(), Melt(2))),
)


def whose_task(stream: Stream, language: str) -> Task:
    """Ask by which rule sets all that somebody has played is allowed."""
    story = one_of(stream, _STORIES)
    expected = frozenset(rules for rules in _RULES if story.refusal(rules) is None)
    state = story.start("fr")
    doubtful = listed([clause_title(clause, language) for clause in _doubts(story)], language)
    return Task(
        text("texts-whose", language),
        text("texts-whose-prompt", language, moves=_told(story, language)),
        ValueJudge(
            Chosen(known=_RULES),
            expected,
            (
                Slip(
                    lambda given: bool(given - expected),
                    lambda given: _refusal(story, min(given - expected), language),
                ),
            ),
            praise=text("texts-whose-praise", language),
        ),
        (
            text("texts-whose-hint-each", language),
            text("texts-whose-hint-clauses", language, clauses=doubtful),
            text("texts-whose-hint-count", language, count=len(expected)),
        ),
        text("texts-whose-solution", language, clauses=doubtful),
        portrait(state, language),
    )


def _told(story: _Story, language: str) -> str:
    rolled = [] if story.roll is None else [describe(Roll(*story.roll), language)]
    return " → ".join([*rolled, *(describe(move, language) for move in story.moves)])


def _doubts(story: _Story) -> list[str]:
    """Return the ids of the clauses by which some rule sets refuse what was played."""
    found = (story.refusal(rules) for rules in _RULES)
    return list(dict.fromkeys(illegal.clause for illegal in found if illegal is not None))


def _refusal(story: _Story, rules: str, language: str) -> str:
    illegal = story.refusal(rules)
    assert illegal is not None
    return text("texts-whose-slip", language, source=source_of(rules), why=refused(illegal, language))
