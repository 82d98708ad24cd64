"""The picture at the top of the README, a position of a seeded game; ``python -m tests.readme_picture`` draws it."""

from __future__ import annotations

from pathlib import Path

import kayanak_nb as kn
from kayanak_nb.drawing.svg import svg
from kayanak_nb.kayanak.scene import scene

__all__ = ["PICTURE", "picture"]

PICTURE = Path(__file__).parents[1] / "notebooks" / "pictures" / "board.svg"
SEED, STEPS = 38, 132


def picture() -> str:
    """Return the picture as SVG: four greedy bots in the middle of a game with melted floes and plugged holes."""
    game = kn.new_game("ja-3", players=4, seed=SEED)
    while len(game.timeline) < STEPS:
        game.chance() if game.state.is_chance else game.bot_move("greedy")
    return svg(scene(game.state)) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
