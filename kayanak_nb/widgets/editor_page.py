"""What stands beside the drawing board: brushes, what lies in the box, what is wrong, files, and the way to a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from kayanak_nb.fault import Fault, in_language
from kayanak_nb.games import RULE_SETS, kind_of
from kayanak_nb.kayanak.board import BOARD_NAMES
from kayanak_nb.kayanak.board_faults import MOST_PLAYERS
from kayanak_nb.kayanak.lattice_faults import cell_of
from kayanak_nb.kayanak.names import board_name
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.names import listed, sentences
from kayanak_nb.widgets.draft import ERASER, LOOSE, MOST_COLUMNS, MOST_ROWS, Draft
from kayanak_nb.widgets.drafting import EMPTY, Drafting

__all__ = ["RULES", "announcement", "marks_of", "page_of", "place_name", "standing", "words_of"]

RULES: tuple[str, ...] = tuple(id_ for id_, rules in RULE_SETS.items() if kind_of(rules).name == "kayanak")
"""The rule sets that a board can be played with."""

_TEXTS = {
    "title": "editor-title",
    "language": "player-language",
    "view": "editor-view",
    "brush": "editor-brush",
    "brush-hint": "editor-brush-hint",
    "renumber": "editor-renumber",
    "undo": "player-undo",
    "redo": "player-redo",
    "sheet": "editor-sheet",
    "name": "editor-name",
    "rows": "editor-rows",
    "columns": "editor-columns",
    "box": "editor-box",
    "small": "editor-small",
    "large": "editor-large",
    "drops": "editor-drops",
    "crystals": "editor-crystals",
    "check": "editor-check",
    "files": "editor-files",
    "start": "editor-start",
    "begin": "editor-begin",
    "save": "editor-save",
    "load": "editor-load",
    "play": "editor-play",
    "rules": "player-rules",
    "players": "player-players",
    "play-now": "editor-play-now",
    "stop": "editor-stop",
    "file-too-large": "editor-file-too-large",
    "no-answer": "editor-no-answer",
    "page-error": "editor-page-error",
    "close": "player-close",
}
_VIEWS = {"draw": "editor-view-draw", "board": "editor-view-board"}
_PLACES = {
    "$.name": "editor-name",
    "$.holes": "editor-place-board",
    "$.floes": "editor-place-floes",
    "$.fish": "editor-place-fish",
    "$.fish.small": "editor-small",
    "$.fish.large": "editor-large",
    "$.drops": "editor-drops",
    "$.crystals": "editor-crystals",
}
_MOST_FAULTS = 8
_MOST_BRUSHES = 30
# Stand for a hole and a floe until the page, which knows them, puts them in.
_HOLE, _FLOE = "\N{WHITE CIRCLE}", "\N{WHITE SQUARE}"


@cache
def words_of(language: str) -> dict[str, Any]:
    """Return all words that change with the language alone."""
    labels = {"empty": text("editor-cell-empty", language), "loose": text("editor-cell-loose", language)}
    labels["floe"] = text("hole-on-floe", language, floe=_FLOE)
    wrong = text("editor-cell-wrong", language)
    starts = [[EMPTY, text("editor-start-empty", language)]]
    return {
        "texts": {name: text(key, language) for name, key in _TEXTS.items()},
        "languages": [[code, text("language-name", code)] for code in LANGUAGES],
        "views": [[view, text(key, language)] for view, key in _VIEWS.items()],
        "starts": [*starts, *([name, board_name(name, language)] for name in BOARD_NAMES)],
        "rules": [[id_, text(f"player-rules-{id_}", language)] for id_ in RULES],
        "players": [[str(count), str(count)] for count in range(2, MOST_PLAYERS + 1)],
        "labels": {what: listed([_HOLE, said], language) for what, said in labels.items()},
        "wrong": {what: listed([_HOLE, said, wrong], language) for what, said in labels.items()},
        "gaps": [_HOLE, _FLOE],
        "most": [MOST_ROWS, MOST_COLUMNS],
    }


def page_of(table: Drafting, *, playing: bool = False) -> dict[str, Any]:
    """Return what is beside the drawing now."""
    draft, language = table.draft, table.language
    notice = table.notice
    return {
        "fields": {"name": draft.name, "rows": draft.rows, "columns": draft.columns, **draft.counts},
        "brushes": _brushes(table),
        "gaps": draft.renumbered() != draft,
        "undo": table.can_undo,
        "redo": table.can_redo,
        "ready": not draft.faults,
        "standing": standing(draft, language),
        "faults": [_fault(draft, found, language) for found in draft.faults[:_MOST_FAULTS]],
        "more": _more(len(draft.faults) - _MOST_FAULTS, language),
        "notice": notice and [notice[0], list(notice[1])],
        "chosen": [table.rules, str(table.players)],
        "playing": playing,
    }


def marks_of(draft: Draft) -> list[int]:
    """Return the cells at fault, by their number row by row."""
    holes = {hole for found in draft.faults for hole in draft.at_fault(found)}
    return sorted(row * draft.columns + column for row, column in map(cell_of, holes))


def standing(draft: Draft, language: str) -> str:
    """Return in a sentence whether *draft* can be played on."""
    if draft.faults:
        return text("editor-not-ready", language, count=len(draft.faults))
    return text("editor-ready", language, holes=len(draft.floes), floes=draft.last + 1)


def announcement(table: Drafting) -> str:
    """Return what a screen reader says after an edit."""
    notice = table.notice
    said = [notice[0], *notice[1]] if notice else [table.done] if table.done else []
    return sentences([*said, standing(table.draft, table.language)], table.language)


def place_name(draft: Draft, found: Fault, language: str) -> str:
    """Return what the place of *found* is called on the drawing: a hole, a floe, a field."""
    if found.place.startswith("$.holes["):
        return draft.at_fault(found)[0]
    if found.place.startswith("$.floes["):
        return text("editor-place-floe", language, floe=found.place[len("$.floes[") : -1])
    return text(_PLACES[found.place], language)


def _fault(draft: Draft, found: Fault, language: str) -> dict[str, Any]:
    """Return a fault in words, with the hole to look at, "" if it is at none."""
    said = in_language(found, language)
    holes = draft.at_fault(found)
    return {
        "place": place_name(draft, found, language),
        "words": sentences([said.problem, said.remedy], language),
        "hole": holes[0] if holes else "",
    }


def _more(count: int, language: str) -> str:
    return text("editor-more-faults", language, count=count) if count > 0 else ""


def _brushes(table: Drafting) -> list[list[Any]]:
    """Return the brushes to choose from: some floes around the present one, the next new one, and the other two."""
    language, new = table.language, max(table.draft.last + 1, table.brush)
    first = max(0, min(table.brush - _MOST_BRUSHES // 2, new + 1 - _MOST_BRUSHES))
    floes = [
        [floe, str(floe), text("editor-place-floe", language, floe=str(floe))]
        for floe in range(first, min(new + 1, first + _MOST_BRUSHES))
    ]
    return [
        *floes,
        [LOOSE, text("editor-brush-loose", language), ""],
        [ERASER, text("editor-brush-eraser", language), ""],
    ]
