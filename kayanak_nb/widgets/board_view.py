"""A board that can be seen, pressed and heard: a picture with native buttons over it, for any scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from kayanak_nb.drawing.canvas import pack_back, pack_front
from kayanak_nb.drawing.scene import Scene, Shape, Target
from kayanak_nb.widgets.page_files import script, style

__all__ = ["BOARD_SCRIPTS", "BoardView"]

BOARD_SCRIPTS = ("elements", "canvas", "ghost", "board_input", "drag", "link", "frame", "board_view")


class BoardView(anywidget.AnyWidget):
    """Shows a scene, and says which of its targets was pressed, by mouse, finger, key or screen reader.

    All that is shown lives in traits, so it is there again after a reload of the page and in every further view.
    Targets that are not *legal* can be pressed as well: the answer may be why not.
    """

    _esm = script(*BOARD_SCRIPTS, render="renderBoard")
    _css = style("board_input")

    back = traitlets.Dict().tag(sync=True)
    front: traitlets.List[Any] = traitlets.List().tag(sync=True)
    targets: traitlets.List[Any] = traitlets.List().tag(sync=True)
    labels: traitlets.List[str] = traitlets.List().tag(sync=True)
    legal: traitlets.List[int] = traitlets.List().tag(sync=True)
    chosen = traitlets.Unicode().tag(sync=True)
    previews = traitlets.Dict().tag(sync=True)
    preview_kit = traitlets.Dict().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    refusals = traitlets.Int(0).tag(sync=True)
    serial = traitlets.Int(0).tag(sync=True)
    answers = traitlets.Int(0).tag(sync=True)

    def __init__(self, scene: Scene | None = None, **options: Any) -> None:
        self._shown_back: tuple[Shape, ...] | None = None
        self._pick_callbacks: list[Callable[[str], None]] = []
        super().__init__(**options)
        self.on_msg(self._receive)
        if scene is not None:
            self.show(scene)

    def __repr__(self) -> str:
        # The address that a default repr has would differ with every run of a notebook.
        return f"<{type(self).__name__}: {self.label or 'empty'}>"

    def show(self, scene: Scene, *, announce: str = "") -> None:
        """Draw *scene* in every view, with one message; *announce* is said by screen readers."""
        with self.hold_sync():
            self.take_scene(scene)
            self.announcement = announce
            self.serial += 1

    def take_scene(self, scene: Scene) -> None:
        """Put *scene* into the traits; what has not changed is not sent."""
        # A game's ice and sea are made once, so the same shapes are the very same object.
        if scene.back is not self._shown_back:
            self._shown_back = scene.back
            self.back = pack_back(scene)
        self.front = pack_front(scene)
        self.targets = [_packed(target) for target in scene.targets]
        self.labels = [target.label for target in scene.targets]
        self.legal = [int(target.legal) for target in scene.targets]
        self.label = scene.title
        self.language = scene.language

    def on_pick(self, callback: Callable[[str], None]) -> None:
        """Call *callback* with the id of a target whenever one is pressed."""
        self._pick_callbacks.append(callback)

    def refuse(self) -> None:
        """Let the legal targets stand out for a moment."""
        self.refusals += 1

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        del widget, buffers
        with self.hold_sync():
            self.answers += 1
            # A second press that was under way while the first was answered is not meant for what is shown now.
            if content["type"] == "pick" and content["serial"] == self.serial:
                for callback in self._pick_callbacks:
                    callback(content["hole"])


def _packed(target: Target) -> list[Any]:
    place = [target.id, target.x, target.y, target.r]
    return place if target.wide is None else [*place, target.wide]
