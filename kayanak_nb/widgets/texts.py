"""The fixed texts of the player, for the page to keep."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kayanak_nb.clauses import clause_title, explain
from kayanak_nb.locale import text

__all__ = ["KEYS", "clauses_of", "texts_of"]

KEYS: tuple[str, ...] = (
    *("title", "close", "no-answer", "page-error", "turn", "roll", "faces-by-hand", "set-faces"),
    *("luck", "catch-by-hand", "catch", "set-catch", "catch-odds", "your-move", "your-moves", "bot-step"),
    *("undo", "redo", "step-back", "step-forward", "play", "pause", "timeline", "timeline-step", "lines"),
    *("speed", "speed-2000", "speed-1000", "speed-500", "speed-200"),
    *("buckets", "log", "log-empty", "log-start", "log-keys", "log-later", "log-earlier"),
    *("go-to-step", "compare-texts"),
    *("bar", "new-game", "save", "load", "copy-code", "language", "options", "words", "text-board"),
    *("load-title", "load-file", "load-paste", "load-code", "file-too-large", "copy-yourself", "code-reveals"),
    *("option-reveal", "option-reveal-why", "option-resolve", "option-resolve-why"),
    *("option-odds", "option-odds-why"),
    *("rules", "players", "board", "seats", "name", "played-by", "seed", "seed-any", "start", "cancel"),
)
"""What the page asks for by name; the catalogues have each as ``player-<name>``."""


def texts_of(language: str, own: Mapping[str, str]) -> dict[str, str]:
    """Return the fixed texts by name; *own* gives the keys of those that the game words in its own way."""
    return {key: text(own.get(key) or f"player-{key}", language) for key in KEYS}


@cache
def clauses_of(language: str, clauses: tuple[str, ...]) -> dict[str, list[str]]:
    """Return for each of the *clauses* what it is called and what it says."""
    return {clause: [clause_title(clause, language), explain(clause, language)] for clause in clauses}
