"""Random numbers that are the same on every machine: SplitMix64, one stream a purpose.

Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014,
doi:10.1145/2660193.2660195, with the constants of Sebastiano Vigna's public-domain ``splitmix64.c``.
The n-th draw of a stream is ``mix(key + n * GAMMA)``, so a stream is put back, or wound on, by
setting its *position*, and many streams can be drawn side by side in any order.

A game has one stream for each of `PURPOSES`, so that two settings can be compared under the same dice.
They are drawn in this order, and in no other:

==========  =====================================================================================
``fish``    before the first turn, one draw a fish: all small fish, then all large ones
``dice``    one draw a die: the white one, then the blue one, where there is one; in the game of the
            floes, one draw for the bear's place first, then one a roll
``catch``   one draw a fish still in the hole: the small fish, then the large ones
``bots``    whatever the bots ask for, in seating order
==========  =====================================================================================

An outcome set by hand draws nothing.
"""

from __future__ import annotations

import os
from typing import NamedTuple, SupportsIndex

from kayanak_nb.given import brief, plain
from kayanak_nb.mistake import Mistake, MistakenType

__all__ = ["GAMMA", "PURPOSES", "GameStreams", "Stream", "fold", "mix", "new_seed", "seed_of"]

GAMMA = 0x9E3779B97F4A7C15
"""The step between two draws: 2**64 divided by the golden ratio, made odd."""

PURPOSES: tuple[str, ...] = ("fish", "dice", "catch", "bots")
"""What a game draws random numbers for."""

_MASK = 0xFFFFFFFFFFFFFFFF


def mix(number: int) -> int:
    """Return *number*, modulo 2**64, with its 64 bits well mixed; no two inputs below 2**64 give the same.

    >>> mix(0), mix(1) == mix(2)
    (0, False)
    """
    z = number & _MASK
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
    return z ^ (z >> 31)


def fold(seed: SupportsIndex) -> int:
    """Return any whole number as a seed of 64 bits: its remainder modulo 2**64, never negative.

    So ``-1`` and ``2**64 - 1`` are one seed, and so are ``0`` and ``2**64``.

    :raises TypeError: if *seed* is not a whole number.

    >>> fold(7), fold(-1) == 2**64 - 1
    (7, True)
    """
    number = plain(seed)
    if type(number) is not int:
        raise MistakenType(f"A seed is a whole number such as 7, not {brief(seed)}.")
    return number & _MASK


def new_seed() -> int:
    """Return a seed of 32 bits that nobody has chosen."""
    # Not from the module secrets, which would bring OpenSSL with it: half the memory of the whole package.
    return int.from_bytes(os.urandom(4), "big")


def seed_of(seed: SupportsIndex, game: int) -> int:
    """Return the seed whose game number 0 has the same four streams as game number *game* under *seed*.

    Games are numbered along one row of draws; its later part is the row of another seed. So one game of many can be
    played, saved and shared by a seed of its own.

    :raises TypeError: if *seed* is not a whole number (see `fold`).

    >>> Stream.named(7, 12, "dice").key == Stream.named(seed_of(7, 12), 0, "dice").key
    True
    """
    return fold(fold(seed) + game * GAMMA)


class Stream:
    """A row of random numbers that *key* fixes; *position* counts the draws made so far and may be set.

    Both may be any whole number and are not checked; `named` makes the streams of a game, checked.

    >>> stream = Stream(1234567)
    >>> stream.next(), stream.next()
    (6457827717110365317, 3203168211198807973)
    >>> stream.position = 0
    >>> stream.next()
    6457827717110365317
    """

    __slots__ = ("key", "position")

    def __init__(self, key: int, position: int = 0) -> None:
        self.key = key & _MASK
        self.position = position

    @classmethod
    def named(cls, seed: SupportsIndex, game: int, purpose: str) -> Stream:
        """Return the stream of one *purpose* in game number *game* (from 0) of a row of games under *seed*.

        The key of game *g* is draw number *g* of ``Stream(seed)``, counted from 0; the keys of its
        purposes are, in their order, the first draws of the stream under that key.

        :raises TypeError: if *seed* is not a whole number (see `fold`).
        :raises ValueError: if *game* is not a whole number from 0, or *purpose* is none of `PURPOSES`.

        >>> Stream.named(7, 0, "dice").key == Stream(Stream(7).next(), 1).next()
        True
        """
        if isinstance(game, bool) or not isinstance(game, int) or game < 0:
            raise Mistake(f"Games are numbered 0, 1, 2 …, not {brief(game)}.")
        if not isinstance(purpose, str) or purpose not in PURPOSES:
            raise Mistake(f"There is no stream for {brief(purpose)}. Choose one of {', '.join(map(repr, PURPOSES))}.")
        games = Stream(fold(seed), game)
        return cls(Stream(games.next(), PURPOSES.index(purpose)).next())

    def next(self) -> int:
        """Draw a whole number from 0 to 2**64 - 1."""
        # The body of mix() stands here again, and in below(), because a call would cost as much as the draw.
        self.position = n = self.position + 1
        z = self.key + n * GAMMA & _MASK
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to *n* - 1, with one draw whatever comes.

        The upper 32 bits of the draw are scaled, without rejection, so that many games at once can
        follow the same row; each number's chance is within 2**-32 of 1/*n*.

        :raises ValueError: if *n* is not from 1 to 2**32; nothing is drawn then.

        >>> dice = Stream.named(7, 0, "dice")
        >>> all(0 <= dice.below(6) < 6 for _ in range(100)), dice.position
        (True, 100)
        """
        if not 0 < n <= 0x100000000:
            raise Mistake(f"below() draws from 1 to 2**32 numbers, not from {brief(n)}.")
        self.position = i = self.position + 1
        z = self.key + i * GAMMA & _MASK
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        return ((z ^ (z >> 31)) >> 32) * n >> 32

    def __repr__(self) -> str:
        return f"Stream({self.key}, {self.position})"


class GameStreams(NamedTuple):
    """The four streams of one game."""

    fish: Stream
    dice: Stream
    catch: Stream
    bots: Stream

    @classmethod
    def of(cls, seed: int, game: int = 0) -> GameStreams:
        """Return the streams of game number *game* under *seed*."""
        return cls(*(Stream.named(seed, game, purpose) for purpose in cls._fields))

    @property
    def marks(self) -> tuple[int, ...]:
        """How far each stream has been drawn."""
        return (self.fish.position, self.dice.position, self.catch.position, self.bots.position)

    def wind(self, marks: tuple[int, ...]) -> None:
        """Put each stream back, or forward, to its mark."""
        self.fish.position, self.dice.position, self.catch.position, self.bots.position = marks
