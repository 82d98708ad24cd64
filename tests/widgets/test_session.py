from __future__ import annotations

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.game import Game, new_game
from kayanak_nb.kayanak.moves import Catch, Dig, Fish, Place, Roll
from kayanak_nb.widgets.session import Session


def placed(rules: str = "ja-3", **options: object) -> Session:
    session = Session(new_game(rules, seed=7), **options)  # type: ignore[arg-type]
    if session.bot is None:
        session.pick("C4")
    return session


PLAIN = Face("plain", 2)


def rolled(white: Face, blue: Face = PLAIN) -> Session:
    session = Session(new_game("ja-3", seed=7))
    session.pick("C4")
    session.pick("G8")
    session.game.play(Roll(white, blue))
    session.catch_up()
    return session


def test_a_press_plays_what_it_means() -> None:
    session = placed()
    assert session.game.state.fishers == ("C4", None)
    assert (session.notice, session.refusals) == (None, 0)


def test_a_press_that_is_not_legal_says_why_and_changes_nothing() -> None:
    session = placed()
    before = session.game.state
    session.pick("C4")
    assert session.game.state is before
    assert session.notice is not None
    assert session.notice.clause == "ja3.placement"
    assert "C4" in session.notice.say("fr")
    assert session.refusals == 1


def test_before_the_roll_a_press_says_to_roll() -> None:
    session = placed()
    session.pick("G8")
    session.pick("D4")
    assert session.notice is not None
    assert session.notice.clause == "ja3.turn"


def test_the_choice_decides_what_a_press_means() -> None:
    session = rolled(Face("any", 3))
    session.choose("walk")
    session.pick("C3")
    assert session.game.state.fishers[0] == "C3"
    session.choose("dig")
    session.pick("C4")
    assert "C4" in session.game.state.open


def test_where_only_another_kind_is_legal_it_is_offered() -> None:
    session = rolled(Face("any", 3), Face("drop", 1))
    session.choose("dig")
    session.pick("A1")
    floe = session.game.state.board.floe_of("A1")
    assert session.notice is not None
    assert [offer["floe"] if isinstance(offer, dict) else offer.floe for offer in session.notice.offers] == [floe]


def test_any_hole_of_a_floe_melts_it() -> None:
    session = rolled(Face("walk", 3), Face("drop", 1))
    session.choose("melt")
    session.pick("A2")
    assert session.game.state.melted == {session.game.state.board.floe_of("A2")}


def dug_up(session: Session) -> str:
    """Dig the first hole in reach that has fish, and return it."""
    fish = session.game.state.fish
    hole = next(move.hole for move in session.game.legal_moves() if isinstance(move, Dig) and any(fish[move.hole]))
    session.play("dig", hole)
    return hole


def test_a_catch_comes_at_once_unless_it_is_wished_otherwise() -> None:
    session = rolled(Face("any", 3))
    hole = dug_up(session)
    session.play("fish", hole)
    assert session.game.state.phase == "act"
    assert session.happened == 2
    session.undo()
    assert session.game.state.phase == "act"
    session.resolve = False
    session.play("fish", hole)
    assert session.game.state.phase == "catch"
    session.set_catch(0)
    assert session.game.timeline.current.action == Catch(0, 0)


def test_faces_are_set_by_their_number_among_the_different_ones() -> None:
    session = placed()
    session.pick("G8")
    session.set_faces(2, 5)
    assert session.game.state.roll == (Face("dig", 2), Face("plain", 3))


def test_dice_thrown_at_the_wrong_time_are_refused() -> None:
    session = placed()
    session.roll()
    session.luck()
    session.set_faces(0, 0)
    assert session.game.timeline.position == 1
    assert session.refusals == 3


def test_undo_and_redo_go_from_decision_to_decision() -> None:
    session = rolled(Face("any", 3))
    session.play("fish", dug_up(session))
    end = session.game.timeline.position
    session.undo()
    assert session.game.timeline.position == end - 2
    session.redo()
    assert session.game.timeline.position == end
    for _ in range(20):
        session.undo()
    assert session.game.timeline.position == 0
    session.step(1)
    assert session.game.timeline.position == 1
    session.goto(99)
    assert session.game.timeline.position == end
    session.goto(-1)
    assert session.game.timeline.position == 0


def test_playing_on_after_an_undo_opens_a_line_and_keeps_the_other() -> None:
    session = placed()
    session.undo()
    session.pick("A1")
    assert session.game.timeline.line_count == 2
    session.switch(0)
    assert session.game.state.fishers[0] == "C4"


@pytest.mark.parametrize("undone", [False, True])
def test_bots_play_until_it_is_a_persons_turn(undone: bool) -> None:
    session = placed(bots={1: "greedy"})
    if undone:
        # The same move again: what follows has been played before, and is played once more.
        session.advance()
        session.undo()
        assert not session.running
        session.pick("C4")
    assert session.running
    session.advance()
    assert session.game.state.fishers[1] is not None
    assert not session.running
    session.roll()
    for _ in range(200):
        if session.bot is None:
            break
        session.advance()
    assert session.game.state.player == 0


def test_nobody_plays_for_a_bot() -> None:
    session = Session(new_game("ja-3", seed=7), {0: "random"})
    session.pick("C4")
    session.play("place", "C4")
    session.roll()
    assert session.game.timeline.position == 0
    assert session.notice is not None
    assert "Red" in session.notice.say("en")
    assert session.offers == {}


def test_bots_among_themselves_wait_to_be_started_and_play_to_the_end() -> None:
    session = Session(new_game("ja-3", board="tiny-7", seed=3), {0: "random", 1: "greedy"})
    assert not session.running
    session.run(True)
    for _ in range(2000):
        if not session.running:
            break
        session.advance()
    assert session.game.state.phase == "over"


def test_undo_goes_back_past_the_bots() -> None:
    session = placed(bots={1: "random"})
    session.advance()
    session.undo()
    assert session.game.timeline.position == 0
    assert not session.running


def test_a_replay_runs_to_the_end_of_the_line() -> None:
    session = rolled(Face("walk", 3))
    session.goto(0)
    session.run(True)
    steps = 0
    while session.running:
        session.advance()
        steps += 1
    assert steps == session.game.timeline.position == 3
    assert not session.can_run


def test_a_replay_goes_over_to_the_bots() -> None:
    session = placed(bots={1: "random"})
    session.goto(0)
    session.run(True)
    session.advance()
    assert session.running
    session.advance()
    assert session.game.state.fishers[1] is not None


def test_a_step_by_hand_does_not_start_anything() -> None:
    session = Session(new_game("ja-3", seed=7), {0: "random", 1: "random"})
    session.advance()
    assert session.game.timeline.position == 1
    assert not session.running


def test_changes_from_outside_are_noticed() -> None:
    session = placed()
    serial = session.serial
    session.game.play(Place("G8"))
    assert session.moved_on
    session.catch_up()
    assert session.serial == serial + 1
    assert not session.moved_on


def test_each_position_has_a_serial_of_its_own() -> None:
    session = placed()
    seen = {session.serial}
    for act in (session.undo, session.redo, session.undo):
        act()
        assert session.serial not in seen
        seen.add(session.serial)


def test_a_finished_game_says_so() -> None:
    session = Session(new_game("ja-1", board="tiny-7", seed=1))
    play_out(session.game)
    session.catch_up()
    session.pick(session.game.state.board.holes[0])
    assert session.notice is not None
    assert session.notice.clause == "ja1.end"
    assert session.kind is None


def play_out(game: Game) -> None:
    while game.state.phase != "over":
        if game.state.is_chance:
            game.chance()
        else:
            game.play(game.legal_moves()[0])


def test_fishing_move_is_what_the_timeline_keeps() -> None:
    session = rolled(Face("any", 3))
    hole = dug_up(session)
    session.play("fish", hole)
    step = session.game.timeline.current.previous
    assert step is not None
    assert step.action == Fish(hole)
