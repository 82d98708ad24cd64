"""Kayanak in words, in each language: what happened, and why something is refused.

Labels, names, clauses and the text picture of the board are in modules of their own, and can be had from here too.
"""

from __future__ import annotations

from collections.abc import Sequence

from kayanak_nb.clauses import clause_title, explain
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.labels import describe, hole_label, status
from kayanak_nb.kayanak.moves import Caught, Counted, Dug, Ended, Event, Rolled
from kayanak_nb.kayanak.names import fish_name, score_name
from kayanak_nb.kayanak.text_board import text_board
from kayanak_nb.locale import text
from kayanak_nb.names import face_name, faces_name, joined, listed, player_name, quoted
from kayanak_nb.turn import kind_of

__all__ = [
    "clause_title",
    "describe",
    "explain",
    "face_name",
    "hole_label",
    "player_name",
    "refusal",
    "status",
    "tell",
    "text_board",
]


def tell(event: Event, *, language: str = "en", names: Sequence[str] | None = None) -> str:
    """Return a sentence that tells what happened.

    >>> tell(Dug(1, "C4", 2, 0, "ja3.dig"))
    'Blue digs at C4 and finds 2 small fish.'
    """
    said: dict[str, object] = {**event._asdict(), "player": player_name(event.player, language, names)}
    key = f"event-{kind_of(event)}"
    if isinstance(event, Rolled):
        said["faces"] = faces_name(event.white, event.blue, language)
        said["dice"] = 1 if event.blue is None else 2
    elif isinstance(event, Dug | Caught):
        said["fish"] = fish_name(event.small, event.large, language)
        if isinstance(event, Caught) and not event.small + event.large:
            key = "event-caught-none"
    elif isinstance(event, Ended):
        said["number"] = len(event.winners)
        said["winners"] = joined([player_name(player, language, names) for player in event.winners], language)
    elif isinstance(event, Counted):
        said = {"scores": _scores(event, language, names)}
    return text(key, language, **said)


def _scores(event: Counted, language: str, names: Sequence[str] | None) -> str:
    """Return what each player has caught, in one line."""
    scores = (score_name(score, event.score_by, language) for score in event.scores)
    lines = [
        text("event-counted-one", language, player=player_name(player, language, names), score=score)
        for player, score in enumerate(scores)
    ]
    return listed(lines, language)


def refusal(illegal: Illegal, *, language: str = "en", names: Sequence[str] | None = None) -> str:
    """Return a sentence that says why something is not allowed and, where that helps, what would be.

    >>> refusal(Illegal("already-open", "ja3.dig", {"hole": "C4"}))
    'C4 is open already: only a closed hole can be dug.'
    """
    said = {name: _said(name, value, language, names) for name, value in illegal.details.items()}
    if illegal.reason == "impossible-catch":
        said["fish"] = fish_name(illegal.details["small"], illegal.details["large"], language)  # type: ignore[arg-type]
    return text(f"refusal-{illegal.reason}", language, **said)


def _said(name: str, value: object, language: str, names: Sequence[str] | None) -> object:
    """Return the detail *name* of a refusal as it is put into the sentence."""
    if name in ("wanted", "rolled"):
        return text(f"symbol-{value}", language)
    return quoted(name, value, language, names)
