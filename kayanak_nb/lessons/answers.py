"""How answers are read and compared: in whatever sensible form a learner gives them.

Each form reads what was given, or raises :class:`Unreadable`; it compares, puts an answer into words, and says what is
different. Arrays and numbers of other libraries are read without importing those.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from typing import Any, Protocol
from unicodedata import normalize

from kayanak_nb.lessons.numerals import number_in
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.names import joined, sentences

__all__ = [
    "Choice",
    "Form",
    "Groups",
    "Number",
    "Path",
    "Things",
    "Unreadable",
    "Whole",
    "YesNo",
    "items_of",
    "native",
    "untried",
]


_WORD = re.compile(r"[^\s,;、，{}()\[\]\"'“”„«»]+")
_MOST_ITEMS = 10_000


class Unreadable(ValueError):  # noqa: N818 (what is said of an answer)
    """An answer in none of the forms that are asked for; with an argument, one that names this, which is not there.

    *part* is what cannot be read in an answer of several things, None if that is all of it.
    """

    part: object = None


class Form(Protocol):
    """A kind of answer."""

    def read(self, given: Any) -> Any:
        """Return what was *given* in the one form in which answers are compared.

        :raises Unreadable: if it cannot be meant as an answer of this kind.
        """

    def same(self, answer: Any, expected: Any) -> bool:
        """Return whether *answer*, as it was read, is as good as *expected*."""

    def tell(self, answer: Any, language: str) -> str:
        """Return *answer*, as it was read, in words."""

    def difference(self, answer: Any, expected: Any, language: str) -> str:
        """Return what sets *answer* apart from *expected*, without giving that away; empty if there is no saying."""

    def asked(self, language: str) -> str:
        """Return in a sentence in which form an answer can be given."""


def untried(given: object) -> bool:
    """Return whether *given* is what stands in a cell before anybody has answered: ``...``, None or nothing.

    >>> untried(...), untried(""), untried(set())
    (True, True, False)
    """
    return given is None or given is ... or (isinstance(given, str) and given.strip(" .…") == "")


def native(given: Any) -> Any:
    """Return numbers and arrays of other libraries as Python's own, text in plain signs; anything else as it is.

    >>> native("１／３")
    '1/3'
    """
    if isinstance(given, str):
        return normalize("NFKC", given)
    convert = getattr(given, "tolist", None)
    return convert() if callable(convert) else given


def items_of(given: Any) -> list[Any]:
    """Return the items of a collection of any kind, of a text with spaces or commas between them, or of a single one.

    >>> items_of({3}), items_of("3, 5"), items_of(7), items_of('["C4", "D5"]')
    ([3], ['3', '5'], [7], ['C4', 'D5'])

    :raises Unreadable: if there is no end to them.
    """
    given = native(given)
    if isinstance(given, str):
        return _WORD.findall(given)
    if not isinstance(given, Iterable):
        return [given]
    items = list(islice(given, _MOST_ITEMS + 1))
    if len(items) > _MOST_ITEMS:
        raise Unreadable
    return items


def _each(item: Form, given: Any) -> list[Any]:
    """Return the items of what was *given*, each read as an *item*; a text among them may hold several.

    :raises Unreadable: if one of them cannot be read; it tells which.
    """
    parts = items_of(given)
    answer: list[Any] = []
    for part in parts:
        try:
            answer.append(item.read(part))
        except Unreadable as unread:
            words = items_of(part) if isinstance(part, str) else [part]
            if words != [part]:
                answer.extend(_each(item, words))
                continue
            if not unread.args and len(parts) > 1 and unread.part is None:
                unread.part = part
            raise
    return answer


@dataclass(frozen=True)
class Number:
    """A number: 3, 0.75, ``Fraction(3, 4)``, ``"3/4"`` or ``"75 %"``.

    What is exact must be right exactly; a decimal may be wrong by *tolerance* (at least 0).
    """

    tolerance: float = 1e-6

    def read(self, given: Any) -> Fraction | float:
        """Return a Fraction for what is exact, a float for decimals; see :meth:`Form.read`."""
        given = native(given)
        if isinstance(given, list | tuple) and len(given) == 1:
            given = native(given[0])
        number = number_in(given)
        if number is None:
            raise Unreadable
        return number

    def same(self, answer: Fraction | float, expected: Any) -> bool:
        """See :meth:`Form.same`."""
        return bool(abs(answer - expected) <= (self.tolerance if isinstance(answer, float) else 0))

    def tell(self, answer: Any, language: str) -> str:
        """See :meth:`Form.tell`."""
        del language
        return f"{answer:g}" if isinstance(answer, float) else str(Fraction(answer))

    def difference(self, answer: Any, expected: Any, language: str) -> str:
        """See :meth:`Form.difference`."""
        return text("exercise-too-large" if answer > expected else "exercise-too-small", language)

    def asked(self, language: str) -> str:
        """See :meth:`Form.asked`."""
        return text("exercise-form-number", language)


@dataclass(frozen=True)
class Whole(Number):
    """A whole number: 3, 3.0 or ``"3"``; not below *least* and not above *most*, where those are given."""

    least: int | None = None
    most: int | None = None

    def read(self, given: Any) -> int:
        """Return an int; see :meth:`Form.read`."""
        number = super().read(given)
        if number != int(number) or not self._is_known(int(number)):
            raise Unreadable
        return int(number)

    def asked(self, language: str) -> str:
        """See :meth:`Form.asked`."""
        return text("exercise-form-whole", language) + self.range(language)

    def range(self, language: str) -> str:
        """Return a sentence on the numbers there are, to follow another; empty if there is no end to them."""
        if self.most is None:
            return ""
        least = 0 if self.least is None else self.least
        return text("list-sentences", language) + text("exercise-range", language, least=least, most=self.most)

    def _is_known(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class YesNo:
    """True or False, or the words for yes and no in any of our languages."""

    def read(self, given: Any) -> bool:
        """Return a bool; see :meth:`Form.read`."""
        given = native(given)
        if isinstance(given, bool):
            return given
        said = given.strip().casefold() if isinstance(given, str) else ""
        for answer in (True, False):
            if said in {str(answer).casefold(), *(self.tell(answer, language) for language in LANGUAGES)}:
                return answer
        raise Unreadable

    def same(self, answer: bool, expected: Any) -> bool:
        """See :meth:`Form.same`."""
        return bool(answer == expected)

    def tell(self, answer: bool, language: str) -> str:
        """See :meth:`Form.tell`."""
        return text("exercise-yes" if answer else "exercise-no", language)

    def difference(self, answer: bool, expected: Any, language: str) -> str:
        """There is nothing to say that would not give the answer away."""
        del answer, expected, language
        return ""

    def asked(self, language: str) -> str:
        """See :meth:`Form.asked`."""
        return text("exercise-form-yes-no", language)


@dataclass(frozen=True)
class Choice:
    """One of the words *known*, in capitals or not."""

    known: tuple[str, ...]

    def read(self, given: Any) -> str:
        """Return the word as it stands in *known*; see :meth:`Form.read`."""
        given = native(given)
        found = [word for word in self.known if isinstance(given, str) and word.casefold() == given.strip().casefold()]
        if not found:
            raise Unreadable
        return found[0]

    def same(self, answer: str, expected: Any) -> bool:
        """See :meth:`Form.same`."""
        return bool(answer == expected)

    def tell(self, answer: str, language: str) -> str:
        """See :meth:`Form.tell`."""
        del language
        return answer

    def difference(self, answer: str, expected: Any, language: str) -> str:
        """There is nothing to say that would not give the answer away."""
        del answer, expected, language
        return ""

    def asked(self, language: str) -> str:
        """See :meth:`Form.asked`."""
        return text("exercise-form-choice", language, known=", ".join(f'"{word}"' for word in self.known))


@dataclass(frozen=True)
class Things:
    """Some things, each of the form *item*, in any order: a set, list, tuple, array, or ``"3, 5"``."""

    item: Form = Whole()

    def read(self, given: Any) -> frozenset[Any]:
        """Return a frozenset; see :meth:`Form.read`."""
        return frozenset(_each(self.item, given))

    def same(self, answer: frozenset[Any], expected: Any) -> bool:
        """See :meth:`Form.same`."""
        return bool(answer == frozenset(expected))

    def tell(self, answer: Iterable[Any], language: str) -> str:
        """See :meth:`Form.tell`."""
        said = [self.item.tell(part, language) for part in sorted(answer)]
        return joined(said, language) if said else text("exercise-none", language)

    def difference(self, answer: frozenset[Any], expected: Any, language: str) -> str:
        """See :meth:`Form.difference`."""
        wrong, missing = answer - frozenset(expected), frozenset(expected) - answer
        said = []
        if wrong:
            said.append(text("exercise-wrong-things", language, count=len(wrong), things=self.tell(wrong, language)))
        if missing:
            said.append(text("exercise-missing-things", language, count=len(missing)))
        return sentences(said, language)

    def asked(self, language: str) -> str:
        """See :meth:`Form.asked`."""
        return text("exercise-form-things", language) + _range(self.item, language)


@dataclass(frozen=True)
class Path:
    """Some things, each of the form *item*, in their order: a list, tuple, array, or ``"3, 5, 7"``."""

    item: Form = Whole()

    def read(self, given: Any) -> tuple[Any, ...]:
        """Return a tuple; see :meth:`Form.read`."""
        given = native(given)
        if isinstance(given, set | frozenset):
            raise Unreadable
        return tuple(_each(self.item, given))

    def same(self, answer: tuple[Any, ...], expected: Any) -> bool:
        """See :meth:`Form.same`."""
        return bool(answer == tuple(expected))

    def tell(self, answer: Sequence[Any], language: str) -> str:
        """See :meth:`Form.tell`."""
        return " → ".join(self.item.tell(part, language) for part in answer) or text("exercise-none", language)

    def difference(self, answer: tuple[Any, ...], expected: Any, language: str) -> str:
        """See :meth:`Form.difference`."""
        if len(answer) == len(expected):
            return ""
        return text("exercise-too-long" if len(answer) > len(expected) else "exercise-too-short", language)

    def asked(self, language: str) -> str:
        """See :meth:`Form.asked`."""
        return text("exercise-form-path", language) + _range(self.item, language)


@dataclass(frozen=True)
class Groups:
    """Groups of things, each of the form *item*, in any order: ``[[0, 1], [2]]``, or with sets, tuples, arrays."""

    item: Form = Whole()

    def read(self, given: Any) -> frozenset[frozenset[Any]]:
        """Return a frozenset of frozensets; see :meth:`Form.read`."""
        given = native(given)
        if isinstance(given, str):
            raise Unreadable
        parts = list(given.values()) if isinstance(given, dict) else items_of(given)
        return frozenset(Things(self.item).read(part) for part in parts)

    def same(self, answer: frozenset[Any], expected: Any) -> bool:
        """See :meth:`Form.same`."""
        return bool(answer == frozenset(map(frozenset, expected)))

    def tell(self, answer: Iterable[Iterable[Any]], language: str) -> str:
        """See :meth:`Form.tell`."""
        groups = sorted(sorted(group) for group in answer)
        said = ["{" + ", ".join(self.item.tell(part, language) for part in group) + "}" for group in groups]
        return joined(said, language) if said else text("exercise-none", language)

    def difference(self, answer: frozenset[Any], expected: Any, language: str) -> str:
        """See :meth:`Form.difference`."""
        if len(answer) == len(expected):
            return text("exercise-other-groups", language)
        return text("exercise-too-many-groups" if len(answer) > len(expected) else "exercise-too-few-groups", language)

    def asked(self, language: str) -> str:
        """See :meth:`Form.asked`."""
        return text("exercise-form-groups", language) + _range(self.item, language)


def _range(item: Form, language: str) -> str:
    return item.range(language) if isinstance(item, Whole) else ""
