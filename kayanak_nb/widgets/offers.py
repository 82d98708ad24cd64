"""Kayanak's moves by kind and place, and what a press on a hole can mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.moves import Dig, Done, Fish, Melt, Move, Place, Plug, Refreeze, Unplug, Walk
from kayanak_nb.kayanak.state import State
from kayanak_nb.turn import kind_of
from kayanak_nb.widgets.hand import by_kind

__all__ = ["at_hole", "by_kind", "chosen_kind", "kind_of", "make_move", "probe"]

_AT_HOLE: dict[str, type[Place | Walk | Dig | Fish | Plug | Unplug]] = {
    "place": Place,
    "walk": Walk,
    "dig": Dig,
    "fish": Fish,
    "plug": Plug,
    "unplug": Unplug,
}
_ON_FLOE: dict[str, type[Melt | Refreeze]] = {"melt": Melt, "refreeze": Refreeze}

# On a free choice, what a newcomer most likely wants with a press on the board.
_DEFAULTS = ("place", "fish", "dig", "walk", "melt", "refreeze", "plug", "unplug")


def make_move(kind: str, place: object = None) -> Move:
    """Return the move of that *kind* at *place*, the name of a hole or the number of a floe.

    :raises ValueError: if there is no such kind, or *place* is no number where a floe is meant.

    >>> make_move("melt", "3")
    Melt(floe=3)
    """
    if kind == "done":
        return Done()
    if kind in _ON_FLOE:
        return _ON_FLOE[kind](int(str(place)))
    if kind in _AT_HOLE:
        return _AT_HOLE[kind](str(place))
    raise ValueError(f"There is no kind of move {kind!r}.")


def at_hole(board: Board, moves: Iterable[Move], hole: str) -> tuple[Move, ...]:
    """Return those of *moves* that a press on *hole* can mean; a floe is pressed through any of its holes."""
    floe = board.floe_of(hole) if hole in board.index else None
    return tuple(
        move
        for move in moves
        if (move.floe == floe if isinstance(move, Melt | Refreeze) else getattr(move, "hole", None) == hole)
    )


def chosen_kind(state: State, offers: Mapping[str, tuple[Move, ...]], wished: str | None) -> str | None:
    """Return what a press on the board means: the *wished* kind where it is on offer, otherwise a likely one."""
    if wished in offers:
        return wished
    unlikely = () if _fish_in_reach(state, offers.get("fish", ())) else ("fish",)
    likely = [kind for kind in _DEFAULTS if kind not in unlikely]
    return next((kind for kind in (*likely, *unlikely) if kind in offers), None)


def _fish_in_reach(state: State, moves: Iterable[Move]) -> bool:
    fish = state.visible_fish
    return any(sum(fish[move.hole]) for move in moves if isinstance(move, Fish))


def probe(state: State, kind: str | None, hole: str) -> Move:
    """Return the move that best stands for a press on *hole* which is not legal: its refusal is what gets told."""
    if kind is None:
        kind = "place" if state.phase == "place" else _rolled_kind(state)
    place: object = state.board.floe_of(hole) if kind in _ON_FLOE and hole in state.board.index else hole
    return make_move(kind, place)


def _rolled_kind(state: State) -> str:
    symbol = state.roll[0].symbol if state.roll and state.rules.fishers else "dig"
    return symbol if symbol in _AT_HOLE else "dig"
