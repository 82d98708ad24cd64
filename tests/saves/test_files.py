"""Saved games: all of a game comes back, same seed and same lines; a file that is none is refused and explained."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kayanak_nb as kn
from kayanak_nb.saves import BadFile, from_json, load, to_json
from kayanak_nb.saves import reading as reading_module
from tests.saves.played import NAMES, any_game, everything, usual_games, variant, wander


def small_game() -> kn.Game:
    """A game of nine steps in two lines; its first roll was set by hand."""
    game = kn.new_game("ja-2", seed=7, board="tiny-7", names=["Ada", "雪"])
    game.play(kn.Place("A2"))
    game.play(kn.Place("B3"))
    game.play(kn.Roll(kn.Face("dig", 3), kn.Face("drop", 2)))
    game.play(kn.Dig("B1"))
    game.play(kn.Done())
    game.roll()
    game.goto(3)
    game.play(kn.Dig("B2"))
    game.play(kn.Done())
    game.roll()
    game.undo()
    return game


GAME = small_game()
DATA: dict[str, Any] = json.loads(GAME.to_json())


def changed(**fields: Any) -> dict[str, Any]:
    return copy.deepcopy(DATA) | fields


def step_changed(number: int, **fields: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    data["steps"][number] |= fields
    return data


def refused(data: object) -> BadFile:
    with pytest.raises(BadFile) as caught:
        from_json(data if isinstance(data, str) else json.dumps(data))
    check_message(caught.value)
    return caught.value


def check_message(error: BadFile) -> None:
    assert error.faults
    assert all(fault.problem.endswith((".", "!", "?")) and fault.remedy.endswith(".") for fault in error.faults)
    assert str(error).splitlines()[:20] == list(map(str, error.faults[:20]))


def faults(data: object) -> list[tuple[str, str]]:
    return [(fault.kind, fault.place) for fault in refused(data).faults]


def same(game: kn.Game, again: kn.Game) -> None:
    assert everything(again) == everything(game)
    assert again.to_json() == game.to_json()


@pytest.mark.parametrize("number", range(12))
def test_a_usual_game_comes_back_after_every_step(number: int) -> None:
    game = list(usual_games())[number]
    for _ in wander(game, Random(number), most=25):
        same(game, from_json(to_json(game)))


@settings(max_examples=50)
@given(number=st.integers(0, 10**9))
def test_a_game_that_nobody_has_thought_of_comes_back(number: int) -> None:
    game = variant(number)
    for played, _ in enumerate(wander(game, Random(number), most=40)):
        if played % 10 == 0:
            same(game, from_json(to_json(game)))
    same(game, from_json(to_json(game)))


def test_a_whole_game_plays_on_alike() -> None:
    game = kn.new_game("fr", seed=5, board="small-19", players=3)
    random, other = Random(3), Random(3)
    for _ in wander(game, random, most=60):
        pass
    again = from_json(game.to_json())
    other.setstate(random.getstate())
    for _ in zip(wander(game, random, most=200), wander(again, other, most=200), strict=True):
        assert again.state == game.state
    same(game, again)


def test_undone_steps_and_other_lines_come_back() -> None:
    again = from_json(GAME.to_json())
    assert (again.timeline.position, len(again.timeline), again.timeline.line_count) == (5, 6, 2)
    assert again.redo()
    again.switch(0)
    assert [step.action for step in again.timeline][3:5] == [kn.Dig("B1"), kn.Done()]
    assert again.names == ("Ada", "雪")


def test_a_roll_set_by_hand_is_told_from_a_drawn_one() -> None:
    assert "drawn" not in DATA["steps"][2]
    assert [number for number, step in enumerate(DATA["steps"]) if "drawn" in step] == [5, 8]
    again = from_json(GAME.to_json())
    assert again.timeline[3].marks == (17, 0, 0, 0)
    assert again.timeline[6].marks == (17, 2, 0, 0)


def test_what_bots_have_drawn_is_kept() -> None:
    game = kn.new_game("ja-2", seed=7)
    for _ in range(2):
        game.bot_move("random")
    assert json.loads(game.to_json())["steps"][1]["streams"] == {"bots": game.streams.bots.position}
    same(game, from_json(game.to_json()))


def test_streams_moved_by_hand_are_kept() -> None:
    game = kn.new_game("ja-1", seed=7)
    game.streams.dice.position = 50
    game.streams.fish.position = 3
    game.play(kn.Roll(kn.Face("any", 2), None))
    game.chance() if game.state.is_chance else game.play(game.legal_moves()[0])
    same(game, from_json(game.to_json()))


def test_a_game_that_began_with_a_code() -> None:
    first = kn.new_game("ja-1", seed=7)
    first.roll()
    game = kn.from_code(first.code)
    for _ in wander(game, Random(1), most=15):
        same(game, from_json(game.to_json()))
    assert json.loads(game.to_json())["start"] == first.code


def test_the_file_is_laid_out_for_people() -> None:
    lines = GAME.to_json().splitlines()
    assert lines[:4] == ["{", '  "format": "kayanak_nb game",', '  "schema": 1,', '  "game": "kayanak",']
    assert '  "names": ["Ada", "雪"],' in lines
    assert '    {"play": {"move": "place", "hole": "A2"}},' in lines
    assert '    {"after": 2, "play": {"move": "dig", "hole": "B2"}},' in lines
    assert lines[-3:] == ['  "at": 7,', '  "line": 1', "}"]


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "games" / "spiel – 1.json"
    path.parent.mkdir()
    for game in (any_game(1), any_game(2)):
        game.save(path)
        same(game, load(path))
        same(game, kn.load(str(path)))
        assert path.read_text(encoding="utf-8") == game.to_json()
        assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    GAME.save(path)

    def broken(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.replace", broken)
    with pytest.raises(OSError, match="full"):
        any_game(1).save(path)
    same(GAME, load(path))
    with pytest.raises(FileNotFoundError):
        GAME.save(tmp_path / "nowhere" / "game.json")


def test_a_refused_file_changes_nothing() -> None:
    game = small_game()
    before = everything(game)
    refused(step_changed(4, play={"move": "walk", "hole": "C2"}))
    assert everything(game) == before


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "not-json"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\xff", "not-utf-8"),
        (b"\0" * 100, "not-json"),
        (b"[" * 10**7, "not-json"),
        (b'{"a":' * 10**6, "not-json"),
        (GAME.to_json().encode("utf-16"), "not-utf-8"),
        (GAME.to_json().encode("utf-8-sig"), "byte-order-mark"),
        (GAME.to_json().encode()[:-10], "not-json"),
        (b"null", "wrong-type"),
        (b"3", "wrong-type"),
        (b" " * (reading_module.LARGEST_GAME + 1), "too-large"),
    ],
    ids=range(11),
)
def test_files_that_hold_no_game(content: bytes, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        load(path)
    check_message(caught.value)
    assert kind in {fault.kind for fault in caught.value.faults}
    assert path.read_bytes() == content


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(BadFile) as caught:
            load(path)
        assert [(fault.kind, fault.place) for fault in caught.value.faults] == [("no-file", str(path))]


def test_texts_that_hold_no_game() -> None:
    assert faults("") == [("not-json", "line 1, column 1")]
    assert faults("[" * 10**6) == [("not-json", "$")]
    assert faults(" " * (reading_module.LARGEST_GAME + 1)) == [("too-large", "$")]
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


@pytest.mark.parametrize("field", [field for field in DATA if field != "format"])
def test_missing_field(field: str) -> None:
    data = {name: value for name, value in DATA.items() if name != field}
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


def test_an_illegal_step_is_explained() -> None:
    error = refused(step_changed(3, play={"move": "dig", "hole": "B3"}))
    illegal = next(fault for fault in error.faults if fault.kind == "illegal-step")
    game = small_game()
    game.goto(3)
    with pytest.raises(kn.IllegalMove) as caught:
        game.play(kn.Dig("B3"))
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


def test_steps_may_be_written_in_any_good_order() -> None:
    data = copy.deepcopy(DATA)
    data["steps"].append({"after": None, "play": {"move": "place", "hole": "C2"}})
    again = from_json(json.dumps(data))
    assert [len(line) for line in again.timeline.lines] == [6, 6, 1]
    assert everything(again)[-2:] == everything(GAME)[-2:]


def test_bad_file_can_be_pickled() -> None:
    error = refused(changed(seed=-1))
    again = pickle.loads(pickle.dumps(error))
    assert (again.faults, str(again)) == (error.faults, str(error))


@pytest.mark.parametrize(
    "mend", [str, str.upper, lambda text: text.replace("/", "/\n")], ids=["as-is", "upper", "split"]
)
def test_the_start_may_be_a_code_as_it_was_mailed(mend: Callable[[str], str]) -> None:
    game = kn.from_code(any_game(3).code)
    data = json.loads(game.to_json())
    data["start"] = mend(data["start"])
    same(game, from_json(json.dumps(data)))


@given(text=st.text(max_size=60))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        from_json(text)


@settings(max_examples=200)
@given(data=st.data())
def test_text_with_any_damage_is_refused_or_a_game(data: st.DataObject) -> None:
    text = GAME.to_json()
    place = data.draw(st.integers(0, len(text)))
    rest = text[place + data.draw(st.integers(0, 5)) :]
    with suppress(BadFile):
        from_json(text[:place] + data.draw(st.text('0123456789-.e{}[]:," nulltrue', max_size=4)) + rest)
