"""Measures the dilemmas of the lesson and keeps the figures: ``python -m tests.lessons.measure_dilemmas``.

Two runs are made, the second with half as many games and other luck: where they agree, it is not by chance. With
names of dilemmas after the command, only those are measured anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import kayanak_nb
from kayanak_nb.lessons import dilemma_figures
from kayanak_nb.lessons.dilemma_data import Dilemma, dilemmas
from kayanak_nb.lessons.dilemma_figures import figures_of, play
from kayanak_nb.simulation import Estimate, Simulation

__all__ = ["COMMAND", "PATH", "SEEDS", "main", "sample_of", "sample_size"]

COMMAND = "python -m tests.lessons.measure_dilemmas"
PATH = Path(dilemma_figures.__file__).with_name("dilemmas.json")
SEEDS = (2005, 7919)
"""The seeds of the two runs."""

_DIGITS = 6
_SAMPLES = 100


def main(names: Sequence[str]) -> None:
    """Measure the dilemmas of those *names*, all if there are none, and keep the figures after each."""
    kept = json.loads(PATH.read_text(encoding="utf-8"))["runs"] if names else []
    done: list[dict[str, Any]] = [dict(run["dilemmas"]) for run in kept] or [{} for _ in SEEDS]
    for number, seed in enumerate(SEEDS):
        for dilemma in dilemmas().values():
            if not names or dilemma.switch in names:
                done[number][dilemma.switch] = _measured(dilemma, dilemma.games // (number + 1), seed)
                print(number + 1, dilemma.switch, done[number][dilemma.switch]["figures"]["turns"][2], flush=True)
                _write(done)


def sample_size(games: int) -> int:
    """Return of how many first games the sums are kept, for a test to play them again."""
    return max(3, games // _SAMPLES)


def sample_of(simulation: Simulation, games: int) -> list[int]:
    """Return sums over the first *games* games: turns, steps, fish, and games that the first player won."""
    played = [simulation[number] for number in range(games)]
    return [
        sum(game.turns for game in played),
        sum(game.steps for game in played),
        sum(sum(game.fish) for game in played),
        sum(0 in game.winners for game in played),
    ]


def _measured(dilemma: Dilemma, games: int, seed: int) -> dict[str, Any]:
    first, second = (_simulation(dilemma.rule_set(reading), dilemma, games, seed, reading) for reading in (0, 1))
    size = sample_size(games)
    found = figures_of(first, second)
    figures = {measure: list(map(_ends, figure)) for measure, figure in found.measured.items()}
    sums = [sample_of(first, size), sample_of(second, size)]
    sample = {"games": size, "sums": sums}
    return {"games": games, "figures": figures, "changed": _ends(found.changed), "sample": sample}


def _ends(estimate: Estimate) -> list[float]:
    return [round(number, _DIGITS) for number in (estimate.value, estimate.low, estimate.high)]


_PLAYED: dict[tuple[Any, ...], Simulation] = {}


def _simulation(rules: Any, dilemma: Dilemma, games: int, seed: int, reading: int) -> Simulation:
    """Return the games, which several dilemmas of one rule set share where they play the reading it has itself."""
    key = (rules, dilemma.board, dilemma.policies, games, seed)
    if key not in _PLAYED:
        (_PLAYED[key],) = play(dilemma, games, seed, reading=reading)
    return _PLAYED[key]


def _write(done: Sequence[Mapping[str, Any]]) -> None:
    runs = [{"seed": seed, "dilemmas": figures} for seed, figures in zip(SEEDS, done, strict=True)]
    kept = {"command": COMMAND, "version": kayanak_nb.__version__, "runs": runs}
    PATH.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
