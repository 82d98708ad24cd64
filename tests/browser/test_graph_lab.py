"""The graph lab in JupyterLab: pressed, steered by keys, in four languages and both themes."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Locator, expect

from kayanak_nb.kayanak.board import board
from kayanak_nb.locale import LANGUAGES, text
from tests.browser.test_board_editor import CUT_SHORT

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage, Theme

SHOW = "import kayanak_nb as kn\nlab = kn.graph_lab()\nlab"
OVERFLOWING = """frame => [frame, ...frame.querySelectorAll('*')]
  .filter(node => node.checkVisibility() && !node.closest('.ky-unseen, .ky-graph-row, select, .ky-board-scroll'))
  .filter(node => node.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
  .map(node => node.outerHTML.slice(0, 80))"""


class Bench:
    """A graph lab on the page, and what a pupil does with it."""

    def __init__(self, frame: Locator) -> None:
        self.frame = frame

    def hole(self, name: str) -> Locator:
        return self.frame.get_by_role("button", name=re.compile(rf"^{name}\b"))

    def choose(self, name: str) -> None:
        self.frame.locator(".ky-graph-choices label", has_text=name).click()

    def open_file(self, said: str) -> None:
        with self.frame.page.expect_file_chooser() as chooser:
            self.frame.get_by_role("button", name=text("graph-lab-open"), exact=True).click()
        chooser.value.set_files(FilePayload(name="board.json", mimeType="application/json", buffer=said.encode()))

    def row_entry(self, hole: str) -> Locator:
        return self.frame.locator(".ky-graph-row").get_by_role("columnheader", name=hole, exact=True)

    @property
    def notice(self) -> Locator:
        return self.frame.locator(".ky-graph-findings .ky-notice")

    @property
    def said(self) -> Locator:
        return self.frame.locator(".ky-graph-said")

    @property
    def slider(self) -> Locator:
        return self.frame.get_by_role("slider")


def opened(open_notebook: OpenNotebook, cell: str = SHOW, **options: object) -> tuple[LabPage, Bench]:
    lab = open_notebook(cell, **options)  # type: ignore[arg-type]
    lab.run_all()
    bench = Bench(lab.output(0).locator(".ky-graph"))
    expect(bench.said).to_be_visible()
    return lab, bench


def no_problems(lab: LabPage) -> None:
    problems = Axe().run(lab.page, context=".ky-graph").response["violations"]
    assert [(problem["id"], problem["nodes"][0]["html"][:200]) for problem in problems] == []


def test_holes_are_pressed_and_things_put_in_the_way(open_notebook: OpenNotebook) -> None:
    _, bench = opened(open_notebook)
    bench.hole("A1").click()
    expect(bench.said).to_contain_text("A1 has 2 neighbours: A2 and B1. Its degree is 2.")
    bench.choose("puts a fisher in the way")
    bench.hole("A2").click()
    expect(bench.said).to_contain_text("A1 has 1 neighbour: B1.")
    expect(bench.hole("A2")).to_have_attribute("aria-label", re.compile("a fisher stands here"))
    bench.choose("melts the floe")
    bench.hole("B2").click()
    expect(bench.notice).to_contain_text("a floe with somebody on it does not melt")
    bench.frame.get_by_role("button", name="Everything out of the way").click()
    expect(bench.said).to_contain_text("A1 has 2 neighbours")
    expect(bench.notice).to_be_hidden()


def test_it_is_steered_by_keys(open_notebook: OpenNotebook) -> None:
    lab, bench = opened(open_notebook)
    keys = lab.page.keyboard
    bench.hole("E5").focus()
    keys.press("ArrowRight")
    expect(bench.hole("E6")).to_be_focused()
    keys.press("Enter")
    expect(bench.said).to_contain_text("E6 has 6 neighbours")
    expect(bench.hole("E6")).to_be_focused()
    bench.frame.locator("input[value=neighbours]").focus()
    keys.press("ArrowDown")
    expect(bench.said).to_contain_text("steps are enough for every hole")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(bench.said).to_contain_text("36 walks of exactly 2 steps")
    bench.slider.focus()
    keys.press("ArrowRight")
    expect(bench.said).to_contain_text("walks of exactly 3 steps from E6")
    expect(bench.slider).to_have_attribute("aria-valuetext", "3 steps")
    expect(bench.frame.locator(".ky-graph-row")).to_have_attribute("aria-label", re.compile("to the power 3"))
    no_problems(lab)


def test_the_slider_moves_the_reach_and_a_reload_keeps_it(open_notebook: OpenNotebook) -> None:
    lab, bench = opened(open_notebook)
    bench.choose("Reach with exactly")
    bench.slider.fill("1")
    expect(bench.said).to_contain_text("Near enough, and yet not possible")
    bench.slider.fill("4")
    expect(bench.said).to_contain_text("A walk of exactly 4 steps")
    lab.save()
    lab.reload()
    expect(bench.said).to_contain_text("A walk of exactly 4 steps")
    view = Bench(lab.second_view(0).locator(".ky-graph"))
    expect(view.said).to_contain_text("A walk of exactly 4 steps")
    view.hole("A1").click()
    expect(bench.said).to_contain_text("from A1")


def test_the_board_is_changed_and_a_file_of_ones_own_opened(open_notebook: OpenNotebook) -> None:
    lab, bench = opened(open_notebook)
    expect(bench.row_entry("C5")).to_be_in_viewport()
    menu = bench.frame.get_by_label("Board", exact=True)
    menu.select_option(label="small board (19 holes)")
    expect(bench.frame.locator(".ky-targets button")).to_have_count(19)
    expect(bench.said).to_contain_text("C3 has 6 neighbours")
    expect(bench.frame.locator(".ky-unseen[role=status]")).to_contain_text("Now on show: small board (19 holes).")
    own = json.loads(board("tiny-7").to_text()) | {"name": "our pond"}
    bench.open_file(json.dumps(own))
    expect(bench.frame.locator(".ky-targets button")).to_have_count(7)
    expect(menu.locator("option:checked")).to_have_text("board “our pond” (7 holes)")
    bench.open_file(json.dumps(own | {"holes": ["A2"]}))
    expect(bench.frame.locator(".ky-notice:visible")).to_contain_text("This file is no board")
    no_problems(lab)
    menu.select_option("default")
    expect(bench.frame.locator(".ky-targets button")).to_have_count(80)
    expect(bench.frame.locator(".ky-notice:visible")).to_have_count(0)
    lab.save()
    lab.reload()
    expect(menu.locator("option")).to_have_count(5)
    bench.open_file(" " * 1_000_001)
    expect(bench.frame.locator(".ky-notice:visible")).to_have_text(text("editor-file-too-large"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_chosen_in_the_lab(open_notebook: OpenNotebook, language: str) -> None:
    lab, bench = opened(open_notebook)
    bench.frame.locator("select.ky-language").select_option(language)
    expect(bench.frame.get_by_role("heading", level=2)).to_have_text(text("graph-lab-title", language))
    assert bench.frame.get_attribute("lang") == language
    assert not bench.frame.locator("select.ky-language").evaluate(CUT_SHORT)
    assert bench.frame.evaluate(OVERFLOWING) == []
    no_problems(lab)


@pytest.mark.parametrize(
    ("language", "width", "theme"),
    [("en", 1280, "light"), ("en", 700, "dark"), ("ja", 1280, "dark"), ("ja", 700, "light")],
)
def test_how_it_looks(open_notebook: OpenNotebook, language: str, width: int, theme: Theme) -> None:
    cell = f"import kayanak_nb as kn\nlab = kn.graph_lab(language='{language}')\nlab"
    lab, bench = opened(open_notebook, cell, width=width, theme=theme, height=1000)
    for view in ("neighbours", "rings", "reach", "walks", "pieces"):
        bench.frame.locator(f"label:has(input[value={view}])").click()
        if view == "reach":
            bench.frame.locator("label:has(input[value=block])").click()
            bench.hole("D6").click()
            bench.frame.locator("label:has(input[value=melt])").click()
            bench.hole("C7").click()
            bench.hole("B8").click()
            bench.slider.fill("3")
        if view == "walks":
            bench.slider.fill("6")
        expect(bench.frame.locator(f"input[value={view}]")).to_be_checked()
        lab.wait_for_session()
        bench.frame.scroll_into_view_if_needed()
        lab.shot(f"graph-lab-{view}-{language}-{width}-{theme}")
    assert bench.frame.evaluate(OVERFLOWING) == []
    no_problems(lab)
