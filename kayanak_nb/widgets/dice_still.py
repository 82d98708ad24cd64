"""The dice lab as tables, for where nothing can be pressed: notebooks on a code host, in print, in mail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from kayanak_nb.drawing.table import Table
from kayanak_nb.locale import text

__all__ = ["as_html", "as_text"]

Page = Mapping[str, Any]


def as_text(page: Page) -> str:
    """Return the *page* of a dice lab as lines of text."""
    return "\n\n".join("\n".join((title, says, repr(table))) for title, says, table in _parts(page))


def as_html(page: Page) -> str:
    """Return the *page* of a dice lab as HTML, a table for each chart."""
    parts = (
        f"<div><p><strong>{escape(title)}</strong></p><p>{escape(says)}</p>{table._repr_html_()}</div>"
        for title, says, table in _parts(page)
    )
    return f'<div lang="{page["language"]}" style="display:flex;flex-wrap:wrap;gap:1em 3em">{"".join(parts)}</div>'


def _parts(page: Page) -> Iterator[tuple[str, str, Table]]:
    language = page["language"]
    if page["table"]:
        yield page["table"]["title"], page["known"], _joint(page["table"], language)
    for number, chart in enumerate(page["charts"]):
        says = chart["says"] if number or page["table"] else f"{chart['says']} {page['known']}"
        yield chart["title"], says, _bars(chart, page["drawn"] > 0, language)


def _bars(chart: Page, thrown: bool, language: str) -> Table:
    keys = ["dice-outcome", "dice-probability", "dice-percent", *(["dice-lab-seen"] if thrown else [])]
    rows = [
        (bar["name"], bar["exact"], bar["percent"], *((bar["seen_percent"],) if thrown else ()))
        for bar in chart["bars"]
    ]
    return Table(tuple(text(key, language) for key in keys), tuple(rows), (), language)


def _joint(table: Page, language: str) -> Table:
    heads = (text("dice-lab-corner", language), *(column["name"] for column in table["columns"]))
    rows = [
        (row["name"], *(cell["exact"] for cell in cells))
        for row, cells in zip(table["rows"], table["cells"], strict=True)
    ]
    return Table(heads, tuple(rows), (), language)
