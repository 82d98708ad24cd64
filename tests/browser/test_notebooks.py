"""The notebooks in the hands of somebody who opens them and runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table
from tests.execute_notebooks import NOTEBOOKS

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage, Theme

THEMES: tuple[Theme, ...] = ("light", "dark")
DRIFT = "04_drifting_floes.ipynb"
WIDGET = "application/vnd.jupyter.widget-view+json"


def code_cells(lab: LabPage) -> list[dict[str, Any]]:
    return [cell for cell in lab.content()["cells"] if cell["cell_type"] == "code"]


def number_of(lab: LabPage, source: str) -> int:
    """Which of the code cells begins with *source*, counted from 0."""
    return [cell["source"].startswith(source) for cell in code_cells(lab)].index(True)


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_it_runs_from_top_to_bottom(open_notebook: OpenNotebook, notebook: str) -> None:
    lab = open_notebook(notebook=notebook)
    lab.run_all()
    cells = code_cells(lab)
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert [output["evalue"] for output in outputs if output["output_type"] == "error"] == []
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert [output for output in outputs if WIDGET in output.get("data", {})]
    expect(lab.page.get_by_role("heading", level=1).first).to_be_attached()
    lab.output(0).scroll_into_view_if_needed()
    for theme in THEMES:
        lab.set_theme(theme)
        lab.shot(f"{notebook.removesuffix('.ipynb')}-{theme}")


def test_the_turn_among_the_floes_goes_as_it_is_told(open_notebook: OpenNotebook) -> None:
    """Every move that the notebook asks for in its second part, on the board of the player."""
    lab = open_notebook(notebook=DRIFT)
    lab.run_cell(0)
    turn = number_of(lab, "game = lesson.turn()")
    lab.run_cell(turn)
    table = Table(lab.output(turn))
    table.button("Roll").click()
    table.status("4 left")
    table.click_hole("floe 13")
    table.hole("Slide floe 13 southwest ↙, 1 cell far").click()
    table.happened("Red slides floe 13 southwest, 1 cell far.")
    table.click_hole("home shore")
    table.click_hole("floe 13")
    table.happened("Red moves figure 0 from the home shore onto floe 13.")
    table.hole("Slide floe 13 northeast ↗, 2 cells far").click()
    table.happened("Red slides floe 13 northeast, 2 cells far.")
    table.click_hole("floe 9")
    table.happened("Red moves figure 0 from floe 13 onto floe 9.")
    table.status("Blue’s turn")
