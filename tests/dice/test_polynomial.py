from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import polynomial
from kayanak_nb.dice.polynomial import power, product

polynomials = st.dictionaries(st.integers(-20, 20), st.integers(1, 50), min_size=1, max_size=6)
scattered = st.dictionaries(st.integers(-(10**20), 10**20), st.integers(1, 10**20), min_size=1, max_size=4)


@given(polynomials | scattered, st.integers(0, 7))
def test_a_power_is_the_product_taken_again_and_again(base: dict[int, int], n: int) -> None:
    expected = {0: 1}
    for _ in range(n):
        expected = product(expected, base)
    assert power(base, n) == expected
    assert list(power(base, n)) == sorted(expected)


@given(polynomials, polynomials, st.integers(-3, 3).filter(bool))
def test_a_product_has_the_product_of_the_values(first: dict[int, int], second: dict[int, int], x: int) -> None:
    def value(terms: dict[int, int]) -> int:
        # Twice 20 places further up, so that no exponent is negative.
        return sum(count * x ** (exponent + 40) for exponent, count in terms.items())

    assert value(product(first, second)) * x**40 == value(first) * value(second)


@given(st.integers(0, 300))
def test_two_faces_give_the_binomial_coefficients(n: int) -> None:
    assert power({0: 1, 1: 1}, n) == {k: comb(n, k) for k in range(n + 1)}


def test_the_limit_stops_a_power_before_it_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(power({0: 1, 1: 1}, 100)) == 101
    monkeypatch.setattr(polynomial, "BYTES", 10_000)
    with pytest.raises(ValueError, match="Take fewer dice, or dice with fewer faces"):
        power({0: 1, 1: 1}, 100)
