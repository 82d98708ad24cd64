from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.game import Game, new_game
from kayanak_nb.kayanak import moves as m
from kayanak_nb.kayanak.labels import describe, hole_label, status
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.state import State
from kayanak_nb.locale import LANGUAGES
from tests.kayanak.positions import playthrough, positions

ACTIONS: tuple[m.Action, ...] = (
    m.Place("C4"),
    m.Walk("C4"),
    m.Dig("C4"),
    m.Fish("C4"),
    m.Melt(3),
    m.Refreeze(3),
    m.Plug("C4"),
    m.Unplug("C4"),
    m.Done(),
    m.Roll(Face("dig", 3), Face("drop", 1)),
    m.Roll(Face("dig", 3), None),
    m.Catch(2, 1),
)


def hidden(state: State, fish: tuple[int, int]) -> State:
    """Return *state* with *fish* under every hole that is not open."""
    hollows = (seen if state.open_mask >> hole & 1 else fish for hole, seen in enumerate(state.hollows))
    return state._replace(hollows=tuple(hollows))


def game_with_roll(rules: str, white: Face, blue: Face | None, *, board: str = "default") -> Game:
    game = new_game(rules, seed=5, board=board)
    while game.state.phase == "place":
        game.play(game.legal_moves()[0])
    game.play(m.Roll(white, blue))
    return game


class TestMoves:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_reads_differently(self, language: str) -> None:
        labels = [describe(action, language) for action in ACTIONS]
        assert len(set(labels)) == len(ACTIONS)
        assert all("{" not in label for label in labels)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_name_their_hole_or_floe(self, language: str) -> None:
        for action in ACTIONS[:8]:
            place = action.floe if isinstance(action, m.Melt | m.Refreeze) else action.hole  # type: ignore[union-attr]
            assert str(place) in describe(action, language)

    def test_the_first_floe_is_number_0_as_in_code(self) -> None:
        assert describe(m.Melt(0)) == "Melt floe 0"


class TestHoles:
    def test_a_closed_hole_says_so_and_no_more(self) -> None:
        state = new_game("ja-3", seed=1).state
        assert hole_label(state, "C4") == "C4, closed, on floe 4"

    def test_an_open_hole_shows_its_fish(self) -> None:
        game = game_with_roll("ja-3", Face("dig", 3), Face("plain", 2))
        game.play(m.Dig("A2"))
        fish = game.state.fish["A2"]
        assert fish in game.state.visible_fish.values()
        state = game.state._replace(hollows=((0, 0), (2, 1), *game.state.hollows[2:]))
        assert hole_label(state, "A2") == "A2, open, 2 small fish and 1 large fish, on floe 0"
        assert hole_label(state, "A2", language="ja") == "A2、空いた穴、小さい魚2匹と大きい魚1匹、エリア0"
        assert (
            hole_label(hidden(state, (0, 0))._replace(hollows=((0, 0),) * 80), "A2") == "A2, open, no fish, on floe 0"
        )

    def test_the_fisher_is_named(self) -> None:
        game = game_with_roll("ja-3", Face("walk", 3), Face("plain", 2))
        assert hole_label(game.state, "A1") == "A1, closed, on floe 0, Red’s fisher"
        assert hole_label(game.state, "A1", names=("Mio", "Ben")) == "A1, closed, on floe 0, Mio’s fisher"

    def test_legal_moves_are_those_of_the_hole_and_its_floe(self) -> None:
        game = game_with_roll("ja-3", Face("any", 3), Face("drop", 1))
        legal = game.legal_moves()
        assert hole_label(game.state, "A2", legal=legal) == "A2, closed, on floe 0, possible: walk, dig"
        assert hole_label(game.state, "C5", legal=legal) == "C5, closed, on floe 7, possible: melt floe 7"
        assert hole_label(game.state, "C5") == "C5, closed, on floe 7"

    def test_a_melted_floe_shows_on_all_its_holes(self) -> None:
        game = game_with_roll("ja-3", Face("any", 3), Face("drop", 1))
        game.play(m.Melt(7))
        melted = {hole for hole in game.state.board.holes if "melted floe 7" in hole_label(game.state, hole)}
        assert melted == set(game.state.board.floes[7])

    def test_a_plugged_hole_hides_its_fish_again(self) -> None:
        game = game_with_roll("ja-3", Face("dig", 3), Face("crystal", 1))
        game.play(m.Dig("A2"))
        game.play(m.Done())
        game.play(m.Plug("A2"))
        assert hole_label(game.state, "A2") == "A2, plugged, on floe 0"
        assert hole_label(hidden(game.state, (3, 0)), "A2", reveal=True) == "A2, plugged, 3 small fish, on floe 0"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_hidden_fish_make_no_difference(self, language: str) -> None:
        for state in positions(60, 12):
            one, other = hidden(state, (9, 9)), hidden(state, (0, 0))
            for hole in state.board.holes:
                label = hole_label(one, hole, language=language)
                assert label == hole_label(other, hole, language=language)
                seen = hole in state.open
                assert (hole_label(one, hole, language=language, reveal=True) == label) == seen

    def test_an_unknown_hole_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            hole_label(new_game("fr", seed=1).state, "Z9")


class TestStatus:
    def test_placing(self) -> None:
        assert status(new_game("fr", seed=1).state) == "Red’s turn · put the fisher on a hole"

    def test_rolling_one_die_or_two(self) -> None:
        assert status(new_game("ja-1", seed=1).state) == "Red’s turn · roll the die"
        game = new_game("ja-2", seed=1)
        game.play(m.Place("A1"))
        game.play(m.Place("H10"))
        assert status(game.state, names=("Mio", "Ben")) == "Mio’s turn · roll the dice"

    def test_acting(self) -> None:
        game = game_with_roll("fr", Face("dig", 3), Face("drop", 1))
        assert status(game.state) == "Red’s turn · dig · 4 left · then melt or refreeze a floe"
        assert status(game.state, language="de").startswith("Rot ist am Zug · hacken · noch 4 · danach ")

    def test_the_temperature_may_come_first_until_the_white_action_begins(self) -> None:
        game = game_with_roll("ja-3", Face("dig", 2), Face("drop", 1))
        assert status(game.state) == "Red’s turn · dig · 3 left · before or after: melt or refreeze a floe"
        game.play(m.Dig("A2"))
        assert status(game.state) == "Red’s turn · dig · 2 left · then melt or refreeze a floe"
        game.play(m.Done())
        assert status(game.state) == "Red’s turn · melt or refreeze a floe"

    def test_a_white_action_that_is_impossible_is_not_asked_for(self) -> None:
        game = game_with_roll("ja-3", Face("fish", 3), Face("drop", 1))
        assert status(game.state) == "Red’s turn · melt or refreeze a floe"

    def test_without_fishers_every_face_means_digging(self) -> None:
        game = game_with_roll("ja-1", Face("walk", 3), None)
        assert status(game.state) == "Red’s turn · dig · 3 left"

    def test_catching(self) -> None:
        game = game_with_roll("ja-1", Face("walk", 3), None)
        game.play(m.Dig("C4"))
        assert status(game.state) == "Red’s turn · the rod is in C4: see what bites"

    def test_the_end_names_winners_and_score(self) -> None:
        over = _over(((3, 1), (1, 0)))
        assert status(over) == "Game over · Red wins with 5 points"
        assert status(over, language="fr") == "Partie terminée · victoire\u00a0: Rouge, avec 5 points"
        assert status(over, language="ja") == "ゲーム終了 · 5点で赤の勝ち"
        assert status(over, language="de") == "Spiel zu Ende · Rot gewinnt: 5 Punkte"

    def test_a_tie_is_shared(self) -> None:
        assert status(_over(((1, 0), (1, 0)))) == "Game over · Red and Blue tie with 1 point each"

    def test_fish_count_where_the_rules_count_fish(self) -> None:
        over = _over(((3, 1), (1, 0)))
        rules = replace(RULE_SETS["ja-3"], score_by="fish")
        assert status(over._replace(setup=replace(over.setup, rules=rules))) == "Game over · Red wins with 4 fish"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_position_of_a_game_has_one(self, language: str) -> None:
        for state, _ in playthrough(new_game("ja-3", seed=3, board="tiny-7"), Random(3)):
            line = status(state, language=language)
            assert "\n" not in line
            assert "{" not in line


def _over(buckets: tuple[tuple[int, int], ...]) -> State:
    state: State = new_game("ja-3", seed=1).state
    return state._replace(phase="over", buckets=buckets)
