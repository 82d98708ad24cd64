"""One picture for both themes: in each it has just the colours that a picture of that theme alone has."""

from __future__ import annotations

import re
from base64 import b64decode
from xml.etree import ElementTree

import pytest

import kayanak_nb as kn
from kayanak_nb.drawing.bar_chart import Bar, bar_chart
from kayanak_nb.drawing.figure import figure
from kayanak_nb.drawing.scene import Circle, Paint, Scene
from kayanak_nb.drawing.svg import adaptive_svg, svg
from kayanak_nb.drawing.theme import THEMES
from kayanak_nb.kayanak.scene import scene
from tests.drawing.samples import SCENE

CHART = bar_chart("Chances", [Bar("dig", 0.5, "1/2"), Bar("fish", 0.25, "1/4", 0.2)], ("0", "1"))
PICTURES = {"sample": SCENE, "chart": CHART, "board": scene(kn.new_game("fr", seed=1).state)}
IDS = re.compile(r"k[0-9a-f]{8}-")
STYLE = re.compile(r"<style>:root\{(.*?)\}@media\(prefers-color-scheme:dark\)\{:root\{(.*?)\}\}</style>")


def resolved(picture: str, theme: str) -> str:
    """What a browser makes of *picture* under *theme*: each variable replaced by what the style sheet says."""
    found = STYLE.search(picture)
    assert found
    rules = dict(rule.removeprefix("--").split(":") for rule in found[1 if theme == "light" else 2].split(";"))
    return re.sub(r"var\(--([\w-]+)\)", lambda variable: rules[variable[1]], STYLE.sub("", picture))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("drawn", PICTURES.values(), ids=PICTURES)
def test_it_is_the_picture_of_either_theme(drawn: Scene, theme: str) -> None:
    ours, right = resolved(adaptive_svg(drawn), theme), svg(drawn, theme=theme)
    assert IDS.sub("", ours) == IDS.sub("", right)
    ElementTree.fromstring(adaptive_svg(drawn))


def test_what_is_the_same_in_both_needs_no_style() -> None:
    picture = adaptive_svg(Scene(9, 9, "", "", "en", (), (Circle(1, 2, 3, Paint(fill="white")),), (), ()))
    assert "<style>" not in picture
    assert "#FFFFFF" in picture


def test_a_text_that_looks_like_a_variable_is_a_text() -> None:
    chart = bar_chart("Chances", [Bar("var(--snow-9)", 0.5, "var(--mine)")], ("0", "1"))
    picture = adaptive_svg(chart)
    assert ">var(--mine)</text>" in picture
    assert "--mine:" not in picture
    assert "--snow-9:" not in picture


def test_it_is_the_same_each_time() -> None:
    assert adaptive_svg(CHART) == adaptive_svg(CHART)


def test_a_figure_asks_for_the_theme_of_the_page() -> None:
    html = figure(CHART, "")
    source = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', html)
    assert source
    assert b64decode(source[1]).decode() == adaptive_svg(CHART)
    for page, scheme in (('[data-jp-theme-light="false"]', "dark"), ('[data-jp-theme-light="true"]', "light")):
        assert re.search(rf"{re.escape(page)} \.kayanak-figure[^{{]*\{{color-scheme:{scheme}\}}", html)
    assert '<figure class="kayanak-figure"' in html
