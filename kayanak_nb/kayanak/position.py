"""A position made by hand, for lessons, shared codes and tests: built from names, checked like a board file."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.given import brief
from kayanak_nb.kayanak.offer import DIG, FISH, WALK, judge, judge_placement
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import NOTHING, NOWHERE, Offer, State
from kayanak_nb.kayanak.steps import budget_of, ending
from kayanak_nb.mistake import Mistake
from kayanak_nb.turn import is_one_of

__all__ = ["PHASES", "position"]

Pair: TypeAlias = tuple[int, int]

PHASES = ("place", "roll", "act", "catch", "over")


def position(
    setup: Setup,
    *,
    phase: str = "act",
    player: int = 0,
    turn: int | None = None,
    open: Collection[str] = (),  # noqa: A002 (the name of the field)
    plugged: Collection[str] = (),
    melted: Collection[int] = (),
    fishers: Sequence[str | None] | None = None,
    fish: Mapping[str, Pair] | None = None,
    buckets: Sequence[Pair] | None = None,
    roll: tuple[Face, Face | None] | None = None,
    budget: int | None = None,
    due: str | None = None,
    begun: bool = False,
    fished: Collection[str] = (),
    attempt: str | None = None,
) -> State:
    """Return the state with these fields, named as in :class:`~kayanak_nb.kayanak.state.State`.

    *fish* left out spreads what is not in the buckets evenly over the board; *budget* left out is what the roll
    gives; *begun* is whether the white action has begun, *fished* the holes fished this turn.

    :raises ValueError: if no game can be in that position; the message has a line for every fault.
    """
    parts = _Parts(
        setup,
        phase,
        player,
        (player + 1 if phase != "place" else 0) if turn is None else turn,
        tuple(open),
        tuple(plugged),
        tuple(melted),
        tuple(fishers) if fishers is not None else (None,) * setup.players,
        fish,
        tuple(buckets) if buckets is not None else ((0, 0),) * setup.players,
        roll,
        _given_budget(setup, phase, roll) if budget is None else budget,
        due,
        begun,
        tuple(fished),
        attempt,
    )
    for faults in (parts.name_faults(), parts.thing_faults(), parts.turn_faults()):
        # Later checks build on what the earlier ones have found to be sound.
        if found := tuple(faults):
            raise Mistake("\n".join(found))
    return parts.state()


def _given_budget(setup: Setup, phase: str, roll: tuple[Face, Face | None] | None) -> int:
    if roll is None or phase not in ("act", "catch") or not is_one_of(roll, setup.rolls):
        return 0
    return budget_of(setup.rules, *roll)


@dataclass(frozen=True)
class _Parts:
    setup: Setup
    phase: str
    player: int
    turn: int
    open: tuple[str, ...]
    plugged: tuple[str, ...]
    melted: tuple[int, ...]
    fishers: tuple[str | None, ...]
    fish: Mapping[str, Pair] | None
    buckets: tuple[Pair, ...]
    roll: tuple[Face, Face | None] | None
    budget: int
    due: str | None
    begun: bool
    fished: tuple[str, ...]
    attempt: str | None

    def name_faults(self) -> Iterator[str]:
        """Yield what names no thing of this game."""
        setup, holes = self.setup, self.setup.board.index
        if self.phase not in PHASES:
            yield f"phase is {brief(self.phase)}; it must be one of {', '.join(PHASES)}."
        if type(self.player) is not int or self.player not in range(setup.players):
            yield f"player is {brief(self.player)}; it must be from 0 to {setup.players - 1}."
        standing = [hole for hole in self.fishers if hole is not None]
        attempt = [self.attempt] if self.attempt is not None else []
        for hole in [*self.open, *self.plugged, *self.fished, *standing, *attempt, *(self.fish or ())]:
            if not isinstance(hole, str) or hole not in holes:
                yield f"There is no hole {brief(hole)} on the board {setup.board.name!r}."
        for floe in self.melted:
            if type(floe) is not int or floe not in range(len(setup.board.floes)):
                yield f"There is no floe {brief(floe)}; floes run from 0 to {len(setup.board.floes) - 1}."
        for name, per_player in (("fishers", self.fishers), ("buckets", self.buckets)):
            if len(per_player) != setup.players:
                yield f"{name} has {len(per_player)} entries; {setup.players} players need {setup.players}."
        for pair in [*self.buckets, *(self.fish or {}).values()]:
            if len(pair) != 2 or any(type(count) is not int or count < 0 for count in pair):
                yield f"{brief(pair)} is no number of (small, large) fish; both must be whole numbers from 0."

    def thing_faults(self) -> Iterator[str]:
        """Yield what the things on the board contradict."""
        rules, board = self.setup.rules, self.setup.board
        standing = [hole for hole in self.fishers if hole is not None]
        if both := set(self.open) & set(self.plugged):
            yield f"{', '.join(sorted(both))}: a hole is open or plugged, not both."
        if len(set(standing)) < len(standing):
            yield "Two fishers stand on one hole."
        if (self.plugged or self.melted) and not (rules.temperature and rules.blue_die):
            yield "Nothing melts or is plugged in this rule set: it has no temperature."
        for name, used, supply in (("crystals", self.plugged, board.crystals), ("drops", self.melted, board.drops)):
            if len(set(used)) > supply:
                yield f"{len(set(used))} {name} lie on the board, but there are only {supply}."
        if sunk := [hole for hole in standing if board.floe_of(hole) in self.melted]:
            yield f"A fisher stands on a melted floe, at {', '.join(sunk)}."
        yield from self._fisher_faults(len(standing))
        yield from self._fish_faults()

    def _fisher_faults(self, placed: int) -> Iterator[str]:
        if not self.setup.rules.fishers:
            if placed or self.phase == "place":
                yield "There are no fishers in this rule set, so none is placed."
        elif self.phase != "place":
            if placed < self.setup.players:
                yield f"{placed} of {self.setup.players} fishers stand on the board; all must, after the placement."
        elif [hole is not None for hole in self.fishers] != [seat < self.player for seat in range(self.setup.players)]:
            yield f"While player {self.player} places, exactly the players before have placed their fishers."
        elif self.open or self.plugged or self.melted or any(map(any, self.buckets)):
            yield "While fishers are placed the ice is untouched and the buckets are empty."
        elif self.setup.rules.exclusive_placement:
            floes = [self.setup.board.floe_of(hole) for hole in self.fishers if hole is not None]
            if len(set(floes)) < placed:
                yield "Two fishers are placed on one floe; in this rule set each starts on a floe of its own."

    def _fish_faults(self) -> Iterator[str]:
        board = self.setup.board
        if self.fish is None:
            for kind, number, total in (("small", 0, board.small), ("large", 1, board.large)):
                if (count := sum(bucket[number] for bucket in self.buckets)) > total:
                    yield f"There are {count} {kind} fish in the buckets, but the game has {total}."
            return
        for kind, number, total in (("small", 0, board.small), ("large", 1, board.large)):
            count = sum(pair[number] for pair in (*self.fish.values(), *self.buckets))
            if count != total:
                yield f"There are {count} {kind} fish in holes and buckets, but the game has {total}."

    def turn_faults(self) -> Iterator[str]:
        """Yield what the turn contradicts, the things being sound."""
        before_first = 0 if self.phase == "place" else 1
        if (
            type(self.turn) is not int
            or self.turn < before_first
            or (self.turn - 1) % self.setup.players != (self.player if before_first else self.setup.players - 1)
        ):
            yield f"turn is {brief(self.turn)}; player {self.player} cannot be in that turn."
        if self.phase in ("place", "roll"):
            if self.roll is not None or self.budget or self.due or self.begun or self.fished:
                yield f"In the phase {self.phase!r} nothing has been rolled, spent or fished."
        elif self.roll is None or not is_one_of(self.roll, self.setup.rolls):
            yield f"roll is {brief(self.roll)}; these dice cannot show that."
        else:
            yield from self._spending_faults(*self.roll)
        if (self.phase == "catch") != (self.attempt is not None):
            yield "A hole is being fished exactly in the phase 'catch'."
        yield from self._ending_faults()

    def _ending_faults(self) -> Iterator[str]:
        rules = self.setup.rules
        cause = ending(self.setup, self._mask(self.open), self._mask(self.plugged), self.buckets[self.player])
        last_attempt = self.phase == "catch" and not rules.fishers
        if cause and self.phase != "over" and not (last_attempt and cause != "fish"):
            yield "The condition for the end holds, so the game is over."
        if not cause and self.phase == "over":
            yield "The game is not over: no condition for the end holds."
        for seat, bucket in enumerate(self.buckets):
            # Only the player to move can just have caught the last fish.
            if rules.end_at_fish is not None and seat != self.player and sum(bucket) >= rules.end_at_fish:
                yield f"Player {seat} has {sum(bucket)} fish, so the game ended in an earlier turn."

    def _spending_faults(self, white: Face, blue: Face | None) -> Iterator[str]:
        given = budget_of(self.setup.rules, white, blue)
        if type(self.budget) is not int or not 0 <= self.budget <= given:
            yield f"budget is {brief(self.budget)}; the roll gives {given} pips."
            return
        may_have_lapsed = self.budget == 0 and self.setup.rules.temperature_timing == "after"
        if self.budget < given and not self.begun and not may_have_lapsed:
            yield "Pips are spent although the white action has not begun."
        if self.begun and self.budget == given:
            yield "The white action has begun although no pip is spent."
        mark = blue.symbol if blue is not None and blue.symbol != "plain" and self.setup.rules.temperature else None
        if self.due not in (None, mark):
            yield f"due is {brief(self.due)}; with this roll it can be {mark!r} or None."
        if self.phase != "over" and self.due != mark and self.setup.rules.temperature_timing == "after":
            yield f"due is {brief(self.due)}; in this rule set the temperature action is the last of the turn."
        if self.phase == "over" and not self.begun and self.due == mark:
            yield "The game cannot have ended in a turn in which nothing was done."
        yield from self._fishing_faults(white, given)
        if self.phase == "act":
            yield from self._left_faults(given)

    def _fishing_faults(self, white: Face, given: int) -> Iterator[str]:
        """Yield what the holes fished this turn, and the one being fished, contradict."""
        rules, fished = self.setup.rules, set(self.fished)
        if not fished <= {*self.open, *self.plugged}:
            yield "Only open holes can have been fished this turn."
        if fished and (not self.begun or not rules.fishers or white.symbol not in ("fish", "any")):
            yield "Holes are fished only in a white action of fishing, where there are fishers."
        if len(fished) > given - self.budget:
            yield f"{len(fished)} holes are fished with {given - self.budget} pips."
        if self.attempt is None:
            return
        if self.attempt not in self.open:
            yield f"{self.attempt} is being fished, but it is not open."
        if not self.begun:
            yield "While a hole is being fished the white action has begun."
        if rules.fishers and (self.attempt not in fished or not self._reaches(self.attempt)):
            yield f"{self.attempt} is being fished, but not by a fisher beside it this turn."

    def _reaches(self, hole: str) -> bool:
        """Return whether the fisher to move could lower the rod into *hole*."""
        own = self.fishers[self.player]
        return own is not None and hole not in self.fishers and hole in self.setup.board.neighbours(own)

    def _left_faults(self, given: int) -> Iterator[str]:
        """Yield why the turn would have gone on of itself, or would not have come so far."""
        offer = self._offer()
        over_soon = self.begun or self.setup.rules.temperature_timing == "after"
        if offer == NOTHING:
            yield "Nothing can be done with what is left of this roll, so the turn would be over."
        elif self.budget and over_soon and not _white(offer):
            yield f"Nothing can be done with {self.budget} pips, so they would be lost by now."
        if self.budget < given and not self.begun and _white(replace(self, budget=given)._offer()):
            yield "Pips are lost although something could be done with them."

    def state(self) -> State:
        """Return the state; all parts must be sound."""
        board = self.setup.board
        seats = tuple(NOWHERE if hole is None else board.index[hole] for hole in self.fishers)
        target = NOWHERE if self.attempt is None else board.index[self.attempt]
        return State(
            self.setup,
            self.phase,
            self.player,
            self.turn,
            self._mask(self.open),
            self._mask(self.plugged),
            self._floes(),
            seats,
            self._standing(),
            self._hollows(),
            tuple((small, large) for small, large in self.buckets),
            self.roll,
            self.budget,
            self.due,
            self.begun,
            self._mask(self.fished),
            target,
            self._offer(),
        )

    def _offer(self) -> Offer:
        board = self.setup.board
        seats = tuple(NOWHERE if hole is None else board.index[hole] for hole in self.fishers)
        if self.phase == "place":
            return judge_placement(self.setup, seats, self._standing())
        if self.phase != "act" or self.roll is None:
            return NOTHING
        return judge(
            self.setup,
            self.roll,
            seats[self.player],
            self._standing(),
            self._mask(self.open),
            self._mask(self.plugged),
            self._floes(),
            self.budget,
            self.due,
            self.begun,
            self._mask(self.fished),
        )

    def _hollows(self) -> tuple[Pair, ...]:
        board = self.setup.board
        if self.fish is not None:
            fish = self.fish
            return tuple((fish[hole][0], fish[hole][1]) if hole in fish else (0, 0) for hole in board.holes)
        spread = [
            _spread(total - sum(bucket[kind] for bucket in self.buckets), len(board.holes))
            for kind, total in enumerate((board.small, board.large))
        ]
        return tuple(zip(*spread, strict=True))

    def _mask(self, holes: tuple[str, ...]) -> int:
        index = self.setup.board.index
        return sum(1 << index[hole] for hole in set(holes))

    def _floes(self) -> int:
        return sum(1 << floe for floe in set(self.melted))

    def _standing(self) -> int:
        return self._mask(tuple(hole for hole in self.fishers if hole is not None))


def _white(offer: Offer) -> bool:
    return bool(offer[WALK] or offer[DIG] or offer[FISH])


def _spread(fish: int, holes: int) -> list[int]:
    """Return *fish* shared out evenly over *holes*, the first ones getting what is left over."""
    return [fish // holes + (hole < fish % holes) for hole in range(holes)]
