"""The hand in Kayanak: each press on a hole plays at once what is marked in the panel."""

from __future__ import annotations

from itertools import chain

from kayanak_nb.game import Game
from kayanak_nb.kayanak.moves import Catch, Move, Outcome, Roll
from kayanak_nb.widgets.hand import Offers, Press
from kayanak_nb.widgets.offers import at_hole, chosen_kind, make_move, probe

__all__ = ["KayanakHand"]


class KayanakHand:
    """The hand at a game of Kayanak: nothing is picked up, but what was wished last is wished again."""

    held = ""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.wished: str | None = None

    def meant(self, offers: Offers) -> str | None:
        """Return the kind of move that a press on the board means now; None if nothing."""
        return chosen_kind(self.game.state, offers, self.wished)

    def press(self, target: str, offers: Offers) -> Press:
        """Return the move that a press on the hole *target* means, or one whose refusal is to be told."""
        state, kind = self.game.state, self.meant(offers)
        meant = at_hole(state.board, offers.get(kind or "", ()), target)
        if meant:
            return Press(meant[0])
        return Press(probe(state, kind, target), at_hole(state.board, chain(*offers.values()), target))

    def choose(self, kind: str) -> None:
        """Let a press on the board mean moves of that *kind* from now on."""
        self.wished = kind

    def asked(self, kind: str) -> None:
        """Wish for more moves of that *kind*."""
        if kind != "done":
            self.wished = kind

    def take(self, kind: str, place: str) -> None:
        """Pick up nothing: there is nothing to pick up."""

    def let_go(self) -> None:
        """Put down nothing."""

    def follow(self, move: Move) -> None:
        """Keep nothing in hand."""

    def move(self, kind: str, place: object = None) -> Move:
        """Return the move of that *kind* at *place*, the name of a hole or the number of a floe.

        :raises ValueError: if there is none.
        """
        return make_move(kind, place)

    def roll(self, white: int, blue: int | None) -> Roll:
        """Return the roll of the faces with these numbers, among the different faces of each die."""
        white_faces, blue_faces = (tuple(dict.fromkeys(die.faces)) for die in self.game.setup.dice)
        return Roll(white_faces[white], None if blue is None else blue_faces[blue])

    def stray(self, phase: str) -> Outcome:
        """Return a catch or a roll, to be refused."""
        roll: Roll = next(iter(self.game.setup.rolls))
        return Catch(0, 0) if phase == "catch" else roll
