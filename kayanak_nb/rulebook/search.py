"""Finding clauses and terms by words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from kayanak_nb.given import brief
from kayanak_nb.locale import LANGUAGES, check_language
from kayanak_nb.rulebook.book import book
from kayanak_nb.rulebook.entries import Clause, Term
from kayanak_nb.wording import mistaken

__all__ = ["search"]


def search(words: str, language: str = "en") -> tuple[Clause | Term, ...]:
    """Return the terms and the clauses in which all *words* occur, in any order, in *language*.

    Whoever reads sees the texts' own languages too: a term is found by what it is called in any language, and clauses
    by their words in the language of their text if there are no others. Capitals, accents and the width of letters do
    not matter. Terms come first, those that are called just so before all others; the ids of clauses and terms are
    found as well. Without words nothing is found.

    :raises ValueError: if *words* are no text, or there is no such language.

    >>> search("bucket")[0].id, search("seau")[0].id
    ('bucket', 'bucket')
    """
    check_language(language)
    if not isinstance(words, str):
        raise mistaken("mistake-search", given=brief(words))
    wanted = _folded(words).split()
    if not wanted:
        return ()
    terms = [term for term in book().terms.values() if _holds(_term_words(term, language), wanted)]
    terms.sort(key=lambda term: _folded(" ".join(wanted)) not in map(_folded, _names(term)))
    clauses = [clause for clause in book().clauses.values() if _holds(_clause_words(clause, language), wanted)]
    return (*terms, *(clauses or _in_the_original(wanted)))


def _in_the_original(wanted: list[str]) -> Iterator[Clause]:
    # Only if there are no others: "die" is in every German clause.
    for text in book().texts.values():
        yield from (clause for clause in text.clauses if _holds(_clause_words(clause, text.language), wanted))


def _holds(parts: Iterator[str], wanted: list[str]) -> bool:
    content = _folded("\n".join(parts))
    return all(word in content for word in wanted)


def _names(term: Term) -> Iterator[str]:
    yield from (term.id, *map(term.word, LANGUAGES), *term.reading)


def _term_words(term: Term, language: str) -> Iterator[str]:
    yield from _names(term)
    yield from (term.code, term.note(language))


def _clause_words(clause: Clause, language: str) -> Iterator[str]:
    yield from (clause.id, clause.words(language), clause.choice_words(language))


def _folded(words: str) -> str:
    """Return *words* in one width and case, without accents.

    >>> _folded("ＨＯＬＥ à pêche")
    'hole a peche'
    """
    # Japanese voicing marks are no accents: か and が are different letters, and they come together again.
    signs = (sign for sign in unicodedata.normalize("NFKD", words.casefold()) if not "\u0300" <= sign <= "\u036f")
    return unicodedata.normalize("NFC", "".join(signs))
