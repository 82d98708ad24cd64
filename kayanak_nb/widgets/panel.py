"""What the panel beside the board shows, as plain data made from a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kayanak_nb.chronicle import step_told
from kayanak_nb.game import Game
from kayanak_nb.locale import text
from kayanak_nb.names import joined, listed, player_name, sentences
from kayanak_nb.turn import kind_of
from kayanak_nb.widgets.session import Session

__all__ = ["announcement", "panel_of"]


def panel_of(session: Session) -> dict[str, Any]:
    """Return all that the panel shows: plain lists, dicts, texts and numbers."""
    game, language = session.game, session.language
    state = game.state
    extras = session.side.extras(session)
    return {
        **extras,
        "mode": _mode(session),
        "seat": None if state.phase == "over" else state.player,
        "status": _held(game.kind.words.status(state, language=language, names=game.names)),
        "supply": _held(extras["supply"]),
        "hint": extras["hint"] if session.at_tip or state.phase == "over" else text("player-past", language),
        "budget": state.budget,
        "pips": _pips(game) if state.phase in ("act", "catch") else 0,
        "rows": session.side.rows(session),
        "kind": session.kind,
        "done": text("player-done", language) if session.may_stop else None,
        "notice": _notice(session),
        "result": _result(session),
        "seats": [_seat(session, player) for player in range(game.setup.players)],
        "timeline": _timeline(session),
        "code": game.code,
        "reveal": session.reveal,
        "what": session.odds or "",
        "resolve": session.resolve,
        "in_words": session.in_words,
    }


def announcement(session: Session) -> str:
    """Return what a screen reader says after a step: what happened, then what is to be done."""
    language, names, kind = session.language, session.game.names, session.game.kind
    step = session.game.timeline.current
    events: list[str] = []
    for _ in range(session.happened):
        events[:0] = step_told(step, kind, language=language, names=names)
        if step.previous is None:
            break
        step = step.previous
    return sentences([*events, kind.words.status(session.game.state, language=language, names=names)], language)


def _held(line: str) -> str:
    """Return *line* with each dot between its parts held to what is before it: none begins a line on the page."""
    return line.replace(" · ", "\N{NO-BREAK SPACE}· ")


def _mode(session: Session) -> str:
    if session.game.state.phase == "over":
        return "over"
    return "bot" if session.bot else str(session.game.state.phase)


def _pips(game: Game) -> int:
    """Return how many pips the roll of this turn gave."""
    step = game.timeline.current
    while step.previous is not None:
        for event in step.events:
            if kind_of(event) == "rolled":
                return int(event.budget)
        step = step.previous
    return int(game.state.budget)


def _notice(session: Session) -> dict[str, Any] | None:
    notice, language = session.notice, session.language
    if notice is None:
        return None
    words, packed = session.game.kind.words, session.side.packed
    offers = [[packed(move), words.describe(move, language)] for move in notice.offers]
    return notice.shown(language) | {"offers": offers, "more": _instead(session)}


def _instead(session: Session) -> list[str]:
    """Return what would be legal instead of what was just refused, one line a kind of move."""
    notice, language = session.notice, session.language
    if notice is None or notice.tone != "refusal" or notice.offers:
        return []
    return [
        text("player-instead", language, label=label, places=_places(places, language)) if places else label
        for label, places in session.side.instead(session.offers, language)
    ]


_NAMED = 6


def _places(named: Sequence[str], language: str) -> str:
    if len(named) > _NAMED:
        return text("player-places-more", language, places=listed(named[:_NAMED], language), more=len(named) - _NAMED)
    return joined(named, language)


def _result(session: Session) -> str:
    if session.bot is None:
        return ""
    player = player_name(session.game.state.player, session.language, session.game.names)
    return text("player-bot-plays", session.language, player=player)


def _seat(session: Session, player: int) -> dict[str, Any]:
    game, language = session.game, session.language
    state = game.state
    return {
        **session.side.seat(state, player, language),
        "seat": player,
        "name": player_name(player, language, game.names),
        "bot": text("player-bot-mark", language) if session.seating[player] else "",
        "turn": state.phase != "over" and state.player == player,
        "winner": player in state.winners,
    }


def _timeline(session: Session) -> dict[str, Any]:
    timeline, language = session.game.timeline, session.language
    position, length = timeline.position, len(timeline)
    lines: list[str] = []
    if timeline.line_count > 1:
        lines = [
            text("player-line", language, line=number, steps=len(line))
            for number, line in enumerate(timeline.lines, start=1)
        ]
    return {
        "position": position,
        "length": length,
        "where": text("player-where", language, position=position, length=length),
        "running": session.running,
        "delay": session.delay,
        "lines": lines,
        "line": timeline.line if lines else 0,
        "can_undo": position > 0,
        "can_redo": position < length,
        "can_play": session.can_run,
    }
