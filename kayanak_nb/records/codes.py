"""Parts of a position's code that any game may have, written and read: rules, turn, dice, and what follows a name."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from kayanak_nb.dice import Die, Face

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

__all__ = [
    "check_wording",
    "die_text",
    "face_text",
    "read_die",
    "read_face",
    "read_options",
    "read_part",
    "read_rules",
    "read_turn",
    "rules_text",
    "turn_text",
    "whole",
]

T = TypeVar("T")
Rules = TypeVar("Rules", bound="DataclassInstance")

_SETTINGS: Mapping[str, object] = {"yes": True, "no": False, "none": None}
_WORDS = {str(setting): word for word, setting in _SETTINGS.items()}
_LONGEST_SHOWN = 40


class Turn(Protocol):
    """What a state says of the turn."""

    @property
    def turn(self) -> int:
        """The number of the turn."""

    @property
    def player(self) -> int:
        """The player whose turn it is, from 0."""

    @property
    def phase(self) -> str:
        """What is waited for."""


def read_part(name: str, reader: Callable[[str], T], text: str) -> T:
    """Return what *reader* makes of *text*, the part of a code that describes the thing of that *name*.

    :raises ValueError: if it makes nothing of it.
    """
    try:
        return reader(text)
    except (ValueError, LookupError, TypeError, ArithmeticError) as error:
        shown = text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
        raise ValueError(f"The part {shown!r} does not describe the {name}.") from error


def check_wording(parts: Sequence[str], written: Sequence[str]) -> None:
    """Check that *parts*, in lower case, are as a game writes them: the same as *written*.

    :raises ValueError: if they are not.
    """
    if [part.lower() for part in written] != list(parts):
        raise ValueError("The parts are not written as a game writes them.")


def whole(text: str) -> int:
    """Return the whole number, from 0, that *text* writes without needless zeros.

    :raises ValueError: if it does not.
    """
    if not re.fullmatch("0|[1-9][0-9]{0,18}", text):
        raise ValueError(text)
    return int(text)


def rules_text(rules: Rules, rule_sets: Mapping[str, Rules]) -> str:
    """Return the id of *rules*, with each switch that differs from the rule set of that id.

    >>> from kayanak_nb.floes.rules import RULE_SETS
    >>> rules_text(replace(RULE_SETS["de"], slide_mixed=False), RULE_SETS)
    'de,slide-mixed=no'
    """
    name: str = rules.id  # type: ignore[attr-defined]
    parts = [name]
    for field in fields(rules):
        setting = getattr(rules, field.name)
        if setting != getattr(rule_sets[name], field.name):
            parts.append(f"{field.name}={_WORDS.get(str(setting), setting)}".replace("_", "-"))
    return ",".join(parts)


def read_rules(text: str, rule_sets: Mapping[str, Rules]) -> Rules:
    """Return the rules that :func:`rules_text` has written as *text*."""
    name, *switches = text.split(",")
    changes: dict[str, Any] = {}
    for switch in switches:
        field, _, word = switch.replace("-", "_").partition("=")
        changes[field] = _SETTINGS[word] if word in _SETTINGS else int(word) if word.isdigit() else word
    return replace(rule_sets[name], **changes)


def turn_text(state: Turn) -> str:
    """Return the number of the turn, the player whose turn it is (1 is the first) and the phase."""
    return f"turn{state.turn},p{state.player + 1},{state.phase}"


def read_turn(text: str, phases: Collection[str]) -> dict[str, Any]:
    """Return what :func:`turn_text` has written as *text*, by the names of a state's fields."""
    match = re.fullmatch(r"turn([0-9]{1,18}),p([1-9]),([a-z]+)", text)
    if match is None or match[3] not in phases:
        raise ValueError(text)
    return {"turn": int(match[1]), "player": int(match[2]) - 1, "phase": match[3]}


def die_text(die: Die[Face]) -> str:
    """Return the faces of *die*, each as the first letter of its symbol and its pips.

    >>> die_text(Die([Face("own", 4), Face("bear", 2)]))
    'o4b2'
    """
    return "".join(f"{face.symbol[0]}{face.pips}" for face in die.faces)


def read_die(text: str, symbols: tuple[str, ...]) -> Die[Face]:
    """Return the die that :func:`die_text` has written as *text*; *symbols* are those that its faces may show."""
    if not re.fullmatch("(?:[a-z][0-9]{1,2})+", text):
        raise ValueError(text)
    letters = {symbol[0]: symbol for symbol in symbols}
    return Die([Face(letters[letter], int(pips)) for letter, pips in re.findall("([a-z])([0-9]+)", text)])


def face_text(face: Face) -> str:
    """Return symbol and pips of *face*, such as ``own4``."""
    return f"{face.symbol}{face.pips}"


def read_face(text: str) -> Face:
    """Return the face that :func:`face_text` has written as *text*."""
    match = re.fullmatch("([a-z]+)([0-9]{1,2})", text)
    if match is None:
        raise ValueError(text)
    return Face(match[1], int(match[2]))


def read_options(parts: Sequence[str], known: Collection[str]) -> dict[str, str]:
    """Return what stands behind the names of *parts*, which are among the *known*, and ``""`` where nothing does.

    :raises ValueError: for another name.

    >>> read_options(["roll=own4", "left=3"], ["roll", "left"])
    {'roll': 'own4', 'left': '3'}
    """
    options = dict(part.partition("=")[::2] for part in parts)
    if unknown := [name for name in options if name not in known]:
        raise ValueError(f"There is no part {unknown[0][:_LONGEST_SHOWN]!r}.")
    return options
