"""The notebook on drifting floes as a text: it asks all its exercises, runs in every language, and stays small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from kayanak_nb.lessons.drift import TASKS
from kayanak_nb.lessons.exercise import Exercise, Feedback
from kayanak_nb.lessons.progress import Worksheet
from kayanak_nb.lessons.told import Told
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.widgets.board_view import BoardView
from tests.lessons.test_start_notebook import LARGEST, LONGEST_CELL, run

PATH = Path(__file__).parents[2] / "notebooks" / "04_drifting_floes.ipynb"
CELLS = nbformat.read(PATH, as_version=4).cells
CODE = [cell for cell in CELLS if cell.cell_type == "code"]
NUMBERS = [str(number) for number in range(1, len(TASKS) + 1)]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_runs_in_every_language(language: str) -> None:
    names: dict[str, Any] = {}
    # The long search of the start position says nothing new in another language.
    sources = [cell.source for cell in CODE if cell.id != "fewest-bound"]
    shown = [run(source.replace('"en"', f'"{language}"'), names) for source in sources if not source.startswith("#")]
    told = [one for one in shown if isinstance(one, Told | BoardView | Exercise | Feedback | Worksheet)]
    assert len(told) > 30
    assert {one.language for one in told} == {language}


def test_every_exercise_is_asked_and_waits_for_an_answer() -> None:
    sources = "\n".join(cell.source for cell in CODE)
    assert re.findall(r"lesson\.exercise\((\d)\)", sources) == NUMBERS
    assert re.findall(r"lesson\.check\((\d), (?:\.\.\.|neighbours)\)", sources) == NUMBERS


def test_cells_are_short_and_the_file_is_small() -> None:
    assert all(len(cell.source.splitlines()) <= LONGEST_CELL for cell in CODE)
    assert PATH.stat().st_size < LARGEST


def test_every_player_is_seen_without_a_kernel() -> None:
    players = [cell for cell in CODE if "kn.play(" in cell.source]
    assert len(players) == 2
    assert all("<img " in output.data["text/html"] for cell in players for output in cell.outputs)


def test_what_it_says_is_what_it_shows() -> None:
    prose = "\n".join(cell.source for cell in CELLS if cell.cell_type == "markdown")
    shown = "\n".join(output.data["text/plain"] for cell in CODE for output in cell.outputs if "data" in output)
    assert "Of 53 slides, just *one* joins the two halves, and 42 tear" in prose
    assert "53 slides are possible now. After 1 of them" in shown
    assert "A with 4 floes and B with 12" in prose
    assert "at least 5 and at most 9 moves" in shown
    assert "fewer than 5 is impossible" in prose
    assert "two moves are not enough" in prose
    assert "needs 3 moves. That is exact" in shown
    assert "○ Not tried yet." in shown
