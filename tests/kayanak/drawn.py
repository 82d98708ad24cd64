"""What is drawn: shapes picked out of a picture."""

from __future__ import annotations

from kayanak_nb.drawing.scene import Shape, Text, Use


def uses(shapes: tuple[Shape, ...], *names: str) -> list[Use]:
    return [shape for shape in shapes if isinstance(shape, Use) and shape.name in names]


def written(shapes: tuple[Shape, ...]) -> list[Text]:
    return [shape for shape in shapes if isinstance(shape, Text)]
