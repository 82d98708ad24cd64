"""Clauses of the rulebook as a lesson shows them: cards with our words in the text's language and in the learner's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import get_args

from kayanak_nb.clauses import SOURCES, clause_title, fact, standing_name, switch_name, topic_name, value_name
from kayanak_nb.lessons.told import Table
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.rulebook import Clause, Piece, Term, book
from kayanak_nb.rulebook.entries import Standing

__all__ = ["Cards", "landscape", "notes_table", "switch_table", "words_table"]

_SIGNS = {"says": "●", "implies": "◐", "silent": "○"}
_NOWHERE = "–"


@dataclass(frozen=True)
class Cards:
    """Clauses, each with its words in the language of its text and in *language*, and how the text stands to it.

    What this package does where the text does not say it outright follows, then where it stands and what is decided.
    """

    clauses: tuple[Clause, ...]
    language: str = "en"

    def __repr__(self) -> str:
        return "\n\n".join("\n".join(self._lines(clause)) for clause in self.clauses)

    def _repr_html_(self) -> str:
        return f'<div lang="{self.language}">{"".join(map(self._card, self.clauses))}</div>'

    def _lines(self, clause: Clause) -> Iterator[str]:
        yield self._heading(clause)
        yield from (f"  {clause.words(language)}" for language in self._languages(clause))
        yield from (f"  {line}" for line in self._after(clause))

    def _card(self, clause: Clause) -> str:
        words = "".join(
            f'<p lang="{language}">{_html(clause.pieces(language))}</p>' for language in self._languages(clause)
        )
        after = "".join(f"<p>{escape(line)}</p>" for line in self._after(clause))
        return (
            '<div style="border-left:4px solid #0072b2;padding-left:0.8em;margin:0.6em 0">'
            f"<p><strong>{escape(self._heading(clause))}</strong></p>{words}{after}</div>"
        )

    def _heading(self, clause: Clause) -> str:
        standing = standing_name(clause.standing, self.language)
        title = clause_title(clause.id, self.language)
        return text("texts-card", self.language, title=title, sign=_SIGNS[clause.standing], standing=standing)

    def _languages(self, clause: Clause) -> tuple[str, ...]:
        own = book().texts[clause.text].language
        return tuple(dict.fromkeys((own, self.language)))

    def _after(self, clause: Clause) -> Iterator[str]:
        if choice := clause.choice_words(self.language):
            yield text("texts-card-choice", self.language, choice=choice)
        paragraphs = {paragraph.number: paragraph for paragraph in book().texts[clause.text].paragraphs}
        for number in clause.paragraphs:
            about = paragraphs[number].about[self.language]
            yield text("reader-paragraph", self.language, number=number, about=about)
        for switch, value in clause.decides.items():
            said = fact(switch, value, self.language)
            yield text("texts-card-switch", self.language, fact=said, code=f"{switch}={value!r}")


def _html(pieces: Iterable[Piece]) -> str:
    return "".join(escape(piece.text) if piece.term is None else f"<b>{escape(piece.text)}</b>" for piece in pieces)


def landscape(sources: Sequence[str], language: str) -> Table:
    """Return for each topic a sign for every clause that each of *sources* has on it, by how the text stands to it."""
    clauses = [clause for clause in book().clauses.values() if clause.source in sources]
    topics = [topic for topic in book().topics() if any(clause.topic == topic for clause in clauses)]
    topics += sorted({clause.topic for clause in clauses} - {*topics})
    names = {one.topic: topic_name(f"{one.source}.{one.topic}", language) for one in reversed(clauses)}
    rows = [(names[topic], *(_signs(clauses, source, topic) for source in sources)) for topic in topics]
    heading = (text("reader-topics", language), *(SOURCES[source] for source in sources))
    key = ", ".join(f"{sign} {standing_name(standing, language)}" for standing, sign in _SIGNS.items())
    return Table(heading, tuple(rows), (key, *(_count(clauses, source, language) for source in sources)), language)


def _signs(clauses: Iterable[Clause], source: str, topic: str) -> str:
    return "".join(_SIGNS[one.standing] for one in clauses if (one.source, one.topic) == (source, topic)) or _NOWHERE


def _count(clauses: Iterable[Clause], source: str, language: str) -> str:
    standings = Counter(clause.standing for clause in clauses if clause.source == source)
    counts = {standing: standings[standing] for standing in get_args(Standing)}
    return text("texts-count", language, source=SOURCES[source], all=standings.total(), **counts)


def switch_table(sources: Sequence[str], language: str) -> Table:
    """Return what *sources* decide in different ways, a switch a row; a dash where a text has nothing to decide."""
    decided: dict[str, dict[str, object]] = {}
    for clause in book().clauses.values():
        for switch, value in clause.decides.items():
            decided.setdefault(switch, {})[clause.source] = value
    differing = {switch: values for switch, values in decided.items() if _differ(values, sources)}
    rows = [_switch_row(switch, values, sources, language) for switch, values in differing.items()]
    return Table((text("texts-switch", language), *(SOURCES[source] for source in sources)), tuple(rows), (), language)


def _differ(values: dict[str, object], sources: Sequence[str]) -> bool:
    return len({values.get(source, _NOWHERE) for source in sources}) > 1


def _switch_row(switch: str, values: dict[str, object], sources: Sequence[str], language: str) -> tuple[str, ...]:
    said = [value_name(switch, values[one], language) if one in values else _NOWHERE for one in sources]
    return (switch_name(switch, language), *said)


def words_table(terms: Sequence[Term], language: str) -> Table:
    """Return *terms* in the languages of the texts, with how the Japanese words are read, and their code names."""
    names = [text("language-name", other) for other in ("fr", "ja", "de")]
    heading = (
        text("texts-meaning", language),
        names[0],
        names[1],
        "かな",
        "rōmaji",
        names[2],
        text("texts-code", language),
    )
    return Table(heading, tuple(_word_row(term, language) for term in terms), (text("texts-ours", language),), language)


def _word_row(term: Term, language: str) -> tuple[str, ...]:
    french, japanese, german = (term.word(other) + "*" * term.is_ours(other) for other in ("fr", "ja", "de"))
    return (term.word(language), french, japanese, *term.reading, german, term.code)


def notes_table(term: Term, language: str) -> Table:
    """Return what the glossary says of *term* in each language, in that language."""
    heading = (text("player-language", language), text("texts-word", language), text("texts-note", language))
    rows = [
        (text("language-name", other), f"{term.word(other)} ({term.part(other)})", term.note(other))
        for other in LANGUAGES
    ]
    return Table(heading, tuple(rows), (), language)
