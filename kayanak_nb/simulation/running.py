"""Where games are played: in this process, in workers of its own, or wherever an executor puts them.

Every game has streams of its own and the results are put in the order of the games, so they are the same wherever
and in whatever portions the games are played.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING, Any

from kayanak_nb.locale import text
from kayanak_nb.simulation.playing import Row, Task, play_games
from kayanak_nb.wording import mistaken

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

__all__ = ["Advance", "progress_bar", "run"]

Advance = Callable[[int], object]
"""What is told how many games more have been played."""

PATIENCE = 0.25
"""For how many seconds games are played here before it is asked whether workers would be worth it."""

_WORTH = 1.5  # seconds that the rest of the games must take here; workers need some of them to start
_PORTION = 0.25  # seconds that a portion of games should take a worker
_LARGEST_PORTION = 1000
_PORTIONS = 40  # for an executor of which nothing is known
_SLOW_PORTION = 64


def run(
    task: Task, games: int, executor: Executor | None, advance: Advance, *, portion: int | None = None
) -> list[Row]:
    """Play *games* games and return what is kept of each; *portion* is how many an executor gets at once.

    :raises ValueError: if the games cannot be sent to other processes, or a worker has come to an end.
    """
    if executor is None:
        return _run_here(task, games, advance)
    _check_sendable(task, executor)
    size = portion or max(1, min(_SLOW_PORTION, games // _PORTIONS))
    return _spread(task, range(games), executor, size, advance)


def _run_here(task: Task, games: int, advance: Advance) -> list[Row]:
    """Play here; once it is known how long the games take, go on with workers if they are quicker."""
    rows: list[Row] = []
    begun, asked = perf_counter(), False
    while len(rows) < games:
        rows += play_games(task, (len(rows),))
        advance(1)
        taken = perf_counter() - begun
        if not asked and taken > PATIENCE:
            asked, pace = True, taken / len(rows)
            count = _worker_count()
            if pace * (games - len(rows)) > _WORTH and count > 1 and _found_elsewhere(task):
                return rows + _run_in_workers(task, range(len(rows), games), count, pace, advance)
    return rows


def _run_in_workers(task: Task, numbers: range, count: int, pace: float, advance: Advance) -> list[Row]:
    size = max(1, min(round(_PORTION / pace), len(numbers) // (4 * count), _LARGEST_PORTION))
    with _workers(min(count, len(numbers))) as executor:
        return _spread(task, numbers, executor, size, advance)


def _spread(task: Task, numbers: range, executor: Executor, size: int, advance: Advance) -> list[Row]:
    from concurrent.futures import BrokenExecutor

    portions = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    futures: list[Future[list[Row]]] = []
    rows: list[Sequence[Row]] = []
    try:
        futures += (executor.submit(play_games, task, portion) for portion in portions)
        # In their order, so that of several mistakes the first game's is told.
        for future, portion in zip(futures, portions, strict=True):
            rows.append(future.result())
            advance(len(portion))
    except BrokenExecutor as broken:
        raise mistaken("mistake-workers", technical=str(broken)) from broken
    finally:
        for future in futures:
            future.cancel()
    return list(chain.from_iterable(rows))


@contextmanager
def _workers(count: int) -> Iterator[Executor]:
    """Start *count* processes for as long as they are needed; none outlives an interrupt."""
    from concurrent.futures import ProcessPoolExecutor

    from kayanak_nb.simulation.workers import Workers, leave_interrupts

    # Not fork: a kernel has threads, whose locks a copy of the process would inherit as they are.
    context = Workers()
    executor = ProcessPoolExecutor(count, mp_context=context, initializer=leave_interrupts)
    try:
        yield executor
    except BaseException:
        context.stop()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _worker_count() -> int:
    """Return how many workers there can be: one for each core; 1 where processes cannot be started."""
    if sys.platform in ("emscripten", "wasi"):
        return 1
    from multiprocessing import current_process

    if current_process().daemon:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _found_elsewhere(task: Task) -> bool:
    """Return whether another process finds the policies: what is written in a notebook's cells is known only here."""
    from pickle import dumps

    try:
        data = dumps(task.policies)
    except Exception:  # whatever a policy is made of may fail in any way
        return False
    return b"__main__" not in data or hasattr(sys.modules["__main__"], "__file__")


def _check_sendable(task: Task, executor: Executor) -> None:
    from concurrent.futures import ProcessPoolExecutor
    from pickle import dumps

    if isinstance(executor, ProcessPoolExecutor):
        try:
            dumps(task)
        except Exception as error:  # whatever a policy is made of may fail in any way
            raise mistaken("mistake-policy-unsent", technical=str(error)) from None


@contextmanager
def progress_bar(games: int, *, shown: bool, language: str) -> Iterator[Advance]:
    """Show a bar that fills as games are played, after half a second, if *shown*; yield what moves it on."""
    if not shown:
        yield lambda _: None
        return
    from tqdm.auto import tqdm

    layout = "{desc}: {percentage:3.0f}%|{bar}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}]"
    options: dict[str, Any] = {"leave": False, "delay": 0.5, "bar_format": layout}
    with tqdm(total=games, desc=text("simulation-progress", language), **options) as bar:
        yield bar.update
