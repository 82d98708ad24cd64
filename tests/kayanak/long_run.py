"""Many random games of each rule set, every step compared with the second reading of the rules.

Run it from the top of the repository::

    python -m tests.kayanak.long_run --games 10000

It ends with a table, and with exit status 1 if the engine and the rules ever disagreed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from itertools import chain
from typing import NamedTuple, TypeVar

from kayanak_nb.kayanak.board import BOARD_NAMES, board
from kayanak_nb.kayanak.rules import BLUE, RULE_SETS, WHITE
from kayanak_nb.kayanak.setup import Setup
from tests.kayanak.lockstep import Mismatch, Tally, play_in_step

CHUNK = 50

T = TypeVar("T")


class Plan(NamedTuple):
    """What to play: *limit* is the most steps a game may take, *ask_every* how often everything is asked."""

    rules: str
    board: str
    seed: int
    limit: int
    ask_every: int


class Report(NamedTuple):
    """What some games came to, and what the engine and the rules disagreed on."""

    games: Sequence[Tally]
    mismatches: Sequence[str]


def play_chunk(plan: Plan, numbers: range) -> Report:
    """Play the games of these *numbers*, with two, three and four players in turn."""
    most = min(4, len(board(plan.board).floes))
    setups = [
        Setup(RULE_SETS[plan.rules], board(plan.board), (WHITE, BLUE), Fraction(2, 3), players)
        for players in range(2, most + 1)
    ]
    games, mismatches = [], []
    for number in numbers:
        setup = setups[number % len(setups)]
        try:
            games.append(play_in_step(setup, seed=plan.seed, game=number, limit=plan.limit, ask_every=plan.ask_every))
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


def line(rules: str, report: Report, seconds: float) -> str:
    """Return one row of the table."""
    steps = [tally.steps for tally in report.games]
    endings = Counter(tally.ending for tally in report.games)
    counts = " ".join(f"{endings[ending]:>6}" for ending in ("holes", "floes", "fish", "cut"))
    mean, longest = sum(steps) / max(1, len(steps)), max(steps, default=0)
    return (
        f"{rules:<6} {len(steps):>6} {sum(steps):>10,} {mean:>7.1f} {longest:>7} {counts} "
        f"{len(report.mismatches):>10} {seconds:>8.0f}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print the table, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games of each rule set")
    parser.add_argument("--rules", nargs="*", choices=list(RULE_SETS), default=list(RULE_SETS))
    parser.add_argument("--board", choices=BOARD_NAMES, default="default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=5000, help="the most steps a game may take; the rest is cut")
    parser.add_argument("--ask-every", type=int, default=200, help="ask about every conceivable action so often")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(arguments)
    print("rules   games      steps    mean longest  holes  floes   fish    cut mismatches  seconds", flush=True)
    failed = False
    for rules in chosen.rules:
        began = time.perf_counter()
        plan = Plan(rules, chosen.board, chosen.seed, chosen.limit, chosen.ask_every)
        report = play_all(plan, chosen.games, chosen.processes)
        print(line(rules, report, time.perf_counter() - began), flush=True)
        print(*report.mismatches[:3], sep="\n", end="\n" if report.mismatches else "", file=sys.stderr)
        failed |= bool(report.mismatches)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
