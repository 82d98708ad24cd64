"""The exercises on dilemmas, in several variants and every language."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from kayanak_nb.kayanak.engine import legal_moves, why_not
from kayanak_nb.kayanak.moves import Fish
from kayanak_nb.lessons.dilemma_data import dilemmas
from kayanak_nb.lessons.dilemma_figures import recorded
from kayanak_nb.lessons.dilemmas import TASKS, DilemmaLesson
from kayanak_nb.lessons.exercise import variant
from kayanak_nb.lessons.judging import ValueJudge
from kayanak_nb.locale import LANGUAGES, text
from tests.lessons.trying import Trying

LEARNERS: tuple[str | int, ...] = ("", "Mio", "Ben", 7)
NAMES = tuple(TASKS)
TRYING = Trying(DilemmaLesson, TASKS)
exercises, fresh, prompt = TRYING.exercises, TRYING.fresh, TRYING.prompt
ARGUMENT = (
    "fr.blue-pips fr.plain ja1.all-ice ja3.plugged-end ja3.timing fr.distinct speak for it, since the words name pips."
)


def answer_to(learner: str | int, name: str) -> Any:
    judge = TRYING.known(learner, name).task.judge
    return judge.expected if isinstance(judge, ValueJudge) else ARGUMENT


def said(learner: str | int, name: str, given: Any) -> str:
    feedback = fresh(learner, name).check(given)
    assert feedback.status == "wrong"
    return " ".join(feedback.words)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("learner", LEARNERS)
def test_every_solution_is_right(learner: str | int, name: str) -> None:
    one = fresh(learner, name)
    assert one.check(...).status == "not tried"
    assert one.check(answer_to(learner, name)).status == "right"
    assert one.solution().words


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_given_there_is_an_answer(name: str) -> None:
    for given in ("?", -1, [], {99}, [[1], [2]], 1.5, object(), lambda: 1 // 0):
        feedback = fresh("", name).check(given)
        assert feedback.status in ("wrong", "broken")
        assert feedback.words


@pytest.mark.parametrize("name", NAMES)
def test_hints_are_graded(name: str) -> None:
    for learner in LEARNERS:
        hints = TRYING.known(learner, name).task.hints
        assert len(set(hints)) == len(hints) == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_class_gets_different_exercises(name: str) -> None:
    asked = {f"{one.task.prompt}{one.task.picture!r}" for one in (TRYING.known(n, name) for n in range(8))}
    assert len(asked) > 2


@pytest.mark.parametrize("name", NAMES)
def test_a_learner_gets_the_same_exercise_again(name: str) -> None:
    task = TASKS[name](variant("mio ", f"dilemmas/{name}"), "en")
    known = TRYING.known("Mio", name).task
    assert (task.prompt, repr(task.picture)) == (known.prompt, repr(known.picture))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_language_is_left_behind(language: str) -> None:
    for one, english in zip(exercises("Mio", language), exercises("Mio"), strict=True):
        assert one.task.prompt != english.task.prompt
        assert one.task.title != english.task.title
        assert one.task.solution != english.task.solution
        assert not set(one.task.hints) & set(english.task.hints)
        feedback = fresh("Mio", one.name, language).check(answer_to("Mio", one.name))
        assert (feedback.status, feedback.language) == ("right", language)


@pytest.mark.parametrize("learner", LEARNERS)
def test_the_hole_is_where_the_readings_part(learner: str | int) -> None:
    from kayanak_nb.lessons.dilemma_tasks import _fished
    from kayanak_nb.lessons.drawn import found

    game, hole, _ = found(variant(learner, "dilemmas/hole"), _fished)
    assert answer_to(learner, "hole") == hole
    state = game.state
    refused = why_not(state, Fish(hole))
    assert refused is not None
    assert (refused.reason, refused.clause) == ("already-fished", "fr.distinct")
    both = [move.hole for move in legal_moves(state) if isinstance(move, Fish)]
    assert hole not in both
    assert "both readings allow it" in said(learner, "hole", both[0].lower())
    closed = next(name for name in state.board.holes if name not in state.open)
    assert "is not open" in said(learner, "hole", closed)


@pytest.mark.parametrize("learner", LEARNERS)
def test_which_reading_ends_sooner_is_what_was_measured(learner: str | int) -> None:
    asked = prompt(learner, "sooner")
    one = next(one for one in dilemmas().values() if asked.startswith(one.title()))
    first, second, difference = recorded(one.switch).measured["turns"]
    expected = 0 if 0 in difference else 2 if second.value < first.value else 1
    assert answer_to(learner, "sooner") == expected
    words = [said(learner, "sooner", other) for other in range(3) if other != expected]
    assert sum(text("dilemmas-sooner-think") in one for one in words) >= 1


@pytest.mark.parametrize("learner", LEARNERS)
def test_the_mean_of_the_pairs_is_that_of_the_games_shown(learner: str | int) -> None:
    shown = re.findall(r": (\d+) turns in the first reading, (\d+) in", prompt(learner, "pairs"))
    differences = [int(second) - int(first) for first, second in shown]
    mean = Fraction(sum(differences), len(differences))
    assert len(differences) == 5
    assert answer_to(learner, "pairs") == mean
    assert fresh(learner, "pairs").check(float(mean)).status == "right"
    assert "the other way round" in said(learner, "pairs", -mean)
    assert "divide it by 5" in said(learner, "pairs", sum(differences))


def intervals(asked: str) -> list[tuple[float, float]]:
    """The intervals of an exercise, read off its text."""
    return [(float(value), float(half)) for value, half in re.findall(r"(-?[\d.]+) ± ([\d.]+)", asked)]


@pytest.mark.parametrize("learner", LEARNERS)
def test_zero_is_where_the_text_shows_it(learner: str | int) -> None:
    shown = intervals(prompt(learner, "zero"))
    assert len(shown) == 4
    expected = answer_to(learner, "zero")
    # As they are shown, rounded, the two numbers may be equal; then either answer could be read off.
    assert all(abs(value) != half for value, half in shown)
    assert expected == {number for number, (value, half) in enumerate(shown, start=1) if abs(value) < half}
    assert "other way round" in said(learner, "zero", set(range(1, 5)) - expected)


@pytest.mark.parametrize("learner", LEARNERS)
def test_what_may_be_said_follows_from_the_interval(learner: str | int) -> None:
    asked = prompt(learner, "conclude")
    ((value, half),) = intervals(asked)
    claim = "open" if abs(value) < half else "more" if value > 0 else "less"
    keys = {"open": "dilemmas-claim-open", "more": "dilemmas-claim-more", "less": "dilemmas-claim-less"}
    number = answer_to(learner, "conclude")
    assert f"{number}. {text(keys[claim])}" in asked
    proved = next(each for each in range(1, 5) if f"{each}. {text('dilemmas-claim-none')}" in asked)
    assert text("dilemmas-claim-never") in said(learner, "conclude", proved)
    other = next(each for each in range(1, 5) if each not in (number, proved))
    expected = text("dilemmas-claim-overdone" if claim == "open" else "dilemmas-claim-shy")
    assert expected in said(learner, "conclude", other)


def test_an_argument_names_a_clause_and_says_something() -> None:
    one = fresh("Mio", "argue")
    assert "quotation marks" in " ".join(one.check(["fr.plain"]).words)
    assert "Name the rule" in " ".join(one.check("It is better so, because everybody likes it more.").words)
    clause = re.findall(r"(?:fr|ja\d)\.[a-z-]+", prompt("Mio", "argue"))[0]
    assert "a little more" in " ".join(one.check(f"{clause} says so.").words)
    right = one.check(f"{clause} says so, and the other text has another word for it.")
    assert right.status == "right"
    assert sum(words.startswith("□") for words in right.words) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_that_asks_is_a_sentence_already(language: str) -> None:
    """A full stop behind a question mark is read nowhere, whichever dilemma an exercise is about."""
    ends = {one.about(language)[-1] for one in dilemmas().values()}
    assert ends <= ({"。"} if language == "ja" else {".", "?"})
    shown = [exercise.task.prompt for learner in range(40) for exercise in exercises(learner, language)]
    assert [words for words in shown if re.search(r"[?？]\s*[.。]", words)] == []
