"""The odds of the coming turn: where one gets to, what can be dug and fished, and what each roll is worth.

All is exact, by going through every roll and all that the rules offer after it, and no more is used than players may
know. A temperature action that may come first is tried first as well, where it can open a way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from kayanak_nb.given import brief
from kayanak_nb.kayanak import engine
from kayanak_nb.kayanak.moves import Move, Plug, Roll
from kayanak_nb.kayanak.sight import hidden_fish
from kayanak_nb.kayanak.spending import Ground, Splits, Use, Worth, ice_to_break
from kayanak_nb.kayanak.state import State
from kayanak_nb.locale import check_language
from kayanak_nb.masks import bits
from kayanak_nb.mistake import MistakenType
from kayanak_nb.turn import of_kinds
from kayanak_nb.wording import mistaken

__all__ = ["SHOWN", "Odds", "RollOdds", "has_odds", "odds"]

SHOWN: tuple[str, ...] = ("reach", "dig", "fish", "points")
"""What can be shown for each hole."""


@dataclass(frozen=True, slots=True)
class RollOdds:
    """A *roll*, its *chance*, and what its best use brings on average.

    *points* is the score by the rules in force, *fish* the number of fish, each the highest that a plan can expect;
    *moves* is the plan for the *points*, () where nothing can be caught. A plan is fixed before the first pip is
    spent: it does not react to what is found or caught. What would be caught after a full bucket has ended the game
    counts; after the ice has ended it, nothing is caught.
    """

    roll: Roll
    chance: Fraction
    points: Fraction
    fish: Fraction
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Odds:
    """The odds of the turn of the player to move in *state*; texts are in *language*.

    Before the roll they are those of the whole turn, after it those of what is left of it. By hole, in board order:
    *reach* is the chance that the fisher can end a walk of at least one step there, *dig* and *fish* the chance that
    the hole can be dug and fished (dug first where it is closed). Chances are of the dice alone: with the right
    choice it is possible. *attempt* is the score that one attempt there brings on average, a hole that is not open
    counted as if it were: each unseen fish lies in any of those with the same chance. *rolls* has every roll; *points*
    and *caught* are the averages of their best uses, in score and in fish.
    """

    state: State
    reach: Mapping[str, Fraction]
    dig: Mapping[str, Fraction]
    fish: Mapping[str, Fraction]
    attempt: Mapping[str, Fraction]
    rolls: tuple[RollOdds, ...]
    language: str = "en"

    @property
    def points(self) -> Fraction:
        """The score that the best use of the turn brings on average."""
        return sum((roll.chance * roll.points for roll in self.rolls), Fraction(0))

    @property
    def caught(self) -> Fraction:
        """The number of fish that the best use of the turn brings on average, if fish are what one is after."""
        return sum((roll.chance * roll.fish for roll in self.rolls), Fraction(0))

    def shown(self, what: str) -> dict[str, Fraction]:
        """Return what is shown of *what*, one of ``SHOWN``, on the board: only holes where there is any chance."""
        if what == "points":
            return {hole: self.attempt[hole] for hole, chance in self.fish.items() if chance}
        chances: Mapping[str, Fraction] = getattr(self, what)
        return {hole: chance for hole, chance in chances.items() if chance}

    def __repr__(self) -> str:
        from kayanak_nb.kayanak.odds_told import odds_table

        return repr(odds_table(self))

    def _repr_html_(self) -> str:
        from kayanak_nb.kayanak.odds_told import odds_table

        return odds_table(self)._repr_html_()


def odds(position: Any, *, language: str = "en") -> Odds:
    """Return the odds of the turn in *position*: a game of Kayanak or one of its states.

    :raises ValueError: if no turn is to come or under way: while fishers are placed, while a catch is up to chance,
        and when the game is over.
    :raises TypeError: if it is not a position in Kayanak.

    >>> from kayanak_nb.game import new_game
    >>> found = odds(new_game("ja-1", seed=1))
    >>> found.points, found.dig["A1"]
    (Fraction(2, 1), Fraction(1, 1))
    """
    check_language(language)
    state = getattr(position, "state", position)
    if not isinstance(state, State) and hasattr(state, "phase"):
        raise mistaken("odds-mistake-game", MistakenType)
    if not isinstance(state, State):
        raise MistakenType(f"Odds are those of a game of Kayanak or of one of its states, not {brief(position)}.")
    if not has_odds(state):
        raise mistaken("odds-mistake-phase", phase=state.phase)
    return replace(_worked_out(state), language=language)


def has_odds(state: State) -> bool:
    """Return whether a turn is to come or under way in *state*."""
    return state.phase in ("roll", "act")


class _Chances(NamedTuple):
    """Masks of the holes that can be reached, dug and fished."""

    reach: int = 0
    dig: int = 0
    fish: int = 0


class _Outlook(NamedTuple):
    """What is left of a turn once the dice have fallen."""

    possible: _Chances
    points: Use
    fish: Use


_IDLE = _Outlook(_Chances(), Use(Fraction(0)), Use(Fraction(0)))


@lru_cache(maxsize=64)
def _worked_out(state: State) -> Odds:
    turn = _Turn(state)
    cases = tuple(turn.cases())
    holes = state.board.holes
    parts = [dict.fromkeys(holes, Fraction(0)) for _ in _Chances._fields]
    for possible, chance in _together(cases).items():
        for part, mask in zip(parts, possible, strict=True):
            for hole in bits(mask):
                part[holes[hole]] += chance
    gains = [worth * state.setup.magnet for worth in turn.worth()]
    rolls = tuple(
        RollOdds(roll, chance, outlook.points.expected, outlook.fish.expected, outlook.points.moves)
        for roll, chance, outlook in cases
    )
    parts.append(dict(zip(holes, gains, strict=True)))
    reach, dig, fish, attempt = map(MappingProxyType, parts)
    return Odds(state, reach, dig, fish, attempt, rolls)


def _together(cases: tuple[tuple[Roll, Fraction, _Outlook], ...]) -> dict[_Chances, Fraction]:
    """Return the chance of each set of masks, so that each is unpacked once."""
    together: dict[_Chances, Fraction] = {}
    for _, chance, outlook in cases:
        together[outlook.possible] = together.get(outlook.possible, Fraction(0)) + chance
    return together


class _Turn:
    """A turn as it is seen from *state*; ice of the same kind is looked at once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._points = _worth(state, 2 if state.rules.score_by == "points" else 1)
        self._fish = _worth(state, 1)
        self._afters = tuple(self._after())
        self._most = max((after.budget for _, _, after in self._afters), default=0)
        self._grounds: dict[tuple[int, int, int], tuple[Ground, Ground]] = {}
        self._splits: dict[tuple[int, ...], tuple[Splits, Splits]] = {}
        self._outlooks: dict[object, _Outlook] = {}

    def worth(self) -> list[Fraction]:
        """Return what each hole holds on average, in score."""
        return [Fraction(hole, self._points.parts) for hole in self._points.holes]

    def cases(self) -> Iterator[tuple[Roll, Fraction, _Outlook]]:
        """Yield each roll with its chance and what it opens up."""
        for roll, chance, after in self._afters:
            if after.phase != "act" or after.turn != self.state.turn:
                yield roll, chance, _IDLE
                continue
            # Faces with the same symbol, pips and mark come to the same.
            key = (roll.white.symbol, after.budget, after.due)
            if key not in self._outlooks:
                self._outlooks[key] = self._outlook(after)
            yield roll, chance, self._outlooks[key]

    def _after(self) -> Iterator[tuple[Roll, Fraction, State]]:
        state = self.state
        if state.roll is not None:
            yield Roll(*state.roll), Fraction(1), state
            return
        for roll, chance in state.setup.rolls.items():
            assert isinstance(roll, Roll)
            yield roll, chance, engine.apply(state, roll)[0]

    def _outlook(self, after: State) -> _Outlook:
        possible, points, fish = _IDLE
        for first, start in self._starts(after):
            ground, other = self._ground(start)
            now = _possible(ground, start)
            possible = _Chances(*(mask | more for mask, more in zip(possible, now, strict=True)))
            points = _better(points, _use(ground, start, points), first)
            fish = _better(fish, _use(other, start, fish), first)
        return _Outlook(possible, points, fish)

    def _starts(self, after: State) -> Iterator[tuple[tuple[Move, ...], State]]:
        """Yield each way to begin the white action: at once, or with a temperature move before it."""
        if not after.budget:
            return
        yield (), after
        left = ice_to_break(after)
        for move in of_kinds(engine.legal_moves(after), _opening(after)):
            start, _ = engine.apply(after, move)
            # A plug is of use before the white action only where it keeps a dig from ending the game.
            if isinstance(move, Plug) and (len(left) > after.budget or ice_to_break(start) == left):
                continue
            if start.phase == "act" and start.turn == after.turn and start.budget:
                yield (move,), start

    def _ground(self, start: State) -> tuple[Ground, Ground]:
        key = (start.open_mask, start.plugged_mask, start.melted_mask)
        if key not in self._grounds:
            points, fish = self._splits.setdefault(key[:2], ({}, {}))
            ground = Ground(start, self._points, self._most, points)
            alike = self._fish == self._points
            self._grounds[key] = ground, ground if alike else Ground(start, self._fish, self._most, fish)
        return self._grounds[key]


def _opening(after: State) -> tuple[str, ...]:
    """Return the kinds of temperature moves that can open a way for the white action in *after*."""
    assert after.roll is not None
    symbol = after.roll[0].symbol if after.rules.fishers else ""
    return {"walk": ("refreeze",), "dig": (), "fish": ("unplug",), "any": ("refreeze", "unplug", "plug")}.get(
        symbol, ("plug",)
    )


def _better(best: Use, other: Use, first: tuple[Move, ...]) -> Use:
    return Use(other.expected, (*first, *other.moves)) if other.expected > best.expected else best


def _worth(state: State, large: int) -> Worth:
    """Return what each hole holds where a large fish counts *large*."""
    hidden = len(state.board.holes) - state.open_mask.bit_count()
    small, big = hidden_fish(state)
    unseen = small + large * big if hidden else 0
    parts = max(1, hidden)
    holes = tuple(
        (few + large * many) * parts if state.open_mask >> hole & 1 else unseen
        for hole, (few, many) in enumerate(state.hollows)
    )
    return Worth(holes, parts)


def _use(ground: Ground, start: State, best: Use) -> Use:
    """Return the best use of what *start* leaves to do; what is not better than *best* may be left out."""
    if not start.rules.fishers:
        return ground.rods(start.budget)
    assert start.roll is not None
    symbol = start.roll[0].symbol
    if symbol == "fish":
        return ground.fishing(start.budget, start.board.near[start.seats[start.player]])
    return ground.free_choice(start.budget, best.expected) if symbol == "any" else Use(Fraction(0))


def _possible(ground: Ground, start: State) -> _Chances:
    """Return what can be done in *start* without another temperature move."""
    _, walk, dig, fish, *_ = start.offer
    if not start.rules.fishers:
        return _Chances(0, dig, dig)
    assert start.roll is not None
    symbol, pips = start.roll[0].symbol, start.budget
    if symbol == "any":
        return _Chances(*ground.anything(pips))
    return _Chances(ground.ends(pips, exactly=start.rules.walk_exactly) if walk else 0, dig, fish)
