"""A position made by hand, for lessons, shared codes and tests: built from names, checked like a board file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kayanak_nb.dice import Face
from kayanak_nb.floes.board import COLUMNS, FLOES, ROWS, START_CELLS, number_of, spread
from kayanak_nb.floes.offer import CAPACITY, judge
from kayanak_nb.floes.setup import FIGURES, Setup
from kayanak_nb.floes.state import DONE, FAR, HOME, NOTHING, State
from kayanak_nb.given import brief
from kayanak_nb.hexgrid import Cell
from kayanak_nb.mistake import Mistake
from kayanak_nb.turn import is_one_of

__all__ = ["MODES", "PHASES", "position"]

PHASES = ("roll", "act", "over")
MODES = ("choose", "own", "bear")

_STANDS: dict[str, int] = {"home": HOME, "far": FAR, "done": DONE}


def position(
    setup: Setup,
    *,
    phase: str = "act",
    player: int = 0,
    turn: int | None = None,
    cells: Sequence[Cell] = START_CELLS,
    figures: Sequence[Sequence[int | str]] | None = None,
    carrying: Sequence[Sequence[bool]] | None = None,
    bear: int = 0,
    roll: tuple[Face, Face | None] | None = None,
    mode: str | None = None,
    budget: int | None = None,
) -> State:
    """Return the state with these fields, named as in :class:`~kayanak_nb.floes.state.State`.

    *cells* left out are those of the start; *figures* left out are all at home; *carrying* left out gives a fish to
    those who must hold one, on the far shore or done; *mode* and *budget* left out are what the roll gives.

    :raises ValueError: if no game can be in that position; the message has a line for every fault.
    """
    where = tuple(map(tuple, figures)) if figures is not None else (("home",) * FIGURES,) * setup.players
    face = roll[0] if roll is not None and is_one_of(roll, setup.rolls) and phase in ("act", "over") else None
    parts = _Parts(
        setup,
        phase,
        player,
        player + 1 if turn is None else turn,
        tuple(map(tuple, cells)),  # type: ignore[arg-type]
        where,
        tuple(map(tuple, carrying)) if carrying is not None else _must_hold(where),
        bear,
        roll,
        _given_mode(phase, face) if mode is None else mode,
        _given_budget(phase, face) if budget is None else budget,
    )
    for faults in (parts.name_faults(), parts.thing_faults(), parts.turn_faults()):
        # Later checks build on what the earlier ones have found to be sound.
        if found := tuple(faults):
            raise Mistake("\n".join(found))
    return parts.state()


def _must_hold(figures: tuple[tuple[int | str, ...], ...]) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(place in ("far", "done") for place in own) for own in figures)


def _given_mode(phase: str, face: Face | None) -> str | None:
    if face is None:
        return None
    return "choose" if phase == "act" and face.symbol == "bear" else "own"


def _given_budget(phase: str, face: Face | None) -> int:
    # The move that ends the game has been paid for.
    return face.pips - (phase == "over") if face is not None else 0


@dataclass(frozen=True)
class _Parts:
    setup: Setup
    phase: str
    player: int
    turn: int
    cells: tuple[Cell, ...]
    figures: tuple[tuple[int | str, ...], ...]
    carrying: tuple[tuple[bool, ...], ...]
    bear: int
    roll: tuple[Face, Face | None] | None
    mode: str | None
    budget: int

    def name_faults(self) -> Iterator[str]:
        """Yield what names no thing of this game."""
        players = self.setup.players
        if self.phase not in PHASES:
            yield f"phase is {brief(self.phase)}; it must be one of {', '.join(PHASES)}."
        if type(self.player) is not int or self.player not in range(players):
            yield f"player is {brief(self.player)}; it must be from 0 to {players - 1}."
        if not _is_floe(self.bear):
            yield f"bear is {brief(self.bear)}; it must be a floe, from 0 to {FLOES - 1}."
        if self.mode is not None and self.mode not in MODES:
            yield f"mode is {brief(self.mode)}; it must be None or one of {', '.join(MODES)}."
        if len(self.cells) != FLOES:
            yield f"cells has {len(self.cells)} entries; there are {FLOES} floes."
        for cell in self.cells:
            if not _is_wet(cell):
                yield f"There is no cell {brief(cell)}; rows run from 0 to {ROWS - 1}, columns from 0 to {COLUMNS - 1}."
        yield from self._figure_faults()

    def _figure_faults(self) -> Iterator[str]:
        players = self.setup.players
        for name, rows in (("figures", self.figures), ("carrying", self.carrying)):
            if [len(own) for own in rows] != [FIGURES] * players:
                yield f"{name} must have {FIGURES} entries for each of the {players} players."
        for place in (place for own in self.figures for place in own):
            if not _is_floe(place) and place not in ("home", "far", "done"):
                given = brief(place)
                yield f"A figure is at {given}; it must be a floe from 0 to {FLOES - 1}, 'home', 'far' or 'done'."
        for holds in (holds for own in self.carrying for holds in own):
            if type(holds) is not bool:
                yield f"carrying holds {brief(holds)}; it must be True or False."

    def thing_faults(self) -> Iterator[str]:
        """Yield what the things on the board contradict."""
        for cell, count in Counter(self.cells).items():
            if count > 1:
                yield f"{count} floes lie on cell {cell}; a cell holds one."
        standing = Counter(place for own in self.figures for place in own if isinstance(place, int))
        for floe, count in sorted(standing.items()):
            if count > CAPACITY:
                yield f"{count} figures stand on floe {floe}; it carries {CAPACITY}."
        if standing[self.bear] and not self.setup.rules.step_onto_bear:
            yield f"A figure stands on floe {self.bear} with the bear, which would have chased it home."
        for player, (own, hands) in enumerate(zip(self.figures, self.carrying, strict=True)):
            for figure, (place, holds) in enumerate(zip(own, hands, strict=True)):
                if place in ("far", "done") and not holds:
                    yield f"Figure {figure} of player {player} is {brief(place)} without a fish; it would have one."
                if place == "home" and holds:
                    yield f"Figure {figure} of player {player} is at home with a fish; it would be 'done'."

    def turn_faults(self) -> Iterator[str]:
        """Yield what the turn contradicts, the things being sound."""
        if type(self.turn) is not int or self.turn < 1 or (self.turn - 1) % self.setup.players != self.player:
            yield f"turn is {brief(self.turn)}; player {self.player} cannot be in that turn."
        if self.phase == "roll":
            if self.roll is not None or self.mode is not None or self.budget:
                yield "In the phase 'roll' nothing has been rolled, chosen or counted."
        elif self.roll is None or not is_one_of(self.roll, self.setup.rolls):
            yield f"roll is {brief(self.roll)}; this die cannot show that."
        else:
            yield from self._spending_faults(self.roll[0])
        yield from self._ending_faults()

    def _spending_faults(self, face: Face) -> Iterator[str]:
        possible = MODES if face.symbol == "bear" else ("own",)
        if self.phase == "over":
            possible = ("own",)
        if self.mode not in possible:
            yield f"mode is {brief(self.mode)}; with this roll it is {' or '.join(map(repr, possible))}."
        least = face.pips if self.mode == "choose" else 1
        most = face.pips
        if self.phase == "over":
            least, most = 0, face.pips - 1
        if type(self.budget) is not int or not least <= self.budget <= most:
            yield f"budget is {brief(self.budget)}; with this roll it is from {least} to {most}."

    def _ending_faults(self) -> Iterator[str]:
        won = [player for player, own in enumerate(self.figures) if own.count("done") == FIGURES]
        if self.phase != "over" and won:
            yield f"All figures of player {won[0]} are home with a fish, so the game is over."
        if self.phase == "over" and won != [self.player]:
            yield f"The game is over only when all figures of player {self.player}, and of no other, are done."

    def state(self) -> State:
        """Return the state; all parts must be sound."""
        places = bytes(map(number_of, self.cells))
        ice = spread(places)
        stands = tuple(tuple(map(_stand, own)) for own in self.figures)
        offer = NOTHING
        if self.phase == "act" and self.mode is not None:
            offer = judge(self.setup.rules, self.player, places, ice, stands, self.bear, self.mode, self.budget)
        return State(
            self.setup,
            self.phase,
            self.player,
            self.turn,
            places,
            ice,
            stands,
            self.carrying,
            self.bear,
            self.roll,
            self.mode,
            self.budget,
            offer,
        )


def _is_floe(value: object) -> bool:
    return type(value) is int and 0 <= value < FLOES


def _stand(place: int | str) -> int:
    return place if isinstance(place, int) else _STANDS[place]


def _is_wet(cell: tuple[object, ...]) -> bool:
    inside = zip(cell, (ROWS, COLUMNS), strict=False)
    return len(cell) == 2 and all(type(number) is int and 0 <= number < size for number, size in inside)
