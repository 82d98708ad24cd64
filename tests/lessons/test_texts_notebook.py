"""The notebook on the three texts: it asks all its exercises, runs in every language, and what it says holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from kayanak_nb.lessons.clause_cards import Cards
from kayanak_nb.lessons.exercise import Exercise, Feedback
from kayanak_nb.lessons.progress import Worksheet
from kayanak_nb.lessons.texts import TASKS
from kayanak_nb.lessons.told import Table, Told
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.rulebook import book
from kayanak_nb.widgets.rule_reader import RuleReader
from tests.lessons.test_start_notebook import LARGEST, LONGEST_CELL, run

PATH = Path(__file__).parents[2] / "notebooks" / "03_one_game_three_texts.ipynb"
CELLS = nbformat.read(PATH, as_version=4).cells
CODE = [cell for cell in CELLS if cell.cell_type == "code"]
PROSE = "\n".join(cell.source for cell in CELLS if cell.cell_type == "markdown")
NUMBERS = [str(number) for number in range(1, len(TASKS) + 1)]


def shown(cell_id: str) -> str:
    cell = next(cell for cell in CODE if cell.id == cell_id)
    return "\n".join(output.data["text/plain"] for output in cell.outputs if "data" in output)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_runs_in_every_language(language: str) -> None:
    names: dict[str, Any] = {}
    sources = [cell.source for cell in CODE if not cell.source.startswith("#")]
    every = [run(source.replace('"en"', f'"{language}"'), names) for source in sources]
    kinds = Told | Table | Cards | Exercise | Feedback | Worksheet | RuleReader
    told = [one for one in every if isinstance(one, kinds)]
    assert len(told) > 30
    assert {one.language for one in told} == {language}


def test_every_exercise_is_asked_and_waits_for_an_answer() -> None:
    sources = "\n".join(cell.source for cell in CODE)
    assert re.findall(r"lesson\.exercise\((\d)\)", sources) == NUMBERS
    assert re.findall(r"lesson\.check\((\d), (?:\.\.\.|may_dig|may_fish)\)", sources) == NUMBERS
    assert sum(shown(f"answer-{number}").startswith("○ Not tried yet.") for number in NUMBERS) == len(NUMBERS)


def test_cells_are_short_and_the_file_is_small() -> None:
    assert all(len(cell.source.splitlines()) <= LONGEST_CELL for cell in CODE)
    assert PATH.stat().st_size < LARGEST


def test_what_it_says_is_what_it_shows() -> None:
    assert "said outright: 18, to be understood: 8, left open: 17" in shown("french-overview")
    assert "18 of 43 clauses are said outright, and 17 are left open" in PROSE
    assert len(shown("aligned-switches").splitlines()) == 5
    assert "Four switches, that is all" in PROSE
    assert re.findall(r": (Allowed|Not allowed)\.", shown("dispute-ask")) == ["Not allowed", "Allowed", "Allowed"]
    assert "Dig at D3: Allowed." in shown("engine-ask")
    assert "right would be False" in shown("predicate-trial")
    assert "[DE · stepping]" in shown("german-step")


def test_where_it_says_that_a_text_is_silent_the_text_is() -> None:
    clauses = book().clauses
    assert {clauses[name].standing for name in ("fr.any-hole", "fr.timing")} == {"silent"}
    assert {clauses[name].standing for name in ("ja3.placement", "ja3.timing", "fr.melt", "fr.distinct")} == {"says"}


def test_every_clause_and_term_it_names_is_there() -> None:
    everything = PROSE + "\n".join(cell.source for cell in CODE)
    named = set(re.findall(r'"((?:fr|ja[123]|de)\.[a-z-]+)"', everything))
    assert len(named) > 8
    assert named <= book().clauses.keys()


def test_the_solution_it_hints_at_settles_the_quarrel() -> None:
    names: dict[str, Any] = {}
    run(next(cell.source for cell in CODE if cell.id == "begin"), names)
    run("def may_fish(spot):\n    return spot.open and spot.near and not spot.taken and not spot.fished", names)
    found = [run(f'lesson.trial(may_fish, "fish", "{rules}")', names).status for rules in ("fr", "ja-3")]
    assert found == ["right", "wrong"]


def test_the_reader_is_seen_without_a_kernel() -> None:
    cell = next(cell for cell in CODE if cell.source.startswith("kn.rules("))
    assert "<table" in cell.outputs[0].data["text/html"]
    assert "FR · fishing" in shown(cell.id)
