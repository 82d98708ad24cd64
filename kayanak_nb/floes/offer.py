"""The judge: what a position offers to the player whose turn it is, and how far a slide goes."""

from __future__ import annotations

from typing import TypeAlias

from kayanak_nb.floes.board import (
    AROUND,
    BRINKS,
    FAR_ROW,
    FLOES,
    FRONTS,
    HOME_ROW,
    LANES,
    SHIFTS,
    WATER,
    halo,
    read,
)
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.setup import PLACES
from kayanak_nb.floes.state import DONE, FAR, HOME, NOTHING, Offer
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.masks import bits

__all__ = [
    "BEAR_STEP",
    "CAPACITY",
    "END",
    "SLIDE",
    "STEP",
    "USE_BEAR",
    "USE_OWN",
    "Stands",
    "foreign_floes",
    "group",
    "judge",
    "near_floes",
    "reach",
]

END, SLIDE, STEP, USE_BEAR, USE_OWN, BEAR_STEP = range(6)

CAPACITY = 3
"""How many figures a floe carries; the bear does not count."""

_ALL_FLOES = (1 << FLOES) - 1

Stands: TypeAlias = tuple[tuple[int, ...], ...]


def judge(
    rules: RuleSet, player: int, places: bytes, ice: int, stands: Stands, bear: int, mode: str, budget: int
) -> Offer:
    """Return what *player* may do with the moves that are left; *ice* is the set of the cells in *places*."""
    if mode == "choose":
        return (0, 0, 0, 1, 1, 0)
    if not budget:
        return NOTHING
    foreign = foreign_floes(stands, player)
    if mode == "bear":
        slides = _slides(places, ice, foreign) & _ways(1 << bear)
        return (1, slides, 0, 0, 0, near_floes(places, places[bear]))
    held = foreign & ~_floes_of(stands[player]) if rules.slide_mixed else foreign
    slides = _slides(places, ice, foreign | 1 << bear) & ~_ways(held | 1 << bear)
    return (1, slides, _steps(rules, places, stands, player, bear), 0, 0, 0)


def foreign_floes(stands: Stands, player: int) -> int:
    """Return the mask of the floes on which a figure of another than *player* stands."""
    mask = 0
    for owner, own in enumerate(stands):
        if owner != player:
            mask |= _floes_of(own)
    return mask


def near_floes(places: bytes, number: int) -> int:
    """Return the mask of the floes in contact with the cell of that *number*."""
    return int(places[::-1].translate(_TOUCHING[number]), 2)


def group(number: int, ice: int, direction: int) -> int:
    """Return the set of the cells of the floe on that *number* and of all that it must take along in *direction*.

    Those are, again and again, the floes in contact with the group on its front side: ahead, or 60° beside that.
    """
    a, b, c, d, e, f = _FORTH[direction]
    together = new = 1 << LANES * number
    while new:
        new = (new << a >> b | new << c >> d | new << e >> f) & ice & ~together
        together |= new
    return together


def reach(together: int, ice: int, direction: int) -> int:
    """Return how many cells the group *together* slides in *direction* until it meets ice or would leave the water."""
    brink, near_others = BRINKS[direction], halo(ice & ~together)
    _, _, left, right, _, _ = _FORTH[direction]
    distance = 0
    while not together & brink:
        together = together << left >> right
        distance += 1
        if together & near_others:
            break
    return distance


def _slides(places: bytes, ice: int, heavy: int) -> int:
    """Return the slides in which no floe must leave the water and none of the floes *heavy* is taken along."""
    every = ice * _EVERY_WAY
    stuck = every & _BRINK_LANES
    new = stuck
    for floe in bits(heavy):
        new |= _EVERY_WAY << LANES * places[floe]
    # From what cannot move back to all that would have to push it, in all six directions at once.
    while new:
        new = (
            ((new & _E) >> _EAST | (new & _SW) >> _SOUTHWEST | (new & _SE) >> _SOUTHEAST)
            | ((new & _W) << _EAST | (new & _NE) << _SOUTHWEST | (new & _NW) << _SOUTHEAST)
        ) & (every & ~stuck)
        stuck |= new
    return int.from_bytes(read(every & ~stuck, places), "little")


def _ways(floes: int) -> int:
    """Return the slides of every floe in the mask *floes* in all six directions."""
    return _WAYS[floes & _HALF] | _WAYS[floes >> FLOES // 2] << LANES * FLOES // 2


def _steps(rules: RuleSet, places: bytes, stands: Stands, player: int, bear: int) -> int:
    """Return the steps of the figures of *player*."""
    welcome = _ALL_FLOES if rules.step_onto_bear else _ALL_FLOES & ~(1 << bear)
    for floe in _full_floes(stands):
        welcome &= ~(1 << floe)
    backwards = places[::-1]
    ways: dict[int, int] = {DONE: 0}
    steps = 0
    for figure, stand in enumerate(stands[player]):
        if stand not in ways:
            here = places[stand] if stand >= 0 else stand
            ways[stand] = int(backwards.translate(_TOUCHING[here]), 2) & welcome | _ASHORE.get(here, 0)
        steps |= ways[stand] << figure * len(PLACES)
    return steps


def _floes_of(own: tuple[int, ...]) -> int:
    mask = 0
    for stand in own:
        if stand >= 0:
            mask |= 1 << stand
    return mask


def _full_floes(stands: Stands) -> list[int]:
    """Return the floes that take no more figures."""
    on_ice = [stand for own in stands for stand in own if stand >= 0]
    occupied = set(on_ice)
    if len(on_ice) - len(occupied) < CAPACITY - 1:
        return []
    return [floe for floe in occupied if on_ice.count(floe) >= CAPACITY]


def _digits(cells: tuple[int, ...]) -> bytes:
    """Return a table that translates the numbers of *cells* into the digit 1, and all others into 0."""
    return bytes(ord("1") if number in cells else ord("0") for number in range(256))


_TOUCHING: dict[int, bytes] = {
    HOME: _digits(HOME_ROW),
    FAR: _digits(FAR_ROW),
    **{number: _digits(around) for number, around in AROUND.items()},
}
"""For each cell and each shore what touches it. The digits of all floes, the last one first, are a mask of floes."""

_ASHORE: dict[int, int] = {
    **dict.fromkeys(FAR_ROW, 1 << PLACES.index("far")),
    **dict.fromkeys(HOME_ROW, 1 << PLACES.index("home")),
}
"""For each cell at a shore the step onto it."""


def _pairs(shifts: tuple[int, ...]) -> tuple[int, ...]:
    """Return each shift as a pair of one to the left and one to the right, which needs no question of its sign."""
    return tuple(part for by in shifts for part in (max(by, 0), max(-by, 0)))


_FORTH = tuple(map(_pairs, FRONTS))
_EVERY_WAY = (1 << len(DIRECTIONS)) - 1
# The slides of each set of the first half of the floes; the second half has the same, further up.
_HALF = (1 << FLOES // 2) - 1
_WAYS = tuple(sum(_EVERY_WAY << LANES * floe for floe in bits(floes)) for floes in range(_HALF + 1))
_BRINK_LANES = sum(brink << lane for lane, brink in enumerate(BRINKS))
_EAST, _, _, _, _SOUTHWEST, _SOUTHEAST = SHIFTS


def _lanes_pushing(direction: int) -> int:
    """Return, over the whole frame, the lanes of the directions in which a floe pushes one that lies in *direction*."""
    beside = ((direction - 1) % 6, direction, (direction + 1) % 6)
    return sum(WATER << lane for lane in beside)


_E, _NE, _NW, _W, _SW, _SE = map(_lanes_pushing, range(len(DIRECTIONS)))
