"""Games kept and shared: files that hold a whole game, and codes that hold one position."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kayanak_nb.game import Game

__all__ = ["BadCode", "BadFile", "from_code", "load"]


class BadFile(ValueError):  # noqa: N818 (a name of the public face)
    """A file that holds no game that can be played on."""


class BadCode(ValueError):  # noqa: N818 (a name of the public face)
    """A text that is no position code."""


def load(path: str | os.PathLike[str]) -> Game:
    """Return the game in the file *path*."""
    raise NotImplementedError


def from_code(text: str) -> Game:
    """Return a game that begins at the position that *text* describes."""
    raise NotImplementedError
