"""Writing a whole game: what it is played with, every step of every line, and where it stands."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from kayanak_nb.game import Game, GameStep, GameStreams
from kayanak_nb.jsonfile import write
from kayanak_nb.records.actions import action_data
from kayanak_nb.saves.code import code_of
from kayanak_nb.stream import Stream

__all__ = ["FORMAT", "SCHEMA_VERSION", "save", "to_json"]

FORMAT = "kayanak_nb game"
SCHEMA_VERSION = 1


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write *game* to the file *path*, replacing in one step what was there.

    :raises OSError: if that is not possible; what was there is then untouched.
    """
    write(path, to_json(game))


def to_json(game: Game) -> str:
    """Return *game*, with all its lines, as the JSON text that a saved game is."""
    return _laid_out(_data(game))


def _data(game: Game) -> dict[str, Any]:
    start = game.timeline.start
    steps = list(_steps(start))
    numbers: dict[GameStep, int | None] = {step: number for number, step in enumerate(steps)} | {start: None}
    return {
        "format": FORMAT,
        "schema": SCHEMA_VERSION,
        "game": game.kind.name,
        **game.kind.record.setup_data(game.setup),
        "names": None if game.names is None else list(game.names),
        "seed": game.seed,
        "start": _start_data(game),
        "steps": [_after(step, before, numbers) | _step_data(step, game) for before, step in pairwise([start, *steps])],
        "at": numbers[game.timeline.current],
        "line": game.timeline.line,
    }


def _steps(start: GameStep) -> Iterator[GameStep]:
    """Yield every step, each after the one it follows, and the lines in their order."""
    waiting = start.branches[::-1]
    while waiting:
        step = waiting.pop()
        yield step
        waiting.extend(reversed(step.branches))


def _start_data(game: Game) -> str | None:
    """Return None if the game began as its seed has it, otherwise the code of the position it began with."""
    start = game.timeline.start
    streams = GameStreams.of(game.seed)
    if game.kind.begin.begin(game.setup, streams) == start.state and streams.marks == start.marks:
        return None
    streams.wind(start.marks)
    return code_of(Game(start.state, game.seed, streams))


def _after(step: GameStep, listed_before: GameStep, numbers: dict[GameStep, int | None]) -> dict[str, Any]:
    """Return which step *step* follows, where that is not the one listed before it."""
    if step.previous is None or step.previous is listed_before:
        return {}
    return {"after": numbers[step.previous]}


def _step_data(step: GameStep, game: Game) -> dict[str, Any]:
    """Return what was played, and whether it was drawn; where streams have moved otherwise, their positions."""
    before = step.previous
    assert before is not None
    data: dict[str, Any] = {"play": action_data(step.action)}
    if before.state.is_chance and _drawn(before, game) == (step.action, step.marks):
        return data | {"drawn": True}
    moved = zip(game.streams._fields, before.marks, step.marks, strict=True)
    changed = {name: mark for name, old, mark in moved if mark != old}
    return data | ({"streams": changed} if changed else {})


def _drawn(step: GameStep, game: Game) -> tuple[object, tuple[int, ...]]:
    """Return what chance brings after *step*, and how far the streams are drawn then."""
    fresh = GameStreams(*(Stream(stream.key) for stream in game.streams))
    fresh.wind(step.marks)
    return game.kind.engine.draw(step.state, fresh), fresh.marks


def _laid_out(data: dict[str, Any]) -> str:
    """Return *data* as JSON, each field on a line and each step too, so that people find their way in it."""
    lines = []
    for name, value in data.items():
        text = json.dumps(value, ensure_ascii=False)
        if name == "steps" and value:
            steps = ",\n    ".join(json.dumps(step, ensure_ascii=False) for step in value)
            text = f"[\n    {steps}\n  ]"
        lines.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
