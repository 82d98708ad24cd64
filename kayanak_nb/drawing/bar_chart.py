"""Bars side by side: how large each of some shares is, with its name before it and what it is in figures behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from kayanak_nb.drawing.scene import Paint, Path, Scene, Shape, Text

__all__ = ["Bar", "bar_chart", "scale_top"]


class Bar(NamedTuple):
    """A share of 1 under a *name*: its *size* (0 to 1), what that is in *figures*, and a second share to *mark*."""

    name: str
    size: Fraction | float
    figures: str
    mark: float | None = None


_WIDTH, _NAME, _LEFT, _RIGHT, _FIGURES = 760.0, 105.0, 215.0, 575.0, 668.0
_TOP, _ROW, _FOOT, _BELOW = 66.0, 32.0, 30.0, 18.0
_TITLE, _SIZE, _SMALL = 17.0, 14.0, 12.0
_GROUND, _INK = Paint(fill="page"), Paint(fill="chart_ink")
_GRID, _LINE = Paint(stroke="chart_grid", width=1), Paint(stroke="chart_ink", width=1.5)
_BAR = Paint(fill="player_1")
_MARK = Paint(fill="fish", stroke="ink", width=1.5)
_TOPS = (0.1, 0.2, 0.4, 0.6, 0.8, 1.0)


def scale_top(sizes: Sequence[Fraction | float]) -> float:
    """Return where a scale for all *sizes* ends, one of a few round shares.

    >>> scale_top([0.15, 0.3]), scale_top([0])
    (0.4, 0.1)
    """
    return next((top for top in _TOPS if max(sizes) <= top), 1.0)


def bar_chart(title: str, bars: Sequence[Bar], ends: tuple[str, str], language: str = "en") -> Scene:
    """Return a picture of *bars*, at least one.

    *ends* are what the scale says at both its ends, in figures: those of 0 and of :func:`scale_top`.
    """
    top = scale_top([size for bar in bars for size in (bar.size, bar.mark or 0)])
    height = _TOP + _ROW * len(bars) + _BELOW
    said = "; ".join(f"{bar.name}: {bar.figures}" for bar in bars)
    back = tuple(_ground(title, height, ends))
    front = tuple(shape for row, bar in enumerate(bars) for shape in _bar(bar, row, top))
    return Scene(_WIDTH, height, title, said, language, back, front, (), ())


def _ground(title: str, height: float, ends: tuple[str, str]) -> Iterator[Shape]:
    yield Path(f"M0 0H{_WIDTH:g}V{height:g}H0Z", _GROUND)
    yield Text(_WIDTH / 2, _FOOT - 4, title, _TITLE, _INK, 600)
    bottom = height - _BELOW - _TOP + 4
    for part in range(5):
        x = _LEFT + (_RIGHT - _LEFT) * part / 4
        yield Path(f"M0 0V{bottom:g}", _GRID if part else _LINE, x, _TOP - 4)
    yield Text(_LEFT, _TOP - 12, ends[0], _SMALL, _INK)
    yield Text(_RIGHT, _TOP - 12, ends[1], _SMALL, _INK)


def _bar(bar: Bar, row: int, top: float) -> Iterator[Shape]:
    y = _TOP + _ROW * row
    yield Text(_NAME, y + 19, bar.name, _SIZE, _INK)
    if bar.size:
        yield Path(f"M0 0H{_along(bar.size, top):.1f}V20H0Z", _BAR, _LEFT, y + 4)
    if bar.mark is not None:
        yield Path("M0 -9 6 0 0 9 -6 0Z", _MARK, _LEFT + _along(bar.mark, top), y + 14)
    yield Text(_FIGURES, y + 19, bar.figures, _SIZE, _INK)


def _along(size: Fraction | float, top: float) -> float:
    return (_RIGHT - _LEFT) * min(1.0, float(size) / top)
