"""What the hand of a player means in each game: what a press on the board does, and what is picked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from kayanak_nb.turn import Done, Roll, kind_of

__all__ = ["Action", "Hand", "Move", "Offers", "Press", "by_kind"]

# What these are depends on the game.
Move: TypeAlias = Any
Action: TypeAlias = Any
Offers: TypeAlias = Mapping[str, tuple[Move, ...]]


class Press(NamedTuple):
    """What a press on the board means: a *move* to be tried, or None where something was picked up or put down.

    *others* are legal moves that could have been meant, should *move* not be legal.
    """

    move: Move | None = None
    others: tuple[Move, ...] = ()


class Hand(Protocol):
    """The hand at one game in progress. It remembers what was wished and picked up, never a position.

    *held* is the target of the picture that is picked up, or "".
    """

    @property
    def held(self) -> str:
        """The target that is picked up."""

    def meant(self, offers: Offers) -> str | None:
        """Return the kind of move that a press on the board means now; None if there is none, or more than one."""

    def press(self, target: str, offers: Offers) -> Press:
        """Return what a press on *target* means."""

    def choose(self, kind: str) -> None:
        """Let a press on the board mean moves of that *kind*."""

    def asked(self, kind: str) -> None:
        """Take note that the button for moves of that *kind* was pressed."""

    def take(self, kind: str, place: str) -> None:
        """Pick up what the panel has chosen to make a move of that *kind*."""

    def let_go(self) -> None:
        """Put down what is picked up, because somebody wishes it or the position is another."""

    def follow(self, move: Move) -> None:
        """Keep in hand what has just made *move*, where it can go on."""

    def move(self, kind: str, place: object = None) -> Move:
        """Return the move that the page calls so.

        :raises ValueError: if there is none.
        """

    def roll(self, white: int, blue: int | None) -> Roll:
        """Return the roll of the faces with these numbers, among the different faces of each die."""

    def stray(self, phase: str) -> Action:
        """Return an outcome of the kind that *phase* waits for, to be refused at any other time."""


def by_kind(moves: Iterable[Move]) -> dict[str, tuple[Move, ...]]:
    """Return *moves* by their kind, in the order given; ending the action is no kind of its own here."""
    sorted_: dict[str, list[Move]] = {}
    for move in moves:
        if not isinstance(move, Done):
            sorted_.setdefault(kind_of(move), []).append(move)
    return {kind: tuple(some) for kind, some in sorted_.items()}
