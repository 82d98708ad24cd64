"""How often each number came up: a table with a bar for each, in lines or in HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from math import ceil, floor
from types import MappingProxyType

from kayanak_nb.given import brief, plain
from kayanak_nb.locale import text
from kayanak_nb.simulation.estimate import percent_text
from kayanak_nb.simulation.intervals import Number
from kayanak_nb.wording import mistaken

__all__ = ["Histogram", "histogram_of"]

_ROWS = 20
_WIDTHS = (1, 2, 5)
_LONGEST_BAR = 40  # signs
_PIXELS = 4  # a sign


@dataclass(frozen=True)
class Histogram:
    """How many games fell into each class: class *start* holds the values from *start* to below *start* + *width*.

    *pairs* lists the start of each class, in rising order, none left out between the first and the last, with the
    number of games in it.

    >>> histogram_of([3, 4, 4, 7], width=2).counts
    mappingproxy({2: 1, 4: 2, 6: 1})
    """

    pairs: tuple[tuple[int, int], ...]
    width: int
    language: str = field(default="en", compare=False)

    @property
    def counts(self) -> Mapping[int, int]:
        """The number of games in each class, by the start of the class."""
        return MappingProxyType(dict(self.pairs))

    @property
    def n(self) -> int:
        """How many games there are in all."""
        return sum(count for _, count in self.pairs)

    def __repr__(self) -> str:
        rows = [(self._name(start), count, "█" * self._bar(count)) for start, count in self.pairs]
        widths = [max(len(str(row[place])) for row in rows) for place in (0, 1)]
        return "\n".join(f"{name:>{widths[0]}}  {count:>{widths[1]}}  {bar}".rstrip() for name, count, bar in rows)

    def _repr_html_(self) -> str:
        heads = [text(key, self.language) for key in ("simulation-value", "simulation-games-head", "dice-percent")]
        head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
        rows = "".join(self._row(start, count) for start, count in self.pairs)
        return (
            f'<table lang="{self.language}" style="white-space:nowrap"><thead><tr>{head}<td></td></tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )

    def _row(self, start: int, count: int) -> str:
        share = percent_text(count / self.n, 1, self.language)
        length = _PIXELS * self._bar(count)
        bar = f'<path d="M0 0H{length}V12H0Z" fill="currentColor"/>'
        picture = f'<svg width="{length}" height="12" aria-hidden="true">{bar}</svg>' if length else ""
        cells = f"<td>{count}</td><td>{escape(share)}</td>"
        return f'<tr><th scope="row">{self._name(start)}</th>{cells}<td style="text-align:left">{picture}</td></tr>'

    def _name(self, start: int) -> str:
        return str(start) if self.width == 1 else f"{start} – {start + self.width - 1}"

    def _bar(self, count: int) -> int:
        most = max(count for _, count in self.pairs)
        return ceil(_LONGEST_BAR * count / most)


def histogram_of(values: Iterable[Number], *, width: int | None = None, language: str = "en") -> Histogram:
    """Return how many of *values*, at least one, fall into each class of *width*; without one, into at most 20 or so.

    :raises ValueError: if *width* is not a whole number of at least 1.
    """
    whole = [floor(value) for value in values]
    size = _width(max(whole) - min(whole) + 1) if width is None else plain(width)
    if type(size) is not int or size < 1:
        raise mistaken("mistake-width", given=brief(width))
    found = Counter(value // size * size for value in whole)
    starts = range(min(found), max(found) + 1, size)
    return Histogram(tuple((start, found[start]) for start in starts), size, language)


def _width(spread: int) -> int:
    """Return the least round number that divides *spread* into few enough classes."""
    power = 1
    while True:
        for width in _WIDTHS:
            if spread <= _ROWS * width * power:
                return width * power
        power *= 10
