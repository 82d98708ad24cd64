"""The contact graph: by hand, and beside networkx in random positions."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import networkx as nx
import pytest

from kayanak_nb.floes.board import START_CELLS
from kayanak_nb.floes.graph import Place, components, contact_distance, contact_graph
from kayanak_nb.floes.moves import Slide
from kayanak_nb.hexgrid import Cell
from tests.floes.hand import laid, play, rolled
from tests.floes.sea import touch
from tests.floes.variants import random_cells

PLACES: list[Place] = [*range(16), "far", "home"]


def drawn(cells: tuple[Cell, ...], *, shores: bool = True) -> nx.Graph[Place]:
    """Return the same graph from the second reading of the rules."""
    graph: nx.Graph[Place] = nx.Graph()
    graph.add_nodes_from(range(16))
    graph.add_edges_from((a, b) for a, b in product(range(16), repeat=2) if touch(cells[a], cells[b]))
    if shores:
        graph.add_nodes_from(("far", "home"))
        graph.add_edges_from((floe, "far") for floe in range(16) if cells[floe][0] == 0)
        graph.add_edges_from((floe, "home") for floe in range(16) if cells[floe][0] == 8)
    return graph


@pytest.mark.parametrize("seed", range(25))
def test_graph_beside_networkx(seed: int) -> None:
    cells = random_cells(Random(seed))
    for shores in (True, False):
        ours, theirs = nx.Graph(contact_graph(cells, shores=shores)), drawn(cells, shores=shores)
        assert nx.utils.graphs_equal(ours, theirs)
    assert {frozenset(piece) for piece in components(cells)} == {
        frozenset(piece) for piece in nx.connected_components(drawn(cells, shores=False))
    }
    lengths = dict(nx.all_pairs_shortest_path_length(drawn(cells)))
    for origin, goal in product(PLACES, repeat=2):
        assert contact_distance(cells, origin, goal) == lengths[origin].get(goal)


def test_at_the_start_nothing_touches() -> None:
    graph = contact_graph(START_CELLS)
    assert list(graph) == PLACES
    assert not any(graph.values())
    assert components(START_CELLS) == tuple((floe,) for floe in range(16))
    assert contact_distance(START_CELLS, "home", "far") is None
    assert contact_distance(START_CELLS, 3, 3) == 0


def test_bridge_from_shore_to_shore() -> None:
    cells = laid({floe: (row, 2) for floe, row in enumerate(range(8, -1, -1))})
    assert contact_distance(cells, "home", "far") == 10
    assert contact_graph(cells)["home"] == (0,)
    assert contact_graph(cells)[8] == (7, "far")


def test_one_slide_joins_two_halves() -> None:
    """Floe 2 comes between two pieces that lie apart."""
    state = rolled("own 1", {0: (4, 0), 1: (4, 1), 2: (8, 4), 3: (5, 3), 4: (6, 3), 5: (3, 1)})
    before = components(state.cells)
    after = components(play(state, Slide(2, "NW")).cells)
    assert {(0, 1, 5), (3, 4)} <= set(before)
    assert (2, 3, 4) in after


@pytest.mark.parametrize("place", [16, -1, "sea", True, None])
def test_place_that_is_none(place: Any) -> None:
    for pair in ((place, 0), (0, place)):
        with pytest.raises(ValueError, match="There is no place"):
            contact_distance(START_CELLS, *pair)
