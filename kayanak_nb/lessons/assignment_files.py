"""The files of an assignment, each with a seal: what is written anew must not cost a teacher's own changes.

A seal is a digest of what was written. Where it still fits, nobody has changed the file, and it may be replaced.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2s
from pathlib import Path
from typing import Any

from kayanak_nb.filing import keep
from kayanak_nb.wording import mistaken

__all__ = ["notebook_file", "otter_file", "write_all"]

_KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
_OURS = "kayanak_nb"
_SEAL = f"\n# {_OURS} "


def notebook_file(cells: Sequence[Mapping[str, Any]]) -> str:
    """Return a sealed notebook of these *cells*."""
    metadata = {"kernelspec": _KERNEL, "language_info": {"name": "python"}, _OURS: {"seal": _seal(_asked(cells))}}
    whole = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def otter_file(name: str, points: int, code: str) -> str:
    """Return a sealed test of otter: worth *points* if *code*, a doctest, passes."""
    case = {"code": code, "hidden": False, "locked": False}
    suite = {"cases": [case], "scored": True, "setup": "", "teardown": "", "type": "doctest"}
    body = f"OK_FORMAT = True\n\ntest = { ({'name': name, 'points': points, 'suites': [suite]})!r}\n"
    return f"{body}{_SEAL}{_seal(body)}\n"


def write_all(files: Mapping[Path, str], *, instead_of: Iterable[Path] = ()) -> tuple[Path, ...]:
    """Write all *files*, each a path with its content, and remove what they are *instead_of*; or change nothing at all.

    :raises ValueError: if one of these files is there and is not as it was written.
    :raises OSError: if one cannot be written.
    """
    stale = [path for path in instead_of if path.is_file()]
    for path in (*files, *stale):
        if path.is_file() and not _as_written(path):
            raise mistaken("handout-changed", path=repr(str(path)))
    for path, content in files.items():
        # Where a folder cannot be made, saving says why.
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        keep(path, content)
    for path in stale:
        path.unlink()
    return tuple(files)


def _as_written(path: Path) -> bool:
    """Return whether *path* is what was written, but for what running a notebook leaves in it."""
    try:
        found = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            body, _, seal = found.rpartition(_SEAL)
            return seal.strip() == _seal(body)
        whole = json.loads(found)
        return bool(whole["metadata"][_OURS]["seal"] == _seal(_asked(whole["cells"])))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _asked(cells: Iterable[Mapping[str, Any]]) -> str:
    """Return what an author of *cells* writes: their kinds, their sources and what they are worth."""
    kept = [(cell["cell_type"], "".join(cell["source"]), cell["metadata"].get("nbgrader")) for cell in cells]
    return json.dumps(kept, sort_keys=True)


def _seal(content: str) -> str:
    return blake2s(content.encode(), digest_size=8).hexdigest()
