"""Games that come into the player and go out of it: files, codes and new games."""

from __future__ import annotations

from typing import Any

import pytest

from kayanak_nb.locale import LANGUAGES, text
from tests.widgets.wire import advanced, wired


def test_a_game_is_saved_and_loaded() -> None:
    wire = advanced(30)
    wire.press("copied")
    saved = wire.press("save")
    assert saved is not None
    assert saved["name"] == "kayanak-ja-3-7.json"
    # In place of what was said before.
    assert wire.said == "Saved as kayanak-ja-3-7.json, in your downloads."
    other = wired("fr", seed=1, bots={1: "random"})
    answer = other.press("load", text=saved["text"])
    assert answer is not None
    assert answer["ok"]
    assert other.player.game.state == wire.player.game.state
    assert len(other.player.game.timeline) == 30
    assert other.player.session.seating == (None, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("damage", [("ja-3", "ja-9"), ("}", ""), ("steps", "stops")], ids=str)
def test_a_damaged_file_leaves_the_game_as_it_is(damage: tuple[str, str], language: str) -> None:
    wire = advanced(30, language=language)
    game = wire.player.game
    answer = wire.press("load", text=game.to_json().replace(*damage))
    assert answer is not None
    assert not answer["ok"]
    assert answer["problem"] == text("player-bad-file", language)
    assert answer["faults"]
    assert wire.player.game is game


def test_a_code_brings_the_position() -> None:
    wire = advanced(30)
    other = wired("fr", seed=1)
    answer = other.press("code", code=f"  {wire.panel['code']}\n")
    assert answer is not None
    assert answer["ok"]
    assert other.player.game.state == wire.player.game.state
    answer = other.press("code", code=wire.panel["code"][:-3])
    assert answer is not None
    assert not answer["ok"]
    assert other.player.game.state == wire.player.game.state


def test_a_new_game_and_one_that_is_refused() -> None:
    wire = wired("ja-3", seed=7)
    form: dict[str, Any] = {"rules": "ja-3", "board": "tiny-7", "seed": "4", "names": ["", ""], "bots": ["", "random"]}
    assert wire.press("new", **form) == {"view": "me", "number": 1, "ok": True}
    game = wire.player.game
    assert (game.seed, game.setup.board.name) == (4, "tiny-7")
    assert len(wire.player.targets) == 7
    answer = wire.press("new", **{**form, "names": [""] * 4, "bots": [""] * 4})
    assert answer is not None
    assert not answer["ok"]
    assert wire.player.game is game
