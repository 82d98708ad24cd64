"""A die is a polynomial: each face value is an exponent, how often it is there the coefficient.

The die with faces 1, 1 and 2 is 2x + x². Throwing two dice multiplies their polynomials, throwing
*n* like dice raises one to the power *n*; the coefficients then count the ways to each sum.
Polynomials are mappings from exponent to coefficient (> 0); exponents may be negative, or `Fraction`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kayanak_nb.mistake import Mistake

__all__ = ["BYTES", "power", "product"]

BYTES = 2**28
"""The most memory, about, that the answer of `power` may fill."""


def product(first: Mapping[int, int], second: Mapping[int, int]) -> dict[int, int]:
    """Return the product of two polynomials, by ascending exponent.

    >>> product({1: 2, 2: 1}, {0: 1, 1: 1})
    {1: 2, 2: 3, 3: 1}
    """
    terms: dict[int, int] = {}
    for i, a in first.items():
        for j, b in second.items():
            terms[i + j] = terms.get(i + j, 0) + a * b
    return dict(sorted(terms.items()))


def power(polynomial: Mapping[int, int], n: int) -> dict[int, int]:
    """Return *polynomial* to the power *n* (0 or more), by ascending exponent.

    Each coefficient follows from earlier ones. Write the polynomial as x^m · V with V(0) = v₀ > 0; then
    W = V^n satisfies V·W′ = n·V′·W, and comparing the coefficients of x^(e-1) gives
    e·v₀·w_e = Σ ((n+1)·d - e)·v_d·w_(e-d) over the exponents d > 0 of V
    (J. C. P. Miller's formula: Knuth, The Art of Computer Programming, volume 2, section 4.7).

    :raises ValueError: if the answer would need more than about `BYTES` bytes.

    >>> power({1: 2, 2: 1}, 2)
    {2: 4, 3: 4, 4: 1}
    """
    low = min(polynomial)
    steps = {exponent - low: coefficient for exponent, coefficient in polynomial.items() if exponent != low}
    exponents = _exponents(steps, n, most=BYTES // _bytes_each(polynomial, n))
    first = polynomial[low]
    ways = {0: first**n}
    for e in exponents:
        terms = [((n + 1) * d - e) * v * ways[e - d] for d, v in steps.items() if e - d in ways]
        ways[e] = sum(terms) // (e * first)
    return {low * n + e: count for e, count in ways.items()}


def _bytes_each(polynomial: Mapping[int, int], n: int) -> int:
    """Return about how much memory one term of the power takes: Python's own share, and the digits of the count."""
    return 200 + n * (sum(polynomial.values()) - 1).bit_length() // 8


def _exponents(steps: Iterable[int], n: int, *, most: int) -> list[int]:
    """Return the sums, above 0 and ascending, of up to *n* of the *steps*.

    :raises ValueError: if there are more than *most*.
    """
    seen = {0}
    fresh = {0}
    for _ in range(n):
        fresh = {e + step for e in fresh for step in steps} - seen
        if not fresh:
            break
        seen |= fresh
        if len(seen) > most:
            raise Mistake(
                "The sum of so many dice has too many outcomes, or too long ones, to list them exactly. "
                "Take fewer dice, or dice with fewer faces."
            )
    return sorted(seen)[1:]
