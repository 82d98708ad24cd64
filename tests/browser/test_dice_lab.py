"""The dice lab in JupyterLab: faces edited, bars pressed, dice thrown, in four languages and both themes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from kayanak_nb.locale import LANGUAGES, text
from tests.browser.test_rule_reader import ENGLISH, OVERFLOWING, SAID, TOO_SMALL

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage, Theme

SHOW = "import kayanak_nb as kn\nlab = kn.dice_lab()\nlab"
# What is written across the edge of its card.
SPILT = """frame => [...frame.querySelectorAll('.ky-card')].filter(card => card.scrollWidth > card.clientWidth + 1)
  .map(card => card.textContent.slice(0, 60))"""
ASK = "print(lab.dice[0].faces[0], lab.bench.drawn)"


class Lab:
    """A dice lab on the page, and what a pupil does with it."""

    def __init__(self, frame: Locator) -> None:
        self.frame = frame

    def chart(self, title: str) -> Locator:
        return self.frame.get_by_role("group", name=title, exact=True)

    def bar(self, chart: str, name: str) -> Locator:
        return self.chart(chart).get_by_role("button", name=re.compile(f"^{re.escape(name)}[:：\u00a0]"))

    def look(self, view: str) -> None:
        self.frame.get_by_text(view, exact=True).click()

    def throw(self, words: str) -> None:
        self.frame.get_by_role("button", name=words, exact=True).click()

    @property
    def known(self) -> Locator:
        return self.frame.locator(".ky-lab-known")

    @property
    def count(self) -> Locator:
        return self.frame.locator(".ky-lab-count")


def opened(open_notebook: OpenNotebook, *cells: str, **options: object) -> tuple[LabPage, Lab]:
    lab = open_notebook(*(cells or (SHOW,)), **options)  # type: ignore[arg-type]
    lab.run_cell(0)
    found = Lab(lab.output(0).locator(".ky-lab"))
    expect(found.frame.locator(".ky-lab-bar-row").first).to_be_visible()
    return lab, found


def no_problems(lab: LabPage) -> None:
    problems = Axe().run(lab.page, context=".ky-lab").response["violations"]
    assert [(problem["id"], problem["nodes"][0]["html"][:200]) for problem in problems] == []


def test_a_face_is_edited_and_the_chances_change(open_notebook: OpenNotebook) -> None:
    lab, dice = opened(open_notebook, SHOW, ASK)
    expect(dice.bar("White die", "fish 3")).to_contain_text("1/6")
    dice.frame.get_by_label("White die: Symbol of face 1").select_option("fish")
    expect(dice.bar("White die", "fish 3")).to_contain_text("1/3")
    pips = dice.frame.get_by_label("White die: Pips of face 1")
    pips.fill("9")
    pips.press("Enter")
    expect(dice.bar("White die", "fish 9")).to_contain_text("1/6")
    pips.press("ArrowDown")
    expect(dice.bar("White die", "fish 8")).to_contain_text("1/6")
    lab.run_cell(1)
    expect(lab.output(1)).to_contain_text("fish 8 0")


def test_a_bad_face_gets_a_sentence_and_loses_nothing(open_notebook: OpenNotebook) -> None:
    lab, dice = opened(open_notebook)
    dice.throw("100 times")
    expect(dice.count).to_have_text("100 throws")
    pips = dice.frame.get_by_label("White die: Pips of face 4")
    pips.fill("many")
    pips.press("Enter")
    expect(dice.frame.locator(".ky-alarm")).to_contain_text("White die, face 4: “many” does not fit.")
    expect(pips).to_have_attribute("aria-invalid", "true")
    expect(pips).to_have_value("many")
    expect(dice.bar("White die", "fish 3")).to_contain_text("1/6")
    expect(dice.count).to_have_text("100 throws")
    no_problems(lab)
    pips.fill("2")
    pips.press("Enter")
    expect(dice.frame.locator(".ky-alarm")).to_have_count(0)
    expect(dice.bar("White die", "fish 2")).to_contain_text("1/6")


def test_a_bar_is_known_by_keyboard_and_the_others_change(open_notebook: OpenNotebook) -> None:
    lab, dice = opened(open_notebook)
    fish = dice.bar("White die", "fish 3")
    fish.focus()
    lab.page.keyboard.press("Enter")
    expect(fish).to_have_attribute("aria-pressed", "true")
    expect(fish).to_be_focused()
    expect(fish).to_contain_text("100%")
    expect(dice.known).to_contain_text("You know: White die = fish 3.")
    expect(dice.bar("Blue die", "drop 1")).to_contain_text("1/6")
    expect(dice.bar("Sum of the pips", "6")).to_contain_text("1/6")
    lab.page.keyboard.press("Space")
    expect(fish).to_have_attribute("aria-pressed", "false")
    dice.bar("Sum of the pips", "3").click()
    expect(dice.bar("Blue die", "drop 1")).to_contain_text("1/2")
    expect(dice.bar("Blue die", "plain 3")).to_contain_text("0%")
    dice.bar("Blue die", "plain 3").click()
    expect(dice.known).to_contain_text("Nothing has changed.")
    no_problems(lab)
    dice.frame.get_by_role("button", name="Forget it again").click()
    expect(dice.bar("Blue die", "drop 1")).to_contain_text("1/6")


def test_throws_settle_and_are_there_after_a_reload(open_notebook: OpenNotebook) -> None:
    lab, dice = opened(open_notebook)
    for words in ("once", "100 times", "10,000 times"):
        dice.throw(words)
    expect(dice.count).to_have_text("10,101 throws")
    trail = dice.frame.locator(".ky-lab-trail")
    expect(trail.get_by_role("img")).to_have_attribute("aria-label", re.compile("^after 1: .*after 10,101: "))
    expect(dice.bar("White die", "walk 3")).to_have_attribute("aria-label", re.compile("thrown 1,[5-8][0-9]{2} times"))
    no_problems(lab)
    lab.save()
    lab.reload()
    again = Lab(lab.output(0).locator(".ky-lab"))
    expect(again.count).to_have_text("10,101 throws")
    second = Lab(lab.second_view(0).locator(".ky-lab"))
    second.frame.get_by_role("button", name="Clear the throws").click()
    expect(again.count).to_have_text("Nothing has been thrown yet.")


def test_what_is_long_stays_in_its_place(open_notebook: OpenNotebook) -> None:
    symbols = "'<img src=x onerror=alert(1)>' * 3", "'w' * 200"
    faces = ", ".join(f"kn.Face({symbol}, 1)" for symbol in symbols)
    lab, dice = opened(open_notebook, f"import kayanak_nb as kn\nkn.dice_lab([kn.Die([{faces}]), kn.Die([{faces}])])")
    dice.frame.get_by_label("Language", exact=True).select_option("de")
    for _ in range(10):
        dice.frame.locator(".ky-lab-samples .ky-act").nth(2).click()
    expect(dice.count).to_have_text("100.000 Würfe")
    ticks = dice.frame.locator(".ky-lab-trail text")
    expect(ticks).to_have_text([re.compile("^[0-9,]+\u00a0%$"), "1", "100", "10.000"])
    last, picture = ticks.last.bounding_box(), dice.frame.locator(".ky-lab-trail svg").bounding_box()
    assert last is not None
    assert picture is not None
    assert last["x"] + last["width"] <= picture["x"] + picture["width"]
    first = dice.frame.locator(".ky-lab-bar-row").first
    assert (first.bounding_box() or {"height": 0})["height"] < 80
    expect(first).to_have_attribute("title", re.compile("^<img src=x"))
    assert dice.frame.evaluate(OVERFLOWING) == []
    assert dice.frame.evaluate(SPILT) == []
    dice.look("beide Würfel als Tabelle")
    expect(dice.frame.get_by_role("table")).to_be_visible()
    assert dice.frame.evaluate(SPILT) == []
    lab.shot("dice-lab-long", dice.frame)


def test_sums_and_pairs(open_notebook: OpenNotebook) -> None:
    lab, dice = opened(open_notebook)
    dice.look("sum of several throws")
    dice.frame.get_by_label("Number of throws in the sum").select_option("3")
    expect(dice.chart("Sum of 3 throws").get_by_role("button")).to_have_count(10)
    lab.shot("dice-lab-sum", dice.frame)
    dice.look("both dice in a table")
    table = dice.frame.get_by_role("table", name="Both dice")
    expect(table.get_by_role("cell").get_by_role("button")).to_have_count(36)
    table.get_by_role("button", name="fish 3", exact=True).click()
    expect(table.get_by_role("button", name="fish 3 and drop 1: 1/6")).to_be_visible()
    expect(table.get_by_role("button", name="fish 3", exact=True)).to_be_focused()
    no_problems(lab)
    lab.shot("dice-lab-both", dice.frame)


def test_faces_come_and_go(open_notebook: OpenNotebook) -> None:
    _, dice = opened(open_notebook)
    faces = dice.frame.locator(".ky-lab-faces").first.get_by_role("listitem")
    dice.frame.get_by_role("button", name="White die: Add a face").click()
    expect(faces).to_have_count(7)
    dice.frame.get_by_role("button", name="White die: Remove face 7").click()
    expect(faces).to_have_count(6)
    expect(dice.frame.get_by_role("button", name="White die: Remove face 6")).to_be_focused()
    dice.frame.get_by_label("White die: Take another die").select_option("six")
    expect(dice.bar("White die", "5")).to_contain_text("1/6")
    dice.frame.get_by_label("Number of dice").select_option("1")
    expect(dice.frame.get_by_role("group", name="Blue die", exact=True)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_speaks_four_languages_by_day_and_by_night(open_notebook: OpenNotebook, language: str, theme: Theme) -> None:
    lab, dice = opened(open_notebook, height=1500, theme=theme)
    dice.frame.get_by_label("Language", exact=True).select_option(language)
    expect(dice.frame.locator(".ky-lab-title")).to_have_text(text("dice-lab-title", language))
    dice.throw(text("dice-lab-times", language, count=100))
    dice.chart(text("dice-part-white", language)).get_by_role("button").nth(3).click()
    expect(dice.known).to_have_attribute("data-knows", "")
    lab.shot(f"dice-lab-{language}-{theme}", dice.frame)
    assert dice.frame.evaluate(OVERFLOWING) == []
    assert dice.frame.evaluate(TOO_SMALL) == []
    no_problems(lab)
    if language != "en":
        said = dice.frame.evaluate(SAID, language)
        assert len(said) > 100
        assert [words for words in said if ENGLISH.search(words)] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_fits_a_narrow_window(open_notebook: OpenNotebook, language: str) -> None:
    show = SHOW.replace("()", f"(language='{language}')")
    lab, dice = opened(open_notebook, show, width=700, height=1900)
    dice.throw(text("dice-lab-times", language, count=100))
    expect(dice.frame.locator(".ky-lab-trail")).to_be_visible()
    assert dice.frame.evaluate(OVERFLOWING) == []
    lab.shot(f"dice-lab-700-{language}", dice.frame)
    no_problems(lab)
