"""What could be: which holes touch, every move anybody could think of, and how probable each outcome is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.moves import (
    Catch,
    Dig,
    Done,
    Fish,
    Melt,
    Move,
    Outcome,
    Place,
    Plug,
    Refreeze,
    Roll,
    Unplug,
    Walk,
)
from kayanak_nb.kayanak.setup import Setup

__all__ = ["adjacency", "everything", "odds_of_catch", "odds_of_roll"]

_VOCABULARY: tuple[type[Any], ...] = (Place, Walk, Dig, Fish, Melt, Refreeze, Plug, Unplug)
_AT_HOLES: tuple[type[Any], ...] = (Place, Walk, Dig, Fish, Plug, Unplug)
_ON_FLOES: tuple[type[Any], ...] = (Melt, Refreeze)


@lru_cache(maxsize=256)
def adjacency(holes: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Return for each hole the holes that touch it, from their names alone."""
    spots = {hole: _spot(hole) for hole in holes}
    return {a: frozenset(b for b in holes if _touch(spots[a], spots[b])) for a in holes}


def _spot(hole: str) -> tuple[int, int]:
    """Return row and place in the row, in half steps: odd rows are shifted by one."""
    row, number = ord(hole[0]) - ord("A"), int(hole[1:])
    return row, 2 * number + row % 2


def _touch(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return (abs(a[0] - b[0]), abs(a[1] - b[1])) in {(0, 2), (1, 1)}


@lru_cache(maxsize=256)
def everything(holes: tuple[str, ...], floes: int) -> Mapping[type[Move], Mapping[Any, Move]]:
    """Return every move that anybody could think of, by kind and place: in vocabulary order, then board order."""
    places: dict[type[Any], Iterable[Any]] = dict.fromkeys(_AT_HOLES, holes)
    places |= dict.fromkeys(_ON_FLOES, range(floes))
    return {kind: {place: kind(place) for place in places[kind]} for kind in _VOCABULARY} | {Done: {None: Done()}}


@lru_cache(maxsize=256)
def odds_of_roll(setup: Setup) -> Mapping[Outcome, Fraction]:
    """Return how probable each roll is: every pair of sides is equally so."""
    white, blue = setup.dice
    second: tuple[Face | None, ...] = tuple(blue.faces) if setup.rules.blue_die else (None,)
    odds: dict[Outcome, Fraction] = {}
    for left in white.faces:
        for right in second:
            roll = Roll(left, right)
            odds[roll] = odds.get(roll, Fraction(0)) + Fraction(1, len(white.faces) * len(second))
    return odds


@lru_cache(maxsize=1024)
def odds_of_catch(small: int, large: int, magnet: Fraction) -> Mapping[Outcome, Fraction]:
    """Return how probable each catch is, letting one fish after the other stick or not."""
    odds: dict[Outcome, Fraction] = {}
    for s, p in _stuck(small, magnet).items():
        for g, q in _stuck(large, magnet).items():
            odds[Catch(s, g)] = p * q
    return odds


def _stuck(fish: int, magnet: Fraction) -> dict[int, Fraction]:
    odds = {0: Fraction(1)}
    for _ in range(fish):
        after: dict[int, Fraction] = {}
        for stuck, chance in odds.items():
            after[stuck] = after.get(stuck, Fraction(0)) + chance * (1 - magnet)
            after[stuck + 1] = after.get(stuck + 1, Fraction(0)) + chance * magnet
        odds = after
    return {stuck: chance for stuck, chance in odds.items() if chance}
