"""Kayanak a second time, plain and slow: sets, dicts and strings, written from the rules alone.

A `Reference` follows a game action by action and answers for every conceivable action whether the rules allow
it. It shares nothing with the engine but the vocabulary of moves and the description of what is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.moves import (
    Action,
    Catch,
    Dig,
    Done,
    Fish,
    Melt,
    Move,
    Outcome,
    Place,
    Plug,
    Refreeze,
    Roll,
    Unplug,
    Walk,
)
from kayanak_nb.kayanak.setup import Setup
from tests.kayanak.conceivable import adjacency, everything, odds_of_catch, odds_of_roll

__all__ = ["Reference"]

_USES: dict[type[Any], str] = {Walk: "walk", Dig: "dig", Fish: "fish"}
_SYMBOLS: dict[type[Any], str] = {Melt: "drop", Refreeze: "drop", Plug: "crystal", Unplug: "crystal"}
_PHASES: dict[type[Any], str] = {Place: "place", Roll: "roll", Catch: "catch"}


class Reference:
    """One game of Kayanak, kept in names and sets, judged move by move."""

    def __init__(self, setup: Setup, fish: Mapping[str, tuple[int, int]]) -> None:
        self.rules = setup.rules
        self.board: Board = setup.board
        self.setup = setup
        self.conceivable = everything(setup.board.holes, len(setup.board.floes))
        self.near = adjacency(setup.board.holes)
        self.floe = {hole: n for n, floe in enumerate(setup.board.floes) for hole in floe}
        self.ice = dict.fromkeys(setup.board.holes, "closed")
        self.melted: set[int] = set()
        self.fishers: list[str | None] = [None] * setup.players
        self.fish = dict(fish)
        self.buckets = [(0, 0)] * setup.players
        self.player = 0
        self.phase = "place" if setup.rules.fishers else "roll"
        self.turn = 0 if setup.rules.fishers else 1
        self.roll: tuple[Face, Face | None] | None = None
        self.budget = 0
        self.white_action = "fresh"
        self.due: str | None = None
        self.fished: set[str] = set()
        self.attempt: str | None = None
        self.endings: set[str] = set()
        self.passed = False

    # What may be asked.

    def legal(self) -> tuple[Move, ...]:
        """Return all moves that the rules allow, in vocabulary order, then board order."""
        return tuple(move for kind in self.conceivable if self.is_time_for(kind) for move in self.fitting(kind))

    def chances(self) -> Mapping[Outcome, Fraction]:
        """Return what chance can bring now, and how probable each is."""
        if self.phase == "roll":
            return odds_of_roll(self.setup)
        if self.phase == "catch":
            assert self.attempt is not None
            return odds_of_catch(*self.fish[self.attempt], self.setup.magnet)
        return {}

    def allows(self, action: Action) -> bool:
        """Tell whether the rules allow *action* now."""
        return self.is_time_for(type(action)) and self.fits(action)

    def is_time_for(self, kind: type[Action]) -> bool:
        """Tell whether this *kind* of action may come now, wherever it is carried out."""
        if kind in _PHASES:
            return self.phase == _PHASES[kind]
        if kind in _USES:
            return self.may_spend(_USES[kind])
        if kind in _SYMBOLS:
            return self.temperature_may_come(_SYMBOLS[kind])
        return self.may_stop()

    def fitting(self, kind: type[Move]) -> Iterator[Move]:
        """Yield the moves of one *kind* that can be carried out where they say, given that their time has come."""
        rule = self.rule_for(kind)
        return (move for place, move in self.conceivable[kind].items() if rule(place))

    def fits(self, action: Action) -> bool:
        """Tell the same of one *action*."""
        match action:
            case Roll() | Catch():
                return action in self.chances()
            case Done():
                return True
            case Melt(place) | Refreeze(place):
                return self.rule_for(type(action))(place)
        return self.rule_for(type(action))(action.hole)

    def rule_for(self, kind: type[Move]) -> Callable[[Any], bool]:
        """Return the rule that says where a move of this *kind* may be carried out."""
        rules: dict[type[Any], Callable[[Any], bool]] = {
            Place: self.may_place,
            Walk: self.may_walk,
            Dig: self.may_dig,
            Fish: self.may_fish,
            Melt: self.may_melt,
            Refreeze: self.may_refreeze,
            Plug: self.may_plug,
            Unplug: self.may_unplug,
            Done: lambda _: True,
        }
        return rules[kind]

    # The sentences of the rules, one by one.

    def may_place(self, hole: str) -> bool:
        """Any free hole; where placing is exclusive, not on a floe that holds another piece."""
        if hole not in self.ice or hole in self.fishers:
            return False
        return not (self.rules.exclusive_placement and self.floe[hole] in self.floes_with_fishers())

    def may_spend(self, use: str) -> bool:
        """A pip is left, and the white face names this use or any; without fishers every face means digging."""
        if self.phase != "act" or self.white_action == "over" or self.budget == 0:
            return False
        if not self.rules.fishers:
            return use == "dig"
        return self.face() in (use, "any")

    def may_walk(self, hole: str) -> bool:
        """To an adjacent hole without a fisher, not on a melted floe."""
        return self.is_near(hole) and hole not in self.fishers and self.floe[hole] not in self.melted

    def may_dig(self, hole: str) -> bool:
        """A closed hole, where there are fishers an adjacent one without a fisher."""
        if self.ice.get(hole) != "closed":
            return False
        return not self.rules.fishers or (self.is_near(hole) and hole not in self.fishers)

    def may_fish(self, hole: str) -> bool:
        """An adjacent open hole without a fisher; where fishing is distinct, each hole once a turn."""
        if self.ice.get(hole) != "open" or hole in self.fishers or not self.is_near(hole):
            return False
        return not (self.rules.distinct_fishing and hole in self.fished)

    def may_melt(self, floe: int) -> bool:
        """A floe without a fisher, not melted yet, while a drop is in the supply."""
        if floe not in range(len(self.board.floes)) or floe in self.melted:
            return False
        return floe not in self.floes_with_fishers() and self.drops_left > 0

    def may_plug(self, hole: str) -> bool:
        """An open hole while a crystal is in the supply; under a fisher only where a switch says so."""
        if self.ice.get(hole) != "open" or self.crystals_left == 0:
            return False
        return hole not in self.fishers or self.rules.plug_under_fisher

    def may_refreeze(self, floe: int) -> bool:
        """A melted floe."""
        return floe in self.melted

    def may_unplug(self, hole: str) -> bool:
        """A plugged hole."""
        return self.ice.get(hole) == "plugged"

    def may_stop(self) -> bool:
        """Only a white action that could go on, and that this face does not order to the last pip."""
        return self.white_action_can_go_on() and not self.ordered()

    def ordered(self) -> bool:
        """Tell whether the pips must be spent as long as they can be."""
        if not self.rules.fishers:
            return self.rules.dig_fish_exactly
        exactly = {"walk": self.rules.walk_exactly, "any": False}
        return exactly.get(self.face(), self.rules.dig_fish_exactly)

    def temperature_may_come(self, symbol: str) -> bool:
        """The blue die shows *symbol*, unused; after the white action or, on ``either``, before its first pip."""
        if self.phase != "act" or self.due != symbol:
            return False
        if self.white_action == "fresh":
            return self.rules.temperature_timing == "either"
        return self.white_action == "over"

    # Looking around.

    @property
    def drops_left(self) -> int:
        """Return how many melt drops are in the supply."""
        return self.board.drops - len(self.melted)

    @property
    def crystals_left(self) -> int:
        """Return how many crystals are in the supply."""
        return self.board.crystals - list(self.ice.values()).count("plugged")

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the score of each player's bucket."""
        worth = 2 if self.rules.score_by == "points" else 1
        return tuple(small + worth * large for small, large in self.buckets)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return who has the highest score, once the game is over."""
        if self.phase != "over":
            return ()
        return tuple(player for player, score in enumerate(self.scores) if score == max(self.scores))

    def holes_that_are(self, *conditions: str) -> set[str]:
        """Return the holes in any of *conditions*: ``"closed"``, ``"open"``, ``"plugged"``."""
        return {hole for hole, condition in self.ice.items() if condition in conditions}

    def face(self) -> str:
        """Return the symbol that the white die shows."""
        assert self.roll is not None
        return self.roll[0].symbol

    def is_near(self, hole: str) -> bool:
        """Tell whether *hole* is adjacent to the fisher of the player to move."""
        return self.fishers[self.player] in self.near[hole]

    def floes_with_fishers(self) -> set[int]:
        """Return the floes that carry somebody."""
        return {self.floe[hole] for hole in self.fishers if hole is not None}

    def white_action_can_go_on(self) -> bool:
        """Tell whether a pip could be spent now."""
        return self.is_possible(_USES)

    def temperature_is_possible(self) -> bool:
        """Tell whether a temperature action could be carried out now."""
        return self.is_possible(_SYMBOLS)

    def is_possible(self, kinds: Iterable[type[Move]]) -> bool:
        """Tell whether a move of any of *kinds* is allowed now."""
        return any(any(self.fitting(kind)) for kind in kinds if self.is_time_for(kind))

    # What happens.

    def play(self, action: Action) -> None:
        """Carry out *action*, which must be allowed."""
        assert self.allows(action), action
        self.passed = False
        match action:
            case Place(hole):
                self.place(hole)
            case Roll(white, blue):
                self.throw(white, blue)
            case Catch(small, large):
                self.catch(small, large)
                self.go_on()
            case Walk(hole):
                self.spend()
                self.fishers[self.player] = hole
                self.go_on()
            case Dig(hole):
                self.spend()
                self.ice[hole] = "open"
                if self.rules.fishers:
                    self.go_on()
                else:
                    self.lower_the_rod(hole)
            case Fish(hole):
                self.spend()
                self.fished.add(hole)
                self.lower_the_rod(hole)
            case Done():
                self.end_white_action()
                self.go_on()
            case _:
                self.change_temperature(action)
                self.go_on()

    def place(self, hole: str) -> None:
        """Put the fisher down; once all are placed, the first player rolls."""
        self.fishers[self.player] = hole
        self.player = (self.player + 1) % self.setup.players
        if None not in self.fishers:
            self.phase, self.turn = "roll", 1

    def throw(self, white: Face, blue: Face | None) -> None:
        """Count the pips, see what the blue die asks for, and pass if nothing at all can be done."""
        self.roll = (white, blue)
        self.budget = white.pips
        if blue is not None:
            plain = blue.symbol == "plain"
            self.budget += blue.pips if plain or self.rules.blue_pips == "always" else 0
            self.due = blue.symbol if self.rules.temperature and not plain else None
        self.phase = "act"
        self.white_action = "fresh"
        self.go_on(just_rolled=True)

    def spend(self) -> None:
        """Pay one pip."""
        self.budget -= 1
        self.white_action = "begun"

    def lower_the_rod(self, hole: str) -> None:
        """Leave it to chance what sticks."""
        self.attempt = hole
        self.phase = "catch"

    def catch(self, small: int, large: int) -> None:
        """Move the fish that stuck from the hole into the bucket."""
        assert self.attempt is not None
        left, got = self.fish[self.attempt], self.buckets[self.player]
        self.fish[self.attempt] = (left[0] - small, left[1] - large)
        self.buckets[self.player] = (got[0] + small, got[1] + large)
        self.attempt = None
        self.phase = "act"

    def change_temperature(self, action: Action) -> None:
        """Melt or refreeze a floe, plug or unplug a hole; once a turn."""
        self.due = None
        match action:
            case Melt(floe):
                self.melted.add(floe)
            case Refreeze(floe):
                self.melted.remove(floe)
            case Plug(hole):
                self.ice[hole] = "plugged"
            case Unplug(hole):
                self.ice[hole] = "open"

    def go_on(self, *, just_rolled: bool = False) -> None:
        """End the game, or the white action, or the turn, whatever is at its end."""
        self.endings = self.why_over(self.player)
        if self.endings:
            self.phase = "over"
            return
        waiting = self.white_action == "fresh" and self.temperature_is_possible()
        if not waiting and not self.white_action_can_go_on():
            self.end_white_action()
        if self.white_action == "over" and not self.temperature_is_possible():
            self.passed = just_rolled
            self.pass_on()

    def end_white_action(self) -> None:
        """Let the remaining pips lapse."""
        self.white_action = "over"
        self.budget = 0

    def why_over(self, player: int) -> set[str]:
        """Return which end conditions hold after a deed of *player*: ``"holes"``, ``"floes"``, ``"fish"``."""
        counting = self.holes_that_are("open", "plugged") if self.rules.plugged_counts else self.holes_that_are("open")
        limit = self.rules.end_at_fish
        holding = {
            "holes": self.rules.end_when == "all_holes" and counting == set(self.board.holes),
            "floes": self.rules.end_when == "all_floes" and all(counting & set(floe) for floe in self.board.floes),
            "fish": limit is not None and sum(self.buckets[player]) >= limit,
        }
        return {cause for cause, holds in holding.items() if holds}

    def pass_on(self) -> None:
        """Let the next player roll."""
        self.player = (self.player + 1) % self.setup.players
        self.phase, self.roll, self.budget, self.due = "roll", None, 0, None
        self.white_action = "fresh"
        self.turn += 1
        self.fished.clear()
