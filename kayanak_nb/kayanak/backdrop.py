"""What never changes during a game: sea, ice, the names of rows and columns, and where each hole lies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kayanak_nb.drawing.outline import ice_outline
from kayanak_nb.drawing.scene import Paint, Path, Shape, Sprite, Text, Use
from kayanak_nb.drawing.sea import WAVE, sea
from kayanak_nb.hexgrid import Cell, centre, neighbours
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.sprites import SPRITES

__all__ = ["SPACING", "Backdrop", "backdrop", "floe_number", "floe_sprite"]

SPACING = 62.0
"""Distance between the middles of touching holes, in scene units."""

_INSET = SPACING / 10
_ROUGH = 2.0
_LEFT, _TOP, _RIGHT, _BOTTOM = 90.0, 102.0, 62.0, 92.0
_LABEL_SIZE = 21.0
_NUMBER_SIZE = 14.5
_SEED = 1

Point = tuple[float, float]


@dataclass(frozen=True)
class Backdrop:
    """The unmoving part of a board's picture.

    *places* are the middles of the holes and *spots* a free spot on each floe, both in scene units.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    sprites: tuple[Sprite, ...]
    places: dict[str, Point]
    middles: tuple[Point, ...]
    spots: tuple[Point, ...]


def floe_sprite(floe: int) -> str:
    """Return the name of the sprite that is the outline of *floe*."""
    return f"floe-{floe}"


def floe_number(floe: int, spot: Point, colour: str) -> Text:
    """Return the number of *floe*, small and in the middle of *spot*: moves and the log call floes by it."""
    x, y = spot
    return Text(x, y + _NUMBER_SIZE * 0.36, str(floe), _NUMBER_SIZE, Paint(fill=colour), 700)


@lru_cache(maxsize=32)
def backdrop(board: Board) -> Backdrop:
    """Return the unmoving part of the picture of *board*."""
    origin, width, height = _frame(board)
    places = {hole: _placed(cell, origin) for hole, cell in zip(board.holes, board.cells, strict=True)}
    cells = dict(zip(board.holes, board.cells, strict=True))
    floes = [frozenset(cells[hole] for hole in floe) for floe in board.floes]
    middles = tuple(_middle([_placed(cell, origin) for cell in floe]) for floe in floes)
    outlines = tuple(
        _outline(number, floe, _middle([centre(cell, SPACING) for cell in floe])) for number, floe in enumerate(floes)
    )
    labels = _labels(board, places, height)
    spots = tuple(_spot(floe, middle, origin) for floe, middle in zip(floes, middles, strict=True))
    numbers = [floe_number(number, spot, "floe_number") for number, spot in enumerate(spots)]
    dry = (*((x, y, SPACING * 0.56) for x, y in places.values()), *((label.x, label.y, 26) for label in labels))
    return Backdrop(
        width,
        height,
        (*sea(width, height, seed=_SEED, dry=dry), *_ice(middles), *_dents(places), *numbers, *labels),
        (WAVE, *SPRITES, *outlines),
        places,
        middles,
        spots,
    )


def _frame(board: Board) -> tuple[Point, float, float]:
    """Return where cell (0, 0) lies, and the picture's width and height, so that the board fits it closely."""
    xs, ys = zip(*(centre(cell, SPACING) for cell in board.cells), strict=True)
    origin = _LEFT - min(xs), _TOP - min(ys)
    return origin, round(max(xs) - min(xs) + _LEFT + _RIGHT), round(max(ys) - min(ys) + _TOP + _BOTTOM)


def _placed(cell: Cell, origin: Point) -> Point:
    x, y = centre(cell, SPACING)
    return round(x + origin[0], 1), round(y + origin[1], 1)


def _middle(points: list[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return round((min(xs) + max(xs)) / 2, 1), round((min(ys) + max(ys)) / 2, 1)


def _outline(number: int, floe: frozenset[Cell], middle: Point) -> Sprite:
    d = ice_outline(floe, spacing=SPACING, inset=_INSET, rough=_ROUGH, seed=number, origin=middle)
    return Sprite(floe_sprite(number), (Path(d, Paint()),))


def _ice(middles: tuple[Point, ...]) -> list[Shape]:
    """Layer by layer, so that no floe's shadow falls on another floe's top."""
    layers = (
        (0.0, 4.0, Paint(stroke="foam", width=13, opacity=0.2)),
        (0.0, 10.0, Paint(fill="deep", opacity=0.35)),
        (0.0, 6.0, Paint(fill="ice_side")),
        (0.0, 0.0, Paint(fill="ice", stroke="ice_rim", width=1.6)),
    )
    return [
        Use(floe_sprite(number), x + right, y + down, paint=paint)
        for right, down, paint in layers
        for number, (x, y) in enumerate(middles)
    ]


def _dents(places: dict[str, Point]) -> list[Shape]:
    return [Use("dent", x, y) for x, y in places.values()]


def _labels(board: Board, places: dict[str, Point], height: float) -> list[Text]:
    """Name rows at the left; columns on top for rows A, C, E …, at the bottom for the shifted rows between them."""
    rows = sorted({(hole[0], places[hole][1], row) for hole, (row, _) in zip(board.holes, board.cells, strict=True)})
    labels = [_label(24 + 14 * (row & 1), y, letter) for letter, y, row in rows]
    for shifted, y in ((0, 26.0), (1, height - 26.0)):
        columns = {
            hole[1:]: places[hole][0]
            for hole, (row, _) in zip(board.holes, board.cells, strict=True)
            if row & 1 == shifted
        }
        labels += [_label(x, y, number) for number, x in columns.items()]
    return labels


def _label(x: float, y: float, text: str) -> Text:
    return Text(x, y + _LABEL_SIZE * 0.36, text, _LABEL_SIZE, Paint(fill="label"), 700)


def _spot(floe: frozenset[Cell], middle: Point, origin: Point) -> Point:
    """Return a place on *floe* between its holes, near its middle: where three of them meet, or two."""
    meetings = _meetings(floe, 3) or _meetings(floe, 2)
    if not meetings:
        x, y = _placed(next(iter(floe)), origin)
        return x, y + SPACING / 2.9
    spots = [_average([_placed(cell, origin) for cell in meeting]) for meeting in meetings]
    return min(spots, key=lambda spot: (_away(spot, middle), spot))


def _meetings(floe: frozenset[Cell], size: int) -> list[tuple[Cell, ...]]:
    found = []
    for cell in sorted(floe):
        around = neighbours(cell)
        for side in range(6):
            group = (cell, *(around[(side + turn) % 6] for turn in range(size - 1)))
            if floe.issuperset(group):
                found.append(group)
    return found


def _average(points: list[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return round(sum(xs) / len(xs), 1), round(sum(ys) / len(ys), 1)


def _away(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
