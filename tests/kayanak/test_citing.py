"""Which clause is cited: every citation in the code is one that a text answers, and every clause is cited by one."""

from __future__ import annotations

import ast
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from kayanak_nb.citing import parts
from kayanak_nb.kayanak.rules import RULE_SETS, RuleSet
from kayanak_nb.kayanak.topics import SOURCES, clause_on

CODE = Path(__file__).parents[2] / "kayanak_nb" / "kayanak"
TOPICS = {topic for topics in SOURCES.values() for topic in topics}
SWITCHES = {field.name for field in fields(RuleSet)}
BY_SOURCE = {rules.id.replace("-", ""): rules for rules in RULE_SETS.values()}
LOOK = re.compile(r"[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*( \?[a-z_]+)?")
# A number of fish that no text names is still a number of fish.
OTHER_SIDES: dict[str, tuple[object, ...]] = {"end_at_fish": (None, 15)}


def written() -> set[str]:
    """All texts in the code that could be citations: their first word is a topic."""
    found = set()
    for name in ("steps.py", "refusal.py", "setup.py"):
        for node in ast.walk(ast.parse((CODE / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and LOOK.fullmatch(node.value):
                found.add(node.value)
    return {line for line in found if line.split()[0] in TOPICS}


CITATIONS = sorted(written())
RESTING_ON_A_SWITCH = [citation for citation in CITATIONS if parts(citation)[1]]


@pytest.mark.parametrize("citation", CITATIONS)
def test_a_citation_names_topics_and_a_switch(citation: str) -> None:
    topics, switch = parts(citation)
    assert set(topics) <= TOPICS
    assert switch in SWITCHES | {""}


@pytest.mark.parametrize("source", SOURCES)
def test_every_clause_is_meant_by_a_citation(source: str) -> None:
    meant = {clause_on(source, parts(citation)[0]) for citation in CITATIONS}
    assert {f"{source}.{topic}" for topic in SOURCES[source]} <= meant


@pytest.mark.parametrize("citation", RESTING_ON_A_SWITCH)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=str)
def test_a_variant_cites_a_text_that_has_the_switch_so_if_there_is_one(citation: str, rules: RuleSet) -> None:
    topics, switch = parts(citation)
    own = rules.id.replace("-", "")
    for side in sides(switch):
        changed: dict[str, Any] = {switch: side}
        source = replace(rules, **changed).clause(citation).partition(".")[0]
        agreeing = {name for name, known in BY_SOURCE.items() if getattr(known, switch) == side}
        if own not in agreeing:
            assert source in agreeing or not agreeing
        elif set(topics) & set(SOURCES[own]):
            assert source == own


def sides(switch: str) -> tuple[object, ...]:
    hint = get_type_hints(RuleSet)[switch]
    return OTHER_SIDES.get(switch) or get_args(hint) or (True, False)


def test_what_no_text_treats_is_an_error() -> None:
    with pytest.raises(KeyError):
        RULE_SETS["fr"].clause("moon")
