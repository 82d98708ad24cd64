"""An exploration of a board as a value, and what is found in it: beside the graph itself, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from typing import Any

import networkx as nx
import pytest

from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.kayanak.exploration import MOST_STEPS, TOOLS, VIEWS, Exploration, explore
from kayanak_nb.kayanak.findings import Finding, find, letter_of
from kayanak_nb.locale import LANGUAGES
from tests.kayanak.board_samples import POND, adjacency


def graph_of(look: Exploration) -> Any:
    graph = adjacency(look.board.holes)
    graph.remove_nodes_from(look.blocked | {hole for floe in look.melted for hole in look.board.floes[floe]})
    return graph


OBSTACLES: tuple[dict[str, Any], ...] = ({}, {"blocked": ("D5", "B4")}, {"melted": (0, 4)}, {"melted": (0, 2, 7)})


@pytest.fixture(params=OBSTACLES, ids=str)
def obstacles(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(request.param)


def seen(view: str, obstacles: dict[str, Any], steps: int = 2) -> tuple[Exploration, Finding, Any]:
    look = replace(explore("medium-37"), view=view, steps=steps, hole="E4")
    look = look.changed("blocked", obstacles.get("blocked", ())).changed("melted", obstacles.get("melted", ()))
    return look, find(look), graph_of(look)


def test_neighbours_and_degrees(obstacles: dict[str, Any]) -> None:
    _, found, graph = seen("neighbours", obstacles)
    assert found.sketch.notes == {hole: str(degree) for hole, degree in graph.degree}
    assert found.sketch.dark == set(graph["E4"])
    assert found.row is not None
    title, holes, numbers = found.row
    assert title == "Row E4 of the adjacency matrix"
    assert dict(zip(holes, numbers, strict=True)) == {hole: int(hole in graph["E4"]) for hole in graph}


def test_rings(obstacles: dict[str, Any]) -> None:
    _, found, graph = seen("rings", obstacles)
    away = nx.single_source_shortest_path_length(graph, "E4")
    assert found.sketch.notes == {hole: str(steps) for hole, steps in away.items()}
    assert found.sketch.dark == {hole for hole, steps in away.items() if steps % 2}
    assert found.table is not None
    rows = found.table[1]
    assert [int(row[1]) for row in rows] == [
        list(away.values()).count(steps) for steps in range(max(away.values()) + 1)
    ]
    assert int(rows[-1][2]) == len(away)
    lost = len(graph) - len(away)
    assert any("No way leads" in said for said in found.said) == (lost > 0)


def test_reach_and_walks(obstacles: dict[str, Any]) -> None:
    for steps in range(MOST_STEPS + 1):
        _, found, graph = seen("walks", obstacles, steps)
        power = nx.to_numpy_array(graph, dtype=object, weight=None)
        index = list(graph).index("E4")
        row = [int(hole == "E4") for hole in graph]
        for _ in range(steps):
            row = [int(sum(row[k] * int(power[k][j]) for k in range(len(row)))) for j in range(len(row))]
        ways = dict(zip(graph, row, strict=True))
        assert row[index] == ways["E4"]
        assert found.sketch.notes == {hole: str(count) for hole, count in ways.items() if count}
        assert found.row is not None
        assert dict(zip(found.row[1], found.row[2], strict=True)) == ways
        ends = {hole for hole, count in ways.items() if count}
        reached = seen("reach", obstacles, steps)[1]
        assert set(reached.sketch.dark) == ends
        near = {hole for hole, d in nx.single_source_shortest_path_length(graph, "E4").items() if d <= steps}
        assert set(reached.sketch.notes) == near
        assert any("Near enough" in said for said in reached.said) == bool(near - ends)


def test_pieces(obstacles: dict[str, Any]) -> None:
    look, found, graph = seen("pieces", obstacles)
    pieces: dict[str, set[str]] = {}
    for hole, letter in found.sketch.notes.items():
        pieces.setdefault(letter, set()).add(hole)
    assert sorted(map(sorted, pieces.values())) == sorted(map(sorted, nx.connected_components(graph)))
    cut = set()
    for floe in set(range(10)) - look.melted:
        after = graph.copy()
        after.remove_nodes_from(look.board.floes[floe])
        if nx.number_connected_components(after) > len(pieces):
            cut.add(floe)
    assert set(found.sketch.cut) == cut


@pytest.mark.parametrize(("language", "view"), tuple(product(LANGUAGES, VIEWS)))
def test_every_finding_is_said_in_every_language(language: str, view: str) -> None:
    for steps, hole in product((0, 1, 2), ("D4", "A3")):
        look = replace(explore("medium-37", language=language), view=view, steps=steps, hole=hole)
        crowd = [other for other in look.board.neighbours(hole) if other != hole]
        for blocked in ([], crowd):
            found = find(look.changed("blocked", blocked))
            assert all(found.said)
            assert set(found.labels) >= set(found.sketch.notes)
            if language == "ja":
                assert not re.search(r"[a-z]{3}", "".join((*found.said, *found.labels.values())))


def test_presses() -> None:
    look = explore("tiny-7")
    assert look.hole == "B2"
    there = look.press("C3")
    assert (there.hole, there.view) == ("C3", "neighbours")
    blocking = there.changed("tool", "block").press("A2")
    assert blocking.blocked == {"A2"}
    assert blocking.press("A2").blocked == frozenset()
    melting = there.changed("tool", "melt").press("A2")
    assert melting.melted == {0}
    assert melting.press("B1").melted == frozenset()
    assert melting.cleared() == replace(there, tool="melt")


def test_presses_that_cannot_be() -> None:
    look = explore("tiny-7")
    with pytest.raises(ValueError, match="stand on B2 yourself"):
        look.changed("tool", "block").press("B2")
    with pytest.raises(ValueError, match="somebody on it does not melt"):
        look.changed("tool", "melt").press("A2")
    melted = look.press("C3").changed("tool", "melt").press("A2")
    for tool in ("look", "block"):
        with pytest.raises(ValueError, match="that has melted"):
            melted.changed("tool", tool).press("A2")
    with pytest.raises(ValueError, match="does not melt"):
        look.press("C3").changed("blocked", ["A2"]).changed("tool", "melt").press("B1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("hole", value) for value in ("Z9", "", 3, None, "c4")),
        *(("view", value) for value in ("degree", None)),
        *(("tool", value) for value in ("dig", 1)),
        *(("steps", value) for value in (-1, MOST_STEPS + 1, 1.0, True, "2")),
        *(("blocked", value) for value in (["Z9"], ["B2"], [1])),
        *(("melted", value) for value in ([7], ["1"], [0], [True])),
        ("language", "it"),
    ],
)
def test_what_does_not_go_together(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        explore("tiny-7").changed(name, value)


def test_what_there_is_to_choose() -> None:
    assert (VIEWS[0], TOOLS[0]) == ("neighbours", "look")
    assert explore(board("default")).board is board("default")
    with pytest.raises(ValueError, match="'tiny-7'"):
        explore("huge")


def test_the_holes_there_are_are_told_row_by_row() -> None:
    with pytest.raises(ValueError, match=r"There is no hole 'Z9' here. There are A1–A10, B1–B10, C1–C10, "):
        explore("default").changed("hole", "Z9")
    gappy = POND | {"holes": ["A1", "A2", "A4", "B1", "B2", "B3"], "floes": [["A1", "A2", "B1"], ["A4", "B2", "B3"]]}
    with pytest.raises(ValueError, match=r"There are A1, A2, A4, B1–B3\."):
        explore(Board.from_dict(gappy)).changed("hole", "Z9")


def test_pieces_have_letters_without_end() -> None:
    letters = [letter_of(number) for number in range(800)]
    assert len(set(letters)) == 800
    assert letters[25:28] == ["Z", "AA", "AB"]
