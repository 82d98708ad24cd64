"""What a picture of Kayanak shows, in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.labels import status
from kayanak_nb.kayanak.moves import Event, Melt, Move, Refreeze
from kayanak_nb.kayanak.names import board_name, fish_name, score_name
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.words import tell
from kayanak_nb.locale import text
from kayanak_nb.names import PLAYER_SIGNS, listed, player_name, sentences

__all__ = ["board_caption", "caption", "title"]

_MARKING = ("hole", "floe")


def title(board: Board, language: str) -> str:
    """Return the heading of every picture on *board*."""
    return text("scene-title", language, board=board_name(board.name, language))


def board_caption(board: Board, language: str) -> str:
    """Return a sentence on a board that nobody has played on yet."""
    return text("scene-board", language, holes=len(board.holes), floes=len(board.floes))


def caption(
    state: State,
    *,
    language: str,
    names: Sequence[str] | None,
    reveal: bool,
    last: Sequence[Event],
    legal: Sequence[Move],
) -> str:
    """Return all that the picture of *state* shows, line by line: no more than players may know, unless *reveal*."""
    lines = (
        status(state, language=language, names=names),
        *_players(state, language, names),
        *_holes(state, language, reveal),
        *_legal(legal, language),
        *_last(last, language, names),
    )
    return "\n".join(lines)


def _players(state: State, language: str, names: Sequence[str] | None) -> Iterator[str]:
    for player, hole in enumerate(state.fishers):
        yield text(
            "text-board-player" if hole is None else "text-board-player-at",
            language,
            sign=PLAYER_SIGNS[player],
            player=player_name(player, language, names),
            hole=hole,
            score=score_name(state.scores[player], state.rules.score_by, language),
            fish=fish_name(*state.buckets[player], language),
        )


def _holes(state: State, language: str, reveal: bool) -> Iterator[str]:
    opened, plugged, board = state.open, state.plugged, state.board
    yield text("scene-closed", language, count=len(board.holes) - len(opened) - len(plugged))
    yield from _by_fish("scene-open", state.visible_fish, language)
    if plugged:
        yield text(
            "text-board-plugged",
            language,
            holes=listed([hole for hole in board.holes if hole in plugged], language),
        )
    for floe in sorted(state.melted):
        yield text("text-board-floe", language, floe=floe, holes=listed(board.floes[floe], language))
    if reveal:
        hidden = {hole: fish for hole, fish in state.fish.items() if hole not in opened and any(fish)}
        yield from _by_fish("scene-hidden", hidden, language)


def _by_fish(key: str, fish: Mapping[str, tuple[int, int]], language: str) -> Iterator[str]:
    """Word the message *key* for all holes that hold the same fish, from few to many."""
    for some in sorted(set(fish.values()), key=lambda some: (sum(some), some)):
        holes = listed([hole for hole, here in fish.items() if here == some], language)
        yield text(key, language, fish=fish_name(*some, language), holes=holes)


def _legal(legal: Sequence[Move], language: str) -> Iterator[str]:
    holes = dict.fromkeys(move.hole for move in legal if hasattr(move, "hole"))
    if holes:
        yield text("scene-legal-holes", language, holes=listed(list(holes), language))
    floes = [str(move.floe) for move in legal if isinstance(move, Melt | Refreeze)]
    if floes:
        yield text("scene-legal-floes", language, floes=listed(floes, language), count=len(floes))


def _last(last: Sequence[Event], language: str, names: Sequence[str] | None) -> Iterator[str]:
    told = [tell(event, language=language, names=names) for event in last if _leaves_mark(event)]
    if told:
        yield text("scene-last", language, events=sentences(told, language))


def _leaves_mark(event: Event) -> bool:
    return any(hasattr(event, name) for name in _MARKING)
