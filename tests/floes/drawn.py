"""What is to be found in a picture of the floes."""

from __future__ import annotations

from collections import Counter

from kayanak_nb.drawing.scene import Scene, Shape, Use

__all__ = ["framed", "spots", "uses"]


def uses(shapes: tuple[Shape, ...], start: str) -> list[Use]:
    return [shape for shape in shapes if isinstance(shape, Use) and shape.name.startswith(start)]


def spots(drawn: Scene, start: str) -> Counter[tuple[float, float]]:
    return Counter((shape.x, shape.y) for shape in uses(drawn.front, start))


def framed(drawn: Scene, stroke: str, *, wider: float = 0) -> set[int]:
    """The floes whose outline is painted with *stroke*."""
    rims = [shape for shape in uses(drawn.front, "rim-") if shape.paint and shape.paint.stroke == stroke]
    return {int(shape.name[4:]) for shape in rims if shape.paint and shape.paint.width > wider}
