"""The four catalogues say the same things, all of them, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kayanak_nb.floes import bots as floes_bots
from kayanak_nb.floes import moves as floes_moves
from kayanak_nb.floes import refusal as floes_refusal
from kayanak_nb.floes import rules as floes_rules
from kayanak_nb.games import RULE_SETS
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.kayanak import moves
from kayanak_nb.kayanak.board import BOARD_NAMES
from kayanak_nb.kayanak.bots import BOTS
from kayanak_nb.kayanak.odds import SHOWN as SHOWN_ODDS
from kayanak_nb.kayanak.refusal import REASONS
from kayanak_nb.kayanak.setup import Menu
from kayanak_nb.kayanak.topics import CLAUSES
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.rulebook.entries import Standing
from kayanak_nb.simulation.estimate import UNITS
from kayanak_nb.simulation.report import ENDINGS
from kayanak_nb.widgets.dice_bench import PRESETS
from kayanak_nb.widgets.dice_experiment import VIEWS
from kayanak_nb.widgets.dice_page import KEYS as LAB_KEYS
from kayanak_nb.widgets.reading import SHOWN
from kayanak_nb.widgets.rule_page import KEYS as READER_KEYS
from kayanak_nb.widgets.texts import KEYS as PAGE_KEYS

PACKAGE = Path(__file__).parents[2] / "kayanak_nb"
# Words of old texts that are considered offensive: the pieces are called fishers and figures.
OFFENSIVE = re.compile("es" r"kim|es" r"quim|エス" "キモー", re.IGNORECASE)

SWITCHES = {
    field.name.replace("_", "-") for rules in RULE_SETS.values() for field in fields(rules) if field.name != "id"
}
KINDS = [kind for kind in Menu._fields if kind != "done"]
# What the f-strings that make keys can make. An f-string that is not here, or makes a key that no catalogue has, fails.
# Where there are several gaps, what fills them is written with a stroke between.
COMPOSED: Mapping[str, Iterable[str]] = {
    "board-{}": BOARD_NAMES,
    "cli-{}": ("renewed", "kept", "beside"),
    "colour-{}": ("red", "blue", "green", "purple"),
    "dice-lab-preset-{}": PRESETS,
    "dice-lab-view-{}": VIEWS,
    "dice-lab-{}": LAB_KEYS,
    "dice-lab-{}-title": ("first", "total", "both"),
    "dice-part-{}": ("white", "blue"),
    "direction-{}": [direction.lower() for direction in DIRECTIONS],
    "event-{}": [event.__name__.lower() for event in get_args(moves.Event)],
    "floes-event-{}": [event.__name__.lower() for event in get_args(floes_moves.Event)],
    "floes-from-{}": ("floe", "far", "home"),
    "floes-kind-{}": ("slide", "leave", "step", "bearstep"),
    "floes-move-{}": ("slide", "step", "usebear", "useown", "bearstep"),
    "floes-on-{}": ("floe", "far", "home", "done"),
    "floes-place-{}": ("floe", "far", "home"),
    "floes-player-hint-{}": ("choose", "bear", "slide", "step", "both"),
    "floes-player-instead-{}": ("slide", "step", "bearstep"),
    "floes-refusal-{}": floes_refusal.REASONS,
    "floes-status-{}": ("choose", "own", "bear"),
    "floes-to-{}": ("floe", "far", "home"),
    "hole-{}": ("closed", "open", "plugged"),
    "kind-{}": KINDS,
    "move-{}": Menu._fields,
    "odds-caption-{}": SHOWN_ODDS,
    "odds-column-{}": ("roll", "chance", "points", "fish", "use"),
    "odds-hole-{}": SHOWN_ODDS,
    "odds-number-{}": ("1", "2"),
    "odds-show-{}": ("off", *SHOWN_ODDS),
    "refusal-{}": REASONS,
    "reader-{}": (*READER_KEYS, "clause", "says", "standing", "differ", "agree", "alone"),
    "reader-shown-{}": SHOWN,
    "reader-standing-{}": (*get_args(Standing), "absent"),
    "reader-switch-{}": SWITCHES,
    "reader-value-{}": SWITCHES,
    "score-{}": ("fish", "points"),
    "player-bot-{}": {*BOTS, *floes_bots.BOTS},
    "player-do-{}": KINDS,
    "player-kind-{}": KINDS,
    "player-rules-{}": (*RULE_SETS, "same"),
    "player-rules-{}-about": (*RULE_SETS, "same"),
    "player-{}": PAGE_KEYS,
    "player-{}-die": ("white", "blue"),
    "simulation-ending-{}": ENDINGS,
    "simulation-unit-{}": [unit for unit in UNITS if unit not in ("number", "share")],
    "status-{}-{}": [f"{when}|{due}" for when in ("any-time", "still", "now") for due in ("drop", "crystal")],
    "symbol-{}": ("walk", "dig", "fish", "any", "drop", "crystal", "plain", "own", "bear"),
    "topic-de-{}": floes_rules.TOPICS,
    "topic-{}": {clause.partition(".")[2] for clause in CLAUSES},
}
# Words that are the same in English and in another language.
SAME_WORDS: Mapping[str, set[str]] = {
    "fr": {
        "cli-options",
        "dice-lab-view-faces",
        "dice-variance",
        "floes-player-direction",
        "hole-legal",
        "player-pause",
        "player-title",
        "print-fish-points",
        "print-pages",
        "scene-title",
        "score-points",
        "simulation-estimate",
        "simulation-single",
        "simulation-unit-points",
    },
    "ja": {"simulation-estimate", "simulation-single"},
    "de": {
        "player-speed-1000",
        "player-title",
        "print-name",
        "scene-title",
        "simulation-estimate",
        "simulation-single",
    },
}


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Shown(Visitor):
    """Collects the names of the variables that are shown below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


class Spelt(Visitor):
    """Collects the texts below a node."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    source = (PACKAGE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(source).body)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The keys of a catalogue, each with the variables that its text is filled with."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message | ftl.Term):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    keys = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message | ftl.Term))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_has_the_same_keys(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_offended(language: str) -> None:
    assert not OFFENSIVE.search((PACKAGE / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))


def test_japanese_counts_without_a_singular() -> None:
    # Fluent never chooses a variant [one] there; a text for exactly one thing is [1].
    source = (PACKAGE / "locale" / "ja.ftl").read_text(encoding="utf-8")
    assert "[one]" not in source


def code() -> Iterator[ast.AST]:
    """Yield all there is in the package's code."""
    for path in PACKAGE.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls that ask for a text by its key, or keep the key for later, with that key."""
    for node in code():
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("text", "mistaken") and node.args:
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value, node


def test_every_key_that_is_asked_for_is_there() -> None:
    assert {key for key, _ in calls()} - messages("en").keys() == set()


def test_every_text_is_given_what_it_asks_for_in_any_language() -> None:
    for key, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        needed = {variable for language in LANGUAGES for variable in messages(language).get(key, ())}
        # Arguments given as ** cannot be read off the code.
        assert None in given or needed <= given, f"{key}: {needed - given} missing in {ast.unparse(call)}"


def test_every_text_says_in_each_language_what_it_says_in_the_others() -> None:
    for key in messages("en"):
        shown = {variable for language in LANGUAGES for variable in printed(language)[key]}
        for language in LANGUAGES:
            assert shown <= messages(language)[key], f"{key} in {language}.ftl leaves out {shown}"


@cache
def printed(language: str) -> dict[str, frozenset[str]]:
    """The keys of a catalogue, each with the variables that it shows, not only chooses by."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            shown = Shown()
            shown.visit(entry)
            found[entry.id.name] = frozenset(shown.names)
    return found


def test_every_key_is_asked_for() -> None:
    written = {node.value for node in code() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert messages("en").keys() - written - set(composed_keys()) == set()


def test_every_key_that_is_composed_is_there() -> None:
    assert set(composed_keys()) - messages("en").keys() == set()


def test_every_way_to_compose_a_key_is_known() -> None:
    found = {pattern for node in code() if isinstance(node, ast.JoinedStr) and (pattern := pattern_of(node))}
    assert found == COMPOSED.keys()


def composed_keys() -> Iterator[str]:
    for pattern, values in COMPOSED.items():
        yield from (pattern.format(*value.split("|")) for value in values)


def pattern_of(composed: ast.JoinedStr) -> str | None:
    """What an f-string makes, if it makes keys: ``f"event-{name}"`` is ``"event-{}"``."""
    pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in composed.values)
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*-\{\}(-[a-z]+|-\{\})*", pattern):
        return None
    made = re.compile(pattern.replace("{}", ".+"))
    return pattern if any(made.fullmatch(key) for key in messages("en")) else None


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    english = words("en")
    assert {key for key, said in words(language).items() if said and said == english[key]} == SAME_WORDS[language]


@cache
def words(language: str) -> dict[str, tuple[str, ...]]:
    """The keys of a catalogue, each with the words that are written out in it."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            spelt = Spelt()
            spelt.visit(entry)
            found[entry.id.name] = tuple(word for text in spelt.texts for word in re.findall(r"[^\W\d_]+", text))
    return found


@pytest.mark.parametrize(
    ("language", "slip"),
    [
        ("en", r"\w'\w"),
        ("de", r"\w'\w"),
        ("fr", r"\w'\w| [:;?!»%]|« |\u00a0[;?!]"),
        ("ja", r"[ぁ-んァ-ヶ一-龥々ー）」][,.:;?!]"),
        # It counts up to nine things only.
        ("ja", r"^つ(?!いて|け|く|づ|な)"),
    ],
)
def test_the_typesetter_has_been_here(language: str, slip: str) -> None:
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            spelt = Spelt()
            spelt.visit(entry)
            assert not [text for text in spelt.texts if re.search(slip, text)]


def test_one_that_is_left_over_is_one() -> None:
    assert text("player-places-more", "fr", places="A1, A2", more=1) == "A1, A2 et 1 autre"
    assert text("player-places-more", "fr", places="A1, A2", more=2) == "A1, A2 et 2 autres"
