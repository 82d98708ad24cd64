"""The marks on a picture: contacts, what can be done now, what happened last, and where a slide would end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from kayanak_nb.drawing.highlight import DOTS, FRAME, dotted_line
from kayanak_nb.drawing.scene import Paint, Path, Shape, Use
from kayanak_nb.floes.backdrop import FAR, HOLE, HOME, SPACING, Backdrop, Point, place
from kayanak_nb.floes.company import Seats
from kayanak_nb.floes.contact import Place, contacts
from kayanak_nb.floes.moves import (
    BearStep,
    BearStepped,
    Chased,
    Event,
    FishTaken,
    Move,
    Returned,
    Slid,
    Slide,
    Step,
    Stepped,
)
from kayanak_nb.floes.sprites import along
from kayanak_nb.floes.state import State
from kayanak_nb.hexgrid import DIRECTIONS, Cell, step

__all__ = [
    "arrow_place",
    "arrows",
    "bar",
    "bars",
    "frames",
    "ghost_arrow",
    "ghost_marks",
    "ghost_rim",
    "last_marks",
    "rings",
    "tags",
    "trails",
]

_THIN = (Paint(stroke="legal_edge", width=4.6), Paint(stroke="legal", width=2.8))
_GHOST = (Paint(fill="white", opacity=0.28), Paint(stroke="white", width=2.4, dash=(7, 6)))
_GHOST_ARROW = (Paint(stroke="legal_edge", width=7), Paint(stroke="legal", width=4.4))
_SHORES = {"far": FAR, "home": HOME}


def bars(cells: Sequence[Cell]) -> Iterator[Shape]:
    """Put a bar across each contact between floes, and between a floe and a shore."""
    for floe, other in contacts(cells):
        yield bar("bar", cells, floe, other)


def bar(name: str, cells: Sequence[Cell], floe: int, other: Place) -> Use:
    """Put a bar, of the sprites that begin with *name*, across the contact between *floe* and a floe or a shore."""
    x, y = place(cells[floe])
    if isinstance(other, str):
        return Use(f"{name}-shore", x, _SHORES[other])
    x1, y1 = place(cells[other])
    way = "E" if y == y1 else "SE" if (x < x1) == (y < y1) else "SW"
    return Use(f"{name}-{way}", (x + x1) / 2, (y + y1) / 2)


def frames(moves: Sequence[Move], state: State, chosen: Place | None) -> Iterator[Shape]:
    """Frame what can slide and, more strongly, where a figure or the bear can go and what is *chosen*."""
    ends = dict.fromkeys((*_figure_ends(moves), *_bear_ends(moves)))
    slides = dict.fromkeys(move.floe for move in moves if isinstance(move, Slide))
    strong = [end for end in (*ends, chosen) if isinstance(end, int)]
    framed = [(floe, _THIN) for floe in slides if floe not in strong] + [(floe, FRAME) for floe in strong]
    # All dark edges first, lest the edge of one floe cross the frame of its neighbour.
    for layer, (floe, paints) in product((0, 1), framed):
        yield Use(f"rim-{floe}", *place(state.cells[floe]), paint=paints[layer])
    for shore in (end for end in ends if isinstance(end, str)):
        yield from (Use(f"edge-{shore}", 0, _SHORES[shore], paint=paint) for paint in FRAME)


def rings(moves: Sequence[Move], state: State, seats: Seats) -> Iterator[Shape]:
    """Ring the figures that can go."""
    for figure in dict.fromkeys(move.figure for move in moves if isinstance(move, Step)):
        yield Use("picked", *seats[state.player, figure])


def tags(moves: Sequence[Move], state: State) -> Iterator[Shape]:
    """Tag where the bear or a figure can go."""
    for (name, end), start in _goals(moves, state).items():
        x, y = place(state.cells[end])
        # Below the figures, and on the far side: on the near one are the bar and perhaps an arrow.
        side = -1 if isinstance(start, int) and place(state.cells[start])[0] > x else 1
        yield Use(name, x + 27 * side, y + 17)
    for floe, shore in dict.fromkeys(_landings(moves, state)):
        yield Use("tag-walk", place(state.cells[floe])[0] + 16, _SHORES[shore] + (-12 if shore == "far" else 12))


def _goals(moves: Iterable[Move], state: State) -> dict[tuple[str, int], Place]:
    """Return each floe that the bear or a figure can go to, with the tag that it gets, and from where."""
    goals: dict[tuple[str, int], Place] = {}
    for move in moves:
        if isinstance(move, BearStep):
            goals["tag-bear", move.floe] = state.bear
        elif isinstance(move, Step) and isinstance(move.to, int):
            goals.setdefault(("tag-walk", move.to), state.figures[state.player][move.figure])
    return goals


def _figure_ends(moves: Iterable[Move]) -> dict[Place, None]:
    return dict.fromkeys(move.to for move in moves if isinstance(move, Step))


def _bear_ends(moves: Iterable[Move]) -> dict[Place, None]:
    return dict.fromkeys(move.floe for move in moves if isinstance(move, BearStep))


def _landings(moves: Iterable[Move], state: State) -> Iterator[tuple[int, str]]:
    """Yield each floe from which a figure can step onto a shore, with the shore."""
    for move in moves:
        if isinstance(move, Step) and isinstance(move.to, str):
            origin = state.figures[state.player][move.figure]
            if isinstance(origin, int):
                yield origin, move.to


def arrow_place(cell: Cell, direction: str) -> Point:
    """Return the middle of the arrow that offers to slide the floe on *cell* in *direction*."""
    (x, y), (right, down) = place(cell), along(direction, SPACING * 0.66)
    return round(x + right, 1), round(y + down, 1)


def arrows(moves: Iterable[Move], state: State, chosen: Place | None) -> Iterator[Shape]:
    """Put an arrow beside the floe *chosen* for each way in which it can slide."""
    for move in moves:
        if isinstance(move, Slide) and move.floe == chosen:
            yield Use(f"arrow-{move.direction}", *arrow_place(state.cells[move.floe], move.direction))


def ghost_marks(slid: Slid, state: State) -> Iterator[Shape]:
    """Show where a slide would end: the floes that it moves, what they would touch anew, and an arrow."""
    moving = (slid.floe, *slid.carried)
    ended = list(state.cells)
    for floe in moving:
        ended[floe] = moved(state.cells[floe], slid.direction, slid.distance)
        yield from ghost_rim(floe, place(ended[floe]))
    for floe, other in contacts(ended):
        if (floe in moving) != (other in moving):
            yield bar("ghost", ended, floe, other)
    yield from ghost_arrow(place(state.cells[slid.floe]), slid.direction, slid.distance)


def ghost_rim(floe: int, middle: Point) -> Iterator[Use]:
    """Outline *floe* where it is not yet."""
    return (Use(f"rim-{floe}", *middle, paint=paint) for paint in _GHOST)


def ghost_arrow(start: Point, direction: str, distance: int) -> Iterator[Path]:
    """Draw an arrow from the middle of a floe at *start* to where it would slide, *distance* cells in *direction*."""
    (out_x, out_y), (tip_x, tip_y) = along(direction, 24), along(direction, SPACING * distance + 5 - 24)
    left, right = (_turned_back(direction, side) for side in (-1, 1))
    head = "".join(f"M{tip_x + dx:.1f} {tip_y + dy:.1f}L{tip_x:.1f} {tip_y:.1f}" for dx, dy in (left, right))
    line = f"M0 0L{tip_x:.1f} {tip_y:.1f}{head}"
    yield from (Path(line, paint, start[0] + out_x, start[1] + out_y) for paint in _GHOST_ARROW)


def _turned_back(direction: str, side: int) -> Point:
    """Return one half of an arrow's head, from its tip."""
    (x, y), (across_x, across_y) = along(direction, -11), along(direction, 8 * side)
    return x - across_y, y + across_x


def trails(events: Iterable[Event], state: State) -> Iterator[Shape]:
    """Draw dots through the water along which floes slid."""
    for event in events:
        if isinstance(event, Slid):
            for floe in (event.floe, *event.carried):
                end = state.cells[floe]
                yield from dotted_line(place(moved(end, event.direction, -event.distance)), place(end))


def last_marks(events: Iterable[Event], state: State, ground: Backdrop, seats: Seats) -> Iterator[Shape]:
    """Mark in dots where *events* happened, except for the trails of floes."""
    for event in events:
        if isinstance(event, Slid):
            yield from _dotted(state, event.floe)
        elif isinstance(event, BearStepped):
            yield from dotted_line(place(state.cells[event.origin]), place(state.cells[event.floe]))
            yield from _dotted(state, event.floe)
        elif isinstance(event, Stepped):
            end = seats[event.player, event.figure]
            start = _origin(event, state, ground)
            yield from dotted_line(start, end)
            yield Use("last", *end)
        elif isinstance(event, Chased):
            end = seats[event.owner, event.figure]
            yield from dotted_line(place(state.cells[state.bear]), end)
            yield Use("last", *end)
        elif isinstance(event, FishTaken):
            yield from dotted_line(HOLE, seats[event.player, event.figure])
        elif isinstance(event, Returned):
            yield Use("last", *seats[event.player, event.figure])


def _origin(event: Stepped, state: State, ground: Backdrop) -> Point:
    if isinstance(event.origin, int):
        return place(state.cells[event.origin])
    shore = ground.home if event.origin == "home" else ground.far
    return shore[event.player][event.figure]


def _dotted(state: State, floe: int) -> Iterator[Shape]:
    return (Use(f"rim-{floe}", *place(state.cells[floe]), paint=paint) for paint in DOTS)


def moved(cell: Cell, direction: str, distance: int) -> Cell:
    """Return the cell that lies *distance* cells from *cell* in *direction*; below 0 is backwards."""
    way = DIRECTIONS[(DIRECTIONS.index(direction) + (0 if distance > 0 else 3)) % 6]
    for _ in range(abs(distance)):
        cell = step(cell, way)
    return cell
