"""Numbers as short texts: exact where that is short, otherwise rounded, however large or small they are."""

from __future__ import annotations

from fractions import Fraction
from math import floor, log10

__all__ = ["rounded", "short", "written"]

_MOST_DIGITS = 20
# Python refuses to write integers of more digits than that.
_MOST_BITS = 4300 * 3
# Below the least of these, and above the largest, floats lose digits or end.
_LEAST, _LARGEST = Fraction(1, 10**300), 10**300


def short(number: int | Fraction) -> str:
    """Return *number* exactly if that takes at most 20 characters, otherwise rounded.

    >>> short(Fraction(2, 3)), short(Fraction(1, 6**2000))
    ('2/3', '≈4.98e-1557')
    """
    if max(number.numerator.bit_length(), number.denominator.bit_length()) <= 4 * _MOST_DIGITS:
        exact = str(number)
        if len(exact) <= _MOST_DIGITS:
            return exact
    return f"≈{rounded(number)}"


def written(number: int) -> str:
    """Return *number* with all its digits, or rounded if there are thousands of them.

    >>> written(12345), written(10**5000)
    ('12345', '≈1e+5000')
    """
    return str(number) if number.bit_length() <= _MOST_BITS else f"≈{rounded(number)}"


def rounded(number: int | Fraction) -> str:
    """Return *number* rounded to three digits.

    >>> rounded(Fraction(2, 3)), rounded(-(10**400))
    ('0.667', '-1e+400')
    """
    exact = Fraction(number)
    size: Fraction = abs(exact)
    if not size or _LEAST <= size <= _LARGEST:
        return f"{float(number):.3g}"
    power = floor(log10(size.numerator) - log10(size.denominator))
    # Rounding, here or in the logarithm, may lead to the next power.
    digits, _, more = f"{float(exact / Fraction(10) ** power):.2e}".partition("e")
    return f"{float(digits):g}e{power + int(more):+d}"
