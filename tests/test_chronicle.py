"""Whether chance or somebody's hand decided: told alike while playing, after going back, and from a file."""

from __future__ import annotations

import random

import pytest

import kayanak_nb as kn
from kayanak_nb.chronicle import set_by_hand, step_told
from kayanak_nb.game import Game, GameStep
from kayanak_nb.lessons.telling import story, try_move


def marked(game: Game) -> list[bool]:
    return [set_by_hand(step, game.kind) for step in game.timeline]


@pytest.mark.parametrize("rules", ["ja-1", "ja-2", "ja-3", "fr", "de"])
def test_each_outcome_that_was_given_is_marked_and_no_other(rules: str) -> None:
    choose = random.Random(3)
    game = kn.new_game(rules, seed=11)
    expected = []
    while len(game.timeline) < 250 and game.state.phase != "over":
        by_hand = False
        if not game.state.is_chance:
            game.play(choose.choice(game.legal_moves()))
        elif choose.random() < 0.5:
            outcomes = list(game.chances())
            by_hand = len(outcomes) > 1
            game.play(choose.choice(outcomes))
        else:
            game.chance()
        expected.append(by_hand)
    assert any(expected)
    assert marked(game) == expected
    game.goto(1)
    assert marked(game) == expected
    assert marked(Game.from_json(game.to_json())) == expected


def test_the_first_sentence_says_so() -> None:
    game = kn.new_game("ja-1", seed=1)
    game.play(kn.Roll(kn.Face("dig", 2), None))
    assert told(game.timeline.current, game) == ("Red rolls dig 2: 2 pips to spend. (set by hand)",)
    game.undo()
    game.roll()
    assert "by hand" not in " ".join(told(game.timeline.current, game))


def told(step: GameStep, game: Game) -> tuple[str, ...]:
    return step_told(step, game.kind, names=game.names)


def test_a_story_says_so_too() -> None:
    game = kn.new_game("ja-1", seed=1)
    roll = kn.Roll(kn.Face("dig", 2), None)
    assert "(set by hand)" in try_move(game, roll).sentences[0].words
    assert "(set by hand)" in story(game).sentences[0].words
    assert "(set by hand)" not in try_move(game, kn.Dig("C4")).sentences[0].words
