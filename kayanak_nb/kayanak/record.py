"""Kayanak as plain data, for saved games: rules, board, dice and actions to and from what JSON can say.

The format is published as ``saved_game.schema.json``; :mod:`kayanak_nb.saves` writes and reads whole files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from fractions import Fraction
from typing import Any, TypeAlias

from kayanak_nb.dice import Die, Face
from kayanak_nb.jsonfile import Fault, field_faults, inside, is_whole, shown
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
from kayanak_nb.kayanak.setup import (
    BLUE_SYMBOLS,
    MAX_FACES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    WHITE_SYMBOLS,
    Setup,
)

__all__ = ["SETUP_FIELDS", "action_data", "read_action", "read_setup", "setup_data"]

Data: TypeAlias = Mapping[str, object]

SETUP_FIELDS = ("rules", "board", "dice", "magnet", "players")
"""The fields of a saved game that say what it is played with."""

_DICE = {"white": WHITE_SYMBOLS, "blue": BLUE_SYMBOLS}
_SWITCHES = tuple(field.name for field in fields(RuleSet))
_KINDS: tuple[Any, ...] = (Place, Walk, Dig, Fish, Melt, Refreeze, Plug, Unplug, Done, Roll, Catch)
_ACTIONS = {kind.__name__.lower(): kind for kind in _KINDS}
_FACE = re.compile(r"([a-z]{1,9}) (0|[1-9][0-9]?)")
_MAGNET = re.compile(r"([0-9]{1,10})(?:/([0-9]{1,10}))?")


def setup_data(setup: Setup) -> dict[str, object]:
    """Return what a game is played with as plain data, one entry for each of :data:`SETUP_FIELDS`."""
    dice = zip(_DICE, setup.dice, strict=True)
    return {
        "rules": {name: getattr(setup.rules, name) for name in _SWITCHES},
        "board": setup.board.to_dict(),
        "dice": {colour: list(map(str, die.faces)) for colour, die in dice},
        "magnet": str(setup.magnet),
        "players": setup.players,
    }


def read_setup(data: Data, faults: list[Fault]) -> Setup | None:
    """Return the setup that *data* describes; what is wrong with it goes to *faults*, and then it is None.

    A field that is missing is no fault here, but leads to None too.
    """
    parts: dict[str, Any] = {name: _READERS[name](data[name], faults) for name in SETUP_FIELDS if name in data}
    if len(parts) < len(SETUP_FIELDS) or None in parts.values():
        return None
    try:
        return Setup(**parts)
    except ValueError as error:
        remedy = "Take other rules, a larger board or fewer players."
        faults.extend(Fault("bad-setup", "$", line, remedy) for line in str(error).splitlines())
        return None


def action_data(action: Action) -> dict[str, object]:
    """Return a move or outcome as plain data.

    >>> action_data(Roll(Face("walk", 3), Face("drop", 1)))
    {'move': 'roll', 'white': 'walk 3', 'blue': 'drop 1'}
    """
    names: tuple[str, ...] = action.__match_args__
    parts = {name: getattr(action, name) for name in names}
    plain = {name: str(part) if isinstance(part, Face) else part for name, part in parts.items()}
    return {"move": type(action).__name__.lower(), **plain}


def read_action(data: object, place: str, faults: list[Fault]) -> Action | None:
    """Return the move or outcome that *data* describes, or None; what is wrong with it goes to *faults*.

    Whether a game allows it is not asked.

    >>> read_action({"move": "walk", "hole": "C4"}, "$", [])
    Walk(hole='C4')
    """
    if not isinstance(data, Mapping):
        problem = f"A move is an object, not {shown(data)}."
        faults.append(Fault("wrong-type", place, problem, 'Write for example {"move": "walk", "hole": "C4"}.'))
        return None
    name = data.get("move")
    if not isinstance(name, str) or name not in _ACTIONS:
        problem = f"{shown(name)} is no move." if "move" in data else "It does not say which move it is."
        faults.append(Fault("unknown-move", inside(place, "move"), problem, f"Write one of {', '.join(_ACTIONS)}."))
        return None
    kind = _ACTIONS[name]
    found = [*field_faults(place, data, ("move", *kind.__match_args__)), *_part_faults(data, place)]
    faults.extend(found)
    if found:
        return None
    action: Action = kind(**{part: _PARTS[part].read(data[part]) for part in kind.__match_args__})
    return action


def _part_faults(data: Mapping[object, object], place: str) -> Iterator[Fault]:
    for name, value in data.items():
        part = _PARTS.get(name) if isinstance(name, str) else None
        if part is not None and not part.fits(value):
            problem = f"{shown(value)} is not what belongs here."
            yield Fault("wrong-type", inside(place, name), problem, part.remedy)


class _Part:
    """A field of an action: what *fits*, how it is *read*, and the *remedy* for what does not fit."""

    def __init__(self, fits: Callable[[object], bool], read: Callable[[Any], object], remedy: str) -> None:
        self.fits = fits
        self.read = read
        self.remedy = remedy


def _face(text: object) -> Face | None:
    match = _FACE.fullmatch(text) if isinstance(text, str) else None
    known = match is not None and match[1] in WHITE_SYMBOLS + BLUE_SYMBOLS
    return Face(match[1], int(match[2])) if match is not None and known else None


_PARTS = {
    "hole": _Part(lambda value: isinstance(value, str), str, "Write the name of a hole, such as 'C4'."),
    "floe": _Part(is_whole, int, "Write the number of a floe."),
    "white": _Part(lambda value: _face(value) is not None, _face, "Write a face such as 'walk 3'."),
    "blue": _Part(
        lambda value: value is None or _face(value) is not None,
        _face,
        "Write a face such as 'drop 1', or null where the blue die is not rolled.",
    ),
    "small": _Part(is_whole, int, "Write how many small fish stuck."),
    "large": _Part(is_whole, int, "Write how many large fish stuck."),
}


def _read_rules(value: object, faults: list[Fault]) -> RuleSet | None:
    if not isinstance(value, Mapping):
        remedy = "Write an object with all switches."
        faults.append(Fault("wrong-type", "$.rules", f"Rules are an object, not {shown(value)}.", remedy))
        return None
    switches: dict[str, Any] = {name: _setting(setting) for name, setting in value.items()}
    found = [*field_faults("$.rules", value, _SWITCHES), *_switch_faults(switches)]
    faults.extend(found)
    return None if found else RuleSet(**switches)


def _setting(value: object) -> object:
    return int(value) if isinstance(value, float) and is_whole(value) else value


def _switch_faults(switches: Mapping[str, Any]) -> Iterator[Fault]:
    for name in _SWITCHES:
        if name in switches:
            try:
                replace(RULE_SETS["fr"], **{name: switches[name]})
            except ValueError as error:
                problem = f"{shown(switches[name])} is no setting of this switch."
                remedy = f"It must be {str(error).rpartition('; it must be ')[2]}"
                yield Fault("bad-switch", f"$.rules.{name}", problem, remedy)


def _read_board(value: object, faults: list[Fault]) -> Board | None:
    try:
        return Board.from_dict(value)
    except BadBoard as error:
        faults.extend(fault._replace(place=f"$.board{fault.place.removeprefix('$')}") for fault in error.faults)
        return None


def _read_dice(value: object, faults: list[Fault]) -> tuple[Die[Face], ...] | None:
    if not isinstance(value, Mapping):
        remedy = "Write the faces of the white and of the blue die."
        faults.append(Fault("wrong-type", "$.dice", f"The dice are an object, not {shown(value)}.", remedy))
        return None
    found = list(field_faults("$.dice", value, tuple(_DICE)))
    for colour, symbols in _DICE.items():
        if colour in value:
            found.extend(_die_faults(value[colour], f"$.dice.{colour}", symbols))
    faults.extend(found)
    return None if found else tuple(Die(list(filter(None, map(_face, value[colour])))) for colour in _DICE)


def _die_faults(faces: object, place: str, symbols: tuple[str, ...]) -> Iterator[Fault]:
    remedy = f"Write texts such as '{symbols[0]} 3', with one of {', '.join(symbols)} and 0 to 99 pips."
    if not isinstance(faces, list) or not 0 < len(faces) <= MAX_FACES:
        yield Fault("wrong-type", place, f"A die is a list of 1 to {MAX_FACES} faces.", remedy)
        return
    for number, text in enumerate(faces):
        face = _face(text)
        if face is None or face.symbol not in symbols:
            yield Fault("bad-face", f"{place}[{number}]", f"{shown(text)} is no face of this die.", remedy)


def _read_magnet(value: object, faults: list[Fault]) -> Fraction | None:
    match = _MAGNET.fullmatch(value) if isinstance(value, str) else None
    over, under = (int(match[1]), int(match[2] or 1)) if match else (0, 1)
    if 0 < over <= under < 1 << 32:
        return Fraction(over, under)
    remedy = "Write a text such as '2/3', above 0 and at most 1."
    faults.append(Fault("bad-magnet", "$.magnet", f"{shown(value)} is no chance for a fish to stick.", remedy))
    return None


def _read_players(value: object, faults: list[Fault]) -> int | None:
    if is_whole(value) and MIN_PLAYERS <= value <= MAX_PLAYERS:
        return int(value)
    remedy = f"Write a whole number from {MIN_PLAYERS} to {MAX_PLAYERS}."
    faults.append(Fault("bad-players", "$.players", f"{shown(value)} players cannot play.", remedy))
    return None


_READERS: dict[str, Callable[[object, list[Fault]], object]] = {
    "rules": _read_rules,
    "board": _read_board,
    "dice": _read_dice,
    "magnet": _read_magnet,
    "players": _read_players,
}
