"""Every notebook has been run from top to bottom, shows what it did, and does the same again."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from functools import cache
from typing import Any

import nbformat
import pytest

from tests.execute_notebooks import FOLDER, NOTEBOOKS

WIDGET = "application/vnd.jupyter.widget-view+json"
WIDGET_STATE = "application/vnd.jupyter.widget-state+json"
# An address in memory differs from run to run, a path from machine to machine.
VARYING = re.compile(r"\b0x[0-9a-f]{6,}|(?<![\w.:/])/(?:home|root|tmp|usr|work)/|\b[A-Z]:\\+Users\b")
# Where a link or a picture of Markdown leads.
LINK = re.compile(r"\]\(([^)\s]+)\)")


@cache
def notebook(name: str) -> Any:
    return nbformat.read(FOLDER / name, as_version=4)


def code_cells(name: str) -> list[Any]:
    return [cell for cell in notebook(name).cells if cell.cell_type == "code"]


def shows_something(source: str) -> bool:
    """Whether the last line of a cell is an expression, whose value a notebook shows."""
    statements = ast.parse(source).body
    return bool(statements) and isinstance(statements[-1], ast.Expr) and not source.rstrip().endswith(";")


def test_there_is_a_start() -> None:
    assert NOTEBOOKS[:1] == ["00_start_here.ipynb"]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_is_well_formed(name: str) -> None:
    nbformat.validate(notebook(name))
    assert notebook(name).metadata.kernelspec.name == "python3"


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_cell_has_been_run_in_order(name: str) -> None:
    counts = [cell.execution_count for cell in code_cells(name)]
    assert counts == list(range(1, len(counts) + 1))
    assert all(cell.source.strip() for cell in code_cells(name))


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_outputs_are_stored_and_no_errors(name: str) -> None:
    for cell in code_cells(name):
        assert not [output for output in cell.outputs if output.output_type == "error"]
        assert cell.outputs or not shows_something(cell.source), f"no output stored: {cell.source}"


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_nothing_stored_varies(name: str) -> None:
    for cell in notebook(name).cells:
        assert not VARYING.search(cell.source)
    for cell in code_cells(name):
        assert not VARYING.search(json.dumps(cell.outputs, ensure_ascii=False))


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_widgets_are_stored_with_their_state(name: str) -> None:
    views = [output.data[WIDGET].model_id for output in outputs(name) if WIDGET in output.get("data", {})]
    models = notebook(name).metadata.get("widgets", {}).get(WIDGET_STATE, {}).get("state", {})
    assert set(views) <= models.keys()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_links_lead_to_files(name: str) -> None:
    words = "".join(cell.source for cell in notebook(name).cells if cell.cell_type == "markdown")
    links = [link for link in LINK.findall(words) if "://" not in link and not link.startswith("#")]
    assert [link for link in links if not (FOLDER / link).is_file()] == []


def test_the_start_leads_to_other_lessons() -> None:
    words = notebook(NOTEBOOKS[0]).cells[-1].source
    assert {"03_one_game_three_texts.ipynb", "04_drifting_floes.ipynb", "05_dilemmas.ipynb"} <= {*LINK.findall(words)}


def outputs(name: str) -> list[Any]:
    return [output for cell in code_cells(name) for output in cell.outputs]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_does_the_same_again(name: str) -> None:
    # In a process of its own: nbval takes over how notebooks are collected.
    options = ["--nbval", "--nbval-current-env", "-p", "no:cacheprovider", "-q"]
    command = [sys.executable, "-m", "pytest", *options, str(FOLDER / name)]
    # What this run of the tests was asked for is not meant for the notebook's.
    quiet = {**os.environ, "PYTEST_ADDOPTS": ""}
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=FOLDER.parent, env=quiet)
    assert run.returncode == 0, f"run it anew: python -m tests.execute_notebooks\n{run.stdout}{run.stderr}"
