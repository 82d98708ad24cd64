"""A board that is being drawn, as a value: it may have any fault a board can have, and loses nothing.

There is no screen in it. Every edit makes a new one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from kayanak_nb.fault import Fault
from kayanak_nb.given import brief
from kayanak_nb.hexgrid import Cell
from kayanak_nb.kayanak.board import BadBoard, Board
from kayanak_nb.kayanak.board_faults import SCHEMA_VERSION, faults_of
from kayanak_nb.kayanak.lattice_faults import cell_of, hole_at, pieces_of, row_major
from kayanak_nb.names import listed
from kayanak_nb.wording import mistaken

__all__ = ["COUNTS", "ERASER", "LOOSE", "MOST_COLUMNS", "MOST_ROWS", "Draft", "drawn_from"]

MOST_ROWS, MOST_COLUMNS = 26, 99
"""As many as there are names for: rows A to Z, columns 1 to 99."""

COUNTS: tuple[str, ...] = ("small", "large", "drops", "crystals")
"""What lies in the box."""

LOOSE, ERASER = -1, -2
"""Brushes beside the numbers of floes: a hole that is in no floe yet, and no hole at all."""

_LONGEST_KEPT = 400
_FEWEST = 2


@dataclass(frozen=True, eq=True)
class Draft:
    """A grid of *rows* × *columns* cells; *floes* says for each hole on which floe it lies, ``LOOSE`` if on none.

    *counts* are kept as they were typed: whole numbers, or texts that are none.
    """

    name: str
    floes: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, int | str] = field(default_factory=lambda: dict(zip(COUNTS, (14, 3, 1, 1), strict=True)))
    rows: int = 6
    columns: int = 8

    @property
    def last(self) -> int:
        """The highest number of a floe, -1 if there is none."""
        return max(self.floes.values(), default=-1)

    def cells(self) -> list[int]:
        """Return what is in each cell, row by row: a floe's number, ``LOOSE`` or ``ERASER``."""
        return [
            self.floes.get(hole_at((row, column)), ERASER) for row in range(self.rows) for column in range(self.columns)
        ]

    def data(self) -> dict[str, Any]:
        """Return what a board file would say of this."""
        holes = row_major(self.floes)
        floes: list[list[str]] = [[] for _ in range(self.last + 1)]
        for hole in holes:
            if self.floes[hole] != LOOSE:
                floes[self.floes[hole]].append(hole)
        fish = {size: self.counts[size] for size in COUNTS[:2]}
        rest = {name: self.counts[name] for name in COUNTS[2:]}
        return {"schema": SCHEMA_VERSION, "name": self.name, "holes": list(holes), "floes": floes, "fish": fish, **rest}

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that keeps this from being a board for two players."""
        return tuple(faults_of(self.data()))

    def board(self) -> Board:
        """Return the board that is drawn.

        :raises BadBoard: with every fault.
        """
        if self.faults:
            raise BadBoard(self.faults)
        return Board.from_dict(self.data())

    def at_fault(self, found: Fault) -> tuple[str, ...]:
        """Return the holes that *found*, one of the faults, is about; none if it is about something else."""
        holes = row_major(self.floes)
        if found.kind == "split-board":
            return _beside_the_largest(piece for piece in pieces_of(holes) if len(piece) > 1)
        if found.place.startswith("$.holes["):
            return (holes[_number(found.place)],)
        if found.kind == "split-floe":
            floe = _number(found.place)
            return _beside_the_largest(pieces_of(hole for hole in holes if self.floes[hole] == floe))
        return ()

    def painted(self, holes: Iterable[str], floe: int) -> Draft:
        """Return the same with *holes* on *floe*, which may be ``LOOSE``, or taken away with ``ERASER``.

        :raises ValueError: if there is no such floe or cell.
        """
        every = [self._checked(hole) for hole in holes]
        if type(floe) is not int or not ERASER <= floe < MOST_ROWS * MOST_COLUMNS:
            last = MOST_ROWS * MOST_COLUMNS - 1
            raise mistaken("editor-mistake-floe", given=brief(floe), last=str(last))
        if floe == ERASER:
            return replace(self, floes={hole: kept for hole, kept in self.floes.items() if hole not in every})
        return replace(self, floes={**self.floes, **dict.fromkeys(every, floe)})

    def named(self, name: str) -> Draft:
        """Return the same under another *name*."""
        return replace(self, name=str(name)[:_LONGEST_KEPT])

    def counted(self, what: str, count: int | str) -> Draft:
        """Return the same with another *count* of *what*, one of ``COUNTS``; texts are read as numbers if they are.

        :raises ValueError: if there is nothing of that name.
        """
        if what not in COUNTS:
            raise mistaken("editor-mistake-count", given=brief(what), names=", ".join(map(repr, COUNTS)))
        return replace(self, counts={**self.counts, what: _read(count)})

    def sized(self, rows: int, columns: int) -> Draft:
        """Return the same on a grid of another size.

        :raises ValueError: if holes would be lost, or the size is none.
        """
        for size, most in ((rows, MOST_ROWS), (columns, MOST_COLUMNS)):
            if type(size) is not int or not _FEWEST <= size <= most:
                raise mistaken("editor-mistake-size", given=brief(size), least=_FEWEST, most=most)
        outside = [hole for hole in row_major(self.floes) if not _within(cell_of(hole), rows, columns)]
        if outside:
            raise mistaken("editor-holes-outside", count=len(outside), holes=listed(outside))
        return replace(self, rows=rows, columns=columns)

    def renumbered(self) -> Draft:
        """Return the same with floes numbered from 0 without gaps, in the same order."""
        used = sorted({*self.floes.values()} - {LOOSE})
        number = {floe: new for new, floe in enumerate(used)} | {LOOSE: LOOSE}
        return replace(self, floes={hole: number[floe] for hole, floe in self.floes.items()})

    def _checked(self, hole: str) -> str:
        names = {hole_at((row, column)) for row in (0, self.rows - 1) for column in (0, self.columns - 1)}
        if not isinstance(hole, str) or not _is_cell(hole) or not _within(cell_of(hole), self.rows, self.columns):
            raise mistaken("editor-mistake-cell", given=brief(hole), names=listed(row_major(names)))
        return hole


def drawn_from(data: Any) -> Draft | None:
    """Return the draft of the board *data*; None if it says anything that cannot be drawn and would be lost."""
    if not isinstance(data, Mapping) or not isinstance(data.get("name"), str):
        return None
    try:
        draft = _drawn(data)
        same = _normal(draft.data()) == _normal(data)
    except (AttributeError, KeyError, TypeError, ValueError, IndexError):
        return None
    return draft if same else None


def _drawn(data: Mapping[str, Any]) -> Draft:
    floes = dict.fromkeys(data["holes"], LOOSE)
    for number, floe in enumerate(data["floes"]):
        floes |= dict.fromkeys(floe, number)
    if not all(map(_is_cell, floes)):
        raise ValueError(floes)
    cells = list(map(cell_of, floes))
    counts = {**data["fish"], "drops": data["drops"], "crystals": data["crystals"]}
    rows = max((row for row, _ in cells), default=0) + 2
    columns = max((column for _, column in cells), default=0) + 2
    size = max(3, min(rows, MOST_ROWS)), max(4, min(columns, MOST_COLUMNS))
    return Draft(data["name"][:_LONGEST_KEPT], floes, {name: _read(counts[name]) for name in COUNTS}, *size)


def _normal(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return *data* with its holes in one order, so that what says the same is equal."""
    return {
        **data,
        "holes": sorted(data["holes"], key=cell_of),
        "floes": [sorted(floe, key=cell_of) for floe in data["floes"]],
    }


def _is_cell(hole: str) -> bool:
    letter, digits = hole[:1], hole[1:]
    named = "A" <= letter <= "Z" and digits.isascii() and digits.isdigit() and digits[0] != "0"
    return named and len(digits) <= len(str(MOST_COLUMNS))


def _within(cell: Cell, rows: int, columns: int) -> bool:
    return cell[0] < rows and cell[1] < columns


def _read(count: Any) -> int | str:
    """Return *count* as a whole number if it is one, else as the text that was typed."""
    if type(count) is int:
        return count
    if isinstance(count, float) and count.is_integer():
        return int(count)
    typed = str(count).strip()[:_LONGEST_KEPT]
    digits = typed.removeprefix("-")
    return int(typed) if digits.isascii() and digits.isdigit() and len(digits) <= 20 else typed


def _number(place: str) -> int:
    """Return the number in the brackets of *place*: 3 of ``"$.floes[3]"``."""
    return int(place.partition("[")[2].partition("]")[0])


def _beside_the_largest(pieces: Iterable[Collection[str]]) -> tuple[str, ...]:
    *smaller, _ = sorted(pieces, key=len)
    return row_major(hole for piece in smaller for hole in piece)
