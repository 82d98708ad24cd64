"""What can be measured of every game: its columns by name, or whatever a function makes of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isfinite
from typing import TYPE_CHECKING, Any, TypeAlias

from kayanak_nb.given import brief, plain
from kayanak_nb.simulation.intervals import Number
from kayanak_nb.simulation.playing import Played
from kayanak_nb.wording import mistaken

if TYPE_CHECKING:
    from kayanak_nb.simulation.result import Simulation

__all__ = ["Condition", "Measure", "check_level", "check_player", "measured", "unit_of"]

Measure: TypeAlias = str | Callable[[Played], Number]
"""``"turns"``, ``"steps"``, ``"score"``, ``"fish"``, ``"small"``, ``"large"``, the name of an event, or a function."""

Condition: TypeAlias = Callable[[Played], object]
"""A function that says of a game whether it counts."""

_OF_GAMES = ("turns", "steps")
_OF_PLAYERS = ("score", "fish", "small", "large")


def measured(simulation: Simulation, measure: Measure, player: int | None = None) -> Sequence[Number]:
    """Return *measure* of each game; what players have is that of *player*, or of all together.

    :raises ValueError: if there is no such measure or player, or a function returns what is no number.
    """
    if callable(measure):
        return [_number(measure(game), game.number) for game in simulation]
    if isinstance(measure, str) and measure in _OF_PLAYERS:
        return _of_players(_columns(simulation, measure), player, simulation)
    if isinstance(measure, str) and measure in _OF_GAMES:
        column: tuple[int, ...] = getattr(simulation, measure)
        return column
    events = simulation.events
    if isinstance(measure, str) and measure in events:
        return events[measure]
    names = ", ".join(map(repr, (*_OF_GAMES, *_OF_PLAYERS, *events)))
    raise mistaken("mistake-measure", given=brief(measure), names=names)


def unit_of(simulation: Simulation, measure: Measure) -> str:
    """Return what *measure* counts, one of the units of estimates."""
    if callable(measure):
        return "number"
    if measure == "score":
        return "points" if getattr(simulation.setup.rules, "score_by", "fish") == "points" else "fish"
    return measure if measure in _OF_GAMES else "fish" if measure in _OF_PLAYERS else "times"


def check_player(player: object, players: int) -> int:
    """Return *player* as a plain number.

    :raises ValueError: if there is no such player.
    """
    number = plain(player)
    if type(number) is not int or not 0 <= number < players:
        raise mistaken("mistake-player", given=brief(player), last=players - 1)
    return number


def check_level(level: float) -> float:
    """Return *level*.

    :raises ValueError: unless it is a number between 0 and 1.
    """
    if isinstance(level, bool) or not isinstance(level, int | float | Fraction) or not 0 < level < 1:
        raise mistaken("mistake-level", given=brief(level))
    return float(level)


def _columns(simulation: Simulation, measure: str) -> tuple[tuple[int, ...], ...]:
    columns: Any = simulation.scores if measure == "score" else getattr(simulation, measure)
    return tuple(columns)


def _of_players(columns: tuple[tuple[int, ...], ...], player: int | None, simulation: Simulation) -> Sequence[int]:
    if player is None:
        return tuple(map(sum, zip(*columns, strict=True)))
    return columns[check_player(player, simulation.players)]


def _number(value: Any, game: int) -> Number:
    """Return *value* if it is a number that can be reckoned with."""
    try:
        sound = isfinite(value)
    except Exception:  # whatever a learner's function returned may fail in any way
        sound = False
    if not sound:
        raise mistaken("mistake-measured", given=brief(value), game=game)
    number: Number = value if isinstance(value, int | float | Fraction) else float(value)
    return number
