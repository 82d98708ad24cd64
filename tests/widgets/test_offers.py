from __future__ import annotations

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.game import Game, new_game
from kayanak_nb.kayanak.moves import Dig, Done, Fish, Melt, Place, Roll, Walk
from kayanak_nb.widgets.offers import at_hole, by_kind, chosen_kind, kind_of, make_move, probe


def free_choice(seed: int = 7) -> Game:
    game = new_game("ja-3", seed=seed)
    for hole in ("C4", "G8"):
        game.play(Place(hole))
    game.play(Roll(Face("any", 3), Face("drop", 1)))
    return game


def test_moves_are_sorted_by_kind_in_the_order_of_the_game() -> None:
    game = free_choice()
    offers = by_kind(game.legal_moves())
    assert list(offers) == ["walk", "dig", "melt"]
    assert [move for moves in offers.values() for move in moves] == [
        move for move in game.legal_moves() if move != Done()
    ]


@pytest.mark.parametrize("move", free_choice().legal_moves(), ids=str)
def test_every_legal_move_can_be_made_from_its_kind_and_place(move: object) -> None:
    place = getattr(move, "hole", getattr(move, "floe", None))
    assert make_move(kind_of(move), str(place)) == move


@pytest.mark.parametrize(("kind", "place"), [("roll", "C4"), ("melt", "C4"), ("", None)])
def test_what_is_no_move_is_refused(kind: str, place: object) -> None:
    with pytest.raises(ValueError, match=r"no kind of move|invalid literal"):
        make_move(kind, place)


def test_a_press_on_a_hole_means_its_moves_and_those_of_its_floe() -> None:
    game = free_choice()
    board, moves = game.state.board, game.legal_moves()
    assert set(at_hole(board, moves, "C3")) == {Walk("C3"), Dig("C3")}
    floe = board.floe_of("A1")
    assert set(at_hole(board, moves, "A1")) == {Melt(floe)}
    assert at_hole(board, moves, "Z9") == ()


def test_a_press_means_what_was_wished_or_what_is_likely() -> None:
    game = free_choice()
    offers = by_kind(game.legal_moves())
    assert chosen_kind(game.state, offers, "walk") == "walk"
    assert chosen_kind(game.state, offers, "plug") == "dig"
    assert chosen_kind(game.state, {}, "walk") is None


@pytest.mark.parametrize(("stocked", "kind"), [(True, "fish"), (False, "dig")])
def test_fishing_is_likely_only_where_fish_are_seen(stocked: bool, kind: str) -> None:
    game = free_choice()
    fish = game.state.fish
    dug = [move.hole for move in game.legal_moves() if isinstance(move, Dig)]
    hole = next(hole for hole in dug if any(fish[hole]) == stocked)
    game.play(Dig(hole))
    assert Fish(hole) in game.legal_moves()
    assert chosen_kind(game.state, by_kind(game.legal_moves()), None) == kind


@pytest.mark.parametrize(
    ("rules", "reason"), [("ja-1", "roll-first"), ("ja-2", "hole-taken"), ("ja-3", "hole-taken"), ("fr", "hole-taken")]
)
def test_a_press_that_means_nothing_has_a_reason(rules: str, reason: str) -> None:
    game = new_game(rules, seed=1)
    if rules != "ja-1":
        game.play(Place("C4"))
    kind = None if rules == "ja-1" else "place"
    illegal = game.why_not(probe(game.state, kind, "C4"))
    assert illegal is not None
    assert illegal.reason == reason
