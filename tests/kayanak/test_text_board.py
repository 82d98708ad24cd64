from __future__ import annotations

from random import Random

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.game import new_game
from kayanak_nb.kayanak import moves as m
from kayanak_nb.kayanak.board import BOARD_NAMES, Board, board
from kayanak_nb.kayanak.engine import start
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.rules import BLUE, RULE_SETS, WHITE
from kayanak_nb.kayanak.scene import scene
from kayanak_nb.kayanak.setup import MAGNET, Setup
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.text_board import text_board
from kayanak_nb.locale import LANGUAGES
from tests.kayanak.positions import positions
from tests.kayanak.test_labels import hidden
from tests.kayanak.variants import random_board

TINY = """\
Blue’s turn · roll the dice

   1     2     3
       /  \\  /  \\
A     |  .    ●*  |
    /           /  \\
B  | ▲.     2  | ~.  |
    \\  /  \\  /     /
C     | ~.    ~.  |
       \\  /  \\  /

. closed   * plugged   ~ melted floe
o open, no fish   2 open, 2 small fish   0+1 open, 1 large fish

Open: B2 2
Plugged: A3
Melted floe 1: B3 C2 C3
In the supply: 0 melt drops, 1 crystal
● Red on A3: 3 points (1 small fish and 1 large fish)
▲ Blue on B1: 0 points (no fish)"""


def tiny() -> State:
    """Return a position with a bit of everything."""
    state: State = new_game("ja-3", seed=1, board="tiny-7").state
    index = state.board.index
    return state._replace(
        phase="roll",
        player=1,
        open_mask=1 << index["B2"],
        plugged_mask=1 << index["A3"],
        melted_mask=0b10,
        seats=(index["A3"], index["B1"]),
        hollows=tuple((2, 0) if hole == "B2" else (1, 1) for hole in state.board.holes),
        buckets=((1, 1), (0, 0)),
        setup=Setup(state.rules, _with_crystals(state.board, 2), state.setup.dice, state.setup.magnet, 2),
    )


def _with_crystals(plain: Board, crystals: int) -> Board:
    return Board(plain.name, plain.holes, plain.floes, plain.small, plain.large, plain.drops, crystals)


def picture(text: str) -> list[str]:
    return text.split("\n\n")[1].splitlines()


class TestPicture:
    def test_a_position_with_a_bit_of_everything(self) -> None:
        assert text_board(tiny()) == TINY

    def test_the_repr_of_state_and_game_is_the_text_board(self) -> None:
        assert repr(tiny()) == TINY
        game = new_game("fr", seed=1, names=("Mio", "Ben"))
        assert repr(game) == text_board(game.state, names=("Mio", "Ben"))

    @pytest.mark.parametrize("name", BOARD_NAMES)
    def test_fits_a_terminal(self, name: str) -> None:
        game = new_game("fr", seed=1, board=name)
        assert max(map(len, text_board(game.state).splitlines())) <= 80

    @pytest.mark.parametrize("seed", range(20))
    def test_holes_stand_where_they_are_and_edges_between_floes(self, seed: int) -> None:
        ground = random_board(Random(seed), floes=4)
        rows = dict(_rows(ground))
        for (row, column), hole in zip(ground.cells, ground.holes, strict=True):
            line, x = rows[row], _column(ground, row, column)
            assert line[x] == ".", hole
            beside = dict(zip(ground.cells, ground.floe_index, strict=True)).get((row, column + 1))
            assert (line[x + 3 : x + 4] == "|") == (beside != ground.floe_of(hole)), hole

    def test_large_counts_widen_every_column(self) -> None:
        state = tiny()._replace(hollows=((12, 34),) * 7)
        lines = picture(text_board(state))
        assert "12+34" in lines[4]
        assert lines[2].index(".") == lines[6].index("~") + 1

    def test_no_line_ends_in_blanks(self) -> None:
        assert all(line == line.rstrip() for state in positions(40, 10) for line in text_board(state).splitlines())


def _rows(ground: Board) -> list[tuple[int, str]]:
    setup = Setup(RULE_SETS["ja-1"], ground, (WHITE, BLUE), MAGNET, 2)
    lines = picture(text_board(start(setup, ((0, 0),) * len(ground.holes))))
    return [(ord(line[0]) - ord("A"), line) for line in lines if line[:1].isalpha()]


def _column(ground: Board, row: int, column: int) -> int:
    """Return where the sign of a hole stands: six columns a hole, three for half a step, the leftmost hole first."""
    halves = [2 * column + row % 2 for row, column in ground.cells]
    return 3 + 3 + 3 * (2 * column + row % 2 - min(halves))


class TestWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_hidden_fish_make_no_difference(self, language: str) -> None:
        for state in positions(60, 12):
            one, other = hidden(state, (9, 9)), hidden(state, (0, 0))
            text = text_board(one, language=language)
            assert text == text_board(other, language=language)
            covered = len(state.open) < len(state.board.holes)
            assert (text_board(one, language=language, reveal=True) != text) == covered

    def test_revealed_fish_stand_behind_the_ice(self) -> None:
        lines = picture(text_board(tiny(), reveal=True))
        assert lines[2].split() == ["A", "|", ".1+1", "●*1+1|"]
        assert ".2 closed, 2 small fish" in text_board(tiny(), reveal=True)

    def test_dice_are_told_while_they_lie(self) -> None:
        game = new_game("ja-1", seed=1)
        assert "Dice" not in text_board(game.state)
        game.play(m.Roll(Face("any", 2), None))
        assert "Dice: free choice 2" in text_board(game.state)

    def test_rules_without_temperature_speak_of_none(self) -> None:
        text = text_board(new_game("ja-2", seed=1).state)
        assert "melt" not in text
        assert "plugged" not in text

    def test_names_and_signs_of_all_players(self) -> None:
        names = ("Mio", "Ben", "Zoé", "Ada")
        text = text_board(new_game("ja-2", seed=1, players=4).state, names=names)
        assert [line[:5] for line in text.splitlines()[-4:]] == ["● Mio", "▲ Ben", "■ Zoé", "◆ Ada"]

    def test_the_list_of_open_holes_is_complete_and_breaks_between_holes(self) -> None:
        state = new_game("ja-1", seed=1).state._replace(open_mask=board("default").all_holes)
        text = text_board(state)
        listing = text[text.index("Open: ") : text.index("\n●")]
        assert [entry.split()[0] for entry in listing.removeprefix("Open: ").split(",")] == list(state.board.holes)
        assert all(line.rstrip(",").count(",") > 3 for line in listing.splitlines()[:-1])
        assert all(line.endswith(",") for line in listing.splitlines()[:-1])


def test_a_large_board_is_told_in_sentences_that_can_be_filled() -> None:
    """A list of so many holes is longer than an argument of a text may be."""
    holes = [f"{row}{column}" for row in "ABCDEFGH" for column in range(1, 61)]
    large = Board("large", holes, [holes[:300], holes[300:]], small=1, large=1, drops=2, crystals=400)
    setup = Setup(RULE_SETS["fr"], large, (WHITE, BLUE), MAGNET, 2)
    state = position(setup, phase="roll", fishers=("H1", "H2"), plugged=holes[:290], melted=[0], open=holes[310:400])
    for language in LANGUAGES:
        assert "A1" in text_board(state, language=language)
        assert "A1" in scene(state, language=language).description
    game = new_game("ja-1", board=large, seed=1)
    game.roll()
    assert "more" in game._repr_svg_()
