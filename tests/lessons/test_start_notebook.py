"""The start notebook as a text: what it promises holds, and its solutions work."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from kayanak_nb.kayanak.board import board
from kayanak_nb.lessons.start import Lesson
from kayanak_nb.lessons.told import Table, Told
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.widgets.board_view import BoardView

PATH = Path(__file__).parents[2] / "notebooks" / "00_start_here.ipynb"
CELLS = nbformat.read(PATH, as_version=4).cells
SOLUTION = re.compile(r"<details><summary>Solution</summary>(.*?)</details>", re.DOTALL)
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
LARGEST = 1_500_000  # bytes
LONGEST_CELL = 5  # lines


def prose() -> str:
    return "\n".join(cell.source for cell in CELLS if cell.cell_type == "markdown")


def run(source: str, names: dict[str, Any]) -> Any:
    """Run *source* as a notebook does; return the value of its last line, None if it has none."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return None if last is None else eval(ast.unparse(last), names)


def solutions(names: dict[str, Any]) -> Iterator[Any]:
    """Run the notebook, and each solution where it stands; yield what the solutions show."""
    for cell in CELLS:
        if cell.cell_type == "code":
            run(cell.source, names)
        else:
            for solution in SOLUTION.findall(cell.source):
                yield from (run(source, names) for source in PYTHON.findall(solution))


def test_solutions_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    shown = list(solutions(names))
    assert len(shown) == len(PYTHON.findall(prose())) > 0
    assert all(isinstance(one, Told) for one in shown)
    assert names["again"].timeline.position == 20


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_runs_in_every_language(language: str) -> None:
    names: dict[str, Any] = {}
    sources = [cell.source.replace('"en"', f'"{language}"') for cell in CELLS if cell.cell_type == "code"]
    shown = [run(source, names) for source in sources]
    assert {one.language for one in shown if isinstance(one, Told | Table | BoardView)} == {language}


def test_every_exercise_has_a_solution() -> None:
    exercises = re.findall(r"\*\*Exercise (\d+)", prose())
    assert exercises == [str(number) for number in range(1, len(exercises) + 1)]
    assert len(SOLUTION.findall(prose())) == len(exercises)


def test_what_it_says_of_the_board_is_so() -> None:
    ground = board("default")
    assert f"has {len(ground.holes)} **holes**" in prose()
    assert f"on {len(ground.floes)}\nplates of ice" in prose()
    assert {hole for hole in ground.holes if len(ground.neighbours(hole)) == 2} == {"A1", "H10"}
    sheltered = [
        hole for hole in ground.holes if {ground.floe_of(hole)} == {*map(ground.floe_of, ground.neighbours(hole))}
    ]
    assert f"There are five: {', '.join(sheltered[:-1])} and {sheltered[-1]}." in prose()


def winners(rules: str, bots: tuple[str, str], seeds: range) -> list[str]:
    """The bot that wins with each of *seeds*, or "tie"; games in which nobody caught a fish are "nothing"."""
    states = [Lesson().bot_game(rules, seed=seed, bots=bots).state for seed in seeds]
    return [
        "nothing" if not any(state.scores) else "tie" if len(state.winners) > 1 else bots[state.winners[0]]
        for state in states
    ]


def test_beginning_helps_by_the_rules_without_thought() -> None:
    games = winners("ja-1", ("random", "greedy"), range(22, 62))
    assert Counter(games[:10]) == {"random": 7, "greedy": 1, "tie": 2}
    assert Counter(games) == {"random": 27, "greedy": 10, "tie": 3}
    swapped = {"random": "greedy", "greedy": "random", "tie": "tie"}
    assert winners("ja-1", ("greedy", "random"), range(22, 32)) == [swapped[game] for game in games[:10]]
    assert "Red wins 7 times, Blue once, and twice they tie" in prose()
    assert "27 games for Red, 10 for Blue and 3 ties" in prose()


def test_thinking_helps_by_the_other_rules() -> None:
    second, first = (winners("ja-3", bots, range(22, 32)) for bots in (("random", "greedy"), ("greedy", "random")))
    assert (second.count("greedy"), first.count("greedy")) == (8, 9)
    assert "wins 8 games of 10 as the second, and 9 of 10 as the first" in prose()
    assert second.count("nothing") == first.count("nothing") == 1


def test_cells_are_short_and_the_file_is_small() -> None:
    assert all(len(cell.source.splitlines()) <= LONGEST_CELL for cell in CELLS if cell.cell_type == "code")
    assert PATH.stat().st_size < LARGEST


def test_every_player_is_seen_without_a_kernel() -> None:
    players = [cell for cell in CELLS if cell.cell_type == "code" and "kn.play(" in cell.source]
    assert len(players) >= 5
    assert all("<img " in output.data["text/html"] for cell in players for output in cell.outputs)
