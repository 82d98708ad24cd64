"""Pieces that pictures of either game are made of: people in thick coats, fish, tags, and what hovers over a head.

Each is drawn around its own origin in scene units; a person's origin lies between the feet.
"""

from __future__ import annotations

from kayanak_nb.drawing.scene import Circle, Paint, Path, Sprite

__all__ = [
    "BADGES",
    "CROWN",
    "FOOTPRINTS",
    "GLYPH",
    "SMALL_FISH",
    "TURN",
    "person",
    "small_fish",
    "tag",
]

BADGES: tuple[str, ...] = (
    "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z",
    "M0-7.2l7.6 12.8h-15.2z",
    "M-5.8-5.8h11.6v11.6h-11.6z",
    "M0-8l7 8-7 8-7-8z",
)
"""The outline of each player's sign ● ▲ ■ ◆, so that colour is never the only difference."""

SMALL_FISH = "M-3.5 0l-4.2-3.300v6.600zM-5 0c3-4.6 9-4.6 12.5 0c-3.5 4.6-9.5 4.6-12.5 0z"
"""The outline of a small fish that looks to the right."""

_COAT = "M-14.5-1q.5-15 5-21h19q4.5 6 5 21q-14.5 5-29 0z"
_HOOD = "M-12-32a12 12 0 0 1 24 0q0 6-3.5 10.5h-17q-3.5-4.5-3.5-10.5z"
_POINTER = "M-9-7h18l-9 11z"

TURN = Sprite("turn", (Path(_POINTER, Paint(stroke="ink", width=5)), Path(_POINTER, Paint())))
"""A pointer down at whoever is to move; its use says in which colour."""

CROWN = Sprite("crown", (Path("M-11 5l-2-13 7 6 6-9 6 9 7-6-2 13z", Paint(fill="fish", stroke="ink", width=1.6)),))
"""For the winner's head."""

GLYPH = Paint(stroke="legal_edge", width=2)
"""How the lines of what stands on a tag are painted."""


def tag(name: str, *glyph: Path) -> Sprite:
    """Return a small disc that says what can be done at a place by its *glyph*, as the sprite *name*."""
    return Sprite(name, (Circle(0, 0, 8.6, Paint(fill="legal", stroke="legal_edge", width=1.6)), *glyph))


FOOTPRINTS = tag(
    "tag-walk",
    Path(
        "M-5 2.4a1.9 3 0 1 0 3.8 0a1.9 3 0 1 0-3.8 0zM1.2-2a1.9 3 0 1 0 3.8 0a1.9 3 0 1 0-3.8 0z",
        Paint(fill="legal_edge"),
    ),
)
"""The tag of a place to walk to."""


def small_fish(name: str) -> Sprite:
    """Return a small fish that looks to the right, as the sprite *name*."""
    return Sprite(name, (Path(SMALL_FISH, Paint(fill="fish")), Circle(3.7, -0.9, 1, Paint(fill="ink"))))


def person(name: str, player: int, sign: str = "") -> Sprite:
    """Return somebody in a coat of *player*'s colour with the player's sign on it, as the sprite *name*.

    *sign* is another outline of the sign, around its middle, where the one in :data:`BADGES` is too small.
    """
    colour, dark = f"player_{player}", f"player_{player}_dark"
    return Sprite(
        name,
        (
            Path("M-16 1a16 5 0 1 0 32 0a16 5 0 1 0-32 0z", Paint(fill="ink", opacity=0.3)),
            Path(_COAT + _HOOD, Paint(fill="white", stroke="white", width=5)),
            Path("M-9-1h7v4q0 1-1 1h-6q-1 0-1-1zM2-1h7q1 0 1 1v3q0 1-1 1h-6q-1 0-1-1z", Paint(fill="boot")),
            Path(_COAT, Paint(fill=colour, stroke=dark, width=1.4)),
            Path("M-13.5-1.5q13.5 4.5 27 0", Paint(stroke="fur", width=3.2)),
            Path(sign or BADGES[player], Paint(fill="white", stroke=dark, width=1.2), 0, -10.5),
            Path(_HOOD, Paint(fill=colour, stroke=dark, width=1.4)),
            Path("M-9-21.5q9 3.5 18 0", Paint(stroke="fur", width=3.6)),
            Circle(0, -31.5, 8.6, Paint(fill="fur", stroke=dark, width=0.9)),
            Circle(0, -31, 6.6, Paint(fill="skin")),
            Circle(-2.5, -32, 1.15, Paint(fill="ink")),
            Circle(2.5, -32, 1.15, Paint(fill="ink")),
            Path("M-2.4-28.6q2.4 2.2 4.8 0", Paint(stroke="ink", width=1.1)),
            Circle(-14, -10, 3.6, Paint(fill=dark, stroke="white", width=1)),
            Circle(14, -10, 3.6, Paint(fill=dark, stroke="white", width=1)),
        ),
    )
