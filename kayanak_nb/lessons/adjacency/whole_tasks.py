"""Exercises on the board as a whole: which floe holds it together, and why triangles and squares differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from kayanak_nb.graph import components, distances, reach, shortest
from kayanak_nb.kayanak.board import board
from kayanak_nb.kayanak.findings import letter_of
from kayanak_nb.kayanak.graph import cut_floes
from kayanak_nb.lessons.adjacency.holes import MOST, Pips
from kayanak_nb.lessons.adjacency.ponds import Pond, littered, portrait
from kayanak_nb.lessons.adjacency.squares import SQUARES, square_picture
from kayanak_nb.lessons.answers import Things, Whole
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge, slip
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import joined, listed
from kayanak_nb.stream import Stream

__all__ = ["cut_task", "exact_task", "squares_task"]


def cut_task(stream: Stream, language: str) -> Task:
    """Ask which floes hold the rest together."""
    pond = found(stream, _brittle)
    cut = frozenset(cut_floes(pond.board, melted=pond.melted))
    last = len(pond.board.floes) - 1
    slips = (
        Slip(
            lambda given: bool(given & {*pond.melted}),
            lambda given: text("adjacency-cut-melted", language, floe=min(given & {*pond.melted})),
        ),
        Slip(
            lambda given: bool(given - cut),
            lambda given: text("adjacency-cut-whole", language, floe=min(given - cut)),
            lambda given: _melted_too(pond, min(given - cut), language),
        ),
    )
    first = min(cut)
    return Task(
        text("adjacency-cut", language),
        text("adjacency-cut-prompt", language),
        ValueJudge(Things(Whole(least=0, most=last)), cut, slips, praise=text("adjacency-cut-praise", language)),
        (
            text("adjacency-cut-hint-narrow", language),
            text("adjacency-cut-hint-try", language),
            text("adjacency-cut-hint-count", language, count=len(cut), floe=first),
        ),
        text("adjacency-cut-solution", language, floe=first),
        portrait(pond.sketch(), language, *_floes(pond, language)),
        _melted_too(pond, first, language),
    )


def _floes(pond: Pond, language: str) -> tuple[str, ...]:
    """Return in words which holes each floe has that has not melted."""
    floes = ((number, floe) for number, floe in enumerate(pond.board.floes) if number not in pond.melted)
    return tuple(text("sketch-floe", language, floe=number, holes=listed(floe, language)) for number, floe in floes)


def _brittle(stream: Stream) -> Pond | None:
    pond = littered(stream, "default", blocked=0, melted=3 + stream.below(2))
    whole = len(components(pond.graph)) == 1
    return pond if whole and 1 <= len(cut_floes(pond.board, melted=pond.melted)) <= 3 else None


def _melted_too(pond: Pond, floe: int, language: str) -> Picture:
    after = Pond(pond.board, (), tuple(sorted((*pond.melted, floe))))
    pieces = components(after.graph)
    notes = {hole: letter_of(number) for number, piece in enumerate(pieces) for hole in piece}
    odd = [hole for piece in pieces[1::2] for hole in piece]
    said = text("adjacency-cut-shown", language, floe=floe, count=len(pieces))
    return portrait(after.sketch(notes=notes, dark=odd), language, said)


def squares_task(stream: Stream, language: str) -> Task:
    """Ask with which numbers of pips one can arrive exactly, on a board of squares."""
    start, goal = found(stream, lambda numbers: _two(numbers, SQUARES))
    pips, away = _exact(SQUARES, start, goal), distances(SQUARES, start)[goal]
    slips = (
        Slip(
            lambda given: any(number < away for number in given),
            lambda given: text("adjacency-pips-short", language, pips=min(given), steps=away),
        ),
        slip(frozenset({away}), text("adjacency-pips-zigzag", language)),
        Slip(
            lambda given: any(number % 2 != away % 2 for number in given),
            lambda given: text("adjacency-pips-colour", language, pips=_wrong_colour(given, away)),
            lambda given: _coloured(start, goal, _wrong_colour(given, away), language),
        ),
    )
    return Task(
        text("adjacency-squares", language),
        text("adjacency-squares-prompt", language, start=start, goal=goal, most=MOST),
        ValueJudge(Pips(), pips, slips, praise=text("adjacency-squares-praise", language)),
        (
            text("adjacency-squares-hint-shortest", language, steps=away),
            text("adjacency-squares-hint-return", language),
            text("adjacency-squares-hint-colour", language),
        ),
        text("adjacency-squares-solution", language, pips=_numbers(pips, language)),
        square_picture(language, start=(start, goal)),
        square_picture(language, start=(start, goal), way=shortest(SQUARES, start, goal)),
    )


def _wrong_colour(given: frozenset[int], away: int) -> int:
    return min(number for number in given if number % 2 != away % 2)


def _coloured(start: str, goal: str, pips: int, language: str) -> Picture:
    """Return where exactly so many pips lead: never onto the colour of the goal."""
    ends = reach(SQUARES, start, pips)
    said = text("adjacency-squares-shown", language, pips=pips)
    return square_picture(language, said, start=(start, goal), notes=dict.fromkeys(ends, str(pips)), dark=ends)


def exact_task(stream: Stream, language: str) -> Task:
    """Ask the same on the holes of our board, or how one comes back to where one was."""
    pond = Pond(board("medium-37"))
    start, goal = found(stream, lambda numbers: _two(numbers, pond.graph, home=True))
    pips, away = _exact(pond.graph, start, goal), distances(pond.graph, start)[goal]
    parity = frozenset(number for number in pips if number % 2 == away % 2)
    slips = (
        Slip(
            lambda given: any(number < max(away, 2 if start == goal else 0) for number in given),
            lambda given: text("adjacency-pips-short", language, pips=min(given), steps=away or 2),
        ),
        slip(frozenset({away or 2}), text("adjacency-pips-zigzag", language)),
        slip(
            parity,
            text("adjacency-exact-parity", language),
            lambda given: _longer(pond, start, goal, language),
        ),
    )
    key = "adjacency-exact-home" if start == goal else "adjacency-exact-prompt"
    return Task(
        text("adjacency-exact", language),
        text(key, language, start=start, goal=goal, most=MOST),
        ValueJudge(Pips(), pips, slips, praise=text("adjacency-exact-praise", language)),
        (
            text("adjacency-exact-hint-least", language, steps=min(pips)),
            text("adjacency-exact-hint-triangle", language),
            text("adjacency-exact-hint-count", language, count=len(pips)),
        ),
        text("adjacency-exact-solution", language, pips=_numbers(pips, language)),
        portrait(pond.sketch(start={start, goal}), language),
        _longer(pond, start, goal, language),
    )


def _two(stream: Stream, graph: Mapping[str, Sequence[str]], *, home: bool = False) -> tuple[str, str] | None:
    """Return two nodes that are 2 or 3 steps apart, or with *home* sometimes one and the same, not at the edge."""
    holes = list(graph)
    start, goal = one_of(stream, holes), one_of(stream, holes)
    if home and stream.below(4) == 0:
        return (start, start) if len(graph[start]) == 6 else None
    return (start, goal) if distances(graph, start)[goal] in (2, 3) else None


def _exact(graph: Mapping[str, Sequence[str]], start: str, goal: str) -> frozenset[int]:
    return frozenset(pips for pips in range(1, MOST + 1) if goal in reach(graph, start, pips))


def _longer(pond: Pond, start: str, goal: str, language: str) -> Picture:
    """Return a walk that is one step longer than the shortest, because it goes two sides of a triangle for one."""
    way = shortest(pond.graph, start, goal)
    if start == goal:
        way = (start, pond.graph[start][0], start)
    corner = next(hole for hole in pond.graph[way[0]] if hole in pond.graph[way[1]] and hole not in way)
    walk = (way[0], corner, *way[1:])
    said = text("adjacency-exact-shown", language, way=" → ".join(walk), steps=len(walk) - 1)
    notes = {hole: str(number) for number, hole in enumerate(walk)}
    lines = tuple(pairwise(walk))
    return portrait(pond.sketch(start={start, goal}, lines=lines, notes=notes, edges=True), language, said)


def _numbers(pips: frozenset[int], language: str) -> str:
    return joined(list(map(str, sorted(pips))), language)
