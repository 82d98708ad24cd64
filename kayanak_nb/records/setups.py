"""What any game is played with as plain data, to and from what JSON can say: rules, dice and players."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from kayanak_nb.dice import Die, Face
from kayanak_nb.equipment import MAX_FACES, MAX_PIPS, MAX_PLAYERS, MIN_PLAYERS
from kayanak_nb.jsonfile import Fault, field_faults, is_whole, shown

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

__all__ = [
    "Reader",
    "die_data",
    "face_from",
    "read_die",
    "read_parts",
    "read_players",
    "read_rules",
    "rules_data",
]

Rules = TypeVar("Rules", bound="DataclassInstance")
Reader: TypeAlias = Callable[[object, list[Fault]], object]

_FACE = re.compile(r"([a-z]{1,9}) (0|[1-9][0-9]?)")


def read_parts(data: Mapping[str, object], readers: Mapping[str, Reader], faults: list[Fault]) -> dict[str, Any] | None:
    """Return what *readers* make of the fields of *data* that they are named after, or None if any is missing or bad.

    What is bad goes to *faults*; what is missing does not.
    """
    parts = {name: read(data[name], faults) for name, read in readers.items() if name in data}
    return None if len(parts) < len(readers) or None in parts.values() else parts


def rules_data(rules: DataclassInstance) -> dict[str, object]:
    """Return every switch of *rules* by name."""
    return {field.name: getattr(rules, field.name) for field in fields(rules)}


def read_rules(value: object, usual: Rules, faults: list[Fault]) -> Rules | None:
    """Return the rule set that *value* describes, of the same game as *usual*, or None and *faults*."""
    if not isinstance(value, Mapping):
        remedy = "Write an object with all switches."
        faults.append(Fault("wrong-type", "$.rules", f"Rules are an object, not {shown(value)}.", remedy))
        return None
    known = [field.name for field in fields(usual)]
    switches: dict[str, Any] = {name: _setting(setting) for name, setting in value.items()}
    found = list(field_faults("$.rules", value, known))
    found.extend(fault for name in known if name in switches for fault in _switch_faults(usual, name, switches[name]))
    faults.extend(found)
    return None if found else replace(usual, **switches)


def _setting(value: object) -> object:
    return int(value) if isinstance(value, float) and is_whole(value) else value


def _switch_faults(usual: DataclassInstance, name: str, setting: object) -> Iterator[Fault]:
    try:
        replace(usual, **{name: setting})
    except ValueError as error:
        problem = f"{shown(setting)} is no setting of this switch."
        yield Fault("bad-switch", f"$.rules.{name}", problem, f"It must be {str(error).rpartition('; it must be ')[2]}")


def die_data(die: Die[Face]) -> list[str]:
    """Return the faces of *die*.

    >>> die_data(Die([Face("own", 4), Face("bear", 2)]))
    ['own 4', 'bear 2']
    """
    return list(map(str, die.faces))


def face_from(text: object, symbols: tuple[str, ...], *, least: int = 0) -> Face | None:
    """Return the face that is written as *text*, with one of *symbols* and at least so many pips, or None.

    >>> face_from("own 4", ("own", "bear"))
    Face('own', 4)
    """
    match = _FACE.fullmatch(text) if isinstance(text, str) else None
    if match is None or match[1] not in symbols or int(match[2]) < least:
        return None
    return Face(match[1], int(match[2]))


def read_die(
    value: object, place: str, symbols: tuple[str, ...], faults: list[Fault], *, least: int = 0
) -> Die[Face] | None:
    """Return the die whose faces *value* lists, each with one of *symbols* and at least so many pips, or None."""
    remedy = f"Write texts such as '{symbols[0]} 3', with one of {', '.join(symbols)} and {least} to {MAX_PIPS} pips."
    if not isinstance(value, list) or not 0 < len(value) <= MAX_FACES:
        faults.append(Fault("wrong-type", place, f"A die is a list of 1 to {MAX_FACES} faces.", remedy))
        return None
    faces = [face_from(text, symbols, least=least) for text in value]
    for number, (text, face) in enumerate(zip(value, faces, strict=True)):
        if face is None:
            faults.append(Fault("bad-face", f"{place}[{number}]", f"{shown(text)} is no face of this die.", remedy))
    good = [face for face in faces if face is not None]
    return Die(good) if len(good) == len(faces) else None


def read_players(value: object, faults: list[Fault]) -> int | None:
    """Return the number of players, or None and a fault."""
    if is_whole(value) and MIN_PLAYERS <= value <= MAX_PLAYERS:
        return int(value)
    remedy = f"Write a whole number from {MIN_PLAYERS} to {MAX_PLAYERS}."
    faults.append(Fault("bad-players", "$.players", f"{shown(value)} players cannot play.", remedy))
    return None
