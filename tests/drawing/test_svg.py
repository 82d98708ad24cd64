"""Scenes as SVG: a document that stands by itself, the same each time."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from kayanak_nb.drawing.scene import Circle, Paint, Text, Use
from kayanak_nb.drawing.svg import svg
from kayanak_nb.drawing.theme import THEMES
from tests.drawing.samples import SCENE, scene_of

SVG = "{http://www.w3.org/2000/svg}"


def ids(picture: str) -> list[str]:
    return [found for element in ElementTree.fromstring(picture).iter() if (found := element.get("id"))]


@pytest.mark.parametrize("theme", THEMES)
def test_it_says_what_it_shows(theme: str) -> None:
    root = ElementTree.fromstring(svg(SCENE, theme=theme))
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert (title.text, description.text) == ("A <title>", "It shows & tells.")
    assert root.get("role") == "img"
    assert root.get("lang") == "en"
    assert root.get("aria-labelledby") == title.get("id")
    assert root.get("aria-describedby") == description.get("id")


def test_it_keeps_its_proportions() -> None:
    root = ElementTree.fromstring(svg(SCENE))
    assert root.get("viewBox") == "0 0 120 80.5"
    assert (root.get("width"), root.get("height")) == ("120", "80.5")


@pytest.mark.parametrize("theme", THEMES)
def test_everything_it_names_is_in_it_once(theme: str) -> None:
    picture = svg(SCENE, theme=theme)
    named = ids(picture)
    assert len(named) == len(set(named))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', picture)) <= set(named)
    assert not re.search(r'(?:href|src)="[^#]', picture)


def test_pictures_with_different_content_share_no_id() -> None:
    others = (
        svg(SCENE),
        svg(SCENE, theme="dark"),
        svg(scene_of()),
        svg(scene_of(title="another")),
        svg(scene_of(description="another")),
    )
    every = [name for picture in others for name in ids(picture)]
    assert len(every) == len(set(every))


def test_it_is_the_same_each_time() -> None:
    assert svg(SCENE) == svg(scene_of(*SCENE.front))


def test_numbers_are_short() -> None:
    picture = svg(SCENE)
    assert max(len(digits) for digits in re.findall(r"\d\.(\d+)", picture)) <= 3
    assert "-0" not in re.findall(r"[-\d.]+", picture)
    assert 'transform="translate(30 40) scale(1.235)"' in picture


def test_a_sprite_is_written_once_and_only_if_it_is_used() -> None:
    picture = svg(SCENE)
    assert picture.count("M0 0h10v10z") == 1
    assert "outline" not in svg(scene_of().__class__(9, 9, "", "", "en", (), (), SCENE.sprites, ()))


def test_a_shape_without_paint_takes_that_of_its_use() -> None:
    root = ElementTree.fromstring(svg(scene_of(Use("outline", 0, 0, paint=Paint(fill="ink", stroke="white", width=3)))))
    *_, use = root.iter(f"{SVG}use")
    assert (use.get("fill"), use.get("stroke"), use.get("stroke-width")) == (THEMES["light"]["ink"], "#FFFFFF", "3")
    (bare,) = (path for path in root.iter(f"{SVG}path") if path.get("d") == "M0 0h10v10z")
    assert bare.attrib == {"d": "M0 0h10v10z"}


def test_paint_without_a_fill_is_not_black() -> None:
    *_, circle = ElementTree.fromstring(svg(scene_of(Circle(1, 2, 3, Paint(stroke="ink"))))).iter(f"{SVG}circle")
    assert circle.get("fill") == "none"


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "a\x00b\x1fc", "\ud800", "\x01-title", "]]>", "日本 ◆"])
def test_any_text_makes_good_xml(text: str) -> None:
    scene = scene_of(Text(1, 2, text, 9, Paint(fill="ink")), title=text, description=text)
    root = ElementTree.fromstring(svg(scene))
    assert not list(root.iter(f"{SVG}script"))
    shown = re.sub("[\x00-\x1f\ud800]", "\N{REPLACEMENT CHARACTER}", text)
    *_, last = root.iter(f"{SVG}text")
    title = root.find(f"{SVG}title")
    assert title is not None
    assert (title.text, last.text) == (shown, shown)


def test_unknown_theme() -> None:
    with pytest.raises(ValueError, match="'light', 'dark'"):
        svg(SCENE, theme="sepia")
