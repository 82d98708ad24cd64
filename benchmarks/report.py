"""What a benchmark reports, and how it is timed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import perf_counter, process_time

__all__ = ["Row", "seconds", "speeds", "table"]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: *ours*, in *unit*, beside *theirs*, what *peer* needed or managed in the same run.

    *bound* is what is promised for *ours* on an idle core. Figures are times or sizes, the less the better; with
    *more_is_better*, speeds.
    """

    name: str
    ours: float
    unit: str
    bound: float | None = None
    peer: str | None = None
    theirs: float | None = None
    more_is_better: bool = False

    @property
    def ratio(self) -> float | None:
        """How many times better than the peer; below 1 is worse, None without a peer."""
        if self.theirs is None:
            return None
        return self.ours / self.theirs if self.more_is_better else self.theirs / self.ours

    @property
    def holds(self) -> bool:
        """Whether the bound, if there is one, is kept."""
        if self.bound is None:
            return True
        return self.ours >= self.bound if self.more_is_better else self.ours <= self.bound


def seconds(*tasks: Callable[[], object], rounds: int) -> list[float]:
    """Return the shortest time of each of *tasks* in *rounds* (at least 1); they take turns, to share what disturbs."""
    best = [float("inf")] * len(tasks)
    for _ in range(rounds):
        for place, task in enumerate(tasks):
            start = perf_counter()
            task()
            best[place] = min(best[place], perf_counter() - start)
    return best


def speeds(*tasks: Callable[[], int], rounds: int) -> list[float]:
    """Return the best speed of each of *tasks* in *rounds* (at least 1), in what they count a second of processor time.

    Each task returns how much it has done. They take turns as in :func:`seconds`, after one round that is not timed:
    a machine that is slower for some seconds is so for all of them.
    """
    best = [0.0] * len(tasks)
    for task in tasks:
        task()
    for _ in range(rounds):
        for place, task in enumerate(tasks):
            start = process_time()
            done = task()
            best[place] = max(best[place], done / (process_time() - start))
    return best


def table(rows: Iterable[Row]) -> str:
    """Return *rows* as a table in Markdown."""
    heads = ("what", "ours", "bound", "peer", "theirs", "times better")
    cells = [heads, tuple("---" for _ in heads), *map(_cells, rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in cells
    )


def _cells(row: Row) -> tuple[str, ...]:
    sign = "≥" if row.more_is_better else "≤"
    bound = "" if row.bound is None else f"{sign} {_figure(row.bound)} {'kept' if row.holds else 'MISSED'}"
    theirs = "" if row.theirs is None else f"{_figure(row.theirs)} {row.unit}"
    ratio = "" if row.ratio is None else _figure(row.ratio)
    return (row.name, f"{_figure(row.ours)} {row.unit}", bound, row.peer or "", theirs, ratio)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
