"""Why a position does not offer an action: one reason, the clause behind it, and the particulars.

Called only for what the judge does not offer. It looks for the first rule that stands in the way, from the general
(the game is over) to the particular (that hole is still closed).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kayanak_nb.dice import Face
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.moves import Catch, Dig, Done, Fish, Melt, Place, Plug, Refreeze, Roll, Unplug, Walk
from kayanak_nb.kayanak.offer import DIG, FISH, WALK
from kayanak_nb.kayanak.state import NOWHERE, State
from kayanak_nb.names import is_quoted, tidy

__all__ = ["REASONS", "explain"]

REASONS: dict[str, str] = {
    "not-a-move": "turn",
    "no-such-hole": "board setup",
    "no-such-floe": "board setup",
    "quoted-number": "setup",
    "game-over": "end",
    "roll-first": "turn",
    "catch-first": "fish",
    "place-first": "first-round placement",
    "already-placed": "placement",
    "no-roll-now": "turn",
    "no-catch-now": "catch fish",
    "impossible-roll": "dice roll",
    "impossible-catch": "catch fish",
    "hole-taken": "any-hole placement",
    "floe-taken": "placement ?exclusive_placement",
    "no-fishers": "no-fishers setup ?fishers",
    "not-this-face": "faces roll",
    "white-over": "turn",
    "own-hole": "",
    "not-adjacent": "",
    "occupied": "",
    "floe-melted": "no-entry melt",
    "already-open": "free-hole anywhere dig",
    "dig-plugged": "plug",
    "still-closed": "open-hole fish",
    "fish-plugged": "plug",
    "already-fished": "distinct fish ?distinct_fishing",
    "must-walk": "walk ?walk_exactly",
    "must-dig": "exactly dig ?dig_fish_exactly",
    "must-fish": "exactly fish ?dig_fish_exactly",
    "only-temperature": "must-change temperature",
    "nothing-to-end": "turn",
    "no-temperature": "roll ?temperature",
    "no-mark": "temperature",
    "needs-drop": "which-mark temperature",
    "needs-crystal": "which-mark temperature",
    "temperature-used": "temperature",
    "temperature-later": "timing temperature ?temperature_timing",
    "temperature-middle": "timing temperature ?temperature_timing",
    "no-drops": "supply melt",
    "no-crystals": "supply plug",
    "fisher-on-floe": "melt",
    "already-melted": "melt",
    "not-melted": "refreeze",
    "plug-closed": "plug-any plug",
    "already-plugged": "plug",
    "plug-fisher": "plug-fisher plug ?plug_under_fisher",
    "not-plugged": "unplug",
}
"""Every reason there is, with the clause it rests on, as a citation; "" where that depends on the move."""

_BY_MOVE: dict[tuple[str, type], str] = {
    ("own-hole", Walk): "walk",
    ("own-hole", Dig): "own-hole dig",
    ("own-hole", Fish): "own-hole fish",
    ("not-adjacent", Walk): "back-and-forth walk",
    ("not-adjacent", Dig): "dig",
    ("not-adjacent", Fish): "fish",
    ("occupied", Walk): "crossing walk",
    ("occupied", Dig): "free-hole dig",
    ("occupied", Fish): "fish",
}


def explain(state: State, action: object) -> Illegal:
    """Return why *state* does not offer *action*, which must not be on offer."""
    reason, details = _find(state, action)
    citation = _in_particular(state, reason) or REASONS[reason] or _BY_MOVE[reason, type(action)]
    return Illegal(reason, state.setup.cite[citation], details)


def _in_particular(state: State, reason: str) -> str:
    """Return the citation for a *reason* that rests on something finer in this position, or ""."""
    if reason == "game-over" and (state.budget or state.due):
        return "at-once end"
    if reason == "only-temperature" and state.due == "crystal":
        return "plug-can must-change temperature"
    return ""


_Finding = tuple[str, dict[str, object]]


def _find(state: State, action: object) -> _Finding:
    find = _FINDERS.get(type(action))
    if find is None:
        return "not-a-move", {"given": tidy(action)}
    if state.phase == "over":
        return "game-over", {}
    if unknown := _unknown_place(state, action):
        return unknown
    if isinstance(action, Roll | Catch):
        return find(state, action)
    if isinstance(action, Place | Walk | Fish) and not state.rules.fishers:
        return "no-fishers", {}
    if isinstance(action, _TEMPERATURE) and not (state.rules.temperature and state.rules.blue_die):
        return "no-temperature", {}
    return _wrong_phase(state, action) or find(state, action)


def _unknown_place(state: State, action: object) -> _Finding | None:
    board = state.board
    if isinstance(action, Melt | Refreeze):
        if type(action.floe) is not int or not 0 <= action.floe < len(board.floes):
            if is_quoted(action.floe, len(board.floes)):
                return "quoted-number", {"number": int(action.floe)}
            return "no-such-floe", {"floe": tidy(action.floe), "last": len(board.floes) - 1}
    elif isinstance(action, Place | Walk | Dig | Fish | Plug | Unplug) and (
        type(action.hole) is not str or action.hole not in board.index
    ):
        return "no-such-hole", {"hole": tidy(action.hole)}
    return None


def _wrong_phase(state: State, action: object) -> _Finding | None:
    if state.phase == "roll":
        return "roll-first", {"player": state.player}
    if state.phase == "catch":
        return "catch-first", {"hole": state.attempt}
    if state.phase == "place" and not isinstance(action, Place):
        return "place-first", {"player": state.player}
    if state.phase == "act" and isinstance(action, Place):
        return "already-placed", {}
    return None


def _roll(state: State, action: Roll) -> _Finding:
    if state.phase != "roll":
        return _wrong_phase(state, action) or ("no-roll-now", {})
    if state.rules.blue_die:
        return "impossible-roll", {"dice": "both" if action.blue is None else "any"}
    return "impossible-roll", {"dice": "white" if type(action.blue) is Face else "any"}


def _catch(state: State, action: Catch) -> _Finding:
    del action
    if state.phase != "catch":
        return "no-catch-now", {}
    small, large = state.hollows[state.target]
    return "impossible-catch", {"hole": state.attempt, "small": small, "large": large}


def _place(state: State, action: Place) -> _Finding:
    board = state.board
    hole = board.index[action.hole]
    if hole in state.seats:
        return "hole-taken", {"hole": action.hole, "other": state.seats.index(hole)}
    floe = board.floe_index[hole]
    other = next(player for player, seat in enumerate(state.seats) if board.floe_index[seat] == floe)
    return "floe-taken", {"hole": action.hole, "floe": floe, "other": other}


def _white_closed(state: State, wanted: str) -> _Finding | None:
    """Return why no white action of the kind *wanted* is possible anywhere, or None."""
    assert state.roll is not None
    if not state.budget:
        return ("only-temperature", {"symbol": state.due}) if state.due else ("white-over", {})
    rolled = state.roll[0].symbol
    if state.rules.fishers and rolled not in (wanted, "any"):
        return "not-this-face", {"wanted": wanted, "rolled": rolled}
    return None


def _out_of_reach(state: State, hole: int) -> _Finding | None:
    """Return why the fisher of the player to move cannot get at *hole*, or None."""
    board, seat = state.board, state.seats[state.player]
    name = board.holes[hole]
    if hole == seat:
        return "own-hole", {"hole": name}
    if not board.near[seat] >> hole & 1:
        return "not-adjacent", {"hole": name, "origin": board.holes[seat]}
    if hole in state.seats:
        return "occupied", {"hole": name, "other": state.seats.index(hole)}
    return None


def _walk(state: State, action: Walk) -> _Finding:
    hole = state.board.index[action.hole]
    found = _white_closed(state, "walk") or _out_of_reach(state, hole)
    return found or ("floe-melted", {"hole": action.hole, "floe": state.board.floe_index[hole]})


def _dig(state: State, action: Dig) -> _Finding:
    hole = state.board.index[action.hole]
    found = _white_closed(state, "dig") or (_out_of_reach(state, hole) if state.rules.fishers else None)
    return found or ("already-open" if state.open_mask >> hole & 1 else "dig-plugged", {"hole": action.hole})


def _fish(state: State, action: Fish) -> _Finding:
    hole = state.board.index[action.hole]
    if found := _white_closed(state, "fish") or _out_of_reach(state, hole):
        return found
    if state.plugged_mask >> hole & 1:
        return "fish-plugged", {"hole": action.hole}
    return ("already-fished" if state.open_mask >> hole & 1 else "still-closed"), {"hole": action.hole}


def _done(state: State, action: Done) -> _Finding:
    del action
    assert state.roll is not None
    offer = state.offer
    if not (offer[WALK] or offer[DIG] or offer[FISH]):
        return ("only-temperature", {"symbol": state.due}) if state.due else ("nothing-to-end", {})
    symbol = state.roll[0].symbol if state.rules.fishers else "dig"
    return f"must-{symbol}", {"pips": state.budget}


def _temperature_closed(state: State, symbol: str) -> _Finding | None:
    """Return why no temperature action of *symbol* is possible anywhere, or None."""
    assert state.roll is not None
    rolled = state.roll[1]
    if rolled is None or rolled.symbol == "plain":
        return "no-mark", {}
    if rolled.symbol != symbol:
        return f"needs-{symbol}", {}
    if state.due is None:
        return "temperature-used", {}
    if state.offer[WALK] or state.offer[DIG] or state.offer[FISH]:
        if state.rules.temperature_timing == "after":
            return "temperature-later", {}
        if state.begun:
            return "temperature-middle", {}
    return None


def _melt(state: State, action: Melt) -> _Finding:
    if found := _temperature_closed(state, "drop"):
        return found
    if state.melted_mask >> action.floe & 1:
        return "already-melted", {"floe": action.floe}
    floes = state.board.floe_index
    other = (player for player, seat in enumerate(state.seats) if seat != NOWHERE and floes[seat] == action.floe)
    if (player := next(other, None)) is not None:
        return "fisher-on-floe", {"floe": action.floe, "other": player}
    return "no-drops", {}


def _refreeze(state: State, action: Refreeze) -> _Finding:
    return _temperature_closed(state, "drop") or ("not-melted", {"floe": action.floe})


def _plug(state: State, action: Plug) -> _Finding:
    if found := _temperature_closed(state, "crystal"):
        return found
    hole = state.board.index[action.hole]
    if state.plugged_mask >> hole & 1:
        return "already-plugged", {"hole": action.hole}
    if not state.open_mask >> hole & 1:
        return "plug-closed", {"hole": action.hole}
    if hole in state.seats and not state.rules.plug_under_fisher:
        return "plug-fisher", {"hole": action.hole, "other": state.seats.index(hole)}
    return "no-crystals", {}


def _unplug(state: State, action: Unplug) -> _Finding:
    return _temperature_closed(state, "crystal") or ("not-plugged", {"hole": action.hole})


_TEMPERATURE = (Melt, Refreeze, Plug, Unplug)
_FINDERS: dict[type, Callable[[State, Any], _Finding]] = {
    Place: _place,
    Walk: _walk,
    Dig: _dig,
    Fish: _fish,
    Melt: _melt,
    Refreeze: _refreeze,
    Plug: _plug,
    Unplug: _unplug,
    Done: _done,
    Roll: _roll,
    Catch: _catch,
}
