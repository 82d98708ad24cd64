"""What stands beside the board in each game, and what all games show in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from kayanak_nb.dice import Die, Face
from kayanak_nb.drawing.scene import Scene
from kayanak_nb.locale import text
from kayanak_nb.names import face_name
from kayanak_nb.widgets.hand import Move, Offers

if TYPE_CHECKING:
    from kayanak_nb.widgets.session import Session

__all__ = ["SAME", "Refused", "Side", "die_choice", "die_shown"]

SAME = "same"
"""Stands in the form for rules or a board of the teacher's own, which the game on the table is played with."""


class Refused(Exception):  # noqa: N818 (an answer, not an error)
    """What was asked for is impossible; *problem* says why, *faults* has the particulars, one a line."""

    def __init__(self, problem: str, faults: tuple[str, ...] = ()) -> None:
        super().__init__(problem)
        self.problem = problem
        self.faults = faults


class Side(Protocol):
    """What a game shows of a session. It may remember words, never a position.

    *switches* are the options that make sense in this game, *odds* what can be shown of the odds of a turn, *clauses*
    the ids of what can be cited, *own_texts* the keys of the texts that this game words in its own way, by the keys
    of the page.
    """

    switches: tuple[str, ...]
    odds: tuple[str, ...]
    clauses: tuple[str, ...]
    own_texts: Mapping[str, str]

    def picture(self, session: Session) -> Scene:
        """Return the picture of the position."""

    def previews(self, session: Session) -> dict[str, list[Any]]:
        """Return by target what the page can show of moves before they are made, made up of what the kit has."""

    def preview_kit(self) -> dict[str, Any]:
        """Return what previews are made up of; {} where there are none."""

    def rows(self, session: Session) -> list[dict[str, Any]]:
        """Return a row of the panel for each kind of move."""

    def instead(self, offers: Offers, language: str) -> list[tuple[str, list[str]]]:
        """Return for each kind of move what it is called, and its places."""

    def extras(self, session: Session) -> dict[str, Any]:
        """Return the rest of the panel: ``hint, mood, dice, catch_text, catches, supply`` and ``about``."""

    def seat(self, state: Any, player: int, language: str) -> dict[str, str]:
        """Return the ``score`` of *player*, its ``unit``, and in ``fish`` how it comes about."""

    def packed(self, move: Move) -> dict[str, Any]:
        """Return *move* as the page calls it: a ``kind`` and a ``place``."""

    def chooser(self, setup: Any, language: str) -> list[dict[str, Any]]:
        """Return the different faces of each die."""

    def boards(self, kept: Any | None, language: str) -> list[list[str]]:
        """Return the boards to choose from, with what they are called; *kept* is as in :meth:`parts`."""

    def ground(self, kept: Any) -> str:
        """Return which of the boards is on the table."""

    def parts(self, form: Mapping[str, Any], rules: Any, kept: Any | None, language: str) -> dict[str, Any]:
        """Return what a new game under *rules* is made of, by the names of ``new_game``.

        *kept* is what the game on the table is made of, None if that is another game.

        :raises Refused: if it does not go together.
        """


def die_shown(die: str, name: str, face: Face | None, language: str, *, mute: bool = False) -> dict[str, Any]:
    """Return the *die* of that *name* as it lies; a *mute* symbol does not count."""
    if face is None:
        return {"die": die, "symbol": None, "pips": 0, "name": name, "mute": False}
    said = text("player-die-shows", language, die=name, face=face_name(face, language))
    return {"die": die, "name": said, **_face(face, mute)}


def die_choice(die: str, name: str, faces: Die[Face], language: str, *, mute: bool = False) -> dict[str, Any]:
    """Return the different *faces* of the *die* of that *name*, each as it would lie."""
    different = dict.fromkeys(faces.faces)
    shown = [{"name": face_name(face, language), **_face(face, mute)} for face in different]
    return {"die": die, "name": name, "faces": shown}


def _face(face: Face, mute: bool) -> dict[str, Any]:
    return {"symbol": face.symbol, "pips": face.pips, "mute": mute and face.symbol != "plain"}
