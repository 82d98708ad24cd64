"""What an exploration of a board finds, in pictures, sentences and numbers: all of it computed from the graph."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kayanak_nb.graph import components, distances, matrix, reach, rings, walks
from kayanak_nb.kayanak.exploration import Exploration
from kayanak_nb.kayanak.graph import cut_floes
from kayanak_nb.kayanak.sketch import Sketch
from kayanak_nb.locale import text
from kayanak_nb.names import joined, listed

__all__ = ["Finding", "find", "letter_of"]

Row = tuple[str, tuple[str, ...], tuple[int, ...]]


@dataclass(frozen=True)
class Finding:
    """What is found: a *sketch*, sentences *said*, for each hole that has something to it a *label* in words.

    *row* is a row of a matrix with what it is called and the holes of its columns; *table* a heading and rows.
    """

    sketch: Sketch
    said: tuple[str, ...]
    labels: Mapping[str, str]
    row: Row | None = None
    table: tuple[tuple[str, ...], tuple[tuple[str, ...], ...]] | None = None


def find(exploration: Exploration) -> Finding:
    """Return what there is to see and to say in the view that is chosen."""
    return _FINDING[exploration.view](exploration)


def letter_of(piece: int) -> str:
    """Return how piece number *piece*, from 0, is called: A to Z, then AA and so on.

    >>> letter_of(0), letter_of(27)
    ('A', 'AB')
    """
    rest, last = divmod(piece, 26)
    return (letter_of(rest - 1) if rest else "") + chr(ord("A") + last)


def _neighbours(look: Exploration) -> Finding:
    near = look.graph[look.hole]
    degrees = {hole: len(others) for hole, others in look.graph.items()}
    said = (
        _text(look, "graph-lab-neighbours-said", hole=look.hole, count=len(near), holes=_named(near, look)),
        _text(look, "graph-lab-degrees-said"),
    )
    labels = {hole: _text(look, "graph-lab-label-degree", count=degree) for hole, degree in degrees.items()}
    labels |= {hole: listed((_text(look, "graph-lab-label-neighbour"), labels[hole]), look.language) for hole in near}
    lines = [(look.hole, other) for other in near]
    sketch = _sketch(look, degrees, near, edges=True, lines=lines)
    return Finding(sketch, said, labels, _row(look, matrix(look.graph)[list(look.graph).index(look.hole)], 1))


def _rings(look: Exploration) -> Finding:
    found, away = rings(look.graph, look.hole), distances(look.graph, look.hole)
    lost = [hole for hole in look.graph if hole not in away]
    said = [_text(look, "graph-lab-rings-said", hole=look.hole, count=len(found) - 1, farthest=_named(found[-1], look))]
    if lost:
        said.append(_text(look, "graph-lab-lost-said", count=len(lost), holes=_named(lost, look)))
    labels = {hole: _text(look, "graph-lab-label-away", count=steps) for hole, steps in away.items()}
    labels |= {hole: _text(look, "graph-lab-label-lost") for hole in lost}
    odd = [hole for hole, steps in away.items() if steps % 2]
    totals = [sum(map(len, found[: number + 1])) for number in range(len(found))]
    rows = [
        (str(number), str(len(ring)), str(total))
        for number, (ring, total) in enumerate(zip(found, totals, strict=True))
    ]
    heading = tuple(
        _text(look, key) for key in ("graph-lab-table-steps", "graph-lab-table-holes", "graph-lab-table-total")
    )
    return Finding(_sketch(look, away, odd), tuple(said), labels, table=(heading, tuple(rows)))


def _reach(look: Exploration) -> Finding:
    away, ends = distances(look.graph, look.hole), reach(look.graph, look.hole, look.steps)
    within = {hole: steps for hole, steps in away.items() if steps <= look.steps}
    missed = [hole for hole in within if hole not in ends]
    said = [_text(look, "graph-lab-reach-said", hole=look.hole, steps=look.steps, count=len(ends))]
    if missed:
        said.append(_text(look, "graph-lab-missed-said", holes=_named(missed, look), count=len(missed)))
    elif look.steps:
        said.append(_text(look, "graph-lab-all-said", steps=look.steps))
    labels = {hole: _text(look, "graph-lab-label-no-end", steps=look.steps) for hole in look.graph}
    labels |= {hole: _text(look, "graph-lab-label-end", steps=look.steps) for hole in ends}
    return Finding(_sketch(look, within, ends), tuple(said), labels)


def _walks(look: Exploration) -> Finding:
    ways = walks(look.graph, look.hole, look.steps)
    said = (
        _text(look, "graph-lab-walks-said", hole=look.hole, steps=look.steps, count=sum(ways.values())),
        _text(look, "graph-lab-walks-numbers"),
    )
    some = {hole: count for hole, count in ways.items() if count}
    most = max(some.values(), default=0)
    labels = {hole: _text(look, "graph-lab-label-walks", count=count) for hole, count in ways.items()}
    best = [hole for hole, count in some.items() if count == most]
    return Finding(_sketch(look, some, best), said, labels, _row(look, tuple(ways.values()), look.steps))


def _pieces(look: Exploration) -> Finding:
    found = components(look.graph)
    cut = cut_floes(look.board, blocked=look.blocked, melted=look.melted)
    names = {hole: letter_of(number) for number, piece in enumerate(found) for hole in piece}
    said = [
        _text(look, "graph-lab-pieces-said", count=len(found)),
        _text(look, "graph-lab-cut-said", **_counted(cut, look)),
    ]
    labels = {hole: _text(look, "graph-lab-label-piece", piece=name) for hole, name in names.items()}
    odd = [hole for number, piece in enumerate(found) if number % 2 for hole in piece]
    heading = _text(look, "graph-lab-table-piece"), _text(look, "graph-lab-table-holes")
    rows = tuple((letter_of(number), str(len(piece))) for number, piece in enumerate(found))
    return Finding(_sketch(look, names, odd, cut=cut), tuple(said), labels, table=(heading, rows))


_FINDING: Mapping[str, Callable[[Exploration], Finding]] = {
    "neighbours": _neighbours,
    "rings": _rings,
    "reach": _reach,
    "walks": _walks,
    "pieces": _pieces,
}


def _sketch(look: Exploration, notes: Mapping[str, object], dark: Iterable[str], **more: Any) -> Sketch:
    said = {hole: str(note) for hole, note in notes.items()}
    return Sketch(look.board, said, frozenset(dark), look.blocked, look.melted, start=(look.hole,), **more)


def _row(look: Exploration, numbers: Iterable[int], steps: int) -> Row:
    key = "graph-lab-row-first" if steps == 1 else "graph-lab-row"
    return _text(look, key, hole=look.hole, steps=steps), tuple(look.graph), tuple(numbers)


def _counted(floes: Collection[int], look: Exploration) -> dict[str, object]:
    named = joined(list(map(str, floes)), look.language) if floes else "–"
    return {"count": len(floes), "floes": named}


def _named(holes: Iterable[str], look: Exploration) -> str:
    every = [hole for hole in look.board.holes if hole in {*holes}]
    return joined(every, look.language) if every else "–"


def _text(look: Exploration, key: str, **said: object) -> str:
    return text(key, look.language, **said)
