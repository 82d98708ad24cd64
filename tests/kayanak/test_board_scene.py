"""The picture of a board that nobody plays on yet: its holes, its floes, and their names and numbers."""

from __future__ import annotations

from math import hypot
from xml.etree import ElementTree

import pytest

from kayanak_nb.drawing.svg import svg
from kayanak_nb.game import new_game
from kayanak_nb.kayanak.backdrop import SPACING, backdrop
from kayanak_nb.kayanak.board import BOARD_NAMES, Board, board
from kayanak_nb.kayanak.names import board_name
from kayanak_nb.kayanak.scene import board_scene, scene
from kayanak_nb.kayanak.sprites import HOLE, RING
from kayanak_nb.locale import LANGUAGES
from tests.kayanak.drawn import uses, written


@pytest.mark.parametrize("name", BOARD_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_board(name: str, language: str) -> None:
    made = board(name)
    drawn = board_scene(made, language=language)
    assert drawn.front == ()
    assert [target.id for target in drawn.targets] == list(made.holes)
    assert str(len(made.holes)) in drawn.description
    assert board_name(name, language) in drawn.title
    assert len(uses(drawn.back, "dent")) == len(made.holes)
    for target in drawn.targets:
        assert RING < target.x < drawn.width - RING
        assert RING < target.y < drawn.height - RING


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_rows_and_columns_have_their_names_at_the_edge(name: str) -> None:
    made = board(name)
    drawn = board_scene(made)
    labels = [shape for shape in written(drawn.back) if shape.paint.fill == "label"]
    top, bottom = drawn.targets[0].y, drawn.targets[-1].y
    for target in drawn.targets:
        row, column = ord(target.id[0]) - ord("A"), target.id[1:]
        (beside,) = (label for label in labels if label.text == target.id[0])
        assert abs(beside.y - beside.size * 0.36 - target.y) < 0.1
        assert beside.x < min(other.x for other in drawn.targets) - RING
        # Columns of unshifted rows are named on top, those of shifted rows at the bottom, straight above or below.
        named = [label for label in labels if label.text == column and abs(label.x - target.x) < 0.1]
        assert [label.y < top if row % 2 == 0 else label.y > bottom for label in named] == [True]


def test_a_drop_lies_clear_of_the_holes() -> None:
    for name in BOARD_NAMES:
        ground = backdrop(board(name))
        for x, y in ground.spots:
            near = min(((x - hole_x) ** 2 + (y - hole_y) ** 2) ** 0.5 for hole_x, hole_y in ground.places.values())
            assert near >= SPACING / 2 - 0.1


def test_each_floe_has_its_number_clear_of_holes_and_rings() -> None:
    for name in BOARD_NAMES:
        made = board(name)
        ground = backdrop(made)
        numbers = [shape for shape in written(ground.shapes) if shape.paint.fill == "floe_number"]
        assert [number.text for number in numbers] == list(map(str, range(len(made.floes))))
        for floe, number in enumerate(numbers):
            middle = number.y - number.size * 0.36
            near = {hole: hypot(number.x - x, middle - y) for hole, (x, y) in ground.places.items()}
            assert min(near, key=near.__getitem__) in made.floes[floe]
            # A figure is about 0.6 of the size wide; between two holes of a chain a number lies beneath their rings.
            inside = RING if min(near.values()) > SPACING / 2 + 1 else HOLE
            assert min(near.values()) - 0.3 * number.size * len(number.text) > inside


def test_odd_boards_fit_their_pictures() -> None:
    far = Board("far", ["M41", "M42", "N41"], [["M41"], ["M42", "N41"]], small=9, large=0, drops=2, crystals=0)
    drawn = board_scene(far)
    assert drawn.width < 300
    assert {shape.text for shape in written(drawn.back) if shape.paint.fill == "label"} == {"M", "N", "41", "42"}
    state = new_game("ja-3", board=far, seed=1).state._replace(melted_mask=0b11)
    assert len(uses(scene(state, legal=()).front, "drop")) == 2
    ElementTree.fromstring(svg(scene(state)))


def test_a_floe_around_another_has_two_shores() -> None:
    ring = ["A2", "A3", "B1", "B3", "C2", "C3"]
    made = Board("ring", [*ring, "B2"], [ring, ["B2"]], small=9, large=0, drops=2, crystals=0)
    (outline,) = (sprite for sprite in board_scene(made).sprites if sprite.name == "floe-0")
    assert str(outline).count("M") == 2
