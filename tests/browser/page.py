"""A notebook open in JupyterLab in a real browser, and what a test does with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Route, expect

__all__ = ["ARTEFACTS", "LabPage", "Theme"]

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
SECONDS = 1000.0
PATIENCE = 60 * SECONDS
Theme: TypeAlias = Literal["light", "dark"]

# The idle mark in JupyterLab's status bar comes before there is a session: what is sent then is lost. Ask the session.
SESSION_READY = """() => {
  const panel = [...(window.jupyterapp?.shell.widgets('main') || [])].find(widget => widget.sessionContext);
  const context = panel?.sessionContext, kernel = context?.session?.kernel;
  return !!context && context.isReady && kernel?.connectionStatus === 'connected' && kernel.status === 'idle';
}"""
RUN = "async ([command, args]) => { await window.jupyterapp.commands.execute(command, args); }"
THEME_IS = "light => document.body.dataset.jpThemeLight === light"
CONTENT = (
    "() => [...window.jupyterapp.shell.widgets('main')].find(panel => panel.context?.model).context.model.toJSON()"
)
CALM_SHELL = "() => { window.jupyterapp.shell.collapseLeft(); window.jupyterapp.shell.collapseRight(); }"
CLOSE_ALL = """async () => {
  const { shell, serviceManager } = window.jupyterapp;
  for (const panel of [...shell.widgets('main')]) {
    if (panel.context) panel.context.model.dirty = false;
    panel.close();
  }
  await serviceManager.sessions.shutdownAll();
}"""

# Said by JupyterLab itself: with no notebook of ours open, and of its own debugger when a page is left in mid-question.
LABS_OWN = (
    r"Failed to load resource: .*404",
    r"net::ERR_ABORTED",
    r"Could not restore the debugger state: .*Canceled future",
)


class LabPage:
    """One browser page with one notebook.

    *page* is Playwright's page, for everything that has no method here: find things as people do, with
    ``lab.page.get_by_role("button", name="Roll")``, and wait with ``expect(…)``, never by the clock. *as_new* tells
    whether another notebook could be opened in the same JupyterLab as if nothing had been.
    """

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.as_new = True
        self._expected: list[str] = list(LABS_OWN)
        context.route(lambda url: urlsplit(url).hostname != "127.0.0.1", self._refuse)
        self.page = self._new_page()

    def close_all(self) -> None:
        """Close every notebook unsaved and end its kernel, as far as this page knows of it."""
        self.page.evaluate(CLOSE_ALL)

    def open_next(self, address: str, path: str, *, width: int, height: int) -> None:
        """Open the notebook at *path* in the same JupyterLab; *address* is where it stands on a page of its own."""
        self.address = address
        self.faults.clear()
        self._expected = list(LABS_OWN)
        self.page.set_viewport_size({"width": width, "height": height})
        self.command("docmanager:open", {"path": path})
        self.wait_for_session()

    def run_all(self) -> None:
        """Run every cell and wait until the kernel is done with the last."""
        self.command("notebook:run-all-cells")
        self.wait_for_session()

    def run_cell(self, cell: int, *, wait: bool = True) -> None:
        """Run the code cell *cell*; with *wait*, until the kernel is done with it."""
        self.page.locator(".jp-Notebook .jp-CodeCell").nth(cell).locator(".jp-InputArea-editor").click()
        self.command("notebook:run-cell", wait=wait)
        if wait:
            self.wait_for_session()

    def output(self, cell: int) -> Locator:
        """Return the output area of the code cell *cell*, counted from 0."""
        return self.page.locator(".jp-Notebook .jp-CodeCell").nth(cell).locator(".jp-Cell-outputArea")

    def content(self) -> dict[str, Any]:
        """Return the notebook as it stands now, in nbformat, also what has scrolled out of sight."""
        return dict(self.page.evaluate(CONTENT))

    def save(self) -> None:
        """Save the notebook; only what is saved comes back after :meth:`reload`."""
        self.command("docmanager:save")

    def reload(self) -> None:
        """Reload the page, as a person does with F5; the kernel goes on."""
        self.as_new = False
        self.page.goto(self.address)
        self.wait_for_session()

    def restart_kernel(self) -> None:
        """Restart the kernel without running anything."""
        self.command("notebook:restart-kernel", wait=False)
        self.page.get_by_role("dialog").get_by_role("button", name="Confirm Kernel Restart").click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.wait_for_session()

    def second_view(self, cell: int) -> Locator:
        """Open a second view of the output of *cell* beside the notebook, and return it."""
        self.as_new = False
        self.page.locator(".jp-Notebook .jp-CodeCell").nth(cell).locator(".jp-InputArea-editor").click()
        self.command("notebook:create-output-view")
        return self.page.locator(".jp-LinkedOutputView")

    def second_page(self) -> Page:
        """Open the same notebook in a second browser tab, on the same kernel, and return that page."""
        self.as_new = False
        page = self._new_page()
        self.page.bring_to_front()
        return page

    def set_theme(self, theme: Theme) -> None:
        """Change JupyterLab's theme and wait until it shows."""
        self.command("apputils:change-theme", {"theme": f"JupyterLab {theme.title()}"})
        self.page.wait_for_function(THEME_IS, arg=str(theme == "light").lower())
        # JupyterLab lays a curtain over the change, which fades away.
        expect(self.page.locator("#jupyterlab-splash")).to_have_count(0)

    def command(self, name: str, arguments: dict[str, Any] | None = None, *, wait: bool = True) -> None:
        """Execute one of JupyterLab's commands; with *wait*, until it is done."""
        run = RUN if wait else RUN.replace("await window", "window")
        self.page.evaluate(run, [name, arguments or {}])

    def shot(self, name: str, part: Locator | None = None) -> Path:
        """Keep a picture of the page, or of *part* of it, as ``artefacts/screens/<name>.png``."""
        path = ARTEFACTS / "screens" / f"{name}.png"
        (part or self.page).screenshot(path=path, animations="disabled")
        return path

    def expect_fault(self, pattern: str) -> None:
        """Let errors in the browser's console pass that match the regular expression *pattern*."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> Sequence[str]:
        """Errors of the page and its console that no test asked for."""
        return [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self._expected)]

    def wait_for_session(self, page: Page | None = None) -> None:
        """Wait until the notebook has a kernel that is connected and idle."""
        (page or self.page).wait_for_function(SESSION_READY, timeout=PATIENCE)

    def _new_page(self) -> Page:
        page = self.context.new_page()
        # JupyterLab comes in a hundred files: on a busy machine that takes longer than Playwright's own 30 seconds.
        page.set_default_navigation_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.goto(self.address)
        self.wait_for_session(page)
        page.evaluate(CALM_SHELL)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _refuse(self, route: Route) -> None:
        self.faults.append(f"asked for something from outside: {route.request.url}")
        route.abort()
