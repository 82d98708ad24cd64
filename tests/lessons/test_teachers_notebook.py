"""The notebook for teachers as a text: its plans fill a lesson and lead to what there is; what it says is so."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from pathlib import Path

import nbformat
import pytest

import kayanak_nb as kn
from kayanak_nb.kayanak.rules import BLUE, WHITE
from kayanak_nb.lessons.drift import DriftLesson
from tests.grading.class_of_three import LEARNER, MARKS, NUMBERS, handout

FOLDER = Path(__file__).parents[2] / "notebooks"
CELLS = nbformat.read(FOLDER / "07_for_teachers.ipynb", as_version=4).cells
CODE = {cell.id: cell for cell in CELLS if cell.cell_type == "code"}
PROSE = {cell.id: cell.source for cell in CELLS if cell.cell_type == "markdown"}
PLANS = dict(re.findall(r"^### Lesson ([A-C]) (.*?)(?=^### |\Z)", PROSE["lessons"], re.MULTILINE | re.DOTALL))


def shown(name: str) -> str:
    return "\n".join(output.get("text") or output["data"]["text/plain"] for output in CODE[name].outputs)


@pytest.mark.parametrize("plan", "ABC")
def test_a_plan_fills_45_minutes_and_says_what_for_and_for_whom(plan: str) -> None:
    spans = [(int(a), int(b)) for a, b in re.findall(r"^\| (\d+)–(\d+) \|", PLANS[plan], re.MULTILINE)]
    assert spans[0][0] == 0
    assert spans[-1][1] == 45
    assert [end for _, end in spans[:-1]] == [start for start, _ in spans[1:]]
    for part in ("(ages ", "**Goals.**", "**Uses.**", "**Print.**", "*Say:*", "**Watch for.**", "**If time is left.**"):
        assert part in PLANS[plan], part


@pytest.mark.parametrize("plan", "ABC")
def test_a_plan_uses_sections_that_are_there(plan: str) -> None:
    uses = re.search(r"\*\*Uses\.\*\*(.*?)\*\*Print", PLANS[plan], re.DOTALL)
    assert uses
    (name,) = re.findall(r"\]\((\d\d_\w+\.ipynb)\)", uses[1])
    headings = [cell.source for cell in nbformat.read(FOLDER / name, as_version=4).cells]
    there = {int(number) for source in headings for number in re.findall(r"^## (\d+) ·", source, re.MULTILINE)}
    said = re.sub(r"\[.*?\)", "", uses[1])
    asked = {int(number) for number in re.findall(r"\d+", said)}
    for first, last in re.findall(r"(\d+) to (\d+)", said):
        asked |= {*range(int(first), int(last) + 1)}
    # Those that the minutes name are among them.
    assert {int(number) for number in re.findall(r"^\| \d.*?[Ss]ection (\d+)", PLANS[plan], re.MULTILINE)} <= asked
    assert asked <= there


def test_lesson_a_is_true_of_the_board_that_it_prints() -> None:
    board = kn.board("small-19")
    assert {len(board.neighbours(hole)) for hole in board.holes} == {3, 4, 6}
    assert "3, 4 and 6" in PLANS["A"]
    assert "A3 and B3 lie on two floes" in PLANS["A"]
    assert board.floe_of("A3") != board.floe_of("B3")
    assert {"A3", "A4"} <= {*board.neighbours("B3")}


def test_lesson_b_has_its_fractions_right() -> None:
    throws = kn.joint(WHITE, BLUE)
    six = throws.given(lambda throw: throw.white + throw.blue == 6)
    fish = throws.given(lambda throw: throw.white.symbol == "fish")
    assert "1 of 4 fields, and 2 of 6" in PLANS["B"]
    assert six.chance(lambda throw: throw.white.symbol == "fish") == Fraction(1, 4)
    assert throws.chance(lambda throw: throw.white + throw.blue == 6) == Fraction(4, 36)
    assert fish.chance(lambda throw: throw.blue.symbol == "drop") == Fraction(2, 6)


def test_the_contents_lead_to_the_sections() -> None:
    headings = [line[3:] for source in PROSE.values() for line in source.splitlines() if line.startswith("## ")]
    targets = re.findall(r"\]\(#(.*?)\)", PROSE["title"])
    assert targets == [heading.replace(" ", "-") for heading in headings[: len(targets)]]
    assert len(targets) == 7


def test_the_reader_of_boards_says_as_many_faults_as_announced() -> None:
    assert "Here are five" in PROSE["board-wrong"]
    assert len(shown("board-faults").splitlines()) == 5


def test_the_game_that_is_too_short_is_and_the_mended_one_is_longer() -> None:
    lengths = [
        float(re.search(r"Length of a game · ([\d.]+)", shown(name))[1])  # type: ignore[index]
        for name in ("rules-simulate", "rules-longer")
    ]
    assert "Some four turns" in PROSE["rules-mend"]
    assert round(lengths[0]) == 4
    assert lengths[1] > 1.4 * lengths[0]


def test_the_assignment_is_the_one_that_both_graders_have_graded() -> None:
    graded = handout()
    assert f"Handout(DriftLesson(language), {list(NUMBERS)}, points={graded.points})" in CODE["grade-make"].source
    assert f"| all right | 3 | 3 | 3 | 3 | {MARKS['right']} |" in PROSE["grade-nbgrader"]
    assert f"| 3 | 0 | 3 | 0 | {MARKS['half']} |" in PROSE["grade-nbgrader"]
    assert f"| empty | 0 | 0 | 0 | 0 | {MARKS['empty']} |" in PROSE["grade-nbgrader"]
    assert shown("grade-points") == "[0, 3, 0]"
    assert DriftLesson("en", LEARNER).points(4, 7, of=3) == 3


def test_the_guess_of_53_slides_is_that_of_notebook_04() -> None:
    source = "".join(cell.source for cell in nbformat.read(FOLDER / "04_drifting_floes.ipynb", as_version=4).cells)
    assert "Of 53 slides" in source
    assert "Of 53 slides" in PROSE["lessons"]


def test_two_of_36_pairs_are_a_fish_and_a_drop() -> None:
    white, blue = kn.new_game("ja-2", seed=1).setup.dice
    pairs = list(product(white.faces, blue.faces))
    assert len(pairs) == 36
    assert sum(one.symbol == "fish" and other.symbol == "drop" for one, other in pairs) == 2


def test_every_kind_of_page_is_shown() -> None:
    for name in ("paper-board", "paper-dice-see", "paper-fish-see", "paper-exercises-see"):
        assert 'src="data:image/svg+xml' in CODE[name].outputs[0].data["text/html"]
        assert ".save(" in CODE[name].source.splitlines()[0]
        assert CODE[name].source.startswith("# ")
