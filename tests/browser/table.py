"""The player in a notebook, as somebody at the screen uses it."""

from __future__ import annotations

import re
from typing import cast

from playwright.sync_api import Locator, Page, expect

__all__ = ["Table"]


class Table:
    """One view of a player: *area* is the part of a page that it is in."""

    def __init__(self, area: Locator) -> None:
        self.area = area
        self.frame = area.locator(".ky-player")
        expect(self.frame).to_be_visible()

    @property
    def page(self) -> Page:
        """The page that the view is on."""
        return self.area.page

    def hole(self, name: str) -> Locator:
        """Return the button over the hole *name*."""
        return self.frame.get_by_role("button", name=re.compile(rf"^{name}\b"))

    def button(self, name: str) -> Locator:
        """Return the button of exactly that *name*."""
        return self.frame.get_by_role("button", name=name, exact=True)

    def click_hole(self, name: str) -> None:
        """Press the mouse where the hole *name* is drawn, whatever lies there."""
        self.hole(name).scroll_into_view_if_needed()
        box = self.hole(name).bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def set_dice(self, white: str, blue: str) -> None:
        """Set the dice by hand."""
        self.frame.get_by_text("Set the dice by hand").click()
        for name in (white, blue):
            self.frame.get_by_role("radio", name=name, exact=True).check(force=True)
        self.button("Use these faces").click()

    def at_step(self, step: int, of: int | None = None) -> None:
        """Wait until step *step* is shown."""
        expect(self.frame.locator(".ky-where")).to_have_text(f"step {step} of {step if of is None else of}")

    def says(self, words: str) -> None:
        """Wait until a notice with *words* is shown."""
        expect(self.frame.locator(".ky-notice:visible")).to_contain_text(words)

    def happened(self, words: str) -> None:
        """Wait until the newest entry of the log has *words*."""
        expect(self.frame.locator(".ky-log li").first).to_contain_text(words)

    def status(self, words: str) -> None:
        """Wait until the line about whose turn it is has *words*."""
        expect(self.frame.locator(".ky-status")).to_contain_text(words)

    @property
    def mode(self) -> str:
        """What is going on: "place", "roll", "act", "catch", "bot" or "over"."""
        return self.frame.get_attribute("data-mode") or ""

    @property
    def step(self) -> int:
        """The step that is shown."""
        return int(self.frame.get_by_role("slider", name="Step").input_value())

    @property
    def painted(self) -> bool:
        """Whether there is a picture on the board: a blank canvas has no colours."""
        pixels = "canvas => new Set(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data).size"
        return cast(int, self.frame.locator("canvas").evaluate(pixels)) > 50

    @property
    def focus(self) -> str:
        """The name or the text of what has the focus."""
        named = "node => node.getAttribute('aria-label') || node.textContent"
        return cast(str, self.page.evaluate(f"({named})(document.activeElement)")).strip()
