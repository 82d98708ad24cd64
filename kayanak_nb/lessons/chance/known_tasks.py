"""Exercises on what one knows: a probability once the sum is known, and which events are independent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from kayanak_nb.dice import Die, Distribution, joint
from kayanak_nb.lessons.chance.figures import faces_of, grid, named
from kayanak_nb.lessons.chance.probability import apart, probability_judge, shown
from kayanak_nb.lessons.chance.variants import BLUE_SYMBOLS, WHITE_SYMBOLS, blue_die, white_die
from kayanak_nb.lessons.drawn import found, one_of, shuffled
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.lessons.lettered import Chosen, lettered, letters
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["Event", "given_task", "independent", "independent_task"]

_PAIRS = 4


class _Known(NamedTuple):
    white: Die[Any]
    blue: Die[Any]
    symbol: str
    total: int

    def is_symbol(self, thrown: Any) -> bool:
        return bool(thrown.white.symbol == self.symbol)

    def is_total(self, thrown: Any) -> bool:
        return bool(thrown.white + thrown.blue == self.total)


def given_task(stream: Stream, language: str) -> Task:
    """Ask how likely a symbol of the white die is once the sum of the pips is known."""
    known = found(stream, _known)
    both = joint(known.white, known.blue)
    expected = both.given(known.is_total).chance(known.is_symbol)
    fitting, left = (
        int(36 * share)
        for share in (both.chance(lambda t: known.is_total(t) and known.is_symbol(t)), both.chance(known.is_total))
    )
    said = {"symbol": named(known.symbol, language), "total": known.total}

    def picture(answer: object = None) -> Any:
        del answer
        return grid(known.white, known.blue, language, lambda white, blue: white + blue == known.total)

    slips = (
        (both.chance(known.is_symbol), text("chance-given-ignored", language, **said)),
        (Fraction(fitting, 36), text("chance-given-joint", language, **said)),
        (both.given(known.is_symbol).chance(known.is_total), text("chance-given-turned", language, **said)),
    )
    return Task(
        text("chance-given", language),
        text(
            "chance-given-prompt",
            language,
            faces=faces_of(known.white, language),
            others=faces_of(known.blue, language),
            **said,
        ),
        probability_judge(expected, slips, language, praise=text("chance-given-praise", language), picture=picture),
        (
            text("chance-given-hint-left", language, **said),
            text("chance-given-hint-count", language, count=left),
            text("chance-given-hint-symbol", language, **said),
        ),
        text("chance-given-solution", language, left=left, fitting=fitting, answer=shown(expected, language), **said),
        grid(known.white, known.blue, language),
        picture(),
    )


def _known(stream: Stream) -> _Known | None:
    white, blue = white_die(stream), blue_die(stream)
    known = _Known(white, blue, one_of(stream, WHITE_SYMBOLS), 2 + stream.below(7))
    both = joint(white, blue)
    symbol, total = both.chance(known.is_symbol), both.chance(known.is_total)
    together = both.chance(lambda thrown: known.is_symbol(thrown) and known.is_total(thrown))
    if not together or 36 * total < 5:
        return None
    return known if apart(together / total, symbol, together, together / symbol) else None


class Event(NamedTuple):
    """Something that may happen in a throw: what it is called, and whether it *holds*."""

    name: str
    holds: Callable[[Any], bool]


def independent(one: Callable[[Any], Any], other: Callable[[Any], Any], chances: Distribution[Any]) -> bool:
    """Return whether knowing *one* says nothing about *other*: whether their chances multiply.

    >>> die = Die(range(1, 7))
    >>> independent(lambda pips: pips % 2 == 0, lambda pips: pips > 4, die.distribution)
    True
    """
    both = chances.chance(lambda outcome: one(outcome) and other(outcome))
    return both == chances.chance(one) * chances.chance(other)


class _Pair(NamedTuple):
    one: Event
    other: Event


class _Choice(NamedTuple):
    white: Die[Any]
    blue: Die[Any]
    pairs: tuple[_Pair, ...]

    @property
    def chances(self) -> Distribution[Any]:
        return joint(self.white, self.blue)

    def is_free(self, pair: _Pair) -> bool:
        return independent(pair.one.holds, pair.other.holds, self.chances)

    def is_apart(self, pair: _Pair) -> bool:
        return not self.chances.chance(lambda outcome: pair.one.holds(outcome) and pair.other.holds(outcome))


def independent_task(stream: Stream, language: str) -> Task:
    """Ask which of some pairs of events are independent."""
    choice = found(stream, lambda numbers: _choice(numbers, language))
    known = letters(_PAIRS)
    free = frozenset(letter for letter, pair in zip(known, choice.pairs, strict=True) if choice.is_free(pair))
    never = frozenset(letter for letter, pair in zip(known, choice.pairs, strict=True) if choice.is_apart(pair))
    slips = (
        Slip(
            lambda given: bool(given & never),
            lambda given: text("chance-independent-apart", language, letter=min(given & never)),
        ),
        Slip(
            lambda given: bool(given - free),
            lambda given: _why(min(given - free), choice, language),
        ),
        Slip(lambda given: bool(given) and given < free, lambda given: text("chance-independent-more", language)),
    )
    pairs = [
        text("chance-independent-pair", language, one=pair.one.name, other=pair.other.name) for pair in choice.pairs
    ]
    return Task(
        text("chance-independent", language),
        "\n".join(
            (
                text(
                    "chance-independent-prompt",
                    language,
                    faces=faces_of(choice.white, language),
                    others=faces_of(choice.blue, language),
                ),
                lettered(pairs, language),
            )
        ),
        ValueJudge(Chosen(known=known), free, slips, praise=text("chance-independent-praise", language)),
        (
            text("chance-independent-hint-ask", language),
            text("chance-independent-hint-times", language),
            text("chance-independent-hint-count", language, count=len(free)),
        ),
        "\n".join(_why(letter, choice, language) for letter in known),
        grid(choice.white, choice.blue, language),
    )


def _why(letter: str, choice: _Choice, language: str) -> str:
    """Return the three chances of a pair, and whether two of them multiply to the third."""
    pair = choice.pairs[letters(_PAIRS).index(letter)]
    chances = choice.chances
    one, other = chances.chance(pair.one.holds), chances.chance(pair.other.holds)
    both = chances.chance(lambda outcome: pair.one.holds(outcome) and pair.other.holds(outcome))
    key = "chance-independent-is" if one * other == both else "chance-independent-is-not"
    return text(key, language, letter=letter, one=str(one), other=str(other), product=str(one * other), both=str(both))


def _choice(stream: Stream, language: str) -> _Choice | None:
    white, blue = white_die(stream), blue_die(stream)
    events = list(_events(stream, white, blue, language))
    drawn = [(one, other) for place, one in enumerate(events) for other in events[:place]]
    pairs = tuple(_Pair(*pair) for pair in shuffled(stream, drawn)[:_PAIRS])
    choice = _Choice(white, blue, pairs)
    chances = choice.chances
    if not all(0 < chances.chance(event.holds) < 1 for event in events):
        return None
    free, never = sum(map(choice.is_free, pairs)), sum(map(choice.is_apart, pairs))
    return choice if 1 <= free <= 2 and never == 1 else None


def _events(stream: Stream, white: Die[Any], blue: Die[Any], language: str) -> Iterator[Event]:
    symbols = shuffled(stream, WHITE_SYMBOLS)[:2]
    for symbol in symbols:
        yield _symbol_event("white", symbol, language)
    yield _symbol_event("blue", one_of(stream, BLUE_SYMBOLS), language)
    pips = one_of(stream, sorted({face.pips for face in white.faces}))
    yield Event(text("chance-event-pips", language, pips=pips), lambda thrown: bool(thrown.white.pips >= pips))
    total = one_of(stream, sorted(white + blue))
    yield Event(
        text("chance-event-sum", language, total=total), lambda thrown: bool(thrown.white + thrown.blue == total)
    )
    yield Event(text("chance-event-even", language), lambda thrown: (thrown.white + thrown.blue) % 2 == 0)


def _symbol_event(die: str, symbol: str, language: str) -> Event:
    key = {"white": "chance-event-white", "blue": "chance-event-blue"}[die]
    return Event(
        text(key, language, symbol=named(symbol, language)), lambda thrown: bool(getattr(thrown, die).symbol == symbol)
    )
