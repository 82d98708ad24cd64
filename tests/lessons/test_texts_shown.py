"""The lesson on the three texts: what it tells of texts, words and moves, and how answers by letter are read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.drawing.scene import Use
from kayanak_nb.kayanak.moves import Dig, Fish
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.lettered import Chosen, Ordered
from kayanak_nb.lessons.pond import drawn, hindrance, portrait, situation
from kayanak_nb.lessons.predicate import KINDS
from kayanak_nb.lessons.texts import TextsLesson, begin
from kayanak_nb.lessons.told import Told
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.rulebook import book
from kayanak_nb.stream import Stream


def test_both_are_right() -> None:
    told = TextsLesson().by_each(kn.Fish("D3"))
    assert [sentence.clause for sentence in told.sentences] == ["fr.distinct", "ja2.times", "ja3.times"]
    assert ["Not allowed" in sentence.words for sentence in told.sentences] == [True, False, False]


def test_the_pool_has_holes_of_every_sort() -> None:
    asked = TextsLesson().ask(*map(Dig, ("B3", "D3", "C2", "C4", "B2", "D4")))
    assert ["Allowed" in sentence.words for sentence in asked.sentences] == [True, True, *[False] * 4]
    assert len({sentence.clause for sentence in asked.sentences}) == 3
    assert "<img " in asked.picture
    assert "Not allowed" in TextsLesson().ask(Dig("Z9")).sentences[0].words
    assert len(TextsLesson().facts("B3", "D3").rows) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_told_in_the_language_of_the_lesson(language: str) -> None:
    lesson = begin(language, "Mio")
    shown: list[Any] = [
        *(lesson.overview(), lesson.overview("fr"), lesson.switches(), lesson.switches("fr", "ja-3")),
        *(lesson.words("hole", "Plug"), lesson.notes("turn"), lesson.clause("fr.dig", "de.stop", "ja3.timing")),
        *(lesson.dispute(), lesson.by_each(Fish("D3")), lesson.ask(Dig("D3")), lesson.facts("D3")),
    ]
    assert {one.language for one in shown} == {language}
    assert all(f'lang="{language}"' in one._repr_html_() for one in shown)
    assert isinstance(lesson.sea(), kn.Game)
    assert lesson.sea().language == language


def test_frames_are_below_the_fishers() -> None:
    state = situation("fr", phase="roll", fishers=("C3", "C2"))
    front, plain = (portrait(state, holes=holes).scene.front for holes in (("C2",), ()))
    frames = [number for number, shape in enumerate(front) if shape not in plain]
    fishers = [number for number, shape in enumerate(front) if isinstance(shape, Use) and "fisher" in shape.name]
    assert len(frames) == len(fishers) == 2
    assert max(frames) < min(fishers)


def test_cards_tell_the_text_from_our_choice() -> None:
    card = TextsLesson("en").clause("fr.free-hole")
    lines = repr(card).splitlines()
    clause = book().clauses["fr.free-hole"]
    assert lines[0] == "FR · which holes are free · ◐ to be understood"
    assert lines[1:3] == [f"  {clause.words('fr')}", f"  {clause.words('en')}"]
    assert lines[3] == f"  Our choice: {clause.choice_words('en')}"
    assert '<p lang="fr">' in card._repr_html_()
    assert "<b>libre</b>" in card._repr_html_()
    assert len(repr(TextsLesson("fr").clause("fr.free-hole")).splitlines()) == len(lines) - 1


def test_the_overview_counts_every_clause() -> None:
    table = TextsLesson().overview()
    signs = "".join(cell for row in table.rows for cell in row[1:] if cell != "–")
    assert len(signs) == len(book().clauses)
    standings = [clause.standing for clause in book().clauses.values()]
    assert [signs.count(sign) for sign in "●◐○"] == [standings.count(one) for one in ("says", "implies", "silent")]


def test_switches_are_those_of_the_rule_sets() -> None:
    differing = {name for name, value in vars(RULE_SETS["fr"]).items() if value != getattr(RULE_SETS["ja-3"], name)}
    assert len(TextsLesson().switches("fr", "ja-3").rows) == len(differing - {"id"})


def test_what_there_is_not_is_answered_with_what_there_is() -> None:
    lesson = TextsLesson()
    wrong: list[Callable[[], Any]] = [
        *(lambda: lesson.overview("it"), lambda: lesson.clause("fr.moon"), lambda: lesson.words("moon")),
        *(lambda: lesson.notes("moon"), lambda: lesson.facts("Z9"), lambda: lesson.switches("xx")),
        *(lambda: lesson.trial(bool, "melt"), lambda: lesson.trial(bool, "dig", "ja-1")),
    ]
    for call in wrong:
        with pytest.raises(ValueError, match="is not known here"):
            call()
    with pytest.raises(ValueError, match='"fr"'):
        TextsLesson("it")


def test_a_trial_needs_a_function() -> None:
    assert TextsLesson().trial(True).status == "wrong"  # type: ignore[arg-type]


# Answers by letter


def test_letters_are_read_in_several_forms() -> None:
    chosen, ordered = Chosen(known=("A", "B", "C")), Ordered(known=("A", "B", "C"))
    for given in ("AC", "a, c", ["A", "C"], {"c", "a"}):
        assert chosen.read(given) == {"A", "C"}
    for given in ("CAB", "c a b", ["C", "A", "B"]):
        assert ordered.read(given) == ("C", "A", "B")
    for wrong in ("AB", "AABC", ["A", "B", "D"]):
        with pytest.raises(ValueError, match=r"^$"):
            ordered.read(wrong)


@pytest.mark.parametrize(("rules", "kind", "seed"), list(product(("fr", "ja-3"), KINDS, range(3))))
def test_positions_are_drawn_by_the_rules(rules: str, kind: str, seed: int) -> None:
    state = found(Stream(seed), lambda stream: drawn(stream, rules, kind))
    assert state.rules.id == rules
    assert state.roll is not None
    assert state.roll[0].symbol == kind
    moves = [KINDS[kind](hole) for hole in state.board.holes]
    assert {bool(hindrance(state, move, "en")) for move in moves} == {True, False}
    assert one_of(Stream(seed), moves) in moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dispute_is_told(language: str) -> None:
    told = TextsLesson(language).dispute()
    assert isinstance(told, Told)
    assert "D3" in told.sentences[0].words
