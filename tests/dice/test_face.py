from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from kayanak_nb.dice import SYMBOLS, Face
from kayanak_nb.locale import LANGUAGES, text


def test_a_face_says_what_it_shows() -> None:
    face = Face("walk", 3)
    assert (face.symbol, face.pips) == ("walk", 3)
    assert str(face) == f"{face}" == "walk 3"
    assert eval(repr(face)) == face


def test_equal_faces_are_one_key() -> None:
    assert {Face("dig", 2): 1} == {Face("dig", 2): 1}
    assert len({Face("dig", 2), Face("dig", 2), Face("dig", 3), Face("walk", 2)}) == 3


def test_a_face_cannot_be_changed() -> None:
    face: Any = Face("dig", 2)
    with pytest.raises(AttributeError):
        face.pips = 6
    with pytest.raises(AttributeError):
        face.colour = "blue"


def test_faces_survive_pickling_and_copying() -> None:
    face = Face("any", 3)
    assert pickle.loads(pickle.dumps(face)) == copy.deepcopy(face) == face
    assert type(pickle.loads(pickle.dumps(face))) is Face


def test_faces_add_up_by_their_pips() -> None:
    white, blue = Face("walk", 3), Face("drop", 2)
    assert white + blue == 5
    assert white + 1 == 1 + white == 4
    throw: list[Any] = [white, blue, blue]
    assert sum(throw) == 7


@pytest.mark.parametrize("other", [("walk", 3), "walk", 1.5, None, [1]])
def test_nothing_else_is_glued_to_a_face(other: Any) -> None:
    with pytest.raises(TypeError, match="can be added to a face or a whole number only"):
        Face("walk", 3) + other


@pytest.mark.parametrize("other", [("walk", 3), 1.5])
def test_a_face_is_glued_to_nothing_else(other: Any) -> None:
    with pytest.raises(TypeError, match="can be added to a face or a whole number only"):
        other + Face("walk", 3)


def test_a_face_is_not_repeated() -> None:
    face = Face("walk", 3)
    with pytest.raises(TypeError, match=r"2 \* face\.pips"):
        face * 2
    with pytest.raises(TypeError, match=r"2 \* face\.pips"):
        2 * face


@pytest.mark.parametrize("pips", [True, 1.0, "3", None])
def test_pips_are_whole(pips: Any) -> None:
    with pytest.raises(TypeError, match="pips of a face must be a whole number"):
        Face("walk", pips)


def test_pips_are_not_negative() -> None:
    assert Face("plain", 0).pips == 0
    with pytest.raises(ValueError, match="0 or more, not -1"):
        Face("walk", -1)


@pytest.mark.parametrize("symbol", [3, None, b"walk"])
def test_a_symbol_is_text(symbol: Any) -> None:
    with pytest.raises(TypeError, match="must be text such as 'walk'"):
        Face(symbol, 3)


@pytest.mark.parametrize("symbol", ["", " "])
def test_a_symbol_is_not_empty(symbol: str) -> None:
    with pytest.raises(ValueError, match="must not be empty"):
        Face(symbol, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_of_the_games_has_a_name(language: str) -> None:
    assert all(text(f"symbol-{symbol}", language) for symbol in SYMBOLS)
