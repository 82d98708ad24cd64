from __future__ import annotations

import pickle
from fractions import Fraction
from operator import add, mul
from typing import Any

import pytest
from hypothesis import given

from kayanak_nb.dice import Die, Distribution, Face, Joint, joint
from tests.dice.strategies import dice, falls, shares

COIN = Die([0, 1])


@given(dice, dice)
def test_a_joint_distribution_is_every_fall_counted(first: Die[Any], second: Die[Any]) -> None:
    assert joint(first, second) == shares(falls(first, second))


@given(dice, dice, dice)
def test_three_dice_too(first: Die[Any], second: Die[Any], third: Die[Any]) -> None:
    assert joint(first, second, third) == shares(falls(first, second, third))


@given(dice, dice)
def test_margins_are_the_dice_themselves(first: Die[Any], second: Die[Any]) -> None:
    both = joint(mine=first, yours=second)
    assert both.marginal("mine") == first.distribution
    assert both.marginal("yours") == second.distribution


def test_the_parts_of_an_outcome_have_names() -> None:
    (only,) = joint(Die([Face("walk", 3)]), Die([2]))
    assert isinstance(only, Joint)
    assert only.white + only.blue == 5
    assert only == (only.white, only.blue) == (Face("walk", 3), 2)
    assert repr(only) == "Joint(white=Face('walk', 3), blue=2)"
    assert str(only) == "(walk 3, 2)"


def test_dice_without_names_are_numbered() -> None:
    assert joint(COIN, COIN, COIN).chance(die1=1, die3=0) == Fraction(1, 4)
    assert joint(COIN).chance(die1=1) == Fraction(1, 2)


def test_distributions_may_be_joined_and_joined_again() -> None:
    pair = joint(COIN.distribution.given(lambda face: face > 0), COIN)
    assert joint(pair, COIN).marginal("white") == pair
    assert joint(Distribution({1: 2, 2: 4}), COIN)[2, 0] == Fraction(1, 3)


def test_outcomes_are_not_glued_together() -> None:
    (only,) = joint(Die([1]), Die([2]))
    for glue, other in [(add, only), (add, (3,)), (mul, 2)]:
        for pair in [(only, other), (other, only)]:
            with pytest.raises(TypeError, match="Reckon with its parts: white, blue"):
                glue(*pair)


def test_joint_outcomes_survive_pickling() -> None:
    both = joint(mine=COIN, yours=COIN)
    copy = pickle.loads(pickle.dumps(both))
    assert copy == both
    assert copy.given(mine=1) == both.given(mine=1)


def test_unknown_margins_are_answered_with_the_known_ones() -> None:
    with pytest.raises(TypeError, match=r"no part 'red'.* has parts named white and blue"):
        joint(COIN, COIN).marginal("red")


def test_dice_are_all_named_or_none() -> None:
    with pytest.raises(TypeError, match="either all without names"):
        joint()
    with pytest.raises(TypeError, match="either all without names"):
        joint(COIN, blue=COIN)


@pytest.mark.parametrize("wrong", [6, [COIN, COIN], "die", None])
def test_only_dice_are_joined(wrong: Any) -> None:
    with pytest.raises(TypeError, match="takes dice or distributions"):
        joint(wrong)


@pytest.mark.parametrize("name", ["count", "index", "_fields", "class", "two words", "__add__"])
def test_names_that_would_hide_something_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be named"):
        joint(**{name: COIN})


def test_too_many_combinations_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match=r"1,073,741,824 combinations.*die\.sum\(n\)"):
        joint(*[COIN] * 30)
