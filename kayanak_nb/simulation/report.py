"""Simulations on screen and in files: tables of figures, columns of games."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import partial
from io import StringIO
from typing import TYPE_CHECKING, Any, TypeAlias

from kayanak_nb.drawing.table import Table
from kayanak_nb.games import RULE_SETS
from kayanak_nb.locale import text
from kayanak_nb.names import bracketed, listed, player_name
from kayanak_nb.simulation.estimate import Estimate
from kayanak_nb.simulation.playing import policy_name

if TYPE_CHECKING:
    from kayanak_nb.simulation.pairs import Pairs
    from kayanak_nb.simulation.result import Simulation

__all__ = ["ENDINGS", "columns", "csv_text", "pairs_table", "rules_text", "table"]

ENDINGS = ("holes", "floes", "fish", "home", "cut")
"""How a game can have ended; see :class:`.Played`."""

Figures: TypeAlias = "Simulation | Pairs"
Asked: TypeAlias = Callable[[Figures], Estimate]
"""A figure that is asked of a simulation, or of two in pairs."""

_LEVEL = 0.95


def table(simulation: Simulation) -> Table:
    """Return the figures of a simulation."""
    language = simulation.language
    heading = (title(simulation), text("simulation-figure", language))
    rows = tuple((words, _cell(ask(simulation), language)) for words, ask in _figures(simulation, (simulation,)))
    return Table(heading, rows, tuple(_notes(language, simulation)), language)


def pairs_table(pairs: Pairs) -> Table:
    """Return the figures of either simulation and what they differ by, side by side."""
    language, both = pairs.first.language, (pairs.first, pairs.second)
    names = map(_who, both) if pairs.first.policies != pairs.second.policies else map(rules_text, both)
    heading = (text("simulation-pairs", language), *names, text("simulation-difference", language))
    rows = tuple(
        (words, *(_cell(ask(figures), language) for figures in (*both, pairs)))
        for words, ask in _figures(pairs.first, both)
    )
    return Table(heading, rows, tuple(_notes(language, *both)), language)


def _cell(estimate: Estimate, language: str) -> str:
    # Two simulations may have been told to speak different languages.
    return replace(estimate, language=language).figure


def _who(simulation: Simulation) -> str:
    names = listed([*map(policy_name, simulation.policies)], simulation.language)
    return bracketed(rules_text(simulation), names, simulation.language)


def title(simulation: Simulation) -> str:
    """Return what was played, how often and under which seed."""
    said = {"rules": rules_text(simulation), "games": len(simulation), "seed": str(simulation.seed)}
    return text("simulation-title", simulation.language, **said)


def rules_text(simulation: Simulation) -> str:
    """Return the id of the rule set, with every switch that is not as it is there: ``fr distinct_fishing=False``."""
    rules = simulation.setup.rules
    usual = RULE_SETS[rules.id]
    changed = [
        f"{switch.name}={getattr(rules, switch.name)!r}"
        for switch in fields(rules)
        if getattr(rules, switch.name) != getattr(usual, switch.name)
    ]
    return " ".join([rules.id, *changed])


def _figures(simulation: Simulation, both: tuple[Simulation, ...]) -> Iterator[tuple[str, Asked]]:
    """Yield what stands in the rows of a table: words, and what is asked for them."""
    language, players = simulation.language, range(min(each.players for each in both))
    yield text("simulation-turns", language), lambda asked: asked.mean("turns")
    for player in players:
        words = text("simulation-wins", language, player=_player(simulation, player, both))
        yield words, partial(_wins, player)
    if any(won[1:] for each in both for won in each.winners):
        yield text("simulation-ties", language), lambda asked: asked.share(lambda game: game.winners[1:])
    for player in players:
        words = text("simulation-score", language, player=player_name(player, language))
        yield words, partial(_score, player)
    for ending in ENDINGS:
        if any(ending in each.endings for each in both):
            yield text(f"simulation-ending-{ending}", language), partial(_ended, ending)


def _wins(player: int, asked: Figures) -> Estimate:
    return asked.wins(player)


def _score(player: int, asked: Figures) -> Estimate:
    return asked.mean("score", player=player)


def _ended(ending: str, asked: Figures) -> Estimate:
    return asked.ended(ending)


def _player(simulation: Simulation, player: int, both: tuple[Simulation, ...]) -> str:
    """Return the name of *player*, with that of the policy where it is the same in all simulations."""
    language, name = simulation.language, player_name(player, simulation.language)
    policies = {each.policies[player] for each in both}
    if len(policies) > 1:
        return name
    return bracketed(name, policy_name(policies.pop()), language)


def _notes(language: str, *simulations: Simulation) -> Iterator[str]:
    yield text("simulation-note", language, level=text("dice-share", language, share=_LEVEL))
    for simulation in simulations:
        if simulation.cut:
            said = {"count": simulation.cut, "turns": simulation.max_turns}
            note = text("simulation-cut", language, **said)
            yield note if len(simulations) == 1 else bracketed(note, rules_text(simulation), language)


def columns(simulation: Simulation) -> dict[str, list[Any]]:
    """Return the columns of a simulation by name, winners as texts such as ``"0"`` or ``"0 1"``."""
    found: dict[str, list[Any]] = {
        "game": list(range(len(simulation))),
        "turns": list(simulation.turns),
        "steps": list(simulation.steps),
        "ending": list(simulation.endings),
        "winners": [" ".join(map(str, winners)) for winners in simulation.winners],
    }
    for name, own in (("score", simulation.scores), ("small", simulation.small), ("large", simulation.large)):
        found |= {f"{name} {player}": list(column) for player, column in enumerate(own)}
    return found | {name: list(column) for name, column in simulation.events.items()}


def csv_text(simulation: Simulation) -> str:
    """Return the columns of a simulation as values between commas, a line for each game below one of names."""
    named = columns(simulation)
    lines = StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(named)
    writer.writerows(zip(*named.values(), strict=True))
    return lines.getvalue()
