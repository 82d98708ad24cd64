"""The rulebook as a whole: its texts, clauses and terms, read from the files when they are first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from kayanak_nb.rulebook.entries import Clause, Term, Text
from kayanak_nb.rulebook.reading import read_glossary, read_text

__all__ = ["TEXTS", "Book", "book", "clause"]

TEXTS: tuple[str, ...] = ("fr", "ja", "de")
"""The ids of the texts."""

# The German text is about another game; this is what its topics have in common with those of Kayanak.
_ALIKE: Mapping[str, str] = MappingProxyType({"step": "walk"})


class Book:
    """The three texts and the glossary. There is one, which :func:`book` returns."""

    @property
    def texts(self) -> Mapping[str, Text]:
        """The texts by id: ``fr``, ``ja`` and ``de``."""
        return MappingProxyType({name: _text(name) for name in TEXTS})

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """All clauses by id, text by text in the order of the file."""
        return _clauses()

    @property
    def terms(self) -> Mapping[str, Term]:
        """The terms of the glossary by id."""
        return _terms()

    def topics(self) -> tuple[str, ...]:
        """Return what there are clauses on, once each; what the German text calls otherwise under Kayanak's name."""
        return tuple(dict.fromkeys(_aligned(clause) for clause in self.clauses.values()))

    def clauses_on(self, topic: str) -> Mapping[str, tuple[Clause, ...]]:
        """Return for the id of each text the clauses it has on *topic*, () where it has none.

        >>> [[clause.id for clause in clauses] for clauses in book().clauses_on("unplug").values()]
        [['fr.unplug'], ['ja3.unplug'], []]
        """
        return MappingProxyType(
            {
                name: tuple(clause for clause in text.clauses if _aligned(clause) == topic)
                for name, text in self.texts.items()
            }
        )


def book() -> Book:
    """Return the rulebook."""
    return _BOOK


def clause(name: str) -> Clause:
    """Return the clause *name*, such as ``fr.walk``; only its text is read.

    :raises KeyError: if there is no such clause.
    """
    source = name.partition(".")[0]
    text = "ja" if source in ("ja1", "ja2", "ja3") else source
    if text not in TEXTS:
        raise KeyError(name)
    return _clauses_of(text)[name]


_BOOK = Book()


@cache
def _text(name: str) -> Text:
    return read_text(name)


@cache
def _clauses_of(text: str) -> Mapping[str, Clause]:
    return MappingProxyType({clause.id: clause for clause in _text(text).clauses})


@cache
def _clauses() -> Mapping[str, Clause]:
    return MappingProxyType({name: clause for text in TEXTS for name, clause in _clauses_of(text).items()})


@cache
def _terms() -> Mapping[str, Term]:
    return MappingProxyType({term.id: term for term in read_glossary()})


def _aligned(clause: Clause) -> str:
    return _ALIKE.get(clause.topic, clause.topic) if clause.text == "de" else clause.topic
