"""A topic of the rulebook as a table, for where nothing can be pressed: notebooks on a code host, in print, in mail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from kayanak_nb.locale import text
from kayanak_nb.names import bracketed

__all__ = ["as_html", "as_text"]

Page = Mapping[str, Any]

_CELL = 'style="text-align:left;vertical-align:top"'


def as_text(page: Page) -> str:
    """Return the *page* of a rule reader as lines of text."""
    return "\n".join([page["title"], *_lines(page)])


def as_html(page: Page) -> str:
    """Return the *page* of a rule reader as an HTML table, a row for each clause."""
    language = page["language"]
    heads = [text(f"reader-{name}", language) for name in ("clause", "says", "standing", "where")]
    head = "".join(f"<th {_CELL}>{escape(words)}</th>" for words in heads)
    rows = "".join(_row(card, language) for card in _cards(page))
    return (
        f'<table lang="{language}"><caption>{escape(page["title"])}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cards(page: Page) -> Iterator[Mapping[str, Any]]:
    for row in page["rows"]:
        yield from row["cards"]


def _lines(page: Page) -> Iterator[str]:
    language = page["language"]
    for card in _cards(page):
        yield ""
        yield f"{card['title']} – {card['badge']}"
        yield from (f"  {_plain(pieces)}" for _, _, pieces in card["words"])
        if card["choice"]:
            yield f"  {_chosen(card, language)}"
        yield from (f"  {bracketed(fact, code, language)}" for fact, code in card["switches"])
        yield from (f"  {place}" for place in card["where"])


def _row(card: Mapping[str, Any], language: str) -> str:
    words = "".join(f'<p lang="{code}">{escape(_plain(pieces))}</p>' for code, _, pieces in card["words"])
    choice = f"<p>{escape(_chosen(card, language))}</p>" if card["choice"] else ""
    switches = "".join(f"<p>{escape(fact)} <code>{escape(code)}</code></p>" for fact, code in card["switches"])
    cells = (
        escape(card["title"]),
        words + choice,
        escape(card["badge"]) + switches,
        "<br>".join(map(escape, card["where"])),
    )
    return f"<tr>{''.join(f'<td {_CELL}>{cell}</td>' for cell in cells)}</tr>"


def _chosen(card: Mapping[str, Any], language: str) -> str:
    return text("reader-fact", language, name=text("reader-choice", language), value=_plain(card["choice"]))


def _plain(pieces: list[Any]) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)
