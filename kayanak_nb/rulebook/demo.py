"""For every clause a small position, and steps that show it.

>>> game = demo("fr.crossing")
>>> game.timeline.position, len(game.timeline), refused("fr.crossing")
(0, 1, Walk(hole='C4'))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from kayanak_nb.game import Game
from kayanak_nb.given import brief
from kayanak_nb.jsonfile import Fault, listing
from kayanak_nb.mistake import MistakenKey
from kayanak_nb.names import enumerated
from kayanak_nb.rulebook.book import book
from kayanak_nb.rulebook.entries import BadBook
from kayanak_nb.rulebook.reading import read_demos
from kayanak_nb.saves import from_code
from kayanak_nb.wording import mistaken

__all__ = ["demo", "refused"]


def demo(clause: str) -> Game:
    """Return a new game that shows the clause of that id, with all its steps played, standing at its start.

    What cites the clause is an event of a step, or the refusal of :func:`refused` after the last step, or the set-up
    of the game itself (``game.setup.clauses``).

    :raises KeyError: if there is no such clause.
    """
    data = _demo(clause)
    game = from_code(data["code"])
    for number, step in enumerate(data["steps"]):
        game.play(_action(game, step, f"demos.toml: {clause}: steps[{number}]"))
    game.goto(0)
    return game


def refused(clause: str) -> Any:
    """Return the move that is refused after the steps of the demo, or None if it shows no refusal.

    :raises KeyError: if there is no such clause.
    """
    data = _demo(clause)
    if data["refused"] is None:
        return None
    return _action(from_code(data["code"]), data["refused"], f"demos.toml: {clause}: refused")


def _demo(clause: object) -> Mapping[str, Any]:
    if not isinstance(clause, str) or clause not in _demos():
        names = enumerated(map(repr, book().clauses), between=", ")
        raise mistaken("mistake-clause", MistakenKey, given=brief(clause), names=names)
    return _demos()[clause]


@cache
def _demos() -> Mapping[str, Mapping[str, Any]]:
    return MappingProxyType({data["clause"]: data for data in read_demos()})


def _action(game: Game, data: Mapping[str, Any], place: str) -> Any:
    faults: list[Fault] = []
    # TOML has no null for a blue die that is not rolled.
    whole = {"blue": None, **data} if data.get("move") == "roll" else data
    action = game.kind.record.read_action(whole, place, faults)
    if faults:
        raise BadBook(listing(faults))
    return action
