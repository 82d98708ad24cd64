"""Exercises on fairness and design: who begins by a house rule, and a die of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from kayanak_nb.dice import Die, Face
from kayanak_nb.lessons.answers import Unreadable
from kayanak_nb.lessons.chance.figures import faces_of, grid, named
from kayanak_nb.lessons.chance.probability import apart, probability_judge, shown
from kayanak_nb.lessons.chance.variants import WHITE_SYMBOLS, number_die
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["DieForm", "Wish", "design_task", "fair_task"]

_FACES = 6
_MOST_PIPS = 4
_RIVALS = "chance-grid-rivals"


def fair_task(stream: Stream, language: str) -> Task:
    """Ask how likely Red begins by a house rule in which a tie is not neutral."""
    red, blue = found(stream, _rivals)
    greater, equal, less = red.compare(blue)
    expected = greater + equal
    slips = (
        (greater, text("chance-fair-ties", language)),
        (Fraction(1, 2), text("chance-fair-half", language)),
        (less, text("chance-fair-other", language)),
        (greater / (greater + less), text("chance-fair-again", language)),
        (greater + equal / 2, text("chance-fair-shared", language)),
    )

    def picture(answer: object = None) -> Any:
        del answer
        return grid(red, blue, language, lambda one, other: one >= other, title=_RIVALS)

    return Task(
        text("chance-fair", language),
        text("chance-fair-prompt", language, faces=faces_of(red, language), others=faces_of(blue, language)),
        probability_judge(expected, slips, language, praise=text("chance-fair-praise", language), picture=picture),
        (
            text("chance-fair-hint-grid", language),
            text("chance-fair-hint-row", language),
            text("chance-fair-hint-ties", language, count=int(36 * equal)),
        ),
        text(
            "chance-fair-solution", language, greater=str(greater), equal=str(equal), answer=shown(expected, language)
        ),
        grid(red, blue, language, title=_RIVALS),
        picture(),
    )


def _rivals(stream: Stream) -> tuple[Die[int], Die[int]] | None:
    red, blue = number_die(stream), number_die(stream)
    greater, equal, less = red.compare(blue)
    if not equal or not greater or not less:
        return None
    values = (greater + equal, greater, less, Fraction(1, 2), greater / (greater + less), greater + equal / 2)
    return (red, blue) if apart(*values) and red != blue else None


class Wish(NamedTuple):
    """What a die is to be like: how *often* *symbol* is on it, the *mean* of its pips, and an *example*."""

    symbol: str
    often: int
    mean: Fraction
    example: Die[Any]


@dataclass(frozen=True)
class DieForm:
    """A die: ``kn.Die([kn.Face("fish", 3), …])``, or its faces alone."""

    def read(self, given: Any) -> Die[Any]:
        """See :meth:`~kayanak_nb.lessons.answers.Form.read`."""
        faces = given.faces if isinstance(given, Die) else given
        if isinstance(faces, str) or not isinstance(faces, Sequence) or not faces:
            raise Unreadable
        if not all(isinstance(face, Face) for face in faces):
            raise Unreadable
        return Die(faces)

    def same(self, answer: Any, expected: Any) -> bool:
        """See :meth:`~kayanak_nb.lessons.answers.Form.same`."""
        return bool(answer == expected)

    def tell(self, answer: Any, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        return faces_of(answer, language)

    def difference(self, answer: Any, expected: Any, language: str) -> str:
        """Return nothing: what does not fit has been said already."""
        del answer, expected, language
        return ""

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("chance-form-die", language)


def design_task(stream: Stream, language: str) -> Task:
    """Ask for a die that shows a symbol with a certain probability and has a certain mean."""
    wish = found(stream, _wish)
    share = Fraction(wish.often, _FACES)
    said = {"symbol": named(wish.symbol, language), "code": wish.symbol, "share": str(share), "mean": str(wish.mean)}

    def count(die: Die[Any]) -> int:
        return sum(face.symbol == wish.symbol for face in die.faces)

    slips = (
        Slip(
            lambda die: len(die.faces) != _FACES,
            lambda die: text("chance-design-faces", language, count=len(die.faces), wanted=_FACES),
        ),
        Slip(
            lambda die: any(not 1 <= face.pips <= _MOST_PIPS for face in die.faces),
            lambda die: text("chance-design-pips", language, most=_MOST_PIPS),
        ),
        Slip(
            lambda die: count(die) != wish.often,
            lambda die: text("chance-design-symbol", language, found=str(Fraction(count(die), _FACES)), **said),
        ),
        Slip(
            lambda die: die.mean != wish.mean,
            lambda die: text("chance-design-mean", language, found=str(die.mean), **said),
        ),
    )

    def fits(die: Die[Any]) -> bool:
        return not any(slip.fits(die) for slip in slips)

    return Task(
        text("chance-design", language),
        text("chance-design-prompt", language, most=_MOST_PIPS, **said),
        ValueJudge(DieForm(), wish.example, slips, fits, text("chance-design-praise", language)),
        (
            text("chance-design-hint-symbol", language, **said),
            text("chance-design-hint-total", language, **said),
            text("chance-design-hint-count", language, count=wish.often, total=int(wish.mean * _FACES), **said),
        ),
        text("chance-design-solution", language, count=wish.often, total=int(wish.mean * _FACES)),
    )


def _wish(stream: Stream) -> Wish | None:
    symbol = one_of(stream, WHITE_SYMBOLS)
    others = [name for name in WHITE_SYMBOLS if name != symbol]
    count = 2 + stream.below(3)
    symbols = [symbol] * count + [one_of(stream, others) for _ in range(_FACES - count)]
    example = Die([Face(name, 1 + stream.below(_MOST_PIPS)) for name in symbols])
    # Whole and half means are met by chance too easily.
    return Wish(symbol, count, example.mean, example) if (6 * example.mean) % 3 else None
