"""Exercises on two dice at once: two things together, the sum of two throws, and how many ways there are to a sum."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

from kayanak_nb.dice import Die, joint
from kayanak_nb.dice.polynomial import product as times
from kayanak_nb.lessons.answers import Number, Unreadable, native
from kayanak_nb.lessons.chance.figures import faces_of, grid, named
from kayanak_nb.lessons.chance.probability import apart, probability_judge, shown
from kayanak_nb.lessons.chance.variants import (
    BLUE_SYMBOLS,
    WHITE_SYMBOLS,
    blue_die,
    number_die,
    unlike_numbers,
    white_die,
)
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Astray, Case, FunctionJudge
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["Ways", "both_task", "sum_task", "ways_task"]

_CASES = 6
_THROWS = "chance-grid-throws"
_CODE = """def ways(first, second):
    total = {}
    for a, m in first.items():
        for b, n in second.items():
            total[a + b] = total.get(a + b, 0) + m * n
    return total"""


class _Both(NamedTuple):
    white: Die[Any]
    blue: Die[Any]
    symbol: str
    other: str

    @property
    def chances(self) -> tuple[Fraction, Fraction]:
        return self.white.distribution.chance(symbol=self.symbol), self.blue.distribution.chance(symbol=self.other)


def both_task(stream: Stream, language: str) -> Task:
    """Ask how likely a symbol of the white die and one of the blue die come together."""
    both = found(stream, _both)
    one, other = both.chances
    expected = joint(both.white, both.blue).chance(white=both.symbol, blue=both.other)
    said = {"white": named(both.symbol, language), "blue": named(both.other, language)}
    count = int(expected * 36)

    def picture(answer: object = None) -> Any:
        del answer
        return grid(
            both.white, both.blue, language, lambda white, blue: (white[0], blue[0]) == (both.symbol, both.other)
        )

    slips = (
        (one + other, text("chance-both-added", language)),
        (one, text("chance-both-white-only", language)),
        (other, text("chance-both-blue-only", language)),
        (Fraction(1, 36), text("chance-both-one-pair", language)),
        (Fraction(count), text("chance-both-counted", language, count=count)),
    )
    return Task(
        text("chance-both", language),
        text(
            "chance-both-prompt",
            language,
            faces=faces_of(both.white, language),
            others=faces_of(both.blue, language),
            **said,
        ),
        probability_judge(expected, slips, language, praise=text("chance-both-praise", language), picture=picture),
        (
            text("chance-both-hint-grid", language),
            text("chance-both-hint-white", language, count=int(6 * one), **said),
            text("chance-both-hint-blue", language, count=int(6 * other), **said),
        ),
        text("chance-both-solution", language, one=str(one), other=str(other), answer=shown(expected, language)),
        grid(both.white, both.blue, language),
        picture(),
    )


def _both(stream: Stream) -> _Both | None:
    both = _Both(white_die(stream), blue_die(stream), one_of(stream, WHITE_SYMBOLS), one_of(stream, BLUE_SYMBOLS))
    one, other = both.chances
    fits = 2 <= 6 * one <= 3 and 6 * one != 6 * other >= 2
    return both if fits and apart(one * other, one + other, one, other, Fraction(1, 36)) else None


class _Sum(NamedTuple):
    die: Die[int]
    total: int

    @property
    def unordered(self) -> int:
        """How many pairs there are to the sum if their order is not looked at."""
        return sum(sum(pair) == self.total for pair in combinations_with_replacement(self.die.faces, 2))


def sum_task(stream: Stream, language: str) -> Task:
    """Ask how likely two throws of a die have a certain sum."""
    asked = found(stream, _sum)
    expected = asked.die.sum(2)[asked.total]
    count, sums = int(36 * expected), len(asked.die.sum(2))

    def picture(answer: object = None) -> Any:
        del answer
        return grid(asked.die, asked.die, language, lambda one, other: one + other == asked.total, title=_THROWS)

    slips = (
        (Fraction(asked.unordered, 36), text("chance-sum-order", language)),
        (Fraction(asked.unordered, 21), text("chance-sum-unlike", language)),
        (Fraction(1, sums), text("chance-sum-alike", language, count=sums)),
        (Fraction(count), text("chance-both-counted", language, count=count)),
    )
    return Task(
        text("chance-sum", language),
        text("chance-sum-prompt", language, faces=faces_of(asked.die, language), total=asked.total),
        probability_judge(expected, slips, language, praise=text("chance-sum-praise", language), picture=picture),
        (
            text("chance-sum-hint-grid", language),
            text("chance-sum-hint-order", language),
            text("chance-sum-hint-count", language, count=count),
        ),
        text("chance-sum-solution", language, count=count, total=asked.total, answer=shown(expected, language)),
        grid(asked.die, asked.die, language, title=_THROWS),
        picture(),
    )


def _sum(stream: Stream) -> _Sum | None:
    die = unlike_numbers(stream)
    sums = die.sum(2)
    asked = _Sum(die, one_of(stream, tuple(sums)))
    count = int(36 * sums[asked.total])
    values = (Fraction(count, 36), Fraction(asked.unordered, 36), Fraction(asked.unordered, 21), Fraction(1, len(sums)))
    return asked if count >= 4 and apart(*values) else None


@dataclass(frozen=True)
class Ways:
    """How many ways there are to each number: a mapping such as ``{2: 1, 3: 2}``; what has no way may be left out."""

    def read(self, given: Any) -> dict[int, int]:
        """See :meth:`~kayanak_nb.lessons.answers.Form.read`."""
        given = native(given)
        if not isinstance(given, Mapping):
            raise Unreadable
        whole = {_whole(number): _whole(ways) for number, ways in given.items()}
        return {number: ways for number, ways in sorted(whole.items()) if ways}

    def same(self, answer: dict[int, int], expected: Any) -> bool:
        """See :meth:`~kayanak_nb.lessons.answers.Form.same`."""
        return bool(answer == expected)

    def tell(self, answer: Any, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        del language
        return str(dict(answer))

    def difference(self, answer: Any, expected: Any, language: str) -> str:
        """There is nothing to say that would not give the answer away."""
        del answer, expected, language
        return ""

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("chance-form-ways", language)


def _whole(given: Any) -> int:
    number = Number().read(given)
    if number != int(number):
        raise Unreadable
    return int(number)


Polynomial = Mapping[int, int]


def _reckoned(first: Polynomial, second: Polynomial, put: Callable[[int, int, int], int]) -> dict[int, int]:
    """Return a mapping from each sum to what *put* makes of what is there already and the ways to both numbers."""
    total: dict[int, int] = {}
    for (a, m), (b, n) in product(first.items(), second.items()):
        total[a + b] = put(total.get(a + b, 0), m, n)
    return dict(sorted(total.items()))


# What a function does that forgets something, and what there is to say to it.
_ASTRAY: Mapping[str, Callable[[int, int, int], int]] = {
    "chance-ways-overwritten": lambda before, m, n: m * n,
    "chance-ways-added": lambda before, m, n: before + m + n,
    "chance-ways-once": lambda before, m, n: before + 1,
}


def _astray(put: Callable[[int, int, int], int]) -> Callable[[Polynomial, Polynomial], dict[int, int]]:
    return lambda first, second: _reckoned(first, second, put)


def ways_task(stream: Stream, language: str) -> Task:
    """Ask for a function that gives the ways to each sum of two dice: the product of two polynomials."""
    cases = tuple(_case(stream, language) for _ in range(_CASES))
    astray = tuple(Astray(_astray(put), text(key, language)) for key, put in _ASTRAY.items())
    return Task(
        text("chance-ways", language),
        text("chance-ways-prompt", language),
        FunctionJudge(Ways(), times, cases, text("chance-ways-praise", language), astray=astray),
        (
            text("chance-ways-hint-pairs", language),
            text("chance-ways-hint-times", language),
            text("chance-ways-hint-get", language),
        ),
        f"{text('chance-ways-solution', language)}\n{_CODE}",
    )


def _case(stream: Stream, language: str) -> Case:
    first, second = (number_die(stream, most=4).distribution for _ in range(2))
    parts = tuple({number: int(share * 6) for number, share in die.items()} for die in (first, second))
    return Case(parts, text("chance-ways-case", language, first=str(parts[0]), second=str(parts[1])))
