"""What a choice between two readings does to a game: both are played with the same luck, and what differs is measured.

A large run is kept in ``dilemmas.json`` beside this module, and a second one with other luck, to compare.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from kayanak_nb.lessons.dilemma_data import Dilemma
from kayanak_nb.locale import text
from kayanak_nb.simulation import Estimate, Played, Simulation, simulate
from kayanak_nb.simulation.intervals import share_interval
from kayanak_nb.simulation.report import ENDINGS

__all__ = ["LEVEL", "Figure", "Figures", "figures_of", "measure_name", "play", "recorded", "runs", "unpaired"]

LEVEL = 0.95
"""How sure the intervals are."""

Figure: TypeAlias = tuple[Estimate, Estimate, Estimate]
"""What is measured in the first reading and in the second, and the second less the first."""


class Figures(NamedTuple):
    """What is *measured*, by name, and the share of games that have other winners in the second reading: *changed*."""

    measured: Mapping[str, Figure]
    changed: Estimate


Asked: TypeAlias = Callable[[Any], Estimate]


def play(
    dilemma: Dilemma,
    games: int,
    seed: int,
    *,
    language: str = "en",
    progress: bool = False,
    reading: int | None = None,
) -> tuple[Simulation, ...]:
    """Return *games* games in either reading, with the same luck in both; or only in one *reading*, 0 or 1."""
    return tuple(
        simulate(
            dilemma.rule_set(number),
            games=games,
            policies=dilemma.policies,
            seed=seed,
            board=dilemma.board,
            progress=progress,
            language=language,
        )
        for number in ((0, 1) if reading is None else (reading,))
    )


def figures_of(first: Simulation, second: Simulation) -> Figures:
    """Return what is measured of two readings: length, catch, who wins, and how games end."""
    pairs = second.paired(first)
    found = {name: (ask(first), ask(second), ask(pairs)) for name, ask in _measures((first, second))}
    hits = sum(mine != theirs for mine, theirs in zip(first.winners, second.winners, strict=True))
    interval = share_interval(hits, len(first), LEVEL)
    return Figures(MappingProxyType(found), Estimate(*interval, LEVEL, len(first), "share", first.language))


def unpaired(first: Simulation, second: Simulation) -> Estimate:
    """Return how much longer games are in *second* than in *first*, as if the two had nothing to do with each other."""
    one, other = first.mean("turns", level=LEVEL), second.mean("turns", level=LEVEL)
    value, half = other.value - one.value, (one.half**2 + other.half**2) ** 0.5
    return replace(other, value=value, low=value - half, high=value + half)


def measure_name(measure: str, language: str) -> str:
    """Return what is measured, in words."""
    if measure.startswith(_ENDED):
        return text(f"simulation-ending-{measure.removeprefix(_ENDED)}", language)
    return text(_NAMES[measure], language)


@cache
def runs() -> tuple[Mapping[str, Any], ...]:
    """Return the large runs as they were kept: each with its seed and, by switch, games and figures."""
    kept = json.loads(files(__package__).joinpath("dilemmas.json").read_text(encoding="utf-8"))
    return tuple(kept["runs"])


def recorded(switch: str, language: str = "en", run: int = 0) -> Figures:
    """Return the figures of the dilemma of that *switch* in the large *run* 0 or 1."""
    kept = runs()[run]["dilemmas"][switch]
    games = kept["games"]
    measured = {measure: _figure(values, measure, games, language) for measure, values in kept["figures"].items()}
    value, low, high = kept["changed"]
    changed = Estimate(value, low, high, LEVEL, games, "share", language)
    return Figures(MappingProxyType(measured), changed)


def _figure(values: Any, measure: str, games: int, language: str) -> Figure:
    first, second, difference = (
        Estimate(value, low, high, LEVEL, games, unit, language)
        for (value, low, high), unit in zip(values, _units(measure), strict=True)
    )
    return first, second, difference


def _units(measure: str) -> tuple[str, str, str]:
    unit = measure if measure in ("turns", "fish") else "share"
    return unit, unit, "difference" if unit == "share" else unit


def _measures(both: tuple[Simulation, Simulation]) -> Iterator[tuple[str, Asked]]:
    yield "turns", lambda asked: asked.mean("turns", level=LEVEL)
    yield "fish", lambda asked: replace(asked.mean(_catch, level=LEVEL), unit="fish")
    yield "wins", lambda asked: asked.wins(0, level=LEVEL)
    yield "ties", lambda asked: asked.share(_is_tie, level=LEVEL)
    for ending in ENDINGS:
        if any(ending in simulation.endings for simulation in both):
            yield f"{_ENDED}{ending}", _ending(ending)


def _ending(ending: str) -> Asked:
    return lambda asked: asked.ended(ending, level=LEVEL)


def _catch(game: Played) -> Fraction:
    return Fraction(sum(game.fish), len(game.fish))


def _is_tie(game: Played) -> bool:
    return len(game.winners) > 1


_ENDED = "ended "
_NAMES: Mapping[str, str] = MappingProxyType(
    {"turns": "simulation-turns", "fish": "dilemmas-fish", "wins": "dilemmas-wins", "ties": "simulation-ties"}
)
