"""Where slides would end, for the page to show before they are made: short lists, one for each slide on offer.

A ghost is ``[distance, floes, bars]``: how many cells the floes go, the one that is slid first, and for each contact
that they would make ``[sprite, x, y]``. The kit has what all ghosts are drawn with, and is sent once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kayanak_nb.drawing.canvas import pack
from kayanak_nb.floes.backdrop import SPACING
from kayanak_nb.floes.board import CELLS, COLUMNS
from kayanak_nb.floes.drift import drift
from kayanak_nb.floes.marks import ghost_arrow, ghost_bars, ghost_rim
from kayanak_nb.floes.moves import Slide
from kayanak_nb.floes.sprites import along
from kayanak_nb.floes.state import State
from kayanak_nb.hexgrid import DIRECTIONS

__all__ = ["ghosts", "kit"]


def ghosts(state: State, slides: Iterable[Slide]) -> dict[str, list[Any]]:
    """Return the ghost of each of the legal *slides* by its arrow, such as ``"5:NE"``."""
    return {f"{slide.floe}:{slide.direction}": _ghost(state, slide) for slide in slides}


def _ghost(state: State, slide: Slide) -> list[Any]:
    end = drift(state.places, state.ice, slide.floe, DIRECTIONS.index(slide.direction))
    others = [floe for floe, moving in enumerate(end.moving) if moving and floe != slide.floe]
    floes = [slide.floe, *others]
    ended = [CELLS[place] for place in end.places]
    return [end.distance, floes, [shape[1:] for shape in pack(ghost_bars(ended, floes))]]


def kit() -> dict[str, Any]:
    """Return for each direction the way of one cell and the arrow for each distance, and a ghost's outline."""
    return {
        "ways": {direction: along(direction, SPACING) for direction in DIRECTIONS},
        "arrows": {
            direction: [pack(ghost_arrow((0, 0), direction, distance)) for distance in range(1, COLUMNS)]
            for direction in DIRECTIONS
        },
        "rims": pack(ghost_rim(0, (0, 0))),
    }
