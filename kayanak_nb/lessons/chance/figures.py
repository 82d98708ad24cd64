"""Pictures of chances: bars, pairs of faces in a grid, and frequencies that settle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import log
from typing import Any

from kayanak_nb.dice import SYMBOLS, Die, Distribution, Face
from kayanak_nb.drawing.bar_chart import Bar, bar_chart, scale_top
from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Text
from kayanak_nb.lessons.chance.probability import shown
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import enumerated, listed

__all__ = ["MOST_BARS", "chart", "faces_of", "grid", "named", "percent", "settling"]

MOST_BARS = 40
"""The most bars of a chart; of more outcomes the most likely are shown."""

_TITLE, _SIZE, _SMALL = 17.0, 14.0, 12.0
_GROUND, _INK = Paint(fill="page"), Paint(fill="chart_ink")
_CELL, _MARKED = (
    Paint(fill="chart_cell", stroke="chart_grid", width=1),
    Paint(fill="legal", stroke="legal_edge", width=2),
)
_DOT = Paint(fill="legal_edge")
_WIDE, _HIGH, _ASIDE, _ABOVE = 92.0, 34.0, 120.0, 76.0
_EXACT, _WAY = Paint(stroke="player_1", width=3, dash=(8, 7)), Paint(stroke="player_0", width=3)
_POINT, _AXIS = Paint(fill="page", stroke="player_0", width=3), Paint(stroke="chart_ink", width=1.5)


def named(value: Any, language: str) -> str:
    """Return what an outcome is called: a face, its symbol, a number, or several of those.

    >>> named(Face("fish", 3), "de"), named("dig", "en"), named((1, 2), "en")
    ('angeln 3', 'dig', '1, 2')
    """
    if isinstance(value, Face):
        return text("face", language, symbol=named(value.symbol, language), pips=value.pips)
    if isinstance(value, tuple):
        return listed([named(part, language) for part in value], language)
    return text(f"symbol-{value}", language) if value in SYMBOLS else str(value)


def faces_of(die: Die[Any], language: str) -> str:
    """Return the faces of *die* in words."""
    return enumerated([named(face, language) for face in die.faces], language, between=_comma(language))


def _comma(language: str) -> str:
    return text("list-comma", language, first="", next="")


def percent(share: Fraction | float, language: str) -> str:
    """Return *share* in percent, to three figures."""
    if not share:
        return text("simulation-percent", language, share=0, digits=0)
    return text("dice-share", language, share=float(share))


def chart(distribution: Distribution[Any], title: str, language: str = "en") -> Picture:
    """Return the bars of *distribution*, each with its probability as a fraction and in percent."""
    bars = [_bar(named(value, language), distribution[value], language) for value in _likely(distribution)]
    ends = percent(0, language), percent(scale_top([bar.size for bar in bars]), language)
    lines = [text("reader-fact", language, name=bar.name, value=bar.figures) for bar in bars]
    return _told(bar_chart(title, bars, ends, language), "\n".join((title, *lines)))


def _told(scene: Scene, words: str) -> Picture:
    return Picture(scene, words, text("chart-words", scene.language))


def _likely(distribution: Distribution[Any]) -> list[Any]:
    """Return the outcomes that have room in a chart; of several that are equally likely, all or none if possible."""
    shares = sorted(distribution.values(), reverse=True)
    if len(shares) <= MOST_BARS:
        return list(distribution)
    above = [value for value, share in distribution.items() if share > shares[MOST_BARS]]
    return above or list(distribution)[:MOST_BARS]


def _bar(name: str, share: Fraction, language: str) -> Bar:
    return Bar(name, share, shown(share, language))


def grid(
    white: Die[Any],
    blue: Die[Any],
    language: str = "en",
    event: Callable[[Any, Any], object] | None = None,
    *,
    title: str = "chance-grid",
) -> Picture:
    """Return every pair of faces, a row for each of *white*; those for which *event* holds are marked.

    The message *title* tells which die is which.
    """
    marked = [[bool(event and event(one, other)) for other in blue.faces] for one in white.faces]
    count = sum(map(sum, marked))
    heading = text(title, language, count=len(white.faces) * len(blue.faces))
    said = text("chance-grid-marked", language, count=count) if event else heading
    width, height = _ASIDE + _WIDE * len(blue.faces) + 10, _ABOVE + _HIGH * len(white.faces) + 10
    back = (Path(f"M0 0H{width:g}V{height:g}H0Z", _GROUND), *_heads(white, blue, heading, width, language))
    front = tuple(_cells(marked))
    lines = [_line(face, blue, row, language) for face, row in zip(white.faces, marked, strict=True)]
    words = "\n".join((said, *lines))
    return _told(Scene(width, height, heading, said, language, back, front, (), ()), words)


def _heads(white: Die[Any], blue: Die[Any], title: str, width: float, language: str) -> Iterator[Shape]:
    yield Text(width / 2, 26, title, _TITLE, _INK, 600)
    for column, face in enumerate(blue.faces):
        yield Text(_ASIDE + _WIDE * (column + 0.5), _ABOVE - 12, named(face, language), _SMALL, _INK)
    for row, face in enumerate(white.faces):
        yield Text(_ASIDE / 2, _ABOVE + _HIGH * (row + 0.5) + 5, named(face, language), _SMALL, _INK)


def _cells(marked: Sequence[Sequence[bool]]) -> Iterator[Shape]:
    for row, cells in enumerate(marked):
        for column, mark in enumerate(cells):
            x, y = _ASIDE + _WIDE * column, _ABOVE + _HIGH * row
            yield Path(f"M3 3H{_WIDE - 3:g}V{_HIGH - 3:g}H3Z", _MARKED if mark else _CELL, x, y)
            if mark:
                yield Circle(x + _WIDE / 2, y + _HIGH / 2, 7, _DOT)


def _line(face: Any, blue: Die[Any], row: Sequence[bool], language: str) -> str:
    """Return a row of the grid in words: which of its pairs are marked."""
    others = [named(other, language) for other, mark in zip(blue.faces, row, strict=True) if mark]
    value = listed(others, language) if others else "–"
    return text("reader-fact", language, name=named(face, language), value=value)


def settling(exact: Fraction, points: Sequence[tuple[int, float]], title: str, language: str = "en") -> Picture:
    """Return frequencies after more and more throws, (count, frequency), beside the *exact* probability.

    The counts grow from left to right, each step of the scale ten times the one before.
    """
    last = max(2, points[-1][0])
    low = min(0.0, float(exact), *(share for _, share in points))
    high = max(float(exact), *(share for _, share in points)) or 1.0

    def place(count: int, share: float) -> tuple[float, float]:
        return 60 + 660 * log(count) / log(last), 260 - 200 * (share - low) / (high - low)

    places = [place(*point) for point in points]
    lines = [text("chance-after", language, count=count, seen=percent(share, language)) for count, share in points]
    said = text("chance-settle-line", language, exact=percent(exact, language))
    y = place(1, float(exact))[1]
    back: list[Shape] = [
        Path("M0 0H760V310H0Z", _GROUND),
        Text(380, 26, title, _TITLE, _INK, 600),
        Path("M0 0H660", _AXIS, 60, 260),
        Path("M0 0H660", _EXACT, 60, y),
        Text(640, y - 18, said, _SIZE, _INK),
        *(Text(30, place(1, share)[1] + 4, percent(share, language), _SMALL, _INK) for share in (low, high)),
        *_counts(last, place),
    ]
    way = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    front: tuple[Shape, ...] = (Path(f"M{way}", _WAY), *(Circle(x, y, 5, _POINT) for x, y in places))
    words = "\n".join((title, said, *lines))
    return _told(Scene(760, 310, title, f"{said}\n" + "\n".join(lines), language, tuple(back), front, (), ()), words)


def _counts(last: int, place: Callable[[int, float], tuple[float, float]]) -> Iterator[Shape]:
    count = 1
    while count <= last:
        yield Text(place(count, 0.0)[0], 286, str(count), _SMALL, _INK)
        count *= 10
