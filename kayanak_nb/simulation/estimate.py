"""A figure with its confidence interval, as it is read: value, range, level, number of games."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import floor, inf, isinf, log10, nextafter

from kayanak_nb.locale import text

__all__ = ["UNITS", "Estimate", "number_text", "percent_text"]

UNITS: tuple[str, ...] = ("turns", "steps", "points", "fish", "times", "share", "difference", "number")
"""What a figure can count; a ``"share"`` is shown in percent, a ``"difference"`` of shares in percentage points."""

_MOST_DIGITS = 4


@dataclass(frozen=True)
class Estimate:
    """A *value* measured in *n* games, and the interval from *low* to *high* that covers the true one with *level*.

    That is: of many such intervals, made from other games, the share *level* covers what is estimated. *unit* is one
    of :data:`UNITS`; *language* is the one it is shown in.

    >>> turns = Estimate(41.32, 40.9, 41.74, level=0.95, n=10_000, unit="turns")
    >>> turns
    41.3 ± 0.4 turns (95%, n = 10,000)
    >>> 41 in turns, 42 in turns
    (True, False)
    """

    value: float
    low: float
    high: float
    level: float
    n: int
    unit: str = "number"
    language: str = field(default="en", compare=False)

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def figure(self) -> str:
        """The value and its interval in words, without level and number of games."""
        if self.unit == "share":
            return text("simulation-between", self.language, **self._ends())
        return self._with_unit(self._around())

    def __contains__(self, number: float) -> bool:
        """Return whether the interval covers *number*."""
        return self.low <= number <= self.high

    def __str__(self) -> str:
        said = {"level": text("dice-share", self.language, share=self.level), "n": self.n}
        if isinf(self.half):
            return text("simulation-single", self.language, figure=self.figure, n=self.n)
        if self.unit == "share":
            return text("simulation-share", self.language, **self._ends(), **said)
        return text("simulation-estimate", self.language, figure=self.figure, **said)

    __repr__ = __str__

    def _ends(self) -> dict[str, str]:
        digits = _digits(100 * self.half)
        ends = {"value": self.value, "low": self.low, "high": self.high}
        return {name: percent_text(end, digits, self.language) for name, end in ends.items()}

    def _around(self) -> str:
        value, half = self._scaled(self.value), self._scaled(self.half)
        exact = 0 if value == int(value) else 2
        if isinf(half):
            return number_text(value, exact, self.language)
        digits = _digits(half) if half else exact
        said = {"value": number_text(value, digits, self.language), "half": number_text(half, digits, self.language)}
        return text("simulation-around", self.language, **said)

    def _with_unit(self, figure: str) -> str:
        if self.unit == "number":
            return figure
        value = self._scaled(self.value)
        # One turn, but 1.0 turns: a mean is never quite one.
        counted = value if isinf(self.half) else nextafter(value, inf)
        return text(f"simulation-unit-{self.unit}", self.language, figure=figure, value=counted)

    def _scaled(self, number: float) -> float:
        return 100 * number if self.unit == "difference" else number


def number_text(number: float, digits: int, language: str) -> str:
    """Return *number* as *language* writes it, with so many *digits* after the point, at most four.

    >>> number_text(1234.567, 1, "de")
    '1.234,6'
    """
    # Adding nothing takes the sign off a zero.
    return text("simulation-number", language, number=round(number, digits) + 0.0, digits=digits)


def percent_text(share: float, digits: int, language: str) -> str:
    """Return *share* in percent as *language* writes it, with so many *digits* after the point, at most four.

    >>> percent_text(0.12345, 1, "en")
    '12.3%'
    """
    return text("simulation-percent", language, share=round(share, digits + 2) + 0.0, digits=digits)


def _digits(half: float) -> int:
    """Return how many digits a value needs beside half an interval: to its first digit, one more where that is a 1."""
    exponent = floor(log10(half))
    more = 1 if half < 2 * 10.0**exponent else 0
    return min(max(more - exponent, 0), _MOST_DIGITS)
