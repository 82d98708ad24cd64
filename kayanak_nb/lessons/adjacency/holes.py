"""How holes and rows of a matrix are read from an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kayanak_nb.lessons.answers import Choice, Form, Path, Things, Unreadable, Whole
from kayanak_nb.locale import text
from kayanak_nb.names import joined

__all__ = ["MOST", "NumberRow", "Pips", "holes_of"]

MOST = 6
"""The most pips that are asked about."""

_NAME = re.compile(r"\s*([A-Za-z]\d{1,2})\s*")


@dataclass(frozen=True)
class _Hole(Choice):
    """One of the holes *known*: ``"C4"``, in capitals or not."""

    def read(self, given: Any) -> str:
        """Return the name of a hole; see :meth:`~kayanak_nb.lessons.answers.Form.read`."""
        try:
            return super().read(given)
        except Unreadable:
            name = _NAME.fullmatch(given) if isinstance(given, str) else None
            raise (Unreadable(name[1].upper()) if name else Unreadable) from None

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("adjacency-form-hole", language, holes=", ".join(self.known))


@dataclass(frozen=True)
class _Holes(Things):
    """Some holes, in any order."""

    def tell(self, answer: Iterable[Any], language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        every = sorted(answer, key=lambda hole: (hole[0], int(hole[1:])))
        return joined(every, language) if every else text("exercise-none", language)

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("adjacency-form-holes", language)


@dataclass(frozen=True)
class NumberRow(Path):
    """A row of *length* numbers: a list, a tuple or an array; also a matrix that has this row alone."""

    item: Form = field(default_factory=Whole)
    length: int = 0

    def read(self, given: Any) -> tuple[Any, ...]:
        """Return a tuple; see :meth:`~kayanak_nb.lessons.answers.Form.read`."""
        inner = given.tolist() if hasattr(given, "tolist") else given
        one = isinstance(inner, list | tuple) and len(inner) == 1 and isinstance(inner[0], list | tuple)
        return super().read(inner[0] if one else inner)

    def tell(self, answer: Any, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        del language
        return str(list(answer))

    def difference(self, answer: Any, expected: Any, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.difference`."""
        if len(answer) != self.length:
            return text("adjacency-row-length", language, count=len(answer), wanted=self.length)
        wrong = sum(one != other for one, other in zip(answer, expected, strict=True))
        return text("adjacency-row-wrong", language, count=wrong)

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("adjacency-form-row", language, wanted=self.length)


@dataclass(frozen=True)
class Pips(Things):
    """Some numbers of pips, from 1 to :data:`MOST`."""

    item: Form = field(default_factory=lambda: Whole(least=1, most=MOST))


def holes_of(holes: Sequence[str]) -> _Holes:
    """Return the form of an answer that consists of some of *holes*."""
    return _Holes(_Hole(tuple(holes)))
