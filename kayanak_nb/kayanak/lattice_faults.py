"""What can be wrong with the holes and floes of a board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from kayanak_nb.fault import Fault, fault
from kayanak_nb.given import plain
from kayanak_nb.hexgrid import Cell, neighbours
from kayanak_nb.jsonfile import shown

__all__ = ["cell_of", "hole_at", "lattice_faults", "pieces_of", "row_major"]

_HOLE = re.compile(r"[A-Z][1-9][0-9]?")

_Places: TypeAlias = dict[str, str]


def cell_of(hole: str) -> Cell:
    """Return the lattice cell of the hole name *hole*: row A is row 0, column 1 is column 0.

    >>> cell_of("C4")
    (2, 3)
    """
    return ord(hole[0]) - ord("A"), int(hole[1:]) - 1


def hole_at(cell: Cell) -> str:
    """Return the name of the hole in the lattice cell *cell*: the other way round.

    >>> hole_at((2, 3))
    'C4'
    """
    row, column = cell
    return f"{chr(ord('A') + row)}{column + 1}"


def row_major(holes: Iterable[str]) -> tuple[str, ...]:
    """Return the hole names *holes* row by row, from left to right.

    >>> row_major(["B1", "A10", "A9"])
    ('A9', 'A10', 'B1')
    """
    return tuple(sorted(map(plain, holes), key=cell_of))


def lattice_faults(data: Mapping[object, object], players: int) -> Iterator[Fault]:
    """Yield everything that is wrong with ``data["holes"]`` and ``data["floes"]``, as far as they are there."""
    places: _Places | None = None
    if "holes" in data:
        faults, places = _read_holes(data["holes"])
        yield from faults
        if places is not None:
            yield from _too_few(len(places), players)
            yield from _apart(places)
    if "floes" in data:
        yield from _floe_faults(data["floes"], places)


def _read_holes(value: object) -> tuple[list[Fault], _Places | None]:
    """Return the faults of the list of holes by itself, and where each proper hole first stands in it."""
    if not isinstance(value, list | tuple):
        return [fault("wrong-type", "$.holes", "fault-holes-type", "remedy-holes-type", given=shown(value))], None
    return _read_names(value, "$.holes")


def _read_names(names: Sequence[object], place: str) -> tuple[list[Fault], _Places]:
    faults: list[Fault] = []
    places: _Places = {}
    for number, name in enumerate(names):
        here = f"{place}[{number}]"
        if not isinstance(name, str):
            faults.append(fault("wrong-type", here, "fault-hole-type", "remedy-hole", given=shown(name)))
        elif not _HOLE.fullmatch(name):
            faults.append(fault("bad-hole", here, "fault-bad-hole", "remedy-hole", given=shown(name)))
        elif name in places:
            said = {"hole": name, "first": places[name]}
            faults.append(fault("repeated-hole", here, "fault-repeated-hole", "remedy-repeated-hole", **said))
        else:
            places[name] = here
    return faults, places


def _too_few(holes: int, players: int) -> Iterator[Fault]:
    # The fishers must leave a hole free, or nobody could ever walk, dig or fish.
    if holes <= players:
        said = {"holes": holes, "players": players, "least": players + 1}
        yield fault("too-few-holes", "$.holes", "fault-too-few-holes", "remedy-too-few-holes", **said)


def _apart(places: _Places) -> Iterator[Fault]:
    """Yield a fault for every hole without a neighbour, and one if the rest is not in one piece."""
    pieces = pieces_of(places)
    for piece in pieces:
        if len(piece) == 1:
            here = places[piece[0]]
            yield fault("isolated-hole", here, "fault-isolated-hole", "remedy-isolated-hole", hole=piece[0])
    larger = [piece for piece in pieces if len(piece) > 1]
    if len(larger) > 1:
        said = {"count": len(larger), "pieces": _listed(larger)}
        yield fault("split-board", "$.holes", "fault-split-board", "remedy-split-board", **said)


def _floe_faults(value: object, holes: _Places | None) -> Iterator[Fault]:
    if not isinstance(value, list | tuple):
        yield fault("wrong-type", "$.floes", "fault-floes-type", "remedy-floes-type", given=shown(value))
        return
    if not value:
        yield fault("no-floes", "$.floes", "fault-no-floes", "remedy-no-floes")
    homes: _Places = {}
    for number, floe in enumerate(value):
        yield from _one_floe_faults(floe, f"$.floes[{number}]", holes, homes)
    for hole, place in (holes or {}).items():
        if hole not in homes:
            yield fault("hole-in-no-floe", place, "fault-hole-in-no-floe", "remedy-hole-in-no-floe", hole=hole)


def _one_floe_faults(floe: object, place: str, holes: _Places | None, homes: _Places) -> Iterator[Fault]:
    """Yield the faults of one floe; *homes* remembers where each hole was first found in a floe."""
    if not isinstance(floe, list | tuple):
        yield fault("wrong-type", place, "fault-floe-type", "remedy-floe-type", given=shown(floe))
        return
    if not floe:
        yield fault("empty-floe", place, "fault-empty-floe", "remedy-empty-floe")
    faults, found = _read_names(floe, place)
    yield from faults
    for hole, here in found.items():
        if holes is not None and hole not in holes:
            yield fault("unknown-hole", here, "fault-unknown-hole", "remedy-unknown-hole", hole=hole)
        if hole in homes:
            said = {"hole": hole, "first": homes[hole]}
            yield fault("hole-in-two-floes", here, "fault-hole-in-two-floes", "remedy-hole-in-two-floes", **said)
        homes.setdefault(hole, here)
    pieces = pieces_of(found)
    if len(pieces) > 1:
        count, lists = len(pieces), _listed(pieces)
        yield fault("split-floe", place, "fault-split-floe", "remedy-split-floe", count=count, pieces=lists)


def pieces_of(holes: Iterable[str]) -> list[tuple[str, ...]]:
    """Return *holes* in pieces that hang together, each and all in row-major order."""
    left = {cell_of(hole): hole for hole in row_major(holes)}
    pieces = []
    while left:
        pieces.append(row_major(_take_piece(left, next(iter(left)))))
    return pieces


def _take_piece(left: dict[Cell, str], start: Cell) -> list[str]:
    """Remove from *left* the piece that holds *start*, and return its holes."""
    piece = [left.pop(start)]
    edge = [start]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in left:
                piece.append(left.pop(cell))
                edge.append(cell)
    return piece


def _listed(pieces: list[tuple[str, ...]]) -> str:
    texts = [" ".join(piece[:6]) + (" …" if len(piece) > 6 else "") for piece in pieces[:6]]
    return " | ".join(texts) + (" | …" if len(pieces) > 6 else "")
