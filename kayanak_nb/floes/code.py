"""A position among the floes as parts of one line of text; :mod:`kayanak_nb.saves.code` joins and seals them.

The parts in their order; those that start with a name and ``=`` stand only where there is something to say:

=========================  ========================================================================================
``de``                     rule set, with each switch that differs: ``de,slide-mixed=no``
``2``                      number of players
``turn17,p1,act``          number of the turn, player whose turn it is (1 is the first), phase
``11,13,25,…``             where the floes lie, from floe 0 on: row and column of each, both from 0
``home-7-7f-done,far-…``   where each player's figures are, in seating order: at ``home``, on the ``far`` shore,
                           ``done``, or on the floe of that number, with ``f`` behind it if the figure has a fish
``bear8``                  floe on which the bear is
``die=o4o3b2``             die of one's own
``roll=own4``              face that came up
``use=bear``               whom the moves are for, ``own`` or ``bear``, once that is chosen after the bear came up
``left=3``                 moves left, where there are any
=========================  ========================================================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from kayanak_nb.dice import Face
from kayanak_nb.floes.position import PHASES, position
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import DIE_SYMBOLS, Setup
from kayanak_nb.floes.state import State
from kayanak_nb.hexgrid import Cell
from kayanak_nb.records.codes import (
    check_wording,
    die_text,
    face_text,
    read_die,
    read_face,
    read_options,
    read_part,
    read_rules,
    read_turn,
    rules_text,
    turn_text,
    whole,
)

__all__ = ["read_code", "write_code"]

Figure: TypeAlias = tuple[int | str, bool]

_FIXED = 6
_OPTIONS = ("die", "roll", "use", "left")
# A figure on a shore, or done, has a fish or none without being asked.
_ASHORE: Mapping[str, Figure] = {"home": ("home", False), "far": ("far", True), "done": ("done", True)}
_WITH_FISH = "f"
_BEAR = "bear"


def write_code(state: State) -> list[str]:
    """Return the parts of the code of *state*, in their order."""
    return [
        rules_text(state.rules, RULE_SETS),
        str(state.setup.players),
        turn_text(state),
        ",".join(f"{row}{column}" for row, column in state.cells),
        ",".join(map(_figures_text, state.figures, state.carrying)),
        f"{_BEAR}{state.bear}",
        *_options(state),
    ]


def read_code(parts: Sequence[str]) -> State:
    """Return the state of whose code *parts* are the parts, in lower case.

    :raises ValueError: if they are no such parts, or no game can be in that position.
    """
    if len(parts) < _FIXED:
        raise ValueError("Parts are missing.")
    rules, players, turn, cells, figures, bear = parts[:_FIXED]
    options = read_options(parts[_FIXED:], _OPTIONS)
    setup = Setup(
        read_part("rule set", lambda text: read_rules(text, RULE_SETS), rules),
        read_part("die", lambda text: read_die(text, DIE_SYMBOLS), options["die"]) if "die" in options else DIE,
        read_part("number of players", whole, players),
    )
    state = position(
        setup,
        **read_part("turn", lambda text: read_turn(text, PHASES), turn),
        cells=read_part("floes", _read_cells, cells),
        **read_part("figures", _read_figures, figures),
        bear=read_part("bear", _read_bear, bear),
        **_read_roll(options),
    )
    check_wording(parts, write_code(state))
    return state


def _figures_text(figures: Sequence[int | str], carrying: Sequence[bool]) -> str:
    """Return where the figures of one player are."""
    return "-".join(map(_figure_text, figures, carrying))


def _figure_text(place: int | str, holds: bool) -> str:
    return place if isinstance(place, str) else f"{place}{_WITH_FISH if holds else ''}"


def _options(state: State) -> Iterator[str]:
    if state.setup.die != DIE:
        yield f"die={die_text(state.setup.die)}"
    if state.roll is not None:
        yield f"roll={face_text(state.roll[0])}"
        if state.roll[0].symbol == "bear" and state.mode != "choose":
            yield f"use={state.mode}"
    if state.budget:
        yield f"left={state.budget}"


def _read_cells(text: str) -> list[Cell]:
    if not re.fullmatch("[0-9]{2}(?:,[0-9]{2})*", text):
        raise ValueError(text)
    return [(int(cell[0]), int(cell[1])) for cell in text.split(",")]


def _read_figures(text: str) -> dict[str, Any]:
    """Return places and fish by the names of a state's fields."""
    rows = [[_read_figure(figure) for figure in own.split("-")] for own in text.split(",")]
    return {
        "figures": [[place for place, _ in own] for own in rows],
        "carrying": [[holds for _, holds in own] for own in rows],
    }


def _read_figure(text: str) -> Figure:
    return _ASHORE.get(text) or (whole(text.removesuffix(_WITH_FISH)), text.endswith(_WITH_FISH))


def _read_bear(text: str) -> int:
    if not text.startswith(_BEAR):
        raise ValueError(text)
    return whole(text.removeprefix(_BEAR))


def _read_roll(options: Mapping[str, str]) -> dict[str, Any]:
    """Return what the die has shown and what it was used for."""
    face: Face | None = read_part("roll", read_face, options["roll"]) if "roll" in options else None
    mode = "own" if face is not None and face.symbol != "bear" else None
    if face is not None and mode is None:
        mode = options.get("use", "choose")
    return {
        "roll": (face, None) if face is not None else None,
        "mode": mode,
        "budget": read_part("moves left", whole, options.get("left", "0")),
    }
