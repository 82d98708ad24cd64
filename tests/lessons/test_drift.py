"""The lesson on drifting floes: its exercises in every variant and language, and what it tells of a sea."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import networkx as nx
import pytest

from kayanak_nb.floes.graph import components
from kayanak_nb.floes.moves import BearStep, Slide, Step
from kayanak_nb.floes.state import State
from kayanak_nb.hexgrid import Cell
from kayanak_nb.lessons.drawn import found, shuffled
from kayanak_nb.lessons.drift import SEAS, TASKS, TURN, DriftLesson, begin
from kayanak_nb.lessons.exercise import variant
from kayanak_nb.lessons.ice import cells_of, drifted, few_pieces, portrait, way
from kayanak_nb.lessons.ice_move_tasks import Slides, halves, joining, prey
from kayanak_nb.lessons.judging import FunctionJudge
from kayanak_nb.lessons.told import Told
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.stream import Stream
from tests.floes import sea
from tests.lessons.trying import Trying

LEARNERS: tuple[str | int, ...] = ("", "Mio", 7)
NUMBERS = range(1, len(TASKS) + 1)
NAMES = tuple(TASKS)
TRYING = Trying(DriftLesson, TASKS)
exercises, fresh, expected = TRYING.exercises, TRYING.fresh, TRYING.expected
EDGES = ["E", "NE", "NW", "W", "SW", "SE"]


def neighbours(floe: int, pairs: Sequence[tuple[int, int]]) -> list[int]:
    return [other for pair in pairs if floe in pair for other in pair if other != floe]


def answer_to(learner: str | int, name: str) -> Any:
    return neighbours if name == "function" else expected(learner, name)


def graph_of(cells: Sequence[Cell]) -> Any:
    graph = nx.Graph()
    graph.add_nodes_from(range(len(cells)))
    pairs = combinations(range(len(cells)), 2)
    graph.add_edges_from((one, other) for one, other in pairs if sea.touch(cells[one], cells[other]))
    return graph


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("learner", LEARNERS)
def test_every_solution_is_right(learner: str | int, name: str) -> None:
    one = fresh(learner, name)
    assert one.check(answer_to(learner, name)).status == "right"
    assert one.status == "right"


@pytest.mark.parametrize("name", NAMES)
def test_every_starter_is_not_tried(name: str) -> None:
    assert fresh("", name).check(...).status == "not tried"
    if name == "function":
        assert fresh("", name).check(lambda floe, pairs: ...).status == "not tried"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_given_there_is_an_answer(name: str) -> None:
    for given in ("?", -1, [], {99}, [[1], [2]], 1.5, True, object(), Slide(0, "N"), lambda: 1 // 0):
        said = fresh("", name).check(given)
        assert said.status in ("wrong", "broken")
        assert said.words


@pytest.mark.parametrize("name", NAMES)
def test_hints_are_graded_and_do_not_give_the_answer_away(name: str) -> None:
    hints = TRYING.known("Mio", name).task.hints
    assert len(set(hints)) == len(hints) == 3


@pytest.mark.parametrize("name", NAMES)
def test_neighbours_in_class_get_different_seas(name: str) -> None:
    seen = set()
    for learner in LEARNERS:
        task = TRYING.known(learner, name).task
        cases = task.judge.cases if isinstance(task.judge, FunctionJudge) else ()
        seen.add((repr(task.picture), *(case.arguments for case in cases)))
    assert len(seen) == len(LEARNERS)


@pytest.mark.parametrize("name", ["carried", "pieces", "bear"])
def test_a_learner_gets_the_same_exercise_again(name: str) -> None:
    task = TASKS[name](variant("mio ", f"drift/{name}"), "en")
    known = TRYING.known("Mio", name).task
    assert (task.prompt, repr(task.picture)) == (known.prompt, repr(known.picture))


def state_in(learner: str | int, name: str) -> str:
    picture = TRYING.known(learner, name).task.picture
    assert picture is not None
    return picture.words


def pushed(learner: str | int, name: str) -> tuple[dict[int, Cell], int, str]:
    """The cells, the floe and the direction of an exercise on slides, read off its text board and its prompt."""
    words = state_in(learner, name)
    cells: dict[int, Cell] = {}
    for line in words.splitlines():
        if line[:1].isdigit() and line[1:3] == "  ":
            row = int(line[0])
            for part in line[1:].split("[")[1:]:
                number = int(part.split("]")[0].strip("@○△●▲"))
                x = line.index(f"[{part.split(']')[0]}]") + len(part.split("]")[0]) // 2 - 3 - row % 2 * 4
                cells[number] = (row, round((x - 4) / 8))
    prompt = TRYING.known(learner, name).task.prompt
    floe = int(prompt.split("floe ")[1].split()[0])
    arrow = next(way for way, sign in zip(EDGES, "→↗↖←↙↘", strict=True) if sign in prompt)
    return cells, floe, arrow


@pytest.mark.parametrize("learner", LEARNERS)
def test_what_goes_along_and_how_far_is_so(learner: str | int) -> None:
    cells, floe, direction = pushed(learner, "carried")
    assert sea.group(cells, floe, direction) == {floe, *expected(learner, "carried")}
    cells, floe, direction = pushed(learner, "stop")
    assert sea.travel(cells, sea.group(cells, floe, direction), direction) == expected(learner, "stop")


def said(learner: str | int, name: str, given: Any) -> str:
    feedback = fresh(learner, name).check(given)
    assert feedback.status == "wrong"
    return " ".join(feedback.words)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_what_goes_along(learner: str | int) -> None:
    cells, floe, direction = pushed(learner, "carried")
    right = set(expected(learner, "carried"))
    direct = {other for other in right if cells[other] in sea.front_of(cells[floe], direction)}
    behind = nx.node_connected_component(graph_of([cells[number] for number in range(16)]), floe) - right - {floe}
    assert text("drift-carried-direct") in said(learner, "carried", direct)
    assert text("drift-carried-none") in said(learner, "carried", [])
    assert text("drift-carried-behind", floe=min(behind)) in said(learner, "carried", right | behind)
    assert fresh(learner, "carried").check(right | {floe}).status == "right"


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_where_it_stops(learner: str | int) -> None:
    assert text("drift-stop-hit") in said(learner, "stop", expected(learner, "stop") + 1)
    assert "too small" in said(learner, "stop", 0)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_neighbours(learner: str | int) -> None:
    right = set(expected(learner, "neighbours"))
    prompt = TRYING.prompt(learner, "neighbours")
    floe = int(prompt.split("floe ")[1].split(",")[0])
    assert text("drift-not-oneself", floe=floe) in said(learner, "neighbours", right | {floe})
    assert "missing" in said(learner, "neighbours", sorted(right)[:-1])


def test_a_floe_that_is_only_close_is_shown() -> None:
    one = fresh("Mio", "neighbours")
    right = set(expected("Mio", "neighbours"))
    close = [one.check(right | {other}) for other in range(16) if other not in right]
    shown = [feedback for feedback in close if feedback.picture is not None]
    assert shown
    assert all("water between" in feedback.words[1] for feedback in shown)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_pieces(learner: str | int) -> None:
    right = expected(learner, "pieces")
    assert text("drift-pieces-floes") in said(learner, "pieces", 16)
    others = [said(learner, "pieces", number) for number in range(1, 30) if number != right]
    assert sum(text("drift-pieces-alone") in words for words in others) == 1
    assert sum("number of contacts" in words for words in others) == 1


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_steps(learner: str | int) -> None:
    right = expected(learner, "steps")
    assert text("drift-steps-floes") in said(learner, "steps", right + 1)
    assert text("drift-steps-shorter") in said(learner, "steps", right + 2)
    fewer = {said(learner, "steps", number) for number in range(1, right)}
    assert any(text("drift-steps-straight") in words for words in fewer)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_joining(learner: str | int) -> None:
    right = expected(learner, "joins")
    assert fresh(learner, "joins").check(f"{right.floe} {right.direction.lower()}").status == "right"
    assert fresh(learner, "joins").check((right.floe, right.direction)).status == "right"
    assert "Not allowed" in said(learner, "joins", Slide(99, "E"))
    assert text("drift-form-slide") in said(learner, "joins", "north")
    tried = [fresh(learner, "joins").check(Slide(floe, way)) for floe in range(16) for way in ("E", "SW")]
    still = [feedback for feedback in tried if feedback.status == "wrong" and "After that slide" in feedback.words[1]]
    assert still
    assert all(feedback.picture is not None for feedback in still)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_the_fewest_moves(learner: str | int) -> None:
    right = expected(learner, "fewest")
    assert text("drift-fewest-too-few", count=right - 1) in said(learner, "fewest", right - 1)
    assert text("drift-fewest-too-many") in said(learner, "fewest", right + 1)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_the_bear(learner: str | int) -> None:
    right = expected(learner, "bear")
    safe = min(set(range(4)) - right)
    assert text("drift-bear-safe", figure=safe) in said(learner, "bear", right | {safe})
    answers = [frozenset(some) for size in range(4) for some in combinations(sorted(right), size)]
    words = [said(learner, "bear", some) for some in answers if some != right]
    assert sum(text("drift-bear-slides") in one for one in words) == 1


def test_mistakes_of_a_function() -> None:
    one = fresh("Mio", "function")
    half = one.check(lambda floe, pairs: [other for first, other in pairs if first == floe])
    assert half.status == "wrong"
    assert half.picture is not None
    assert "right would be" in half.words[0]
    assert one.check(lambda floe: []).status == "broken"
    assert one.check(lambda floe, pairs: {*neighbours(floe, pairs)}).status == "right"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_language_is_left_behind(language: str) -> None:
    for one, english in zip(exercises("", language), exercises(""), strict=True):
        assert one.task.prompt != english.task.prompt
        assert one.task.title != english.task.title
        assert one.task.solution != english.task.solution
        assert not set(one.task.hints) & set(english.task.hints)
        feedback = fresh("", one.name, language).check(answer_to("", one.name))
        assert (feedback.status, feedback.language) == ("right", language)


def test_the_turn_is_the_one_in_the_notebook() -> None:
    lesson = DriftLesson()
    game = lesson.example()
    assert [step.action for step in game.timeline][1:] == list(TURN)
    assert game.state.player == 1
    assert game.state.figures[0][0] == 9
    assert lesson.turn().state.phase == "roll"


def test_the_train_is_pushed_as_the_notebook_says() -> None:
    lesson = DriftLesson()
    game = lesson.sea("train")
    assert "floes 5 and 6 go along" in lesson.what_if(game, Slide(4, "NE")).sentences[0].words
    refused = [lesson.try_move(game, move).sentences[0].clause for move in (Slide(4, "E"), Slide(10, "W"), Step(0, 6))]
    assert refused == ["de.block", "de.halt", "de.step"]
    assert len(game.timeline) == 0


def test_one_slide_joins_the_halves() -> None:
    lesson = DriftLesson()
    game = lesson.sea("halves")
    assert [len(piece) for piece in components(game.state.cells)] == [4, 12]
    assert lesson.joiners(game) == (Slide(4, "E"),)
    assert repr(lesson.joining(game)).startswith("53 slides are possible now. After 1 of them")
    assert "42 more" in repr(lesson.joining(game))
    assert "1 piece" in lesson.what_if(game, Slide(4, "E")).sentences[1].words


def test_the_bear_slides_before_it_steps() -> None:
    state = DriftLesson().sea("hunt").state
    assert state.bear == 14
    assert (prey(state), prey(state, steps_only=True)) == (frozenset({0, 1}), frozenset({1}))


def test_fewest_moves_are_exact_or_said_to_be_a_bound() -> None:
    lesson = DriftLesson()
    assert "needs 3 moves. That is exact" in repr(lesson.fewest(lesson.sea("train"), 0, "far"))
    assert "needs 1 move. That is exact" in repr(lesson.fewest(lesson.sea("train"), 0, 5))


def test_ways_over_the_ice() -> None:
    lesson = DriftLesson()
    game = lesson.sea("halves")
    assert repr(lesson.steps(game, 15, 2)) == "6 steps: 15 → 11 → 10 → 9 → 8 → 6 → 2"
    assert "another piece" in repr(lesson.steps(game, 15, 1))
    assert repr(lesson.steps(game, 3, 3)) == "That is where you are."
    assert "Nobody can step" in repr(lesson.steps(game, 3, 99))
    assert "no floe" in repr(lesson.neighbours(game, 99))
    assert repr(lesson.neighbours(game, 9)) == "Floe 9 touches 4 other floes: 8, 10, 12 and 14."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_told_in_the_language_of_the_lesson(language: str) -> None:
    lesson = begin(language, "Mio")
    game = lesson.sea("halves")
    told = [
        *(lesson.graph(game), lesson.pieces(game), lesson.neighbours(game, 9), lesson.joining(game)),
        *(lesson.what_if(game, Slide(4, "E")), lesson.what_if(game, Slide(99, "E")), lesson.steps(game, 15, 2)),
        *(lesson.bear(lesson.sea("hunt")), lesson.story(lesson.example()), lesson.roll(lesson.turn())),
        lesson.fewest(lesson.sea("train"), 0, "far"),
    ]
    assert all(isinstance(one, Told) for one in told)
    assert {one.language for one in told} == {language}
    assert f'lang="{language}"' in lesson.certificate().html


def test_there_is_no_other_sea_and_no_other_language() -> None:
    with pytest.raises(ValueError, match='"halves"'):
        DriftLesson().sea("black")
    with pytest.raises(ValueError, match='"fr"'):
        DriftLesson("it")


@pytest.mark.parametrize("name", SEAS)
def test_a_sea_is_a_game_that_can_be_played(name: str) -> None:
    game = DriftLesson("de").sea(name)
    assert game.language == "de"
    game.play(game.legal_moves()[0])
    assert game.undo()


def test_random_seas_are_what_they_are_asked_to_be() -> None:
    for seed in range(5):
        cells = cells_of(drifted(Stream(seed), 14))
        assert len(set(cells)) == 16
        assert len(components(cells)) == nx.number_connected_components(graph_of(cells))
        lying = few_pieces(Stream(seed), 3)
        assert lying is None or len(components(cells_of(lying))) == 3
    assert sorted(shuffled(Stream(1), range(9))) == list(range(9))
    with pytest.raises(AssertionError):
        found(Stream(1), lambda stream: None)


def test_a_way_is_as_short_as_there_is() -> None:
    cells = halves(Stream(4)).cells
    graph = graph_of(cells)
    for floe in range(16):
        for other in range(16):
            route = way(cells, floe, other, shores=False)
            assert bool(route) == nx.has_path(graph, floe, other)
            assert not route or len(route) - 1 == nx.shortest_path_length(graph, floe, other)


def test_the_slides_that_join_are_all_there_are() -> None:
    state: State = halves(Stream(4))
    assert joining(state) == (Slide(4, "E"),)
    assert len(joining(state, pieces=2)) == 10


def test_pictures_show_the_graph() -> None:
    state = DriftLesson().sea("halves").state
    plain, drawn = portrait(state, graph=False), portrait(state, lettered=True)
    assert len(drawn.scene.front) > len(plain.scene.front)
    assert "Pieces: A: 0, 1, 4, 5; B: " in drawn.words
    assert repr(drawn) == drawn.words
    assert drawn._repr_html_().startswith("<figure")


def test_a_slide_is_read_in_several_forms() -> None:
    form = Slides()
    assert form.read("5 ne") == form.read([5, "NE"]) == form.read(Slide(5, "NE")) == Slide(5, "NE")
    for given in ("5", 5, (5, "N"), BearStep(5), ("NE", 5)):
        with pytest.raises(ValueError, match=r"^$"):
            form.read(given)
