"""Face: one side of a die that shows a symbol and pips."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, NoReturn

from kayanak_nb.dice.figures import written
from kayanak_nb.given import brief, plain
from kayanak_nb.mistake import Mistake, MistakenType

__all__ = ["SYMBOLS", "Face", "whole_number"]

SYMBOLS: tuple[str, ...] = ("walk", "dig", "fish", "any", "drop", "crystal", "plain", "own", "bear")
"""The symbols of the games' own dice; a die of your own may show others."""


def whole_number(value: object, what: str) -> int:
    """Return *value* as an int; NumPy's whole numbers are welcome, ``True`` and ``3.0`` are not.

    :raises TypeError: if it is not a whole number; *what* begins the sentence that says so.
    """
    number = plain(value)
    if type(number) is not int:
        raise MistakenType(f"{what} must be a whole number, not {brief(value)}.")
    return number


class _Marks(NamedTuple):
    symbol: str
    pips: int


# A tuple inside, with the comparisons of one, since the engine hashes and compares faces all the time.
class Face(_Marks):
    """One side of a die: a *symbol* (any text, such as ``"walk"``) and its *pips* (0 or more).

    Faces add up by their pips, so that ``sum`` over a throw gives its pips. They are not numbers
    otherwise: where you mean the pips, as in comparing them, write ``face.pips``.

    :raises TypeError: if *symbol* is not text or *pips* not a whole number.
    :raises ValueError: if *symbol* is empty or *pips* negative.

    >>> face = Face("walk", 3)
    >>> print(face)
    walk 3
    >>> face + Face("drop", 2)
    5
    >>> 2 * face
    Traceback (most recent call last):
    kayanak_nb.mistake.MistakenType: A face cannot be multiplied. For its pips write 2 * face.pips.
    """

    __slots__ = ()

    def __new__(cls, symbol: str, pips: int) -> Face:  # noqa: D102
        symbol = plain(symbol)
        if not isinstance(symbol, str):
            raise MistakenType(f"The symbol of a face must be text such as 'walk', not {brief(symbol)}.")
        if not symbol.strip():
            raise Mistake("The symbol of a face must not be empty. For a die of plain numbers write Die([1, 2, 3]).")
        count = whole_number(pips, "The pips of a face")
        if count < 0:
            given = written(count)
            raise Mistake(f"The pips of a face are 0 or more, not {given}. A die of numbers may have negative ones.")
        return super().__new__(cls, symbol, count)

    @classmethod
    def _make(cls, iterable: Iterable[Any]) -> Face:  # type: ignore[override]
        # Named tuples make their copies unchecked.
        return cls(*iterable)

    def __add__(self, other: object) -> int:  # type: ignore[override]
        if isinstance(other, Face):
            return self.pips + other.pips
        if isinstance(other, int):
            return self.pips + other
        # Not NotImplemented: Python would then fall back on gluing the tuples together.
        raise MistakenType(f"{self} + {brief(other)}: a face can be added to a face or a whole number only.")

    def __radd__(self, other: object) -> int:
        return self + other

    def __mul__(self, other: object) -> NoReturn:
        raise MistakenType(f"A face cannot be multiplied. For its pips write {brief(other)} * face.pips.")

    __rmul__ = __mul__

    def __str__(self) -> str:
        return f"{self.symbol} {written(self.pips)}"

    def __repr__(self) -> str:
        return f"Face({self.symbol!r}, {written(self.pips)})"
