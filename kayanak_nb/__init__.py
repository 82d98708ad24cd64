"""Two ice games for the classroom: play them, step through every turn, see which rule says so.

>>> import kayanak_nb as kn
>>> game = kn.new_game("ja-3", players=2, seed=7)
>>> game.state.phase
'place'
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kayanak_nb.game import Game, new_game
from kayanak_nb.games import RULE_SETS
from kayanak_nb.illegal import Illegal, IllegalMove
from kayanak_nb.kayanak.rules import RuleSet

if TYPE_CHECKING:
    from kayanak_nb.dice import Die, Distribution, Face, joint
    from kayanak_nb.floes.moves import BearStep, Slide, Step, UseBear, UseOwn
    from kayanak_nb.kayanak.board import BadBoard, Board, board
    from kayanak_nb.kayanak.moves import (
        Catch,
        Dig,
        Done,
        Fish,
        Melt,
        Place,
        Plug,
        Refreeze,
        Roll,
        Unplug,
        Walk,
    )
    from kayanak_nb.kayanak.odds import odds
    from kayanak_nb.printing import Sheet, board_sheet, dice_sheet, exercise_sheet, fish_sheet
    from kayanak_nb.saves import BadCode, BadFile, from_code, load
    from kayanak_nb.simulation import simulate
    from kayanak_nb.widgets.board_editor import BoardEditor
    from kayanak_nb.widgets.dice_lab import DiceLab
    from kayanak_nb.widgets.graph_lab import GraphLab
    from kayanak_nb.widgets.player import Player
    from kayanak_nb.widgets.rule_reader import RuleReader

__all__ = [
    "RULE_SETS",
    "BadBoard",
    "BadCode",
    "BadFile",
    "BearStep",
    "Board",
    "Catch",
    "Die",
    "Dig",
    "Distribution",
    "Done",
    "Face",
    "Fish",
    "Game",
    "Illegal",
    "IllegalMove",
    "Melt",
    "Place",
    "Plug",
    "Refreeze",
    "Roll",
    "RuleSet",
    "Sheet",
    "Slide",
    "Step",
    "Unplug",
    "UseBear",
    "UseOwn",
    "Walk",
    "board",
    "board_sheet",
    "dice_lab",
    "dice_sheet",
    "edit_board",
    "exercise_sheet",
    "fish_sheet",
    "from_code",
    "graph_lab",
    "joint",
    "load",
    "new_game",
    "odds",
    "play",
    "rules",
    "simulate",
]

__version__ = "0.1.0"

# Not every session plays both games, saves, prints or simulates; what these need is loaded when it is first used.
_LATER = {
    **dict.fromkeys(("Die", "Distribution", "Face", "joint"), "dice"),
    **dict.fromkeys(("BadBoard", "Board", "board"), "kayanak.board"),
    **dict.fromkeys(
        ("Catch", "Dig", "Done", "Fish", "Melt", "Place", "Plug", "Refreeze", "Roll", "Unplug", "Walk"),
        "kayanak.moves",
    ),
    **dict.fromkeys(("BadCode", "BadFile", "from_code", "load"), "saves"),
    **dict.fromkeys(("Sheet", "board_sheet", "dice_sheet", "exercise_sheet", "fish_sheet"), "printing"),
    "odds": "kayanak.odds",
    "simulate": "simulation",
    **dict.fromkeys(("BearStep", "Slide", "Step", "UseBear", "UseOwn"), "floes.moves"),
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        # With name and object, Python itself can ask whether another name was meant.
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])
    value = globals()[name] = getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})


def play(*args: Any, **options: Any) -> Player:
    """Show a game as a widget; see :func:`kayanak_nb.widgets.player.play` for all options.

    The widgets are loaded now, not when the package is imported.
    """
    from kayanak_nb.widgets.player import play as show

    return show(*args, **options)


def rules(topic: str | None = None, *, clause: str | None = None, language: str = "en") -> RuleReader:
    """Show the texts of rules side by side; see :func:`kayanak_nb.widgets.rule_reader.rules`.

    The widgets are loaded now, not when the package is imported.
    """
    from kayanak_nb.widgets.rule_reader import rules as show

    return show(topic, clause=clause, language=language)


def dice_lab(dice: object = None, *, language: str = "en", seed: int = 1) -> DiceLab:
    """Show dice to edit, with their exact chances; see :func:`kayanak_nb.widgets.dice_lab.dice_lab`.

    The widgets are loaded now, not when the package is imported.
    """
    from kayanak_nb.widgets.dice_lab import dice_lab as show

    return show(dice, language=language, seed=seed)


def graph_lab(board: str | Board = "default", *, language: str = "en") -> GraphLab:
    """Show a board as a graph to try out; see :func:`kayanak_nb.widgets.graph_lab.graph_lab`.

    The widgets are loaded now, not when the package is imported.
    """
    from kayanak_nb.widgets.graph_lab import graph_lab as show

    return show(board, language=language)


def edit_board(board: object = None, *, language: str = "en") -> BoardEditor:
    """Show a board to draw on; see :func:`kayanak_nb.widgets.board_editor.edit_board`.

    The widgets are loaded now, not when the package is imported.
    """
    from kayanak_nb.widgets.board_editor import edit_board as show

    return show(board, language=language)
