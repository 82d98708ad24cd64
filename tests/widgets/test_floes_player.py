"""The player of floes on the wire: what it shows, and how little it sends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kayanak_nb.floes.moves import Move
from kayanak_nb.floes.rules import RULE_SETS
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.widgets.texts import KEYS
from tests.widgets.wire import Wire, wired


def press_anything(wire: Wire, choose: random.Random) -> None:
    panel = wire.panel
    if panel["mode"] == "roll":
        wire.press("roll")
    elif choose.random() < 0.05 and panel["done"]:
        wire.press("play", kind="done")
    elif choose.random() < 0.5:
        kind, place = choose.choice(sorted(offered(panel), key=str))
        wire.press("play", kind=kind, place=place)
    else:
        wire.press("pick", hole=choose.choice([target[0] for target in wire.player.targets]))


def offered(panel: dict[str, Any]) -> set[tuple[str, str | None]]:
    """All that the panel's lists and buttons can do."""
    found: set[tuple[str, str | None]] = set()
    for row in panel["rows"]:
        if "then" in row:
            found |= {(row["kind"], f"{place}:{end}") for place, _ in row["places"] for end in row["then"][place]}
        else:
            found |= {(row["kind"], place) for place, _ in row.get("places", [(None, "")])}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_takes_one_short_message(language: str) -> None:
    wire = wired("de", seed=7, players=4, language=language)
    choose = random.Random(3)
    sizes = []
    for _ in range(150):
        press_anything(wire, choose)
        assert [data["method"] for data in wire.sent] == ["update"]
        sizes.append(wire.bytes)
    assert max(sizes) <= 25_000


def test_the_panel_is_a_complete_way_to_play() -> None:
    wire = wired("de", seed=11, players=3)
    choose = random.Random(1)
    for _ in range(200):
        moves: tuple[Move, ...] = wire.player.game.legal_moves()
        named = [wire.player.session.side.packed(move) for move in moves]
        legal = {(packed["kind"], packed["place"]) for packed in named}
        done = {("done", None)} if wire.panel["done"] else set()
        assert offered(wire.panel) | done == legal
        press_anything(wire, choose)


def test_every_slide_on_offer_has_a_ghost_and_nothing_else_has() -> None:
    wire = wired("de", seed=11)
    assert wire.player.previews == {}
    wire.press("faces", white=0, blue=None)
    slides = {f"{move.floe}:{move.direction}" for move in wire.player.game.legal_moves() if hasattr(move, "direction")}
    assert set(wire.player.previews) == slides
    wire.press("pick", hole="5")
    # What can be done has not changed, only what is in hand.
    assert "previews" not in wire.sent[0]["state"]
    assert wire.player.chosen == "5"
    wire.press("drop")
    assert wire.player.chosen == ""


def test_the_bear_shows() -> None:
    wire = wired("de", seed=7)
    wire.press("faces", white=2, blue=None)
    assert (wire.panel["mood"], [row["kind"] for row in wire.panel["rows"]]) == ("choose", ["usebear", "useown"])
    wire.press("play", kind="usebear")
    assert wire.panel["mood"] == "bear"
    bear = wire.player.game.state.bear
    assert {target[0].partition(":")[0] for target in wire.player.targets if ":" in target[0]} == {str(bear)}
    assert wire.panel["rows"][0]["fixed"]


def test_a_list_picks_up_on_the_board() -> None:
    wire = wired("de", seed=7)
    wire.press("faces", white=0, blue=None)
    wire.press("take", kind="slide", place="9")
    assert wire.player.chosen == "9"
    assert wire.panel["rows"][0]["chosen"] == "9"
    assert "9:E" in [target[0] for target in wire.player.targets]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_of_floes(language: str) -> None:
    player = wired("de", seed=7, language=language).player
    assert set(player.texts) == set(KEYS)
    assert player.texts["title"] == text("floes-scene-title", language)
    assert set(player.clauses) == {f"de.{clause.partition('.')[2]}" for clause in player.clauses}
    assert player.setup["switches"] == []


def test_a_refusal_shows_what_would_be_legal() -> None:
    wire = wired("de", seed=7)
    wire.press("faces", white=0, blue=None)
    wire.press("pick", hole="far")
    assert wire.panel["notice"]["clause"].startswith("de.")
    assert wire.panel["notice"]["more"][0].startswith("Can slide: floe ")


def test_save_load_and_codes() -> None:
    wire = wired("de", seed=7)
    wire.press("faces", white=0, blue=None)
    saved = wire.press("save")
    assert saved is not None
    assert saved["name"] == "floes-de-7.json"
    other = wired("ja-3", seed=1)
    answer = other.press("load", text=saved["text"])
    assert answer is not None
    assert answer["ok"]
    assert other.player.game.state == wire.player.game.state
    # With the game, all that the page keeps of it has changed.
    assert {"back", "texts", "clauses", "setup", "preview_kit", "previews"} <= set(other.sent[0]["state"])
    third = wired("de", seed=1)
    answer = third.press("code", code=wire.panel["code"])
    assert answer is not None
    assert answer["ok"]
    wire.press("copied")
    assert "hidden" not in wire.said


def test_another_game_can_be_chosen_in_the_form_and_back() -> None:
    wire = wired("fr", seed=7, board="tiny-7")
    form = wire.player.setup["form"]
    assert [row[3] for row in form["rules"]].count("floes") == len(RULE_SETS)
    assert form["boards"]["floes"] == []
    assert {name for name, _ in form["bots"]["floes"]} >= {"", "random", "greedy"}
    new: dict[str, Any] = {
        "rules": "de",
        "board": "",
        "seed": "12",
        "names": ["Mio", "", "Ben"],
        "bots": ["", "greedy", ""],
    }
    answer = wire.press("new", **new)
    assert answer is not None
    assert answer["ok"]
    game = wire.player.game
    assert (game.kind.name, game.seed, game.names) == ("floes", 12, ("Mio", "Blue", "Ben"))
    assert wire.player.setup["form"]["chosen"]["board"] == ""
    answer = wire.press("new", **new | {"rules": "ja-3", "board": "default"})
    assert answer is not None
    assert answer["ok"]
    assert wire.player.game.setup.board.name == "default"


def test_bots_play_and_undo_goes_back_past_them() -> None:
    wire = wired("de", seed=7, bots={1: "greedy"})
    wire.press("faces", white=0, blue=None)
    wire.press("play", kind="done")
    for _ in range(30):
        if not wire.panel["timeline"]["running"]:
            break
        wire.press("tick")
        assert wire.player.previews == {} or wire.panel["mode"] == "act"
    assert wire.panel["seat"] == 0
    wire.press("undo")
    assert wire.panel["timeline"]["position"] == 1


def test_the_player_can_be_drawn_at_every_step_in_every_language() -> None:
    wire = wired("de", seed=5, players=3, bots=["greedy"] * 3)
    wire.press("run", on=True)
    for _ in range(120):
        wire.press("tick")
    for number, step in enumerate(range(0, len(wire.player.game.timeline), 5)):
        wire.press("language", language=LANGUAGES[number % len(LANGUAGES)])
        wire.press("goto", step=step)
        assert wire.said == ""
        assert wire.panel["timeline"]["position"] == step
