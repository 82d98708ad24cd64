"""One sheet of every kind that the package prints, by language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from kayanak_nb.dice import Die, Face
from kayanak_nb.kayanak.board import BOARD_NAMES, Board
from kayanak_nb.lessons.adjacency.lesson import AdjacencyLesson
from kayanak_nb.lessons.chance.lesson import ChanceLesson
from kayanak_nb.lessons.dilemmas import DilemmaLesson
from kayanak_nb.lessons.drift import DriftLesson
from kayanak_nb.lessons.lesson import ExerciseLesson
from kayanak_nb.lessons.texts import TextsLesson
from kayanak_nb.printing import Sheet, board_sheet, dice_sheet, exercise_sheet, fish_sheet

__all__ = ["EIGHT", "LESSONS", "LONG_NAME", "SHEETS", "TWENTY", "wide_board"]

EIGHT, TWENTY = Die(range(1, 9)), Die([Face("dig", pips) for pips in range(1, 21)])
LONG_NAME = "a name that somebody has made long, and longer, and so long that no sheet of paper could bear it at all"
LESSONS: tuple[type[ExerciseLesson], ...] = (AdjacencyLesson, ChanceLesson, DilemmaLesson, DriftLesson, TextsLesson)


def wide_board() -> Board:
    """Return a board of 200 holes with a long name: a floe for each of its 20 rows."""
    rows = [[f"{letter}{column}" for column in range(1, 11)] for letter in "ABCDEFGHIJKLMNOPQRST"]
    holes = [hole for row in rows for hole in row]
    return Board(60 * "W", holes, rows, small=200, large=40, drops=4, crystals=4)


def _worksheet(kind: type[ExerciseLesson], language: str) -> Sheet:
    return exercise_sheet(kind(language, "Mio"))


SHEETS: Mapping[str, Callable[[str], Sheet]] = MappingProxyType(
    {
        **{f"board {name}": partial(lambda name, language: board_sheet(name, language=language), name)
           for name in BOARD_NAMES},
        "wide board": lambda language: board_sheet(wide_board(), language=language),
        "dice": lambda language: dice_sheet(language=language),
        "other dice": lambda language: dice_sheet(EIGHT, TWENTY, Die(range(100)), language=language),
        "own symbol": lambda language: dice_sheet(Die([Face(LONG_NAME, 12)] * 6), Die([10**30] * 7), language=language),
        "fish": lambda language: fish_sheet(players=3, language=language),
        "fish of a wide board": lambda language: fish_sheet(board=wide_board(), language=language),
        "long name": lambda language: exercise_sheet(DriftLesson(language, LONG_NAME), [1, 9]),
        **{f"exercises {kind.name}": partial(_worksheet, kind) for kind in LESSONS},
    }
)  # fmt: skip
