from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

from kayanak_nb.dice import Die, Distribution, Face, joint
from kayanak_nb.locale import LANGUAGES

WHITE = Die([Face("walk", 3), Face("dig", 3), Face("dig", 2), Face("fish", 3), Face("any", 3), Face("any", 2)])


class Table(HTMLParser):
    """The text of every row of a table, the caption first, and its elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.tags: list[str] = []
        self.attributes: list[dict[str, str | None]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.append(dict(attrs))
        if tag in ("caption", "tr"):
            self.rows.append([])
        if tag in ("caption", "th", "td"):
            self.rows[-1].append("")

    def handle_data(self, data: str) -> None:
        self.rows[-1][-1] += data


def test_a_table_says_how_likely_each_outcome_is() -> None:
    assert Table(Die([1, 1, 2]).distribution.html()).rows == [
        ["2 outcomes · mean 4/3 (1.333) · variance 2/9 (0.222)"],
        ["Outcome", "Probability", "In percent", ""],
        ["1", "2/3", "66.7%", ""],
        ["2", "1/3", "33.3%", ""],
    ]


def test_a_table_of_a_die_names_its_faces() -> None:
    rows = Table(Die([Face("fish", 1), Face("bear", 2), Face("seal", 1)]).html("fr")).rows
    assert rows[0][0].startswith("Dé à 3 faces\N{NO-BREAK SPACE}: pêcher 1, ours 2, seal 1 · espérance 4/3 (1,333)")
    assert rows[2] == ["pêcher 1", "1/3", "33,3\N{NO-BREAK SPACE}%", ""]


def test_a_table_of_two_dice_has_a_column_for_each() -> None:
    rows = Table(joint(Die([Face("walk", 3)]), Die([Face("drop", 1)])).html("de")).rows
    assert rows == [
        ["Ein Ergebnis"],
        ["Weißer Würfel", "Blauer Würfel", "Wahrscheinlichkeit", "In Prozent", ""],
        ["gehen 3", "Tropfen 1", "1", "100\N{NO-BREAK SPACE}%", ""],
    ]
    assert Table(joint(mine=Die([1]), yours=Die([2])).html()).rows[1][:2] == ["mine", "yours"]


def test_of_very_many_outcomes_the_most_likely_are_shown() -> None:
    table = Table(Die(range(1, 7)).sum(200).html())
    assert table.rows[0] == [
        "1,001 outcomes · mean 700 · variance 1750/3 (583.333) · the 40 most likely ones are shown"
    ]
    assert [row[0] for row in table.rows[2:]] == [str(pips) for pips in range(680, 720)]
    assert {row[1] for row in table.rows[2:]} == {"long fraction"}


def test_hardly_possible_outcomes_are_not_called_impossible() -> None:
    rows = Table(Distribution({0: 1, 1: 10**30}).html()).rows
    assert rows[0] == ["2 outcomes · mean ≈ 1 · variance ≈ 0"]
    assert rows[2][2] == "less than 0.0001%"


def test_the_longest_bar_is_the_likeliest_outcome() -> None:
    table = Table(Die([1, 2, 2, 2, 2]).distribution.html())
    assert [one["width"] for one in table.attributes if "width" in one] == ["40", "160"]


def test_a_table_can_be_read_aloud() -> None:
    table = Table(joint(WHITE, WHITE).html("ja"))
    elements = list(zip(table.tags, table.attributes, strict=True))
    assert elements[0][1]["lang"] == "ja"
    assert all(attributes["scope"] in ("col", "row") for tag, attributes in elements if tag == "th")
    assert all(attributes["aria-hidden"] == "true" for tag, attributes in elements if tag == "svg")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "shown",
    [
        WHITE,
        Die(range(100)),
        Die([10**400, 10**400 + 1]),
        WHITE.distribution,
        joint(WHITE, WHITE),
        Distribution({"a": 1, 2: 1, (1, 2): 1}),
    ],
)
def test_tables_are_whole_in_every_language(shown: Die[Any] | Distribution[Any], language: str) -> None:
    rows = Table(shown.html(language)).rows
    assert len({len(row) for row in rows[1:]}) == 1
    assert all(cell for row in rows for cell in row[:-1])
    assert rows[0][0]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'xx'"):
        WHITE.html("xx")


def test_names_do_not_inject_html() -> None:
    bad = Die([Face("<script>alert(1)</script>", 1), Face('" onload="x', 2)])
    for html in (bad.html(), bad.distribution.html(), joint(bad, bad).html(), Distribution({"<img>": 1}).html()):
        assert set(Table(html).tags) <= {"table", "caption", "thead", "tbody", "tr", "th", "td", "svg", "path"}
        assert not any("onload" in attributes for attributes in Table(html).attributes)


def test_notebooks_show_the_english_table() -> None:
    assert WHITE._repr_html_() == WHITE.html("en")
    assert WHITE.distribution._repr_html_() == WHITE.distribution.html("en")
