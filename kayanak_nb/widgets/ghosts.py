"""Where slides would end, for the page to show before they are made: short lists, one for each slide on offer.

A ghost is ``[distance, floes, bars]``: how many cells the floes go, the one that is slid first, and for each contact
that they would make ``[sprite, x, y]``. The kit has what all ghosts are drawn with, and is sent once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from kayanak_nb.drawing.canvas import pack
from kayanak_nb.floes.backdrop import SPACING
from kayanak_nb.floes.board import AROUND, CELLS, COLUMNS, FAR_ROW, HOME_ROW
from kayanak_nb.floes.drift import drift
from kayanak_nb.floes.marks import bar, ghost_arrow, ghost_rim
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
    floes = [slide.floe, *(floe for floe, moving in enumerate(end.moving) if moving and floe != slide.floe)]
    still = {place for place, moving in zip(end.places, end.moving, strict=True) if not moving}
    ends = sorted(end.places[floe] for floe in floes)
    bars = [_bar(here, there) for here in ends for there in _TOUCHED[here] if there in still or isinstance(there, str)]
    return [end.distance, floes, bars]


@cache
def _bar(here: int, there: int | str) -> list[Any]:
    """Return the bar across the contact between the cell *here* and another or a shore."""
    cells = [CELLS[number] for number in (here, there) if isinstance(number, int)]
    (packed,) = pack([bar("ghost", cells, 0, there if isinstance(there, str) else 1)])
    name, x, y = packed[1:]
    return [name, x, y]


# For each cell what touches it: cells by their numbers, then the shore.
_TOUCHED: dict[int, tuple[int | str, ...]] = {
    number: (*around, *(["far"] if number in FAR_ROW else ["home"] if number in HOME_ROW else []))
    for number, around in AROUND.items()
}


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
