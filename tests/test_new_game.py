"""Everything that is wrong with what a game is to be set up with is said at once, and shortly."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import kayanak_nb as kn
from kayanak_nb.game import Game
from kayanak_nb.mistake import Mistake
from tests.kayanak.test_outcomes_by_hand import Eternal

NONSENSE: dict[str, Any] = {
    "unspeakable": Eternal(),
    "long": "x" * 10**6,
    "huge": 10**5000,
    "list": [[]],
    "array": np.array([1.5, 2.5]),
    "dictionary": {},
    "surrogate": "\ud800",
}
PARTS = ("players", "seed", "board", "dice", "magnet", "names", "language")
given = pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)


def short_and_printable(error: Mistake) -> None:
    for line in str(error).splitlines():
        line.encode()
        assert len(line) < 300
    assert error._render_traceback_()


def test_a_line_for_every_fault() -> None:
    wrong: dict[str, Any] = {"players": 9, "magnet": 2.0, "dice": 3, "board": "x"}
    wrong |= {"seed": "q", "names": [1], "language": "zz"}
    with pytest.raises(ValueError, match="'x'") as caught:
        kn.new_game("ja-3", **wrong)
    said = str(caught.value)
    for part in ("board 'x'", "players is 9", "magnet is 2.0", "dice is 3", "seed", "names is [1]", "language 'zz'"):
        assert said.count(part) == 1
    with pytest.raises(ValueError, match="board is 'x'") as caught:
        kn.new_game("de", **wrong)
    assert len(str(caught.value).splitlines()) >= len(wrong)


def test_one_fault_is_of_its_kind() -> None:
    with pytest.raises(TypeError, match="seed"):
        kn.new_game("ja-1", seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seed"):
        kn.new_game("ja-1", seed=np.array([1, 2]))  # type: ignore[arg-type]


@given
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("rules", ["ja-2", "de"])
def test_nonsense_is_refused_shortly(rules: str, part: str, nonsense: Any) -> None:
    if part == "seed" and isinstance(nonsense, int):
        return  # any whole number is a seed
    with pytest.raises(Mistake) as caught:
        kn.new_game(rules, **{part: nonsense})
    short_and_printable(caught.value)


@given
def test_nonsense_for_anything_else_is_refused_shortly(nonsense: Any) -> None:
    game = kn.new_game("ja-1", seed=1)
    game.roll()
    asked: tuple[Callable[[], object], ...] = (
        lambda: kn.new_game(nonsense),
        lambda: kn.board(nonsense),
        lambda: game.bot_move(nonsense),
        lambda: game.goto(nonsense),
        lambda: game.play(nonsense),
        lambda: game.play(kn.Dig(nonsense)),
        lambda: kn.from_code(nonsense),
        lambda: Game.from_json(nonsense),
        lambda: game.setup.board.neighbours(nonsense),
        lambda: kn.Board(nonsense, [nonsense], nonsense, nonsense, nonsense, nonsense, nonsense),
        lambda: kn.load(nonsense),
        lambda: kn.Board.from_json(nonsense),
        lambda: setattr(game, "language", nonsense),
    )
    for ask in asked:
        with pytest.raises(Mistake) as caught:
            ask()
        short_and_printable(caught.value)


def test_a_hole_that_is_none_is_named_without_quotation_marks_around_the_sentence() -> None:
    with pytest.raises(KeyError) as caught:
        kn.board("tiny-7").neighbours("Z9")
    assert str(caught.value) == "There is no hole 'Z9' on this board."


def test_numbers_of_numpy_are_numbers() -> None:
    size, third, board = np.int64(2), Fraction(1, 3), np.str_("tiny-7")
    one, three = np.array([1, 3])
    magnet = Fraction(one, three)
    game = kn.new_game("fr", players=size, seed=np.uint8(5), magnet=magnet, board=board)  # type: ignore[arg-type]
    plain = kn.new_game("fr", players=2, seed=5, magnet=third, board="tiny-7")
    assert (game.state, game.code, game.to_json()) == (plain.state, plain.code, plain.to_json())
    assert type(game.setup.magnet.numerator) is type(game.setup.players) is int
    sure = kn.new_game("ja-1", magnet=one).setup.magnet
    assert (sure, type(sure.numerator)) == (1, int)
    small = kn.board("tiny-7")
    counts: Any = np.array([small.small, small.large, small.drops, small.crystals])
    again = kn.Board(np.str_(small.name), np.array(small.holes).tolist(), small.floes, *counts)
    assert again == small
    assert type(again.small) is int


def test_many_faults_of_a_board_are_told_in_few_lines() -> None:
    with pytest.raises(kn.BadBoard) as caught:
        kn.Board("pond", [f"?{number}" for number in range(10**4)], [], 1, 1, 0, 0)
    assert len(caught.value.faults) > 10**4
    assert len(str(caught.value).splitlines()) == 21


def test_the_language_may_be_set_to_one_that_there_is() -> None:
    game = kn.new_game("ja-1", seed=1)
    with pytest.raises(ValueError, match="'xx'"):
        game.language = "xx"
    assert "Red" in repr(game)


def test_a_game_of_a_class_of_ones_own_is_read_as_one() -> None:
    class Mine(Game):
        pass

    game = Mine.from_json(kn.new_game("ja-1", seed=1).to_json())
    assert type(game) is Mine
    assert game.state == kn.new_game("ja-1", seed=1).state
