"""What the page of the rule reader shows, as plain data made from what somebody reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from kayanak_nb.clauses import SOURCES, clause_title, fact, standing_name, topic_name
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.rulebook import Clause, Piece, Term, book, search
from kayanak_nb.widgets.comparing import compare, switch_code
from kayanak_nb.widgets.reading import SHOWN, Reading

__all__ = ["KEYS", "SHARED", "kit_of", "page_of"]

KEYS: tuple[str, ...] = (
    *("title", "own-words", "topics", "search", "shown", "compare", "choice", "where", "switches"),
    *("demo", "demo-close", "not-allowed", "term-code", "term-ours"),
)
"""What the page asks for by name; the catalogues have each as ``reader-<name>``."""

SHARED = {key: f"player-{key}" for key in ("close", "language", "step-back", "step-forward", "words")} | {
    "no-answer": "graph-lab-no-answer",
    "page-error": "graph-lab-page-error",
}
"""What it shares with other widgets, by their keys."""

Packed = list[Any]


def kit_of(language: str) -> dict[str, Any]:
    """Return what the page has to know once a language: its fixed texts, the terms, and what can be chosen."""
    texts = {name: text(key, language) for name, key in SHARED.items()}
    return {
        "texts": texts | {key: text(f"reader-{key}", language) for key in KEYS},
        "terms": {term.id: _term(term, language) for term in book().terms.values()},
        "languages": [[code, text("language-name", code)] for code in LANGUAGES],
        "shown": [[shown, text(f"reader-shown-{shown}", language)] for shown in SHOWN],
    }


def page_of(reading: Reading) -> dict[str, Any]:
    """Return what is on show: the topics, the clauses on the one that is open, and what a search has found.

    The clauses of Kayanak's texts come in *rows*, those about the same thing in one row; then those of the
    other game.
    """
    language = reading.language
    return {
        "language": language,
        "shown": reading.shown,
        "topics": _topics(language),
        "topic": reading.topic,
        "title": _topic(reading.topic, language),
        "clause": reading.clause,
        "rows": [*(_row(clauses, reading) for clauses in _aligned(reading.topic)), *_other_game(reading)],
        **_found(reading),
    }


@cache
def _topics(language: str) -> Packed:
    """Return the topics in two groups, those that texts of Kayanak speak of and the rest, each with its name."""
    topics = book().topics()
    shared = [topic for topic in topics if _of_kayanak(topic)]
    rest = [topic for topic in topics if topic not in shared]
    groups = ((text("player-title", language), shared), (text("floes-scene-title", language), rest))
    return [[game, [[topic, _topic(topic, language)] for topic in group]] for game, group in groups]


def _of_kayanak(topic: str) -> bool:
    return any(clause.source != "de" for clause in _on(topic))


@cache
def _on(topic: str) -> tuple[Clause, ...]:
    """Return the clauses on *topic*, those of each text together."""
    found = [clause for clauses in book().clauses_on(topic).values() for clause in clauses]
    return tuple(sorted(found, key=_place))


def _topic(topic: str, language: str) -> str:
    clauses = _on(topic)
    named = next((clause for clause in clauses if _name(clause) == topic), clauses[0])
    return topic_name(named.id, language)


def _aligned(topic: str) -> list[list[Clause]]:
    """Return the clauses of Kayanak's texts on *topic* in rows: what is called alike, or sets the same switch.

    No text is twice in a row, and the clause that has given the topic its name comes first.
    """
    rows: dict[str, list[Clause]] = {}
    for clause in _on(topic):
        if clause.source != "de":
            rows.setdefault(_name(clause), []).append(clause)
    first = [rows.pop(topic)] if topic in rows else []
    aligned: list[list[Clause]] = []
    for row in [*first, *rows.values()]:
        like = next((other for other in aligned if _fit(other, row)), None)
        if like is None:
            aligned.append(row)
        else:
            like.extend(row)
    return [sorted(row, key=_place) for row in aligned]


def _fit(one: list[Clause], other: list[Clause]) -> bool:
    """Return whether two rows set the same switch in different texts."""
    apart = {clause.source for clause in one}.isdisjoint(clause.source for clause in other)
    return apart and bool({*_decided(one)} & {*_decided(other)})


def _decided(row: list[Clause]) -> Iterator[str]:
    return (switch for clause in row for switch in clause.decides)


def _name(clause: Clause) -> str:
    return clause.id.partition(".")[2]


def _place(clause: Clause) -> int:
    return list(SOURCES).index(clause.source)


def _row(clauses: list[Clause], reading: Reading) -> dict[str, Any]:
    language = reading.language
    return {
        "id": clauses[0].id,
        "title": " · ".join(dict.fromkeys(topic_name(clause.id, language) for clause in clauses)),
        "compare": compare(clauses, language),
        "cards": [_card(clause, reading) for clause in clauses],
    }


def _other_game(reading: Reading) -> list[dict[str, Any]]:
    """Return a row with the clauses of the other game on the topic, if it has any."""
    cards = [_card(clause, reading) for clause in _on(reading.topic) if clause.source == "de"]
    title = text("reader-other-game", reading.language)
    return [{"id": "de", "title": title, "compare": [], "cards": cards}] if cards else []


def _card(clause: Clause, reading: Reading) -> dict[str, Any]:
    language = reading.language
    rules = book().texts[clause.text]
    return {
        "clause": clause.id,
        "source": SOURCES[clause.source],
        "name": topic_name(clause.id, language),
        "title": clause_title(clause.id, language),
        "text": rules.title[language],
        "standing": clause.standing,
        "badge": standing_name(clause.standing, language),
        "words": [
            [code, text("language-name", code), _packed(clause.pieces(code))] for code in _languages(clause, reading)
        ],
        "choice": _packed(clause.choice_pieces(language)),
        "switches": [[fact(name, value, language), switch_code(name, value)] for name, value in clause.decides.items()],
        "where": _where(clause, language),
    }


def _languages(clause: Clause, reading: Reading) -> tuple[str, ...]:
    """Return the languages in which *clause* is to be shown, once each."""
    original = book().texts[clause.text].language
    wanted = {"both": (original, reading.language), "original": (original,), "mine": (reading.language,)}
    return tuple(dict.fromkeys(wanted[reading.shown]))


def _packed(pieces: Iterable[Piece]) -> Packed:
    """Return each of *pieces* as its words, with the id of its term if it has one."""
    return [piece.text if piece.term is None else [piece.text, piece.term] for piece in pieces]


def _where(clause: Clause, language: str) -> list[str]:
    paragraphs = {paragraph.number: paragraph for paragraph in book().texts[clause.text].paragraphs}
    places = [
        text("reader-paragraph", language, number=number, about=paragraphs[number].about[language])
        for number in clause.paragraphs
    ]
    return places or [text("reader-nowhere", language)]


def _term(term: Term, language: str) -> dict[str, Any]:
    """Return what the card of *term* shows: the reader's own language first, then the others."""
    order = (language, *(code for code in LANGUAGES if code != language))
    return {
        "code": term.code,
        "word": term.word(language),
        "note": term.note(language),
        "names": [
            {
                "lang": code,
                "language": text("language-name", code),
                "word": term.word(code),
                "part": term.part(code),
                "reading": list(term.reading) if code == "ja" else [],
                "ours": term.is_ours(code),
            }
            for code in order
        ],
    }


def _found(reading: Reading) -> dict[str, Any]:
    """Return the search: its words, what they find, and how much that is."""
    language = reading.language
    if not reading.query.strip():
        return {"query": reading.query, "hits": [], "found": ""}
    hits = [_hit(found, language) for found in search(reading.query, language)]
    return {"query": reading.query, "hits": hits, "found": text("reader-found", language, count=len(hits))}


def _hit(found: Clause | Term, language: str) -> Packed:
    """Return the kind of a hit, its id, its name and what it says."""
    if isinstance(found, Clause):
        return ["clause", found.id, clause_title(found.id, language), found.words(language)]
    others = [found.word(code) for code in LANGUAGES if code != language]
    return ["term", found.id, found.word(language), " · ".join(dict.fromkeys(others))]
