"""Answers are read in every sensible form, and in no other."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from itertools import count
from typing import Any

import numpy as np
import pytest

from kayanak_nb.lessons.answers import Choice, Form, Groups, Number, Path, Things, Unreadable, Whole, YesNo, untried
from kayanak_nb.locale import LANGUAGES

FORMS: tuple[Form, ...] = (Number(), Whole(), YesNo(), Choice(("NE", "SW")), Things(), Path(), Groups())


@pytest.mark.parametrize(
    "given",
    [
        Fraction(3, 4),
        0.75,
        "3/4",
        " 0.75 ",
        "0,75",
        "75 %",
        Decimal("0.75"),
        np.float64(0.75),
        np.float32(0.75),
        "3 / 4",
        "３／４",
        "７５％",
        [0.75],
    ],
)
def test_three_quarters(given: Any) -> None:
    form = Number()
    assert form.same(form.read(given), Fraction(3, 4))


@pytest.mark.parametrize(
    "given", ["three", True, float("nan"), float("inf"), [1, 2], "1/0", 3j, {}, 10**400, "1e400", "1e99999999999"]
)
def test_no_number(given: Any) -> None:
    with pytest.raises(Unreadable):
        Number().read(given)


def test_decimals_may_be_rounded_but_fractions_may_not() -> None:
    form = Number(tolerance=0.01)
    assert form.same(form.read(0.33), Fraction(1, 3))
    assert form.same(form.read("0.33"), Fraction(1, 3))
    assert not form.same(form.read(Fraction(33, 100)), Fraction(1, 3))
    assert not form.same(form.read(0.3), Fraction(1, 3))


@pytest.mark.parametrize("given", [5, 5.0, "5", Fraction(5), np.int8(5), np.array(5)])
def test_a_whole_number(given: Any) -> None:
    assert Whole().read(given) == 5


@pytest.mark.parametrize("given", [-1, 16, "99", 10**30])
def test_a_number_that_there_is_not(given: Any) -> None:
    form = Whole(least=0, most=15)
    assert form.read(15) == 15
    with pytest.raises(Unreadable):
        form.read(given)
    assert Things(form).asked("en").endswith("such as [3, 5]; the order does not matter. The numbers go from 0 to 15.")


def test_half_a_thing_is_not_whole() -> None:
    with pytest.raises(Unreadable):
        Whole().read(2.5)


@pytest.mark.parametrize("given", [True, "yes", "Oui", "ja", "はい", " TRUE", np.bool_(True)])
def test_yes(given: Any) -> None:
    assert YesNo().read(given) is True


@pytest.mark.parametrize("given", ["maybe", 1, [], None])
def test_neither_yes_nor_no(given: Any) -> None:
    with pytest.raises(Unreadable):
        YesNo().read(given)


@pytest.mark.parametrize(
    "given",
    [
        {3, 5},
        [5, 3, 3],
        (3, 5),
        frozenset({3, 5}),
        np.array([3, 5]),
        "3, 5",
        "{5 3}",
        '["3", "5"]',
        ["3, 5"],
        ["'3'", 5],
        {3: "a", 5: "b"},
        range(3, 6, 2),
    ],
)
def test_things_in_any_order(given: Any) -> None:
    assert Things().read(given) == {3, 5}


def test_one_thing_or_none() -> None:
    assert Things().read(7) == {7}
    assert Things().read([]) == frozenset()


def test_without_an_end() -> None:
    with pytest.raises(Unreadable):
        Things().read(count())


@pytest.mark.parametrize("form", [Things(), Path()])
def test_what_cannot_be_read_is_told_from_the_rest(form: Form) -> None:
    with pytest.raises(Unreadable) as unread:
        form.read([3, "4, x", 5])
    assert unread.value.part == "x"
    with pytest.raises(Unreadable) as alone:
        form.read("x")
    assert alone.value.part is None


@pytest.mark.parametrize("given", [[3, 5], (3, 5), np.array([3, 5]), "3 5", iter((3, 5))])
def test_a_path_has_an_order(given: Any) -> None:
    assert Path().read(given) == (3, 5)


def test_a_set_is_no_path() -> None:
    with pytest.raises(Unreadable):
        Path().read({3, 5})


@pytest.mark.parametrize(
    "given", [[[0, 1], [2]], {frozenset({2}), frozenset({1, 0})}, [{1, 0}, (2,)], [[0, 1], 2], {"a": [0, 1], "b": [2]}]
)
def test_groups(given: Any) -> None:
    assert Groups().same(Groups().read(given), [{0, 1}, {2}])


@pytest.mark.parametrize("given", [np.array([[0, 1], [2, 3]]), [np.array([0, 1]), np.array([3, 2])]])
def test_groups_in_arrays(given: Any) -> None:
    assert Groups().read(given) == {frozenset({0, 1}), frozenset({2, 3})}


def test_a_choice_in_small_letters() -> None:
    assert Choice(("NE", "SW")).read(" ne") == "NE"
    with pytest.raises(Unreadable):
        Choice(("NE", "SW")).read("N")


@pytest.mark.parametrize("given", [..., None, "", "...", "…", "  "])
def test_what_stands_there_before_an_answer(given: Any) -> None:
    assert untried(given)


@pytest.mark.parametrize("given", [0, False, [], set(), "0", np.array([])])
def test_what_is_an_answer(given: Any) -> None:
    assert not untried(given)


@pytest.mark.parametrize(
    ("form", "answer", "expected", "said"),
    [
        (Number(), Fraction(5), 4, "That is too large."),
        (Number(), 0.5, 4, "That is too small."),
        (Things(), frozenset({1, 2, 9}), {1, 3, 4}, "2 and 9 do not belong. 2 are missing."),
        (Things(), frozenset({1}), {1, 3}, "One is missing."),
        (Path(), (1, 2, 3), (1, 3), "That is longer than it need be."),
        (Path(), (1, 2), (1, 3), ""),
        (
            Groups(),
            frozenset({frozenset({1, 2})}),
            [{1}, {2}],
            "Those are too few groups: some things do not belong together.",
        ),
        (YesNo(), True, False, ""),
    ],
)
def test_differences_are_told_without_the_answer(form: Form, answer: Any, expected: Any, said: str) -> None:
    assert not form.same(answer, expected)
    assert form.difference(answer, expected, "en") == said


@pytest.mark.parametrize("form", FORMS, ids=lambda form: type(form).__name__)
def test_each_form_says_what_it_asks_for(form: Form) -> None:
    assert len({form.asked(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_answers_in_words() -> None:
    assert Number().tell(Fraction(3, 4), "en") == "3/4"
    assert Number().tell(1 / 3, "en") == "0.333333"
    assert Things().tell({5, 3, 7}, "de") == "3, 5 und 7"
    assert Things().tell([], "en") == "nothing"
    assert Path().tell((5, 3), "en") == "5 → 3"
    assert Groups().tell([[2], [1, 0]], "en") == "{0, 1} and {2}"
