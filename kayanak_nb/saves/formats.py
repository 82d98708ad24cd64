"""What each game brings along to be kept in files and shared as codes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kayanak_nb.jsonfile import Fault
from kayanak_nb.kayanak import engine
from kayanak_nb.kayanak.begin import begin
from kayanak_nb.kayanak.code import read_code, write_code
from kayanak_nb.kayanak.record import SETUP_FIELDS, action_data, read_action, read_setup, setup_data
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.state import State

__all__ = ["FORMATS", "Format", "format_of"]


@dataclass(frozen=True)
class Format:
    """One game: its *name* in files, the type of its states, the ids of its rule sets, and functions on them.

    The functions turn its setup and actions into plain data and back, its states into the parts of a code and back,
    begin a game and draw what chance brings.
    """

    name: str
    state: type
    rule_ids: Collection[str]
    setup_fields: tuple[str, ...]
    setup_data: Callable[[Any], dict[str, object]]
    read_setup: Callable[[Mapping[str, object], list[Fault]], Any]
    action_data: Callable[[Any], dict[str, object]]
    read_action: Callable[[object, str, list[Fault]], Any]
    begin: Callable[[Any, Any], Any]
    draw: Callable[[Any, Any], Any]
    write_code: Callable[[Any], list[str]]
    read_code: Callable[[Sequence[str]], Any]


FORMATS: tuple[Format, ...] = (
    Format(
        name="kayanak",
        state=State,
        rule_ids=RULE_SETS.keys(),
        setup_fields=SETUP_FIELDS,
        setup_data=setup_data,
        read_setup=read_setup,
        action_data=action_data,
        read_action=read_action,
        begin=begin,
        draw=engine.draw,
        write_code=write_code,
        read_code=read_code,
    ),
)


def format_of(state: object) -> Format:
    """Return how the game of *state* is kept."""
    return next(kept for kept in FORMATS if isinstance(state, kept.state))
