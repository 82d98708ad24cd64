"""The board of Kayanak as a graph: its holes are the nodes, and holes that touch are neighbours.

The outlines of floes play no part in who touches whom. Fishers block holes and melted floes drop out; what is left
is where a walk can lead. :mod:`kayanak_nb.graph` says what follows: distances, walks, pieces.
"""

from __future__ import annotations

from collections.abc import Collection

from kayanak_nb.given import brief
from kayanak_nb.graph import components, without
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.state import State
from kayanak_nb.masks import chosen
from kayanak_nb.mistake import Mistake

__all__ = ["HoleGraph", "cut_floes", "gone", "hole_graph", "walking_graph"]

HoleGraph = dict[str, tuple[str, ...]]


def hole_graph(board: Board, *, blocked: Collection[str] = (), melted: Collection[int] = ()) -> HoleGraph:
    """Return for each hole its neighbours in board order, without the holes *blocked* and those of floes *melted*.

    :raises ValueError: if there is no such hole or floe.

    >>> from kayanak_nb.kayanak.board import board
    >>> hole_graph(board("tiny-7"), blocked=["B2"], melted=[1])
    {'A2': ('A3', 'B1'), 'A3': ('A2',), 'B1': ('A2',)}
    """
    whole = {hole: chosen(board.holes, near) for hole, near in zip(board.holes, board.near, strict=True)}
    missing = gone(board, blocked=blocked, melted=melted)
    return without(whole, missing) if missing else whole


def gone(board: Board, *, blocked: Collection[str] = (), melted: Collection[int] = ()) -> frozenset[str]:
    """Return the holes that nobody can walk on: those *blocked* and those of the floes *melted*.

    :raises ValueError: if there is no such hole or floe.
    """
    for hole in blocked:
        if not isinstance(hole, str) or hole not in board.index:
            raise Mistake(f"There is no hole {brief(hole)} on this board.")
    for floe in melted:
        if type(floe) is not int or floe not in range(len(board.floes)):
            raise Mistake(f"There is no floe {brief(floe)}; floes run from 0 to {len(board.floes) - 1}.")
    return frozenset(blocked).union(*(board.floes[floe] for floe in melted))


def walking_graph(state: State) -> HoleGraph:
    """Return where the fisher whose turn it is can walk: the graph without the other fishers and without melted floes.

    While fishers are placed, or where there are none, nobody is in the way.
    """
    others = [hole for player, hole in enumerate(state.fishers) if hole is not None and player != state.player]
    return hole_graph(state.board, blocked=others, melted=state.melted)


def cut_floes(board: Board, *, blocked: Collection[str] = (), melted: Collection[int] = ()) -> tuple[int, ...]:
    """Return the floes that hold the board together: when one of them melts, there are more pieces than before.

    Floes that bear one of the *blocked* holes count too, although they cannot melt while somebody stands there.

    :raises ValueError: if there is no such hole or floe.

    >>> row = Board("row", ["A1", "A2", "A3"], [["A1"], ["A2"], ["A3"]], small=1, large=0, drops=1, crystals=0)
    >>> cut_floes(row)
    (1,)
    """
    graph = hole_graph(board, blocked=blocked, melted=melted)
    before = len(components(graph))
    left = (floe for floe in range(len(board.floes)) if floe not in melted)
    return tuple(floe for floe in left if len(components(without(graph, board.floes[floe]))) > before)
