"""What never changes during a game: sea, shores, igloos, the ice at the sides, and where everything lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin

from kayanak_nb.drawing.outline import disc_outline, shore_outline
from kayanak_nb.drawing.scene import Paint, Path, Shape, Sprite, Text
from kayanak_nb.drawing.sea import WAVE, sea
from kayanak_nb.floes.board import COLUMNS, FLOES, ROWS
from kayanak_nb.floes.scenery import far_shore, foam, home_shore, pack_outlines, side_ice
from kayanak_nb.floes.setup import FIGURES
from kayanak_nb.floes.sprites import RADIUS, SPRITES, igloo
from kayanak_nb.hexgrid import Cell, centre
from kayanak_nb.stream import Stream

__all__ = ["FAR", "HEIGHT", "HOLE", "HOME", "SPACING", "WIDTH", "Backdrop", "Point", "backdrop", "place"]

Point = tuple[float, float]

SPACING = 72.0
"""Distance between the middles of touching floes, in scene units."""

_SIDE, _ROUGH = 34.0, 2.0
_FAR_DEPTH, _HOME_DEPTH = 112.0, 134.0

WIDTH = 2 * _SIDE + (COLUMNS + 0.5) * SPACING
FAR = _FAR_DEPTH
"""Where the far shore ends; the floes of row 0 touch it."""

HOME = round(FAR + SPACING + centre((ROWS - 1, 0), SPACING)[1], 1)
"""Where the home shore begins; the floes of the last row touch it."""

HEIGHT = HOME + _HOME_DEPTH
HOLE = (WIDTH / 2, 50.0)
"""The middle of the ice hole."""

_NUMBER = 26.0
_SEED = 3


@dataclass(frozen=True)
class Backdrop:
    """The unmoving part of a picture for a number of players.

    *igloos* are where igloos stand; *home* and *far* where the feet of each player's figures are at home and across.
    """

    shapes: tuple[Shape, ...]
    sprites: tuple[Sprite, ...]
    igloos: tuple[Point, ...]
    home: tuple[tuple[Point, ...], ...]
    far: tuple[tuple[Point, ...], ...]


def place(cell: Cell) -> Point:
    """Return the middle of *cell* of the water in scene units."""
    x, y = centre(cell, SPACING)
    return round(_SIDE + SPACING / 2 + x, 1), round(FAR + SPACING / 2 + y, 1)


@cache
def backdrop(players: int) -> Backdrop:
    """Return the unmoving part of the picture of a game for *players*."""
    middles = [WIDTH * (player + 0.5) / players for player in range(players)]
    igloos = tuple((round(x - 58, 1), HOME + 84) for x in middles)
    home = tuple(_four(x - 10, HOME + 82) for x in middles)
    far = tuple(_four(x, 82.0) for x in _far_groups(players))
    edges = _edge("edge-far", 1), _edge("edge-home", 2)
    packs = pack_outlines(SPACING)
    shapes = (
        *sea(WIDTH, HEIGHT, seed=_SEED, dry=list(_dry())),
        *foam(edges, (FAR, HOME)),
        *side_ice(packs, place, WIDTH),
        *far_shore(FAR, HOLE, edges[0]),
        *home_shore(HOME, HEIGHT, edges[1], igloos, home),
    )
    sprites = (WAVE, *SPRITES, *map(igloo, range(players)), *_floes(), *edges, *packs)
    return Backdrop(shapes, sprites, igloos, home, far)


def _dry() -> Iterator[tuple[float, float, float]]:
    """Yield circles without waves: of the size of cells at the sides, and so large that they are shores."""
    yield WIDTH / 2, FAR - 8000, 8000
    yield WIDTH / 2, HOME + 8000, 8000
    for row in range(ROWS):
        yield *place((row, -1)), SPACING / 2
        yield *place((row, COLUMNS)), SPACING / 2


def _four(left: float, top: float) -> tuple[Point, ...]:
    """Return the places of a player's four figures on a shore, in a zigzag from *left*."""
    return tuple((round(left + 26.0 * figure, 1), top + (16 if figure % 2 else 0)) for figure in range(FIGURES))


def _far_groups(players: int) -> list[float]:
    """Return where each player's group across begins: the same number on either side of the ice hole, if possible."""
    left, wide = _SIDE - 8, 118.0
    first = (players + 1) // 2
    lefts = [left + wide * number + (wide / 2 if first == 1 else 0) for number in range(first)]
    after = players - first
    right = WIDTH - _SIDE - 96
    rights = [right - wide * number - (wide / 2 if after == 1 else 0) for number in reversed(range(after))]
    return lefts + rights


def _edge(name: str, seed: int) -> Sprite:
    return Sprite(name, (Path(shore_outline(WIDTH, step=26, rough=4.5, seed=seed), Paint()),))


def _floes() -> Iterator[Sprite]:
    """Yield for each floe its bare outline, and the floe itself with its number."""
    for floe in range(FLOES):
        d = disc_outline(radius=SPACING / 2 - _ROUGH, rough=_ROUGH, seed=floe)
        ice = (
            Path(d, Paint(fill="ice_side"), 0, 5.5),
            Path(d, Paint(fill="floe", stroke="ice_rim", width=1.6)),
            Path(_cracks(floe), Paint(stroke="crack", width=1.6)),
            Text(0, _NUMBER, str(floe), 13, Paint(fill="floe_number"), 700),
        )
        yield Sprite(f"rim-{floe}", (Path(d, Paint()),))
        yield Sprite(f"floe-{floe}", ice)


def _cracks(floe: int) -> str:
    """Return two cracks that run in from the rim of *floe*, at places and of lengths that are always the same."""
    stream = Stream(_SEED + floe)
    start = stream.below(180) + 180
    return "".join(_crack(start + stream.below(60) + 110 * number, stream) for number in range(2))


def _crack(degrees: int, stream: Stream) -> str:
    points = []
    for inwards in (2.5, 9 + stream.below(4), 15 + stream.below(7)):
        angle = radians(degrees + stream.below(19) - 9)
        points.append(f"{(RADIUS - inwards) * cos(angle):.1f} {(RADIUS - inwards) * sin(angle):.1f}")
    return "M" + "L".join(points)
