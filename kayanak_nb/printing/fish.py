"""The fish on paper: a record for each player, and the keeper's list of what lies under the ice."""

from __future__ import annotations

from collections.abc import Iterator

from kayanak_nb.drawing.scene import Paint
from kayanak_nb.equipment import player_faults
from kayanak_nb.game import new_game
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.names import board_name, fish_name
from kayanak_nb.locale import check_language, text
from kayanak_nb.names import PLAYER_SIGNS, player_name
from kayanak_nb.printing.board import board_of
from kayanak_nb.printing.measure import fitting, wrapped
from kayanak_nb.printing.page import LONG, MARGIN, SHORT, Mark, Page, Words, foot, line, rectangle
from kayanak_nb.printing.sheet import Sheet
from kayanak_nb.wording import together

__all__ = ["fish_sheet"]

_HEADING, _SIZE, _SMALL, _LEADING = 6.0, 4.2, 3.4, 4.8
_ROWS = 24
_ROW = 8.2
_COLUMNS = ("print-fish-turn", "print-fish-small", "print-fish-large", "print-fish-points")
_GAP = 10.0
_WIDE = (SHORT - 2 * MARGIN - _GAP) / 2
_GRID = Paint(stroke="faint", width=0.25)
_BOLD_GRID = Paint(stroke="ink", width=0.4)
_KEEPER_COLUMNS, _KEEPER_MOST = 3, 120
_KEEPER_ROW = 7.0


def fish_sheet(*, players: int = 2, board: str | Board = "default", seed: int = 1, language: str = "en") -> Sheet:
    """Return pages to write down the catches of 2 to 4 *players* on, two a page, and after them those for the keeper.

    The keeper alone knows what lies under the holes of *board*: the same fish as in a game with that *seed*.

    :raises ValueError: if there cannot be so many players, or there is no such board or language.
    """
    language = check_language(language)
    if faults := list(player_faults(players)):
        raise together(faults)
    ground = board_of(board)
    title = text("print-fish-title", language)
    tables = [_record_page(title, range(first, min(first + 2, players)), language) for first in range(0, players, 2)]
    return Sheet(title, (*tables, *_keeper_pages(ground, seed, language)), language)


def _record_page(title: str, players: range, language: str) -> Page:
    marks: list[Mark] = [Words(MARGIN, MARGIN + _HEADING, title, _HEADING, bold=True)]
    top = MARGIN + _HEADING + 3
    for said in wrapped(text("print-fish-how", language), _SMALL, SHORT - 2 * MARGIN):
        top += _LEADING
        marks.append(Words(MARGIN, top, said, _SMALL))
    for column, player in enumerate(players):
        marks += _record(player, MARGIN + column * (_WIDE + _GAP), top + 6, language)
    described = text("print-fish-described", language, players=len(players), rows=_ROWS)
    return Page(title, described, tuple(marks), language)


def _record(player: int, x: float, y: float, language: str) -> Iterator[Mark]:
    name = f"{PLAYER_SIGNS[player]} {player_name(player, language)}"
    yield Words(x, y + _SIZE, name, _SIZE, bold=True)
    yield line(x + _WIDE * 0.42, y + _SIZE + 1, x + _WIDE, y + _SIZE + 1, _GRID)
    top = y + _SIZE + 5
    wide = _WIDE / len(_COLUMNS)
    for column, key in enumerate(_COLUMNS):
        heading = text(key, language)
        size = fitting(heading, _SMALL, wide - 2, bold=True)
        yield Words(x + (column + 0.5) * wide, top + _ROW * 0.65, heading, size, "middle", bold=True)
    for row in range(1, _ROWS + 1):
        yield Words(x + wide / 2, top + _ROW * (row + 0.65), str(row), _SMALL, "middle", colour="faint")
    total = text("print-fish-total", language)
    size = fitting(total, _SMALL, wide - 2, bold=True)
    yield Words(x + wide / 2, top + _ROW * (_ROWS + 1.65), total, size, "middle", bold=True)
    yield from _grid(x, top, wide, len(_COLUMNS), _ROWS + 2)


def _grid(x: float, y: float, wide: float, columns: int, rows: int) -> Iterator[Mark]:
    for row in range(1, rows):
        paint = _BOLD_GRID if row in (1, rows - 1) else _GRID
        yield line(x, y + row * _ROW, x + columns * wide, y + row * _ROW, paint)
    for column in range(1, columns):
        yield line(x + column * wide, y, x + column * wide, y + rows * _ROW, _GRID)
    yield rectangle(x, y, columns * wide, rows * _ROW, _BOLD_GRID)


def _keeper_pages(ground: Board, seed: int, language: str) -> Iterator[Page]:
    fish = list(_fish_below(ground, seed).items())
    shares = [fish[first : first + _KEEPER_MOST] for first in range(0, len(fish), _KEEPER_MOST)]
    title = text("print-keeper-title", language, board=board_name(ground.name, language))
    for number, share in enumerate(shares, start=1):
        below = () if len(shares) == 1 else (foot(number, len(shares), language),)
        described = "\n".join(f"{hole}: {fish_name(*some, language)}" for hole, some in share)
        yield Page(title, described, (*_keeper_list(title, share, language), *below), language)


def _fish_below(ground: Board, seed: int) -> dict[str, tuple[int, int]]:
    return dict(new_game("ja-1", board=ground, seed=seed).state.fish)


def _keeper_list(title: str, fish: list[tuple[str, tuple[int, int]]], language: str) -> Iterator[Mark]:
    size = fitting(title, _HEADING, SHORT - 2 * MARGIN, bold=True)
    yield Words(MARGIN, MARGIN + _HEADING, title, size, bold=True)
    top = MARGIN + _HEADING + 3
    for said in wrapped(text("print-keeper-how", language), _SMALL, SHORT - 2 * MARGIN):
        top += _LEADING
        yield Words(MARGIN, top, said, _SMALL)
    rows = -(-len(fish) // _KEEPER_COLUMNS)
    high = min(_KEEPER_ROW, (LONG - MARGIN - 6 - top - 4) / rows)
    wide = (SHORT - 2 * MARGIN) / _KEEPER_COLUMNS
    for number, (hole, (small, large)) in enumerate(fish):
        x, y = MARGIN + number // rows * wide, top + 4 + number % rows * high + high * 0.7
        yield Words(x, y, hole, _SMALL, bold=True)
        said = fish_name(small, large, language) if small + large else "–"
        yield Words(x + 11, y, said, fitting(said, _SMALL, wide - 13))
        yield line(x, y + high * 0.25, x + wide - 3, y + high * 0.25, Paint(stroke="grid", width=0.15))
