"""The rules of the floes sentence by sentence, in positions made by hand: fish, the bear, the end."""

from __future__ import annotations

import pytest

from kayanak_nb.floes.engine import legal_moves
from kayanak_nb.floes.moves import (
    BearChosen,
    BearStep,
    BearStepped,
    Chased,
    Done,
    Ended,
    FishTaken,
    OwnChosen,
    Returned,
    Slid,
    Slide,
    Step,
    Stepped,
    UseBear,
    UseOwn,
)
from kayanak_nb.floes.state import State
from tests.floes.hand import events_of, game, no, offers, play, refusal_of, roll, rolled, waiting

# Fish


def test_figure_that_reaches_the_far_shore_takes_a_fish_at_once() -> None:
    state = rolled("own 1", {0: (0, 2)}, {(0, 2): 0})
    assert events_of(state, Step(2, "far")) == (Stepped(0, 2, 0, "far", "de.shore"), FishTaken(0, 2, "de.fish"))
    after = play(state, Step(2, "far"))
    assert (after.figures[0][2], after.carrying[0][2], after.fish_left) == ("far", True, 15)


def test_figure_with_a_fish_may_go_there_again_but_takes_no_second() -> None:
    state = rolled("own 1", {0: (0, 2)}, {(0, 2): 0}, fish=[(0, 2)])
    assert events_of(state, Step(2, "far")) == (Stepped(0, 2, 0, "far", "de.supply"),)
    assert play(state, Step(2, "far")).fish_left == 15


def test_figure_steps_from_the_far_shore_onto_a_floe_that_touches_it() -> None:
    state = rolled("own 1", {0: (0, 2), 1: (1, 2)}, {(0, 2): "far"})
    assert no(state, Step(2, 1)) == ("over-water", "de.set-out")
    after = play(state, Step(2, 0))
    assert (after.figures[0][2], after.carrying[0][2]) == (0, True)


def test_figure_back_home_with_a_fish_stays_there_for_good() -> None:
    state = rolled("own 2", {0: (8, 2)}, {(0, 2): 0}, fish=[(0, 2)])
    assert events_of(state, Step(2, "home")) == (Stepped(0, 2, 0, "home", "de.shore"), Returned(0, 2, "de.return"))
    after = play(state, Step(2, "home"))
    assert (after.figures[0][2], after.carrying[0][2], after.scores, after.fish_left) == ("done", True, (1, 0), 15)
    for to in (0, "home", "far"):
        assert no(after, Step(2, to)) == ("finished", "de.return")
    assert refusal_of(after, Step(2, 0)).details == {"figure": 2}


def test_figure_home_without_a_fish_may_set_out_again() -> None:
    state = rolled("own 2", {0: (8, 2)}, {(0, 2): 0})
    assert events_of(state, Step(2, "home")) == (Stepped(0, 2, 0, "home", "de.empty-handed"),)
    after = play(state, Step(2, "home"))
    assert (after.figures[0][2], after.scores) == ("home", (0, 0))
    assert Step(2, 0) in legal_moves(after)


# The choice


def test_bear_leaves_the_choice_which_costs_no_move() -> None:
    state = rolled("bear 2", {0: (4, 2)})
    assert (state.mode, state.budget, legal_moves(state)) == ("choose", 2, (UseBear(), UseOwn()))
    assert events_of(state, UseOwn()) == (OwnChosen(0, "de.choice"),)
    assert events_of(state, UseBear()) == (BearChosen(0, "de.choice"),)
    assert (play(state, UseOwn()).mode, play(state, UseOwn()).budget) == ("own", 2)
    assert (play(state, UseBear()).mode, play(state, UseBear()).budget) == ("bear", 2)


@pytest.mark.parametrize("move", [Done(), Slide(0, "W"), Step(0, 0), BearStep(0)])
def test_nothing_else_comes_before_the_choice(move: Done | Slide | Step | BearStep) -> None:
    assert no(rolled("bear 2", {0: (8, 2)}), move) == ("choose-first", "de.choice")


@pytest.mark.parametrize("chosen", [UseOwn(), UseBear()])
def test_choice_is_made_once(chosen: UseOwn | UseBear) -> None:
    state = play(rolled("bear 2", {0: (4, 2)}), chosen)
    for again in (UseOwn(), UseBear()):
        assert no(state, again) == ("no-choice", "de.choice")


def test_number_leaves_no_choice() -> None:
    state = rolled("own 3", {0: (4, 2)})
    assert no(state, UseBear()) == ("no-choice", "de.choice")
    assert no(state, BearStep(0)) == ("bear-idle", "de.bear")


def test_bear_may_be_chosen_though_no_floe_can_be_slid_and_the_turn_ended_then() -> None:
    """It sits in a corner, and both floes that it would have to push carry a foreign figure."""
    state = play(rolled("bear 2", {0: (0, 0), 1: (0, 1), 2: (1, 0)}, {(1, 0): 1, (1, 1): 2}, bear=0), UseBear())
    assert legal_moves(state) == (Done(), BearStep(1), BearStep(2))


# The bear moves


def bears_turn(*scene: object, **fields: object) -> State:
    return play(rolled("bear 2", *scene, **fields), UseBear())


def test_bear_steps_to_a_floe_in_contact() -> None:
    state = bears_turn({0: (4, 2), 1: (4, 3), 2: (4, 4), 3: (3, 2)}, bear=0)
    assert offers(state, BearStep) == [BearStep(1), BearStep(3)]
    assert events_of(state, BearStep(1)) == (BearStepped(0, 0, 1, "de.bear"),)
    assert no(state, BearStep(2)) == ("bear-no-contact", "de.bear")
    assert refusal_of(state, BearStep(2)).details == {"floe": 2, "bear": 0}
    assert no(state, BearStep(0)) == ("bear-stays", "de.bear")
    assert refusal_of(state, BearStep(0)).details == {"floe": 0}


def test_bear_has_up_to_two_moves() -> None:
    state = bears_turn({0: (4, 2), 1: (4, 3)}, bear=0)
    after = play(state, BearStep(1), BearStep(0))
    assert (after.bear, after.phase, after.player) == (0, "roll", 1)
    assert play(state, BearStep(1), Done()).player == 1
    assert play(state, Done()).player == 1


def test_bear_slides_its_floe_and_no_other() -> None:
    state = bears_turn({0: (4, 2), 1: (6, 2)}, {(0, 0): 1}, bear=0)
    assert {move.floe for move in offers(state, Slide) if isinstance(move, Slide)} == {0}
    assert events_of(state, Slide(0, "W")) == (Slid(0, 0, "W", 2, (), "de.bear-floe"),)
    assert no(state, Slide(1, "W")) == ("only-bear", "de.choice")
    assert no(state, Step(0, 0)) == ("only-bear", "de.choice")
    assert play(state, Slide(0, "W")).bear == 0


def test_floe_of_the_bear_takes_floes_along_like_any() -> None:
    scene = {0: (4, 4), 1: (4, 3)}
    own = bears_turn(scene, {(0, 0): 1}, bear=0)
    after = play(own, Slide(0, "W"))
    assert (after.cells[:2], after.figures[0][0]) == (((4, 1), (4, 0)), 1)
    foreign = bears_turn(scene, {(1, 0): 1}, bear=0)
    assert no(foreign, Slide(0, "W")) == ("carried-foreign", "de.block")


def test_bear_never_enters_a_shore() -> None:
    state = bears_turn({0: (0, 2)}, bear=0)
    for shore in ("far", "home"):
        assert no(state, BearStep(shore))[0] == "no-such-floe"  # type: ignore[arg-type]
    assert offers(state, BearStep) == []


def test_bear_chases_everybody_home_who_loses_the_fish() -> None:
    scene = {0: (4, 2), 1: (4, 3)}
    state = bears_turn(scene, {(0, 1): 1, (1, 0): 1, (1, 3): 1}, fish=[(0, 1), (1, 3)], bear=0)
    assert state.fish_left == 14
    assert events_of(state, BearStep(1)) == (
        BearStepped(0, 0, 1, "de.bear"),
        Chased(0, 0, 1, True, "de.chase"),
        Chased(0, 1, 0, False, "de.chase"),
        Chased(0, 1, 3, True, "de.chase"),
    )
    after = play(state, BearStep(1))
    assert after.figures == (("home",) * 4,) * 2
    assert (after.carrying, after.fish_left) == (((False,) * 4,) * 2, 16)


def test_full_floe_does_not_keep_the_bear_away() -> None:
    state = bears_turn({0: (4, 2), 1: (4, 3)}, {(1, n): 1 for n in range(3)}, bear=0)
    assert play(state, BearStep(1)).figures[1] == ("home",) * 4


def test_bear_passing_by_chases_nobody() -> None:
    """Sliding up to a floe is not entering it; finished figures and those on the shores are safe."""
    figures: dict[tuple[int, int], int | str] = {(1, 0): 1, (1, 1): "far", (1, 2): "done"}
    state = bears_turn({0: (4, 2), 1: (4, 0)}, figures, bear=0)
    after = play(state, Slide(0, "W"))
    assert after.cells[0] == (4, 1)
    assert after.figures[1] == (1, "far", "done", "home")
    assert play(after, BearStep(1)).figures[1] == ("home", "far", "done", "home")


# The end

ALMOST = {(0, 0): "done", (0, 1): "done", (0, 2): "done", (0, 3): 0}


def test_game_ends_at_once_when_all_four_are_home_with_a_fish() -> None:
    state = rolled("own 4", {0: (8, 2)}, ALMOST, fish=[(0, 3)])
    assert events_of(state, Step(3, "home"))[-1] == Ended(0, (0,), "de.end")
    after = play(state, Step(3, "home"))
    assert (after.phase, after.winners, after.scores, after.player) == ("over", (0,), (4, 0), 0)
    assert (legal_moves(after), after.is_chance) == ((), False)
    assert (after.carrying[0], after.fish_left) == ((True,) * 4, 12)
    for action in (Done(), Slide(0, "W"), roll("own 4"), UseBear()):
        assert no(after, action) == ("game-over", "de.end")


def test_fourth_figure_without_a_fish_ends_nothing() -> None:
    state = play(rolled("own 4", {0: (8, 2)}, ALMOST), Step(3, "home"))
    assert (state.phase, state.scores, state.winners) == ("act", (3, 0), ())


def test_sixteen_figures_find_sixteen_fish() -> None:
    setup = game(players=4)
    everybody: dict[tuple[int, int], int | str] = {
        (player, number): "far" for player in range(4) for number in range(4)
    }
    everybody[3, 3] = 0
    state = waiting({0: (0, 2)}, everybody, setup=setup, player=3, turn=4)
    after = play(state, roll("own 1"), Step(3, "far"))
    assert (after.fish_left, after.carrying) == (0, ((True,) * 4,) * 4)
