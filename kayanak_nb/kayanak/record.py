"""Kayanak as plain data, for saved games: rules, board, dice and actions to and from what JSON can say.

The format is published as ``saves/saved_game.schema.json``; :mod:`kayanak_nb.saves` writes and reads whole files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from kayanak_nb.dice import Die, Face
from kayanak_nb.jsonfile import Fault, field_faults, shown
from kayanak_nb.kayanak.board import BadBoard, Board
from kayanak_nb.kayanak.moves import (
    Action,
    Catch,
    Dig,
    Done,
    Fish,
    Melt,
    Place,
    Plug,
    Refreeze,
    Roll,
    Unplug,
    Walk,
)
from kayanak_nb.kayanak.rules import RULE_SETS, RuleSet
from kayanak_nb.kayanak.setup import BLUE_SYMBOLS, WHITE_SYMBOLS, Setup
from kayanak_nb.records.actions import Part, Vocabulary, face_part, number_part
from kayanak_nb.records.setups import Reader, die_data, read_die, read_parts, read_players, read_rules, rules_data

__all__ = ["SETUP_FIELDS", "read_action", "read_setup", "setup_data"]

_DICE = {"white": WHITE_SYMBOLS, "blue": BLUE_SYMBOLS}
_SYMBOLS = WHITE_SYMBOLS + BLUE_SYMBOLS
_MAGNET = re.compile(r"([0-9]{1,10})(?:/([0-9]{1,10}))?")

_VOCABULARY = Vocabulary(
    (Place, Walk, Dig, Fish, Melt, Refreeze, Plug, Unplug, Done, Roll, Catch),
    {
        "hole": Part(lambda value: isinstance(value, str), str, "Write the name of a hole, such as 'C4'."),
        "floe": number_part("Write the number of a floe."),
        "white": face_part(_SYMBOLS, "Write a face such as 'walk 3'."),
        "blue": face_part(
            _SYMBOLS, "Write a face such as 'drop 1', or null where the blue die is not rolled.", or_none=True
        ),
        "small": number_part("Write how many small fish stuck."),
        "large": number_part("Write how many large fish stuck."),
    },
    example='{"move": "walk", "hole": "C4"}',
)


def setup_data(setup: Setup) -> dict[str, object]:
    """Return what a game is played with as plain data, one entry for each of :data:`SETUP_FIELDS`."""
    return {
        "rules": rules_data(setup.rules),
        "board": setup.board.to_dict(),
        "dice": {colour: die_data(die) for colour, die in zip(_DICE, setup.dice, strict=True)},
        "magnet": str(setup.magnet),
        "players": setup.players,
    }


def read_setup(data: Mapping[str, object], faults: list[Fault]) -> Setup | None:
    """Return the setup that *data* describes; what is wrong with it goes to *faults*, and then it is None.

    A field that is missing is no fault here, but leads to None too.
    """
    parts = read_parts(data, _READERS, faults)
    if parts is None:
        return None
    try:
        return Setup(**parts)
    except ValueError as error:
        remedy = "Take other rules, a larger board or fewer players."
        faults.extend(Fault("bad-setup", "$", line, remedy) for line in str(error).splitlines())
        return None


def read_action(data: object, place: str, faults: list[Fault]) -> Action | None:
    """Return the move or outcome that *data* describes, or None; what is wrong with it goes to *faults*.

    Whether a game allows it is not asked.

    >>> read_action({"move": "walk", "hole": "C4"}, "$", [])
    Walk(hole='C4')
    """
    action: Action | None = _VOCABULARY.read(data, place, faults)
    return action


def _read_rules(value: object, faults: list[Fault]) -> RuleSet | None:
    return read_rules(value, RULE_SETS["fr"], faults)


def _read_board(value: object, faults: list[Fault]) -> Board | None:
    try:
        return Board.from_dict(value)
    except BadBoard as error:
        faults.extend(fault._replace(place=f"$.board{fault.place.removeprefix('$')}") for fault in error.faults)
        return None


def _read_dice(value: object, faults: list[Fault]) -> tuple[Die[Face] | None, ...] | None:
    if not isinstance(value, Mapping):
        remedy = "Write the faces of the white and of the blue die."
        faults.append(Fault("wrong-type", "$.dice", f"The dice are an object, not {shown(value)}.", remedy))
        return None
    found = list(field_faults("$.dice", value, tuple(_DICE)))
    known = [(colour, symbols) for colour, symbols in _DICE.items() if colour in value]
    dice = tuple([read_die(value[colour], f"$.dice.{colour}", symbols, found) for colour, symbols in known])
    faults.extend(found)
    return None if found else dice


def _read_magnet(value: object, faults: list[Fault]) -> Fraction | None:
    match = _MAGNET.fullmatch(value) if isinstance(value, str) else None
    over, under = (int(match[1]), int(match[2] or 1)) if match else (0, 1)
    if 0 < over <= under < 1 << 32:
        return Fraction(over, under)
    remedy = "Write a text such as '2/3', above 0 and at most 1."
    faults.append(Fault("bad-magnet", "$.magnet", f"{shown(value)} is no chance for a fish to stick.", remedy))
    return None


_READERS: dict[str, Reader] = {
    "rules": _read_rules,
    "board": _read_board,
    "dice": _read_dice,
    "magnet": _read_magnet,
    "players": read_players,
}
SETUP_FIELDS = tuple(_READERS)
"""The fields of a saved game that say what it is played with."""
