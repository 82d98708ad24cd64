from __future__ import annotations

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.board import BOARD_NAMES
from kayanak_nb.kayanak.names import board_name, fish_name, score_name
from kayanak_nb.kayanak.rules import BLUE, WHITE
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.names import (
    PLAYER_SIGNS,
    bracketed,
    enumerated,
    face_name,
    faces_name,
    joined,
    listed,
    player_name,
    sentences,
    tidy,
)


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


class TestPlayers:
    @pytest.mark.parametrize(
        ("language", "names"),
        [
            ("en", ["Red", "Blue", "Green", "Purple"]),
            ("fr", ["Rouge", "Bleu", "Vert", "Violet"]),
            ("ja", ["赤", "青", "緑", "紫"]),
            ("de", ["Rot", "Blau", "Grün", "Lila"]),
        ],
    )
    def test_are_called_by_their_colours(self, language: str, names: list[str]) -> None:
        assert [player_name(player, language) for player in range(4)] == names

    def test_have_different_shapes(self) -> None:
        assert len(set(PLAYER_SIGNS)) == 4

    def test_names_of_ones_own_come_first(self) -> None:
        assert player_name(1, "fr", ("Zoé", "Anna")) == "Anna"

    @pytest.mark.parametrize("names", [(), ("Zoé",), ("Zoé", ""), ("Zoé", " \n ")])
    def test_a_missing_name_is_the_colour(self, names: tuple[str, ...]) -> None:
        assert player_name(1, "en", names) == "Blue"

    def test_a_name_stays_on_one_line_and_short(self) -> None:
        assert player_name(0, "en", ["\x1b[2J\nMio\u202e\t"]) == "[2J Mio"
        assert len(player_name(0, "en", ["x" * 5000])) == 40

    def test_a_name_is_plain_text(self) -> None:
        assert player_name(0, "en", ["<b>{ $x } \u0645\u06cc\u200c\u062e"]) == "<b>{ $x } \u0645\u06cc\u200c\u062e"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["no fish", "1 small fish", "2 small fish", "5 small fish and 1 large fish", "2 large fish"]),
        ("fr", ["aucun poisson", "1 petit poisson", "2 petits poissons", "5 petits poissons et 1 gros poisson"]),
        ("ja", ["魚なし", "小さい魚1匹", "小さい魚2匹", "小さい魚5匹と大きい魚1匹", "大きい魚2匹"]),
        ("de", ["kein Fisch", "1 kleiner Fisch", "2 kleine Fische", "5 kleine Fische und 1 großer Fisch"]),
    ],
)
def test_fish_are_counted(language: str, expected: list[str]) -> None:
    hauls = [(0, 0), (1, 0), (2, 0), (5, 1), (0, 2)]
    assert [fish_name(*haul, language) for haul in hauls[: len(expected)]] == expected


@pytest.mark.parametrize(
    ("language", "points", "fish"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points"], ["0 fish", "1 fish", "2 fish", "5 fish"]),
        ("fr", ["0 point", "1 point", "2 points", "5 points"], ["0 poisson", "1 poisson", "2 poissons", "5 poissons"]),
        ("ja", ["0点", "1点", "2点", "5点"], ["0匹", "1匹", "2匹", "5匹"]),
        ("de", ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte"], ["0 Fische", "1 Fisch", "2 Fische", "5 Fische"]),
    ],
)
def test_scores_are_counted(language: str, points: list[str], fish: list[str]) -> None:
    assert [score_name(score, "points", language) for score in (0, 1, 2, 5)] == points
    assert [score_name(score, "fish", language) for score in (0, 1, 2, 5)] == fish


class TestFaces:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_reads_differently(self, language: str) -> None:
        faces = {*WHITE.faces, *BLUE.faces}
        assert len({face_name(face, language) for face in faces}) == len(faces)

    def test_read_as_in_code(self) -> None:
        assert face_name(Face("crystal", 2)) == str(Face("crystal", 2))

    def test_a_roll_has_one_or_two(self) -> None:
        assert faces_name(Face("dig", 3), None, "fr") == "creuser 3"
        assert faces_name(Face("dig", 3), Face("drop", 1), "ja") == "穴あけ3と水滴1"


def test_an_enumeration_has_one_and() -> None:
    assert [joined(["Red", "Blue", "Green"][:count]) for count in (1, 2, 3)] == [
        "Red",
        "Red and Blue",
        "Red, Blue and Green",
    ]


class TestTidy:
    @pytest.mark.parametrize(
        ("value", "line"),
        [
            ("C4", "C4"),
            (4, "4"),
            (None, "None"),
            ("a\r\nb\x00c", "a b c"),
            ("", ""),
            (Unspeakable(), "Unspeakable"),
            (float("nan"), "nan"),
        ],
    )
    def test_makes_one_line_of_anything(self, value: object, line: str) -> None:
        assert tidy(value) == line

    def test_whatever_is_too_long_is_cut(self) -> None:
        assert tidy("x" * 41) == "x" * 39 + "…"
        assert tidy("x" * 40) == "x" * 40
        assert len(tidy(10**5000)) <= 40
        assert len(tidy(list(range(10_000)))) == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_very_many_things_the_first_are_named(language: str) -> None:
    parts = [f"{row}{column}" for row in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for column in range(1, 100)]
    for line in (joined(parts, language), listed(parts, language), enumerated(parts, language, between=" ")):
        assert line.startswith("A1")
        assert len(line) < 1000
        assert "Z99" not in line
        named = line.count("A") + line.count("B") + line.count("C")
        assert str(len(parts) - named) in line.replace(",", "").replace(".", "").replace("\u202f", "")
    assert enumerated(parts[:150], language, between=", ") == ", ".join(parts[:150])
    assert enumerated(["x" * 2000], language, between=", ") == "x" * 2000


def test_in_japanese_three_things_are_told_apart_by_commas_alone() -> None:
    assert joined(["D3", "E4"], "ja") == "D3とE4"
    assert joined(["D3", "E2", "E4"], "ja") == listed(["D3", "E2", "E4"], "ja") == "D3、E2、E4"


def test_sentences_and_brackets_are_set_as_each_language_does() -> None:
    assert sentences(["A.", "B."]) == "A. B."
    assert sentences(["一つ。", "二つ。"], "ja") == "一つ。二つ。"
    assert bracketed("B3", "小さい魚1匹", "ja") == "B3（小さい魚1匹）"


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_have_names(language: str) -> None:
    names = [board_name(name, language) for name in (*BOARD_NAMES, "pond")]
    assert len(set(names)) == len(names)
    assert not any(name in said for name, said in zip(BOARD_NAMES, names, strict=False))
    assert "pond" in names[-1]
