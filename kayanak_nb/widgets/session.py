"""A game on the table, without a screen: who plays, what a press means, what is to be said.

A press, a button and a key all end here. Whatever a message asks for, the position changes only through
:meth:`Game.play <kayanak_nb.game.Game.play>`, so the rules have the last word.
"""

from __future__ import annotations

from collections.abc import Callable

from kayanak_nb.game import Game
from kayanak_nb.given import brief
from kayanak_nb.illegal import Illegal
from kayanak_nb.locale import check_language, text
from kayanak_nb.names import player_name
from kayanak_nb.turn import Done
from kayanak_nb.widgets.hand import Action, Hand, Move, by_kind
from kayanak_nb.widgets.notice import Notice, news, refused
from kayanak_nb.widgets.reading import Message, Reading
from kayanak_nb.widgets.seats import Bots, Seating, bot_names, seat_bots
from kayanak_nb.widgets.side import Side
from kayanak_nb.widgets.tables import hand_of, side_of
from kayanak_nb.wording import mistaken

__all__ = ["DELAY", "Session"]

DELAY = 1000
"""Milliseconds between two steps of a bot or of a replay, to begin with."""


class Session:
    """One game and those who play it.

    *serial* grows with every change of position: whoever acts says which one was on screen, and is not heard if it has
    passed. *running* says whether steps follow by themselves, *delay* milliseconds apart: the replay of what has been
    played, then the bots. *resolve* is whether a catch comes at once, *in_words* whether the board is shown in words
    as well; *odds* is what is shown of the odds of a turn, None for nothing. *reading* is what is read in the
    rulebook, None if it was never opened. *hand* and *side* are what the game brings with it: how it is handled, and
    what it shows.
    """

    def __init__(
        self, game: Game, bots: Bots = None, *, language: str = "en", reveal: bool = False, odds: str | None = None
    ) -> None:
        self.language = check_language(language)
        self.reveal = reveal
        self.resolve = True
        self.in_words = False
        self.odds: str | None = None
        self.delay = DELAY
        self.serial = 0
        self.refusals = 0
        self.log_page = 0
        self.notice: Notice | None = None
        self.reading: Reading | None = None
        self.sit_down(game, seat_bots(bots, game.setup.players, bot_names(game.kind)))
        self.show_odds(odds)

    def sit_down(self, game: Game, seating: Seating) -> None:
        """Take up *game*, a new one or one that was kept, with a bot or a person on each seat."""
        self.game = game
        self._offered: tuple[object, dict[str, tuple[Move, ...]]] = (None, {})
        self.hand: Hand = hand_of(game)
        self.side: Side = side_of(game.kind)
        self.seating = seating
        self._turned(0)
        self._let_bots_go_on()

    # -- what is on the table

    @property
    def bot(self) -> str | None:
        """The name of the bot that moves next in the position shown; None if a person does, or nobody."""
        state = self.game.state
        return None if state.phase == "over" else self.seating[state.player]

    @property
    def at_tip(self) -> bool:
        """Whether the position shown is the last of its line."""
        return self.game.timeline.current.following is None

    @property
    def bot_due(self) -> bool:
        """Whether a bot is to play now."""
        return self.at_tip and self.bot is not None

    @property
    def offers(self) -> dict[str, tuple[Move, ...]]:
        """What a person may do now, by kind of move."""
        if self.bot:
            return {}
        step = self.game.timeline.current
        if self._offered[0] is not step:
            self._offered = (step, by_kind(self.game.legal_moves()))
        return self._offered[1]

    @property
    def kind(self) -> str | None:
        """The kind of move that a press on the board means now; None if there is none, or more than one."""
        return self.hand.meant(self.offers)

    @property
    def may_stop(self) -> bool:
        """Whether a person may end the action now."""
        return not self.bot and Done() in self.game.legal_moves()

    # -- what a person does

    def pick(self, target: str) -> None:
        """Answer a press on *target* of the picture: play or pick up what it means, or say why not."""
        if self._bots_turn():
            return
        move, others = self.hand.press(target, self.offers)
        self.notice = None
        if move is not None:
            self._try(move, others)

    def play(self, kind: str, place: object = None) -> None:
        """Play the move of that *kind* at *place*, or say why not."""
        move = self.hand.move(kind, place)
        if not self._bots_turn():
            self.hand.asked(kind)
            self._try(move)

    def choose(self, kind: str) -> None:
        """Let a press on the board mean moves of that *kind* from now on."""
        self.hand.choose(kind)
        self.notice = None

    def take(self, kind: str, place: str) -> None:
        """Pick up on the board what the panel has chosen to make a move of that *kind*."""
        if not self.bot:
            self.hand.take(kind, place)
            self.notice = None

    def let_go(self) -> None:
        """Put down what is picked up."""
        self.hand.let_go()
        self.notice = None

    def roll(self) -> None:
        """Roll the dice, or say why not."""
        self._draw("roll")

    def luck(self) -> None:
        """Let chance decide on the catch, or say why not."""
        self._draw("catch")

    def set_faces(self, white: int, blue: int | None) -> None:
        """Set the dice by hand to the faces of those numbers, among the different faces of each die."""
        self._try(self.hand.roll(white, blue))

    def set_catch(self, number: int) -> None:
        """Set the catch by hand to outcome *number* of those that can come."""
        outcomes = tuple(self.game.chances())
        self._try(outcomes[number] if self.game.state.phase == "catch" else self.hand.stray("catch"))

    # -- back and forth

    def undo(self) -> None:
        """Go back to the last point at which a person had something to do."""
        if self._walk(self.game.undo):
            self._turned(0)

    def redo(self) -> None:
        """Go on to the next point at which a person had something to do, or to the end of the line."""
        before = self.game.timeline.position
        if self._walk(self.game.redo):
            self._turned(self.game.timeline.position - before)

    def step(self, by: int) -> None:
        """Go one step back (*by* = -1) or forward (1)."""
        if self.game.undo() if by < 0 else self.game.redo():
            self._turned(1 if by > 0 else 0)
        self.running = False

    def goto(self, step: int) -> None:
        """Go to *step* of the current line; what lies beyond its ends counts as its end."""
        number = min(max(step, 0), len(self.game.timeline))
        self.running = False
        if number != self.game.timeline.position:
            self.game.goto(number)
            self._turned(1 if number else 0)

    def switch(self, line: int) -> None:
        """Go to the tip of another *line*."""
        self.game.switch(line)
        self.running = False
        self._turned(1)

    # -- what goes on by itself

    @property
    def can_run(self) -> bool:
        """Whether there is anything that could follow by itself."""
        return not self.at_tip or self.bot_due

    def run(self, on: bool) -> None:
        """Start or stop what follows by itself: to the end of the line, and on while bots are to move."""
        self.running = on and self.can_run
        self._replaying = self.running and not self.at_tip

    def advance(self) -> None:
        """Do one thing that follows by itself: a step of what has been played before, or a decision of a bot."""
        running = self.running
        if not self.at_tip:
            self.game.redo()
            self._turned(1)
        elif self.bot is not None:
            self._bot_plays(self.bot)
            self._after(1)
        self._replaying = self._replaying and not self.at_tip
        self.running = running and (self._replaying or self.bot is not None)

    def pace(self, delay: int) -> None:
        """Set the time between two steps that follow by themselves, in milliseconds."""
        self.delay = max(100, int(delay))

    # -- keeping up with changes made elsewhere

    @property
    def moved_on(self) -> bool:
        """Whether the game has been changed by something other than this session."""
        return self.game.timeline.current is not self._shown

    def catch_up(self) -> None:
        """Take note of changes that were made to the game from outside."""
        if self.moved_on:
            self._turned(1)
            self.running = self.running and self.can_run

    # -- inside

    def _bots_turn(self) -> bool:
        if self.bot is None:
            return False
        player, names = self.game.state.player, self.game.names
        self.notice = Notice(
            "refusal",
            lambda language: text("player-bots-turn", language, player=player_name(player, language, names)),
        )
        return True

    def _try(self, action: Action, others: tuple[Move, ...] = ()) -> None:
        illegal = self.game.why_not(action)
        if illegal is None:
            self._play(action)
        else:
            self._refuse(illegal, others)

    def _play(self, action: Action) -> None:
        self.game.play(action)
        self._after(1)
        self.hand.follow(action)

    def _draw(self, phase: str) -> None:
        if self._bots_turn():
            return
        if self.game.state.phase == phase:
            self.game.chance()
            self._after(1)
        else:
            illegal = self.game.why_not(self.hand.stray(phase))
            if illegal is not None:
                self._refuse(illegal)

    def _bot_plays(self, name: str) -> None:
        if self.game.state.is_chance:
            self.game.chance()
        else:
            self.game.bot_move(name)

    def _after(self, steps: int) -> None:
        """Let the catch come at once where that is wished, and the bots go on."""
        if self.resolve and self.game.state.phase == "catch":
            self.game.chance()
            steps += 1
        self._turned(steps)
        self._let_bots_go_on()

    def _let_bots_go_on(self) -> None:
        # Where bots play among themselves somebody watches, and says when to start.
        self.running = self.bot is not None and None in self.seating
        self._replaying = False

    def _refuse(self, illegal: Illegal, offers: tuple[Move, ...] = ()) -> None:
        self.notice = refused(self.game, illegal, offers)
        self.refusals += 1

    def _turned(self, happened: int) -> None:
        """Take note of a new position, the last *happened* steps of which are news."""
        self._shown = self.game.timeline.current
        self.happened = happened
        self.hand.let_go()
        self.serial += 1
        self.notice = None
        self.log_page = 0

    def _walk(self, step: Callable[[], bool]) -> bool:
        self.running = moved = False
        while step():
            moved = True
            if self._somebodys_turn:
                break
        return moved

    @property
    def _somebodys_turn(self) -> bool:
        state = self.game.state
        return state.phase == "over" or (self.bot is None and not (self.resolve and state.phase == "catch"))

    def speak(self, language: str) -> None:
        """Go on in another *language*.

        :raises ValueError: if there is no catalogue for it.
        """
        self.language = check_language(language)
        if self.reading is not None:
            self.reading.speak(language)

    def show_odds(self, what: str | None) -> None:
        """Show *what* of the odds of each turn from now on, None for nothing.

        :raises ValueError: if this game has no such odds.
        """
        if what is not None and not self.side.odds:
            raise mistaken("odds-mistake-game")
        if what is not None and what not in self.side.odds:
            raise mistaken("odds-mistake-what", given=brief(what), names=", ".join(map(repr, self.side.odds)))
        self.odds = what

    def read(self, message: Message) -> None:
        """Do what *message* asks for in the rulebook, which is opened for the first one."""
        if self.reading is None:
            self.reading = Reading(language=self.language)
        self.reading.answer(message)

    def tell(self, key: str, **arguments: object) -> None:
        """Show the message *key* as news."""
        self.notice = news(key, **arguments)
