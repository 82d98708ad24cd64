"""The names of the buttons over the board, each saying what is there and what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kayanak_nb.kayanak.heat import Heat
from kayanak_nb.kayanak.moves import Melt, Move, Refreeze
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.words import hole_label

if TYPE_CHECKING:
    from kayanak_nb.widgets.session import Session

__all__ = ["HoleLabels"]


_KEPT = 5000


class HoleLabels:
    """Words the holes of one session, each only when it is there for the first time as it is."""

    def __init__(self) -> None:
        self._known: dict[object, str] = {}

    def of(self, session: Session, heat: Heat | None = None) -> list[str]:
        """Return a label for each hole, in board order; it says what of *heat* is shown there."""
        state = session.game.state
        offers = _by_hole(state, session.offers)
        said = (session.language, session.game.names, session.reveal, state.board)
        if len(self._known) > _KEPT:
            self._known.clear()
        labels = []
        for hole, looks in _looks(state, session.reveal):
            moves = offers.get(hole, ())
            key = (hole, looks, moves, said)
            if key not in self._known:
                self._known[key] = self._word(session, hole, moves)
            labels.append(self._known[key])
        if heat is None:
            return labels
        return [
            heat.label(hole, label, session.language) for hole, label in zip(state.board.holes, labels, strict=True)
        ]

    def _word(self, session: Session, hole: str, moves: tuple[Move, ...]) -> str:
        return hole_label(
            session.game.state,
            hole,
            language=session.language,
            names=session.game.names,
            reveal=session.reveal,
            legal=moves,
        )


def _by_hole(state: State, offers: Mapping[str, tuple[Move, ...]]) -> dict[str, tuple[Move, ...]]:
    """Return the legal moves that a press on each hole can mean."""
    found: dict[str, tuple[Move, ...]] = {}
    for moves in offers.values():
        for move in moves:
            for hole in state.board.floes[move.floe] if isinstance(move, Melt | Refreeze) else (_hole(move),):
                found[hole] = (*found.get(hole, ()), move)
    return found


def _hole(move: Move) -> str:
    return str(getattr(move, "hole", ""))


def _looks(state: State, reveal: bool) -> list[tuple[str, object]]:
    """Return for each hole all that its label depends on, apart from what can be done there."""
    opened, plugged, melted, fish = state.open, state.plugged, state.melted, state.fish
    fishers = {hole: player for player, hole in enumerate(state.fishers) if hole}
    floes = state.board.floe_index
    return [
        (
            hole,
            (
                hole in opened,
                hole in plugged,
                floes[index] in melted,
                fish[hole] if reveal or hole in opened else None,
                fishers.get(hole),
            ),
        )
        for index, hole in enumerate(state.board.holes)
    ]
