"""Exercises on the contact graph as the floes lie: neighbours, pieces, the fewest steps, and a function."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from kayanak_nb.floes.board import FLOES
from kayanak_nb.floes.contact import contacts
from kayanak_nb.floes.graph import components, contact_distance, contact_graph
from kayanak_nb.hexgrid import Cell, distance
from kayanak_nb.lessons.answers import Things, Whole
from kayanak_nb.lessons.drawn import found
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.ice import FLOE, cells_of, drifted, placed, portrait, way
from kayanak_nb.lessons.judging import Case, FunctionJudge, Slip, ValueJudge, slip
from kayanak_nb.locale import text
from kayanak_nb.names import joined
from kayanak_nb.stream import Stream

__all__ = ["function_task", "neighbours_of", "neighbours_task", "pieces_task", "steps_task"]

_SLIDES = 14
_CASES = 6
_CODE = "def neighbours(floe, pairs): return [b for pair in pairs for a, b in (pair, pair[::-1]) if a == floe]"


def neighbours_of(floe: int, cells: Sequence[Cell]) -> frozenset[int]:
    """Return the floes that touch *floe*."""
    return frozenset(other for other in contact_graph(cells, shores=False)[floe] if isinstance(other, int))


def neighbours_task(stream: Stream, language: str) -> Task:
    """Ask which floes touch one of them."""
    cells, bear, floe = found(stream, _sociable)
    state = placed(cells, bear=bear)
    expected = neighbours_of(floe, cells)
    close = frozenset(other for other in range(FLOES) if distance(cells[floe], cells[other]) == 2)
    piece = next(frozenset(piece) for piece in components(cells) if floe in piece)
    slips = (
        Slip(lambda given: floe in given, lambda given: text("drift-not-oneself", language, floe=floe)),
        Slip(
            lambda given: given == piece - {floe} or given == piece,
            lambda given: text("drift-not-the-whole-piece", language, floe=floe),
        ),
        Slip(
            lambda given: bool(given & close),
            lambda given: text("drift-water-between", language, floe=floe, other=min(given & close)),
            lambda given: portrait(state, language, marked=(floe, min(given & close))),
        ),
    )
    praise = text("drift-neighbours-praise", language, count=len(expected))
    return Task(
        text("drift-neighbours", language),
        text("drift-neighbours-prompt", language, floe=floe),
        ValueJudge(Things(FLOE), expected, slips, praise=praise),
        (
            text("drift-neighbours-hint-bars", language),
            text("drift-neighbours-hint-around", language, floe=floe),
            text("drift-neighbours-hint-count", language, count=len(expected)),
        ),
        text("drift-neighbours-solution", language, floe=floe, count=len(expected)),
        portrait(state, language, graph=False, marked=(floe,)),
        portrait(state, language, marked=(floe, *sorted(expected))),
    )


def _sociable(stream: Stream) -> tuple[tuple[Cell, ...], int, int] | None:
    """Return a position and a floe with some neighbours, and with others that are close without touching it."""
    cells = cells_of(drifted(stream, _SLIDES))
    bear, floe = stream.below(FLOES), stream.below(FLOES)
    close = [other for other in range(FLOES) if distance(cells[floe], cells[other]) == 2]
    near = neighbours_of(floe, cells)
    further = any(neighbours_of(other, cells) - near - {floe} for other in near)
    return (cells, bear, floe) if close and further and 2 <= len(near) <= 4 and bear != floe else None


def pieces_task(stream: Stream, language: str) -> Task:
    """Ask into how many pieces the floes fall."""
    cells, bear = found(stream, _in_pieces)
    state = placed(cells, bear=bear)
    pieces = components(cells)
    alone = [piece[0] for piece in pieces if len(piece) == 1]
    edges = sum(isinstance(other, int) for _, other in contacts(cells))
    slips = (
        slip(edges, text("drift-pieces-edges", language, count=edges)),
        slip(FLOES, text("drift-pieces-floes", language)),
        slip(
            len(pieces) - len(alone),
            text("drift-pieces-alone", language),
            lambda given: portrait(state, language, marked=alone),
        ),
        slip(len(alone), text("drift-pieces-only-alone", language)),
        slip(len(pieces) + 2, text("drift-pieces-shores", language)),
    )
    return Task(
        text("drift-pieces", language),
        text("drift-pieces-prompt", language),
        ValueJudge(Whole(), len(pieces), slips, praise=text("drift-pieces-praise", language)),
        (
            text("drift-pieces-hint-finger", language),
            text("drift-pieces-hint-next", language),
            text("drift-pieces-hint-alone", language, count=len(alone)),
        ),
        text("drift-pieces-solution", language, count=len(pieces)),
        portrait(state, language),
        portrait(state, language, lettered=True),
    )


def _in_pieces(stream: Stream) -> tuple[tuple[Cell, ...], int] | None:
    cells = cells_of(drifted(stream, _SLIDES + stream.below(6)))
    sizes = [len(piece) for piece in components(cells)]
    fits = 3 <= len(sizes) <= 7 and 1 in sizes and sum(size > 1 for size in sizes) > 1
    return (cells, stream.below(FLOES)) if fits else None


def steps_task(stream: Stream, language: str) -> Task:
    """Ask how many steps lead from one floe to another, while no floe moves."""
    cells, bear, floe, goal, steps = found(stream, _detour)
    state = placed(cells, bear=bear, figures=((floe, "home", "home", "home"), ("home",) * 4))
    straight = distance(cells[floe], cells[goal])
    route = way(cells, floe, goal, shores=False)
    slips = (
        slip(steps + 1, text("drift-steps-floes", language)),
        slip(straight, text("drift-steps-straight", language)),
        slip(steps - 1, text("drift-steps-between", language)),
        Slip(lambda given: given > steps, lambda given: text("drift-steps-shorter", language)),
    )
    return Task(
        text("drift-steps", language),
        text("drift-steps-prompt", language, floe=floe, goal=goal),
        ValueJudge(Whole(), steps, slips, praise=text("drift-steps-praise", language, straight=straight)),
        (
            text("drift-steps-hint-rings", language, floe=floe),
            text("drift-steps-hint-first", language, floe=floe, floes=_named(neighbours_of(floe, cells), language)),
            text("drift-steps-hint-last", language, goal=goal, floes=_named(neighbours_of(goal, cells), language)),
        ),
        text("drift-steps-solution", language, way=" → ".join(map(str, route)), count=steps),
        portrait(state, language, marked=(floe, goal)),
        portrait(state, language, marked=(floe, goal), route=route),
    )


def _detour(stream: Stream) -> tuple[tuple[Cell, ...], int, int, int, int] | None:
    """Return a position and two floes between which the way over the floes is longer than the straight one."""
    cells = cells_of(drifted(stream, _SLIDES + 6))
    ways = [(floe, goal) for floe, goal in permutations(range(FLOES), 2) if _is_detour(cells, floe, goal)]
    if not ways:
        return None
    floe, goal = ways[stream.below(len(ways))]
    # A bear on the way would bar it.
    elsewhere = [other for other in range(FLOES) if not way(cells, floe, other, shores=False)]
    bear = elsewhere[stream.below(len(elsewhere))] if elsewhere else None
    return None if bear is None else (cells, bear, floe, goal, len(way(cells, floe, goal, shores=False)) - 1)


def _is_detour(cells: Sequence[Cell], floe: int, goal: int) -> bool:
    steps = len(way(cells, floe, goal, shores=False)) - 1
    return 3 <= steps <= 6 and distance(cells[floe], cells[goal]) < steps == contact_distance(cells, floe, goal)


def function_task(stream: Stream, language: str) -> Task:
    """Ask for a function that gives the neighbours of a floe."""
    cases = tuple(_case(stream, language) for _ in range(_CASES))
    return Task(
        text("drift-function", language),
        text("drift-function-prompt", language),
        FunctionJudge(Things(FLOE), _solve_neighbours, cases, text("drift-function-praise", language)),
        (
            text("drift-function-hint-pairs", language),
            text("drift-function-hint-both", language),
            text("drift-function-hint-start", language),
        ),
        text("drift-function-solution", language, code=_CODE),
    )


def _solve_neighbours(floe: int, pairs: Sequence[tuple[int, int]]) -> frozenset[int]:
    return frozenset(other for pair in pairs if floe in pair for other in pair if other != floe)


def _case(stream: Stream, language: str) -> Case:
    cells, bear, floe = found(stream, _sociable)
    pairs = tuple((one, other) for one, other in contacts(cells) if isinstance(other, int))
    state = placed(cells, bear=bear)
    words = text("drift-function-case", language, floe=floe)
    return Case((floe, pairs), words, portrait(state, language, marked=(floe,)))


def _named(floes: frozenset[int], language: str) -> str:
    return joined([str(floe) for floe in sorted(floes)], language)
