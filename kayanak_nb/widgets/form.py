"""The form for a new game: what can be chosen, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kayanak_nb.game import LONGEST_NAME, Game, new_game
from kayanak_nb.games import KINDS, RULE_SETS, Kind, kind_of
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.names import player_name
from kayanak_nb.widgets.seats import Seating, bot_names
from kayanak_nb.widgets.session import Session
from kayanak_nb.widgets.side import SAME, Refused
from kayanak_nb.widgets.tables import side_of
from kayanak_nb.wording import told

__all__ = ["SAME", "Refused", "game_from", "setup_of"]

_LARGEST_SEED = (1 << 64) - 1


def setup_of(session: Session) -> dict[str, Any]:
    """Return what the page has to know about the game as a whole: its dice, and the form for the next one."""
    language, setup, side = session.language, session.game.setup, session.side
    return {
        "dice": side.chooser(setup, language),
        "switches": list(side.switches),
        "odds": [[what, text(f"odds-show-{what or 'off'}", language)] for what in ("", *side.odds) if side.odds],
        "languages": [[code, text("language-name", code)] for code in LANGUAGES],
        "form": {
            "rules": _rules(setup.rules, language),
            "boards": {kind.name: side_of(kind).boards(_kept(kind, session), language) for kind in KINDS},
            "bots": {kind.name: _bots(kind, language) for kind in KINDS},
            "colours": [player_name(player, language) for player in range(4)],
            "chosen": {
                "rules": _rules_id(setup.rules),
                "board": side.ground(setup),
                "players": setup.players,
                "names": list(session.game.names or ()),
                "bots": [bot or "" for bot in session.seating],
            },
        },
    }


def game_from(form: Mapping[str, Any], session: Session) -> tuple[Game, Seating]:
    """Return the game that *form* asks for and who sits where.

    What cannot be chosen there, dice and magnet, stays that of the game on the table, unless that is another one.

    :raises Refused: if it cannot be played.
    """
    language = session.language
    rules = session.game.setup.rules if form["rules"] == SAME else RULE_SETS[form["rules"]]
    kind = kind_of(rules)
    names = _names(form["names"], language)
    parts = side_of(kind).parts(form, rules, _kept(kind, session), language)
    seed = _seed(form["seed"], language)
    try:
        game = new_game(rules, players=len(form["names"]), seed=seed, names=names, **parts)
    except ValueError as error:
        raise Refused(text("player-cannot-start", language), tuple(told(error, language).splitlines())) from error
    return game, tuple(bot or None for bot in form["bots"])


def _kept(kind: Kind, session: Session) -> Any:
    """Return what the game on the table is made of, if it is of that *kind*."""
    return session.game.setup if session.game.kind is kind else None


def _seed(given: str, language: str) -> int | None:
    if not given:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 20 and int(given) <= _LARGEST_SEED):
        raise Refused(text("player-bad-seed", language))
    return int(given)


def _names(given: list[str], language: str) -> tuple[str, ...] | None:
    """Return the names, those of the colours where none is given; None where nobody has one."""
    if not any(given):
        return None
    names = tuple(name or player_name(player, language) for player, name in enumerate(given))
    if len(set(names)) < len(names):
        raise Refused(text("player-same-names", language))
    if any(len(name) > LONGEST_NAME for name in names):
        raise Refused(text("player-long-name", language, longest=LONGEST_NAME))
    return names


def _rules(rules: Any, language: str) -> list[list[str]]:
    """Return the rule sets to choose from: id, name, what they are like, and which game they belong to."""
    own = [(SAME, rules)] if _rules_id(rules) == SAME else []
    return [
        [id_, text(f"player-rules-{id_}", language), text(f"player-rules-{id_}-about", language), kind_of(some).name]
        for id_, some in [*own, *RULE_SETS.items()]
    ]


def _rules_id(rules: Any) -> str:
    return rules.id if RULE_SETS[rules.id] == rules else SAME


def _bots(kind: Kind, language: str) -> list[list[str]]:
    named = [[name, text(f"player-bot-{name}", language)] for name in bot_names(kind)]
    return [["", text("player-person", language)], *named]
