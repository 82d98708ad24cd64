"""What all tests share: Hypothesis draws the same examples in every run, and browser tests come last."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("repeatable", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("repeatable")

BROWSER_TESTS = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Playwright leaves an event loop running in its process, which breaks any asyncio that comes after it.
    items.sort(key=lambda item: BROWSER_TESTS in item.path.parents)
