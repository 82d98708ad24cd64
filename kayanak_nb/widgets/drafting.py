"""Somebody at the drawing board: the draft, what can be undone, the brush in hand, and what is being said.

There is no screen in it: the page asks by messages, code by the methods of the widget.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from kayanak_nb.fault import Fault
from kayanak_nb.given import brief
from kayanak_nb.jsonfile import LARGEST_FILE, parse, read
from kayanak_nb.kayanak.board import BOARD_NAMES, BadBoard, Board, board
from kayanak_nb.kayanak.board_faults import faults_of
from kayanak_nb.locale import check_language, text
from kayanak_nb.mistake import Mistake
from kayanak_nb.names import listed
from kayanak_nb.widgets.draft import ERASER, LOOSE, Draft, drawn_from
from kayanak_nb.widgets.notice import fault_lines
from kayanak_nb.wording import mistaken, told

__all__ = ["EMPTY", "VIEWS", "Drafting", "drafting", "drawable"]

VIEWS: tuple[str, ...] = ("draw", "board")
"""What the stage shows: the drawing, or the board as it will look."""

EMPTY = "empty"
"""The start that is no board."""

_MOST_STEPS = 500

Saying: TypeAlias = Callable[[str], tuple[str, Sequence[str]]]


class Drafting:
    """A *draft* and its history; *brush* is what a press puts down: a floe's number, ``LOOSE`` or ``ERASER``."""

    def __init__(self, draft: Draft, language: str = "en") -> None:
        self.language = check_language(language)
        self.draft = draft
        self.brush = 0
        self.view = VIEWS[0]
        self.rules, self.players = "ja-3", 2
        self.done = ""
        self._saying: Saying | None = None
        self._past: list[Draft] = []
        self._future: list[Draft] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return bool(self._future)

    @property
    def notice(self) -> tuple[str, Sequence[str]] | None:
        """What is being said: a sentence, and lines below it."""
        return self._saying and self._saying(self.language)

    def do(self, draft: Draft) -> None:
        """Take *draft* for the present one, which can be undone."""
        self.hush()
        if draft == self.draft:
            return
        self._past = [*self._past[-_MOST_STEPS + 1 :], self.draft]
        self._future.clear()
        self.draft = draft

    def undo(self) -> bool:
        """Take the last edit back; return whether there was one."""
        return self._turn(self._past, self._future)

    def redo(self) -> bool:
        """Make again the edit that was taken back last; return whether there was one."""
        return self._turn(self._future, self._past)

    def _turn(self, back: list[Draft], forth: list[Draft]) -> bool:
        self.hush()
        if not back:
            return False
        forth.append(self.draft)
        self.draft = back.pop()
        return True

    def stroke(self, holes: Sequence[str], floe: int) -> None:
        """Put *holes* on *floe*, which may be ``LOOSE`` or ``ERASER``."""
        self.do(self.draft.painted(holes, floe))
        if holes:
            key = {ERASER: "editor-erased", LOOSE: "editor-painted-loose"}.get(floe, "editor-painted")
            self.done = text(key, self.language, count=len(holes), holes=listed(holes, self.language), floe=str(floe))

    def take(self, brush: int) -> None:
        """Take another *brush* in hand.

        :raises ValueError: if there is none of that number.
        """
        self.draft.painted((), brush)
        self.hush()
        self.brush = brush

    def look(self, view: str) -> None:
        """Show the drawing or, if it is one, the board.

        :raises ValueError: if there is no such view.
        """
        if view not in VIEWS:
            raise mistaken("editor-mistake-view", given=brief(view), names=", ".join(map(repr, VIEWS)))
        self.hush()
        self.view = view
        if view == "board" and self.draft.faults:
            self.say("editor-no-board-yet")

    def start(self, name: str) -> None:
        """Begin with the board *name*, or with nothing; what was drawn can be had back with undo.

        :raises ValueError: if there is none of that name.
        """
        self.do(_blank(self.language) if name == EMPTY else _draft_of(board(name)))
        self.brush = min(self.brush, self.draft.last + 1)

    def open(self, data: Any, faults: Iterable[Fault] = ()) -> None:
        """Draw the board *data*, as a file says it; *faults* are those of its form.

        :raises BadBoard: if it cannot be drawn without losing what it says.
        """
        self.do(drawable(data, faults))
        self.brush = min(self.brush, self.draft.last + 1)
        self.say("editor-loaded", name=self.draft.name)

    def open_text(self, said: str) -> None:
        """Draw the board that the JSON text *said* describes; if that cannot be, tell what is wrong."""
        if len(said.encode()) > LARGEST_FILE:
            self.say("editor-file-too-large")
            return
        try:
            self.open(*parse(said))
        except BadBoard as bad:
            faults = bad.faults
            self._saying = lambda language: (text("editor-bad-file", language), fault_lines(faults, language))

    def speak(self, language: str) -> None:
        """Go on in another *language*.

        :raises ValueError: if there is no such language.
        """
        self.language = check_language(language)

    def say(self, key: str, **said: object) -> None:
        """Say the message *key*, filled with *said*."""
        self._saying = lambda language: (text(key, language, **said), ())

    def excuse(self, mistake: Mistake) -> None:
        """Say why something that was asked for cannot be."""
        self._saying = lambda language: (told(mistake, language), ())

    def hush(self) -> None:
        """Say nothing any more."""
        self._saying, self.done = None, ""


def drawable(data: Any, faults: Iterable[Fault] = ()) -> Draft:
    """Return the draft of the board *data*; it may have faults, and loses nothing.

    :raises BadBoard: if that is not possible, with every fault, *faults* before the others.
    """
    found = list(faults)
    draft = None if found else drawn_from(data)
    if draft is None:
        # Without data the text was no JSON, and that is all there is to say.
        raise BadBoard(found if data is None and found else [*found, *faults_of(data)])
    return draft


def _draft_of(known: Board) -> Draft:
    draft = drawn_from(known.to_dict())
    assert draft is not None, "a board can always be drawn"
    return draft


def _blank(language: str) -> Draft:
    return Draft(text("editor-blank-name", language))


def drafting(given: object = None, *, language: str = "en") -> Drafting:
    """Return a drawing board with *given* on it: a board, its name, its data, the path of a file; None is nothing.

    :raises BadBoard: if a file cannot be drawn.
    :raises ValueError: if there is no such board or language.
    """
    check_language(language)
    return Drafting(_draft_given(given, language), language)


def _draft_given(given: object, language: str) -> Draft:
    if given is None or given == EMPTY:
        return _blank(language)
    if isinstance(given, Board):
        return _draft_of(given)
    if isinstance(given, Mapping):
        return drawable(given)
    if isinstance(given, os.PathLike) or (isinstance(given, str) and given.endswith(".json")):
        return drawable(*read(given))
    if isinstance(given, str) and given in BOARD_NAMES:
        return _draft_of(board(given))
    raise mistaken("editor-mistake-board", given=brief(given), names=", ".join(map(repr, (EMPTY, *BOARD_NAMES))))
