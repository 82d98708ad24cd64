"""The rule reader in JupyterLab: read, searched, explained and stepped through, in four languages and both themes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.rulebook import book

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage, Theme

READ = "import kayanak_nb as kn\nreader = kn.rules('walk')\nreader"
REFUSED = """import kayanak_nb as kn
player = kn.play('fr', seed=3)
player.game.play(kn.Place('C4'))
player.game.play(kn.Place('G8'))
player.game.play(kn.Roll(kn.Face('walk', 3), kn.Face('plain', 2)))
player"""

# Words that no French, Japanese or German sentence has.
ENGLISH = re.compile(r"\b(the|and|of|you|your|with|this|what|where|says|show|search|rule|rules|step)\b", re.IGNORECASE)
# All that is seen or heard, but for what says by its lang that it is in another language, and code.
SAID = """(frame, language) => {
  const said = [];
  const own = node => node.closest('[lang]').lang === language && !node.closest('code, svg');
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (own(walker.currentNode.parentElement)) said.push(walker.currentNode.data);
  for (const node of [...frame.querySelectorAll('*')].filter(own))
    for (const name of ['aria-label', 'title', 'placeholder', 'label']) said.push(node.getAttribute(name) ?? '');
  return said.filter(words => words.trim());
}"""
OVERFLOWING = """frame => [frame, ...frame.querySelectorAll('*')]
  .filter(node => node.checkVisibility() && !node.closest('.ky-unseen, pre, select, svg, [popover]'))
  .filter(node => node.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
  .map(node => node.outerHTML.slice(0, 80))"""
TOO_SMALL = """frame => [...frame.querySelectorAll('button:not(.ky-term), select, input, summary')]
  .filter(node => node.checkVisibility() && !node.classList.contains('ky-unseen'))
  .map(node => [node.outerHTML.slice(0, 80), node.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24).map(([html]) => html)"""


class Reader:
    """A rule reader on the page, and what a pupil does with it."""

    def __init__(self, frame: Locator) -> None:
        self.frame = frame

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.frame.get_by_role("button", name=name)

    def topic(self, name: str) -> None:
        self.frame.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()
        expect(self.frame.locator(".ky-topic-title")).to_have_text(name)

    def card(self, clause: str) -> Locator:
        return self.frame.locator(f'[data-clause="{clause}"]')

    def demonstrate(self, clause: str) -> None:
        self.card(clause).locator(".ky-demo-open").click()
        expect(self.frame.locator(".ky-demo")).to_be_focused()

    @property
    def told(self) -> Locator:
        return self.frame.locator(".ky-told")

    @property
    def where(self) -> Locator:
        return self.frame.locator(".ky-demo .ky-where")

    @property
    def term_card(self) -> Locator:
        return self.frame.locator(".ky-term-card")


def opened(open_notebook: OpenNotebook, cell: str = READ, **options: object) -> tuple[LabPage, Reader]:
    lab = open_notebook(cell, **options)  # type: ignore[arg-type]
    lab.run_all()
    reader = Reader(lab.output(0).locator(".ky-player"))
    expect(reader.frame.locator(".ky-rule").first).to_be_visible()
    return lab, reader


def no_problems(lab: LabPage) -> None:
    problems = Axe().run(lab.page, context=".ky-player").response["violations"]
    assert [(problem["id"], problem["nodes"][0]["html"][:200]) for problem in problems] == []


def test_topics_are_chosen_and_texts_stand_side_by_side(open_notebook: OpenNotebook) -> None:
    _, reader = opened(open_notebook)
    reader.topic("fishing")
    row = reader.card("fr.distinct").locator("xpath=ancestor::section[1]")
    expect(row.locator(".ky-compare")).to_contain_text("They differ")
    expect(row.locator(".ky-compare")).to_contain_text("JA ② and JA ③")
    tops = [reader.card(clause).bounding_box() for clause in ("ja2.times", "ja3.times", "fr.distinct")]
    assert len({round(box["y"]) for box in tops if box}) == 1
    assert len({round(box["x"]) for box in tops if box}) == 3


def test_a_term_is_explained_by_keyboard(open_notebook: OpenNotebook) -> None:
    lab, reader = opened(open_notebook)
    term = reader.card("fr.walk").locator("p[lang=en] .ky-term").first
    term.focus()
    lab.page.keyboard.press("Enter")
    expect(reader.term_card).to_be_visible()
    expect(reader.term_card).to_be_focused()
    expect(term).to_have_attribute("aria-expanded", "true")
    entry = book().terms[str(term.get_attribute("data-term"))]
    for language in LANGUAGES:
        expect(reader.term_card).to_contain_text(entry.word(language))
        expect(reader.term_card).to_contain_text(entry.part(language))
    expect(reader.term_card).to_contain_text(entry.reading[1])
    no_problems(lab)
    lab.page.keyboard.press("Escape")
    expect(reader.term_card).to_be_hidden()
    expect(term).to_be_focused()
    expect(term).to_have_attribute("aria-expanded", "false")


def test_a_clause_is_stepped_through_on_a_board(open_notebook: OpenNotebook) -> None:
    lab, reader = opened(open_notebook)
    reader.demonstrate("fr.walk")
    expect(reader.where).to_contain_text("step 0")
    before = reader.frame.locator(".ky-demo canvas").screenshot()
    last = int(reader.where.inner_text().split()[-1])
    forward = reader.button("One step forward")
    for step in range(1, last + 1):
        forward.press("Enter")
        expect(reader.where).to_have_text(text("player-where", position=step, length=last))
    expect(forward).to_have_attribute("aria-disabled", "true")
    assert reader.frame.locator(".ky-demo canvas").screenshot() != before
    no_problems(lab)
    lab.shot("rule-reader-demo", reader.frame.locator(".ky-demo"))
    reader.button("Close the board").click()
    expect(reader.frame.locator(".ky-demo")).to_be_hidden()
    expect(reader.card("fr.walk").locator(".ky-demo-open")).to_be_focused()


def test_a_search_leads_to_a_clause(open_notebook: OpenNotebook) -> None:
    lab, reader = opened(open_notebook)
    reader.frame.get_by_role("searchbox").fill("polar bear")
    found = reader.frame.locator(".ky-hits [data-kind=clause] button").first
    expect(found).to_be_visible()
    no_problems(lab)
    found.click()
    expect(reader.frame.locator("[data-current]")).to_be_focused()
    expect(reader.frame.get_by_role("searchbox")).to_have_value("")


def test_what_is_open_survives_a_reload_and_is_in_a_second_view(open_notebook: OpenNotebook) -> None:
    lab, reader = opened(open_notebook)
    reader.topic("digging")
    reader.demonstrate("fr.dig")
    reader.button("One step forward").click()
    expect(reader.where).to_contain_text("step 1")
    second = Reader(lab.second_view(0).locator(".ky-player"))
    expect(second.where).to_contain_text("step 1")
    lab.save()
    lab.reload()
    again = Reader(lab.output(0).locator(".ky-player"))
    expect(again.where).to_contain_text("step 1")
    expect(again.frame.locator(".ky-topic-title")).to_have_text("digging")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_speaks_four_languages_by_day_and_by_night(open_notebook: OpenNotebook, language: str, theme: Theme) -> None:
    lab, reader = opened(open_notebook, height=4600, theme=theme)
    reader.frame.get_by_label("Language", exact=True).select_option(language)
    expect(reader.frame.locator(".ky-reader-title")).to_have_text(text("reader-title", language))
    reader.demonstrate("fr.walk")
    reader.button(text("player-step-forward", language)).click()
    lab.shot(f"rule-reader-{language}-{theme}", reader.frame)
    assert reader.frame.evaluate(OVERFLOWING) == []
    assert reader.frame.evaluate(TOO_SMALL) == []
    no_problems(lab)
    if language != "en":
        reader.frame.locator("p .ky-term").first.click()
        reader.frame.get_by_role("searchbox").fill("1")
        said = reader.frame.evaluate(SAID, language)
        assert len(said) > 100
        assert [words for words in said if ENGLISH.search(words)] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_fits_a_narrow_window(open_notebook: OpenNotebook, language: str) -> None:
    lab, reader = opened(
        open_notebook, READ.replace("'walk'", f"'fish', language='{language}'"), width=700, height=1600
    )
    expect(reader.frame.get_by_role("navigation")).to_be_hidden()
    assert reader.frame.evaluate(OVERFLOWING) == []
    lab.shot(f"rule-reader-700-{language}", reader.frame)
    choice = reader.frame.get_by_role("combobox", name=text("reader-topics", language), exact=True)
    choice.select_option("walk")
    expect(reader.card("fr.walk")).to_be_visible()
    no_problems(lab)


def test_from_a_refusal_in_the_player_to_its_clause(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(REFUSED, height=1100)
    lab.run_all()
    frame = lab.output(0).locator(".ky-player")
    frame.get_by_role("button", name=re.compile("^A1,")).click()
    notice = frame.locator(".ky-refusal")
    notice.locator("summary").click()
    compare = notice.get_by_role("button", name="Compare the texts")
    compare.click()
    dialog = frame.get_by_role("dialog", name="Compare the texts")
    expect(dialog.locator("[data-current]")).to_be_focused()
    expect(dialog.locator("[data-current]")).to_have_attribute("data-clause", re.compile(r"^fr\."))
    reader = Reader(dialog)
    reader.demonstrate(str(dialog.locator("[data-current]").get_attribute("data-clause")))
    reader.button("One step forward").click()
    expect(reader.where).to_contain_text("step 1")
    no_problems(lab)
    lab.shot("rule-reader-in-player")
    lab.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(compare).to_be_focused()
    frame.locator(".ky-log li").first.get_by_role("button", name="Compare the texts").first.click()
    expect(dialog.locator("[data-current]")).to_be_focused()
