"""The data of the rulebook: no gaps, no loose ends, in four languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from kayanak_nb.floes import rules as floes_rules
from kayanak_nb.games import RULE_SETS
from kayanak_nb.kayanak import topics
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.rulebook.entries import Clause, Term, Text, pieces
from kayanak_nb.rulebook.reading import read_glossary, read_text

FOLDER = Path(__file__).parents[2] / "kayanak_nb" / "rulebook"
# How many lines the texts have, those that are empty not counted.
LINES = {"fr": 15, "ja": 69, "de": 7}
LANGUAGE_OF = {"fr": "fr", "ja": "ja", "de": "de"}
GAME_OF = {"fr": "kayanak", "ja": "kayanak", "de": "floes"}
RULES_OF = {"fr": ("fr",), "ja": ("ja-1", "ja-2", "ja-3"), "de": ("de",)}
# Switches without effect in a rule set: there is nothing that a clause could decide.
IDLE = {
    "ja-1": {
        "temperature_timing",
        "exclusive_placement",
        "distinct_fishing",
        "walk_exactly",
        "blue_pips",
        "plugged_counts",
        "plug_under_fisher",
    },
    "ja-2": {"temperature_timing", "plugged_counts", "plug_under_fisher"},
}
CODED = {"fr": topics.CLAUSES, "ja": topics.CLAUSES, "de": floes_rules.CLAUSES}
OFFENSIVE = re.compile("es" r"kim|es" r"quim|エス" "キモー", re.IGNORECASE)
SENTENCE_ENDS = (".", "!", "?", "。", "！", "？")
OFFENSIVE_WORD_IN = ("glossary.toml",)

# What a typesetter would mend.
SLIPS = {
    "en": r"\w'\w",
    "de": r"\w'\w",
    "fr": r"\w'\w| [:;?!»%]|« |\u00a0[;?!]",
    "ja": r"[ぁ-んァ-ヶ一-龥々ー）」][,.:;?!]",
}


@cache
def text(name: str) -> Text:
    return read_text(name)


@cache
def glossary() -> tuple[Term, ...]:
    return read_glossary()


def words_of(clause: Clause) -> Iterator[tuple[str, str]]:
    """The marked words of a clause, each with what it is."""
    for language in LANGUAGES:
        yield f"{clause.id} wording {language}", clause.wording[language]
        if clause.choice:
            yield f"{clause.id} choice {language}", clause.choice[language]


def marked(words: str) -> set[str]:
    return {piece.term for piece in pieces(words) if piece.term is not None}


@pytest.mark.parametrize("name", list(LINES))
class TestText:
    def test_it_says_what_it_is(self, name: str) -> None:
        assert (text(name).language, text(name).game) == (LANGUAGE_OF[name], GAME_OF[name])

    def test_every_line_is_covered(self, name: str) -> None:
        assert [paragraph.number for paragraph in text(name).paragraphs] == list(range(1, LINES[name] + 1))
        assert not [paragraph.number for paragraph in text(name).paragraphs if not paragraph.clauses]

    def test_lines_and_clauses_agree(self, name: str) -> None:
        by_line = {(line.number, clause) for line in text(name).paragraphs for clause in line.clauses}
        by_clause = {(line, clause.id) for clause in text(name).clauses for line in clause.paragraphs}
        assert not by_line - by_clause, "lines name clauses that do not name them"
        assert not by_clause - by_line, "clauses name lines that do not name them"

    def test_ids_are_source_and_topic(self, name: str) -> None:
        sources = {rules.replace("-", "") for rules in RULES_OF[name]}
        ids = {clause.id for clause in text(name).clauses}
        for clause in text(name).clauses:
            assert clause.source in sources
            assert re.fullmatch(r"[a-z0-9]+\.[a-z]+(-[a-z]+)*", clause.id)
            # A topic is called after the clause that says most about it.
            assert f"{clause.source}.{clause.topic}" in ids
        assert not [
            clause for clause, times in Counter(clause.id for clause in text(name).clauses).items() if times > 1
        ]

    def test_it_has_just_the_clauses_that_the_code_cites(self, name: str) -> None:
        sources = {rules.replace("-", "") for rules in RULES_OF[name]}
        coded = {clause for clause in CODED[name] if clause.partition(".")[0] in sources}
        assert coded == {clause.id for clause in text(name).clauses}

    def test_lines_go_with_standing(self, name: str) -> None:
        for clause in text(name).clauses:
            assert clause.paragraphs or clause.standing == "silent", clause.id
            assert list(clause.paragraphs) == sorted(set(clause.paragraphs)), clause.id
            assert bool(clause.choice) == (clause.standing != "says"), clause.id

    def test_every_switch_is_decided_once(self, name: str) -> None:
        for rules in RULES_OF[name]:
            # A switch that is None is written "none".
            names = [field.name for field in fields(RULE_SETS[rules]) if field.name != "id"]
            source = rules.replace("-", "")
            decided = Counter(
                switch for clause in text(name).clauses if clause.source == source for switch in clause.decides
            )
            assert decided == Counter(switch for switch in names if switch not in IDLE.get(rules, ())), rules

    def test_switches_are_decided_as_the_rules_have_them(self, name: str) -> None:
        for clause in text(name).clauses:
            rules = RULE_SETS[next(rules for rules in RULES_OF[name] if rules.replace("-", "") == clause.source)]
            found = {switch: getattr(rules, switch) for switch in clause.decides}
            assert dict(clause.decides) == found, clause.id
            assert {k: type(v) for k, v in clause.decides.items()} == {k: type(v) for k, v in found.items()}, clause.id

    def test_terms_are_those_marked_in_every_language(self, name: str) -> None:
        for clause in text(name).clauses:
            assert len(set(clause.terms)) == len(clause.terms), clause.id
            for language in LANGUAGES:
                assert marked(clause.wording[language]) == set(clause.terms), (clause.id, language)
            choices = [marked(clause.choice[language]) for language in LANGUAGES if clause.choice]
            assert all(terms == choices[0] for terms in choices), clause.id

    def test_every_term_is_in_the_glossary(self, name: str) -> None:
        used = {term for clause in text(name).clauses for _, words in words_of(clause) for term in marked(words)}
        assert used <= {term.id for term in glossary()}

    def test_words_are_whole_sentences(self, name: str) -> None:
        for clause in text(name).clauses:
            for place, words in words_of(clause):
                assert words.endswith(SENTENCE_ENDS), place
                assert "  " not in words, place
                assert not re.search(SLIPS[place[-2:]], words), place

    def test_every_clause_has_words_of_its_own_in_each_language(self, name: str) -> None:
        for clause in text(name).clauses:
            assert len(set(clause.wording.values())) == len(LANGUAGES), clause.id
            assert not clause.choice or len(set(clause.choice.values())) == len(LANGUAGES), clause.id


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.name)
def test_the_offensive_word_stands_in_the_glossary_alone(path: Path) -> None:
    found = OFFENSIVE.search(path.read_text(encoding="utf-8"))
    assert bool(found) == (path.name in OFFENSIVE_WORD_IN)


class TestGlossary:
    def test_ids_are_unique_and_plain(self) -> None:
        assert not [term for term, times in Counter(term.id for term in glossary()).items() if times > 1]
        assert all(re.fullmatch(r"[a-z]+([-_][a-z]+)*", term.id) for term in glossary())

    def test_every_term_is_used(self) -> None:
        clauses = (clause for name in LINES for clause in text(name).clauses)
        used = {term for clause in clauses for _, words in words_of(clause) for term in marked(words)}
        assert {term.id for term in glossary()} == used

    def test_readings_are_kana_and_latin_letters(self) -> None:
        for term in glossary():
            kana, romaji = term.reading
            assert re.fullmatch("[ぁ-ゖァ-ヺー・ ]+", kana), term.id
            assert re.fullmatch("[a-zāīūēō'’ -]+", romaji), term.id
