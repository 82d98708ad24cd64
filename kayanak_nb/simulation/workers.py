"""Processes of our own that play games, started afresh and never left behind."""

from __future__ import annotations

import signal
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

__all__ = ["Workers", "leave_interrupts"]


class Workers(SpawnContext):
    """A way to start processes that remembers them, so that all can be stopped at once."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Return a new process, and remember it."""
        process = SpawnProcess(*args, **options)
        self.started.append(process)
        return process

    def stop(self) -> None:
        """Stop every process that still runs, whatever it is doing."""
        for process in self.started:
            if process.is_alive():
                process.terminate()


def leave_interrupts() -> None:
    """Let the process that started this one see to interrupts: both get them from the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
