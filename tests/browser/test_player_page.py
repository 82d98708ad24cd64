"""What the player is like on the page: sharp, in proportion, within its bounds, for touch and for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from kayanak_nb.locale import LANGUAGES
from tests.browser.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import Theme

IMPORT = "import kayanak_nb as kn"
JA_3 = "player = kn.play('ja-3', seed=7, players=4)\nplayer"
STARTED = """player = kn.play('ja-3', seed=7, players=4)
for hole in ('C4', 'G8', 'A9', 'H2'):
    player.game.play(kn.Place(hole))
player.game.play(kn.Roll(kn.Face('any', 3), kn.Face('drop', 2)))
player"""

TOO_SMALL = """frame => [...frame.querySelectorAll('button, select, input, summary')]
  .filter(node => node.checkVisibility() && !node.classList.contains('ky-unseen') && !node.matches('.ky-kind input'))
  .map(node => [node.outerHTML.slice(0, 80), node.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24).map(([html]) => html)"""
OVERLAPPING = """frame => [...frame.querySelectorAll('.ky-row, .ky-transport, .ky-bar, .ky-head')]
  .filter(row => row.checkVisibility()).flatMap(row => [...row.children].map(node => [row, node]))
  .filter(([row, node]) => [...row.children].some(other => {
    const [one, two] = [node.lastElementChild ?? node, other].map(each => each.getBoundingClientRect());
    return other !== node && one.width && two.width && one.left < two.right - 1 && two.left < one.right - 1
      && one.top < two.bottom - 1 && two.top < one.bottom - 1;
  })).map(([, node]) => node.outerHTML.slice(0, 80))"""
OVERFLOWING = """frame => [frame, ...frame.querySelectorAll('*')]
  .filter(node => node.checkVisibility() && !node.closest('.ky-unseen, .ky-board-scroll, pre, select, svg'))
  .filter(node => node.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
  .map(node => node.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize(
    ("width", "height", "theme"), [(1280, 1100, "light"), (700, 1900, "dark"), (360, 2400, "light")]
)
def test_nothing_overflows_and_axe_finds_nothing(
    open_notebook: OpenNotebook, width: int, height: int, theme: Theme
) -> None:
    lab = open_notebook(IMPORT, STARTED, width=width, height=height, theme=theme)
    lab.run_all()
    table = Table(lab.output(1))
    table.hole("A1").click()
    table.says("A1 is too far")
    assert table.frame.evaluate(TOO_SMALL) == []
    assert table.frame.evaluate(OVERFLOWING) == []
    assert table.frame.evaluate(OVERLAPPING) == []
    lab.shot(f"player-{width}-{theme}", table.frame)
    table.button("New game").click()
    expect(table.frame.get_by_role("dialog")).to_be_visible()
    problems = Axe().run(lab.page, context=".ky-player").response["violations"]
    assert [problem["id"] for problem in problems] == []
    lab.page.keyboard.press("Escape")
    problems = Axe().run(lab.page, context=".ky-player").response["violations"]
    assert [problem["id"] for problem in problems] == []


# Where a choice is longer than its list is wide, at least the name before the bracket has to be legible.
CUT_OFF = """frame => [...frame.querySelectorAll('.ky-rows .ky-row')].flatMap(row => {
  const pen = document.createElement('canvas').getContext('2d');
  const lists = [...row.querySelectorAll('select')].filter(list => list.checkVisibility()).filter(list => {
    const style = getComputedStyle(list), arrow = 24;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - arrow;
    return [...list.options].some(({ text }) => pen.measureText(text.split(/ ?[(（]/)[0]).width > room);
  });
  const words = [...row.querySelectorAll('.ky-kind, .ky-button')].filter(node => node.scrollWidth > node.clientWidth);
  const lines = [...row.querySelectorAll('.ky-kind span')].filter(node => node.getClientRects().length > 1
    || node.getBoundingClientRect().height > 1.9 * parseFloat(getComputedStyle(node).fontSize));
  return [...lists, ...words, ...lines].map(node => `${row.dataset.kind}: ${node.className}`);
})"""
ROWS = """from dataclasses import replace
free = replace(kn.RULE_SETS['fr'], temperature_timing='either')
player = kn.play(free, seed=3, board='{board}', language='{language}')
game = player.game
for move in (kn.Place('C3'), kn.Place('A2')):
    game.play(move)
game.play(kn.Roll(kn.Face('dig', 2), kn.Face('plain', 2)))
while game.state.phase == 'act':
    game.play(game.legal_moves()[0])
game.play(kn.Roll(kn.Face('dig', 2), kn.Face('plain', 2)))
while game.state.phase == 'act':
    game.play(game.legal_moves()[0])
game.play(kn.Roll(kn.Face('any', 3), kn.Face('{sign}', 1)))
player"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_places_are_never_cut_off(open_notebook: OpenNotebook, language: str) -> None:
    cells = [ROWS.format(board="default", language=language, sign=sign) for sign in ("drop", "crystal")]
    lab = open_notebook(IMPORT, *cells, width=1280, height=900, alone=True)
    # As JupyterLab comes up: with the list of files open.
    lab.page.evaluate("window.jupyterapp.shell.expandLeft()")
    lab.run_all()
    for cell, kinds in ((1, {"walk", "dig", "fish", "melt"}), (2, {"walk", "dig", "fish", "plug"})):
        table = Table(lab.output(cell))
        table.frame.scroll_into_view_if_needed()
        shown = table.frame.locator(".ky-rows .ky-row")
        expect(shown).to_have_count(len(kinds))
        assert set(shown.evaluate_all("rows => rows.map(row => row.dataset.kind)")) == kinds
        assert table.frame.evaluate(CUT_OFF) == []
        assert table.frame.evaluate(OVERLAPPING) == []
        lab.shot(f"rows-{language}-{cell}", table.frame.locator(".ky-turn"))


@pytest.mark.parametrize("sharpness", [1.0, 2.0])
def test_the_picture_is_sharp_and_in_proportion(open_notebook: OpenNotebook, sharpness: float) -> None:
    lab = open_notebook(IMPORT, JA_3, sharpness=sharpness)
    lab.run_all()
    table = Table(lab.output(1))
    sizes = "canvas => [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]"
    width, height, shown_width, shown_height = table.frame.locator("canvas").evaluate(sizes)
    assert abs(width - shown_width * sharpness) <= 1
    assert abs(height - shown_height * sharpness) <= 2
    wide, high = lab.page.evaluate("[...document.querySelectorAll('.ky-board')].map(b => eval(b.style.aspectRatio))"), 1
    assert abs(shown_width / shown_height - wide[0] / high) < 0.01
    lab.set_theme("dark")
    expect(table.frame.locator("xpath=..")).to_have_attribute("data-theme", "dark")


def test_touch_plays_and_the_page_still_scrolls(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, JA_3, "1", touch=True, width=700, height=500)
    lab.run_all()
    table = Table(lab.output(1))
    table.hole("C4").tap()
    table.happened("Red puts the fisher on C4.")
    table.hole("D5").scroll_into_view_if_needed()
    box = table.hole("D5").bounding_box()
    assert box is not None
    scrolled = "document.querySelector('.jp-WindowedPanel-outer').scrollTop"
    before = lab.page.evaluate(scrolled)
    fingers = lab.context.new_cdp_session(lab.page)
    for distance in range(0, 160, 10):
        finger = {"x": box["x"] + 5, "y": box["y"] + 5 - distance}
        kind = "touchMove" if distance else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    lab.page.wait_for_function(f"before => {scrolled} - before > 50", arg=before)
    table.at_step(1)


def test_a_move_is_few_and_short_messages(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(IMPORT, JA_3)
    frames: list[int] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(len(data)))

    lab.page.on("websocket", listen)
    lab.reload()
    lab.run_all()
    table = Table(lab.output(1))
    table.hole("C4").click()
    table.at_step(1)
    lab.wait_for_session()
    frames.clear()
    table.hole("G8").click()
    table.at_step(2)
    lab.wait_for_session()
    assert 0 < len(frames) <= 5
    assert sum(frames) <= 30_000
