"""Bars as shapes: as long as their shares, with names, figures and marks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kayanak_nb.drawing.bar_chart import Bar, bar_chart, scale_top
from kayanak_nb.drawing.scene import Path, Text
from kayanak_nb.drawing.svg import svg

BARS = (
    Bar("fish", Fraction(1, 3), "1/3", 0.3),
    Bar("dig", Fraction(1, 6), "1/6"),
    Bar("walk", 0, "0"),
)


def lengths(bars: tuple[Bar, ...]) -> list[float]:
    drawn = bar_chart("Chances", bars, ("0 %", "40 %")).front
    return [float(shape.d.split("H")[1].split("V")[0]) for shape in drawn if isinstance(shape, Path) and "H" in shape.d]


def test_a_bar_is_as_long_as_its_share() -> None:
    third, sixth = lengths(BARS)
    assert third == pytest.approx(2 * sixth, abs=0.1)
    assert third == pytest.approx(360 / 3 / 0.4, abs=0.1)


def test_everything_is_said_in_words_too() -> None:
    scene = bar_chart("Chances", BARS, ("0 %", "40 %"), "fr")
    assert scene.description == "fish: 1/3; dig: 1/6; walk: 0"
    texts = [shape.text for shape in (*scene.back, *scene.front) if isinstance(shape, Text)]
    assert texts == ["Chances", "0 %", "40 %", "fish", "1/3", "dig", "1/6", "walk", "0"]
    assert scene.language == "fr"


def test_a_mark_stands_where_its_share_is() -> None:
    marks = [shape.x for shape in bar_chart("", BARS, ("", "")).front if isinstance(shape, Path) and "Z" in shape.d]
    assert marks[1] == pytest.approx(215 + 360 * 0.3 / 0.4)


@pytest.mark.parametrize(("size", "top"), [(0.0, 0.1), (0.11, 0.2), (1.0, 1.0), (Fraction(2, 5), 0.4)])
def test_a_scale_ends_at_a_round_share(size: float, top: float) -> None:
    assert scale_top([size]) == top


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_can_be_drawn(theme: str) -> None:
    picture = svg(bar_chart("Chances", BARS, ("0 %", "40 %")), theme=theme)
    assert picture.startswith("<svg")
    assert "<title" in picture
