"""What fish and scores are called in each language."""

from __future__ import annotations

from kayanak_nb.kayanak.board import BOARD_NAMES
from kayanak_nb.locale import text
from kayanak_nb.names import joined

__all__ = ["board_name", "fish_name", "score_name"]


def board_name(name: str, language: str = "en") -> str:
    """Return what the board *name* is called.

    >>> board_name("default"), board_name("pond")
    ('big board', 'board “pond”')
    """
    return text(f"board-{name}", language) if name in BOARD_NAMES else text("board-of-ones-own", language, name=name)


def fish_name(small: int, large: int, language: str = "en") -> str:
    """Return how many fish there are, the small and the large ones.

    >>> fish_name(2, 1), fish_name(0, 0)
    ('2 small fish and 1 large fish', 'no fish')
    """
    counts = {"fish-small": small, "fish-large": large}
    parts = [text(key, language, count=count) for key, count in counts.items() if count]
    return joined(parts, language) if parts else text("fish-none", language)


def score_name(score: int, score_by: str, language: str = "en") -> str:
    """Return *score* with its unit; *score_by* is ``"fish"`` or ``"points"``, as in a rule set."""
    return text(f"score-{score_by}", language, count=score)
