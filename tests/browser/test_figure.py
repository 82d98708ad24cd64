"""Pictures in the outputs of a notebook: light on a light page, dark on a dark one, without running anything again."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from kayanak_nb.drawing.theme import THEMES

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook

CHART = (
    "import kayanak_nb as kn",
    "from kayanak_nb.lessons.chance.figures import chart\nchart(kn.Die(range(1, 7)).distribution, 'A die')",
)
CORNER = """async source => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas"), brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  return "#" + [...brush.getImageData(3, 3, 1, 1).data].slice(0, 3)
    .map(part => part.toString(16).padStart(2, "0")).join("").toUpperCase();
}"""


def corner(picture: Locator) -> str:
    """Return the colour near the corner of *picture* as the page shows it."""
    shown = b64encode(picture.screenshot()).decode()
    return str(picture.page.evaluate(CORNER, f"data:image/png;base64,{shown}"))


def test_a_chart_follows_the_theme(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(*CHART, alone=True)
    lab.run_all()
    picture = lab.output(1).locator("img")
    expect(picture).to_be_visible()
    assert corner(picture) == THEMES["light"]["page"]
    lab.set_theme("dark")
    assert corner(picture) == THEMES["dark"]["page"]
    lab.page.emulate_media(color_scheme="dark")
    lab.set_theme("light")
    assert corner(picture) == THEMES["light"]["page"]
