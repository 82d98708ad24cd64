"""Short labels in each language: what a move does, what a hole holds, where the game stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from kayanak_nb.kayanak.moves import Action, Catch, Melt, Move, Refreeze, Roll
from kayanak_nb.kayanak.names import fish_name, score_name
from kayanak_nb.kayanak.offer import DIG, FISH, WALK
from kayanak_nb.kayanak.state import State
from kayanak_nb.locale import text
from kayanak_nb.names import faces_name, joined, listed, player_name
from kayanak_nb.turn import kind_of

__all__ = ["describe", "hole_label", "status"]

_BETWEEN = " · "


def describe(action: Action, language: str = "en") -> str:
    """Return a short label of a move or an outcome.

    >>> from kayanak_nb.kayanak.moves import Dig
    >>> describe(Dig("C4")), describe(Catch(1, 0), "de")
    ('Dig at C4', 'Fang: 1 kleiner Fisch')
    """
    if isinstance(action, Roll):
        return text("move-roll", language, faces=faces_name(action.white, action.blue, language))
    if isinstance(action, Catch):
        return text("move-catch", language, fish=fish_name(action.small, action.large, language))
    place = {field.name: getattr(action, field.name) for field in fields(action)}
    return text(f"move-{kind_of(action)}", language, **place)


def hole_label(
    state: State,
    hole: str,
    *,
    language: str = "en",
    names: Sequence[str] | None = None,
    reveal: bool = False,
    legal: Iterable[Move] = (),
) -> str:
    """Return all that players know about *hole*, in one line.

    *legal* are the moves on offer anywhere; those that concern *hole* or its floe are named. Fish under closed or
    plugged ice are told only if *reveal* is true.

    :raises KeyError: if the board has no such hole.
    """
    number, floe = state.board.index[hole], state.board.floe_of(hole)
    parts = [hole, _ice(state, 1 << number, language)]
    if reveal or state.open_mask >> number & 1:
        parts.append(fish_name(*state.hollows[number], language))
    melted = state.melted_mask >> floe & 1
    parts.append(text("hole-on-melted-floe" if melted else "hole-on-floe", language, floe=floe))
    if number in state.seats:
        player = state.seats.index(number)
        parts.append(text("hole-fisher", language, player=player_name(player, language, names)))
    kinds = [text(f"kind-{kind_of(move)}", language, floe=floe) for move in legal if _concerns(move, hole, floe)]
    if kinds:
        parts.append(text("hole-legal", language, moves=listed(kinds, language)))
    return listed(parts, language)


def status(state: State, *, language: str = "en", names: Sequence[str] | None = None) -> str:
    """Return whose turn it is and what is to be done, or how the game ended, in one line."""
    if state.phase == "over":
        return _BETWEEN.join((text("status-over", language), _result(state, language, names)))
    turn = text("status-turn", language, player=player_name(state.player, language, names))
    return _BETWEEN.join((turn, *_tasks(state, language)))


def _ice(state: State, bit: int, language: str) -> str:
    kind = "open" if state.open_mask & bit else "plugged" if state.plugged_mask & bit else "closed"
    return text(f"hole-{kind}", language)


def _concerns(move: Move, hole: str, floe: int) -> bool:
    if isinstance(move, Melt | Refreeze):
        return move.floe == floe
    return getattr(move, "hole", None) == hole


def _result(state: State, language: str, names: Sequence[str] | None) -> str:
    winners = [player_name(player, language, names) for player in state.winners]
    key = "status-winner" if len(winners) == 1 else "status-tie"
    score = score_name(max(state.scores), state.rules.score_by, language)
    return text(key, language, winners=joined(winners, language), score=score)


def _tasks(state: State, language: str) -> list[str]:
    """Return what the player to move, or chance, has to do."""
    if state.phase == "place":
        return [text("status-place", language)]
    if state.phase == "roll":
        return [text("status-roll", language, dice=2 if state.rules.blue_die else 1)]
    if state.phase == "catch":
        return [text("status-catch", language, hole=state.attempt)]
    white = _white_task(state, language)
    return [*white, *_blue_task(state, bool(white), language)]


def _white_task(state: State, language: str) -> list[str]:
    if state.roll is None or not any(state.offer[kind] for kind in (WALK, DIG, FISH)):
        return []
    symbol = state.roll[0].symbol if state.rules.fishers else "dig"
    return [text(f"symbol-{symbol}", language), text("status-left", language, pips=state.budget)]


def _blue_task(state: State, white: bool, language: str) -> list[str]:
    if state.due is None:
        return []
    free = not state.begun and state.rules.temperature_timing == "either"
    when = ("any-time" if free else "still") if white else "now"
    return [text(f"status-{when}-{state.due}", language)]
