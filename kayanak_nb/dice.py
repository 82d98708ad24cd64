"""Dice, exact: faces, a die as a polynomial, sums of many dice, several dice together.

>>> die = Die(range(1, 7))
>>> die.sum(2)[7]
Fraction(1, 6)
>>> white = Die([Face("walk", 3), Face("fish", 3), Face("fish", 2)])
>>> blue = Die([Face("drop", 1), Face("plain", 2)])
>>> joint(white, blue).given(white="fish").chance(blue="drop")
Fraction(1, 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from functools import cache
from itertools import product
from keyword import iskeyword
from math import prod
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, TypeVar

from kayanak_nb.distribution import Comparison, Distribution
from kayanak_nb.face import Face, whole_number
from kayanak_nb.stream import Stream

__all__ = ["Comparison", "Die", "Distribution", "Face", "Joint", "joint"]

F = TypeVar("F", bound=int | Face)


class Die(Generic[F]):
    """A die: its *faces* are all numbers or all `Face`, each as often as it is on the die.

    Every face is as likely as every other. A die never changes and can be hashed; dice with the same
    faces in the same order are equal. ``2 @ die`` is the sum of two throws, ``die + other`` that of two dice.

    :raises TypeError: if *faces* is no sequence of whole numbers or of `Face`, or mixes the two.
    :raises ValueError: if there is no face.

    >>> Die([1, 1, 2]).distribution[1]
    Fraction(2, 3)
    """

    __slots__ = ("_distribution", "_faces")

    _faces: tuple[F, ...]
    _distribution: Distribution[F] | None

    def __init__(self, faces: Iterable[F]) -> None:
        self._faces = _checked(faces)
        self._distribution = None

    @property
    def faces(self) -> tuple[F, ...]:
        """The faces, in the order given."""
        return self._faces

    @property
    def distribution(self) -> Distribution[F]:
        """How likely each face is, equal faces put together."""
        if self._distribution is None:
            weights: dict[F, int] = {}
            for face in self._faces:
                weights[face] = weights.get(face, 0) + 1
            self._distribution = Distribution(weights)
        return self._distribution

    @property
    def mean(self) -> Any:
        """The mean of the numbers, or of the pips; an exact `Fraction`."""
        return self.distribution.mean

    @property
    def variance(self) -> Any:
        """The mean square of the distance from the mean; an exact `Fraction`."""
        return self.distribution.variance

    def sum(self, n: int) -> Distribution[int]:
        """Return the distribution of the sum of *n* throws of this die, as `Distribution.sum` does."""
        return self.distribution.sum(n)

    def __rmatmul__(self, n: int) -> Distribution[int]:
        return self.sum(n)

    def __add__(self, other: object) -> Distribution[int]:
        return self.distribution + (other.distribution if isinstance(other, Die) else other)

    __radd__ = __add__

    def roll(self, stream: Stream) -> F:
        """Return the face that comes up, with one draw from *stream*."""
        return self._faces[stream.below(len(self._faces))]

    def __eq__(self, other: object) -> bool:
        return self._faces == other._faces if isinstance(other, Die) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._faces)

    def __reduce__(self) -> tuple[object, ...]:
        return (Die, (self._faces,))

    def __repr__(self) -> str:
        return f"Die([{', '.join(map(repr, self._faces))}])"


def _checked(faces: Iterable[F]) -> tuple[F, ...]:
    if isinstance(faces, Set | Mapping):
        raise TypeError("A set or mapping cannot hold a face twice. Write the faces in a list: Die([1, 1, 2]).")
    if isinstance(faces, str | bytes | Face) or not isinstance(faces, Iterable):
        raise TypeError(f"A die is made from its faces, such as Die(range(1, 7)), not from {faces!r}.")
    checked = tuple(face if isinstance(face, Face) else whole_number(face, "A face that is no Face") for face in faces)
    if not checked:
        raise ValueError("A die needs at least one face.")
    if len({isinstance(face, Face) for face in checked}) > 1:
        raise TypeError("The faces of a die must be all numbers or all Face(symbol, pips), not both.")
    return checked  # type: ignore[return-value]


class Joint(tuple[Any, ...]):
    """What several dice show together: a tuple with one part a die, each also an attribute by its name."""

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]] = ()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __add__(self, other: object) -> NoReturn:
        raise TypeError(
            f"What several dice show cannot be added as it is. Add a part of it: {self._fields[0]}.pips, say."
        )

    __radd__ = __add__
    __mul__ = __add__  # type: ignore[assignment]
    __rmul__ = __add__  # type: ignore[assignment]

    def __str__(self) -> str:
        return ", ".join(map(str, self))

    def __repr__(self) -> str:
        return f"({', '.join(f'{name}: {part}' for name, part in zip(self._fields, self, strict=True))})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (self._fields, tuple(self)))


def _rebuilt(names: tuple[str, ...], parts: tuple[object, ...]) -> Joint:
    return _joint_type(names)(parts)


@cache
def _joint_type(names: tuple[str, ...]) -> type[Joint]:
    for name in names:
        if not name.isidentifier() or iskeyword(name) or name.startswith("_") or hasattr(tuple, name):
            raise ValueError(f"A die cannot be named {name!r}. Take a plain word such as 'white'.")
    parts = {name: property(itemgetter(place)) for place, name in enumerate(names)}
    return type("Joint", (Joint,), {"__slots__": (), "_fields": names, **parts})


def joint(*dice: Die[Any] | Distribution[Any], **named: Die[Any] | Distribution[Any]) -> Distribution[Joint]:
    """Return how likely each combination is when independent dice are thrown together.

    The outcomes are tuples whose parts have names, for `given` and `marginal`. Two dice without names are
    ``white`` and ``blue``, any other number of them ``die1``, ``die2``, …; or give the names: ``joint(mine=d6, yours=d6)``.

    :raises TypeError: if there is no die, or some dice are named and others not.

    >>> both = joint(Die([1, 2]), Die([1, 2]))
    >>> both.map(lambda throw: throw.white + throw.blue)[3]
    Fraction(1, 2)
    """
    if bool(dice) == bool(named):
        raise TypeError(
            "Give the dice either all without names, joint(white, blue), or all with: joint(mine=d6, yours=d6)."
        )
    names = tuple(named) or (("white", "blue") if len(dice) == 2 else tuple(f"die{n}" for n in range(1, len(dice) + 1)))
    make = _joint_type(names)
    parts = [_weights_of(die) for die in dice or named.values()]
    weights = map(prod, product(*(part.values() for part in parts)))
    return Distribution._of(dict(zip(map(make, product(*parts)), weights, strict=True)))


def _weights_of(die: object) -> Mapping[Any, int]:
    distribution = die.distribution if isinstance(die, Die) else die
    if not isinstance(distribution, Distribution):
        raise TypeError(f"joint() takes dice or distributions, not {die!r}.")
    return distribution._weights
