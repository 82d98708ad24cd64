"""What a picture of the floes shows, in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kayanak_nb.floes.board import ROWS
from kayanak_nb.floes.contact import Place
from kayanak_nb.floes.labels import slide_label, status
from kayanak_nb.floes.moves import BearChosen, BearStep, Event, Move, OwnChosen, Rolled, Slid, Slide, Step, Stopped
from kayanak_nb.floes.names import place_name, together
from kayanak_nb.floes.state import State
from kayanak_nb.floes.text_board import facts
from kayanak_nb.floes.words import tell
from kayanak_nb.locale import text
from kayanak_nb.names import listed, sentences

__all__ = ["caption", "title"]

_LEAVE_NO_MARK = (Rolled, OwnChosen, BearChosen, Stopped)


def title(language: str) -> str:
    """Return the heading of every picture of this game."""
    return text("floes-scene-title", language)


def caption(
    state: State,
    *,
    language: str,
    names: Sequence[str] | None,
    last: Sequence[Event],
    legal: Sequence[Move],
    chosen: Place | None,
    ghost: Slid | None,
) -> str:
    """Return all that the picture of *state* shows, line by line."""
    lines = (
        status(state, language=language, names=names),
        *_rows(state, language),
        *facts(state, language=language, names=names),
        *_legal(legal, language),
        *_in_hand(chosen, ghost, language),
        *_last(last, language, names),
    )
    return "\n".join(lines)


def _rows(state: State, language: str) -> Iterator[str]:
    lying = [row for row, _ in state.cells]
    for row in range(ROWS):
        floes = [floe for floe, its_row in enumerate(lying) if its_row == row]
        if floes:
            yield text("floes-scene-row", language, row=row, floes=together(floes, language))


def _legal(legal: Sequence[Move], language: str) -> Iterator[str]:
    slides = sorted({move.floe for move in legal if isinstance(move, Slide)})
    if slides:
        yield text("floes-scene-slides", language, number=len(slides), floes=together(slides, language))
    steps = dict.fromkeys(place_name(move.to, language) for move in legal if isinstance(move, Step))
    if steps:
        yield text("floes-scene-steps", language, places=listed(list(steps), language))
    bear = [place_name(move.floe, language) for move in legal if isinstance(move, BearStep)]
    if bear:
        yield text("floes-scene-bear", language, places=listed(bear, language))


def _in_hand(chosen: Place | None, ghost: Slid | None, language: str) -> Iterator[str]:
    if chosen is not None:
        yield text("floes-scene-chosen", language, place=place_name(chosen, language))
    if ghost is not None:
        yield text("floes-scene-ghost", language, slide=slide_label(ghost, language))


def _last(last: Sequence[Event], language: str, names: Sequence[str] | None) -> Iterator[str]:
    told = [tell(event, language=language, names=names) for event in last if not isinstance(event, _LEAVE_NO_MARK)]
    if told:
        yield text("scene-last", language, events=sentences(told, language))
