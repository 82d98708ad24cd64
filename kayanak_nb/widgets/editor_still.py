"""The drawing board for where nothing can be pressed: notebooks on a code host, in print, in mail."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from kayanak_nb.drawing.figure import figure
from kayanak_nb.fault import in_language
from kayanak_nb.kayanak.lattice_faults import cell_of, hole_at
from kayanak_nb.kayanak.scene import board_scene
from kayanak_nb.names import sentences
from kayanak_nb.plain_text import marked
from kayanak_nb.widgets.draft import LOOSE, Draft
from kayanak_nb.widgets.editor_page import place_name, standing

__all__ = ["as_html", "as_text"]


def as_text(draft: Draft, language: str) -> str:
    """Return *draft* as lines: whether it is a board, its faults, and its floes on the grid.

    ``.`` is an empty cell, ``?`` a hole in no floe; ``!`` is behind a hole at fault.
    """
    return "\n".join((standing(draft, language), *_faults(draft, language), "", *_rows(draft)))


def as_html(draft: Draft, language: str) -> str:
    """Return the board as a picture if *draft* is one, and as text if it is none yet."""
    words = as_text(draft, language)
    if not draft.faults:
        return figure(board_scene(draft.board(), language=language), words)
    return f'<pre lang="{language}" style="line-height:1.4">{escape(words)}</pre>'


def _faults(draft: Draft, language: str) -> Iterator[str]:
    for found in draft.faults:
        said = in_language(found, language)
        yield f"{place_name(draft, found, language)}: {sentences([said.problem, said.remedy], language)}"


def _rows(draft: Draft) -> Iterator[str]:
    wrong = {hole for found in draft.faults for hole in draft.at_fault(found)}
    step = 2 * ((len(str(draft.last)) + 4) // 2)
    yield marked({3 + step // 4 + column * step: str(column + 1) for column in range(draft.columns)})
    for row in range(draft.rows):
        cells = (hole_at((row, column)) for column in range(draft.columns))
        yield marked({0: chr(ord("A") + row)} | {_at(hole, step): _sign(draft, hole, wrong) for hole in cells})


def _at(hole: str, step: int) -> int:
    row, column = cell_of(hole)
    return 3 + column * step + row % 2 * step // 2


def _sign(draft: Draft, hole: str, wrong: set[str]) -> str:
    if hole not in draft.floes:
        return "."
    floe = draft.floes[hole]
    return ("?" if floe == LOOSE else str(floe)) + ("!" if hole in wrong else "")
