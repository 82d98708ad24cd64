"""The guided turns of the start notebook, played as its text says: mark what to do, click on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from kayanak_nb.kayanak.moves import Dig, Fish, Move, Refreeze, Walk
from kayanak_nb.lessons.start import PREPARED, turn
from kayanak_nb.lessons.telling import roll, try_move
from kayanak_nb.locale import text
from tests.browser.table import Table

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

BEGIN = """import kayanak_nb as kn
from kayanak_nb.lessons import start
lesson = start.begin(language="en")"""
MARKS = {Walk: "walk", Dig: "dig", Fish: "fish", Refreeze: "refreeze"}


def play(table: Table, move: Move) -> None:
    """Make *move* by the board; where there is a choice of what to do, mark it first."""
    key = f"player-kind-{MARKS[type(move)]}" if type(move) in MARKS else ""
    mark = table.frame.get_by_role("radio", name=text(key)) if key else None
    if mark is not None and mark.count():
        mark.check(force=True)
    hole = turn("ja-3").state.board.floes[move.floe][0] if isinstance(move, Refreeze) else getattr(move, "hole", "")
    table.click_hole(hole)


@pytest.mark.parametrize("rules", PREPARED)
def test_a_guided_turn_goes_as_the_lesson_says(rules: str, open_notebook: OpenNotebook) -> None:
    lab = open_notebook(BEGIN, f'kn.play(lesson.turn("{rules}"), language=lesson.language)')
    lab.run_all()
    table, game = Table(lab.output(1)), turn(rules)
    table.button(text("player-roll")).click()
    roll(game)
    table.at_step(game.timeline.position)
    for move in PREPARED[rules].moves:
        play(table, move)
        told = try_move(game, move)
        table.at_step(game.timeline.position)
        table.happened(told.sentences[-1].words)
    lab.shot(f"start-turn-{rules}")


def test_in_fr_the_same_hole_is_refused_with_a_sentence(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(BEGIN, 'kn.play(lesson.turn("fr"), language=lesson.language)')
    lab.run_all()
    table = Table(lab.output(1))
    table.button(text("player-roll")).click()
    table.click_hole("D3")
    table.at_step(13)
    table.click_hole("D3")
    table.says(text("refusal-already-fished", hole="D3"))


def test_a_mistake_in_a_cell_gets_a_sentence(open_notebook: OpenNotebook) -> None:
    lab = open_notebook(BEGIN, 'lesson.try_move(lesson.turn("fr"), kn.Walk(C3))')
    lab.run_all()
    expect(lab.output(1)).to_contain_text(text("lesson-help-quotes", name="C3"))
    expect(lab.output(1)).not_to_contain_text("Traceback")
