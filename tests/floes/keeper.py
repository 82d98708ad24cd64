"""A game that is undone, saved and written as a code at every step, and must come back as it was."""

from __future__ import annotations

from kayanak_nb.floes.moves import Action
from kayanak_nb.floes.state import State
from kayanak_nb.game import Game, GameStreams
from kayanak_nb.saves import from_code, from_json, to_json

__all__ = ["Keeper", "Lost"]


class Lost(AssertionError):  # noqa: N818 (it is no error of the test)
    """A game did not come back as it was; the message says from where."""


class Keeper:
    """Follows a game from *start* on."""

    def __init__(self, start: State, seed: int) -> None:
        self.start = start
        self.game = Game(start, seed, GameStreams.of(seed))
        self._from_here = self._through_code()

    def follow(self, action: Action, *, whole: bool) -> None:
        """Play *action*, and let the game make each way there and back.

        Saved is the step alone, played from the code of the position before it; with *whole*, also the game so far.

        :raises Lost: where a way does not lead back.
        """
        before = self.game.state
        self.game.play(action)
        self._undo_and_redo(before)
        self._from_here.play(action)
        self._check_saved(self._from_here)
        if whole:
            self._check_saved(self.game)
        self._from_here = self._through_code()

    def end(self) -> None:
        """Go back to the start, and by every step to the end.

        :raises Lost: if a state is another one then.
        """
        game, states = self.game, [self.start, *(step.state for step in self.game.timeline)]
        while game.undo():
            pass
        seen = [game.state]
        while game.redo():
            seen.append(game.state)
        _check("the timeline", seen == states)

    def _undo_and_redo(self, before: State) -> None:
        after = self.game.state
        _check("undo", self.game.undo() and self.game.state == before)
        _check("redo", self.game.redo() and self.game.state == after)

    def _through_code(self) -> Game:
        code = self.game.code
        again = from_code(code)
        _check("a code", again.state == self.game.state and again.code == code)
        return again

    def _check_saved(self, game: Game) -> None:
        text = to_json(game)
        again = from_json(text)
        same = again.state == self.game.state and to_json(again) == text
        _check("a saved game", same and [s.events for s in again.timeline] == [s.events for s in game.timeline])


def _check(way: str, back: bool) -> None:
    if not back:
        raise Lost(f"{way} does not lead back")
