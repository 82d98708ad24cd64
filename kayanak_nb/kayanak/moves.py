"""What can be done in Kayanak, what chance can bring, and what is reported afterwards.

Moves and outcomes are what goes into the engine; events are what comes out. Every event names the player
it belongs to and the rulebook clause it rests on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.turn import Done, Plain, Roll

__all__ = [
    "Action",
    "Catch",
    "Caught",
    "Counted",
    "Dig",
    "Done",
    "Dug",
    "Ended",
    "Event",
    "Fish",
    "Fished",
    "Lapsed",
    "Melt",
    "Melted",
    "Move",
    "Outcome",
    "Passed",
    "Place",
    "Placed",
    "Plug",
    "Plugged",
    "Refreeze",
    "Refrozen",
    "Roll",
    "Rolled",
    "Stopped",
    "Unchanged",
    "Unplug",
    "Unplugged",
    "Walk",
    "Walked",
]


@dataclass(frozen=True, slots=True)
class Place(Plain):
    """Put the fisher on *hole*, once, before the first roll."""

    hole: str


@dataclass(frozen=True, slots=True)
class Walk(Plain):
    """Step to the adjacent *hole*; costs one pip."""

    hole: str


@dataclass(frozen=True, slots=True)
class Dig(Plain):
    """Open the closed *hole*; costs one pip."""

    hole: str


@dataclass(frozen=True, slots=True)
class Fish(Plain):
    """Lower the rod into the open *hole*; costs one pip."""

    hole: str


@dataclass(frozen=True, slots=True)
class Melt(Plain):
    """Put a melt drop on *floe*."""

    floe: int


@dataclass(frozen=True, slots=True)
class Refreeze(Plain):
    """Take the melt drop off *floe*."""

    floe: int


@dataclass(frozen=True, slots=True)
class Plug(Plain):
    """Put a crystal on the open *hole*."""

    hole: str


@dataclass(frozen=True, slots=True)
class Unplug(Plain):
    """Take the crystal off *hole*, which is then open again."""

    hole: str


@dataclass(frozen=True, slots=True)
class Catch(Plain):
    """How many *small* and *large* fish stuck to the magnet."""

    small: int
    large: int


Move: TypeAlias = Place | Walk | Dig | Fish | Melt | Refreeze | Plug | Unplug | Done
Outcome: TypeAlias = Roll | Catch
Action: TypeAlias = Move | Outcome


class Placed(NamedTuple):
    """A fisher was put on *hole*."""

    player: int
    hole: str
    clause: str


class Rolled(NamedTuple):
    """The dice fell; *budget* pips may be spent."""

    player: int
    white: Face
    blue: Face | None
    budget: int
    clause: str


class Walked(NamedTuple):
    """The fisher went one step from *origin* to *hole*."""

    player: int
    origin: str
    hole: str
    clause: str


class Dug(NamedTuple):
    """*hole* was opened and shows *small* and *large* fish."""

    player: int
    hole: str
    small: int
    large: int
    clause: str


class Fished(NamedTuple):
    """The rod went into *hole*; what sticks is up to chance."""

    player: int
    hole: str
    clause: str


class Caught(NamedTuple):
    """*small* and *large* fish from *hole* went into the bucket."""

    player: int
    hole: str
    small: int
    large: int
    clause: str


class Melted(NamedTuple):
    """*floe* melted: nobody walks on it any more."""

    player: int
    floe: int
    clause: str


class Refrozen(NamedTuple):
    """*floe* froze again: it carries fishers as before."""

    player: int
    floe: int
    clause: str


class Plugged(NamedTuple):
    """*hole* froze over."""

    player: int
    hole: str
    clause: str


class Unplugged(NamedTuple):
    """*hole* was freed and is open again."""

    player: int
    hole: str
    clause: str


class Stopped(NamedTuple):
    """The player ended the white action with *pips* left."""

    player: int
    pips: int
    clause: str


class Lapsed(NamedTuple):
    """*pips* were lost because nothing more could be done with them."""

    player: int
    pips: int
    clause: str


class Unchanged(NamedTuple):
    """The temperature *symbol* (``"drop"`` or ``"crystal"``) came up, but nothing could be done with it."""

    player: int
    symbol: str
    clause: str


class Passed(NamedTuple):
    """Nothing at all could be done with the roll."""

    player: int
    clause: str


class Ended(NamedTuple):
    """The game is over. *cause* is ``"floes"``, ``"holes"`` or ``"fish"``; *player* made the last move."""

    player: int
    cause: str
    winners: tuple[int, ...]
    clause: str


class Counted(NamedTuple):
    """The buckets were counted: the *scores* of all players, in ``"fish"`` or ``"points"``, as *score_by* says."""

    player: int
    scores: tuple[int, ...]
    score_by: str
    clause: str


Event: TypeAlias = (
    Placed
    | Rolled
    | Walked
    | Dug
    | Fished
    | Caught
    | Melted
    | Refrozen
    | Plugged
    | Unplugged
    | Stopped
    | Lapsed
    | Unchanged
    | Passed
    | Ended
    | Counted
)
