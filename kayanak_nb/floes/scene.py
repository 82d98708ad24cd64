"""The picture of a position among the floes, as plain data."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from kayanak_nb.drawing.scene import Scene, Shape, Target, Use
from kayanak_nb.floes.backdrop import FAR, HEIGHT, HOLE, HOME, SPACING, WIDTH, Backdrop, backdrop, place
from kayanak_nb.floes.board import FLOES
from kayanak_nb.floes.caption import caption, title
from kayanak_nb.floes.company import company, seats
from kayanak_nb.floes.contact import Place
from kayanak_nb.floes.engine import apply, legal_moves, why_not
from kayanak_nb.floes.labels import floe_label, shore_label, slide_label
from kayanak_nb.floes.marks import arrow_place, arrows, bars, frames, ghost_marks, last_marks, rings, tags, trails
from kayanak_nb.floes.moves import BearStep, Event, Move, Slid, Slide, Step
from kayanak_nb.floes.sprites import ARROW
from kayanak_nb.floes.state import State
from kayanak_nb.turn import of_kinds

__all__ = ["SHORES", "scene", "start_of"]

SHORES = ("far", "home")

_MARGIN = 6


def scene(
    state: State,
    *,
    language: str = "en",
    names: Sequence[str] | None = None,
    reveal: bool = False,
    last: Sequence[Event] = (),
    legal: Sequence[Move] | None = None,
    kinds: Collection[str] | None = None,
    labels: Sequence[str] | None = None,
    chosen: Place | None = None,
    figure: int | None = None,
    ghost: tuple[int, str] | None = None,
) -> Scene:
    """Return the picture of *state*.

    *names* are the players', *last* the events to mark as the latest. What the moves *legal* (by default all legal
    moves) are about is highlighted; *kinds* picks some of them by name, such as ``{"slide", "step"}``. *labels* name
    the targets, one for each floe, then the far and the home shore; they are worded here if they are not given.
    Nothing is hidden in this game; *reveal* is there because it is in Kayanak.

    *chosen*, a floe, ``"far"`` or ``"home"``, is what is picked up: only what starts there is highlighted, with an
    arrow for each direction in which a floe can slide, which is a target of its own, such as ``"5:NE"``. *figure*, of
    the player to move, narrows that to the steps of one figure. *ghost* is a slide, as floe and direction, to show
    before it is made; one that is not legal shows nothing.

    :raises ValueError: if there is no such language.
    """
    del reveal
    moves = of_kinds(legal_moves(state) if legal is None else legal, kinds)
    shown = _in_hand(state, moves, chosen, figure)
    slid = _slid(state, ghost)
    said = labels or _labels(state, language, names, moves)
    words = caption(state, language=language, names=names, last=last, legal=shown, chosen=chosen, ghost=slid)
    ground = backdrop(state.setup.players)
    front = tuple(_front(state, ground, shown, last, chosen, slid))
    targets = (*_targets(state, said, moves), *_arrow_targets(state, shown, chosen, language))
    return Scene(WIDTH, HEIGHT, title(language), words, language, ground.shapes, front, ground.sprites, targets)


def _in_hand(state: State, moves: Sequence[Move], chosen: Place | None, figure: int | None) -> tuple[Move, ...]:
    """Return those of *moves* that start at *chosen* or are steps of *figure*; all if nothing is picked up."""
    if figure is not None:
        return tuple(move for move in moves if isinstance(move, Step) and move.figure == figure)
    return tuple(move for move in moves if chosen is None or start_of(state, move) == chosen)


def start_of(state: State, move: Move) -> Place | None:
    """Return where *move* starts: the floe that slides, or where the figure or the bear is; None for other moves."""
    if isinstance(move, Slide):
        return move.floe
    if isinstance(move, Step):
        return state.figures[state.player][move.figure]
    return state.bear if isinstance(move, BearStep) else None


def _slid(state: State, ghost: tuple[int, str] | None) -> Slid | None:
    if ghost is None or why_not(state, Slide(*ghost)) is not None:
        return None
    slid = apply(state, Slide(*ghost))[1][0]
    return slid if isinstance(slid, Slid) else None


def _labels(state: State, language: str, names: Sequence[str] | None, moves: Sequence[Move]) -> list[str]:
    floes = [floe_label(state, floe, language=language, names=names, legal=moves) for floe in range(FLOES)]
    return floes + [shore_label(state, shore, language=language, names=names, legal=moves) for shore in SHORES]


def _targets(state: State, labels: Sequence[str], moves: Sequence[Move]) -> Iterator[Target]:
    legal = {start_of(state, move) for move in moves}
    legal |= {move.to if isinstance(move, Step) else move.floe for move in moves if isinstance(move, Step | BearStep)}
    *floes, far, home = labels
    for floe, label in enumerate(floes):
        yield Target(str(floe), *place(state.cells[floe]), SPACING / 2, label, floe in legal)
    for shore, top, bottom, label in (("far", 0.0, FAR, far), ("home", HOME, HEIGHT, home)):
        middle, reach = (top + bottom) / 2, (bottom - top) / 2
        yield Target(shore, WIDTH / 2, middle, reach - _MARGIN, label, shore in legal, WIDTH / 2 - _MARGIN)


def _arrow_targets(state: State, moves: Sequence[Move], chosen: Place | None, language: str) -> Iterator[Target]:
    for move in moves:
        if isinstance(move, Slide) and move.floe == chosen:
            x, y = arrow_place(state.cells[move.floe], move.direction)
            slid = _slid(state, (move.floe, move.direction))
            label = slide_label(slid, language) if slid else ""
            yield Target(f"{move.floe}:{move.direction}", x, y, ARROW + 2, label, True)


def _front(
    state: State,
    ground: Backdrop,
    moves: Sequence[Move],
    last: Sequence[Event],
    chosen: Place | None,
    slid: Slid | None,
) -> Iterator[Shape]:
    where = seats(state, ground)
    yield from _fish(state.fish_left)
    yield from _floes(state, last)
    yield from frames(moves, state, chosen)
    yield from bars(state.cells)
    if slid is not None:
        yield from ghost_marks(slid, state)
    yield from last_marks(last, state, ground, where)
    yield from rings(moves, state, where)
    yield from company(state, ground, where)
    yield from tags(moves, state)
    yield from arrows(moves, state, chosen)


def _fish(count: int) -> Iterator[Shape]:
    """In two rows in the ice hole, from its middle outwards."""
    for number in range(count):
        column, row = divmod(number, 2)
        out = (column + 1) // 2 * (1 if column % 2 else -1)
        yield Use("fish", HOLE[0] + 21 * (out - 0.5), HOLE[1] - 6 + 15 * row, 1.1)


def _floes(state: State, last: Sequence[Event]) -> Iterator[Shape]:
    """From the back to the front, what surrounds them in the water first."""
    spots = sorted((place(cell)[::-1], floe) for floe, cell in enumerate(state.cells))
    yield from (Use("wake", x, y) for (y, x), _ in spots)
    yield from trails(last, state)
    yield from (Use(f"floe-{floe}", x, y) for (y, x), floe in spots)
