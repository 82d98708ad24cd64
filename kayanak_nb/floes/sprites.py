"""The pieces of the floes game as drawings: figures, spears with fish, the bear, igloos, bars and arrows.

Each is drawn around its own origin in scene units; what stands has its origin between its feet.
"""

from __future__ import annotations

from math import cos, pi, sin

from kayanak_nb.drawing.pieces import BADGES, CROWN, FOOTPRINTS, TURN, person, small_fish, tag
from kayanak_nb.drawing.scene import Circle, Paint, Path, Sprite
from kayanak_nb.hexgrid import DIRECTIONS

__all__ = ["ARROW", "FIGURE", "RADIUS", "SPRITES", "along", "igloo"]

FIGURE = 0.76
"""How much smaller a figure is drawn than a person of full size."""

RADIUS = 33.5
"""Radius of a floe, a little less than half the distance of two that touch, so that water shows between them."""

ARROW = 13.0
"""Radius of the disc of a direction arrow."""


def along(direction: str, length: float) -> tuple[float, float]:
    """Return the way (x, y) of *length* scene units in *direction*."""
    angle = DIRECTIONS.index(direction) * pi / 3
    return length * cos(angle), -length * sin(angle)


# Large enough for a number.
_SIGNS = (
    "M-7.800 0a7.800 7.800 0 1 0 15.600 0a7.800 7.800 0 1 0-15.600 0z",
    "M0-11l10.800 18.600h-21.600z",
    "M-7.200-7.200h14.400v14.400h-14.400z",
    "M0-9.800l9.200 9.800-9.200 9.800-9.200-9.800z",
)


def _turned(direction: str, *points: tuple[float, float]) -> str:
    """Return the corners of a line, drawn as if towards E, turned towards *direction*."""
    x_axis, y_axis = along(direction, 1), along(direction, 1)[::-1]
    corners = ((x * x_axis[0] - y * y_axis[0], x * x_axis[1] + y * y_axis[1]) for x, y in points)
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)


_SPEAR = "M16 2L17.5-52"
_CAUGHT = "M-10 0l-6.5-5v10zM-11 0c4-7.5 15-7.5 21 0c-6 7.5-17 7.5-21 0z"
_SPEAR_WITH_FISH = Sprite(
    "spear",
    (
        Path(_SPEAR, Paint(stroke="white", width=5)),
        Path(_SPEAR, Paint(stroke="wood", width=2.8)),
        Path(_CAUGHT, Paint(stroke="white", width=4), 17.5, -46),
        Path(_CAUGHT, Paint(fill="fish", stroke="ink", width=1.4), 17.5, -46),
        Circle(23, -47.5, 1.6, Paint(fill="ink")),
        Path("M17.4-47L17.7-56l-2.200 4.500M17.7-56l2 4.500", Paint(stroke="wood", width=2.2)),
    ),
)

_BEAR_FAR_LEGS = "M-13-12l3 11q-.5 3 3 3h6q1-2-1-4l3-10zM9-12l3 11q.5 3 3.5 3h5q1.500-2-1-4l-1.500-12z"
_BEAR_BODY = (
    "M-27 2q-3 0-2.500-3.500l1.500-9q-3-8-1-15q3-11 17-12q10-1 17-2.500q5-1 9-4.500q0-4.500 3.500-4.500"
    "q2.500 0 3 3q5 .5 7.500 4l8 4q2.500 1.500 1.500 4q-1 3-4.500 3.500l-8 1.500q-4 1.500-5.500 6l-2.500 10"
    "l1.500 10q.5 4.500-2.500 4.500h-8q-1-3 1.500-4l-1.500-9q-8 2.500-16 .5l-2.500 6.500q2 1.500 2 6q-5 1-9.500 0z"
)
_BEAR_SHADOW = "M-31 1a31 6.500 0 1 0 62 0a31 6.500 0 1 0-62 0z"
_BEAR = Sprite(
    "bear",
    (
        Path(_BEAR_SHADOW, Paint(fill="ink", opacity=0.28)),
        Path(_BEAR_BODY, Paint(stroke="white", width=6)),
        Path(_BEAR_FAR_LEGS, Paint(fill="bear_shade", stroke="ink", width=2)),
        Path(_BEAR_BODY, Paint(fill="bear", stroke="ink", width=2.4)),
        Path("M-23-13q-2.500-7 1-12M9-27q-1.500 7 1 13M22-31q-4-3-5-7.500", Paint(stroke="bear_shade", width=2.4)),
        Circle(24.5, -38.5, 1.9, Paint(fill="ink")),
        Path("M33.500-39l3 1.500q2 1.500 1 3.500q-4.500 .5-4-5z", Paint(fill="ink", stroke="ink", width=1.6)),
        Path("M33.500-31.500q-4 1-7-1.500", Paint(stroke="ink", width=1.6)),
        Circle(17.4, -45.2, 1.3, Paint(fill="bear_shade")),
    ),
)

_FRAMED = "M-27 0v-11a27 27 0 0 1 54 0v11q-27 5-54 0z"
_DOOR = "M-9.500 2.800v-9a9.500 9.500 0 0 1 19 0v9q-9.500 1.200-19 0z"


def igloo(player: int) -> Sprite:
    """Return the igloo of *player*, its sign over the door."""
    colour, dark = f"player_{player}", f"player_{player}_dark"
    return Sprite(
        f"igloo-{player}",
        (
            Path("M-36 2a36 7 0 1 0 72 0a36 7 0 1 0-72 0z", Paint(fill="ink", opacity=0.16)),
            Path("M-31 1v-9a31 33 0 0 1 62 0v9q-31 5-62 0z", Paint(fill=colour, stroke=dark, width=1.6)),
            Path(_FRAMED, Paint(fill="igloo")),
            Path(
                "M-26-12q26 4 52 0M-20.500-25q20.500 4 41 0M-14-24v12.500M14-24v12.500M-21-11v11.500M21-11v11.500",
                Paint(stroke="igloo_joint", width=1.6),
            ),
            Path("M-13 3.500v-10a13 13 0 0 1 26 0v10q-13 1.500-26 0z", Paint(fill="white", stroke=dark, width=1.4)),
            Path(_DOOR, Paint(fill="open")),
            Circle(0, -30, 9.6, Paint(fill=colour, stroke=dark, width=1.2)),
            Path(BADGES[player], Paint(fill="white"), 0, -30),
        ),
    )


def _bar(name: str, d: str) -> Sprite:
    return Sprite(name, (Path(d, Paint(stroke="legal_edge", width=7.6)), Path(d, Paint(stroke="legal", width=5))))


def _ghost_bar(name: str, d: str) -> Sprite:
    """Return the bar of a contact that there would be."""
    return Sprite(f"ghost-{name}", (Path(d, Paint(stroke="ink", width=7.6)), Path(d, Paint(stroke="white", width=4))))


def _arrow(direction: str) -> Sprite:
    shaft = "M" + _turned(direction, (-6.5, 0), (6, 0))
    head = "M" + _turned(direction, (1, -5), (6.5, 0), (1, 5))
    return Sprite(
        f"arrow-{direction}",
        (
            Circle(0, 0, ARROW, Paint(fill="legal", stroke="legal_edge", width=1.8)),
            Path(shaft + head, Paint(stroke="legal_edge", width=3)),
        ),
    )


_PAW = tag(
    "tag-bear",
    Path(
        "M-4.200 3q0-3.500 4.200-3.500t4.200 3.500q0 2-2 2h-4.400q-2 0-2-2z"
        "M-5.500-1.500v.1M-2-4.200v.1M2-4.200v.1M5.500-1.500v.1",
        Paint(stroke="legal_edge", fill="legal_edge", width=2.2),
    ),
)
_CHECK = Sprite(
    "check",
    (
        Circle(0, 0, 8, Paint(fill="white", stroke="ink", width=1.6)),
        Path("M-4 0.200l3 3.300 5.500-6.500", Paint(stroke="ink", width=2.6)),
    ),
)
_RING = "M-14 0a14 6 0 1 0 28 0a14 6 0 1 0-28 0z"
_WIDE_RING = "M-18.500 0a18.500 9 0 1 0 37 0a18.500 9 0 1 0-37 0z"
_PICKED = Sprite(
    "picked", (Path(_RING, Paint(stroke="legal_edge", width=5.6)), Path(_RING, Paint(stroke="legal", width=3.6)))
)
_LAST = Sprite(
    "last",
    (
        Path(_WIDE_RING, Paint(stroke="white", width=5)),
        Path(_WIDE_RING, Paint(stroke="ink", width=3, dash=(0.1, 6.2))),
    ),
)

_WAKE = Sprite(
    "wake",
    (
        Circle(0, 3, RADIUS, Paint(stroke="foam", width=12, opacity=0.2)),
        Circle(0, 9, RADIUS, Paint(fill="deep", opacity=0.35)),
    ),
)

SPRITES: tuple[Sprite, ...] = (
    _WAKE,
    small_fish("fish"),
    *(person(f"figure-{player}", player, sign) for player, sign in enumerate(_SIGNS)),
    _SPEAR_WITH_FISH,
    _BEAR,
    _CHECK,
    TURN,
    CROWN,
    *(_bar(f"bar-{direction}", "M" + _turned(direction, (-8, 0), (8, 0))) for direction in ("E", "SW", "SE")),
    _bar("bar-shore", "M0-5V10"),
    *(_ghost_bar(direction, "M" + _turned(direction, (-8, 0), (8, 0))) for direction in ("E", "SW", "SE")),
    _ghost_bar("shore", "M0-5V10"),
    *(_arrow(direction) for direction in DIRECTIONS),
    FOOTPRINTS,
    _PAW,
    _PICKED,
    _LAST,
)
