"""``kn.edit_board``: draw a board in the notebook, mend it, save it, and play on it at once."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import ipywidgets
import traitlets

from kayanak_nb.fault import Fault, in_language
from kayanak_nb.given import brief
from kayanak_nb.jsonfile import read
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.scene import board_scene
from kayanak_nb.locale import text
from kayanak_nb.mistake import Mistake
from kayanak_nb.widgets.board_view import BOARD_SCRIPTS
from kayanak_nb.widgets.draft import Draft
from kayanak_nb.widgets.drafting import Drafting, drafting
from kayanak_nb.widgets.editor_ground import ground_of, kit, view_of
from kayanak_nb.widgets.editor_page import RULES, announcement, marks_of, page_of, words_of
from kayanak_nb.widgets.editor_still import as_html, as_text
from kayanak_nb.widgets.notice import failure
from kayanak_nb.widgets.page_files import script, style
from kayanak_nb.widgets.player import Player, play
from kayanak_nb.widgets.spoken import Spoken
from kayanak_nb.wording import mistaken

__all__ = ["BoardEditor", "EditorSheet", "edit_board"]

_LOGGER = logging.getLogger(__name__)
_SCRIPTS = (*BOARD_SCRIPTS, "editor_drawing", "editor_form", "board_editor")


class EditorSheet(anywidget.AnyWidget, Spoken):
    """The drawing board itself: the part of a :class:`BoardEditor` that is drawn on.

    All that is shown lives in traits, so it is there again after a reload of the page and in every further view.
    """

    _esm = script(*_SCRIPTS, render="renderEditor")
    _css = style("board_input", "player", "board_editor")

    kit = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    ground = traitlets.Dict().tag(sync=True)
    cells: traitlets.List[int] = traitlets.List().tag(sync=True)
    marks: traitlets.List[int] = traitlets.List().tag(sync=True)
    brush = traitlets.Int(0).tag(sync=True)
    view = traitlets.Unicode("draw").tag(sync=True)
    ice = traitlets.Dict().tag(sync=True)
    panel = traitlets.Dict().tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    alarm = traitlets.Unicode().tag(sync=True)
    refusals = traitlets.Int(0).tag(sync=True)
    serial = traitlets.Int(0).tag(sync=True)
    answers = traitlets.Int(0).tag(sync=True)

    def __init__(self, table: Drafting, answer: Callable[[Mapping[str, Any]], dict[str, Any] | None]) -> None:
        self.table = table
        self._answer = answer
        super().__init__(kit=kit())
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        return f"<EditorSheet: {self.table.draft.name}>"

    def fill(self, *, playing: bool) -> None:
        """Show what is drawn in every view; what has not changed is not sent."""
        table, draft = self.table, self.table.draft
        with self.hold_sync():
            self.language = table.language
            self.words = words_of(table.language)
            if (self.ground.get("rows"), self.ground.get("columns")) != (draft.rows, draft.columns):
                self.ground = ground_of(draft.rows, draft.columns)
            self.cells, self.marks = draft.cells(), marks_of(draft)
            self.brush = table.brush
            self.view = "draw" if draft.faults else table.view
            self.ice = view_of(board_scene(draft.board(), language=table.language)) if self.view == "board" else {}
            self.panel = page_of(table, playing=playing)
            self.announcement = announcement(table)
            self.alarm = ""
            self.serial += 1

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        """Do what the page asks for. Whatever goes wrong is shown, and the drawing goes on."""
        del widget, buffers
        reply = None
        with self.hold_sync():
            self.answers += 1
            try:
                reply = self._answer(content)
            except Exception as error:
                _LOGGER.exception("A press on the board editor failed.")
                self.alarm = text("editor-exception", self.table.language, error=failure(error))
        if reply is not None:
            self.send({"view": content["view"], "number": content["number"], **reply})


class BoardEditor(ipywidgets.VBox):  # type: ignore[misc]
    """A board that is drawn in the notebook; make one with :func:`edit_board`.

    *board* is the finished board, *faults* what keeps it from being one. Code may draw too: :meth:`paint`,
    :meth:`undo`, :meth:`load`, :meth:`save`, :meth:`play`; every view shows it.
    """

    def __init__(self, table: Drafting) -> None:
        self.table = table
        self.player: Player | None = None
        self._games = 0
        self.sheet = EditorSheet(table, self._answer)
        super().__init__([self.sheet])
        self.refresh()
        self.sheet.observe(self._speak, "language")

    @property
    def draft(self) -> Draft:
        """What is drawn, faults and all."""
        return self.table.draft

    @property
    def board(self) -> Board:
        """The board that is drawn.

        :raises BadBoard: with every fault, if it is none yet.
        """
        return self.draft.board()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the drawing, in the language of the editor."""
        return tuple(in_language(found, self.language) for found in self.draft.faults)

    @property
    def language(self) -> str:
        """The language on screen; it may be set."""
        return self.table.language

    @language.setter
    def language(self, language: str) -> None:
        self.table.speak(language)
        if self.player is not None:
            self.player.language = language
        self.refresh()

    def paint(self, holes: str | list[str] | tuple[str, ...], floe: int) -> None:
        """Put *holes* on *floe*; -1 is a hole in no floe, -2 takes holes away.

        :raises ValueError: if there is no such cell or floe.
        """
        self.table.stroke([holes] if isinstance(holes, str) else list(holes), floe)
        self.refresh()

    def undo(self) -> bool:
        """Take the last edit back; return whether there was one."""
        done = self.table.undo()
        self.refresh()
        return done

    def redo(self) -> bool:
        """Make again the edit that was taken back last; return whether there was one."""
        done = self.table.redo()
        self.refresh()
        return done

    def load(self, path: str | os.PathLike[str]) -> None:
        """Draw the board in the file *path*; it may have faults that can be drawn.

        :raises BadBoard: with every fault, if the file says anything that would be lost.
        """
        self.table.open(*read(path))
        self.refresh()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the board to the file *path*, for :meth:`Board.from_json` to read.

        :raises BadBoard: with every fault, if the drawing is no board yet.
        :raises OSError: if the file cannot be written.
        """
        self.board.to_json(path)

    def play(self, rules: str = "ja-3", *, players: int = 2) -> Player:
        """Show a game on this board below the drawing, and return its player.

        :raises BadBoard: if the drawing is no board yet.
        :raises ValueError: if that board, rule set and number of players do not go together.
        """
        if rules not in RULES:
            raise mistaken("mistake-rules", given=brief(rules), names=", ".join(map(repr, RULES)))
        # Each game has a seed of its own, and the same presses give the same games.
        seed = self._games + 1
        player = play(rules, players=players, seed=seed, board=self.board, language=self.language)
        self._games = seed
        self._put(player)
        return player

    def stop(self) -> None:
        """Put the game below the drawing away."""
        self._put(None)

    def refresh(self) -> None:
        """Show what is drawn in every view. It is never wrong to call this, and seldom needed."""
        self.sheet.fill(playing=self.player is not None)

    def __repr__(self) -> str:
        return f"<BoardEditor {self.draft.name}: {len(self.draft.floes)} holes, {len(self.draft.faults)} faults>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Return the widget, and the drawing as a picture and in words for where no kernel is running."""
        bundle = super()._repr_mimebundle_(**options)
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        data["text/plain"] = as_text(self.draft, self.language)
        data["text/html"] = as_html(self.draft, self.language)
        return bundle

    def _put(self, player: Player | None) -> None:
        before, self.player = self.player, player
        self.children = [self.sheet] if player is None else [self.sheet, player]
        if before is not None:
            before.close()
        self.refresh()

    def _answer(self, content: Mapping[str, Any]) -> dict[str, Any] | None:
        try:
            reply = _ANSWERS[content["type"]](self, content)
        except Mistake as mistake:
            self.table.excuse(mistake)
            reply = {"ok": False} if content["type"] == "save" else None
        self.refresh()
        return reply

    def _save_reply(self) -> dict[str, Any]:
        if self.draft.faults:
            self.table.say("editor-cannot-save")
            return {"ok": False}
        name = f"{self.board.name}.json"
        self.table.say("editor-saved", name=name)
        return {"ok": True, "name": name, "text": self.board.to_text()}

    def _play_chosen(self, content: Mapping[str, Any]) -> None:
        self._choose(content)
        self.table.hush()
        if self.draft.faults:
            self.table.say("editor-cannot-play")
            return
        self.play(self.table.rules, players=self.table.players)
        self.table.say("editor-game-below")

    def _choose(self, content: Mapping[str, Any]) -> None:
        if content["rules"] not in RULES:
            raise KeyError(content["rules"])
        self.table.rules, self.table.players = content["rules"], int(content["players"])

    def _speak(self, change: Any) -> None:
        if self.language != change["new"]:
            self.language = change["new"]


def _set_language(editor: BoardEditor, content: Mapping[str, Any]) -> None:
    editor.language = content["language"]


def _undo(editor: BoardEditor, content: Mapping[str, Any]) -> None:
    editor.table.undo()


def _redo(editor: BoardEditor, content: Mapping[str, Any]) -> None:
    editor.table.redo()


_ANSWERS: Mapping[str, Callable[[BoardEditor, Mapping[str, Any]], dict[str, Any] | None]] = {
    "stroke": lambda editor, said: editor.table.stroke(said["holes"], said["floe"]),
    "brush": lambda editor, said: editor.table.take(said["floe"]),
    "look": lambda editor, said: editor.table.look(said["at"]),
    "name": lambda editor, said: editor.table.do(editor.draft.named(said["name"])),
    "count": lambda editor, said: editor.table.do(editor.draft.counted(said["what"], said["count"])),
    "size": lambda editor, said: editor.table.do(editor.draft.sized(said["rows"], said["columns"])),
    "renumber": lambda editor, said: editor.table.do(editor.draft.renumbered()),
    "undo": _undo,
    "redo": _redo,
    "start": lambda editor, said: editor.table.start(said["board"]),
    "load": lambda editor, said: editor.table.open_text(said["text"]),
    "save": lambda editor, said: editor._save_reply(),
    "choose": lambda editor, said: editor._choose(said),
    "play": lambda editor, said: editor._play_chosen(said),
    "stop": lambda editor, said: editor.stop(),
    "language": _set_language,
    "dismiss": lambda editor, said: editor.table.hush(),
}


def edit_board(board: object = None, *, language: str = "en") -> BoardEditor:
    """Show a board to draw on, to be the last expression of a cell.

    *board* is where to begin: a Board, the name of one that comes with the package, the path of a board file, what
    such a file says, or nothing. *language* is ``"en"``, ``"fr"``, ``"ja"`` or ``"de"``; it can be changed on the page.

    :raises BadBoard: if a file says something that cannot be drawn.
    :raises ValueError: if there is no such board or language.
    """
    return BoardEditor(drafting(board, language=language))
