"""icepool and dyce, two libraries of their own making, must agree with us on random dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import dyce
import icepool  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import Die, Face, joint
from tests.dice.strategies import dice, number_dice, pips, symbol_dice


def by_icepool(die: icepool.Die[Any]) -> dict[Any, Fraction]:
    return dict(zip(die.outcomes(), die.probabilities(), strict=True))


def by_dyce(histogram: dyce.H[Any]) -> dict[Any, Fraction]:
    return {outcome: Fraction(count, histogram.total) for outcome, count in histogram.items()}


def numbers(die: Die[Any]) -> list[int]:
    return [pips(face) for face in die.faces]


@given(dice, st.integers(0, 12))
def test_sums_of_like_dice(die: Die[Any], n: int) -> None:
    ours = die.sum(n)
    assert ours == by_icepool(n @ icepool.Die(numbers(die)))
    if n:
        assert ours == by_dyce(n @ dyce.H(Counter(numbers(die))))


@pytest.mark.parametrize("faces", [range(1, 7), [-3, 0, 0, 5], [1, 10, 100]])
def test_sums_of_many_dice(faces: Any) -> None:
    assert Die(faces).sum(40) == by_icepool(40 @ icepool.Die(list(faces)))


@given(dice, dice)
def test_sums_of_unlike_dice(first: Die[Any], second: Die[Any]) -> None:
    assert first + second == by_icepool(icepool.Die(numbers(first)) + icepool.Die(numbers(second)))


@given(dice, dice)
def test_joint_distributions(first: Die[Any], second: Die[Any]) -> None:
    def plain(die: Die[Any]) -> icepool.Die[Any]:
        return icepool.Die([str(face) if isinstance(face, Face) else face for face in die.faces])

    def as_text(throw: Any) -> tuple[Any, ...]:
        return tuple(str(face) if isinstance(face, Face) else face for face in throw)

    expected = by_icepool(icepool.tupleize(plain(first), plain(second)))
    assert joint(first, second).map(as_text) == expected


@given(dice)
def test_mean_and_variance(die: Die[Any]) -> None:
    theirs = icepool.Die(numbers(die))
    assert (die.mean, die.variance) == (theirs.mean(), theirs.variance())


@given(number_dice, number_dice)
def test_comparisons(first: Die[int], second: Die[int]) -> None:
    one, other = icepool.Die(list(first.faces)), icepool.Die(list(second.faces))
    comparison = first.compare(second)
    assert comparison.greater == (one > other).probability(True)
    assert comparison.less == (one < other).probability(True)


@given(symbol_dice, st.integers(0, 4))
def test_conditions(die: Die[Face], least: int) -> None:
    theirs = icepool.Die([tuple(face) for face in die.faces]).filter(lambda face: face[1] >= least, depth="inf")
    if theirs.is_empty():
        with pytest.raises(ValueError, match="No outcome meets"):
            die.distribution.given(lambda face: face.pips >= least)
    else:
        assert die.distribution.given(lambda face: face.pips >= least) == by_icepool(theirs)
