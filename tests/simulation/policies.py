"""Policies as a learner would write them, where the processes of an executor find them."""

from __future__ import annotations

import os
from threading import Event
from typing import Any

from kayanak_nb.games import kind_of
from kayanak_nb.kayanak.moves import Walk
from kayanak_nb.stream import Stream


def last(state: Any, stream: Stream) -> Any:
    """The last legal move."""
    del stream
    return kind_of(state.rules).engine.legal_moves(state)[-1]


def often_first(state: Any, stream: Stream) -> Any:
    """The first legal move, or in one of three cases any; one draw or two."""
    moves = kind_of(state.rules).engine.legal_moves(state)
    return moves[0] if stream.below(3) else moves[stream.below(len(moves))]


def cheat(state: Any, stream: Stream) -> Any:
    """A walk over the whole board from the third turn on."""
    return Walk("A1") if state.turn > 2 else last(state, stream)


def stumble(state: Any, stream: Stream) -> Any:
    """A mistake of the programmer."""
    raise ZeroDivisionError(f"turn {state.turn}, {stream.position} draws")


def vanish(state: Any, stream: Stream) -> Any:
    """The end of the process that plays."""
    del state, stream
    os._exit(3)


def wait_forever() -> None:
    """What never comes to an end by itself."""
    Event().wait()
