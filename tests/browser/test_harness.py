from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

BUTTON = """
import ipywidgets
button = ipywidgets.Button(description="first")
button
"""


def test_a_cell_runs_with_the_package(open_notebook: OpenNotebook) -> None:
    lab = open_notebook("from kayanak_nb.locale import text", "print(text('language-name', 'ja'))")
    lab.run_all()
    expect(lab.output(1)).to_have_text("日本語")
    assert [cell["execution_count"] for cell in lab.content()["cells"]] == [1, 2]
    lab.shot("harness")


def test_theme_size_and_sharpness_are_as_asked(open_notebook: OpenNotebook) -> None:
    lab = open_notebook("1", width=700, height=800, theme="dark", touch=True, sharpness=2)
    seen = lab.page.evaluate("[innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints > 0]")
    assert seen == [700, 800, 2, True]
    assert lab.page.evaluate("document.body.dataset.jpThemeLight") == "false"
    lab.set_theme("light")
    assert lab.page.evaluate("document.body.dataset.jpThemeLight") == "true"


def test_reload_second_view_and_restart(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(
        "import ipywidgets\nbox = ipywidgets.Button(description='first')\nbox", "box.description = 'second'"
    )
    lab.run_all()
    expect(lab.second_view(0).get_by_role("button", name="second")).to_be_visible()
    lab.save()
    lab.reload()
    expect(lab.output(0).get_by_role("button", name="second")).to_be_visible()
    page = lab.second_page()
    expect(page.get_by_role("button", name="second").first).to_be_visible()
    page.close()
    lab.restart_kernel()
    lab.run_all()
    expect(lab.output(0).get_by_role("button", name="second")).to_be_visible()


def test_faults_in_the_console_are_kept(open_notebook: OpenNotebook) -> None:
    lab = open_notebook("1", alone=True)
    lab.page.evaluate("console.error('a planned fault')")
    lab.page.evaluate("fetch('http://192.0.2.1/x.js').catch(() => 0)")
    assert any("planned" in fault for fault in lab.unexpected)
    assert any("192.0.2.1" in fault for fault in lab.unexpected)
    lab.expect_fault("a planned fault")
    lab.expect_fault(r"192\.0\.2\.1|ERR_FAILED")


@pytest.mark.parametrize("number", [1, 2])
def test_kernels_do_not_outlive_a_test(open_notebook: OpenNotebook, number: int) -> None:
    lab = open_notebook(f"print('kernel' in dir())\nkernel = {number}")
    lab.run_all()
    expect(lab.output(0)).to_have_text("False")
