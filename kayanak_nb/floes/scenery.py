"""Land and ice around the water, as shapes: two shores, igloos and the pack ice at the sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from kayanak_nb.drawing.outline import ice_outline
from kayanak_nb.drawing.scene import Paint, Path, Shape, Sprite, Text, Use
from kayanak_nb.floes.board import COLUMNS, ROWS
from kayanak_nb.hexgrid import Cell

__all__ = ["far_shore", "foam", "home_shore", "pack_outlines", "side_ice"]

Point = tuple[float, float]

_CORNER = 16
_PACKS = {"pack-left": (-1, -2), "pack-right": (COLUMNS, COLUMNS + 1)}
_PACK_LAYERS = (
    (3, Paint(stroke="foam", width=12, opacity=0.2)),
    (10, Paint(fill="deep", opacity=0.35)),
    (6, Paint(fill="pack_side")),
    (0, Paint(fill="pack", stroke="pack_rim", width=1.8)),
)
_RIFTS = (
    "M-24-4l10 5 8-4 9 7 7-3 10 5M-6-2l-3-9 4-6",
    "M-25 3l9-6 9 4 8-5 11 6 9-2M3-4l4 8-2 7",
    "M-24 0l8 5 11-6 8 3 9-6 9 4M-5-1l-1 9",
)
_DRIFT = "M-22 0q10-7 22-1t22-2"
_FAR_DRIFTS: tuple[Point, ...] = ((60, 40), (196, 28), (560, 30), (690, 44), (250, 92), (500, 94))
_HOME_DRIFTS: tuple[Point, ...] = ((40, 26), (300, 22), (470, 30), (700, 24), (140, 120), (390, 122), (640, 118))


def pack_outlines(spacing: float) -> tuple[Sprite, Sprite]:
    """Return the outlines of the pack ice beyond the first and the last cell of each row, from cell (0, 0)."""
    first, last = (_pack(name, columns, spacing) for name, columns in _PACKS.items())
    return first, last


def _pack(name: str, columns: tuple[int, int], spacing: float) -> Sprite:
    cells = frozenset((row, column) for row in range(-1, ROWS + 1) for column in columns)
    return Sprite(name, (Path(ice_outline(cells, spacing=spacing, inset=3, rough=6, seed=4 + columns[0]), Paint()),))


def side_ice(outlines: Iterable[Sprite], place: Callable[[Cell], Point], width: float) -> Iterator[Shape]:
    """Yield the pack ice with these *outlines*, cracked and numbered by rows; *place* gives the middle of a cell."""
    for outline in outlines:
        x, y = place((0, 0))
        yield from (Use(outline.name, x, y + down, paint=paint) for down, paint in _PACK_LAYERS)
    for row in range(ROWS):
        y = place((row, 0))[1]
        for x in (17.0, width - 17.0):
            yield Text(x, y + 5.5, str(row), 15, Paint(fill="pack_label"), 700)
        # Between this row and the next, now a little further out, now further in.
        if row + 1 < ROWS:
            below = (y + place((row + 1, 0))[1]) / 2
            for x in (18.0 + row % 3 * 3, width - 18.0 - (row + 1) % 3 * 3):
                yield Path(_RIFTS[row % len(_RIFTS)], Paint(stroke="pack_side", width=1.8, opacity=0.8), x, below)


def foam(edges: Iterable[Sprite], depths: Iterable[float]) -> Iterator[Shape]:
    """Yield the shallow water along the shores with these *edges*."""
    for edge, y in zip(edges, depths, strict=True):
        yield Use(edge.name, 0, y + 4, paint=Paint(stroke="foam", width=22, opacity=0.2))


def far_shore(depth: float, hole: Point, edge: Sprite) -> Iterator[Shape]:
    """Yield the shore on top, down to *depth*, with the ice hole in it."""
    outline = _line(edge)
    land = f"{outline}V{_CORNER - depth:g}q0-{_CORNER}-{_CORNER}-{_CORNER}H{_CORNER}q-{_CORNER} 0-{_CORNER} {_CORNER}z"
    yield Path(land, Paint(fill="deep", opacity=0.35), 0, depth + 10)
    yield Path(land, Paint(fill="ice_side"), 0, depth + 6)
    yield Path(land, Paint(fill="snow"), 0, depth)
    yield Use(edge.name, 0, depth, paint=Paint(stroke="ice_rim", width=2))
    yield from _drifts(_FAR_DRIFTS, 0)
    yield from _ice_hole(*hole)


def _drifts(spots: Iterable[Point], top: float) -> Iterator[Shape]:
    return (Path(_DRIFT, Paint(stroke="drift", width=2.2), x, top + y) for x, y in spots)


def _ice_hole(x: float, y: float) -> Iterator[Shape]:
    yield Path(_ellipse(106, 37), Paint(fill="drift"), x, y + 2)
    yield Path(_ellipse(104, 34.5), Paint(fill="white"), x, y)
    yield Path(_ellipse(96, 28.5), Paint(fill="hole_rim"), x, y)
    yield Path(_ellipse(95, 26.5), Paint(fill="hole"), x, y + 2)


def home_shore(
    top: float, height: float, edge: Sprite, igloos: Sequence[Point], home: Sequence[Sequence[Point]]
) -> Iterator[Shape]:
    """Yield the shore at the bottom, from *top* on, with an igloo for each player and a place for each figure."""
    depth = height - top
    land = (
        f"{_line(edge)}V{depth - _CORNER:g}q0 {_CORNER}-{_CORNER} {_CORNER}H{_CORNER}q-{_CORNER} 0-{_CORNER}-{_CORNER}z"
    )
    yield Path(land, Paint(fill="snow_home"), 0, top)
    yield Use(edge.name, 0, top, paint=Paint(stroke="ice_rim", width=3))
    yield from _drifts(_HOME_DRIFTS, top)
    for player, (igloo, places) in enumerate(zip(igloos, home, strict=True)):
        for x, y in places:
            mat = Paint(fill="drift", stroke=f"player_{player}", width=1.6, dash=(3, 3.4))
            yield Path(_ellipse(12.5, 4.6), mat, x, y)
        yield Use(f"igloo-{player}", *igloo)


def _line(edge: Sprite) -> str:
    (line,) = edge.shapes
    assert isinstance(line, Path)
    return line.d


def _ellipse(wide: float, high: float) -> str:
    return f"M{-wide:g} 0a{wide:g} {high:g} 0 1 0 {2 * wide:g} 0a{wide:g} {high:g} 0 1 0 {-2 * wide:g} 0z"
