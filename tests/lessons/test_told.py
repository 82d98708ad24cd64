from __future__ import annotations

import pytest

from kayanak_nb.kayanak.words import clause_title, explain
from kayanak_nb.lessons.told import Sentence, Table, Told
from kayanak_nb.locale import LANGUAGES

DUG, FISHED, FREE = Sentence("One digs.", "fr.dig"), Sentence("One fishes.", "fr.fish"), Sentence("So it is.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_carry_the_title_of_their_clause_and_clauses_are_told_once(language: str) -> None:
    told = Told((DUG, FISHED, DUG, FREE), language)
    lines = repr(told).splitlines()
    assert lines[0] == lines[2] == f"One digs. [{clause_title('fr.dig', language)}]"
    assert lines[3] == "So it is."
    below = lines[6:]
    assert [explain(clause, language) in line for clause, line in zip(("fr.dig", "fr.fish"), below, strict=True)]


def test_without_clauses_there_are_no_rules() -> None:
    told = Told((FREE,))
    assert repr(told) == "So it is."
    assert "<details>" not in told._repr_html_()


def test_html_says_the_same_after_the_picture() -> None:
    html = Told((DUG, FREE), "de", picture="<img alt='board'>")._repr_html_()
    assert html.startswith("<div lang=\"de\"><img alt='board'><ul><li>One digs. <small")
    assert explain("fr.dig", "de") in html


def test_html_is_never_injected() -> None:
    nasty = "<script>alert(1)</script>"
    assert nasty not in Told((Sentence(nasty),))._repr_html_()
    assert nasty not in Table((nasty,), ((nasty,),), (nasty,))._repr_html_()


def test_a_table_in_lines_leaves_empty_cells_out() -> None:
    table = Table(("Turn", "Who"), (("1", "Red"), ("", "Blue")), ("The end.",))
    assert repr(table) == "Turn · Who\n1 · Red\nBlue\nThe end."
    assert table._repr_html_().count("<tr>") == 3
