"""The Kayanak board: holes on the hexagonal lattice, grouped into floes, and what lies in the box.

Boards are data. The four that come with the package are JSON files beside ``boards/board.schema.json``; teachers make
their own. A hole is named by row letter and column number (``"C4"``), a floe by its number from 0.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kayanak_nb.given import brief, plain
from kayanak_nb.hexgrid import Cell, neighbours
from kayanak_nb.jsonfile import Fault, listing, parse, read, write
from kayanak_nb.kayanak.board_faults import SCHEMA_VERSION, check_players, faults_of
from kayanak_nb.kayanak.lattice_faults import cell_of, row_major
from kayanak_nb.mistake import Mistake, MistakenKey
from kayanak_nb.wording import mistaken

__all__ = ["BOARD_NAMES", "BadBoard", "Board", "Fault", "board"]

BOARD_NAMES: tuple[str, ...] = ("default", "tiny-7", "small-19", "medium-37")


class BadBoard(Mistake):
    """A board that cannot be played on. *faults* lists all that is wrong; the message has the first, one a line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults: tuple[Fault, ...] = tuple(faults)
        super().__init__(listing(self.faults))

    def __reduce__(self) -> tuple[type[BadBoard], tuple[tuple[Fault, ...]]]:
        return type(self), (self.faults,)


@dataclass(frozen=True)
class Board:
    """Holes, floes and the contents of the box; immutable and hashable.

    *holes* and *floes* may be lists or tuples. Holes are kept row by row, in each floe too; floes keep the given order,
    which numbers them. *small* and
    *large* are fish, *drops* melt floes, *crystals* plug holes. Every hole is in exactly one floe, every floe hangs
    together, and so does the board.

    For the engine, sets of holes are also whole numbers in which bit i stands for ``holes[i]``: *near* and *floe_masks*
    hold such a set for each hole and each floe.

    :raises BadBoard: with every fault, if the parts make no board for two players.

    >>> pond = Board("pond", ["A1", "A2", "B1"], [["A1", "B1"], ["A2"]], small=4, large=1, drops=1, crystals=1)
    >>> pond
    <Board pond: 3 holes, 2 floes>
    >>> pond.neighbours("A1"), pond.floe_of("A2"), pond.near[0]
    (('A2', 'B1'), 1, 6)
    """

    name: str
    holes: tuple[str, ...]
    floes: tuple[tuple[str, ...], ...]
    small: int
    large: int
    drops: int
    crystals: int

    if TYPE_CHECKING:
        # No fields: these follow from the others.
        cells: tuple[Cell, ...]
        index: Mapping[str, int]
        near: tuple[int, ...]
        floe_masks: tuple[int, ...]
        floe_index: tuple[int, ...]
        all_holes: int
        _hash: int

    def __init__(
        self,
        name: str,
        holes: Sequence[str],
        floes: Sequence[Sequence[str]],
        small: int,
        large: int,
        drops: int,
        crystals: int,
    ) -> None:
        small, large, drops, crystals = map(plain, (small, large, drops, crystals))
        fish = {"small": small, "large": large}
        data = {"schema": SCHEMA_VERSION, "name": name, "holes": holes, "floes": floes, "fish": fish}
        _refuse(faults_of(data | {"drops": drops, "crystals": crystals}))
        given = {"name": plain(name), "holes": row_major(holes), "floes": tuple(map(row_major, floes))}
        counts = {"small": int(small), "large": int(large), "drops": int(drops), "crystals": int(crystals)}
        self.__dict__.update(given, **counts)
        self.__dict__.update(_derived(self.holes, self.floes))
        self.__dict__["_hash"] = hash((name, self.holes, self.floes, small, large, drops, crystals))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Board], tuple[object, ...]]:
        # Hashes of texts differ from process to process: a board is made anew where it arrives.
        return type(self), (self.name, self.holes, self.floes, self.small, self.large, self.drops, self.crystals)

    def __repr__(self) -> str:
        return f"<Board {self.name}: {len(self.holes)} holes, {len(self.floes)} floes>"

    def _repr_svg_(self) -> str:
        from kayanak_nb.drawing.svg import svg
        from kayanak_nb.kayanak.scene import board_scene

        return svg(board_scene(self))

    def neighbours(self, hole: str) -> tuple[str, ...]:
        """Return the holes that touch *hole*, in board order.

        :raises KeyError: if there is no such hole.

        >>> board("default").neighbours("B1")
        ('A1', 'A2', 'B2', 'C1', 'C2')
        """
        near = self.near[self._number(hole)]
        return tuple(other for number, other in enumerate(self.holes) if near >> number & 1)

    def floe_of(self, hole: str) -> int:
        """Return the number of the floe that *hole* belongs to.

        :raises KeyError: if there is no such hole.
        """
        return self.floe_index[self._number(hole)]

    @classmethod
    def from_dict(cls, data: object, *, players: int = 2) -> Board:
        """Return the board that *data* describes, as :meth:`to_dict` writes it, for so many *players* (2 to 4).

        :raises BadBoard: with every fault of *data*.
        """
        return cls._from_data(data, [], players)

    @classmethod
    def from_json(cls, path: str | os.PathLike[str], *, players: int = 2) -> Board:
        """Return the board in the file *path*, for so many *players* (2 to 4).

        The format is published as ``boards/board.schema.json``.

        :raises BadBoard: with every fault of the file, also when it cannot be read or is not JSON.
        """
        return cls._from_data(*read(path), players)

    @classmethod
    def from_text(cls, said: str, *, players: int = 2) -> Board:
        """Return the board that the JSON text *said* describes, as :meth:`to_text` writes it.

        :raises BadBoard: with every fault of the text.
        """
        return cls._from_data(*parse(said), players)

    @classmethod
    def _from_data(cls, data: Any, faults: list[Fault], players: int) -> Board:
        check_players(players)
        # Without data the text was no JSON, and that is all there is to say.
        if data is not None or not faults:
            faults = faults + faults_of(data, players)
        _refuse(faults)
        counts = {"drops": data["drops"], "crystals": data["crystals"], **data["fish"]}
        return cls(data["name"], data["holes"], data["floes"], **counts)

    def to_dict(self) -> dict[str, object]:
        """Return the board as plain data: what :meth:`to_json` writes."""
        return {
            "schema": SCHEMA_VERSION,
            "name": self.name,
            "holes": list(self.holes),
            "floes": [list(floe) for floe in self.floes],
            "fish": {"small": self.small, "large": self.large},
            "drops": self.drops,
            "crystals": self.crystals,
        }

    def to_json(self, path: str | os.PathLike[str]) -> None:
        """Write the board to the file *path*, replacing in one step what was there.

        :raises OSError: if that is not possible; what was there is then untouched.
        """
        write(path, self.to_text())

    def to_text(self) -> str:
        """Return what :meth:`to_json` writes."""
        return _laid_out(self.to_dict())

    def _number(self, hole: str) -> int:
        try:
            return self.index[hole]
        except Exception:  # what is no name may fail to be looked up in any way
            raise MistakenKey(f"There is no hole {brief(hole)} on this board.") from None


def board(name: str) -> Board:
    """Return the board *name* that comes with the package, one of :data:`BOARD_NAMES`.

    :raises ValueError: if there is none of that name.

    >>> board("tiny-7").floes
    (('A2', 'A3', 'B1', 'B2'), ('B3', 'C2', 'C3'))
    """
    if not isinstance(name, str) or name not in BOARD_NAMES:
        raise mistaken("mistake-board", given=brief(name), names=", ".join(map(repr, BOARD_NAMES)))
    return _shipped(str(name))


@cache
def _shipped(name: str) -> Board:
    return Board.from_json(os.path.join(os.path.dirname(__file__), "boards", f"{name}.json"))


def _refuse(faults: Iterable[Fault]) -> None:
    if found := tuple(faults):
        raise BadBoard(found)


def _derived(holes: tuple[str, ...], floes: tuple[tuple[str, ...], ...]) -> dict[str, object]:
    """Return what follows from *holes* and *floes*: cells, numbers and masks."""
    cells = tuple(map(cell_of, holes))
    index = {hole: number for number, hole in enumerate(holes)}
    number_of = dict(zip(cells, range(len(cells)), strict=True))
    near = (sum(1 << number_of[cell] for cell in neighbours(home) if cell in number_of) for home in cells)
    floe_of = {hole: number for number, floe in enumerate(floes) for hole in floe}
    return {
        "cells": cells,
        "index": MappingProxyType(index),
        "near": tuple(near),
        "floe_masks": tuple(sum(1 << index[hole] for hole in floe) for floe in floes),
        "floe_index": tuple(floe_of[hole] for hole in holes),
        "all_holes": (1 << len(holes)) - 1,
    }


def _laid_out(data: dict[str, object]) -> str:
    """Return *data* as JSON, each field on a line and each floe too, so that people find their way in it."""
    lines = []
    for name, value in data.items():
        text = json.dumps(value, ensure_ascii=False)
        if name == "floes":
            text = text.replace("[[", "[\n    [").replace("], [", "],\n    [").replace("]]", "]\n  ]")
        lines.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
