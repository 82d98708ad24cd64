"""``kn.play``: a whole game in the notebook."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import traitlets

from kayanak_nb.dice import Die, Face
from kayanak_nb.drawing.figure import figure
from kayanak_nb.drawing.scene import Scene
from kayanak_nb.game import Game, new_game
from kayanak_nb.kayanak.board import Board
from kayanak_nb.widgets.board_view import BOARD_SCRIPTS, BoardView
from kayanak_nb.widgets.cells import follow_cells
from kayanak_nb.widgets.form import setup_of
from kayanak_nb.widgets.inbox import answer
from kayanak_nb.widgets.log import GameLog
from kayanak_nb.widgets.notice import alarm
from kayanak_nb.widgets.page_files import script, style
from kayanak_nb.widgets.panel import announcement, panel_of
from kayanak_nb.widgets.rule_reader import READER_SCRIPTS, ReaderTraits
from kayanak_nb.widgets.seats import Bots
from kayanak_nb.widgets.session import Session
from kayanak_nb.widgets.spoken import Spoken
from kayanak_nb.widgets.texts import clauses_of, texts_of

__all__ = ["Player", "play"]

_LOGGER = logging.getLogger(__name__)
_SCRIPTS = (
    *BOARD_SCRIPTS,
    "dice",
    "turn",
    "transport",
    "record",
    "odds",
    "game_bar",
    "new_game",
    *READER_SCRIPTS,
    "player",
)


class Player(Spoken, BoardView, ReaderTraits):
    """A game that can be played in the notebook; make one with :func:`play`.

    *game* is the game on the table and may be played from code as well: the picture follows when the cell is done.
    *language* and *reveal* can be changed at any time.
    """

    _esm = script(*_SCRIPTS, render="renderPlayer")
    _css = style("board_input", "player", "rule_reader")

    panel = traitlets.Dict().tag(sync=True)
    log = traitlets.Dict().tag(sync=True)
    setup = traitlets.Dict().tag(sync=True)
    texts = traitlets.Dict().tag(sync=True)
    clauses = traitlets.Dict().tag(sync=True)
    text_board = traitlets.Unicode().tag(sync=True)

    def __init__(self, session: Session) -> None:
        self.session = session
        self._log = GameLog()
        self._set_up: tuple[object, ...] = ()
        super().__init__()
        self.refresh()
        self.observe(self._speak, "language")
        follow_cells(self)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.session.game

    @property
    def odds(self) -> str | None:
        """What is shown of the odds of each turn: ``"reach"``, ``"dig"``, ``"fish"`` or ``"points"``; None is off."""
        return self.session.odds

    @odds.setter
    def odds(self, what: str | None) -> None:
        self.session.show_odds(what)
        self.refresh()

    @property
    def reveal(self) -> bool:
        """Whether fish under the ice are shown: the teacher's switch."""
        return self.session.reveal

    @reveal.setter
    def reveal(self, on: bool) -> None:
        self.session.reveal = on
        self.refresh()

    def __repr__(self) -> str:
        return f"<Player {self.game.setup.rules.id}: step {self.game.timeline.position}>"

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return the widget, and a picture for where no kernel is running."""
        self.refresh()
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/html"] = figure(self._picture(), self._in_words())
        return bundle

    def refresh(self) -> None:
        """Show the present position in every view. It is never wrong to call this, and seldom needed."""
        with self.hold_sync():
            self._fill()

    def catch_up(self) -> None:
        """Show what has been played from elsewhere, if anything has."""
        if self.session.moved_on:
            self.refresh()

    def _fill(self) -> None:
        session = self.session
        session.catch_up()
        self.take_scene(self._picture())
        self.chosen = session.hand.held
        self.previews = session.side.previews(session)
        self.announcement = announcement(session)
        self.text_board = self._in_words() if session.in_words else ""
        self.serial = session.serial
        self.refusals = session.refusals
        self.panel = panel_of(session)
        self.log = self._log.page(session)
        if session.reading is not None:
            self.fill_reader(session.reading)
        self._fill_what_seldom_changes()

    def _picture(self) -> Scene:
        return self.session.side.picture(self.session)

    def _in_words(self) -> str:
        session, game = self.session, self.game
        text_board = game.kind.words.text_board
        return str(text_board(game.state, language=session.language, names=game.names, reveal=session.reveal))

    def _fill_what_seldom_changes(self) -> None:
        session = self.session
        key = (session.language, session.game, session.seating)
        if key != self._set_up:
            self._set_up = key
            self.setup = setup_of(session)
            self.preview_kit = session.side.preview_kit()
            self.texts = texts_of(session.language, session.side.own_texts)
            self.clauses = clauses_of(session.language, session.side.clauses)

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        """Do what the page asks for. Whatever goes wrong is shown, and the game goes on."""
        del widget, buffers
        with self.hold_sync():
            self.answers += 1
            try:
                reply = answer(self.session, content)
                self._fill()
            except Exception as error:
                _LOGGER.exception("A press on the player failed.")
                reply = None
                self._show_alarm(error)
        if reply is not None:
            self.send({"view": content["view"], "number": content["number"], **reply})

    def _show_alarm(self, error: Exception) -> None:
        self.session.notice = alarm(error)
        try:
            self._fill()
        except Exception:
            _LOGGER.exception("The player could not be drawn.")
            self.panel = {**self.panel, "notice": self.session.notice.shown(self.session.language)}

    def _speak(self, change: Any) -> None:
        if self.session.language != change["new"]:
            self.session.speak(change["new"])
            self.refresh()


def play(
    rules: str | object = "ja-3",
    *,
    players: int = 2,
    seed: int | None = None,
    board: str | Board | None = None,
    dice: Sequence[Die[Face]] | Die[Face] | None = None,
    magnet: Fraction | int | None = None,
    names: Sequence[str] | None = None,
    bots: Bots = None,
    language: str = "en",
    reveal: bool = False,
    odds: str | None = None,
) -> Player:
    """Show a game as a widget, to be the last expression of a cell.

    *rules* is the id of a rule set, a RuleSet of your own, or a Game in progress; *players*, *seed*, *board*, *dice*,
    *magnet* and *names* are those of :func:`kayanak_nb.new_game`. *bots* says which seats a bot plays, as
    ``{1: "greedy"}`` or ``[None, "greedy"]``. *language* is ``"en"``, ``"fr"``, ``"ja"`` or ``"de"``; with *reveal*
    the fish under Kayanak's ice are shown. *odds* shows exact chances for each turn of Kayanak on the board:
    ``"reach"`` where a walk can end, ``"dig"`` what can be dug, ``"fish"`` what can be fished, ``"points"`` what an
    attempt brings on average.

    :raises ValueError: if the parts do not go together.
    """
    if isinstance(rules, Game):
        if (players, seed, board, dice, magnet, names) != (2, None, None, None, None, None):
            raise ValueError("A game in progress has its players, seed, board, dice, magnet and names already.")
        game = rules
    else:
        game = new_game(rules, players=players, seed=seed, board=board, dice=dice, magnet=magnet, names=names)
    return Player(Session(game, bots, language=language, reveal=reveal, odds=odds))
