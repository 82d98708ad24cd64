"""What must be so in a position for a refusal to be a true one, judged by the second reading of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.moves import Action, Catch, Dig, Done, Fish, Melt, Place, Plug, Refreeze, Roll, Unplug, Walk
from tests.kayanak.oracle import Reference

__all__ = ["is_true"]

Condition: TypeAlias = Callable[[Reference, Any, Mapping[str, Any]], bool]

_USES: dict[type[Any], str] = {Walk: "walk", Dig: "dig", Fish: "fish"}
_TEMPERATURE = (Melt, Refreeze, Plug, Unplug)
_WITH_DROP, _WITH_CRYSTAL = (Melt, Refreeze), (Plug, Unplug)


def is_true(illegal: Illegal, action: Action, reference: Reference) -> bool:
    """Tell whether what *illegal* says about *action* is so; what it names must be what the action is about."""
    details = illegal.details
    shared = [name for name in ("hole", "floe") if name in details and hasattr(action, name)]
    names_it = illegal.reason == "catch-first" or all(details[name] == getattr(action, name) for name in shared)
    return names_it and _CONDITIONS[illegal.reason](reference, action, details)


def _mark(game: Reference) -> str | None:
    """Return the temperature symbol that the blue die shows."""
    blue = game.roll[1] if game.roll is not None else None
    return blue.symbol if blue is not None and blue.symbol != "plain" else None


def _stands(game: Reference, details: Mapping[str, int]) -> str | None:
    return game.fishers[details["other"]]


def _ordered(use: str) -> Condition:
    def condition(game: Reference, action: Action, details: Mapping[str, Any]) -> bool:
        face = game.face() if game.rules.fishers else "dig"
        return isinstance(action, Done) and face == use and game.ordered() and details["pips"] == game.budget > 0

    return condition


def _phase(phase: str) -> Condition:
    return lambda game, action, details: game.phase == phase


_CONDITIONS: dict[str, Condition] = {
    "game-over": _phase("over"),
    "roll-first": lambda game, move, d: game.phase == "roll" and d["player"] == game.player,
    "catch-first": lambda game, move, d: game.phase == "catch" and d["hole"] == game.attempt,
    "place-first": lambda game, move, d: game.phase == "place" and d["player"] == game.player,
    "already-placed": lambda game, move, d: game.phase == "act" and isinstance(move, Place) and game.rules.fishers,
    "no-roll-now": lambda game, move, d: game.phase != "roll" and isinstance(move, Roll),
    "no-catch-now": lambda game, move, d: game.phase != "catch" and isinstance(move, Catch),
    "impossible-roll": lambda game, move, d: game.phase == "roll" and move not in game.chances(),
    "impossible-catch": lambda game, move, d: (
        (d["small"], d["large"]) == game.fish[d["hole"]] and d["hole"] == game.attempt
    ),
    "hole-taken": lambda game, move, d: _stands(game, d) == move.hole,
    "floe-taken": lambda game, move, d: (
        game.rules.exclusive_placement and d["floe"] == game.floe[move.hole] == game.floe[str(_stands(game, d))]
    ),
    "no-fishers": lambda game, move, d: not game.rules.fishers and isinstance(move, Place | Walk | Fish),
    "not-this-face": lambda game, move, d: (
        d == {"wanted": _USES[type(move)], "rolled": game.face()} and d["wanted"] != d["rolled"] != "any"
    ),
    "own-hole": lambda game, move, d: game.fishers[game.player] == move.hole,
    "not-adjacent": lambda game, move, d: (
        not game.is_near(move.hole) and d["origin"] == game.fishers[game.player] != move.hole
    ),
    "occupied": lambda game, move, d: _stands(game, d) == move.hole and d["other"] != game.player,
    "floe-melted": lambda game, move, d: isinstance(move, Walk) and d["floe"] == game.floe[move.hole] in game.melted,
    "already-open": lambda game, move, d: isinstance(move, Dig) and game.ice[move.hole] == "open",
    "dig-plugged": lambda game, move, d: isinstance(move, Dig) and game.ice[move.hole] == "plugged",
    "still-closed": lambda game, move, d: isinstance(move, Fish) and game.ice[move.hole] == "closed",
    "fish-plugged": lambda game, move, d: isinstance(move, Fish) and game.ice[move.hole] == "plugged",
    "already-fished": lambda game, move, d: game.rules.distinct_fishing and move.hole in game.fished,
    "must-walk": _ordered("walk"),
    "must-dig": _ordered("dig"),
    "must-fish": _ordered("fish"),
    "only-temperature": lambda game, move, d: (
        d["symbol"] == game.due and not game.white_action_can_go_on() and game.temperature_is_possible()
    ),
    "no-temperature": lambda game, move, d: not (game.rules.temperature and game.rules.blue_die),
    "no-mark": lambda game, move, d: game.rules.temperature and _mark(game) is None,
    "needs-drop": lambda game, move, d: isinstance(move, _WITH_DROP) and _mark(game) == "crystal",
    "needs-crystal": lambda game, move, d: isinstance(move, _WITH_CRYSTAL) and _mark(game) == "drop",
    "temperature-used": lambda game, move, d: _mark(game) is not None and game.due is None,
    "temperature-later": lambda game, move, d: (
        game.due is not None and game.rules.temperature_timing == "after" and game.white_action != "over"
    ),
    "temperature-middle": lambda game, move, d: game.due is not None and game.white_action == "begun",
    "no-drops": lambda game, move, d: game.drops_left == 0,
    "no-crystals": lambda game, move, d: game.crystals_left == 0,
    "fisher-on-floe": lambda game, move, d: game.floe[str(_stands(game, d))] == move.floe,
    "already-melted": lambda game, move, d: move.floe in game.melted,
    "not-melted": lambda game, move, d: move.floe not in game.melted,
    "plug-closed": lambda game, move, d: isinstance(move, Plug) and game.ice[move.hole] == "closed",
    "already-plugged": lambda game, move, d: isinstance(move, Plug) and game.ice[move.hole] == "plugged",
    "plug-fisher": lambda game, move, d: _stands(game, d) == move.hole and not game.rules.plug_under_fisher,
    "not-plugged": lambda game, move, d: isinstance(move, Unplug) and game.ice[move.hole] != "plugged",
}
