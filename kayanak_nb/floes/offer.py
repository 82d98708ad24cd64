"""The judge: what a position offers to the player whose turn it is, and how far a slide goes."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from kayanak_nb.floes.board import BRINKS, FAR_EDGE, FLOES, FRONTS, HOME_EDGE, LANES, NEAR, SHIFTS, WATER, halo
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.setup import PLACES
from kayanak_nb.floes.state import DONE, FAR, HOME, NOTHING, Offer
from kayanak_nb.masks import bits

__all__ = [
    "BEAR_STEP",
    "CAPACITY",
    "END",
    "SLIDE",
    "STEP",
    "USE_BEAR",
    "USE_OWN",
    "Places",
    "Stands",
    "foreign_floes",
    "group",
    "judge",
    "reach",
]

END, SLIDE, STEP, USE_BEAR, USE_OWN, BEAR_STEP = range(6)

CAPACITY = 3
"""How many figures a floe carries; the bear does not count."""

_ALL_FLOES = (1 << FLOES) - 1
_FAR_BIT, _HOME_BIT = 1 << FLOES, 1 << FLOES + 1

Places: TypeAlias = tuple[int, ...]
Stands: TypeAlias = tuple[tuple[int, ...], ...]


def judge(
    rules: RuleSet, player: int, places: Places, ice: int, stands: Stands, bear: int, mode: str, budget: int
) -> Offer:
    """Return what *player* may do with the moves that are left; *ice* is the mask of the cells in *places*."""
    if mode == "choose":
        return (0, 0, 0, 1, 1, 0)
    if not budget:
        return NOTHING
    foreign = foreign_floes(stands, player)
    if mode == "bear":
        slides = _slides(places, ice, 1 << bear, foreign)
        return (1, slides, 0, 0, 0, _floes_in(places, NEAR[places[bear]] & ice))
    held = foreign & ~_floes_of(stands[player]) if rules.slide_mixed else foreign
    movable = _ALL_FLOES & ~held & ~(1 << bear)
    slides = _slides(places, ice, movable, foreign | 1 << bear)
    return (1, slides, _steps(rules, places, ice, stands, player, bear), 0, 0, 0)


def foreign_floes(stands: Stands, player: int) -> int:
    """Return the mask of the floes on which a figure of another than *player* stands."""
    mask = 0
    for owner, own in enumerate(stands):
        if owner != player:
            mask |= _floes_of(own)
    return mask


def group(place: int, ice: int, direction: int) -> int:
    """Return the cells of the floe at *place* and of all that it must take along in *direction*.

    Those are, again and again, the floes in contact with the group on its front side: ahead, or 60° beside that.
    """
    a, b, c, d, e, f = _FORTH[direction]
    together = new = 1 << place
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


def _slides(places: Places, ice: int, movable: int, heavy: int) -> int:
    """Return the slides of the floes *movable*, none of which may have to take one of the floes *heavy* along."""
    every = ice * _EVERY_LANE
    weights = 0
    for floe in bits(heavy):
        weights |= _EVERY_LANE << places[floe]
    stuck = every & _BRINK_LANES
    new = stuck | weights
    # From what cannot move back to all that would have to push it, in all six directions at once.
    while new:
        new = (
            ((new & _E) >> _EAST | (new & _SW) >> _SOUTHWEST | (new & _SE) >> _SOUTHEAST)
            | ((new & _W) << _EAST | (new & _NE) << _SOUTHWEST | (new & _NW) << _SOUTHEAST)
        ) & (every & ~stuck)
        stuck |= new
    blocked = 0
    for floe, place in enumerate(places):
        blocked |= (stuck >> place & _EVERY_LANE) << floe * LANES
    return _all_ways(movable) & ~blocked


@cache
def _all_ways(floes: int) -> int:
    """Return the slides of every floe in the mask *floes* in all six directions."""
    return sum(_EVERY_LANE << floe * LANES for floe in range(FLOES) if floes >> floe & 1)


def _steps(rules: RuleSet, places: Places, ice: int, stands: Stands, player: int, bear: int) -> int:
    """Return the steps of the figures of *player*."""
    welcome = ice if rules.step_onto_bear else ice & ~(1 << places[bear])
    for floe in _full_floes(stands):
        welcome &= ~(1 << places[floe])
    ways: dict[int, int] = {DONE: 0}
    steps = 0
    for figure, stand in enumerate(stands[player]):
        if stand not in ways:
            ways[stand] = _ways_from(stand, places, welcome)
        steps |= ways[stand] << figure * len(PLACES)
    return steps


def _ways_from(stand: int, places: Places, welcome: int) -> int:
    """Return where a figure at *stand* can step to, given the cells of the floes that still take one."""
    if stand == HOME:
        return _floes_in(places, HOME_EDGE & welcome)
    if stand == FAR:
        return _floes_in(places, FAR_EDGE & welcome)
    place = places[stand]
    ways = _floes_in(places, NEAR[place] & welcome)
    if FAR_EDGE >> place & 1:
        ways |= _FAR_BIT
    if HOME_EDGE >> place & 1:
        ways |= _HOME_BIT
    return ways


def _floes_in(places: Places, cells: int) -> int:
    """Return the mask of the floes that lie in the mask *cells*, all of which bear ice."""
    floes = 0
    while cells:
        low = cells & -cells
        floes |= 1 << places.index(low.bit_length() - 1)
        cells ^= low
    return floes


def _floes_of(own: tuple[int, ...]) -> int:
    mask = 0
    for stand in own:
        if stand >= 0:
            mask |= 1 << stand
    return mask


def _full_floes(stands: Stands) -> list[int]:
    """Return the floes that take no more figures."""
    on_ice = [stand for own in stands for stand in own if stand >= 0]
    if len(on_ice) < CAPACITY:
        return []
    return [floe for floe in set(on_ice) if on_ice.count(floe) >= CAPACITY]


def _pairs(shifts: tuple[int, ...]) -> tuple[int, ...]:
    """Return each shift as a pair of one to the left and one to the right, which needs no question of its sign."""
    return tuple(part for by in shifts for part in (max(by, 0), max(-by, 0)))


_FORTH = tuple(map(_pairs, FRONTS))
_EVERY_LANE = (1 << LANES) - 1
_BRINK_LANES = sum(brink << lane for lane, brink in enumerate(BRINKS))
_EAST, _, _, _, _SOUTHWEST, _SOUTHEAST = SHIFTS


def _lanes_pushing(direction: int) -> int:
    """Return, over the whole frame, the lanes of the directions in which a floe pushes one that lies in *direction*."""
    beside = ((direction - 1) % LANES, direction, (direction + 1) % LANES)
    return sum(WATER << lane for lane in beside)


_E, _NE, _NW, _W, _SW, _SE = map(_lanes_pushing, range(LANES))
