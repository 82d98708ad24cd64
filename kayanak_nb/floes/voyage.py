"""One figure on its way while all others stand still: the positions that a search for a crossing goes through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kayanak_nb.floes.board import FLOES, LANES, read
from kayanak_nb.floes.drift import drift, pushers
from kayanak_nb.floes.moves import Move
from kayanak_nb.floes.offer import ALL_FLOES, CAPACITY, floes_of, foreign_floes, slides_of, slides_without, ways_from
from kayanak_nb.floes.outlook import fixed_floes
from kayanak_nb.floes.setup import PLACES
from kayanak_nb.floes.state import DONE, FAR, HOME, State
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.masks import bits

__all__ = ["Guide", "Voyage"]

_FAR_BIT, _HOME_BIT = 1 << PLACES.index("far"), 1 << PLACES.index("home")


class Voyage(NamedTuple):
    """Where the floes lie, where the figure is (a floe, HOME, FAR or DONE), and whether it holds a fish."""

    places: bytes
    ice: int
    stand: int
    holds: bool


class Guide:
    """What *player* can do for *figure*, move by move, as long as nobody else moves and no die is rolled."""

    def __init__(self, state: State, player: int, figure: int) -> None:
        own = state.stands[player]
        self.menu = state.setup.menu
        self.figure = figure
        self.first = Voyage(state.places, state.ice, own[figure], state.carrying[player][figure])
        self.mixed = state.rules.slide_mixed
        self.foreign = foreign_floes(state.stands, player)
        self.own = floes_of((*own[:figure], *own[figure + 1 :]))
        self.bear = 1 << state.bear
        self.fixed = fixed_floes(state, player)
        self.shut = self._shut(state, player)

    def moves(self, voyage: Voyage) -> Iterator[tuple[Move, Voyage]]:
        """Yield each move with what it leads to."""
        yield from self.steps(voyage)
        for number in bits(self.slides(voyage)):
            yield self.slide(voyage, number)

    def slides(self, voyage: Voyage) -> int:
        """Return the slides that the player may make, eight bits a floe."""
        held = self.foreign
        if self.mixed:
            held &= ~self.own
            if voyage.stand >= 0:
                held &= ~(1 << voyage.stand)
        free = slides_without(voyage.places, voyage.ice, self.foreign | self.bear)
        return free & ~slides_of(held | self.bear)

    def slide(self, voyage: Voyage, number: int) -> tuple[Move, Voyage]:
        """Return the slide of that *number* in the menu and what it leads to."""
        places, ice, _, _ = drift(voyage.places, voyage.ice, *divmod(number, LANES))
        return self.menu.slide[number], Voyage(places, ice, voyage.stand, voyage.holds)

    def slides_with(self, voyage: Voyage, floe: int) -> int:
        """Return those slides that take *floe* along, pushed or pushing."""
        taking = 0
        for direction in range(len(DIRECTIONS)):
            behind = read(pushers(voyage.places[floe], voyage.ice, direction), voyage.places)
            taking |= int.from_bytes(behind, "little") << direction
        return self.slides(voyage) & taking

    def steps(self, voyage: Voyage) -> Iterator[tuple[Move, Voyage]]:
        """Yield each step with what it leads to."""
        for place in bits(self.reachable(voyage)):
            yield self.step(voyage, place)

    def reachable(self, voyage: Voyage) -> int:
        """Return where the figure can step to: a bit for each floe, then the far and the home shore."""
        if voyage.stand == DONE:
            return 0
        return ways_from(voyage.stand, voyage.places, ALL_FLOES & ~self.shut)

    def step(self, voyage: Voyage, place: int) -> tuple[Move, Voyage]:
        """Return the step to *place*, numbered as in :data:`~kayanak_nb.floes.setup.PLACES`, and what it leads to."""
        stand, holds = place, voyage.holds
        if 1 << place == _FAR_BIT:
            stand, holds = FAR, True
        elif 1 << place == _HOME_BIT:
            stand = DONE if holds else HOME
        move = self.menu.step[self.figure * len(PLACES) + place]
        return move, Voyage(voyage.places, voyage.ice, stand, holds)

    def _shut(self, state: State, player: int) -> int:
        """Return the floes that do not take the figure, which itself takes no room there."""
        others = [
            stand
            for owner, own in enumerate(state.stands)
            for figure, stand in enumerate(own)
            if (owner, figure) != (player, self.figure)
        ]
        full = sum(1 << floe for floe in range(FLOES) if others.count(floe) >= CAPACITY)
        return full if state.rules.step_onto_bear else full | self.bear
