"""The steps of a game told in sentences: what happened, and whether chance or somebody's hand decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kayanak_nb.locale import text

if TYPE_CHECKING:
    from kayanak_nb.game import GameStep
    from kayanak_nb.games import Kind

__all__ = ["set_by_hand", "step_told"]


def set_by_hand(step: GameStep, kind: Kind) -> bool:
    """Return whether *step* is an outcome, dice or a catch, that was given instead of drawn.

    A draw moves a stream on; where only one thing could come, as from a hole without fish, nothing need be drawn.
    """
    before = step.previous
    if before is None or not before.state.is_chance or before.marks != step.marks:
        return False
    return len(kind.engine.chances(before.state)) > 1


def step_told(
    step: GameStep, kind: Kind, *, language: str = "en", names: Sequence[str] | None = None
) -> tuple[str, ...]:
    """Return a sentence for each event of *step*; the first says so if the outcome was set by hand.

    >>> from kayanak_nb import Face, Roll, new_game
    >>> game = new_game("ja-1", seed=1)
    >>> events = game.play(Roll(Face("dig", 2), None))
    >>> step_told(game.timeline.current, game.kind)
    ('Red rolls dig 2: 2 pips to spend. (set by hand)',)
    """
    sentences = [kind.words.tell(event, language=language, names=names) for event in step.events]
    if sentences and set_by_hand(step, kind):
        sentences[0] = text("event-by-hand", language, told=sentences[0])
    return tuple(sentences)
