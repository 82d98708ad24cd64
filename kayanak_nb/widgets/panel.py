"""What the panel beside the board shows, as plain data made from a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kayanak_nb.dice import Face
from kayanak_nb.game import Game
from kayanak_nb.kayanak.moves import Catch, Fish, Melt, Move, Plug, Refreeze, Roll, Rolled
from kayanak_nb.kayanak.names import fish_name, score_name
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.words import face_name, player_name, status, tell
from kayanak_nb.locale import text
from kayanak_nb.names import joined
from kayanak_nb.widgets.session import Session

__all__ = ["announcement", "panel_of"]


def panel_of(session: Session) -> dict[str, Any]:
    """Return all that the panel shows: plain lists, dicts, texts and numbers."""
    game, language = session.game, session.language
    state = game.state
    return {
        "mode": _mode(session),
        "seat": None if state.phase == "over" else state.player,
        "status": status(state, language=language, names=game.names),
        "hint": "" if session.at_tip or state.phase == "over" else text("player-past", language),
        "budget": state.budget,
        "pips": _pips(game) if state.phase in ("act", "catch") else 0,
        "dice": _dice(game, language),
        "rows": [_row(kind, moves, state, language) for kind, moves in session.offers.items()],
        "kind": session.kind,
        "done": text("player-done", language) if session.may_stop else None,
        **_catch(session),
        "notice": session.notice.shown(language) | {"more": _instead(session)} if session.notice else None,
        "result": _result(session),
        "seats": [_seat(session, player) for player in range(game.setup.players)],
        "supply": _supply(state, language),
        "timeline": _timeline(session),
        "code": game.code,
        "reveal": session.reveal,
        "resolve": session.resolve,
        "in_words": session.in_words,
        "about": text("player-about", language, seed=str(game.seed), board=state.board.name),
    }


def announcement(session: Session) -> str:
    """Return what a screen reader says after a step: what happened, then what is to be done."""
    language, names = session.language, session.game.names
    step = session.game.timeline.current
    events: list[str] = []
    for _ in range(session.happened):
        events[:0] = [tell(event, language=language, names=names) for event in step.events]
        if step.previous is None:
            break
        step = step.previous
    return " ".join([*events, status(session.game.state, language=language, names=names)])


def _mode(session: Session) -> str:
    if session.game.state.phase == "over":
        return "over"
    return "bot" if session.bot else session.game.state.phase


def _pips(game: Game) -> int:
    """Return how many pips the roll of this turn gave."""
    step = game.timeline.current
    while step.previous is not None:
        for event in step.events:
            if isinstance(event, Rolled):
                return event.budget
        step = step.previous
    state: State = game.state
    return state.budget


def _dice(game: Game, language: str) -> list[dict[str, Any]]:
    """Return the dice as they lie; after a roll that brought nothing they stay in sight until the next."""
    action = game.timeline.current.action
    faces: Sequence[Face | None] = (None, None)
    if game.state.roll:
        faces = game.state.roll
    elif isinstance(action, Roll):
        faces = (action.white, action.blue)
    rules = game.setup.rules
    shown = [("white", faces[0], not rules.fishers), ("blue", faces[1], not rules.temperature)]
    return [_die(die, face, mute, language) for die, face, mute in shown if die == "white" or rules.blue_die]


def _die(die: str, face: Face | None, mute: bool, language: str) -> dict[str, Any]:
    name = text(f"player-{die}-die", language)
    if face is None:
        return {"die": die, "symbol": None, "pips": 0, "name": name, "mute": False}
    return {
        "die": die,
        "symbol": face.symbol,
        "pips": face.pips,
        "name": text("player-die-shows", language, die=name, face=face_name(face, language)),
        "mute": mute and face.symbol != "plain",
    }


def _row(kind: str, moves: Sequence[Move], state: State, language: str) -> dict[str, Any]:
    return {
        "kind": kind,
        "label": text(f"player-kind-{kind}", language),
        "verb": text(f"player-do-{kind}", language),
        "places": [_place(move, state, language) for move in moves],
    }


def _place(move: Move, state: State, language: str) -> list[str]:
    """Return the place of *move*, and what stands for it in a list: a floe with its holes, a hole with its fish."""
    if isinstance(move, Melt | Refreeze):
        return [str(move.floe), f"{move.floe} ({' '.join(state.board.floes[move.floe])})"]
    hole = _hole(move)
    fish = state.visible_fish.get(hole, (0, 0)) if isinstance(move, Fish | Plug) else (0, 0)
    return [hole, f"{hole} ({fish_name(*fish, language)})" if any(fish) else hole]


def _hole(move: Move) -> str:
    return str(getattr(move, "hole", ""))


def _catch(session: Session) -> dict[str, Any]:
    game, language = session.game, session.language
    if game.state.phase != "catch" or session.bot:
        return {"catch_text": "", "catches": []}
    player = player_name(game.state.player, language, game.names)
    outcomes = [
        text("player-outcome", language, fish=fish_name(outcome.small, outcome.large, language), odds=str(odds))
        for outcome, odds in game.chances().items()
        if isinstance(outcome, Catch)
    ]
    return {
        "catch_text": text("player-rod-in", language, player=player, hole=game.state.attempt),
        "catches": outcomes,
    }


def _instead(session: Session) -> list[str]:
    """Return what would be legal instead of what was just refused, one line a kind of move."""
    notice = session.notice
    if notice is None or notice.tone != "refusal" or notice.offers:
        return []
    return [
        text(
            "player-instead",
            session.language,
            label=text(f"player-kind-{kind}", session.language),
            places=_places(moves, session),
        )
        for kind, moves in session.offers.items()
    ]


_NAMED = 6


def _places(moves: Sequence[Move], session: Session) -> str:
    named = [str(move.floe) if isinstance(move, Melt | Refreeze) else _hole(move) for move in moves]
    if len(named) > _NAMED:
        return text("player-places-more", session.language, places=", ".join(named[:_NAMED]), more=len(named) - _NAMED)
    return joined(named, session.language)


def _result(session: Session) -> str:
    if session.bot is None:
        return ""
    player = player_name(session.game.state.player, session.language, session.game.names)
    return text("player-bot-plays", session.language, player=player)


def _seat(session: Session, player: int) -> dict[str, Any]:
    game, language = session.game, session.language
    state = game.state
    small, large = state.buckets[player]
    name = player_name(player, language, game.names)
    bot = session.seating[player]
    return {
        "seat": player,
        "name": name,
        "score": str(state.scores[player]),
        "unit": score_name(state.scores[player], state.rules.score_by, language),
        "fish": text("player-fish", language, small=small, large=large),
        "bot": text("player-bot-mark", language) if bot else "",
        "turn": state.phase != "over" and state.player == player,
        "winner": player in state.winners,
    }


def _supply(state: State, language: str) -> str:
    lines = []
    if state.rules.temperature:
        lines.append(text("player-supply", language, drops=state.drops_left, crystals=state.crystals_left))
    if state.rules.end_when == "all_floes":
        opened = state.open | (state.plugged if state.rules.plugged_counts else frozenset())
        done = sum(not opened.isdisjoint(floe) for floe in state.board.floes)
        lines.append(text("player-floes-open", language, done=done, all=len(state.board.floes)))
    else:
        lines.append(text("player-holes-open", language, done=len(state.open), all=len(state.board.holes)))
    return " · ".join(lines)


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
