"""Intervals held against tables, hand values, the statistics module, other ways to reckon, and counting."""

from __future__ import annotations

import statistics
from fractions import Fraction
from math import comb, gamma, inf, pi, sqrt

import pytest

from kayanak_nb.simulation.intervals import mean_interval, share_interval, student_quantile
from kayanak_nb.stream import Stream

# Two-sided 95 %, and one line of 99 %, as every table of Student's t has them.
TABLE = {
    1: 12.7062,
    2: 4.3027,
    3: 3.1824,
    4: 2.7764,
    5: 2.5706,
    9: 2.2622,
    10: 2.2281,
    30: 2.0423,
    60: 2.0003,
    120: 1.9799,
}
TABLE_99 = {1: 63.657, 2: 9.925, 5: 4.032, 10: 3.169, 29: 2.756, 100: 2.626}


@pytest.mark.parametrize(("freedom", "quantile"), TABLE.items())
def test_the_table_of_t(freedom: int, quantile: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(quantile, abs=6e-5)


@pytest.mark.parametrize(("freedom", "quantile"), TABLE_99.items())
def test_the_table_of_t_further_out(freedom: int, quantile: float) -> None:
    assert student_quantile(0.995, freedom) == pytest.approx(quantile, abs=6e-4)


@pytest.mark.parametrize("freedom", [1, 2, 3, 6, 7, 25, 50, 101])
@pytest.mark.parametrize("chance", [0.6, 0.9, 0.975, 0.9995])
def test_the_area_under_the_curve_of_t(freedom: int, chance: float) -> None:
    """Simpson's rule over the density, from the middle to the quantile."""

    def density(t: float) -> float:
        height = gamma((freedom + 1) / 2) / (sqrt(freedom * pi) * gamma(freedom / 2))
        return float(height * (1 + t * t / freedom) ** (-(freedom + 1) / 2))

    end, strips = student_quantile(chance, freedom), 4000
    inner = sum((4 if number % 2 else 2) * density(end * number / strips) for number in range(1, strips))
    area = (density(0) + inner + density(end)) * end / strips / 3
    assert area == pytest.approx(chance - 0.5, abs=1e-6)


def test_the_two_ways_to_t_meet() -> None:
    for chance in (0.75, 0.975, 0.9999):
        exact, series = student_quantile(chance, 1000), student_quantile(chance, 1001)
        assert series == pytest.approx(exact, rel=2e-5)
        assert exact > series > statistics.NormalDist().inv_cdf(chance)


def test_a_mean_by_hand() -> None:
    # Mean 5, squares of deviations 9 + 1 + 1 + 9, s² = 20/3, s/√4 = √(5/3), t(3) = 3.1824.
    mean, low, high = mean_interval([2, 4, 6, 8], 0.95)
    assert mean == 5
    assert (high - mean, mean - low) == pytest.approx((3.18245 * sqrt(5 / 3),) * 2, abs=1e-4)


@pytest.mark.parametrize("kind", [int, float, lambda value: Fraction(value, 7)])
def test_mean_and_spread_are_those_of_the_statistics_module(kind: type) -> None:
    stream = Stream(11)
    values = [kind(stream.below(1000)) for _ in range(200)]
    mean, low, high = mean_interval(values, 0.9)
    assert mean == pytest.approx(float(statistics.mean(values)))
    half = student_quantile(0.95, 199) * float(statistics.stdev(values)) / sqrt(200)
    assert (high - low) / 2 == pytest.approx(half)


def test_large_numbers_lose_nothing() -> None:
    far = 10**15
    assert mean_interval([far + 1, far + 2, far + 3], 0.95)[0] == far + 2
    near, away = mean_interval([1, 2, 3], 0.95), mean_interval([far + 1, far + 2, far + 3], 0.95)
    assert away[2] - away[1] == pytest.approx(near[2] - near[1], abs=0.5)


def test_of_one_value_nothing_is_known_and_equal_values_leave_no_doubt() -> None:
    assert mean_interval([3], 0.95) == (3.0, -inf, inf)
    assert mean_interval([3, 3, 3], 0.95) == (3.0, 3.0, 3.0)


# R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998),
# table I, method 3.
NEWCOMBE = {(81, 263): (0.2553, 0.3662), (15, 148): (0.0624, 0.1605), (0, 20): (0.0, 0.1611), (1, 29): (0.0061, 0.1718)}


@pytest.mark.parametrize(("counted", "ends"), NEWCOMBE.items())
def test_published_shares(counted: tuple[int, int], ends: tuple[float, float]) -> None:
    share, low, high = share_interval(*counted, 0.95)
    assert share == counted[0] / counted[1]
    assert (low, high) == pytest.approx(ends, abs=5e-5)


@pytest.mark.parametrize(("hits", "n"), [(3, 10), (1, 2), (40, 900)])
def test_the_ends_of_a_share_are_where_the_share_is_just_plausible(hits: int, n: int) -> None:
    """Wilson's ends solve |hits/n - p| = z √(p(1 - p)/n)."""
    z = statistics.NormalDist().inv_cdf(0.975)
    share, low, high = share_interval(hits, n, 0.95)
    for end in (low, high):
        assert abs(share - end) == pytest.approx(z * sqrt(end * (1 - end) / n))


def test_shares_of_nothing_and_of_all() -> None:
    assert share_interval(0, 5, 0.95)[:2] == (0.0, 0.0)
    assert share_interval(5, 5, 0.95)[::2] == (1.0, 1.0)
    assert share_interval(0, 5, 0.95)[2] == pytest.approx(1 - share_interval(5, 5, 0.95)[1])


def test_how_often_a_share_is_covered_exactly() -> None:
    """The chances of all outcomes whose interval covers the true share, summed."""
    for share in (0.1, 0.3, 0.5):
        n = 60
        covered = 0.0
        for hits in range(n + 1):
            _, low, high = share_interval(hits, n, 0.95)
            covered += comb(n, hits) * share**hits * (1 - share) ** (n - hits) * (low <= share <= high)
        assert covered == pytest.approx(0.95, abs=0.025)


@pytest.mark.parametrize(("level", "slack"), [(0.95, 0.02), (0.5, 0.04)])
def test_how_often_a_mean_is_covered_by_counting(level: float, slack: float) -> None:
    """A thousand experiments of thirty throws of a die, whose mean is 3.5."""
    stream, covered = Stream(3), 0
    for _ in range(1000):
        _, low, high = mean_interval([1 + stream.below(6) for _ in range(30)], level)
        covered += low <= 3.5 <= high
    assert covered / 1000 == pytest.approx(level, abs=slack)


def test_how_often_a_seeded_coin_is_covered_by_counting() -> None:
    stream, covered = Stream(4), 0
    for _ in range(1000):
        hits = sum(stream.below(10) < 3 for _ in range(50))
        _, low, high = share_interval(hits, 50, 0.95)
        covered += low <= 0.3 <= high
    assert covered / 1000 == pytest.approx(0.95, abs=0.02)
