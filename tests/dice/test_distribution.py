from __future__ import annotations

import math
import os
import pickle
import statistics
import subprocess
import sys
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import Die, Distribution, Face, joint
from tests.dice.strategies import dice, falls, number_dice, pips, shares

HALF = Fraction(1, 2)
weights = st.dictionaries(st.integers(-9, 9), st.integers(0, 9), min_size=1).filter(lambda made: any(made.values()))


@given(dice)
def test_probabilities_are_exact_and_sum_to_1(die: Die[Any]) -> None:
    distribution = die.distribution
    assert all(type(share) is Fraction for share in distribution.values())
    assert sum(distribution.values()) == 1
    assert distribution == shares(list(die.faces))


@given(weights, st.fractions(min_value=Fraction(1, 99), max_value=99))
def test_only_the_ratio_of_weights_counts(made: dict[int, int], scale: Fraction) -> None:
    distribution = Distribution(made)
    scaled = Distribution({outcome: weight * scale for outcome, weight in made.items()})
    assert distribution == scaled
    assert hash(distribution) == hash(scaled)
    assert math.gcd(*distribution.weights.values()) == 1
    assert 0 not in distribution.weights.values()


def test_a_distribution_is_a_mapping_that_never_changes() -> None:
    distribution: Any = Distribution({1: 1, 2: 3})
    assert issubclass(Distribution, Mapping)
    assert (dict(distribution), len(distribution)) == ({1: Fraction(1, 4), 2: Fraction(3, 4)}, 2)
    with pytest.raises(TypeError):
        distribution[1] = HALF
    with pytest.raises(TypeError):
        distribution.weights[1] = 5
    with pytest.raises(AttributeError):
        distribution.mean = 5


def test_what_cannot_come_has_probability_0() -> None:
    distribution = Die(range(1, 7)).distribution
    assert distribution[7] == 0
    assert 7 not in distribution


def test_numbers_ascend_and_others_stay_in_order() -> None:
    assert list(Die([5, 1, 3, 1]).distribution) == [1, 3, 5]
    assert list(Die([Face("walk", 3), Face("dig", 1)]).distribution.marginal("symbol")) == ["walk", "dig"]


def test_equality_looks_at_probabilities_alone() -> None:
    assert Distribution({1: 1, 2: 2}) == Distribution({2: 4, 1: 2}) == {1: Fraction(1, 3), 2: Fraction(2, 3)}
    assert Distribution({1: 1, 2: 2}) != Distribution({1: 2, 2: 1})
    assert Distribution({1: 1}) != 1


def test_pickled_distributions_are_found_again_in_another_process() -> None:
    distribution = Die([Face("walk", 3), Face("dig", 1)]).distribution
    hash(distribution)
    program = (
        "import pickle, sys; from kayanak_nb.dice import Die, Face;"
        "print(pickle.loads(sys.stdin.buffer.read()) in {Die([Face('walk', 3), Face('dig', 1)]).distribution})"
    )
    # Text hashes differently in every process, so a hash that travelled along would be wrong there.
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(distribution),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "12345"},
    )
    assert done.stdout.strip() == b"True"


@given(dice)
def test_mean_and_variance_follow_from_every_face(die: Die[Any]) -> None:
    numbers = [Fraction(pips(face)) for face in die.faces]
    assert die.mean == statistics.mean(numbers)
    assert die.variance == statistics.pvariance(numbers)
    assert die.distribution.standard_deviation == pytest.approx(statistics.pstdev(numbers))


@given(dice, st.integers(0, 5))
def test_mean_and_variance_of_a_sum_are_sums(die: Die[Any], n: int) -> None:
    assert die.sum(n).mean == n * die.mean
    assert die.sum(n).variance == n * die.variance


@given(dice)
def test_modes_are_the_faces_there_most_often(die: Die[Any]) -> None:
    assert set(die.distribution.mode) == set(statistics.multimode(die.faces))


@given(dice, st.integers(-10, 10))
def test_at_least_and_at_most_count_the_faces(die: Die[Any], number: int) -> None:
    faces = [pips(face) for face in die.faces]
    assert die.distribution.at_least(number) == Fraction(sum(face >= number for face in faces), len(faces))
    assert die.distribution.at_most(number) == Fraction(sum(face <= number for face in faces), len(faces))


@given(dice, st.fractions(0, 1))
def test_a_quantile_is_the_first_number_that_gathers_enough(die: Die[Any], probability: Fraction) -> None:
    faces = sorted(pips(face) for face in die.faces)
    place = max(0, math.ceil(probability * len(faces)) - 1)
    assert die.distribution.quantile(probability) == faces[place]


def test_the_ends_are_the_quantiles_of_0_and_1() -> None:
    distribution = Die([2, 4, 9]).distribution
    assert (distribution.quantile(0), distribution.quantile(HALF), distribution.quantile(1)) == (2, 4, 9)


@pytest.mark.parametrize("probability", [0.5, True, "1/2", None])
def test_a_quantile_is_asked_for_exactly(probability: Any) -> None:
    with pytest.raises(TypeError, match="exact, such as Fraction"):
        Die([1, 2]).distribution.quantile(probability)


@pytest.mark.parametrize("probability", [-1, Fraction(3, 2)])
def test_a_quantile_is_asked_for_a_probability(probability: Fraction) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        Die([1, 2]).distribution.quantile(probability)


@given(dice, dice)
def test_a_comparison_is_every_pair_compared(first: Die[Any], second: Die[Any]) -> None:
    pairs = [(pips(one), pips(other)) for one, other in falls(first, second)]
    comparison = first.compare(second)
    assert comparison.greater == Fraction(sum(one > other for one, other in pairs), len(pairs))
    assert comparison.equal == Fraction(sum(one == other for one, other in pairs), len(pairs))
    assert comparison.less == Fraction(sum(one < other for one, other in pairs), len(pairs))


@pytest.mark.parametrize("other", ["6", None, 3.5, [1, 2]])
def test_only_exact_chances_are_compared(other: Any) -> None:
    with pytest.raises(TypeError, match="compared with a distribution, a die or an exact number"):
        Die([1, 2]).compare(other)


@given(number_dice)
def test_mapping_is_throwing_a_relabelled_die(die: Die[int]) -> None:
    assert die.distribution.map(lambda pips: pips * pips) == Die([face * face for face in die.faces]).distribution


def test_fractions_are_numbers_too() -> None:
    halves = Die([1, 2]).distribution.map(lambda pips: Fraction(pips, 2))
    assert (2 @ halves) == {1: Fraction(1, 4), Fraction(3, 2): HALF, 2: Fraction(1, 4)}
    assert halves.mean == Fraction(3, 4)
    assert halves + HALF == {1: HALF, Fraction(3, 2): HALF}


def test_faces_of_equal_pips_are_one_number() -> None:
    die = Die([Face("walk", 1), Face("dig", 1), Face("fish", 2), Face("any", 2)])
    assert die.sum(2) == {2: Fraction(1, 4), 3: HALF, 4: Fraction(1, 4)}
    assert die.sum(2) == Die([1, 2]).sum(2)
    assert hash(die.sum(2)) == hash(Die([1, 2]).sum(2))


def test_what_is_no_number_is_not_reckoned_with() -> None:
    words = Distribution({"walk": 1, "dig": 2})
    pair = joint(Die([1, 2]), Die([1, 2]))
    for asked in (lambda: words.mean, lambda: words.sum(2), lambda: words + 1, lambda: pair.variance, lambda: 2 @ pair):
        with pytest.raises(TypeError, match=r"is no exact number.*map\(\).*marginal\(\)"):
            asked()


@pytest.mark.parametrize("made", [[1, 2], "12", 5, None])
def test_a_distribution_is_made_from_a_mapping(made: Any) -> None:
    with pytest.raises(TypeError, match="made from a mapping"):
        Distribution(made)


@pytest.mark.parametrize("weight", [0.5, True, "1", None])
def test_weights_are_exact(weight: Any) -> None:
    with pytest.raises(TypeError, match="The weight of 1 must be exact"):
        Distribution({1: weight})


def test_weights_are_not_negative() -> None:
    with pytest.raises(ValueError, match="The weight of 2 must be 0 or more, not -1"):
        Distribution({1: 1, 2: -1})


@pytest.mark.parametrize("made", [{}, {1: 0}])
def test_something_must_be_possible(made: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="at least one outcome"):
        Distribution(made)


def test_a_distribution_shows_exact_probabilities() -> None:
    assert repr(Die([1, 1, 2]).distribution) == "Distribution({1: 2/3, 2: 1/3})"
    assert repr(Die([Face("walk", 3)]).distribution) == "Distribution({walk 3: 1})"
    assert repr(joint(Die([1]), Die([Face("drop", 1)]))) == "Distribution({(1, drop 1): 1})"
    assert repr(Distribution({"a": 1, "b": 1})) == "Distribution({'a': 1/2, 'b': 1/2})"


def test_a_long_distribution_is_shown_in_part() -> None:
    shown = repr(Die(range(1, 7)).sum(200))
    assert shown.startswith("Distribution({200: ≈2.34e-156, 201: ≈4.69e-154, ")
    assert shown.endswith(", … 989 more})")
