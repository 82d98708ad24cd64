"""The lesson on the three texts: its exercises in every variant and language, and what it tells of texts and moves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from kayanak_nb.clauses import clause_title
from kayanak_nb.kayanak.engine import why_not
from kayanak_nb.kayanak.moves import Walk
from kayanak_nb.lessons.drawn import found
from kayanak_nb.lessons.exercise import variant
from kayanak_nb.lessons.judging import FunctionJudge, ValueJudge
from kayanak_nb.lessons.pond import drawn
from kayanak_nb.lessons.predicate import KINDS, Spot, spot_at
from kayanak_nb.lessons.text_word_tasks import said_by
from kayanak_nb.lessons.texts import TASKS, TextsLesson
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.rulebook import book
from kayanak_nb.stream import Stream
from tests.lessons.trying import Trying

LEARNERS: tuple[str | int, ...] = ("", "Mio", 7, "Ben")
NAMES = tuple(TASKS)
TRYING = Trying(TextsLesson, TASKS)
exercises, fresh, expected = TRYING.exercises, TRYING.fresh, TRYING.expected
VALUES = [name for name in NAMES if name not in ("dig", "fish")]


def may_dig(spot: Spot) -> bool:
    return spot.closed and spot.near and not spot.taken


def may_fish_once(spot: Spot) -> bool:
    return spot.open and spot.near and not spot.taken and not spot.fished


def may_fish_again(spot: Spot) -> bool:
    return spot.open and spot.near and not spot.taken


def answer_to(learner: str | int, name: str) -> Any:
    if name == "dig":
        return may_dig
    if name == "fish":
        return may_fish_once if "FR" in fresh(learner, "fish").title else may_fish_again
    return expected(learner, name)


def said(learner: str | int, name: str, given: Any, language: str = "en") -> str:
    feedback = fresh(learner, name, language).check(given)
    assert feedback.status == "wrong"
    return " ".join(feedback.words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_solution_is_right(name: str, language: str) -> None:
    for learner in LEARNERS:
        feedback = fresh(learner, name, language).check(answer_to(learner, name))
        assert (feedback.status, feedback.language) == ("right", language)
        assert feedback.words


@pytest.mark.parametrize("name", NAMES)
def test_every_starter_is_not_tried(name: str) -> None:
    assert fresh("", name).check(...).status == "not tried"
    if name not in VALUES:
        assert fresh("", name).check(lambda spot: ...).status == "not tried"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_given_there_is_an_answer(name: str) -> None:
    for given in ("?", -1, [], {99}, [[1], [2]], 1.5, object(), Walk("C3"), lambda: 1 // 0, ["A", "A"]):
        feedback = fresh("", name).check(given)
        assert feedback.status in ("wrong", "broken")
        assert feedback.words


@pytest.mark.parametrize("name", NAMES)
def test_hints_are_graded_and_the_solution_says_more(name: str) -> None:
    for learner in LEARNERS:
        task = fresh(learner, name).task
        assert len(set(task.hints)) == len(task.hints) == 3
        assert task.solution not in task.hints


@pytest.mark.parametrize("name", NAMES)
def test_classmates_get_different_exercises(name: str) -> None:
    seen = set()
    for learner in range(12):
        task = TASKS[name](variant(learner, f"texts/{name}"), "en")
        cases = task.judge.cases if isinstance(task.judge, FunctionJudge) else ()
        seen.add((task.prompt, repr(task.picture), *(case.words for case in cases)))
    assert len(seen) > 3


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_language_is_left_behind(language: str) -> None:
    for one, english in zip(exercises("Mio", language), exercises("Mio"), strict=True):
        assert one.task.prompt != english.task.prompt
        assert one.title != english.title
        assert one.task.solution != english.task.solution
        assert not set(one.task.hints) & set(english.task.hints)


# Words


@pytest.mark.parametrize("learner", LEARNERS)
def test_two_words_mixed_up_are_told_apart(learner: str | int) -> None:
    first, second, *rest = expected(learner, "match")
    words = said(learner, "match", [second, first, *rest])
    assert "Right so far: 4." in words
    assert f"is not {second}: in " in words
    assert "Put all of" in said(learner, "match", [first, first, *rest])


def test_the_words_are_those_of_the_texts() -> None:
    terms = {term.code: term for term in book().terms.values()}
    for learner in range(30):
        task = TASKS["match"](variant(learner, "texts/match"), "en")
        assert isinstance(task.judge, ValueJudge)
        for line, code in zip(task.prompt.splitlines()[1:], task.judge.expected, strict=True):
            language = {"French": "fr", "Japanese": "ja", "German": "de"}[line.rpartition(" · ")[2]]
            assert terms[code].word(language) in line
            assert not terms[code].is_ours(language)


def test_who_says_it_is_read_off_the_book() -> None:
    assert said_by("distinct_fishing", True) == {"fr"}
    assert said_by("distinct_fishing", False) == set()
    assert said_by("temperature_timing", "either") == {"ja-3"}
    assert said_by("exclusive_placement", True) == {"ja-2", "ja-3"}
    assert said_by("end_at_fish", 15) == {"fr", "ja-2", "ja-3"}


def test_each_way_not_to_say_it_has_its_answer() -> None:
    answers = []
    for learner in range(40):
        judge = TASKS["says"](variant(learner, "texts/says"), "en").judge
        assert isinstance(judge, ValueJudge)
        for rules in {"fr", "ja-1", "ja-2", "ja-3"} - judge.expected:
            verdict = judge.judge([*judge.expected, rules], "en")
            assert verdict.status == "wrong"
            answers.append(verdict.words[1])
        missing = judge.judge(sorted(judge.expected)[1:], "en")
        assert (missing.status, "missing" in " ".join(missing.words)) == ("wrong", True)
    for part in ("has it otherwise", "only to be understood", "leaves it open", "nothing to decide"):
        assert [answer for answer in answers if part in answer]


# Turns


@pytest.mark.parametrize("learner", LEARNERS)
def test_who_must_and_who_may(learner: str | int) -> None:
    lines = fresh(learner, "stop").task.prompt.splitlines()[1:]
    # By hand, from the design of the rules: walking is an order, a free choice is none, the German text allows.
    known = {"walk": False, "free": True, "4": True}
    for line, right in zip(lines, expected(learner, "stop"), strict=True):
        source, _, roll = line.partition(". ")[2].partition(" · ")
        assert right == known.get(roll.split()[0], source != "FR")


@pytest.mark.parametrize("learner", LEARNERS)
def test_a_wrong_line_is_answered_by_its_clause(learner: str | int) -> None:
    right = expected(learner, "stop")
    for number in range(len(right)):
        given = [value != (at == number) for at, value in enumerate(right)]
        assert f"Line {number + 1} is not right yet." in said(learner, "stop", given)
    assert text("texts-stop-count", count=5) in said(learner, "stop", [True])


def test_by_whose_rules_somebody_plays() -> None:
    seen = {}
    for learner in range(30):
        task = TASKS["whose"](variant(learner, "texts/whose"), "en")
        assert isinstance(task.judge, ValueJudge)
        seen[task.prompt] = task.judge.expected
        wrong = {"fr", "ja-2", "ja-3"} - task.judge.expected
        verdict = task.judge.judge(task.judge.expected | wrong, "en")
        assert (verdict.status, "does not work" in verdict.words[1]) == ("wrong", True)
    by_hand = {
        "Somebody plays this: Place the fisher on E3.": {"fr"},
        "plain 2 → Fish in D3 → Fish in D3 → Done.": {"ja-2", "ja-3"},
        "plain 2 → Dig at B3 → Done.": {"ja-2", "ja-3"},
        "crystal 1 → Plug B2 → Dig at B3 → Done.": {"ja-3"},
        "drop 1 → Dig at B3 → Done → Melt floe 2.": {"fr", "ja-3"},
    }
    assert len(seen) == len(by_hand)
    for moves, rules in by_hand.items():
        assert [answer for prompt, answer in seen.items() if moves in prompt] == [rules]


@pytest.mark.parametrize("learner", range(8))
def test_cards_in_a_wrong_order_are_refused_by_a_clause(learner: int) -> None:
    judge = TASKS["order"](variant(learner, "texts/order"), "en").judge
    assert isinstance(judge, ValueJudge)
    right = 0
    for order in permutations("ABCDE"):
        verdict = judge.judge("".join(order), "en")
        right += verdict.status == "right"
        assert verdict.status == "right" or "cannot be played there" in verdict.words[1]
    assert right in (1, 2)
    assert judge.judge(judge.expected, "en").status == "right"


# Refusals


@pytest.mark.parametrize("learner", LEARNERS)
def test_an_allowed_move_is_said_to_be_allowed(learner: str | int) -> None:
    right = expected(learner, "refused")
    allowed = set("ABCDE") - right
    assert 2 <= len(allowed) <= 3
    assert "Allowed (" in said(learner, "refused", right | allowed)
    assert "missing" in said(learner, "refused", sorted(right)[1:])


@pytest.mark.parametrize("learner", LEARNERS)
def test_another_clause_is_said_to_be_about_something_else(learner: str | int) -> None:
    lines = fresh(learner, "why").task.prompt.splitlines()
    offered = [line.split(":")[0] for line in lines if line.split(":")[0] in book().clauses]
    assert len(offered) == 4
    for clause in set(offered) - {expected(learner, "why")}:
        assert "is about something else" in said(learner, "why", clause)


def test_a_refusal_rests_on_one_of_the_clauses_alone() -> None:
    for learner in range(40):
        task = TASKS["why"](variant(learner, "texts/why"), "en")
        assert isinstance(task.judge, ValueJudge)
        own = book().clauses[task.judge.expected]
        ids = [line.split(":")[0] for line in task.prompt.splitlines()]
        others = [book().clauses[one] for one in ids if one in book().clauses and one != own.id]
        assert own.topic not in {clause.topic for clause in others}
        assert {clause.source for clause in others} == {own.source}


# Predicates


def test_the_engine_agrees_with_the_predicates_anywhere() -> None:
    predicates: dict[tuple[str, str], Callable[[Spot], bool]] = {
        ("fr", "dig"): may_dig,
        ("ja-3", "dig"): may_dig,
        ("fr", "fish"): may_fish_once,
        ("ja-3", "fish"): may_fish_again,
    }
    for (rules, kind), predicate in predicates.items():
        for seed in range(40):
            state = found(Stream(seed), lambda stream, rules=rules, kind=kind: drawn(stream, rules, kind))  # type: ignore[misc]
            for hole in state.board.holes:
                assert predicate(spot_at(state, hole)) == (why_not(state, KINDS[kind](hole)) is None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "clause"),
    [
        (lambda spot: spot.closed and spot.near, "fr.free-hole"),
        (lambda spot: spot.closed and not spot.taken, "fr.dig"),
        (lambda spot: spot.near and not spot.taken and not spot.plugged, "fr.free-hole"),
        (lambda spot: spot.near and not spot.taken and not spot.open, "fr.plug"),
    ],
)
def test_what_was_forgotten_is_found_and_drawn(wrong: Any, clause: str, language: str) -> None:
    one = fresh("Mio", "dig", language)
    feedback = one.check(wrong)
    assert feedback.status == "wrong"
    assert clause_title(clause, language) in feedback.words[1]
    assert feedback.picture is not None
    assert feedback.picture.scene.description in feedback.words[0]
    assert isinstance(one.task.judge, FunctionJudge)
    spots = [case.arguments[0] for case in one.task.judge.cases]
    counterexample = next(spot for spot in spots if wrong(spot) != may_dig(spot))
    assert feedback.words[0].startswith(counterexample.name)


def test_melted_ice_is_no_hindrance() -> None:
    feedback = fresh("Mio", "dig").check(lambda spot: may_dig(spot) and not spot.melted)
    assert "melted floe" in feedback.words[0]
    assert feedback.words[1] == "The engine says yes. [FR · digging]"


def test_holes_or_times() -> None:
    lesson = TextsLesson("en", "Mio")
    assert lesson.trial(may_fish_once, "fish", "fr").status == "right"
    assert lesson.trial(may_fish_again, "fish", "ja-3").status == "right"
    once, again = lesson.trial(may_fish_again, "fish", "fr"), lesson.trial(may_fish_once, "fish", "ja-3")
    assert "FR · different holes" in once.words[1]
    assert again.words[1] == "The engine says yes. [JA ③ · the same hole again]"


def test_a_name_that_a_spot_does_not_have_is_told() -> None:
    feedback = fresh("", "dig").check(lambda spot: spot.clsed)
    assert feedback.status == "broken"
