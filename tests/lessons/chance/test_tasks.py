"""The exercises on dice: every variant solved by counting and by two other libraries, and what is often answered."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import dyce
import icepool  # type: ignore[import-untyped]
import pytest

from kayanak_nb.dice import SYMBOLS, Die, Face
from kayanak_nb.lessons.chance import TASKS, ChanceLesson
from kayanak_nb.lessons.judging import FunctionJudge
from kayanak_nb.locale import LANGUAGES, text
from tests.lessons.trying import Trying

LEARNERS: tuple[str | int, ...] = ("", "Mio", "Ben", 7, 8)
NAMES = tuple(TASKS)
TRYING = Trying(ChanceLesson, TASKS)
exercises, fresh, expected, prompt = TRYING.exercises, TRYING.fresh, TRYING.expected, TRYING.prompt
PROBABILITIES = ("both", "sum", "given", "catch", "waiting", "fair")
SYMBOL = {text(f"symbol-{symbol}"): symbol for symbol in SYMBOLS}


def ways(first: Mapping[int, int], second: Mapping[int, int]) -> dict[int, int]:
    total: dict[int, int] = {}
    for (a, m), (b, n) in product(first.items(), second.items()):
        total[a + b] = total.get(a + b, 0) + m * n
    return total


def answer_to(learner: str | int, name: str) -> Any:
    return ways if name == "ways" else expected(learner, name)


def dice_in(learner: str | int, name: str) -> list[list[tuple[str, int]]]:
    """The dice that a prompt tells of, each face as its symbol, "" if it has none, and its number."""
    found = []
    for line in prompt(learner, name).splitlines():
        if (told := re.search(r"(?:faces|numbers) (.*)\.$", line)) is not None:
            faces = [face.rpartition(" ") for face in told[1].split(", ")]
            found.append([(SYMBOL[symbol] if symbol else "", int(pips)) for symbol, _, pips in faces])
    return found


def quoted(learner: str | int, name: str) -> list[str]:
    return [SYMBOL[word] for word in re.findall("“([a-z ]+)”", prompt(learner, name)) if word in SYMBOL]


def part(fitting: int, every: int) -> Fraction:
    return Fraction(fitting, every)


def share(learner: str | int, name: str, fits: Callable[..., bool]) -> Fraction:
    falls = list(product(*dice_in(learner, name)))
    return Fraction(sum(fits(*fall) for fall in falls), len(falls))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("learner", LEARNERS[:3])
def test_every_solution_is_right(learner: str | int, name: str, language: str) -> None:
    said = fresh(learner, name, language).check(answer_to(learner, name))
    assert said.status == "right"
    solved = fresh(learner, name, language).solution().words
    everything = "\n".join((*said.words, *solved, fresh(learner, name, language).task.prompt))
    assert everything.replace("\n", "").replace("\u202f", " ").replace("\xa0", " ").isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_starter_is_not_tried(name: str, language: str) -> None:
    assert fresh("", name, language).check(...).status == "not tried"
    if name == "ways":
        assert fresh("", name, language).check(lambda first, second: ...).status == "not tried"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_given_there_is_an_answer(name: str) -> None:
    for given in ("?", -1, [], {99}, [[1], [2]], 1.5, True, object(), float("nan"), {1: 2}, lambda: 1 // 0):
        said = fresh("", name).check(given)
        assert said.status in ("wrong", "broken")
        assert said.words


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_graded_and_do_not_give_the_answer_away(name: str, language: str) -> None:
    task = TRYING.known("Mio", name, language).task
    assert len(set(task.hints)) == len(task.hints) == 3
    if name in PROBABILITIES:
        assert not any(str(expected("Mio", name)) in hint for hint in task.hints)


@pytest.mark.parametrize("name", NAMES)
def test_neighbours_in_class_get_different_numbers(name: str) -> None:
    seen = set()
    for learner in LEARNERS:
        task = TRYING.known(learner, name).task
        cases = task.judge.cases if isinstance(task.judge, FunctionJudge) else ()
        seen.add((task.prompt, *(str(case.arguments) for case in cases)))
    assert len(seen) == len(LEARNERS)


@pytest.mark.parametrize("learner", LEARNERS)
def test_two_things_at_once(learner: str | int) -> None:
    one, other = quoted(learner, "both")
    right = share(learner, "both", lambda white, blue: (white[0], blue[0]) == (one, other))
    assert expected(learner, "both") == right
    white, blue = (icepool.Die([face[0] for face in die]) for die in dice_in(learner, "both"))
    assert right == white.probability(one) * blue.probability(other)


@pytest.mark.parametrize("learner", LEARNERS)
def test_a_sum_of_two_throws(learner: str | int) -> None:
    numbers = [number for _, number in dice_in(learner, "sum")[0]]
    total = int(re.findall(r"the sum is (\d+)", prompt(learner, "sum"))[0])
    sums = 2 @ dyce.H(Counter(numbers))
    assert expected(learner, "sum") == Fraction(dict(sums.items())[total], sums.total)
    assert expected(learner, "sum") == (2 @ icepool.Die(numbers)).probability(total)


@pytest.mark.parametrize("learner", LEARNERS)
def test_a_symbol_once_the_sum_is_known(learner: str | int) -> None:
    total = int(re.findall(r"make (\d+) together", prompt(learner, "given"))[0])
    falls = [fall for fall in product(*dice_in(learner, "given")) if fall[0][1] + fall[1][1] == total]
    symbol = quoted(learner, "given")[0]
    assert expected(learner, "given") == part(sum(white[0] == symbol for white, _ in falls), len(falls))


@pytest.mark.parametrize("learner", LEARNERS)
def test_the_mean_of_both_dice(learner: str | int) -> None:
    dice = [icepool.Die([pips for _, pips in die]) for die in dice_in(learner, "mean")]
    assert expected(learner, "mean") == sum(dice).mean()


@pytest.mark.parametrize("learner", LEARNERS)
def test_the_catch_is_binomial(learner: str | int) -> None:
    words = prompt(learner, "catch")
    fish = int(re.findall(r"are (\d+) fish", words)[0])
    stick = int(re.findall(r"exactly (\d+)", words)[0])
    magnet = Fraction(re.findall(r"probability (\d/\d)", words)[0])
    assert expected(learner, "catch") == comb(fish, stick) * magnet**stick * (1 - magnet) ** (fish - stick)
    coin = icepool.Die({0: magnet.denominator - magnet.numerator, 1: magnet.numerator})
    assert expected(learner, "catch") == (fish @ coin).probability(stick)


@pytest.mark.parametrize("learner", LEARNERS)
def test_at_least_once_in_some_turns(learner: str | int) -> None:
    turns = int(re.findall(r"first (\d+) turns", prompt(learner, "waiting"))[0])
    symbol = quoted(learner, "waiting")[0]
    symbols = [name for name, _ in dice_in(learner, "waiting")[0]]
    rows = list(product(symbols, repeat=turns))
    assert expected(learner, "waiting") == Fraction(sum(symbol in row for row in rows), len(rows))


@pytest.mark.parametrize("learner", LEARNERS)
def test_who_begins_by_the_house_rule(learner: str | int) -> None:
    assert expected(learner, "fair") == share(learner, "fair", lambda red, blue: red[1] >= blue[1])
    red, blue = (icepool.Die([number for _, number in die]) for die in dice_in(learner, "fair"))
    assert expected(learner, "fair") == (red >= blue).probability(True)


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("name", PROBABILITIES)
def test_a_probability_may_be_given_in_many_forms(learner: str | int, name: str) -> None:
    right = expected(learner, name)
    forms = (right, str(right), float(right), round(float(right), 4), f"{100 * float(right):.2f} %", lambda: right)
    for given in forms:
        assert fresh(learner, name).check(given).status == "right"


def said(learner: str | int, name: str, given: Any) -> str:
    feedback = fresh(learner, name).check(given)
    assert feedback.status == "wrong"
    return " ".join(feedback.words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PROBABILITIES)
def test_what_is_no_probability_is_told(name: str, language: str) -> None:
    right = expected("Mio", name)
    told = {
        100 * right: "chance-slip-percent",
        round(100 * float(right), 1): "chance-slip-percent",
        Fraction(-1, 5): "chance-slip-below",
        Fraction(99): "chance-slip-above",
        right + Fraction(7, 1000): "chance-slip-rounded",
    }
    for given, key in told.items():
        assert text(key, language) in fresh("Mio", name, language).check(given).words


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_two_things_at_once(learner: str | int) -> None:
    white, blue = dice_in(learner, "both")
    one, other = quoted(learner, "both")
    p = part(sum(symbol == one for symbol, _ in white), 6)
    q = part(sum(symbol == other for symbol, _ in blue), 6)
    assert text("chance-both-added") in said(learner, "both", p + q)
    assert text("chance-both-white-only") in said(learner, "both", p)
    assert text("chance-both-blue-only") in said(learner, "both", q)
    assert text("chance-both-one-pair") in said(learner, "both", "1/36")
    assert "number of pairs that fit" in said(learner, "both", 36 * p * q)
    marked = fresh(learner, "both").check(p + q).picture
    assert marked is not None
    assert text("chance-grid-marked", count=int(36 * p * q)) in marked.words


@pytest.mark.parametrize("learner", LEARNERS)
def test_order_is_forgotten(learner: str | int) -> None:
    numbers = [number for _, number in dice_in(learner, "sum")[0]]
    total = int(re.findall(r"the sum is (\d+)", prompt(learner, "sum"))[0])
    pairs = {tuple(sorted(pair)) for pair in product(numbers, numbers) if sum(pair) == total}
    assert text("chance-sum-order") in said(learner, "sum", part(len(pairs), 36))
    assert text("chance-sum-unlike") in said(learner, "sum", part(len(pairs), 21))
    sums = {sum(pair) for pair in product(numbers, numbers)}
    assert text("chance-sum-alike", count=len(sums)) in said(learner, "sum", part(1, len(sums)))


@pytest.mark.parametrize("learner", LEARNERS)
def test_the_wrong_event_is_taken_for_known(learner: str | int) -> None:
    total = int(re.findall(r"make (\d+) together", prompt(learner, "given"))[0])
    symbol = quoted(learner, "given")[0]
    falls = list(product(*dice_in(learner, "given")))
    is_symbol = [white[0] == symbol for white, _ in falls]
    both = sum(here and white[1] + blue[1] == total for here, (white, blue) in zip(is_symbol, falls, strict=True))
    assert "before anybody told you" in said(learner, "given", part(sum(is_symbol), 36))
    assert "out of all 36 pairs" in said(learner, "given", part(both, 36))
    assert "turned it around" in said(learner, "given", part(both, sum(is_symbol)))


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_independence(learner: str | int) -> None:
    free = expected(learner, "independent")
    wrong = {"A", "B", "C", "D"} - free
    words = [said(learner, "independent", [letter]) for letter in sorted(wrong)]
    assert sum("can never come together" in told for told in words) == 1
    assert all("can never come together" in told or "not independent" in told for told in words)
    if len(free) > 1:
        assert text("chance-independent-more") in said(learner, "independent", sorted(free)[:1])
    solution = fresh(learner, "independent").solution().words[-1]
    assert {line[0] for line in solution.splitlines() if line.endswith(": independent.")} == free
    for line in solution.splitlines():
        one, other, times, both = (Fraction(number) for number in re.findall(r"\d+(?:/\d+)?", line))
        assert one * other == times
        assert (times == both) == (line[0] in free)


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_means(learner: str | int) -> None:
    white, blue = ([pips for _, pips in die] for die in dice_in(learner, "mean"))
    one, other = part(sum(white), 6), part(sum(blue), 6)
    once = part(sum(set(white)), len(set(white))) + part(sum(set(blue)), len(set(blue)))
    assert text("chance-mean-white-only") in said(learner, "mean", one)
    assert text("chance-mean-blue-only") in said(learner, "mean", other)
    assert text("chance-mean-halved") in said(learner, "mean", (one + other) / 2)
    assert text("chance-mean-multiplied") in said(learner, "mean", one * other)
    assert text("chance-mean-unweighted") in said(learner, "mean", once)
    assert fresh(learner, "mean").check(round(float(one + other), 2)).status == "right"


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_the_catch(learner: str | int) -> None:
    words = prompt(learner, "catch")
    fish = int(re.findall(r"are (\d+) fish", words)[0])
    stick = int(re.findall(r"exactly (\d+)", words)[0])
    magnet = Fraction(re.findall(r"probability (\d/\d)", words)[0])
    one_way = magnet**stick * (1 - magnet) ** (fish - stick)
    at_least = sum(comb(fish, n) * magnet**n * (1 - magnet) ** (fish - n) for n in range(stick, fish + 1))
    assert "how many ways" in said(learner, "catch", one_way)
    assert "must not stick" in said(learner, "catch", magnet**stick)
    assert "or more stick" in said(learner, "catch", at_least)
    assert "part of the fish" in said(learner, "catch", part(stick, fish))


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_waiting(learner: str | int) -> None:
    turns = int(re.findall(r"first (\d+) turns", prompt(learner, "waiting"))[0])
    symbol = quoted(learner, "waiting")[0]
    p = part(sum(name == symbol for name, _ in dice_in(learner, "waiting")[0]), 6)
    assert "more than certain" in said(learner, "waiting", turns * p)
    assert "does not come at all" in said(learner, "waiting", (1 - p) ** turns)
    assert "for the first time" in said(learner, "waiting", (1 - p) ** (turns - 1) * p)
    assert "exactly once" in said(learner, "waiting", turns * p * (1 - p) ** (turns - 1))


@pytest.mark.parametrize("learner", LEARNERS)
def test_mistakes_about_fairness(learner: str | int) -> None:
    more = share(learner, "fair", lambda red, blue: red[1] > blue[1])
    equal = share(learner, "fair", lambda red, blue: red[1] == blue[1])
    assert text("chance-fair-ties") in said(learner, "fair", more)
    assert text("chance-fair-half") in said(learner, "fair", 0.5)
    assert text("chance-fair-other") in said(learner, "fair", 1 - more - equal)
    assert text("chance-fair-again") in said(learner, "fair", more / (1 - equal))
    assert text("chance-fair-shared") in said(learner, "fair", more + equal / 2)


def overwriting(first: Mapping[int, int], second: Mapping[int, int]) -> dict[int, int]:
    return {a + b: m * n for a, m in first.items() for b, n in second.items()}


def adding(first: Mapping[int, int], second: Mapping[int, int]) -> dict[int, int]:
    total: Counter[int] = Counter()
    for a, m in first.items():
        for b, n in second.items():
            total[a + b] += m + n
    return total


def counting_once(first: Mapping[int, int], second: Mapping[int, int]) -> dict[int, int]:
    return Counter(a + b for a in first for b in second)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("function", "key"),
    [
        (overwriting, "chance-ways-overwritten"),
        (adding, "chance-ways-added"),
        (counting_once, "chance-ways-once"),
    ],
)
def test_functions_that_forget_something(function: Any, key: str, language: str) -> None:
    feedback = fresh("Mio", "ways", language).check(function)
    assert feedback.status == "wrong"
    assert feedback.words[-1] == text(key, language)


def test_functions_in_other_forms() -> None:
    def with_zeros(first: Mapping[int, int], second: Mapping[int, int]) -> dict[int, float]:
        return {total: float(ways(first, second).get(total, 0)) for total in range(20)}

    assert fresh("Mio", "ways").check(with_zeros).status == "right"
    assert fresh("Mio", "ways").check(lambda first, second: Counter(ways(first, second))).status == "right"
    assert fresh("Mio", "ways").check(lambda first, second: [1, 2]).status == "wrong"
    assert len(fresh("Mio", "ways").check(lambda first, second: {1: 1}).words) == 1
    assert fresh("Mio", "ways").check(lambda first: {}).status == "broken"
    shown = fresh("Mio", "ways").solution().words[-1].partition("\n")[2]
    names: dict[str, Any] = {}
    exec(shown, names)
    assert fresh("Mio", "ways").check(names["ways"]).status == "right"


@pytest.mark.parametrize("learner", LEARNERS)
def test_a_die_of_ones_own(learner: str | int) -> None:
    example = expected(learner, "design")
    symbol = quoted(learner, "design")[0]
    one = fresh(learner, "design")
    assert one.check(list(example.faces)).status == "right"
    assert one.check(Die(tuple(reversed(example.faces)))).status == "right"
    assert "must have 6" in said(learner, "design", Die([Face(symbol, 1)]))
    assert text("chance-design-pips", most=4) in said(learner, "design", Die([Face(symbol, 5)] * 6))
    assert "has the probability 1;" in said(learner, "design", Die([Face(symbol, 1)] * 6))
    other = Die([Face(face.symbol, 1 if face.pips != 1 else 2) for face in example.faces])
    if other.mean != example.mean:
        assert "the mean of your pips is" in said(learner, "design", other)
    assert "kn.Die(" in said(learner, "design", Die(range(1, 7)))


@pytest.mark.parametrize("learner", LEARNERS)
def test_a_mistake_that_was_rounded_is_known(learner: str | int) -> None:
    other = quoted(learner, "both")[1]
    alone = share(learner, "both", lambda white, blue: blue[0] == other)
    assert text("chance-both-blue-only") in said(learner, "both", round(float(alone), 2))
    right = fresh(learner, "both").check(round(float(expected(learner, "both")), 2))
    assert {text("chance-slip-rounded"), text("chance-both-praise")} & {*right.words}


def test_whoever_chooses_nothing_is_not_told_to_be_half_right() -> None:
    words = fresh("Mio", "independent").check([]).words
    assert text("chance-independent-more", "en") not in words
    assert "missing" in words[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairs_say_which_die_is_which(language: str) -> None:
    titles = {"both": "chance-grid", "given": "chance-grid", "sum": "chance-grid-throws", "fair": "chance-grid-rivals"}
    for name, key in titles.items():
        task = fresh("Mio", name, language).task
        assert task.picture is not None
        assert task.solved is not None
        assert task.picture.scene.title == task.solved.scene.title == text(key, language, count=36)
