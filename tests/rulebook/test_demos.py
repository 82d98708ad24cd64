"""Every clause is shown by a demo, and cited there: by an event, by a refusal, or by the set-up of the game."""

from __future__ import annotations

import pytest

from kayanak_nb.rulebook import book
from kayanak_nb.rulebook.demo import demo, refused
from kayanak_nb.rulebook.reading import read_demos

CLAUSES = tuple(book().clauses)
# What is there before anybody moves: nothing happens, and nothing is refused, because of these.
OF_THE_SETUP = {"fr.setup", "ja1.setup", "ja2.setup", "ja3.setup", "de.setup", "de.players", "de.grid"}


def cited_by_steps(clause: str) -> set[str]:
    return {event.clause for step in demo(clause).timeline for event in step.events}


def cited_by_refusal(clause: str) -> set[str]:
    game, move = demo(clause), refused(clause)
    if move is None:
        return set()
    game.goto(len(game.timeline))
    illegal = game.why_not(move)
    assert illegal is not None, f"{clause}: {move} is allowed"
    return {illegal.clause}


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_demo_of_a_clause_cites_it(clause: str) -> None:
    by_setup = set(demo(clause).setup.clauses) & OF_THE_SETUP
    assert clause in cited_by_steps(clause) | cited_by_refusal(clause) | by_setup


@pytest.mark.parametrize("clause", CLAUSES)
def test_whatever_a_demo_cites_is_in_the_book(clause: str) -> None:
    cited = cited_by_steps(clause) | cited_by_refusal(clause) | set(demo(clause).setup.clauses)
    assert cited <= set(CLAUSES)


def test_every_clause_has_one_demo_in_the_order_of_the_book() -> None:
    assert [data["clause"] for data in read_demos()] == list(CLAUSES)


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_demo_stands_at_its_start_in_the_rules_of_its_clause(clause: str) -> None:
    game = demo(clause)
    assert game.timeline.position == 0
    assert len(game.timeline) or refused(clause) is not None
    assert game.setup.rules.id.replace("-", "") == book().clauses[clause].source
    assert demo(clause) is not game


def test_a_clause_that_is_none_is_a_mistake() -> None:
    for unknown in ("fr.magnet", "", None):
        with pytest.raises(KeyError, match="There is no clause"):
            demo(unknown)  # type: ignore[arg-type]
