"""What the page may ask for, and what it gets for an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kayanak_nb.game import Game
from kayanak_nb.locale import text
from kayanak_nb.saves import BadCode, BadFile, from_code
from kayanak_nb.widgets.form import game_from
from kayanak_nb.widgets.session import Session
from kayanak_nb.widgets.side import Refused
from kayanak_nb.wording import told

__all__ = ["answer"]

Message: TypeAlias = Mapping[str, Any]
Reply: TypeAlias = dict[str, Any]

# What is said about a position is not heard when that position has passed: a double tap plays once, and two
# views do not play twice.
_POSITIONAL = {
    "pick",
    "take",
    "drop",
    "play",
    "roll",
    "luck",
    "faces",
    "catch",
    "undo",
    "redo",
    "step",
    "tick",
    "next",
}


def answer(session: Session, message: Message) -> Reply | None:
    """Do what *message* asks for; return what its view is to be told, None if the new picture says it all.

    :raises KeyError: for a message that the page never sends.
    """
    session.catch_up()
    kind = message["type"]
    if kind in _POSITIONAL and message["serial"] != session.serial:
        return None
    if kind in _ASKING:
        try:
            return _ASKING[kind](session, message)
        except Refused as refused:
            return {"ok": False, "problem": refused.problem, "faults": list(refused.faults)}
    _DOING[kind](session, message)
    return None


def _tick(session: Session, message: Message) -> None:
    del message
    if session.running:
        session.advance()


def _option(session: Session, message: Message) -> None:
    if message["name"] not in ("reveal", "resolve", "in_words"):
        raise KeyError(message["name"])
    setattr(session, message["name"], bool(message["on"]))


def _speak(session: Session, message: Message) -> None:
    session.speak(message["language"])


def _dismiss(session: Session, message: Message) -> None:
    del message
    session.notice = None


def _turn_page(session: Session, message: Message) -> None:
    session.log_page = max(0, int(message["page"]))


def _new(session: Session, message: Message) -> Reply:
    game, seating = game_from(message, session)
    session.sit_down(game, seating)
    session.tell("player-started")
    return {"ok": True}


def _save(session: Session, message: Message) -> Reply:
    del message
    game = session.game
    name = f"{game.kind.name}-{game.setup.rules.id}-{game.seed}.json"
    session.tell("player-saved", name=name)
    return {"ok": True, "name": name, "text": game.to_json()}


def _load(session: Session, message: Message) -> Reply:
    try:
        game = Game.from_json(message["text"])
    except BadFile as bad:
        raise _refused("player-bad-file", bad, session.language) from bad
    return _take_up(session, game)


def _code(session: Session, message: Message) -> Reply:
    try:
        game = from_code(message["code"].strip())
    except BadCode as bad:
        raise _refused("player-bad-code", bad, session.language) from bad
    return _take_up(session, game)


def _refused(key: str, error: ValueError, language: str) -> Refused:
    return Refused(text(key, language), tuple(told(error, language).splitlines()))


def _take_up(session: Session, game: Game) -> Reply:
    session.sit_down(game, (None,) * game.setup.players)
    session.tell("player-loaded")
    return {"ok": True}


_ASKING: dict[str, Callable[[Session, Message], Reply]] = {"new": _new, "save": _save, "load": _load, "code": _code}

_DOING: dict[str, Callable[[Session, Message], None]] = {
    "pick": lambda session, message: session.pick(message["hole"]),
    "play": lambda session, message: session.play(message["kind"], message.get("place")),
    "kind": lambda session, message: session.choose(message["kind"]),
    "take": lambda session, message: session.take(message["kind"], message["place"]),
    "drop": lambda session, message: session.let_go(),
    "roll": lambda session, message: session.roll(),
    "luck": lambda session, message: session.luck(),
    "faces": lambda session, message: session.set_faces(message["white"], message["blue"]),
    "catch": lambda session, message: session.set_catch(message["choice"]),
    "undo": lambda session, message: session.undo(),
    "redo": lambda session, message: session.redo(),
    "step": lambda session, message: session.step(message["by"]),
    "goto": lambda session, message: session.goto(message["step"]),
    "line": lambda session, message: session.switch(message["line"]),
    "run": lambda session, message: session.run(message["on"]),
    "speed": lambda session, message: session.pace(message["delay"]),
    "tick": _tick,
    "next": lambda session, message: session.advance(),
    "language": _speak,
    "option": _option,
    "odds": lambda session, message: session.show_odds(message["what"] or None),
    "dismiss": _dismiss,
    "read": lambda session, message: session.read(message["read"]),
    "log": _turn_page,
    "copied": lambda session, message: session.tell(session.side.own_texts.get("copied") or "player-copied"),
}
