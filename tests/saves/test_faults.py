"""A text that is no saved game is refused, and everything that is wrong with it is named."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kayanak_nb as kn
from kayanak_nb.records.actions import action_data
from kayanak_nb.saves import BadFile, from_json
from kayanak_nb.saves.reading import LARGEST_GAME
from tests.saves.broken import (
    CROSSING,
    CROSSING_DATA,
    DATA,
    GAME,
    changed,
    faults,
    refused,
    small_crossing,
    small_game,
    step_changed,
)
from tests.saves.played import NAMES


def test_texts_that_hold_no_game() -> None:
    assert faults("") == [("not-json", "line 1, column 1")]
    assert faults("[" * 10**6) == [("not-json", "$")]
    assert faults(" " * (LARGEST_GAME + 1)) == [("too-large", "$")]
    for value in (None, 3, b"{}"):
        with pytest.raises(TypeError, match="is a text"):
            from_json(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("root", [None, True, 3, 2.5, "game", [], [DATA]])
def test_wrong_root(root: object) -> None:
    assert faults(json.dumps(root)) == [("wrong-type", "$")]


def test_other_files() -> None:
    board = refused(kn.board("tiny-7").to_dict())
    assert str(board) == "$.format: This is a board, not a saved game. Read it with Board.from_json()."
    assert faults({}) == [("not-a-game", "$.format")]
    assert faults(changed(format="kayanak_nb games")) == [("not-a-game", "$.format")]


def test_a_file_from_the_future() -> None:
    error = refused(changed(schema=2, weather="fine"))
    assert str(error) == (
        "$.schema: The file was written by a newer version of kayanak_nb. Upgrade kayanak_nb to open it."
    )


@pytest.mark.parametrize("schema", [0, -1, True, "1", None, 1.5, []])
def test_unknown_schema(schema: object) -> None:
    assert faults(changed(schema=schema)) == [("unknown-schema", "$.schema")]


@pytest.mark.parametrize("game", ["floe", None, 1, []])
def test_unknown_game(game: object) -> None:
    assert faults(changed(game=game)) == [("unknown-game", "$.game")]


@pytest.mark.parametrize(
    ("whole", "field"), [(data, field) for data in (DATA, CROSSING_DATA) for field in data if field != "format"]
)
def test_missing_field(whole: dict[str, Any], field: str) -> None:
    data = {name: value for name, value in whole.items() if name != field}
    assert ("missing-field", f"$.{field}") in faults(data)


def test_unknown_and_repeated_fields() -> None:
    assert faults(changed(weather="fine")) == [("unknown-field", "$.weather")]
    assert faults(GAME.to_json().replace('"seed": 7', '"seed": 7, "seed": 7')) == [("repeated-field", "$.seed")]


@pytest.mark.parametrize(
    ("field", "value", "kind"),
    [
        ("seed", None, "wrong-type"),
        ("seed", "7", "wrong-type"),
        ("seed", True, "wrong-type"),
        ("seed", 7.5, "wrong-type"),
        ("seed", -1, "out-of-range"),
        ("seed", 2**64, "out-of-range"),
        ("seed", 10**60, "out-of-range"),
        ("names", "Ada", "bad-names"),
        ("names", [], "bad-names"),
        ("names", ["Ada"], "bad-names"),
        ("names", ["Ada", "Ada"], "bad-names"),
        ("names", ["Ada", ""], "bad-names"),
        ("names", ["Ada", "a\nb"], "bad-names"),
        ("names", ["Ada", "\ud800"], "bad-names"),
        ("names", ["Ada", ["Bo"]], "bad-names"),
        ("names", ["Ada", "x" * 41], "bad-names"),
        ("names", list(NAMES[:3]), "bad-names"),
        ("start", 3, "wrong-type"),
        ("start", "", "bad-code"),
        ("start", "kn1/ja-2", "bad-code"),
        ("start", kn.new_game("ja-1", seed=7).code, "other-game"),
        ("start", kn.new_game("ja-2", seed=8, board="tiny-7").code, "other-game"),
        ("steps", None, "wrong-type"),
        ("steps", {}, "wrong-type"),
        ("at", "3", "wrong-type"),
        ("at", True, "wrong-type"),
        ("at", -1, "no-such-step"),
        ("at", 9, "no-such-step"),
        ("at", 5, "other-line"),
        ("line", None, "wrong-type"),
        ("line", -1, "no-such-line"),
        ("line", 2, "no-such-line"),
        ("players", 9, "bad-players"),
        ("magnet", "3/2", "bad-magnet"),
    ],
)
def test_a_bad_field(field: str, value: object, kind: str) -> None:
    found = faults(changed(**{field: value}))
    assert (kind, f"$.{field}") in found
    assert len(found) == 1 or field == "steps"


@pytest.mark.parametrize(
    ("number", "fields", "fault"),
    [
        (0, {"after": 0}, ("no-such-step", "$.steps[0].after")),
        (3, {"after": 3}, ("no-such-step", "$.steps[3].after")),
        (3, {"after": -1}, ("no-such-step", "$.steps[3].after")),
        (3, {"after": "2"}, ("wrong-type", "$.steps[3].after")),
        (3, {"play": None}, ("wrong-type", "$.steps[3].play")),
        (3, {"play": {"move": "jump"}}, ("unknown-move", "$.steps[3].play.move")),
        (3, {"by": "Ada"}, ("unknown-field", "$.steps[3].by")),
        (3, {"drawn": 1}, ("wrong-type", "$.steps[3].drawn")),
        (3, {"streams": []}, ("wrong-type", "$.steps[3].streams")),
        (3, {"streams": {"ice": 1}}, ("unknown-field", "$.steps[3].streams.ice")),
        (3, {"streams": {"bots": -1}}, ("out-of-range", "$.steps[3].streams.bots")),
        (3, {"drawn": True}, ("not-drawn", "$.steps[3].drawn")),
        (2, {"drawn": True}, ("not-drawn", "$.steps[2].drawn")),
        (3, {"play": {"move": "dig", "hole": "C3"}}, ("illegal-step", "$.steps[3].play")),
        (3, {"play": {"move": "dig", "hole": "Z9"}}, ("illegal-step", "$.steps[3].play")),
        (3, {"play": {"move": "dig", "hole": "A1\nB2"}}, ("illegal-step", "$.steps[3].play")),
        (3, {"play": {"move": "melt", "floe": 10**30}}, ("illegal-step", "$.steps[3].play")),
        (5, {"play": {"move": "roll", "white": "dig 2", "blue": None}}, ("not-drawn", "$.steps[5].drawn")),
        (2, {"play": {"move": "roll", "white": "dig 2", "blue": None}}, ("illegal-step", "$.steps[2].play")),
        (2, {"play": {"move": "catch", "small": 1, "large": 0}}, ("illegal-step", "$.steps[2].play")),
    ],
)
def test_a_bad_step(number: int, fields: dict[str, Any], fault: tuple[str, str]) -> None:
    assert fault in faults(step_changed(number, **fields))


@pytest.mark.parametrize(
    ("fields", "kind", "field"),
    [
        ({"game": "kayanak"}, "unknown-field", "die"),
        ({"game": "kayanak"}, "missing-field", "board"),
        ({"board": DATA["board"]}, "unknown-field", "board"),
        ({"die": ["own 0"]}, "bad-face", "die[0]"),
        ({"die": {"white": ["own 4"]}}, "wrong-type", "die"),
        ({"rules": DATA["rules"]}, "bad-switch", "rules.id"),
        ({"names": ["Ada"]}, "bad-names", "names"),
        ({"start": GAME.code}, "other-game", "start"),
        ({"start": kn.new_game("de", seed=8).code}, "other-game", "start"),
        ({"start": CROSSING.code.replace("bear0", "bear1")}, "bad-code", "start"),
        ({"seed": 9}, "not-drawn", "steps[9].drawn"),
        ({"at": 6}, "other-line", "at"),
        ({"at": 10}, "no-such-step", "at"),
        ({"line": 2}, "no-such-line", "line"),
    ],
)
def test_a_bad_field_of_a_crossing(fields: dict[str, Any], kind: str, field: str) -> None:
    assert (kind, f"$.{field}") in faults(changed(CROSSING_DATA, **fields))


@pytest.mark.parametrize(
    ("number", "fields", "fault"),
    [
        (1, {"play": {"move": "slide", "floe": 12}}, ("missing-field", "$.steps[1].play.direction")),
        (1, {"play": {"move": "slide", "floe": 0, "direction": "E"}}, ("illegal-step", "$.steps[1].play")),
        (1, {"play": {"move": "slide", "floe": 10**30, "direction": "E"}}, ("illegal-step", "$.steps[1].play")),
        (1, {"play": {"move": "walk", "hole": "A1"}}, ("unknown-move", "$.steps[1].play.move")),
        (1, {"drawn": True}, ("not-drawn", "$.steps[1].drawn")),
        (2, {"play": {"move": "step", "figure": 4, "to": 12}}, ("illegal-step", "$.steps[2].play")),
        (2, {"play": {"move": "step", "figure": 2, "to": 13}}, ("illegal-step", "$.steps[2].play")),
        (4, {"drawn": True}, ("not-drawn", "$.steps[4].drawn")),
        (5, {"play": {"move": "bearstep", "floe": 1}}, ("illegal-step", "$.steps[5].play")),
        (7, {"after": 2}, ("illegal-step", "$.steps[7].play")),
        (9, {"play": {"move": "roll", "white": "own 2", "blue": None}}, ("not-drawn", "$.steps[9].drawn")),
    ],
)
def test_a_bad_step_of_a_crossing(number: int, fields: dict[str, Any], fault: tuple[str, str]) -> None:
    assert fault in faults(step_changed(number, CROSSING_DATA, **fields))


@pytest.mark.parametrize(
    ("game", "number", "action"),
    [(small_game, 3, kn.Dig("B3")), (small_crossing, 1, kn.Slide(0, "E"))],
    ids=["kayanak", "floes"],
)
def test_an_illegal_step_is_explained(game: Callable[[], kn.Game], number: int, action: Any) -> None:
    played = game()
    error = refused(step_changed(number, json.loads(played.to_json()), play=action_data(action)))
    illegal = next(fault for fault in error.faults if fault.kind == "illegal-step")
    played.goto(number)
    with pytest.raises(kn.IllegalMove) as caught:
        played.play(action)
    assert illegal.problem == str(caught.value)


def test_what_follows_an_illegal_step_is_not_judged_but_other_lines_are() -> None:
    data = step_changed(3, play={"move": "done", "hole": "A1"})
    data["steps"][7]["play"] = {"move": "walk", "hole": "C2"}
    assert faults(data) == [("unknown-field", "$.steps[3].play.hole"), ("illegal-step", "$.steps[7].play")]


def test_every_fault_at_once() -> None:
    data = changed(seed=-1, names=3, start=4, magnet="much", at="here", line="up", weather="fine")
    data["rules"]["end_when"] = "noon"
    data["board"]["drops"] = -1
    data["dice"]["white"][1] = "dig3"
    data["steps"][1]["play"] = {"move": "jump"}
    data["steps"][4] = 7
    del data["players"]
    assert faults(data) == [
        ("missing-field", "$.players"),
        ("unknown-field", "$.weather"),
        ("bad-switch", "$.rules.end_when"),
        ("out-of-range", "$.board.drops"),
        ("bad-face", "$.dice.white[1]"),
        ("bad-magnet", "$.magnet"),
        ("out-of-range", "$.seed"),
        ("bad-names", "$.names"),
        ("wrong-type", "$.start"),
        ("unknown-move", "$.steps[1].play.move"),
        ("wrong-type", "$.steps[4]"),
        ("wrong-type", "$.at"),
        ("wrong-type", "$.line"),
    ]


def test_a_message_stays_readable() -> None:
    error = refused(changed(steps=[7] * 1000))
    assert len(error.faults) == 1000
    assert len(str(error).splitlines()) == 21
    assert str(error).endswith("… and 980 more.")


def test_bad_file_can_be_pickled() -> None:
    error = refused(changed(seed=-1))
    again = pickle.loads(pickle.dumps(error))
    assert (again.faults, str(again)) == (error.faults, str(error))


@given(text=st.text(max_size=60))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        from_json(text)


@pytest.mark.parametrize("game", [GAME, CROSSING], ids=["kayanak", "floes"])
@settings(max_examples=200)
@given(data=st.data())
def test_text_with_any_damage_is_refused_or_a_game(game: kn.Game, data: st.DataObject) -> None:
    text = game.to_json()
    place = data.draw(st.integers(0, len(text)))
    rest = text[place + data.draw(st.integers(0, 5)) :]
    with suppress(BadFile):
        from_json(text[:place] + data.draw(st.text('0123456789-.e{}[]:," nulltrue', max_size=4)) + rest)


def test_a_file_of_very_many_bad_steps_is_not_read_to_the_end() -> None:
    data = {**DATA, "steps": [{"play": {"move": "fly"}}] * 100_000}
    with pytest.raises(BadFile) as caught:
        from_json(json.dumps(data))
    assert 1000 <= len(caught.value.faults) < 1100
