from __future__ import annotations

import json
import logging
import random
from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.widgets.log import PAGE
from kayanak_nb.widgets.player import Player
from kayanak_nb.widgets.texts import KEYS
from tests.widgets.wire import Wire, advanced, wired

RULES = tuple(RULE_SETS)


@pytest.mark.parametrize(("rules", "language"), list(zip(RULES, LANGUAGES, strict=True)))
def test_a_move_takes_one_short_message(rules: str, language: str) -> None:
    wire = wired(rules, seed=7, players=4, language=language)
    choose = random.Random(3)
    sizes = []
    for _ in range(200):
        if wire.panel["mode"] == "over":
            break
        press_anything(wire, choose)
        assert [data["method"] for data in wire.sent] == ["update"]
        sizes.append(wire.bytes)
    assert max(sizes) <= 20_000


def press_anything(wire: Wire, choose: random.Random) -> None:
    panel = wire.panel
    if panel["mode"] == "roll":
        wire.press("roll")
    elif panel["done"] and choose.random() < 0.1:
        wire.press("play", kind="done")
    elif choose.random() < 0.5:
        row = choose.choice(panel["rows"])
        wire.press("play", kind=row["kind"], place=choose.choice(row["places"])[0])
    else:
        legal = [target[0] for target, can in zip(wire.player.targets, wire.player.legal, strict=True) if can]
        wire.press("pick", hole=choose.choice(legal))


@pytest.mark.parametrize("rules", RULES)
def test_every_legal_move_has_a_button_and_a_place_on_the_board(rules: str) -> None:
    wire = wired(rules, seed=11)
    choose = random.Random(1)
    for _ in range(120):
        if wire.panel["mode"] == "over":
            break
        offered = {(row["kind"], place) for row in wire.panel["rows"] for place, _ in row["places"]}
        done = {("done", "None")} if wire.panel["done"] else set()
        assert offered | done == {named(move) for move in wire.player.game.legal_moves()}
        press_anything(wire, choose)


def named(move: object) -> tuple[str, str]:
    return type(move).__name__.lower(), str(getattr(move, "hole", getattr(move, "floe", None)))


def test_what_has_not_changed_is_not_sent() -> None:
    wire = advanced(20)
    wire.press("roll" if wire.panel["mode"] == "roll" else "undo")
    assert not {"back", "targets", "texts", "clauses", "setup"} & set(wire.sent[0]["state"])
    wire.press("dismiss")
    assert set(wire.sent[0]["state"]) == {"answers"}


def test_a_double_tap_plays_once() -> None:
    wire = wired("fr", seed=1)
    serial = wire.player.serial
    wire.press("pick", hole="C4", serial=serial)
    wire.press("pick", hole="C4", serial=serial)
    assert wire.player.game.timeline.position == 1
    assert wire.said == ""
    assert set(wire.sent[0]["state"]) == {"answers"}


@pytest.mark.parametrize("kind", ["roll", "undo", "redo", "tick", "next", "luck"])
def test_what_was_meant_for_another_position_is_not_heard(kind: str) -> None:
    wire = advanced(6)
    before = wire.player.game.timeline.position
    wire.press(kind, serial=wire.player.serial - 1)
    assert wire.player.game.timeline.position == before


def test_two_views_do_not_make_the_bots_twice_as_fast() -> None:
    wire = wired("ja-3", seed=7, bots={1: "greedy"})
    wire.press("pick", hole="C4")
    serial = wire.player.serial
    assert wire.panel["timeline"]["running"]
    wire.press("tick", serial=serial)
    wire.press("tick", serial=serial)
    assert wire.player.game.timeline.position == 2


def test_a_tick_that_nobody_waits_for_does_nothing() -> None:
    wire = advanced(6)
    wire.press("goto", step=2)
    wire.press("tick")
    assert wire.player.game.timeline.position == 2


def test_every_message_is_answered() -> None:
    wire = wired("ja-3", seed=7)
    messages: tuple[tuple[str, dict[str, Any]], ...] = (("pick", {"hole": "C4"}), ("kind", {}), ("nonsense", {}))
    for message, more in messages:
        before = wire.player.answers
        wire.press(message, **more)
        assert wire.player.answers == before + 1


def test_a_refusal_shows_what_would_be_legal() -> None:
    wire = wired("ja-3", seed=7)
    for hole in ("C4", "G8"):
        wire.press("pick", hole=hole)
    wire.press("pick", hole="A1")
    assert wire.player.refusals == 1
    wire.press("faces", white=1, blue=4)
    wire.press("pick", hole="A1")
    notice = wire.panel["notice"]
    assert notice["tone"] == "refusal"
    assert notice["clause"] == "ja3.dig"
    assert len(notice["more"]) == 1
    assert wire.player.refusals == 2
    wire.press("dismiss")
    assert wire.said == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exception_becomes_a_message_and_the_game_goes_on(
    language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wire = wired("ja-3", seed=7, language=language)
    with monkeypatch.context() as broken, caplog.at_level(logging.CRITICAL):
        broken.setattr(wire.player.session, "pick", lambda hole: 1 / 0)
        wire.press("pick", hole="C4")
    assert wire.panel["notice"]["tone"] == "alarm"
    assert "ZeroDivisionError" in wire.said
    wire.press("pick", hole="C4")
    assert wire.player.game.timeline.position == 1
    assert wire.said == ""


def test_a_picture_that_fails_becomes_a_message_too(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = wired("ja-3", seed=7)
    with monkeypatch.context() as broken:
        broken.setattr("kayanak_nb.widgets.kayanak_side.scene", lambda *given, **more: 1 / 0)
        wire.press("pick", hole="C4")
        assert wire.panel["notice"]["tone"] == "alarm"
    # What was on screen has passed, so this press only brings the picture back.
    wire.press("undo")
    assert wire.player.panel["timeline"]["position"] == 1
    wire.press("undo")
    assert wire.player.game.timeline.position == 0
    assert wire.said == ""


def test_exceptions_are_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    wire = wired("ja-3", seed=7)
    monkeypatch.setattr(wire.player.session, "pick", lambda hole: 1 / 0)
    wire.press("pick", hole="C4")
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_everything_at_once(language: str) -> None:
    wire = advanced(40, names=("Mio", "Ben"))
    wire.press("language", language=language)
    player = wire.player
    assert player.language == language
    assert set(player.texts) == set(KEYS)
    assert player.texts == {key: text(f"player-{key}", language) for key in KEYS}
    fresh = advanced(40, names=("Mio", "Ben"), language=language).player
    for trait in ("panel", "log", "setup", "texts", "clauses", "labels", "label", "text_board"):
        assert getattr(player, trait) == getattr(fresh, trait), trait


def test_the_language_can_be_set_from_code() -> None:
    wire = wired("fr", seed=1)
    wire.player.language = "ja"
    assert len(wire.sent) <= 2
    assert wire.player.session.language == "ja"
    assert wire.player.texts["undo"] == text("player-undo", "ja")
    with pytest.raises(Exception, match="no language 'xx'"):
        wire.player.language = "xx"
    assert wire.player.language == "ja"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_set_by_hand_is_told_as_such(language: str) -> None:
    wire = wired("ja-1", seed=7, language=language)
    wire.player.session.resolve = False

    def newest() -> str:
        return str(wire.player.log["entries"][0]["lines"][0][0])

    def by_hand(words: str) -> str:
        return text("event-by-hand", language, told=words)

    wire.press("faces", white=1, blue=None)
    assert newest() == by_hand(newest()[: -len(by_hand(""))])
    assert wire.player.announcement.startswith(newest())
    wire.press("undo")
    wire.press("roll")
    assert not newest().endswith(by_hand(""))
    wire.press("pick", hole="C4")
    game = wire.player.game
    assert len(game.chances()) > 1
    wire.press("catch", choice=1)
    assert newest().endswith(by_hand(""))
    again = wired(kn.Game.from_json(game.to_json()), language=language)
    assert [again.player.log["entries"][0]["lines"]] == [wire.player.log["entries"][0]["lines"]]


def test_no_line_of_the_panel_begins_with_a_dot() -> None:
    wire = wired("ja-3", seed=7)
    assert wire.panel["status"] == "Red’s turn\N{NO-BREAK SPACE}· put the fisher on a hole"
    assert " ·" not in wire.panel["supply"]
    assert "\N{NO-BREAK SPACE}· " in wire.panel["supply"]


def test_the_log_comes_in_pages_newest_first() -> None:
    wire = advanced(80)
    steps = [entry["step"] for entry in wire.player.log["entries"]]
    assert steps == list(range(80, 80 - PAGE, -1))
    assert wire.player.log["more"]
    wire.press("log", page=1)
    assert wire.player.log["entries"][0]["step"] == 80 - PAGE
    assert wire.player.log["start"] == []
    wire.press("goto", step=3)
    assert [entry["step"] for entry in wire.player.log["entries"]] == [3, 2, 1]
    assert wire.player.log["start"] == list(wire.player.game.setup.clauses) != []
    assert not wire.player.log["more"]
    clauses = set(wire.player.clauses)
    assert all(clause in clauses for entry in wire.player.log["entries"] for _, clause in entry["lines"])


def test_reveal_is_the_only_way_to_see_hidden_fish() -> None:
    wire = wired("ja-3", seed=7)
    assert wire.player.text_board == ""
    wire.press("option", name="in_words", on=True)
    hidden = json.dumps([wire.player.front, wire.player.labels, wire.player.text_board])
    wire.press("option", name="reveal", on=True)
    shown = json.dumps([wire.player.front, wire.player.labels, wire.player.text_board])
    assert hidden != shown
    assert wire.player.reveal
    wire.player.reveal = False
    assert json.dumps([wire.player.front, wire.player.labels, wire.player.text_board]) == hidden


def test_the_state_is_all_a_new_view_needs() -> None:
    wire = advanced(25)
    state = wire.player.get_state()
    json.dumps(state)
    assert {"back", "front", "targets", "labels", "legal", "panel", "log", "texts", "setup"} <= set(state)


def test_a_player_reads_the_same_in_every_run() -> None:
    player = wired("ja-3", seed=7).player
    assert repr(player) == "<Player ja-3: step 0>"
    player.game.play(kn.Place("C4"))
    assert repr(player) == "<Player ja-3: step 1>"


def test_without_a_kernel_there_is_a_picture() -> None:
    player = wired("ja-3", seed=7, language="fr").player
    bundle = player._repr_mimebundle_()
    assert bundle is not None
    data = bundle[0]
    assert data["text/plain"] == repr(player)
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "data:image/svg+xml" in data["text/html"]
    assert 'lang="fr"' in data["text/html"]


def test_a_game_in_progress_can_be_shown() -> None:
    game = kn.new_game("fr", seed=1)
    assert kn.play(game).game is game
    with pytest.raises(ValueError, match="already"):
        kn.play(game, players=3)
    with pytest.raises(ValueError, match="no rule set"):
        kn.play("ja-9")
    with pytest.raises(ValueError, match="no language"):
        kn.play("fr", language="xx")


def test_a_game_played_from_code_is_followed() -> None:
    wire = wired("ja-3", seed=7)
    wire.player.game.play(kn.Place("C4"))
    wire.press("pick", hole="G8")
    assert wire.player.game.timeline.position == 1
    assert wire.player.panel["timeline"]["position"] == 1
    wire.press("pick", hole="G8")
    assert wire.player.game.timeline.position == 2


def test_the_end_names_the_winners() -> None:
    wire = advanced(5000, "ja-1", board="tiny-7")
    panel = wire.panel
    assert panel["mode"] == "over"
    assert panel["seat"] is None
    winners = [seat["seat"] for seat in panel["seats"] if seat["winner"]]
    assert tuple(winners) == wire.player.game.state.winners


@pytest.mark.parametrize("rules", RULES)
def test_the_player_can_be_drawn_at_every_step(rules: str) -> None:
    wire = advanced(400, rules, players=3, board="medium-37")
    length = len(wire.player.game.timeline)
    for step in range(0, length, 7):
        wire.press("goto", step=step)
        assert wire.said == ""
        assert wire.panel["timeline"]["position"] == step


def test_other_lines_are_listed_when_there_are_some() -> None:
    wire = advanced(10)
    assert wire.panel["timeline"]["lines"] == []
    placed = wire.player.game.timeline[1].state.fishers[0]
    wire.press("goto", step=0)
    wire.press("pick", hole="A1" if placed != "A1" else "H10")
    assert len(wire.panel["timeline"]["lines"]) == 2
    wire.press("line", line=0)
    assert wire.panel["timeline"]["position"] == 10


def test_a_view_gets_only_its_own_answer() -> None:
    wire = wired("ja-3", seed=7)
    answer = wire.press("save")
    assert answer is not None
    assert (answer["view"], answer["number"]) == ("me", 1)


def test_player_is_a_board_view() -> None:
    assert isinstance(kn.play("ja-1", seed=1), Player)
