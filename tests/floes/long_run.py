"""Many random games among the floes, every step compared with the second reading of the rules.

Run it from the top of the repository::

    python -m tests.floes.long_run --games 2000

A third of the games begins at the start, with two, three and four players in turn; a third in a random position, under
random switches and dice; a third in one in which everybody has three figures done already. After every step nothing
may be lost or doubled, and the step is undone, written as a code and saved, and must come back each time; every now
and then the whole game is saved too, and the engine is asked about every conceivable action. It ends with a table,
and with exit status 1 if anything ever disagreed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from random import Random
from typing import NamedTuple, TypeVar

from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from tests.floes.lockstep import Mismatch, Tally, play_in_step
from tests.floes.variants import random_position, random_setup

CHUNK = 20
KINDS = ("de", "random", "late")

T = TypeVar("T")


class Plan(NamedTuple):
    """What to play: *limit* is the most steps a game may take, *ask_every* how often everything is asked."""

    kind: str
    seed: int
    limit: int
    ask_every: int


class Report(NamedTuple):
    """What some games came to, and what the engine and the rules disagreed on."""

    games: Sequence[Tally]
    mismatches: Sequence[str]


def play_one(plan: Plan, number: int) -> Tally:
    """Play the game of that *number*."""
    if plan.kind == "de":
        setup, first = Setup(RULE_SETS["de"], DIE, 2 + number % 3), None
    else:
        luck = Random(f"{plan.kind} {plan.seed} {number}")
        setup = random_setup(luck)
        first = random_position(setup, luck, late=plan.kind == "late")
    return play_in_step(
        setup, seed=plan.seed, game=number, limit=plan.limit, ask_every=plan.ask_every, first=first, kept=True
    )


def play_chunk(plan: Plan, numbers: range) -> Report:
    """Play the games of these *numbers*."""
    games, mismatches = [], []
    for number in numbers:
        try:
            games.append(play_one(plan, number))
        except Mismatch as mismatch:
            mismatches.append(str(mismatch))
    return Report(games, mismatches)


def play_all(plan: Plan, games: int, processes: int) -> Report:
    """Play *games* games, shared out over *processes*."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    with ProcessPoolExecutor(processes) as pool:
        reports = list(pool.map(partial(play_chunk, plan), chunks))
    return Report(_joined(report.games for report in reports), _joined(report.mismatches for report in reports))


def _joined(parts: Iterable[Sequence[T]]) -> list[T]:
    return list(chain.from_iterable(parts))


def line(kind: str, report: Report, seconds: float) -> str:
    """Return one row of the table."""
    games = report.games
    sums = (sum(getattr(tally, name) for tally in games) for name in ("steps", "turns", "attacks", "fish", "finished"))
    ended = sum(not tally.cut for tally in games)
    figures = " ".join(f"{figure:>9,}" for figure in (*sums, ended))
    return f"{kind:<7} {len(games):>6} {figures} {len(report.mismatches):>10} {seconds:>8.0f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print the table, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000, help="games in all, a third of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=400, help="the most steps a game may take; the rest is cut")
    parser.add_argument("--ask-every", type=int, default=20, help="so often save everything and ask everything")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(arguments)
    print("begin    games     steps     turns   attacks      fish  finished     ended mismatches  seconds", flush=True)
    failed = False
    for number, kind in enumerate(KINDS):
        began = time.perf_counter()
        games = chosen.games // len(KINDS) + (number < chosen.games % len(KINDS))
        report = play_all(Plan(kind, chosen.seed, chosen.limit, chosen.ask_every), games, chosen.processes)
        print(line(kind, report, time.perf_counter() - began), flush=True)
        print(*report.mismatches[:3], sep="\n", end="\n" if report.mismatches else "", file=sys.stderr)
        failed |= bool(report.mismatches)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
