"""Dice as they are being written: whatever stands in the fields of the dice lab, also while it makes no die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kayanak_nb.dice import Die, Face
from kayanak_nb.given import brief
from kayanak_nb.mistake import MistakenType
from kayanak_nb.wording import mistaken

__all__ = ["MOST_FACES", "MOST_PIPS", "Draft", "Field", "dice_from", "draft_of"]

MOST_FACES = 20
"""The most faces of a die in the lab."""

MOST_PIPS = 20
"""The most pips on a face, and the largest number on a die of numbers."""


class Field(NamedTuple):
    """What stands in the fields of one face: a *symbol*, "" on a die of numbers, and the *pips* as they were typed."""

    symbol: str
    pips: str


@dataclass(frozen=True)
class Draft:
    """The fields of a die. *marked* says whether its faces have symbols."""

    marked: bool
    fields: tuple[Field, ...]

    @property
    def least(self) -> int:
        """The least number that a face may have."""
        return 0 if self.marked else -MOST_PIPS

    def is_good(self, number: int) -> bool:
        """Return whether there is a number on face *number*, counted from 0, that may be there."""
        value = _whole(self.fields[number].pips)
        return value is not None and self.least <= value <= MOST_PIPS

    def faulty(self) -> Iterator[int]:
        """Yield the faces, counted from 0, that are not good."""
        return (number for number in range(len(self.fields)) if not self.is_good(number))

    def die(self) -> Die[Any] | None:
        """Return the die, None as long as a face is not good."""
        if list(self.faulty()):
            return None
        numbers = [int(field.pips) for field in self.fields]
        if not self.marked:
            return Die(numbers)
        return Die([Face(field.symbol, pips) for field, pips in zip(self.fields, numbers, strict=True)])

    def with_field(self, number: int, *, symbol: str | None = None, pips: str | None = None) -> Draft:
        """Return the draft with something else on face *number*, counted from 0."""
        old = self.fields[number]
        new = Field(old.symbol if symbol is None else symbol, old.pips if pips is None else pips)
        return Draft(self.marked, (*self.fields[:number], new, *self.fields[number + 1 :]))

    def longer(self) -> Draft:
        """Return the draft with its last face once more."""
        return Draft(self.marked, (*self.fields, self.fields[-1]))

    def without(self, number: int) -> Draft:
        """Return the draft without face *number*, counted from 0."""
        return Draft(self.marked, (*self.fields[:number], *self.fields[number + 1 :]))


def draft_of(die: Die[Any]) -> Draft:
    """Return the fields of a finished *die*."""
    return Draft(isinstance(die.faces[0], Face), tuple(map(_field, die.faces)))


def dice_from(given: object) -> tuple[Die[Any], ...]:
    """Return one or two dice, as they are *given*: a die, or several of them.

    :raises TypeError: if it is anything else.
    :raises ValueError: if a die has more than ``MOST_FACES`` faces, or one that goes beyond ``MOST_PIPS``.
    """
    dice = tuple(given) if isinstance(given, Sequence) and not isinstance(given, str) else (given,)
    if not 1 <= len(dice) <= 2 or not all(isinstance(die, Die) for die in dice):
        raise mistaken("mistake-lab-dice", MistakenType, given=brief(given))
    for die in dice:
        assert isinstance(die, Die)
        if len(die.faces) > MOST_FACES or list(draft_of(die).faulty()):
            raise mistaken("mistake-lab-faces", given=brief(die), faces=MOST_FACES, pips=MOST_PIPS)
    return dice


def _field(face: int | Face) -> Field:
    return Field(face.symbol, str(face.pips)) if isinstance(face, Face) else Field("", str(face))


def _whole(typed: str) -> int | None:
    try:
        return int(typed)
    except ValueError:
        return None
