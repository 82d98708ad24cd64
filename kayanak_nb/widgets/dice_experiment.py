"""What the dice lab throws: dice once, or several times for the sum, and the charts in which that can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from kayanak_nb.dice import Die, Distribution, Face, joint
from kayanak_nb.stream import Stream

__all__ = ["VIEWS", "Chart", "Experiment", "Outcome", "charts_of", "views_of"]

VIEWS: tuple[str, ...] = ("faces", "symbols", "pips", "sum", "both")
"""What can be looked at."""

Outcome: TypeAlias = tuple[Any, ...]


class Chart(NamedTuple):
    """Bars under the name *id*: one for each *value* that an outcome can have."""

    id: str
    value: Callable[[Outcome], Hashable]


@dataclass(frozen=True)
class Experiment:
    """One or two *dice* thrown together once; or with *throws* above 0 so often, of which the pips alone are kept.

    Its outcomes are a face for each die; with *throws*, the pips of the first throw and those of all throws.
    """

    dice: tuple[Die[Any], ...]
    throws: int = 0

    @cached_property
    def chances(self) -> Distribution[Any]:
        """How likely each outcome is."""
        if not self.throws:
            return joint(*self.dice)
        once = self._once
        rest = once.sum(self.throws - 1)
        return joint(first=once, rest=rest).map(lambda thrown: (thrown.first, thrown.first + thrown.rest))

    def draw(self, stream: Stream) -> Outcome:
        """Throw once: a draw from *stream* for each die of each throw, the white die first."""
        if not self.throws:
            return tuple(die.roll(stream) for die in self.dice)
        first = self._pips_drawn(stream)
        return first, first + sum(self._pips_drawn(stream) for _ in range(self.throws - 1))

    @property
    def _once(self) -> Distribution[int]:
        white, *others = (die.sum(1) for die in self.dice)
        return white + others[0] if others else white

    def _pips_drawn(self, stream: Stream) -> int:
        return sum(_pips(die.roll(stream)) for die in self.dice)


def views_of(dice: tuple[Die[Any], ...]) -> tuple[str, ...]:
    """Return which of ``VIEWS`` say something of their own about *dice*."""
    marked = any(isinstance(face, Face) for die in dice for face in die.faces)
    left_out = {*(() if marked else ("symbols", "pips")), *(() if len(dice) > 1 else ("both",))}
    return tuple(view for view in VIEWS if view not in left_out)


def charts_of(view: str, dice: tuple[Die[Any], ...]) -> tuple[Chart, ...]:
    """Return the charts of *view*, the one that the throws are compared with first."""
    if view == "sum":
        return Chart("sum", lambda outcome: outcome[1]), Chart("first", lambda outcome: outcome[0])
    if view == "both":
        return Chart("both", tuple), *_of_each(_face, dice)
    each = _of_each({"faces": _face, "symbols": _symbol, "pips": _pips}[view], dice)
    return (*each, Chart("total", _total)) if len(dice) > 1 else each


def _of_each(part: Callable[[Any], Hashable], dice: tuple[Die[Any], ...]) -> tuple[Chart, ...]:
    white, blue = Chart("white", lambda outcome: part(outcome[0])), Chart("blue", lambda outcome: part(outcome[1]))
    return (white, blue)[: len(dice)]


def _face(face: Any) -> Any:
    return face


def _symbol(face: Any) -> Any:
    return face.symbol if isinstance(face, Face) else face


def _pips(face: Any) -> int:
    return face.pips if isinstance(face, Face) else int(face)


def _total(outcome: Outcome) -> int:
    return sum(map(_pips, outcome))
