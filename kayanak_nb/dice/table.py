"""Tables in HTML: how likely each outcome is, exactly, in percent and as a bar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from heapq import nlargest
from html import escape
from typing import TYPE_CHECKING, Any

from kayanak_nb.dice.face import SYMBOLS, Face
from kayanak_nb.dice.figures import rounded, short, written
from kayanak_nb.locale import text

if TYPE_CHECKING:
    from kayanak_nb.dice.distribution import Distribution

__all__ = ["MOST_ROWS", "die_table", "distribution_table"]

MOST_ROWS = 40
"""The most rows a table has; of more outcomes the most likely ones are shown."""

_MOST_FACES = 20
_LONGEST_BAR = 160  # pixels
_TINY = Fraction(1, 1_000_000)
_PARTS = ("white", "blue")


def die_table(faces: Sequence[int | Face], distribution: Distribution[Any], language: str) -> str:
    """Return the table of a die with these *faces*, its texts in *language*."""
    names = [_name(face, language) for face in faces[:_MOST_FACES]] + ["…"] * (len(faces) > _MOST_FACES)
    return _table(distribution, text("dice-die", language, count=len(faces), faces=", ".join(names)), language)


def distribution_table(distribution: Distribution[Any], language: str) -> str:
    """Return the table of any *distribution*, its texts in *language*."""
    return _table(distribution, text("dice-outcomes", language, count=len(distribution)), language)


def _table(distribution: Distribution[Any], title: str, language: str) -> str:
    outcomes = list(distribution)
    caption = [title, *_figures(distribution, language)]
    if len(outcomes) > MOST_ROWS:
        likely = set(nlargest(MOST_ROWS, outcomes, key=distribution.weights.__getitem__))
        outcomes = [outcome for outcome in outcomes if outcome in likely]
        caption.append(text("dice-most-likely", language, shown=MOST_ROWS))
    highest = max(distribution[outcome] for outcome in outcomes)
    parts = _parts(outcomes)
    rows = [_row(item if parts else [item], distribution[item], highest, language) for item in outcomes]
    return (
        f'<table lang="{language}" style="white-space:nowrap">'
        f'<caption style="white-space:normal">{escape(" · ".join(caption))}</caption>'
        f"<thead>{_heading(parts, language)}</thead><tbody>{''.join(rows)}</tbody></table>"
    )


def _figures(distribution: Distribution[Any], language: str) -> list[str]:
    if not all(isinstance(outcome, int | Fraction | Face) for outcome in distribution):
        return []
    return [
        text("dice-mean", language, mean=_exact(distribution.mean, language)),
        text("dice-variance", language, variance=_exact(distribution.variance, language)),
    ]


def _exact(number: Fraction, language: str) -> str:
    if number.denominator == 1:
        return written(number.numerator)
    # A float cannot hold what a die with an enormous number may need.
    near = text("dice-number", language, number=float(number)) if abs(number) < 10**15 else rounded(number)
    exact = short(number)
    return f"≈ {near}" if exact.startswith("≈") else f"{exact} ({near})"


def _parts(outcomes: Iterable[object]) -> tuple[str, ...]:
    """Return the names of the columns for the outcomes: their parts where all have the same, else none."""
    kinds = {() if isinstance(outcome, Face) else getattr(outcome, "_fields", ()) for outcome in outcomes}
    return kinds.pop() if len(kinds) == 1 else ()


def _heading(parts: Iterable[str], language: str) -> str:
    names = [_part(part, language) for part in parts] or [text("dice-outcome", language)]
    heads = [*names, text("dice-probability", language), text("dice-percent", language)]
    cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f"<tr>{cells}<td></td></tr>"


def _row(parts: Iterable[object], share: Fraction, highest: Fraction, language: str) -> str:
    heads = "".join(f'<th scope="row">{escape(_name(part, language))}</th>' for part in parts)
    exact = short(share)
    exact = text("dice-long", language) if exact.startswith("≈") else exact
    return (
        f"<tr>{heads}<td>{escape(exact)}</td><td>{escape(_percent(share, language))}</td>"
        f'<td style="text-align:left">{_bar(share / highest)}</td></tr>'
    )


def _bar(share: Fraction) -> str:
    length = max(1, round(_LONGEST_BAR * share))
    rectangle = f'<path d="M0 0H{length}V12H0Z" fill="currentColor"/>'
    return f'<svg width="{length}" height="12" aria-hidden="true">{rectangle}</svg>'


def _percent(share: Fraction, language: str) -> str:
    return text("dice-tiny", language) if share < _TINY else text("dice-share", language, share=float(share))


def _name(outcome: object, language: str) -> str:
    if isinstance(outcome, Face):
        known = outcome.symbol in SYMBOLS
        symbol = text(f"symbol-{outcome.symbol}", language) if known else outcome.symbol
        return text("face", language, symbol=symbol, pips=written(outcome.pips))
    return written(outcome) if type(outcome) is int else str(outcome)


def _part(part: str, language: str) -> str:
    return text(f"dice-part-{part}", language) if part in _PARTS else part
