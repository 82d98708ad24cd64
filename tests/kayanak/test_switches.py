"""Each switch of a rule set in both positions: the same scene, and what differs."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.engine import chances, legal_moves
from kayanak_nb.kayanak.moves import Catch, Dig, Done, Ended, Fish, Melt, Place, Plug, Refreeze, Roll, Unplug, Walk
from kayanak_nb.kayanak.rules import RuleSet
from tests.kayanak.pond import AROUND, EVERYWHERE, beginning, events_of, no, offers, play, pond, roll, rolled


def test_every_switch_is_shown_here() -> None:
    shown = " ".join(name for name in globals() if name.startswith("test_"))
    assert [field.name for field in fields(RuleSet) if field.name != "id" and f"test_{field.name}" not in shown] == []


# fishers


def test_fishers_are_placed_and_dig_around_them() -> None:
    setup = pond("ja-2", fishers=True)
    assert beginning(setup).phase == "place"
    state = play(beginning(setup), Place("B2"), Place("C4"), roll(setup, "dig 1"))
    assert offers(state, Dig) == AROUND
    assert play(state, Dig("A2")).phase == "roll"


def test_fishers_off_digs_anywhere_and_fishes_at_once() -> None:
    setup = pond("ja-2", fishers=False)
    assert beginning(setup).phase == "roll"
    state = play(beginning(setup), roll(setup, "walk 1"))
    assert offers(state, Dig) == EVERYWHERE
    assert offers(state, Walk) == []
    after = play(state, Dig("A2"))
    assert (after.phase, after.attempt) == ("catch", "A2")


# blue_die


def test_blue_die_is_rolled_and_counted() -> None:
    setup = pond("ja-2", blue_die=True)
    state = play(beginning(setup), Place("B2"), Place("C4"))
    assert len(chances(state)) == 12 * 9
    assert play(state, Roll(Face("dig", 1), Face("drop", 2))).budget == 3
    assert no(state, Roll(Face("dig", 1), None)) == ("impossible-roll", "ja2.dice")


def test_blue_die_off_leaves_the_white_one() -> None:
    setup = pond("ja-2", blue_die=False)
    state = play(beginning(setup), Place("B2"), Place("C4"))
    assert set(chances(state)) == {Roll(Face(s, n), None) for s in ("walk", "dig", "fish", "any") for n in (1, 2, 3)}
    assert play(state, Roll(Face("dig", 1), None)).budget == 1
    assert no(state, Roll(Face("dig", 1), Face("drop", 2))) == ("impossible-roll", "ja2.dice")


# temperature


def test_temperature_makes_the_marks_count() -> None:
    state = rolled(pond("ja-3", temperature=True), "dig 1", "drop 0")
    assert state.due == "drop"
    assert offers(state, Melt) == [0, 1, 3]


def test_temperature_off_ignores_the_marks() -> None:
    state = rolled(pond("ja-3", temperature=False), "dig 1", "drop 0")
    assert state.due is None
    assert offers(state, Melt) == []
    assert no(state, Melt(0))[0] == "no-temperature"


# temperature_timing


def test_temperature_timing_either_comes_first_or_last() -> None:
    state = rolled(pond("ja-3", temperature_timing="either"), "dig 2", "drop 0")
    assert (offers(state, Dig), offers(state, Melt)) == (AROUND, [0, 1, 3])
    assert offers(play(state, Melt(0)), Dig) == AROUND
    assert offers(play(state, Dig("A2")), Melt) == []
    assert offers(play(state, Dig("A2"), Dig("A3")), Melt) == [0, 1, 3]


def test_temperature_timing_after_comes_last() -> None:
    state = rolled(pond("ja-3", temperature_timing="after"), "dig 2", "drop 0")
    assert (offers(state, Dig), offers(state, Melt)) == (AROUND, [])
    assert no(state, Melt(0)) == ("temperature-later", "fr.timing")
    assert offers(play(state, Dig("A2"), Dig("A3")), Melt) == [0, 1, 3]


@pytest.mark.parametrize(("timing", "steps"), [("either", ["B1"]), ("after", [])])
def test_temperature_timing_opens_a_way_only_before(timing: str, steps: list[str]) -> None:
    """C1 touches C2, where the other fisher stands, and B1 on the melted floe: no step until it freezes again."""
    setup = pond("ja-3", temperature_timing=timing)
    state = rolled(setup, "walk 1", "drop 0", fishers=("C1", "C2"), melted=[0])
    assert offers(state, Walk) == []
    after = play(state, Refreeze(0))
    assert offers(after, Walk) == steps
    assert after.player == (0 if steps else 1)


# exclusive_placement


def test_exclusive_placement_keeps_floes_apart() -> None:
    state = play(beginning(pond("ja-2", exclusive_placement=True)), Place("A1"))
    assert offers(state, Place) == [hole for hole in EVERYWHERE if hole not in ("A1", "A2", "B1")]
    assert no(state, Place("A2")) == ("floe-taken", "ja2.placement")


def test_exclusive_placement_off_takes_any_free_hole() -> None:
    state = play(beginning(pond("ja-2", exclusive_placement=False)), Place("A1"))
    assert offers(state, Place) == EVERYWHERE[1:]
    assert no(state, Place("A1")) == ("hole-taken", "ja2.placement")


# distinct_fishing


def test_distinct_fishing_visits_each_hole_once_a_turn() -> None:
    setup = pond("fr", distinct_fishing=True)
    state = play(rolled(setup, "fish 3", open=["A2", "A3"]), Fish("A2"), Catch(0, 0))
    assert offers(state, Fish) == ["A3"]
    assert no(state, Fish("A2")) == ("already-fished", "fr.distinct")
    after = play(state, Fish("A3"), Catch(0, 0))
    assert (after.phase, after.player) == ("roll", 1)


def test_distinct_fishing_counts_anew_in_the_next_turn() -> None:
    setup = pond("fr", distinct_fishing=True)
    state = play(rolled(setup, "fish 1", open=["B3"]), Fish("B3"), Catch(0, 0), roll(setup, "fish 1"))
    assert (state.player, offers(state, Fish)) == (1, ["B3"])


def test_distinct_fishing_off_tries_the_same_hole_again() -> None:
    setup = pond("fr", distinct_fishing=False)
    state = play(rolled(setup, "fish 3", open=["A2"]), Fish("A2"), Catch(0, 0), Fish("A2"), Catch(0, 0))
    assert (offers(state, Fish), state.budget) == (["A2"], 1)


# walk_exactly


def test_walk_exactly_orders_every_step() -> None:
    state = rolled(pond("ja-2", walk_exactly=True), "walk 2")
    assert no(state, Done()) == ("must-walk", "ja2.walk")
    assert no(play(state, Walk("A2")), Done()) == ("must-walk", "ja2.walk")


def test_walk_exactly_off_lets_the_fisher_stop() -> None:
    state = rolled(pond("ja-2", walk_exactly=False), "walk 2")
    assert legal_moves(state)[-1] == Done()
    after = play(state, Walk("A2"), Done())
    assert (after.player, after.fishers) == (1, ("A2", "C4"))


def test_walk_exactly_says_nothing_of_digging() -> None:
    setup = pond("ja-2", walk_exactly=True, dig_fish_exactly=False)
    assert Done() in legal_moves(rolled(setup, "dig 2"))


# dig_fish_exactly


@pytest.mark.parametrize(("face", "reason"), [("dig 2", "must-dig"), ("fish 2", "must-fish")])
def test_dig_fish_exactly_orders_every_pip(face: str, reason: str) -> None:
    state = rolled(pond("ja-2", dig_fish_exactly=True), face, open=["A2"])
    assert no(state, Done()) == (reason, "fr.exactly")


@pytest.mark.parametrize("face", ["dig 2", "fish 2"])
def test_dig_fish_exactly_off_lets_one_stop(face: str) -> None:
    state = rolled(pond("ja-2", dig_fish_exactly=False), face, open=["A2"])
    assert play(state, Done()).player == 1


@pytest.mark.parametrize("exactly", [True, False])
def test_dig_fish_exactly_and_walk_exactly_leave_any_free(exactly: bool) -> None:
    setup = pond("ja-2", dig_fish_exactly=exactly, walk_exactly=exactly)
    assert Done() in legal_moves(rolled(setup, "any 2"))


@pytest.mark.parametrize("face", ["walk 2", "dig 2", "fish 2", "any 2"])
def test_dig_fish_exactly_holds_for_every_face_without_fishers(face: str) -> None:
    assert no(rolled(pond("ja-1", dig_fish_exactly=True), face), Done()) == ("must-dig", "ja1.dig")
    assert Done() in legal_moves(rolled(pond("ja-1", dig_fish_exactly=False), face))


# blue_pips


@pytest.mark.parametrize(
    ("blue_pips", "blue", "budget"),
    [
        ("always", "drop 2", 3),
        ("always", "crystal 2", 3),
        ("always", "plain 2", 3),
        ("plain_only", "drop 2", 1),
        ("plain_only", "crystal 2", 1),
        ("plain_only", "plain 2", 3),
    ],
)
def test_blue_pips(blue_pips: str, blue: str, budget: int) -> None:
    assert rolled(pond("fr", blue_pips=blue_pips), "dig 1", blue, open=["A1"]).budget == budget


def test_blue_pips_of_plain_faces_only_are_a_reading_of_the_french_text() -> None:
    for rules in ("ja-2", "ja-3", "fr"):
        setup = pond(rules, blue_pips="plain_only")
        state = play(beginning(setup), Place("B2"), Place("C4"))
        assert events_of(state, roll(setup, "dig 1", "drop 2"))[0].clause == "fr.blue-pips"


# end_when


def test_end_when_all_floes_is_content_with_one_hole_each() -> None:
    state = rolled(pond("ja-2", end_when="all_floes"), "dig 1", open=["B1", "A3", "B3", "C4"])
    assert events_of(state, Dig("C2"))[-2] == Ended(0, "floes", (0, 1), "ja2.end")
    assert play(state, Dig("C3")).phase == "roll"


def test_end_when_all_holes_wants_every_hole() -> None:
    setup = pond("ja-2", end_when="all_holes")
    assert play(rolled(setup, "dig 1", open=["B1", "A3", "B3", "C4"]), Dig("C2")).phase == "roll"
    last = rolled(setup, "dig 1", open=[hole for hole in EVERYWHERE if hole != "C2"])
    assert events_of(last, Dig("C2"))[-2] == Ended(0, "holes", (0, 1), "ja1.all-ice")


# end_at_fish


@pytest.mark.parametrize(
    ("limit", "catch", "phase"),
    [
        (4, Catch(2, 0), "roll"),
        (3, Catch(2, 0), "over"),
        (2, Catch(2, 0), "over"),
        (3, Catch(1, 0), "roll"),
        (3, Catch(0, 1), "roll"),
        (3, Catch(1, 1), "over"),
        (None, Catch(2, 1), "roll"),
    ],
)
def test_end_at_fish_is_reached_or_passed_in_fish_not_points(limit: int | None, catch: Catch, phase: str) -> None:
    state = rolled(pond("ja-2", end_at_fish=limit), "fish 1", open=["A2"], buckets=[(0, 1), (1, 0)])
    events = events_of(play(state, Fish("A2")), catch)
    assert play(state, Fish("A2"), catch).phase == phase
    assert [event.cause for event in events if isinstance(event, Ended)] == (["fish"] if phase == "over" else [])


# plugged_counts


def test_plugged_counts_for_its_floe() -> None:
    setup = pond("ja-3", plugged_counts=True)
    state = rolled(setup, "dig 1", open=["A3", "B3", "C4"], plugged=["B1"])
    assert play(state, Dig("C2")).phase == "over"


def test_plugged_counts_off_delays_the_end_until_unplugged() -> None:
    setup = pond("ja-3", plugged_counts=False)
    state = rolled(setup, "dig 1", "crystal 0", open=["A3", "B3", "C4"], plugged=["B1"])
    after = play(state, Dig("C2"))
    assert after.phase == "act"
    assert events_of(after, Unplug("B1"))[-2] == Ended(0, "floes", (0, 1), "ja3.end")


@pytest.mark.parametrize(("counts", "phase"), [(True, "over"), (False, "roll")])
def test_plugged_counts_where_all_holes_must_be_open(counts: bool, phase: str) -> None:
    setup = pond("ja-3", plugged_counts=counts, end_when="all_holes")
    holes = [hole for hole in EVERYWHERE if hole not in ("A1", "C2")]
    assert play(rolled(setup, "dig 1", open=holes, plugged=["A1"]), Dig("C2")).phase == phase


# score_by


@pytest.mark.parametrize(
    ("score_by", "scores", "winners"),
    [("fish", (5, 4), (0,)), ("points", (5, 7), (1,))],
)
def test_score_by(score_by: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    setup = pond("ja-2", score_by=score_by, end_when="all_floes")
    state = rolled(setup, "dig 1", open=["B1", "A3", "B3", "C4"], buckets=[(5, 0), (1, 3)])
    after = play(state, Dig("C2"))
    assert (after.scores, after.winners) == (scores, winners)


# plug_under_fisher


def test_plug_under_fisher_allows_it() -> None:
    state = rolled(pond("ja-3", plug_under_fisher=True), "dig 1", "crystal 0", open=["A1", "B2", "C4"])
    assert offers(state, Plug) == ["A1", "B2", "C4"]
    assert play(state, Plug("C4")).fishers == ("B2", "C4")


def test_plug_under_fisher_off_spares_every_fisher() -> None:
    state = rolled(pond("ja-3", plug_under_fisher=False), "dig 1", "crystal 0", open=["A1", "B2", "C4"])
    assert offers(state, Plug) == ["A1"]
    assert no(state, Plug("B2")) == ("plug-fisher", "ja3.plug-fisher")
    assert no(state, Plug("C4")) == ("plug-fisher", "ja3.plug-fisher")
