"""What a turn can be worth: how much each own move helps, and whom the bear could chase.

Everything is counted in moves: those that a player still needs until all four figures are home with a fish.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kayanak_nb.floes.board import FAR_ROW, HOME_ROW, LANES, read
from kayanak_nb.floes.drift import drift, pushers
from kayanak_nb.floes.moves import Move
from kayanak_nb.floes.offer import SLIDE, STEP, foreign_floes, near_floes, slides_of, slides_without
from kayanak_nb.floes.outlook import Outlook, fixed_floes, shut_floes
from kayanak_nb.floes.setup import PLACES
from kayanak_nb.floes.state import DONE, FAR, HOME, State
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.masks import bits

__all__ = [
    "Hunt",
    "best_hunt",
    "moves_left",
    "slides_worth_a_thought",
    "steps_that_count",
    "values_of_slides",
    "values_of_steps",
]

# How far ahead the bear's moves are thought of.
_DEPTH = 2
# What a loss of an opponent counts who is not ahead of the others.
_BEHIND = 0.5


def moves_left(state: State, player: int, outlook: Outlook | None = None) -> float:
    """Return about how many moves *player* needs to win."""
    outlook = outlook or Outlook.of(state, player)
    figures = zip(state.stands[player], state.carrying[player], strict=True)
    return sum([outlook.moves(stand, holds=holds) for stand, holds in figures])


def steps_that_count(state: State) -> tuple[Move, ...]:
    """Return the steps on offer that take a fish, or bring one home; the bear comes to no shore."""
    hands = state.carrying[state.player]
    counting = [figure * len(PLACES) + PLACES.index("home" if holds else "far") for figure, holds in enumerate(hands)]
    return tuple(state.setup.menu.step[number] for number in counting if state.offer[STEP] >> number & 1)


def values_of_steps(state: State) -> dict[Move, float]:
    """Return for each step on offer about how many moves are left after it."""
    outlook = Outlook.of(state, state.player)
    now = moves_left(state, state.player, outlook)
    own, hands = state.stands[state.player], state.carrying[state.player]
    values: dict[Move, float] = {}
    for number in bits(state.offer[STEP]):
        figure, place = divmod(number, len(PLACES))
        before = outlook.moves(own[figure], holds=hands[figure])
        values[state.setup.menu.step[number]] = now - before + _arrived(outlook, place, holds=hands[figure])
    return values


def _arrived(outlook: Outlook, place: int, *, holds: bool) -> float:
    """Return about how many moves a figure needs that has stepped to *place*."""
    if PLACES[place] == "far":
        return outlook.moves(FAR, holds=True)
    if PLACES[place] == "home":
        return outlook.moves(DONE if holds else HOME, holds=holds)
    return outlook.moves(place, holds=holds)


def slides_worth_a_thought(state: State) -> int:
    """Return the slides on offer that take a figure of the player along, or bring a floe to where one waits."""
    own = state.stands[state.player]
    taking = 0
    for floe in {stand for stand in own if stand >= 0}:
        for direction in range(len(DIRECTIONS)):
            behind = read(pushers(state.places[floe], state.ice, direction), state.places)
            taking |= int.from_bytes(behind, "little") << direction
    waiting = [row for stand, row in ((HOME, HOME_ROW), (FAR, FAR_ROW)) if stand in own]
    return state.offer[SLIDE] & (taking | _ferries(state, waiting))


def _ferries(state: State, waiting: list[tuple[int, ...]]) -> int:
    """Return the slides that bring a floe to one of the rows *waiting*, where none can be boarded yet."""
    shut = shut_floes(state)
    open_ = [floe for floe in range(len(state.places)) if not shut >> floe & 1]
    missing = {number for row in waiting if not any(state.places[floe] in row for floe in open_) for number in row}
    ferries = 0
    for number in bits(state.offer[SLIDE]) if missing else ():
        places = drift(state.places, state.ice, *divmod(number, LANES)).places
        if any(places[floe] in missing for floe in open_):
            ferries |= 1 << number
    return ferries


def values_of_slides(state: State, slides: int) -> dict[Move, float]:
    """Return for each of *slides*, which must be on offer, about how many moves are left after it."""
    player = state.player
    shut, fixed = shut_floes(state), fixed_floes(state, player)
    values: dict[Move, float] = {}
    for number in bits(slides):
        places, ice, _, _ = drift(state.places, state.ice, *divmod(number, LANES))
        outlook = Outlook(places, ice, shut=shut, fixed=fixed)
        values[state.setup.menu.slide[number]] = moves_left(state, player, outlook)
    return values


class Hunt(NamedTuple):
    """What the bear can do: how many moves it costs the opponents more than the player, and how it begins."""

    gain: float
    first: tuple[Move, ...]


def best_hunt(state: State) -> Hunt:
    """Return the best that the player can do with the bear in the moves that are left, two at most."""
    prey = _prey(state)
    best = Hunt(0.0, ())
    for gain, first in _hunts(state, prey, min(state.budget, _DEPTH)):
        if gain > best.gain:
            best = Hunt(gain, (first,))
        elif gain == best.gain and gain and first not in best.first:
            best = Hunt(gain, (*best.first, first))
    return best


def _prey(state: State) -> dict[int, float]:
    """Return for each floe with figures how many moves it would cost the opponents, less the player's, to be chased."""
    left = [moves_left(state, player) for player in range(len(state.stands))]
    ahead = min(moves for player, moves in enumerate(left) if player != state.player)
    prey: dict[int, float] = {}
    for owner, own in enumerate(state.stands):
        weight = -1.0 if owner == state.player else 1.0 if left[owner] == ahead else _BEHIND
        outlook = Outlook.of(state, owner)
        at_home = outlook.moves(HOME, holds=False)
        for stand, holds in zip(own, state.carrying[owner], strict=True):
            if stand >= 0:
                loss = max(1.0, at_home - outlook.moves(stand, holds=holds))
                prey[stand] = prey.get(stand, 0.0) + weight * loss
    return prey


def _hunts(state: State, prey: dict[int, float], moves: int) -> Iterator[tuple[float, Move]]:
    """Yield what each way of the bear of at most so many moves gains, and its first move."""
    for first, places, ice, bear in _bear_moves(state, state.places, state.ice, state.bear):
        gain = prey.get(bear, 0.0) if bear != state.bear else 0.0
        yield gain, first
        if moves > 1:
            for _, _, _, then in _bear_moves(state, places, ice, bear):
                yield gain + (prey.get(then, 0.0) if then not in (bear, state.bear) else 0.0), first


def _bear_moves(state: State, places: bytes, ice: int, bear: int) -> Iterator[tuple[Move, bytes, int, int]]:
    """Yield each move of the bear with where the floes lie then and on which the bear is."""
    menu = state.setup.menu
    for floe in bits(near_floes(places, places[bear])):
        yield menu.bear_step[floe], places, ice, floe
    free = slides_without(places, ice, foreign_floes(state.stands, state.player))
    for number in bits(free & slides_of(1 << bear)):
        moved = drift(places, ice, *divmod(number, LANES))
        yield menu.slide[number], moved.places, moved.ice, bear
