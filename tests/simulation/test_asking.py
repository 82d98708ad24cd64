"""What simulate may be asked for, and what it says where it may not."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy
import pytest

import kayanak_nb as kn
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.mistake import Mistake
from kayanak_nb.wording import told

FEW: dict[str, Any] = {"games": 3, "seed": 1, "board": "tiny-7", "progress": False}


def ask(rules: Any = "ja-1", **options: Any) -> Any:
    return kn.simulate(rules, **FEW | options)


def test_everything_is_kept_that_games_were_played_with() -> None:
    policies = ["random", "greedy", "random"]
    some = ask("ja-2", policies=policies, board="small-19", magnet=Fraction(1, 3), language="de", max_turns=4)
    assert (some.players, some.policies, some.seed, some.max_turns) == (3, ("random", "greedy", "random"), 1, 4)
    assert (some.setup.magnet, some.setup.board.name, some.setup.rules.id) == (Fraction(1, 3), "small-19", "ja-2")
    assert some.language == some.mean("turns").language == some.replay(0).language == "de"


def test_dice_and_numbers_of_other_types() -> None:
    white = kn.Die([kn.Face("any", 1)])
    some = ask(dice=(white, kn.Die([kn.Face("plain", 1)])), games=numpy.int64(2), seed=numpy.int64(1))
    assert (len(some), some.seed, type(some.seed)) == (2, 1, int)
    assert set(some.turns) == {7}


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    some, other = ask(seed=None), ask(seed=None)
    assert some.seed != other.seed
    assert ask(seed=some.seed) == some


def test_other_seeds_and_more_games() -> None:
    assert ask(games=9, seed=2).steps != ask(games=9).steps
    assert ask(games=9).steps[:3] == ask().steps


BAD: list[tuple[dict[str, Any], str]] = [
    ({"rules": "fi"}, "There is no rule set 'fi'. Choose one of"),
    ({"games": 0}, "games is 0; it must be a whole number from 1 to"),
    ({"games": 2.5}, "games is 2.5; it must be"),
    ({"max_turns": True}, "max_turns is True; it must be"),
    (
        {"policies": ("random",)},
        "policies is ('random',); it must be a list with one policy for each of 2 to 4 players",
    ),
    ({"policies": "random"}, "policies is 'random'; it must be a list"),
    ({"policies": ("random",) * 5}, "policies is ('random', 'random', 'random', 'random', 'random'); it must be"),
    ({"policies": ("random", "gredy")}, "There is no bot 'gredy'. Choose one of 'random', 'greedy'."),
    ({"policies": ("random", 3)}, "There is no bot 3."),
    ({"executor": 2}, "executor is 2; it must be an executor of concurrent.futures, or None."),
    ({"language": "it"}, "There is no language 'it'."),
    ({"board": "pond"}, "There is no board 'pond'."),
    ({"magnet": 2}, "magnet is Fraction(2, 1); it must be a Fraction above 0 and at most 1"),
    ({"rules": "de"}, "board is 'tiny-7'; the game of floes has none, so leave it out."),
]


@pytest.mark.parametrize(("options", "sentence"), BAD)
def test_what_cannot_be_is_told(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        ask(**options)
    assert str(caught.value).startswith(sentence)
    assert len(str(caught.value).splitlines()) == 1
    if caught.value.key:
        assert len({told(caught.value, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(TypeError, match="A seed is a whole number"):
        ask(seed=1.5)


def test_every_fault_is_told_at_once() -> None:
    with pytest.raises(Mistake) as caught:
        ask(games=0, policies=("gredy", "random"), seed="x", board="pond", magnet=2, max_turns=0, executor=2)
    beginnings = [line.split()[0] for line in str(caught.value).splitlines()]
    assert beginnings == ["There", "There", "magnet", "A", "games", "max_turns", "executor"]
