"""The exercise on a turn: cards with what happens in it, and the clauses of a text that bring them into an order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from types import MappingProxyType
from typing import NamedTuple

from kayanak_nb.clauses import clause_title, explain
from kayanak_nb.dice import Face
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.labels import describe
from kayanak_nb.kayanak.moves import Action, Dig, Fish, Plug, Refreeze, Roll, Walk
from kayanak_nb.kayanak.state import State
from kayanak_nb.lessons.drawn import found, one_of, shuffled
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.lessons.lettered import Ordered, lettered, letters
from kayanak_nb.lessons.pond import played, portrait, refused, situation
from kayanak_nb.lessons.predicate import source_of
from kayanak_nb.locale import text
from kayanak_nb.mistake import Mistake
from kayanak_nb.names import listed
from kayanak_nb.stream import Stream

__all__ = ["order_task", "orders"]

_SEATS = ("C2", "E3")
_WHITE = Face("any", 2)


class _Turn(NamedTuple):
    """A turn before the roll, and what is done in it, in an order in which it can be."""

    state: State
    actions: tuple[Action, ...]


def _plugging(stream: Stream, board: Board, rules: str) -> _Turn:
    """Return a turn in which a hole elsewhere is plugged."""
    step, target = _way(stream, board)
    plugged = one_of(stream, [hole for hole in board.holes if hole not in (step, target, *_SEATS)])
    roll = Roll(_WHITE, Face("crystal", 1))
    state = situation(rules, phase="roll", fishers=_SEATS, open=[plugged])
    return _Turn(state, (roll, Walk(step), Dig(target), Fish(target), Plug(plugged)))


def _freezing(stream: Stream, board: Board, rules: str) -> _Turn:
    """Return a turn in which the way leads over ice that has to freeze first."""
    step, target = _way(stream, board)
    floe = board.floe_of(step)
    roll = Roll(_WHITE, Face("drop", 1))
    state = situation(rules, phase="roll", fishers=_SEATS, melted=[floe])
    return _Turn(state, (roll, Refreeze(floe), Walk(step), Dig(target), Fish(target)))


def _way(stream: Stream, board: Board) -> tuple[str, str]:
    """Return a hole to walk to, and one to dig that is only near from there."""
    near = board.neighbours(_SEATS[0])
    step = one_of(stream, [hole for hole in near if set(board.neighbours(hole)) - {*near, *_SEATS}])
    target = one_of(stream, [hole for hole in board.neighbours(step) if hole not in (*near, *_SEATS)])
    return step, target


_SORTS: Mapping[str, Callable[[Stream, Board, str], _Turn]] = MappingProxyType(
    {"fr": _plugging, "ja-3": _plugging, "ja-3 again": _freezing}
)


def _made(stream: Stream) -> _Turn | None:
    name = one_of(stream, tuple(_SORTS))
    rules = name.split()[0]
    board = situation(rules, phase="roll", fishers=_SEATS).board
    try:
        turn = _SORTS[name](stream, board, rules)
    except Mistake:
        return None
    return turn if not isinstance(played(turn.state, turn.actions), Illegal) else None


def orders(state: State, actions: Sequence[Action]) -> list[tuple[Action, ...]]:
    """Return the orders in which all *actions* can be played from *state*."""
    return [order for order in permutations(actions) if not isinstance(played(state, order), Illegal)]


def order_task(stream: Stream, language: str) -> Task:
    """Ask in which order the cards of a turn can be played by the rules of a text."""
    turn = found(stream, _made)
    cards = shuffled(stream, turn.actions)
    by_letter = dict(zip(letters(len(cards)), cards, strict=True))
    possible = orders(turn.state, cards)
    expected = tuple(next(letter for letter, card in by_letter.items() if card == action) for action in turn.actions)
    clauses = _clauses(turn.state, cards)
    lines = [
        text("texts-judged", language, what=clause_title(clause, language), said=explain(clause, language))
        for clause in clauses
    ]
    return Task(
        text("texts-order", language),
        "\n".join(
            (
                text("texts-order-prompt", language, source=source_of(turn.state.rules.id)),
                lettered((describe(card, language) for card in cards), language),
            )
        ),
        ValueJudge(
            Ordered(known=tuple(by_letter)),
            expected,
            (Slip(lambda given: True, lambda given: _refused(turn, [by_letter[one] for one in given], language)),),
            lambda given: tuple(by_letter[one] for one in given) in possible,
            text("texts-order-praise", language, count=len(possible)),
        ),
        (
            text("texts-order-hint-roll", language),
            text("texts-order-hint-near", language),
            text("texts-order-hint-clauses", language, clauses=listed(_titles(clauses, language), language)),
        ),
        "\n".join((text("texts-order-solution", language, count=len(possible)), *lines)),
        portrait(turn.state, language),
    )


def _titles(clauses: Sequence[str], language: str) -> list[str]:
    return [clause_title(clause, language) for clause in clauses]


def _clauses(state: State, cards: Sequence[Action]) -> list[str]:
    """Return the ids of the clauses by which the other orders of *cards* are refused, those that do so most first."""
    results = (played(state, order) for order in permutations(cards))
    refusals = Counter(result.clause for result in results if isinstance(result, Illegal))
    return [clause for clause, _ in refusals.most_common()]


def _refused(turn: _Turn, order: Sequence[Action], language: str) -> str:
    """Return which card cannot be played when it comes up in that *order*, and why."""
    for number, action in enumerate(order):
        result = played(turn.state, order[: number + 1])
        if isinstance(result, Illegal):
            said = {"move": describe(action, language), "why": refused(result, language)}
            return text("texts-order-slip", language, number=number + 1, **said)
    raise AssertionError("It can be played.")
