"""A scene packed for the painter in the browser (``widgets/canvas.js``): short lists that go over the wire as JSON.

A shape is a list that begins with a letter::

    ["c", x, y, r, paint]                      circle
    ["p", d, x, y, paint]                      path
    ["t", x, y, text, size, weight, paint]     text
    ["u", sprite, x, y, scale, paint]          use of a sprite; scale and paint may be missing

and a paint is ``[fill, stroke, width, dash, opacity]``, its end left off where it says nothing new. Colours go as
names; the palettes say what they look like, so that the browser can change the theme by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Text
from kayanak_nb.drawing.theme import FONT, THEMES, Gradient

__all__ = ["pack", "pack_back", "pack_front", "palettes"]

Packed = list[Any]

_PLAIN: Packed = [None, None, 1, [], 1]


def pack_back(scene: Scene) -> dict[str, Any]:
    """Return all that stays the same while a board is on show. It is sent once.

    These are the picture's *width* and *height*, the *shapes* of its back, its *sprites*, the *font* and the
    *palettes*.
    """
    return {
        "width": _number(scene.width),
        "height": _number(scene.height),
        "font": FONT,
        "palettes": palettes(),
        "sprites": {sprite.name: pack(sprite.shapes) for sprite in scene.sprites},
        "shapes": pack(scene.back),
    }


def pack_front(scene: Scene) -> Packed:
    """Return the shapes that move. They are sent after every step."""
    return pack(scene.front)


def pack(shapes: Iterable[Shape]) -> Packed:
    """Return *shapes*, in their order."""
    return [_shape(shape) for shape in shapes]


def palettes() -> dict[str, dict[str, Any]]:
    """Return the colours of each theme by name: a CSS colour, or a gradient as ``{kind, units, at, stops}``."""
    return {theme: {name: _colour(colour) for name, colour in palette.items()} for theme, palette in THEMES.items()}


def _colour(colour: str | Gradient) -> str | dict[str, Any]:
    if isinstance(colour, str):
        return colour
    at = (colour.x0, colour.y0, colour.x1, colour.y1, colour.r)
    return {"kind": colour.kind, "units": colour.units, "at": list(at), "stops": [list(stop) for stop in colour.stops]}


def _shape(shape: Shape) -> Packed:
    x, y = _number(shape.x), _number(shape.y)
    if isinstance(shape, Circle):
        return ["c", x, y, _number(shape.r), _paint(shape.paint)]
    if isinstance(shape, Path):
        return ["p", shape.d, x, y, _paint(shape.paint)]
    if isinstance(shape, Text):
        return ["t", x, y, shape.text, _number(shape.size), shape.weight, _paint(shape.paint)]
    if shape.paint is not None:
        return ["u", shape.name, x, y, _number(shape.scale, 3), _paint(shape.paint)]
    return ["u", shape.name, x, y] + ([_number(shape.scale, 3)] if shape.scale != 1 else [])


def _paint(paint: Paint) -> Packed:
    dash = [_number(length) for length in paint.dash]
    packed: Packed = [paint.fill, paint.stroke, _number(paint.width), dash, _number(paint.opacity, 2)]
    while packed and packed[-1] == _PLAIN[len(packed) - 1]:
        packed.pop()
    return packed


def _number(value: float, digits: int = 1) -> float:
    rounded = round(value, digits) + 0.0
    return int(rounded) if rounded.is_integer() else rounded
