"""Saved games: all of a game comes back, same seed and same lines, and a save never does harm."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kayanak_nb as kn
from kayanak_nb.saves import BadFile, from_json, load, to_json
from kayanak_nb.saves.reading import LARGEST_GAME
from tests.saves.broken import CROSSING, CROSSING_DATA, DATA, GAME, check_message, refused, small_game, step_changed
from tests.saves.played import GAMES, USUAL, any_game, everything, usual_game, variant, wander


def same(game: kn.Game, again: kn.Game) -> None:
    assert everything(again) == everything(game)
    assert again.to_json() == game.to_json()


@pytest.mark.parametrize("number", range(USUAL))
def test_a_usual_game_comes_back_after_every_step(number: int) -> None:
    game = usual_game(number)
    for _ in wander(game, Random(number), most=25):
        same(game, from_json(to_json(game)))


@pytest.mark.parametrize("kind", GAMES)
@settings(max_examples=50)
@given(number=st.integers(0, 10**9))
def test_a_game_that_nobody_has_thought_of_comes_back(kind: str, number: int) -> None:
    game = variant(kind, number)
    for played, _ in enumerate(wander(game, Random(number), most=40)):
        if played % 10 == 0:
            same(game, from_json(to_json(game)))
    same(game, from_json(to_json(game)))


@pytest.mark.parametrize(("rules", "board"), [("fr", "small-19"), ("de", None)])
def test_a_whole_game_plays_on_alike(rules: str, board: str | None) -> None:
    game = kn.new_game(rules, seed=5, board=board, players=3)
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


def test_a_crossing_comes_back_with_its_lines() -> None:
    again = from_json(CROSSING.to_json())
    same(CROSSING, again)
    assert (again.timeline.position, len(again.timeline), again.timeline.line_count) == (7, 8, 2)
    assert [number for number, step in enumerate(CROSSING_DATA["steps"]) if "drawn" in step] == [9]
    assert [step.action for step in again.timeline][4:7] == [
        kn.Roll(kn.Face("bear", 2), None),
        kn.UseOwn(),
        kn.Done(),
    ]
    again.switch(0)
    assert (again.state.mode, again.timeline[6].action) == (None, kn.UseBear())
    assert again.state.figures[0] == ("home", "home", 12, "home")


def test_a_roll_set_by_hand_is_told_from_a_drawn_one() -> None:
    assert "drawn" not in DATA["steps"][2]
    assert [number for number, step in enumerate(DATA["steps"]) if "drawn" in step] == [5, 8]
    again = from_json(GAME.to_json())
    assert again.timeline[3].marks == (17, 0, 0, 0)
    assert again.timeline[6].marks == (17, 2, 0, 0)


@pytest.mark.parametrize("rules", ["ja-2", "de"])
def test_what_bots_have_drawn_is_kept(rules: str) -> None:
    game = kn.new_game(rules, seed=7)
    if game.state.is_chance:
        game.roll()
    for _ in range(2):
        game.bot_move("random")
    assert json.loads(game.to_json())["steps"][-1]["streams"] == {"bots": game.streams.bots.position}
    assert game.streams.bots.position > 0
    same(game, from_json(game.to_json()))


def test_streams_moved_by_hand_are_kept() -> None:
    game = kn.new_game("ja-1", seed=7)
    game.streams.dice.position = 50
    game.streams.fish.position = 3
    game.play(kn.Roll(kn.Face("any", 2), None))
    game.chance() if game.state.is_chance else game.play(game.legal_moves()[0])
    same(game, from_json(game.to_json()))


@pytest.mark.parametrize("rules", ["ja-1", "de"])
def test_a_game_that_began_with_a_code(rules: str) -> None:
    first = kn.new_game(rules, seed=7)
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
    for game in (any_game("kayanak", 1), any_game("floes", 2)):
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
        any_game("kayanak", 1).save(path)
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
        (b" " * (LARGEST_GAME + 1), "too-large"),
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
        assert [(fault.kind, fault.place) for fault in caught.value.faults] == [
            ("no-file", str(path).replace("\0", " "))
        ]


def test_steps_may_be_written_in_any_good_order() -> None:
    data = copy.deepcopy(DATA)
    data["steps"].append({"after": None, "play": {"move": "place", "hole": "C2"}})
    again = from_json(json.dumps(data))
    assert [len(line) for line in again.timeline.lines] == [6, 6, 1]
    assert everything(again)[-2:] == everything(GAME)[-2:]


@pytest.mark.parametrize(
    "mend", [str, str.upper, lambda text: text.replace("/", "/\n")], ids=["as-is", "upper", "split"]
)
@pytest.mark.parametrize("kind", GAMES)
def test_the_start_may_be_a_code_as_it_was_mailed(kind: str, mend: Callable[[str], str]) -> None:
    game = kn.from_code(any_game(kind, 3).code)
    data = json.loads(game.to_json())
    data["start"] = mend(data["start"])
    same(game, from_json(json.dumps(data)))
