"""Graphs: beside networkx, beside all walks counted one by one, and by hand."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random
from typing import Any

import networkx as nx
import numpy as np
import pytest

from kayanak_nb.graph import (
    colouring,
    components,
    distances,
    matrix,
    power,
    reach,
    rings,
    shortest,
    square_lattice,
    walks,
    without,
)

Graph = dict[int, tuple[int, ...]]
SEEDS = range(20)


def drawn(seed: int) -> Graph:
    """A random graph of up to nine nodes, some of them alone."""
    chance = Random(seed)
    made = nx.gnp_random_graph(chance.randint(1, 9), chance.choice((0.15, 0.3, 0.6)), seed=seed)
    return {node: tuple(made[node]) for node in made}


def every_walk(graph: Graph, origin: int, steps: int) -> list[tuple[int, ...]]:
    """All walks of that many steps, one after the other: every row of nodes whose steps all lead to neighbours."""
    rows = ((origin, *rest) for rest in product(graph, repeat=steps))
    return [row for row in rows if all(other in graph[node] for node, other in pairwise(row))]


@pytest.mark.parametrize("seed", SEEDS)
def test_walks_and_reach_beside_all_walks_one_by_one(seed: int) -> None:
    graph = drawn(seed)
    origin = Random(seed).choice(sorted(graph))
    for steps in range(5):
        ends = [walk[-1] for walk in every_walk(graph, origin, steps)]
        assert walks(graph, origin, steps) == {node: ends.count(node) for node in graph}
        assert reach(graph, origin, steps) == set(ends)


@pytest.mark.parametrize("seed", SEEDS)
def test_matrices_beside_numpy(seed: int) -> None:
    graph = drawn(seed)
    theirs = nx.to_numpy_array(nx.Graph(graph), nodelist=list(graph), dtype=int)
    assert matrix(graph) == theirs.tolist()
    for steps in range(6):
        ours = power(matrix(graph), steps)
        assert ours == np.linalg.matrix_power(theirs, steps).tolist()
        assert ours == [list(walks(graph, node, steps).values()) for node in graph]


def test_any_square_matrix_has_powers() -> None:
    base = [[2, -1], [0, 3]]
    assert power(base, 5) == np.linalg.matrix_power(np.array(base), 5).tolist()
    assert power([], 3) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_distances_pieces_and_ways_beside_networkx(seed: int) -> None:
    graph = drawn(seed)
    theirs = nx.Graph(graph)
    assert {frozenset(piece) for piece in components(graph)} == set(map(frozenset, nx.connected_components(theirs)))
    assert sorted(node for piece in components(graph) for node in piece) == sorted(graph)
    for origin in graph:
        away = nx.single_source_shortest_path_length(theirs, origin)
        assert distances(graph, origin) == away
        layers = [sorted(layer) for layer in nx.bfs_layers(theirs, origin)]
        assert [list(ring) for ring in rings(graph, origin)] == layers
        for goal in graph:
            way = shortest(graph, origin, goal)
            assert len(way) == (away[goal] + 1 if goal in away else 0)
            assert not way or (nx.is_path(theirs, way) and (way[0], way[-1]) == (origin, goal))


@pytest.mark.parametrize("seed", SEEDS)
def test_two_colours_beside_networkx(seed: int) -> None:
    graph = drawn(seed)
    colours = colouring(graph)
    assert (colours is not None) == nx.is_bipartite(nx.Graph(graph))
    if colours is not None:
        assert list(colours) == list(graph)
        assert all({colours[node], colours[other]} == {0, 1} for node in graph for other in graph[node])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_left_beside_networkx(seed: int) -> None:
    graph = drawn(seed)
    gone = Random(seed).sample(sorted(graph), len(graph) // 2)
    left = nx.Graph(graph)
    left.remove_nodes_from(gone)
    assert nx.utils.graphs_equal(nx.Graph(without(graph, gone)), left)


@pytest.mark.parametrize("size", [(1, 1), (2, 5), (8, 10)])
def test_squares_beside_networkx(size: tuple[int, int]) -> None:
    theirs = nx.grid_2d_graph(*size)
    names = {(row, column): f"{'ABCDEFGHIJ'[row]}{column + 1}" for row, column in theirs}
    assert nx.utils.graphs_equal(nx.Graph(square_lattice(*size)), nx.relabel_nodes(theirs, names))
    assert list(square_lattice(*size)) == list(names.values())


def test_on_squares_every_step_changes_the_colour() -> None:
    graph = square_lattice(5, 6)
    colours = colouring(graph)
    assert colours is not None
    for steps in range(6):
        assert {colours[node] for node in reach(graph, "C3", steps)} == {(colours["C3"] + steps) % 2}


@pytest.mark.parametrize("steps", [-1, 1.0, True, "2", None])
def test_steps_that_cannot_be_taken(steps: Any) -> None:
    for ask in (lambda: reach({0: ()}, 0, steps), lambda: walks({0: ()}, 0, steps), lambda: power([[0]], steps)):
        with pytest.raises(ValueError, match="whole number from 0 on"):
            ask()


@pytest.mark.parametrize("node", ["Z9", None, [], {}])
def test_nodes_that_are_not_there(node: Any) -> None:
    graph: dict[Any, tuple[Any, ...]] = {"a": ("b",), "b": ("a",)}
    asks = (
        lambda: distances(graph, node),
        lambda: rings(graph, node),
        lambda: reach(graph, node, 2),
        lambda: walks(graph, node, 2),
        lambda: shortest(graph, node, "a"),
        lambda: shortest(graph, "a", node),
    )
    for ask in asks:
        with pytest.raises(ValueError, match="in this graph"):
            ask()


@pytest.mark.parametrize("size", [(0, 3), (27, 3), (3, 100), (3, 0)])
def test_squares_that_have_no_names(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="1 to 26 rows"):
        square_lattice(*size)
