"""A page of paper as plain data: words and shapes at places measured in millimetres from the top left corner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Sprite, Text, Use
from kayanak_nb.locale import text

__all__ = [
    "LONG",
    "MARGIN",
    "SHORT",
    "Anchor",
    "Inset",
    "Mark",
    "Page",
    "Placed",
    "Words",
    "foot",
    "inset",
    "line",
    "moved",
    "placed",
    "rectangle",
]

SHORT, LONG = 210.0, 297.0
"""The sides of A4 paper in millimetres (ISO 216)."""

MARGIN = 12.0
"""What stays empty all around, in millimetres: printers do not reach the edge."""

Anchor: TypeAlias = Literal["start", "middle", "end"]
_EMPTY = Paint()


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text: it starts, has its middle or ends at *x*, by *anchor*, with its baseline at *y*."""

    x: float
    y: float
    text: str
    size: float
    anchor: Anchor = "start"
    bold: bool = False
    colour: str = "ink"


@dataclass(frozen=True, slots=True)
class Placed:
    """A *shape* of a scene, its origin moved to (*x*, *y*) and enlarged by *scale*."""

    shape: Circle | Path | Text
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Inset:
    """A picture on the page: of its *marks* nothing shows outside a rectangle with its corner at (*x*, *y*)."""

    x: float
    y: float
    width: float
    height: float
    marks: tuple[Placed, ...]


Mark: TypeAlias = Words | Placed | Inset


@dataclass(frozen=True)
class Page:
    """What stands on a sheet of A4 paper, upright or *landscape*.

    *title* and *description* are for those who cannot see it, in *language*.
    """

    title: str
    description: str
    marks: tuple[Mark, ...]
    language: str = "en"
    landscape: bool = False

    @property
    def width(self) -> float:
        """How wide the page is, in millimetres."""
        return LONG if self.landscape else SHORT

    @property
    def height(self) -> float:
        """How high the page is, in millimetres."""
        return SHORT if self.landscape else LONG


def placed(
    shapes: Iterable[Shape], sprites: Iterable[Sprite] = (), *, x: float = 0, y: float = 0, scale: float = 1
) -> Iterator[Placed]:
    """Yield *shapes* with their origin at (*x*, *y*), enlarged by *scale*; sprites are put where they are used."""
    known = {sprite.name: sprite for sprite in sprites}
    for shape in shapes:
        if not isinstance(shape, Use):
            yield Placed(shape, x, y, scale)
            continue
        for part in known[shape.name].shapes:
            painted = _painted(part, shape.paint)
            yield Placed(painted, x + shape.x * scale, y + shape.y * scale, scale * shape.scale)


def inset(scene: Scene, *, x: float, y: float, scale: float) -> Inset:
    """Return *scene*, enlarged by *scale*, with its top left corner at (*x*, *y*)."""
    marks = tuple(placed((*scene.back, *scene.front), scene.sprites, x=x, y=y, scale=scale))
    return Inset(x, y, scene.width * scale, scene.height * scale, marks)


def moved(mark: Mark, down: float) -> Mark:
    """Return *mark* further *down* on the page."""
    if isinstance(mark, Inset):
        return replace(mark, y=mark.y + down, marks=tuple(replace(one, y=one.y + down) for one in mark.marks))
    return replace(mark, y=mark.y + down)


def line(x0: float, y0: float, x1: float, y1: float, paint: Paint) -> Placed:
    """Return a straight line."""
    return Placed(Path(f"M{x0:.2f} {y0:.2f}L{x1:.2f} {y1:.2f}", paint))


def rectangle(x: float, y: float, width: float, height: float, paint: Paint) -> Placed:
    """Return a rectangle with its top left corner at (*x*, *y*)."""
    return Placed(Path(f"M{x:.2f} {y:.2f}h{width:.2f}v{height:.2f}h{-width:.2f}z", paint))


def foot(number: int, last: int, language: str) -> Words:
    """Return what stands below upright page *number* of those up to the *last*."""
    said = text("print-page", language, number=number, last=last)
    return Words(SHORT / 2, LONG - MARGIN, said, 2.8, "middle", colour="faint")


def _painted(shape: Circle | Path | Text, paint: Paint | None) -> Circle | Path | Text:
    """Return *shape* in *paint* if it has no paint of its own."""
    if paint is None or shape.paint != _EMPTY:
        return shape
    if isinstance(shape, Circle):
        return Circle(shape.x, shape.y, shape.r, paint)
    if isinstance(shape, Path):
        return Path(shape.d, paint, shape.x, shape.y)
    return Text(shape.x, shape.y, shape.text, shape.size, paint, shape.weight)
