"""The log of a game: what happened step by step, newest first, each with the clause it rests on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from kayanak_nb.chronicle import step_told
from kayanak_nb.game import GameStep
from kayanak_nb.widgets.session import Session

__all__ = ["PAGE", "GameLog"]

PAGE = 16
"""Steps on one page of the log: a long game must not make every move a long message."""

_KEPT = 2000


class GameLog:
    """Words the steps of one session, each once."""

    def __init__(self) -> None:
        self._told: dict[tuple[GameStep, str, tuple[str, ...] | None], dict[str, Any]] = {}

    def page(self, session: Session) -> dict[str, Any]:
        """Return the page of the log that the session has open: entries, and whether there are earlier ones.

        The last page ends with the clauses that the set-up of the game rests on.
        """
        start = session.log_page * PAGE
        steps = list(islice(_backwards(session.game.timeline.current), start, start + PAGE + 1))
        return {
            "page": session.log_page,
            "newest": session.game.timeline.position,
            "more": len(steps) > PAGE,
            "entries": [self._entry(step, session) for step in steps[:PAGE]],
            "start": [] if len(steps) > PAGE else list(session.game.setup.clauses),
        }

    def _entry(self, step: GameStep, session: Session) -> dict[str, Any]:
        key = (step, session.language, session.game.names)
        if key not in self._told:
            if len(self._told) >= _KEPT:
                self._told.clear()
            self._told[key] = _entry(step, session)
        return self._told[key]


def _entry(step: GameStep, session: Session) -> dict[str, Any]:
    game = session.game
    sentences = step_told(step, game.kind, language=session.language, names=game.names)
    lines = [[words, event.clause] for words, event in zip(sentences, step.events, strict=True)]
    return {"step": step.number, "seat": step.events[0].player, "lines": lines}


def _backwards(step: GameStep | None) -> Iterator[GameStep]:
    """Yield *step* and all before it, without the start."""
    while step is not None and step.previous is not None:
        yield step
        step = step.previous
