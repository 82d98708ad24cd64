"""The floes a second time, plain and slow: sets, dicts and names, written from the rules alone.

A `Reference` follows a game action by action and answers for every conceivable action whether the rules allow
it. It shares nothing with the engine but the vocabulary of moves and the description of what is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.floes.moves import (
    Action,
    BearChosen,
    BearStep,
    BearStepped,
    Chased,
    Done,
    Ended,
    Event,
    FishTaken,
    Move,
    OwnChosen,
    Returned,
    Roll,
    Rolled,
    Slid,
    Slide,
    Step,
    Stepped,
    Stopped,
    UseBear,
    UseOwn,
)
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from tests.floes.sea import DIRECTIONS, FLOES, ROWS, Cell, beside, group, touch, travel, wet

__all__ = ["CONCEIVABLE", "Figure", "Reference"]

Figure: TypeAlias = tuple[int, int]
"""A player and the number of one of the figures."""

FISH = 16
FIGURES = range(4)

CONCEIVABLE: tuple[Move, ...] = (
    Done(),
    *(Slide(floe, direction) for floe in range(FLOES) for direction in DIRECTIONS),
    *(Step(figure, to) for figure in FIGURES for to in (*range(FLOES), "far", "home")),
    UseBear(),
    UseOwn(),
    *(BearStep(floe) for floe in range(FLOES)),
)
"""Every move that anybody could think of, in the order in which moves are listed."""


class Reference:
    """One game among the floes, kept in names and sets, judged move by move."""

    def __init__(self, setup: Setup, bear: int = 0) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.cells: dict[int, Cell] = dict(enumerate((row, column) for row in (1, 3, 5, 7) for column in (1, 3, 5, 7)))
        self.bear = bear
        self.where: dict[Figure, int | str] = {(seat, n): "home" for seat in range(setup.players) for n in FIGURES}
        self.holding: set[Figure] = set()
        self.ice_hole = FISH
        self.phase = "roll"
        self.player = 0
        self.turn = 1
        self.roll: tuple[Face, Face | None] | None = None
        self.mode: str | None = None
        self.budget = 0
        self.told: list[Event] = []

    @classmethod
    def of(cls, state: State) -> Reference:
        """Return the reference for a game that stands at *state*, from what can be seen of it."""
        game = cls(state.setup, state.bear)
        game.cells = dict(enumerate(state.cells))
        game.where = {(seat, n): place for seat, own in enumerate(state.figures) for n, place in enumerate(own)}
        game.holding = {(seat, n) for seat, own in enumerate(state.carrying) for n, holds in enumerate(own) if holds}
        game.ice_hole = FISH - len(game.holding)
        game.phase, game.player, game.turn = state.phase, state.player, state.turn
        game.roll, game.mode, game.budget = state.roll, state.mode, state.budget
        return game

    def copy(self) -> Reference:
        """Return the same game once more, to go on with in another way."""
        twin = copy(self)
        twin.cells, twin.where, twin.holding = dict(self.cells), dict(self.where), set(self.holding)
        return twin

    # What may be asked.

    def legal(self) -> tuple[Move, ...]:
        """Return all moves that the rules allow, in vocabulary order."""
        return tuple(move for move in CONCEIVABLE if self.allows(move))

    def chances(self) -> Mapping[Roll, Fraction]:
        """Return what the die can show now, and how probable each is."""
        return odds_of_roll(self.setup) if self.phase == "roll" else {}

    def allows(self, action: Action) -> bool:
        """Tell whether the rules allow *action* now."""
        match action:
            case Roll():
                return action in self.chances()
            case UseBear() | UseOwn():
                return self.mode == "choose"
            case Done():
                return self.mode in ("own", "bear") and self.budget > 0
            case Slide(floe, direction):
                return self.may_grip(floe) and self.will_move(floe, direction)
            case Step(figure, to):
                return self.mode == "own" and self.budget > 0 and self.may_step((self.player, figure), to)
            case BearStep(floe):
                return self.mode == "bear" and self.budget > 0 and touch(self.cells[self.bear], self.cells[floe])

    # The sentences of the rules, one by one.

    def may_grip(self, floe: int) -> bool:
        """A free floe or one with a figure of yours, never the bear's; with the bear's moves only the bear's."""
        if self.budget == 0:
            return False
        if self.mode == "bear":
            return floe == self.bear
        if self.mode != "own" or floe == self.bear:
            return False
        owners = {owner for owner, _ in self.on(floe)}
        if self.rules.slide_mixed:
            return not owners or self.player in owners
        return owners <= {self.player}

    def will_move(self, floe: int, direction: str) -> bool:
        """Nothing carried along holds a foreign figure or the bear, and there is room for a cell at least."""
        moving = group(self.cells, floe, direction)
        carried = moving - {floe}
        if self.bear in carried or any(owner != self.player for other in carried for owner, _ in self.on(other)):
            return False
        return all(wet(beside(self.cells[member], direction)) for member in moving)

    def may_step(self, figure: Figure, to: int | str) -> bool:
        """One step from shore to floe, floe to floe, or floe to shore, always in contact."""
        origin = self.where[figure]
        if origin == "done" or origin == to:
            return False
        if isinstance(to, str):
            return isinstance(origin, int) and self.at_shore(origin, to)
        if len(self.on(to)) == 3 or (to == self.bear and not self.rules.step_onto_bear):
            return False
        if isinstance(origin, str):
            return self.at_shore(to, origin)
        return touch(self.cells[origin], self.cells[to])

    # Looking around.

    def on(self, floe: int) -> set[Figure]:
        """Return the figures that stand on *floe*."""
        return {figure for figure, place in self.where.items() if place == floe}

    def at_shore(self, floe: int, shore: str) -> bool:
        """Tell whether *floe* touches the shore ``"far"``, above the first row, or ``"home"``, below the last."""
        return self.cells[floe][0] == {"far": 0, "home": ROWS - 1}[shore]

    def finished(self, player: int) -> int:
        """Return how many figures of *player* are home with a fish."""
        return sum(place == "done" for (owner, _), place in self.where.items() if owner == player)

    @property
    def figures(self) -> tuple[tuple[int | str, ...], ...]:
        """Return where the figures of each player are."""
        return tuple(tuple(self.where[seat, number] for number in FIGURES) for seat in range(self.setup.players))

    @property
    def carrying(self) -> tuple[tuple[bool, ...], ...]:
        """Return whether the figures of each player hold a fish."""
        return tuple(tuple((seat, n) in self.holding for n in FIGURES) for seat in range(self.setup.players))

    @property
    def scores(self) -> tuple[int, ...]:
        """Return how many figures of each player have finished."""
        return tuple(self.finished(player) for player in range(self.setup.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """Return who has won."""
        return tuple(player for player, score in enumerate(self.scores) if score == len(FIGURES))

    # What happens.

    def play(self, action: Action) -> None:
        """Carry out *action*, which must be allowed, and tell in ``told`` what happens."""
        assert self.allows(action), action
        self.told = []
        match action:
            case Roll(face, _):
                self.throw(face)
            case UseBear():
                self.mode = "bear"
                self.told.append(BearChosen(self.player, "de.choice"))
            case UseOwn():
                self.mode = "own"
                self.told.append(OwnChosen(self.player, "de.choice"))
            case Done():
                self.told.append(Stopped(self.player, self.budget, "de.stop"))
                self.pass_on()
            case Slide(floe, direction):
                self.slide(floe, direction)
                self.spend()
            case Step(figure, to):
                self.step((self.player, figure), to)
                self.spend()
            case BearStep(floe):
                self.let_the_bear_in(floe)
                self.spend()

    def throw(self, face: Face) -> None:
        """Count the moves; where the bear came up, the player has yet to choose."""
        self.roll = (face, None)
        self.phase, self.budget = "act", face.pips
        self.mode = "choose" if face.symbol == "bear" else "own"
        self.told.append(Rolled(self.player, face, face.pips, "de.roll"))

    def slide(self, floe: int, direction: str) -> None:
        """Move the whole group as far as it goes."""
        moving = group(self.cells, floe, direction)
        clause = "de.carry" if len(moving) > 1 else self.clause_on_sliding(floe, direction)
        steps = travel(self.cells, moving, direction)
        for member in moving:
            for _ in range(steps):
                self.cells[member] = beside(self.cells[member], direction)
        carried = tuple(sorted(moving - {floe}))
        self.told.append(Slid(self.player, floe, direction, steps, carried, clause))

    def clause_on_sliding(self, floe: int, direction: str) -> str:
        """Return the clause that says why a *floe* may slide alone."""
        owners = {owner for owner, _ in self.on(floe)}
        if floe == self.bear:
            return "de.bear-floe"
        if self.player in owners and len(owners) > 1:
            return "de.mixed"
        ashore = self.at_shore(floe, "home") or self.at_shore(floe, "far")
        return "de.along" if ashore and direction in ("E", "W") else "de.slide"

    def clause_on_stepping(self, figure: Figure, origin: int | str, to: int | str) -> str:
        """Return the clause that says why a step can be made."""
        holds = figure in self.holding
        if isinstance(origin, str):
            return "de.set-out"
        if to == "far":
            return "de.supply" if holds else "de.shore"
        if to == "home":
            return "de.shore" if holds else "de.empty-handed"
        return "de.step-onto-bear" if to == self.bear else "de.step"

    def step(self, figure: Figure, to: int | str) -> None:
        """Move a figure; on the far shore it takes a fish, at home it is finished if it holds one."""
        origin, self.where[figure] = self.where[figure], to
        self.told.append(Stepped(*figure, origin, to, self.clause_on_stepping(figure, origin, to)))
        if to == "far" and figure not in self.holding:
            self.holding.add(figure)
            self.ice_hole -= 1
            self.told.append(FishTaken(*figure, "de.fish"))
        if to == "home" and figure in self.holding:
            self.where[figure] = "done"
            self.told.append(Returned(*figure, "de.return"))

    def let_the_bear_in(self, floe: int) -> None:
        """Everybody there flees home, and their fish go back into the ice hole."""
        self.told.append(BearStepped(self.player, self.bear, floe, "de.bear"))
        self.bear = floe
        for figure in sorted(self.on(floe)):
            self.where[figure] = "home"
            self.told.append(Chased(self.player, *figure, figure in self.holding, "de.chase"))
            self.ice_hole += figure in self.holding
            self.holding.discard(figure)

    def spend(self) -> None:
        """Pay for a move; the game or the turn may be over then."""
        self.budget -= 1
        if self.winners:
            self.phase, self.mode, self.budget = "over", None, 0
            self.told.append(Ended(self.player, self.winners, "de.end"))
        elif self.budget == 0:
            self.pass_on()

    def pass_on(self) -> None:
        """Let the next player roll."""
        self.player = (self.player + 1) % self.setup.players
        self.phase, self.roll, self.mode, self.budget = "roll", None, None, 0
        self.turn += 1


@lru_cache(maxsize=64)
def odds_of_roll(setup: Setup) -> Mapping[Roll, Fraction]:
    """Return how probable each roll is: every side of the die is equally so."""
    odds: dict[Roll, Fraction] = {}
    for face in setup.die.faces:
        roll = Roll(face, None)
        odds[roll] = odds.get(roll, Fraction(0)) + Fraction(1, len(setup.die.faces))
    return odds
