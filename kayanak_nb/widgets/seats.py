"""Who sits where: people, and bots by the names of their policies."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from kayanak_nb.games import KINDS, Kind
from kayanak_nb.given import brief
from kayanak_nb.wording import mistaken

__all__ = ["Bots", "Seating", "bot_names", "seat_bots"]

Seating: TypeAlias = tuple[str | None, ...]
"""For each player the name of the bot that plays the seat, or None for a person."""

Bots: TypeAlias = Mapping[int, str | None] | Sequence[str | None] | None


def bot_names(kind: Kind = KINDS[0]) -> tuple[str, ...]:
    """Return the names of the bots there are for that *kind* of game."""
    return tuple(kind.bots.BOTS)


def seat_bots(bots: Bots, players: int, known: Collection[str] = ("random", "greedy")) -> Seating:
    """Return who plays each seat, the names of the bots there are being *known*.

    *bots* maps players (numbers from 0) to names of bots, or lists one name or None for each player from the first
    on; None seats people everywhere.

    :raises ValueError: for a seat or a bot that there is not.

    >>> seat_bots({1: "greedy"}, 3)
    (None, 'greedy', None)
    """
    if isinstance(bots, str):
        raise ValueError(f"bots is {bots!r}; it must say which seat, as in {{1: {bots!r}}}.")
    given = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots or ()))
    for seat, name in given.items():
        if type(seat) is not int or not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat!r}; the seats are numbered from 0 to {players - 1}.")
        if name is not None and name not in known:
            raise mistaken("mistake-bot", given=brief(name), names=", ".join(map(repr, known)))
    return tuple(given.get(seat) for seat in range(players))
