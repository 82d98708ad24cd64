"""Exercises on the long run: means, what sticks to the magnet, and how long one waits."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any, NamedTuple

from kayanak_nb.dice import Die, Distribution
from kayanak_nb.lessons.chance.figures import chart, faces_of, named
from kayanak_nb.lessons.chance.probability import Mean, apart, near, probability_judge, shown
from kayanak_nb.lessons.chance.variants import WHITE_SYMBOLS, blue_die, white_die
from kayanak_nb.lessons.drawn import found, one_of
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.judging import Slip, ValueJudge
from kayanak_nb.locale import text
from kayanak_nb.stream import Stream

__all__ = ["catch_task", "mean_task", "stuck", "waiting_task"]

_MAGNETS = tuple(Fraction(share) for share in ("1/2", "2/3", "3/4", "1/3", "2/5", "3/5"))


def stuck(fish: int, magnet: Fraction) -> Distribution[int]:
    """Return how likely so many of *fish* stick to a magnet, each with the probability *magnet*, independently.

    >>> stuck(2, Fraction(2, 3))
    Distribution({0: 1/9, 1: 4/9, 2: 4/9})
    """
    return Distribution({0: 1 - magnet, 1: magnet}).sum(fish)


def mean_task(stream: Stream, language: str) -> Task:
    """Ask for the mean of the pips of two dice together."""
    white, blue = found(stream, _lopsided)
    expected = (white + blue).mean
    slips = (
        (white.mean, "chance-mean-white-only"),
        (blue.mean, "chance-mean-blue-only"),
        (expected / 2, "chance-mean-halved"),
        (white.mean * blue.mean, "chance-mean-multiplied"),
        (_plain(white) + _plain(blue), "chance-mean-unweighted"),
        (Fraction((white + blue).mode[0]), "chance-mean-likely"),
    )
    known = tuple(_mean_slip(value, text(key, language)) for value, key in slips if value != expected)
    return Task(
        text("chance-mean", language),
        text("chance-mean-prompt", language, faces=faces_of(white, language), others=faces_of(blue, language)),
        ValueJudge(Mean(), expected, known, praise=text("chance-mean-praise", language)),
        (
            text("chance-mean-hint-white", language),
            text("chance-mean-hint-sum", language, white=sum(face.pips for face in white.faces)),
            text("chance-mean-hint-blue", language, white=str(white.mean)),
        ),
        text("chance-mean-solution", language, white=str(white.mean), blue=str(blue.mean), answer=str(expected)),
        solved=chart(white + blue, text("chance-mean-chart", language), language),
    )


def _mean_slip(value: Fraction, words: str) -> Slip:
    return Slip(near(value), lambda given: words)


def _plain(die: Die[Any]) -> Fraction:
    """Return the mean of the numbers of pips that there are, each counted once."""
    pips = {face.pips for face in die.faces}
    return Fraction(sum(pips), len(pips))


def _lopsided(stream: Stream) -> tuple[Die[Any], Die[Any]] | None:
    white, blue = white_die(stream), blue_die(stream)
    both = white + blue
    values = (both.mean, white.mean, blue.mean, both.mean / 2, white.mean * blue.mean, _plain(white) + _plain(blue))
    # Two of the means might be one another's slips.
    return (white, blue) if apart(*values, Fraction(both.mode[0])) and len(both.mode) == 1 else None


class _Pull(NamedTuple):
    fish: int
    stick: int
    magnet: Fraction

    @property
    def expected(self) -> Fraction:
        return stuck(self.fish, self.magnet)[self.stick]

    @property
    def one_way(self) -> Fraction:
        """How likely it is that certain fish stick, and the others do not."""
        return self.magnet**self.stick * (1 - self.magnet) ** (self.fish - self.stick)

    @property
    def wrong(self) -> tuple[Fraction, ...]:
        at_least = stuck(self.fish, self.magnet).at_least(self.stick)
        return self.one_way, self.magnet**self.stick, at_least, Fraction(self.stick, self.fish)


def catch_task(stream: Stream, language: str) -> Task:
    """Ask how likely a certain number of the fish in a hole stick to the magnet."""
    pull = found(stream, _pull)
    said = {"fish": pull.fish, "stick": pull.stick, "magnet": str(pull.magnet)}
    keys = ("chance-catch-one-way", "chance-catch-only-these", "chance-catch-at-least", "chance-catch-share")
    slips = tuple((value, text(key, language, **said)) for value, key in zip(pull.wrong, keys, strict=True))
    catches = chart(stuck(pull.fish, pull.magnet), text("chance-catch-chart", language, **said), language)
    return Task(
        text("chance-catch", language),
        text("chance-catch-prompt", language, **said),
        probability_judge(pull.expected, slips, language, praise=text("chance-catch-praise", language)),
        (
            text("chance-catch-hint-one", language, **said),
            text("chance-catch-hint-ways", language, **said),
            text("chance-catch-hint-times", language, ways=comb(pull.fish, pull.stick), **said),
        ),
        text(
            "chance-catch-solution",
            language,
            ways=comb(pull.fish, pull.stick),
            each=str(pull.one_way),
            answer=shown(pull.expected, language),
        ),
        solved=catches,
    )


def _pull(stream: Stream) -> _Pull | None:
    fish = 3 + stream.below(4)
    pull = _Pull(fish, 1 + stream.below(fish - 1), one_of(stream, _MAGNETS))
    return pull if apart(pull.expected, *pull.wrong) else None


class _Wait(NamedTuple):
    die: Die[Any]
    symbol: str
    turns: int

    @property
    def chance(self) -> Fraction:
        return self.die.distribution.chance(symbol=self.symbol)

    @property
    def comes(self) -> Distribution[int]:
        """How often the symbol comes in the turns."""
        return stuck(self.turns, self.chance)

    @property
    def wrong(self) -> tuple[Fraction, ...]:
        never = self.comes[0]
        return self.turns * self.chance, never, never * self.chance / (1 - self.chance), self.comes[1]


def waiting_task(stream: Stream, language: str) -> Task:
    """Ask how likely a symbol comes within some turns."""
    wait = found(stream, _wait)
    expected = wait.comes.at_least(1)
    said = {"symbol": named(wait.symbol, language), "turns": wait.turns, "chance": str(wait.chance)}
    keys = ("chance-waiting-added", "chance-waiting-never", "chance-waiting-exactly", "chance-waiting-once")
    slips = tuple((value, text(key, language, **said)) for value, key in zip(wait.wrong, keys, strict=True))
    return Task(
        text("chance-waiting", language),
        text("chance-waiting-prompt", language, faces=faces_of(wait.die, language), **said),
        probability_judge(expected, slips, language, praise=text("chance-waiting-praise", language)),
        (
            text("chance-waiting-hint-not", language, **said),
            text("chance-waiting-hint-each", language, other=str(1 - wait.chance), **said),
            text("chance-waiting-hint-rest", language),
        ),
        text(
            "chance-waiting-solution",
            language,
            other=str(1 - wait.chance),
            never=str(wait.comes[0]),
            answer=shown(expected, language),
            **said,
        ),
    )


def _wait(stream: Stream) -> _Wait | None:
    wait = _Wait(white_die(stream), one_of(stream, WHITE_SYMBOLS), 2 + stream.below(4))
    return wait if apart(wait.comes.at_least(1), *wait.wrong) else None
