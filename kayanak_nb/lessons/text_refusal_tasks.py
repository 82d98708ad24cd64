"""Exercises on refusals: which moves the engine refuses in a position, and on which clause that rests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kayanak_nb.clauses import clause_title, explain
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.engine import apply, why_not
from kayanak_nb.kayanak.labels import describe, hole_label
from kayanak_nb.kayanak.moves import Dig, Fish
from kayanak_nb.kayanak.state import State
from kayanak_nb.lessons.answers import Choice
from kayanak_nb.lessons.drawn import found, one_of, shuffled
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.lessons.lettered import Chosen, lettered, letters
from kayanak_nb.lessons.pond import drawn, hindrance, portrait, refused
from kayanak_nb.lessons.predicate import KINDS, source_of, spot_at
from kayanak_nb.locale import text
from kayanak_nb.names import faces_name, joined, listed
from kayanak_nb.rulebook import book
from kayanak_nb.stream import Stream

__all__ = ["refused_task", "why_task"]


class _Try(NamedTuple):
    state: State
    moves: tuple[Any, ...]

    @property
    def refused(self) -> dict[Any, Illegal]:
        """The moves that the engine refuses, and why."""
        found = {move: why_not(self.state, move) for move in self.moves}
        return {move: illegal for move, illegal in found.items() if illegal is not None}


def refused_task(stream: Stream, language: str) -> Task:
    """Ask which of some moves the engine refuses."""
    chosen = found(stream, _tries)
    known = letters(len(chosen.moves))
    by_letter = dict(zip(known, chosen.moves, strict=True))
    expected = frozenset(letter for letter, move in by_letter.items() if move in chosen.refused)
    clauses = list(dict.fromkeys(clause_title(one.clause, language) for one in chosen.refused.values()))
    source, moves = (
        source_of(chosen.state.rules.id),
        lettered((describe(move, language) for move in chosen.moves), language),
    )
    why = [text("texts-letter", language, letter=one, said=_answer(chosen, by_letter[one], language)) for one in known]
    return Task(
        text("texts-refused", language),
        "\n".join((text("texts-refused-prompt", language, source=source), *_rolled(chosen, language), moves)),
        ValueJudge(
            Chosen(known=known),
            expected,
            (
                Slip(
                    lambda given: bool(given - expected),
                    lambda given: _allowed(chosen, by_letter[min(given - expected)], language),
                ),
            ),
            praise=text("texts-refused-praise", language),
        ),
        (
            text("texts-refused-hint-parts", language),
            text("texts-refused-hint-clauses", language, clauses=listed(clauses, language)),
            text("texts-refused-hint-count", language, count=len(expected)),
        ),
        "\n".join(why),
        portrait(chosen.state, language),
    )


def _tries(stream: Stream) -> _Try | None:
    """Return a position and five moves: two or three are allowed, the others refused for different reasons."""
    rules, kind = one_of(stream, ("fr", "ja-3")), one_of(stream, tuple(KINDS))
    state = drawn(stream, rules, kind)
    if state is None:
        return None
    moves = shuffled(stream, [KINDS[kind](hole) for hole in state.board.holes])
    allowed = [move for move in moves if why_not(state, move) is None][: 2 + stream.below(2)]
    others: dict[str, Any] = {}
    for move in moves:
        if (illegal := why_not(state, move)) is not None:
            others.setdefault(illegal.reason, move)
    chosen = [*allowed, *others.values()][:5]
    fits = len(allowed) >= 2 and len(chosen) == 5 and "occupied" in others
    return _Try(state, tuple(shuffled(stream, chosen))) if fits else None


def _rolled(chosen: _Try, language: str) -> Iterator[str]:
    """Yield what the picture does not show: the dice, and where has been fished in this turn."""
    state = chosen.state
    assert state.roll is not None
    yield text("texts-rolled", language, faces=faces_name(*state.roll, language))
    if fished := [hole for hole in state.board.holes if spot_at(state, hole).fished]:
        yield text("texts-fished", language, holes=joined(fished, language))


def _answer(chosen: _Try, move: Any, language: str) -> str:
    why = hindrance(chosen.state, move, language)
    return text("texts-engine-refuses", language, why=why) if why else _allowed(chosen, move, language)


def _allowed(chosen: _Try, move: Any, language: str) -> str:
    clause = apply(chosen.state, move)[1][0].clause
    label = hole_label(chosen.state, move.hole, language=language)
    said = {"clause": clause_title(clause, language), "words": explain(clause, language)}
    return text("texts-refused-allowed", language, hole=label, **said)


# Of reasons that one clause alone names.
_CLEAR = ("not-adjacent", "occupied", "already-open", "dig-plugged", "still-closed", "already-fished", "own-hole")
_AROUND = ("walk", "dig", "fish", "melt", "plug", "temperature", "placement", "end")
_CLAUSES = 4


def why_task(stream: Stream, language: str) -> Task:
    """Ask on which clause a refusal rests."""
    chosen = found(stream, _single)
    (move, illegal), *_ = chosen.refused.items()
    clauses = shuffled(stream, [illegal.clause, *_others(stream, illegal.clause, type(move))])
    label = hole_label(chosen.state, move.hole, language=language)
    lines = [text("texts-judged", language, what=clause, said=explain(clause, language)) for clause in clauses]
    said = {"move": describe(move, language), "source": source_of(chosen.state.rules.id)}
    return Task(
        text("texts-why", language),
        "\n".join((text("texts-why-prompt", language, **said), *_rolled(chosen, language), *lines)),
        ValueJudge(
            Choice(tuple(clauses)),
            illegal.clause,
            (
                Slip(
                    lambda given: True,
                    lambda given: text("texts-why-slip", language, clause=clause_title(given, language), hole=label),
                ),
            ),
            praise=refused(illegal, language),
        ),
        (
            text("texts-why-hint-hole", language, hole=label),
            text("texts-why-hint-topic", language),
            text("texts-why-hint-not", language, clause=next(one for one in clauses if one != illegal.clause)),
        ),
        refused(illegal, language),
        portrait(chosen.state, language, holes=(move.hole,), said=(label,)),
    )


def _single(stream: Stream) -> _Try | None:
    """Return a position and one move in it that is refused for a reason that is clear."""
    rules, kind = one_of(stream, ("fr", "ja-3")), one_of(stream, tuple(KINDS))
    state = drawn(stream, rules, kind)
    if state is None:
        return None
    reason = one_of(stream, _CLEAR)
    refusals = [(move, why_not(state, move)) for move in (KINDS[kind](hole) for hole in state.board.holes)]
    fitting = [
        move
        for move, illegal in refusals
        if illegal is not None and illegal.reason == reason and _is_alone(reason, state, move)
    ]
    return _Try(state, (one_of(stream, fitting),)) if fitting else None


def _is_alone(reason: str, state: State, move: Dig | Fish) -> bool:
    """Return whether *reason* is all that is wrong with *move*."""
    spot = spot_at(state, move.hole)
    ice = spot.closed if isinstance(move, Dig) else spot.open
    again = spot.fished and state.rules.distinct_fishing and isinstance(move, Fish)
    # One's own hole is taken, and is not near.
    return (not ice) + (not spot.near) + spot.taken + again == (2 if reason == "own-hole" else 1)


def _others(stream: Stream, clause: str, kind: type) -> list[str]:
    """Return the ids of clauses of the same rule set that are about something else than *clause* and the move."""
    own = book().clauses[clause]
    apart = {own.topic, kind.__name__.lower()}
    topics = [topic for topic in _AROUND if topic not in apart]
    others = [one.id for one in book().clauses.values() if one.source == own.source and one.topic in topics]
    return shuffled(stream, others)[: _CLAUSES - 1]
