"""Mistakes that can be told in every language.

Their message is English, as all messages of Python are; a notebook and the player show what :func:`told` returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from kayanak_nb.locale import text
from kayanak_nb.mistake import Mistake

__all__ = ["mistaken", "together", "told", "tried"]

T = TypeVar("T")


def mistaken(key: str, kind: type[Mistake] = Mistake, *, technical: str = "", **said: object) -> Mistake:
    """Return a mistake of that *kind* that says the message *key* of the catalogues, filled with *said*.

    *technical*, English lines for those who want to know more, are told after it.

    >>> str(mistaken("mistake-bot", given="'gredy'", names="'random', 'greedy'"))
    "There is no bot 'gredy'. Choose one of 'random', 'greedy'."
    """
    mistake = kind(_lines(text(key, "en", **said), technical))
    mistake.key, mistake.said, mistake.technical = key, said, technical
    return mistake


def together(faults: Iterable[str | Mistake]) -> Mistake:
    """Return one mistake that says all that the *faults* say, one a line; a mistake that is alone stays itself."""
    every = tuple(faults)
    if len(every) == 1 and isinstance(every[0], Mistake):
        return every[0]
    mistake = Mistake("\n".join(map(str, every)))
    mistake.parts = every
    return mistake


def told(error: Exception, language: str = "en") -> str:
    """Return what *error* says, in *language* as far as there are words for it.

    >>> told(mistaken("mistake-bot", given="'gredy'", names="'random', 'greedy'"), "de")
    "Einen Bot 'gredy' gibt es nicht. Wähle einen von diesen: 'random', 'greedy'."
    """
    if not isinstance(error, Mistake):
        return str(error)
    if error.key:
        return _lines(text(error.key, language, **error.said), error.technical)
    if error.parts:
        return "\n".join(told(part, language) if isinstance(part, Mistake) else part for part in error.parts)
    return str(error)


def tried(faults: list[Mistake], make: Callable[[], T]) -> T | None:
    """Return what *make* returns, or None and put its mistake to the *faults*."""
    try:
        return make()
    except Mistake as mistake:
        faults.append(mistake)
        return None


def _lines(sentence: str, technical: str) -> str:
    return f"{sentence}\n{technical}" if technical else sentence
