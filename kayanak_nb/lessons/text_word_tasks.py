"""Exercises on the words of the texts: which term means what, and which text says something outright."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from kayanak_nb.clauses import fact
from kayanak_nb.lessons.drawn import found, one_of, shuffled
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.lessons.lettered import Chosen, Ordered
from kayanak_nb.lessons.predicate import source_of
from kayanak_nb.locale import text
from kayanak_nb.names import enumerated, listed, sentences
from kayanak_nb.rulebook import Clause, Term, book
from kayanak_nb.stream import Stream

__all__ = ["IDS", "match_task", "said_by", "says_task", "word_of"]

IDS: Mapping[str, str] = {"fr": "fr", "ja1": "ja-1", "ja2": "ja-2", "ja3": "ja-3"}
"""The ids of Kayanak's rule sets, by what the ids of their clauses begin with."""

_IN = {"fr": "texts-in-fr", "ja": "texts-in-ja", "de": "texts-in-de"}
_WORDS = 6
_PLAIN = re.compile("[A-Z]?[a-z]+")


class _Card(NamedTuple):
    term: Term
    language: str


def word_of(term: Term, language: str) -> str:
    """Return the word of *term* in *language*, a Japanese one with how it is read."""
    word = term.word(language)
    if language != "ja":
        return word
    kana, romaji = term.reading
    return f"{word}（{romaji}）" if kana == word else f"{word}（{kana}, {romaji}）"


@cache
def _coded() -> tuple[Term, ...]:
    """Return the terms with a code name that is a plain word and that no other term has."""
    codes = [term.code for term in book().terms.values()]
    return tuple(term for term in book().terms.values() if _PLAIN.fullmatch(term.code) and codes.count(term.code) == 1)


@cache
def _ambiguous(language: str) -> frozenset[str]:
    """Return the words of *language* that stand for more than one concept."""
    words = Counter(term.word(language) for term in book().terms.values())
    return frozenset(word for word, times in words.items() if times > 1)


def match_task(stream: Stream, language: str) -> Task:
    """Ask for the code name of terms that stand in the texts, two of each text."""
    cards = found(stream, lambda numbers: _dealt(numbers, language))
    codes = tuple(card.term.code for card in cards)
    known = tuple(sorted(codes))
    lines = [_line(number, card, language) for number, card in enumerate(cards, start=1)]
    return Task(
        text("texts-match", language),
        "\n".join((text("texts-match-prompt", language, names=", ".join(f'"{code}"' for code in known)), *lines)),
        ValueJudge(
            Ordered(known=known),
            codes,
            (Slip(lambda given: True, lambda given: _mixed_up(given, cards, language)),),
            praise=text("texts-match-praise", language),
        ),
        (
            text("texts-match-hint-kind", language, kinds=_kinds(cards, language)),
            text("texts-match-hint-look", language),
            text("texts-match-hint-some", language, terms=listed(_meanings(cards[:3], language), language)),
        ),
        text("texts-match-solution", language, terms=listed(_meanings(cards, language), language)),
    )


def _dealt(stream: Stream, language: str) -> list[_Card] | None:
    """Return cards of words that look different from their code names and from each other."""
    cards: list[_Card] = []
    for source in _IN:
        theirs = [term for term in shuffled(stream, _coded()) if _fits(term, source, cards)]
        cards += [_Card(term, source) for term in theirs[: _WORDS // len(_IN)]]
    meanings = {card.term.word(language) for card in cards}
    return shuffled(stream, cards) if len(cards) == len(meanings) == _WORDS else None


def _fits(term: Term, source: str, cards: list[_Card]) -> bool:
    new = all(term != card.term for card in cards)
    word = term.word(source)
    clear = word.casefold() != term.code.casefold() and word not in _ambiguous(source)
    return new and clear and not term.is_ours(source)


def _line(number: int, card: _Card, language: str) -> str:
    return f"{number}. {word_of(card.term, card.language)} · {text(_IN[card.language], language)}"


def _kinds(cards: list[_Card], language: str) -> str:
    said = (
        text("texts-judged", language, what=card.term.word(card.language), said=card.term.part(language))
        for card in cards
    )
    return enumerated(said, language, between=" · ")


def _meanings(cards: list[_Card], language: str) -> list[str]:
    return [f"{card.term.word(card.language)} = {card.term.code}" for card in cards]


def _mixed_up(given: tuple[str, ...], cards: list[_Card], language: str) -> str:
    """Return what the first wrong answer would be called in that text, and how many are right."""
    wrong = next((code, card) for code, card in zip(given, cards, strict=True) if code != card.term.code)
    code, card = wrong
    meant = next(other.term for other in cards if other.term.code == code)
    return sentences(
        (
            text("texts-match-right", language, count=_right(given, cards)),
            text(
                "texts-match-slip",
                language,
                word=card.term.word(card.language),
                code=code,
                other=meant.word(card.language),
                text=text(_IN[card.language], language),
            ),
        ),
        language,
    )


def _right(given: tuple[str, ...], cards: list[_Card]) -> int:
    return sum(code == card.term.code for code, card in zip(given, cards, strict=True))


class _Question(NamedTuple):
    switch: str
    value: object


@cache
def _deciding(switch: str) -> Mapping[str, Clause]:
    """Return for each source of Kayanak's rule sets the clause that decides *switch*."""
    clauses = [clause for clause in book().clauses.values() if switch in clause.decides]
    return {clause.source: clause for clause in clauses if clause.source in IDS}


def said_by(switch: str, value: object) -> frozenset[str]:
    """Return the ids of the rule sets in whose text it stands outright that *switch* has *value*."""
    return frozenset(
        IDS[source]
        for source, clause in _deciding(switch).items()
        if clause.standing == "says" and clause.decides[switch] == value
    )


@cache
def _questions() -> tuple[_Question, ...]:
    """Return what some texts say outright, and others say otherwise or do not say."""
    values = {(name, value): None for clause in book().clauses.values() for name, value in clause.decides.items()}
    asked = (_Question(*pair) for pair in values)
    return tuple(one for one in asked if said_by(*one) and len(said_by(*one)) < len(_deciding(one.switch)))


def says_task(stream: Stream, language: str) -> Task:
    """Ask which texts say something outright."""
    asked = one_of(stream, _questions())
    expected, clauses = said_by(*asked), _deciding(asked.switch)
    names = listed([clause.id for clause in clauses.values()], language)
    return Task(
        text("texts-says", language),
        text("texts-says-prompt", language, fact=fact(*asked, language)),
        ValueJudge(
            Chosen(known=tuple(IDS.values())),
            expected,
            (
                Slip(
                    lambda given: bool(given - expected),
                    lambda given: _not_outright(min(given - expected), asked, language),
                ),
            ),
            praise=text("texts-says-praise", language),
        ),
        (
            text("texts-says-hint-topic", language, topic=next(iter(clauses.values())).topic),
            text("texts-says-hint-clauses", language, clauses=names),
            text("texts-says-hint-count", language, count=len(expected)),
        ),
        text("texts-says-solution", language, clauses=names),
    )


def _not_outright(rules: str, asked: _Question, language: str) -> str:
    """Return how the text of *rules*, which does not say it outright, stands to what is *asked*."""
    source = source_of(rules)
    clause = _deciding(asked.switch).get(rules.replace("-", ""))
    if clause is None:
        return text("texts-says-nothing", language, source=source)
    if clause.standing == "silent":
        return text("texts-says-silent", language, source=source, words=clause.words(language))
    if clause.decides[asked.switch] != asked.value:
        other = fact(asked.switch, clause.decides[asked.switch], language)
        return text("texts-says-otherwise", language, source=source, fact=other)
    return text("texts-says-implied", language, source=source, words=clause.words(language))
