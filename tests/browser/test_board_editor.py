"""The board editor in JupyterLab: drawn on with the mouse and by keys alone, mended, saved, loaded, played on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Locator, expect

from kayanak_nb.kayanak.board import Board, board
from kayanak_nb.locale import LANGUAGES, text

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage, Theme

SHOW = "import kayanak_nb as kn\neditor = kn.edit_board()\neditor"
TINY = SHOW.replace("()", "('tiny-7')")
OVERFLOWING = """frame => [frame, ...frame.querySelectorAll('*')]
  .filter(node => node.checkVisibility() && !node.closest('.ky-unseen, select, .ky-board-scroll'))
  .filter(node => node.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
  .map(node => node.outerHTML.slice(0, 80))"""

CELLS = ["[data-id=A1]", "[data-id=A1]", "[data-id=B1]"]
BRUSH = ".ky-turn input[value='1']"
# Whether what is chosen in a list is wider than the list.
CUT_SHORT = """list => {
  const wide = list.offsetWidth;
  list.style.cssText = 'flex: none; width: max-content';
  return list.offsetWidth > wide + 1;
}"""


class Table:
    """A board editor on the page, and what a teacher does with it."""

    def __init__(self, frame: Locator) -> None:
        self.frame = frame

    def cell(self, name: str) -> Locator:
        return self.frame.locator(f".ky-targets button[data-id={name}]")

    def brush(self, floe: int) -> None:
        self.frame.locator(f".ky-turn label:has(input[value='{floe}'])").click()

    def button(self, key: str, language: str = "en") -> Locator:
        return self.frame.get_by_role("button", name=text(key, language), exact=True)

    def field(self, key: str) -> Locator:
        return self.frame.get_by_label(text(key), exact=True)

    def holds(self, **cells: str) -> None:
        for name, said in cells.items():
            expect(self.cell(name)).to_have_attribute("aria-label", f"{name}, {said}")

    @property
    def standing(self) -> Locator:
        return self.frame.locator(".ky-editor-standing")

    @property
    def faults(self) -> Locator:
        return self.frame.locator(".ky-editor-faults li")

    @property
    def notice(self) -> Locator:
        return self.frame.locator(".ky-stage .ky-notice")


def opened(open_notebook: OpenNotebook, *cells: str, **options: object) -> tuple[LabPage, Table]:
    lab = open_notebook(*(cells or (SHOW,)), **options)  # type: ignore[arg-type]
    lab.run_all()
    table = Table(lab.output(0).locator(".ky-editor"))
    expect(table.standing).to_be_visible()
    return lab, table


def no_problems(lab: LabPage) -> None:
    problems = Axe().run(lab.page, context=".ky-editor").response["violations"]
    assert [(problem["id"], problem["nodes"][0]["html"][:200]) for problem in problems] == []


def drag(lab: LabPage, start: Locator, end: Locator) -> None:
    mouse = lab.page.mouse
    places = []
    for place in (start, end):
        box = place.bounding_box()
        assert box is not None
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    mouse.move(*places[0])
    mouse.down()
    # Two leaps: what lies between must not be left out.
    mouse.move(*((one + other) / 2 for one, other in zip(*places, strict=True)))
    mouse.move(*places[1])
    mouse.up()


def test_a_board_is_drawn_mended_and_played_on(open_notebook: OpenNotebook) -> None:
    lab, table = opened(open_notebook)
    expect(table.faults).to_have_count(2)
    table.cell("B2").click()
    table.holds(B2="on floe 0, something is wrong here")
    drag(lab, table.cell("B3"), table.cell("B6"))
    table.holds(B3="on floe 0", B4="on floe 0", B5="on floe 0", B6="on floe 0")
    table.brush(1)
    drag(lab, table.cell("C3"), table.cell("C6"))
    table.cell("C4").click()
    table.holds(C4="empty")
    expect(table.standing).to_have_text("Not yet: one thing is to be mended.")
    expect(table.faults).to_contain_text("The floe falls into 2 pieces: C3 | C5 C6.")
    table.holds(C3="on floe 1, something is wrong here")
    table.button("editor-play-now").click()
    expect(table.notice).to_contain_text(text("editor-cannot-play"))
    expect(lab.output(0).locator(".ky-player:not(.ky-editor)")).to_have_count(0)
    lab.shot("board-editor-fault", table.frame)
    table.faults.get_by_role("button", name="Floe 1").click()
    expect(table.cell("C3")).to_be_focused()
    table.cell("C4").click()
    expect(table.standing).to_have_text("Yes: 9 holes on 2 floes.")
    expect(table.notice).to_be_hidden()
    table.field("player-rules").select_option("ja-1")
    table.button("editor-play-now").click()
    player = lab.output(0).locator(".ky-player:not(.ky-editor)")
    player.get_by_role("button", name="Roll").click()
    expect(player.locator(".ky-log li")).not_to_have_count(0)
    no_problems(lab)
    lab.save()
    lab.reload()
    expect(table.standing).to_have_text("Yes: 9 holes on 2 floes.")
    expect(player.locator(".ky-log li")).not_to_have_count(0)
    table.button("editor-stop").click()
    expect(player).to_have_count(0)


def test_a_brush_is_in_hand_at_once(open_notebook: OpenNotebook) -> None:
    _, table = opened(open_notebook)
    table.cell("A1").click()
    expect(table.frame.locator(BRUSH)).to_be_attached()
    table.frame.evaluate(
        "(frame, both) => both.forEach(what => frame.querySelector(what).click())", [BRUSH, "[data-id=B1]"]
    )
    table.holds(B1="on floe 1")


def test_what_was_just_drawn_is_taken_away_again_at_once(open_notebook: OpenNotebook) -> None:
    _, table = opened(open_notebook)
    table.frame.evaluate("(frame, cells) => cells.forEach(what => frame.querySelector(what).click())", CELLS)
    table.holds(B1="on floe 0, something is wrong here", A1="empty")


def test_it_is_drawn_by_keys_alone(open_notebook: OpenNotebook) -> None:
    lab, table = opened(open_notebook)
    keys = lab.page.keyboard
    table.cell("A1").focus()
    for key in ("Enter", "ArrowRight", "Space", "ArrowRight", "Enter", "Delete"):
        keys.press(key)
    expect(table.cell("A3")).to_be_focused()
    table.holds(A1="on floe 0", A2="on floe 0", A3="empty")
    expect(table.standing).to_contain_text("one thing")
    table.frame.locator(".ky-turn input[value='0']").focus()
    keys.press("ArrowRight")
    expect(table.frame.locator(".ky-turn input[value='1']")).to_be_checked()
    expect(table.frame.locator(".ky-turn input[value='1']")).to_be_focused()
    table.cell("A1").focus()
    for key in ("ArrowDown", "Enter", "ArrowRight", "Enter"):
        keys.press(key)
    expect(table.standing).to_have_text("Yes: 4 holes on 2 floes.")
    expect(lab.output(0).locator(".ky-unseen[role=status]")).to_have_text("B2: on floe 1. Yes: 4 holes on 2 floes.")
    table.button("player-undo").focus()
    keys.press("Enter")
    table.holds(B2="empty")
    expect(table.button("player-undo")).to_be_focused()
    table.field("editor-small").focus()
    keys.press("Control+A")
    keys.type("1000")
    keys.press("Tab")
    expect(table.faults).to_contain_text("1000 is too large.")
    expect(table.field("editor-large")).to_be_focused()


def test_a_file_is_saved_loaded_and_refused(open_notebook: OpenNotebook, tmp_path: Path) -> None:
    lab, table = opened(open_notebook, TINY, "editor.board.name")
    table.field("editor-name").fill("our lake")
    table.field("editor-name").press("Enter")
    with lab.page.expect_download() as download:
        table.button("editor-save").click()
    saved = tmp_path / download.value.suggested_filename
    assert saved.name == "our lake.json"
    download.value.save_as(saved)
    assert Board.from_json(saved).floes == board("tiny-7").floes
    expect(table.notice).to_contain_text("Saved as our lake.json")
    table.field("editor-start").select_option("default")
    table.button("editor-begin").click()
    expect(table.standing).to_have_text("Yes: 80 holes on 18 floes.")
    choose(lab, table, saved.read_text(encoding="utf-8"))
    expect(table.notice).to_contain_text("“our lake” is on the drawing board.")
    expect(table.standing).to_have_text("Yes: 7 holes on 2 floes.")
    choose(lab, table, json.dumps(board("tiny-7").to_dict() | {"holes": ["A2", "A2"]}))
    expect(table.notice).to_contain_text("The hole A2 stands here again")
    expect(table.standing).to_have_text("Yes: 7 holes on 2 floes.")
    choose(lab, table, json.dumps(board("tiny-7").to_dict() | {"fish": {"small": "many", "large": 3}}))
    expect(table.faults).to_contain_text("'many' is not a whole number.")
    expect(table.field("editor-small")).to_have_value("many")
    table.field("editor-small").fill("9")
    table.field("editor-small").press("Enter")
    expect(table.standing).to_have_text("Yes: 7 holes on 2 floes.")
    expect(table.field("editor-small")).to_have_attribute("type", "number")
    table.button("player-undo").click()
    table.button("player-undo").click()
    lab.run_cell(1)
    expect(lab.output(1)).to_contain_text("our lake")


def choose(lab: LabPage, table: Table, said: str) -> None:
    with lab.page.expect_file_chooser() as chooser:
        table.button("editor-load").click()
    chooser.value.set_files(FilePayload(name="board.json", mimeType="application/json", buffer=said.encode()))


def test_the_finished_board_is_shown_in_every_view(open_notebook: OpenNotebook) -> None:
    lab, table = opened(open_notebook, TINY)
    table.frame.locator("label:has(input[value=board])").click()
    picture = table.frame.get_by_role("img", name=re.compile("7 holes, all closed, on 2 floes"))
    expect(picture).to_be_visible()
    second = Table(lab.second_view(0).locator(".ky-editor"))
    expect(second.frame.get_by_role("img", name=re.compile("7 holes"))).to_be_visible()
    second.frame.locator("label:has(input[value=draw])").click()
    second.cell("A1").click()
    table.holds(A1="on floe 0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_chosen_in_the_editor(open_notebook: OpenNotebook, language: str) -> None:
    lab, table = opened(open_notebook, TINY)
    table.cell("D4").click()
    table.frame.locator("select.ky-language").select_option(language)
    expect(table.frame.get_by_role("heading", level=2)).to_have_text(text("editor-title", language))
    expect(table.faults.first).to_contain_text(text("fault-isolated-hole", language, hole="D4"))
    assert table.frame.get_attribute("lang") == language
    assert not table.frame.locator("select.ky-language").evaluate(CUT_SHORT)
    assert table.frame.evaluate(OVERFLOWING) == []
    no_problems(lab)


@pytest.mark.parametrize(
    ("language", "width", "theme"),
    [("en", 1280, "light"), ("en", 700, "dark"), ("ja", 1280, "dark"), ("ja", 700, "light")],
)
def test_how_it_looks(open_notebook: OpenNotebook, language: str, width: int, theme: Theme) -> None:
    cell = f"import kayanak_nb as kn\neditor = kn.edit_board('default', language='{language}')\neditor"
    lab, table = opened(open_notebook, cell, width=width, theme=theme, height=1100)
    name = f"{language}-{width}-{theme}"
    table.cell("D5").click()
    table.cell("D6").click()
    table.cell("D6").click()
    expect(table.faults).not_to_have_count(0)
    table.frame.scroll_into_view_if_needed()
    lab.shot(f"board-editor-{name}", table.frame)
    assert table.frame.evaluate(OVERFLOWING) == []
    no_problems(lab)
    for _ in range(3):
        table.button("player-undo", language).click()
    table.frame.locator("label:has(input[value=board])").click()
    expect(table.frame.get_by_role("img")).to_be_visible()
    table.button("editor-play-now", language).click()
    expect(lab.output(0).locator(".ky-player:not(.ky-editor)")).to_be_visible()
    lab.shot(f"board-editor-finished-{name}", table.frame)
    no_problems(lab)
