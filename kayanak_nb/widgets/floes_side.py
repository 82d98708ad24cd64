"""What stands beside the board of floes: the die, moves, figures at home; and this game's part of the form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kayanak_nb.drawing.scene import Scene
from kayanak_nb.floes.board import FLOES
from kayanak_nb.floes.contact import Place
from kayanak_nb.floes.labels import describe, floe_label, shore_label
from kayanak_nb.floes.moves import BearStep, Move, Roll, Slide, Step
from kayanak_nb.floes.names import ARROWS, direction_name, place_name
from kayanak_nb.floes.rules import CLAUSES, RuleSet
from kayanak_nb.floes.scene import SHORES, scene, start_of
from kayanak_nb.floes.setup import FIGURES, Setup
from kayanak_nb.floes.state import State
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.locale import text
from kayanak_nb.turn import kind_of
from kayanak_nb.widgets.floes_hand import FloesHand
from kayanak_nb.widgets.ghosts import ghosts, kit
from kayanak_nb.widgets.hand import Offers
from kayanak_nb.widgets.side import die_choice, die_shown

if TYPE_CHECKING:
    from kayanak_nb.widgets.session import Session

__all__ = ["FloesSide"]


class FloesSide:
    """What stands beside a board of floes."""

    switches: tuple[str, ...] = ()
    clauses = CLAUSES
    own_texts: Mapping[str, str] = MappingProxyType(
        {
            "title": "floes-scene-title",
            "buckets": "floes-player-home",
            "faces-by-hand": "floes-player-face-by-hand",
            "set-faces": "floes-player-set-face",
            "your-move": "floes-player-moves",
            "your-moves": "floes-player-moves",
            "copied": "floes-player-copied",
            "code-reveals": "floes-player-code",
        }
    )

    odds: tuple[str, ...] = ()

    def __init__(self) -> None:
        self._ghosts: tuple[State | None, dict[str, list[Any]]] = (None, {})
        self._labels: tuple[object, list[str]] = (None, [])

    def picture(self, session: Session) -> Scene:
        """Return the picture of the position, with marks on what is in hand, or on all that can be taken up."""
        game, hand = session.game, _hand(session)
        moves = hand.in_hand(session.offers)
        return scene(
            game.state,
            language=session.language,
            names=game.names,
            last=game.timeline.current.events,
            legal=moves,
            labels=self._label(session, moves),
            chosen=None if session.bot else hand.place,
            figure=hand.figure,
        )

    def _label(self, session: Session, moves: Sequence[Move]) -> list[str]:
        """Return a label for each floe and each shore, worded anew only when something there may have changed."""
        key = (session.game.timeline.current, moves, session.language, session.game.names)
        if self._labels[0] != key:
            self._labels = (key, _labels(session, moves))
        return self._labels[1]

    def previews(self, session: Session) -> dict[str, list[Any]]:
        """Return the ghost of each slide on offer."""
        state = session.game.state
        if self._ghosts[0] is not state:
            self._ghosts = (state, ghosts(state, session.offers.get("slide", ())))
        return self._ghosts[1]

    def preview_kit(self) -> dict[str, Any]:
        """Return what ghosts are made up of."""
        return _kit()

    def rows(self, session: Session) -> list[dict[str, Any]]:
        """Return a row for each kind of move: what moves, where to, and what its button says."""
        state, hand, language = session.game.state, _hand(session), session.language
        bear = state.mode == "bear"
        makers = {
            "slide": lambda moves: _slide_row(moves, hand, language, bear=bear),
            "step": lambda moves: _step_row(moves, state, hand, language),
            "bearstep": lambda moves: _bear_row(moves, language),
        }
        return [
            makers[kind](moves) if kind in makers else {"kind": kind, "verb": describe(moves[0], language)}
            for kind, moves in session.offers.items()
        ]

    def instead(self, offers: Offers, language: str) -> list[tuple[str, list[str]]]:
        """Return for each kind of move what it is called, and what can make it or where to."""
        return [(_instead(kind, moves, language), _named(moves, language)) for kind, moves in offers.items()]

    def extras(self, session: Session) -> dict[str, Any]:
        """Return the die, what can be done on the board, and what is left for all."""
        state, language = session.game.state, session.language
        return {
            "hint": _hint(session),
            "mood": state.mode if state.mode in ("choose", "bear") else "",
            "dice": [_die(session)],
            "catch_text": "",
            "catches": [],
            "supply": " · ".join(
                (
                    text("floes-fish", language, count=state.fish_left),
                    text("floes-player-bear-on", language, floe=state.bear),
                )
            ),
            "about": text("floes-player-about", language, seed=str(session.game.seed)),
        }

    def seat(self, state: State, player: int, language: str) -> dict[str, str]:
        """Return how many figures of *player* are home with a fish, and how many are on the way with one."""
        done = state.scores[player]
        laden = sum(state.carrying[player]) - done
        away = sum(stand not in ("home", "done") for stand in state.figures[player])
        return {
            "score": text("floes-player-score", language, done=done, all=FIGURES),
            "unit": text("floes-player-unit", language, done=done, all=FIGURES),
            "fish": text("floes-player-away", language, away=away, laden=laden),
        }

    def packed(self, move: Move) -> dict[str, Any]:
        """Return *move* as the page calls it."""
        return {"kind": kind_of(move), "place": _packed(move)}

    def chooser(self, setup: Setup, language: str) -> list[dict[str, Any]]:
        """Return the different faces of the die."""
        return [die_choice("white", text("floes-player-die", language), setup.die, language)]

    def boards(self, kept: Setup | None, language: str) -> list[list[str]]:
        """Return nothing: the water is always the same."""
        del kept, language
        return []

    def ground(self, kept: Setup) -> str:
        """Return nothing."""
        del kept
        return ""

    def parts(self, form: Mapping[str, Any], rules: RuleSet, kept: Setup | None, language: str) -> dict[str, Any]:
        """Return the die of a new game: that of the game on the table."""
        del form, rules, language
        return {"dice": kept.die} if kept else {}


def _labels(session: Session, moves: Sequence[Move]) -> list[str]:
    state = session.game.state
    # Each label looks at moves that concern its place alone: among all, it would have to search.
    concerning: dict[Place, list[Move]] = {}
    for move in moves:
        for place in (start_of(state, move), move.to if isinstance(move, Step) else getattr(move, "floe", None)):
            if place is not None:
                concerning.setdefault(place, []).append(move)
    said: dict[str, Any] = {"language": session.language, "names": session.game.names}
    floes = [floe_label(state, floe, **said, legal=concerning.get(floe, ())) for floe in range(FLOES)]
    return floes + [shore_label(state, shore, **said, legal=concerning.get(shore, ())) for shore in SHORES]


def _hand(session: Session) -> FloesHand:
    assert isinstance(session.hand, FloesHand)
    return session.hand


@cache
def _kit() -> dict[str, Any]:
    return kit()


def _die(session: Session) -> dict[str, Any]:
    """Return the die as it lies; what was rolled stays in sight until the next roll."""
    game, language = session.game, session.language
    step = game.timeline.current
    while step.previous is not None and not isinstance(step.action, Roll):
        step = step.previous
    face = step.action.white if isinstance(step.action, Roll) else None
    return die_shown(
        "white", text("floes-player-die", language), game.state.roll[0] if game.state.roll else face, language
    )


def _hint(session: Session) -> str:
    """Return in a sentence what can be done on the board, where that is not plain."""
    state, hand, language = session.game.state, _hand(session), session.language
    if session.bot or state.phase != "act":
        return ""
    if state.mode != "own":
        return text(f"floes-player-hint-{state.mode}", language, floe=state.bear)
    if hand.picked is None:
        return text("floes-player-hint-free", language)
    return text(f"floes-player-hint-{session.kind or 'both'}", language, place=place_name(hand.picked, language))


def _slide_row(moves: Sequence[Slide], hand: FloesHand, language: str, *, bear: bool) -> dict[str, Any]:
    ways: dict[str, list[str]] = {}
    for move in moves:
        ways.setdefault(str(move.floe), []).append(move.direction)
    return {
        "kind": "slide",
        "label": text("floes-player-slide-bear" if bear else "floes-player-slide", language),
        "verb": text("floes-player-do-slide", language),
        "places": [[floe, floe] for floe in ways],
        "chosen": hand.held if hand.held in ways else None,
        "to": text("floes-player-direction", language),
        "then": ways,
        "names": {way: f"{ARROWS[way]} {direction_name(way, language)}" for way in DIRECTIONS},
        "preview": True,
        "fixed": bear,
        "choice": not bear,
    }


def _step_row(moves: Sequence[Step], state: State, hand: FloesHand, language: str) -> dict[str, Any]:
    ends: dict[str, list[str]] = {}
    for move in moves:
        ends.setdefault(str(move.figure), []).append(str(move.to))
    chosen = hand.figure if hand.figure is not None else _first_on(hand.picked, state, ends)
    return {
        "kind": "step",
        "label": text("floes-player-step", language),
        "verb": text("floes-player-do-step", language),
        "places": [[figure, _figure(int(figure), state, language)] for figure in ends],
        "chosen": None if chosen is None else str(chosen),
        "to": text("floes-player-to", language),
        "then": ends,
        "names": {str(move.to): place_name(move.to, language) for move in moves},
        "choice": True,
    }


def _first_on(place: int | str | None, state: State, figures: Mapping[str, Any]) -> int | None:
    stands = state.figures[state.player]
    return next((int(figure) for figure in figures if stands[int(figure)] == place), None)


def _figure(figure: int, state: State, language: str) -> str:
    """Return what stands for *figure* in a list: its number, where it is, and whether it has a fish."""
    key = "floes-player-figure-fish" if state.carrying[state.player][figure] else "floes-player-figure"
    where = place_name(state.figures[state.player][figure], language)
    return text(key, language, figure=figure, place=where)


def _bear_row(moves: Sequence[BearStep], language: str) -> dict[str, Any]:
    return {
        "kind": "bearstep",
        "label": text("floes-player-bearstep", language),
        "verb": text("floes-player-do-bearstep", language),
        "places": [[str(move.floe), place_name(move.floe, language)] for move in moves],
    }


def _instead(kind: str, moves: Sequence[Move], language: str) -> str:
    return text(f"floes-player-instead-{kind}", language) if kind in _PLACES else describe(moves[0], language)


_PLACES = ("slide", "step", "bearstep")


def _named(moves: Sequence[Move], language: str) -> list[str]:
    places = dict.fromkeys(move.to if isinstance(move, Step) else getattr(move, "floe", None) for move in moves)
    return [place_name(place, language) for place in places if place is not None]


def _packed(move: Move) -> str | None:
    if isinstance(move, Slide):
        return f"{move.floe}:{move.direction}"
    if isinstance(move, Step):
        return f"{move.figure}:{move.to}"
    return str(move.floe) if isinstance(move, BearStep) else None
