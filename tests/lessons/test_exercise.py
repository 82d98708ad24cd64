"""Exercises judge values and functions, help step by step, and remember how it went."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import run
from types import SimpleNamespace
from typing import Any

import pytest

from kayanak_nb.lessons import exercise as exercise_module
from kayanak_nb.lessons.answers import Number, Things, Whole
from kayanak_nb.lessons.exercise import Exercise, Feedback, Task, variant
from kayanak_nb.lessons.judging import Astray, Case, FunctionJudge, Judge, Slip, ValueJudge, slip
from kayanak_nb.locale import LANGUAGES, text

HINTS = ("Look.", "Count.", "It is a dozen.")
TWICE = FunctionJudge(Number(), lambda number: 2 * number, (Case((1,), "With 1"), Case((3,), "With 3")), "Doubled.")


def task(judge: Judge | None = None) -> Task:
    edges = ValueJudge(
        Whole(), 12, (slip(6, "Those are the faces."), Slip(lambda given: given > 99, str)), praise="4 · 3"
    )
    return Task("Edges", "How many edges has a cube?", judge or edges, HINTS, "Four below, four above, four between.")


def asked(judge: Judge | None = None, language: str = "en") -> Exercise:
    return Exercise("edges", task(judge), number=2, language=language)


@pytest.mark.parametrize("answer", [12, 12.0, "12", lambda: 12])
def test_right(answer: Any) -> None:
    said = asked().check(answer)
    assert (said.status, said.words) == ("right", ("4 · 3",))


def test_wrong_in_a_known_way() -> None:
    said = asked().check(6)
    assert (said.status, said.words) == ("wrong", ("You gave 6.", "Those are the faces."))
    assert asked().check(100).words[1] == "100"


def test_wrong_in_any_other_way() -> None:
    assert asked().check(8).words == ("You gave 8.", "That is too small.")


def test_in_no_form_of_an_answer() -> None:
    said = asked().check("a dozen")
    assert said.status == "wrong"
    assert said.words == ("a dozen cannot be read as an answer here.", "Give a whole number, such as 5.")


@pytest.mark.parametrize("answer", [..., None, "..."])
def test_not_tried(answer: Any) -> None:
    one = asked()
    assert one.check(answer).status == one.check().status == one.status == "not tried"
    assert one.tries == 0


def test_broken() -> None:
    said = asked().check(lambda: 1 / 0)
    assert said.status == "broken"
    assert said.words == ("Your answer could not be worked out. Python says: ZeroDivisionError: division by zero",)


def test_an_answer_that_breaks_while_it_is_read() -> None:
    assert asked(ValueJudge(Things(), {1})).check(1 // number for number in (1, 0)).status == "broken"


def test_a_function_that_is_right() -> None:
    said = asked(TWICE).check(lambda number: number + number)
    assert (said.status, said.words) == (
        "right",
        ("Tried 2 times, each time on something else, and right every time.", "Doubled."),
    )


def test_a_function_that_is_wrong_gets_a_counterexample() -> None:
    said = asked(TWICE).check(lambda number: number + 1)
    assert (said.status, said.words) == ("wrong", ("With 3: your function gives 4; right would be 6.",))


@pytest.mark.parametrize("function", [..., None, lambda number: None, lambda number: ...])
def test_a_function_that_is_not_written_yet(function: Any) -> None:
    assert asked(TWICE).check(function).status == "not tried"


def test_a_function_that_forgets_to_give_something_back() -> None:
    said = asked(TWICE).check(lambda number: 2 if number == 1 else None)
    assert (said.status, said.words) == ("wrong", ("With 3: your function gives None; right would be 6.",))


def test_a_function_that_breaks() -> None:
    said = asked(TWICE).check(lambda number: [][number])
    assert said.status == "broken"
    assert said.words[0].startswith("With 1: your function has stopped. Python says: ")


@pytest.mark.parametrize("function", [lambda: 2, lambda one, two: 2])
def test_a_function_that_takes_something_else(function: Callable[..., int]) -> None:
    assert asked(TWICE).check(function).status == "broken"


def test_a_function_that_changes_what_it_is_given_spoils_nothing() -> None:
    judge = FunctionJudge(Number(), sum, (Case(([1, 2],), "With two"), Case(([1, 2, 3],), "With three")))
    one = asked(judge)
    assert one.check(lambda numbers: numbers.clear() or 0).status == "wrong"
    assert one.check(sum).status == "right"


def forever(number: int) -> int:
    while True:
        number = abs(number)


# The formatter would make three lines of it, and in one there is less to notice.
IN_A_LINE: dict[str, Any] = {}
exec("def endless(number):\n    while True: pass", IN_A_LINE)


def caught(number: int) -> int:
    while True:
        try:
            number += 1
        except Exception:
            return number


def deeper(number: int) -> int:
    return deeper(number)


def leave(number: int) -> int:
    sys.exit(number)


def stop(number: int) -> int:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (forever, "does not come to an end"),
        (IN_A_LINE["endless"], "does not come to an end"),
        (caught, "does not come to an end"),
        (deeper, "again and again"),
        (leave, "leave Python"),
        (lambda number: exit(), "leave Python"),
        (stop, "interrupted"),
    ],
)
def test_a_function_that_would_not_come_back(function: Callable[[int], int], said: str) -> None:
    found = asked(TWICE).check(function)
    assert found.status == "broken"
    assert found.words[0].startswith("With 1: The function ")
    assert said in found.words[0]
    assert said in asked().check(lambda: function(1)).words[0]
    assert asked(TWICE).points(function) == 0


def test_in_a_notebook_exit_is_an_end_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shell:
        def ask_exit(self) -> None:
            pytest.fail("the kernel would be gone")

    shell = Shell()
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    assert "leave Python" in asked(TWICE).check(lambda number: shell.ask_exit()).words[0]
    assert "ask_exit" not in vars(shell)


def test_a_function_that_prints_its_answer(capsys: pytest.CaptureFixture[str]) -> None:
    said = asked(TWICE).check(lambda number: print(2 * number))
    assert said.status == "wrong"
    assert "“return” in front" in said.words[0]
    assert capsys.readouterr().out == "2\n"
    assert asked(TWICE).check(lambda number: print() or 2 * number).status == "right"


def test_a_function_that_takes_too_much_is_told_how_much_it_should_take() -> None:
    said = asked(TWICE).check(lambda one, two: 2)
    assert said.words == (text("exercise-arguments", "en", wanted=1, takes=2),)
    assert "must be 1 thing, as in the exercise; with yours it is 2" in said.words[0]


def test_what_a_function_gives_is_told_as_an_answer() -> None:
    judge = FunctionJudge(Things(), lambda number: {number, 2}, (Case((1,), "With 1"),))
    assert asked(judge).check(lambda number: [3, number]).words == (
        "With 1: your function gives 1 and 3; right would be 1 and 2.",
    )
    said = asked(judge).check(lambda number: "one, two").words
    assert said[0].startswith("With 1: your function gives one, two;")
    assert said[1].startswith("Give numbers in brackets")


def test_a_function_that_goes_astray_as_many_do() -> None:
    judge = FunctionJudge(
        Number(), abs, (Case((1,), "With 1"), Case((-1,), "With -1")), astray=(Astray(int, "As it is."),)
    )
    assert asked(judge).check(lambda number: number).words[-1] == "As it is."
    assert len(asked(judge).check(lambda number: 1 if number == 1 else 7).words) == 1


def test_what_a_function_prints_is_seen_once(capsys: pytest.CaptureFixture[str]) -> None:
    judge = FunctionJudge(Number(), abs, (Case((1,), "With 1"), Case((2,), "With 2")), astray=(Astray(int, ""),) * 3)
    assert asked(judge).check(lambda number: print("here") or 7).status == "wrong"
    assert capsys.readouterr().out == "here\n"


def test_several_answers_at_once_are_not_judged() -> None:
    one = asked()
    said = one.check(0, 5)
    assert said.status == "wrong"
    assert "a point instead of a comma" in said.words[0]
    assert (one.tries, one.status) == (0, "not tried")


def test_what_cannot_be_read_among_other_things_is_named() -> None:
    words = asked(ValueJudge(Things(), {1})).check([1, "x", 2]).words
    assert words[0] == "In your answer, x cannot be read."


def test_no_function_at_all() -> None:
    assert "without brackets" in asked(TWICE).check(6).words[1]


def test_hints_go_one_step_further_each_time() -> None:
    one = asked()
    said = [one.hint() for _ in range(4)]
    assert [hint.heading for hint in said] == [
        *(f"Hint {number} of 3: {hint}" for number, hint in enumerate(HINTS, start=1)),
        "Hint 3 of 3: It is a dozen.",
    ]
    assert [bool(hint.words) for hint in said] == [False, False, True, True]
    assert one.hints_seen == 3


def test_the_solution_has_the_answer_and_the_reason() -> None:
    said = asked().solution()
    assert said.words == ("Answer: 12", "Four below, four above, four between.")
    assert asked(TWICE).solution().words == ("Four below, four above, four between.",)


def test_what_was_once_right_stays_right() -> None:
    one = asked()
    for answer in (5, 12, 7):
        one.check(answer)
    one.solution()
    assert (one.status, one.tries, one.solution_seen) == ("right", 3, False)


def test_who_looks_at_the_solution_first_has_seen_it() -> None:
    one = asked()
    one.solution()
    one.check(12)
    assert one.solution_seen


def test_feedback_is_text_and_html() -> None:
    said = asked().check("<b>")
    assert repr(said).splitlines()[0] == "✘ Not yet."
    page = said._repr_html_()
    assert "&lt;b&gt;" in page
    assert "<b>" not in page
    assert repr(said) == repr(asked().check("<b>"))


def test_the_exercise_itself_shows_what_is_asked() -> None:
    assert repr(asked()) == "Exercise 2 · Edges\nHow many edges has a cube?"
    assert "How many edges" in asked()._repr_html_()
    assert Exercise("edges", task()).title == "Edges"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_learner(language: str) -> None:
    one = asked(language=language)
    said: list[Feedback] = [one.check(answer) for answer in (..., 12, 8, "?", lambda: 1 / 0)]
    said += [one.hint(), one.solution()]
    assert {feedback.language for feedback in said} == {language}
    assert said[1].heading == text("exercise-right", language)
    assert f'lang="{language}"' in said[0]._repr_html_()


def test_variants_are_those_of_the_learner() -> None:
    def numbers(learner: str | int, name: str = "first") -> list[int]:
        stream = variant(learner, name)
        return [stream.below(100) for _ in range(5)]

    assert numbers("Mio") == numbers(" MIO ")
    assert numbers("Mio") != numbers("Mia")
    assert numbers("Mio") != numbers("Mio", "second")
    assert numbers(7) == numbers("7") != numbers(8)


def test_no_array_is_imported_to_read_one() -> None:
    code = "import sys, kayanak_nb.lessons.progress; print('numpy' in sys.modules, 'socket' in sys.modules)"
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_nothing_is_kept_outside_of_exercises() -> None:
    folder = Path(exercise_module.__file__).parent
    for name in ("answers", "exercise", "judging", "picture", "progress"):
        tree = ast.parse((folder / f"{name}.py").read_text(encoding="utf-8"))
        assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global)]
