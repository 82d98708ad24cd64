"""What every game is played with, players and dice, and what can be wrong with them."""

from __future__ import annotations

from collections.abc import Iterator

from kayanak_nb.dice import Die, Face
from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake
from kayanak_nb.wording import mistaken

__all__ = ["MAX_FACES", "MAX_PIPS", "MAX_PLAYERS", "MIN_PLAYERS", "die_faults", "player_faults"]

MIN_PLAYERS, MAX_PLAYERS = 2, 4
MAX_PIPS = 99
MAX_FACES = 100
"""The most faces of a die: every face, or pair of faces, is a roll with a chance of its own."""


def player_faults(players: object) -> Iterator[Mistake]:
    """Yield what is wrong with a number of *players*."""
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        yield mistaken("mistake-players", given=brief(players), least=MIN_PLAYERS, most=MAX_PLAYERS)


def die_faults(name: str, die: Die[Face], symbols: tuple[str, ...], *, least: int = 0) -> Iterator[str]:
    """Yield what is wrong with *die*, which sentences call *name*: others than *symbols*, or below *least* pips.

    >>> list(die_faults("white die", Die([Face("dig", 3)]), ("walk", "dig")))
    []
    """
    if len(die.faces) > MAX_FACES:
        yield f"The {name} has {len(die.faces)} faces; it must be a die of at most {MAX_FACES}."
    for number, face in enumerate(die.faces, start=1):
        if not isinstance(face, Face) or face.symbol not in symbols or not least <= face.pips <= MAX_PIPS:
            yield (
                f"Face {number} of the {name} is {brief(face)}; it must be a Face with one of the symbols "
                f"{', '.join(symbols)} and {least} to {MAX_PIPS} pips."
            )
