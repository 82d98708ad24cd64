"""How a game of Kayanak begins: what may be left out, and what must fit together."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from numbers import Rational
from typing import Any

from kayanak_nb.dice import Die, Face
from kayanak_nb.given import brief
from kayanak_nb.kayanak.board import BOARD_NAMES, Board
from kayanak_nb.kayanak.board import board as named_board
from kayanak_nb.kayanak.engine import shake, start
from kayanak_nb.kayanak.rules import BLUE, WHITE, RuleSet
from kayanak_nb.kayanak.setup import MAGNET, Setup
from kayanak_nb.kayanak.state import State
from kayanak_nb.mistake import Mistake
from kayanak_nb.stream import GameStreams
from kayanak_nb.wording import mistaken, together

__all__ = ["begin", "prepare"]


def prepare(
    rules: RuleSet,
    *,
    players: int,
    board: str | Board | None = None,
    dice: Sequence[Die[Face]] | None = None,
    magnet: Fraction | int | None = None,
) -> Setup:
    """Return what the game is played with; what is None takes its default.

    :raises ValueError: if the parts do not go together; the message has a line for every fault.
    """
    faults: list[Mistake] = []
    try:
        where = _board(board)
    except Mistake as unknown:
        faults.append(unknown)
        # Whatever else is wrong can still be said.
        where = named_board("default")
    try:
        setup = _shared(rules, where, _pair(dice), _exact(magnet), players)
    except Mistake as more:
        faults.append(more)
    if faults:
        raise faults[0] if len(faults) == 1 else together(faults)
    return setup


def _shared(*parts: Any) -> Setup:
    try:
        hash(parts)
    except Exception:
        # What cannot be hashed is no part of a game: the set-up says which.
        return Setup(*parts)
    setup: Setup = _shared_setup(*parts)
    return setup


def begin(setup: Setup, streams: GameStreams) -> State:
    """Return the first position of a game; the box is filled from the stream of the fish."""
    return start(setup, shake(setup.board, streams.fish))


# Games set up alike share one Setup, and with it the moves and rolls that it has already made.
_shared_setup: Any = lru_cache(maxsize=32, typed=True)(Setup)


def _board(board: str | Board | None) -> Board:
    if isinstance(board, Board):
        return board
    if board is not None and not isinstance(board, str):
        raise mistaken("mistake-board", given=brief(board), names=", ".join(map(repr, BOARD_NAMES)))
    return named_board("default" if board is None else board)


def _pair(dice: Sequence[Die[Face]] | None) -> tuple[Die[Face], Die[Face]]:
    """Return *dice* as a pair; what is none stays as it is, for the set-up to refuse it."""
    if dice is None:
        return WHITE, BLUE
    two = isinstance(dice, list | tuple) and len(dice) == 2
    return (dice[0], dice[1]) if two else dice  # type: ignore[return-value]


def _exact(magnet: Fraction | int | None) -> Fraction:
    """Return *magnet* as a Fraction; what is no exact number stays as it is, for the set-up to refuse it."""
    if magnet is None:
        return MAGNET
    if not isinstance(magnet, Rational) or isinstance(magnet, bool):
        return magnet  # type: ignore[return-value]
    # With plain numbers inside, whatever it was made of.
    return Fraction(int(magnet.numerator), int(magnet.denominator))
