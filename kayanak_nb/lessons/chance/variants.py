"""Dice for exercises, drawn from random numbers."""

from __future__ import annotations

from typing import Any

from kayanak_nb.dice import Die, Face
from kayanak_nb.lessons.drawn import shuffled
from kayanak_nb.stream import Stream

__all__ = ["BLUE_SYMBOLS", "WHITE_SYMBOLS", "blue_die", "number_die", "unlike_numbers", "white_die"]

WHITE_SYMBOLS = ("walk", "dig", "fish", "any")
BLUE_SYMBOLS = ("drop", "crystal", "plain")

_FACES = 6
_MOST = 4


def white_die(stream: Stream) -> Die[Face]:
    """Return a white die of six faces, with each of its symbols on at least one."""
    return _drawn(stream, WHITE_SYMBOLS)


def blue_die(stream: Stream) -> Die[Face]:
    """Return a blue die of six faces, with each of its symbols on at least one."""
    return _drawn(stream, BLUE_SYMBOLS)


def number_die(stream: Stream, *, most: int = 6) -> Die[int]:
    """Return a die of six numbers from 1 to *most*, some of which may be there several times."""
    return Die(sorted(1 + stream.below(most) for _ in range(_FACES)))


def unlike_numbers(stream: Stream, *, most: int = 9) -> Die[int]:
    """Return a die of six numbers from 1 to *most*, no two alike."""
    return Die(sorted(shuffled(stream, range(1, most + 1))[:_FACES]))


def _drawn(stream: Stream, symbols: tuple[str, ...]) -> Die[Any]:
    rest = [symbols[stream.below(len(symbols))] for _ in range(_FACES - len(symbols))]
    order = sorted((*symbols, *rest), key=symbols.index)
    return Die([Face(symbol, 1 + stream.below(_MOST)) for symbol in order])
