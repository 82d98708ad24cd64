"""Several dice thrown together: every combination, with the dice told apart by name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from keyword import iskeyword
from math import prod
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

from kayanak_nb.dice.die import Die
from kayanak_nb.dice.distribution import Distribution
from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake, MistakenType

__all__ = ["MOST", "Joint", "joint"]

MOST = 1_000_000
"""The most combinations that `joint` lists."""


class Joint(tuple[Any, ...]):
    """What several dice show together: a tuple with one part a die, each also an attribute by its name."""

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]] = ()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __add__(self, other: object) -> NoReturn:
        raise MistakenType(f"What several dice show is no number. Reckon with its parts: {', '.join(self._fields)}.")

    __radd__ = __mul__ = __rmul__ = __add__

    def __str__(self) -> str:
        return f"({', '.join(map(str, self))})"

    def __repr__(self) -> str:
        parts = (f"{name}={part!r}" for name, part in zip(self._fields, self, strict=True))
        return f"Joint({', '.join(parts)})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (self._fields, tuple(self)))


def joint(*dice: Die[Any] | Distribution[Any], **named: Die[Any] | Distribution[Any]) -> Distribution[Any]:
    """Return how likely each combination is when independent dice are thrown together.

    The outcomes are tuples whose parts have names, for `Distribution.given` and `Distribution.marginal`.
    Two dice without names are ``white`` and ``blue``, any other number of them ``die1``, ``die2``, …
    Give names of your own as ``joint(mine=d6, yours=d6)``.

    :raises TypeError: if there is no die, or some dice are named and others not.
    :raises ValueError: if a name cannot be used, or there are more than `MOST` combinations.

    >>> both = joint(Die([1, 2]), Die([1, 2]))
    >>> both[1, 2]
    Fraction(1, 4)
    >>> both.map(lambda throw: throw.white + throw.blue)
    Distribution({2: 1/4, 3: 1/2, 4: 1/4})
    """
    if bool(dice) == bool(named):
        raise MistakenType(
            "Give the dice either all without names, joint(white, blue), or all with, joint(mine=d6, yours=d6)."
        )
    make = _joint_type(tuple(named) or _names(len(dice)))
    parts = [_distribution(die).weights for die in dice or named.values()]
    _check_size(prod(map(len, parts)))
    combinations: Iterable[Joint] = map(make, product(*parts))
    weights = map(prod, product(*(part.values() for part in parts)))
    return Distribution.reduced(dict(zip(combinations, weights, strict=True)))


def _names(count: int) -> tuple[str, ...]:
    return ("white", "blue") if count == 2 else tuple(f"die{number}" for number in range(1, count + 1))


@cache
def _joint_type(names: tuple[str, ...]) -> type[Joint]:
    for name in names:
        if not name.isidentifier() or iskeyword(name) or name.startswith("_") or hasattr(tuple, name):
            raise Mistake(f"A die cannot be named {brief(name)}. Take a plain word such as 'white'.")
    parts = {name: property(itemgetter(place)) for place, name in enumerate(names)}
    return type("Joint", (Joint,), {"__slots__": (), "_fields": names, **parts})


def _rebuilt(names: tuple[str, ...], parts: tuple[object, ...]) -> Joint:
    return _joint_type(names)(parts)


def _distribution(die: object) -> Distribution[Any]:
    distribution = die.distribution if isinstance(die, Die) else die
    if isinstance(distribution, Distribution):
        return distribution
    raise MistakenType(f"joint() takes dice or distributions, not {brief(die)}.")


def _check_size(combinations: int) -> None:
    if combinations > MOST:
        raise Mistake(
            f"These dice have {combinations:,} combinations, more than the {MOST:,} that can be listed. "
            "If only their sum matters, add the dice, or use die.sum(n)."
        )
