"""The marks on a picture: what can be done now, what happened last, where the rod hangs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from kayanak_nb.drawing.highlight import DOTS, FRAME, dotted_line
from kayanak_nb.drawing.scene import Paint, Path, Shape, Use
from kayanak_nb.kayanak.backdrop import Backdrop, Point, floe_sprite
from kayanak_nb.kayanak.moves import Dig, Event, Fish, Melt, Move, Place, Plug, Refreeze, Unplug, Walk, Walked

__all__ = ["floe_marks", "hole_marks", "last_marks", "rod_line"]

_ROD_LINE = (Paint(stroke="white", width=3.4), Paint(stroke="ink", width=1.5))

_WHITE = frozenset((Walk, Dig, Fish))
# Tags of the ways to use a hole, and where on its ring they sit: to the side away from the fisher, and down.
_TAGS: Mapping[type, tuple[str, float, float]] = {
    Dig: ("tag-dig", 16, -16),
    Fish: ("tag-fish", 16, -16),
    Walk: ("tag-walk", 16, 16),
    Plug: ("tag-crystal", -2, -23),
    Unplug: ("tag-crystal", -2, -23),
}


def floe_marks(moves: Iterable[Move], ground: Backdrop) -> Iterator[Shape]:
    """Frame the floes that can melt or freeze."""
    floes = sorted({move.floe for move in moves if isinstance(move, Melt | Refreeze)})
    # All dark edges first, lest the edge of one floe cross the frame of its neighbour.
    for paint, floe in product(FRAME, floes):
        yield Use(floe_sprite(floe), *ground.middles[floe], paint=paint)


def hole_marks(moves: Iterable[Move], ground: Backdrop, fisher: Point | None) -> Iterator[Shape]:
    """Put a ring around each hole where something can be done.

    Where there is a choice of what to do, each gets a tag for each way to use it, away from the *fisher*.
    """
    ways = _ways(moves)
    choice = len(_WHITE & set().union(*ways.values())) > 1
    for hole, kinds in ways.items():
        x, y = ground.places[hole]
        yield Use(_ring(kinds), x, y)
        if len(kinds) > 1 or (choice and kinds & _WHITE):
            side = -1 if fisher is not None and x < fisher[0] else 1
            tags = sorted(_TAGS[kind] for kind in kinds)
            yield from (Use(name, x + side * out, y + down) for name, out, down in tags)


def _ways(moves: Iterable[Move]) -> dict[str, set[type]]:
    ways: dict[str, set[type]] = {}
    for move in moves:
        if isinstance(move, Place | Walk | Dig | Fish | Plug | Unplug):
            ways.setdefault(move.hole, set()).add(type(move))
    return ways


def _ring(kinds: set[type]) -> str:
    if kinds & _WHITE:
        return "ring"
    return "ring-thin" if Place in kinds else "ring-crystal"


def last_marks(events: Sequence[Event], ground: Backdrop) -> Iterator[Shape]:
    """Mark where *events* happened: a ring, line or frame of dots."""
    for event in events:
        if isinstance(event, Walked):
            yield from dotted_line(ground.places[event.origin], ground.places[event.hole])
    for hole in _marked(events, "hole"):
        yield Use("last", *ground.places[hole])
    for floe in _marked(events, "floe"):
        x, y = ground.middles[floe]
        yield from (Use(floe_sprite(floe), x, y, paint=paint) for paint in DOTS)


def _marked(events: Sequence[Event], what: str) -> dict[Any, None]:
    return dict.fromkeys(getattr(event, what) for event in events if hasattr(event, what))


def rod_line(hole: Point, tip: Point | None) -> Iterator[Shape]:
    """Hang the magnet into the hole in the middle of *hole*, from the *tip* of a rod, or else from above."""
    end_x, end_y = hole[0], hole[1] - 7
    x, y = (end_x, end_y - 42) if tip is None else tip
    line = f"M0 0Q{(end_x - x) * 0.75:.1f} {(end_y - y) * 0.25 - 8:.1f} {end_x - x:.1f} {end_y - y:.1f}"
    for paint in _ROD_LINE:
        yield Path(line, paint, x, y)
    yield Use("magnet", end_x, end_y)
