"""What is no move, no hole, no roll, no catch, in positions made by hand on the pond of :mod:`tests.kayanak.pond`."""

from __future__ import annotations

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.illegal import IllegalMove
from kayanak_nb.kayanak.engine import apply, why_not
from kayanak_nb.kayanak.moves import (
    Action,
    Catch,
    Dig,
    Fish,
    Melt,
    Place,
    Plug,
    Refreeze,
    Roll,
    Unplug,
    Walk,
)
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.state import State
from tests.kayanak.pond import no, play, pond, rolled


@pytest.mark.parametrize("given", [None, "A1", 7, ("Dig", "A2"), Dig, object()])
def test_what_is_no_move(given: object) -> None:
    assert no(rolled(pond("ja-3"), "dig 1"), given)[0] == "not-a-move"


@pytest.mark.parametrize("move", [Place("D1"), Walk(""), Dig("a2"), Fish("A99"), Plug("Z1"), Unplug("2A")])
def test_hole_that_is_none(move: Action) -> None:
    assert no(rolled(pond("ja-3"), "any 1", "crystal 0"), move)[0] == "no-such-hole"


@pytest.mark.parametrize("move", [Melt(5), Melt(-1), Refreeze(99)])
def test_floe_that_is_none(move: Action) -> None:
    assert no(rolled(pond("ja-3"), "any 1", "drop 0"), move)[0] == "no-such-floe"


@pytest.mark.parametrize(
    "nonsense",
    [Dig(0), Dig(None), Dig(["A2"]), Melt("0"), Melt(1.0), Melt(True), Melt(None)],  # type: ignore[arg-type]
)
def test_place_of_the_wrong_kind(nonsense: Action) -> None:
    state = rolled(pond("ja-3"), "any 1", "drop 0")
    assert why_not(state, nonsense) is not None
    with pytest.raises(IllegalMove):
        apply(state, nonsense)


@pytest.mark.parametrize("nonsense", [Roll(None, None), Roll("dig", "drop"), Roll(Face("drop", 1), Face("dig", 1))])  # type: ignore[arg-type]
def test_roll_of_the_wrong_kind(nonsense: Action) -> None:
    state = position(pond("ja-3"), phase="roll", fishers=("B2", "C4"))
    assert no(state, nonsense) == ("impossible-roll", "ja3.dice")


@pytest.mark.parametrize("nonsense", [Catch(-1, 0), Catch(0, 2), Catch("1", 0), Catch(None, None), Catch(0.5, 0)])  # type: ignore[arg-type]
def test_catch_of_the_wrong_kind(nonsense: Action) -> None:
    waiting = play(rolled(pond("ja-3"), "fish 1", open=["A2"]), Fish("A2"))
    assert no(waiting, nonsense) == ("impossible-catch", "ja3.catch")


def test_refusal_raises_with_reason_and_clause_and_changes_nothing() -> None:
    state = rolled(pond("ja-3"), "dig 1")
    before = hash(state)
    with pytest.raises(IllegalMove) as caught:
        apply(state, Dig("A1"))
    assert (caught.value.reason, caught.value.clause) == ("not-adjacent", "ja3.dig")
    assert caught.value.details == {"hole": "A1", "origin": "B2"}
    assert hash(state) == before


def test_states_are_values() -> None:
    def reached() -> State:
        return play(rolled(pond("ja-3"), "any 2"), Dig("A2"), Walk("A3"))

    assert reached() == reached()
    assert hash(reached()) == hash(reached())
    assert len({reached(), reached()}) == 1


@pytest.mark.parametrize("move", [Melt("4"), Refreeze("0")])  # type: ignore[arg-type]
def test_a_number_written_as_a_text_is_told_apart(move: Action) -> None:
    state = rolled(pond("ja-3"), "any 1", "drop 0")
    assert no(state, move) == ("quoted-number", "ja3.setup")
    assert why_not(state, Melt("99")).reason == "no-such-floe"  # type: ignore[arg-type, union-attr]
