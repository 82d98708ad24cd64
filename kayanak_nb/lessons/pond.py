"""Positions of Kayanak for lessons, on a board that is seen whole, and pictures of them with some holes framed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from kayanak_nb.clauses import clause_title
from kayanak_nb.dice import Face
from kayanak_nb.drawing.highlight import FRAME
from kayanak_nb.drawing.scene import Circle, Shape, Use
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.begin import prepare
from kayanak_nb.kayanak.engine import apply, chances, why_not
from kayanak_nb.kayanak.moves import Action
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.scene import scene
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.words import refusal, text_board
from kayanak_nb.lessons.drawn import one_of, shuffled
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.mistake import Mistake
from kayanak_nb.names import sentences
from kayanak_nb.stream import Stream

__all__ = ["BOARD", "drawn", "hindrance", "played", "portrait", "refused", "situation"]

BOARD = "small-19"
"""The board of these positions."""

_RADIUS = 21.0
_FIGURES = ("rod-", "fisher-")
_CROWDED = 5  # neighbours at least, so that there is something to decide on


def situation(rules: str, **parts: Any) -> State:
    """Return a position for two in the rule set of that id.

    *parts* are those of :func:`~kayanak_nb.kayanak.position.position`; a mark on the blue die is due by itself.

    :raises ValueError: if no game can be in that position.
    """
    chosen = RULE_SETS[rules]
    roll = parts.get("roll")
    if roll is not None and chosen.temperature and roll[1].symbol != "plain":
        parts = {"due": roll[1].symbol, **parts}
    return position(prepare(chosen, players=2, board=BOARD), **parts)


def drawn(stream: Stream, rules: str, symbol: str) -> State | None:
    """Return a position drawn from *stream* in which the white die shows *symbol* and 6 pips are to be spent.

    Holes are open, plugged and on melted ice, and others are in the way; None where the numbers do not fit.
    """
    board = prepare(RULE_SETS[rules], players=2, board=BOARD).board
    own = one_of(stream, [hole for hole in board.holes if len(board.neighbours(hole)) >= _CROWDED])
    other = one_of(stream, board.neighbours(own) if stream.below(3) else [hole for hole in board.holes if hole != own])
    opened = [hole for hole in board.holes if stream.below(5) < 2]
    plugged = [hole for hole in shuffled(stream, board.holes) if hole not in opened][: board.crystals]
    dry = [number for number, floe in enumerate(board.floes) if not {own, other} & {*floe}]
    near = [hole for hole in board.neighbours(own) if hole in opened and hole != other]
    fished = shuffled(stream, near)[: stream.below(3)] if symbol == "fish" else []
    try:
        return situation(
            rules,
            fishers=(own, other),
            open=opened,
            plugged=plugged,
            melted=[one_of(stream, dry)] if dry and stream.below(3) else [],
            roll=(Face(symbol, 3), Face("plain", 3)),
            budget=6 - len(fished),
            begun=bool(fished),
            fished=fished,
        )
    except Mistake:
        return None


def played(state: State, actions: Iterable[Action]) -> State | Illegal:
    """Return what comes of *actions*, one after the other, or the first refusal.

    A rod that is lowered comes up at once, with the smallest catch that there can be.
    """
    for action in actions:
        illegal = why_not(state, action)
        if illegal is not None:
            return illegal
        state = apply(state, action)[0]
        if state.phase == "catch":
            state = apply(state, min(chances(state), key=str))[0]
    return state


def refused(illegal: Illegal, language: str) -> str:
    """Return why something is refused, with the title of the clause behind it."""
    why, clause = refusal(illegal, language=language), clause_title(illegal.clause, language)
    return text("texts-because", language, why=why, clause=clause)


def hindrance(state: State, action: Action, language: str) -> str:
    """Return why *state* does not offer *action*, with the title of the clause; "" if it does."""
    illegal = why_not(state, action)
    return "" if illegal is None else refused(illegal, language)


def portrait(
    state: State, language: str = "en", *, holes: Iterable[str] = (), said: Sequence[str] = (), moves: Any = ()
) -> Picture:
    """Return a picture of *state* with *holes* framed and the places of *moves* marked as possible.

    *said* are sentences that describe it.
    """
    shown = scene(state, language=language, legal=moves)
    places = {target.id: (target.x, target.y) for target in shown.targets}
    frames = tuple(Circle(*places[hole], _RADIUS, paint) for paint in FRAME for hole in holes)
    words = "\n".join((*said, text_board(state, language=language)))
    described = sentences(said, language) if said else shown.description
    ice = _below_fishers(shown.front)
    front = (*shown.front[:ice], *frames, *shown.front[ice:])
    return Picture(replace(shown, front=front, description=described), words)


def _below_fishers(shapes: Sequence[Shape]) -> int:
    """Return the number of the first shape that belongs to a fisher: nothing may cover who stands there."""
    ours = (number for number, shape in enumerate(shapes) if isinstance(shape, Use) and shape.name.startswith(_FIGURES))
    return next(ours, len(shapes))
