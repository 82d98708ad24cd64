"""Position codes: every position comes back from its code, and a damaged code never does harm."""

from __future__ import annotations

import re
from contextlib import suppress
from fractions import Fraction
from itertools import pairwise
from random import Random
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kayanak_nb as kn
from kayanak_nb.game import GameStreams
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.saves import BadCode, code_of, from_code
from kayanak_nb.saves.code import LONGEST_CODE, _sealed
from tests.floes.positions import almost_won
from tests.saves.played import GAMES, USUAL, any_game, straight, usual_game, usual_games, variant

ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/,-=+_!?"
LONG = any_game("kayanak", 11)
GAME = kn.new_game("ja-3", seed=7, board="tiny-7")
CODE = "kn1/ja-3/tiny-7/2/turn0,p1,place/-,-/0-0,0-0/2-3-2/fish=3dfbq0q/seed=7,17,0,0,0/check=2gdchj1"
CROSSING = any_game("floes", 11)


def refusal(text: str) -> str:
    with pytest.raises(BadCode) as caught:
        from_code(text)
    return str(caught.value)


def same(game: kn.Game, code: str) -> None:
    """Check that *code* leads to where *game* is, and on to the same draws."""
    again = from_code(code)
    assert again.state == game.state
    assert hash(again.state) == hash(game.state)
    assert (again.seed, again.streams.marks) == (game.seed, game.streams.marks)
    assert [stream.key for stream in again.streams] == [stream.key for stream in game.streams]
    assert again.legal_moves() == game.legal_moves()
    assert (len(again.timeline), again.names) == (0, None)
    assert again.code == code


@pytest.mark.parametrize("number", range(USUAL))
def test_every_position_of_a_usual_game(number: int) -> None:
    game = usual_game(number)
    for _ in straight(game, Random(number), most=120):
        same(game, game.code)


@pytest.mark.parametrize("kind", GAMES)
@settings(max_examples=50)
@given(number=st.integers(0, 10**9))
def test_every_position_of_a_game_that_nobody_has_thought_of(kind: str, number: int) -> None:
    game = variant(kind, number)
    for _ in straight(game, Random(number), most=30):
        same(game, game.code)


def test_a_whole_game_to_its_end() -> None:
    for rules in RULE_SETS:
        game = kn.new_game(rules, seed=3, board="small-19")
        for _ in straight(game, Random(5), most=5000):
            pass
        assert game.state.phase == "over"
        same(game, game.code)


def test_the_end_of_a_game_among_the_floes() -> None:
    game = kn.Game(almost_won(), 7, GameStreams.of(7))
    game.play(kn.Step(3, "home"))
    assert game.state.phase == "over"
    same(game, game.code)


@pytest.mark.parametrize("rules", ["fr", "de"])
def test_playing_on_draws_the_same(rules: str) -> None:
    game = kn.new_game(rules, seed=99)
    others = [from_code(game.code) for _ in straight(game, Random(1), most=30)]
    for before, after in pairwise(others):
        if before.state.is_chance and after.streams.marks != before.streams.marks:
            before.chance()
            assert before.state == after.state


def test_the_code_is_one_line_that_survives_copying() -> None:
    assert GAME.code == CODE
    for game in usual_games():
        for _ in straight(game, Random(1), most=60):
            assert re.fullmatch(r"[A-Za-z0-9/,=-]+", game.code)


def test_codes_are_short() -> None:
    for rules in kn.RULE_SETS:
        game = kn.new_game(rules, seed=2**32 - 1)
        assert len(game.code) < 170
        lengths = [len(game.code) for _ in straight(game, Random(2), most=300)]
        assert median(lengths) < 250
        assert max(lengths) < 300


def test_a_teacher_can_read_who_stands_where() -> None:
    game = kn.new_game("ja-2", seed=1)
    game.play(kn.Place("C4"))
    game.play(kn.Place("H10"))
    assert game.code.startswith("kn1/ja-2/default/2/turn1,p1,roll/C4,H10/0-0,0-0/10-10-10-10-10-10-10-10/fish=")
    assert "/seed=1,90,0,0,0/check=" in game.code


@pytest.mark.parametrize(
    "text",
    [
        CODE.lower(),
        CODE.upper(),
        f"  {CODE}\n",
        f'"{CODE}"',
        f"`{CODE}`",
        f"“{CODE}”",
        f"«\u202f{CODE}\u202f».",
        f"<{CODE}>",
        f"\ufeff{CODE}",
        CODE.replace("/", "/\n"),
        CODE.replace("-", "-\r\n\t"),
        CODE.replace("/", "\u200b/"),
        CODE[:40] + "\u00ad" + CODE[40:],
        " ".join(CODE),
    ],
    ids=ascii,
)
def test_what_chats_do_to_a_code_does_no_harm(text: str) -> None:
    assert from_code(text).state == GAME.state


@pytest.mark.parametrize(
    ("code", "signs"),
    [(CODE, ALPHABET), (LONG.code, "07agoxAZ/,-="), (CROSSING.code, "078afAZ/,-=")],
    ids=["short", "long", "floes"],
)
def test_every_change_of_a_character_is_noticed(code: str, signs: str) -> None:
    for place, old in enumerate(code):
        for new in signs:
            if new.lower() != old.lower():
                refusal(code[:place] + new + code[place + 1 :])


def test_every_loss_of_a_character_is_noticed() -> None:
    for code in (CODE, LONG.code, CROSSING.code):
        for place in range(len(code)):
            refusal(code[:place] + code[place + 1 :])
            refusal(code[:place] + " " + code[place + 1 :])


def test_every_character_too_many_is_noticed() -> None:
    for place in range(1, len(CODE)):
        for new in "0azA/,-=":
            refusal(CODE[:place] + new + CODE[place:])


def test_swapped_characters_are_noticed() -> None:
    for place, (left, right) in enumerate(pairwise(CODE)):
        if left.lower() != right.lower():
            refusal(CODE[:place] + right + left + CODE[place + 2 :])


def test_every_code_that_was_cut_off_is_refused() -> None:
    for code in (CODE, LONG.code, CROSSING.code):
        for length in range(1, len(code)):
            refusal(code[:length])
            refusal(code[-length:])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        (" \n\u200b", "empty"),
        ('""', "empty"),
        ("hello", "no position code"),
        (CODE[2:], "its beginning is missing"),
        (CODE[:-1], "The end of the code is missing"),
        (CODE[: CODE.index("/check")], "The end of the code is missing"),
        (CODE.replace("seed=7", "seed=8"), "was changed, lost or added"),
        (CODE + "0", "was changed, lost or added"),
        (CODE.replace("ja-3", "ja–3"), "contains '–'"),
        (CODE.replace("kn1", "kn2"), "Upgrade kayanak_nb"),
        (CODE.replace("kn1", "kn0"), "no version 0"),
        (CODE.replace("kn1", "kn01"), "no version 01"),
        ("kn1/" + "x" * LONGEST_CODE, "too long"),
        (_sealed("kn1/ja-3"), "Parts of the code are missing"),
        (_sealed("kn1/ja-4/seed=7,0,0,0,0"), "no rule set 'ja-4'"),
        (_sealed("kn1/de/seed=7,0,0,0,0"), "Parts are missing"),
        (_sealed(CODE.rpartition("/check")[0].replace("ja-3", "de")), "There is no part '2-3-2'"),
        (_sealed("kn1/ja-3/seed=7,0,0,0,0"), "Parts are missing"),
        (_sealed("kn1/ja-3/seed=7,0,0,0"), "does not hold a seed"),
        (_sealed(f"kn1/ja-3/seed={2**64},0,0,0,0"), "does not hold a seed"),
        (_sealed("kn1/ja-3/seed=-7,0,0,0,0"), "does not hold a seed"),
        (_sealed("kn1/ja-3/seed=7,00,0,0,0"), "does not hold a seed"),
        (_sealed(CODE.rpartition("/check")[0].replace("2-3-2", "o2-3-2")), "the ice"),
        (_sealed(CODE.rpartition("/check")[0].replace("/2/", "/9/")), "players is 9"),
    ],
)
def test_what_the_message_says(text: str, message: str) -> None:
    assert message in refusal(text)


@pytest.mark.parametrize("text", [None, 7, b"kn1/", ["kn1"]])
def test_a_code_is_a_text(text: str) -> None:
    with pytest.raises(TypeError, match="is a text"):
        from_code(text)


@given(text=st.text(max_size=80) | st.text(ALPHABET, max_size=200).map(lambda rest: f"kn1/{rest}"))
def test_any_text_is_refused(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize("kind", GAMES)
@given(number=st.integers(0, 40), data=st.data())
def test_forged_codes_lead_to_positions_of_the_game_or_nowhere(kind: str, number: int, data: st.DataObject) -> None:
    body = any_game(kind, number).code.rpartition("/check")[0]
    place = data.draw(st.integers(0, len(body)))
    cut = data.draw(st.integers(0, 3))
    forged = _sealed(body[:place] + data.draw(st.text("0123456789abfo/,-=x", max_size=3)) + body[place + cut :])
    with suppress(BadCode):
        assert code_of(from_code(forged)).lower() == forged.lower()


def test_bad_code_is_a_value_error_with_a_name_in_public() -> None:
    assert kn.BadCode is BadCode
    assert kn.from_code is from_code
    assert issubclass(BadCode, ValueError)


@pytest.mark.parametrize("magnet", ["1of0", "0of0", "0of1", "3of2", "of", "1", "1of2of3", "1of4294967296"])
def test_magnet_that_is_none(magnet: str) -> None:
    code = kn.new_game("fr", seed=1, magnet=Fraction(1, 2)).code.rpartition("/check=")[0]
    with pytest.raises(BadCode, match="magnet"):
        from_code(_sealed(code.replace("magnet=1of2", f"magnet={magnet}")))
