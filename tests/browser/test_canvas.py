"""The painter in a real browser: the same picture as the SVG, sharp, and not stopped by a bad shape."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import kayanak_nb as kn
from kayanak_nb import widgets
from kayanak_nb.drawing.canvas import pack_back, pack_front
from kayanak_nb.drawing.scene import Scene
from kayanak_nb.drawing.svg import svg
from kayanak_nb.floes.engine import apply
from kayanak_nb.floes.moves import Slide
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.scene import scene as floes_scene
from kayanak_nb.kayanak.scene import scene
from tests.floes.positions import full_sea
from tests.kayanak.positions import playthrough

PAINTER = (Path(widgets.__file__).parent / "canvas.js").read_text(encoding="utf-8")
PAGE = """
<!doctype html><meta charset="utf-8"><style>body { margin: 0 } canvas { display: block; width: 600px }</style>
<canvas id="board"></canvas>
<script type="module">
%s
Object.assign(window, { paintScene, watchScene, board: document.getElementById("board") });
</script>
"""
# How far the picture on the canvas is from the SVG: (mean difference of a colour channel, share of channels far off).
DIFFERENCE = """
async (picture) => {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(picture);
  await image.decode();
  const other = Object.assign(document.createElement("canvas"), { width: board.width, height: board.height });
  const pen = other.getContext("2d");
  pen.drawImage(image, 0, 0, board.width, board.height);
  const one = board.getContext("2d").getImageData(0, 0, board.width, board.height).data;
  const two = pen.getImageData(0, 0, board.width, board.height).data;
  let sum = 0, far = 0;
  for (let i = 0; i < one.length; i++) {
    const away = Math.abs(one[i] - two[i]);
    sum += away;
    far += away > 64;
  }
  return [sum / one.length, far / one.length];
}
"""
PAINT = "([back, front, dark]) => paintScene(board, back, front, dark)"


def busy_scene() -> Scene:
    """A picture with much going on."""
    game = kn.new_game("ja-3", players=4, seed=11)
    *_, (state, last) = islice(playthrough(game, Random(4)), 400)
    return scene(state, last=last, reveal=True)


def busy_sea() -> Scene:
    """The same of the other game."""
    state = full_sea(RuleSet(step_onto_bear=True), mode="own")
    state, last = apply(state, Slide(9, "E"))
    return floes_scene(state, last=last, chosen=3, ghost=(12, "NE"))


@contextmanager
def painter(browser: Browser, sharpness: float = 1.0) -> Iterator[tuple[Page, list[str]]]:
    """Open a page with the painter; what goes wrong there is in the list."""
    context = browser.new_context(viewport={"width": 900, "height": 700}, device_scale_factor=sharpness)
    page, faults = context.new_page(), []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_content(PAGE % PAINTER)
    page.wait_for_function("window.paintScene !== undefined")
    yield page, faults
    context.close()


def pixel(page: Page, x: float, y: float) -> list[int]:
    found: list[int] = page.evaluate("([x, y]) => [...board.getContext('2d').getImageData(x, y, 1, 1).data]", [x, y])
    return found


@pytest.mark.parametrize("drawn", [busy_scene(), busy_sea()], ids=["kayanak", "floes"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sharpness", [1.0, 2.0])
def test_canvas_and_svg_look_the_same(browser: Browser, drawn: Scene, theme: str, sharpness: float) -> None:
    with painter(browser, sharpness) as (page, faults):
        assert page.evaluate(PAINT, [pack_back(drawn), pack_front(drawn), theme == "dark"])
        mean, far = page.evaluate(DIFFERENCE, svg(drawn, theme=theme))
        assert mean < 0.5
        assert far < 0.001
        other = page.evaluate(DIFFERENCE, svg(drawn, theme="light" if theme == "dark" else "dark"))
        assert other[0] > 10 * mean
        assert faults == []


@pytest.mark.parametrize("sharpness", [1.0, 1.5, 2.0])
def test_it_is_drawn_in_the_pixels_of_the_screen_and_never_stretched(browser: Browser, sharpness: float) -> None:
    drawn = busy_scene()
    with painter(browser, sharpness) as (page, _):
        page.evaluate(PAINT, [pack_back(drawn), [], False])
        width, height, shown_width, shown_height = page.evaluate(
            "[board.width, board.height, board.clientWidth, board.clientHeight]"
        )
        assert (shown_width, width) == (600, 600 * sharpness)
        assert height == round(width * drawn.height / drawn.width)
        assert shown_height == pytest.approx(600 * drawn.height / drawn.width, abs=1)


def test_it_is_drawn_again_when_its_size_changes(browser: Browser) -> None:
    drawn = busy_scene()
    with painter(browser) as (page, _):
        page.evaluate(
            """([back, front]) => {
              window.stop = watchScene(board, () => paintScene(board, back, front, false));
            }""",
            [pack_back(drawn), pack_front(drawn)],
        )
        assert page.evaluate("board.width") == 600
        page.evaluate("board.style.width = '321px'")
        page.wait_for_function("board.width === 321")
        assert page.evaluate(DIFFERENCE, svg(drawn))[0] < 1
        page.evaluate("stop()")
        page.evaluate("board.style.width = '400px'; new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate("board.width") == 321


def test_a_hidden_canvas_is_left_alone(browser: Browser) -> None:
    drawn = busy_scene()
    with painter(browser) as (page, faults):
        page.evaluate("board.style.display = 'none'")
        assert page.evaluate(PAINT, [pack_back(drawn), pack_front(drawn), False]) is False
        assert faults == []


BAD_SHAPES: list[Any] = [
    ["c", 10, 10, -5, ["ink"]],
    ["c", None, 10, 5, ["ink"]],
    ["c", 10, 10, 5, ["no such colour"]],
    ["c", 10, 10, 5, [None, "ink", -1]],
    ["c", 10, 10, 5],
    ["p", "M0 0l5 5", 0, "x", ["ink"]],
    ["t", 10, 10, "A", 0, 400, ["ink"]],
    ["u", "no such sprite", 10, 10],
    ["u", "ring", 10, 10, 0],
    ["z", 1],
    None,
    "c",
]


@pytest.mark.parametrize("bad", BAD_SHAPES, ids=json.dumps)
def test_a_bad_shape_does_not_stop_the_others(browser: Browser, bad: Any) -> None:
    drawn = busy_scene()
    good = ["c", 100, 100, 40, ["legal"]]
    with painter(browser) as (page, faults):
        page.evaluate(PAINT, [pack_back(drawn), [good, bad, ["c", 300, 100, 40, ["legal"]]], False])
        scale = 600 / drawn.width
        for x in (100, 300):
            assert pixel(page, x * scale, 100 * scale) == [0xE6, 0x9F, 0x00, 0xFF]
        assert len(faults) == 1
        assert "left out" in faults[0]


def test_the_back_is_painted_once_for_each_size_and_theme(browser: Browser) -> None:
    drawn = busy_scene()
    with painter(browser) as (page, _):
        painted = page.evaluate(
            """([back, front]) => {
              let made = 0;
              const create = document.createElement.bind(document);
              document.createElement = (name) => ((made += name === "canvas"), create(name));
              const counts = [];
              for (const [shapes, dark, width] of [
                [front, false, 600], [[], false, 600], [front, true, 600], [front, true, 500], [[], true, 500],
              ]) {
                board.style.width = `${width}px`;
                paintScene(board, back, shapes, dark);
                counts.push(made);
              }
              return counts;
            }""",
            [pack_back(drawn), pack_front(drawn)],
        )
        assert painted == [1, 1, 2, 3, 3]
