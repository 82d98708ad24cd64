"""The board as lines of text, for terminals, screen readers and tests.

Each hole is a sign, in rows shifted by half a step like the holes themselves; strokes between them are the edges of
the floes. Under the picture stands in words what its signs mean and what is where.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kayanak_nb.hexgrid import Cell, neighbours
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.labels import status
from kayanak_nb.kayanak.names import fish_name, score_name
from kayanak_nb.kayanak.state import State
from kayanak_nb.locale import text
from kayanak_nb.masks import bits
from kayanak_nb.names import PLAYER_SIGNS, enumerated, faces_name, listed, player_name
from kayanak_nb.plain_text import marked, wrapped

__all__ = ["text_board"]

_CLOSED, _OPEN, _PLUGGED, _MELTED = ".", "o", "*", "~"
_NARROWEST = 5
_MARGIN = 3
_SAMPLES = ((2, 0), (0, 1))


def text_board(state: State, *, language: str = "en", names: Sequence[str] | None = None, reveal: bool = False) -> str:
    """Return a text picture of *state*, several lines without one at the end.

    Fish under closed or plugged ice are shown only if *reveal* is true.
    """
    picture = _picture(state.board, _signs(state, reveal))
    blocks = ([status(state, language=language, names=names)], picture, _legend(state, language, reveal))
    facts = [*_facts(state, language), *_players(state, language, names)]
    return "\n\n".join("\n".join(lines) for lines in (*blocks, facts))


def _signs(state: State, reveal: bool) -> dict[Cell, str]:
    """Return what stands for each hole: who or what is on it, then its state, then its fish."""
    melted = state.setup.cover(state.melted_mask)
    signs = {}
    for number, cell in enumerate(state.board.cells):
        seat = number in state.seats
        above = PLAYER_SIGNS[state.seats.index(number)] if seat else _MELTED if melted >> number & 1 else " "
        signs[cell] = above + _ice(state, number, reveal)
    return signs


def _ice(state: State, number: int, reveal: bool) -> str:
    small, large = state.hollows[number]
    if state.open_mask >> number & 1:
        return _count(small, large) or _OPEN
    sign = _PLUGGED if state.plugged_mask >> number & 1 else _CLOSED
    return sign + _count(small, large) if reveal else sign


def _count(small: int, large: int) -> str:
    if large:
        return f"{small}+{large}"
    return str(small) if small else ""


def _picture(board: Board, signs: dict[Cell, str]) -> list[str]:
    longest = max(map(len, signs.values()))
    width = max(_NARROWEST, longest | 1)
    indent = min(width // 2 - 1, width - longest)
    boxes = {cell: (" " * indent + sign).ljust(width) for cell, sign in signs.items()}
    return _Drawing(board, boxes, width + 1).lines()


class _Drawing:
    """The lines of a picture in which each hole takes up *step* columns, its left edge included."""

    def __init__(self, board: Board, boxes: dict[Cell, str], step: int) -> None:
        self.boxes, self.step = boxes, step
        self.floes = dict(zip(board.cells, board.floe_index, strict=True))
        self.rows = range(min(row for row, _ in boxes), max(row for row, _ in boxes) + 1)
        self.left = min(map(self._offset, boxes))

    def lines(self) -> list[str]:
        """Return the line of column numbers, then the rows of holes with the edges between them."""
        lines = [self._numbers()]
        for row in self.rows:
            lines += [self._edges(row - 1, row), self._holes(row)]
        return [*lines, self._edges(self.rows[-1], self.rows[-1] + 1)]

    def _offset(self, cell: Cell) -> int:
        row, column = cell
        return column * self.step + row % 2 * self.step // 2

    def _x(self, cell: Cell) -> int:
        return _MARGIN + self._offset(cell) - self.left

    def _numbers(self) -> str:
        # Halfway between the rows that are shifted and those that are not, so that the nearest number is the right one.
        start = _MARGIN + self.step // 4 - self.left
        columns = sorted({column for _, column in self.boxes})
        return marked({start + column * self.step: str(column + 1).center(self.step) for column in columns})

    def _holes(self, row: int) -> str:
        marks = {0: chr(ord("A") + row)}
        for cell in sorted(cell for cell in self.boxes if cell[0] == row):
            x, (_, column) = self._x(cell), cell
            marks[x] = self._edge(cell, (row, column - 1), "|") + self.boxes[cell]
            marks[x + self.step] = self._edge(cell, (row, column + 1), "|")
        return marked(marks)

    def _edges(self, above: int, below: int) -> str:
        marks = {}
        for cell in (cell for cell in self.boxes if cell[0] in (above, below)):
            _, north_east, north_west, _, south_west, south_east = neighbours(cell)
            left, right = (south_west, south_east) if cell[0] == above else (north_west, north_east)
            strokes = "\\/" if cell[0] == above else "/\\"
            x = self._x(cell) + self.step // 4
            marks[x] = self._edge(cell, left, strokes[0])
            marks[x + self.step // 2] = self._edge(cell, right, strokes[1])
        return marked(marks)

    def _edge(self, cell: Cell, other: Cell, stroke: str) -> str:
        return " " if self.floes.get(other) == self.floes[cell] else stroke


def _legend(state: State, language: str, reveal: bool) -> list[str]:
    closed, opened = text("hole-closed", language), text("hole-open", language)
    signs = [f"{_CLOSED} {closed}"]
    if state.rules.temperature:
        signs.append(f"{_PLUGGED} {text('hole-plugged', language)}")
        signs.append(f"{_MELTED} {text('text-board-melted', language)}")
    counts = [_entry(_count(*fish) or _OPEN, opened, fish, language) for fish in ((0, 0), *_SAMPLES)]
    hidden = [_entry(_CLOSED + _count(*fish), closed, fish, language) for fish in _SAMPLES if reveal]
    return ["   ".join(entries) for entries in (signs, counts, hidden) if entries]


def _entry(sign: str, word: str, fish: tuple[int, int], language: str) -> str:
    return f"{sign} {listed((word, fish_name(*fish, language)), language)}"


def _facts(state: State, language: str) -> Iterator[str]:
    if state.roll is not None:
        yield text("text-board-dice", language, faces=faces_name(*state.roll, language))
    holes = state.board.holes
    opened = [f"{holes[hole]} {_count(*state.hollows[hole]) or _OPEN}" for hole in bits(state.open_mask)]
    yield from _enumeration("text-board-open", opened, language)
    yield from _enumeration("text-board-plugged", [holes[hole] for hole in bits(state.plugged_mask)], language)
    for floe in bits(state.melted_mask):
        yield text(
            "text-board-floe", language, floe=floe, holes=enumerated(state.board.floes[floe], language, between=" ")
        )
    if state.rules.temperature:
        yield text("text-board-supply", language, drops=state.drops_left, crystals=state.crystals_left)


def _enumeration(key: str, parts: list[str], language: str) -> list[str]:
    return wrapped(text(key, language, holes=listed(parts, language))) if parts else []


def _players(state: State, language: str, names: Sequence[str] | None) -> Iterator[str]:
    for player, (hole, score, bucket) in enumerate(zip(state.fishers, state.scores, state.buckets, strict=True)):
        yield text(
            "text-board-player" if hole is None else "text-board-player-at",
            language,
            sign=PLAYER_SIGNS[player],
            player=player_name(player, language, names),
            score=score_name(score, state.rules.score_by, language),
            fish=fish_name(*bucket, language),
            hole=hole,
        )
