"""What the cells of the notebook on dice show: charts, pairs, polynomials, waiting, throws that settle."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kayanak_nb.dice import Die, Distribution, Face, joint
from kayanak_nb.lessons.chance import ChanceLesson, begin
from kayanak_nb.lessons.chance.figures import chart, grid, named
from kayanak_nb.lessons.chance.known_tasks import independent
from kayanak_nb.lessons.chance.long_tasks import stuck
from kayanak_nb.lessons.chance.terms import polynomial
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.mistake import Mistake
from tests.dice.strategies import dice, number_dice

LESSON = ChanceLesson()
WHITE, BLUE = LESSON.dice


def test_all_pairs_and_those_that_fit() -> None:
    assert "There are 36 pairs" in repr(LESSON.pairs())
    told = LESSON.pairs(lambda white, blue: white.pips == blue.pips)
    count = sum(one.pips == other.pips for one, other in product(WHITE.faces, BLUE.faces))
    assert repr(told) == f"{count} of 36 pairs fit: the probability is 5/18 = 27.8%."
    picture = grid(WHITE, BLUE, "en", lambda white, blue: white.pips == blue.pips)
    assert picture.words.splitlines()[1] == "walk 3: plain 3"
    marked = [shape for shape in picture.scene.front if getattr(shape, "r", 0)]
    assert len(marked) == count


@settings(deadline=None, max_examples=30)
@given(dice, dice)
def test_a_product_of_polynomials_is_the_sum_of_dice(one: Die[Any], other: Die[Any]) -> None:
    last = LESSON.polynomial(one, other).sentences[-1].words
    theirs = icepool.Die([getattr(face, "pips", face) for face in one.faces]) + icepool.Die(
        [getattr(face, "pips", face) for face in other.faces]
    )
    ways = len(one.faces) * len(other.faces)
    terms = {
        outcome: int(share * ways) for outcome, share in zip(theirs.outcomes(), theirs.probabilities(), strict=True)
    }
    assert last == text("chance-product", sum=polynomial(Distribution(terms), ways))


def test_polynomials_are_written_as_in_school() -> None:
    assert repr(LESSON.polynomial(WHITE, BLUE)).splitlines() == [
        "Die 1: 2x² + 4x³",
        "Die 2: 2x + 3x² + x³",
        "Multiplied: 4x³ + 14x⁴ + 14x⁵ + 4x⁶",
    ]
    assert repr(LESSON.polynomial(Die([0, 0, 1, -2]))) == "Die 1: x⁻² + 2 + x"


@settings(deadline=None, max_examples=30)
@given(st.integers(1, 8), st.fractions(Fraction(1, 20), Fraction(1), max_denominator=20))
def test_what_sticks(fish: int, magnet: Fraction) -> None:
    coin = icepool.Die({0: magnet.denominator - magnet.numerator, 1: magnet.numerator})
    theirs = fish @ coin
    assert stuck(fish, magnet) == dict(zip(theirs.outcomes(), theirs.probabilities(), strict=True))


@settings(deadline=None, max_examples=30)
@given(number_dice, number_dice, st.integers(-9, 9), st.integers(-18, 18))
def test_independence_is_that_of_counting(one: Die[int], other: Die[int], least: int, total: int) -> None:
    falls = list(product(one.faces, other.faces))
    a = [fall[0] >= least for fall in falls]
    b = [sum(fall) == total for fall in falls]
    both = sum(x and y for x, y in zip(a, b, strict=True))
    ours = independent(
        lambda thrown: thrown.white >= least, lambda thrown: thrown.white + thrown.blue == total, joint(one, other)
    )
    assert ours == (both * len(falls) == sum(a) * sum(b))


def test_independent_by_numbers_alone() -> None:
    told = LESSON.independent(
        lambda throw: throw.white.symbol == "dig", lambda throw: (throw.white + throw.blue) % 2 == 0
    )
    assert repr(told).startswith("First: 1/3. Second: 1/2. Multiplied: 1/6. Both together: 1/6.")
    assert text("chance-are-independent") in repr(told)
    told = LESSON.independent(lambda throw: throw.white.symbol == "dig", lambda throw: throw.white.symbol == "fish")
    assert text("chance-are-not-independent") in repr(told)


def test_waiting_turn_by_turn() -> None:
    table = LESSON.waiting("1/6", 12)
    assert table.rows[0] == ("1", "16.7%", "16.7%")
    assert table.rows[5] == ("6", "6.7%", "66.5%")
    assert table.notes == ("With the chance 1/6 a turn, one waits 6 turns on average.",)
    assert LESSON.waiting(Fraction(1, 6)).rows == table.rows
    assert LESSON.waiting(1, 1).rows == (("1", "100%", "100%"),)


def test_throws_settle_and_do_not_make_up() -> None:
    told = repr(LESSON.settle(lambda face: face.symbol == "fish", seed=2))
    offs = [float(line.rpartition(" ")[2].rstrip(".")) for line in told.splitlines()]
    assert offs == [0.3, 1.3, 6.7, 46.3]
    assert told == repr(LESSON.settle(lambda face: face.symbol == "fish", seed=2))
    assert told != repr(LESSON.settle(lambda face: face.symbol == "fish", seed=3))
    assert "exactly 16.7%" in LESSON.settle(lambda face: face.symbol == "fish").picture
    assert "(100%)" in repr(LESSON.settle(lambda face: True))


def test_no_die_is_the_best() -> None:
    one, two, three = Die([2, 4, 9]), Die([1, 6, 8]), Die([3, 5, 7])
    for red, blue in ((one, two), (two, three), (three, one)):
        assert repr(LESSON.race(red, blue)).startswith("Red shows more: 5/9 = 55.6%")
    assert "Both show the same: 5/18" in repr(LESSON.race(WHITE, BLUE))


def test_a_chart_says_in_words_what_it_shows() -> None:
    picture = LESSON.chart(WHITE + BLUE)
    assert picture.words.splitlines()[1:] == ["3: 1/9 = 11.1%", "4: 7/18 = 38.9%", "5: 7/18 = 38.9%", "6: 1/9 = 11.1%"]
    assert "<img" in picture.html
    assert "7/18 = 38.9%" in picture.scene.description
    assert LESSON.chart(WHITE).words.splitlines()[1] == "walk 3: 1/6 = 16.7%"
    many = chart(Die(range(100)).distribution, "Many")
    assert len(many.words.splitlines()) == 41
    assert chart(Die([1]).distribution, "One").words == "One\n1: 1"


def test_names_of_outcomes() -> None:
    assert named(Face("star", 2), "en") == "star 2"
    assert named((Face("fish", 3), Face("drop", 1)), "fr") == "pêcher 3, goutte 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_told_in_the_language_of_the_lesson(language: str) -> None:
    lesson = begin(language, "Mio")
    told: list[Any] = [
        *(lesson.pairs(), lesson.pairs(lambda white, blue: True), lesson.polynomial(WHITE, BLUE)),
        *(lesson.settle(lambda face: face.pips > 2), lesson.race(WHITE, BLUE), lesson.waiting("1/6")),
        lesson.independent(lambda throw: throw.white.pips > 2, lambda throw: throw.blue.pips > 2),
    ]
    assert {one.language for one in told} == {language}
    pictures = (lesson.chart(WHITE), lesson.catch(3), grid(WHITE, BLUE, language))
    assert {picture.scene.language for picture in pictures} == {language}
    assert f'lang="{language}"' in lesson.certificate().html


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (lambda: LESSON.pairs("fish"), "chance-no-event"),  # type: ignore[arg-type]
        (lambda: LESSON.pairs(white=6), "chance-no-die"),  # type: ignore[arg-type]
        (lambda: LESSON.polynomial(), "chance-no-die"),
        (lambda: LESSON.chart([1, 2]), "chance-no-chart"),
        (lambda: LESSON.catch(0), "chance-no-fish"),
        (lambda: LESSON.catch(3, 2), "chance-no-probability"),
        (lambda: LESSON.catch(3, "many"), "chance-no-probability"),
        (lambda: LESSON.waiting(0), "chance-no-probability"),
        (lambda: LESSON.waiting("1/6", 99), "chance-no-turns"),
        (lambda: LESSON.race(WHITE, 3), "chance-no-die"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(wrong: Any, key: str) -> None:
    with pytest.raises(Mistake) as caught:
        wrong()
    assert caught.value.key == key


@settings(deadline=None, max_examples=30)
@given(dice, dice)
def test_the_margins_are_the_sums_of_rows_and_columns(white: Die[Any], blue: Die[Any]) -> None:
    table = LESSON.margins(white, blue)
    *rows, total = [[Fraction(share) for share in row[1:]] for row in table.rows]
    assert all(sum(row[:-1]) == row[-1] for row in rows)
    assert total == [sum(column) for column in zip(*rows, strict=True)]
    assert total[-1] == 1
    alone = [sum(getattr(face, "symbol", face) == symbol for face in white.faces) for symbol in symbols_of(white)]
    assert [row[-1] for row in rows] == [Fraction(count, len(white.faces)) for count in alone]


def symbols_of(die: Die[Any]) -> list[Any]:
    return list(dict.fromkeys(getattr(face, "symbol", face) for face in die.faces))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_margins_of_the_dice_of_the_game(language: str) -> None:
    table = begin(language).margins()
    assert table.rows[0] == (text("symbol-walk", language), "1/18", "1/18", "1/18", "1/6")
    assert table.heading[-1] == table.rows[-1][0] == text("chance-margin", language)
    with pytest.raises(Mistake):
        begin(language).margins(6)  # type: ignore[arg-type]
