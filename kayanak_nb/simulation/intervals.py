"""How sure a mean or a share is: confidence intervals in plain Python.

Means take Student's t, with the variance about the mean divided by *n* - 1; sums are exact. Shares take the interval
of E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American
Statistical Association 22 (1927), 209-212, doi:10.1080/01621459.1927.10502953. The distribution of t is that of
M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 26.7.3 to 26.7.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import atan, cos, inf, pi, sin, sqrt
from statistics import NormalDist
from typing import TypeAlias

__all__ = ["Interval", "Number", "mean_interval", "normal_quantile", "share_interval", "student_quantile"]

Number: TypeAlias = int | float | Fraction
Interval: TypeAlias = tuple[float, float, float]
"""The value and the ends of the interval around it."""

_FINITE = 1000  # degrees of freedom; above, the series after powers of 1/freedom is exact to the last digits


def mean_interval(values: Sequence[Number], level: float) -> Interval:
    """Return the mean of *values* and its interval: mean ± t·s/√n, where s² = Σ(x - mean)²/(n - 1).

    Of a single value, nothing is known about how far it may be off: its interval has no ends.

    >>> mean_interval([1, 2, 3, 4, 5], 0.95)[0]
    3.0
    """
    exact = [value if isinstance(value, int) else Fraction(value) for value in values]
    n, total = len(exact), sum(exact)
    mean = float(Fraction(total, n))
    if n == 1:
        return mean, -inf, inf
    variance = Fraction(n * sum(value * value for value in exact) - total * total, n * (n - 1))
    half = student_quantile((1 + level) / 2, n - 1) * sqrt(variance / n)
    return mean, mean - half, mean + half


def share_interval(hits: int, n: int, level: float) -> Interval:
    """Return the share *hits*/*n* and its interval after Wilson, which never leaves the range from 0 to 1.

    Its middle is (p + z²/2n) / (1 + z²/n), its half z/(1 + z²/n) · √(p(1 - p)/n + z²/4n²).

    >>> [round(end, 3) for end in share_interval(81, 263, 0.95)]
    [0.308, 0.255, 0.366]
    """
    share, z = hits / n, normal_quantile((1 + level) / 2)
    wider = 1 + z * z / n
    middle = (share + z * z / (2 * n)) / wider
    half = z / wider * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return share, 0.0 if not hits else middle - half, 1.0 if hits == n else middle + half


def normal_quantile(chance: float) -> float:
    """Return what a standard normal number stays below with that *chance*."""
    return NormalDist().inv_cdf(chance)


def student_quantile(chance: float, freedom: int) -> float:
    """Return what Student's t with so many degrees of *freedom* stays below with that *chance*, at least one half.

    >>> round(student_quantile(0.975, 9), 4)
    2.2622
    """
    if freedom > _FINITE:
        return _series(normal_quantile(chance), freedom)
    low, high = 0.0, 1.0
    while _within(high, freedom) < 2 * chance - 1:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 2 * chance - 1 else (low, middle)
    return (low + high) / 2


def _series(z: float, freedom: int) -> float:
    """Return the quantile of t from that of the normal distribution (26.7.5)."""
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def _within(t: float, freedom: int) -> float:
    """Return the chance that Student's t lies between -*t* and *t* (26.7.3 where *freedom* is odd, else 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = total = 0.0 if freedom == 1 else cos(angle) if odd else 1.0
    for number in range(2 + odd, freedom, 2):
        term *= (number - 1) / number * cos(angle) ** 2
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
