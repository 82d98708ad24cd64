"""The best use of the pips of a white action, exactly, for somebody who plans it before the first pip is spent.

A plan is a list of moves that is carried out whatever is found and caught on the way, as long as the game goes on.
What it is expected to bring adds up hole by hole, so it can be computed with whole numbers and without error: *k*
attempts in a hole with *v* points bring ``v * (1 - (1 - magnet) ** k)``. Every order of walking, digging and fishing
is tried, unless the dice can give more than ``MANY`` pips. Whoever looks into a hole before going on
may do better, never worse.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from kayanak_nb.kayanak.moves import Dig, Fish, Move, Walk
from kayanak_nb.kayanak.plan import walk_rings
from kayanak_nb.kayanak.state import State
from kayanak_nb.masks import bits

__all__ = ["MANY", "Ground", "Splits", "Use", "Worth", "ice_to_break"]

MANY = 8
"""With dice that can give more pips than this, a plan walks first, and then digs and fishes where it has got to."""

_NONE = Fraction(0)


class Worth(NamedTuple):
    """What a hole holds for those who see only open holes, in parts of a point (or fish): *parts* make a whole one.

    *holes* has a number for each hole; it is the same for all that are not open.
    """

    holes: tuple[int, ...]
    parts: int


class Use(NamedTuple):
    """What a plan brings on average, and its moves."""

    expected: Fraction
    moves: tuple[Move, ...] = ()


class _Way(NamedTuple):
    """A walk without its moves: the holes at hand from anywhere on it, and the way it goes on from."""

    seat: int
    hand: int
    before: _Way | None


class _Split(NamedTuple):
    """How pips are spent on the holes at hand: the gain, the holes dug, and the attempts in each hole."""

    gain: int
    dug: tuple[int, ...]
    attempts: dict[int, int]


Splits: TypeAlias = dict[tuple[int, int], _Split]
"""The best split for each mask of holes at hand and number of pips."""


class Ground:
    """The ice around the player to move, at the beginning of a white action or amid one; *most* pips are left.

    *splits* are kept there; grounds that differ only in which floes have melted can have them in common. *groups* are
    the masks of which each must get an open hole for the game to end.
    """

    def __init__(self, state: State, worth: Worth, most: int, splits: Splits) -> None:
        self.state = state
        self.worth = worth
        self.distinct = state.rules.distinct_fishing
        board = state.board
        others = state.standing
        if state.rules.fishers:
            others &= ~(1 << state.seats[state.player])
        self.rings = walk_rings(state, state.seats[state.player], most) if state.rules.fishers else []
        self.closed = board.all_holes & ~(state.open_mask | state.plugged_mask) & ~others
        self.fishable = state.open_mask & ~others & ~(state.fished_mask if self.distinct else 0)
        self.groups = ice_to_break(state)
        self._paying = sum(1 << hole for hole in bits(self.fishable) if worth.holes[hole])
        if any(worth.holes[hole] for hole in bits(self.closed)):
            self._paying |= self.closed
        self._most = most
        self._at_its_end = most > MANY
        self._splits = splits
        magnet = state.setup.magnet
        self._sticks, self._of = magnet.numerator, magnet.denominator
        seat = state.seats[state.player]
        start = _Way(seat, self._hand(seat), None) if state.rules.fishers else None
        self._levels = [[start] if start else []]
        self._known: dict[int, list[int]] = {seat: [start.hand]} if start else {}

    def ends(self, pips: int, *, exactly: bool) -> int:
        """Return the holes where a walk of one to *pips* steps can end, or of *exactly* so many."""
        if exactly:
            return self.rings[pips] if pips < len(self.rings) else 0
        return reduce(or_, self.rings[1 : pips + 1], 0)

    def anything(self, pips: int) -> tuple[int, int, int]:
        """Return the holes that can be reached, dug and fished with *pips* for walking, digging and fishing."""
        closed, last = self._around(pips - 1) & self.closed, self.groups[0] if len(self.groups) == 1 else 0
        # A hole whose digging ends the game is not fished any more.
        fresh = self._around(pips - 2) & self.closed & ~last
        return self.ends(pips, exactly=False), closed, self._around(pips - 1) & self.fishable | fresh

    def _around(self, steps: int) -> int:
        """Return the holes at hand after a walk of at most *steps* steps."""
        near = self.state.board.near
        stops = reduce(or_, self.rings[: steps + 1], 0) if steps >= 0 else 0
        return reduce(or_, (near[stop] for stop in bits(stops)), 0)

    def fishing(self, pips: int, hand: int) -> Use:
        """Return the best use of *pips* for attempts alone, in the open holes of the mask *hand*."""
        split = self._best_split(hand & self.fishable & self._paying, pips)
        return self._use(split, pips, self._acts([hand], split))

    def free_choice(self, pips: int, over: Fraction = _NONE) -> Use:
        """Return the best use of *pips* for anything in any order; nothing if it does not bring more than *over*."""
        best, found = over * self.worth.parts * self._of**pips, None
        everywhere = self._enough(self._around(pips - 1) & self._paying)
        for steps in range(pips):
            # Plans with other numbers of pips are compared in the same parts of a point.
            scale = self._of**steps
            level = self._level(steps)
            if not level or (self._most <= MANY and self._best_split(everywhere, pips - steps).gain * scale <= best):
                break
            for way in level:
                gain = self._best_split(way.hand, pips - steps).gain * scale
                if gain > best:
                    best, found = gain, way
        return Use(_NONE) if found is None else self._walked(found, pips)

    def rods(self, pips: int) -> Use:
        """Return the best use of *pips* where each digs any closed hole and then lowers a rod into it."""
        last = self._left_out(self.closed)
        order = [*bits(self.closed & ~last), *bits(self.closed & last)]
        # The hole that ends the game gets its attempt before the end.
        dug = order[: min(pips, self._digs(self.closed) + 1)]
        holes = self.state.board.holes
        gain = sum(self.worth.holes[hole] for hole in dug) * self._sticks
        return Use(Fraction(gain, self.worth.parts * self._of), tuple(Dig(holes[hole]) for hole in dug if gain))

    # -- pips on the holes at hand

    def _best_split(self, hand: int, pips: int) -> _Split:
        """Return the split with the highest gain, in parts of ``worth.parts * of ** pips``."""
        key = (hand, pips)
        if key not in self._splits:
            closed = hand & self.closed
            digs = range(min(self._digs(closed), pips // 2) + 1)
            self._splits[key] = max((self._split(hand, dug, pips) for dug in digs), key=lambda split: split.gain)
        return self._splits[key]

    def _split(self, hand: int, digs: int, pips: int) -> _Split:
        closed = hand & self.closed
        dug = tuple(bits(closed & ~self._left_out(closed)))[:digs]
        open_ = [*bits(hand & self.fishable), *dug]
        gains = sorted(self._gains(open_, pips - digs), key=lambda gain: -gain[0])[: pips - digs]
        attempts: dict[int, int] = {}
        for _, hole in gains:
            attempts[hole] = attempts.get(hole, 0) + 1
        total = sum(gain for gain, _ in gains) * self._of**digs
        return _Split(total, dug, attempts)

    def _gains(self, holes: Iterable[int], pips: int) -> Iterator[tuple[int, int]]:
        """Yield what each attempt in each of *holes* adds, in parts of ``worth.parts * of ** pips``."""
        misses = self._of - self._sticks
        for hole in holes:
            gain = self.worth.holes[hole] * self._sticks * self._of ** max(0, pips - 1)
            for _ in range(1 if self.distinct else pips):
                if not gain:
                    break
                yield gain, hole
                gain = gain * misses // self._of

    def _left_out(self, closed: int) -> int:
        """Return the holes among those *closed* to leave alone, as few as possible, lest the game end."""
        return closed & min(self.groups, key=lambda group: (closed & group).bit_count(), default=0)

    def _digs(self, closed: int) -> int:
        """Return how many of the holes *closed* can be dug without ending the game."""
        return (closed & ~self._left_out(closed)).bit_count()

    # -- walks

    def _level(self, steps: int) -> list[_Way]:
        """Return the walks of *steps* steps, without those that are as good in fewer."""
        while len(self._levels) <= steps:
            self._levels.append([way for last in self._levels[-1] for way in self._on(last)])
        return self._levels[steps]

    def _on(self, way: _Way) -> Iterator[_Way]:
        state = self.state
        own = 1 << state.seats[state.player]
        free = ~(state.standing & ~own) & ~state.setup.cover(state.melted_mask)
        for seat in bits(state.board.near[way.seat] & free):
            known = self._known.setdefault(seat, [])
            hand = self._hand(seat) if self._at_its_end else self._enough(way.hand | self._hand(seat))
            if all(hand & ~other for other in known):
                known.append(hand)
                yield _Way(seat, hand, way)

    def _hand(self, seat: int) -> int:
        return self._enough(self.state.board.near[seat] & self._paying)

    def _enough(self, hand: int) -> int:
        """Return *hand* with all closed holes if it has as many as there can be pips for; they are all alike."""
        most = self._most // 2
        if len(self.groups) > most and (hand & self.closed).bit_count() >= most:
            return hand | self._paying & self.closed
        return hand

    # -- moves

    def _walked(self, way: _Way, pips: int) -> Use:
        seats = [way.seat]
        while way.before is not None:
            way = way.before
            seats.insert(0, way.seat)
        left, hands = pips - len(seats) + 1, [self.state.board.near[seat] for seat in seats]
        if self._at_its_end:
            hands[:-1] = [0] * (len(seats) - 1)
        split = self._best_split(reduce(or_, hands) & self._paying, left)
        holes = self.state.board.holes
        moves: list[Move] = []
        for seat, acts in zip(seats, self._acts(hands, split), strict=True):
            moves += [Walk(holes[seat]), *acts]
        return self._use(split, left, [moves[1:]])

    def _acts(self, hands: Sequence[int], split: _Split) -> Iterator[list[Move]]:
        """Yield for each stop of a walk the moves to make there: each hole is used where it first comes to hand."""
        holes, done = self.state.board.holes, 0
        for hand in hands:
            here = [hole for hole in split.attempts if hand & ~done & 1 << hole]
            done |= hand
            digs: list[Move] = [Dig(holes[hole]) for hole in here if hole in split.dug]
            yield digs + [Fish(holes[hole]) for hole in here for _ in range(split.attempts[hole])]

    def _use(self, split: _Split, pips: int, moves: Iterable[list[Move]]) -> Use:
        expected = Fraction(split.gain, self.worth.parts * self._of**pips)
        return Use(expected, tuple(move for some in moves for move in some))


def ice_to_break(state: State) -> tuple[int, ...]:
    """Return the masks of which each must get an open hole before the ice ends the game."""
    board, rules = state.board, state.rules
    opened = state.open_mask | (state.plugged_mask if rules.plugged_counts else 0)
    if rules.end_when == "all_holes":
        return tuple(1 << hole for hole in bits(board.all_holes & ~opened))
    return tuple(floe for floe in board.floe_masks if not floe & opened)
