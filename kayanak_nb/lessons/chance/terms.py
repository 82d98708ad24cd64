"""A die written as a polynomial."""

from __future__ import annotations

from kayanak_nb.dice import Distribution

__all__ = ["polynomial"]

_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def polynomial(sums: Distribution[int], ways: int) -> str:
    """Return the polynomial whose exponents are *sums* and whose coefficients are the ways to them, *ways* in all.

    >>> polynomial(Distribution({1: 2, 2: 3, 13: 1}), 6)
    '2x + 3x² + x¹³'
    """
    return " + ".join(_term(exponent, int(share * ways)) for exponent, share in sums.items())


def _term(exponent: int, ways: int) -> str:
    if exponent == 0:
        return str(ways)
    power = "x" if exponent == 1 else f"x{str(exponent).translate(_RAISED)}"
    return power if ways == 1 else f"{ways}{power}"
