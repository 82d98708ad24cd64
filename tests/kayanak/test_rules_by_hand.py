"""The rules sentence by sentence, in positions made by hand on the pond of :mod:`tests.kayanak.pond`."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from kayanak_nb.dice import Die, Face
from kayanak_nb.kayanak.engine import chances, legal_moves, why_not
from kayanak_nb.kayanak.moves import (
    Catch,
    Caught,
    Counted,
    Dig,
    Done,
    Dug,
    Ended,
    Fish,
    Fished,
    Lapsed,
    Passed,
    Place,
    Placed,
    Roll,
    Rolled,
    Walk,
    Walked,
)
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.setup import Setup
from tests.kayanak.pond import (
    AROUND,
    EVERYWHERE,
    POND,
    WITH_FISHERS,
    WITH_TEMPERATURE,
    beginning,
    events_of,
    no,
    offers,
    play,
    pond,
    roll,
    rolled,
    text_of,
)

# Placement


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_players_place_in_seating_order_then_the_first_rolls(rules: str) -> None:
    setup = pond(rules, players=3)
    state = beginning(setup)
    seen = []
    for hole in ("B2", "C4", "A1"):
        seen.append((state.phase, state.player, state.turn, state.roll))
        # The French text does not say who begins.
        topic = "order" if rules == "fr" and not seen[1:] else "placement"
        assert events_of(state, Place(hole)) == (Placed(state.player, hole, f"{text_of(rules)}.{topic}"),)
        state = play(state, Place(hole))
    assert seen == [("place", player, 0, None) for player in range(3)]
    assert (state.phase, state.player, state.turn, state.fishers) == ("roll", 0, 1, ("B2", "C4", "A1"))


def test_placing_is_over_once_all_stand() -> None:
    state = rolled(pond("ja-2"), "any 2")
    assert no(state, Place("A1")) == ("already-placed", "ja2.placement")
    assert no(beginning(pond("ja-2")), Walk("A1")) == ("place-first", "ja2.placement")


def test_first_rule_set_knows_no_fishers() -> None:
    state = beginning(pond("ja-1"))
    assert (state.phase, state.turn, state.fishers) == ("roll", 1, (None, None))
    act = play(state, roll(state.setup, "dig 1"))
    assert [no(act, move)[0] for move in (Place("A1"), Walk("A1"), Fish("A1"))] == ["no-fishers"] * 3


# Rolling and the budget


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_budget_adds_up_both_dice(rules: str) -> None:
    setup = pond(rules)
    before = position(setup, phase="roll", fishers=("B2", "C4"))
    topic = "blue-pips" if rules == "fr" else "roll"
    assert events_of(before, roll(setup, "dig 2", "drop 1")) == (
        Rolled(0, Face("dig", 2), Face("drop", 1), 3, f"{text_of(rules)}.{topic}"),
    )
    after = play(before, roll(setup, "dig 2", "drop 1"))
    assert (after.phase, after.budget, after.roll) == ("act", 3, (Face("dig", 2), Face("drop", 1)))


def test_nobody_moves_before_the_roll_nor_rolls_twice() -> None:
    setup = pond("ja-2")
    before = position(setup, phase="roll", fishers=("B2", "C4"))
    assert (legal_moves(before), before.is_chance) == ((), True)
    assert no(before, Dig("A2")) == ("roll-first", "ja2.turn")
    assert no(before, Catch(0, 0)) == ("no-catch-now", "ja2.catch")
    after = play(before, roll(setup, "dig 1"))
    assert (chances(after), after.is_chance) == ({}, False)
    assert no(after, roll(setup, "dig 1")) == ("no-roll-now", "ja2.turn")


def test_odds_of_equal_faces_add_up() -> None:
    dice = (Die([Face("dig", 1), Face("dig", 1), Face("any", 2)]), Die([Face("drop", 1), Face("plain", 0)]))
    setup = Setup(RULE_SETS["ja-3"], POND, dice, Fraction(2, 3), 2)
    odds = chances(position(setup, phase="roll", fishers=("B2", "C4")))
    assert odds == {
        Roll(Face("dig", 1), Face("drop", 1)): Fraction(1, 3),
        Roll(Face("dig", 1), Face("plain", 0)): Fraction(1, 3),
        Roll(Face("any", 2), Face("drop", 1)): Fraction(1, 6),
        Roll(Face("any", 2), Face("plain", 0)): Fraction(1, 6),
    }


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_turn_passes_when_nothing_can_be_done(rules: str) -> None:
    """There is no open hole to fish in."""
    setup = pond(rules)
    before = position(setup, phase="roll", fishers=("B2", "C4"))
    events = events_of(before, roll(setup, "fish 2"))
    assert [type(event) for event in events] == [Rolled, Passed]
    assert events[1] == Passed(0, f"{text_of(rules)}.pass")
    after = play(before, roll(setup, "fish 2"))
    assert (after.phase, after.player, after.roll, after.budget, after.turn) == ("roll", 1, None, 0, 2)


def test_after_the_last_player_the_first_is_next() -> None:
    setup = pond("ja-2", players=3)
    state = position(setup, phase="roll", player=2, fishers=("B2", "C4", "A1"))
    assert play(state, roll(setup, "fish 1")).player == 0


# The white face


@pytest.mark.parametrize(
    ("face", "wanted"),
    [(f"{face} 1", wanted) for face, wanted in permutations(("walk", "dig", "fish"), 2)],
)
def test_face_names_the_action(face: str, wanted: str) -> None:
    state = rolled(pond("ja-2"), face, open=["A2"])
    move = {"walk": Walk("A3"), "dig": Dig("A3"), "fish": Fish("A2")}[wanted]
    illegal = why_not(state, move)
    assert illegal is not None
    assert (illegal.reason, illegal.clause) == ("not-this-face", "ja2.faces")
    assert illegal.details == {"wanted": wanted, "rolled": face.split()[0]}


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_any_face_offers_all_three_and_they_mix(rules: str) -> None:
    state = rolled(pond(rules), "any 3", open=["A2"])
    assert offers(state, Walk) == AROUND
    assert offers(state, Dig) == [hole for hole in AROUND if hole != "A2"]
    assert offers(state, Fish) == ["A2"]
    assert Done() in legal_moves(state)
    after = play(state, Walk("A3"), Dig("B3"), Fish("A2"), Catch(0, 0))
    assert (after.player, after.fishers[0]) == (1, "A3")
    assert after.open == {"A2", "B3"}


# Walking


def test_walking_goes_over_closed_open_and_plugged_ice() -> None:
    state = rolled(pond("ja-3"), "walk 3", open=["A2"], plugged=["A3"])
    assert offers(state, Walk) == AROUND
    after = play(state, Walk("A2"), Walk("A3"), Walk("B3"))
    assert (after.fishers, after.player) == (("B3", "C4"), 1)


def test_walking_tells_each_step() -> None:
    state = rolled(pond("fr"), "walk 2")
    assert events_of(state, Walk("A2")) == (Walked(0, "B2", "A2", "fr.walk"),)


def test_walking_may_zigzag_and_go_back() -> None:
    state = rolled(pond("ja-2"), "walk 3")
    assert play(state, Walk("A2"), Walk("B2"), Walk("A2")).fishers == ("A2", "C4")


def test_walking_does_not_mind_the_outlines_of_floes() -> None:
    state = rolled(pond("ja-2"), "walk 1")
    assert {POND.floe_of(hole) for hole in offers(state, Walk)} == {0, 1, 2, 3}


def test_walking_neither_onto_nor_across_another_fisher() -> None:
    """From A1, A2 and B1 are near; with fishers on both there is no way out."""
    setup = pond("fr", players=3)
    state = rolled(setup, "walk 1", fishers=("B2", "A2", "C4"))
    assert offers(state, Walk) == ["A3", "B1", "B3", "C2", "C3"]
    assert no(state, Walk("A2")) == ("occupied", "fr.crossing")
    locked_in = position(setup, phase="roll", fishers=("A1", "A2", "B1"))
    assert [type(event) for event in events_of(locked_in, roll(setup, "walk 2"))] == [Rolled, Passed]


def test_walking_not_onto_a_melted_floe() -> None:
    state = rolled(pond("ja-3"), "walk 2", melted=[0])
    assert offers(state, Walk) == ["A3", "B3", "C2", "C3"]
    assert no(state, Walk("A2")) == ("floe-melted", "ja3.melt")


def test_walking_only_one_step_at_a_time() -> None:
    state = rolled(pond("ja-2"), "walk 3")
    assert no(state, Walk("A4")) == ("not-adjacent", "ja2.back-and-forth")
    assert no(state, Walk("B2")) == ("own-hole", "ja2.walk")


def test_walking_out_of_a_corner_may_lead_back_into_it() -> None:
    """From A1 only B1 is free; a hole that was left is free again, so a walk that has begun can always go on."""
    setup = pond("fr", players=3)
    state = rolled(setup, "walk 3", fishers=("A1", "A2", "C1"))
    assert offers(state, Walk) == ["B1"]
    assert offers(play(state, Walk("B1")), Walk) == ["A1", "B2", "C2"]
    assert play(state, Walk("B1"), Walk("A1"), Walk("B1")).fishers == ("B1", "A2", "C1")


# Digging


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_digging_opens_closed_holes_around_the_fisher_on_any_floe(rules: str) -> None:
    state = rolled(pond(rules), "dig 1")
    assert offers(state, Dig) == AROUND
    assert events_of(state, Dig("A2"))[0] == Dug(0, "A2", 2, 1, f"{text_of(rules)}.dig")
    assert play(state, Dig("A2")).open == {"A2"}


def test_digging_refusals() -> None:
    state = rolled(pond("ja-3"), "dig 3", fishers=("B2", "B3"), open=["A2"], plugged=["A3"])
    assert offers(state, Dig) == ["B1", "C2", "C3"]
    assert no(state, Dig("A2")) == ("already-open", "ja3.dig")
    assert no(state, Dig("A3")) == ("dig-plugged", "ja3.plug")
    assert no(state, Dig("B2")) == ("own-hole", "ja3.own-hole")
    assert no(state, Dig("B3")) == ("occupied", "ja3.dig")
    assert no(state, Dig("A1")) == ("not-adjacent", "ja3.dig")


@pytest.mark.parametrize("rules", WITH_TEMPERATURE)
def test_digging_and_fishing_on_a_melted_floe(rules: str) -> None:
    setup = pond(rules)
    state = rolled(setup, "any 2", melted=[0], open=["B1"])
    assert "A2" in offers(state, Dig)
    after = play(state, Dig("A2"), Fish("A2"), Catch(1, 0))
    assert after.open == {"A2", "B1"}
    assert (after.melted, after.buckets[0]) == (frozenset({0}), (1, 0))


def test_digging_ends_early_when_no_closed_hole_is_left() -> None:
    setup = pond("fr")
    state = rolled(setup, "dig 3", open=[hole for hole in AROUND if hole != "A2"], plugged=[])
    assert events_of(state, Dig("A2")) == (Dug(0, "A2", 2, 1, "fr.dig"), Lapsed(0, 2, "fr.pass"))
    assert play(state, Dig("A2")).player == 1


# Fishing


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_fishing_in_open_holes_around_the_fisher_whoever_dug_them(rules: str) -> None:
    state = rolled(pond(rules), "fish 1", open=["A2", "A4", "C3"])
    assert offers(state, Fish) == ["A2", "C3"]
    assert events_of(state, Fish("C3")) == (Fished(0, "C3", f"{text_of(rules)}.fish"),)
    waiting = play(state, Fish("C3"))
    assert (waiting.phase, waiting.attempt, waiting.budget) == ("catch", "C3", 0)
    assert events_of(waiting, Catch(2, 1))[0] == Caught(0, "C3", 2, 1, f"{text_of(rules)}.catch")
    after = play(waiting, Catch(2, 1))
    assert (after.buckets, after.fish["C3"], after.player) == (((2, 1), (0, 0)), (0, 0), 1)


def test_fishing_refusals() -> None:
    state = rolled(pond("ja-3"), "fish 2", fishers=("B2", "B3"), open=["B2", "B3", "A2", "A4"], plugged=["A3"])
    assert offers(state, Fish) == ["A2"]
    assert no(state, Fish("A3")) == ("fish-plugged", "ja3.plug")
    assert no(state, Fish("B2")) == ("own-hole", "ja3.own-hole")
    assert no(state, Fish("B3")) == ("occupied", "ja3.fish")
    assert no(state, Fish("A4")) == ("not-adjacent", "ja3.fish")
    assert no(state, Fish("C2")) == ("still-closed", "ja3.fish")


def test_catch_is_binomial_for_small_and_for_large() -> None:
    waiting = play(rolled(pond("ja-2"), "fish 1", open=["A2"]), Fish("A2"))
    assert waiting.fish["A2"] == (2, 1)
    assert chances(waiting) == {
        Catch(0, 0): Fraction(1, 27),
        Catch(1, 0): Fraction(4, 27),
        Catch(2, 0): Fraction(4, 27),
        Catch(0, 1): Fraction(2, 27),
        Catch(1, 1): Fraction(8, 27),
        Catch(2, 1): Fraction(8, 27),
    }
    assert no(waiting, Catch(3, 0)) == ("impossible-catch", "ja2.catch")
    assert no(waiting, Fish("A2")) == ("catch-first", "ja2.fish")


def test_empty_hole_may_be_tried_all_the_same() -> None:
    fish = dict.fromkeys(EVERYWHERE, (2, 1)) | {"A2": (0, 0), "A3": (4, 2)}
    state = rolled(pond("ja-2"), "fish 2", open=["A2"], fish=fish)
    waiting = play(state, Fish("A2"))
    assert chances(waiting) == {Catch(0, 0): Fraction(1)}
    assert play(waiting, Catch(0, 0)).budget == 1


def test_strongest_magnet_brings_all_fish() -> None:
    setup = Setup(RULE_SETS["ja-2"], POND, pond("ja-2").dice, Fraction(1), 2)
    waiting = play(rolled(setup, "fish 1", open=["A2"]), Fish("A2"))
    assert chances(waiting) == {Catch(2, 1): Fraction(1)}


def test_only_open_holes_show_their_fish() -> None:
    state = rolled(pond("ja-3"), "dig 1", open=["A2"], plugged=["A3"])
    assert state.visible_fish == {"A2": (2, 1)}


# The first rule set


def test_first_rule_set_digs_and_fishes_in_one_go() -> None:
    setup = pond("ja-1")
    state = play(beginning(setup), roll(setup, "fish 2"))
    assert (offers(state, Dig), legal_moves(state)[-1]) == (EVERYWHERE, Dig("C4"))
    assert events_of(state, Dig("A2")) == (Dug(0, "A2", 2, 1, "ja1.dig"),)
    after = play(state, Dig("A2"), Catch(1, 1))
    assert (after.phase, after.budget, offers(after, Dig)) == ("act", 1, [hole for hole in EVERYWHERE if hole != "A2"])
    assert play(after, Dig("A1"), Catch(0, 0)).player == 1


def test_first_rule_set_makes_the_last_attempt_before_the_end() -> None:
    setup = pond("ja-1")
    state = rolled(setup, "dig 3", open=[hole for hole in EVERYWHERE if hole != "B2"])
    waiting = play(state, Dig("B2"))
    assert (waiting.phase, waiting.winners) == ("catch", ())
    events = events_of(waiting, Catch(1, 0))
    assert events == (
        Caught(0, "B2", 1, 0, "ja1.catch"),
        Ended(0, "holes", (0,), "ja1.all-ice"),
        Counted(0, (1, 0), "fish", "ja1.score"),
    )
    over = play(waiting, Catch(1, 0))
    assert (over.phase, over.scores, over.winners) == ("over", (1, 0), (0,))


def test_first_rule_set_counts_fish_and_has_no_limit() -> None:
    setup = pond("ja-1")
    state = rolled(setup, "dig 1", open=["A1"], buckets=[(14, 4), (0, 0)])
    assert state.scores == (18, 0)
    assert play(state, Dig("B2"), Catch(0, 0)).phase == "roll"
