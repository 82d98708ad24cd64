"""Lines of plain text: signs at their columns, and long enumerations broken where they may break."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

__all__ = ["glued", "marked", "wrapped"]

_LINE = 78
_GLUE = "\0"


def marked(marks: Mapping[int, str]) -> str:
    """Return a line with each text of *marks* at its column; where two overlap, the one further right is whole.

    >>> marked({0: "A", 4: "|"})
    'A   |'
    """
    line = ""
    for x, mark in sorted(marks.items()):
        line = line[:x].ljust(x) + mark
    return line.rstrip()


def glued(part: str) -> str:
    """Return *part* so that :func:`wrapped` does not break it at its spaces."""
    return part.replace(" ", _GLUE)


def wrapped(line: str) -> list[str]:
    """Return *line* as lines that fit a terminal, all but the first indented."""
    lines = wrap(line, _LINE, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return [broken.replace(_GLUE, " ") for broken in lines]
