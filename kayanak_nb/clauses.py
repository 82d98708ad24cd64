"""The clauses that events and refusals of every game cite: their titles, and what they say, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kayanak_nb.locale import text

__all__ = ["SOURCES", "clause_title", "explain", "topic_name"]

SOURCES: Mapping[str, str] = MappingProxyType({"ja1": "JA ①", "ja2": "JA ②", "ja3": "JA ③", "fr": "FR", "de": "DE"})
"""What the ids of clauses begin with, and how the rule sets of the texts are marked on screen."""


def explain(clause: str, language: str = "en") -> str:
    """Return in a sentence what the rulebook clause *clause* says, in our own words.

    :raises KeyError: if there is no such clause.

    >>> explain("ja1.fish")
    'Each hole is fished once, as soon as it has been dug.'
    """
    return text(f"clause-{clause.replace('.', '-')}", language)


def clause_title(clause: str, language: str = "en") -> str:
    """Return the text and the topic of the rulebook clause *clause*.

    :raises KeyError: if there is no such clause.

    >>> clause_title("ja3.fish"), clause_title("de.slide", "fr")
    ('JA ③ · fishing', 'DE · glisser')
    """
    source = clause.partition(".")[0]
    return text("clause-title", language, source=SOURCES[source], topic=topic_name(clause, language))


def topic_name(clause: str, language: str = "en") -> str:
    """Return the topic of the rulebook clause *clause*.

    :raises KeyError: if there is no such clause.

    >>> topic_name("fr.dig", "de")
    'Hacken'
    """
    source, _, topic = clause.partition(".")
    # The German text is about another game, where the same topic may go by another name.
    return text(f"topic-de-{topic}" if source == "de" else f"topic-{topic}", language)
