"""Answers that choose among things on a list: by their letters, or by the ids of the rule sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kayanak_nb.lessons.answers import Choice, Path, Things, Unreadable
from kayanak_nb.locale import text

__all__ = ["Chosen", "Ordered", "lettered", "letters"]

_LETTERS = "ABCDEFGH"


def letters(count: int) -> tuple[str, ...]:
    """Return the first *count* letters, 8 at most."""
    return tuple(_LETTERS[:count])


def lettered(things: Iterable[str], language: str = "en") -> str:
    r"""Return *things* as lines, each with its letter.

    >>> lettered(["dig", "fish"])
    'A: dig\nB: fish'
    """
    pairs = zip(_LETTERS, things, strict=False)
    return "\n".join(text("texts-letter", language, letter=letter, said=thing) for letter, thing in pairs)


def _apart(given: Any, known: Sequence[str]) -> Any:
    """Return letters that were written as one word with spaces between them."""
    single = isinstance(given, str) and all(len(word) == 1 for word in known)
    return " ".join(given) if single else given


@dataclass(frozen=True)
class Chosen(Things):
    """Some of the words *known*, in any order: ``["A", "C"]``, ``"A, C"`` or ``"AC"``."""

    known: tuple[str, ...] = ()

    def read(self, given: Any) -> frozenset[str]:
        """See :meth:`~kayanak_nb.lessons.answers.Form.read`."""
        return Things(Choice(self.known)).read(_apart(given, self.known))

    def tell(self, answer: Iterable[Any], language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        return Things(Choice(self.known)).tell(answer, language)

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("texts-form-chosen", language, known=_quoted(self.known), example=_example(self.known[:2]))


@dataclass(frozen=True)
class Ordered(Path):
    """All the words *known*, in an order: ``["C", "A", "B"]``, ``"C A B"`` or ``"CAB"``."""

    known: tuple[str, ...] = ()

    def read(self, given: Any) -> tuple[str, ...]:
        """See :meth:`~kayanak_nb.lessons.answers.Form.read`; each of the words is there once."""
        answer = Path(Choice(self.known)).read(_apart(given, self.known))
        if sorted(answer) != sorted(self.known):
            raise Unreadable
        return answer

    def tell(self, answer: Sequence[Any], language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        return Path(Choice(self.known)).tell(answer, language)

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("texts-form-ordered", language, known=_quoted(self.known), example=_example(self.known))


def _quoted(known: Sequence[str]) -> str:
    return ", ".join(f'"{word}"' for word in known)


def _example(known: Sequence[str]) -> str:
    return f"[{_quoted(known)}]"
