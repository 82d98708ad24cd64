"""What the rulebook is made of: texts, their paragraphs and clauses, and terms.

Words are kept by language. In the words of a clause a term is marked ``[visible words](term-id)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from kayanak_nb.locale import check_language

__all__ = ["BadBook", "Clause", "Paragraph", "Piece", "Standing", "Term", "TermWords", "Text", "pieces"]

Standing: TypeAlias = Literal["says", "implies", "silent"]

_MARK = re.compile(r"\[([^\[\]]+)\]\(([a-z][a-z0-9_-]*)\)")


class BadBook(Exception):  # noqa: N818 (what it says is about the book)
    """The data of the rulebook are damaged: the message names the place and what is wrong there."""


class Piece(NamedTuple):
    """A stretch of words; *term* is the id of the term that it shows, or None."""

    text: str
    term: str | None


def pieces(marked: str) -> Iterator[Piece]:
    """Yield the pieces of *marked* words, none of them empty.

    >>> list(pieces("One [walks](walk)."))
    [Piece(text='One ', term=None), Piece(text='walks', term='walk'), Piece(text='.', term=None)]
    """
    at = 0
    for mark in _MARK.finditer(marked):
        if mark.start() > at:
            yield Piece(marked[at : mark.start()], None)
        yield Piece(mark[1], mark[2])
        at = mark.end()
    if at < len(marked):
        yield Piece(marked[at:], None)


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that a text says, implies or leaves open.

    *id* is ``<source>.<topic>``, the source being ``fr``, ``ja1``, ``ja2``, ``ja3`` or ``de``; *text* the id of the
    text; *paragraphs* the numbers of the paragraphs where it stands, () where the text is silent; *decides* the
    switches of the rule set that follow from it, with their values; *terms* the ids of the terms in its words.
    *wording* says what the text says, *choice* what this package does where the text does not say it outright ({}
    where it does); both are marked words by language.
    """

    id: str
    text: str
    topic: str
    paragraphs: tuple[int, ...]
    standing: Standing
    decides: Mapping[str, object]
    terms: tuple[str, ...]
    wording: Mapping[str, str]
    choice: Mapping[str, str]

    @property
    def source(self) -> str:
        """What the ids of all clauses of the same rule set begin with, such as ``ja3``."""
        return self.id.partition(".")[0]

    def words(self, language: str = "en") -> str:
        """Return in plain words what the text says."""
        return _plain(self.wording[check_language(language)])

    def pieces(self, language: str = "en") -> tuple[Piece, ...]:
        """Return what the text says, in pieces that know their terms."""
        return tuple(pieces(self.wording[check_language(language)]))

    def choice_words(self, language: str = "en") -> str:
        """Return in plain words what this package does and why, or "" where the text says it outright."""
        return _plain(self.choice.get(check_language(language), ""))

    def choice_pieces(self, language: str = "en") -> tuple[Piece, ...]:
        """Return what this package does and why, in pieces that know their terms; () as above."""
        return tuple(pieces(self.choice.get(check_language(language), "")))


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A line of a text, counted from 1: in a few words what it is *about*, and the ids of the *clauses* it holds."""

    number: int
    about: Mapping[str, str]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A text: its *language*, the *game* it is for, its title by language, its paragraphs and its clauses."""

    id: str
    language: str
    game: str
    title: Mapping[str, str]
    paragraphs: tuple[Paragraph, ...]
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class TermWords:
    """A term in one language: the *word*, its *part* of speech and a *note* in that language ("" if there is none).

    *ours* is whether no text uses the word. *kana* and *romaji* tell how it is read; only Japanese has them.
    """

    word: str
    part: str
    note: str = ""
    ours: bool = False
    kana: str = ""
    romaji: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A concept of the games: *code* is its name in the package's code, "" if there is none."""

    id: str
    code: str
    names: Mapping[str, TermWords]

    def word(self, language: str = "en") -> str:
        """Return the word for it."""
        return self.names[check_language(language)].word

    def part(self, language: str = "en") -> str:
        """Return the part of speech of the word, in that language."""
        return self.names[check_language(language)].part

    def note(self, language: str = "en") -> str:
        """Return what is to be known about the word, in that language, or ""."""
        return self.names[check_language(language)].note

    def is_ours(self, language: str = "en") -> bool:
        """Return whether the word stands in no text."""
        return self.names[check_language(language)].ours

    @property
    def reading(self) -> tuple[str, str]:
        """How the Japanese word is read: in kana, and in Latin letters."""
        return self.names["ja"].kana, self.names["ja"].romaji


def _plain(marked: str) -> str:
    return _MARK.sub(r"\1", marked)
