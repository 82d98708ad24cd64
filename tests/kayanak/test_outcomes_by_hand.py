"""Outcomes set by hand: only what the dice and the hole really have, in plain numbers and faces."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

import kayanak_nb as kn
from kayanak_nb.dice import Face
from kayanak_nb.game import Game

WALK, DROP = Face("walk", 3), Face("drop", 1)


class Eternal:
    """What cannot be compared, hashed or shown."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError


def waiting_for_a_roll(rules: str) -> Game:
    game = kn.new_game(rules, seed=1)
    for move in (kn.Place("A1"), kn.Place("H10")) if rules in ("ja-2", "ja-3", "fr") else ():
        game.play(move)
    return game


def waiting_for_a_catch(magnet: int | None = None) -> Game:
    game = kn.new_game("ja-1", seed=1, magnet=magnet)
    game.roll()
    game.play(kn.Dig(max(game.state.fish, key=lambda hole: game.state.fish[hole])))
    assert game.state.attempt is not None
    return game


def refused(game: Game, action: object) -> str:
    """Return the reason why *action* is refused, by the question as by the attempt."""
    illegal = game.why_not(action)
    assert illegal is not None
    with pytest.raises(kn.IllegalMove) as caught:
        game.play(action)
    assert caught.value.illegal == illegal
    return illegal.reason


@pytest.mark.parametrize("white", [("walk", 3), ["walk", 3], [1], "walk 3", None, Eternal()], ids=range(6))
@pytest.mark.parametrize("rules", ["ja-1", "fr", "de"])
def test_a_white_face_is_a_face(rules: str, white: object) -> None:
    blue = DROP if rules == "fr" else None
    assert refused(waiting_for_a_roll(rules), kn.Roll(white, blue)) == "impossible-roll"  # type: ignore[arg-type]


@pytest.mark.parametrize("blue", [("drop", 1), (1, []), [], "drop 1", Eternal()], ids=range(5))
@pytest.mark.parametrize("rules", ["ja-1", "ja-2", "ja-3", "fr", "de"])
def test_a_blue_face_is_a_face_or_none(rules: str, blue: object) -> None:
    assert refused(waiting_for_a_roll(rules), kn.Roll(WALK, blue)) == "impossible-roll"  # type: ignore[arg-type]


def test_a_roll_of_another_class_is_no_roll() -> None:
    class Throw(kn.Roll):
        pass

    assert refused(waiting_for_a_roll("ja-1"), Throw(WALK, None)) == "not-a-move"


@pytest.mark.parametrize("one", [1.0, True, Fraction(1), Decimal(1), 1 + 0j, [1], "1", None, Eternal()], ids=range(9))
def test_a_catch_is_counted_in_whole_numbers(one: object) -> None:
    assert refused(waiting_for_a_catch(), kn.Catch(one, 0)) == "impossible-catch"  # type: ignore[arg-type]
    assert refused(waiting_for_a_catch(), kn.Catch(0, one)) == "impossible-catch"  # type: ignore[arg-type]


def test_a_catch_leaves_no_fish_to_a_magnet_that_never_misses() -> None:
    game = waiting_for_a_catch(magnet=1)
    assert set(game.chances()) == {kn.Catch(*game.state.fish[str(game.state.attempt)])}
    assert refused(game, kn.Catch(0, 0)) == "impossible-catch"


@pytest.mark.parametrize("magnet", [None, 1])
def test_every_catch_that_has_a_chance_is_taken_and_no_other(magnet: int | None) -> None:
    game = waiting_for_a_catch(magnet)
    every = [kn.Catch(small, large) for small in range(-1, 9) for large in range(-1, 9)]
    assert [one for one in every if game.why_not(one) is None] == sorted(
        game.chances(), key=lambda catch: (catch.small, catch.large)
    )


def test_numbers_and_texts_of_numpy_are_plain_ones() -> None:
    game = waiting_for_a_catch()
    game.play(kn.Catch(np.int64(1), np.int8(0)))  # type: ignore[arg-type]
    again = Game.from_json(game.to_json())
    assert (again.state, repr(again)) == (game.state, repr(game))
    assert game.timeline.current.action == kn.Catch(1, 0)
    assert [type(part) for bucket in game.state.buckets for part in bucket] == [int] * 4
    assert type(kn.Dig(np.str_("A1")).hole) is str
    assert type(kn.Melt(np.uint8(3)).floe) is int  # type: ignore[arg-type]
    assert kn.Step(np.int64(2), np.str_("far")) == kn.Step(2, "far")  # type: ignore[arg-type]
    assert repr(kn.Slide(np.int64(2), np.str_("NE"))) == "Slide(floe=2, direction='NE')"  # type: ignore[arg-type]


@pytest.mark.parametrize("floe", [True, 3.0, np.float64(3), np.array([3, 4]), Eternal()], ids=range(5))
def test_what_is_no_whole_number_stays_what_it_is(floe: object) -> None:
    assert kn.Melt(floe).floe is floe  # type: ignore[arg-type]


def test_faces_are_not_changed_unchecked() -> None:
    with pytest.raises(TypeError):
        WALK._replace(symbol=[1])  # type: ignore[arg-type]
    assert type(Face(np.str_("walk"), np.int64(3)).symbol) is str  # type: ignore[arg-type]


def test_a_draw_does_not_list_every_catch() -> None:
    """With so many fish the list of all catches would take minutes."""
    board = kn.Board("b", ["A1", "A2", "B1"], [["A1", "B1"], ["A2"]], small=999, large=999, drops=0, crystals=0)
    game = kn.new_game("ja-1", board=board, seed=1, magnet=Fraction(1, 10**9))
    game.roll()
    game.play(kn.Dig("A1"))
    game.chance()
    assert game.timeline.position == 3


@pytest.mark.parametrize(
    ("rules", "blue", "sentence"),
    [
        ("ja-1", DROP, "In these rules only the white die is rolled: there is no blue face."),
        ("ja-2", None, "In these rules both dice are rolled: the blue face is missing."),
        ("ja-2", Face("drop", 9), "The dice of this game do not have these faces."),
        ("de", DROP, "In this game only one die is rolled: there is no blue face."),
        ("de", None, "The die of this game does not have that face."),
    ],
)
def test_a_roll_that_there_is_not_is_told_as_what_it_is(rules: str, blue: Face | None, sentence: str) -> None:
    with pytest.raises(kn.IllegalMove) as caught:
        waiting_for_a_roll(rules).play(kn.Roll(WALK, blue))
    assert str(caught.value) == sentence


def test_a_roll_at_the_wrong_time_says_what_comes_first() -> None:
    for game, reason in (
        (kn.new_game("fr", seed=1), "place-first"),
        (waiting_for_a_catch(), "catch-first"),
    ):
        assert refused(game, next(iter(game.setup.rolls))) == reason
    acting = kn.new_game("ja-1", seed=1)
    acting.roll()
    assert refused(acting, kn.Roll(WALK, None)) == "no-roll-now"
