"""Widgets that follow what the notebook's cells do: a game played from code is shown when its cell is done."""

from __future__ import annotations

import logging
import sys
from typing import Protocol
from weakref import WeakSet

__all__ = ["follow_cells"]

_LOGGER = logging.getLogger(__name__)


class Follower(Protocol):
    """Something that shows what may change behind its back."""

    def catch_up(self) -> None:
        """Show what has changed, if anything has."""
        ...


class _Followers:
    """The widgets of this kernel that want to know when a cell has run."""

    def __init__(self) -> None:
        self.widgets: WeakSet[Follower] = WeakSet()
        self.listening = False

    def catch_up(self, result: object) -> None:
        del result
        for widget in list(self.widgets):
            try:
                widget.catch_up()
            except Exception:
                _LOGGER.exception("A widget could not be shown anew.")


_followers = _Followers()


def follow_cells(widget: Follower) -> None:
    """Let *widget* catch up after every cell, where there are cells."""
    _followers.widgets.add(widget)
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None and not _followers.listening:
        shell.events.register("post_run_cell", _followers.catch_up)
        _followers.listening = True
