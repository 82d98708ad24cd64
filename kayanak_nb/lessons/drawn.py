"""Things drawn from random numbers for exercises: in a new order, or again until they fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from kayanak_nb.stream import Stream

__all__ = ["found", "one_of", "shuffled"]

_TRIES = 2000

_Thing = TypeVar("_Thing")


def found(stream: Stream, make: Callable[[Stream], _Thing | None]) -> _Thing:
    """Return the first thing that *make* makes of *stream*; it gives None where the numbers do not fit.

    :raises AssertionError: if none of very many tries fits.
    """
    for _ in range(_TRIES):
        if (made := make(stream)) is not None:
            return made
    raise AssertionError("Nothing fits.")


def one_of(stream: Stream, things: Sequence[_Thing]) -> _Thing:
    """Return one of *things*, at least one, each with the same chance."""
    return things[stream.below(len(things))]


def shuffled(stream: Stream, things: Sequence[_Thing]) -> list[_Thing]:
    """Return *things* in an order drawn from *stream*.

    >>> sorted(shuffled(Stream(1), range(5)))
    [0, 1, 2, 3, 4]
    """
    left, drawn = list(things), list[_Thing]()
    while left:
        drawn.append(left.pop(stream.below(len(left))))
    return drawn
