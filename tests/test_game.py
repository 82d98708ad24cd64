"""A game under its few verbs: playing, going back and forth, branching, and keeping it at every step."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

import kayanak_nb as kn
from kayanak_nb.dice import Face
from kayanak_nb.game import Game
from kayanak_nb.kayanak.moves import Action, Event, Placed
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.state import State
from tests.kayanak.variants import random_setup

RULES = tuple(kn.RULE_SETS)


def short_game(rules: str, *, seed: int = 5) -> Game:
    return kn.new_game(rules, seed=seed, board="small-19" if rules in RULE_SETS else None)


def strange_game(number: int) -> Game:
    """Return a game in which every switch, the board, the dice and the magnet are drawn at random."""
    setup = random_setup(Random(f"strange {number}"))
    return kn.new_game(
        setup.rules, players=setup.players, seed=number, board=setup.board, dice=setup.dice, magnet=setup.magnet
    )


def step(game: Game, random: Random) -> tuple[Event, ...]:
    return game.chance() if game.state.is_chance else game.play(random.choice(game.legal_moves()))


def steps(game: Game, random: Random, limit: int) -> Iterator[int]:
    """Play on at random and yield the number of each step after it was played."""
    while game.state.phase != "over" and game.timeline.position < limit:
        step(game, random)
        yield game.timeline.position


def play_on(game: Game, random: Random, limit: int) -> list[State]:
    """Play to the end or to the *limit* and return all positions from step 0 on."""
    return [game.timeline[0].state, *(game.state for _ in steps(game, random, limit))]


def course(game: Game) -> list[tuple[Action | None, tuple[Event, ...], State, tuple[int, ...]]]:
    return [(one.action, one.events, one.state, one.marks) for one in game.timeline]


# Playing


@pytest.mark.parametrize("rules", RULES)
def test_same_seed_same_game(rules: str) -> None:
    games = [kn.new_game(rules, seed=11, players=3) for _ in range(2)]
    for game in games:
        play_on(game, Random(1), 200)
    assert course(games[0]) == course(games[1])


def test_other_seed_other_game() -> None:
    assert kn.new_game("ja-1", seed=1).state.fish != kn.new_game("ja-1", seed=2).state.fish


def test_seed_is_drawn_and_kept_when_none_is_given() -> None:
    game = kn.new_game("ja-2")
    assert kn.new_game("ja-2", seed=game.seed).state == game.state


def test_same_dice_whatever_is_caught() -> None:
    """Each purpose has its own stream: fish set by hand do not change the dice to come."""
    faces = []
    for by_hand in (False, True):
        game = kn.new_game("ja-1", seed=4)
        rolls: list[tuple[Face, Face | None] | None] = []
        while len(rolls) < 8:
            if game.state.phase == "roll":
                game.roll()
                rolls.append(game.state.roll)
            elif game.state.phase == "catch" and by_hand:
                game.play(next(iter(game.chances())))
            else:
                step(game, Random(0))
        faces.append(rolls)
    assert faces[0] == faces[1]


def test_outcome_set_by_hand_draws_nothing() -> None:
    game = short_game("ja-1")
    before = game.streams.marks
    game.play(kn.Roll(Face("dig", 2), None))
    game.play(kn.Dig("A2"))
    game.play(next(iter(game.chances())))
    assert game.streams.marks == before


def test_play_tells_what_happened_and_keeps_it() -> None:
    game = kn.new_game("ja-2", seed=1)
    events = game.play(kn.Place("C4"))
    assert events == (Placed(0, "C4", "ja2.placement"),)
    assert (game.timeline[1].action, game.timeline[1].events) == (kn.Place("C4"), events)
    assert game.timeline[1].state == game.state


@pytest.mark.parametrize("action", [kn.Dig("A1"), kn.Roll(Face("dig", 2), Face("drop", 1)), kn.Catch(0, 0), None])
def test_refused_move_changes_nothing(action: Action) -> None:
    game = kn.new_game("ja-2", seed=1)
    before, marks = game.state, game.streams.marks
    illegal = game.why_not(action)
    assert illegal is not None
    with pytest.raises(kn.IllegalMove) as caught:
        game.play(action)
    assert (caught.value.reason, caught.value.clause) == (illegal.reason, illegal.clause)
    assert (game.state, game.streams.marks, len(game.timeline)) == (before, marks, 0)


def test_roll_at_the_wrong_time_is_refused() -> None:
    game = kn.new_game("ja-2", seed=1)
    with pytest.raises(kn.IllegalMove):
        game.roll()
    assert len(game.timeline) == 0


def test_chance_where_a_decision_is_due_is_an_error() -> None:
    game = kn.new_game("ja-2", seed=1)
    with pytest.raises(ValueError, match="place"):
        game.chance()
    assert len(game.timeline) == 0


def test_winners_come_with_the_end() -> None:
    game = short_game("ja-3")
    *before, last = play_on(game, Random(3), 5000)
    assert last.phase == "over"
    assert all(state.winners == () for state in before)
    assert last.winners == tuple(p for p, score in enumerate(last.scores) if score == max(last.scores))


# Setting up


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "2", True, None])
def test_number_of_players(players: object) -> None:
    with pytest.raises(ValueError, match="players"):
        kn.new_game("ja-2", players=players)  # type: ignore[arg-type]


def test_exclusive_placement_needs_a_floe_for_each() -> None:
    with pytest.raises(ValueError, match="3 players"):
        kn.new_game("ja-2", players=3, board="tiny-7")
    assert kn.new_game("fr", players=3, board="tiny-7").setup.players == 3
    assert kn.new_game("ja-1", players=3, board="tiny-7").setup.players == 3


@pytest.mark.parametrize("magnet", [Fraction(0), Fraction(-1, 2), Fraction(3, 2)])
def test_magnet_is_above_0_and_at_most_1(magnet: Fraction) -> None:
    with pytest.raises(ValueError, match="magnet"):
        kn.new_game("ja-1", magnet=magnet)
    assert kn.new_game("ja-1", magnet=Fraction(1)).setup.magnet == 1


def test_unknown_rules_and_boards_are_named() -> None:
    with pytest.raises(ValueError, match="chess"):
        kn.new_game("chess")
    with pytest.raises(ValueError, match="sea"):
        kn.new_game("ja-1", board="sea")


def test_names_are_one_for_each() -> None:
    assert kn.new_game("ja-1", names=["Aki", "Mina"]).names == ("Aki", "Mina")
    for names in (["Aki"], ["Aki", "Aki"], ["Aki", ""], ["Aki", "M" * 41], "Aki"):
        with pytest.raises(ValueError, match="names"):
            kn.new_game("ja-1", names=names)


# Back and forth


def test_nothing_before_the_start_and_after_the_tip() -> None:
    game = kn.new_game("ja-2", seed=1)
    assert (game.undo(), game.redo()) == (False, False)
    game.play(kn.Place("A1"))
    assert (game.redo(), game.undo(), game.undo()) == (False, True, False)
    assert (game.redo(), game.redo()) == (True, False)


@pytest.mark.parametrize("number", [-1, 2, 99, True, 1.0, None])
def test_goto_only_where_there_is_a_step(number: object) -> None:
    game = kn.new_game("ja-2", seed=1)
    game.play(kn.Place("A1"))
    with pytest.raises(IndexError):
        game.goto(number)  # type: ignore[arg-type]
    assert game.timeline.position == 1


@pytest.mark.parametrize("rules", RULES)
def test_undo_and_redo_at_every_step(rules: str) -> None:
    game = kn.new_game(rules, seed=3)
    states = [game.state]
    marks = [game.streams.marks]
    for number in steps(game, Random(2), 400):
        states.append(game.state)
        marks.append(game.streams.marks)
        assert game.undo()
        assert (game.state, game.streams.marks, game.timeline.position) == (states[-2], marks[-2], number - 1)
        assert game.redo()
        assert (game.state, game.streams.marks, game.timeline.position) == (states[-1], marks[-1], number)
    for number in reversed(range(len(states))):
        assert (game.state, game.timeline.position) == (states[number], number)
        assert game.undo() == (number > 0)
    for number in Random(4).sample(range(len(states)), len(states)):
        game.goto(number)
        assert (game.state, game.streams.marks, len(game.timeline)) == (states[number], marks[number], len(states) - 1)


@pytest.mark.parametrize("rules", RULES)
def test_chance_after_undo_brings_the_same(rules: str) -> None:
    game = kn.new_game(rules, seed=6)
    random = Random(5)
    while game.state.phase != "over" and game.timeline.position < 300:
        if not game.state.is_chance:
            step(game, random)
            continue
        events = game.chance()
        after = game.state
        game.undo()
        assert game.chance() == events
        assert (game.state, len(game.timeline.lines)) == (after, 1)


def test_other_move_after_undo_opens_a_line_and_keeps_the_old() -> None:
    game = kn.new_game("ja-2", seed=1)
    for hole in ("A1", "H10"):
        game.play(kn.Place(hole))
    game.goto(1)
    game.play(kn.Place("H1"))
    assert [[one.action for one in line] for line in game.timeline.lines] == [
        [kn.Place("A1"), kn.Place("H10")],
        [kn.Place("A1"), kn.Place("H1")],
    ]
    assert game.timeline.line == 1
    game.switch(0)
    assert game.state.fishers == ("A1", "H10")
    assert (game.undo(), game.redo(), game.state.fishers) == (True, True, ("A1", "H10"))
    with pytest.raises(IndexError):
        game.switch(2)


def test_lines_from_many_branches_are_all_reachable() -> None:
    game = short_game("fr")
    random = Random(8)
    tips: set[State] = set()
    for _ in range(20):
        game.goto(random.randrange(len(game.timeline) + 1))
        for _ in steps(game, random, game.timeline.position + random.randint(1, 12)):
            pass
    for line, course_of_line in enumerate(game.timeline.lines):
        game.switch(line)
        assert (game.state, game.timeline.line) == (course_of_line[-1].state, line)
        assert tuple(game.timeline) == course_of_line
        tips.add(game.state)
    assert len(tips) > 10


def test_timeline_lists_its_steps() -> None:
    game = short_game("ja-1")
    play_on(game, Random(1), 20)
    numbers = [one.number for one in game.timeline]
    assert numbers == list(range(1, len(game.timeline) + 1))
    assert [game.timeline[number].state for number in numbers] == [one.state for one in game.timeline]
    game.goto(3)
    assert (game.timeline.position, len(game.timeline)) == (3, len(numbers))


# Keeping


def same(one: Game, other: Game) -> bool:
    """Tell whether two games are at the same position and will go on with the same draws."""
    return (one.state, one.seed, one.streams.marks) == (other.state, other.seed, other.streams.marks)


@pytest.mark.parametrize("rules", RULES)
def test_code_and_json_at_every_step(rules: str) -> None:
    game = short_game(rules)
    for _ in steps(game, Random(9), 100):
        keep_and_compare(game)
    keep_and_compare(game)


@pytest.mark.parametrize("number", range(12))
def test_code_and_json_at_every_step_of_strange_games(number: int) -> None:
    game = strange_game(number)
    for _ in steps(game, Random(number), 40):
        keep_and_compare(game)


def keep_and_compare(game: Game) -> None:
    code = game.code
    assert "\n" not in code
    assert same(kn.from_code(code), game)
    assert kn.from_code(code).code == code
    text = game.to_json()
    again = Game.from_json(text)
    assert same(again, game)
    assert course(again) == course(game)
    assert again.to_json() == text


@pytest.mark.parametrize("rules", RULE_SETS)
def test_save_and_load_on_the_way(rules: str, tmp_path: Path) -> None:
    game = kn.new_game(rules, seed=8, names=["Aki", "Mina"])
    path = tmp_path / "game.json"
    for number in steps(game, Random(3), 5000):
        if number % 100 == 0 or game.state.phase == "over":
            game.save(path)
            again = kn.load(path)
            assert same(again, game)
            assert (again.names, course(again)) == (("Aki", "Mina"), course(game))


def test_saved_game_keeps_lines_and_place(tmp_path: Path) -> None:
    game = short_game("ja-3")
    play_on(game, Random(1), 12)
    game.goto(5)
    play_on(game, Random(2), 9)
    game.goto(7)
    game.save(tmp_path / "game.json")
    again = kn.load(tmp_path / "game.json")
    kept = [[(one.action, one.state) for one in line] for line in again.timeline.lines]
    assert kept == [[(one.action, one.state) for one in line] for line in game.timeline.lines]
    assert (again.timeline.line, again.timeline.position) == (game.timeline.line, 7)
    assert again.redo()


@pytest.mark.parametrize("rules", RULES)
def test_game_goes_on_from_code_and_file_as_it_would_have(rules: str, tmp_path: Path) -> None:
    game = short_game(rules)
    play_on(game, Random(1), 25)
    game.save(tmp_path / "game.json")
    others = [kn.from_code(game.code), kn.load(tmp_path / "game.json")]
    for one in (game, *others):
        play_on(one, Random(2), one.timeline.position + 3000)
    assert all(same(other, game) for other in others)


# Showing


@pytest.mark.parametrize("rules", RULES)
def test_game_shows_itself_in_words_and_pictures(rules: str) -> None:
    game = short_game(rules)
    play_on(game, Random(1), 30)
    assert "Red" in repr(game)
    assert game._repr_svg_().startswith("<svg")
    assert "data:image/svg+xml" in game._repr_html_()


def test_a_game_is_shown_in_its_language() -> None:
    game = kn.new_game("fr", seed=1, language="fr")
    assert "À Rouge de jouer" in repr(game)
    assert 'lang="fr"' in game._repr_svg_()
    game.language = "de"
    assert "Rot" in repr(game)
    with pytest.raises(ValueError, match="no language 'xx'"):
        kn.new_game("fr", language="xx")
