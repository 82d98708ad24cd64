"""How a game among the floes begins: what may be left out, and what must fit together."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kayanak_nb.dice import Die, Face
from kayanak_nb.floes.engine import start
from kayanak_nb.floes.rules import DIE, RuleSet
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake
from kayanak_nb.stream import GameStreams
from kayanak_nb.wording import mistaken, together

__all__ = ["begin", "prepare"]


def prepare(
    rules: RuleSet, *, players: int, board: object = None, dice: Die[Face] | None = None, magnet: object = None
) -> Setup:
    """Return what the game is played with; *dice* is one die. The water and its floes are always the same.

    :raises ValueError: if the parts do not go together; the message has a line for every fault.
    """
    faults = [
        mistaken("mistake-not-of-floes", name=name, given=brief(value))
        for name, value in (("board", board), ("magnet", magnet))
        if value is not None
    ]
    try:
        setup = _shared(rules, DIE if dice is None else dice, players)
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
    """Return the first position of a game; the stream of the dice says where the bear starts."""
    return start(setup, streams)


# Games set up alike share one Setup, and with it the rolls that it has already made.
_shared_setup: Any = lru_cache(maxsize=32, typed=True)(Setup)
