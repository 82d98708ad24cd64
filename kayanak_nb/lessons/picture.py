"""A picture that a lesson shows beside its sentences, with the same thing in words."""

from __future__ import annotations

from dataclasses import dataclass

from kayanak_nb.drawing.figure import figure
from kayanak_nb.drawing.scene import Scene

__all__ = ["Picture"]


@dataclass(frozen=True)
class Picture:
    """A *scene*, and *words* that tell the same: several lines for terminals and screen readers.

    *summary* is what there is to press to see them, by default that the board is told in words.
    """

    scene: Scene
    words: str
    summary: str = ""

    @property
    def html(self) -> str:
        """The scene as HTML, with the words to unfold below it."""
        return figure(self.scene, self.words, summary=self.summary)

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        return self.html
