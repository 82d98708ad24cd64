"""Every page to print as a browser draws it from SVG: its true size, and nothing in the margin or beyond the paper.

The PDFs have tests of their own in ``tests/printing``; text is as wide here as the browser's own font makes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kayanak_nb.locale import LANGUAGES
from kayanak_nb.printing.page import MARGIN
from tests.printing.every_sheet import SHEETS

# How far drawn things reach, in millimetres from the corner of the paper; a picture hides what is outside it.
MEASURE = """() => {
  const root = document.querySelector('svg'), paper = root.getBoundingClientRect(), mm = 96 / 25.4;
  const inMm = box => [box.left - paper.left, box.top - paper.top, box.right - paper.left, box.bottom - paper.top]
    .map(side => side / mm);
  const meet = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  const drawn = [...root.querySelectorAll('path, circle, text')].slice(1).map(element => {
    const picture = element.parentNode.closest('svg:not(:root)');
    const box = inMm(element.getBoundingClientRect());
    if (picture === root) return box;
    const corner = ['x', 'y', 'width', 'height'].map(name => picture[name].baseVal.value);
    return meet(box, [corner[0], corner[1], corner[0] + corner[2], corner[1] + corner[3]]);
  }).filter(box => box[0] < box[2] || box[1] < box[3]);
  const text = [...root.querySelectorAll('text')].map(element => parseFloat(element.getAttribute('font-size')));
  const ends = [0, 1].map(side => Math.min(...drawn.map(box => box[side])))
    .concat([2, 3].map(side => Math.max(...drawn.map(box => box[side]))));
  return {paper: inMm(paper).slice(2), ends, count: drawn.length, text: Math.min(...text),
          box: root.getAttribute('viewBox').split(' ').map(Number)};
}"""


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHEETS)
def test_a_page_of_svg_is_a4_and_all_is_inside_the_margins(name: str, language: str, paper: Page) -> None:
    sheet = SHEETS[name](language)
    for svg, page in zip(sheet.svgs, sheet.pages, strict=True):
        paper.set_content(f'<!DOCTYPE html><body style="margin:0">{svg}</body>')
        measured: dict[str, Any] = paper.evaluate(MEASURE)
        assert measured["paper"] == pytest.approx([page.width, page.height], abs=0.1)
        assert sorted(measured["paper"]) == pytest.approx([210, 297], abs=0.1)
        assert measured["box"] == [0, 0, page.width, page.height]
        assert measured["count"] >= 5
        left, top, right, bottom = measured["ends"]
        # Half a line may stand on the edge; boxes of text reach below and above what is written.
        assert left >= MARGIN - 0.5
        assert top >= MARGIN - 2
        assert right <= page.width - MARGIN + 0.5
        assert bottom <= page.height - MARGIN + 1.5
