"""A game in short, for tables and for lines beside each other: what a step brought, and how the players stand."""

from __future__ import annotations

from collections.abc import Sequence

from kayanak_nb.floes.moves import Chased, Event, FishTaken, Returned
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.locale import text

__all__ = ["brought", "score_told"]

_BROUGHT: dict[type, str] = {FishTaken: "floes-brought-fish", Returned: "floes-brought-home"}


def brought(events: Sequence[Event], language: str = "en") -> str:
    """Return in a few words what *events* brought: a fish, a figure home, some chased, or nothing at all.

    >>> brought([Chased(0, 1, 2, True, "de.bear"), Chased(0, 1, 3, False, "de.bear")])
    '2 figures chased home'
    """
    chased = sum(isinstance(event, Chased) for event in events)
    if chased:
        return text("floes-brought-chased", language, count=chased)
    return "".join(text(_BROUGHT[type(event)], language) for event in events if type(event) in _BROUGHT)


def score_told(score: int, rules: RuleSet, language: str = "en") -> str:
    """Return a player's *score*, the figures that are home with a fish, with its unit."""
    return text("floes-score", language, count=score)
