"""A small scene with one of everything that can be drawn."""

from __future__ import annotations

from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Sprite, Target, Text, Use

__all__ = ["SCENE", "scene_of"]

OUTLINE = Sprite("outline", (Path("M0 0h10v10z", Paint()), Circle(1.26, 2, 3, Paint(fill="ink"))))
SHAPES: tuple[Shape, ...] = (
    Circle(10, 20.04, 5, Paint(fill="open", stroke="white", width=2.5)),
    Path("M0 0l9 9", Paint(stroke="ink", dash=(3, 1.55), opacity=0.256), 4, -0.04),
    Text(50, 60, "A<&>\"'1", 21, Paint(fill="label"), 700),
    Text(50, 60, "B", 12.5, Paint(fill="label")),
    Use("outline", 30, 40),
    Use("outline", 30, 40, 1.23456),
    Use("outline", 0, 0, paint=Paint(fill="sea", opacity=0.5)),
)


def scene_of(*front: Shape, title: str = "A <title>", description: str = "It shows & tells.") -> Scene:
    """Return a scene with *front* over one of everything."""
    targets = (Target("A1", 10, 20, 5, "A1, open", True),)
    return Scene(120, 80.5, title, description, "en", SHAPES, front, (OUTLINE,), targets)


SCENE = scene_of(Circle(1, 2, 3, Paint(fill="white")))
