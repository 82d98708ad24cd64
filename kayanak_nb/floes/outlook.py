"""About how many moves a figure still needs: a quick estimate, for bots and for searches that follow the best only.

The figure rides one floe at a time through the others as they lie, and walks where floes touch. It pushes no floe
along, and it does not think of what others do.
"""

from __future__ import annotations

from kayanak_nb.floes.board import AROUND, CELLS, FAR_ROW, HOME_ROW, LANES, ROWS, SHIFTS, STRIDES, WATER, shift
from kayanak_nb.floes.offer import CAPACITY, foreign_floes
from kayanak_nb.floes.state import DONE, FAR, HOME, State
from kayanak_nb.masks import bits

__all__ = ["Outlook", "fixed_floes", "shut_floes"]

# From the far shore back home: onto a floe, a few slides, off it.
_RETURN = 11.0
# From a shore where no floe lies: one must be brought first.
_NO_FERRY = 9.0
# Where no ride leads to the shore: so much, and more for each row that is left.
_LOST, _ROW = 4.0, 0.7

_NEVER = 99


class Outlook:
    """Estimates for floes that lie at *places*.

    The floes *shut* let nobody on, and the floes *fixed* cannot be slid; both are masks.
    """

    def __init__(self, places: bytes, ice: int, *, shut: int, fixed: int) -> None:
        self.places = places
        self.ice = ice
        self.shut = shut
        self.fixed = fixed
        self._rides: dict[tuple[int, int], float] = {}
        self._walks: dict[int, dict[int, int]] = {}

    @classmethod
    def of(cls, state: State, player: int) -> Outlook:
        """Return the outlook of *player* in a position."""
        return cls(state.places, state.ice, shut=shut_floes(state), fixed=fixed_floes(state, player))

    def moves(self, stand: int, *, holds: bool) -> float:
        """Return about how many moves a figure at *stand* needs to be home with a fish; *holds* is whether it has one.

        *stand* is a floe, HOME, FAR or DONE.
        """
        if stand == DONE:
            return 0.0
        if stand == FAR or holds:
            return self.moves_to(stand, HOME)
        return self.moves_to(stand, FAR) + _RETURN

    def moves_to(self, stand: int, shore: int) -> float:
        """Return about how many moves take a figure from *stand*, a floe or a shore, to *shore*, FAR or HOME."""
        if stand == shore:
            return 0.0
        return self._ride_of(stand, shore) if stand >= 0 else self._from_shore(stand, shore)

    def _ride_of(self, floe: int, shore: int) -> float:
        known = self._rides.get((floe, shore))
        if known is None:
            known = self._ride(self.places[floe], shore, fixed=bool(self.fixed >> floe & 1))
            self._rides[floe, shore] = known
        return known

    def _from_shore(self, shore: int, goal: int) -> float:
        walks = self._walks_to(shore)
        ferries = [floe for floe, place in enumerate(self.places) if walks.get(place) == 1]
        return 1 + min([self._ride_of(floe, goal) for floe in ferries], default=_NO_FERRY)

    def _ride(self, start: int, shore: int, *, fixed: bool) -> float:
        """Follow all slides of the floe on *start*, stop by stop, until no further stop can be better than the best."""
        blocked = _blocked(self.ice & ~(1 << LANES * start))
        walks, rows_left = self._walks_to(shore), _ROWS_LEFT[shore]
        best, nearest = _NEVER, rows_left[start]
        seen, frontier, slides = {start}, [start], 0
        while frontier and slides + 1 < best:
            reached = []
            for number in frontier:
                left = rows_left[number]
                if not left:
                    return slides + 1
                if left < nearest:
                    nearest = left
                if walks and blocked[number]:
                    for other in AROUND[number]:
                        if other in walks and other != start and slides + 1 + walks[other] < best:
                            best = slides + 1 + walks[other]
                for way in () if fixed else _WAYS[number][blocked[number]]:
                    for end in way:
                        if blocked[end]:
                            break
                    if end not in seen:
                        seen.add(end)
                        reached.append(end)
            frontier = reached
            slides += 1
        return best if best < _NEVER else _LOST + _ROW * nearest

    def _walks_to(self, shore: int) -> dict[int, int]:
        """Return the number of steps to *shore* from each floe that others join to it, by their cells."""
        known = self._walks.get(shore)
        if known is None:
            boardable = set(self.places) - {self.places[floe] for floe in bits(self.shut)}
            known = self._walks[shore] = _walks(boardable, _ROWS[shore])
        return known


def shut_floes(state: State) -> int:
    """Return the mask of the floes that nobody can board."""
    on_ice = [stand for own in state.stands for stand in own if stand >= 0]
    shut = sum([1 << floe for floe in set(on_ice) if on_ice.count(floe) >= CAPACITY])
    return shut if state.rules.step_onto_bear else shut | 1 << state.bear


def fixed_floes(state: State, player: int) -> int:
    """Return the mask of the floes that *player* cannot slide even with a figure on it."""
    mixed = 0 if state.rules.slide_mixed else foreign_floes(state.stands, player)
    return mixed | 1 << state.bear


def _walks(boardable: set[int], row: tuple[int, ...]) -> dict[int, int]:
    """Return how many steps lead from each of the cells *boardable* to the shore along *row*, where any do."""
    frontier = [number for number in row if number in boardable]
    walks = dict.fromkeys(frontier, 1)
    for number in frontier:
        for other in AROUND[number]:
            if other not in walks and other in boardable:
                walks[other] = walks[number] + 1
                # The list grows while it is gone through, so the nearest come first.
                frontier.append(other)
    return walks


def _blocked(ice: int) -> bytes:
    """Return for each cell a bit for each direction in which a floe there would press against *ice*."""
    lanes = 0
    for presses, back in _PRESSES:
        lanes |= shift(ice * presses, back)
    return (lanes & _ALL_LANES).to_bytes(256, "little")


def _way(number: int, stride: int) -> tuple[int, ...]:
    """Return the cells on the way from that *number* to the edge."""
    cells = []
    while number + stride in CELLS:
        number += stride
        cells.append(number)
    return tuple(cells)


def _free_ways(number: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return, for each set of directions that are blocked, the ways that a floe on that *number* can go."""
    ways = [_way(number, stride) for stride in STRIDES]
    return tuple(
        tuple(way for turn, way in enumerate(ways) if way and not blocked >> turn & 1)
        for blocked in range(1 << len(ways))
    )


_WAYS = {number: _free_ways(number) for number in CELLS}
_ROWS = {FAR: FAR_ROW, HOME: HOME_ROW}
_ROWS_LEFT = {
    FAR: {number: row for number, (row, _) in CELLS.items()},
    HOME: {number: ROWS - 1 - row for number, (row, _) in CELLS.items()},
}

# Ice that lies in one direction is pressed against in that direction and the two beside it.
_PRESSES = tuple((sum(1 << (turn + side) % len(SHIFTS) for side in (-1, 0, 1)), -by) for turn, by in enumerate(SHIFTS))
_ALL_LANES = WATER * ((1 << LANES) - 1)
