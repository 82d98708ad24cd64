"""What a game among the floes is set up with; it travels in every state and never changes during a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from kayanak_nb.dice import Die, Face
from kayanak_nb.equipment import die_faults, player_faults
from kayanak_nb.floes.board import FLOES, LANES
from kayanak_nb.floes.moves import BearStep, Done, Move, Roll, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.rules import TOPICS, RuleSet
from kayanak_nb.given import brief
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.mistake import Mistake
from kayanak_nb.wording import together

__all__ = ["DIE_SYMBOLS", "FIGURES", "LEAST_PIPS", "PLACES", "Menu", "Setup"]

FIGURES = 4
"""How many figures each player has."""

DIE_SYMBOLS = ("own", "bear")
LEAST_PIPS = 1
"""The fewest pips of a face: after a roll of none there would be no move, and no end of the turn."""

PLACES: tuple[int | str, ...] = (*range(FLOES), "far", "home")
"""Where a figure can step to; its bit in an offer is figure times their number, plus the place's number here."""


class Menu(NamedTuple):
    """Every move there can be: one tuple a kind, in the order of the bits of an offer."""

    done: tuple[Move, ...]
    slide: tuple[Move, ...]
    step: tuple[Move, ...]
    use_bear: tuple[Move, ...]
    use_own: tuple[Move, ...]
    bear_step: tuple[Move, ...]


# A floe has more bits than there are directions; those left over are never offered.
_SPARE: tuple[Move, ...] = (Done(),) * (LANES - len(DIRECTIONS))

_MENU = Menu(
    (Done(),),
    tuple(move for floe in range(FLOES) for move in (*(Slide(floe, way) for way in DIRECTIONS), *_SPARE)),
    tuple(Step(figure, place) for figure in range(FIGURES) for place in PLACES),
    (UseBear(),),
    (UseOwn(),),
    tuple(BearStep(floe) for floe in range(FLOES)),
)


@dataclass(frozen=True)
class Setup:
    """The rules, the die and the number of players (2 to 4).

    :raises ValueError: if they do not go together; the message has a line for every fault.
    """

    rules: RuleSet
    die: Die[Face]
    players: int

    def __post_init__(self) -> None:
        faults: list[str | Mistake] = [*player_faults(self.players), *self._die_faults()]
        if faults:
            raise together(faults)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Setup], tuple[object, ...]]:
        # Hashes of texts differ from process to process, and what is cached here holds them: made anew on arrival.
        return type(self), (self.rules, self.die, self.players)

    @cached_property
    def _hash(self) -> int:
        return hash((self.rules, self.die, self.players))

    @property
    def menu(self) -> Menu:
        """Every move there can be."""
        return _MENU

    @cached_property
    def rolls(self) -> Mapping[Roll, Fraction]:
        """Every roll there can be, with its probability."""
        chances: dict[Roll, Fraction] = {}
        for roll in self.roll_table:
            chances[roll] = chances.get(roll, Fraction(0)) + Fraction(1, len(self.roll_table))
        return MappingProxyType(chances)

    @cached_property
    def roll_table(self) -> tuple[Roll, ...]:
        """The roll for each index of a face."""
        return tuple(Roll(face, None) for face in self.die.faces)

    @cached_property
    def cite(self) -> Mapping[str, str]:
        """The id of the clause on each topic."""
        return MappingProxyType({topic: self.rules.clause(topic) for topic in TOPICS})

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the clauses that the set-up itself rests on: what there is, and what was chosen."""
        return tuple(self.cite[topic] for topic in ("setup", "players", "grid", "faces"))

    def _die_faults(self) -> Iterable[str]:
        if isinstance(self.die, Die):
            return die_faults("die", self.die, DIE_SYMBOLS, least=LEAST_PIPS)
        return (f"The die is {brief(self.die)}; it must be a Die.",)
