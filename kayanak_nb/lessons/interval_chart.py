"""Intervals side by side: a dot for each value, with whiskers as far as its interval reaches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor, log10
from typing import NamedTuple
from unicodedata import east_asian_width

from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Text
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.simulation import Estimate
from kayanak_nb.simulation.estimate import number_text

__all__ = ["Bar", "interval_chart"]


class Bar(NamedTuple):
    """An *estimate* under a name of its own."""

    name: str
    estimate: Estimate


_WIDTH, _LEFT, _RIGHT = 760.0, 40.0, 720.0
_TOP, _ROW, _BELOW, _FOOT = 56.0, 58.0, 46.0, 30.0
_SIZE, _SMALL = 17.0, 15.0
_MARKS = 6  # about so many numbers along the scale
_GROUND = Paint(fill="page")
_INK = Paint(fill="chart_ink")
_GRID = Paint(stroke="chart_grid", width=1)
_ZERO = Paint(stroke="chart_ink", width=2, dash=(6, 6))
# That an interval leaves zero out is told by the filling too, not by colour alone.
_SURE, _UNSURE = Paint(stroke="player_1", width=4), Paint(stroke="player_0", width=4)
_DOT_SURE = Paint(fill="player_1", stroke="player_1", width=2)
_DOT_UNSURE = Paint(fill="page", stroke="player_0", width=3)


def interval_chart(title: str, bars: Sequence[Bar], language: str = "en", *, differences: bool = False) -> Picture:
    """Return a picture of *bars*, at least one, all in one unit; for *differences*, zero is on it and marked.

    Where an interval of differences holds zero, its dot is hollow.
    """
    low = min(bar.estimate.low for bar in bars)
    high = max(bar.estimate.high for bar in bars)
    if differences:
        low, high = min(low, 0.0), max(high, 0.0)
    scale = _Scale.around(low, high)
    lines = [text("reader-fact", language, name=bar.name, value=bar.estimate.figure) for bar in bars]
    shapes = (*_ground(title, len(bars)), *_axis(scale, len(bars), language, differences=differences))
    rows = tuple(shape for row, bar in enumerate(bars) for shape in _bar(bar, row, scale, differences))
    height = _TOP + _ROW * len(bars) + _BELOW
    return Picture(
        Scene(_WIDTH, height, title, "\n".join(lines), language, tuple(shapes), rows, (), ()),
        "\n".join((title, *lines)),
    )


class _Scale(NamedTuple):
    """Where numbers lie from left to right, with a mark every *step* from *low* to *high*."""

    low: float
    high: float
    step: float

    @classmethod
    def around(cls, low: float, high: float) -> _Scale:
        """Return a scale of round numbers on which *low* and *high* lie."""
        span = high - low or 1.0
        power = 10.0 ** floor(log10(span / _MARKS))
        step = next(times * power for times in (1, 2, 5, 10) if times * power * _MARKS >= span)
        first = floor(low / step)
        last = -floor(-high / step)
        return cls(first * step, max(last, first + 1) * step, step)

    def marks(self) -> Iterator[float]:
        """Yield the numbers along the scale."""
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield self.low + number * self.step

    def x(self, value: float) -> float:
        """Return how far to the right *value* lies."""
        return _LEFT + (value - self.low) / (self.high - self.low) * (_RIGHT - _LEFT)

    @property
    def digits(self) -> int:
        """How many digits after the point its numbers need."""
        return max(0, -floor(log10(self.step)))


def _ground(title: str, rows: int) -> Iterator[Shape]:
    height = _TOP + _ROW * rows + _BELOW
    yield Path(f"M0 0H{_WIDTH:g}V{height:g}H0Z", _GROUND)
    yield Text(_WIDTH / 2, _FOOT, title, min(_SIZE, (_RIGHT - _LEFT) / _ems(title)), _INK, 600)


def _ems(words: str) -> float:
    """Return about how wide *words* are, in letters as wide as they are high, such as those of Japanese."""
    return sum(1.0 if east_asian_width(sign) in "WF" else 0.62 for sign in words) or 1.0


def _axis(scale: _Scale, rows: int, language: str, *, differences: bool) -> Iterator[Shape]:
    bottom = _TOP + _ROW * rows
    for mark in scale.marks():
        zero = differences and abs(mark) < scale.step / 2
        yield Path(f"M0 0V{bottom - _TOP + 6:g}", _ZERO if zero else _GRID, scale.x(mark), _TOP)
        yield Text(scale.x(mark), bottom + _FOOT, number_text(mark, scale.digits, language), _SMALL, _INK)


def _bar(bar: Bar, row: int, scale: _Scale, differences: bool) -> Iterator[Shape]:
    y = _TOP + _ROW * row + 40
    left, middle, right = (scale.x(end) for end in (bar.estimate.low, bar.estimate.value, bar.estimate.high))
    unsure = differences and 0 in bar.estimate
    whisker, dot = (_UNSURE, _DOT_UNSURE) if unsure else (_SURE, _DOT_SURE)
    yield Text(_WIDTH / 2, y - 18, bar.name, _SMALL, _INK)
    yield Path(f"M0 -7V7M0 0H{right - left:g}M{right - left:g} -7V7", whisker, left, y)
    yield Circle(middle, y, 6, dot)
