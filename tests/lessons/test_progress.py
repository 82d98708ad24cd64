"""A worksheet knows how it goes, in memory, as JSON, and on a page to print."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kayanak_nb.lessons.answers import Whole
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import ValueJudge
from kayanak_nb.lessons.progress import Worksheet
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.stream import Stream


def double(stream: Stream, language: str) -> Task:
    del language
    number = stream.below(1000)
    return Task("Twice", f"Twice {number}?", ValueJudge(Whole(), 2 * number), ("Add.",), f"{number} + {number}")


def triple(stream: Stream, language: str) -> Task:
    del language
    number = stream.below(1000)
    return Task("Thrice", f"Thrice {number}?", ValueJudge(Whole(), 3 * number), ("Add twice.",), "")


def worksheet(learner: str | int = "Mio", language: str = "en") -> Worksheet:
    return Worksheet("sums", "Sums", {"double": double, "triple": triple}, learner, language)


def answer(sheet: Worksheet, number: int) -> object:
    judge = sheet.exercise(number).task.judge
    assert isinstance(judge, ValueJudge)
    return judge.expected


def test_an_exercise_is_the_same_each_time() -> None:
    sheet = worksheet()
    assert sheet.exercise(1) is sheet.exercise(1)
    assert sheet.exercise(1).title == "Exercise 1 · Twice"


@pytest.mark.parametrize("number", [0, 3, "C4", ["C4"], True, None])
def test_there_is_no_other_exercise(number: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 2"):
        worksheet().exercise(number)


def test_a_number_in_quotation_marks_will_do() -> None:
    sheet = worksheet()
    assert sheet.exercise("2") is sheet.exercise(2)  # type: ignore[arg-type]


def test_any_learner_can_be_written_down() -> None:
    assert json.loads(worksheet(["Mio"]).to_json())["learner"] == "['Mio']"  # type: ignore[arg-type]


def test_neighbours_get_different_numbers() -> None:
    prompts = {worksheet(learner).exercise(1).task.prompt for learner in ("Mio", "Ben", "Lea", 1, 2, 3)}
    assert len(prompts) == 6
    assert worksheet("Mio").exercise(1).task.prompt == worksheet("mio").exercise(1).task.prompt


def test_it_knows_how_it_goes() -> None:
    sheet = worksheet()
    sheet.exercise(1).check(answer(sheet, 1))
    sheet.exercise(2).check(-1)
    sheet.exercise(2).hint()
    sheet.exercise(2).solution()
    assert sheet.solved == 1
    assert repr(sheet).splitlines() == [
        "Sums",
        "Exercise · How it went · Answers · Hints",
        "Exercise 1 · Twice · right · 1 · 0",
        "Exercise 2 · Thrice · not right yet, solution seen · 1 · 1",
        "1 of 2 exercises solved",
    ]


def test_two_worksheets_know_nothing_of_each_other() -> None:
    one, other = worksheet(), worksheet()
    one.exercise(1).check(answer(one, 1))
    assert (one.solved, other.solved) == (1, 0)


def test_as_json(tmp_path: Path) -> None:
    sheet = worksheet("Zoë")
    sheet.exercise(1).check(answer(sheet, 1))
    sheet.save(tmp_path / "sheet.json")
    read = json.loads((tmp_path / "sheet.json").read_text(encoding="utf-8"))
    assert read == json.loads(sheet.to_json())
    assert (read["format"], read["version"], read["lesson"], read["learner"]) == (
        "kayanak_nb worksheet",
        1,
        "sums",
        "Zoë",
    )
    assert read["exercises"][0] == {
        "name": "double",
        "status": "right",
        "tries": 1,
        "hints": 0,
        "solution_seen": False,
    }
    assert [done["status"] for done in read["exercises"]] == ["right", "not tried"]


class Nesting(HTMLParser):
    """Follows which elements are open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_to_print(language: str, tmp_path: Path) -> None:
    certificate = worksheet("<Mio>", language).certificate()
    certificate.save(tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert f'<html lang="{language}">' in page
    assert "&lt;Mio&gt;" in page
    assert "http" not in page
    nesting = Nesting()
    nesting.feed(page)
    assert nesting.open == []


def test_without_a_name_there_is_a_line_to_write_it_on() -> None:
    assert "____" in repr(worksheet("").certificate())
    assert "Mio" in repr(worksheet("Mio").certificate())


def test_what_cannot_be_saved_is_told(tmp_path: Path) -> None:
    for keep in (worksheet().save, worksheet().certificate().save):
        with pytest.raises(OSError, match="there is no folder"):
            keep(tmp_path / "nowhere" / "mine")
        with pytest.raises(OSError, match="is a folder"):
            keep(tmp_path)
