"""Copies of the notebooks in a learner's folder: renewed while untouched, never overwritten once edited.

A hidden file in the folder remembers the SHA-256 of each copy as it was made. A copy that still has
that sum is ours to renew; any other is the learner's, and a newer version is put beside it under a
name of its own, once.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Literal, TypeAlias

__all__ = ["RECORD_NAME", "Copied", "Fate", "copy_notebooks", "shipped_files"]

RECORD_NAME = ".kayanak-copies.json"
Fate: TypeAlias = Literal["new", "same", "renewed", "kept", "beside"]
Sums: TypeAlias = dict[str, str]


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of one shipped file *name* (relative, with ``/``) in the learner's folder.

    *fate* is ``"new"`` (copied), ``"same"`` (already there as shipped), ``"renewed"`` (an untouched
    older copy was replaced), ``"kept"`` (edited, and nothing newer to offer) or ``"beside"`` (edited;
    the newer version was put at *place*). *place* is where the version as shipped lies, or for
    ``"kept"`` the learner's own.
    """

    name: str
    fate: Fate
    place: str


def copy_notebooks(source: Path, folder: Path) -> tuple[Copied, ...]:
    """Bring the files below *source* into *folder*, which is made if need be, and tell what was done.

    :raises OSError: if *folder* is a file or cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    record = _read_record(folder)
    try:
        return tuple(_bring(source, folder, name, record.setdefault(name, {})) for name in shipped_files(source))
    finally:
        # Also after a failure half way: what was copied so far must be known as ours next time.
        _write(folder / RECORD_NAME, json.dumps({"schema": 1, "copies": record}, indent=1, sort_keys=True).encode())


def shipped_files(source: Path) -> tuple[str, ...]:
    """Return the files below *source*, relative with ``/``, sorted; hidden ones and checkpoints are left out."""
    relative = (path.relative_to(source) for path in source.rglob("*") if path.is_file())
    return tuple(sorted(path.as_posix() for path in relative if not any(part.startswith(".") for part in path.parts)))


def _bring(source: Path, folder: Path, name: str, sums: Sums) -> Copied:
    content = (source / name).read_bytes()
    wanted = hashlib.sha256(content).hexdigest()
    own = _sum(folder / name)
    if own == wanted:
        sums[name] = wanted
        return Copied(name, "same", name)
    if own is not None and wanted in sums.values():
        return Copied(name, "kept", name)
    place = next(place for place in _places(name) if _sum(folder / place) in (None, wanted, sums.get(place)))
    _write(folder / place, content)
    sums[place] = wanted
    return Copied(name, "beside" if place != name else "new" if own is None else "renewed", place)


def _places(name: str) -> Iterator[str]:
    """Yield the names for versions of ``a.ipynb``: its own, ``a (new).ipynb``, ``a (new 2).ipynb`` and so on."""
    stem, dot, ending = name.rpartition(".")
    yield name
    yield f"{stem} (new){dot}{ending}"
    for number in count(2):
        yield f"{stem} (new {number}){dot}{ending}"


def _sum(path: Path) -> str | None:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else None


def _read_record(folder: Path) -> dict[str, Sums]:
    # A record that cannot be read counts as none: then every copy that differs is taken for edited, and none is lost.
    try:
        copies = json.loads((folder / RECORD_NAME).read_text(encoding="utf-8"))["copies"]
        return {str(name): {str(place): str(sum_) for place, sum_ in sums.items()} for name, sums in copies.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(content)
    os.replace(part, path)
