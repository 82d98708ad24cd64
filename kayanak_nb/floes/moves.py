"""What can be done among the floes, and what is reported afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.turn import Done, Plain, Roll

__all__ = [
    "Action",
    "BearChosen",
    "BearStep",
    "BearStepped",
    "Chased",
    "Done",
    "Ended",
    "Event",
    "FishTaken",
    "Move",
    "OwnChosen",
    "Returned",
    "Roll",
    "Rolled",
    "Slid",
    "Slide",
    "Step",
    "Stepped",
    "Stopped",
    "UseBear",
    "UseOwn",
]


@dataclass(frozen=True, slots=True)
class Slide(Plain):
    """Push *floe* in one of the directions E NE NW W SW SE until it meets something; costs one move."""

    floe: int
    direction: str


@dataclass(frozen=True, slots=True)
class Step(Plain):
    """Move *figure* (0 to 3 of the player to move) *to* a floe number, ``"far"`` or ``"home"``; costs one move."""

    figure: int
    to: int | str


@dataclass(frozen=True, slots=True)
class UseBear:
    """After the bear came up: spend the two moves on the bear."""


@dataclass(frozen=True, slots=True)
class UseOwn:
    """After the bear came up: spend the two moves on one's own."""


@dataclass(frozen=True, slots=True)
class BearStep(Plain):
    """Move the bear to *floe*, which touches its own; costs one move."""

    floe: int


Move: TypeAlias = Done | Slide | Step | UseBear | UseOwn | BearStep
Action: TypeAlias = Move | Roll


class Rolled(NamedTuple):
    """The die fell; *budget* moves may be made, once the player has chosen whose if the bear came up."""

    player: int
    face: Face
    budget: int
    clause: str


class OwnChosen(NamedTuple):
    """The player makes the two moves with floes and figures."""

    player: int
    clause: str


class BearChosen(NamedTuple):
    """The player makes the two moves with the bear."""

    player: int
    clause: str


class Slid(NamedTuple):
    """*floe* slid *distance* cells in *direction* and took the floes *carried* along."""

    player: int
    floe: int
    direction: str
    distance: int
    carried: tuple[int, ...]
    clause: str


class Stepped(NamedTuple):
    """*figure* went from *origin* to *to*: floe numbers, ``"far"`` or ``"home"``."""

    player: int
    figure: int
    origin: int | str
    to: int | str
    clause: str


class FishTaken(NamedTuple):
    """*figure* reached the far shore and put a fish on its spear."""

    player: int
    figure: int
    clause: str


class Returned(NamedTuple):
    """*figure* came home with a fish and stays there."""

    player: int
    figure: int
    clause: str


class BearStepped(NamedTuple):
    """The bear went from floe *origin* to *floe*."""

    player: int
    origin: int
    floe: int
    clause: str


class Chased(NamedTuple):
    """The bear chased *figure* of *owner* home; *fish* is whether it lost one."""

    player: int
    owner: int
    figure: int
    fish: bool
    clause: str


class Stopped(NamedTuple):
    """The player ended the turn with *moves* left."""

    player: int
    moves: int
    clause: str


class Ended(NamedTuple):
    """All four figures of *player* are home with a fish: the game is won."""

    player: int
    winners: tuple[int, ...]
    clause: str


Event: TypeAlias = (
    Rolled | OwnChosen | BearChosen | Slid | Stepped | FishTaken | Returned | BearStepped | Chased | Stopped | Ended
)
