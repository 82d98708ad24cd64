"""The browser tests' harness: a real JupyterLab, a real Chromium, and a fixture that opens notebooks.

A test asks for ``open_notebook`` and gets a :class:`~tests.browser.page.LabPage`::

    def test_it_rolls(open_notebook: OpenNotebook) -> None:
        lab = open_notebook("import kayanak_nb as kn", "kn.play('fr', seed=1)", width=700, theme="dark")
        lab.run_all()
        lab.page.get_by_role("button", name="Roll").click()
        expect(lab.output(1)).to_contain_text("walk")
        lab.shot("fr-rolled")

JupyterLab is started once, on loopback and with settings of its own; each notebook gets its own file. To load the page
takes many times as long as most tests, so the next test goes on in the same page, its notebook closed and its kernel
ended, unless the test before it failed, reloaded or said that it wants a page *alone*. When a test is over its kernels
are shut down, and it fails if the page asked for anything from outside or wrote an error to its console
(``lab.expect_fault(pattern)`` lets one pass).

Chromium is looked for in the variable ``CHROMIUM``, on the path, then among Playwright's own. Without one
these tests are skipped and say how to get it; where the variable ``CI`` is set they fail instead.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.page import LabPage, Theme
from tests.browser.server import LabServer

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_BROWSER = "The browser tests need Chromium. Get one with: python -m playwright install chromium"

expect.set_options(timeout=20_000)


class OpenNotebook(Protocol):
    """Makes and opens a notebook."""

    def __call__(
        self,
        *cells: str,
        notebook: str | None = None,
        width: int = 1280,
        height: int = 900,
        theme: Theme = "light",
        touch: bool = False,
        sharpness: float = 1.0,
        alone: bool = False,
    ) -> LabPage:
        """Open a notebook of the code cells *cells*, or a copy of the project's own *notebook*.

        *width* and *height* of the window are in CSS pixels, *sharpness* is device pixels in one of them;
        with *touch* the page has a touch screen; with *alone* nothing was done before in it, and nothing will be
        after. Nothing has been run yet.
        """
        ...


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright itself, for the whole run."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A headless Chromium for the whole run."""
    executable = find_chromium(playwright)
    if executable is None:
        if os.environ.get("CI"):
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    running = playwright.chromium.launch(executable_path=executable, args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab for the whole run."""
    server = LabServer(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def kept() -> list[LabPage]:
    """The page that the next test may go on in, if there is one."""
    return []


@pytest.fixture
def open_notebook(
    browser: Browser, lab_server: LabServer, kept: list[LabPage], request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Open notebooks; afterwards close them, end their kernels and look for errors in the browser's console."""
    opened: list[LabPage] = []
    failed = request.session.testsfailed

    def open_one(
        *cells: str,
        notebook: str | None = None,
        width: int = 1280,
        height: int = 900,
        theme: Theme = "light",
        touch: bool = False,
        sharpness: float = 1.0,
        alone: bool = False,
    ) -> LabPage:
        name = f"{re.sub(r'[^a-z0-9]+', '-', request.node.name.lower()).strip('-')}-{len(opened)}"
        file = f"{name}.ipynb"
        path = lab_server.copy(notebook, file) if notebook else lab_server.write(file, cells)
        address = f"{lab_server.url}/lab/workspaces/{name}/tree/{path}"
        plain = not (alone or touch) and sharpness == 1
        if plain and kept:
            lab = kept.pop()
            opened.append(lab)
            lab.open_next(address, path, width=width, height=height)
        else:
            context = browser.new_context(
                viewport={"width": width, "height": height}, has_touch=touch, device_scale_factor=sharpness
            )
            lab = LabPage(context, address)
            lab.as_new = plain
            opened.append(lab)
        lab.set_theme(theme)
        return lab

    yield open_one
    unexpected = [fault for lab in opened for fault in lab.unexpected]
    for lab in opened:
        if lab.as_new and not kept and not unexpected and failed == request.session.testsfailed:
            lab.close_all()
            kept.append(lab)
        else:
            lab.context.close()
    lab_server.end_sessions()
    assert unexpected == []


def find_chromium(playwright: Playwright) -> str | None:
    """Return the path of a Chromium, or None."""
    own = playwright.chromium.executable_path
    named = (os.environ.get("CHROMIUM"), shutil.which("chromium"), shutil.which("chromium-browser"), own)
    return next((path for path in named if path and Path(path).is_file()), None)
