"""Distribution: every outcome of a chance, each with its exact probability."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate, islice
from math import gcd, lcm, sqrt
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    NamedTuple,
    Protocol,
    SupportsIndex,
    TypeAlias,
    TypeVar,
    overload,
)

from kayanak_nb.dice.condition import Condition, check_part
from kayanak_nb.dice.face import Face, whole_number
from kayanak_nb.dice.figures import short, written
from kayanak_nb.dice.operators import no_count, no_difference, no_order, no_product
from kayanak_nb.dice.polynomial import power, product
from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake, MistakenType

__all__ = ["Comparison", "Distribution", "Rival"]

T = TypeVar("T")
U = TypeVar("U")

_MOST_SHOWN = 12


if TYPE_CHECKING:

    class _Thrown(Protocol):
        @property
        def distribution(self) -> Distribution[Any]: ...


Rival: TypeAlias = "Distribution[Any] | _Thrown | int | Fraction"
"""What a chance can be compared with: another, a die, a number."""


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

    :raises TypeError: if *weights* is no mapping, or a weight is not exact (a float, say).
    :raises ValueError: if a weight is negative, or none is above 0.

    >>> Distribution({"fish": 1, "no fish": 2})["fish"]
    Fraction(1, 3)
    """

    __slots__ = ("_hash", "_shares", "_total", "_weights")

    # NumPy's numbers would otherwise take ``n @ distribution`` for a sum of arrays.
    __array_ufunc__ = None

    _weights: dict[T, int]
    _total: int
    # The probability of each weight that was asked for: few weights are all different, and fractions take time.
    _shares: dict[int, Fraction]
    _hash: int | None

    def __init__(self, weights: Mapping[T, int | Fraction]) -> None:
        if not isinstance(weights, Mapping):
            raise MistakenType(
                f"A distribution is made from a mapping such as {{1: 2, 3: 1}}, not from {brief(weights)}."
            )
        exact = {outcome: _weight(outcome, weight) for outcome, weight in weights.items()}
        scale = lcm(*(weight.denominator for weight in exact.values()))
        counts = {outcome: int(weight * scale) for outcome, weight in exact.items() if weight}
        if not counts:
            raise Mistake("A distribution needs at least one outcome with a weight above 0.")
        self._set(_reduced(_ordered(counts)))

    @classmethod
    def counted(cls, ways: dict[T, int]) -> Distribution[T]:
        """Return the distribution of outcomes that can come in so many *ways*, all above 0; unchecked."""
        return cls.reduced(_reduced(_ordered(ways)))

    @classmethod
    def reduced(cls, weights: dict[T, int]) -> Distribution[T]:
        """Return the distribution of *weights* above 0 that are in order and without common divisor; unchecked."""
        made = cls.__new__(cls)
        made._set(weights)
        return made

    def _set(self, weights: dict[T, int]) -> None:
        self._weights = weights
        self._total = sum(weights.values())
        self._shares = {}
        self._hash = None

    @property
    def weights(self) -> Mapping[T, int]:
        """The least whole numbers that stand to each other as the probabilities do.

        >>> Distribution({1: Fraction(1, 2), 2: Fraction(1, 3), 3: Fraction(1, 6)}).weights[1]
        3
        """
        return MappingProxyType(self._weights)

    def __getitem__(self, outcome: T) -> Fraction:
        weight = self._weights.get(outcome, 0)
        share = self._shares.get(weight)
        if share is None:
            share = self._shares[weight] = Fraction(weight, self._total)
        return share

    @overload
    def get(self, outcome: T, /) -> Fraction | None: ...
    @overload
    def get(self, outcome: T, /, default: Fraction | U) -> Fraction | U: ...
    def get(self, outcome: T, /, default: Any = None) -> Any:
        """Return the probability of *outcome*, or *default* if it is none of the outcomes."""
        return self[outcome] if outcome in self._weights else default

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

    def chance(self, condition: Callable[[T], object] | None = None, /, **parts: object) -> Fraction:
        """Return the probability that a condition holds, written as for `given`.

        >>> Distribution({1: 1, 2: 1, 6: 1}).chance(lambda pips: pips > 1)
        Fraction(2, 3)
        """
        holds = Condition(self._weights, condition, parts).holds
        return Fraction(sum(weight for outcome, weight in self._weights.items() if holds(outcome)), self._total)

    def given(self, condition: Callable[[T], object] | None = None, /, **parts: object) -> Distribution[T]:
        """Return what is left once a condition is known to hold, with probabilities that sum to 1 again.

        *condition* is a function that says of an outcome whether it holds. *parts* asks for parts of an outcome
        by name: ``symbol`` and ``pips`` of a face, the dice of a `joint` distribution. What is asked for may be
        the part itself; of a face just its symbol or its pips; a set or range of these; or a function of
        the part. All that is asked for must hold.

        :raises TypeError: if nothing is asked, or the outcomes have no part of that name.
        :raises ValueError: if no outcome meets the condition, so that nothing is left.

        >>> throw = Distribution({Face("walk", 3): 1, Face("fish", 3): 1, Face("fish", 1): 1})
        >>> throw.given(symbol="fish")
        Distribution({fish 3: 1/2, fish 1: 1/2})
        >>> throw.given(lambda face: face.pips > 2)
        Distribution({walk 3: 1/2, fish 3: 1/2})
        """
        known = Condition(self._weights, condition, parts)
        left = {outcome: weight for outcome, weight in self._weights.items() if known.holds(outcome)}
        if not left:
            raise Mistake(known.why_none())
        return Distribution.counted(left)

    def marginal(self, part: str) -> Distribution[Any]:
        """Return the distribution of one named *part* of the outcomes, whatever the others are.

        :raises TypeError: if the outcomes have no part of that name.

        >>> Distribution({Face("walk", 3): 1, Face("fish", 3): 1, Face("fish", 1): 1}).marginal("symbol")
        Distribution({'walk': 1/3, 'fish': 2/3})
        """
        check_part(self._weights, part)
        return self.map(lambda outcome: getattr(outcome, part))

    def map(self, function: Callable[[T], U]) -> Distribution[U]:
        """Return the distribution of ``function(outcome)``; outcomes that become equal are put together.

        >>> Distribution({-1: 1, 0: 1, 1: 1}).map(abs)
        Distribution({0: 1/3, 1: 2/3})
        """
        weights: dict[U, int] = {}
        for outcome, weight in self._weights.items():
            image = function(outcome)
            weights[image] = weights.get(image, 0) + weight
        return Distribution.counted(weights)

    def sum(self, n: int) -> Distribution[int]:
        """Return the distribution of the sum of *n* independent throws; of 0 throws it is 0 for certain.

        ``n @ distribution`` is the same.

        :raises TypeError: if *n* is not a whole number, or an outcome is no exact number.
        :raises ValueError: if *n* is negative, or so large that the sums would fill the memory.

        >>> Distribution({1: 1, 2: 1}).sum(2)
        Distribution({2: 1/4, 3: 1/2, 4: 1/4})
        """
        count = whole_number(n, "The number of throws to sum")
        if count < 0:
            raise Mistake(f"The number of throws to sum must be 0 or more, not {written(count)}.")
        return Distribution.reduced(power(self._numbers()._weights, count))

    def __rmatmul__(self, n: int) -> Distribution[int]:
        return self.sum(n)

    def __add__(self, other: object) -> Distribution[int]:
        """Return the distribution of the sum with an independent *other*, or with a number."""
        if isinstance(other, Distribution):
            return Distribution.reduced(product(self._numbers()._weights, other._numbers()._weights))
        if isinstance(other, bool) or not isinstance(other, Fraction | SupportsIndex):
            return NotImplemented
        added = other if isinstance(other, Fraction) else other.__index__()
        return self._numbers().map(lambda number: number + added)

    __radd__ = __add__
    __mul__ = __rmul__ = no_product
    __matmul__ = no_count
    __sub__ = __rsub__ = no_difference
    __lt__ = __le__ = __gt__ = __ge__ = no_order

    @property
    def mean(self) -> Fraction:
        """The mean, or expectation: the sum of each number times its probability."""
        return self._expectation(lambda number: number)

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        return self._expectation(lambda number: number * number) - self.mean**2

    @property
    def standard_deviation(self) -> float:
        """The square root of the variance: how far from the mean a throw typically is; a float, not exact.

        :raises ValueError: if the variance is too large for a float.
        """
        try:
            return sqrt(self.variance)
        except OverflowError:
            raise Mistake("The standard deviation is too large for a float; the variance is exact.") from None

    @property
    def mode(self) -> tuple[T, ...]:
        """The most likely outcomes, one or several."""
        highest = max(self._weights.values())
        return tuple(outcome for outcome, weight in self._weights.items() if weight == highest)

    def at_least(self, number: int | Fraction) -> Fraction:
        """Return the probability of *number* or more."""
        return self._numbers().chance(lambda reached: reached >= number)

    def at_most(self, number: int | Fraction) -> Fraction:
        """Return the probability of *number* or less."""
        return self._numbers().chance(lambda reached: reached <= number)

    def quantile(self, probability: int | Fraction) -> Any:
        """Return the least number for which `at_most` is *probability* (from 0 to 1, exact) or more.

        ``quantile(Fraction(1, 2))`` is the median, the lower one where two are in the middle.

        :raises TypeError: if *probability* is not exact.
        :raises ValueError: if it is not from 0 to 1.

        >>> Distribution({1: 1, 2: 1, 3: 1, 9: 1}).quantile(Fraction(1, 2))
        2
        """
        if isinstance(probability, bool) or not isinstance(probability, int | Fraction):
            raise MistakenType(f"A probability must be exact, such as Fraction(1, 2), not {brief(probability)}.")
        if not 0 <= probability <= 1:
            raise Mistake(f"A probability is from 0 to 1, not {short(probability)}.")
        numbers = self._numbers()
        reached = accumulate(numbers._weights.values())
        wanted = probability * numbers._total
        return next(number for number, share in zip(numbers, reached, strict=True) if share >= wanted)

    def compare(self, other: Rival) -> Comparison:
        """Return how likely this comes out greater than, equal to or less than an independent *other*.

        *other* may also be a die or a number.

        :raises TypeError: if the outcomes of one of them are no numbers.

        >>> Distribution({1: 1, 4: 2}).compare(Distribution({1: 1, 3: 1}))
        Comparison(greater=Fraction(2, 3), equal=Fraction(1, 6), less=Fraction(1, 6))
        """
        mine, theirs = self._numbers(), _rival(other)._numbers()
        greater = equal = lower = 0
        waiting = list(theirs._weights.items())[::-1]
        for number, weight in mine._weights.items():
            while waiting and waiting[-1][0] < number:
                lower += waiting.pop()[1]
            greater += weight * lower
            if waiting and waiting[-1][0] == number:
                equal += weight * waiting[-1][1]
        total = mine._total * theirs._total
        return Comparison(*(Fraction(share, total) for share in (greater, equal, total - greater - equal)))

    def html(self, language: str = "en") -> str:
        """Return the distribution as a table in HTML, its texts in *language*.

        :raises ValueError: if there is no such language.
        """
        from kayanak_nb.dice.table import distribution_table

        return distribution_table(self, language)

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        shown = [f"{_name(outcome)}: {short(self[outcome])}" for outcome in islice(self._weights, _MOST_SHOWN)]
        shown += [f"… {len(self) - _MOST_SHOWN} more"] if len(self) > _MOST_SHOWN else []
        return f"Distribution({{{', '.join(shown)}}})"

    def _expectation(self, function: Callable[[Any], Any]) -> Fraction:
        numbers = self._numbers()
        weighted = sum(function(number) * weight for number, weight in numbers._weights.items())
        return Fraction(weighted, numbers._total)

    def _numbers(self) -> Distribution[Any]:
        """Return the distribution of the numbers, each face counting its pips."""
        if all(isinstance(outcome, int | Fraction) for outcome in self._weights):
            return self
        return self.map(_number)


def _weight(outcome: object, weight: object) -> int | Fraction:
    if isinstance(weight, bool) or not isinstance(weight, int | Fraction):
        raise MistakenType(
            f"The weight of {brief(outcome)} must be exact, such as 1 or Fraction(1, 3), not {brief(weight)}."
        )
    if weight < 0:
        raise Mistake(f"The weight of {brief(outcome)} must be 0 or more, not {short(weight)}.")
    return weight


def _reduced(counts: dict[T, int]) -> dict[T, int]:
    common = gcd(*counts.values())
    return {outcome: count // common for outcome, count in counts.items()} if common > 1 else counts


def _ordered(counts: dict[T, int]) -> dict[T, int]:
    if all(isinstance(outcome, int | Fraction) for outcome in counts):
        return dict(sorted(counts.items()))
    return counts


def _number(outcome: object) -> int | Fraction:
    if isinstance(outcome, Face):
        return outcome.pips
    if isinstance(outcome, int | Fraction):
        return outcome
    raise MistakenType(
        f"The outcome {_name(outcome)} is no exact number. "
        "Make numbers of the outcomes with map(), or pick one part of them with marginal()."
    )


def _rival(other: Rival) -> Distribution[Any]:
    if isinstance(other, int | Fraction):
        return Distribution({other: 1})
    distribution = getattr(other, "distribution", other)
    if isinstance(distribution, Distribution):
        return distribution
    raise MistakenType(f"A chance is compared with a distribution, a die or an exact number, not with {brief(other)}.")


def _name(outcome: object) -> str:
    if type(outcome) is int:
        return written(outcome)
    return str(outcome) if hasattr(outcome, "_fields") else brief(outcome)
