from __future__ import annotations

import pickle
from fractions import Fraction
from operator import mul
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from kayanak_nb.dice import Die, Distribution, Face
from kayanak_nb.stream import Stream
from tests.dice.strategies import dice, falls, pips, shares

D6 = Die(range(1, 7))
WHITE = Die([Face("walk", 3), Face("dig", 3), Face("dig", 2), Face("fish", 3), Face("any", 3), Face("any", 2)])


def test_a_die_keeps_its_faces_in_order() -> None:
    assert Die(iter([6, 1, 6])).faces == (6, 1, 6)
    assert WHITE.faces[3] == Face("fish", 3)


def test_equal_faces_share_their_chance() -> None:
    assert Die([6, 1, 6]).distribution == {1: Fraction(1, 3), 6: Fraction(2, 3)}
    assert Die([Face("fish", 1)] * 2 + [Face("fish", 2)]).distribution[Face("fish", 1)] == Fraction(2, 3)


def test_dice_with_the_same_faces_are_equal() -> None:
    assert Die([1, 2]) == Die([1, 2])
    assert hash(Die([1, 2])) == hash(Die([1, 2]))
    assert Die([1, 2]) != Die([2, 1])
    assert Die([1, 2]) != (1, 2)


def test_a_die_cannot_be_changed() -> None:
    die: Any = Die([1, 2])
    with pytest.raises(AttributeError):
        die.faces = (6, 6)


def test_a_die_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(WHITE)) == WHITE


def test_a_die_writes_itself_as_it_is_made() -> None:
    assert eval(repr(WHITE)) == WHITE
    assert repr(Die([1, 2])) == "Die([1, 2])"


def test_known_figures_of_one_die() -> None:
    assert (D6.mean, D6.variance) == (Fraction(7, 2), Fraction(35, 12))
    assert WHITE.mean == Fraction(16, 6)


@given(dice, dice)
def test_a_sum_of_two_dice_is_every_pair_counted(first: Die[Any], second: Die[Any]) -> None:
    counted = shares([pips(one) + pips(other) for one, other in falls(first, second)])
    assert first + second == counted
    assert first.distribution + second == first + second.distribution == counted


@given(dice)
def test_sums_of_a_few_throws_are_every_fall_counted(die: Die[Any]) -> None:
    for n in range(4):
        assert die.sum(n) == n @ die == shares([sum(map(pips, fall)) for fall in falls(*[die] * n)])


def test_a_number_may_be_added() -> None:
    assert D6 + 10 == 10 + D6 == Die(range(11, 17)).distribution
    assert sum([D6, D6, D6]) == D6.sum(3)
    with pytest.raises(TypeError, match="unsupported"):
        D6 + 1.5


def test_numbers_of_numpy_are_numbers() -> None:
    faces: Any = np.arange(1, 7)
    two: Any = np.int64(2)
    assert Die(faces) == D6
    assert {type(face) for face in Die(faces).faces} == {int}
    assert two @ D6 == D6.sum(2)
    assert two + D6 == D6 + two == D6 + 2


def test_multiplying_is_refused_with_both_meanings() -> None:
    for pair in [(2, D6), (D6, 2), (2, D6.distribution), (D6.distribution, 2), (D6, D6)]:
        with pytest.raises(TypeError, match=r"2 @ die.*map\(lambda pips: 2 \* pips\)"):
            mul(*pair)


def test_comparing_with_a_die_a_distribution_or_a_number() -> None:
    assert D6.compare(D6) == (Fraction(15, 36), Fraction(6, 36), Fraction(15, 36))
    assert D6.compare(D6.distribution) == D6.distribution.compare(D6) == D6.compare(D6)
    assert D6.compare(4) == (Fraction(2, 6), Fraction(1, 6), Fraction(3, 6))


def test_dice_that_beat_each_other_in_a_ring() -> None:
    # Efron's four dice: each beats the next with probability 2/3 (Gardner, Scientific American, December 1970).
    ring = [Die([4, 4, 4, 4, 0, 0]), Die([3] * 6), Die([6, 6, 2, 2, 2, 2]), Die([5, 5, 5, 1, 1, 1])]
    assert [one.compare(other).greater for one, other in zip(ring, ring[1:] + ring[:1], strict=True)] == [
        Fraction(2, 3)
    ] * 4


def test_a_roll_is_one_draw() -> None:
    stream = Stream.named(7, 0, "dice")
    rolled = [WHITE.roll(stream) for _ in range(300)]
    assert stream.position == 300
    stream.position = 0
    assert rolled == [WHITE.faces[stream.below(6)] for _ in range(300)]
    assert set(rolled) == set(WHITE.faces)


@pytest.mark.parametrize("faces", [6, "123", b"123", None, Face("walk", 1)])
def test_a_die_needs_its_faces(faces: Any) -> None:
    with pytest.raises(TypeError, match=r"made from all its faces, such as Die\(range\(1, 7\)\)"):
        Die(faces)


@pytest.mark.parametrize("faces", [{1, 2}, frozenset([1]), {1: 2}, {1: 2}.keys()])
def test_faces_come_in_something_that_can_hold_one_twice(faces: Any) -> None:
    with pytest.raises(TypeError, match=r"cannot hold a face twice.*Die\(\[1, 1, 2\]\)"):
        Die(faces)


@pytest.mark.parametrize("face", [True, 1.0, "1", None, ("walk", 3), Fraction(1, 2), np.True_, np.float64(2)])
def test_a_face_is_a_whole_number_or_a_face(face: Any) -> None:
    with pytest.raises(TypeError, match=r"a whole number such as 3 or a Face such as Face\('fish', 3\)"):
        Die([1, face])


def test_a_die_without_faces_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one face"):
        Die([])


def test_numbers_and_faces_are_not_mixed() -> None:
    faces: list[int | Face] = [1, Face("walk", 1)]
    with pytest.raises(TypeError, match="not some of each"):
        Die(faces)


@pytest.mark.parametrize("n", [2.0, "2", None, True])
def test_whole_dice_are_summed(n: Any) -> None:
    with pytest.raises(TypeError, match="must be a whole number"):
        D6.sum(n)


def test_no_negative_number_of_dice_is_summed() -> None:
    with pytest.raises(ValueError, match="0 or more, not -1"):
        D6.sum(-1)


@pytest.mark.parametrize("n", [10**5, 10**18, 10**400])
def test_sums_that_no_memory_holds_are_refused_at_once(n: int) -> None:
    with pytest.raises(ValueError, match="Take fewer dice"):
        D6.sum(n)


def test_a_die_with_one_face_has_one_sum_however_often_thrown() -> None:
    assert Die([-3, -3]).sum(10**18) == {-3 * 10**18: 1}


def test_faces_far_apart_cost_no_more_than_close_ones() -> None:
    far = Die([0, 17, 10**30]).sum(40)
    assert len(far) == 41 * 42 // 2
    assert far[10**30 + 17] == Fraction(40 * 39, 3**40)
    assert far == Distribution({0: 1, 17: 1, 10**30: 1}).sum(40)
