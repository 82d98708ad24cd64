"""Graphs for both games and for lessons: who is a neighbour of whom, and what follows from that alone.

A graph is a mapping from each node to its neighbours, in an order that stays; networkx takes it as it is. It has no
loops, and neighbours are so in both directions. All numbers are whole and exact.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake

__all__ = [
    "Graph",
    "Matrix",
    "colouring",
    "components",
    "distances",
    "matrix",
    "power",
    "reach",
    "rings",
    "shortest",
    "square_lattice",
    "walks",
    "without",
]

Node = TypeVar("Node", bound=Hashable)
Graph: TypeAlias = Mapping[Node, Sequence[Node]]
Matrix: TypeAlias = list[list[int]]


def distances(graph: Graph[Node], origin: Node) -> dict[Node, int]:
    """Return the least number of steps from *origin* to each node that a way leads to, the nearest first.

    Breadth-first search: what lies one step from the nodes of a ring, and in no ring yet, is the next ring.

    :raises ValueError: if *origin* is not in the graph.

    >>> distances({"a": "b", "b": "ac", "c": "b", "d": ""}, "a")
    {'a': 0, 'b': 1, 'c': 2}
    """
    _check_node(graph, origin)
    found, queue = {origin: 0}, [origin]
    for node in queue:
        for other in graph[node]:
            if other not in found:
                found[other] = found[node] + 1
                # The list grows while it is gone through, so the nearest come first.
                queue.append(other)
    return found


def rings(graph: Graph[Node], origin: Node) -> tuple[tuple[Node, ...], ...]:
    """Return the nodes that are 0, 1, 2, … steps from *origin*, each ring in the order of the graph.

    :raises ValueError: if *origin* is not in the graph.

    >>> rings({"a": "bc", "b": "ad", "c": "ad", "d": "bc"}, "a")
    (('a',), ('b', 'c'), ('d',))
    """
    away = distances(graph, origin)
    found: list[list[Node]] = [[] for _ in range(max(away.values()) + 1)]
    for node in graph:
        if node in away:
            found[away[node]].append(node)
    return tuple(map(tuple, found))


def shortest(graph: Graph[Node], origin: Node, goal: Node) -> tuple[Node, ...]:
    """Return a shortest way from *origin* to *goal*, both included; empty if there is none.

    :raises ValueError: if one of them is not in the graph.

    >>> shortest({"a": "bc", "b": "ad", "c": "ad", "d": "bc", "e": ""}, "a", "d")
    ('a', 'b', 'd')
    """
    for end in (origin, goal):
        _check_node(graph, end)
    came: dict[Node, Node | None] = {origin: None}
    for node in distances(graph, origin):
        for other in graph[node]:
            came.setdefault(other, node)
    way: list[Node] = []
    here = goal if goal in came else None
    while here is not None:
        way.append(here)
        here = came[here]
    return tuple(reversed(way))


def components(graph: Graph[Node]) -> tuple[tuple[Node, ...], ...]:
    """Return the pieces into which the graph falls, each in the graph's order, that of its first node first.

    >>> components({0: (2,), 1: (), 2: (0,)})
    ((0, 2), (1,))
    """
    piece_of: dict[Node, int] = {}
    pieces: list[list[Node]] = []
    for node in graph:
        if node not in piece_of:
            piece_of.update(dict.fromkeys(distances(graph, node), len(pieces)))
            pieces.append([])
        pieces[piece_of[node]].append(node)
    return tuple(map(tuple, pieces))


def without(graph: Graph[Node], nodes: Iterable[Node]) -> dict[Node, tuple[Node, ...]]:
    """Return what is left of the graph when *nodes* are taken away.

    >>> without({"a": "b", "b": "ac", "c": "b"}, "b")
    {'a': (), 'c': ()}
    """
    gone = frozenset(nodes)
    return {
        node: tuple(other for other in near if other not in gone) for node, near in graph.items() if node not in gone
    }


def reach(graph: Graph[Node], origin: Node, steps: int) -> frozenset[Node]:
    """Return where a walk from *origin* of exactly so many *steps* (at least 0) can end; it may go back and forth.

    :raises ValueError: if *origin* is not in the graph, or *steps* is not such a number.

    >>> sorted(reach({"a": "b", "b": "ac", "c": "b"}, "a", 2))
    ['a', 'c']
    """
    _check_node(graph, origin)
    ends = {origin}
    for _ in range(_steps(steps)):
        ends = {other for node in ends for other in graph[node]}
    return frozenset(ends)


def walks(graph: Graph[Node], origin: Node, steps: int) -> dict[Node, int]:
    """Return for each node in how many ways a walk from *origin* of exactly so many *steps* (at least 0) ends there.

    This is the row of *origin* in the power *steps* of the adjacency matrix: all ways to the neighbours, added.

    :raises ValueError: if *origin* is not in the graph, or *steps* is not such a number.

    >>> walks({"a": "bc", "b": "ac", "c": "ab"}, "a", 2)
    {'a': 2, 'b': 1, 'c': 1}
    """
    _check_node(graph, origin)
    ways = {node: int(node == origin) for node in graph}
    for _ in range(_steps(steps)):
        ways = {node: sum(ways[other] for other in near) for node, near in graph.items()}
    return ways


def matrix(graph: Graph[Node]) -> Matrix:
    """Return the adjacency matrix: a row a node, 1 in the columns of its neighbours and 0 elsewhere.

    Rows and columns are in the order of the graph.

    >>> matrix({"a": "b", "b": "ac", "c": "b"})
    [[0, 1, 0], [1, 0, 1], [0, 1, 0]]
    """
    number = {node: index for index, node in enumerate(graph)}
    rows = [[0] * len(graph) for _ in graph]
    for row, near in zip(rows, graph.values(), strict=True):
        for other in near:
            row[number[other]] = 1
    return rows


def power(base: Matrix, exponent: int) -> Matrix:
    """Return the square matrix *base* multiplied by itself, *exponent* times in all (at least 0).

    Of an adjacency matrix, the entry in row i and column j counts the walks of that many steps from i to j.

    :raises ValueError: if *exponent* is not such a number.

    >>> power([[0, 1, 1], [1, 0, 1], [1, 1, 0]], 2)
    [[2, 1, 1], [1, 2, 1], [1, 1, 2]]
    """
    size = range(len(base))
    result = [[int(row == column) for column in size] for row in size]
    # Row i of the product needs only those rows that row i of the base has an entry for: six at most on a board.
    entries = [[(column, value) for column, value in enumerate(row) if value] for row in base]
    for _ in range(_steps(exponent)):
        result = [_combined(result, needed) for needed in entries]
    return result


def _combined(rows: Matrix, needed: Sequence[tuple[int, int]]) -> list[int]:
    if not needed:
        return [0] * len(rows)
    scaled = [rows[row] if value == 1 else [value * entry for entry in rows[row]] for row, value in needed]
    return list(map(sum, zip(*scaled, strict=True)))


def colouring(graph: Graph[Node]) -> dict[Node, int] | None:
    """Return a colour 0 or 1 for each node such that neighbours differ; None if there is none.

    There is none exactly where some walk of an odd number of steps ends where it began, as around a triangle. The first
    node of each piece gets colour 0.

    >>> colouring({"a": "b", "b": "ac", "c": "b"})
    {'a': 0, 'b': 1, 'c': 0}
    >>> colouring({"a": "bc", "b": "ac", "c": "ab"}) is None
    True
    """
    colours = {node: steps % 2 for piece in components(graph) for node, steps in distances(graph, piece[0]).items()}
    mixed = all(colours[node] != colours[other] for node, near in graph.items() for other in near)
    return {node: colours[node] for node in graph} if mixed else None


def square_lattice(rows: int, columns: int) -> dict[str, tuple[str, ...]]:
    """Return a board of squares as a graph, to compare with ours: each square has four neighbours at most.

    Squares are named like holes, by a row letter and a column number.

    :raises ValueError: if *rows* is not from 1 to 26 or *columns* not from 1 to 99.

    >>> square_lattice(2, 2)
    {'A1': ('A2', 'B1'), 'A2': ('A1', 'B2'), 'B1': ('A1', 'B2'), 'B2': ('A2', 'B1')}
    """
    if rows not in range(1, 27) or columns not in range(1, 100):
        raise Mistake(f"A board of squares has 1 to 26 rows and 1 to 99 columns, not {brief((rows, columns))}.")
    names = {(row, column): f"{chr(65 + row)}{column + 1}" for row in range(rows) for column in range(columns)}
    around = ((-1, 0), (0, -1), (0, 1), (1, 0))
    cells = {name: [(row + down, column + right) for down, right in around] for (row, column), name in names.items()}
    return {name: tuple(names[cell] for cell in near if cell in names) for name, near in cells.items()}


def _check_node(graph: Graph[Node], node: Node) -> None:
    try:
        known = node in graph
    except TypeError:  # what is not hashable is no node
        known = False
    if not known:
        raise Mistake(f"There is no {brief(node)} in this graph.")


def _steps(given: int) -> int:
    if type(given) is not int or given < 0:
        raise Mistake(f"A number of steps is a whole number from 0 on, not {brief(given)}.")
    return given
