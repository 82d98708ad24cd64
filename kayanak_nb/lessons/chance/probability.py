"""Probabilities as answers, and what is often given instead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from kayanak_nb.dice.figures import short
from kayanak_nb.lessons.answers import Number
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text

__all__ = ["Mean", "Probability", "apart", "near", "probability_judge", "shown"]

_CLOSE = 5e-4
_TWO_PLACES = 5e-3
_ROUNDED = 0.015


@dataclass(frozen=True)
class Probability(Number):
    """A probability: ``Fraction(5, 36)``, ``"5/36"``, 0.139 or ``"13.9 %"``; decimals to three places will do."""

    tolerance: float = _CLOSE

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("chance-form", language)

    def tell(self, answer: Any, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`; the exact answer also in percent."""
        told = super().tell(answer, language)
        if isinstance(answer, float) or not 0 < answer < 1:
            return told
        return text("chance-both-ways", language, exact=told, share=float(answer))


@dataclass(frozen=True)
class Mean(Number):
    """A mean: exact, or a decimal to two places."""

    tolerance: float = 5e-3


def near(value: Fraction | float) -> Callable[[Any], bool]:
    """Return whether an answer is *value*, as well as three places after the point can tell."""
    return lambda given: bool(abs(given - value) <= _CLOSE)


def _about(value: Fraction | float, expected: Fraction) -> Callable[[Any], bool]:
    """Return whether an answer is *value* rounded to two places, and not rather *expected*."""
    return lambda given: abs(given - value) <= min(_TWO_PLACES, abs(given - expected))


def apart(*values: Fraction | float) -> bool:
    """Return whether no two of *values* could be taken for each other."""
    floats = [float(value) for value in values]
    return all(abs(one - other) > 4 * _CLOSE for place, one in enumerate(floats) for other in floats[:place])


def probability_judge(
    expected: Fraction,
    slips: tuple[tuple[Fraction | float, str], ...],
    language: str,
    *,
    praise: str = "",
    picture: Callable[[Any], Picture | None] = lambda answer: None,
) -> ValueJudge:
    """Return the judge of a probability; *slips* are wrong values with what each would mean, *picture* stands beside.

    What is wrong with any probability is looked for after them: percent without its sign, less than 0, more than 1,
    and rounded too much. A wrong value that was rounded is known too, unless the right one is nearer.
    """
    wrong = [(value, words) for value, words in slips if value != expected]
    own = tuple(Slip(near(value), _saying(words), picture) for value, words in wrong)
    rounded = tuple(Slip(_about(value, expected), _saying(words), picture) for value, words in wrong)
    general = (
        Slip(lambda given: abs(given - 100 * expected) <= 0.5, _saying(text("chance-slip-percent", language))),
        Slip(lambda given: given > 1, _saying(text("chance-slip-above", language))),
        Slip(lambda given: given < 0, _saying(text("chance-slip-below", language))),
        Slip(lambda given: abs(given - expected) < _ROUNDED, _saying(text("chance-slip-rounded", language))),
    )
    return ValueJudge(Probability(), expected, (*own, *rounded, *general), praise=praise)


def shown(probability: Fraction, language: str) -> str:
    """Return *probability* exactly, and in percent where that is something else."""
    if probability.denominator == 1:
        return str(probability)
    return text("chance-both-ways", language, exact=short(probability), share=float(probability))


def _saying(words: str) -> Callable[[Any], str]:
    return lambda given: words
