"""The four catalogues say the same things, all of them, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kayanak_nb.locale import LANGUAGES

PACKAGE = Path(__file__).parents[2] / "kayanak_nb"
# Words of old texts that are considered offensive: the pieces are called fishers and figures.
OFFENSIVE = re.compile("es" r"kim|es" r"quim|エス" "キモー", re.IGNORECASE)


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


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


def code() -> Iterator[ast.AST]:
    """Yield all there is in the package's code."""
    for path in PACKAGE.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls that ask for a text by its key, with that key."""
    for node in code():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "text" and node.args:
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


def test_every_key_is_asked_for() -> None:
    written = {node.value for node in code() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    composed = [pattern_of(node) for node in code() if isinstance(node, ast.JoinedStr)]
    unused = {key for key in messages("en").keys() - written if not any(one.fullmatch(key) for one in composed)}
    assert unused == set()


def pattern_of(composed: ast.JoinedStr) -> re.Pattern[str]:
    """A pattern for the keys that an f-string can make: ``f"event-{name}"`` makes those that begin with ``event-``."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in composed.values]
    # Without fixed text it could make any key, and would hide one that nobody asks for.
    return re.compile("".join(parts) if any(part != ".+" for part in parts) else r"(?!)")
