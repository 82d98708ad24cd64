"""What a turn of every game has: a roll of the dice, the player's word that it is done, and kinds of moves."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from kayanak_nb.dice import Face
from kayanak_nb.given import plain

__all__ = ["Done", "Plain", "Roll", "is_one_of", "kind_of", "of_faces", "of_kinds"]

Move = TypeVar("Move")


class Plain:
    """A move or outcome whose parts are numbers and texts; those of other types, such as NumPy's, become plain ones."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]]

    def __post_init__(self) -> None:
        for name in self.__match_args__:
            given = getattr(self, name)
            if type(given) is not int and type(given) is not str:
                object.__setattr__(self, name, plain(given))


@dataclass(frozen=True, slots=True)
class Done:
    """End the white action in Kayanak, where temperature may still come, or the turn among the floes."""


@dataclass(frozen=True, slots=True)
class Roll:
    """The faces that came up; *blue* is None where only one die is rolled."""

    white: Face
    blue: Face | None


def of_faces(white: object, blue: object) -> bool:
    """Return whether *white* is a face, and *blue* is one or None; what is equal to a face, such as a pair, is none."""
    return type(white) is Face and (blue is None or type(blue) is Face)


def is_one_of(roll: object, rolls: Collection[object]) -> bool:
    """Return whether *roll*, a white face and a blue one or None as a state keeps them, is one of *rolls*."""
    return type(roll) is tuple and len(roll) == 2 and of_faces(*roll) and Roll(*roll) in rolls


def kind_of(action: object) -> str:
    """Return the short name of the kind of *action*, as texts and pages know it.

    >>> kind_of(Done())
    'done'
    """
    return type(action).__name__.lower()


def of_kinds(moves: Iterable[Move], kinds: Collection[str] | None) -> tuple[Move, ...]:
    """Return those of *moves* whose kind is in *kinds*, or all if *kinds* is None."""
    return tuple(move for move in moves if kinds is None or kind_of(move) in kinds)
