"""Numbers as people write them: with a point or a comma, as a fraction, or in percent."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from operator import index
from typing import Any

__all__ = ["number_in"]

# Beyond that, floats and sentences break.
_LARGEST, _LONGEST = 10**18, 40
_FRACTION_LINE = re.compile(r"\s*/\s*")
_HUGE_POWER = re.compile(r"[eE][+-]?\d{3}")


def number_in(given: Any) -> Fraction | float | None:
    """Return the number that was *given*: a Fraction for what is exact, a float for decimals, None if there is none.

    >>> number_in("3 / 4"), number_in("75 %"), number_in("0,75"), number_in(3), number_in("three")
    (Fraction(3, 4), Fraction(3, 4), 0.75, Fraction(3, 1), None)
    """
    number = _written(given) if isinstance(given, str) else _plain(given)
    return None if number is None or not -_LARGEST <= number <= _LARGEST else number


def _written(given: str) -> Fraction | float | None:
    """Return the number written in *given*; one with a decimal point is taken as rounded."""
    written = _FRACTION_LINE.sub("/", given.strip().replace(",", "."))
    if len(written) > _LONGEST or _HUGE_POWER.search(written):
        return None
    try:
        number = Fraction(written.rstrip("% "))
    except (ValueError, ZeroDivisionError):
        return None
    number = number / 100 if written.endswith("%") else number
    return float(number) if "." in written else number


def _plain(given: Any) -> Fraction | float | None:
    """Return anything else that counts as a number."""
    if isinstance(given, bool):
        return None
    if isinstance(given, Fraction):
        return given
    if hasattr(given, "__index__"):
        return Fraction(index(given))
    if not hasattr(given, "__float__"):
        return None
    number = float(given)
    if not isfinite(number):
        return None
    return Fraction(given) if isinstance(given, Decimal) else number
