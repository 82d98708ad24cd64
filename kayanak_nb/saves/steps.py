"""The steps in a file: read one by one, then played again by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kayanak_nb.game import Game, GameStep
from kayanak_nb.games import Kind
from kayanak_nb.illegal import IllegalMove
from kayanak_nb.jsonfile import Fault, field_faults, inside, is_whole, shown
from kayanak_nb.stream import PURPOSES

__all__ = ["LARGEST_NUMBER", "Entry", "read_number", "read_steps", "replay"]

LARGEST_NUMBER = 2**64 - 1
"""The largest seed, and the largest position of a stream."""

_MOST_FAULTS = 1000
_OPTIONAL = ("after", "drawn", "streams")


class Entry(NamedTuple):
    """One step as a file has it: *after* is the number of the step it follows, None for the start."""

    after: int | None
    action: Any
    drawn: bool
    streams: Mapping[str, int]


def read_number(value: object, place: str, most: int, faults: list[Fault], *, kind: str = "out-of-range") -> int | None:
    """Return *value* if it is a whole number from 0 to *most*, otherwise None and a fault, of *kind* for a number."""
    remedy = f"Write a whole number from 0 to {most}."
    if not is_whole(value):
        faults.append(Fault("wrong-type", place, f"{shown(value)} is not a whole number.", remedy))
    elif not 0 <= value <= most:
        faults.append(Fault(kind, place, f"{shown(value)} does not fit here.", remedy))
    else:
        return int(value)
    return None


def read_steps(value: object, kind: Kind, faults: list[Fault]) -> list[Entry | None]:
    """Return the steps that *value* lists, None for each that is not sound; what is wrong goes to *faults*."""
    if not isinstance(value, list):
        remedy = "Write a list, [] for none."
        faults.append(Fault("wrong-type", "$.steps", f"The steps are a list, not {shown(value)}.", remedy))
        return []
    steps: list[Entry | None] = []
    for number, step in enumerate(value):
        # Nobody mends more by hand, and millions take their time.
        steps.append(_read_step(step, number, kind, faults) if len(faults) < _MOST_FAULTS else None)
    return steps


def _read_step(step: object, number: int, kind: Kind, faults: list[Fault]) -> Entry | None:
    place = f"$.steps[{number}]"
    if not isinstance(step, Mapping):
        remedy = 'Write for example {"play": {"move": "done"}}.'
        faults.append(Fault("wrong-type", place, f"A step is an object, not {shown(step)}.", remedy))
        return None
    found = [*field_faults(place, step, ("play",), _OPTIONAL), *_option_faults(step, number, place)]
    action = kind.record.read_action(step["play"], f"{place}.play", found) if "play" in step else None
    faults.extend(found)
    if found:
        return None
    after = step.get("after", number - 1 if number else None)
    streams = {name: int(mark) for name, mark in step.get("streams", {}).items()}
    return Entry(None if after is None else int(after), action, step.get("drawn", False), streams)


def _option_faults(step: Mapping[str, object], number: int, place: str) -> Iterator[Fault]:
    found: list[Fault] = []
    if (after := step.get("after")) is not None:
        if number:
            read_number(after, f"{place}.after", number - 1, found, kind="no-such-step")
        else:
            found.append(Fault("no-such-step", f"{place}.after", "No step stands before this one.", "Write null."))
    if not isinstance(step.get("drawn", False), bool):
        problem = f"{shown(step['drawn'])} is neither true nor false."
        found.append(
            Fault("wrong-type", f"{place}.drawn", problem, "Write true for an outcome that the seed has drawn.")
        )
    streams = step.get("streams", {})
    if isinstance(streams, Mapping):
        found.extend(field_faults(f"{place}.streams", streams, (), PURPOSES))
        for name in PURPOSES:
            if name in streams:
                read_number(streams[name], inside(f"{place}.streams", name), LARGEST_NUMBER, found)
    else:
        remedy = 'Write for example {"bots": 3}.'
        found.append(Fault("wrong-type", f"{place}.streams", f"An object belongs here, not {shown(streams)}.", remedy))
    yield from found


def replay(game: Game, entries: Sequence[Entry | None], faults: list[Fault]) -> list[GameStep | None]:
    """Play the steps *entries* in *game*; return them, with None for each that could not be played.

    What stands in the way goes to *faults*. What follows such a step is not looked at: nothing is known of it.
    """
    steps: list[GameStep | None] = []
    for number, entry in enumerate(entries):
        before = _before(entry, game, steps)
        if entry is None or before is None:
            steps.append(None)
            continue
        game.timeline.current = before
        game.streams.wind(before.marks)
        fault = _play(game, entry, f"$.steps[{number}]")
        steps.append(None if fault else game.timeline.current)
        faults.extend([fault] if fault else [])
    return steps


def _before(entry: Entry | None, game: Game, steps: Sequence[GameStep | None]) -> GameStep | None:
    if entry is None:
        return None
    return game.timeline.start if entry.after is None else steps[entry.after]


def _play(game: Game, entry: Entry, place: str) -> Fault | None:
    """Play one step; return why that is not possible, or None."""
    if entry.drawn:
        drawn = game.kind.engine.draw(game.state, game.streams) if game.state.is_chance else None
        if drawn != entry.action:
            problem = "The seed does not draw this." if drawn is not None else "Nothing is drawn here."
            return Fault("not-drawn", f"{place}.drawn", problem, "Remove the field if the outcome was set by hand.")
    for name, mark in entry.streams.items():
        getattr(game.streams, name).position = mark
    try:
        game.play(entry.action)
    except IllegalMove as error:
        remedy = "Mend the step, or remove it with all that follow it."
        return Fault("illegal-step", f"{place}.play", " ".join(str(error).split()), remedy)
    return None
