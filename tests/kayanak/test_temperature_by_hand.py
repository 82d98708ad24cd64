"""Temperature and the end of the game, in positions made by hand on the pond of :mod:`tests.kayanak.pond`."""

from __future__ import annotations

import pytest

from kayanak_nb.kayanak.engine import chances, legal_moves
from kayanak_nb.kayanak.moves import (
    Action,
    Catch,
    Dig,
    Done,
    Ended,
    Fish,
    Melt,
    Melted,
    Place,
    Plug,
    Plugged,
    Refreeze,
    Refrozen,
    Stopped,
    Unchanged,
    Unplug,
    Unplugged,
    Walk,
    Walked,
)
from tests.kayanak.pond import (
    ALL_BUT_ONE_FLOE,
    WITH_FISHERS,
    events_of,
    no,
    offers,
    play,
    pond,
    rolled,
)

# Temperature


def test_drop_melts_or_refreezes() -> None:
    state = rolled(pond("ja-3"), "dig 1", "drop 0", melted=[0])
    assert (offers(state, Melt), offers(state, Refreeze)) == ([1, 3], [0])
    assert (offers(state, Plug), offers(state, Unplug)) == ([], [])
    assert events_of(state, Melt(3))[0] == Melted(0, 3, "ja3.melt")
    assert events_of(state, Refreeze(0))[0] == Refrozen(0, 0, "ja3.refreeze")
    assert play(state, Melt(3)).melted == {0, 3}
    assert play(state, Refreeze(0)).melted == set()


def test_melting_refusals() -> None:
    state = rolled(pond("ja-3"), "dig 1", "drop 0", melted=[0])
    assert no(state, Melt(0)) == ("already-melted", "ja3.melt")
    assert no(state, Melt(2)) == ("fisher-on-floe", "ja3.melt")
    assert no(state, Melt(4)) == ("fisher-on-floe", "ja3.melt")
    assert no(state, Refreeze(1)) == ("not-melted", "ja3.refreeze")
    assert no(state, Plug("A1")) == ("needs-crystal", "ja3.which-mark")


def test_no_drop_in_the_supply_leaves_refreezing() -> None:
    state = rolled(pond("ja-3"), "dig 1", "drop 0", melted=[0, 3])
    assert (state.drops_left, offers(state, Melt), offers(state, Refreeze)) == (0, [], [0, 3])
    assert no(state, Melt(1)) == ("no-drops", "ja3.supply")


def test_crystal_plugs_or_unplugs() -> None:
    state = rolled(pond("ja-3"), "dig 1", "crystal 0", open=["A1", "A2"], plugged=["C2"])
    assert (offers(state, Plug), offers(state, Unplug)) == (["A1", "A2"], ["C2"])
    assert (offers(state, Melt), offers(state, Refreeze)) == ([], [])
    assert events_of(state, Plug("A1"))[0] == Plugged(0, "A1", "ja3.plug")
    assert events_of(state, Unplug("C2"))[0] == Unplugged(0, "C2", "ja3.unplug")
    plugged, unplugged = play(state, Plug("A1")), play(state, Unplug("C2"))
    assert (plugged.open, plugged.plugged) == (frozenset({"A2"}), frozenset({"A1", "C2"}))
    assert (unplugged.open, unplugged.plugged) == (frozenset({"A1", "A2", "C2"}), frozenset())


def test_plugging_refusals() -> None:
    state = rolled(pond("ja-3"), "dig 1", "crystal 0", open=["A1"], plugged=["C2"])
    assert no(state, Plug("A2")) == ("plug-closed", "ja3.plug")
    assert no(state, Plug("C2")) == ("already-plugged", "ja3.plug")
    assert no(state, Unplug("A1")) == ("not-plugged", "ja3.unplug")
    assert no(state, Unplug("A2")) == ("not-plugged", "ja3.unplug")
    assert no(state, Melt(0)) == ("needs-drop", "ja3.which-mark")


def test_no_crystal_in_the_supply_leaves_unplugging() -> None:
    state = rolled(pond("ja-3"), "dig 1", "crystal 0", open=["A1"], plugged=["C2", "C3"])
    assert (state.crystals_left, offers(state, Plug), offers(state, Unplug)) == (0, [], ["C2", "C3"])
    assert no(state, Plug("A1")) == ("no-crystals", "ja3.supply")


def test_plugged_hole_is_not_dug_but_unplugged_it_is_open_with_its_fish() -> None:
    setup = pond("ja-3")
    state = rolled(setup, "fish 1", "crystal 0", plugged=["A2"])
    after = play(state, Unplug("A2"))
    assert (after.visible_fish, offers(after, Fish)) == ({"A2": (2, 1)}, ["A2"])


def test_plain_face_changes_no_temperature() -> None:
    state = rolled(pond("ja-3"), "dig 1", "plain 0")
    assert (state.due, no(state, Melt(0)), no(state, Plug("A1"))) == (
        None,
        ("no-mark", "ja3.temperature"),
        ("no-mark", "ja3.temperature"),
    )


def test_temperature_comes_once() -> None:
    state = play(rolled(pond("ja-3"), "dig 1", "drop 0"), Melt(0))
    assert (state.due, offers(state, Melt)) == (None, [])
    assert no(state, Melt(1)) == ("temperature-used", "ja3.temperature")


def test_temperature_never_in_the_middle() -> None:
    state = play(rolled(pond("ja-3"), "dig 2", "drop 0"), Dig("A2"))
    assert no(state, Melt(0)) == ("temperature-middle", "ja3.timing")
    assert offers(play(state, Dig("A3")), Melt) == [0, 1, 3]


def test_temperature_after_done_and_then_nothing_but_temperature() -> None:
    state = rolled(pond("ja-3"), "dig 2", "drop 0")
    assert events_of(state, Done()) == (Stopped(0, 2, "ja3.may-stop"),)
    after = play(state, Done())
    assert (offers(after, Melt), offers(after, Dig), after.budget) == ([0, 1, 3], [], 0)
    assert no(after, Done()) == ("only-temperature", "ja3.must-change")
    assert no(after, Dig("A2")) == ("only-temperature", "ja3.must-change")
    assert play(after, Melt(0)).player == 1


def test_temperature_without_possible_action_lapses() -> None:
    """No hole is open or plugged when the white action, a walk, is over."""
    state = rolled(pond("fr"), "walk 1", "crystal 0")
    assert events_of(state, Walk("A2")) == (
        Walked(0, "B2", "A2", "fr.walk"),
        Unchanged(0, "crystal", "fr.must-change"),
    )
    assert play(state, Walk("A2")).player == 1


def test_temperature_alone_when_the_face_cannot_be_used() -> None:
    state = rolled(pond("ja-3"), "fish 2", "drop 0")
    assert legal_moves(state) == (Melt(0), Melt(1), Melt(3))
    assert play(state, Melt(0)).player == 1


@pytest.mark.parametrize(("rules", "player"), [("ja-3", 0), ("fr", 1)])
def test_unplugging_first_makes_fishing_possible_where_it_may_come_first(rules: str, player: int) -> None:
    state = rolled(pond(rules), "fish 2", "crystal 0", plugged=["A2"])
    assert legal_moves(state) == (Unplug("A2"),)
    assert play(state, Unplug("A2")).player == player


def test_plugging_may_end_the_white_action_before_it_begins() -> None:
    state = rolled(pond("ja-3"), "fish 2", "crystal 0", open=["A2"])
    after = play(state, Plug("A2"))
    assert (after.phase, after.player, after.turn) == ("roll", 1, 2)


# The end


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_game_ends_in_the_middle_of_a_turn(rules: str) -> None:
    state = rolled(pond(rules), "dig 3", "drop 0", open=ALL_BUT_ONE_FLOE)
    over = play(state, Dig("C2"))
    assert (over.phase, over.player, over.turn) == ("over", 0, 1)
    assert (legal_moves(over), chances(over), over.is_chance) == ((), {}, False)


@pytest.mark.parametrize("rules", WITH_FISHERS)
def test_fifteen_fish_end_the_game(rules: str) -> None:
    state = rolled(pond(rules), "fish 3", open=["A2"], buckets=[(10, 3), (4, 0)])
    over = play(state, Fish("A2"), Catch(1, 1))
    assert (over.phase, over.scores, over.winners) == ("over", (19, 4), (0,))


def test_whoever_ends_the_game_need_not_win() -> None:
    state = rolled(pond("ja-2"), "dig 1", open=ALL_BUT_ONE_FLOE, buckets=[(1, 1), (0, 2)])
    assert events_of(state, Dig("C2"))[-2] == Ended(0, "floes", (1,), "ja2.end")


def test_tie_is_shared() -> None:
    setup = pond("ja-2", players=4)
    state = rolled(setup, "dig 1", open=ALL_BUT_ONE_FLOE, buckets=[(3, 0), (1, 1), (2, 0), (0, 1)])
    over = play(state, Dig("C2"))
    assert (over.scores, over.winners) == ((3, 3, 2, 2), (0, 1))


@pytest.mark.parametrize("action", [Place("A1"), Dig("A2"), Melt(0), Unplug("A1"), Done(), Catch(0, 0)])
def test_nothing_is_played_after_the_end(action: Action) -> None:
    over = play(rolled(pond("ja-3"), "dig 1", open=ALL_BUT_ONE_FLOE), Dig("C2"))
    assert no(over, action) == ("game-over", "ja3.end")
