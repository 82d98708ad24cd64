"""A game in short, for tables and for lines beside each other: what a step brought, and how the players stand."""

from __future__ import annotations

from collections.abc import Sequence

from kayanak_nb.kayanak.moves import Caught, Event
from kayanak_nb.kayanak.names import fish_name, score_name
from kayanak_nb.kayanak.rules import RuleSet

__all__ = ["brought", "score_told"]


def brought(events: Sequence[Event], language: str = "en") -> str:
    """Return in a few words what *events* brought: the catch, or nothing at all.

    >>> brought([Caught(0, "C4", 2, 0, "fr.fish")])
    '2 small fish'
    """
    catch = next((event for event in events if isinstance(event, Caught)), None)
    return fish_name(catch.small, catch.large, language) if catch else ""


def score_told(score: int, rules: RuleSet, language: str = "en") -> str:
    """Return a player's *score* with its unit."""
    return score_name(score, rules.score_by, language)
