"""Where figures and the bear stand in the picture, and how they are drawn there."""

from __future__ import annotations

from collections.abc import Iterator

from kayanak_nb.drawing.scene import Paint, Shape, Text, Use
from kayanak_nb.floes.backdrop import Backdrop, Point, place
from kayanak_nb.floes.sprites import FIGURE
from kayanak_nb.floes.state import State

__all__ = ["Seats", "company", "seats"]

# Where the middle of a figure's sign is over its feet; a triangle is widest lower down.
_SIGN, _LOWER = 5.0, (0.0, 2.1, 0.0, 0.0)
_NUMBERS = tuple(Paint(fill=f"player_{player}_dark") for player in range(4))

Seats = dict[tuple[int, int], Point]

# Where one, two or three figures stand on a floe, from its middle, from the back to the front.
_ON_FLOE: tuple[tuple[Point, ...], ...] = (
    (),
    ((0.0, 8.0),),
    ((-13.0, 6.0), (12.0, 8.0)),
    ((-17.0, -2.0), (15.0, -1.0), (-1.0, 10.0)),
)
_BEAR_SIZE = 0.9
# With the bear, they stand in front of it.
_BEAR, _BEAR_BEHIND = (-1.0, 12.0), (-1.0, 0.0)
_BEFORE_BEAR = ((), ((0.0, 19.0),), ((-14.0, 17.0), (13.0, 19.0)), ((-20.0, 15.0), (19.0, 16.0), (-1.0, 20.0)))


def seats(state: State, ground: Backdrop) -> Seats:
    """Return where each figure's feet are, by player and figure."""
    found: Seats = {}
    shores = {"home": ground.home, "done": ground.home, "far": ground.far}
    on_floe: dict[int, list[tuple[int, int]]] = {}
    for player, own in enumerate(state.figures):
        for figure, stand in enumerate(own):
            if isinstance(stand, str):
                found[player, figure] = shores[stand][player][figure]
            else:
                on_floe.setdefault(stand, []).append((player, figure))
    for floe, here in on_floe.items():
        spots = (_BEFORE_BEAR if floe == state.bear else _ON_FLOE)[len(here)]
        x, y = place(state.cells[floe])
        found |= {who: (x + right, y + down) for who, (right, down) in zip(here, spots, strict=True)}
    return found


def company(state: State, ground: Backdrop, where: Seats) -> Iterator[Shape]:
    """Yield the bear, the figures and their fish, from the back to the front, and marks over igloos."""
    drawn = [(y, x, list(_figure(state, who, (x, y)))) for who, (x, y) in where.items()]
    x, y = place(state.cells[state.bear])
    right, down = _BEAR_BEHIND if any(state.bear in own for own in state.figures) else _BEAR
    drawn.append((y + down, x + right, [Use("bear", x + right, y + down, _BEAR_SIZE)]))
    for _, _, shapes in sorted(drawn, key=lambda piece: piece[:2]):
        yield from shapes
    for player, figure in where:
        if state.figures[player][figure] == "done":
            x, y = where[player, figure]
            yield Use("check", x - 11, y - 1, 0.8)
    yield from _over_igloo(state, ground)


def _figure(state: State, who: tuple[int, int], feet: Point) -> Iterator[Shape]:
    player, figure = who
    if state.carrying[player][figure]:
        yield Use("spear", *feet, FIGURE)
    yield Use(f"figure-{player}", *feet, FIGURE)
    yield Text(feet[0], feet[1] - _SIGN + _LOWER[player], str(figure), 8.5, _NUMBERS[player], 800)


def _over_igloo(state: State, ground: Backdrop) -> Iterator[Shape]:
    for winner in state.winners:
        x, y = ground.igloos[winner]
        yield Use("crown", x, y - 50)
    if state.phase != "over":
        x, y = ground.igloos[state.player]
        yield Use("turn", x, y - 52, 1.2, Paint(fill=f"player_{state.player}", stroke="white", width=2))
