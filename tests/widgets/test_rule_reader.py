"""The rule reader through its traits and messages, as the page sees it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
import traitlets

import kayanak_nb as kn
from kayanak_nb.clauses import SOURCES, clause_title
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.mistake import Mistake
from kayanak_nb.rulebook import book
from kayanak_nb.widgets.player import Player
from kayanak_nb.widgets.rule_reader import RuleReader, rules
from tests.widgets.wire import Wire
from tests.widgets.wire import wired as player_wired

TOPICS = book().topics()


class ReaderWire(Wire):
    """A wire to a rule reader."""

    def __init__(self, reader: RuleReader) -> None:
        super().__init__(cast(Player, reader))
        self.reader = reader

    def read(self, do: str, **more: Any) -> None:
        self.press("read", read={"do": do, **more})

    @property
    def page(self) -> dict[str, Any]:
        return dict(self.reader.reader_page)

    @property
    def demo(self) -> dict[str, Any]:
        return dict(self.reader.reader_demo)


def wired(*arguments: Any, **options: Any) -> ReaderWire:
    return ReaderWire(rules(*arguments, **options))


def cards(page: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for row in page["rows"]:
        yield from row["cards"]


def row_of(page: dict[str, Any], clause: str) -> dict[str, Any]:
    return next(row for row in page["rows"] if clause in [card["clause"] for card in row["cards"]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_on_exactly_one_topic(language: str) -> None:
    wire = wired(language=language)
    shown: Counter[str] = Counter()
    for topic in TOPICS:
        wire.read("topic", topic=topic)
        assert wire.page["topic"] == topic
        shown.update(card["clause"] for card in cards(wire.page))
    assert shown == Counter(list(book().clauses))


def test_every_topic_can_be_chosen_once() -> None:
    offered = [topic for _, topics in wired().page["topics"] for topic, _ in topics]
    assert sorted(offered) == sorted(TOPICS)


@pytest.mark.parametrize("topic", TOPICS)
def test_a_row_has_each_text_once_and_in_order(topic: str) -> None:
    for row in wired(topic).page["rows"]:
        marks = [card["source"] for card in row["cards"]]
        if row["id"] == "de":
            assert set(marks) == {"DE"}
        else:
            assert marks == [mark for mark in SOURCES.values() if mark in marks]


def test_clauses_that_set_the_same_switch_are_side_by_side() -> None:
    page = wired(clause="fr.distinct").page
    beside = [card["clause"] for card in row_of(page, "fr.distinct")["cards"]]
    assert beside == ["ja2.times", "ja3.times", "fr.distinct"]


def test_differences_are_said_in_words() -> None:
    standing, switch = row_of(wired(clause="fr.distinct").page, "fr.distinct")["compare"]
    assert standing["label"] == text("reader-standing")
    assert switch["code"] == "distinct_fishing"
    assert (switch["mark"], switch["verdict"]) == ("differ", "They differ")
    assert switch["values"] == [["JA ② and JA ③", "allowed"], ["FR", "not in the same turn"]]


def test_what_is_alike_is_said_as_well() -> None:
    compared = row_of(wired(clause="fr.walk").page, "fr.walk")["compare"]
    switch = next(line for line in compared if line["code"] == "walk_exactly")
    assert (switch["mark"], switch["verdict"]) == ("agree", "They agree")
    assert [texts for texts, _ in switch["values"]] == ["JA ②, JA ③ and FR"]


def test_a_text_that_says_nothing_is_named() -> None:
    standing = row_of(wired(clause="fr.walk").page, "fr.walk")["compare"][0]
    assert standing["values"] == [["JA ②, JA ③ and FR", "said outright"], ["JA ①", "no rule of its own on it"]]
    assert standing["mark"] == "agree"


def test_where_one_text_alone_has_a_rule_there_is_nothing_to_compare() -> None:
    standing = row_of(wired(clause="fr.crossing").page, "fr.crossing")["compare"][0]
    assert (standing["mark"], standing["verdict"]) == ("alone", "Only here")


@pytest.mark.parametrize(("shown", "languages"), [("both", ["fr", "de"]), ("original", ["fr"]), ("mine", ["de"])])
def test_a_clause_is_read_in_its_language_or_in_ones_own(shown: str, languages: list[str]) -> None:
    wire = wired(clause="fr.walk", language="de")
    wire.read("shown", shown=shown)
    card = next(card for card in cards(wire.page) if card["clause"] == "fr.walk")
    assert [language for language, _, _ in card["words"]] == languages
    clause = book().clauses["fr.walk"]
    assert [plain(pieces) for _, _, pieces in card["words"]] == [clause.words(language) for language in languages]


def test_ones_own_language_is_not_shown_twice() -> None:
    card = next(card for card in cards(wired(clause="fr.walk", language="fr").page) if card["clause"] == "fr.walk")
    assert [language for language, _, _ in card["words"]] == ["fr"]


def plain(pieces: list[Any]) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_can_be_explained(language: str) -> None:
    wire = wired(language=language)
    terms = wire.reader.reader_kit["terms"]
    for topic in TOPICS:
        wire.read("topic", topic=topic)
        for card in cards(wire.page):
            wordings = [pieces for _, _, pieces in card["words"]] + [card["choice"]]
            assert {piece[1] for pieces in wordings for piece in pieces if not isinstance(piece, str)} <= terms.keys()
    for term in terms.values():
        assert next(name["lang"] for name in term["names"]) == language
        assert sorted(name["lang"] for name in term["names"]) == sorted(LANGUAGES)
        assert all(name["word"] and name["part"] for name in term["names"])
        assert [bool(name["reading"]) for name in term["names"]] == [name["lang"] == "ja" for name in term["names"]]


def test_where_a_clause_stands_and_what_was_chosen() -> None:
    for clause in book().clauses.values():
        page = rules(clause=clause.id).reader_page
        card = next(card for card in cards(page) if card["clause"] == clause.id)
        assert len(card["where"]) == max(1, len(clause.paragraphs))
        assert bool(card["choice"]) == (clause.standing != "says")
        assert len(card["switches"]) == len(clause.decides)


@pytest.mark.parametrize("clause", list(book().clauses))
def test_every_clause_can_be_shown_and_stepped_through(clause: str) -> None:
    wire = wired(clause=clause)
    wire.read("demo", clause=clause)
    assert (wire.demo["clause"], wire.demo["step"]) == (clause, 0)
    cited = {clause for _, clause, _ in wire.demo["told"]}
    for step in range(1, wire.demo["last"] + 1):
        wire.read("step", step=step)
        assert wire.demo["step"] == step
        assert wire.demo["told"]
        cited.update(clause for _, clause, _ in wire.demo["told"])
    assert clause in cited


def test_a_step_takes_one_short_message() -> None:
    wire = wired("walk")
    wire.read("demo", clause="fr.walk")
    for step in range(1, wire.demo["last"] + 1):
        wire.read("step", step=step)
        assert [data["method"] for data in wire.sent] == ["update"]
        assert set(wire.sent[0]["state"]) <= {"reader_demo", "answers"}
        assert wire.bytes < 8_000


def test_steps_stop_at_both_ends() -> None:
    wire = wired("walk")
    wire.read("demo", clause="fr.walk")
    wire.read("step", step=-3)
    assert wire.demo["step"] == 0
    wire.read("step", step=999)
    assert wire.demo["step"] == wire.demo["last"]


def test_a_double_press_goes_one_step() -> None:
    wire = wired("walk")
    wire.read("demo", clause="fr.walk")
    wire.read("step", step=1)
    wire.read("step", step=1)
    assert wire.demo["step"] == 1


def test_a_refused_move_is_explained() -> None:
    refused = [clause for clause in book().clauses if rules(clause=clause) and _ends_refused(clause)]
    assert refused
    for clause in refused:
        wire = wired(clause=clause)
        wire.read("demo", clause=clause)
        wire.read("step", step=999)
        assert wire.demo["tone"] == "refusal"
        tried, why = wire.demo["told"]
        assert tried[0].startswith("Somebody tries: ")
        assert why == [why[0], clause, clause_title(clause)]


def _ends_refused(clause: str) -> bool:
    reader = rules(clause=clause)
    reader.reading.demonstrate(clause)
    return reader.reading.showing is not None and reader.reading.showing.refused is not None


def test_another_topic_puts_the_board_away() -> None:
    wire = wired("walk")
    wire.read("demo", clause="fr.walk")
    wire.read("topic", topic="dig")
    assert wire.demo == {}
    wire.read("demo", clause="fr.walk")
    assert (wire.page["topic"], wire.page["clause"]) == ("walk", "fr.walk")
    wire.read("close")
    assert wire.demo == {}


def test_a_search_finds_clauses_and_words() -> None:
    wire = wired("walk")
    wire.read("search", words="igloo")
    kinds = {kind for kind, _, _, _ in wire.page["hits"]}
    assert kinds == {"term", "clause"}
    assert wire.page["found"] == text("reader-found", count=len(wire.page["hits"]))
    clause = next(id_ for kind, id_, _, _ in wire.page["hits"] if kind == "clause")
    wire.read("clause", clause=clause)
    assert (wire.page["clause"], wire.page["query"], wire.page["hits"]) == (clause, "", [])


def test_a_search_that_finds_nothing_says_so() -> None:
    wire = wired(language="fr")
    wire.read("search", words="xyzzy")
    assert wire.page["found"] == text("reader-found", "fr", count=0)
    wire.read("search", words="  ")
    assert wire.page["found"] == ""


def test_the_language_changes_everything_on_the_page() -> None:
    wire = wired("walk")
    wire.read("demo", clause="fr.walk")
    before = json.loads(json.dumps([wire.page, wire.demo, wire.reader.reader_kit]))
    wire.read("language", language="ja")
    assert wire.reader.language == "ja"
    page, demo, kit = before
    assert wire.page["title"] != page["title"]
    assert wire.demo["told"] != demo["told"]
    assert wire.reader.reader_kit["texts"].keys() == kit["texts"].keys()
    assert all(wire.reader.reader_kit["texts"][key] != words for key, words in kit["texts"].items())


def test_the_language_can_be_set_from_code() -> None:
    reader = rules("walk")
    reader.language = "de"
    assert reader.reader_page["language"] == "de"
    with pytest.raises(traitlets.TraitError, match="There is no language 'it'"):
        reader.language = "it"


def test_topic_and_clause_can_be_set_from_code() -> None:
    reader = rules()
    assert reader.topic == TOPICS[0]
    reader.topic = "melt"
    assert reader.reader_page["topic"] == "melt"
    reader.clause = "fr.walk"
    assert (reader.topic, reader.clause) == ("walk", "fr.walk")
    assert repr(reader) == "<RuleReader: fr.walk>"


@pytest.mark.parametrize(
    ("arguments", "options", "said"),
    [
        (("walking",), {}, "There is no topic 'walking'. Choose one of 'setup', "),
        ((), {"clause": "fr.sing"}, "There is no clause 'fr.sing'. Choose one of 'fr.setup', "),
        ((), {"clause": 7}, "There is no clause 7."),
        (("dig",), {"clause": "fr.walk"}, "The clause fr.walk belongs to the topic walk."),
        ((), {"language": "it"}, "There is no language 'it'."),
    ],
)
def test_what_there_is_not_is_said(arguments: tuple[Any, ...], options: dict[str, Any], said: str) -> None:
    with pytest.raises(Mistake) as caught:
        kn.rules(*arguments, **options)
    assert str(caught.value).startswith(said)


def test_what_goes_wrong_is_told_until_the_next_press(caplog: pytest.LogCaptureFixture) -> None:
    wire = wired("walk")
    wire.read("sing")
    assert wire.reader.alarm == "Something went wrong in the program (KeyError: 'sing'). Just read on."
    assert "A press on the rule reader failed." in caplog.text
    wire.read("topic", topic="dig")
    assert (wire.reader.alarm, wire.page["topic"], wire.reader.answers) == ("", "dig", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_kernel_there_is_a_table(language: str) -> None:
    bundle = rules("walk", language=language)._repr_mimebundle_()
    assert bundle is not None
    data = bundle[0]
    for clause in (clause for clauses in book().clauses_on("walk").values() for clause in clauses):
        assert clause.words(language) in data["text/plain"]
        assert clause_title(clause.id, language) in data["text/plain"]
        assert clause_title(clause.id, language) in data["text/html"]
    assert data["text/html"].startswith(f'<table lang="{language}">')
    again = rules("walk", language=language)._repr_mimebundle_()
    assert again is not None
    assert (again[0]["text/plain"], again[0]["text/html"]) == (data["text/plain"], data["text/html"])


def test_the_player_opens_the_rulebook_at_a_clause() -> None:
    wire = player_wired("fr", seed=3)
    assert wire.player.reader_page == {}
    wire.press("read", read={"do": "clause", "clause": "fr.walk"})
    assert wire.player.reader_page["clause"] == "fr.walk"
    wire.press("read", read={"do": "demo", "clause": "fr.walk"})
    wire.press("read", read={"do": "step", "step": 1})
    assert set(wire.sent[0]["state"]) == {"reader_demo", "answers"}
    assert wire.player.game.timeline.position == 0


def test_a_move_in_the_player_leaves_the_rulebook_alone() -> None:
    wire = player_wired("fr", seed=3)
    wire.press("read", read={"do": "clause", "clause": "fr.walk"})
    wire.press("pick", hole="C4")
    assert wire.player.game.timeline.position == 1
    assert not [name for name in wire.sent[0]["state"] if name.startswith("reader_")]


def test_the_rulebook_in_the_player_speaks_its_language() -> None:
    wire = player_wired("fr", seed=3)
    wire.press("read", read={"do": "clause", "clause": "fr.walk"})
    wire.press("language", language="ja")
    assert wire.player.reader_page["language"] == "ja"
    assert wire.player.reader_kit["texts"]["title"] == text("reader-title", "ja")
