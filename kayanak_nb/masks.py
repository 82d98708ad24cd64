"""Sets of numbered things as whole numbers: bit *i* stands for thing *i*."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import TypeVar

__all__ = ["bits", "chosen"]

Thing = TypeVar("Thing")

_FEW = 6
_DIGITS = bytes.maketrans(b"01", b"\0\1")


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set in *mask*, lowest first.

    >>> list(bits(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def chosen(things: tuple[Thing, ...], mask: int) -> tuple[Thing, ...]:
    """Return those of *things* whose bit is set in *mask*, in their order.

    >>> chosen(("a", "b", "c"), 0b101)
    ('a', 'c')
    """
    if mask.bit_count() > _FEW:
        # The digits of the mask, lowest first, as bytes 0 and 1.
        return tuple(compress(things, format(mask, "b")[::-1].encode().translate(_DIGITS)))
    picked = []
    while mask:
        low = mask & -mask
        picked.append(things[low.bit_length() - 1])
        mask ^= low
    return tuple(picked)
