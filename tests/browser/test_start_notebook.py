"""The start notebook in the hands of somebody who opens it and runs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.page import LabPage, Theme

START = "00_start_here.ipynb"
WIDGET = "application/vnd.jupyter.widget-view+json"


def code_cells(lab: LabPage) -> list[dict[str, Any]]:
    return [cell for cell in lab.content()["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_runs_from_top_to_bottom(open_notebook: OpenNotebook, theme: Theme) -> None:
    lab = open_notebook(notebook=START, theme=theme)
    lab.run_all()
    cells = code_cells(lab)
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert [output["evalue"] for output in outputs if output["output_type"] == "error"] == []
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert [output for output in outputs if WIDGET in output.get("data", {})]
    expect(lab.page.get_by_role("heading", level=1).first).to_be_attached()
    lab.output(0).scroll_into_view_if_needed()
    lab.shot(f"start-{theme}")
