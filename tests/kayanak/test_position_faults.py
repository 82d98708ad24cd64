"""Positions made by hand of what is equal to a part of a game, but is none."""

from __future__ import annotations

from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.dice import Face
from kayanak_nb.floes.position import position as floes_position
from kayanak_nb.kayanak.position import position
from tests.kayanak.test_outcomes_by_hand import Eternal

KAYANAK: dict[str, dict[str, Any]] = {
    "faces": {"roll": (("walk", 3), ("drop", 1))},
    "no pair": {"roll": [Face("walk", 3), Face("drop", 1)]},
    "too few": {"roll": (Face("walk", 3),)},
    "unhashable": {"roll": ([], None)},
    "player": {"player": True},
    "floe": {"melted": [True]},
    "part of a floe": {"melted": [1.0]},
    "hole": {"open": [Eternal()]},
    "long hole": {"open": ["x" * 10**6]},
    "budget": {"budget": 3.0},
}
FLOES: dict[str, dict[str, Any]] = {
    "face": {"roll": (("own", 4), None)},
    "no pair": {"roll": [Face("own", 4), None]},
    "unhashable": {"roll": ([], None)},
    "player": {"player": True},
}


@pytest.mark.parametrize("parts", KAYANAK.values(), ids=KAYANAK)
def test_kayanak(parts: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"fishers": ("A1", "H10"), "roll": (Face("walk", 3), Face("plain", 2)), "player": 0}
    with pytest.raises(ValueError, match=r".") as caught:
        position(kn.new_game("fr", seed=1).setup, **usual | parts)
    assert all(len(line) < 300 for line in str(caught.value).splitlines())


@pytest.mark.parametrize("parts", FLOES.values(), ids=FLOES)
def test_floes(parts: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"roll": (Face("own", 4), None)}
    with pytest.raises(ValueError, match=r"roll is|player is"):
        floes_position(kn.new_game("de", seed=1).setup, **usual | parts)
