"""The ground of the drawing board: sea, names of rows and columns, and the small pictures that cells are drawn with.

What is on the cells the page draws by itself, from numbers: a large grid would be a long message otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from kayanak_nb.drawing.canvas import pack, pack_back, palettes
from kayanak_nb.drawing.scene import Circle, Paint, Scene, Shape, Sprite, Text, Use
from kayanak_nb.drawing.sea import sea
from kayanak_nb.drawing.theme import FONT
from kayanak_nb.hexgrid import centre
from kayanak_nb.kayanak.backdrop import SPACING
from kayanak_nb.kayanak.lattice_faults import hole_at

__all__ = ["PATCHES", "ground_of", "kit", "view_of"]

PATCHES = 7
"""How many colours floes are painted with; each floe has its number on it besides."""

_LEFT, _TOP, _RIGHT, _BOTTOM = 84.0, 84.0, 52.0, 48.0
_LABEL_SIZE = 21.0

_SPRITES = (
    Sprite("cell", (Circle(0, 0, 22, Paint(stroke="foam", width=2.4, dash=(3, 7), opacity=0.75)),)),
    Sprite(
        "loose",
        (
            Circle(0, 6, 28, Paint(fill="ice_side")),
            Circle(0, 0, 28, Paint(fill="patch_6")),
            Circle(0, 0, 17.5, Paint(fill="white", stroke="ink", width=2.4, dash=(4, 6))),
        ),
    ),
    Sprite("dimple", (Circle(0, 0, 17.5, Paint(fill="white", stroke="dent_edge", width=1.8)),)),
    Sprite(
        "wrong",
        (
            Circle(0, 0, 25.5, Paint(stroke="white", width=7)),
            Circle(0, 0, 25.5, Paint(stroke="magnet", width=4.2, dash=(9, 7))),
            Circle(19, -19, 11, Paint(fill="magnet", stroke="white", width=2.4)),
            Text(19, -12.6, "!", 18, Paint(fill="white"), 800),
        ),
    ),
)


@cache
def kit() -> dict[str, Any]:
    """Return what every drawing is painted with; it is sent once."""
    sprites = {sprite.name: pack(sprite.shapes) for sprite in _SPRITES}
    return {"font": FONT, "palettes": palettes(), "sprites": sprites, "patches": PATCHES}


def ground_of(rows: int, columns: int) -> dict[str, Any]:
    """Return the ground of a grid of *rows* × *columns* cells; *at* is where the first one lies, and their spacing."""
    right, down = centre((rows - 1, columns - 1), SPACING)
    shifted = SPACING / 2 if rows > 1 and rows % 2 else 0
    width, height = round(_LEFT + right + shifted + _RIGHT), round(_TOP + down + _BOTTOM)
    shapes = (*sea(width, height, seed=1)[:1], *_labels(rows, columns))
    at = [_LEFT, _TOP, SPACING]
    return {
        "width": width,
        "height": height,
        "shapes": pack(shapes),
        "rows": rows,
        "columns": columns,
        "at": at,
    }


def _labels(rows: int, columns: int) -> Iterator[Shape]:
    for row in range(rows):
        _, y = centre((row, 0), SPACING)
        yield _label(30 + 14 * (row & 1), _TOP + y, hole_at((row, 0))[0])
    for column in range(columns):
        x, _ = centre((0, column), SPACING)
        yield _label(_LEFT + x, 30, str(column + 1))


def _label(x: float, y: float, words: str) -> Text:
    return Text(x, y + _LABEL_SIZE * 0.36, words, _LABEL_SIZE, Paint(fill="label"), 700)


def view_of(scene: Scene) -> dict[str, Any]:
    """Return the picture of a finished board, without what :func:`kit` has and what is not drawn."""
    packed = pack_back(scene)
    drawn = {shape.name for shape in scene.back if isinstance(shape, Use)}
    sprites = {name: shapes for name, shapes in packed["sprites"].items() if name in drawn}
    return {
        "width": packed["width"],
        "height": packed["height"],
        "shapes": packed["shapes"],
        "sprites": sprites,
        "label": f"{scene.title}\n{scene.description}",
    }
