"""Games, states and refusals as Python itself copies and keeps them, between processes too."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

import kayanak_nb as kn
from kayanak_nb.game import Game

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}
KEPT = pytest.mark.parametrize("kept", WAYS.values(), ids=WAYS)


def branched(rules: str) -> Game:
    game = kn.new_game(rules, seed=3, names=["Mio", "Ben"], language="ja")
    random = Random(rules)
    for start in (0, 4, 2):
        game.goto(start)
        for _ in range(9):
            game.chance() if game.state.is_chance else game.play(random.choice(game.legal_moves()))
    game.switch(1)
    game.undo()
    return game


@KEPT
@pytest.mark.parametrize("rules", kn.RULE_SETS)
def test_a_copy_of_a_game_is_the_same_and_goes_its_own_way(rules: str, kept: Callable[[Game], Game]) -> None:
    game = branched(rules)
    before = game.to_json()
    other = kept(game)
    assert other.to_json() == before
    assert (other.language, other.timeline.line, other.redo()) == ("ja", 1, True)
    other.goto(0)
    while not other.state.is_chance:
        other.play(other.legal_moves()[-1])
    other.chance()
    assert (game.to_json(), game.streams.marks) == (before, game.timeline.current.marks)


@KEPT
def test_a_game_of_a_class_of_ones_own_keeps_it(kept: Callable[[Game], Game]) -> None:
    class Mine(Game):
        pass

    Mine.__qualname__ = "Mine"
    globals()["Mine"] = Mine
    game = kn.new_game("ja-1", seed=1)
    assert type(kept(Mine(game.state, game.seed, game.streams))) is Mine


@KEPT
def test_long_games_are_not_nested_too_deeply(kept: Callable[[Any], Any]) -> None:
    game = kn.new_game("de", seed=1)
    random = Random(1)
    for _ in range(3000):
        game.chance() if game.state.is_chance else game.play(random.choice(game.legal_moves()))
    assert kept(game).state == game.state
    assert len(kept(game.timeline)) == 3000
    assert kept(game.timeline[1500]).number == 1500


@KEPT
@pytest.mark.parametrize("rules", kn.RULE_SETS)
def test_states_and_setups_stay_equal(rules: str, kept: Callable[[Any], Any]) -> None:
    game = branched(rules)
    for thing in (game.state, game.setup):
        assert kept(thing) == thing
        assert kept(thing) in {thing}
    assert kept(game.kind) is game.kind


@KEPT
def test_a_refusal_keeps_reason_and_sentence(kept: Callable[[Any], Any]) -> None:
    with pytest.raises(kn.IllegalMove) as caught:
        kn.new_game("fr", seed=1).play(kn.Walk("A1"))
    again = kept(caught.value)
    assert (again.illegal, str(again)) == (caught.value.illegal, str(caught.value))


@pytest.mark.parametrize("rules", ["ja-2", "de"])
def test_hashes_are_made_where_a_state_arrives(rules: str) -> None:
    """Hashes of texts differ from process to process."""
    state = kn.new_game(rules, seed=1).state
    assert hash(state)
    code = f"""
import pickle, sys
import kayanak_nb as kn
state = pickle.loads(sys.stdin.buffer.read())
print(state in {{kn.new_game({rules!r}, seed=1).state}})
"""
    run = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert run.stdout.split() == [b"True"]


def test_what_games_share_cannot_be_changed() -> None:
    for rules in ("ja-2", "de"):
        setup = kn.new_game(rules, seed=1).setup
        for shared in (setup.rolls, setup.cite):
            with pytest.raises(TypeError):
                shared["x"] = 1
    illegal = kn.new_game("fr", seed=1).why_not(kn.Walk("A1"))
    assert illegal is not None
    with pytest.raises(TypeError):
        illegal.details["hole"] = "B1"  # type: ignore[index]


def test_a_board_is_plain_data_to_dataclasses() -> None:
    small = kn.board("tiny-7")
    assert kn.Board(**asdict(small)) == small


def test_a_refusal_is_written_as_it_is_made() -> None:
    illegal = kn.Illegal("own-hole", "fr.walk", {"hole": "A1"})
    assert repr(illegal) == "Illegal(reason='own-hole', clause='fr.walk', details={'hole': 'A1'})"
    assert eval(repr(illegal), {"Illegal": kn.Illegal}) == illegal
    assert len({illegal, kn.Illegal("own-hole", "fr.walk", {"hole": "A2"})}) == 2
