"""The fewest moves that take a figure to a goal: exact as far as a turn reaches, and a bound beyond.

Counted are own moves, slides and steps, as if the player had any number of them while nobody else moved. Up to
:data:`AHEAD` moves the search looks at everything; further on it follows only the positions that look best, so what it
finds is a way, but perhaps not the shortest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import nsmallest
from typing import NamedTuple, TypeAlias

from kayanak_nb.floes.board import CELLS, FLOES, ROWS
from kayanak_nb.floes.graph import Place
from kayanak_nb.floes.moves import Move
from kayanak_nb.floes.outlook import Outlook
from kayanak_nb.floes.setup import FIGURES, PLACES
from kayanak_nb.floes.state import DONE, FAR, HOME, State
from kayanak_nb.floes.voyage import Guide, Voyage
from kayanak_nb.hexgrid import distance
from kayanak_nb.masks import bits
from kayanak_nb.mistake import Mistake

__all__ = ["AHEAD", "Crossing", "crossing"]

AHEAD = 4
"""So many moves, the most that a turn has with the die of the text, are searched for every possibility."""

# How many moves a way may have that is not searched for every possibility.
_FARTHEST = 30

Line: TypeAlias = tuple[Move, ...]


class Crossing(NamedTuple):
    """How many moves a figure needs: *at_least* and *at_most* so many (None: no way was found), and *moves* that do it.

    Where the two differ, *at_most* is a bound: there may be a shorter way.
    """

    at_least: int
    at_most: int | None
    moves: Line

    @property
    def exact(self) -> bool:
        """Whether the number is certain, and not a bound."""
        return self.at_least == self.at_most


def crossing(
    state: State, figure: int, goal: Place, *, player: int | None = None, exact_only: bool = False, width: int = 40
) -> Crossing:
    """Return how many moves take *figure* (0 to 3) of *player* (left out, the one to move) to *goal*.

    *goal* is ``"far"``, ``"home"``, a floe, or ``"done"``: home with a fish, whatever that takes. With *exact_only*
    nothing is searched beyond :data:`AHEAD` moves; otherwise the *width* best positions are followed (some hundredths
    of a second for each of them).

    :raises ValueError: if there is no such figure, player or goal, or the figure is finished.
    """
    player = state.player if player is None else player
    _check(state, figure, goal, player)
    guide = Guide(state, player, figure)
    wanted = _Goal(goal)
    if wanted.is_reached(guide.first):
        return Crossing(0, 0, ())
    line = _shortest(guide, wanted)
    if line is not None:
        return Crossing(len(line), len(line), line)
    line = None if exact_only else _promising(guide, wanted, width)
    return Crossing(AHEAD + 1, len(line) if line else None, line or ())


def _check(state: State, figure: int, goal: Place, player: int) -> None:
    for name, value, number in (("player", player, len(state.stands)), ("figure", figure, FIGURES)):
        if type(value) is not int or value not in range(number):
            raise Mistake(f"{name} is {value!r}; it must be from 0 to {number - 1}.")
    if isinstance(goal, bool) or goal not in (*PLACES, "done"):
        raise Mistake(f"goal is {goal!r}; it must be 'far', 'home', 'done' or a floe from 0 to {FLOES - 1}.")
    if state.stands[player][figure] == DONE:
        raise Mistake(f"Figure {figure} of player {player} is home with a fish and stays there.")


class _Goal:
    """Where a figure is to go."""

    def __init__(self, goal: Place) -> None:
        self.floe = goal if isinstance(goal, int) else None
        self.stands = {"far": (FAR,), "home": (HOME, DONE), "done": (DONE,)}.get(str(goal), (goal,))
        self.place = PLACES.index("home" if goal == "done" else goal)
        self.needs_fish = goal == "done"

    def is_reached(self, voyage: Voyage) -> bool:
        return voyage.stand in self.stands

    def is_next(self, guide: Guide, voyage: Voyage) -> bool:
        """Return whether one step leads to the goal."""
        return (voyage.holds or not self.needs_fish) and bool(guide.reachable(voyage) >> self.place & 1)


def _shortest(guide: Guide, goal: _Goal) -> Line | None:
    """Return the shortest way if it has at most AHEAD moves, the first in the order of moves among equals.

    The last move of every way is a step. The move before it either is one too, or slides the floe under the figure or
    the one that is the goal: any other slide could be left out.
    """
    layer: dict[Voyage, Line] = {guide.first: ()}
    seen = {guide.first}
    for number in range(AHEAD - 1):
        for voyage, line in layer.items():
            if goal.is_next(guide, voyage):
                return (*line, guide.step(voyage, goal.place)[0])
        if number < AHEAD - 2:
            layer = _next_layer(guide, layer, seen)
    for voyage, line in layer.items():
        for move, after in _last_but_one(guide, goal, voyage):
            if goal.is_next(guide, after):
                return (*line, move, guide.step(after, goal.place)[0])
    return None


def _next_layer(guide: Guide, layer: dict[Voyage, Line], seen: set[Voyage]) -> dict[Voyage, Line]:
    """Return what lies one move further and was not *seen* before, each with the moves that lead there."""
    further: dict[Voyage, Line] = {}
    for voyage, line in layer.items():
        for move, after in guide.moves(voyage):
            if after not in seen:
                seen.add(after)
                further[after] = (*line, move)
    return further


def _last_but_one(guide: Guide, goal: _Goal, voyage: Voyage) -> Iterator[tuple[Move, Voyage]]:
    yield from guide.steps(voyage)
    useful = 0
    for floe in (voyage.stand, goal.floe):
        if floe is not None and floe >= 0:
            useful |= guide.slides_with(voyage, floe)
    for number in bits(useful):
        yield guide.slide(voyage, number)


def _promising(guide: Guide, goal: _Goal, width: int) -> Line | None:
    """Return a way found by following the *width* best positions move by move; None if there is none among them."""
    left = _estimate(guide, goal)
    layer: dict[Voyage, Line] = {guide.first: ()}
    seen = {guide.first}
    for _ in range(_FARTHEST):
        further = _next_layer(guide, layer, seen)
        for voyage, line in further.items():
            if goal.is_reached(voyage):
                return line
        layer = {voyage: further[voyage] for voyage in nsmallest(width, further, key=left)}
    return None


def _estimate(guide: Guide, goal: _Goal) -> Callable[[Voyage], float]:
    """Return a function that says about how far a voyage still is from the goal."""

    def left(voyage: Voyage) -> float:
        if goal.floe is not None:
            return _apart(voyage, goal.floe)
        outlook = Outlook(voyage.places, voyage.ice, shut=guide.shut, fixed=guide.fixed)
        if goal.needs_fish or (not voyage.holds and goal.place == PLACES.index("far")):
            return outlook.moves(voyage.stand, holds=voyage.holds)
        return outlook.moves_to(voyage.stand, FAR if goal.place == PLACES.index("far") else HOME)

    return left


def _apart(voyage: Voyage, floe: int) -> float:
    """Return how many cells lie between the figure and *floe*; the shores are as long as the water is wide."""
    cell = CELLS[voyage.places[floe]]
    if voyage.stand == FAR:
        return cell[0] + 1
    if voyage.stand == HOME:
        return ROWS - cell[0]
    return distance(CELLS[voyage.places[voyage.stand]], cell)
