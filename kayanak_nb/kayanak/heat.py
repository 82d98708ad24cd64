"""The odds on the picture: a number at each hole on a plate that is darker for more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from kayanak_nb.drawing.scene import Paint, Shape, Text, Use
from kayanak_nb.kayanak.backdrop import Backdrop
from kayanak_nb.kayanak.odds import Odds
from kayanak_nb.kayanak.odds_told import figure_of, hole_odds
from kayanak_nb.kayanak.sprites import FIGURE, HEATS
from kayanak_nb.locale import text
from kayanak_nb.names import joined, listed

__all__ = ["Heat", "figures", "halos", "heat_of"]

_DARK = 4
_INKS = (Paint(fill="ink"), Paint(fill="white"))
_SIZE = 12.0
_LONG = 4


class _Spot(NamedTuple):
    step: int
    figure: str
    said: str


@dataclass(frozen=True)
class Heat:
    """What is shown of some odds: for each hole with a number a step from 1 to 5, the number, and what it means.

    *words* say all of it.
    """

    spots: dict[str, _Spot]
    words: str

    def label(self, hole: str, label: str, language: str) -> str:
        """Return *label* with what the number at *hole* means, if there is one."""
        return listed((label, self.spots[hole].said), language) if hole in self.spots else label


def heat_of(odds: Odds, what: str) -> Heat:
    """Return what is to be shown of *what*, one of :data:`~kayanak_nb.kayanak.odds.SHOWN`.

    Chances are shaded by themselves, points by their share of the highest on the board.
    """
    shown = odds.shown(what)
    most = max(shown.values(), default=Fraction(0)) if what == "points" else Fraction(1)
    steps = {hole: min(HEATS, 1 + int(HEATS * value / (most or 1))) for hole, value in shown.items()}
    spots = {
        hole: _Spot(step, figure_of(odds, what, hole), hole_odds(odds, what, hole)) for hole, step in steps.items()
    }
    return Heat(spots, _words(spots, what, odds.language) if spots else "")


def _words(spots: dict[str, _Spot], what: str, language: str) -> str:
    same: dict[str, list[str]] = {}
    for hole, spot in spots.items():
        same.setdefault(spot.figure, []).append(hole)
    parts = [
        text("odds-caption-same", language, figure=figure, holes=joined(holes, language))
        for figure, holes in same.items()
    ]
    return text(f"odds-caption-{what}", language, holes=listed(parts, language))


def halos(heat: Heat, ground: Backdrop) -> Iterator[Shape]:
    """Draw the shades around the holes, to lie below all that is in them."""
    return (Use(f"heat-{spot.step}", *ground.places[hole]) for hole, spot in heat.spots.items())


def figures(heat: Heat, ground: Backdrop) -> Iterator[Shape]:
    """Draw the numbers, each on a plate of its shade below the middle of its hole."""
    for hole, spot in heat.spots.items():
        x, y = ground.places[hole]
        size = _SIZE * min(1, _LONG / len(spot.figure))
        yield Use(f"plate-{spot.step}", x, y + FIGURE)
        yield Text(x, y + FIGURE + size * 0.36, spot.figure, size, _INKS[spot.step >= _DARK], 700)
