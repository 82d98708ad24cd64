"""What is no move, no floe, no roll, in positions made by hand; every reason there is comes up somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.floes.engine import apply, why_not
from kayanak_nb.floes.moves import BearStep, Done, Roll, Slide, Step, UseBear
from kayanak_nb.floes.refusal import REASONS
from kayanak_nb.floes.rules import CLAUSES
from kayanak_nb.illegal import IllegalMove
from tests.floes.hand import no, play, refusal_of, roll, rolled, waiting

SCENE = {0: (8, 2), 1: (4, 2)}


@pytest.mark.parametrize("given", [None, "E", 7, ("Slide", 0, "E"), Slide, object()])
def test_what_is_no_move(given: object) -> None:
    assert no(rolled("own 2", SCENE), given) == ("not-a-move", "de.turn")


@pytest.mark.parametrize("floe", [16, -1, 1.0, True, None, [0], "x"])
def test_floe_that_is_none(floe: object) -> None:
    own, bear = rolled("own 2", SCENE), play(rolled("bear 2", SCENE), UseBear())
    assert no(own, Slide(floe, "E"))[0] == "no-such-floe"  # type: ignore[arg-type]
    assert no(bear, BearStep(floe))[0] == "no-such-floe"  # type: ignore[arg-type]
    assert refusal_of(own, Slide(floe, "E")).details["last"] == 15  # type: ignore[arg-type]


@pytest.mark.parametrize("direction", ["N", "e", "", None, 0, ["E"]])
def test_direction_that_is_none(direction: object) -> None:
    assert no(rolled("own 2", SCENE), Slide(1, direction)) == ("no-such-direction", "de.grid")  # type: ignore[arg-type]


@pytest.mark.parametrize("figure", [4, -1, 0.0, False, None, [0]])
def test_figure_that_is_none(figure: object) -> None:
    state = rolled("own 2", SCENE)
    assert no(state, Step(figure, 0)) == ("no-such-figure", "de.setup")  # type: ignore[arg-type]
    assert refusal_of(state, Step(figure, 0)).details["last"] == 3  # type: ignore[arg-type]


@pytest.mark.parametrize("place", [16, -1, 0.0, False, None, "done", "Far", [0]])
def test_place_that_is_none(place: object) -> None:
    state = rolled("own 2", SCENE)
    assert no(state, Step(0, place)) == ("no-such-place", "de.step")  # type: ignore[arg-type]
    assert refusal_of(state, Step(0, place)).details["last"] == 15  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [Slide("1", "E"), BearStep("1"), Step("1", 0), Step(0, "1")])  # type: ignore[arg-type]
def test_number_in_quotation_marks(move: Slide | BearStep | Step) -> None:
    assert no(rolled("own 2", SCENE), move) == ("quoted-number", "de.setup")
    assert refusal_of(rolled("own 2", SCENE), move).details == {"number": 1}


@pytest.mark.parametrize(
    "nonsense",
    [Roll(None, None), Roll("own", None), Roll(Face("own", 2), Face("own", 2)), Roll([], [])],  # type: ignore[arg-type]
)
def test_roll_of_the_wrong_kind(nonsense: Roll) -> None:
    assert no(waiting(SCENE), nonsense) == ("impossible-roll", "de.faces")


def test_refusal_raises_with_reason_and_clause_and_changes_nothing() -> None:
    state = rolled("own 2", SCENE)
    before = hash(state)
    with pytest.raises(IllegalMove) as caught:
        apply(state, Step(0, 1))
    assert (caught.value.reason, caught.value.clause) == ("over-water", "de.set-out")
    assert caught.value.details == {"figure": 0, "origin": "home", "to": "1"}
    assert hash(state) == before


def test_states_are_values() -> None:
    states = {play(waiting(SCENE), roll("own 4"), Slide(1, "W"), Step(0, 0)) for _ in range(2)}
    assert len(states) == 1


def test_every_reason_comes_up_in_these_tests() -> None:
    here = Path(__file__).parent
    written = " ".join((here / name).read_text(encoding="utf-8") for name in NAMES)
    assert [reason for reason in REASONS if not re.search(rf'"{reason}"', written)] == []


NAMES = (
    "test_nonsense.py",
    "test_rules_by_hand.py",
    "test_shores_and_bear_by_hand.py",
    "test_switches.py",
)


def test_every_clause_is_cited_by_an_event_a_refusal_or_the_set_up() -> None:
    """Those of events are in the second reading of the rules, which tells each of them word for word."""
    oracle = (Path(__file__).parent / "oracle.py").read_text(encoding="utf-8")
    setup = waiting({}).setup
    cited = {*setup.clauses, *re.findall(r'"(de\.[a-z-]+)"', oracle), *(f"de.{topic}" for topic in REASONS.values())}
    assert cited == set(CLAUSES)


def test_what_is_offered_is_not_explained() -> None:
    assert why_not(rolled("own 2", SCENE), Done()) is None
