"""Tables in HTML: how likely each outcome is, exactly, in percent and as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from heapq import nlargest
from html import escape
from typing import TYPE_CHECKING, Any

from kayanak_nb.dice.face import SYMBOLS, Face
from kayanak_nb.locale import text

if TYPE_CHECKING:
    from kayanak_nb.dice.distribution import Distribution

__all__ = ["MOST_ROWS", "die_table", "distribution_table"]

MOST_ROWS = 40
"""The most rows a table has; of more outcomes the most likely ones are shown."""

_MOST_FACES = 20
_MOST_DIGITS = 20
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
    rows = "".join(_row(outcome, distribution[outcome], highest, language) for outcome in outcomes)
    return (
        f'<table lang="{language}" style="white-space:nowrap">'
        f'<caption style="white-space:normal">{escape(" · ".join(caption))}</caption>'
        f"<thead>{_heading(outcomes[0], language)}</thead><tbody>{rows}</tbody></table>"
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
        return str(number)
    rounded = text("dice-number", language, number=float(number))
    return f"{number} ({rounded})" if len(str(number)) <= _MOST_DIGITS else f"≈ {rounded}"


def _heading(outcome: object, language: str) -> str:
    parts = getattr(outcome, "_fields", ()) if not isinstance(outcome, Face) else ()
    names = [_part(part, language) for part in parts] or [text("dice-outcome", language)]
    heads = [*names, text("dice-probability", language), text("dice-percent", language)]
    cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f"<tr>{cells}<td></td></tr>"


def _row(outcome: Any, share: Fraction, highest: Fraction, language: str) -> str:
    parts = outcome if hasattr(outcome, "_fields") and not isinstance(outcome, Face) else (outcome,)
    heads = "".join(f'<th scope="row">{escape(_name(part, language))}</th>' for part in parts)
    exact = str(share) if len(str(share)) <= _MOST_DIGITS else text("dice-long", language)
    return (
        f"<tr>{heads}<td>{escape(exact)}</td><td>{escape(_percent(share, language))}</td>"
        f'<td style="text-align:left">{_bar(share / highest)}</td></tr>'
    )


def _bar(share: Fraction) -> str:
    length = max(1, round(_LONGEST_BAR * share))
    return f'<svg width="{length}" height="12" aria-hidden="true"><path d="M0 0H{length}V12H0Z" fill="currentColor"/></svg>'


def _percent(share: Fraction, language: str) -> str:
    return text("dice-tiny", language) if share < _TINY else text("dice-share", language, share=float(share))


def _name(outcome: object, language: str) -> str:
    if isinstance(outcome, Face):
        known = outcome.symbol in SYMBOLS
        symbol = text(f"symbol-{outcome.symbol}", language) if known else outcome.symbol
        return text("face", language, symbol=symbol, pips=str(outcome.pips))
    return str(outcome)


def _part(part: str, language: str) -> str:
    return text(f"dice-part-{part}", language) if part in _PARTS else part
