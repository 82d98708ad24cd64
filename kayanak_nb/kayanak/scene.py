"""The picture of a position in Kayanak, as plain data.

What players may not know is not in it, unless the teacher's switch *reveal* is on: neither in the shapes nor in any
text.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from kayanak_nb.drawing.scene import Paint, Scene, Shape, Target, Use
from kayanak_nb.kayanak.backdrop import SPACING, Backdrop, Point, backdrop, floe_number, floe_sprite
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.caption import board_caption, caption, title
from kayanak_nb.kayanak.engine import legal_moves
from kayanak_nb.kayanak.heat import Heat, figures, halos
from kayanak_nb.kayanak.labels import hole_label
from kayanak_nb.kayanak.marks import floe_marks, hole_marks, last_marks, rod_line
from kayanak_nb.kayanak.moves import Event, Melt, Move, Refreeze
from kayanak_nb.kayanak.shoal import shoal
from kayanak_nb.kayanak.sprites import ABOVE_HEAD, FEET, IN_DROP, ROD_TIP
from kayanak_nb.kayanak.state import State
from kayanak_nb.turn import of_kinds

__all__ = ["board_scene", "melted_ice", "scene"]

_MELT_SIDE = Paint(fill="melt_side", stroke="melt_side", width=2)
_MELT = Paint(fill="melt", stroke="white", width=4.5)
_MELT_EDGE = Paint(stroke="melt_edge", width=2.4, dash=(8, 7))


def board_scene(board: Board, *, language: str = "en") -> Scene:
    """Return the picture of *board* before anyone has played on it; its targets are labelled by name alone."""
    ground = backdrop(board)
    labels = {hole: hole for hole in board.holes}
    heading, words = title(board, language), board_caption(board, language)
    return _scene(ground, heading, words, language, (), _targets(ground, labels, frozenset()))


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
    heat: Heat | None = None,
) -> Scene:
    """Return the picture of *state*.

    *names* are the players', *last* the events to mark as the latest. The places of the moves *legal* (by default of
    all legal moves) are highlighted; *kinds* picks some of them by name, such as ``{"walk", "dig"}``. *labels*, one a
    hole in board order, name the targets; they are worded here if they are not given. With *reveal* the hidden fish
    show too. *heat* are the odds to be shown with it.

    :raises ValueError: if there is no such language.
    """
    ground = backdrop(state.board)
    moves = of_kinds(legal_moves(state) if legal is None else legal, kinds)
    shown = heat or Heat({}, "")
    said = labels or [
        shown.label(hole, hole_label(state, hole, language=language, names=names, reveal=reveal, legal=moves), language)
        for hole in state.board.holes
    ]
    words = caption(state, language=language, names=names, reveal=reveal, last=last, legal=moves)
    words = "\n".join(filter(None, (words, shown.words)))
    targets = _targets(ground, dict(zip(state.board.holes, said, strict=True)), _places(moves, state.board))
    front = _front(state, ground, moves, last, reveal, shown)
    return _scene(ground, title(state.board, language), words, language, tuple(front), targets)


def _scene(
    ground: Backdrop, heading: str, words: str, language: str, front: tuple[Shape, ...], targets: tuple[Target, ...]
) -> Scene:
    size = ground.width, ground.height
    return Scene(*size, heading, words, language, ground.shapes, front, ground.sprites, targets)


def _places(moves: Sequence[Move], board: Board) -> frozenset[str]:
    """Return the holes at which one of *moves* can be pointed at; a floe is pointed at by any of its holes."""
    floes = [board.floes[move.floe] for move in moves if isinstance(move, Melt | Refreeze)]
    return frozenset(move.hole for move in moves if hasattr(move, "hole")).union(*floes)


def _targets(ground: Backdrop, labels: dict[str, str], legal: Collection[str]) -> tuple[Target, ...]:
    return tuple(Target(hole, x, y, SPACING / 2, labels[hole], hole in legal) for hole, (x, y) in ground.places.items())


def _front(
    state: State, ground: Backdrop, moves: Sequence[Move], last: Sequence[Event], reveal: bool, heat: Heat
) -> Iterator[Shape]:
    stand = state.fishers[state.player]
    yield from melted_ice(state.board, state.melted, ground)
    yield from floe_marks(moves, ground)
    yield from halos(heat, ground)
    yield from _dents(state, ground, heat)
    yield from _holes(state, ground, reveal)
    yield from hole_marks(moves, ground, None if stand is None else ground.places[stand])
    yield from last_marks(last, ground)
    yield from _fishers(state, ground)
    if state.attempt is not None:
        yield from _fishing(ground, state.attempt, stand)
    yield from figures(heat, ground)


def _dents(state: State, ground: Backdrop, heat: Heat) -> Iterator[Shape]:
    """Draw again the closed holes that a shade has covered."""
    broken = state.open | state.plugged
    return (Use("dent", *ground.places[hole]) for hole in heat.spots if hole not in broken)


def melted_ice(board: Board, melted: Collection[int], ground: Backdrop) -> Iterator[Shape]:
    """Draw the floes *melted* over those of the *ground*."""
    for floe in sorted(melted):
        x, y = ground.middles[floe]
        yield Use(floe_sprite(floe), x, y + 6, paint=_MELT_SIDE)
        yield Use(floe_sprite(floe), x, y, paint=_MELT)
        yield Use(floe_sprite(floe), x, y, paint=_MELT_EDGE)
        for hole in board.floes[floe]:
            yield Use("dent", *ground.places[hole])
        x, y = ground.spots[floe]
        yield Use("drop", x, y)
        yield floe_number(floe, (x, y + IN_DROP), "white")


def _holes(state: State, ground: Backdrop, reveal: bool) -> Iterator[Shape]:
    opened, plugged, fish = state.open, state.plugged, state.fish if reveal else state.visible_fish
    covered = {*state.fishers, state.attempt} | plugged
    for hole in state.board.holes:
        (x, y), (small, large) = ground.places[hole], fish.get(hole, (0, 0))
        if hole in opened:
            yield Use("open", x, y)
        elif hole in plugged:
            yield Use("plug-showing" if small + large else "plug", x, y)
        yield from shoal(small, large, x=x, y=y, low=hole in covered, hidden=hole not in opened)


def _fishers(state: State, ground: Backdrop) -> Iterator[Shape]:
    """From the back of the board to the front, as one may hide a part of another."""
    seated = [(ground.places[hole], player) for player, hole in enumerate(state.fishers) if hole is not None]
    for (x, y), player in sorted(seated, key=lambda seat: (seat[0][1], seat[1])):
        yield Use(f"rod-{_side(state, ground, player)}", x, y - FEET)
        yield Use(f"fisher-{player}", x, y - FEET)
        if player in state.winners:
            yield Use("crown", x, y - ABOVE_HEAD)
        elif player == state.player and state.phase != "over":
            yield Use("turn", x, y - ABOVE_HEAD, paint=Paint(fill=f"player_{player}", stroke="white", width=2))


def _side(state: State, ground: Backdrop, player: int) -> str:
    stand, attempt = state.fishers[player], state.attempt
    if player != state.player or stand is None or attempt is None:
        return "right"
    return "left" if ground.places[attempt][0] < ground.places[stand][0] else "right"


def _fishing(ground: Backdrop, attempt: str, stand: str | None) -> Iterator[Shape]:
    hole = ground.places[attempt]
    return rod_line(hole, None if stand is None else _rod_tip(ground.places[stand], hole))


def _rod_tip(stand: Point, hole: Point) -> Point:
    side = -1 if hole[0] < stand[0] else 1
    return stand[0] + side * ROD_TIP[0], stand[1] - FEET + ROD_TIP[1]
