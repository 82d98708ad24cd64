"""Figures that a lesson shows: a table, and a picture of the same beside it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from kayanak_nb.drawing.figure import figure
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.lessons.told import Table

__all__ = ["Measured"]


@dataclass(frozen=True)
class Measured:
    """A *table* under a *title*, with a *picture* of some of its figures."""

    title: str
    table: Table
    picture: Picture

    @property
    def language(self) -> str:
        """The language it is in."""
        return self.table.language

    def __repr__(self) -> str:
        return "\n".join((self.title, repr(self.table), "", self.picture.words))

    def _repr_html_(self) -> str:
        return (
            f'<div lang="{self.language}"><p><strong>{escape(self.title)}</strong></p>'
            f"{self.table._repr_html_()}{figure(self.picture.scene, '')}</div>"
        )
