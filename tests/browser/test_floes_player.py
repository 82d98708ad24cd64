"""Games of floes played in a real JupyterLab: by lists, by clicks and arrows, by dragging, by keyboard, by touch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.table import Table
from tests.browser.test_player_page import OVERFLOWING, TOO_SMALL

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage, Theme

IMPORT = "import kayanak_nb as kn"
DE = "player = kn.play('de', seed=1)\nplayer"
ROLLED = "player = kn.play('de', seed=1)\nplayer.game.play(kn.Roll(kn.Face('own', 4), None))\nplayer"
# Red has a figure on floe 12, and the bear's floe is pushed up against it.
ATTACK = """import kayanak_nb as kn
from kayanak_nb.floes.board import START_CELLS
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.game import Game
from kayanak_nb.stream import GameStreams
cells = [(7, 2), *START_CELLS[1:12], (8, 2), *START_CELLS[13:]]
figures = [[12, "home", "home", "home"], ["home"] * 4]
state = position(Setup(RULE_SETS["de"], DIE, 2), player=1, turn=2, cells=cells, figures=figures, bear=0, phase="roll")
player = kn.play(Game(state, 1, GameStreams.of(1)))
player"""


def table_in(lab: LabPage, cell: int = 1) -> Table:
    lab.run_all()
    return Table(lab.output(cell))


def middle(table: Table, name: str) -> tuple[float, float]:
    table.hole(name).scroll_into_view_if_needed()
    box = table.hole(name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def roll_bear(table: Table) -> None:
    table.frame.get_by_text("Set the die by hand").click()
    table.frame.get_by_role("radio", name="bear 2", exact=True).check(force=True)
    table.button("Use this face").click()
    table.status("the bear came up")


def picture(table: Table) -> str:
    return str(table.frame.locator("canvas").evaluate("canvas => canvas.toDataURL()"))


def test_a_turn_by_lists_and_buttons(open_notebook: OpenNotebook) -> None:
    table = table_in(open_notebook(IMPORT, DE))
    table.button("Roll").click()
    table.happened("Red rolls")
    table.button("Undo").click()
    table.frame.get_by_text("Set the die by hand").click()
    table.frame.get_by_role("radio", name="own 4", exact=True).check(force=True)
    table.button("Use this face").click()
    table.status("4 left")
    before = picture(table)
    table.frame.get_by_role("combobox", name="Slide floe").select_option("12")
    # What is chosen in the list is picked up on the board, and the ghost of what the button would do shows.
    expect(table.hole("floe 12")).to_have_attribute("aria-pressed", "true")
    table.frame.get_by_role("combobox", name="Direction").select_option("SE")
    assert picture(table) != before
    table.button("Slide").click()
    table.happened("Red slides floe 12 southeast, 1 cell far.")
    table.frame.get_by_role("combobox", name="Step with figure").select_option("2")
    table.frame.get_by_role("combobox", name="Where to").select_option("floe 12")
    table.button("Step").click()
    table.happened("Red moves figure 2 from the home shore onto floe 12.")
    expect(table.frame.get_by_role("combobox", name="Slide floe")).to_have_value("12")
    table.button("Done").click()
    table.status("Blue’s turn")


def test_a_turn_by_clicks_and_arrows(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, DE)
    table = table_in(lab)
    table.click_hole("floe 5")
    table.says("Red has to roll the die first.")
    lab.page.evaluate("document.activeElement.blur()")
    table.frame.get_by_text("Set the die by hand").click()
    table.button("Use this face").click()
    table.click_hole("floe 13")
    arrow = table.hole("Slide floe 13 southwest ↙, 1 cell far")
    expect(arrow).to_be_visible()
    still = picture(table)
    arrow.hover()
    assert picture(table) != still
    arrow.click()
    table.happened("Red slides floe 13 southwest")
    table.click_hole("home shore")
    table.click_hole("floe 13")
    table.happened("Red moves figure 0 from the home shore onto floe 13.")
    # The floe with the figure is in hand: an arrow takes it along.
    table.hole("Slide floe 13 northwest").click()
    table.happened("Red slides floe 13 northwest")
    table.click_hole("floe 2")
    table.says("The bear is on floe")
    expect(table.frame.locator(".ky-notice li").first).to_contain_text("Can slide: floe 0")
    table.click_hole("floe 13")
    expect(table.frame.locator("[aria-pressed=true]")).to_have_count(0)
    lab.shot("floes-player-clicks", table.frame)


def test_a_turn_by_dragging(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, ROLLED)
    table = table_in(lab)
    mouse = lab.page.mouse
    x, y = middle(table, "floe 12")
    still = picture(table)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y + 40, steps=4)
    assert picture(table) != still
    lab.shot("floes-player-drag", table.frame)
    mouse.move(x - 60, y, steps=4)
    mouse.move(x + 20, y + 40, steps=4)
    mouse.up()
    table.happened("Red slides floe 12 southeast, 1 cell far.")
    # Let go near where it began, or with Escape, it stays; and neither is a press.
    x, y = middle(table, "floe 9")
    for end in ("back", "escape"):
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 40, y, steps=3)
        if end == "back":
            mouse.move(x + 2, y, steps=3)
        else:
            table.hole("floe 9").press("Escape")
        mouse.up()
    expect(table.hole("floe 9")).not_to_have_attribute("aria-pressed", "true")
    table.at_step(2)
    # Where it cannot slide, it says so.
    x, y = middle(table, "floe 12")
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y + 40, steps=4)
    mouse.up()
    table.says("Floe 12 already lies against a shore or the edge there")
    table.at_step(2)


def test_a_bear_turn_and_undo_across_an_attack(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(ATTACK)
    table = table_in(lab, 0)
    roll_bear(table)
    table.click_hole("floe 9")
    table.says("first choose whether you move the bear")
    expect(table.frame).to_have_attribute("data-mood", "choose")
    table.frame.locator(".ky-rows").get_by_role("button", name="Move the bear").click()
    table.status("the bear")
    expect(table.frame).to_have_attribute("data-mood", "bear")
    lab.shot("floes-player-bear", table.frame)
    table.click_hole("home shore")
    table.says("These moves are for the bear")
    table.click_hole("floe 12")
    table.happened("The bear chases Red’s figure 0 home.")
    expect(table.hole("floe 12")).to_have_attribute("aria-label", re.compile("floe 12, row 8, polar bear, touching: 0"))
    table.button("Undo").click()
    expect(table.hole("floe 0")).to_have_attribute("aria-label", re.compile("polar bear"))
    expect(table.hole("floe 12")).to_have_attribute("aria-label", re.compile("1 figure: Red 0"))
    table.button("Redo").click()
    table.happened("The bear chases Red’s figure 0 home.")
    table.frame.get_by_role("combobox", name="Direction").select_option("W")
    table.button("Slide").click()
    table.happened("Blue slides floe 12 west")
    table.status("Red’s turn")


def test_a_game_goes_on_after_a_reload(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, ROLLED)
    table = table_in(lab)
    table.click_hole("floe 5")
    expect(table.hole("floe 5")).to_have_attribute("aria-pressed", "true")
    lab.save()
    lab.reload()
    table = Table(lab.output(1))
    table.at_step(1)
    assert table.painted
    # What was in hand still is.
    table.hole("Slide floe 5 west").click()
    table.happened("Red slides floe 5 west")
    x, y = middle(table, "floe 10")
    lab.page.mouse.move(x, y)
    lab.page.mouse.down()
    lab.page.mouse.move(x + 40, y, steps=3)
    lab.page.mouse.up()
    table.happened("Red slides floe 10 east")


def test_the_keyboard_alone(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, ROLLED)
    table = table_in(lab)
    keys = lab.page.keyboard
    table.hole("floe 5").focus()
    keys.press("ArrowDown")
    assert table.focus.startswith("floe 9,")
    keys.press("ArrowLeft")
    assert table.focus.startswith("floe 8,")
    keys.press("Enter")
    expect(table.hole("Slide floe 8 east")).to_be_visible()
    keys.press("ArrowRight")
    assert table.focus.startswith("Slide floe 8 east")
    still = picture(table)
    keys.press("Tab")
    assert table.focus.startswith("Slide floe 8 northeast")
    assert picture(table) != still
    keys.press("Enter")
    table.happened("Red slides floe 8 northeast")
    # The floe stays in hand, and the focus on the same way out of it or on the floe.
    assert "floe 8" in table.focus
    keys.press("Escape")
    expect(table.frame.locator("[aria-pressed=true]")).to_have_count(0)
    expect(table.hole("floe 8")).to_be_focused()
    keys.press("Shift+Tab")
    keys.press("Tab")
    assert table.focus.startswith("floe 8,")


def test_a_finger_drags_floes_and_scrolls_the_page_elsewhere(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, ROLLED, "1", touch=True, width=700, height=600)
    table = table_in(lab)
    fingers = lab.context.new_cdp_session(lab.page)

    def swipe(x: float, y: float, right: float, down: float) -> None:
        for part in range(11):
            finger = {"x": x + right * part / 10, "y": y + down * part / 10}
            fingers.send(
                "Input.dispatchTouchEvent", {"type": "touchMove" if part else "touchStart", "touchPoints": [finger]}
            )
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    scrolled = "document.querySelector('.jp-WindowedPanel-outer').scrollTop"
    x, y = middle(table, "floe 5")
    before = lab.page.evaluate(scrolled)
    swipe(x, y, 30, -60)
    table.happened("Red slides floe 5 northeast")
    assert lab.page.evaluate(scrolled) == before
    # The open water between two floes is not to be held on to.
    (x, y), (other, _) = middle(table, "floe 8"), middle(table, "floe 9")
    swipe((x + other) / 2, y, 0, -120)
    lab.page.wait_for_function(f"before => {scrolled} - before > 40", arg=before)
    table.at_step(2)
    table.hole("floe 10").tap()
    table.hole("Slide floe 10 west").tap()
    table.happened("Red slides floe 10 west")


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (700, "dark"), (360, "light")])
def test_nothing_overflows_and_axe_finds_nothing(open_notebook: OpenNotebook, width: int, theme: Theme) -> None:
    lab = open_notebook(ATTACK, width=width, theme=theme)
    table = table_in(lab, 0)
    problems = Axe().run(lab.page, context=".ky-player").response["violations"]
    roll_bear(table)
    problems += Axe().run(lab.page, context=".ky-player").response["violations"]
    table.frame.locator(".ky-rows").get_by_role("button", name="Move floes and figures").click()
    table.status("floes and figures")
    table.hole("floe 5").click()
    table.hole("floe 12").click()
    table.says("Red is on floe 12")
    assert table.frame.evaluate(TOO_SMALL) == []
    assert table.frame.evaluate(OVERFLOWING) == []
    lab.shot(f"floes-player-{width}-{theme}", table.frame)
    problems += Axe().run(lab.page, context=".ky-player").response["violations"]
    assert [problem["id"] for problem in problems] == []


def test_the_german_game_is_chosen_in_the_dialog(open_notebook: OpenNotebook) -> None:
    table = table_in(open_notebook(IMPORT, "kn.play('ja-3', seed=7)"))
    table.button("New game").click()
    dialog = table.frame.get_by_role("dialog", name="New game")
    board = dialog.get_by_label("Board", exact=True)
    expect(board).to_be_visible()
    dialog.get_by_label("Rules", exact=True).select_option("DE (the German game)")
    expect(board).to_be_hidden()
    dialog.get_by_label("Players", exact=True).select_option("3")
    dialog.get_by_label("Blue: played by").select_option("computer, clever")
    dialog.get_by_label("Seed").fill("1")
    dialog.get_by_role("button", name="Start").click()
    expect(dialog).to_be_hidden()
    expect(table.frame).to_have_attribute("aria-label", "Drifting floes")
    table.status("Red’s turn · roll the die")
    expect(table.hole("floe 15")).to_be_visible()
    assert table.painted
    for language, words in (("日本語", "赤の番"), ("Deutsch", "Rot ist am Zug"), ("Français", "À Rouge de jouer")):
        table.frame.locator(".ky-language").select_option(language)
        table.status(words)
    expect(table.frame.locator("[data-id='15']")).to_have_attribute("aria-label", "plaque 15, rangée 7")


def test_a_move_is_few_and_short_messages(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, ROLLED)
    frames: list[int] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(len(data)))

    lab.page.on("websocket", listen)
    lab.reload()
    table = table_in(lab)
    for floe, way, step in (("floe 5", "west", 2), ("floe 6", "east", 3)):
        for press in (floe, f"Slide {floe} {way}"):
            lab.wait_for_session()
            frames.clear()
            table.hole(press).click()
            if press == floe:
                expect(table.hole(floe)).to_have_attribute("aria-pressed", "true")
            else:
                table.at_step(step)
            lab.wait_for_session()
            assert 0 < len(frames) <= 5
            assert sum(frames) <= 30_000
