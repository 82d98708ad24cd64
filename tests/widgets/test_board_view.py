from __future__ import annotations

from kayanak_nb.floes.scene import scene as floes_scene
from kayanak_nb.game import new_game
from kayanak_nb.kayanak.board import board
from kayanak_nb.kayanak.scene import board_scene, scene
from kayanak_nb.widgets.board_view import BoardView
from tests.floes.positions import START
from tests.widgets.wire import Wire


def press(view: BoardView, hole: str, serial: int) -> None:
    content = {"type": "pick", "hole": hole, "serial": serial, "view": "me", "number": 1}
    view._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def test_a_board_shows_its_holes() -> None:
    view = BoardView(board_scene(board("tiny-7")))
    assert [target[0] for target in view.targets] == list(board("tiny-7").holes)
    assert view.label
    assert repr(view) == f"<BoardView: {view.label}>"


def test_presses_are_told_once() -> None:
    view = BoardView(board_scene(board("tiny-7")))
    told: list[str] = []

    def note(hole: str) -> None:
        told.append(hole)
        view.show(board_scene(board("tiny-7")))

    view.on_pick(note)
    serial = view.serial
    press(view, "A1", serial)
    press(view, "A1", serial)
    assert told == ["A1"]
    assert view.answers == 2


def test_a_new_scene_takes_one_message_and_sends_no_ice_again() -> None:
    game = new_game("ja-3", seed=7)
    view = BoardView(scene(game.state))
    wire = Wire(view)
    game.play(game.legal_moves()[0])
    view.show(scene(game.state), announce="placed")
    assert len(wire.sent) == 1
    assert "back" not in wire.sent[0]["state"]
    assert wire.sent[0]["state"]["announcement"] == "placed"


def test_a_target_that_is_not_round_says_how_wide_it_is() -> None:
    targets = BoardView(floes_scene(START)).targets
    assert {len(target) for target in targets[:16]} == {4}
    assert [target[0] for target in targets if len(target) == 5] == ["far", "home"]
