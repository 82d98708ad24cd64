"""Exercises on walking: how many walks there are, how far it is, where exactly so many pips lead, and a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from kayanak_nb.graph import distances, reach, rings, shortest, walks
from kayanak_nb.hexgrid import distance
from kayanak_nb.kayanak.graph import HoleGraph, hole_graph
from kayanak_nb.kayanak.lattice_faults import cell_of
from kayanak_nb.lessons.adjacency.holes import holes_of
from kayanak_nb.lessons.adjacency.ponds import Pond, grown, littered, named, portrait
from kayanak_nb.lessons.answers import Whole
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Astray, Case, FunctionJudge, Slip, ValueJudge, slip
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["distance_task", "function_task", "reach_task", "walks_task"]

_STEPS = 3
_CASES = 8
_CODE = """
def reach(start, steps, near):
    ends = {start}
    for step in range(steps):
        ends = {other for hole in ends for other in near[hole]}
    return ends"""


def walks_task(stream: Stream, language: str) -> Task:
    """Ask in how many ways one walks from a hole to another in exactly three steps."""
    pond, hole, goal = found(stream, lambda numbers: _worth_counting(numbers, language))
    graph = pond.graph
    count = walks(graph, hole, _STEPS)[goal]
    before = {other: walks(graph, hole, _STEPS - 1)[other] for other in graph[goal]}
    plain = len(_without_return(graph, hole, goal))
    slips = (
        slip(plain if plain != count else None, text("adjacency-walks-return", language, hole=hole)),
        slip(sum(walks(graph, hole, _STEPS).values()), text("adjacency-walks-anywhere", language, goal=goal)),
        slip(distances(graph, hole)[goal], text("adjacency-walks-distance", language)),
        slip(len(before), text("adjacency-walks-last", language, goal=goal)),
    )
    sums = " + ".join(str(ways) for ways in before.values())
    two = {other: str(ways) for other, ways in walks(graph, hole, _STEPS - 1).items()}
    return Task(
        text("adjacency-walks", language),
        text("adjacency-walks-prompt", language, hole=hole, goal=goal, steps=_STEPS),
        ValueJudge(Whole(least=0), count, slips, praise=text("adjacency-walks-praise", language, steps=_STEPS)),
        (
            text("adjacency-walks-hint-return", language),
            text("adjacency-walks-hint-before", language, goal=goal, holes=named(graph[goal], language)),
            text("adjacency-walks-hint-two", language, hole=hole),
        ),
        text("adjacency-walks-solution", language, hole=hole, goal=goal, sum=f"{sums} = {count}"),
        portrait(pond.sketch(start=(hole, goal), edges=True), language),
        portrait(pond.sketch(start=(hole, goal), notes=two), language, text("adjacency-walks-shown", language)),
    )


def _worth_counting(stream: Stream, language: str) -> tuple[Pond, str, str] | None:
    pond = grown(stream, 7, language)
    hole, goal = one_of(stream, list(pond.graph)), one_of(stream, list(pond.graph))
    count = walks(pond.graph, hole, _STEPS)[goal]
    plain = len(_without_return(pond.graph, hole, goal))
    few = 4 <= count <= 9 and count not in (len(pond.graph[goal]), plain)
    return (pond, hole, goal) if few and hole != goal else None


def _without_return(graph: HoleGraph, hole: str, goal: str) -> list[tuple[str, ...]]:
    """Return the walks of three steps that meet no hole twice."""
    ways: list[tuple[str, ...]] = [(hole,)]
    for _ in range(_STEPS):
        ways = [(*way, other) for way in ways for other in graph[way[-1]] if other not in way]
    return [way for way in ways if way[-1] == goal]


def distance_task(stream: Stream, language: str) -> Task:
    """Ask how many steps lead around all that is in the way."""
    pond, hole, goal = found(stream, _with_a_detour)
    way = shortest(pond.graph, hole, goal)
    steps, straight = len(way) - 1, distance(cell_of(hole), cell_of(goal))
    away = distances(pond.graph, hole)
    slips = (
        slip(steps + 1, text("adjacency-distance-holes", language)),
        slip(straight, text("adjacency-distance-straight", language)),
        slip(steps - 1, text("adjacency-distance-between", language)),
        Slip(lambda given: given > steps, lambda given: text("adjacency-distance-shorter", language)),
    )
    notes = {other: str(away[other]) for other in away if away[other] <= steps}
    return Task(
        text("adjacency-distance", language),
        text("adjacency-distance-prompt", language, hole=hole, goal=goal),
        ValueJudge(Whole(least=0), steps, slips, praise=text("adjacency-distance-praise", language, straight=straight)),
        (
            text("adjacency-distance-hint-rings", language, hole=hole),
            text("adjacency-distance-hint-first", language, holes=named(pond.graph[hole], language)),
            text("adjacency-distance-hint-last", language, goal=goal, holes=named(pond.graph[goal], language)),
        ),
        text("adjacency-distance-solution", language, way=" → ".join(way), count=steps),
        portrait(pond.sketch(start=(hole, goal)), language),
        portrait(pond.sketch(start=(hole, goal), notes=notes, lines=tuple(pairwise(way))), language),
    )


def _with_a_detour(stream: Stream) -> tuple[Pond, str, str] | None:
    pond = littered(stream, "medium-37", blocked=5, melted=2)
    hole, goal = one_of(stream, list(pond.graph)), one_of(stream, list(pond.graph))
    steps = distances(pond.graph, hole).get(goal, 0)
    return (pond, hole, goal) if 4 <= steps <= 7 and distance(cell_of(hole), cell_of(goal)) <= steps - 2 else None


def reach_task(stream: Stream, language: str) -> Task:
    """Ask on which holes a walk of an exact number of steps can end."""
    pond, hole, steps = found(stream, _worth_walking)
    graph = pond.graph
    ends = reach(graph, hole, steps)
    within = frozenset(other for other, away in distances(graph, hole).items() if away <= steps)
    ring = frozenset(rings(graph, hole)[steps])
    free = reach(hole_graph(pond.board), hole, steps)
    barred = frozenset(pond.board.holes) - frozenset(graph)
    missed = within - ends
    slips = (
        Slip(
            lambda given: bool(given & barred),
            lambda given: text("adjacency-reach-barred", language, holes=named(given & barred, language)),
        ),
        slip(ring if ring != ends else None, text("adjacency-reach-ring", language, steps=steps)),
        slip(free if free != ends else None, text("adjacency-reach-free", language)),
        Slip(
            lambda given: given == within or bool(given & missed),
            lambda given: text("adjacency-reach-within", language, steps=steps, holes=named(given & missed, language)),
            lambda given: _rings_of(pond, hole, steps, language),
        ),
        slip(ends - {hole}, text("adjacency-reach-home", language, hole=hole)),
    )
    return Task(
        text("adjacency-reach", language),
        text("adjacency-reach-prompt", language, hole=hole, steps=steps),
        ValueJudge(holes_of(pond.board.holes), ends, slips, praise=text("adjacency-reach-praise", language)),
        (
            text("adjacency-reach-hint-one", language, hole=hole, holes=named(graph[hole], language)),
            text("adjacency-reach-hint-again", language),
            text("adjacency-reach-hint-count", language, count=len(ends)),
        ),
        text("adjacency-reach-solution", language, holes=named(ends, language)),
        portrait(pond.sketch(start=(hole,)), language),
        _rings_of(pond, hole, steps, language),
    )


def _worth_walking(stream: Stream) -> tuple[Pond, str, int] | None:
    """Return a pond where some hole is near enough and yet cannot be the end, because of what is in the way."""
    pond = littered(stream, "small-19", blocked=3, melted=1)
    hole, steps = one_of(stream, list(pond.graph)), 2 + stream.below(2)
    ends = reach(pond.graph, hole, steps)
    away = distances(pond.graph, hole)
    missed = [other for other, far in away.items() if far <= steps and other not in ends]
    return (
        (pond, hole, steps) if missed and hole in ends and 3 <= len(ends) <= 8 and max(away.values()) >= steps else None
    )


def _rings_of(pond: Pond, hole: str, steps: int, language: str) -> Picture:
    away = {other: far for other, far in distances(pond.graph, hole).items() if far <= steps}
    notes = {other: str(far) for other, far in away.items()}
    ends = reach(pond.graph, hole, steps)
    return portrait(
        pond.sketch(start=(hole,), notes=notes, dark=ends, edges=True),
        language,
        text("adjacency-reach-shown", language, steps=steps),
    )


def function_task(stream: Stream, language: str) -> Task:
    """Ask for a function that says where a walk of an exact number of steps can end."""
    cases = [_case(stream, number, language) for number in range(_CASES)]
    known = sorted({hole for case in cases for hole in case.arguments[2]})
    astray = tuple(Astray(function, text(key, language)) for key, function in _ASTRAY.items())
    return Task(
        text("adjacency-function", language),
        text("adjacency-function-prompt", language),
        FunctionJudge(
            holes_of(known), _solve, tuple(cases), text("adjacency-function-praise", language), astray=astray
        ),
        (
            text("adjacency-function-hint-zero", language),
            text("adjacency-function-hint-next", language),
            text("adjacency-function-hint-start", language),
        ),
        text("adjacency-function-solution", language, code=_CODE),
    )


def _solve(start: str, steps: int, near: Mapping[str, Sequence[str]]) -> frozenset[str]:
    return reach(near, start, steps)


Near: TypeAlias = Mapping[str, Sequence[str]]


def _within(start: str, steps: int, near: Near) -> frozenset[str]:
    return frozenset(hole for hole, away in distances(near, start).items() if away <= steps)


def _at_distance(start: str, steps: int, near: Near) -> frozenset[str]:
    return frozenset(hole for hole, away in distances(near, start).items() if away == steps)


def _one_step(start: str, steps: int, near: Near) -> frozenset[str]:
    del steps
    return frozenset(near[start])


def _no_step(start: str, steps: int, near: Near) -> frozenset[str]:
    del steps, near
    return frozenset({start})


# What a function does that means something else, and what there is to say to it.
_ASTRAY: Mapping[str, Callable[[str, int, Near], frozenset[str]]] = {
    "adjacency-function-within": _within,
    "adjacency-function-ring": _at_distance,
    "adjacency-function-once": _one_step,
    "adjacency-function-still": _no_step,
}


def _case(stream: Stream, number: int, language: str) -> Case:
    """Return a random pond, the first one without a step; each learner's function gets lists of its own."""
    pond = grown(stream, 8 + stream.below(5), language)
    start, steps = one_of(stream, list(pond.graph)), (0, 1, 2, 2, 3, 3, 4, 5)[number]
    words = text("adjacency-function-case", language, start=start, steps=steps)
    near = {hole: list(others) for hole, others in pond.graph.items()}
    return Case((start, steps, near), words, portrait(pond.sketch(start=(start,), edges=True), language, words))
