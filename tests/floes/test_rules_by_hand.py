"""The rules of the floes sentence by sentence, in positions made by hand: set-up, turn, slides."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.floes.engine import chances, draw, legal_moves, start
from kayanak_nb.floes.moves import Done, Roll, Rolled, Slid, Slide, Step, Stopped, UseOwn
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.hexgrid import Cell
from kayanak_nb.stream import GameStreams
from tests.floes.hand import events_of, no, offers, play, refusal_of, roll, rolled, waiting
from tests.floes.sea import touch

DE = RULE_SETS["de"]

# Set-up


def test_floes_start_apart_in_four_rows_of_four() -> None:
    cells = start(Setup(DE, DIE, 2), GameStreams.of(1)).cells
    assert cells == tuple((row, column) for row in (1, 3, 5, 7) for column in (1, 3, 5, 7))
    assert not any(touch(a, b) for a in cells for b in cells)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_figures_each_start_at_home_without_a_fish(players: int) -> None:
    state = start(Setup(DE, DIE, players), GameStreams.of(1))
    assert state.figures == (("home",) * 4,) * players
    assert state.carrying == ((False,) * 4,) * players
    assert (state.fish_left, state.scores, state.winners) == (16, (0,) * players, ())
    assert (state.phase, state.player, state.turn, state.roll, state.mode, state.budget) == (
        "roll",
        0,
        1,
        None,
        None,
        0,
    )


def test_bear_starts_in_row_1_on_the_floe_that_the_first_draw_says() -> None:
    setup = Setup(DE, DIE, 2)
    starts = [start(setup, GameStreams.of(seed)).bear for seed in range(40)]
    assert starts == [GameStreams.of(seed).dice.below(4) for seed in range(40)]
    assert set(starts) == {0, 1, 2, 3}


def test_first_roll_is_the_second_draw() -> None:
    setup, streams, again = Setup(DE, DIE, 2), GameStreams.of(5), GameStreams.of(5)
    state = start(setup, streams)
    again.dice.below(4)
    assert draw(state, streams) == Roll(DIE.faces[again.dice.below(6)], None)
    assert streams.dice.position == 2


def test_nothing_is_drawn_when_a_player_moves() -> None:
    with pytest.raises(ValueError, match="phase is 'act'"):
        draw(rolled("own 1", {}), GameStreams.of(1))


@pytest.mark.parametrize("players", [1, 5, 2.0, True, None])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(ValueError, match="players is"):
        Setup(DE, DIE, players)


# The die


def test_die_shows_each_kind_with_a_third() -> None:
    faces = (Face("own", 4), Face("own", 3), Face("bear", 2))
    odds = chances(start(Setup(DE, DIE, 2), GameStreams.of(1)))
    assert odds == {Roll(face, None): Fraction(1, 3) for face in faces}


def test_number_gives_so_many_own_moves() -> None:
    before = waiting({})
    assert events_of(before, roll("own 4")) == (Rolled(0, Face("own", 4), 4, "de.roll"),)
    after = play(before, roll("own 4"))
    assert (after.phase, after.roll, after.mode, after.budget) == ("act", (Face("own", 4), None), "own", 4)
    assert chances(after) == {}


def test_nobody_moves_before_the_roll_nor_rolls_twice() -> None:
    before = waiting({})
    assert (legal_moves(before), before.is_chance) == ((), True)
    assert no(before, Slide(0, "W")) == ("roll-first", "de.turn")
    assert refusal_of(before, Done()).details == {"player": 0}
    assert no(play(before, roll("own 4")), roll("own 4")) == ("no-roll-now", "de.turn")


@pytest.mark.parametrize("face", [Face("own", 5), Face("bear", 4)])
def test_die_shows_only_its_faces(face: Face) -> None:
    assert no(waiting({}), Roll(face, None)) == ("impossible-roll", "de.faces")


# The turn


def test_turn_ends_by_itself_after_the_last_move() -> None:
    state = play(rolled("own 2", {0: (4, 2)}), Slide(0, "W"))
    assert (state.phase, state.player, state.budget, state.turn) == ("act", 0, 1, 1)
    state = play(state, Slide(0, "E"))
    assert (state.phase, state.player, state.budget, state.turn) == ("roll", 1, 0, 2)
    assert (state.roll, state.mode) == (None, None)


@pytest.mark.parametrize("made", [0, 1, 2, 3])
def test_turn_can_be_ended_at_any_time(made: int) -> None:
    state = play(rolled("own 4", {0: (4, 2)}), *[Slide(0, way) for way in "WEW"[:made]])
    assert events_of(state, Done()) == (Stopped(0, 4 - made, "de.stop"),)
    after = play(state, Done())
    assert (after.phase, after.player, after.turn, after.roll, after.mode) == ("roll", 1, 2, None, None)


def test_players_take_turns_in_seating_order() -> None:
    state = waiting({}, setup=Setup(DE, DIE, 3))
    players = []
    for _ in range(4):
        players.append((state.player, state.turn))
        state = play(state, roll("own 3"), Done())
    assert players == [(0, 1), (1, 2), (2, 3), (0, 4)]


# Which floes may be slid


def test_free_floe_slides() -> None:
    state = rolled("own 1", {0: (4, 2)})
    assert events_of(state, Slide(0, "W")) == (Slid(0, 0, "W", 2, (), "de.slide"),)
    assert play(state, Slide(0, "W")).cells[0] == (4, 0)


def test_floe_with_a_figure_of_yours_slides_and_takes_it_along() -> None:
    state = play(rolled("own 1", {0: (4, 2)}, {(0, 1): 0}), Slide(0, "W"))
    assert (state.cells[0], state.figures[0][1]) == ((4, 0), 0)


def test_floe_with_figures_of_several_players_slides() -> None:
    state = play(rolled("own 1", {0: (4, 2)}, {(0, 1): 0, (1, 0): 0, (1, 3): 0}), Slide(0, "W"))
    assert (state.cells[0], state.figures[1]) == ((4, 0), (0, "home", "home", 0))


def test_floe_with_foreign_figures_only_does_not() -> None:
    state = rolled("own 1", {0: (4, 2)}, {(1, 0): 0})
    assert no(state, Slide(0, "W")) == ("foreign-floe", "de.slide")
    assert refusal_of(state, Slide(0, "W")).details == {"floe": 0, "other": 1}


def test_floe_of_the_bear_does_not() -> None:
    state = rolled("own 1", {0: (4, 2)}, bear=0)
    assert no(state, Slide(0, "W")) == ("bear-floe", "de.bear-floe")
    assert refusal_of(state, Slide(0, "W")).details == {"floe": 0}


# How far a slide goes

MIDDLE: Cell = (4, 3)
ENDS = {"E": (4, 6), "NE": (0, 5), "NW": (0, 1), "W": (4, 0), "SW": (8, 1), "SE": (8, 5)}


@pytest.mark.parametrize(("direction", "end"), ENDS.items())
def test_slide_goes_on_to_the_edge_a_shore_or_a_floe(direction: str, end: Cell) -> None:
    """To the east lies a parked floe on (4, 7); elsewhere is open water."""
    assert play(rolled("own 1", {0: MIDDLE}), Slide(0, direction)).cells[0] == end


@pytest.mark.parametrize(
    ("start_at", "direction", "end"),
    [
        ((2, 4), "W", (2, 0)),
        ((3, 4), "W", (3, 0)),
        ((6, 4), "E", (6, 8)),
        ((7, 4), "E", (7, 8)),
        ((3, 0), "NW", (2, 0)),
    ],
)
def test_side_edges_are_ragged(start_at: Cell, direction: str, end: Cell) -> None:
    """A floe stops at the last whole cell of its row, be the row shifted or not."""
    out_of_the_way: dict[int, Cell] = {floe: (0, floe - 10) for floe in range(10, 16)}
    assert play(rolled("own 1", {0: start_at, **out_of_the_way}), Slide(0, direction)).cells[0] == end


@pytest.mark.parametrize(
    ("at", "directions"),
    [
        ((0, 3), ("NE", "NW")),
        ((8, 3), ("SW", "SE")),
        ((4, 0), ("W", "NW", "SW")),
        ((3, 0), ("W",)),
        ((0, 0), ("NE", "NW", "W", "SW")),
    ],
)
def test_edge_or_shore_right_in_front_blocks(at: Cell, directions: tuple[str, ...]) -> None:
    state = rolled("own 1", {0: at})
    possible = {move.direction for move in offers(state, Slide) if isinstance(move, Slide) and move.floe == 0}
    assert possible == {"E", "NE", "NW", "W", "SW", "SE"} - set(directions)
    for direction in directions:
        assert no(state, Slide(0, direction)) == ("at-brink", "de.halt")
        assert refusal_of(state, Slide(0, direction)).details == {"floe": 0, "direction": direction}


@pytest.mark.parametrize("row", [0, 8])
def test_slide_along_a_shore_it_touches(row: int) -> None:
    assert play(rolled("own 1", {0: (row, 4)}), Slide(0, "W")).cells[0] == (row, 0)


@pytest.mark.parametrize(
    ("other", "end"),
    [((4, 1), (4, 2)), ((3, 1), (4, 2)), ((5, 1), (4, 2)), ((3, 0), (4, 1)), ((2, 1), (4, 0)), ((6, 1), (4, 0))],
)
def test_slide_stops_where_it_touches_another_floe(other: Cell, end: Cell) -> None:
    """From (4, 5) to the west: against a floe in the way or half in the way, past one two rows off."""
    assert play(rolled("own 1", {0: (4, 5), 1: other}), Slide(0, "W")).cells[0] == end


@pytest.mark.parametrize("behind", [(4, 6), (3, 5), (5, 5)])
def test_floe_behind_is_left_behind(behind: Cell) -> None:
    state = play(rolled("own 1", {0: (4, 5), 1: behind}), Slide(0, "W"))
    assert (state.cells[0], state.cells[1]) == ((4, 0), behind)


# What is carried along


@pytest.mark.parametrize("front", [(4, 4), (3, 4), (5, 4)])
def test_floe_ahead_or_60_degrees_beside_is_carried_along(front: Cell) -> None:
    state = rolled("own 1", {0: (4, 5), 1: front})
    assert events_of(state, Slide(0, "W")) == (Slid(0, 0, "W", 4 - (4 - front[1]), (1,), "de.carry"),)
    after = play(state, Slide(0, "W"))
    assert (after.cells[0], after.cells[1]) == ((4, 5 - front[1]), (front[0], 0))


def test_carried_floes_carry_others_again() -> None:
    """A chain that turns by 60° twice; the last one comes to the edge first."""
    state = rolled("own 1", {0: (4, 5), 1: (3, 4), 2: (3, 3), 3: (2, 3)})
    (slid,) = events_of(state, Slide(0, "W"))
    assert slid == Slid(0, 0, "W", 3, (1, 2, 3), "de.carry")
    assert play(state, Slide(0, "W")).cells[:4] == ((4, 2), (3, 1), (3, 0), (2, 0))


def test_free_and_own_floes_are_carried_along_with_their_figures() -> None:
    state = play(rolled("own 1", {0: (4, 5), 1: (4, 4), 2: (4, 3)}, {(0, 0): 1}), Slide(0, "W"))
    assert (state.cells[:3], state.figures[0][0]) == (((4, 2), (4, 1), (4, 0)), 1)


@pytest.mark.parametrize("figures", [{(1, 2): 2}, {(1, 2): 2, (0, 0): 2}])
def test_foreign_figure_on_a_carried_floe_blocks_the_slide(figures: dict[tuple[int, int], int]) -> None:
    """Also next to one of your own: foreign is whoever does not move now."""
    state = rolled("own 1", {0: (4, 5), 1: (4, 4), 2: (4, 3)}, figures)
    assert no(state, Slide(0, "W")) == ("carried-foreign", "de.block")
    assert refusal_of(state, Slide(0, "W")).details == {"floe": 0, "direction": "W", "carried": 2, "other": 1}


def test_bear_on_a_carried_floe_blocks_the_slide() -> None:
    state = rolled("own 1", {0: (4, 5), 1: (4, 4)}, bear=1)
    assert no(state, Slide(0, "W")) == ("carried-bear", "de.block")
    assert refusal_of(state, Slide(0, "W")).details == {"floe": 0, "direction": "W", "carried": 1}


def test_carried_floe_at_the_edge_blocks_the_slide() -> None:
    state = rolled("own 1", {0: (4, 1), 1: (4, 0)})
    assert no(state, Slide(0, "W")) == ("carried-brink", "de.block")
    assert refusal_of(state, Slide(0, "W")).details == {"floe": 0, "direction": "W", "carried": 1}


def test_foreign_figure_or_bear_at_the_side_or_behind_does_not() -> None:
    state = rolled("own 1", {0: (4, 4), 1: (4, 5), 2: (3, 4)}, {(1, 0): 1}, bear=2)
    assert play(state, Slide(0, "W")).cells[0] == (4, 0)


def test_group_stops_where_any_of_it_touches_a_floe_newly() -> None:
    """Floe 1 is carried and comes against floe 2; floe 0 alone would have gone on."""
    state = play(rolled("own 1", {0: (4, 5), 1: (3, 4), 2: (2, 2)}), Slide(0, "W"))
    assert (state.cells[0], state.cells[1]) == ((4, 3), (3, 2))


def test_group_stops_before_any_of_it_would_leave_the_water() -> None:
    state = play(rolled("own 1", {0: (4, 5), 1: (3, 4), 2: (2, 4), 3: (1, 3)}), Slide(0, "NW"))
    assert state.cells[:4] == ((3, 4), (2, 4), (1, 3), (0, 3))


# Steps


def test_figure_sets_out_on_a_floe_at_the_home_shore() -> None:
    state = rolled("own 1", {0: (8, 2), 1: (7, 2)})
    assert offers(state, Step) == [Step(figure, 0) for figure in range(4)]
    assert no(state, Step(0, 1)) == ("over-water", "de.set-out")
    assert refusal_of(state, Step(2, 1)).details == {"figure": 2, "origin": "home", "to": "1"}
    assert play(state, Step(2, 0)).figures[0] == ("home", "home", 0, "home")


def test_figure_steps_to_a_floe_in_contact() -> None:
    state = rolled("own 1", {0: (4, 2), 1: (4, 3), 2: (4, 4), 3: (3, 2)}, {(0, 0): 0})
    assert [move for move in offers(state, Step) if move.figure == 0] == [Step(0, 1), Step(0, 3)]  # type: ignore[union-attr]
    assert no(state, Step(0, 2)) == ("no-contact", "de.step")
    assert refusal_of(state, Step(0, 2)).details == {"figure": 0, "origin": "0", "to": "2"}


def test_figure_does_not_step_where_it_is() -> None:
    state = rolled("own 1", {0: (4, 2)}, {(0, 0): 0, (0, 1): "far"})
    assert no(state, Step(0, 0)) == ("stays", "de.step")
    assert no(state, Step(1, "far")) == ("stays", "de.step")
    assert refusal_of(state, Step(2, "home")).details == {"figure": 2, "origin": "home", "to": "home"}


def test_figure_steps_to_the_shore_that_its_floe_touches() -> None:
    state = rolled("own 1", {0: (0, 2), 1: (1, 2), 2: (8, 2)}, {(0, 0): 0, (0, 1): 1, (0, 2): 2})
    for possible in (Step(0, "far"), Step(2, "home")):
        assert possible in legal_moves(state)
    assert no(state, Step(1, "far")) == ("no-shore", "de.shore")
    assert refusal_of(state, Step(0, "home")).details == {"figure": 0, "origin": "0", "to": "home"}


def test_figure_never_goes_over_water() -> None:
    state = rolled("own 1", {0: (0, 2), 1: (8, 2)}, {(0, 0): "far"})
    assert no(state, Step(1, 0)) == ("over-water", "de.set-out")
    assert no(state, Step(1, "far")) == ("over-water", "de.set-out")
    assert no(state, Step(0, 1)) == ("over-water", "de.set-out")
    assert Step(0, 0) in legal_moves(state)


@pytest.mark.parametrize("owner", [0, 1])
def test_floe_takes_three_figures_of_anybody(owner: int) -> None:
    three = {(0, 1): 0, (1, 0): 0, (owner, 3): 0}
    full = rolled("own 1", {0: (8, 2)}, three)
    assert no(full, Step(0, 0)) == ("floe-full", "de.capacity")
    assert refusal_of(full, Step(0, 0)).details == {"floe": 0}
    assert Step(0, 0) in legal_moves(rolled("own 1", {0: (8, 2)}, dict(list(three.items())[:2])))


def test_nobody_steps_onto_the_floe_of_the_bear() -> None:
    state = rolled("own 1", {0: (8, 2)}, bear=0)
    assert no(state, Step(0, 0)) == ("bear-there", "de.step-onto-bear")
    assert refusal_of(state, Step(0, 0)).details == {"floe": 0}


def test_own_moves_after_the_bear_came_up_are_like_any() -> None:
    state = play(rolled("bear 2", {0: (8, 2)}), UseOwn())
    assert (state.mode, state.budget) == ("own", 2)
    after = play(state, Step(0, 0), Slide(0, "W"))
    assert (after.figures[0][0], after.cells[0], after.phase, after.player) == (0, (8, 0), "roll", 1)
