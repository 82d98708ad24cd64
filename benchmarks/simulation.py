"""Simulated games, in steps a second: over two processes beside a plain loop over the engine in this one.

A step is one move or chance outcome. Processes are started before the clock is, as in a session that simulates again
and again; the time on the wall counts, so the gain is there only where the cores are idle. What a loop over the engine
does not do, counting events and sending results, is paid for by ``simulate``.
"""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from benchmarks.engine import engine_steps
from benchmarks.report import Row, seconds
from kayanak_nb import simulate

RULES = "fr"
WORKERS = 2


def simulated(games: int, executor: Executor | None) -> int:
    """Simulate *games* games of random players and return the number of steps."""
    players = ("random", "random")
    return sum(simulate(RULES, games=games, policies=players, seed=1, executor=executor, progress=False).steps)


def run(quick: bool) -> list[Row]:
    """Return the speed of ``simulate`` over processes, and in this one for a few games, beside the loop."""
    games, few, rounds = (60, 10, 1) if quick else (600, 30, 3)
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as executor:
        steps, fewer = simulated(games, executor), simulated(few, None)
        tasks = [partial(simulated, games, executor), partial(simulated, few, None)]
        tasks += [partial(engine_steps, RULES, number) for number in (games, few)]
        together, here, loop, short_loop = seconds(*tasks, rounds=rounds)
    assert fewer == engine_steps(RULES, few)
    peer = "loop over the engine, one process"
    return [
        Row(f"simulate, {WORKERS} processes", steps / together, "steps/s", None, peer, steps / loop, True),
        Row("simulate, this process", fewer / here, "steps/s", None, peer, fewer / short_loop, True),
    ]
