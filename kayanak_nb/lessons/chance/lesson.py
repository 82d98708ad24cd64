"""All that the cells of the notebook on dice show, in the language of the lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from kayanak_nb.dice import Die, Distribution, joint
from kayanak_nb.given import brief
from kayanak_nb.kayanak.rules import BLUE, WHITE
from kayanak_nb.lessons.answers import Unreadable
from kayanak_nb.lessons.chance.fair_tasks import design_task, fair_task
from kayanak_nb.lessons.chance.figures import chart, grid, named, percent, settling
from kayanak_nb.lessons.chance.known_tasks import given_task, independent, independent_task
from kayanak_nb.lessons.chance.long_tasks import catch_task, mean_task, stuck, waiting_task
from kayanak_nb.lessons.chance.pair_tasks import both_task, sum_task, ways_task
from kayanak_nb.lessons.chance.probability import Probability, shown
from kayanak_nb.lessons.chance.terms import polynomial
from kayanak_nb.lessons.lesson import ExerciseLesson, begun
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.lessons.progress import Maker
from kayanak_nb.lessons.told import Table, Told
from kayanak_nb.locale import text
from kayanak_nb.mistake import MistakenType
from kayanak_nb.stream import Stream, fold
from kayanak_nb.wording import mistaken

__all__ = ["TASKS", "ChanceLesson", "begin"]

TASKS: Mapping[str, Maker] = MappingProxyType(
    {
        "both": both_task,
        "sum": sum_task,
        "ways": ways_task,
        "given": given_task,
        "independent": independent_task,
        "mean": mean_task,
        "catch": catch_task,
        "waiting": waiting_task,
        "fair": fair_task,
        "design": design_task,
    }
)
"""The exercises of the lesson by name, in the order of the notebook."""

_STOPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
_TOLD = (10, 100, 1000, 10_000)
_MOST_FISH, _MOST_TURNS = 20, 60


@dataclass(frozen=True)
class ChanceLesson(ExerciseLesson):
    """The lesson on dice in a *language*; the exercises are those of *learner*, a name or a number.

    :raises ValueError: if there is no such language.
    """

    name = "chance"
    title_key = "chance-title"
    tasks = TASKS

    @property
    def dice(self) -> tuple[Die[Any], Die[Any]]:
        """The white and the blue die of the game."""
        return WHITE, BLUE

    def pairs(
        self, event: Callable[[Any, Any], object] | None = None, *, white: Die[Any] = WHITE, blue: Die[Any] = BLUE
    ) -> Told:
        """Show every pair of faces, and mark those for which ``event(white, blue)`` holds.

        :raises TypeError: if *event* cannot be called, or a die is none.
        """
        _check_dice(white, blue)
        if event is not None and not callable(event):
            raise mistaken("chance-no-event", MistakenType, given=brief(event))
        picture = grid(white, blue, self.language, event)
        pairs = len(white.faces) * len(blue.faces)
        if event is None:
            return self.told(text("chance-pairs", self.language, count=pairs), picture=picture)
        count = sum(bool(event(one, other)) for one in white.faces for other in blue.faces)
        share = shown(Fraction(count, pairs), self.language)
        return self.told(
            text("chance-pairs-marked", self.language, count=count, pairs=pairs, share=share), picture=picture
        )

    def margins(self, white: Die[Any] = WHITE, blue: Die[Any] = BLUE) -> Table:
        """Show how likely each pair of symbols is, a row for each of *white*, with the sums at the edges.

        :raises TypeError: if a die is none.
        """
        _check_dice(white, blue)
        both, columns = joint(white, blue), _symbols(blue)
        rows = (
            (self._edge(row), *(str(both.chance(_shows(row, column))) for column in columns)) for row in _symbols(white)
        )
        heading = ("", *map(self._edge, columns))
        return Table(heading, tuple(rows), (text("chance-margins", self.language),), self.language)

    def _edge(self, symbol: Any) -> str:
        return text("chance-margin", self.language) if symbol is None else named(symbol, self.language)

    def chart(self, what: Any, title: str = "") -> Picture:
        """Show how likely each outcome of a die or a distribution is.

        :raises TypeError: if *what* is neither.
        """
        distribution = what.distribution if isinstance(what, Die) else what
        if not isinstance(distribution, Distribution):
            raise mistaken("chance-no-chart", MistakenType, given=brief(what))
        return chart(distribution, title or text("chance-chart", self.language), self.language)

    def polynomial(self, *dice: Die[Any]) -> Told:
        """Tell the polynomials of *dice*, and their product: a die is a polynomial, whose exponents are its pips.

        :raises TypeError: if there is none, or one is no die.
        """
        _check_dice(*dice)
        said = [
            text("chance-polynomial", self.language, number=number, sum=polynomial(die.sum(1), len(die.faces)))
            for number, die in enumerate(dice, start=1)
        ]
        if len(dice) > 1:
            ways, total = 1, Distribution({0: 1})
            for die in dice:
                ways, total = ways * len(die.faces), total + die.sum(1)
            said.append(text("chance-product", self.language, sum=polynomial(total, ways)))
        return self.told(*said)

    def independent(self, one: Callable[[Any], object], other: Callable[[Any], object]) -> Told:
        """Tell whether two events, functions of a throw of both dice, are independent."""
        chances = joint(WHITE, BLUE)
        first, second = chances.chance(one), chances.chance(other)
        both = chances.chance(lambda thrown: one(thrown) and other(thrown))
        key = "chance-are-independent" if independent(one, other, chances) else "chance-are-not-independent"
        said = {"first": str(first), "second": str(second), "product": str(first * second), "both": str(both)}
        return self.told(text("chance-three", self.language, **said), text(key, self.language))

    def catch(self, fish: int, magnet: Any = "2/3") -> Picture:
        """Show how likely each number of *fish* in a hole sticks to the magnet.

        :raises ValueError: if there are not 1 to 20 fish, or *magnet* is no probability.
        """
        if type(fish) is not int or not 1 <= fish <= _MOST_FISH:
            raise mistaken("chance-no-fish", given=brief(fish), most=_MOST_FISH)
        share = _exact(magnet)
        return chart(
            stuck(fish, share), text("chance-stick", self.language, fish=fish, magnet=str(share)), self.language
        )

    def waiting(self, chance: Any, turns: int = 12) -> Table:
        """Show for each turn how likely one has to wait exactly, and at most, until then.

        :raises ValueError: if *chance* is no probability above 0, or there are not 1 to 60 turns.
        """
        share = _exact(chance)
        if type(turns) is not int or not 1 <= turns <= _MOST_TURNS:
            raise mistaken("chance-no-turns", given=brief(turns), most=_MOST_TURNS)
        heads = ("chance-turn", "chance-exactly", "chance-by-then")
        rows = tuple(self._turn(number, share) for number in range(1, turns + 1))
        note = text("chance-mean-wait", self.language, chance=str(share), mean=str(1 / share))
        return Table(tuple(text(key, self.language) for key in heads), rows, (note,), self.language)

    def _turn(self, number: int, share: Fraction) -> tuple[str, str, str]:
        by_then = stuck(number, share).at_least(1)
        exactly = stuck(number - 1, share)[0] * share
        return str(number), percent(exactly, self.language), percent(by_then, self.language)

    def settle(self, event: Callable[[Any], object], die: Die[Any] = WHITE, *, seed: int = 1) -> Told:
        """Throw *die* ten thousand times, and tell how often *event*, a function of the face, came.

        :raises TypeError: if *die* is none or *seed* no whole number.
        """
        _check_dice(die)
        exact = die.distribution.chance(event)
        counts = _counted(event, die, Stream(fold(seed)))
        points = [(count, counts[count] / count) for count in _STOPS]
        picture = settling(exact, points, text("chance-settle", self.language), self.language)
        said = [self._stop(count, counts[count], exact) for count in _TOLD]
        return self.told(*said, picture=picture)

    def _stop(self, count: int, came: int, exact: Fraction) -> str:
        expected = float(exact * count)
        return text(
            "chance-stop",
            self.language,
            count=count,
            came=came,
            expected=expected,
            off=abs(came - expected),
            seen=percent(Fraction(came, count), self.language),
        )

    def race(self, red: Die[Any], blue: Die[Any]) -> Told:
        """Tell how likely *red* shows more than *blue*, as much, and less.

        :raises TypeError: if one of them is no die.
        """
        _check_dice(red, blue)
        chances = [shown(share, self.language) for share in red.compare(blue)]
        keys = ("chance-race-more", "chance-race-equal", "chance-race-less")
        said = [text(key, self.language, share=share) for key, share in zip(keys, chances, strict=True)]
        return self.told(*said, picture=grid(red, blue, self.language, _shows_more, title="chance-grid-rivals"))


def _symbols(die: Die[Any]) -> tuple[Any, ...]:
    """Return the symbols on *die*, each once, and at the end None for all of them."""
    return (*dict.fromkeys(getattr(face, "symbol", face) for face in die.faces), None)


def _shows(white: Any, blue: Any) -> Callable[[Any], bool]:
    """Return whether a throw of both dice shows these symbols; None stands for any."""

    def holds(thrown: Any) -> bool:
        pairs = ((white, thrown.white), (blue, thrown.blue))
        return all(wanted is None or getattr(face, "symbol", face) == wanted for wanted, face in pairs)

    return holds


def _shows_more(red: Any, blue: Any) -> bool:
    one, other = (getattr(face, "pips", face) for face in (red, blue))
    return bool(one > other)


def _counted(event: Callable[[Any], object], die: Die[Any], stream: Stream) -> Mapping[int, int]:
    """Return how often *event* has come after each of the stops."""
    counts, came, thrown = {}, 0, 0
    for stop in _STOPS:
        came += sum(bool(event(die.roll(stream))) for _ in range(stop - thrown))
        thrown = stop
        counts[stop] = came
    return counts


def _check_dice(*dice: object) -> None:
    wrong = [die for die in dice if not isinstance(die, Die)]
    if wrong or not dice:
        raise mistaken("chance-no-die", MistakenType, given=brief(wrong[0] if wrong else dice))


def _exact(given: object) -> Fraction:
    """Return a probability above 0 as a fraction."""
    try:
        share = Fraction(Probability().read(given)).limit_denominator(10**6)
    except Unreadable:
        share = Fraction(0)
    if not 0 < share <= 1:
        raise mistaken("chance-no-probability", given=brief(given))
    return share


def begin(language: str = "en", learner: str | int = "") -> ChanceLesson:
    """Begin the lesson in *language* for *learner*; mistakes in a cell get a sentence from now on.

    :raises ValueError: if there is no such language.
    """
    return begun(ChanceLesson, language, learner)
