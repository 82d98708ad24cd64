"""What can be wrong with the holes and floes of a board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from kayanak_nb.given import plain
from kayanak_nb.hexgrid import Cell, neighbours
from kayanak_nb.jsonfile import Fault, shown

__all__ = ["cell_of", "lattice_faults", "row_major"]

_HOLE = re.compile(r"[A-Z][1-9][0-9]?")
_HOLE_REMEDY = "Write a row letter A to Z and a column 1 to 99, such as 'C4'."

_Places: TypeAlias = dict[str, str]


def cell_of(hole: str) -> Cell:
    """Return the lattice cell of the hole name *hole*: row A is row 0, column 1 is column 0.

    >>> cell_of("C4")
    (2, 3)
    """
    return ord(hole[0]) - ord("A"), int(hole[1:]) - 1


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
        problem = f"The holes are a list of names, not {shown(value)}."
        return [Fault("wrong-type", "$.holes", problem, 'Write for example ["A1", "A2", "B1"].')], None
    return _read_names(value, "$.holes")


def _read_names(names: Sequence[object], place: str) -> tuple[list[Fault], _Places]:
    faults: list[Fault] = []
    places: _Places = {}
    for number, name in enumerate(names):
        here = f"{place}[{number}]"
        if not isinstance(name, str):
            faults.append(Fault("wrong-type", here, f"A hole is named by a text, not {shown(name)}.", _HOLE_REMEDY))
        elif not _HOLE.fullmatch(name):
            faults.append(Fault("bad-hole", here, f"{shown(name)} is not the name of a hole.", _HOLE_REMEDY))
        elif name in places:
            problem = f"The hole {name} stands here again, first at {places[name]}."
            faults.append(Fault("repeated-hole", here, problem, "Remove one of them."))
        else:
            places[name] = here
    return faults, places


def _too_few(holes: int, players: int) -> Iterator[Fault]:
    # The fishers must leave a hole free, or nobody could ever walk, dig or fish.
    if holes <= players:
        problem = f"The board has {holes} holes, too few for {players} players."
        yield Fault("too-few-holes", "$.holes", problem, f"Add holes until there are at least {players + 1}.")


def _apart(places: _Places) -> Iterator[Fault]:
    """Yield a fault for every hole without a neighbour, and one if the rest is not in one piece."""
    pieces = _pieces(places)
    for piece in pieces:
        if len(piece) == 1:
            problem = f"The hole {piece[0]} has no neighbour."
            yield Fault("isolated-hole", places[piece[0]], problem, "Add a hole beside it, or remove it.")
    larger = [piece for piece in pieces if len(piece) > 1]
    if len(larger) > 1:
        problem = f"The board falls into {len(larger)} pieces: {_listed(larger)}."
        yield Fault("split-board", "$.holes", problem, "Add holes that join them: fishers cannot cross the gap.")


def _floe_faults(value: object, holes: _Places | None) -> Iterator[Fault]:
    if not isinstance(value, list | tuple):
        problem = f"The floes are a list of lists of holes, not {shown(value)}."
        yield Fault("wrong-type", "$.floes", problem, 'Write for example [["A1", "A2"], ["B1", "B2"]].')
        return
    if not value:
        yield Fault("no-floes", "$.floes", "There is no floe.", "Divide the holes into floes.")
    homes: _Places = {}
    for number, floe in enumerate(value):
        yield from _one_floe_faults(floe, f"$.floes[{number}]", holes, homes)
    for hole, place in (holes or {}).items():
        if hole not in homes:
            problem = f"The hole {hole} is in no floe."
            yield Fault("hole-in-no-floe", place, problem, "Add it to the floe it belongs to.")


def _one_floe_faults(floe: object, place: str, holes: _Places | None, homes: _Places) -> Iterator[Fault]:
    """Yield the faults of one floe; *homes* remembers where each hole was first found in a floe."""
    if not isinstance(floe, list | tuple):
        problem = f"A floe is a list of holes, not {shown(floe)}."
        yield Fault("wrong-type", place, problem, 'Write for example ["A1", "A2"].')
        return
    if not floe:
        yield Fault("empty-floe", place, "The floe has no holes.", "Put holes into it, or remove it.")
    faults, found = _read_names(floe, place)
    yield from faults
    for hole, here in found.items():
        if holes is not None and hole not in holes:
            yield Fault("unknown-hole", here, f"There is no hole {hole}.", "Add it to the holes, or remove it here.")
        if hole in homes:
            problem = f"The hole {hole} is in two floes, here and at {homes[hole]}."
            yield Fault("hole-in-two-floes", here, problem, "Remove it from one of them.")
        homes.setdefault(hole, here)
    pieces = _pieces(found)
    if len(pieces) > 1:
        problem = f"The floe falls into {len(pieces)} pieces: {_listed(pieces)}."
        yield Fault("split-floe", place, problem, "Make them floes of their own, or join them by holes between.")


def _pieces(holes: Iterable[str]) -> list[tuple[str, ...]]:
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
