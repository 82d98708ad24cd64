"""``kayanak lab`` as a learner uses it."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.page import LabPage
from tests.browser.server import LabServer


def test_the_start_notebook_opens_with_its_pictures(browser: Browser, tmp_path: Path) -> None:
    start = (sys.executable, "-m", "kayanak_nb", "lab", str(tmp_path / "files"), "--no-browser", "--")
    server = LabServer(tmp_path, start)
    context = browser.new_context()
    try:
        lab = LabPage(context, f"{server.url}/lab/tree/00_start_here.ipynb")
        expect(lab.page.get_by_role("heading", level=1).first).to_be_visible()
        # Stored pictures show before anything has been run, because the command has vouched for them.
        expect(lab.page.locator(".jp-OutputArea").get_by_role("img").first).to_be_visible()
        expect(lab.page.get_by_text("untrusted")).to_have_count(0)
        assert lab.unexpected == []
    finally:
        context.close()
        server.end_sessions()
        server.stop()
