"""What a game of Kayanak is set up with; it travels in every state and never changes during a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from kayanak_nb.citing import Citations
from kayanak_nb.dice import Die, Face
from kayanak_nb.equipment import die_faults, player_faults
from kayanak_nb.given import brief
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.moves import Dig, Done, Fish, Melt, Move, Outcome, Place, Plug, Refreeze, Roll, Unplug, Walk
from kayanak_nb.kayanak.rules import RuleSet
from kayanak_nb.mistake import Mistake
from kayanak_nb.wording import mistaken, together

__all__ = ["BLUE_SYMBOLS", "MAGNET", "WHITE_SYMBOLS", "Menu", "Setup"]

MAGNET = Fraction(2, 3)
"""The chance with which a fish sticks; no text speaks of the magnet, so this is ours."""

WHITE_SYMBOLS = ("walk", "dig", "fish", "any")
BLUE_SYMBOLS = ("drop", "crystal", "plain")


class Menu(NamedTuple):
    """Every move there can be on a board: one tuple a kind, indexed by hole or floe."""

    place: tuple[Move, ...]
    walk: tuple[Move, ...]
    dig: tuple[Move, ...]
    fish: tuple[Move, ...]
    melt: tuple[Move, ...]
    refreeze: tuple[Move, ...]
    plug: tuple[Move, ...]
    unplug: tuple[Move, ...]
    done: tuple[Move, ...]


@dataclass(frozen=True)
class Setup:
    """The rules, the board, the dice, the magnet and the number of players.

    *dice* is the white and the blue die; *magnet* the chance, above 0 and at most 1, with which a fish
    sticks; *players* is 2 to 4.

    :raises ValueError: if they do not go together; the message has a line for every fault.
    """

    rules: RuleSet
    board: Board
    dice: tuple[Die[Face], Die[Face]]
    magnet: Fraction
    players: int

    def __post_init__(self) -> None:
        faults = [*self._player_faults(), *self._magnet_faults(), *self._dice_faults()]
        if faults:
            raise together(faults)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Setup], tuple[object, ...]]:
        # Hashes of texts differ from process to process, and what is cached here holds them: made anew on arrival.
        return type(self), (self.rules, self.board, self.dice, self.magnet, self.players)

    @cached_property
    def _hash(self) -> int:
        return hash((self.rules, self.board, self.dice, self.magnet, self.players))

    @cached_property
    def menu(self) -> Menu:
        """Every move there can be, made once."""
        holes, floes = self.board.holes, range(len(self.board.floes))
        return Menu(
            tuple(map(Place, holes)),
            tuple(map(Walk, holes)),
            tuple(map(Dig, holes)),
            tuple(map(Fish, holes)),
            tuple(map(Melt, floes)),
            tuple(map(Refreeze, floes)),
            tuple(map(Plug, holes)),
            tuple(map(Unplug, holes)),
            (Done(),),
        )

    @cached_property
    def rolls(self) -> Mapping[Outcome, Fraction]:
        """Every roll there can be, with its probability."""
        chances: dict[Outcome, Fraction] = {}
        for roll in self._pairs:
            chances[roll] = chances.get(roll, Fraction(0)) + Fraction(1, len(self._pairs))
        return MappingProxyType(chances)

    @cached_property
    def roll_table(self) -> tuple[tuple[Roll, ...], ...]:
        """The roll for each index of a white and of a blue face."""
        width = len(self._blue_faces)
        return tuple(self._pairs[start : start + width] for start in range(0, len(self._pairs), width))

    @cached_property
    def always_sticks(self) -> bool:
        """Whether the magnet never misses a fish."""
        return self.magnet == 1

    @cached_property
    def cite(self) -> Citations:
        """The id of the clause for each citation, in this game's text."""
        return Citations(self.rules.clause)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the clauses that the set-up itself rests on: what there is, and what was chosen."""
        citations = ("setup ?fishers", "board", "dice")
        return tuple(dict.fromkeys(self.cite[citation] for citation in citations))

    @cached_property
    def _barred(self) -> dict[int, int]:
        """The mask of holes for each mask of floes, filled as they come up."""
        return {0: 0}

    def cover(self, floes: int) -> int:
        """Return the mask of all holes on the floes of the mask *floes*."""
        if floes not in self._barred:
            masks = self.board.floe_masks
            self._barred[floes] = sum(mask for floe, mask in enumerate(masks) if floes >> floe & 1)
        return self._barred[floes]

    @cached_property
    def _pairs(self) -> tuple[Roll, ...]:
        return tuple(Roll(white, blue) for white, blue in product(self.dice[0].faces, self._blue_faces))

    @cached_property
    def _blue_faces(self) -> tuple[Face | None, ...]:
        return self.dice[1].faces if self.rules.blue_die else (None,)

    def _player_faults(self) -> Iterable[str | Mistake]:
        faults = tuple(player_faults(self.players))
        yield from faults
        if self.rules.fishers and not faults:
            floes, holes = len(self.board.floes), len(self.board.holes)
            if self.rules.exclusive_placement and floes < self.players:
                yield mistaken("player-too-few-floes", players=self.players, floes=floes)
            if holes <= self.players:
                yield mistaken("player-too-few-holes", players=self.players, holes=holes)

    def _magnet_faults(self) -> Iterable[str]:
        if not isinstance(self.magnet, Fraction) or not 0 < self.magnet <= 1:
            given = brief(self.magnet)
            yield f"magnet is {given}; it must be a Fraction above 0 and at most 1, such as Fraction(2, 3)."
        elif self.magnet.denominator >= 1 << 32:
            yield f"magnet is {brief(self.magnet)}; its denominator must be below 2**32."

    def _dice_faults(self) -> Iterable[str]:
        good = isinstance(self.dice, tuple) and len(self.dice) == 2 and all(isinstance(die, Die) for die in self.dice)
        if not good:
            yield f"dice is {brief(self.dice)}; it must be two dice, the white one and the blue one."
            return
        for colour, die, symbols in zip(("white", "blue"), self.dice, (WHITE_SYMBOLS, BLUE_SYMBOLS), strict=True):
            yield from die_faults(f"{colour} die", die, symbols)
