"""What stands beside the board in Kayanak: dice, moves, the rod, buckets, supply; and its part of the form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kayanak_nb.dice import Die, Face
from kayanak_nb.drawing.scene import Scene
from kayanak_nb.kayanak.board import BOARD_NAMES, Board, board
from kayanak_nb.kayanak.heat import Heat, heat_of
from kayanak_nb.kayanak.moves import Catch, Fish, Melt, Move, Plug, Refreeze, Roll
from kayanak_nb.kayanak.names import board_name, fish_name, score_name
from kayanak_nb.kayanak.odds import SHOWN, has_odds, odds
from kayanak_nb.kayanak.odds_told import lines, notes, total
from kayanak_nb.kayanak.rules import RuleSet
from kayanak_nb.kayanak.scene import scene
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.topics import CLAUSES
from kayanak_nb.locale import text
from kayanak_nb.names import bracketed, player_name
from kayanak_nb.turn import kind_of
from kayanak_nb.widgets.hand import Offers
from kayanak_nb.widgets.labels import HoleLabels
from kayanak_nb.widgets.side import SAME, Refused, die_choice, die_shown

if TYPE_CHECKING:
    from kayanak_nb.widgets.session import Session

__all__ = ["KayanakSide"]


class KayanakSide:
    """What stands beside a board of Kayanak."""

    switches: tuple[str, ...] = ("reveal", "resolve")
    odds: tuple[str, ...] = SHOWN
    clauses = CLAUSES
    own_texts: Mapping[str, str] = MappingProxyType({})

    def __init__(self) -> None:
        self._labels = HoleLabels()

    def picture(self, session: Session) -> Scene:
        """Return the picture of the position, with a mark wherever a press plays."""
        game, heat = session.game, _heat(session)
        return scene(
            game.state,
            language=session.language,
            names=game.names,
            reveal=session.reveal,
            last=game.timeline.current.events,
            legal=session.offers.get(session.kind or "", ()),
            labels=self._labels.of(session, heat),
            heat=heat,
        )

    def previews(self, session: Session) -> dict[str, list[Any]]:
        """Return nothing: a move is shown when it is made."""
        del session
        return {}

    def preview_kit(self) -> dict[str, Any]:
        """Return nothing."""
        return {}

    def rows(self, session: Session) -> list[dict[str, Any]]:
        """Return a row for each kind of move: its name, its places and what its button says."""
        state, language = session.game.state, session.language
        return [_row(kind, moves, state, language) for kind, moves in session.offers.items()]

    def instead(self, offers: Offers, language: str) -> list[tuple[str, list[str]]]:
        """Return for each kind of move what it is called, and its places."""
        return [(text(f"player-kind-{kind}", language), list(map(_named, moves))) for kind, moves in offers.items()]

    def extras(self, session: Session) -> dict[str, Any]:
        """Return the dice, what comes of a catch, and what is left for all."""
        state, language = session.game.state, session.language
        return {
            "hint": "",
            "mood": "",
            "dice": _dice(session),
            **_catch(session),
            "supply": _supply(state, language),
            "odds": _odds(session),
            "about": text(
                "player-about", language, seed=str(session.game.seed), board=board_name(state.board.name, language)
            ),
        }

    def seat(self, state: State, player: int, language: str) -> dict[str, str]:
        """Return the score of *player*, with its unit, and the fish in the bucket."""
        small, large = state.buckets[player]
        return {
            "score": str(state.scores[player]),
            "unit": score_name(state.scores[player], state.rules.score_by, language),
            "fish": text("player-fish", language, small=small, large=large),
        }

    def packed(self, move: Move) -> dict[str, Any]:
        """Return *move* as the page calls it."""
        return {"kind": kind_of(move), "place": getattr(move, "hole", getattr(move, "floe", None))}

    def chooser(self, setup: Setup, language: str) -> list[dict[str, Any]]:
        """Return the different faces of each die."""
        dice = [("white", setup.dice[0]), *([("blue", setup.dice[1])] if setup.rules.blue_die else [])]
        return [_chooser(name, die, setup.rules, language) for name, die in dice]

    def boards(self, kept: Setup | None, language: str) -> list[list[str]]:
        """Return the boards to choose from, with what they are called."""
        known = [[name, _board_name(name, board(name), language)] for name in BOARD_NAMES]
        if kept is None or self.ground(kept) != SAME:
            return known
        return [[SAME, _board_name(kept.board.name, kept.board, language)], *known]

    def ground(self, kept: Setup) -> str:
        """Return which of the boards is on the table."""
        ground = kept.board
        return ground.name if ground.name in BOARD_NAMES and board(ground.name) == ground else SAME

    def parts(self, form: Mapping[str, Any], rules: RuleSet, kept: Setup | None, language: str) -> dict[str, Any]:
        """Return board, dice and magnet of a new game; dice and magnet stay those of the game on the table.

        :raises Refused: if the board is too small.
        """
        ground = kept.board if kept and form["board"] == SAME else board(form["board"])
        _check_room(rules, ground, len(form["names"]), language)
        return {"board": ground} | ({"dice": kept.dice, "magnet": kept.magnet} if kept else {})


def _check_room(rules: RuleSet, ground: Board, players: int, language: str) -> None:
    if not rules.fishers:
        return
    if rules.exclusive_placement and len(ground.floes) < players:
        raise Refused(text("player-too-few-floes", language, players=players, floes=len(ground.floes)))
    if len(ground.holes) <= players:
        raise Refused(text("player-too-few-holes", language, players=players, holes=len(ground.holes)))


def _board_name(name: str, ground: Board, language: str) -> str:
    return text("player-board-of", language, holes=len(ground.holes), name=board_name(name, language))


def _chooser(name: str, die: Die[Face], rules: RuleSet, language: str) -> dict[str, Any]:
    mute = not rules.fishers if name == "white" else not rules.temperature
    return die_choice(name, text(f"player-{name}-die", language), die, language, mute=mute)


def _dice(session: Session) -> list[dict[str, Any]]:
    """Return the dice as they lie; after a roll that brought nothing they stay in sight until the next."""
    game, language = session.game, session.language
    action = game.timeline.current.action
    faces: Sequence[Face | None] = (None, None)
    if game.state.roll:
        faces = game.state.roll
    elif isinstance(action, Roll):
        faces = (action.white, action.blue)
    rules = game.setup.rules
    shown = [("white", faces[0], not rules.fishers), ("blue", faces[1], not rules.temperature)]
    return [
        die_shown(die, text(f"player-{die}-die", language), face, language, mute=mute)
        for die, face, mute in shown
        if die == "white" or rules.blue_die
    ]


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
        return [str(move.floe), bracketed(str(move.floe), " ".join(state.board.floes[move.floe]), language)]
    hole = _named(move)
    fish = state.visible_fish.get(hole, (0, 0)) if isinstance(move, Fish | Plug) else (0, 0)
    return [hole, bracketed(hole, fish_name(*fish, language), language) if any(fish) else hole]


def _named(move: Move) -> str:
    return str(getattr(move, "hole", getattr(move, "floe", "")))


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


def _heat(session: Session) -> Heat | None:
    """Return the odds to be shown on the board, if they are wished for and a turn is to come or under way."""
    state = session.game.state
    return heat_of(odds(state, language=session.language), session.odds) if session.odds and has_odds(state) else None


def _odds(session: Session) -> dict[str, Any] | None:
    """Return the table of the rolls with their best uses, and what the best use of the turn brings, if odds are shown.

    A best use is what brings most by the rules in force.
    """
    state, language = session.game.state, session.language
    if not session.odds or not has_odds(state):
        return None
    found = odds(state, language=language)
    points = state.rules.score_by == "points"
    rows = [[line.rolls, line.chance, line.points if points else line.fish, line.use] for line in lines(found)]
    whole, columns = total(found), ("roll", "chance", "points" if points else "fish", "use")
    return {
        "title": text("player-odds-rest" if state.roll else "player-odds", language),
        "head": [text(f"odds-column-{column}", language) for column in columns],
        "rows": rows,
        "expected": text("player-odds-expected", language, figure=whole.points if points else whole.fish),
        "notes": [text("player-odds-what", language), *notes(found)],
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
