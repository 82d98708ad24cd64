"""Which game is handled and shown by what."""

from __future__ import annotations

from kayanak_nb.game import Game
from kayanak_nb.games import Kind
from kayanak_nb.widgets.floes_hand import FloesHand
from kayanak_nb.widgets.floes_side import FloesSide
from kayanak_nb.widgets.hand import Hand
from kayanak_nb.widgets.kayanak_hand import KayanakHand
from kayanak_nb.widgets.kayanak_side import KayanakSide
from kayanak_nb.widgets.side import Side

__all__ = ["hand_of", "side_of"]

_HANDS: dict[str, type[KayanakHand] | type[FloesHand]] = {"kayanak": KayanakHand, "floes": FloesHand}
_SIDES: dict[str, type[KayanakSide] | type[FloesSide]] = {"kayanak": KayanakSide, "floes": FloesSide}


def hand_of(game: Game) -> Hand:
    """Return a hand for *game*."""
    return _HANDS[game.kind.name](game)


def side_of(kind: Kind) -> Side:
    """Return what stands beside a board of that *kind* of game."""
    return _SIDES[kind.name]()
