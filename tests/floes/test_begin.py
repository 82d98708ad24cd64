"""How a game among the floes begins: with the bear where the seed has it, and with nothing that belongs elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.dice import Die, Face
from kayanak_nb.floes.rules import DIE
from kayanak_nb.mistake import Mistake


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_position(players: int) -> None:
    state = kn.new_game("de", players=players, seed=7).state
    assert (state.phase, state.player, state.turn, state.roll) == ("roll", 0, 1, None)
    assert state.cells == tuple((row, column) for row in (1, 3, 5, 7) for column in (1, 3, 5, 7))
    assert state.figures == (("home",) * 4,) * players
    assert (state.fish_left, state.scores, state.winners) == (16, (0,) * players, ())


def test_the_seed_says_where_the_bear_is() -> None:
    games = [kn.new_game("de", seed=seed) for seed in range(200)]
    bears = Counter(game.state.bear for game in games)
    assert bears.keys() == {0, 1, 2, 3}
    assert min(bears.values()) > 25
    assert {game.streams.marks for game in games} == {(0, 1, 0, 0)}


def test_the_die_of_the_text_or_ones_own() -> None:
    own = Die([Face("own", 1), Face("bear", 5)])
    assert kn.new_game("de").setup.die == DIE
    assert kn.new_game("de", dice=own).setup.die == own


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"board": "tiny-7"}, "board is 'tiny-7'; the game of floes has none"),
        ({"magnet": 1}, "magnet is 1; the game of floes has none"),
        ({"dice": [DIE, DIE]}, "it must be a Die"),
        ({"dice": Die([1, 2, 3])}, "Face 1 of the die is 1"),
        ({"dice": Die([Face("walk", 3)]), "players": 7}, r"players is 7.*\nFace 1 of the die is"),
    ],
)
def test_what_does_not_belong_to_the_game(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(Mistake, match=message):
        kn.new_game("de", **parts)
