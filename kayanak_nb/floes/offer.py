"""The judge: what a position offers to the player whose turn it is."""

from __future__ import annotations

from typing import TypeAlias

from kayanak_nb.floes.board import (
    AROUND,
    BRINKS,
    FAR_ROW,
    FLOES,
    HOME_ROW,
    LANES,
    SHIFTS,
    WATER,
    read,
)
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.setup import PLACES
from kayanak_nb.floes.state import DONE, FAR, HOME, NOTHING, Offer
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.masks import bits

__all__ = [
    "ALL_FLOES",
    "BEAR_STEP",
    "CAPACITY",
    "END",
    "SLIDE",
    "STEP",
    "USE_BEAR",
    "USE_OWN",
    "Stands",
    "floes_of",
    "foreign_floes",
    "judge",
    "near_floes",
    "slides_of",
    "slides_without",
    "ways_from",
]

END, SLIDE, STEP, USE_BEAR, USE_OWN, BEAR_STEP = range(6)

CAPACITY = 3
"""How many figures a floe carries; the bear does not count."""

ALL_FLOES = (1 << FLOES) - 1

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
        slides = slides_without(places, ice, foreign) & slides_of(1 << bear)
        return (1, slides, 0, 0, 0, near_floes(places, places[bear]))
    held = foreign & ~floes_of(stands[player]) if rules.slide_mixed else foreign
    slides = slides_without(places, ice, foreign | 1 << bear) & ~slides_of(held | 1 << bear)
    return (1, slides, _steps(rules, places, stands, player, bear), 0, 0, 0)


def foreign_floes(stands: Stands, player: int) -> int:
    """Return the mask of the floes on which a figure of another than *player* stands."""
    mask = 0
    for owner, own in enumerate(stands):
        if owner != player:
            mask |= floes_of(own)
    return mask


def near_floes(places: bytes, number: int) -> int:
    """Return the mask of the floes in contact with the cell of that *number*."""
    return int(places[::-1].translate(_TOUCHING[number]), 2)


def slides_without(places: bytes, ice: int, heavy: int) -> int:
    """Return the slides in which no floe must leave the water and none of the floes *heavy* is taken along.

    A floe has :data:`~kayanak_nb.floes.board.LANES` bits, the first six for the directions in their order.
    """
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


def slides_of(floes: int) -> int:
    """Return the slides of every floe in the mask *floes* in all six directions."""
    return _WAYS[floes & _HALF] | _WAYS[floes >> FLOES // 2] << LANES * FLOES // 2


def _steps(rules: RuleSet, places: bytes, stands: Stands, player: int, bear: int) -> int:
    """Return the steps of the figures of *player*."""
    welcome = ALL_FLOES if rules.step_onto_bear else ALL_FLOES & ~(1 << bear)
    for floe in _full_floes(stands):
        welcome &= ~(1 << floe)
    ways: dict[int, int] = {DONE: 0}
    steps = 0
    for figure, stand in enumerate(stands[player]):
        if stand not in ways:
            ways[stand] = ways_from(stand, places, welcome)
        steps |= ways[stand] << figure * len(PLACES)
    return steps


def ways_from(stand: int, places: bytes, welcome: int) -> int:
    """Return where a figure at *stand* (a floe or a shore) can step to; *welcome* are the floes that take one more.

    Bit by bit in the order of :data:`~kayanak_nb.floes.setup.PLACES`.
    """
    here = places[stand] if stand >= 0 else stand
    return int(places[::-1].translate(_TOUCHING[here]), 2) & welcome | _ASHORE.get(here, 0)


def floes_of(own: tuple[int, ...]) -> int:
    """Return the mask of the floes on which the figures standing at *own* are."""
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
