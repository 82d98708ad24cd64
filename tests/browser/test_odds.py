"""Odds in a real JupyterLab: switched on in the settings, read on the board and in the table, in both themes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from kayanak_nb.locale import text
from tests.browser.table import Table

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import Theme

SHOW = """import kayanak_nb as kn
player = kn.play('ja-3', seed=7)
for hole in ('C4', 'G8'):
    player.game.play(kn.Place(hole))
player"""


def switch_on(table: Table, what: str) -> None:
    table.button("Settings").click()
    table.frame.get_by_role("dialog").get_by_role("combobox", name="Show the odds").select_option(label=what)
    table.frame.get_by_role("dialog").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_odds_are_switched_on_change_with_the_roll_and_speak_japanese(
    open_notebook: OpenNotebook, theme: Theme
) -> None:
    lab = open_notebook(SHOW, theme=theme)
    lab.run_all()
    table = Table(lab.output(0))
    card = table.frame.locator(".ky-odds")
    expect(card).to_be_hidden()
    expect(table.hole("C5")).not_to_have_accessible_name(re.compile("%"))
    switch_on(table, "What can be dug")
    expect(card).to_be_visible()
    expect(table.hole("C5")).to_have_accessible_name(re.compile("can be dug: 67%"))
    expect(card.get_by_role("row", name="walk, 4 to 6 pips 1/6 0.00 nothing to catch")).to_be_visible()
    expect(card.get_by_role("columnheader")).to_have_text(["Roll", "Chance", "Points", "Best use"])
    expect(card.get_by_role("row", name=re.compile(r"^free choice, 6 pips 1.36 \d\.\d\d .*Fish"))).to_be_visible()
    lab.shot(f"odds-dig-{theme}", table.frame)
    card.get_by_role("combobox", name="Show the odds").select_option(label="Where a walk can end")
    expect(table.hole("C5")).to_have_accessible_name(re.compile("can be reached: "))
    lab.shot(f"odds-reach-{theme}", table.frame)
    problems = Axe().run(lab.page, context=".ky-player").response["violations"]
    assert [(problem["id"], problem["nodes"][0]["html"][:200]) for problem in problems] == []
    card.get_by_role("combobox", name="Show the odds").select_option(label="What can be fished")
    table.set_dice("free choice 3", "crystal 1")
    expect(card).to_contain_text("Odds of the rest of the turn")
    expect(table.hole("C5")).to_have_accessible_name(re.compile("can be fished: 100%"))
    table.frame.get_by_role("combobox", name="Language").select_option("ja")
    expect(card).to_contain_text(text("player-odds-rest", "ja"))
    lab.shot(f"odds-ja-{theme}", table.frame)
    card.get_by_role("combobox").select_option("points")
    lab.shot(f"odds-points-{theme}", table.frame)
    card.get_by_role("combobox").select_option("")
    expect(card).to_be_hidden()


def test_among_the_floes_there_is_no_switch(open_notebook: OpenNotebook) -> None:
    lab = open_notebook("import kayanak_nb as kn\nkn.play('de', seed=7)")
    lab.run_all()
    table = Table(lab.output(0))
    table.button("Settings").click()
    expect(table.frame.get_by_role("dialog")).to_be_visible()
    expect(table.frame.get_by_role("combobox", name="Show the odds")).to_have_count(0)
