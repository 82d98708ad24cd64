"""Games of Kayanak played in a real JupyterLab: by buttons, by clicks, by keyboard, by touch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from kayanak_nb.kayanak.board import board
from tests.browser.table import Table

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage
    from tests.browser.server import LabServer

IMPORT = "import kayanak_nb as kn"
JA_3 = "player = kn.play('ja-3', seed=7)\nplayer"


def table_in(lab: LabPage, cell: int = 1) -> Table:
    lab.run_all()
    return Table(lab.output(cell))


def place_both(table: Table, *holes: str) -> None:
    for hole in holes:
        table.hole(hole).click()
        table.happened(f"puts the fisher on {hole}")


@pytest.mark.parametrize("rules", ["ja-1", "ja-2", "ja-3", "fr"])
def test_a_turn_under_each_rule_set(open_notebook: OpenNotebook, rules: str) -> None:
    lab = open_notebook(IMPORT, f"kn.play({rules!r}, seed=7, players=4)")
    table = table_in(lab)
    if rules != "ja-1":
        place_both(table, "C4", "G8", "A9", "H2")
    table.button("Roll").click()
    table.happened("Red rolls")
    lab.shot(f"player-{rules}", table.frame)


def test_a_turn_by_buttons(open_notebook: OpenNotebook) -> None:
    table = table_in(open_notebook(IMPORT, JA_3))
    places = table.frame.get_by_role("combobox", name="Place at")
    for player, hole in (("Red", "C4"), ("Blue", "G8")):
        places.select_option(hole)
        table.button("Place").click()
        table.happened(f"{player} puts the fisher on {hole}.")
    table.status("roll the dice")
    table.button("Roll").click()
    table.happened("Red rolls")
    table.button("Undo").click()
    table.at_step(2, of=3)
    table.set_dice("free choice 3", "crystal 1")
    table.status("4 left")
    table.frame.get_by_role("combobox", name="Dig at").select_option("D4")
    table.button("Dig").click()
    table.happened("Red digs at D4")
    table.frame.get_by_role("combobox", name="Fish in").select_option("D4")
    table.button("Fish").click()
    expect(table.frame.locator(".ky-log li").nth(1)).to_contain_text("Red lowers the rod into D4.")
    table.button("Done").click()
    table.status("plug or unplug a hole")
    table.button("Plug").click()
    table.happened("Red plugs D4")
    table.status("Blue’s turn")


def test_a_turn_by_clicks_on_the_board(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, "import ipywidgets\nipywidgets.HTML('<div style=\"height:700px\"></div>')", JA_3)
    table = table_in(lab, 2)
    # The first click, on a board of which only a part is in sight, lands where it was made.
    lab.page.evaluate("document.querySelector('.jp-WindowedPanel-outer').scrollTop = 480")
    table.click_hole("A3")
    table.happened("Red puts the fisher on A3.")
    table.click_hole("B6")
    table.happened("Blue puts the fisher on B6.")
    table.click_hole("A4")
    table.says("Red has to roll the dice first.")
    table.set_dice("free choice 3", "drop 2")
    table.click_hole("H8")
    table.says("H8 is too far from the fisher on A3")
    expect(table.frame.locator(".ky-pulse")).to_have_count(1)
    floe = board("default").floe_of("H8")
    table.button(f"Melt floe {floe}").click()
    table.happened(f"Red melts floe {floe}.")
    table.frame.get_by_role("radio", name="Walk to").check()
    table.click_hole("A2")
    table.happened("Red walks from A3 to A2.")
    table.frame.get_by_role("radio", name="Dig at").check()
    table.click_hole("A3")
    table.happened("Red digs at A3")


def test_a_game_by_keyboard_alone(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, "kn.play('ja-3', seed=7, board='tiny-7')")
    table = table_in(lab)
    keys = lab.page.keyboard
    table.hole("A2").focus()
    for key, hole in (("ArrowDown", "B1"), ("ArrowDown", "C2"), ("ArrowRight", "C3"), ("ArrowUp", "B2")):
        keys.press(key)
        assert table.focus.startswith(hole), key
    keys.press("Space")
    table.happened("Red puts the fisher on B2.")
    assert table.focus.startswith("B2")
    keys.press("ArrowDown")
    keys.press("Enter")
    step = 2
    table.at_step(step)
    # From the board one Tab leads to the next thing to do, and there the focus stays: Enter plays on.
    keys.press("Tab")
    while table.mode != "over":
        assert step < 300
        step += 1
        keys.press("Enter")
        expect(table.frame.locator(f'.ky-log li[data-step="{step}"]')).to_have_count(1)
        step = table.step
    table.status("Game over")


def test_the_keyboard_leaves_the_board_and_lab_keeps_quiet(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, JA_3)
    table = table_in(lab)
    inside = "document.activeElement.closest('.ky-targets') !== null"
    table.hole("C4").focus()
    lab.page.keyboard.press("Tab")
    assert not lab.page.evaluate(inside)
    lab.page.keyboard.press("Shift+Tab")
    assert table.focus.startswith("C4")
    lab.page.keyboard.press("Shift+Tab")
    assert not lab.page.evaluate(inside)
    table.hole("C4").focus()
    for key in ("a", "b", "m", "y", "r", "d", "d", "x", "z", "ArrowDown", "Enter"):
        lab.page.keyboard.press(key)
    table.happened("Red puts the fisher on")
    kinds = (
        "[...document.querySelectorAll('.jp-Notebook .jp-Cell')].map(cell => cell.classList.contains('jp-CodeCell'))"
    )
    assert lab.page.evaluate(kinds) == [True, True]
    lab.page.keyboard.press("Control+s")
    lab.page.wait_for_function(
        "![...jupyterapp.shell.widgets('main')].find(widget => widget.context).context.model.dirty"
    )


def test_the_log_is_one_stop_for_tab_and_arrows_lead_through_it(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, "player = kn.play('ja-3', seed=7, bots=['greedy', 'greedy'])\nfor _ in range(20):\n"
                        "    player.session.advance()\nplayer.refresh()\nplayer")  # fmt: skip
    table = table_in(lab)
    last = table.step
    assert last >= 20
    keys = lab.page.keyboard
    table.hole("A1").focus()
    stops = 0
    while not table.focus.startswith("Undo"):
        keys.press("Tab")
        stops += 1
        assert stops <= 6, table.focus
    keys.press("Shift+Tab")
    entries = table.frame.locator(".ky-log .ky-go")
    keys.press("ArrowDown")
    expect(entries.nth(0)).to_be_focused()
    keys.press("ArrowDown")
    expect(table.frame.locator(".ky-log li").nth(0).locator("summary").first).to_be_focused()
    second = "document.activeElement === document.querySelectorAll('.ky-log .ky-go')[1]"
    for _ in range(10):
        if not lab.page.evaluate(second):
            keys.press("ArrowDown")
    expect(entries.nth(1)).to_be_focused()
    keys.press("Enter")
    table.at_step(last - 1, of=last)
    keys.press("End")
    keys.press("Tab")
    assert table.focus.startswith("Undo")


def test_undo_redo_scrub_and_the_log(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, "player = kn.play('ja-3', seed=7)\nfor hole in ('C4', 'G8'):\n"
                        "    player.game.play(kn.Place(hole))\nplayer.game.roll()\nplayer")  # fmt: skip
    table = table_in(lab)
    table.at_step(3)
    table.button("Undo").click()
    table.at_step(2, of=3)
    table.button("One step back").click()
    table.at_step(1, of=3)
    table.button("Redo").click()
    table.at_step(2, of=3)
    slider = table.frame.get_by_role("slider", name="Step")
    slider.focus()
    lab.page.keyboard.press("Home")
    table.at_step(0, of=3)
    lab.page.keyboard.press("End")
    table.at_step(3)
    slider.fill("1")
    table.at_step(1, of=3)
    expect(table.frame.get_by_text("This is an earlier step.")).to_be_visible()
    table.hole("A1").click()
    table.at_step(2)
    table.frame.get_by_role("combobox", name="Lines of this game").select_option(index=0)
    table.at_step(3)
    table.frame.get_by_role("button", name="Red puts the fisher on C4.").click()
    table.at_step(1, of=3)
    table.frame.get_by_role("combobox", name="Speed").select_option("very fast")
    table.button("Play by itself").click()
    table.at_step(3)


def test_a_game_goes_on_after_a_reload_and_in_two_views(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, JA_3)
    table = table_in(lab)
    table.hole("C4").click()
    table.happened("Red puts the fisher on C4.")
    lab.save()
    lab.reload()
    table = Table(lab.output(1))
    table.at_step(1)
    assert table.painted
    table.hole("G8").click()
    table.at_step(2)
    other = Table(lab.second_view(1))
    other.at_step(2)
    other.button("Roll").click()
    table.at_step(3)
    other.at_step(3)
    assert other.painted
    table.button("Undo").click()
    other.at_step(2, of=3)
    table.button("Redo").click()
    other.at_step(3)


def test_bots_play_by_themselves_until_a_person_is_to_move(open_notebook: OpenNotebook) -> None:
    table = table_in(open_notebook(IMPORT, "kn.play('ja-3', seed=7, bots={1: 'greedy'})"))
    table.hole("C4").click()
    table.happened("Blue puts the fisher on")
    table.status("Red’s turn · roll the dice")
    table.frame.get_by_role("combobox", name="Speed").select_option("very fast")
    table.set_dice("dig 2", "plain 2")
    for _ in range(4):
        table.button("Dig").click() if table.mode == "act" else None
    table.status("Red’s turn")
    table.button("Undo").click()
    table.status("Red’s turn")


def test_an_exception_shows_and_the_game_goes_on(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, JA_3, "player.session.pick = lambda hole: 1 / 0", "del player.session.pick")
    lab.run_cell(0)
    lab.run_cell(1)
    lab.run_cell(2)
    table = Table(lab.output(1))
    table.hole("C4").click()
    alarm = table.frame.get_by_role("alert").filter(has_text="Something went wrong in the program (ZeroDivisionError")
    expect(alarm).to_be_visible()
    lab.run_cell(3)
    table.hole("C4").click()
    table.happened("Red puts the fisher on C4.")
    expect(alarm).to_be_hidden()


def test_after_a_kernel_restart_it_says_what_to_do(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, "player = kn.play('ja-3', seed=7, language='de')\nplayer")
    table = table_in(lab)
    lab.restart_kernel()
    table.hole("C4").click()
    silence = table.frame.get_by_role("alert").filter(has_text="dann führe diese Zelle noch einmal aus")
    expect(silence).to_be_visible()
    lab.run_all()
    table = Table(lab.output(1))
    table.hole("C4").click()
    table.happened("C4")
    expect(table.frame.get_by_role("alert").filter(has_text="Zelle")).to_be_hidden()


def test_a_busy_kernel_is_waited_for(open_notebook: OpenNotebook, lab_server: LabServer) -> None:
    lab = open_notebook(
        IMPORT, JA_3, "import pathlib, time\nwhile not pathlib.Path('go').exists():\n    time.sleep(0.05)"
    )
    lab.run_cell(0)
    lab.run_cell(1)
    table = Table(lab.output(1))
    lab.run_cell(2, wait=False)
    table.hole("C4").click()
    silence = table.frame.get_by_role("alert").filter(has_text="No answer from the program yet.")
    expect(silence).to_be_visible()
    (lab_server.root / "go").touch()
    table.happened("Red puts the fisher on C4.")
    expect(silence).to_be_hidden()


def test_a_game_played_from_a_cell_is_followed(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, JA_3, "player.game.play(kn.Place('C4'))\nplayer.language = 'fr'")
    table = table_in(lab)
    table.happened("C4")
    table.status("À Bleu de jouer")


def test_a_new_game_and_what_cannot_be_played(open_notebook: OpenNotebook) -> None:
    table = table_in(open_notebook(IMPORT, JA_3))
    table.hole("C4").click()
    table.at_step(1)
    table.button("New game").click()
    dialog = table.frame.get_by_role("dialog", name="New game")
    dialog.get_by_label("Players", exact=True).select_option("4")
    dialog.get_by_label("Board", exact=True).select_option("tiny board (7 holes)")
    dialog.get_by_role("button", name="Start").click()
    expect(dialog.get_by_role("alert")).to_contain_text("every fisher starts on a floe of its own")
    table.at_step(1)
    dialog.get_by_label("Rules", exact=True).select_option("FR (the French game)")
    dialog.get_by_label("Red: name").fill("<b>Mio</b>")
    dialog.get_by_label("Blue: played by").select_option("computer, clever")
    dialog.get_by_label("Seed").fill("12")
    dialog.get_by_role("button", name="Start").click()
    expect(dialog).to_be_hidden()
    table.at_step(0)
    table.status("<b>Mio</b>’s turn")
    expect(table.frame.locator(".ky-targets button")).to_have_count(7)
    assert table.page.locator(".ky-player b", has_text="Mio").count() == 0


def test_save_load_and_codes(open_notebook: OpenNotebook, tmp_path: Path) -> None:
    lab = open_notebook(IMPORT, JA_3, "other = kn.play('fr', seed=1)\nother", alone=True)
    lab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = table_in(lab)
    other = Table(lab.output(2))
    place_both(table, "C4", "G8")
    with lab.page.expect_download() as download:
        table.button("Save").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name == "kayanak-ja-3-7.json"
    table.says("Saved as kayanak-ja-3-7.json, in your downloads.")
    assert json.loads(saved.read_text(encoding="utf-8"))["seed"] == 7
    damaged = tmp_path / "damaged.json"
    damaged.write_text(saved.read_text(encoding="utf-8")[:-30], encoding="utf-8")
    other.button("Load").click()
    dialog = other.frame.get_by_role("dialog", name="Load a game")
    dialog.get_by_label("A saved file").set_input_files(damaged)
    expect(dialog.get_by_role("alert")).to_contain_text("This file cannot be loaded")
    expect(dialog.get_by_role("alert").get_by_role("listitem")).not_to_have_count(0)
    dialog.get_by_label("A saved file").set_input_files(saved)
    expect(dialog).to_be_hidden()
    other.at_step(2)
    table.hole("A1").click()
    table.button("Copy code").click()
    table.says("The code of this position is copied.")
    code = lab.page.evaluate("navigator.clipboard.readText()")
    # Where the browser does not let a page copy, the code is there to be copied by hand.
    lab.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table.button("Copy code").click()
    expect(table.frame.get_by_role("dialog").get_by_role("textbox", name="Copy code")).to_have_value(code)
    lab.page.keyboard.press("Escape")
    other.button("Load").click()
    dialog.get_by_label("Or paste a position code").fill(code)
    dialog.get_by_role("button", name="Use this code").click()
    expect(dialog).to_be_hidden()
    other.status("Red’s turn · roll the dice")


def test_teachers_switches(open_notebook: OpenNotebook) -> None:
    table = table_in(open_notebook(IMPORT, JA_3))
    place_both(table, "C4", "G8")
    table.button("Settings").click()
    dialog = table.frame.get_by_role("dialog", name="Settings")
    dialog.get_by_role("checkbox", name="Show what is under the ice").check()
    dialog.get_by_role("checkbox", name="Pull up the rod at once").uncheck()
    table.page.keyboard.press("Escape")
    expect(table.hole("A3")).to_have_attribute("aria-label", "A3, closed, 1 small fish, on floe 0")
    table.set_dice("free choice 3", "plain 2")
    table.frame.get_by_role("combobox", name="Dig at").select_option("D4")
    table.button("Dig").click()
    table.button("Fish").click()
    table.status("the rod is in D4")
    table.frame.get_by_text("Set the catch by hand").click()
    table.frame.get_by_role("combobox", name="Catch").select_option(index=0)
    table.button("Use this catch").click()
    table.happened("Red pulls up the rod at D4: nothing sticks to the magnet.")
