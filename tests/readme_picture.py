"""The picture at the top of the README, a position of a seeded game; ``python -m tests.readme_picture`` draws it."""

from __future__ import annotations

from pathlib import Path

import kayanak_nb as kn
from kayanak_nb.drawing.svg import svg
from kayanak_nb.kayanak.scene import scene

__all__ = ["PICTURE", "picture"]

PICTURE = Path(__file__).parents[1] / "notebooks" / "pictures" / "board.svg"
SEED = 6


def picture() -> str:
    """Return the picture as SVG: four greedy bots in the middle of a game, where there is much to see."""
    return svg(scene(position(SEED).state)) + "\n"


def position(seed: int) -> kn.Game:
    """Play a game of greedy bots up to the first position worth showing, or to its end if there is none."""
    game = kn.new_game("ja-3", players=4, seed=seed)
    while not (game.state.phase == "over" or worth_showing(game)):
        game.chance() if game.state.is_chance else game.bot_move("greedy")
    return game


def worth_showing(game: kn.Game) -> bool:
    """Whether floes are melted and holes plugged, and one may walk, dig or fish, and nothing else."""
    state, offered = game.state, {type(move) for move in game.legal_moves()}
    return offered == {kn.Walk, kn.Dig, kn.Fish, kn.Done} and len(state.melted) > 2 and len(state.plugged) > 2


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
