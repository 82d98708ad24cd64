"""Scenes packed for the browser: nothing is lost, and it is JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kayanak_nb.drawing.canvas import pack_back, pack_front, palettes
from kayanak_nb.drawing.scene import Circle, Paint, Path, Shape, Text, Use
from kayanak_nb.drawing.theme import THEMES, Gradient
from tests.drawing.samples import SCENE


def unpacked_paint(packed: list[Any]) -> Paint:
    fill, stroke, width, dash, opacity = packed + [None, None, 1, [], 1][len(packed) :]
    return Paint(fill, stroke, width, tuple(dash), opacity)


def unpacked(packed: list[Any]) -> Shape:
    kind, *rest = packed
    if kind == "c":
        x, y, r, paint = rest
        return Circle(x, y, r, unpacked_paint(paint))
    if kind == "p":
        return Path(rest[0], unpacked_paint(rest[3]), rest[1], rest[2])
    if kind == "t":
        x, y, text, size, weight, paint = rest
        return Text(x, y, text, size, unpacked_paint(paint), weight)
    name, x, y, scale, paint = rest + [1, None][len(rest) - 3 :]
    return Use(name, x, y, scale, None if paint is None else unpacked_paint(paint))


def rounded(paint: Paint | None) -> Paint | None:
    if paint is None:
        return None
    dash = tuple(round(length, 1) for length in paint.dash)
    return Paint(paint.fill, paint.stroke, round(paint.width, 1), dash, round(paint.opacity, 2))


def expected(shape: Shape) -> Shape:
    """Round a shape as it goes over the wire."""
    x, y, paint = round(shape.x, 1), round(shape.y, 1), rounded(shape.paint) or Paint()
    if isinstance(shape, Circle):
        return Circle(x, y, round(shape.r, 1), paint)
    if isinstance(shape, Path):
        return Path(shape.d, paint, x, y)
    if isinstance(shape, Text):
        return Text(x, y, shape.text, round(shape.size, 1), paint, shape.weight)
    return Use(shape.name, x, y, round(shape.scale, 3), rounded(shape.paint))


def over_the_wire(value: Any) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


def test_nothing_is_lost() -> None:
    back = over_the_wire(pack_back(SCENE))
    assert list(map(unpacked, back["shapes"])) == list(map(expected, SCENE.back))
    assert list(map(unpacked, over_the_wire(pack_front(SCENE)))) == list(map(expected, SCENE.front))
    assert back["sprites"].keys() == {"outline"}
    assert list(map(unpacked, back["sprites"]["outline"])) == list(map(expected, SCENE.sprites[0].shapes))
    assert (back["width"], back["height"]) == (120, 80.5)


def test_what_says_nothing_new_is_not_sent() -> None:
    assert pack_front(SCENE) == [["c", 1, 2, 3, ["white"]]]
    assert pack_back(SCENE)["shapes"][4] == ["u", "outline", 30, 40]


@pytest.mark.parametrize("theme", THEMES)
def test_palettes_go_along(theme: str) -> None:
    sent = over_the_wire(palettes())[theme]
    assert sent.keys() == THEMES[theme].keys()
    for name, colour in THEMES[theme].items():
        if isinstance(colour, Gradient):
            assert sent[name]["at"] == [colour.x0, colour.y0, colour.x1, colour.y1, colour.r]
            assert sent[name]["stops"] == [list(stop) for stop in colour.stops]
        else:
            assert sent[name] == colour


def test_numbers_are_short() -> None:
    assert pack_front(SCENE)[0][1:4] == [1, 2, 3]
    assert pack_back(SCENE)["shapes"][1][2:4] == [4, 0]
