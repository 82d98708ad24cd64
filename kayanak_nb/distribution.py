"""Distribution: every outcome of a chance, each with its exact probability."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm, sqrt
from typing import Any, Generic, NamedTuple, TypeVar

from kayanak_nb.condition import Condition
from kayanak_nb.face import number_of, whole_number
from kayanak_nb.polynomial import power, product

__all__ = ["Comparison", "Distribution"]

T = TypeVar("T")
U = TypeVar("U")


class Comparison(NamedTuple):
    """How likely one chance comes out *greater* than, *equal* to or *less* than another; they sum to 1."""

    greater: Fraction
    equal: Fraction
    less: Fraction


class Distribution(Mapping[T, Fraction], Generic[T]):
    """The outcomes of a chance, each with its probability, an exact `Fraction`; they sum to 1.

    *weights* says how likely each outcome is beside the others: whole numbers or fractions from 0, which need
    not sum to 1. Outcomes of weight 0 are left out. Numbers are kept in ascending order, others as they come.

    It is a mapping that never changes, so it can be hashed; an outcome it does not have has probability 0.
    Where numbers are asked for (sums, mean, comparison), a `Face` counts its pips.

    :raises TypeError: if a weight is not exact (a float, say).
    :raises ValueError: if a weight is negative, or none is above 0.

    >>> haul = Distribution({"fish": 1, "no fish": 2})
    >>> haul["fish"]
    Fraction(1, 3)
    """

    __slots__ = ("_hash", "_total", "_weights")

    _weights: dict[T, int]
    _total: int
    _hash: int | None

    def __init__(self, weights: Mapping[T, int | Fraction]) -> None:
        if not isinstance(weights, Mapping):
            raise TypeError(f"A distribution is made from a mapping such as {{1: 2, 3: 1}}, not {weights!r}.")
        exact = {outcome: _weight(outcome, weight) for outcome, weight in weights.items()}
        scale = lcm(*(weight.denominator for weight in exact.values()))
        counts = {outcome: int(weight * scale) for outcome, weight in exact.items() if weight}
        if not counts:
            raise ValueError("A distribution needs at least one outcome with a weight above 0.")
        common = gcd(*counts.values())
        self._set({outcome: count // common for outcome, count in _ordered(counts).items()})

    @classmethod
    def _of(cls, weights: dict[T, int]) -> Distribution[T]:
        """Make a distribution of *weights* that are in order and known to have no common divisor."""
        made = cls.__new__(cls)
        made._set(weights)
        return made

    def _set(self, weights: dict[T, int]) -> None:
        self._weights = weights
        self._total = sum(weights.values())
        self._hash = None

    def __getitem__(self, outcome: T) -> Fraction:
        return Fraction(self._weights.get(outcome, 0), self._total)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._weights

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Distribution):
            return self._weights == other._weights
        return Mapping.__eq__(self, other)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._weights.items()))
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return (Distribution, (self._weights,))

    # Events and conditions

    def chance(self, condition: Callable[[T], object] | None = None, /, **parts: object) -> Fraction:
        """Return the probability that the condition holds, written as for `given`.

        >>> Distribution({1: 1, 2: 1, 6: 1}).chance(lambda pips: pips > 1)
        Fraction(2, 3)
        """
        holds = Condition(self._weights, condition, parts)
        return Fraction(sum(weight for outcome, weight in self._weights.items() if holds(outcome)), self._total)

    def given(self, condition: Callable[[T], object] | None = None, /, **parts: object) -> Distribution[T]:
        """Return what is left once the condition is known to hold, with probabilities that sum to 1 again.

        *condition* is a function that says of an outcome whether it holds. By name, *parts* asks for parts of an
        outcome: ``symbol`` and ``pips`` of a face, the dice of a `joint` distribution. It may be the part
        itself; for a face its symbol or its pips; several of those in a set; or a function of the part.
        All that is asked for must hold.

        :raises TypeError: if there is nothing to ask, or the outcomes have no part of that name.
        :raises ValueError: if no outcome meets the condition, so that nothing is left.

        >>> from kayanak_nb.dice import Die, Face
        >>> die = Die([Face("walk", 3), Face("fish", 3), Face("fish", 1)])
        >>> die.distribution.given(symbol="fish")[Face("fish", 3)]
        Fraction(1, 2)
        """
        holds = Condition(self._weights, condition, parts)
        left = {outcome: weight for outcome, weight in self._weights.items() if holds(outcome)}
        if not left:
            raise ValueError(holds.why_none())
        return Distribution(left)

    def marginal(self, part: str) -> Distribution[Any]:
        """Return the distribution of one named *part* of the outcomes, whatever the others are.

        :raises TypeError: if the outcomes have no part of that name.

        >>> from kayanak_nb.dice import Die, Face
        >>> Die([Face("walk", 3), Face("fish", 3), Face("fish", 1)]).distribution.marginal("symbol")["fish"]
        Fraction(2, 3)
        """
        Condition(self._weights, None, {part: None})
        return self.map(lambda outcome: getattr(outcome, part))

    def map(self, function: Callable[[T], U]) -> Distribution[U]:
        """Return the distribution of ``function(outcome)``; outcomes that become equal are put together.

        >>> Distribution({-1: 1, 0: 1, 1: 1}).map(abs)[1]
        Fraction(2, 3)
        """
        weights: dict[U, int] = {}
        for outcome, weight in self._weights.items():
            image = function(outcome)
            weights[image] = weights.get(image, 0) + weight
        return Distribution(weights)

    # Numbers

    def _numbers(self) -> dict[Any, int]:
        """Return the weights by number, ascending, each face counting its pips."""
        weights: dict[Any, int] = {}
        for outcome, weight in self._weights.items():
            number = number_of(outcome)
            weights[number] = weights.get(number, 0) + weight
        return dict(sorted(weights.items()))

    def sum(self, n: int) -> Distribution[int]:
        """Return the distribution of the sum of *n* independent throws; of 0 throws it is 0 for certain.

        :raises TypeError: if *n* or an outcome is not a whole number.
        :raises ValueError: if *n* is negative, or so large that the sums would fill the memory.

        >>> Distribution({1: 1, 2: 1}).sum(2)[3]
        Fraction(1, 2)
        """
        count = whole_number(n, "The number of dice to sum")
        if count < 0:
            raise ValueError(f"The number of dice to sum must be 0 or more, not {count}.")
        return Distribution(power(self._numbers(), count))

    def __rmatmul__(self, n: int) -> Distribution[int]:
        return self.sum(n)

    def __add__(self, other: object) -> Distribution[int]:
        """Return the distribution of the sum with an independent *other*, or with a whole number."""
        if isinstance(other, int) and not isinstance(other, bool):
            return Distribution({number + other: weight for number, weight in self._numbers().items()})
        if isinstance(other, Distribution):
            return Distribution(product(self._numbers(), other._numbers()))
        return NotImplemented

    __radd__ = __add__

    @property
    def mean(self) -> Fraction:
        """The mean, or expectation: the sum of each number times its probability."""
        return Fraction(sum(number * weight for number, weight in self._numbers().items()), self._total)

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        square = sum(number * number * weight for number, weight in self._numbers().items())
        return Fraction(square, self._total) - self.mean**2

    @property
    def standard_deviation(self) -> float:
        """The square root of the variance: how far from the mean a throw typically is; not exact."""
        return sqrt(self.variance)

    @property
    def mode(self) -> tuple[T, ...]:
        """The most likely outcomes, one or several."""
        highest = max(self._weights.values())
        return tuple(outcome for outcome, weight in self._weights.items() if weight == highest)

    def quantile(self, probability: Fraction | int) -> Any:
        """Return the least number that is reached or undercut with at least *probability* (0 to 1, exact).

        ``quantile(Fraction(1, 2))`` is the median, the lower one where two are in the middle.

        :raises TypeError: if *probability* is not exact.
        :raises ValueError: if it is not from 0 to 1.

        >>> Distribution({1: 1, 2: 1, 3: 1, 9: 1}).quantile(Fraction(1, 2))
        2
        """
        if isinstance(probability, bool) or not isinstance(probability, int | Fraction):
            raise TypeError(f"A probability must be exact, such as Fraction(1, 2), not {probability!r}.")
        if not 0 <= probability <= 1:
            raise ValueError(f"A probability is from 0 to 1, not {probability}.")
        reached = 0
        for number, weight in self._numbers().items():
            reached += weight
            if reached >= probability * self._total:
                break
        return number

    def at_least(self, number: int | Fraction) -> Fraction:
        """Return the probability of *number* or more."""
        return self._share(lambda reached: reached >= number)

    def at_most(self, number: int | Fraction) -> Fraction:
        """Return the probability of *number* or less."""
        return self._share(lambda reached: reached <= number)

    def _share(self, counts: Callable[[Any], bool]) -> Fraction:
        return Fraction(sum(weight for number, weight in self._numbers().items() if counts(number)), self._total)

    def compare(self, other: Distribution[Any] | int | Fraction) -> Comparison:
        """Return how likely this comes out greater than, equal to or less than an independent *other*, or a number.

        >>> Distribution({1: 1, 4: 2}).compare(Distribution({1: 1, 3: 1}))
        Comparison(greater=Fraction(2, 3), equal=Fraction(1, 6), less=Fraction(1, 6))
        """
        theirs = other if isinstance(other, Distribution) else Distribution({other: 1})
        mine = sorted(self._numbers().items())
        greater = equal = below = 0
        rest = list(reversed(theirs._numbers().items()))
        for number, weight in mine:
            while rest and rest[-1][0] < number:
                below += rest.pop()[1]
            greater += weight * below
            if rest and rest[-1][0] == number:
                equal += weight * rest[-1][1]
        total = self._total * theirs._total
        return Comparison(Fraction(greater, total), Fraction(equal, total), Fraction(total - greater - equal, total))

    def __repr__(self) -> str:
        shown = [f"{_name(outcome)}: {Fraction(weight, self._total)}" for outcome, weight in self._weights.items()]
        middle = [*shown[:12], "…"] if len(shown) > 13 else shown
        return f"Distribution({{{', '.join(middle)}}})"


def _weight(outcome: object, weight: object) -> int | Fraction:
    if isinstance(weight, bool) or not isinstance(weight, int | Fraction):
        raise TypeError(f"The weight of {outcome!r} must be exact, such as 1 or Fraction(1, 3), not {weight!r}.")
    if weight < 0:
        raise ValueError(f"The weight of {outcome!r} must be 0 or more, not {weight}.")
    return weight


def _ordered(counts: dict[T, int]) -> dict[T, int]:
    if all(isinstance(outcome, int | Fraction) for outcome in counts):
        return dict(sorted(counts.items()))  # type: ignore[type-var]
    return counts


def _name(outcome: object) -> str:
    return str(outcome) if hasattr(outcome, "_fields") else repr(outcome)
