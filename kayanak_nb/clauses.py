"""The clauses that events and refusals of every game cite: their titles, and what they say, in each language."""

from __future__ import annotations

from kayanak_nb.locale import text

__all__ = ["clause_title", "explain"]

_SOURCES = {"ja1": "JA ①", "ja2": "JA ②", "ja3": "JA ③", "fr": "FR", "de": "DE"}


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
    source, _, topic = clause.partition(".")
    # The German text is about another game, where the same topic may go by another name.
    name = text(f"topic-de-{topic}" if source == "de" else f"topic-{topic}", language)
    return text("clause-title", language, source=_SOURCES[source], topic=name)
