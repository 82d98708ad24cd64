"""The fewest moves to a goal: by hand, beside a search through the second reading of the rules, and as a bound."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kayanak_nb.dice import Die, Face
from kayanak_nb.floes.crossing import AHEAD, Crossing, crossing
from kayanak_nb.floes.engine import apply, start
from kayanak_nb.floes.moves import Done, Roll, Slide, Step
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from kayanak_nb.stream import GameStreams
from tests.floes.hand import play, waiting
from tests.floes.oracle import Reference
from tests.floes.variants import random_cells, random_position, random_setup

MANY = Face("own", 40)


def by_brute_force(state: State, figure: int, goal: int | str, most: int) -> int | None:
    """Return the fewest moves, up to *most*, found by trying everything in the second reading of the rules."""
    game = Reference.of(state)
    game.play(Roll(MANY, None))
    layer, seen = [game], {_seen(game)}
    for number in range(most + 1):
        if any(_is_there(game, figure, goal) for game in layer):
            return number
        layer = [after for game in layer for after in _next(game, figure, seen)] if number < most else []
    return None


def _is_there(game: Reference, figure: int, goal: int | str) -> bool:
    place = game.where[game.player, figure]
    return place == goal or (goal == "home" and place == "done")


def _next(game: Reference, figure: int, seen: set[object]) -> list[Reference]:
    found = []
    for move in game.legal():
        if isinstance(move, Done) or (isinstance(move, Step) and move.figure != figure):
            continue
        after = game.copy()
        after.play(move)
        if _seen(after) not in seen:
            seen.add(_seen(after))
            found.append(after)
    return found


def _seen(game: Reference) -> object:
    return tuple(game.cells.values()), tuple(game.where.values()), frozenset(game.holding)


def a_position(seed: int) -> tuple[State, int]:
    """Return a random position of two players without finished figures to spare, and a figure still under way."""
    luck = Random(f"crossing {seed}")
    setup = replace(random_setup(luck), die=Die([MANY]), players=2)
    state = random_position(setup, luck)
    under_way = [number for number, place in enumerate(state.figures[state.player]) if place != "done"]
    return state, luck.choice(under_way)


@pytest.mark.parametrize("seed", range(8))
def test_exact_numbers_beside_brute_force(seed: int) -> None:
    state, figure = a_position(seed)
    for goal in (("far", "done"), ("home", seed))[seed % 2]:
        found = crossing(state, figure, goal, exact_only=True)
        expected = by_brute_force(state, figure, goal, most=2)
        if expected is not None:
            assert found == Crossing(expected, expected, found.moves)
        else:
            assert found.at_least > 2
        check_way(state, figure, goal, found)


def crowded(seed: int) -> State:
    """Return a position in which nearly every floe is held by somebody else or the bear, so that little can be done."""
    luck = Random(f"crowd {seed}")
    setup = Setup(RULE_SETS["de"], Die([MANY]), 4)
    foreign = [[4 * player + number for number in range(4)] for player in range(3)]
    own: list[int | str] = [luck.choice((13, "home", "far")), 14, "home", "done"]
    return position(setup, phase="roll", player=3, turn=4, cells=random_cells(luck), figures=[*foreign, own], bear=12)


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5, 7, 11])
def test_four_moves_beside_brute_force(seed: int) -> None:
    state = crowded(seed)
    for goal in ("far", "done", 7):
        found = crossing(state, 0, goal, exact_only=True)
        expected = by_brute_force(state, 0, goal, most=AHEAD)
        assert found.at_least == (AHEAD + 1 if expected is None else expected)
        check_way(state, 0, goal, found)


def check_way(state: State, figure: int, goal: int | str, found: Crossing) -> None:
    """Play the moves of a crossing: as many as it says, all of them legal, and the figure arrives at last."""
    assert found.at_most == (len(found.moves) if found.moves or found.exact else None)
    state, _ = apply(state, Roll(MANY, None))
    player = state.player
    for number, move in enumerate(found.moves):
        if state.phase != "over":
            state, _ = apply(state, move)
        arrived = state.figures[player][figure] in ((goal,) if goal != "home" else ("home", "done"))
        assert arrived == (number == len(found.moves) - 1)


def test_by_hand_up_to_four_moves() -> None:
    state = waiting({0: (8, 2), 1: (7, 5)})
    assert crossing(state, 0, "home") == Crossing(0, 0, ())
    assert crossing(state, 0, 0) == Crossing(1, 1, (Step(0, 0),))
    assert crossing(state, 0, 1).at_most == 2
    # On board, up to the far shore in one slide, ashore.
    assert crossing(state, 0, "far") == Crossing(3, 3, (Step(0, 0), Slide(0, "NE"), Step(0, "far")))


def test_there_and_back_needs_the_fish() -> None:
    state = waiting({0: (8, 2)}, {(0, 1): 0})
    assert crossing(state, 1, "home").at_most == 1
    with_fish = waiting({0: (8, 2)}, {(0, 1): 0}, fish=[(0, 1)])
    assert crossing(with_fish, 1, "done") == Crossing(1, 1, (Step(1, "home"),))
    back = crossing(waiting({0: (0, 2)}, {(0, 1): "far"}), 1, "done")
    assert (back.at_least, back.exact) == (3, True)


def test_nobody_elses_figure_counts_but_bars_the_way() -> None:
    full = {(1, number): 0 for number in range(3)}
    free, barred = waiting({0: (8, 2), 1: (4, 2)}), waiting({0: (8, 2), 1: (4, 2)}, full)
    assert crossing(free, 0, 0).at_most == 1
    assert crossing(barred, 0, 0, exact_only=True) == Crossing(AHEAD + 1, None, ())
    assert crossing(barred, 3, "home", player=1).at_most == 0
    assert crossing(barred, 0, "home", player=1).at_most == 1


@pytest.mark.parametrize(("goal", "most"), [("far", 10), ("done", 13)])
def test_from_the_start_there_is_a_bound(goal: str, most: int) -> None:
    """Wider searches have found 8 moves to the far shore and 12 there and back."""
    state = start(Setup(RULE_SETS["de"], DIE, 2), GameStreams.of(1))
    found = crossing(state, 0, goal)
    assert (found.at_least, found.exact) == (AHEAD + 1, False)
    assert found.at_most is not None
    assert found.at_least <= found.at_most <= most
    check_way(replace_die(state), 0, goal, found)


def replace_die(state: State) -> State:
    return state._replace(setup=replace(state.setup, die=Die([MANY])))


def test_die_budget_and_mode_do_not_matter() -> None:
    before = waiting({0: (8, 2), 1: (7, 5)})
    during = play(before, Roll(Face("own", 1), None))
    assert crossing(before, 0, "far") == crossing(during, 0, "far")


@pytest.mark.parametrize(
    ("figure", "goal", "player", "fault"),
    [
        (4, "far", None, "figure is 4"),
        (True, "far", None, "figure is True"),
        (0, "sea", None, "goal is 'sea'"),
        (0, 16, None, "goal is 16"),
        (0, True, None, "goal is True"),
        (0, "far", 2, "player is 2"),
        (3, "far", None, "stays there"),
    ],
)
def test_what_cannot_be_asked(figure: Any, goal: Any, player: Any, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        crossing(waiting({}, {(0, 3): "done"}), figure, goal, player=player)
