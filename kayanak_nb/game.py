"""One game in progress: rules, state, timeline and streams, under a few verbs.

>>> from kayanak_nb.kayanak.moves import Place
>>> game = new_game("ja-2", players=2, seed=7)
>>> game.play(Place("A1"))
(Placed(player=0, hole='A1', clause='ja2.placement'),)
>>> game.undo(), game.state.phase
(True, 'place')
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from copy import deepcopy
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

from kayanak_nb.equipment import player_faults
from kayanak_nb.games import Kind, kind_of, rule_set
from kayanak_nb.given import brief, plain
from kayanak_nb.illegal import Illegal, IllegalMove
from kayanak_nb.locale import check_language
from kayanak_nb.mistake import Mistake
from kayanak_nb.players import LONGEST_NAME, check_names
from kayanak_nb.stream import GameStreams, fold, new_seed
from kayanak_nb.timeline import Step, Timeline
from kayanak_nb.wording import mistaken, together, tried

if TYPE_CHECKING:
    from kayanak_nb.dice import Die, Face
    from kayanak_nb.drawing.scene import Scene
    from kayanak_nb.kayanak.board import Board

__all__ = ["LONGEST_NAME", "Game", "GameStreams", "check_names", "new_game"]

# What these are depends on the game.
State: TypeAlias = Any
Setup: TypeAlias = Any
Move: TypeAlias = Any
Outcome: TypeAlias = Any
Action: TypeAlias = Any
Event: TypeAlias = Any

GameStep: TypeAlias = Step[State, Action, Event]
GameTimeline: TypeAlias = Timeline[State, Action, Event]


class Game:
    """A game in progress. Make one with :func:`new_game`, :func:`load` or :func:`from_code`.

    *seed* fixes all that is left to chance; *names* are the players' names, or None for the names of the colours.
    *language* is the one that the game is shown in; it may be set at any time and is not saved.
    """

    __slots__ = ("_engine", "_language", "_names", "kind", "seed", "streams", "timeline")

    def __init__(self, state: State, seed: int, streams: GameStreams, names: tuple[str, ...] | None = None) -> None:
        self.kind: Kind = kind_of(state.setup.rules)
        self._engine = self.kind.engine
        self.seed = seed
        self._names = names
        self._language = "en"
        self.streams = streams
        self.timeline: GameTimeline = Timeline(state, streams.marks)

    @property
    def state(self) -> State:
        """The present position."""
        return self.timeline.current.state

    @property
    def names(self) -> tuple[str, ...] | None:
        """The players' names, or None for the names of the colours; they may be set."""
        return self._names

    @names.setter
    def names(self, names: Iterable[str] | None) -> None:
        self._names = check_names(names, self.setup.players)

    @property
    def language(self) -> str:
        """The language that the game is shown in; it may be set, and is not saved."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = check_language(language)

    @property
    def setup(self) -> Setup:
        """What the game is played with."""
        return self.state.setup

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves on offer, in vocabulary order, then board order; () in chance and final states."""
        return self._engine.legal_moves(self.state)

    def chances(self) -> dict[Outcome, Fraction]:
        """Return each outcome that is waited for with its probability; {} in decision and final states."""
        return self._engine.chances(self.state)

    def why_not(self, action: object) -> Illegal | None:
        """Return None if *action* may be played now, otherwise why not."""
        return self._engine.why_not(self.state, action)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play a move, or set an outcome by hand (which draws nothing), and return what happened.

        :raises IllegalMove: if it is not allowed; nothing has changed then.
        """
        timeline, streams = self.timeline, self.streams
        try:
            state, events = self._engine.apply(timeline.current.state, action)
        except IllegalMove as error:
            raise IllegalMove(error.illegal, self._refusal(error.illegal)) from None
        timeline.add(action, events, state, streams.marks)
        return events

    def chance(self) -> tuple[Event, ...]:
        """Draw the outcome that is waited for, a roll or a catch, and return what happened.

        :raises ValueError: if a decision is waited for, or the game is over.
        """
        return self.play(self._engine.draw(self.state, self.streams))

    def roll(self) -> tuple[Event, ...]:
        """Roll the dice and return what happened.

        :raises IllegalMove: if it is not time to roll; nothing has changed then.
        """
        return self.chance() if self.state.phase == "roll" else self.play(self._any_roll())

    def bot_move(self, bot: str) -> tuple[Event, ...]:
        """Let the bot of that name (``"random"`` or ``"greedy"``) decide for the player to move.

        :raises ValueError: if there is no such bot, or no decision is waited for.
        """
        bots = self.kind.bots.BOTS
        if not isinstance(bot, str) or bot not in bots:
            raise mistaken("mistake-bot", given=brief(bot), names=", ".join(map(repr, bots)))
        if not self.legal_moves():
            raise mistaken("mistake-no-decision", phase=repr(self.state.phase))
        return self.play(bots[bot](self.state, self.streams.bots))

    def undo(self) -> bool:
        """Take one step back; False at the start."""
        return self.timeline.back() and self._wind()

    def redo(self) -> bool:
        """Take one step forward on the current line; False at its tip."""
        return self.timeline.forward() and self._wind()

    def goto(self, number: int) -> None:
        """Go to step *number* of the current line, 0 being the start.

        :raises IndexError: if the line has no such step.
        """
        self.timeline.current = self.timeline[number]
        self._wind()

    def switch(self, line: int) -> None:
        """Go to the tip of *line*, a number in ``timeline.lines``.

        :raises IndexError: if there is no such line.
        """
        self.timeline.switch(line)
        self._wind()

    @property
    def code(self) -> str:
        """The present position as one line of text, for :func:`from_code`; in Kayanak it gives away the hidden fish."""
        from kayanak_nb.saves import code_of

        return code_of(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game, with every line played, to the file *path*, replacing in one step what was there.

        :raises OSError: if that is not possible; what was there is then untouched.
        """
        from kayanak_nb.saves import save

        save(self, path)

    def to_json(self) -> str:
        """Return the game, with every line played, as JSON text: what :meth:`save` writes."""
        from kayanak_nb.saves import to_json

        return to_json(self)

    @classmethod
    def from_json(cls, text: str) -> Game:
        """Return the game that :meth:`to_json` has written as *text*.

        :raises BadFile: with every fault of *text*.
        """
        from kayanak_nb.saves import from_json

        game = from_json(text)
        return game if cls is Game else _again(cls, *game._parts())

    def __repr__(self) -> str:
        text: str = self.kind.words.text_board(self.state, language=self.language, names=self.names)
        return text

    def _repr_svg_(self) -> str:
        from kayanak_nb.drawing.svg import svg

        return svg(self._scene())

    def _repr_html_(self) -> str:
        from kayanak_nb.drawing.figure import figure

        return figure(self._scene(), repr(self))

    def __copy__(self) -> Game:
        # With timeline and streams of its own, or playing on with the copy would move the original.
        return deepcopy(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), *self._parts())

    def _parts(self) -> tuple[GameTimeline, int, GameStreams, tuple[str, ...] | None, str]:
        return self.timeline, self.seed, self.streams, self.names, self.language

    def _refusal(self, illegal: Illegal) -> str:
        sentence: str = self.kind.words.refusal(illegal, language=self.language, names=self.names)
        return sentence

    def _scene(self) -> Scene:
        last = self.timeline.current.events
        picture: Scene = self.kind.scene.scene(self.state, language=self.language, names=self.names, last=last)
        return picture

    def _wind(self) -> bool:
        self.streams.wind(self.timeline.current.marks)
        return True

    def _any_roll(self) -> Outcome:
        """Return a roll to be refused: it is not time for any."""
        return next(iter(self.setup.rolls))


def _again(
    kind: type[Game],
    timeline: GameTimeline,
    seed: int,
    streams: GameStreams,
    names: tuple[str, ...] | None,
    language: str,
) -> Game:
    """Return a game of the class *kind* with the same course."""
    game = kind(timeline.start.state, seed, streams, names)
    game.timeline = timeline
    game.language = language
    return game


def new_game(
    rules: str | object,
    *,
    players: int = 2,
    seed: int | None = None,
    board: str | Board | None = None,
    dice: Sequence[Die[Face]] | Die[Face] | None = None,
    magnet: Fraction | int | None = None,
    names: Sequence[str] | None = None,
    language: str = "en",
) -> Game:
    """Start a game.

    *rules* is the id of a rule set or a RuleSet of your own; *players* 2 to 4; *seed* a whole number (left out, one is
    drawn; it is kept as ``game.seed``); *names* one name for each player; *language* what the game is shown in.

    For Kayanak, *board* is a Board or the name of one; *dice* the white and the blue die; *magnet* the chance above 0,
    at most 1, with which a fish sticks. Among the floes, *dice* is the one die; *board* and *magnet* are left out.

    :raises ValueError: if the parts do not go together; the message has a line for every fault.
    """
    chosen = rule_set(rules)
    kind = kind_of(chosen)
    players = plain(players)
    counted = None if any(player_faults(players)) else players
    faults: list[Mistake] = []
    setup = tried(faults, lambda: kind.begin.prepare(chosen, players=players, board=board, dice=dice, magnet=magnet))
    kept = tried(faults, lambda: fold(new_seed() if seed is None else seed))
    known = tried(faults, lambda: check_names(names, counted))
    tried(faults, lambda: check_language(language))
    if faults or kept is None:
        raise faults[0] if len(faults) == 1 else together(faults)
    streams = GameStreams.of(kept)
    game = Game(kind.begin.begin(setup, streams), kept, streams, known)
    game.language = language
    return game
