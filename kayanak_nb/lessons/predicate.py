"""A clause as a predicate: what can be seen of a hole, and functions that say of it what a clause says.

A learner's function is tried on holes of random positions; whether it is right, the engine says.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import NamedTuple

from kayanak_nb.clauses import SOURCES, clause_title
from kayanak_nb.kayanak.engine import apply, why_not
from kayanak_nb.kayanak.labels import hole_label
from kayanak_nb.kayanak.moves import Dig, Fish
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.state import State
from kayanak_nb.lessons.answers import YesNo
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Case, FunctionJudge
from kayanak_nb.lessons.pond import drawn, hindrance, portrait
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["KINDS", "Spot", "dig_task", "fish_task", "judge_of", "source_of", "spot_at"]

KINDS: dict[str, type[Dig] | type[Fish]] = {"dig": Dig, "fish": Fish}
"""What there are predicates on."""

_POSITIONS = 60
_DIG = "return spot.closed and spot.near and not spot.taken"
_FISH = "return spot.open and spot.near and not spot.taken"


@dataclass(frozen=True)
class Spot:
    """What can be seen of the hole *name* by the player whose turn it is.

    It is *closed*, *open* or *plugged*; *near*, if it is next to the player's fisher; *taken*, if a fisher stands on
    it; *melted*, if its floe is; *fished*, if it has been fished in this turn.
    """

    name: str
    closed: bool
    open: bool
    plugged: bool
    near: bool
    taken: bool
    melted: bool
    fished: bool


class _TrueFalse(YesNo):
    """Yes and no as functions give them back."""

    def tell(self, answer: bool, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        del language
        return str(answer)


def spot_at(state: State, hole: str) -> Spot:
    """Return what can be seen of *hole*."""
    board, own = state.board, state.fishers[state.player]
    return Spot(
        hole,
        closed=hole not in state.open | state.plugged,
        open=hole in state.open,
        plugged=hole in state.plugged,
        near=own is not None and hole in board.neighbours(own),
        taken=hole in state.fishers,
        melted=board.floe_of(hole) in state.melted,
        fished=bool(state.fished_mask >> board.index[hole] & 1),
    )


def source_of(rules: str) -> str:
    """Return how the text of the rule set of that id is marked on screen.

    >>> source_of("ja-3")
    'JA ③'
    """
    return SOURCES[rules.replace("-", "")]


class _Trial(NamedTuple):
    spot: Spot
    state: State
    move: Dig | Fish

    @property
    def allowed(self) -> bool:
        return why_not(self.state, self.move) is None

    @property
    def facts(self) -> tuple[bool, ...]:
        return astuple(self.spot)[1:]


def judge_of(stream: Stream, rules: str, kind: str, language: str, praise: str = "") -> FunctionJudge:
    """Return the judge of functions that say where *kind*, ``"dig"`` or ``"fish"``, is allowed.

    It tries them on every sort of hole that random positions bring, those first that are allowed, then those that only
    little is wrong with.
    """
    trials = {trial.spot: trial for trial in _trials(stream, rules, kind)}
    cases = tuple(_case(trial, language) for trial in trials.values())
    return FunctionJudge(
        _TrueFalse(), lambda spot: trials[spot].allowed, cases, praise, lambda spot: _reason(trials[spot], language)
    )


def _trials(stream: Stream, rules: str, kind: str) -> list[_Trial]:
    seen: dict[tuple[bool, ...], _Trial] = {}
    for _ in range(_POSITIONS):
        state = found(stream, lambda numbers: drawn(numbers, rules, kind))
        for hole in state.board.holes:
            trial = _Trial(spot_at(state, hole), state, KINDS[kind](hole))
            seen.setdefault(trial.facts, trial)
    allowed = [facts for facts, trial in seen.items() if trial.allowed]
    return sorted(seen.values(), key=lambda trial: min(_apart(trial.facts, facts) for facts in allowed))


def _apart(one: tuple[bool, ...], other: tuple[bool, ...]) -> int:
    return sum(left != right for left, right in zip(one, other, strict=True))


def _case(trial: _Trial, language: str) -> Case:
    words = hole_label(trial.state, trial.spot.name, language=language)
    picture = portrait(trial.state, language, holes=(trial.spot.name,), said=(words,))
    return Case((trial.spot,), words, picture)


def _reason(trial: _Trial, language: str) -> str:
    if why := hindrance(trial.state, trial.move, language):
        return text("texts-engine-refuses", language, why=why)
    event = apply(trial.state, trial.move)[1][0]
    return text("texts-engine-allows", language, clause=clause_title(event.clause, language))


def dig_task(stream: Stream, language: str) -> Task:
    """Ask for the predicate of digging, as the French text has it."""
    hints = ("texts-dig-hint-three", "texts-dig-hint-not", "texts-dig-hint-start")
    return Task(
        text("texts-dig", language),
        text("texts-dig-prompt", language),
        judge_of(stream, "fr", "dig", language, text("texts-dig-praise", language)),
        tuple(text(key, language) for key in hints),
        text("texts-dig-solution", language, code=_DIG),
    )


def fish_task(stream: Stream, language: str) -> Task:
    """Ask for the predicate of fishing, in the text that *stream* chooses."""
    rules = one_of(stream, ("fr", "ja-3"))
    distinct = RULE_SETS[rules].distinct_fishing
    said = {"source": source_of(rules)}
    return Task(
        text("texts-fish", language, **said),
        text("texts-fish-prompt", language, **said),
        judge_of(stream, rules, "fish", language, text("texts-fish-praise", language)),
        (
            text("texts-fish-hint-like", language),
            text("texts-fish-hint-read", language, clause=f"{rules.replace('-', '')}.fish"),
            text("texts-fish-hint-again", language, distinct=_yes(distinct), **said),
        ),
        text("texts-fish-solution", language, code=_FISH + " and not spot.fished" * distinct),
    )


def _yes(value: bool) -> str:
    return "yes" if value else "no"
