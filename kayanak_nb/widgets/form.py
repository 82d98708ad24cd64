"""The form for a new game: what can be chosen, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kayanak_nb.dice import Die, Face
from kayanak_nb.game import LONGEST_NAME, Game, new_game
from kayanak_nb.kayanak.board import BOARD_NAMES, Board, board
from kayanak_nb.kayanak.rules import RULE_SETS, RuleSet
from kayanak_nb.kayanak.words import face_name, player_name
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.widgets.seats import Seating, bot_names
from kayanak_nb.widgets.session import Session

__all__ = ["Refused", "game_from", "setup_of"]

SAME = "same"
"""Stands in the form for rules or a board of the teacher's own, which the game on the table is played with."""

_LARGEST_SEED = (1 << 64) - 1


class Refused(Exception):  # noqa: N818 (an answer, not an error)
    """What was asked for is impossible; *problem* says why, *faults* has the particulars, one a line."""

    def __init__(self, problem: str, faults: tuple[str, ...] = ()) -> None:
        super().__init__(problem)
        self.problem = problem
        self.faults = faults


def setup_of(session: Session) -> dict[str, Any]:
    """Return what the page has to know about the game as a whole: its dice, and the form for the next one."""
    language, setup = session.language, session.game.setup
    dice = [("white", setup.dice[0]), *([("blue", setup.dice[1])] if setup.rules.blue_die else [])]
    return {
        "dice": [_chooser(name, die, setup.rules, language) for name, die in dice],
        "languages": [[code, text("language-name", code)] for code in LANGUAGES],
        "form": {
            "rules": _rules(setup.rules, language),
            "boards": _boards(setup.board, language),
            "bots": [["", text("player-person", language)], *_bots(language)],
            "colours": [player_name(player, language) for player in range(4)],
            "chosen": {
                "rules": _rules_id(setup.rules),
                "board": _board_id(setup.board),
                "players": setup.players,
                "names": list(session.game.names or ()),
                "bots": [bot or "" for bot in session.seating],
            },
        },
    }


def game_from(form: Mapping[str, Any], session: Session) -> tuple[Game, Seating]:
    """Return the game that *form* asks for and who sits where; dice and magnet stay those of the game on the table.

    :raises Refused: if it cannot be played.
    """
    setup, language = session.game.setup, session.language
    rules = setup.rules if form["rules"] == SAME else RULE_SETS[form["rules"]]
    ground = setup.board if form["board"] == SAME else board(form["board"])
    names = _names(form["names"], language)
    players = len(form["names"])
    _check_room(rules, ground, players, language)
    try:
        game = new_game(
            rules,
            players=players,
            seed=_seed(form["seed"], language),
            board=ground,
            dice=setup.dice,
            magnet=setup.magnet,
            names=names,
        )
    except ValueError as error:
        raise Refused(text("player-cannot-start", language), tuple(str(error).splitlines())) from error
    return game, tuple(bot or None for bot in form["bots"])


def _check_room(rules: RuleSet, ground: Board, players: int, language: str) -> None:
    if not rules.fishers:
        return
    if rules.exclusive_placement and len(ground.floes) < players:
        raise Refused(text("player-too-few-floes", language, players=players, floes=len(ground.floes)))
    if len(ground.holes) <= players:
        raise Refused(text("player-too-few-holes", language, players=players, holes=len(ground.holes)))


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


def _rules(rules: RuleSet, language: str) -> list[list[str]]:
    ids = [*([SAME] if _rules_id(rules) == SAME else []), *RULE_SETS]
    return [[id_, text(f"player-rules-{id_}", language), text(f"player-rules-{id_}-about", language)] for id_ in ids]


def _rules_id(rules: RuleSet) -> str:
    return rules.id if RULE_SETS[rules.id] == rules else SAME


def _boards(ground: Board, language: str) -> list[list[str]]:
    known = [[name, text("player-board-of", language, holes=len(board(name).holes), name=name)] for name in BOARD_NAMES]
    own = [SAME, text("player-board-of", language, holes=len(ground.holes), name=ground.name)]
    return known if _board_id(ground) != SAME else [own, *known]


def _board_id(ground: Board) -> str:
    return ground.name if ground.name in BOARD_NAMES and board(ground.name) == ground else SAME


def _bots(language: str) -> list[list[str]]:
    return [[name, text(f"player-bot-{name}", language)] for name in bot_names()]


def _chooser(name: str, die: Die[Face], rules: RuleSet, language: str) -> dict[str, Any]:
    mute = not rules.fishers if name == "white" else not rules.temperature
    return {
        "die": name,
        "name": text(f"player-{name}-die", language),
        "faces": [
            {
                "symbol": face.symbol,
                "pips": face.pips,
                "name": face_name(face, language),
                "mute": mute and face.symbol != "plain",
            }
            for face in dict.fromkeys(die.faces)
        ],
    }
