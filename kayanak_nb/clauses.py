"""The clauses of the texts in words of each language: their titles, what they say, and which switches they set."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kayanak_nb.locale import text
from kayanak_nb.rulebook.book import clause as clause_of

__all__ = ["SOURCES", "clause_title", "explain", "fact", "standing_name", "switch_name", "topic_name", "value_name"]

_SAID: Mapping[bool | None, str] = MappingProxyType({True: "yes", False: "no", None: "none"})

SOURCES: Mapping[str, str] = MappingProxyType({"ja1": "JA ①", "ja2": "JA ②", "ja3": "JA ③", "fr": "FR", "de": "DE"})
"""What the ids of clauses begin with, and how the rule sets of the texts are marked on screen."""


def explain(clause: str, language: str = "en") -> str:
    """Return in sentences what the rulebook clause *clause* says, in our own words.

    Where the text does not say it outright, what this package does follows.

    :raises KeyError: if there is no such clause.

    >>> explain("ja1.dig")
    'Each pip stands for one hole that you dig in the ice.'
    """
    entry = clause_of(clause)
    said = (entry.words(language), entry.choice_words(language))
    return text("list-sentences", language).join(filter(None, said))


def clause_title(clause: str, language: str = "en") -> str:
    """Return the text and the subject of the rulebook clause *clause*.

    :raises KeyError: if there is no such clause.

    >>> clause_title("ja3.fish"), clause_title("de.slide", "fr")
    ('JA ③ · fishing', 'DE · glisser')
    """
    source = clause.partition(".")[0]
    return text("clause-title", language, source=SOURCES[source], topic=topic_name(clause, language))


def topic_name(clause: str, language: str = "en") -> str:
    """Return the subject of the rulebook clause *clause*.

    :raises KeyError: if there is no such clause.

    >>> topic_name("fr.dig", "de")
    'Hacken'
    """
    source, _, subject = clause.partition(".")
    # The German text is about another game, where the same subject may go by another name.
    return text(f"topic-de-{subject}" if source == "de" else f"topic-{subject}", language)


def standing_name(standing: str, language: str = "en") -> str:
    """Return how a text stands to a clause: it says, implies or leaves it open, or has none.

    >>> standing_name("silent")
    'left open'
    """
    return text(f"reader-standing-{standing}", language)


def switch_name(switch: str, language: str = "en") -> str:
    """Return what the *switch* of a rule set is about."""
    return text(f"reader-switch-{switch.replace('_', '-')}", language)


def value_name(switch: str, value: object, language: str = "en") -> str:
    """Return what the *switch* says when it stands at *value*."""
    said = _SAID[value] if value is None or isinstance(value, bool) else value
    return text(f"reader-value-{switch.replace('_', '-')}", language, value=said)


def fact(switch: str, value: object, language: str = "en") -> str:
    """Return what the *switch* of a rule set is about, and what it says when it stands at *value*.

    >>> fact("distinct_fishing", True)
    'Fishing twice in the same hole: not in the same turn'
    """
    return text("reader-fact", language, name=switch_name(switch, language), value=value_name(switch, value, language))
