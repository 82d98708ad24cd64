"""The fish in a hole: a few are drawn one by one, many as one of each kind with a number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kayanak_nb.drawing.scene import Paint, Shape, Text, Use

__all__ = ["shoal"]


class _Fish(NamedTuple):
    name: str
    x: float
    y: float
    scale: float


# Where up to three fish swim in a free hole, by (small, large).
_ONE_BY_ONE: dict[tuple[int, int], tuple[_Fish, ...]] = {
    (1, 0): (_Fish("small", 0, 0, 1.4),),
    (2, 0): (_Fish("small", -1.5, -5.5, 1.2), _Fish("small", 1.5, 5.5, 1.2)),
    (3, 0): (_Fish("small", 0.5, -9, 1.1), _Fish("small", -1, 0, 1.1), _Fish("small", 0.5, 9, 1.1)),
    (0, 1): (_Fish("large", 0.8, 0, 1.2),),
    (1, 1): (_Fish("large", 0.8, -4, 1.1), _Fish("small", 0.5, 9.5, 1.1)),
    (2, 1): (_Fish("small", 0, -10.5, 1), _Fish("large", 0.8, 0, 1), _Fish("small", 0, 10.5, 1)),
    (0, 2): (_Fish("large", 0.8, -6.8, 0.98), _Fish("large", -0.2, 7, 0.98)),
    (1, 2): (_Fish("large", 0.6, -8.5, 0.85), _Fish("large", 0, 2.5, 0.85), _Fish("small", 0.5, 11.5, 0.9)),
    (0, 3): (_Fish("large", 0.6, -9.5, 0.78), _Fish("large", 0.2, 0, 0.78), _Fish("large", 0.6, 9.5, 0.78)),
}

# How rows of fish lie, by (low, number of rows): the height of their middle, the distance between them, their scale.
_ROWS = {
    (False, 1): (0.0, 0.0, 1.2),
    (False, 2): (0.0, 13.5, 1.0),
    (True, 1): (6.5, 0.0, 1.0),
    (True, 2): (6.6, 9.2, 0.7),
}


def shoal(small: int, large: int, *, x: float, y: float, low: bool = False, hidden: bool = False) -> Iterator[Shape]:
    """Yield the fish in the hole around (*x*, *y*): *small* and *large* ones, both 0 or more.

    *low* keeps to the lower half of the hole, where something covers the upper one; *hidden* draws them as shadows.
    """
    kind = "-shadow" if hidden else ""
    paint = Paint(fill="shadow_text" if hidden else "open_text")
    if not low and (small, large) in _ONE_BY_ONE:
        for fish in _ONE_BY_ONE[small, large]:
            yield Use(fish.name + kind, x + fish.x, y + fish.y, fish.scale)
        return
    rows = [(name, count) for name, count in (("large", large), ("small", small)) if count]
    if not rows:
        return
    middle, step, scale = _ROWS[low, len(rows)]
    for row, (name, count) in enumerate(rows):
        yield from _counted(name + kind, count, x, y + middle + step * (row - (len(rows) - 1) / 2), scale, paint)


def _counted(sprite: str, count: int, x: float, y: float, scale: float, paint: Paint) -> Iterator[Shape]:
    if count == 1:
        yield Use(sprite, x, y, scale)
        return
    number = str(count)
    size = 13 * scale * (1 if len(number) == 1 else 1.6 / len(number))
    yield Use(sprite, x - 5 * scale, y, scale * (0.72 if sprite.startswith("large") else 0.95))
    yield Text(x + 8.5 * scale, y + size * 0.36, number, size, paint, 700)
