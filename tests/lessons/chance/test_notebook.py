"""The notebook on dice as a text: it asks all its exercises, runs in every language, and what it says is so."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import nbformat
import pytest

from kayanak_nb.dice import joint
from kayanak_nb.lessons.chance import TASKS, ChanceLesson
from kayanak_nb.lessons.exercise import Exercise, Feedback
from kayanak_nb.lessons.progress import Worksheet
from kayanak_nb.lessons.told import Table, Told
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.widgets.dice_lab import DiceLab
from tests.lessons.test_start_notebook import LARGEST, LONGEST_CELL, run

PATH = Path(__file__).parents[3] / "notebooks" / "02_dice.ipynb"
CELLS = nbformat.read(PATH, as_version=4).cells
CODE = [cell for cell in CELLS if cell.cell_type == "code"]
PROSE = "\n".join(cell.source for cell in CELLS if cell.cell_type == "markdown")
NUMBERS = [str(number) for number in range(1, len(TASKS) + 1)]


def shown(cell: str) -> str:
    return "\n".join(output.data["text/plain"] for one in CODE if one.id == cell for output in one.outputs)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_runs_in_every_language(language: str) -> None:
    names: dict[str, Any] = {}
    sources = [cell.source for cell in CODE if not cell.source.startswith("#")]
    results = [run(source.replace('"en"', f'"{language}"'), names) for source in sources]
    told = [one for one in results if isinstance(one, Told | Table | DiceLab | Exercise | Feedback | Worksheet)]
    assert len(told) > 30
    assert {one.language for one in told} == {language}


def test_every_exercise_is_asked_and_waits_for_an_answer() -> None:
    sources = "\n".join(cell.source for cell in CODE)
    assert re.findall(r"lesson\.exercise\((\d+)\)", sources) == NUMBERS
    assert re.findall(r"lesson\.check\((\d+), (?:\.\.\.|ways)\)", sources) == NUMBERS


def test_cells_are_short_and_the_file_is_small() -> None:
    assert all(len(cell.source.splitlines()) <= LONGEST_CELL for cell in CODE)
    assert PATH.stat().st_size < LARGEST


def test_every_lab_is_seen_without_a_kernel() -> None:
    labs = [cell for cell in CODE if "kn.dice_lab(" in cell.source]
    assert len(labs) == 3
    assert all("<img " in output.data["text/html"] for cell in labs for output in cell.outputs)


def test_what_it_says_is_what_it_shows() -> None:
    assert "It is 10 of 36" in PROSE
    assert shown("space-same").startswith("10 of 36 pairs fit")
    assert "it is\n2x² + 4x³" in PROSE
    assert "Die 1: 2x² + 4x³" in shown("sum-polynomial")
    assert "60,466,176" in PROSE
    assert f"{6**10:,}" == "60,466,176"
    assert "by 1.3 after\n100 throws, by 6.7 after 1,000, by 46.3 after 10,000!" in PROSE
    assert [line.rpartition(" ")[2] for line in shown("settle-see").splitlines()] == ["0.3.", "1.3.", "6.7.", "46.3."]
    assert all("Red shows more: 5/9" in shown(cell) for cell in ("fair-one", "fair-two", "fair-three"))
    assert shown("mean-see") == "(Fraction(8, 3), Fraction(11, 6), Fraction(9, 2))"
    assert "All three: 2/3 · 2/3 · 2/3 = 8/27" in PROSE
    assert "3: 8/27" in shown("catch-see")
    assert "2: 4/9" in shown("catch-see")


def test_what_it_says_of_conditions_is_so() -> None:
    white, blue = ChanceLesson().dice
    both = joint(white, blue)

    def is_six(thrown: Any) -> bool:
        return bool(thrown.white + thrown.blue == 6)

    assert both.given(is_six).chance(white="fish") == Fraction(1, 4)
    assert both.given(white="fish").chance(is_six) == Fraction(1, 6)
    assert both.chance(is_six, white="fish") == Fraction(1, 36)
    assert "It is one in *four*" in PROSE
    assert sum(face.pips % 2 for face in blue.faces) == 3
    assert 1 - Fraction(5, 6) ** 6 > Fraction(66, 100)
    assert f"{float(Fraction(5, 6) ** 6):.3f}" == "0.335"


def test_what_it_says_of_the_house_rule_is_so() -> None:
    more, equal, less = (line.partition(": ")[2].partition(" ")[0] for line in shown("house-race").splitlines())
    assert (more, equal, less) == ("2/9", "5/9", "2/9")
    assert "2/9 + 5/9 = **7/9**" in PROSE
    assert Fraction(more) + Fraction(equal) == Fraction(7, 9) > Fraction(3, 4)


def test_no_question_asks_how_likely_something_does() -> None:
    said = [output.data["text/plain"] for cell in CODE for output in cell.outputs]
    assert not [words for words in (PROSE, *said) if re.search(r"[Hh]ow likely (do|does|will)\b", words)]
