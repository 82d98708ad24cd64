"""Each switch of the rule set in both positions: the same scene, and what differs."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kayanak_nb.floes.engine import legal_moves
from kayanak_nb.floes.moves import BearStep, Slide, Step, UseBear
from kayanak_nb.floes.rules import RULE_SETS, RuleSet
from tests.floes.hand import game, no, offers, play, refusal_of, rolled


def test_every_switch_is_shown_here() -> None:
    shown = " ".join(name for name in globals() if name.startswith("test_"))
    assert [field.name for field in fields(RuleSet) if field.name != "id" and f"test_{field.name}" not in shown] == []


def test_text_is_read_with_mixed_slides_and_without_stepping_onto_the_bear() -> None:
    assert RULE_SETS["de"] == RuleSet("de", slide_mixed=True, step_onto_bear=False)


@pytest.mark.parametrize("switch", ["slide_mixed", "step_onto_bear"])
def test_switch_knows_two_positions(switch: str) -> None:
    with pytest.raises(ValueError, match=switch):
        RuleSet(**{switch: "yes"})  # type: ignore[arg-type]


# slide_mixed

MIXED = {(0, 0): 0, (1, 0): 0}


def test_slide_mixed_slides_what_others_stand_on_too() -> None:
    state = rolled("own 1", {0: (4, 2)}, MIXED, setup=game(slide_mixed=True))
    assert play(state, Slide(0, "W")).cells[0] == (4, 0)


def test_slide_mixed_off_slides_only_what_nobody_else_stands_on() -> None:
    state = rolled("own 1", {0: (4, 2), 1: (6, 2)}, {**MIXED, (0, 1): 1}, setup=game(slide_mixed=False))
    assert no(state, Slide(0, "W")) == ("mixed-floe", "de.mixed")
    assert refusal_of(state, Slide(0, "W")).details == {"floe": 0, "other": 1}
    assert Slide(1, "W") in legal_moves(state)


@pytest.mark.parametrize("mixed", [True, False])
def test_slide_mixed_or_not_a_mixed_floe_is_never_carried_along(mixed: bool) -> None:
    state = rolled("own 1", {0: (4, 2), 1: (4, 3)}, MIXED, setup=game(slide_mixed=mixed))
    assert no(state, Slide(1, "W"))[0] == "carried-foreign"


# step_onto_bear


def test_step_onto_bear_off_keeps_figures_away_from_the_bear() -> None:
    state = rolled("own 1", {0: (8, 2)}, setup=game(step_onto_bear=False), bear=0)
    assert offers(state, Step) == []
    assert no(state, Step(0, 0)) == ("bear-there", "de.step-onto-bear")


def test_step_onto_bear_leaves_the_figure_unharmed() -> None:
    setup = game(step_onto_bear=True)
    state = play(rolled("own 2", {0: (8, 2), 1: (8, 3)}, setup=setup, bear=0), Step(0, 0))
    assert (state.figures[0][0], state.bear) == (0, 0)
    assert Step(0, 1) in legal_moves(state)
    assert no(state, Slide(0, "NW")) == ("bear-floe", "de.bear-floe")


def test_step_onto_bear_counts_three_figures_and_the_bear_not() -> None:
    setup = game(step_onto_bear=True)
    three = {(1, 0): 0, (1, 1): 0, (1, 2): 0}
    assert no(rolled("own 1", {0: (8, 2)}, three, setup=setup, bear=0), Step(0, 0)) == ("floe-full", "de.capacity")
    assert Step(0, 0) in legal_moves(rolled("own 1", {0: (8, 2)}, {(1, 0): 0, (1, 1): 0}, setup=setup, bear=0))


def test_step_onto_bear_does_not_hinder_the_bear() -> None:
    """It slides with whoever stands beside it, and chases them when it comes back."""
    setup = game(step_onto_bear=True)
    state = rolled("bear 2", {0: (4, 2), 1: (4, 5)}, {(1, 0): 0, (0, 0): 0}, setup=setup, bear=0)
    slid = play(state, UseBear(), Slide(0, "E"))
    assert (slid.cells[0], slid.figures[1][0], slid.bear) == ((4, 4), 0, 0)
    left = play(slid, BearStep(1))
    assert (left.bear, left.figures[1][0], left.figures[0][0]) == (1, 0, 0)


def test_step_onto_bear_entering_again_chases() -> None:
    setup = game(step_onto_bear=True)
    state = rolled("bear 2", {0: (4, 2), 1: (4, 3)}, {(1, 0): 0}, setup=setup, bear=0)
    after = play(state, UseBear(), BearStep(1), BearStep(0))
    assert after.figures[1][0] == "home"
