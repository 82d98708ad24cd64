"""Shapes as plain data: what a picture consists of, before anything draws it.

A game's own ``scene.py`` lists shapes; :mod:`~kayanak_nb.drawing.svg` writes them as SVG,
:mod:`~kayanak_nb.drawing.canvas` packs them for the canvas in the browser. Coordinates are in
scene units, x to the right, y downwards; a renderer scales them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["Circle", "Paint", "Path", "Scene", "Shape", "Sprite", "Target", "Text", "Use"]


@dataclass(frozen=True, slots=True)
class Paint:
    """How a shape is painted. *fill* and *stroke* are names of colours or gradients in the theme, never colours.

    *width* and *dash* are in scene units; *opacity* (0 to 1) holds for the fill and the stroke, each by itself.
    Lines end and bend round.
    """

    fill: str | None = None
    stroke: str | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc of radius *r* (> 0) around (*x*, *y*)."""

    x: float
    y: float
    r: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Path:
    """An outline *d* in SVG path syntax, moved by (*x*, *y*)."""

    d: str
    paint: Paint
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text, centred on *x* with its baseline at *y*; *size* in scene units."""

    x: float
    y: float
    text: str
    size: float
    paint: Paint
    weight: int = 400


@dataclass(frozen=True, slots=True)
class Use:
    """The sprite *name* of the scene, its origin at (*x*, *y*), enlarged by *scale* (> 0).

    *paint* is taken by those shapes of the sprite that leave their own paint empty, so that one outline can be
    drawn as ice, as its shadow and as a frame.
    """

    name: str
    x: float
    y: float
    scale: float = 1.0
    paint: Paint | None = None


Shape: TypeAlias = Circle | Path | Text | Use


@dataclass(frozen=True, slots=True)
class Sprite:
    """Shapes under one name, described once and drawn in many places (a fisher, a crystal)."""

    name: str
    shapes: tuple[Circle | Path | Text, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """A place on the picture that can be pointed at: a hole or a floe.

    *id* is the thing's own name (``"C4"``); *label* says its state in the scene's language;
    *legal* is whether something can be done there now. It reaches *r* far from (*x*, *y*), sidewards *wide* if given.
    """

    id: str
    x: float
    y: float
    r: float
    label: str
    legal: bool
    wide: float | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: *back* never changes during a game, *front* is what moves.

    *title* and *description* are for those who cannot see it, in *language*.
    """

    width: float
    height: float
    title: str
    description: str
    language: str
    back: tuple[Shape, ...]
    front: tuple[Shape, ...]
    sprites: tuple[Sprite, ...]
    targets: tuple[Target, ...]
