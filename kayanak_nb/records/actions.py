"""Moves and outcomes of any game as plain data, to and from what JSON can say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from kayanak_nb.dice import Face
from kayanak_nb.jsonfile import Fault, field_faults, inside, is_whole, shown
from kayanak_nb.records.setups import face_from
from kayanak_nb.turn import kind_of

__all__ = ["Part", "Vocabulary", "action_data", "face_part", "number_part"]


class Part(NamedTuple):
    """A field of actions: what *fits*, how that is *read*, and the *remedy* for what does not fit."""

    fits: Callable[[object], bool]
    read: Callable[[Any], object]
    remedy: str


def number_part(remedy: str) -> Part:
    """Return a field that holds a whole number."""
    return Part(is_whole, int, remedy)


def face_part(symbols: tuple[str, ...], remedy: str, *, least: int = 0, or_none: bool = False) -> Part:
    """Return a field that holds a face, with one of *symbols* and at least so many pips; *or_none*: or null."""

    def read(text: object) -> Face | None:
        return face_from(text, symbols, least=least)

    return Part(lambda value: (or_none and value is None) or read(value) is not None, read, remedy)


def action_data(action: object) -> dict[str, object]:
    """Return a move or outcome as plain data.

    >>> from kayanak_nb.turn import Roll
    >>> action_data(Roll(Face("walk", 3), None))
    {'move': 'roll', 'white': 'walk 3', 'blue': None}
    """
    names: tuple[str, ...] = type(action).__match_args__  # type: ignore[attr-defined]
    parts = {name: getattr(action, name) for name in names}
    plain = {name: str(part) if isinstance(part, Face) else part for name, part in parts.items()}
    return {"move": kind_of(action), **plain}


class Vocabulary:
    """The actions of a game: *kinds* are their classes, *parts* their fields by name, *example* one as JSON."""

    def __init__(self, kinds: tuple[Any, ...], parts: Mapping[str, Part], *, example: str) -> None:
        self._kinds: Mapping[str, Any] = {kind.__name__.lower(): kind for kind in kinds}
        self._parts = parts
        self._example = example

    def read(self, data: object, place: str, faults: list[Fault]) -> Any:
        """Return the action that *data* describes, or None; what is wrong with it goes to *faults*."""
        if not isinstance(data, Mapping):
            problem = f"A move is an object, not {shown(data)}."
            faults.append(Fault("wrong-type", place, problem, f"Write for example {self._example}."))
            return None
        kind = self._kind(data, place, faults)
        if kind is None:
            return None
        found = [*field_faults(place, data, ("move", *kind.__match_args__)), *self._part_faults(data, place)]
        faults.extend(found)
        return None if found else kind(**{part: self._parts[part].read(data[part]) for part in kind.__match_args__})

    def _kind(self, data: Mapping[str, object], place: str, faults: list[Fault]) -> Any:
        name = data.get("move")
        if isinstance(name, str) and name in self._kinds:
            return self._kinds[name]
        problem = f"{shown(name)} is no move." if "move" in data else "It does not say which move it is."
        remedy = f"Write one of {', '.join(self._kinds)}."
        faults.append(Fault("unknown-move", inside(place, "move"), problem, remedy))
        return None

    def _part_faults(self, data: Mapping[str, object], place: str) -> Iterator[Fault]:
        for name, value in data.items():
            part = self._parts.get(name)
            if part is not None and not part.fits(value):
                problem = f"{shown(value)} is not what belongs here."
                yield Fault("wrong-type", inside(place, name), problem, part.remedy)
