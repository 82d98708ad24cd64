"""Tables of texts: lines in a terminal, HTML in a notebook, and the same said in either."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

__all__ = ["Table"]

_BETWEEN = " · "


@dataclass(frozen=True)
class Table:
    """Rows of texts under a *heading*, in *language*; *notes* stand below, a line each."""

    heading: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    language: str = "en"

    def __repr__(self) -> str:
        # Joined, not in columns: Japanese signs have no fixed width next to Latin ones.
        lines = [_BETWEEN.join(cell for cell in row if cell) for row in (self.heading, *self.rows)]
        return "\n".join([*lines, *self.notes])

    def _repr_html_(self) -> str:
        head = "".join(_cell(words, "th") for words in self.heading)
        rows = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in self.rows)
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        return f'<div lang="{self.language}">{table}{notes}</div>'


def _cell(words: str, kind: str = "td") -> str:
    return f'<{kind} style="text-align:left">{escape(words)}</{kind}>'
