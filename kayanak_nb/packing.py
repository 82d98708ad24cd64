"""Whole numbers as short texts, for codes that people copy: 5 bits to a character, and many numbers in one.

>>> text = pack([(3, 10), (0, 2), (17, 100)])
>>> unpack = Unpacking(text)
>>> unpack.take(10), unpack.take(2), unpack.take(100), unpack.is_spent
(3, 0, 17, True)
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Unpacking", "number_from", "pack", "text_of"]

_DIGITS = "0123456789abcdefghijklmnopqrstuv"
_CHARACTERS = {format(value, "05b"): digit for value, digit in enumerate(_DIGITS)}


def text_of(number: int, *, width: int = 1) -> str:
    """Return *number*, 0 or more, in base 32 with at least *width* digits, 0 to 9 and a to v.

    >>> text_of(31), text_of(32), text_of(1, width=7)
    ('v', '10', '0000001')
    """
    bits = format(number, "b")
    bits = bits.zfill(-(-len(bits) // 5) * 5)
    return "".join([_CHARACTERS[bits[place : place + 5]] for place in range(0, len(bits), 5)]).zfill(width)


def number_from(text: str) -> int:
    """Return the number that :func:`text_of` has written as *text*.

    :raises ValueError: if *text* is empty or has other characters than its digits.
    """
    # int() would also take signs, spaces, underscores and the digits of other scripts.
    if not text or text.strip(_DIGITS):
        raise ValueError(f"{text!r} is no number in base 32.")
    return int(text, 32)


def pack(numbers: Sequence[tuple[int, int]]) -> str:
    """Return *numbers* as one text; each is given with its bound, below which it lies from 0 up."""
    # The 1 on top keeps leading zeros, and shows at the end whether all was taken.
    packed = 1
    for number, bound in reversed(numbers):
        packed = packed * bound + number
    return text_of(packed)


class Unpacking:
    """The numbers that were packed in *text*, to be taken in the same order with the same bounds.

    :raises ValueError: if *text* was never packed.
    """

    def __init__(self, text: str) -> None:
        self._left = number_from(text)

    def take(self, bound: int) -> int:
        """Return the next number, from 0 to *bound* - 1."""
        self._left, number = divmod(self._left, bound)
        return number

    @property
    def is_spent(self) -> bool:
        """Whether exactly what was packed has been taken."""
        return self._left == 1
