from __future__ import annotations

import re

import pytest

from kayanak_nb.floes.moves import BearStep, Slide, Step, UseBear
from kayanak_nb.game import Game, GameStreams, new_game
from kayanak_nb.kayanak.moves import Catch, Dig, Done, Fish, Place, Refreeze, Roll, Walk
from kayanak_nb.kayanak.words import describe, refusal, status, tell
from kayanak_nb.lessons.start import example, turn
from kayanak_nb.lessons.telling import go_to, lines, roll, story, table, take_line, try_move
from kayanak_nb.lessons.told import Told
from kayanak_nb.locale import LANGUAGES, text
from tests.floes.hand import roll as thrown
from tests.floes.hand import waiting


def words(told: Told) -> list[str]:
    return [sentence.words for sentence in told.sentences]


def clauses(told: Told) -> list[str | None]:
    return [sentence.clause for sentence in told.sentences]


def test_a_move_is_played_and_the_rod_pulled_up() -> None:
    game = turn("ja-1")
    game.roll()
    told = try_move(game, Dig("B2"))
    assert clauses(told) == ["ja1.dig", "ja1.catch"]
    assert game.state.phase == "act"
    assert isinstance(game.timeline[game.timeline.position].action, Catch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_changes_nothing_and_gets_a_sentence(language: str) -> None:
    game = turn("ja-3")
    game.roll()
    before = game.state
    told = try_move(game, Walk("C3"), Walk("B2"), language=language)
    illegal = game.why_not(Walk("C3"))
    assert illegal is not None
    assert words(told)[0] == text("lesson-refused", language, why=refusal(illegal, language=language))
    assert clauses(told) == ["ja3.melt", None]
    assert game.state == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_one_colon_at_most(language: str) -> None:
    game = turn("ja-3")
    game.roll()
    for move in (Walk("E4"), Walk("C3")):
        said = words(try_move(game, move, language=language))[0]
        assert len(re.findall("[:：]", said)) <= 1


def test_what_is_like_the_tried_move_is_offered_first() -> None:
    game = turn("ja-3")
    game.roll()
    offered = words(try_move(game, Dig("B1")))[1]
    digs = [describe(move) for move in game.legal_moves() if isinstance(move, Dig)]
    assert ", ".join(digs) in offered
    assert f"and {len(game.legal_moves()) - 6} more" in offered


def test_few_offers_are_all_shown() -> None:
    game = turn("fr")
    game.roll()
    offered = words(try_move(game, Fish("E4")))[1]
    assert all(describe(move) in offered for move in game.legal_moves())
    assert "more" not in offered


def test_where_chance_is_waited_for_nothing_is_offered() -> None:
    assert clauses(try_move(turn("ja-2"), Dig("D3"))) == ["ja2.turn"]


@pytest.mark.parametrize("nonsense", ["dig C4", None, 7, Dig(3), Walk("Z9"), object])  # type: ignore[arg-type]
def test_nonsense_gets_a_sentence_too(nonsense: object) -> None:
    game = turn("ja-2")
    game.roll()
    assert clauses(try_move(game, nonsense))[0] is not None


def test_the_dice_are_rolled_or_refused() -> None:
    game = turn("ja-2")
    assert clauses(roll(game)) == ["ja2.any"]
    assert game.state.phase == "act"
    again = roll(game)
    assert game.timeline.position == 3
    assert words(again)[0].startswith("Not allowed")


def test_the_story_begins_with_the_last_roll() -> None:
    game = example("ja-2")
    told = [tell(event) for step in list(game.timeline)[2:] for event in step.events]
    assert words(story(game)) == told
    assert len(words(story(game, since=0))) == len(told) + 2


def test_the_story_ends_at_the_present_step() -> None:
    game = example("ja-2")
    game.goto(4)
    assert len(words(story(game))) == 2


def test_before_anything_has_happened_the_story_says_so() -> None:
    assert words(story(new_game("ja-1", seed=1))) == ["Nothing has happened yet."]
    assert words(story(turn("ja-2"))) == words(story(turn("ja-2"), since=0))


def test_going_to_a_step_tells_what_happened_there() -> None:
    game = example("ja-3")
    assert clauses(go_to(game, 12)) == ["ja3.any"]
    assert game.timeline.position == 12
    assert words(go_to(game, 0)) == ["Nothing has happened yet."]


@pytest.mark.parametrize("step", [-1, 99, "x", None, 1.0, True])
def test_there_is_no_such_step(step: int) -> None:
    game = example("ja-3")
    at = game.timeline.position
    assert str(len(game.timeline)) in words(go_to(game, step))[0]
    assert game.timeline.position == at


def two_lines() -> Game:
    game = example("ja-3")
    game.goto(12)
    try_move(game, Walk("B2"), Walk("B3"), Walk("C4"), Fish("D3"), Refreeze(3))
    return game


def test_lines_are_told_from_where_they_part() -> None:
    told = words(lines(two_lines()))
    assert len(told) == 2
    assert told[0].startswith("Line 1: Refreeze floe 3, Walk to C3")
    assert told[1].startswith("Line 2, where you are now: Walk to B2")
    assert "Red has 4 points" in told[0]
    assert "Red has 2 points" in told[1]


def test_a_single_line_is_told_from_the_last_roll() -> None:
    assert words(lines(example("ja-3")))[0].startswith("Line 1, where you are now: Refreeze floe 3")
    assert "Nothing has happened yet." in words(lines(new_game("ja-1", seed=1)))[0]


def test_another_line_is_taken_up() -> None:
    game = two_lines()
    assert game.state.scores[0] == 2
    assert words(take_line(game, 1))[0].startswith("Line 1, where you are now")
    assert game.state.scores[0] == 4


@pytest.mark.parametrize("line", [0, 3, -1, "x", None, True])
def test_there_is_no_such_line(line: int) -> None:
    game = two_lines()
    assert "from 1 to 2" in words(take_line(game, line))[0]
    assert game.timeline.line == 1


def test_the_only_line_is_named() -> None:
    assert "only line 1" in words(take_line(example("ja-3"), 2))[0]


def test_a_table_has_a_row_for_each_turn_and_one_for_each_placement() -> None:
    game = example("fr")
    rows = table(game).rows
    assert [row[0] for row in rows] == ["", "", "1", "2", "3"]
    assert [row[1] for row in rows] == ["Red", "Blue", "Red", "Blue", "Red"]
    assert rows[2][2] == "dig 2 and plain 2"
    assert rows[-1][3].startswith("Fish in D3: 2 small fish, Fish in D2")
    assert rows[-1][4] == " : ".join(map(str, game.state.scores))
    assert table(game).notes == (status(game.state),)


def test_a_table_ends_at_the_present_step() -> None:
    game = example("fr")
    game.goto(3)
    assert [row[0] for row in table(game).rows] == ["", "", "1"]


def test_a_turn_that_passes_says_so() -> None:
    game = new_game("ja-2", seed=1, board="small-19")
    game.play(Place("C2"))
    game.play(Place("D4"))
    white, blue = game.setup.dice
    fish = next(face for face in white.faces if face.symbol == "fish")
    game.play(Roll(fish, blue.faces[0]))
    assert "passes" in table(game).rows[-1][3]


def test_done_is_told() -> None:
    game = turn("ja-2")
    game.roll()
    try_move(game, Walk("C3"), Done())
    assert table(game).rows[-1][3] == "Walk to C3, Done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_players_are_used_in_every_language(language: str) -> None:
    game = new_game("ja-1", seed=1, names=("Mio", "Ben"))
    assert "Mio" in words(roll(game, language=language))[0]
    assert "Mio" in words(lines(game, language=language))[0]
    assert table(game, language=language).rows[0][1] == "Mio"


@pytest.mark.parametrize("given", ["0", "2"])
def test_a_number_in_quotation_marks_is_told_apart(given: str) -> None:
    game = turn("ja-3")
    assert go_to(game, given).sentences[0].words == text("refusal-quoted-number", number=given)  # type: ignore[arg-type]
    assert take_line(game, "1").sentences[0].words == text("refusal-quoted-number", number="1")  # type: ignore[arg-type]
    assert go_to(game, "99").sentences[0].words == text("lesson-no-step", given="99", last=len(game.timeline))  # type: ignore[arg-type]


def crossing() -> Game:
    """A game among the floes: a fish is fetched, then two figures are chased, on a second line only one."""
    figures: dict[tuple[int, int], int | str] = {(0, 0): 0, (0, 1): "far", (1, 0): 2, (1, 1): 2, (1, 2): 3}
    state = waiting({0: (0, 2), 1: (6, 2), 2: (6, 3), 3: (7, 1)}, figures, bear=1, turn=3)
    game = Game(state, 1, GameStreams.of(1))
    moves = (thrown("own 1"), Step(0, "far"), thrown("own 1"), Slide(6, "W"), thrown("bear 2"), UseBear())
    for action in (*moves, BearStep(2)):
        game.play(action)
    game.goto(6)
    game.play(BearStep(3))
    return game


def test_lines_of_the_floes_say_what_they_brought() -> None:
    game = crossing()
    assert words(lines(game)) == [
        "Line 1: Bear onto floe 2: 2 figures chased home (Red has 0 finished figures, Blue has 0 finished figures)",
        "Line 2, where you are now: Bear onto floe 3: 1 figure chased home "
        "(Red has 0 finished figures, Blue has 0 finished figures)",
    ]
    assert words(take_line(game, 1))[0].startswith("Line 1, where you are now")


def test_a_table_of_the_floes_has_a_row_for_each_turn() -> None:
    game = crossing()
    assert table(game).rows == (
        ("3", "Red", "own 1", "Figure 0 to the far shore: a fish", "0 : 0"),
        ("4", "Blue", "own 1", "Slide floe 6 west ←", "0 : 0"),
        ("5", "Red", "bear 2", "Move the bear, Bear onto floe 3: 1 figure chased home", "0 : 0"),
    )


def test_a_figure_that_is_home_with_a_fish_is_told_as_finished() -> None:
    state = waiting({0: (8, 2)}, {(0, 3): 0, (0, 2): "done"}, fish=[(0, 3)])
    game = Game(state, 1, GameStreams.of(1))
    try_move(game, thrown("own 2"), Step(3, "home"))
    assert words(lines(game)) == [
        "Line 1, where you are now: Figure 3 to the home shore: finished "
        "(Red has 2 finished figures, Blue has 0 finished figures)"
    ]
    assert words(story(game, since=1))[1:] == ["Red brings figure 3 home with a fish, and there it stays."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_floes_are_told_in_every_language(language: str) -> None:
    game = crossing()
    brought = [text("floes-brought-chased", language, count=count) for count in (2, 1)]
    for number, told in enumerate(words(lines(game, language=language))):
        assert brought[number] in told
        assert text("floes-score", language, count=0) in told
    assert text("floes-brought-fish", language) in table(game, language=language).rows[0][3]
