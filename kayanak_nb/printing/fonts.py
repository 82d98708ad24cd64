"""Fonts for PDF: Helvetica, which every reader of PDF has, and for other signs the first font found on this machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

__all__ = ["WIDE_FONTS", "find_fonts"]

WIDE_FONTS: tuple[str, ...] = (
    # With Japanese, in the order of how well they go with Helvetica.
    "NotoSansCJK-Regular.ttc",
    "NotoSansCJKjp-Regular.otf",
    "NotoSansJP-Regular.otf",
    "NotoSansJP-Regular.ttf",
    "YuGothM.ttc",
    "YuGothR.ttc",
    "meiryo.ttc",
    "msgothic.ttc",
    "ヒラギノ角ゴシック W3.ttc",
    "ipag.ttf",
    "ipaexg.ttf",
    "TakaoGothic.ttf",
    "VL-Gothic-Regular.ttf",
    "Arial Unicode.ttf",
    # With signs only.
    "DejaVuSans.ttf",
    "seguisym.ttf",
)
"""Files of fonts that are looked for, the best first."""


def find_fonts() -> tuple[Path, ...]:
    """Return the fonts of :data:`WIDE_FONTS` that are on this machine, in that order."""
    found = _installed()
    return tuple(found[name] for name in WIDE_FONTS if name in found)


@cache
def _installed() -> dict[str, Path]:
    files = (path for folder in _folders() if folder.is_dir() for path in sorted(folder.rglob("*")))
    wanted = {name.casefold(): name for name in WIDE_FONTS}
    found: dict[str, Path] = {}
    for path in files:
        name = wanted.get(path.name.casefold())
        if name is not None:
            found.setdefault(name, path)
    return found


def _folders() -> Iterator[Path]:
    home = Path.home()
    if sys.platform == "win32":
        yield Path("C:/Windows/Fonts")
        yield home / "AppData/Local/Microsoft/Windows/Fonts"
    elif sys.platform == "darwin":
        yield from (home / "Library/Fonts", Path("/Library/Fonts"), Path("/System/Library/Fonts"))
    else:
        yield from (home / ".local/share/fonts", home / ".fonts", Path("/usr/local/share/fonts"))
        yield Path("/usr/share/fonts")
