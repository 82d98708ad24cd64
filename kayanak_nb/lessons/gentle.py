"""Mistakes in a notebook's cells, answered with a sentence where Python would print a traceback.

A learner who forgets a quotation mark wants to know which one, not how Python found out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from traceback import walk_tb
from types import TracebackType
from typing import Any

from kayanak_nb.illegal import IllegalMove
from kayanak_nb.kayanak.words import refusal
from kayanak_nb.locale import text
from kayanak_nb.mistake import Mistake
from kayanak_nb.names import joined, tidy
from kayanak_nb.wording import told

__all__ = ["be_gentle", "hint"]

_HOLE = re.compile(r"[A-Z]\d{1,2}")
# What Python says of a call; a class stands for the method that makes its things.
_NAME = r"(?:[\w<>]+\.)*?(\w+?)(?:\.__(?:init|new)__)?\(\)"
_LACKING = re.compile(_NAME + r" missing \d+ required (?:positional|keyword-only) arguments?: (.+)")
_TOO_MUCH = re.compile(_NAME + r" takes .+ but \d+ (?:was|were) given")
_NO_ROUNDS = re.compile(r"'(?:int|float)' object is not iterable")
_spoken = "en"
_EXAMPLES = {
    **dict.fromkeys(("Place", "Walk", "Dig", "Fish", "Plug", "Unplug"), '"C4"'),
    **dict.fromkeys(("Melt", "Refreeze", "BearStep"), "4"),
    "Slide": '5, "NE"',
    "Step": '0, "far"',
}
_CELL, _PACKAGE = "__main__", "kayanak_nb"
_LONGEST = 300
_SCALE = 0.5  # how alike two names must be, from 0 to 1, for one to be meant by the other


def be_gentle(language: str | None = "en") -> bool:
    """Answer mistakes in this notebook's cells with a sentence from now on; False where there is no notebook.

    If *language* is None, it stays what it was, English at first.
    """
    global _spoken
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is None:
        return False

    _spoken = language or _spoken
    spoken = _spoken

    def answer(
        shell: Any, kind: type[Exception], error: Exception, trace: TracebackType, tb_offset: int | None = None
    ) -> None:
        said = hint(error, spoken)
        if said is None:
            shell.showtraceback((kind, error, trace), tb_offset=tb_offset)
        else:
            shell._showtraceback(kind, error, [f"{said}\n{text('lesson-help-go-on', spoken)}"])

    shell.set_custom_exc((Exception,), answer)
    return True


def hint(error: Exception, language: str = "en") -> str | None:
    """Return a sentence that helps out of *error*, or None where only a traceback would tell.

    >>> '"C4"' in hint(NameError("name 'C4' is not defined", name="C4"))
    True
    """
    # They arise in the depths of Python, whoever named the file.
    if isinstance(error, OSError) and not isinstance(error, Mistake) and error.filename:
        return text("lesson-help-file", language, name=tidy(error.filename), error=error.strerror)
    origin = _origin(error)
    hints = _OF_CELLS if origin == _CELL else _OF_PACKAGE if origin.partition(".")[0] == _PACKAGE else {}
    return next((hints[kind](error, language) for kind in type(error).__mro__ if kind in hints), "") or None


def _origin(error: Exception) -> str:
    """Return the name of the module in which *error* was raised; code that was never run counts as the cell's.

    What a module or an object says about a name it does not have is the fault of whoever asked.
    """
    frames = [frame for frame, _ in walk_tb(error.__traceback__) if frame.f_code.co_name != "__getattr__"]
    return str(frames[-1].f_globals.get("__name__", "")) if frames and not isinstance(error, SyntaxError) else _CELL


def _unread(error: Any, language: str) -> str:
    return text("lesson-help-reading", language, line=error.lineno or 1)


def _unknown(error: Any, language: str) -> str:
    key = "lesson-help-quotes" if _HOLE.fullmatch(error.name or "") else "lesson-help-name"
    return text(key, language, name=error.name or str(error))


def _missing(error: Any, language: str) -> str:
    instead = get_close_matches((error.name or "").lower(), _names_of(error.obj), n=1, cutoff=_SCALE)
    if not instead:
        return text("lesson-help-missing", language, name=error.name or str(error))
    names = {name.lower(): name for name in dir(error.obj)}
    return text("lesson-help-instead", language, name=error.name, instead=names[instead[0]])


def _names_of(thing: object) -> list[str]:
    return [name.lower() for name in dir(thing) if not name.startswith("_")]


def _called(error: Any, language: str) -> str:
    said = str(error)
    if lacking := _LACKING.match(said):
        name, missing = lacking.groups()
        if name in _EXAMPLES:
            return text("lesson-help-needs", language, call=f"{name}()", example=f"{name}({_EXAMPLES[name]})")
        every = joined(re.findall(r"'\w+'", missing), language)
        return text("lesson-help-lacks", language, call=f"{name}()", missing=every)
    if too_much := _TOO_MUCH.match(said):
        return text("lesson-help-too-much", language, call=f"{too_much[1]}()")
    return text("lesson-help-call", language, error=said)


def _mistyped(error: Any, language: str) -> str:
    """Return what helps where a cell has put things together that do not fit, in a call or anywhere else."""
    said = str(error)
    if _NO_ROUNDS.search(said):
        return text("lesson-help-rounds", language, error=said)
    return _called(error, language) if "()" in said else text("lesson-help-type", language, error=said)


def _refused(error: Any, language: str) -> str:
    return refusal(error.illegal, language=language)


def _absent(error: Any, language: str) -> str:
    key = error.args[0] if error.args else error
    return text("lesson-help-missing" if isinstance(key, str) else "lesson-help-entry", language, name=tidy(key))


def _divided(error: Any, language: str) -> str:
    del error
    return text("lesson-help-zero", language)


def _beyond(error: Any, language: str) -> str:
    del error
    return text("lesson-help-index", language)


def _stopped(error: Any, language: str) -> str:
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    lines = [line for _, line in walk_tb(error.__traceback__)]
    return text("lesson-help-stopped", language, line=lines[-1], error=tidy(said, _LONGEST)) if lines else ""


def _own(error: Any, language: str) -> str:
    """Return the message that this package itself has given *error*: it is written for people."""
    return told(error, language) if isinstance(error, Mistake) else str(error.args[0] if error.args else error)


_OF_CELLS: dict[type, Callable[[Any, str], str]] = {
    SyntaxError: _unread,
    NameError: _unknown,
    AttributeError: _missing,
    TypeError: _mistyped,
    KeyError: _absent,
    IndexError: _beyond,
    ZeroDivisionError: _divided,
    Exception: _stopped,
}
_OF_PACKAGE: dict[type, Callable[[Any, str], str]] = {
    IllegalMove: _refused,
    ValueError: _own,
    LookupError: _own,
    AttributeError: _called,
    TypeError: _called,
}
