"""One thing that is wrong with a file or a drawing, in the words of every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kayanak_nb.locale import text

__all__ = ["Fault", "WordedFault", "fault", "in_language"]


class Fault(NamedTuple):
    """One thing that is wrong with a file.

    *kind* is a short fixed word for programs (``"split-floe"``); *place* is where in the file (``"$.floes[3]"``, or
    line and column, or the file itself); *problem* and *remedy* are one sentence each.
    """

    kind: str
    place: str
    problem: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.place}: {self.problem} {self.remedy}"


class WordedFault(Fault):
    """A fault whose sentences the catalogues have: their *keys*, and what fills them. Its own sentences are English."""

    keys: tuple[str, str]
    said: Mapping[str, object]


def fault(kind: str, place: str, problem: str, remedy: str, **said: object) -> Fault:
    """Return a fault that says the messages *problem* and *remedy* of the catalogues, filled with *said*.

    >>> print(fault("hole-in-no-floe", "$.holes[2]", "fault-hole-in-no-floe", "remedy-hole-in-no-floe", hole="A3"))
    $.holes[2]: The hole A3 is in no floe. Add it to the floe it belongs to.
    """
    made = WordedFault(kind, place, text(problem, "en", **said), text(remedy, "en", **said))
    made.keys, made.said = (problem, remedy), said
    return made


def in_language(found: Fault, language: str) -> Fault:
    """Return the fault *found* with its sentences in *language*, as far as there are words for it.

    >>> found = fault("no-file", "pond.json", "fault-no-file", "remedy-no-file")
    >>> in_language(found, "de").problem
    'Diese Datei gibt es nicht.'
    """
    if not isinstance(found, WordedFault):
        return found
    problem, remedy = (text(key, language, **found.said) for key in found.keys)
    return Fault(found.kind, found.place, problem, remedy)
