"""What a turn of every game has: a roll of the dice, and the player's word that it is done."""

from __future__ import annotations

from dataclasses import dataclass

from kayanak_nb.dice import Face

__all__ = ["Done", "Roll"]


@dataclass(frozen=True, slots=True)
class Done:
    """End the white action in Kayanak, where temperature may still come, or the turn among the floes."""


@dataclass(frozen=True, slots=True)
class Roll:
    """The faces that came up; *blue* is None where only one die is rolled."""

    white: Face
    blue: Face | None
