"""The dice lab as pictures and tables, for where nothing can be pressed: on a code host, in print, in mail."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from html import escape
from typing import Any

from kayanak_nb.drawing.bar_chart import Bar, bar_chart, scale_top
from kayanak_nb.drawing.figure import figure
from kayanak_nb.drawing.table import Table
from kayanak_nb.locale import text
from kayanak_nb.names import bracketed
from kayanak_nb.widgets.dice_page import percent_of

__all__ = ["as_html", "as_text"]

Page = Mapping[str, Any]


def as_text(page: Page) -> str:
    """Return the *page* of a dice lab as lines of text."""
    parts = [f"{chart['title']}\n{chart['says']}\n{_table(chart, page)!r}" for chart in page["charts"]]
    joint = [f"{page['table']['title']}\n{_joint(page)!r}"] if page["table"] else []
    return "\n\n".join([page["known"], *joint, *parts])


def as_html(page: Page) -> str:
    """Return the *page* of a dice lab as HTML, a picture for each chart; both dice together are a table."""
    joint = (
        f"<p><strong>{escape(page['table']['title'])}</strong></p>{_joint(page)._repr_html_()}" if page["table"] else ""
    )
    charts = "".join(_chart(chart, page) for chart in page["charts"])
    return f'<div lang="{page["language"]}"><p>{escape(page["known"])}</p>{joint}{charts}</div>'


def _chart(chart: Page, page: Page) -> str:
    language = page["language"]
    bars = [Bar(bar["name"], bar["size"], _figures(bar, language), bar["seen"]) for bar in chart["bars"]]
    top = scale_top([size for bar in bars for size in (bar.size, bar.mark or 0)])
    ends = percent_of(Fraction(0), language), percent_of(Fraction(top), language)
    words = f"{chart['says']}\n{_table(chart, page)!r}"
    scene = bar_chart(chart["title"], bars, ends, language)
    return figure(scene, words, summary=text("chart-words", language))


def _figures(bar: Page, language: str) -> str:
    return bracketed(bar["exact"], bar["percent"], language)


def _table(chart: Page, page: Page) -> Table:
    language, thrown = page["language"], page["drawn"] > 0
    keys = ["dice-outcome", "dice-probability", "dice-percent", *(["dice-lab-seen"] if thrown else [])]
    rows = [
        (bar["name"], bar["exact"], bar["percent"], *((bar["seen_percent"],) if thrown else ()))
        for bar in chart["bars"]
    ]
    return Table(tuple(text(key, language) for key in keys), tuple(rows), (), language)


def _joint(page: Page) -> Table:
    table, language = page["table"], page["language"]
    heads = (text("dice-lab-corner", language), *(column["name"] for column in table["columns"]))
    rows = [
        (row["name"], *(cell["exact"] for cell in cells))
        for row, cells in zip(table["rows"], table["cells"], strict=True)
    ]
    return Table(heads, tuple(rows), (), language)
