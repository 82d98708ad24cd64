"""What the page of the dice lab shows, as plain data made from a bench."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from heapq import nlargest
from typing import Any

from kayanak_nb.dice import SYMBOLS, Distribution, Face
from kayanak_nb.dice.figures import short
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.names import bracketed, joined, listed, sentences
from kayanak_nb.widgets.dice_bench import MOST_THROWS, PRESETS, SAMPLES, Bench
from kayanak_nb.widgets.dice_drafts import MOST_PIPS, Draft
from kayanak_nb.widgets.dice_experiment import Chart, views_of

__all__ = ["KEYS", "SHARED", "exact_of", "kit_of", "page_of", "percent_of", "value_name"]

KEYS: tuple[str, ...] = (
    *("title", "views", "throws", "throw", "clear", "forget", "dice", "add", "preset", "one-die", "two-dice"),
    *("exact", "before", "seen", "known", "trail", "chance", "write-hint"),
)
"""What the page asks for by name; the catalogues have each as ``dice-lab-<name>``."""

SHARED = {
    "language": "player-language",
    "no-answer": "graph-lab-no-answer",
    "page-error": "graph-lab-page-error",
}
"""What it shares with other widgets, by their keys."""

MOST_BARS = 40
"""The most bars of a chart; of more values the most likely are shown."""

_DICE = ("white", "blue")
_TINY = Fraction(1, 1_000_000)
_TOPS = tuple(Fraction(top, 100) for top in (1, 2, 4, 6, 10, 20, 40, 60, 80, 100))

Packed = dict[str, Any]


def kit_of(language: str) -> Packed:
    """Return what the page has to know once a language: its fixed texts, and what can be chosen."""
    texts = {name: text(key, language) for name, key in SHARED.items()}
    return {
        "texts": texts | {key: text(f"dice-lab-{key}", language) for key in KEYS},
        "languages": [[code, text("language-name", code)] for code in LANGUAGES],
        "presets": [[name, text(f"dice-lab-preset-{name}", language)] for name in PRESETS],
        "samples": [[count, text("dice-lab-times", language, count=count)] for count in SAMPLES],
        "throws": [[count, str(count)] for count in range(1, MOST_THROWS + 1)],
    }


def page_of(bench: Bench) -> Packed:
    """Return what is on show: the fields, the charts, what is known and what has been thrown."""
    language = bench.language
    view = _View(bench)
    return {
        "language": language,
        "view": bench.view,
        "views": [[name, text(f"dice-lab-view-{name}", language)] for name in views_of(bench.dice)],
        "throws": bench.throws,
        "dice": [_fields(number, draft, bench) for number, draft in enumerate(bench.drafts)],
        "symbols": [[symbol, _symbol(symbol, language)] for symbol in _symbols(bench)],
        "faults": _faults(bench),
        "notice": "" if bench.notice is None else bench.notice(language),
        "knows": bool(bench.known),
        "known": _known(bench),
        "drawn": bench.drawn,
        "count": _count(bench, view),
        "charts": [view.chart(chart) for chart in bench.charts if chart.id != "both"],
        "table": view.table() if bench.view == "both" else {},
        "trail": view.trail(),
    }


# Fields


def _fields(number: int, draft: Draft, bench: Bench) -> Packed:
    language = bench.language
    return {
        "name": text(f"dice-part-{_DICE[number]}", language),
        "marked": draft.marked,
        "least": draft.least,
        "most": MOST_PIPS,
        "faces": [
            {
                "symbol": field.symbol,
                "pips": field.pips,
                "bad": not draft.is_good(face),
                "symbol_label": text("dice-lab-symbol-of", language, number=face + 1),
                "pips_label": text(
                    "dice-lab-pips-of" if draft.marked else "dice-lab-number-of", language, number=face + 1
                ),
                "remove_label": text("dice-lab-remove", language, number=face + 1),
            }
            for face, field in enumerate(draft.fields)
        ],
    }


def _symbols(bench: Bench) -> Iterable[str]:
    own = [field.symbol for draft in bench.drafts for field in draft.fields if field.symbol]
    return dict.fromkeys((*SYMBOLS, *own))


def _faults(bench: Bench) -> list[str]:
    said = [
        text(
            "dice-lab-fault" if draft.fields[face].pips else "dice-lab-fault-empty",
            bench.language,
            number=face + 1,
            die=text(f"dice-part-{_DICE[number]}", bench.language),
            given=draft.fields[face].pips,
            least=draft.least,
            most=MOST_PIPS,
        )
        for number, draft in enumerate(bench.drafts)
        for face in draft.faulty()
    ]
    return [*said, text("dice-lab-kept", bench.language)] if said else []


# Charts


@dataclass
class _View:
    """The charts of a bench, with what has been thrown so far."""

    bench: Bench

    def __post_init__(self) -> None:
        self._language = self.bench.language
        self._left = self.bench.left
        self.fitting = Counter({out: count for out, count in self.bench.tally.items() if self.bench.fits(out)})
        self.thrown = self.fitting.total()

    def chart(self, chart: Chart) -> Packed:
        """Return the bars of *chart*, and what it says in a sentence."""
        before, now = self.bench.chances.map(chart.value), self._left.map(chart.value)
        counts = _counted(self.fitting, chart)
        values = list(before)
        shown = _likely(before)
        top = _top([*before.values(), *now.values(), *(Fraction(n, self.thrown) for n in counts.values())])
        known = self.bench.known.get(chart.id, ())
        bars = [self._bar(values.index(one), one, before, now, counts, one in known) for one in values if one in shown]
        return {
            "id": chart.id,
            "title": title_of(chart.id, self.bench),
            "says": self._summary(now, len(values)),
            "top": float(top),
            "ticks": self._ticks(top),
            "bars": bars,
        }

    def _bar(
        self,
        number: int,
        value: Any,
        before: Distribution[Any],
        now: Distribution[Any],
        counts: Counter[Any],
        known: bool,
    ) -> Packed:
        name, share = value_name(value, self._language), now[value]
        exact, percent = exact_of(share, self._language), percent_of(share, self._language)
        seen = Fraction(counts[value], self.thrown) if self.thrown else None
        said = {"name": name, "exact": exact, "percent": percent}
        return {
            "number": number,
            "name": name,
            "face": [value.symbol, value.pips] if isinstance(value, Face) else None,
            "exact": exact,
            "percent": percent,
            "size": float(share),
            "before": float(before[value]) if self.bench.known else None,
            "known": known,
            "seen": None if seen is None else float(seen),
            "seen_percent": "" if seen is None else percent_of(seen, self._language),
            "label": text("dice-lab-bar", self._language, **said)
            if seen is None
            else text(
                "dice-lab-bar-seen",
                self._language,
                count=counts[value],
                seen=percent_of(seen, self._language),
                **said,
            ),
        }

    def _ticks(self, top: Fraction) -> list[list[Any]]:
        return [[float(top * part / 4), percent_of(top * part / 4, self._language)] for part in range(5)]

    def _summary(self, now: Distribution[Any], values: int) -> str:
        said = [self._mode(now)]
        if all(isinstance(value, int) for value in now):
            said.append(self._mean(now.mean))
        if values > MOST_BARS:
            said.append(text("dice-lab-cut", self._language, shown=MOST_BARS))
        return sentences(said, self._language)

    def _mode(self, now: Distribution[Any]) -> str:
        likely, exact = now.mode, exact_of(now[now.mode[0]], self._language)
        if 1 < len(likely) == len(now):
            return text("dice-lab-all-alike", self._language, exact=exact)
        names = joined([value_name(value, self._language) for value in likely[:6]], self._language)
        return text("dice-lab-likely", self._language, values=names, exact=exact)

    def _mean(self, mean: Fraction) -> str:
        number = text("dice-number", self._language, number=float(mean))
        if mean.denominator == 1:
            return text("dice-lab-mean-whole", self._language, mean=number)
        return text("dice-lab-mean", self._language, exact=exact_of(mean, self._language), mean=number)

    def table(self) -> Packed:
        """Return both dice as a table: a row for each white face, a column for each blue one."""
        white, blue = self.bench.values("white"), self.bench.values("blue")
        cells = self.bench.values("both")
        highest = max(self._left.values())
        return {
            "title": title_of("both", self.bench),
            "rows": [self._head(value, "white", row) for row, value in enumerate(white)],
            "columns": [self._head(value, "blue", column) for column, value in enumerate(blue)],
            "cells": [[self._cell((one, other), cells, highest) for other in blue] for one in white],
        }

    def _head(self, value: Any, chart: str, number: int) -> Packed:
        face = [value.symbol, value.pips] if isinstance(value, Face) else None
        known = value in self.bench.known.get(chart, ())
        return {
            "chart": chart,
            "number": number,
            "name": value_name(value, self._language),
            "face": face,
            "known": known,
        }

    def _cell(self, pair: tuple[Any, Any], cells: Sequence[Any], highest: Fraction) -> Packed:
        share = self._left[pair]
        names = joined([value_name(value, self._language) for value in pair], self._language)
        said = {"name": names, "exact": exact_of(share, self._language), "percent": percent_of(share, self._language)}
        count = self.fitting[pair]
        return {
            "number": cells.index(pair),
            "exact": said["exact"],
            "heat": float(share / highest),
            "known": pair in self.bench.known.get("both", ()),
            "count": count if self.thrown else "",
            "label": text("dice-lab-bar-seen", self._language, count=count, seen=self._seen(count), **said)
            if self.thrown
            else text("dice-lab-bar", self._language, **said),
        }

    def _seen(self, count: int) -> str:
        return percent_of(Fraction(count, self.thrown), self._language)

    def trail(self) -> Packed:
        """Return how far frequencies were off at most, after more and more throws: in a chart that is still open."""
        chart = next((one for one in self.bench.charts if one.id not in self.bench.known), self.bench.charts[0])
        exact = self._left.map(chart.value)
        points = [
            [number, float(gap)]
            for number, tally in self.bench.trail
            if (gap := self._gap(chart, exact, tally)) is not None
        ]
        if not points:
            return {}
        said = [
            text(
                "dice-lab-trail-point",
                self._language,
                count=number,
                gap=percent_of(Fraction(gap), self._language),
            )
            for number, gap in points
        ]
        return {
            "points": points,
            "title": title_of(chart.id, self.bench),
            "gap": said[-1],
            "top": percent_of(Fraction(max(gap for _, gap in points)), self._language),
            "says": listed(said, self._language),
        }

    def _gap(self, chart: Chart, exact: Distribution[Any], tally: Counter[Any]) -> Fraction | None:
        fitting = Counter({out: count for out, count in tally.items() if self.bench.fits(out)})
        thrown = fitting.total()
        if not thrown:
            return None
        counts = _counted(fitting, chart)
        return max(abs(Fraction(counts[value], thrown) - share) for value, share in exact.items())


def _counted(tally: Counter[Any], chart: Chart) -> Counter[Any]:
    counts: Counter[Any] = Counter()
    for outcome, count in tally.items():
        counts[chart.value(outcome)] += count
    return counts


def _likely(distribution: Distribution[Any]) -> set[Any]:
    """Return the values that have room in a chart."""
    return set(nlargest(MOST_BARS, distribution, key=distribution.__getitem__))


def _top(shares: Iterable[Fraction]) -> Fraction:
    """Return where the scale of a chart ends."""
    highest = max(shares)
    return next(top for top in _TOPS if highest <= top)


def title_of(chart: str, bench: Bench) -> str:
    """Return the title of the chart of that id."""
    language = bench.language
    if chart == "sum":
        return text("dice-lab-sum-title", language, count=bench.throws, dice=len(bench.dice))
    if chart in ("first", "total", "both"):
        return text(f"dice-lab-{chart}-title", language)
    die = text(f"dice-part-{chart}", language)
    if bench.view not in ("symbols", "pips"):
        return die
    return bracketed(die, text(f"dice-lab-view-{bench.view}", language), language)


def _known(bench: Bench) -> str:
    if not bench.known:
        return text("dice-lab-nothing-known", bench.language)
    facts = [
        text("dice-lab-fact", bench.language, chart=title_of(chart, bench), values=_either(values, bench.language))
        for chart, values in bench.known.items()
    ]
    return text("dice-lab-you-know", bench.language, facts=listed(facts, bench.language))


def _either(values: Sequence[Any], language: str) -> str:
    *rest, last = [value_name(value, language) for value in values]
    return text("dice-lab-or", language, first=listed(rest, language), last=last) if rest else last


def _count(bench: Bench, view: _View) -> str:
    if not bench.drawn:
        return text("dice-lab-no-throws", bench.language)
    if bench.known:
        return text("dice-lab-count-fitting", bench.language, count=bench.drawn, fitting=view.thrown)
    return text("dice-lab-count", bench.language, count=bench.drawn)


# Names


def value_name(value: Any, language: str) -> str:
    """Return what the *value* of a bar is called: a face, a symbol, a number, or a pair of those."""
    if isinstance(value, Face):
        return text("face", language, symbol=_symbol(value.symbol, language), pips=value.pips)
    if isinstance(value, tuple):
        return joined([value_name(part, language) for part in value], language)
    return _symbol(value, language) if isinstance(value, str) else str(value)


def _symbol(symbol: str, language: str) -> str:
    return text(f"symbol-{symbol}", language) if symbol in SYMBOLS else symbol


def exact_of(share: Fraction, language: str) -> str:
    """Return *share* as a fraction if that is short, otherwise rounded to three figures.

    >>> exact_of(Fraction(2, 3), "de"), exact_of(Fraction(3**38, 2**62), "de"), exact_of(Fraction(1, 3**60), "de")
    ('2/3', '≈0,293', '≈0')
    """
    exact = short(share)
    if not exact.startswith("≈"):
        return exact
    return text("dice-lab-about", language, number=float(share)) if abs(share) >= _TINY else "≈0"


def percent_of(share: Fraction, language: str) -> str:
    """Return *share* in percent, to three figures."""
    if not share:
        return text("simulation-percent", language, share=0, digits=0)
    return text("dice-tiny", language) if share < _TINY else text("dice-share", language, share=float(share))
