"""The face of the rulebook: clauses, pieces, terms, topics side by side, and finding things."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kayanak_nb.clauses import explain
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.rulebook import BadBook, Clause, Piece, Term, book, reading, search
from kayanak_nb.rulebook.book import TEXTS


def test_pieces_are_the_words_with_their_terms() -> None:
    for clause in book().clauses.values():
        for language in LANGUAGES:
            pieces = clause.pieces(language)
            assert "".join(piece.text for piece in pieces) == clause.words(language)
            assert {piece.term for piece in pieces} - {None} == set(clause.terms)
            assert "".join(piece.text for piece in clause.choice_pieces(language)) == clause.choice_words(language)
            assert bool(clause.choice_words(language)) == (clause.standing != "says")


def test_a_clause_knows_where_it_comes_from() -> None:
    clause = book().clauses["ja3.timing"]
    assert (clause.text, clause.source, clause.topic, clause.standing) == ("ja", "ja3", "temperature", "says")
    assert clause in book().texts["ja"].clauses
    assert Piece("blue die", "blue-die") in clause.pieces()


def test_the_explanation_is_what_the_text_says_and_what_we_do() -> None:
    for name, clause in book().clauses.items():
        for language in LANGUAGES:
            parts = (clause.words(language), clause.choice_words(language))
            assert explain(name, language) == ("" if language == "ja" else " ").join(filter(None, parts))


def test_topics_stand_side_by_side() -> None:
    topics = book().topics()
    assert len(set(topics)) == len(topics)
    seen = [clause for topic in topics for clauses in book().clauses_on(topic).values() for clause in clauses]
    assert sorted(seen, key=lambda clause: clause.id) == sorted(book().clauses.values(), key=lambda clause: clause.id)
    assert all(tuple(book().clauses_on(topic)) == TEXTS for topic in topics)
    assert {clause.id for clause in book().clauses_on("walk")["de"]} == {"de.step", "de.step-onto-bear"}
    assert book().clauses_on("moon") == {"fr": (), "ja": (), "de": ()}


def test_a_term_tells_word_reading_part_and_note() -> None:
    term = book().terms["hole"]
    assert (term.word("fr"), term.word("ja"), term.reading) == ("trou", "穴", ("あな", "ana"))
    assert "mascul" in term.part("fr")
    assert any(term.note("en") for term in book().terms.values())
    assert {term.is_ours("de") for term in book().terms.values()} == {True, False}


def test_there_is_one_book_and_it_cannot_be_changed() -> None:
    assert book() is book()
    assert book().clauses is book().clauses
    shared: list[Any] = [book().clauses, book().terms, book().clauses["fr.walk"].decides, book().texts]
    for mapping in shared:
        with pytest.raises(TypeError):
            mapping["x"] = 1


class TestSearch:
    def test_terms_of_that_name_come_first(self) -> None:
        found = search("bucket")
        assert isinstance(found[0], Term)
        assert found[0].id == "bucket"
        assert {"fr.setup", "ja1.setup"} <= {entry.id for entry in found if isinstance(entry, Clause)}

    def test_all_words_must_occur_in_any_order(self) -> None:
        ids = {entry.id for entry in search("crystal fisher")}
        assert ids == {entry.id for entry in search("FISHER  crystal")}
        assert "fr.plug-fisher" in ids
        assert "fr.score" not in ids

    @pytest.mark.parametrize(
        ("words", "language", "found"),
        [
            ("pecheur", "fr", "fisher"),
            ("ana", "ja", "hole"),
            ("あな", "ja", "hole"),
            ("würfel", "de", "die"),
            ("ＨＯＬＥ", "en", "hole"),
            ("fr.walk", "ja", "fr.walk"),
        ],
    )
    def test_accents_width_and_readings_do_not_matter(self, words: str, language: str, found: str) -> None:
        assert found in {entry.id for entry in search(words, language)}

    @pytest.mark.parametrize(
        ("words", "language", "term", "clause"),
        [("trous", "en", None, "fr.dig"), ("回数", "de", None, "ja2.fish"), ("Scholle", "ja", "floe", "de.slide")],
    )
    def test_words_of_the_texts_are_found_in_every_language(
        self, words: str, language: str, term: str | None, clause: str
    ) -> None:
        found = search(words, language)
        assert clause in {entry.id for entry in found}
        assert (found[0].id == term) == (term is not None)

    def test_other_languages_do_not_swamp_what_there_is_in_ones_own(self) -> None:
        found = search("die", "en")
        assert found[0].id == "die"
        assert all("die" in entry.words("en").casefold() for entry in found if isinstance(entry, Clause))

    def test_nothing_is_found_without_words_or_by_nonsense(self) -> None:
        assert search("") == search("  ") == search("qqqq") == ()
        with pytest.raises(ValueError, match="language"):
            search("hole", "nl")
        with pytest.raises(ValueError, match="What is to be found is 3; it must be words"):
            search(3)  # type: ignore[arg-type]


def test_a_clause_is_explained_without_reading_the_other_texts() -> None:
    code = """
from kayanak_nb.clauses import explain
from kayanak_nb.rulebook import reading
explain("fr.walk")
from kayanak_nb.rulebook.book import _text, _terms
print(_text.cache_info().currsize, _terms.cache_info().currsize)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["1", "0"]


GOOD = """
id = "fr"
language = "fr"
game = "kayanak"
title = { en = "a", fr = "b", ja = "c", de = "d" }
[[paragraph]]
number = 1
about = { en = "a", fr = "b", ja = "c", de = "d" }
clauses = ["fr.walk"]
[[clause]]
id = "fr.walk"
topic = "walk"
paragraphs = [1]
standing = "says"
decides = { end_at_fish = "none" }
terms = ["hole"]
wording = { en = "A [hole](hole).", fr = "b", ja = "c", de = "d" }
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Reads the French text from a file with the given content."""
    monkeypatch.setattr(reading, "files", lambda package: tmp_path)

    def read(content: str) -> Any:
        (tmp_path / "fr.toml").write_text(content, encoding="utf-8")
        return reading.read_text("fr")

    return read


def test_none_is_written_as_a_word(written: Callable[[str], Any]) -> None:
    assert dict(written(GOOD).clauses[0].decides) == {"end_at_fish": None}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "fr"\n', 'id = "ja"\n', "fr.toml: id is 'ja'"),
        ('id = "fr"\n', "id = fr\n", "fr.toml: Invalid value"),
        ('game = "kayanak"\n', "", "fr.toml: game is missing"),
        ("[[paragraph]]", "[paragraph]", r"fr.toml: paragraph must be written as \[\[paragraph\]\]"),
        ("paragraphs = [1]", "paragrafs = [1]", "fr.toml: clause fr.walk: paragraphs is missing"),
        ("topic =", "tropic = 1\ntopic =", "fr.toml: clause fr.walk: there is no field tropic"),
        ('"says"', '"hints"', "fr.toml: clause fr.walk: standing is 'hints'"),
        (
            'fr = "b", ja = "c", de = "d" }\nclauses',
            'fr = "b", de = "d" }\nclauses',
            "paragraph 1: about: ja is missing",
        ),
        ("[hole](hole).", "[hole](Hole).", "clause fr.walk: a term is marked"),
        ("A [hole](hole).", " A hole.", "clause fr.walk: wording: en: ' A hole.' must be words on one line"),
    ],
)
def test_damage_is_told_with_its_place(written: Callable[[str], Any], old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(BadBook, match=said):
        written(GOOD.replace(old, new, 1))
