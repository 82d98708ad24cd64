"""What every game is played with: the same numbers of players, and dice of the same size, in each of them."""

from __future__ import annotations

from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.dice import Die, Face
from kayanak_nb.equipment import MAX_FACES, MAX_PIPS, die_faults, player_faults
from kayanak_nb.kayanak.rules import BLUE
from kayanak_nb.mistake import Mistake


def kayanak(face: Face, faces: int = 1) -> Any:
    return kn.new_game("ja-1", seed=1, dice=(Die([face] * faces), BLUE))


def floes(face: Face, faces: int = 1) -> Any:
    return kn.new_game("de", seed=1, dice=Die([face] * faces))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert list(map(str, player_faults(players))) == []
    assert [kn.new_game(rules, players=players).setup.players for rules in kn.RULE_SETS] == [players] * 5


@pytest.mark.parametrize("players", [0, 1, 5, True, 2.0, "2", None])
def test_nobody_else_does(players: Any) -> None:
    assert list(map(str, player_faults(players))) == [f"players is {players!r}; it must be a whole number from 2 to 4."]
    for rules in kn.RULE_SETS:
        with pytest.raises(Mistake, match="players is"):
            kn.new_game(rules, players=players)


@pytest.mark.parametrize(("game", "symbol"), [(kayanak, "any"), (floes, "own"), (floes, "bear")])
def test_the_largest_dice(game: Any, symbol: str) -> None:
    assert len(game(Face(symbol, MAX_PIPS), MAX_FACES).chances()) == 1
    with pytest.raises(Mistake, match="has 101 faces; it must be a die of at most 100"):
        game(Face(symbol, 1), MAX_FACES + 1)
    with pytest.raises(Mistake, match=r"Face 1 of the .*die is .* to 99 pips"):
        game(Face(symbol, MAX_PIPS + 1))


def test_a_roll_gives_something_to_do_among_the_floes() -> None:
    assert kayanak(Face("any", 0)).chances()
    with pytest.raises(Mistake, match="own, bear and 1 to 99 pips"):
        floes(Face("own", 0))


def test_every_face_is_looked_at() -> None:
    die = Die([Face("walk", 3), Face("own", 3), Face("dig", 1), Face("bear", 3)])
    assert [fault[:6] for fault in die_faults("white die", die, ("walk", "dig"))] == ["Face 2", "Face 4"]
    assert [fault[:6] for fault in die_faults("white die", die, ("walk", "dig"), least=2)] == [
        "Face 2",
        "Face 3",
        "Face 4",
    ]
