"""What touches what as the floes lie: floes each other, and the shores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kayanak_nb.floes.board import ROWS
from kayanak_nb.hexgrid import Cell, neighbours

__all__ = ["Place", "contacts", "touching"]

Place = int | str

_SHORES = {0: "far", ROWS - 1: "home"}


def contacts(cells: Sequence[Cell]) -> Iterator[tuple[int, Place]]:
    """Yield each contact once, as a floe and a floe of a higher number, or a floe and ``"far"`` or ``"home"``.

    *cells* are the (row, column) of the floes.

    >>> list(contacts([(0, 3), (4, 4), (4, 5)]))
    [(0, 'far'), (1, 2)]
    """
    for floe in range(len(cells)):
        yield from ((floe, place) for place in touching(cells, floe) if isinstance(place, str) or place > floe)


def touching(cells: Sequence[Cell], place: Place) -> tuple[Place, ...]:
    """Return what touches *place*, a floe, ``"far"`` or ``"home"``: floes by number, then the shore.

    >>> touching([(0, 3), (4, 4), (4, 5)], "far"), touching([(0, 3), (4, 4), (4, 5)], 2)
    ((0,), (1,))
    """
    if isinstance(place, str):
        return tuple(floe for floe, (row, _) in enumerate(cells) if _SHORES.get(row) == place)
    lying = {cell: floe for floe, cell in enumerate(cells)}
    floes = sorted(lying[cell] for cell in neighbours(cells[place]) if cell in lying)
    shore = _SHORES.get(cells[place][0])
    return (*floes, shore) if shore else tuple(floes)
