"""Contact as a graph: what is joined to what as the floes lie, in one piece or in several, and how many steps apart.

The floes and the two shores are its nodes; two that touch are joined. It knows nothing of who stands where: a crowded
floe or the bear may bar a way that is open here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from kayanak_nb import graph as graphs
from kayanak_nb.floes.contact import contacts
from kayanak_nb.hexgrid import Cell
from kayanak_nb.mistake import Mistake

__all__ = ["Place", "components", "contact_distance", "contact_graph"]

Place: TypeAlias = int | str
"""A floe by number, ``"far"`` or ``"home"``."""


def contact_graph(cells: Sequence[Cell], *, shores: bool = True) -> dict[Place, tuple[Place, ...]]:
    """Return what each floe touches, and with *shores* what each shore touches too, as networkx takes it.

    *cells* are the (row, column) of the floes, as in ``state.cells``.

    >>> contact_graph([(0, 3), (1, 3), (4, 5)])
    {0: (1, 'far'), 1: (0,), 2: (), 'far': (0,), 'home': ()}
    """
    ends: tuple[Place, ...] = ("far", "home") if shores else ()
    graph: dict[Place, list[Place]] = {place: [] for place in (*range(len(cells)), *ends)}
    for floe, other in contacts(cells):
        if other in graph:
            graph[floe].append(other)
            graph[other].append(floe)
    return {place: tuple(sorted(touching, key=_order)) for place, touching in graph.items()}


def components(cells: Sequence[Cell]) -> tuple[tuple[int, ...], ...]:
    """Return the pieces into which the floes fall, shores left out: floes joined by contact, the lowest first.

    >>> components([(0, 3), (4, 5), (1, 3)])
    ((0, 2), (1,))
    """
    pieces = graphs.components(contact_graph(cells, shores=False))
    return tuple(tuple(place for place in piece if isinstance(place, int)) for piece in pieces)


def contact_distance(cells: Sequence[Cell], origin: Place, goal: Place) -> int | None:
    """Return the least number of steps from *origin* to *goal* while no floe moves; None where no way leads.

    Each is a floe, ``"far"`` or ``"home"``. A way may lead over a shore.

    :raises ValueError: for a place that there is not.

    >>> contact_distance([(0, 3), (1, 3), (4, 5)], "far", 1)
    2
    """
    graph = contact_graph(cells)
    for place in (origin, goal):
        if isinstance(place, bool) or place not in graph:
            raise Mistake(f"There is no place {place!r}: choose a floe from 0 to {len(cells) - 1}, 'far' or 'home'.")
    return graphs.distances(graph, origin).get(goal)


def _order(place: Place) -> tuple[bool, Place]:
    return isinstance(place, str), place
