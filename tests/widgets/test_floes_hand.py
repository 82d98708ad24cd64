"""What a press among the floes means: picking up, sliding, stepping, the bear, and refusals that say why."""

from __future__ import annotations

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.floes.moves import BearStep, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.position import position
from kayanak_nb.floes.state import State
from kayanak_nb.game import Game
from kayanak_nb.stream import GameStreams
from kayanak_nb.widgets.floes_hand import FloesHand
from kayanak_nb.widgets.session import Session
from tests.floes.positions import SETUP, START, full_sea, own_turn

BEAR = Face("bear", 2)


def at(state: State) -> Session:
    return Session(Game(state, 1, GameStreams.of(1)))


def hand(session: Session) -> FloesHand:
    assert isinstance(session.hand, FloesHand)
    return session.hand


def ferry() -> Session:
    """Red's figures 0 and 1 on floe 12 at the home shore, floe 13 beside it, the others at home."""
    cells = list(START.cells)
    cells[12], cells[13] = (8, 2), (8, 3)
    return at(own_turn(cells=cells, figures=[[12, 12, "home", "home"], ["home"] * 4]))


def last(session: Session) -> object:
    return session.game.timeline.current.action


def reason(session: Session) -> str:
    assert session.notice is not None
    return session.notice.say("en")


def test_a_floe_is_picked_up_and_an_arrow_slides_it() -> None:
    session = at(own_turn())
    session.pick("5")
    assert (hand(session).held, session.kind, session.game.timeline.position) == ("5", "slide", 0)
    arrows = [target.id for target in session.side.picture(session).targets if ":" in target.id]
    assert arrows == [f"5:{way}" for way in ("E", "NE", "NW", "W", "SW", "SE")]
    session.pick("5:NE")
    assert last(session) == Slide(5, "NE")
    # It stays in hand, to be slid on.
    assert hand(session).held == "5"


def test_a_press_on_what_is_picked_up_puts_it_down_and_one_elsewhere_changes_hands() -> None:
    session = at(own_turn())
    session.pick("5")
    session.pick("9")
    assert hand(session).held == "9"
    session.pick("9")
    assert hand(session).held == ""
    session.pick("5")
    session.let_go()
    assert hand(session).held == ""
    assert session.notice is None


def test_figures_step_from_where_they_are_picked_up_the_first_that_can() -> None:
    session = ferry()
    session.pick("12")
    assert session.kind is None
    session.pick("13")
    assert last(session) == Step(0, 13)
    assert hand(session).held == "13"
    session.let_go()
    session.pick("home")
    session.pick("12")
    assert last(session) == Step(2, 12)


def test_the_panel_chooses_any_figure() -> None:
    session = ferry()
    session.take("step", "1")
    assert (hand(session).held, session.kind) == ("12", "step")
    session.pick("13")
    assert last(session) == Step(1, 13)


def test_the_choice_narrows_what_the_next_press_means() -> None:
    session = ferry()
    session.choose("step")
    session.pick("13")
    # Nobody can set out from there, so the first who can come does.
    assert last(session) == Step(0, 13)
    session.undo()
    session.choose("slide")
    session.pick("13")
    assert (hand(session).held, session.game.timeline.position) == ("13", 0)
    session.choose("step")
    session.pick("12")
    session.pick("5")
    assert "does not touch floe 5" in reason(session)


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("1", "The bear is on floe 1"),
        ("far", "from there, it can only step onto a floe that touches that shore"),
        ("home", "from there, it can only step onto a floe that touches that shore"),
        ("5:E", None),
    ],
)
def test_what_cannot_be_picked_up_says_why(target: str, words: str | None) -> None:
    session = at(own_turn())
    session.pick(target)
    if words is None:
        assert session.notice is None
    else:
        assert words in reason(session)
        assert (session.refusals, session.game.timeline.position) == (1, 0)


def test_somebody_elses_floe_says_whose_it_is() -> None:
    session = at(full_sea())
    session.pick("13")
    assert "Blue is on floe 13" in reason(session)


def test_before_the_roll_every_press_says_to_roll() -> None:
    session = at(START)
    for target in ("5", "1", "home", "far"):
        session.pick(target)
        assert reason(session) == "Red has to roll the die first."


def test_when_the_bear_has_come_up_a_press_asks_who_is_to_move() -> None:
    session = at(full_sea(face=BEAR, mode="choose"))
    session.pick("5")
    assert session.notice is not None
    assert session.notice.offers == (UseOwn(), UseBear())
    assert hand(session).place == session.game.state.bear
    session.play("usebear")
    assert session.game.state.mode == "bear"


def test_the_bear_is_in_hand_by_itself() -> None:
    cells = list(START.cells)
    cells[2] = (1, 4)
    session = at(position(SETUP, cells=cells, bear=1, roll=(BEAR, None), mode="bear"))
    assert hand(session).place == 1
    for target, words in (("1", "already"), ("home", "These moves are for the bear"), ("0", "does not touch")):
        session.pick(target)
        assert words in reason(session)
    session.take("slide", "0")
    assert hand(session).picked is None
    session.pick("2")
    assert last(session) == BearStep(2)
    session.pick("2:E")
    assert last(session) == Slide(2, "E")


def test_nothing_stays_in_hand_when_the_position_is_another() -> None:
    session = at(own_turn(budget=2))
    session.pick("5")
    session.pick("5:NE")
    session.undo()
    assert hand(session).held == ""
    session.redo()
    session.pick("9")
    session.pick("9:W")
    # The turn is over.
    assert session.game.state.player == 1
    assert (hand(session).held, hand(session).picked) == ("", None)


@pytest.mark.parametrize(
    "state",
    [own_turn(), full_sea(), full_sea(face=BEAR, mode="bear"), full_sea(face=BEAR, mode="choose")],
    ids=["start", "own", "bear", "choose"],
)
def test_every_legal_move_has_a_name_on_the_page(state: State) -> None:
    session = at(state)
    for move in session.game.legal_moves():
        packed = session.side.packed(move)
        assert session.hand.move(packed["kind"], packed["place"]) == move


@pytest.mark.parametrize(("kind", "place"), [("dig", "C4"), ("slide", "E"), ("step", "")])
def test_what_is_no_move_is_refused(kind: str, place: str) -> None:
    with pytest.raises(ValueError, match=r"no kind of move|invalid literal"):
        at(START).hand.move(kind, place)
