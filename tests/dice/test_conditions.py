from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kayanak_nb.dice import SYMBOLS, Die, Face, joint
from tests.dice.strategies import dice, falls, shares, symbol_dice

WHITE = Die([Face("walk", 3), Face("dig", 3), Face("dig", 2), Face("fish", 3), Face("any", 3), Face("any", 2)])
BLUE = Die(
    [Face("drop", 1), Face("drop", 2), Face("crystal", 1), Face("crystal", 2), Face("plain", 2), Face("plain", 3)]
)
BOTH = joint(WHITE, BLUE)


def test_a_die_given_its_symbol() -> None:
    assert WHITE.distribution.given(symbol="dig") == {Face("dig", 3): Fraction(1, 2), Face("dig", 2): Fraction(1, 2)}
    assert WHITE.distribution.given(symbol="fish") == {Face("fish", 3): 1}


def test_a_die_given_its_pips() -> None:
    assert WHITE.distribution.given(pips=2).marginal("symbol") == {"dig": Fraction(1, 2), "any": Fraction(1, 2)}
    assert WHITE.distribution.given(lambda face: face.pips > 2)[Face("walk", 3)] == Fraction(1, 4)
    assert WHITE.distribution.given(lambda face: face.pips > 2, symbol="dig") == {Face("dig", 3): 1}


def test_a_die_of_numbers_given_a_function() -> None:
    assert Die(range(1, 7)).distribution.given(lambda pips: pips % 2 == 0) == Die([2, 4, 6]).distribution


def test_both_dice_given_what_one_shows() -> None:
    known = BOTH.given(white="fish")
    assert len(known) == 6
    assert known[Face("fish", 3), Face("drop", 1)] == Fraction(1, 6)
    assert known.marginal("blue") == BLUE.distribution


@pytest.mark.parametrize(
    ("wanted", "chance"),
    [
        ("any", Fraction(2, 6)),
        (2, Fraction(2, 6)),
        (Face("any", 2), Fraction(1, 6)),
        ({"fish", "any"}, Fraction(3, 6)),
        (["fish", Face("any", 2)], Fraction(2, 6)),
        (("fish", "walk"), Fraction(2, 6)),
        (range(1, 3), Fraction(2, 6)),
        (lambda face: face.pips == 3 and face.symbol != "walk", Fraction(3, 6)),
    ],
)
def test_a_part_may_be_named_in_many_ways(wanted: Any, chance: Fraction) -> None:
    assert BOTH.chance(white=wanted) == chance
    assert joint(white=BLUE, other=WHITE).chance(other=wanted) == chance


def test_several_conditions_hold_together() -> None:
    assert BOTH.chance(white="fish", blue="drop") == Fraction(1, 6) * Fraction(1, 3)
    assert BOTH.chance(lambda throw: throw.white + throw.blue >= 5, blue="plain") == Fraction(10, 36)


def test_a_symbol_is_not_a_number_of_pips() -> None:
    assert joint(Die([1, 2]), WHITE).chance(white=1, blue="walk") == Fraction(1, 12)
    assert WHITE.distribution.chance(symbol="3") == 0


@given(symbol_dice, dice, st.sampled_from(SYMBOLS))
def test_given_counts_the_falls_that_are_left(first: Die[Face], second: Die[Any], symbol: str) -> None:
    left = [fall for fall in falls(first, second) if fall[0].symbol == symbol]
    assume(left)
    assert joint(first, second).given(white=symbol) == shares(left)


@given(symbol_dice, symbol_dice, st.integers(0, 8))
def test_bayes_holds(first: Die[Face], second: Die[Face], pips: int) -> None:
    both = joint(first, second)
    event = both.chance(lambda throw: throw.white + throw.blue >= pips)
    assume(event)
    for symbol in SYMBOLS:
        prior = both.chance(white=symbol)
        posterior = both.given(lambda throw: throw.white + throw.blue >= pips).chance(white=symbol)
        likelihood = both.given(white=symbol).chance(lambda t: t.white + t.blue >= pips) if prior else Fraction(0)
        assert posterior * event == likelihood * prior


def test_the_impossible_is_explained() -> None:
    with pytest.raises(ValueError, match=r"No outcome meets symbol='fsh'\. symbol can be walk, dig, fish, any\."):
        WHITE.distribution.given(symbol="fsh")
    with pytest.raises(ValueError, match=r"No outcome meets the function\."):
        WHITE.distribution.given(lambda face: face.pips > 9)
    with pytest.raises(ValueError, match=r"No outcome meets white='walk' and the function\. white can be walk 3, "):
        BOTH.given(lambda throw: throw.white == 2, white="walk")
    with pytest.raises(ValueError, match=r"white can be 0, 1, 2, .*, 11 …\."):
        joint(Die(range(20)), Die(range(20))).given(white=20)


def test_the_impossible_has_chance_0() -> None:
    assert BOTH.chance(white="drop") == 0


@pytest.mark.parametrize("name", ["chance", "given"])
def test_unknown_parts_are_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(TypeError, match=r"no part 'green'.* has parts named white and blue"):
        getattr(BOTH, name)(green="fish")
    with pytest.raises(TypeError, match=r"no part 'white'.* walk 3 has parts named symbol and pips"):
        getattr(WHITE.distribution, name)(white="fish")
    with pytest.raises(TypeError, match=r"no part 'symbol'.* 1 has no named parts"):
        getattr(Die([1, 2]).distribution, name)(symbol="fish")


def test_a_condition_says_something() -> None:
    with pytest.raises(TypeError, match="Say what is known"):
        BOTH.given()
    wrong: Any = "fish"
    with pytest.raises(TypeError, match="a function of the outcome, or a part by name, not 'fish'"):
        BOTH.given(wrong)
