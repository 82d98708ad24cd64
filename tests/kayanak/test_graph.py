"""The board as a graph: beside networkx on random boards, beside the engine, and facts of our boards by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import Face
from kayanak_nb.graph import colouring, components, distances, power, reach, rings, walks
from kayanak_nb.graph import matrix as matrix_of
from kayanak_nb.kayanak.begin import prepare
from kayanak_nb.kayanak.board import BOARD_NAMES, Board, board
from kayanak_nb.kayanak.engine import apply, legal_moves
from kayanak_nb.kayanak.graph import cut_floes, hole_graph, walking_graph
from kayanak_nb.kayanak.moves import Walk
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.state import State
from tests.kayanak.board_samples import adjacency, boards


@st.composite
def positions(draw: st.DrawFn) -> tuple[Board, set[str], set[int]]:
    """A random board, some of its holes blocked and some of its floes melted."""
    made = Board.from_dict(draw(boards()))
    blocked = draw(st.sets(st.sampled_from(made.holes), max_size=4))
    melted = draw(st.sets(st.sampled_from(range(len(made.floes))), max_size=3))
    return made, blocked, melted


def left(made: Board, blocked: set[str], melted: set[int]) -> nx.Graph:
    graph = adjacency(made.holes)
    graph.remove_nodes_from(blocked | {hole for floe in melted for hole in made.floes[floe]})
    return graph


@given(positions())
def test_graph_beside_networkx(drawn: tuple[Board, set[str], set[int]]) -> None:
    made, blocked, melted = drawn
    ours, theirs = hole_graph(made, blocked=blocked, melted=melted), left(made, blocked, melted)
    assert nx.utils.graphs_equal(nx.Graph(ours), theirs)
    assert list(ours) == [hole for hole in made.holes if hole in theirs]
    assert {frozenset(piece) for piece in components(ours)} == set(map(frozenset, nx.connected_components(theirs)))
    for hole in list(ours)[:3]:
        assert distances(ours, hole) == nx.single_source_shortest_path_length(theirs, hole)


@given(positions())
def test_cut_floes_beside_networkx(drawn: tuple[Board, set[str], set[int]]) -> None:
    made, blocked, melted = drawn
    before = nx.number_connected_components(left(made, blocked, melted))
    others = set(range(len(made.floes))) - melted
    expected = {
        floe for floe in others if nx.number_connected_components(left(made, blocked, melted | {floe})) > before
    }
    assert set(cut_floes(made, blocked=blocked, melted=melted)) == expected


def in_the_middle(seed: int) -> State:
    """A random position in which Red has rolled a walk of three."""
    chance = Random(seed)
    # The blue pips do not count, or there would be thousands of walks.
    setup = prepare(replace(RULE_SETS["ja-3"], blue_pips="plain_only"), players=4, board="small-19")
    fishers = chance.sample(setup.board.holes, 4)
    dry = [floe for floe, holes in enumerate(setup.board.floes) if not {*holes} & {*fishers}]
    melted, roll = dry[: chance.randint(0, 1)], (Face("walk", 3), Face("drop", 1))
    return position(setup, fishers=fishers, melted=melted, roll=roll, due="drop")


def walked(state: State) -> list[str]:
    """Where every walk of the engine ends, walk by walk, when it can use up the roll."""
    if state.budget == 0 or state.phase != "act" or state.player != 0:
        return [str(state.fishers[0])]
    steps = [move for move in legal_moves(state) if isinstance(move, Walk)]
    return [end for step in steps for end in walked(apply(state, step)[0])]


@pytest.mark.parametrize("seed", range(12))
def test_walks_beside_the_engine(seed: int) -> None:
    state = in_the_middle(seed)
    graph, origin = walking_graph(state), str(state.fishers[0])
    ends = walked(state)
    if graph[origin]:
        assert reach(graph, origin, 3) == set(ends)
        assert {hole: ways for hole, ways in walks(graph, origin, 3).items() if ways} == {
            hole: ends.count(hole) for hole in set(ends)
        }


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_powers_count_the_walks_on_our_boards(name: str) -> None:
    graph = hole_graph(board(name))
    sixth = power(matrix_of(graph), 6)
    assert sixth == [list(walks(graph, hole, 6).values()) for hole in graph]
    assert all(sixth[row][column] == sixth[column][row] for row in range(len(graph)) for column in range(row))


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_on_triangles_only_one_walk_is_impossible(name: str) -> None:
    """Whoever is at least as many pips away can arrive exactly; with one pip, nobody stays where they are."""
    graph = hole_graph(board(name))
    assert colouring(graph) is None
    for origin in graph:
        away = distances(graph, origin)
        for pips in range(1, 7):
            expected = {hole for hole, steps in away.items() if steps <= pips} - ({origin} if pips == 1 else set())
            assert reach(graph, origin, pips) == expected


def test_the_default_board_by_hand() -> None:
    graph = hole_graph(board("default"))
    assert graph["E5"] == ("D4", "D5", "E4", "E6", "F4", "F5")
    assert sorted(map(len, graph.values()))[:4] == [2, 2, 3, 3]
    assert [len(ring) for ring in rings(graph, "E5")][:4] == [1, 6, 12, 18]
    assert walks(graph, "E5", 2)["E5"] == 6
    assert cut_floes(board("default")) == ()


@pytest.mark.parametrize(("blocked", "melted"), [(["Z1"], []), ([7], []), ([], [99]), ([], [True]), ([], ["1"])])
def test_what_is_not_on_the_board(blocked: list[Any], melted: list[Any]) -> None:
    for ask in (hole_graph, cut_floes):
        with pytest.raises(ValueError, match=r"no (hole|floe)"):
            ask(board("tiny-7"), blocked=blocked, melted=melted)
