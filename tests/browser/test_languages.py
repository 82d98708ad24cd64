"""The language is switched in the middle of a game: nothing of what is seen or heard in the player stays English."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import Locator, expect

from kayanak_nb.clauses import clause_title
from kayanak_nb.locale import LANGUAGES, text
from tests.browser.table import Table
from tests.browser.test_rule_reader import ENGLISH, SAID

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

IMPORT = "import kayanak_nb as kn"
# Games of the computer's that are well under way, and what could be redone: a long log with most kinds of events.
PLAYED = """player = kn.play({rules!r}, seed=7, players=3)
while len(player.game.timeline) < 60:
    player.game.chance() if player.game.state.is_chance else player.game.bot_move('random')
player.game.goto({step})
player"""
ICE, SEA = PLAYED.format(rules="ja-3", step=41), PLAYED.format(rules="de", step=40)

WORD = re.compile(r"[A-Za-z]{3,}")
# What the languages call themselves, and words that are written the same in English and in another of them.
ALIKE = {"English", "Français", "Deutsch", "normal", "Direction"}


def said(frame: Locator, language: str) -> set[str]:
    return set(cast("list[str]", frame.evaluate(SAID, language)))


def no_english(frame: Locator, before: set[str], language: str) -> None:
    """What is said now is in *language*: no English words, and nothing that was there *before* in English."""
    expect(frame).to_have_attribute("lang", language)
    now = said(frame, language)
    assert len(now) > 50
    assert [words for words in now if ENGLISH.search(words)] == []
    assert {words for words in now & before if WORD.search(words)} - ALIKE == set()


def opened_dialog(table: Table, key: str, language: str) -> Locator:
    table.button(text(key, language)).click()
    dialog = table.frame.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_switching_leaves_no_english_in_the_players(open_notebook: OpenNotebook, language: str) -> None:
    lab = open_notebook(IMPORT, ICE, SEA, height=1400)
    lab.run_all()
    ice, sea = Table(lab.output(1)), Table(lab.output(2))
    for table, place in ((ice, "G8"), (sea, "floe 12")):
        # A refusal that stands there already changes its language, too.
        table.hole(place).click()
        expect(table.frame.locator(".ky-notice:visible")).not_to_be_empty()
        before = said(table.frame, "en")
        assert any(ENGLISH.search(words) for words in before)
        table.frame.locator(".ky-language").select_option(language)
        no_english(table.frame, before, language)
        lab.shot(f"language-{language}-{'ice' if table is ice else 'sea'}", table.frame)
        for key in ("player-new-game", "player-options", "player-load"):
            dialog = opened_dialog(table, key, language)
            no_english(table.frame, before, language)
            lab.page.keyboard.press("Escape")
            expect(dialog).to_be_hidden()
        for key in ("player-undo", "player-redo"):
            table.button(text(key, language)).click()
            no_english(table.frame, before, language)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_from_a_refusal_to_its_clause_and_back_in_one_language(open_notebook: OpenNotebook, language: str) -> None:
    lab = open_notebook(IMPORT, ICE, height=1400)
    lab.run_all()
    table = Table(lab.output(1))
    before = said(table.frame, "en")
    table.frame.locator(".ky-language").select_option(language)
    expect(table.frame).to_have_attribute("lang", language)
    table.hole("G8").click()
    notice = table.frame.locator(".ky-refusal")
    notice.locator("summary").press("Enter")
    compare = notice.get_by_role("button", name=text("player-compare-texts", language))
    compare.press("Enter")
    dialog = table.frame.get_by_role("dialog", name=text("player-compare-texts", language))
    expect(dialog.locator("[data-current]")).to_be_focused()
    no_english(table.frame, before, language)
    lab.page.keyboard.press("Escape")
    expect(compare).to_be_focused()


LANGUAGE = {"日本語": "ja", "Deutsch": "de", "Français": "fr"}


def test_the_language_changes_at_run_time(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, "kn.play('ja-3', seed=7)")
    lab.run_all()
    table = Table(lab.output(1))
    for language, words in (("日本語", "赤の番"), ("Deutsch", "Rot ist am Zug"), ("Français", "À Rouge de jouer")):
        table.frame.locator(".ky-language").select_option(language)
        table.status(words)
        # An empty log is the same in each language; what is said beside it is not.
        log = table.frame.locator(".ky-log-card")
        expect(log).to_contain_text(text("player-log-empty", LANGUAGE[language]))
        expect(log.locator(".ky-log-start summary").first).to_have_text(clause_title("ja3.setup", LANGUAGE[language]))
    label = re.compile("C4, fermé, sur la plaque 4, possible.: placer le pêcheur")
    expect(table.hole("C4")).to_have_attribute("aria-label", label)
