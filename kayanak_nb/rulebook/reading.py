"""From the TOML files to the entries of the rulebook; the first thing that is wrong is told with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any, get_args

from kayanak_nb.locale import LANGUAGES
from kayanak_nb.rulebook.entries import BadBook, Clause, Paragraph, Standing, Term, TermWords, Text, pieces

__all__ = ["read_demos", "read_glossary", "read_text"]

NONE = "none"
"""How the value None of a switch is written: TOML has no word for it."""

Table = Mapping[str, Any]


def read_text(name: str) -> Text:
    """Return the text of the file *name*.toml.

    :raises BadBook: if it is damaged.
    """
    place = f"{name}.toml"
    data = _load(place, ("id", "language", "game", "title", "paragraph", "clause"))
    if data["id"] != name:
        raise BadBook(f"{place}: id is {data['id']!r}; it must be {name!r}.")
    paragraphs = tuple(_paragraph(place, entry) for entry in _entries(place, data, "paragraph"))
    clauses = tuple(_clause(place, name, entry) for entry in _entries(place, data, "clause"))
    title = _languages(f"{place}: title", data["title"])
    return Text(name, data["language"], data["game"], title, paragraphs, clauses)


def read_glossary() -> tuple[Term, ...]:
    """Return the terms of glossary.toml.

    :raises BadBook: if it is damaged.
    """
    return tuple(
        _term("glossary.toml", entry) for entry in _entries("glossary.toml", _load("glossary.toml", ("term",)), "term")
    )


def read_demos() -> tuple[Table, ...]:
    """Return the demos of demos.toml as plain data, each with ``clause``, ``code``, ``steps`` and ``refused``.

    :raises BadBook: if it is damaged.
    """
    place = "demos.toml"
    return tuple(
        _fields(f"{place}: {entry.get('clause')}", entry, ("clause", "code"), {"steps": [], "refused": None})
        for entry in _entries(place, _load(place, ("demo",)), "demo")
    )


def _load(name: str, names: tuple[str, ...]) -> Table:
    # It takes its time, and many a session asks for no clause.
    import tomllib

    try:
        data = tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadBook(f"{name}: {error}.") from None
    return _fields(name, data, names)


def _entries(place: str, data: Table, name: str) -> Sequence[Table]:
    entries = data[name]
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadBook(f"{place}: {name} must be written as [[{name}]].")
    return entries


def _fields(place: str, data: object, names: Sequence[str], optional: Table = MappingProxyType({})) -> dict[str, Any]:
    """Return the table *data* with the fields *names*, and those *optional* ones that it lacks at their defaults."""
    if not isinstance(data, dict):
        raise BadBook(f"{place}: this must be a table.")
    for name in names:
        if name not in data:
            raise BadBook(f"{place}: {name} is missing.")
    for name in data:
        if name not in names and name not in optional:
            raise BadBook(f"{place}: there is no field {name}; the fields are {', '.join((*names, *optional))}.")
    return {**optional, **data}


def _paragraph(place: str, data: Table) -> Paragraph:
    place = f"{place}: paragraph {data.get('number')}"
    entry = _fields(place, data, ("number", "about", "clauses"))
    return Paragraph(entry["number"], _languages(f"{place}: about", entry["about"]), tuple(entry["clauses"]))


def _clause(place: str, text: str, data: Table) -> Clause:
    place = f"{place}: clause {data.get('id')}"
    names = ("id", "topic", "paragraphs", "standing", "terms", "wording")
    entry = _fields(place, data, names, {"decides": {}, "choice": None})
    if entry["standing"] not in get_args(Standing):
        raise BadBook(f"{place}: standing is {entry['standing']!r}; it must be one of {get_args(Standing)}.")
    wording = _languages(f"{place}: wording", entry["wording"])
    choice = {} if entry["choice"] is None else _languages(f"{place}: choice", entry["choice"])
    for words in (*wording.values(), *choice.values()):
        _check_marks(place, words)
    decides = {name: None if value == NONE else value for name, value in entry["decides"].items()}
    return Clause(
        id=entry["id"],
        text=text,
        topic=entry["topic"],
        paragraphs=tuple(entry["paragraphs"]),
        standing=entry["standing"],
        decides=MappingProxyType(decides),
        terms=tuple(entry["terms"]),
        wording=wording,
        choice=choice,
    )


def _check_marks(place: str, words: str) -> None:
    for text, term in pieces(words):
        if term is None and ("[" in text or "]" in text):
            raise BadBook(f"{place}: a term is marked [visible words](term-id), which this is not: {text!r}.")


def _term(place: str, data: Table) -> Term:
    place = f"{place}: term {data.get('id')}"
    entry = _fields(place, data, ("id", "code", *LANGUAGES))
    names = {language: _term_words(f"{place}: {language}", language, entry[language]) for language in LANGUAGES}
    return Term(entry["id"], entry["code"], MappingProxyType(names))


def _term_words(place: str, language: str, data: object) -> TermWords:
    reading = ("kana", "romaji") if language == "ja" else ()
    entry = _fields(place, data, ("word", "part", *reading), {"note": "", "ours": False})
    for name in ("word", "part", *reading):
        _check_words(f"{place}: {name}", entry[name])
    return TermWords(**entry)


def _languages(place: str, data: object) -> Mapping[str, str]:
    """Return words by language: something in each of the four."""
    entry = _fields(place, data, LANGUAGES)
    for language, words in entry.items():
        _check_words(f"{place}: {language}", words)
    return MappingProxyType(entry)


def _check_words(place: str, words: object) -> None:
    if not isinstance(words, str) or not words or words != words.strip() or "\n" in words:
        raise BadBook(f"{place}: {words!r} must be words on one line, without blanks around them.")
