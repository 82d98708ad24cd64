"""A learner's function is called in such a way that it always comes back, whatever it does.

It may run for ever, call ``exit()`` or be stopped with the button for that: each becomes an exception that has a
sentence in the catalogues.

>>> called(lambda: 6 * 7).result
42
>>> called(lambda: exit())
Traceback (most recent call last):
    ...
kayanak_nb.lessons.guarded.Stopped: exercise-exit
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from io import TextIOBase
from types import FrameType
from typing import Any, NamedTuple, TextIO

__all__ = ["MOST_STEPS", "Called", "Stopped", "called"]

MOST_STEPS = 3_000_000
"""After so many of the small steps in which Python works, a function counts as one that runs for ever: some seconds."""


class Stopped(Exception):  # noqa: N818 (what happened to a function)
    """A function did not come back by itself; the argument is the key of the message that says why."""


class Called(NamedTuple):
    """What came of a call: its *result*, and whether anything was *printed*."""

    result: Any
    printed: bool


def called(work: Callable[[], Any]) -> Called:
    """Call *work* and return what comes of it.

    :raises Stopped: if it would run for ever, leaves Python, or is interrupted.
    :raises Exception: whatever else it raises.
    """
    ear = _Ear(sys.stdout)
    try:
        with redirect_stdout(ear), _staying(), _counting():
            result = work()
    except RecursionError:
        raise Stopped("exercise-deep") from None
    except Exception:
        raise
    except _TooLongError:
        raise Stopped("exercise-endless") from None
    except KeyboardInterrupt:
        raise Stopped("exercise-interrupted") from None
    # Whatever else there is besides exceptions is meant to end the program.
    except BaseException:
        raise Stopped("exercise-exit") from None
    return Called(result, ear.heard)


class _TooLongError(BaseException):
    """No exception, so that ``except Exception`` in a learner's loop does not catch it."""


class _Ear(TextIOBase):
    """Passes on what is printed, and remembers that there was something."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.heard = False

    def write(self, said: str) -> int:
        self.heard = True
        return self.out.write(said)

    def flush(self) -> None:
        self.out.flush()


@contextmanager
def _counting() -> Iterator[None]:
    """Count the steps that are taken, but leave a debugger alone that is there already."""
    if sys.gettrace() is not None:
        yield
        return
    left = MOST_STEPS

    def count(frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        nonlocal left
        # A loop in a single line, such as “while True: pass”, has no lines to count.
        if event == "call":
            frame.f_trace_lines, frame.f_trace_opcodes = False, True
        left -= 1
        if left < 0:
            raise _TooLongError
        return count

    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(None)


@contextmanager
def _staying() -> Iterator[None]:
    """In a notebook, ``exit()`` raises nothing but shuts the kernel down: let it be an end like any other."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is None:
        yield
        return

    def leave() -> None:
        raise SystemExit

    shell.ask_exit = leave
    try:
        yield
    finally:
        del shell.ask_exit
