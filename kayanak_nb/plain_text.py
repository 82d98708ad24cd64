"""Lines of plain text: signs at their columns, and long enumerations broken where they may break."""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import wrap

__all__ = ["marked", "wrapped"]

_LINE = 78
_GLUE = "\0"
_INNER_SPACE = re.compile("(?<!,) ")
# A line may break after this comma too, which has no space behind it.
_WIDE_COMMA, _BREAK = "、", "、 "


def marked(marks: Mapping[int, str]) -> str:
    """Return a line with each text of *marks* at its column; where two overlap, the one further right is whole.

    >>> marked({0: "A", 4: "|"})
    'A   |'
    """
    line = ""
    for x, mark in sorted(marks.items()):
        line = line[:x].ljust(x) + mark
    return line.rstrip()


def wrapped(line: str) -> list[str]:
    """Return *line* as lines that fit a terminal, broken after commas, all but the first indented."""
    glued = _INNER_SPACE.sub(_GLUE, line).replace(_WIDE_COMMA, _BREAK)
    lines = wrap(glued, _LINE, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return [broken.replace(_BREAK, _WIDE_COMMA).replace(_GLUE, " ") for broken in lines]
