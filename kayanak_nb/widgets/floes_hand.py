"""The hand among the floes: what is pressed is picked up first, and then an arrow or a place says where it goes.

What can be picked up is a floe, to slide it, and a floe or a shore with figures, to step from there. The bear, once it
is to move, is in hand by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from kayanak_nb.floes.contact import Place
from kayanak_nb.floes.moves import BearStep, Done, Move, Roll, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.scene import start_of
from kayanak_nb.floes.setup import FIGURES
from kayanak_nb.floes.state import State
from kayanak_nb.game import Game
from kayanak_nb.widgets.hand import Offers, Press

__all__ = ["FloesHand"]

_CHOICE = (UseOwn(), UseBear())
_WHOLE: dict[str, Move] = {"done": Done(), "usebear": UseBear(), "useown": UseOwn()}
_MADE_BY_HAND = ("slide", "step")


class FloesHand:
    """The hand at a game of floes.

    *picked* is what was picked up, None if nothing; *figure* is the one figure that is meant, None if any of those
    there; *wished* is the only kind of move that the next press may mean, None if any.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.picked: Place | None = None
        self.figure: int | None = None
        self.wished: str | None = None

    @property
    def place(self) -> Place | None:
        """What is in hand: what was picked up, or the bear's floe while the turn is about the bear."""
        state: State = self.game.state
        return state.bear if state.mode in ("choose", "bear") else self.picked

    @property
    def held(self) -> str:
        """The target that is picked up; the bear, which nobody can put down, is not."""
        return "" if self.picked is None else str(self.picked)

    def meant(self, offers: Offers) -> str | None:
        """Return the one kind of move that a press on the board can mean; None if nothing, or more than one."""
        kinds = [kind for kind in offers if kind in (*_MADE_BY_HAND, "bearstep")]
        if self.picked is not None and self.wished is None:
            kinds = [kind for kind in kinds if self._starts(offers[kind], self.picked)]
        if self.wished in kinds:
            return self.wished
        return kinds[0] if len(kinds) == 1 else None

    def in_hand(self, offers: Offers) -> tuple[Move, ...]:
        """Return the moves that presses on the board can lead to: all, unless one kind was wished for."""
        return offers.get(self.wished or "") or tuple(chain(*offers.values()))

    def press(self, target: str, offers: Offers) -> Press:
        """Return what a press on *target* means: an arrow (``"5:NE"``), a floe or a shore."""
        if ":" in target:
            return Press(self.move("slide", target))
        place = _place(target)
        if self.game.state.mode == "choose":
            return Press(self._refused(place), _CHOICE)
        if self.game.state.mode == "bear":
            return Press(self._bear_to(place))
        if place == self.picked:
            self.let_go()
            return Press()
        return self._press(place, offers)

    def _press(self, place: Place, offers: Offers) -> Press:
        moves = self.in_hand(offers)
        step = self._step_to(place, moves)
        if step is not None and (self.picked is not None or not self._starts(moves, place)):
            return Press(step)
        if self._stepping and self.picked is not None:
            return Press(Step(self._leader(self.picked), place))
        if self._starts(moves, place) or self._starts(chain(*offers.values()), place):
            self._pick_up(place, moves)
            return Press()
        return Press(self._refused(place))

    def choose(self, kind: str) -> None:
        """Let the next press on the board mean a move of that *kind* only."""
        self.wished = kind
        if kind == "slide":
            self.figure = None

    def asked(self, kind: str) -> None:
        """Take no note of it: the panel's lists say themselves what is meant."""

    def take(self, kind: str, place: str) -> None:
        """Pick up the floe *place* to slide it, or the figure of that number to step with it."""
        if self.game.state.mode != "own" or kind not in _MADE_BY_HAND:
            return
        number = int(place)
        self.wished = kind
        self.figure = number if kind == "step" else None
        self.picked = number if kind == "slide" else self._stands[number]

    def let_go(self) -> None:
        """Put down what is picked up."""
        self.picked = self.figure = self.wished = None

    def follow(self, move: Move) -> None:
        """Keep in hand the floe that slid, or where the figure has gone."""
        if self.game.state.mode != "own" or not isinstance(move, Slide | Step):
            return
        place: Place = move.floe if isinstance(move, Slide) else move.to
        if self._starts(self.game.legal_moves(), place):
            self.picked = place

    def move(self, kind: str, place: object = None) -> Move:
        """Return the move of that *kind*: *place* is ``"5:NE"``, ``"2:far"`` (figure 2) or the bear's next floe.

        :raises ValueError: if there is none.
        """
        if kind in _WHOLE:
            return _WHOLE[kind]
        first, _, second = str(place).partition(":")
        if kind == "slide":
            return Slide(int(first), second)
        if kind == "step":
            return Step(int(first), _place(second))
        if kind == "bearstep":
            return BearStep(int(first))
        raise ValueError(f"There is no kind of move {kind!r}.")

    def roll(self, white: int, blue: int | None) -> Roll:
        """Return the roll of the face with the number *white* among the different faces of the die."""
        del blue
        return Roll(tuple(dict.fromkeys(self.game.setup.die.faces))[white], None)

    def stray(self, phase: str) -> Roll:
        """Return a roll, to be refused."""
        del phase
        roll: Roll = next(iter(self.game.setup.rolls))
        return roll

    # -- inside

    @property
    def _stands(self) -> tuple[Place, ...]:
        state: State = self.game.state
        return state.figures[state.player]

    @property
    def _stepping(self) -> bool:
        return self.wished == "step" or self.figure is not None

    def _starts(self, moves: Iterable[Move], place: Place) -> bool:
        return any(start_of(self.game.state, move) == place for move in moves)

    def _step_to(self, place: Place, moves: Iterable[Move]) -> Step | None:
        """Return the step onto *place* by the figure in hand, or else by the first that can."""
        return next((move for move in moves if isinstance(move, Step) and move.to == place and self._leads(move)), None)

    def _leads(self, step: Step) -> bool:
        if self.figure is not None:
            return step.figure == self.figure
        if self.picked is not None:
            return self._stands[step.figure] == self.picked
        return self.wished == "step"

    def _pick_up(self, place: Place, moves: Iterable[Move]) -> None:
        if not self._starts(moves, place):
            self.wished = None
        self.picked, self.figure = place, None

    def _leader(self, place: Place) -> int:
        """Return the figure in hand, or else the first on *place*, or the first that is not finished."""
        if self.figure is not None:
            return self.figure
        figures = range(FIGURES)
        unfinished = [figure for figure in figures if self._stands[figure] != "done"]
        return next((figure for figure in figures if self._stands[figure] == place), (*unfinished, 0)[0])

    def _bear_to(self, place: Place) -> Move:
        return BearStep(place) if isinstance(place, int) else Step(self._leader(place), place)

    def _refused(self, place: Place) -> Move:
        """Return a move that *place* cannot make, to be refused for what keeps it where it is."""
        if isinstance(place, int) and not self._stepping:
            return Slide(place, "E")
        if isinstance(place, int) or place not in self._stands:
            return Step(self._leader(place), place)
        return self._ashore(place)

    def _ashore(self, shore: str) -> Step:
        """Return a step that fails because *shore*, where the figure is, touches no floe that takes it."""
        steps = [Step(self._leader(shore), floe) for floe in range(len(self.game.state.cells))]
        return next((step for step in steps if self._reason(step) == "over-water"), steps[0])

    def _reason(self, move: Move) -> str:
        illegal = self.game.why_not(move)
        return illegal.reason if illegal else ""


def _place(name: str) -> Place:
    return int(name) if name.isdigit() else name
