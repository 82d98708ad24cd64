"""Open water with soft waves: the ground that every board lies on."""

from __future__ import annotations

from collections.abc import Sequence

from kayanak_nb.drawing.scene import Paint, Path, Shape, Sprite, Use
from kayanak_nb.stream import Stream

__all__ = ["WAVE", "sea"]

WAVE = Sprite("wave", (Path("M-17 0q6-6 13-1t10 .5q6-5 11-.5", Paint(stroke="wave", width=2, opacity=0.16)),))
"""A crest of water; a scene with a :func:`sea` lists it among its sprites."""

_EVERY_X, _EVERY_Y = 60, 38


def sea(width: float, height: float, *, seed: int, dry: Sequence[tuple[float, float, float]] = ()) -> tuple[Shape, ...]:
    """Return water that fills *width* × *height* scene units, its corners rounded, with waves strewn from *seed*.

    No wave lies inside one of the circles (x, y, radius) of *dry*.
    """
    corner = 16
    water = (
        f"M{corner} 0H{width - corner:g}q{corner} 0 {corner} {corner}V{height - corner:g}q0 {corner}-{corner} {corner}"
        f"H{corner}q-{corner} 0-{corner}-{corner}V{corner}q0-{corner} {corner}-{corner}z"
    )
    waves = [(x, y) for x, y in _strewn(width, height, Stream(seed)) if not _inside(x, y, dry)]
    return Path(water, Paint(fill="sea")), *(Use("wave", x, y) for x, y in waves)


def _strewn(width: float, height: float, stream: Stream) -> list[tuple[int, int]]:
    """Return one place by chance in each field of a coarse grid: evenly spread, but in no pattern."""
    return [
        (left + 22 + stream.below(_EVERY_X - 24), top + 8 + stream.below(_EVERY_Y - 12))
        for top in range(0, int(height) - 16, _EVERY_Y)
        for left in range(0, int(width) - 44, _EVERY_X)
    ]


def _inside(x: float, y: float, circles: Sequence[tuple[float, float, float]]) -> bool:
    return any((x - cx) ** 2 + (y - cy) ** 2 < r * r for cx, cy, r in circles)
