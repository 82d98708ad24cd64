"""Boards for tests: good ones, broken ones, what the reader says of them, and a judge of holes and floes of its own."""

from __future__ import annotations

import copy
import json
import math
from pathlib import Path
from typing import Any

import networkx as nx
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from kayanak_nb.kayanak import board
from kayanak_nb.kayanak.board import BadBoard, Board

SCHEMA = json.loads((Path(board.__file__).parent / "boards" / "board.schema.json").read_text(encoding="utf-8"))
ACCEPTS = Draft202012Validator(SCHEMA).is_valid
ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


# A1 A2 A3
#  B1 B2
POND: dict[str, Any] = {
    "schema": 1,
    "name": "pond",
    "holes": ["A1", "A2", "A3", "B1", "B2"],
    "floes": [["A1", "A2", "B1"], ["A3", "B2"]],
    "fish": {"small": 4, "large": 1},
    "drops": 1,
    "crystals": 2,
}


def faults(data: object, players: int = 2) -> list[tuple[str, str]]:
    try:
        Board.from_dict(data, players=players)
    except BadBoard as error:
        check_message(error)
        return [(fault.kind, fault.place) for fault in error.faults]
    return []


def check_message(error: BadBoard) -> None:
    """Each of the first faults has its own line of the message, with place, problem and remedy as sentences."""
    assert error.faults
    lines = [f"{fault.place}: {fault.problem} {fault.remedy}" for fault in error.faults]
    more = [f"… and {len(lines) - 20} more."] if len(lines) > 20 else []
    assert str(error).splitlines() == lines[:20] + more
    assert all(fault.problem.endswith(".") and fault.remedy.endswith(".") for fault in error.faults)


def file_faults(path: Path, content: str | bytes) -> list[tuple[str, str]]:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    try:
        Board.from_json(path)
    except BadBoard as error:
        check_message(error)
        return [(fault.kind, fault.place) for fault in error.faults]
    return []


def changed(**fields: Any) -> dict[str, Any]:
    return copy.deepcopy(POND) | fields


def point(hole: str) -> tuple[float, float]:
    row, column = ROWS.index(hole[0]), int(hole[1:]) - 1
    return column + (row % 2) / 2, row * math.sqrt(3) / 2


def adjacency(holes: list[str] | tuple[str, ...]) -> nx.Graph:
    """Holes as nodes; edges where the geometry puts two centres one spacing apart."""
    graph = nx.Graph()
    graph.add_nodes_from(holes)
    points = {hole: point(hole) for hole in graph}
    graph.add_edges_from((a, b) for a in graph for b in graph if a < b and math.dist(points[a], points[b]) < 1.01)
    return graph


def is_tidy(data: dict[str, Any]) -> bool:
    """Whether the holes and floes of *data*, all proper names, make a board for two."""
    holes, floes = data["holes"], data["floes"]
    if sorted(holes) != sorted(hole for floe in floes for hole in floe) or len(set(holes)) != len(holes):
        return False
    graph = adjacency(holes)
    whole = len(holes) >= 3 and nx.is_connected(graph)
    return whole and all(floe and nx.is_connected(graph.subgraph(floe)) for floe in floes)


@st.composite
def regions(draw: st.DrawFn, most: int = 30) -> list[str]:
    """A connected set of holes, grown one at a time from a corner of the lattice."""
    lattice = adjacency([f"{row}{column}" for row in ROWS[:7] for column in range(1, 8)])
    holes = [draw(st.sampled_from(sorted(lattice)))]
    for _ in range(draw(st.integers(2, most - 1))):
        edge = sorted({other for hole in holes for other in lattice[hole]} - set(holes))
        holes.append(draw(st.sampled_from(edge)))
    return holes


@st.composite
def partitions(draw: st.DrawFn, holes: list[str]) -> list[list[str]]:
    """Connected groups of *holes*: what is left of a spanning tree when some of its edges are cut."""
    tree = nx.Graph(nx.bfs_tree(adjacency(holes), holes[0]))
    edges = sorted(tuple(sorted(edge)) for edge in tree.edges)
    tree.remove_edges_from(draw(st.sets(st.sampled_from(edges))))
    return [sorted(group) for group in nx.connected_components(tree)]


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """The data of a good board."""
    holes = draw(regions())
    small, large = draw(st.tuples(st.integers(0, 999), st.integers(0, 999)).filter(any))
    return {
        "schema": 1,
        "name": draw(st.sampled_from(["pond", "Lac d'hiver 2", "湖の氷", "Großer_See-3", "Лёд", "बर्फ़", "ثلج", "7"])),
        "holes": holes,
        "floes": draw(partitions(holes)),
        "fish": {"small": small, "large": large},
        "drops": draw(st.integers(0, 999)),
        "crystals": draw(st.integers(0, 999)),
    }


ODD_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 1001),
    st.sampled_from([0, 1, 2, 999, 1000, -1, 10**30, 1.0, 2.5, float("nan"), float("inf"), -0.0]),
    st.sampled_from(
        ["", "A1", "B2", "a1", "A0", "A01", "A100", "AA1", "Å1", "A1\n", "A1 ", " ", "<b>", "x" * 61, "ok", "١"]
    ),
    st.text(max_size=8),
    st.sampled_from(["C3", "D4", "Z99"]),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from(["A1", "A2", "B1"]), max_size=3),
    st.lists(st.lists(st.sampled_from(["A1", "A2", "B1"]), max_size=3), max_size=3),
    st.fixed_dictionaries({"small": st.integers(-1, 2), "large": st.integers(-1, 2)}),
)


def _slots(part: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in *part*, at any depth."""
    keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    return [slot for key in keys for slot in [(part, key), *_slots(part[key])]]


def broken_boards() -> st.SearchStrategy[Any]:
    """A good board after one to three changes anywhere; some changes do no harm."""
    return damaged(boards(), ODD_VALUES)


@st.composite
def damaged(draw: st.DrawFn, whole: st.SearchStrategy[dict[str, Any]], odd_values: st.SearchStrategy[Any]) -> Any:
    """JSON data after one to three changes anywhere, *odd_values* among them."""
    data: Any = copy.deepcopy(draw(whole))
    for _ in range(draw(st.integers(1, 3))):
        if not data:
            break
        # The field first, or nearly every change would fall on the longest list.
        field = draw(st.sampled_from(list(data)))
        container, key = draw(st.sampled_from([(data, field), *_slots(data[field])]))
        change = draw(st.sampled_from(["replace", "remove", "add", "repeat"]))
        if change == "remove":
            del container[key]
        elif change == "replace":
            container[key] = draw(odd_values)
        elif isinstance(container, dict):
            container[draw(st.sampled_from(["extra", "Name", "two words", ""]))] = draw(odd_values)
        elif change == "add":
            container.append(draw(odd_values))
        else:
            container.append(copy.deepcopy(container[key]))
    return data


@st.composite
def rearranged_boards(draw: st.DrawFn) -> dict[str, Any]:
    """A board of proper and known names only, whose holes may be wrongly shared among the floes, or too few."""
    data = draw(boards())
    holes, floes = data["holes"], data["floes"]
    for _ in range(draw(st.integers(1, 2))):
        hole = draw(st.sampled_from(holes))
        change = draw(st.sampled_from(["move", "share", "drop", "cut"]))
        if change in ("move", "drop", "cut"):
            floes[:] = [[other for other in floe if other != hole] for floe in floes]
        if change in ("move", "share"):
            floe = draw(st.sampled_from(floes))
            floe[:] = sorted({*floe, hole})
        if change == "cut" and len(holes) > 1:
            holes.remove(hole)
    return data
