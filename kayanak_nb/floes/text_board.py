"""The sea as lines of text, for terminals, screen readers and tests.

Each cell of the water is a dot or a floe in brackets, in rows shifted by half a step like the cells themselves;
strokes between floes, and between floes and shores, are contacts. Under the picture stands in words what its signs
mean and what is where.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kayanak_nb.floes.board import COLUMNS, ROWS
from kayanak_nb.floes.contact import contacts
from kayanak_nb.floes.labels import status
from kayanak_nb.floes.names import LIGHT_SIGNS, on_place, short_name
from kayanak_nb.floes.setup import FIGURES
from kayanak_nb.floes.state import State
from kayanak_nb.hexgrid import Cell
from kayanak_nb.locale import text
from kayanak_nb.names import PLAYER_SIGNS, face_name, listed, player_name
from kayanak_nb.plain_text import marked, wrapped

__all__ = ["facts", "text_board"]

_WATER, _BEAR = ".", "@"
_MARGIN, _STEP = 3, 8
_SHORE = "=" * (COLUMNS * _STEP + _STEP // 2)


def text_board(state: State, *, language: str = "en", names: Sequence[str] | None = None, reveal: bool = False) -> str:
    """Return a text picture of *state*, several lines without one at the end.

    Nothing is hidden in this game; *reveal* is there because it is in Kayanak.
    """
    del reveal
    head = [status(state, language=language, names=names)]
    told = [line for fact in facts(state, language=language, names=names) for line in wrapped(fact)]
    return "\n\n".join("\n".join(lines) for lines in (head, _picture(state), _legend(state, language), told))


def facts(state: State, *, language: str, names: Sequence[str] | None) -> Iterator[str]:
    """Yield what is where in *state*, a line each."""
    if state.roll is not None:
        yield text("floes-text-die", language, face=face_name(state.roll[0], language))
    yield text("floes-text-bear", language, floe=state.bear)
    yield text("floes-text-fish", language, count=state.fish_left)
    pairs = [f"{floe}–{short_name(other, language)}" for floe, other in contacts(state.cells)]
    if pairs:
        yield text("floes-text-contacts", language, pairs=listed(pairs, language))
    yield from _players(state, language, names)


def _picture(state: State) -> list[str]:
    signs = {cell: _sign(state, floe) for floe, cell in enumerate(state.cells)}
    between = _strokes(state)
    lines = [marked({_MARGIN: _SHORE}), marked(between[-1])]
    for row in range(ROWS):
        cells = {(row, column): signs.get((row, column), _WATER) for column in range(COLUMNS)}
        marks = {_x(cell) + 1: sign.center(_STEP - 1) for cell, sign in cells.items()}
        # A floe with the bear may be so full that its sign covers the stroke beside it.
        marks |= {x: stroke for x, stroke in between[row + ROWS].items() if len(marks[x - _STEP + 1]) < _STEP}
        lines += [marked({0: str(row)} | marks), marked(between[row])]
    return [*lines, marked({_MARGIN: _SHORE})]


def _sign(state: State, floe: int) -> str:
    """Return what stands for *floe*: its number, the bear, and figures, filled if they carry a fish."""
    figures = [
        (PLAYER_SIGNS if state.carrying[player][figure] else LIGHT_SIGNS)[player]
        for player, own in enumerate(state.figures)
        for figure, stand in enumerate(own)
        if stand == floe
    ]
    return f"[{floe}{_BEAR if floe == state.bear else ''}{''.join(figures)}]"


def _x(cell: Cell) -> int:
    """Return the column of the stroke at the left of *cell*."""
    row, column = cell
    return _MARGIN + column * _STEP + row % 2 * _STEP // 2


def _strokes(state: State) -> dict[int, dict[int, str]]:
    """Return the marks of all contacts: below each row from -1 on, and within row *r* under *r* plus their number."""
    strokes: dict[int, dict[int, str]] = {row: {} for row in range(-1, 2 * ROWS)}
    for floe, other in contacts(state.cells):
        row, x = state.cells[floe][0], _x(state.cells[floe])
        middle = x + _STEP // 2
        if isinstance(other, str):
            strokes[-1 if other == "far" else row][middle] = "|"
            continue
        other_row, other_x = state.cells[other][0], _x(state.cells[other])
        if other_row == row:
            strokes[row + ROWS][max(x, other_x)] = "-"
        else:
            right = (other_x > x) == (other_row > row)
            strokes[min(row, other_row)][(middle + other_x + _STEP // 2) // 2] = "\\" if right else "/"
    return strokes


def _legend(state: State, language: str) -> list[str]:
    players = range(state.setup.players)
    light, laden = ("".join(signs[player] for player in players) for signs in (LIGHT_SIGNS, PLAYER_SIGNS))
    ice = {_WATER: "floes-text-water", "[5]": "floes-text-floe", _BEAR: "floes-bear"}
    figures = {light: "floes-text-light", laden: "floes-text-laden"}
    return ["   ".join(f"{sign} {text(key, language)}" for sign, key in signs.items()) for signs in (ice, figures)]


def _players(state: State, language: str, names: Sequence[str] | None) -> Iterator[str]:
    for player, own in enumerate(state.figures):
        figures = [_figure(state, player, figure, language) for figure in range(FIGURES)]
        yield text(
            "floes-text-player",
            language,
            sign=PLAYER_SIGNS[player],
            player=player_name(player, language, names),
            done=own.count("done"),
            all=FIGURES,
            figures=listed(figures, language),
        )


def _figure(state: State, player: int, figure: int, language: str) -> str:
    place = state.figures[player][figure]
    # That a figure which is done has a fish is said by its place.
    laden = state.carrying[player][figure] and place != "done"
    key = "floes-text-figure-fish" if laden else "floes-text-figure"
    return text(key, language, figure=figure, place=on_place(place, language))
