"""Where a slide takes the floes."""

from __future__ import annotations

from typing import NamedTuple

from kayanak_nb.floes.board import BRINKS, FLOES, FRONTS, LANES, SHIFTS, STRIDES, halo, read, shift
from kayanak_nb.hexgrid import DIRECTIONS

__all__ = ["Drift", "drift", "group", "pushers"]


class Drift(NamedTuple):
    """What a slide comes to: where the floes lie then, a 1 for each floe that moved, and by how many cells."""

    places: bytes
    ice: int
    moving: bytes
    distance: int


def drift(places: bytes, ice: int, floe: int, direction: int) -> Drift:
    """Return where the floes lie once *floe* has been pushed in *direction*, a number in the order of DIRECTIONS.

    *places* are the numbers of the floes' cells, *ice* the set of them; who stands where does not matter here.
    """
    together = group(places[floe], ice, direction)
    distance = _reach(together, ice, direction)
    moving = read(together, places)
    # All bytes in one sum, which carries nothing over: each is the number of a cell before and after.
    total = int.from_bytes(places, "little") + STRIDES[direction] * distance * int.from_bytes(moving, "little")
    ice = ice & ~together | shift(together, SHIFTS[direction] * distance)
    return Drift(total.to_bytes(FLOES, "little"), ice, moving, distance)


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


def pushers(number: int, ice: int, direction: int) -> int:
    """Return the set of the cells of all floes that, pushed in *direction*, take the floe on that *number* along.

    It is itself among them.
    """
    # Who lies in front of whom turns round with the direction.
    return group(number, ice, (direction + 3) % len(DIRECTIONS))


def _reach(together: int, ice: int, direction: int) -> int:
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


def _pairs(shifts: tuple[int, ...]) -> tuple[int, ...]:
    """Return each shift as a pair of one to the left and one to the right, which needs no question of its sign."""
    return tuple(part for by in shifts for part in (max(by, 0), max(-by, 0)))


_FORTH = tuple(map(_pairs, FRONTS))
