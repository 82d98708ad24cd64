"""The board drawn as a graph: what is on the picture, and the same in words."""

from __future__ import annotations

import re

import pytest

from kayanak_nb.drawing.scene import Circle, Path, Text, Use
from kayanak_nb.drawing.svg import svg
from kayanak_nb.kayanak.board import BOARD_NAMES, board
from kayanak_nb.kayanak.sketch import Sketch, in_words, sketch_scene

TINY = board("tiny-7")


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_an_edge_is_drawn_once_between_any_two_neighbours(name: str) -> None:
    made = board(name)
    (below, above) = [shape for shape in sketch_scene(Sketch(made, edges=True)).front if isinstance(shape, Path)]
    assert below.d == above.d
    assert below.d.count("M") == sum(len(made.neighbours(hole)) for hole in made.holes) // 2


def test_edges_lead_to_what_is_left() -> None:
    scene = sketch_scene(Sketch(TINY, edges=True, blocked=["B2"], melted=[1]))
    strokes = [shape.d for shape in scene.front if isinstance(shape, Path)]
    # A2–A3 and A2–B1
    assert [d.count("M") for d in strokes] == [2, 2]
    uses = [shape.name for shape in scene.front if isinstance(shape, Use)]
    assert uses.count("fisher-0") == 1
    assert "drop" in uses


def test_notes_fit_their_discs() -> None:
    notes = {"A2": "1", "A3": "22", "B1": "46656", "B2": ""}
    scene = sketch_scene(Sketch(TINY, notes, dark=["A3"]))
    texts = [shape for shape in scene.front if isinstance(shape, Text)]
    assert [text.text for text in texts] == list(notes.values())
    assert all(len(text.text) * text.size * 0.6 <= 31.1 for text in texts)
    discs = [shape.paint.fill for shape in scene.front if isinstance(shape, Circle)]
    assert discs == ["white", "player_1_dark", "white", "white"]


def test_a_picture_to_press_has_names_for_all() -> None:
    scene = sketch_scene(Sketch(TINY), labels={"A2": "A2, here"})
    assert [target.label for target in scene.targets][:2] == ["A2, here", "A3"]
    assert all(target.legal for target in scene.targets)
    assert not any(target.legal for target in sketch_scene(Sketch(TINY)).targets)


def test_it_is_told_in_words() -> None:
    sketch = Sketch(TINY, {"A2": "0", "A3": "1"}, blocked=["B1"], melted=[1])
    lines = in_words(sketch, ["Look."]).splitlines()
    assert lines[:3] == ["Look.", "A fisher stands on B1.", "Floe 1 has melted."]
    assert [re.sub(r" +", " ", line) for line in lines[4:]] == [" 1 2 3", "A 0 1", "B x . ~", "C ~ ~"]
    assert "A fisher stands on B1." in sketch_scene(sketch).description
    assert "A fisher stands on B1." in svg(sketch_scene(sketch))


def test_rows_are_shifted_like_the_board() -> None:
    rows = in_words(Sketch(board("default"))).splitlines()[-8:]
    assert [row.index(".") for row in rows] == [3, 5] * 4
    assert all(row.count(".") == 10 for row in rows)


def test_the_order_in_which_things_are_given_makes_no_difference() -> None:
    one = Sketch(TINY, {"A2": "1", "C3": "2"}, lines=[("B2", "A2"), ("B2", "C3")], start=["A2", "C3"], cut=[0, 1])
    other = Sketch(TINY, {"C3": "2", "A2": "1"}, lines=[("B2", "C3"), ("B2", "A2")], start=["C3", "A2"], cut=[1, 0])
    assert sketch_scene(one) == sketch_scene(other)
    assert in_words(one) == in_words(other)
