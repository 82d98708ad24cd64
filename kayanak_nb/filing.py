"""Saving what a person asked to have as a file: in one step, and with a sentence where that cannot be."""

from __future__ import annotations

import os
from pathlib import Path

from kayanak_nb import jsonfile
from kayanak_nb.mistake import Mistake
from kayanak_nb.wording import mistaken

__all__ = ["MistakenFile", "keep"]


class MistakenFile(Mistake, OSError):  # noqa: N818 (what a learner reads)
    """A mistake that Python knows as an OSError."""


def keep(path: str | Path, content: str | bytes) -> Path:
    """Write *content* to the file *path*, text in UTF-8, and return that; what was there is replaced in one step.

    :raises MistakenFile: if it cannot be written, which is an OSError and a ValueError; the old file is then untouched.
    :raises TypeError: if *path* is no path.

    >>> keep("no such folder/board.svg", "")
    Traceback (most recent call last):
    ...
    kayanak_nb.filing.MistakenFile: 'no such folder/board.svg' cannot be saved: there is no folder 'no such folder'. \
Make that folder first, or choose one that is there.
    """
    place = Path(jsonfile.path_name(path))
    if os.path.isfile(place) and not os.access(place, os.W_OK):
        # Its folder alone would let it be replaced.
        raise _told("file-no-permission", path=repr(str(place)))
    try:
        jsonfile.write(place, content)
    except OSError as error:
        raise _why_not(place, error) from None
    return place


def _why_not(place: Path, error: OSError) -> MistakenFile:
    path, folder = repr(str(place)), place.parent
    if isinstance(error, IsADirectoryError) or os.path.isdir(place):
        return _told("file-is-folder", path=path, example=repr(str(place / f"sheet{place.suffix}")))
    if isinstance(error, FileNotFoundError | NotADirectoryError) and not os.path.isdir(folder):
        return _told("file-no-folder", path=path, folder=repr(str(folder)))
    if isinstance(error, PermissionError):
        return _told("file-no-permission", path=path)
    return _told("file-unwritable", path=path, reason=error.strerror or type(error).__name__)


def _told(key: str, **said: str) -> MistakenFile:
    mistake = mistaken(key, MistakenFile, **said)
    assert isinstance(mistake, MistakenFile)
    return mistake
