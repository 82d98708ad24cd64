"""The exercises on adjacency in every variant and language, with networkx as the second solver."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import networkx as nx
import numpy as np
import pytest

from kayanak_nb.kayanak.board import board
from kayanak_nb.lessons.adjacency import TASKS, AdjacencyLesson
from kayanak_nb.lessons.adjacency.holes import NumberRow, holes_of
from kayanak_nb.lessons.adjacency.ponds import grown, littered
from kayanak_nb.lessons.answers import Unreadable
from kayanak_nb.lessons.exercise import variant
from kayanak_nb.lessons.judging import FunctionJudge
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.stream import Stream
from tests.kayanak.board_samples import adjacency
from tests.lessons.trying import Trying

LEARNERS: tuple[str | int, ...] = ("", "Mio", 7, "Ana", "Ben", 12)
NAMES = tuple(TASKS)
TRYING = Trying(AdjacencyLesson, TASKS)
exercises, fresh, expected, asked = TRYING.exercises, TRYING.fresh, TRYING.expected, TRYING.prompt
HOLE = re.compile(r"\b[A-H](?:10|[1-9])\b")


def walk(start: str, steps: int, near: Mapping[str, list[str]]) -> set[str]:
    ends = {start}
    for _ in range(steps):
        ends = {other for hole in ends for other in near[hole]}
    return ends


def answer_to(learner: str | int, name: str) -> Any:
    return walk if name == "function" else expected(learner, name)


def named_in(learner: str | int, name: str) -> list[str]:
    """The holes that a prompt names, in their order."""
    return HOLE.findall(asked(learner, name))


def pictured(learner: str | int, name: str) -> Any:
    """What is left to walk on, read off the text picture of an exercise and made a graph by geometry."""
    picture = TRYING.known(learner, name).task.picture
    assert picture is not None
    left = []
    lines = picture.words.splitlines()
    (top,) = (number for number, line in enumerate(lines) if re.fullmatch(r"[\d ]+", line) and line.strip())
    columns = {match.start(): match[0] for match in re.finditer(r"\d+", lines[top])}
    for line in lines[top + 1 :]:
        for match in re.finditer(r"\S+", line[1:]):
            x = match.start() + 1
            nearest = min(columns, key=lambda start: abs(start - 1 - x + (ord(line[0]) - ord("A")) % 2 * 2))
            if match[0] not in ("x", "~"):
                left.append(f"{line[0]}{columns[nearest]}")
    return adjacency(left)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("learner", LEARNERS)
def test_every_solution_is_right(learner: str | int, name: str) -> None:
    one = fresh(learner, name)
    assert one.check(answer_to(learner, name)).status == "right"


@pytest.mark.parametrize("name", NAMES)
def test_every_starter_is_not_tried(name: str) -> None:
    assert fresh("", name).check(...).status == "not tried"
    if name == "function":
        assert fresh("", name).check(lambda start, steps, near: ...).status == "not tried"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_given_there_is_an_answer(name: str) -> None:
    for given in ("?", -1, [], {99}, [["Z9"], [2]], 1.5, True, object(), ["A1", 3], lambda: 1 // 0):
        said = fresh("", name).check(given)
        assert said.status in ("wrong", "broken")
        assert said.words


@pytest.mark.parametrize("name", NAMES)
def test_hints_are_graded(name: str) -> None:
    hints = TRYING.known("Mio", name).task.hints
    assert len(set(hints)) == len(hints) == 3


@pytest.mark.parametrize("name", NAMES)
def test_neighbours_in_class_get_different_ponds(name: str) -> None:
    seen = set()
    for learner in LEARNERS:
        task = TRYING.known(learner, name).task
        cases = task.judge.cases if isinstance(task.judge, FunctionJudge) else ()
        seen.add((task.prompt, repr(task.picture), *(repr(case.arguments) for case in cases)))
    assert len(seen) == len(LEARNERS)


def test_a_learner_gets_the_same_exercise_again() -> None:
    for name in NAMES:
        task = TASKS[name](variant(" mio", f"adjacency/{name}"), "en")
        known = TRYING.known("Mio", name).task
        assert (task.prompt, repr(task.picture)) == (known.prompt, repr(known.picture))


@pytest.mark.parametrize("learner", LEARNERS)
def test_expected_answers_beside_networkx(learner: str | int) -> None:
    (hole,) = named_in(learner, "neighbours")
    assert expected(learner, "neighbours") == set(adjacency(board("default").holes)[hole])
    assert expected(learner, "edges") == pictured(learner, "edges").number_of_edges()
    hole, *order = named_in(learner, "row")
    graph = pictured(learner, "row")
    assert sorted(graph) == sorted(order)
    assert expected(learner, "row") == tuple(int(graph.has_edge(hole, other)) for other in order)
    hole, goal = named_in(learner, "walks")
    graph = pictured(learner, "walks")
    cube = np.linalg.matrix_power(nx.to_numpy_array(graph, dtype=int), 3)
    assert expected(learner, "walks") == cube[list(graph).index(hole), list(graph).index(goal)]
    hole, goal = named_in(learner, "distance")
    assert expected(learner, "distance") == nx.shortest_path_length(pictured(learner, "distance"), hole, goal)
    (hole,) = named_in(learner, "reach")
    steps = int(re.findall(r"all (\d) pips", asked(learner, "reach"))[0])
    graph = pictured(learner, "reach")
    row = np.linalg.matrix_power(nx.to_numpy_array(graph, dtype=int), steps)[list(graph).index(hole)]
    assert expected(learner, "reach") == {other for other, ways in zip(graph, row, strict=True) if ways}


@pytest.mark.parametrize("learner", LEARNERS)
def test_cut_floes_beside_networkx(learner: str | int) -> None:
    graph = pictured(learner, "cut")
    cut = set()
    for number, floe in enumerate(board("default").floes):
        rest = graph.subgraph(set(graph) - {*floe})
        if floe[0] in graph and nx.number_connected_components(rest) > 1:
            cut.add(number)
    assert expected(learner, "cut") == cut


@pytest.mark.parametrize("learner", LEARNERS)
def test_exact_pips_by_hand(learner: str | int) -> None:
    start, goal = named_in(learner, "squares")
    away = abs(ord(start[0]) - ord(goal[0])) + abs(int(start[1:]) - int(goal[1:]))
    assert expected(learner, "squares") == set(range(away, 7, 2))
    ends = named_in(learner, "exact")
    away = nx.shortest_path_length(adjacency(board("medium-37").holes), ends[0], ends[-1])
    assert expected(learner, "exact") == set(range(away or 2, 7))


def said(learner: str | int, name: str, given: Any) -> str:
    feedback = fresh(learner, name).check(given)
    assert feedback.status == "wrong"
    return " ".join(feedback.words)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_neighbours(learner: str | int) -> None:
    known = board("default")
    right, (hole,) = expected(learner, "neighbours"), named_in(learner, "neighbours")
    own = {other for other in right if known.floe_of(other) == known.floe_of(hole)}
    assert text("adjacency-not-oneself", hole=hole) in said(learner, "neighbours", right | {hole})
    assert text("adjacency-own-floe") in said(learner, "neighbours", own)
    row, column = hole[0], int(hole[1:])
    cross = {f"{row}{column - 1}", f"{row}{column + 1}", f"{chr(ord(row) - 1)}{column}", f"{chr(ord(row) + 1)}{column}"}
    assert text("adjacency-crosswise") in said(learner, "neighbours", cross & right)
    two_away = min({other for near in right for other in known.neighbours(near)} - right - {hole})
    feedback = fresh(learner, "neighbours").check(right | {two_away})
    assert text("adjacency-two-steps", hole=hole, other=two_away) in feedback.words
    assert feedback.picture is not None
    assert "missing" in said(learner, "neighbours", sorted(right)[1:])
    assert fresh(learner, "neighbours").check(", ".join(other.lower() for other in right)).status == "right"
    assert fresh(learner, "neighbours").check(np.array(sorted(right))).status == "right"


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_lines(learner: str | int) -> None:
    right = expected(learner, "edges")
    assert text("adjacency-edges-twice") in said(learner, "edges", 2 * right)
    assert text("adjacency-edges-holes") in said(learner, "edges", len(pictured(learner, "edges")))
    assert "too small" in said(learner, "edges", 0)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_a_row(learner: str | int) -> None:
    right, (hole, *order) = expected(learner, "row"), named_in(learner, "row")
    own = [1 if other == hole else entry for other, entry in zip(order, right, strict=True)]
    assert text("adjacency-row-own", hole=hole) in said(learner, "row", own)
    assert text("adjacency-row-swapped") in said(learner, "row", [1 - entry for entry in right])
    assert text("adjacency-row-length", count=6, wanted=7) in said(learner, "row", right[:-1])
    assert text("adjacency-row-degree", wanted=7) in said(learner, "row", sum(right))
    assert text("adjacency-row-wrong", count=1) in said(learner, "row", (*right[:-1], 5))
    assert fresh(learner, "row").check(np.array([right])).status == "right"
    assert fresh(learner, "row").check(list(map(float, right))).status == "right"


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_walks(learner: str | int) -> None:
    graph, (hole, goal) = pictured(learner, "walks"), named_in(learner, "walks")
    plain = [way for way in nx.all_simple_paths(graph, hole, goal, cutoff=3) if len(way) == 4]
    assert text("adjacency-walks-return", hole=hole) in said(learner, "walks", len(plain))
    total = int(np.linalg.matrix_power(nx.to_numpy_array(graph, dtype=int), 3)[list(graph).index(hole)].sum())
    assert text("adjacency-walks-anywhere", goal=goal) in said(learner, "walks", total)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_distance(learner: str | int) -> None:
    right, (hole, goal) = expected(learner, "distance"), named_in(learner, "distance")
    straight = nx.shortest_path_length(adjacency(board("medium-37").holes), hole, goal)
    assert text("adjacency-distance-holes") in said(learner, "distance", right + 1)
    assert text("adjacency-distance-straight") in said(learner, "distance", straight)
    assert text("adjacency-distance-shorter") in said(learner, "distance", right + 2)
    assert text("adjacency-distance-between") in said(learner, "distance", right - 1)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_reach(learner: str | int) -> None:
    right, graph, (hole,) = expected(learner, "reach"), pictured(learner, "reach"), named_in(learner, "reach")
    steps = int(re.findall(r"all (\d) pips", asked(learner, "reach"))[0])
    away = nx.single_source_shortest_path_length(graph, hole)
    within = {other for other, far in away.items() if far <= steps}
    feedback = fresh(learner, "reach").check(within)
    assert "Near enough" in feedback.words[1]
    assert feedback.picture is not None
    barred = min(set(board("small-19").holes) - set(graph))
    assert "Nobody can end there" in said(learner, "reach", right | {barred})
    home = said(learner, "reach", right - {hole})
    assert "zigzag" in home or text("adjacency-reach-home", hole=hole) in home


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_cut_floes(learner: str | int) -> None:
    right, graph = expected(learner, "cut"), pictured(learner, "cut")
    whole = {number for number, floe in enumerate(board("default").floes) if floe[0] in graph} - right
    feedback = fresh(learner, "cut").check(right | {min(whole)})
    assert text("adjacency-cut-whole", floe=min(whole)) in feedback.words
    assert feedback.picture is not None
    assert "still 1 piece" in feedback.picture.words
    melted = min(set(range(18)) - whole - right)
    assert text("adjacency-cut-melted", floe=melted) in said(learner, "cut", right | {melted})


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_parity(learner: str | int) -> None:
    right = expected(learner, "squares")
    least = min(right)
    feedback = fresh(learner, "squares").check(range(least, 7))
    assert text("adjacency-pips-colour", pips=least + 1) in feedback.words
    assert feedback.picture is not None
    assert text("adjacency-pips-zigzag") in said(learner, "squares", [least])
    assert text("adjacency-pips-short", pips=1, steps=least) in said(learner, "squares", right | {1})
    exact = expected(learner, "exact")
    feedback = fresh(learner, "exact").check([pips for pips in exact if (pips - min(exact)) % 2 == 0])
    assert text("adjacency-exact-parity") in feedback.words
    assert feedback.picture is not None
    assert text("adjacency-pips-zigzag") in said(learner, "exact", {min(exact)})


def test_mistakes_of_a_function() -> None:
    one = fresh("Mio", "function")

    def within(start: str, steps: int, near: Mapping[str, list[str]]) -> set[str]:
        found = {start}
        for _ in range(steps):
            found |= {other for hole in found for other in near[hole]}
        return found

    feedback = one.check(within)
    assert feedback.status == "wrong"
    assert feedback.picture is not None
    assert "right would be" in feedback.words[0]
    assert one.check(lambda start, steps, near: near[start]).status == "wrong"
    assert one.check(lambda start: []).status == "broken"
    assert one.check(lambda start, steps, near: sorted(walk(start, steps, near))).status == "right"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_language_is_left_behind(language: str) -> None:
    for one, english in zip(exercises("", language), exercises(""), strict=True):
        assert one.task.title != english.task.title
        assert one.task.prompt != english.task.prompt
        assert one.task.solution != english.task.solution
        assert not set(one.task.hints) & set(english.task.hints)
        feedback = fresh("", one.name, language).check(answer_to("", one.name))
        assert (feedback.status, feedback.language) == ("right", language)


def test_forms_are_read_in_several_ways() -> None:
    form = holes_of(board("tiny-7").holes)
    assert form.read(["b2", "A2"]) == form.read("A2 B2") == form.read({"A2", "B2"}) == {"A2", "B2"}
    assert form.tell({"B2", "A10", "A9"}, "en") == "A9, A10 and B2"
    with pytest.raises(Unreadable):
        form.read(["Z9"])
    row = NumberRow(length=2)
    assert row.read(((0, 1),)) == row.read("0, 1") == row.read(np.array([0, 1])) == (0, 1)
    with pytest.raises(Unreadable):
        row.read([[0, 1], [1, 0]])


def test_ponds_are_what_they_are_asked_to_be() -> None:
    for seed in range(12):
        pond = grown(Stream(seed), 7 + seed % 3, "en")
        assert len(pond.board.holes) == 7 + seed % 3
        assert nx.is_connected(adjacency(pond.board.holes))
        with_litter = littered(Stream(seed), "small-19", blocked=3, melted=1)
        assert (len(with_litter.blocked), len(with_litter.melted)) == (3, 1)
        assert not {*with_litter.blocked} & {*with_litter.board.floes[with_litter.melted[0]]}


@pytest.mark.parametrize("answer", [["C4", "Z9"], "C4, z9", np.array(["C4", "Z9"])])
def test_a_hole_that_is_not_there_is_named(answer: Any) -> None:
    said = AdjacencyLesson().check(1, answer)
    assert (said.status, said.words) == ("wrong", (text("exercise-unknown", given="Z9"),))


def passed_too(start: str, steps: int, near: Mapping[str, list[str]]) -> set[str]:
    ends = {start}
    for _ in range(steps):
        ends |= {other for hole in ends for other in near[hole]}
    return ends


def never_back(start: str, steps: int, near: Mapping[str, list[str]]) -> set[str]:
    seen, ends = {start}, {start}
    for _ in range(steps):
        ends = {other for hole in ends for other in near[hole]} - seen
        seen |= ends
    return ends


@pytest.mark.parametrize(
    ("function", "key"),
    [
        (passed_too, "adjacency-function-within"),
        (never_back, "adjacency-function-ring"),
        (lambda start, steps, near: near[start], "adjacency-function-once"),
        (lambda start, steps, near: [start], "adjacency-function-still"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_functions_that_mean_something_else(function: Any, key: str, language: str) -> None:
    assert fresh("Mio", "function", language).check(function).words[-1] == text(key, language)


@pytest.mark.parametrize("name", ["squares", "exact"])
def test_more_pips_than_are_asked_about(name: str) -> None:
    for given in ([7], [0], range(7)):
        assert "from 1 to 6" in said("Mio", name, given)
