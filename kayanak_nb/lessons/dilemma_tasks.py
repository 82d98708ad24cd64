"""Exercises on dilemmas: where readings part, what they do to a game, and what an interval allows one to say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from kayanak_nb.clauses import clause_title
from kayanak_nb.game import Game, new_game
from kayanak_nb.kayanak.board import board
from kayanak_nb.kayanak.moves import Fish
from kayanak_nb.kayanak.words import text_board
from kayanak_nb.lessons.answers import Choice, Number, Things, Unreadable, Whole, untried
from kayanak_nb.lessons.dilemma_data import Dilemma, dilemmas
from kayanak_nb.lessons.dilemma_figures import measure_name, play, recorded
from kayanak_nb.lessons.drawn import found, one_of, shuffled
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge, Verdict, slip
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import face_name, listed, player_name, sentences, tidy
from kayanak_nb.simulation import Estimate
from kayanak_nb.stream import Stream

__all__ = ["argue_task", "conclude_task", "hole_task", "pairs_task", "sooner_task", "zero_task"]

_BOARD = "small-19"
_STEPS = 400
_SEEDS = 1_000_000
_PAIRS = 5
_INTERVALS = 4
_MEASURES = ("turns", "fish", "wins")
_NEAR = (0.8, 1.25)
_ENOUGH = 40  # characters of an argument
# Dilemmas whose effect on the length of a game can be reasoned out.
_PREDICTABLE = ("blue_pips", "dig_fish_exactly", "end_at_fish", "plugged_counts", "score_by")
_ARGUABLE = ("blue_pips", "end_when", "plugged_counts", "temperature_timing", "distinct_fishing")


def hole_task(stream: Stream, language: str) -> Task:
    """Ask for the hole in which one reading lets the player fish on and the other does not."""
    game, hole, pips = found(stream, _fished)
    state = game.state
    closed = frozenset(state.board.holes) - state.open
    near = frozenset(state.board.neighbours(state.fishers[state.player]))
    others = frozenset(move.hole for move in game.legal_moves() if isinstance(move, Fish))
    slips = (
        Slip(lambda given: given in others, lambda given: text("dilemmas-hole-both", language, hole=given)),
        Slip(lambda given: given in closed, lambda given: text("dilemmas-hole-closed", language, hole=given)),
        Slip(lambda given: given not in near, lambda given: text("dilemmas-hole-far", language, hole=given)),
    )
    picture = Picture(game.kind.scene.scene(state, language=language, legal=()), text_board(state, language=language))
    rolled = state.roll[0] if state.roll else None
    face = "" if rolled is None else face_name(rolled, language)
    return Task(
        text("dilemmas-hole", language),
        sentences(
            (
                text("dilemmas-hole-prompt", language, face=face, player=player_name(state.player, language)),
                _tried(game, language),
            ),
            language,
        ),
        ValueJudge(Choice(board(_BOARD).holes), hole, slips, praise=text("dilemmas-hole-praise", language)),
        (
            text("dilemmas-hole-hint-words", language),
            text("dilemmas-hole-hint-turn", language),
            text("dilemmas-hole-hint-last", language, pips=pips),
        ),
        text("dilemmas-hole-solution", language, hole=hole),
        picture,
    )


def _fished(stream: Stream) -> tuple[Game, str, int] | None:
    """Return a game under the French text in which one hole has been fished in this turn, and others can still be."""
    game = new_game("fr", seed=stream.below(_SEEDS), board=_BOARD)
    for _ in range(_STEPS):
        state = game.state
        if state.phase == "over":
            return None
        again = state.fished_mask.bit_count() == 1 and state.roll is not None and state.roll[0].symbol == "fish"
        if state.phase == "act" and again and any(isinstance(move, Fish) for move in game.legal_moves()):
            hole = next(name for name, bit in state.board.index.items() if state.fished_mask >> bit & 1)
            return game, hole, state.budget
        game.chance() if state.is_chance else game.bot_move("random")
    return None


def _tried(game: Game, language: str) -> str:
    """Tell what has been done in this turn."""
    done = [
        game.kind.words.describe(step.action, language)
        for step in islice(game.timeline, max(0, len(game.timeline) - 2), None)
        if isinstance(step.action, Fish)
    ]
    return text("dilemmas-hole-done", language, done=listed(done, language))


def sooner_task(stream: Stream, language: str) -> Task:
    """Ask which of two readings makes the shorter games; the figures say."""
    one = dilemmas()[one_of(stream, _PREDICTABLE)]
    first, second, difference = recorded(one.switch, language).measured["turns"]
    expected = 0 if 0 in difference else 1 if difference.value > 0 else 2
    said = {"first": first.figure, "second": second.figure, "difference": difference.figure}
    slips = (
        slip(0, text("dilemmas-sooner-not-same", language)) if expected else slip(None, ""),
        Slip(lambda given: True, lambda given: text("dilemmas-sooner-think", language)),
    )
    return Task(
        text("dilemmas-sooner", language),
        _lines(
            text("dilemmas-sooner-prompt", language, about=one.about(language)),
            text("dilemmas-first", language, words=one.words["first"][language]),
            text("dilemmas-second", language, words=one.words["second"][language]),
        ),
        ValueJudge(Whole(least=0, most=2), expected, slips, praise=text("dilemmas-sooner-praise", language, **said)),
        (
            text("dilemmas-sooner-hint-end", language),
            text("dilemmas-sooner-hint-turn", language),
            text("dilemmas-sooner-hint-measure", language, switch=one.switch),
        ),
        text("dilemmas-sooner-solution", language, **said),
    )


def pairs_task(stream: Stream, language: str) -> Task:
    """Ask for the mean difference within a few pairs of games."""
    one, seed = dilemmas()["end_when"], stream.below(_SEEDS)
    first, second = play(one, _PAIRS, seed, language=language)
    differences = second.paired(first).differences("turns")
    total = sum(int(each) for each in differences)
    expected = Fraction(total, _PAIRS)
    slips = (
        slip(-expected, text("dilemmas-pairs-sign", language)),
        slip(total, text("dilemmas-pairs-sum", language, count=_PAIRS)),
    )
    games = [
        text("dilemmas-pairs-game", language, number=number + 1, first=one_length, second=other_length)
        for number, (one_length, other_length) in enumerate(zip(first.turns, second.turns, strict=True))
    ]
    return Task(
        text("dilemmas-pairs", language),
        _lines(text("dilemmas-pairs-prompt", language, about=one.about(language)), *games),
        ValueJudge(Number(1e-6), expected, slips, praise=text("dilemmas-pairs-praise", language)),
        (
            text("dilemmas-pairs-hint-each", language),
            text("dilemmas-pairs-hint-first", language, difference=differences[0]),
            text("dilemmas-pairs-hint-mean", language, sum=total, count=_PAIRS),
        ),
        text("dilemmas-pairs-solution", language, sum=total, count=_PAIRS),
    )


class _Found(NamedTuple):
    """A difference that was measured: of which dilemma, and of what."""

    one: Dilemma
    measure: str
    difference: Estimate


def zero_task(stream: Stream, language: str) -> Task:
    """Ask which of some intervals hold zero."""
    shown = found(stream, lambda drawn: _some(drawn, language))
    expected = frozenset(number for number, one in enumerate(shown, start=1) if 0 in one.difference)
    wider = frozenset(range(1, _INTERVALS + 1)) - expected
    slips = (slip(wider, text("dilemmas-zero-inside-out", language)),)
    first = shown[0].difference
    return Task(
        text("dilemmas-zero", language),
        _lines(
            text("dilemmas-zero-prompt", language), *(_line(number, one, language) for number, one in _numbered(shown))
        ),
        ValueJudge(
            Things(Whole(least=1, most=_INTERVALS)), expected, slips, praise=text("dilemmas-zero-praise", language)
        ),
        (
            text("dilemmas-zero-hint-plus", language),
            text("dilemmas-zero-hint-first", language, figure=first.figure),
            text("dilemmas-zero-hint-half", language),
        ),
        text("dilemmas-zero-solution", language),
    )


def _some(stream: Stream, language: str) -> list[_Found] | None:
    """Return some measured differences, of which some hold zero and some do not."""
    drawn = shuffled(stream, _differences(language))[:_INTERVALS]
    return drawn if 0 < sum(0 in one.difference for one in drawn) < _INTERVALS else None


def _differences(language: str) -> list[_Found]:
    """Return the differences that were measured, but for those of which rounding hides where they end."""
    return [
        _Found(one, measure, difference)
        for one in dilemmas().values()
        for measure in _MEASURES
        if _is_clear(difference := recorded(one.switch, language).measured[measure][2])
    ]


def _is_clear(difference: Estimate) -> bool:
    """Return whether zero lies well within the interval, or well outside."""
    return difference.half > 0 and not _NEAR[0] < abs(difference.value) / difference.half < _NEAR[1]


def _numbered(shown: list[_Found]) -> enumerate[_Found]:
    return enumerate(shown, start=1)


def _line(number: int, one: _Found, language: str) -> str:
    said = {"number": number, "title": one.one.title(language), "measure": measure_name(one.measure, language)}
    return text("dilemmas-zero-line", language, figure=one.difference.figure, **said)


_CLAIMS: Mapping[str, str] = MappingProxyType(
    {
        "more": "dilemmas-claim-more",
        "less": "dilemmas-claim-less",
        "open": "dilemmas-claim-open",
        "none": "dilemmas-claim-none",
    }
)


def conclude_task(stream: Stream, language: str) -> Task:
    """Ask what may be concluded from one interval."""
    one = one_of(stream, [each for each in _differences(language) if each.measure == "turns"])
    right = "open" if 0 in one.difference else "more" if one.difference.value > 0 else "less"
    claims = shuffled(stream, tuple(_CLAIMS))
    expected = claims.index(right) + 1
    overdone = text("dilemmas-claim-overdone" if right == "open" else "dilemmas-claim-shy", language)
    slips = (
        slip(claims.index("none") + 1, text("dilemmas-claim-never", language)),
        Slip(lambda given: True, lambda given: overdone),
    )
    listed_claims = [f"{number}. {text(_CLAIMS[claim], language)}" for number, claim in enumerate(claims, start=1)]
    about = one.one.about(language)
    return Task(
        text("dilemmas-conclude", language),
        _lines(
            text("dilemmas-conclude-prompt", language, about=about, figure=one.difference.figure, n=one.difference.n),
            text("dilemmas-first", language, words=one.one.name(0, language)),
            text("dilemmas-second", language, words=one.one.name(1, language)),
            *listed_claims,
        ),
        ValueJudge(
            Whole(least=1, most=len(claims)), expected, slips, praise=text("dilemmas-conclude-praise", language)
        ),
        (
            text("dilemmas-conclude-hint-zero", language),
            text("dilemmas-conclude-hint-sign", language),
            text("dilemmas-conclude-hint-none", language),
        ),
        text("dilemmas-conclude-solution", language),
    )


@dataclass(frozen=True)
class _ArgumentJudge:
    """Judges whether an argument is one to go on with: a text that names a clause of *clauses*; the rest is a list."""

    clauses: tuple[str, ...]
    checklist: tuple[str, ...]

    def judge(self, given: Any, language: str) -> Verdict:
        """See :meth:`.Judge.judge`."""
        if untried(given):
            return Verdict("not tried", (text("exercise-start", language),))
        try:
            words = _written(given)
        except Unreadable:
            said = text("exercise-unread", language, given=tidy(given))
            return Verdict("wrong", (said, text("dilemmas-argue-form", language)))
        if not any(clause in words for clause in self.clauses):
            return Verdict("wrong", (text("dilemmas-argue-clause", language, clauses=", ".join(self.clauses)),))
        if len(words) < _ENOUGH:
            return Verdict("wrong", (text("dilemmas-argue-short", language, count=_ENOUGH),))
        return Verdict("right", (text("dilemmas-argue-now", language), *self.checklist))

    def shown(self, language: str) -> str:
        """See :meth:`.Judge.shown`."""
        del language
        return ""


def _written(given: Any) -> str:
    if not isinstance(given, str):
        raise Unreadable
    return " ".join(given.split())


def argue_task(stream: Stream, language: str) -> Task:
    """Ask for an argument for one reading, to be judged by a list that the learner goes through."""
    one = dilemmas()[one_of(stream, _ARGUABLE)]
    reading = one.name(stream.below(2), language)
    checklist = tuple(f"□ {text(key, language)}" for key in _CHECKLIST)
    titles = [f"{clause} ({clause_title(clause, language)})" for clause in one.clauses]
    return Task(
        text("dilemmas-argue", language),
        _lines(
            text("dilemmas-argue-prompt", language, about=one.about(language), reading=reading),
            text("dilemmas-argue-clauses", language, clauses=listed(titles, language)),
        ),
        _ArgumentJudge(one.clauses, checklist),
        (
            text("dilemmas-argue-hint-words", language, switch=one.switch),
            text("dilemmas-argue-hint-figures", language, switch=one.switch),
            text("dilemmas-argue-hint-start", language, clause=one.clauses[0]),
        ),
        text("dilemmas-argue-solution", language),
    )


_CHECKLIST = ("dilemmas-check-words", "dilemmas-check-other", "dilemmas-check-figure", "dilemmas-check-cannot")


def _lines(*lines: str) -> str:
    return "\n".join(lines)
