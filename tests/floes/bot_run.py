"""Many games between bots among the floes: do they come to an end, and what decides them?

Run it from the top of the repository::

    python -m tests.floes.bot_run --games 1000

It ends with a table, and with exit status 1 if fewer than 99 % of the games between two greedy bots end within the
turns they have. Of two different bots each has the first seat in every other game; "wins" are those of the one that
is named first, or of the first seat where both are the same.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from statistics import fmean
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from kayanak_nb.floes import engine
from kayanak_nb.floes.bots import BOTS, Policy
from kayanak_nb.floes.moves import Action, Move, UseOwn
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from kayanak_nb.stream import GameStreams, Stream

__all__ = ["PAIRINGS", "Course", "bearless", "ended_share", "main", "play_all", "play_one"]

CHUNK = 10
ENOUGH = 0.99


def bearless(state: State, stream: Stream) -> Move:
    """Decide like the greedy bot, but never use the bear."""
    return UseOwn() if state.mode == "choose" else BOTS["greedy"](state, stream)


PLAYERS: Mapping[str, Policy] = MappingProxyType({**BOTS, "bearless": bearless})


Pairing: TypeAlias = tuple[str, ...]
"""Who plays, by name in :data:`PLAYERS`."""

PAIRINGS: tuple[Pairing, ...] = (
    ("greedy", "greedy"),
    ("greedy", "bearless"),
    ("greedy", "random"),
    ("greedy",) * 3,
    ("greedy",) * 4,
)


class Course(NamedTuple):
    """How one game went: *winner* is a number among the bots, *first* whether that was the first seat."""

    turns: int
    winner: int | None
    first: bool
    decisions: int
    seconds: float
    slowest: float


def play_one(pairing: Pairing, seed: int, limit: int, number: int) -> Course:
    """Play the game of that *number*, at most *limit* turns."""
    # Who has the first seat moves on by one from game to game.
    seats = [(seat + number) % len(pairing) for seat in range(len(pairing))]
    policies, streams = [PLAYERS[pairing[bot]] for bot in seats], GameStreams.of(seed, number)
    state = engine.start(Setup(RULE_SETS["de"], DIE, len(seats)), streams)
    times: list[float] = []
    while state.phase != "over" and state.turn <= limit:
        action: Action
        if state.is_chance:
            action = engine.draw(state, streams)
        else:
            began = time.process_time()
            action = policies[state.player](state, streams.bots)
            times.append(time.process_time() - began)
        state, _ = engine.apply(state, action)
    winner = seats[state.winners[0]] if state.winners else None
    return Course(state.turn, winner, state.winners == (0,), len(times), sum(times), max(times))


def play_chunk(pairing: Pairing, seed: int, limit: int, numbers: range) -> list[Course]:
    """Play the games of these *numbers*."""
    return [play_one(pairing, seed, limit, number) for number in numbers]


def play_all(pairing: Pairing, seed: int, limit: int, games: int, processes: int) -> list[Course]:
    """Play *games* games, shared out over *processes*."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    with ProcessPoolExecutor(processes) as pool:
        return list(chain.from_iterable(pool.map(partial(play_chunk, pairing, seed, limit), chunks)))


def ended_share(courses: Sequence[Course]) -> float:
    """Return which share of the games came to an end."""
    return fmean(course.winner is not None for course in courses)


def line(pairing: Pairing, courses: Sequence[Course]) -> str:
    """Return one row of the table."""
    same = len(set(pairing)) == 1
    wins = fmean(course.first if same else course.winner == 0 for course in courses)
    thinking = 1e3 * sum(course.seconds for course in courses) / sum(course.decisions for course in courses)
    name = f"{len(pairing)} {pairing[0]}" if same else " - ".join(pairing)
    turns = [course.turns for course in courses]
    return (
        f"{name:<18} {len(courses):>6} {ended_share(courses):>8.1%} {fmean(turns):>7.1f} {max(turns):>8} {wins:>7.1%} "
        f"{thinking:>12.2f} {1e3 * max(course.slowest for course in courses):>8.0f}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print the table, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000, help="games of each pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=200, help="the most turns a game may take; the rest is cut")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(arguments)
    print("bots                games    ended   turns  longest    wins  ms/decision  slowest", flush=True)
    enough = True
    for pairing in PAIRINGS:
        courses = play_all(pairing, chosen.seed, chosen.limit, chosen.games, chosen.processes)
        print(line(pairing, courses), flush=True)
        enough &= pairing != PAIRINGS[0] or ended_share(courses) >= ENOUGH
    return int(not enough)


if __name__ == "__main__":
    sys.exit(main())
