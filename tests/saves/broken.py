"""A small saved game of each kind, ways to break them, and what the reader says then."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.saves import BadFile, from_json

__all__ = [
    "CROSSING",
    "CROSSING_DATA",
    "DATA",
    "GAME",
    "changed",
    "check_message",
    "faults",
    "refused",
    "small_crossing",
    "small_game",
    "step_changed",
]


def small_game() -> kn.Game:
    """A game of nine steps in two lines; its first roll was set by hand."""
    game = kn.new_game("ja-2", seed=7, board="tiny-7", names=["Ada", "雪"])
    game.play(kn.Place("A2"))
    game.play(kn.Place("B3"))
    game.play(kn.Roll(kn.Face("dig", 3), kn.Face("drop", 2)))
    game.play(kn.Dig("B1"))
    game.play(kn.Done())
    game.roll()
    game.goto(3)
    game.play(kn.Dig("B2"))
    game.play(kn.Done())
    game.roll()
    game.undo()
    return game


def small_crossing() -> kn.Game:
    """A game among the floes of ten steps in two lines; its first two rolls were set by hand."""
    game = kn.new_game("de", seed=7, names=["Ada", "雪"])
    game.play(kn.Roll(kn.Face("own", 4), None))
    game.play(kn.Slide(12, "SE"))
    game.play(kn.Step(2, 12))
    game.play(kn.Done())
    game.play(kn.Roll(kn.Face("bear", 2), None))
    game.play(kn.UseBear())
    game.play(kn.Done())
    game.goto(5)
    game.play(kn.UseOwn())
    game.play(kn.Done())
    game.roll()
    game.undo()
    return game


GAME = small_game()
DATA: dict[str, Any] = json.loads(GAME.to_json())
CROSSING = small_crossing()
CROSSING_DATA: dict[str, Any] = json.loads(CROSSING.to_json())


def changed(of: dict[str, Any] = DATA, /, **fields: Any) -> dict[str, Any]:
    return copy.deepcopy(of) | fields


def step_changed(number: int, of: dict[str, Any] = DATA, /, **fields: Any) -> dict[str, Any]:
    data = copy.deepcopy(of)
    data["steps"][number] |= fields
    return data


def refused(data: object) -> BadFile:
    with pytest.raises(BadFile) as caught:
        from_json(data if isinstance(data, str) else json.dumps(data))
    check_message(caught.value)
    return caught.value


def check_message(error: BadFile) -> None:
    assert error.faults
    assert all(fault.problem.endswith((".", "!", "?")) and fault.remedy.endswith(".") for fault in error.faults)
    assert str(error).splitlines()[:20] == list(map(str, error.faults[:20]))


def faults(data: object) -> list[tuple[str, str]]:
    return [(fault.kind, fault.place) for fault in refused(data).faults]
