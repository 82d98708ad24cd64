"""What the lesson on adjacency shows: in every language, beside networkx, and as its notebook says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import networkx as nx
import numpy as np
import pytest

from kayanak_nb.kayanak.board import board
from kayanak_nb.lessons.adjacency import TASKS, AdjacencyLesson, begin
from kayanak_nb.lessons.adjacency.squares import COLUMNS, ROWS, SQUARES, square_picture
from kayanak_nb.lessons.exercise import Exercise, Feedback
from kayanak_nb.lessons.progress import Worksheet
from kayanak_nb.lessons.told import Table, Told
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.widgets.board_view import BoardView
from tests.kayanak.board_samples import adjacency
from tests.lessons.test_start_notebook import LARGEST, LONGEST_CELL, run

PATH = Path(__file__).parents[3] / "notebooks" / "01_adjacency.ipynb"
CELLS = nbformat.read(PATH, as_version=4).cells
CODE = [cell for cell in CELLS if cell.cell_type == "code"]


def shown(cell_id: str) -> str:
    """The text of what the cell of that id shows."""
    (cell,) = (cell for cell in CODE if cell.id == cell_id)
    return str(cell.outputs[0].data["text/plain"])


def said(cell_id: str) -> str:
    """What the markdown cell of that id says, on one line."""
    (cell,) = (cell for cell in CELLS if cell.id == cell_id)
    return " ".join(cell.source.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_told_in_the_language_of_the_lesson(language: str) -> None:
    lesson = begin(language, "Mio")
    told = [
        *(lesson.neighbours("E5"), lesson.floes("E5"), lesson.floes("A2", "tiny-7")),
        *(lesson.degrees("small-19"), lesson.rings("A1"), lesson.reach("E5", 1), lesson.walks("E5", 0)),
        *(lesson.pieces(melted=[3, 8, 10]), lesson.squares(1), lesson.squares(3)),
    ]
    assert all(isinstance(one, Told) for one in told)
    tables = [lesson.matrix(), lesson.matrix(steps=2), lesson.exactly()]
    assert {one.language for one in told} | {one.language for one in tables} == {language}
    assert all(f'lang="{language}"' in one._repr_html_() for one in told)
    assert f'lang="{language}"' in lesson.certificate().html


def test_degrees_beside_networkx() -> None:
    graph = adjacency(board("default").holes)
    lines = repr(AdjacencyLesson().degrees()).splitlines()
    counts = nx.degree_histogram(graph)
    assert lines[:-1] == [f"Degree {degree}: {count} holes" for degree, count in enumerate(counts) if count]
    assert f"There are {graph.number_of_edges()} lines" in lines[-1]


@pytest.mark.parametrize("steps", [0, 1, 2, 5])
def test_matrices_beside_numpy(steps: int) -> None:
    graph = adjacency(board("tiny-7").holes)
    table = AdjacencyLesson().matrix(steps=steps)
    power = np.linalg.matrix_power(nx.to_numpy_array(graph, nodelist=table.heading[1:], dtype=int), steps)
    assert [[int(entry) for entry in row[1:]] for row in table.rows] == power.tolist()
    assert tuple(row[0] for row in table.rows) == table.heading[1:]


def test_the_comparison_beside_networkx() -> None:
    table = AdjacencyLesson().exactly()
    ours, squares = adjacency(board("default").holes), nx.Graph(SQUARES)
    for pips, row in enumerate(table.rows, start=1):
        for graph, start, near, exact in ((ours, "D5", 1, 2), (squares, "C4", 3, 4)):
            away = nx.single_source_shortest_path_length(graph, start, cutoff=pips)
            ends = np.linalg.matrix_power(nx.to_numpy_array(graph, dtype=int), pips)[list(graph).index(start)]
            assert (int(row[near]), int(row[exact])) == (len(away), int(np.count_nonzero(ends)))


def test_the_graph_is_for_ones_own_programs() -> None:
    lesson = AdjacencyLesson()
    assert nx.utils.graphs_equal(nx.Graph(lesson.graph()), adjacency(board("default").holes))
    left = lesson.graph("tiny-7", blocked=["B2"], melted=[1])
    assert left == {"A2": ("A3", "B1"), "A3": ("A2",), "B1": ("A2",)}
    assert lesson.graph("tiny-7", blocked="B2", melted=1) == left
    assert lesson.pieces("tiny-7", melted=1) == lesson.pieces("tiny-7", melted=[1])
    assert repr(lesson.rings("E5", blocked="E6", melted=4)) == repr(lesson.rings("E5", blocked=["E6"], melted=[4]))


def test_squares_are_drawn_and_told() -> None:
    picture = square_picture("en", "Look.", start=("C4",), notes={"C5": "1"}, dark=("C5",), way=("C4", "C5"))
    lines = picture.words.splitlines()
    assert lines[0] == "Look."
    assert re.sub(" +", " ", lines[5]) == "C . . . . 1 . . ."
    assert len(SQUARES) == ROWS * COLUMNS
    assert "Look." in picture.scene.description
    assert 'alt="' in picture.html


def test_what_is_not_there_is_told() -> None:
    lesson = AdjacencyLesson()
    with pytest.raises(ValueError, match="no hole 'Z9'"):
        lesson.neighbours("Z9")
    with pytest.raises(ValueError, match="from 0 to 6"):
        lesson.reach("E5", 7)
    with pytest.raises(ValueError, match="no floe 99"):
        lesson.pieces(melted=[99])
    with pytest.raises(ValueError, match="'tiny-7'"):
        lesson.degrees("huge")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_notebook_runs_in_every_language(language: str) -> None:
    names: dict[str, Any] = {}
    shown = [run(cell.source.replace('"en"', f'"{language}"'), names) for cell in CODE if cell.id != "save"]
    told = [one for one in shown if isinstance(one, Told | Table | BoardView | Exercise | Feedback | Worksheet)]
    assert len(told) > 30
    assert {one.language for one in told} == {language}


def test_every_exercise_is_asked_and_waits_for_an_answer() -> None:
    sources = "\n".join(cell.source for cell in CODE)
    numbers = [str(number) for number in range(1, len(TASKS) + 1)]
    assert re.findall(r"lesson\.exercise\((\d+)\)", sources) == numbers
    assert re.findall(r"lesson\.check\((\d+), (?:\.\.\.|reach)\)", sources) == numbers
    assert all("Not tried" in shown(f"check-{name}") for name in TASKS)


def test_cells_are_short_and_the_file_is_small() -> None:
    assert all(len(cell.source.splitlines()) <= LONGEST_CELL for cell in CODE)
    assert PATH.stat().st_size < LARGEST


def test_widgets_are_seen_without_a_kernel() -> None:
    widgets = [cell for cell in CODE if "kn.play(" in cell.source or "kn.graph_lab(" in cell.source]
    assert len(widgets) == 2
    assert all("<img " in output.data["text/html"] for cell in widgets for output in cell.outputs)


def test_what_it_says_is_what_it_shows() -> None:
    assert "only five holes" in said("floes-guess")
    assert len(board("default").floes[board("default").floe_of("E5")]) == 5
    assert "Most neighbours of E5 lie on other floes" in said("floes-idea")
    assert "4 neighbours lie on other floes" in shown("floes")
    assert "in two corners only 2" in said("degrees-idea")
    assert "Degree 2: 2 holes" in shown("degrees")
    assert "make 410, and there are 205 lines" in said("degrees-idea")
    assert "added: 410. There are 205 lines" in shown("degrees")
    assert "6 · 6 = 36" in said("walks-two-idea")
    assert "There are 36 walks" in shown("walks-two")
    assert "More than forty thousand walks" in said("walks-six-idea")
    assert "There are 43,627 walks" in shown("walks-six")
    assert "Only 13, not 16" in said("rings-idea")
    assert "13 steps are enough" in shown("rings")
    assert "every hole that is near enough" in said("reach-idea")
    assert "Every hole that is at most 2 steps away" in shown("reach")
    assert "G8 is right next to you, and yet" in said("reach-litter-idea")
    assert "Near enough, and yet not possible: G8." in shown("reach-litter")
    assert "Two floes are framed" in said("pieces-guess")
    assert "one of the floes 10 and 13 melts" in shown("pieces")
    assert "2 pieces" in shown("pieces-cut")
    assert "15 of the 24" in said("squares-guess")
    assert "15 of the 24" in shown("squares")
    assert "(80, 205, 6, 13)" in shown("networkx")
    assert shown("networkx-walks") == "36"
    assert shown("networkx-pieces") == "(2, False, True)"
