"""The pieces of Kayanak as drawings: holes, fish, crystals, drops and fishers.

Each is drawn around its own origin in scene units; a hole's origin is its middle, a fisher's lies between the feet.
"""

from __future__ import annotations

from math import cos, pi, sin

from kayanak_nb.drawing.pieces import CROWN, FOOTPRINTS, GLYPH, SMALL_FISH, TURN, person, small_fish, tag
from kayanak_nb.drawing.scene import Circle, Paint, Path, Sprite

__all__ = ["ABOVE_HEAD", "FEET", "FIGURE", "HEATS", "HOLE", "IN_DROP", "RING", "ROD_TIP", "SPRITES"]

HOLE = 17.0
"""Radius of a hole's water."""

RING = 22.0
"""Radius of a ring around a hole."""

FEET = 8.0
"""How far above the middle of its hole a fisher stands, so that the hole stays in sight."""

ABOVE_HEAD = 58.5
"""How far above the middle of a fisher's hole a mark over its head sits."""

IN_DROP = 3.0
"""How far below its origin a drop has the most room inside."""

FIGURE = 19.0
"""How far below the middle of its hole a number stands."""

HEATS = 5
"""How many shades there are for more and less."""

ROD_TIP = (18.0, -42.0)
"""The tip of a rod held on the right, from between the fisher's feet."""


def _star(radius: float) -> str:
    """Return the outline of a six-armed crystal, with two twigs on each arm."""
    parts = []
    for arm in range(6):
        angle = pi / 6 + arm * pi / 3
        x, y = cos(angle), sin(angle)
        parts.append(f"M0 0L{radius * x:.1f} {radius * y:.1f}")
        for side in (-0.6, 0.6):
            tip_x, tip_y = radius * 0.58 * x, radius * 0.58 * y
            twig = radius * 0.36
            parts.append(f"M{tip_x:.1f} {tip_y:.1f}l{twig * cos(angle + side):.1f} {twig * sin(angle + side):.1f}")
    return "".join(parts)


def _hexagon(radius: float) -> str:
    corners = [(radius * cos(pi / 6 + k * pi / 3), radius * sin(pi / 6 + k * pi / 3)) for k in range(6)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "z"


_DENT = Sprite(
    "dent",
    (
        Circle(0, 0, HOLE - 0.6, Paint(fill="dent", stroke="dent_edge", width=1.4)),
        Path("M-11-7.5a13.5 13.5 0 0 1 22 0", Paint(stroke="dent_edge", width=2.2, opacity=0.55)),
        Path("M-10 9.5a13.5 13.5 0 0 0 20 0", Paint(stroke="white", width=2, opacity=0.9)),
    ),
)
_OPEN = Sprite(
    "open",
    (
        Circle(0, 0, HOLE + 2.4, Paint(fill="hole_rim")),
        Circle(0, -0.8, HOLE + 2.2, Paint(fill="white")),
        Circle(0, 0, HOLE, Paint(fill="open")),
        Path("M-12.5-5.5a13.6 13.6 0 0 1 9-7.4", Paint(stroke="white", width=2.2, opacity=0.6)),
        Path("M-.5-13.8l1.5 0", Paint(stroke="white", width=2.2, opacity=0.6)),
    ),
)
_PLUG = Sprite(
    "plug",
    (
        Circle(0, 0, HOLE + 1.2, Paint(fill="white", stroke="crystal", width=2.4)),
        Path(_star(12.5), Paint(stroke="crystal", width=2.4)),
    ),
)
# The same with its crystal small and high, to leave room for what the teacher's switch shows.
_PLUG_SHOWING = Sprite(
    "plug-showing",
    (
        Circle(0, 0, HOLE + 1.2, Paint(fill="white", stroke="crystal", width=2.4)),
        Path(_star(6), Paint(stroke="crystal", width=1.6), 0, -9.5),
    ),
)
_DROP = Sprite(
    "drop",
    (
        Path(
            "M0-15c8 10 10.5 14 10.5 18.500a10.5 10.5 0 0 1-21 0c0-4.5 2.5-8.5 10.5-18.500z",
            Paint(fill="drop", stroke="white", width=2),
        ),
        Path("M-5.5 4.500q.5 4 4 5.5", Paint(stroke="white", width=2, opacity=0.8)),
    ),
)

_LARGE_TAIL = "M-7 0l-6.5-5.500q2 5.5 0 11z"
_LARGE_FIN = "M-3.5-5q3-4.5 8-3.500l-1.5 4zM-1 5.300l1.5 3.2 3.5-3z"
_LARGE_BODY = "M-9 0c4-8.4 15.5-8.4 21.5 0c-6 8.4-17.5 8.4-21.5 0z"
_STRIPES = "M-3.2-4.4q2.2 4.4 0 8.8M1-5.5q2.6 5.5 0 11"

_LARGE = Sprite(
    "large",
    (
        Path(_LARGE_TAIL + _LARGE_FIN, Paint(fill="fish_fin")),
        Path(_LARGE_BODY, Paint(fill="fish")),
        Path("M-3.2-4.400q2.2 4.4 0 8.800M1-5.500q2.6 5.5 0 11", Paint(stroke="ink", width=1.8)),
        Circle(7, -1.4, 1.5, Paint(fill="ink")),
    ),
)
_SMALL_SHADOW = Sprite("small-shadow", (Path(SMALL_FISH, Paint(fill="shadow")),))
_LARGE_SHADOW = Sprite(
    "large-shadow",
    (
        Path(_LARGE_TAIL + _LARGE_FIN + _LARGE_BODY, Paint(fill="shadow")),
        Path(_STRIPES, Paint(stroke="dent", width=1.6)),
    ),
)

_RING = Sprite(
    "ring",
    (
        Circle(0, 0, RING, Paint(stroke="legal_edge", width=5.6)),
        Circle(0, 0, RING, Paint(stroke="legal", width=3.8)),
    ),
)
_RING_THIN = Sprite(
    "ring-thin",
    (
        Circle(0, 0, RING - 1, Paint(stroke="legal_edge", width=3.8)),
        Circle(0, 0, RING - 1, Paint(stroke="legal", width=2.4)),
    ),
)
_RING_CRYSTAL = Sprite(
    "ring-crystal",
    (
        Path(_hexagon(RING + 2.5), Paint(stroke="legal_edge", width=5.2)),
        Path(_hexagon(RING + 2.5), Paint(stroke="legal", width=3.4)),
    ),
)
_LAST = Sprite(
    "last",
    (
        Circle(0, 0, RING + 5, Paint(stroke="white", width=5)),
        Circle(0, 0, RING + 5, Paint(stroke="ink", width=3, dash=(0.1, 6.07))),
    ),
)


_TAGS = (
    FOOTPRINTS,
    tag("tag-dig", Path("M-5-.5q5-6 10 0M0-3.3v8.6", GLYPH)),
    tag("tag-fish", Path("M2.5-5.2v6.2a3 3 0 0 1-6 0v-1.5l-1.3 1.3", GLYPH)),
    tag("tag-crystal", Path(_star(5.6), Paint(stroke="legal_edge", width=1.5))),
)


def _rod(name: str, side: int) -> Sprite:
    """Return a rod held on the right (*side* 1) or the left (-1)."""
    rod = f"M{13 * side}-4L{side * ROD_TIP[0]:g} {ROD_TIP[1]:g}"
    return Sprite(name, (Path(rod, Paint(stroke="white", width=4.8)), Path(rod, Paint(stroke="wood", width=2.6))))


_MAGNET = Sprite(
    "magnet",
    (
        Path("M-4.5 5v-3.5a4.5 4.5 0 0 1 9 0v3.5", Paint(stroke="white", width=6.4)),
        Path("M-4.5 3.5v-2a4.5 4.5 0 0 1 9 0v2", Paint(stroke="magnet", width=4)),
        Path("M-4.5 5v.6M4.5 5v.6", Paint(stroke="shadow", width=4)),
    ),
)

# A hue of its own, lighter and darker only: neither a player's nor that of what can be done now.
_HEAT = tuple(
    sprite
    for step in range(1, HEATS + 1)
    for sprite in (
        Sprite(f"heat-{step}", (Circle(0, 0, 25, Paint(fill=f"heat_{step}", stroke="ink", width=0.6)),)),
        Sprite(
            f"plate-{step}",
            (
                Path(
                    "M-11-7h22a7 7 0 0 1 0 14h-22a7 7 0 0 1 0-14z",
                    Paint(fill=f"heat_{step}", stroke="white", width=1.2),
                ),
            ),
        ),
    )
)

SPRITES: tuple[Sprite, ...] = (
    *_HEAT,
    _DENT,
    _OPEN,
    _PLUG,
    _PLUG_SHOWING,
    _DROP,
    small_fish("small"),
    _LARGE,
    _SMALL_SHADOW,
    _LARGE_SHADOW,
    _MAGNET,
    *(person(f"fisher-{player}", player) for player in range(4)),
    _rod("rod-right", 1),
    _rod("rod-left", -1),
    TURN,
    CROWN,
    _RING,
    _RING_THIN,
    _RING_CRYSTAL,
    _LAST,
    *_TAGS,
)
