"""What must be so in a position for a refusal to be a true one, judged by the second reading of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kayanak_nb.floes.moves import Action, BearStep, Roll, Slide, Step, UseBear, UseOwn
from kayanak_nb.illegal import Illegal
from tests.floes.oracle import Reference
from tests.floes.sea import beside, group, touch, wet

__all__ = ["is_true"]

Details: TypeAlias = Mapping[str, Any]
Condition: TypeAlias = Callable[[Reference, Any, Details], bool]


def is_true(illegal: Illegal, action: Action, reference: Reference) -> bool:
    """Tell whether what *illegal* says about *action* is so; what it names must be what the action is about."""
    details = illegal.details
    shared = [name for name in ("floe", "direction", "figure", "to") if name in details and hasattr(action, name)]
    names_it = all(str(details[name]) == str(getattr(action, name)) for name in shared)
    return names_it and _CONDITIONS[illegal.reason](reference, action, details)


def _owners(game: Reference, floe: int) -> set[int]:
    return {owner for owner, _ in game.on(floe)}


def _foreign(game: Reference, floe: int, details: Details) -> bool:
    return details["other"] != game.player and details["other"] in _owners(game, floe)


def _carried(game: Reference, move: Slide, details: Details) -> bool:
    return details["carried"] in group(game.cells, move.floe, move.direction) - {move.floe}


def _origin(game: Reference, move: Step, details: Details) -> int | str:
    origin = game.where[game.player, move.figure]
    assert str(origin) == details["origin"]
    return origin


def _over_water(game: Reference, move: Step, details: Details) -> bool:
    origin = _origin(game, move, details)
    return isinstance(origin, str) and (isinstance(move.to, str) or not game.at_shore(move.to, origin))


def _no_contact(game: Reference, move: Step, details: Details) -> bool:
    origin = _origin(game, move, details)
    ice_to_ice = isinstance(origin, int) and isinstance(move.to, int)
    return ice_to_ice and not touch(game.cells[int(origin)], game.cells[int(move.to)])


def _no_shore(game: Reference, move: Step, details: Details) -> bool:
    origin = _origin(game, move, details)
    return isinstance(origin, int) and isinstance(move.to, str) and not game.at_shore(origin, move.to)


_CONDITIONS: dict[str, Condition] = {
    "game-over": lambda game, move, d: game.phase == "over",
    "roll-first": lambda game, move, d: game.phase == "roll" and d == {"player": game.player},
    "no-roll-now": lambda game, move, d: game.phase == "act" and isinstance(move, Roll),
    "impossible-roll": lambda game, move, d: game.phase == "roll" and move not in game.chances(),
    "choose-first": lambda game, move, d: game.mode == "choose",
    "no-choice": lambda game, move, d: game.mode in ("own", "bear") and isinstance(move, UseBear | UseOwn),
    "bear-idle": lambda game, move, d: game.mode == "own" and isinstance(move, BearStep),
    "only-bear": lambda game, move, d: (
        game.mode == "bear" and (isinstance(move, Step) or (isinstance(move, Slide) and move.floe != game.bear))
    ),
    "bear-floe": lambda game, move, d: game.mode == "own" and d["floe"] == game.bear,
    "foreign-floe": lambda game, move, d: (
        _foreign(game, move.floe, d) and game.player not in _owners(game, move.floe) and game.mode == "own"
    ),
    "mixed-floe": lambda game, move, d: (
        _foreign(game, move.floe, d) and game.player in _owners(game, move.floe) and not game.rules.slide_mixed
    ),
    "at-brink": lambda game, move, d: not wet(beside(game.cells[move.floe], move.direction)),
    "carried-foreign": lambda game, move, d: _carried(game, move, d) and _foreign(game, d["carried"], d),
    "carried-bear": lambda game, move, d: _carried(game, move, d) and d["carried"] == game.bear,
    "carried-brink": lambda game, move, d: (
        _carried(game, move, d) and not wet(beside(game.cells[d["carried"]], move.direction))
    ),
    "finished": lambda game, move, d: game.where[game.player, move.figure] == "done" and "figure" in d,
    "stays": lambda game, move, d: _origin(game, move, d) == move.to,
    "no-shore": _no_shore,
    "no-contact": _no_contact,
    "over-water": _over_water,
    "floe-full": lambda game, move, d: len(game.on(d["floe"])) == 3 and d["floe"] == move.to,
    "bear-there": lambda game, move, d: d["floe"] == game.bear == move.to and not game.rules.step_onto_bear,
    "bear-stays": lambda game, move, d: d["floe"] == game.bear,
    "bear-no-contact": lambda game, move, d: (
        d["bear"] == game.bear != d["floe"] and not touch(game.cells[d["floe"]], game.cells[d["bear"]])
    ),
}
