"""A ghost on the wire says what the picture of a slide says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kayanak_nb.drawing.canvas import pack
from kayanak_nb.floes.backdrop import place
from kayanak_nb.floes.engine import apply, legal_moves
from kayanak_nb.floes.marks import ghost_marks
from kayanak_nb.floes.moves import Slid, Slide
from kayanak_nb.floes.state import State
from kayanak_nb.widgets.ghosts import ghosts, kit
from tests.floes.positions import full_sea, own_turn, positions

KIT = kit()


def drawn(state: State, slide: Slide, ghost: list[Any]) -> list[Any]:
    """Put a ghost together as the page does."""
    distance, floes, bars = ghost
    right, down = (length * distance for length in KIT["ways"][slide.direction])
    shapes = []
    for floe in floes:
        x, y = place(state.cells[floe])
        shapes += [["u", f"rim-{floe}", x + right, y + down, *more] for _, _, _, _, *more in KIT["rims"]]
    x, y = place(state.cells[floes[0]])
    arrow = KIT["arrows"][slide.direction][distance - 1]
    return shapes + [["u", *bar] for bar in bars] + [[kind, d, x + a, y + b, paint] for kind, d, a, b, paint in arrow]


@pytest.mark.parametrize("state", [own_turn(), full_sea(), *positions()[::5]], ids=lambda state: f"turn {state.turn}")
def test_a_ghost_is_the_picture_of_the_slide(state: State) -> None:
    slides = [move for move in legal_moves(state) if isinstance(move, Slide)]
    for slide, ghost in zip(slides, ghosts(state, slides).values(), strict=True):
        slid = apply(state, slide)[1][0]
        assert isinstance(slid, Slid)
        # Where several contacts are made at once, their bars may come in any order.
        expected = sorted(pack(ghost_marks(slid, state)), key=str)
        found = sorted(drawn(state, slide, ghost), key=str)
        assert len(found) == len(expected)
        for shape, other in zip(found, expected, strict=True):
            assert [part for part in shape if not isinstance(part, int | float)] == [
                part for part in other if not isinstance(part, int | float)
            ]
            assert numbers(shape) == pytest.approx(numbers(other), abs=0.11)


def numbers(shape: list[Any]) -> list[float]:
    return [part for part in shape if isinstance(part, int | float)]


def test_ghosts_are_small() -> None:
    state = own_turn()
    slides = [move for move in legal_moves(state) if isinstance(move, Slide)]
    assert len(slides) == 90
    assert len(json.dumps(ghosts(state, slides))) < 5000
    assert len(json.dumps(KIT)) < 12_000
