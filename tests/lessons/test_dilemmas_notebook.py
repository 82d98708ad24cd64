"""The notebook on dilemmas as a text: it shows them all, asks its exercises, and says what its figures say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from kayanak_nb.lessons.dilemma_data import dilemmas
from kayanak_nb.lessons.dilemmas import TASKS
from kayanak_nb.lessons.exercise import Exercise, Feedback
from kayanak_nb.lessons.measured import Measured
from kayanak_nb.lessons.progress import Worksheet
from kayanak_nb.lessons.told import Told
from kayanak_nb.locale import LANGUAGES
from tests.lessons.test_start_notebook import LARGEST, LONGEST_CELL, run

PATH = Path(__file__).parents[2] / "notebooks" / "05_dilemmas.ipynb"
CELLS = nbformat.read(PATH, as_version=4).cells
CODE = [cell for cell in CELLS if cell.cell_type == "code"]
SOURCES = "\n".join(cell.source for cell in CODE)
PROSE = "\n".join(cell.source for cell in CELLS if cell.cell_type == "markdown")
NUMBERS = [str(number) for number in range(1, len(TASKS) + 1)]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_runs_in_every_language(language: str) -> None:
    names: dict[str, Any] = {}
    # How many games are played says nothing about the language.
    sources = [re.sub(r"games=\d+", "games=4", cell.source) for cell in CODE]
    shown = [run(source.replace('"en"', f'"{language}"'), names) for source in sources if not source.startswith("#")]
    told = [one for one in shown if isinstance(one, Told | Measured | Exercise | Feedback | Worksheet)]
    assert len(told) > 45
    assert {one.language for one in told} == {language}


@pytest.mark.parametrize("method", ["dilemma", "parting", "effect"])
def test_every_dilemma_is_shown_in_full(method: str) -> None:
    assert sorted(re.findall(rf'lesson\.{method}\("(\w+)"\)', SOURCES)) == sorted(dilemmas())


def test_every_exercise_is_asked_and_waits_for_an_answer() -> None:
    assert re.findall(r"lesson\.exercise\((\d)\)", SOURCES) == NUMBERS
    assert re.findall(r"lesson\.check\((\d), \.\.\.\)", SOURCES) == NUMBERS


def test_cells_are_short_and_the_file_is_small() -> None:
    assert all(len(cell.source.splitlines()) <= LONGEST_CELL for cell in CODE)
    assert PATH.stat().st_size < LARGEST


def test_every_figure_has_words_beside_it() -> None:
    outputs = [output.data for cell in CODE for output in cell.outputs if "data" in output]
    pictures = [data for data in outputs if "<img " in data.get("text/html", "")]
    assert len(pictures) > 25
    assert all(data["text/plain"].strip() for data in pictures)


def shown_by(source: str) -> str:
    """What the cell with that *source* shows, as text."""
    (cell,) = (cell for cell in CODE if cell.source == source)
    return "\n".join(output.data["text/plain"] for output in cell.outputs if "data" in output)


def test_the_pairs_show_what_the_prose_says() -> None:
    shown = shown_by('lesson.pairing("plugged_counts", games=200)')
    paired, loose = (float(half) for half in re.findall(r"± ([\d.]+) turns", shown)[:2])
    said = re.search(r"from ± ([\d.]+) to ± ([\d.]+)", PROSE)
    assert said is not None
    assert (float(said[1]), float(said[2])) == (loose, paired)
    assert loose / paired > 3
