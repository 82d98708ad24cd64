"""Short labels in each language: what a move does, what is on a floe or a shore, where the game stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields

from kayanak_nb.floes.contact import Place, touching
from kayanak_nb.floes.moves import Action, BearStep, Move, Roll, Slid, Slide, Step
from kayanak_nb.floes.names import ARROWS, direction_name, figure_name, place_name, short_name, to_place, together
from kayanak_nb.floes.state import State
from kayanak_nb.locale import text
from kayanak_nb.names import faces_name, joined, listed, player_name
from kayanak_nb.turn import kind_of

__all__ = ["describe", "floe_label", "shore_label", "slide_label", "status"]

_BETWEEN = " · "


def describe(action: Action, language: str = "en") -> str:
    """Return a short label of a move or an outcome.

    >>> describe(Slide(5, "NE")), describe(Step(2, "far"), "de")
    ('Slide floe 5 northeast ↗', 'Figur 2 ans Zielufer')
    """
    if isinstance(action, Roll):
        return text("move-roll", language, faces=faces_name(action.white, action.blue, language))
    said: dict[str, object] = {field.name: getattr(action, field.name) for field in fields(action)}
    if isinstance(action, Slide):
        said |= {"direction": direction_name(action.direction, language), "arrow": ARROWS[action.direction]}
    elif isinstance(action, Step):
        said["to"] = to_place(action.to, language)
    kind = kind_of(action)
    return text("move-done", language) if kind == "done" else text(f"floes-move-{kind}", language, **said)


def slide_label(slid: Slid, language: str = "en") -> str:
    """Return a short label of a slide as it would go: how far, and which floes it takes along."""
    parts = [
        describe(Slide(slid.floe, slid.direction), language),
        text("floes-distance", language, cells=slid.distance),
    ]
    if slid.carried:
        floes = together(slid.carried, language)
        parts.append(text("floes-along", language, number=len(slid.carried), floes=floes))
    return listed(parts, language)


def floe_label(
    state: State,
    floe: int,
    *,
    language: str = "en",
    names: Sequence[str] | None = None,
    legal: Iterable[Move] = (),
) -> str:
    """Return all that there is to know about *floe*, in one line; of the moves *legal*, those that concern it."""
    parts = [place_name(floe, language), text("floes-row", language, row=state.cells[floe][0])]
    if state.bear == floe:
        parts.append(text("floes-bear", language))
    parts += [*_figures(state, floe, language, names), *_surroundings(state, floe, legal, language)]
    return listed(parts, language)


def shore_label(
    state: State,
    shore: str,
    *,
    language: str = "en",
    names: Sequence[str] | None = None,
    legal: Iterable[Move] = (),
) -> str:
    """Return all that there is to know about *shore*, ``"far"`` or ``"home"``, in one line, as of a floe."""
    parts = [place_name(shore, language)]
    if shore == "far":
        parts += [text("floes-fish", language, count=state.fish_left), *_figures(state, shore, language, names)]
    else:
        parts += _at_home(state, language, names)
    parts += _surroundings(state, shore, legal, language)
    return listed(parts, language)


def status(state: State, *, language: str = "en", names: Sequence[str] | None = None) -> str:
    """Return whose turn it is and what is to be done, or how the game ended, in one line."""
    if state.phase == "over":
        winners = joined([player_name(player, language, names) for player in state.winners], language)
        over = text("status-over", language), text("floes-status-winner", language, winners=winners)
        return _BETWEEN.join(over)
    turn = text("status-turn", language, player=player_name(state.player, language, names))
    return _BETWEEN.join((turn, *_tasks(state, language)))


def _tasks(state: State, language: str) -> Iterator[str]:
    if state.phase == "roll":
        yield text("status-roll", language, dice=1)
        return
    yield text(f"floes-status-{state.mode}", language)
    yield text("status-left", language, pips=state.budget)


def _figures(state: State, place: Place, language: str, names: Sequence[str] | None) -> Iterator[str]:
    here = [
        figure_name(player, figure, state.carrying[player][figure], language, names)
        for player, own in enumerate(state.figures)
        for figure, stand in enumerate(own)
        if stand == place
    ]
    if here:
        yield text("floes-figures", language, count=len(here), figures=listed(here, language))


def _at_home(state: State, language: str, names: Sequence[str] | None) -> Iterator[str]:
    for player, own in enumerate(state.figures):
        name = player_name(player, language, names)
        yield text("floes-home-player", language, player=name, waiting=own.count("home"), done=own.count("done"))


def _surroundings(state: State, place: Place, legal: Iterable[Move], language: str) -> Iterator[str]:
    """Yield what touches *place*, and what can be done there."""
    near = [short_name(other, language) for other in touching(state.cells, place)]
    if near:
        yield text("floes-contact", language, places=listed(near, language))
    stands = state.figures[state.player]
    kinds = dict.fromkeys(kind for move in legal if (kind := _kind_at(stands, move, place)))
    if kinds:
        said = [text(f"floes-kind-{kind}", language) for kind in kinds]
        yield text("hole-legal", language, moves=listed(said, language))


def _kind_at(stands: Sequence[Place], move: Move, place: Place) -> str | None:
    """Return how *move* concerns *place*: something slides, comes or leaves there. *stands* are those of figures."""
    if isinstance(move, Slide | BearStep):
        return kind_of(move) if move.floe == place else None
    if isinstance(move, Step):
        if move.to == place:
            return "step"
        if stands[move.figure] == place:
            return "leave"
    return None
