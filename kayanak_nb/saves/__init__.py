"""Games kept and shared: files that hold a whole game, and codes that hold one position.

>>> from kayanak_nb.game import new_game
>>> game = new_game("ja-1", seed=7)
>>> from_json(to_json(game)).state == from_code(code_of(game)).state == game.state
True
"""

from __future__ import annotations

from kayanak_nb.saves.code import BadCode, code_of, from_code
from kayanak_nb.saves.reading import BadFile, from_json, load
from kayanak_nb.saves.writing import save, to_json

__all__ = ["BadCode", "BadFile", "code_of", "from_code", "from_json", "load", "save", "to_json"]
