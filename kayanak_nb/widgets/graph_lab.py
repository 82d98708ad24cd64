"""``kn.graph_lab``: the board as a graph to try out: neighbours, rings, reach, walks, pieces."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

import traitlets

from kayanak_nb.drawing.figure import figure
from kayanak_nb.drawing.scene import Scene
from kayanak_nb.jsonfile import LARGEST_FILE
from kayanak_nb.kayanak.board import BOARD_NAMES, BadBoard, Board, board
from kayanak_nb.kayanak.exploration import MOST_STEPS, Exploration, explore
from kayanak_nb.kayanak.findings import Finding, find
from kayanak_nb.kayanak.names import board_name
from kayanak_nb.kayanak.sketch import in_words, sketch_scene
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.mistake import Mistake
from kayanak_nb.names import listed, sentences
from kayanak_nb.widgets.board_view import BOARD_SCRIPTS, BoardView
from kayanak_nb.widgets.notice import failure, fault_lines
from kayanak_nb.widgets.page_files import script, style
from kayanak_nb.widgets.side import SAME
from kayanak_nb.wording import mistaken, told

__all__ = ["GraphLab", "graph_lab"]

_LOGGER = logging.getLogger(__name__)

# What is chosen, as traits that can be set and observed.
_CHOSEN = ("hole", "view", "steps", "tool", "blocked", "melted", "language")
_VIEWS = {
    "neighbours": "graph-lab-neighbours",
    "rings": "graph-lab-rings",
    "reach": "graph-lab-reach",
    "walks": "graph-lab-walks",
    "pieces": "graph-lab-pieces",
}
_TOOLS = {"look": "graph-lab-look", "block": "graph-lab-block", "melt": "graph-lab-melt"}
_TEXTS = {
    "title": "graph-lab-title",
    "view": "graph-lab-view",
    "tool": "graph-lab-tool",
    "clear": "graph-lab-clear",
    "language": "player-language",
    "row-hint": "graph-lab-row-hint",
    "board": "player-board",
    "open": "graph-lab-open",
    "file-too-large": "editor-file-too-large",
    "no-answer": "graph-lab-no-answer",
    "page-error": "graph-lab-page-error",
    "close": "player-close",
}


_SCRIPTS = (*BOARD_SCRIPTS, "graph_lab")


class GraphLab(BoardView):
    """The board as a graph to try out in the notebook; make one with :func:`graph_lab`.

    *hole*, *view* (``"neighbours"``, ``"rings"``, ``"reach"``, ``"walks"``, ``"pieces"``), *steps*, *tool*
    (``"look"``, ``"block"``, ``"melt"``), *blocked*, *melted* and *language* can be set and observed; the
    :attr:`board` can be set.
    """

    _esm = script(*_SCRIPTS, render="renderLab")
    _css = style("board_input", "player", "graph_lab")

    hole = traitlets.Unicode().tag(sync=True)
    view = traitlets.Unicode().tag(sync=True)
    steps = traitlets.Int(2).tag(sync=True)
    tool = traitlets.Unicode().tag(sync=True)
    blocked: traitlets.List[str] = traitlets.List().tag(sync=True)
    melted: traitlets.List[int] = traitlets.List().tag(sync=True)
    panel = traitlets.Dict().tag(sync=True)
    alarm = traitlets.Unicode().tag(sync=True)

    def __init__(self, exploration: Exploration) -> None:
        self.exploration = exploration
        self._own = None if _comes_along(exploration.board) else exploration.board
        self._filling = True
        super().__init__()
        self.refresh()
        self.observe(self._set, list(_CHOSEN))

    @property
    def board(self) -> Board:
        """The board that is looked at; it can be set to another, or to the name of one that comes with the package.

        :raises ValueError: when it is set to a name that no board has.
        """
        return self.exploration.board

    @board.setter
    def board(self, given: str | Board) -> None:
        self.exploration = self.exploration.on(given)
        if not _comes_along(self.board):
            self._own = self.board
        # What was pressed on the old board is not meant for the new one.
        self.serial += 1
        language = self.exploration.language
        self.refresh(first=text("graph-lab-board-said", language, board=_called(self.board, language)))

    def __repr__(self) -> str:
        look = self.exploration
        return f"<GraphLab {look.board.name}: {look.hole}, {look.view}>"

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return the widget, and what is on show as a picture and in words for where no kernel is running."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            found, language = find(self.exploration), self.exploration.language
            words = in_words(found.sketch, found.said, language)
            bundle[0]["text/plain"] = words
            bundle[0]["text/html"] = figure(self._picture(found), words)
        return bundle

    def refresh(self, notice: str = "", *, first: str = "") -> None:
        """Show what is explored in every view, with a *notice* if there is one; *first* is said before all else."""
        look, found = self.exploration, find(self.exploration)
        self._filling = True
        try:
            with self.hold_sync():
                for name in _CHOSEN:
                    setattr(self, name, _trait(look, name))
                self.alarm = ""
                self.take_scene(self._picture(found))
                said = (first, *found.said) if first else found.said
                self.announcement = notice or sentences(said, look.language)
                self.panel = _panel(look, found, notice) | {"boards": self._boards(), "ground": self._ground}
        finally:
            self._filling = False

    def _boards(self) -> list[list[str]]:
        """Return the boards to choose from, one's own first, with what they are called."""
        own = [(SAME, self._own)] if self._own is not None else []
        known = [(name, board(name)) for name in BOARD_NAMES]
        return [[name, _called(ground, self.exploration.language)] for name, ground in [*own, *known]]

    @property
    def _ground(self) -> str:
        return self.board.name if _comes_along(self.board) else SAME

    def _picture(self, found: Finding) -> Scene:
        look = self.exploration
        labels = {hole: _label(look, found, hole) for hole in look.board.holes}
        return sketch_scene(found.sketch, language=look.language, said=found.said, labels=labels)

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        """Do what the page asks for. What cannot be is answered by why not, and the lab goes on."""
        del widget, buffers
        with self.hold_sync():
            self.answers += 1
            try:
                self._answer(content)
            except BadBoard as bad:
                language = self.exploration.language
                self.refresh("\n".join([text("graph-lab-bad-file", language), *fault_lines(bad.faults, language)]))
            except Mistake as mistake:
                self.refresh(told(mistake, self.exploration.language))
            except Exception as error:
                _LOGGER.exception("A press on the graph lab failed.")
                self.alarm = text("graph-lab-exception", self.exploration.language, error=failure(error))

    def _answer(self, content: Mapping[str, Any]) -> None:
        if content["type"] == "pick":
            # A second press that was under way while the first was answered is not meant for what is shown now; one
            # right after another tool was taken up is.
            if content["serial"] != self.serial:
                return
            self.serial += 1
        if content["type"] in ("board", "load"):
            self.board = self._board_meant(content)
            return
        self.exploration = _ANSWERS[content["type"]](self.exploration, content)
        self.refresh()

    def _board_meant(self, content: Mapping[str, Any]) -> str | Board:
        if content["type"] == "board":
            return self._own if self._own is not None and content["value"] == SAME else str(content["value"])
        if len(content["text"].encode()) > LARGEST_FILE:
            raise mistaken("editor-file-too-large")
        return Board.from_text(content["text"])

    @traitlets.validate(*_CHOSEN)
    def _check(self, proposal: Any) -> Any:
        name = proposal["trait"].name
        if self._filling:
            return proposal["value"]
        try:
            return _trait(self.exploration.changed(name, proposal["value"]), name)
        except ValueError as error:
            raise traitlets.TraitError(str(error)) from error

    def _set(self, change: Any) -> None:
        if not self._filling:
            self.exploration = self.exploration.changed(change["name"], change["new"])
            self.refresh()


_ANSWERS: Mapping[str, Callable[[Exploration, Mapping[str, Any]], Exploration]] = {
    "pick": lambda look, content: look.press(content["hole"]),
    **dict.fromkeys(
        ("view", "tool", "steps", "language"),
        lambda look, content: look.changed(content["type"], content["value"]),
    ),
    "clear": lambda look, content: look.cleared(),
}


def _trait(look: Exploration, name: str) -> Any:
    value = getattr(look, name)
    return sorted(value) if isinstance(value, frozenset) else value


def _comes_along(ground: Board) -> bool:
    """Return whether *ground* is one of the boards that come with the package."""
    return ground.name in BOARD_NAMES and board(ground.name) == ground


def _called(ground: Board, language: str) -> str:
    return text("player-board-of", language, holes=len(ground.holes), name=board_name(ground.name, language))


def _label(look: Exploration, found: Finding, hole: str) -> str:
    """Return all that is to be said of *hole*, in one line."""
    floe = look.board.floe_of(hole)
    parts = [hole]
    if hole == look.hole:
        parts.append(text("graph-lab-label-start", look.language))
    if hole in look.blocked:
        parts.append(text("graph-lab-label-blocked", look.language))
    if hole in found.labels:
        parts.append(found.labels[hole])
    parts.append(text("hole-on-melted-floe" if floe in look.melted else "hole-on-floe", look.language, floe=floe))
    return listed(parts, look.language)


def _panel(look: Exploration, found: Finding, notice: str) -> dict[str, Any]:
    """Return all that stands beside the board."""
    language = look.language
    walking = look.view in ("reach", "walks")
    return {
        "texts": {name: text(key, language) for name, key in _TEXTS.items()},
        "languages": [[code, text("language-name", code)] for code in LANGUAGES],
        "views": [[view, text(key, language)] for view, key in _VIEWS.items()],
        "tools": [[tool, text(key, language)] for tool, key in _TOOLS.items()],
        "steps": [text("graph-lab-steps", language), text("graph-lab-steps-count", language, count=look.steps)]
        if walking
        else [],
        "most": MOST_STEPS,
        "free": not (look.blocked or look.melted),
        "said": list(found.said),
        "table": found.table and [list(found.table[0]), [list(row) for row in found.table[1]]],
        "row": found.row and [found.row[0], list(found.row[1]), list(found.row[2])],
        "notice": notice,
    }


def graph_lab(board: str | Board = "default", *, language: str = "en") -> GraphLab:
    """Show a board as a graph to try out, to be the last expression of a cell.

    *board* is a board or the name of one that comes with the package; *language* is ``"en"``, ``"fr"``, ``"ja"`` or
    ``"de"``. Both can be changed on the page, where a board file can be opened too.

    :raises ValueError: if there is no such board or language.
    """
    return GraphLab(explore(board, language=language))
