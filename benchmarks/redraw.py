"""From a click on the board to the picture on the screen, beside the shortest way there and back through ipywidgets.

Needs what the browser tests need: JupyterLab and a Chromium. Both clicks are made in one page of one JupyterLab, in
turns; the clock of the page runs from the click until the frame is done in which the answer shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from benchmarks.report import Row
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.page import LabPage
from tests.browser.server import LabServer

SLOWEST = 1.6
MOST_MESSAGES = 5
MOST_KILOBYTES = 30

ECHO = """import ipywidgets
button, label = ipywidgets.Button(description="echo"), ipywidgets.Label("0")
button.add_class("echo-button"), label.add_class("echo-label")
button.on_click(lambda pressed: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])"""
KAYANAK = """import kayanak_nb as kn
player = kn.play("ja-3", seed=7, players=4)
for hole in ("C4", "G8", "A9", "H2"):
    player.game.play(kn.Place(hole))
player.game.play(kn.Roll(kn.Face("any", 3), kn.Face("drop", 2)))
player"""
FLOES = """import kayanak_nb as kn
player = kn.play("de", seed=1, players=4)
player.game.play(kn.Roll(kn.Face("own", 4), None))
player"""

CLICK = """([press, watch]) => new Promise((resolve) => {
  const start = performance.now();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  observer.observe(document.querySelector(watch), { childList: true, characterData: true, subtree: true });
  document.querySelector(press).click();
})"""
ECHO_CLICK = [".echo-button", ".echo-label"]
UNDO_CLICK = [".ky-transport button", ".ky-where"]
# What is clicked to make one move, the last of it being timed: in Kayanak a hole, among the floes one and its arrow.
GAMES = {
    "Kayanak": (KAYANAK, [[".ky-targets [data-id=D4]", ".ky-where"]]),
    "floes": (FLOES, [[".ky-targets [data-id='5']", ".ky-targets"], [".ky-targets [data-id='5:W']", ".ky-where"]]),
}


def run(quick: bool) -> list[Row]:
    return [row for game, (cell, clicks) in GAMES.items() for row in rows(game, cell, clicks, 5 if quick else 40)]


def rows(game: str, cell: str, clicks: list[list[str]], rounds: int) -> list[Row]:
    echoes, moves = [], []
    with notebook(ECHO, cell) as lab:
        frames: list[int] = []
        lab.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(len(data))))
        # The way to the kernel was opened before there was an ear.
        lab.reload()
        lab.run_all()
        lab.page.locator(".ky-player").wait_for()
        for _ in range(rounds):
            echoes.append(timed(lab.page, ECHO_CLICK))
            moves.append(made(lab, clicks, frames))
            timed(lab.page, UNDO_CLICK)
        lab.wait_for_session()
        made(lab, clicks, frames)
        lab.wait_for_session()
    echo = median(echoes)
    return [
        Row(
            f"{game}: click to painted board",
            median(moves),
            "ms",
            round(SLOWEST * echo),
            "ipywidgets: click to text",
            echo,
        ),
        Row(f"{game}: a move, messages to the browser", len(frames), "", MOST_MESSAGES),
        Row(f"{game}: a move, size of the messages", sum(frames) / 1000, "kB", MOST_KILOBYTES),
    ]


def made(lab: LabPage, clicks: list[list[str]], frames: list[int]) -> float:
    """Make a move by these *clicks*; return after how many milliseconds the last was answered, *frames* being its."""
    for click in clicks[:-1]:
        timed(lab.page, click)
        lab.wait_for_session()
    frames.clear()
    return timed(lab.page, clicks[-1])


def timed(page: Page, click: list[str]) -> float:
    """Make a *click*, given by what to press and what to watch; return after how many milliseconds it was answered."""
    return float(page.evaluate(CLICK, click))


@contextmanager
def notebook(*cells: str) -> Iterator[LabPage]:
    """Open a notebook of *cells* in a JupyterLab and a browser of its own."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        try:
            page = LabPage(
                browser.new_context(viewport={"width": 1280, "height": 900}),
                f"{server.url}/lab/tree/{server.write('redraw.ipynb', cells)}",
            )
            yield page
        finally:
            browser.close()
            server.stop()
