"""The floes game in words, in each language: what happened, and why something is refused.

Labels, names, clauses and the text picture are in modules of their own, and can be had from here too.
"""

from __future__ import annotations

from collections.abc import Sequence

from kayanak_nb.clauses import clause_title, explain
from kayanak_nb.floes.labels import describe, floe_label, shore_label, slide_label, status
from kayanak_nb.floes.moves import Chased, Ended, Event, Rolled, Slid, Stepped
from kayanak_nb.floes.names import direction_name, from_place, on_place, to_place, together
from kayanak_nb.floes.text_board import text_board
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.illegal import Illegal
from kayanak_nb.locale import text
from kayanak_nb.names import face_name, joined, player_name, quoted
from kayanak_nb.turn import kind_of

__all__ = [
    "clause_title",
    "describe",
    "explain",
    "face_name",
    "floe_label",
    "player_name",
    "refusal",
    "shore_label",
    "slide_label",
    "status",
    "tell",
    "text_board",
]


def tell(event: Event, *, language: str = "en", names: Sequence[str] | None = None) -> str:
    """Return a sentence that tells what happened.

    >>> tell(Slid(1, 5, "NE", 3, (6, 9), "de.carry"))
    'Blue slides floe 5 northeast, 3 cells far, and floes 6 and 9 go along.'
    """
    said: dict[str, object] = {**event._asdict(), "player": player_name(event.player, language, names)}
    said |= _particulars(event, language, names)
    return text(f"floes-event-{kind_of(event)}", language, **said)


def refusal(illegal: Illegal, *, language: str = "en", names: Sequence[str] | None = None) -> str:
    """Return a sentence that says why something is not allowed and, where that helps, what would be.

    >>> refusal(Illegal("floe-full", "de.capacity", {"floe": 7}))
    'Floe 7 is full: it holds three figures and no more.'
    """
    said = {name: quoted(name, value, language, names) for name, value in illegal.details.items()}
    if (direction := illegal.details.get("direction")) in DIRECTIONS:
        said["direction"] = direction_name(str(direction), language)
    if origin := illegal.details.get("origin"):
        said["on"] = on_place(_place(origin), language)
    return text(f"floes-refusal-{illegal.reason}", language, **said)


def _particulars(event: Event, language: str, names: Sequence[str] | None) -> dict[str, object]:
    """Return what the sentence on *event* needs apart from what the event says itself."""
    if isinstance(event, Rolled):
        return {"face": event.face.pips, "symbol": event.face.symbol}
    if isinstance(event, Slid):
        direction = direction_name(event.direction, language)
        carried = together(event.carried, language) if event.carried else ""
        return {"direction": direction, "number": len(event.carried), "carried": carried}
    if isinstance(event, Stepped):
        return {"from": from_place(event.origin, language), "to": to_place(event.to, language)}
    if isinstance(event, Chased):
        owner = player_name(event.owner, language, names)
        return {"owner": owner, "lost": "fish" if event.fish else "nothing", "fish": ""}
    if isinstance(event, Ended):
        return {"winners": joined([player_name(player, language, names) for player in event.winners], language)}
    return {}


def _place(origin: object) -> int | str:
    """Return where a figure stands, which a refusal gives as text."""
    return int(str(origin)) if str(origin).isdigit() else str(origin)
