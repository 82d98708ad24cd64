"""Mistakes are told in the learner's language; their message is English."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import kayanak_nb as kn
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.mistake import Mistake
from kayanak_nb.saves.code import _sealed
from kayanak_nb.wording import mistaken, together, told

GAME = kn.new_game("ja-3", board="small-19", seed=7)
SAVED = GAME.to_json()

# What is done, and the message that tells what is wrong with it.
MISTAKES: dict[str, Callable[[], object]] = {
    "mistake-rules": lambda: kn.new_game("ja4"),
    "mistake-board": lambda: kn.new_game("ja-1", board="smal-19"),
    "mistake-bot": lambda: kn.play("fr", bots={1: "gredy"}),
    "mistake-language": lambda: kn.new_game("fr", language="es"),
    "mistake-players": lambda: kn.new_game("fr", players=5),
    "mistake-names": lambda: kn.new_game("fr", names=["Mio", "Mio"]),
    "mistake-no-decision": lambda: kn.new_game("ja-1", seed=1).bot_move("random"),
    "mistake-not-of-floes": lambda: kn.new_game("de", board="small-19"),
    "player-too-few-floes": lambda: kn.new_game("ja-2", board="tiny-7", players=3),
    "mistake-file-unread": lambda: kn.load("nothere.json"),
    "mistake-file-other": lambda: kn.load(str(Path(__file__))),
    "mistake-file-damaged": lambda: kn.Game.from_json(SAVED[:-20]),
    "mistake-file-newer": lambda: kn.Game.from_json(SAVED.replace('"schema": 1', '"schema": 2')),
    "mistake-code-empty": lambda: kn.from_code(" "),
    "mistake-code-beginning": lambda: kn.from_code("hello"),
    "mistake-code-end": lambda: kn.from_code("kn1/fr/small-19/2/turn3"),
    "mistake-code-changed": lambda: kn.from_code(GAME.code.replace("ja-3", "ja-2")),
    "mistake-code-newer": lambda: kn.from_code(GAME.code.replace("kn1", "kn2")),
    "mistake-code-position": lambda: kn.from_code(_sealed(GAME.code.rpartition("/check=")[0].replace("/2/", "/9/"))),
}


def made(what: Callable[[], object]) -> Mistake:
    with pytest.raises(Mistake) as caught:
        what()
    return caught.value


def keys(error: Mistake) -> list[str]:
    return [part.key for part in (error, *error.parts) if isinstance(part, Mistake) and part.key]


@pytest.mark.parametrize("language", ["fr", "ja", "de"])
def test_a_file_that_is_not_there_is_told_without_a_line_in_english(language: str) -> None:
    (line,) = told(made(lambda: kn.load("nothere.json")), language).splitlines()
    assert "nothere.json" in line
    assert "There is no such file" not in line


@pytest.mark.parametrize("key", MISTAKES)
def test_a_mistake_is_told_in_every_language(key: str) -> None:
    error = made(MISTAKES[key])
    assert keys(error) == [key]
    first = {language: told(error, language).splitlines()[0] for language in LANGUAGES}
    assert len(set(first.values())) == len(LANGUAGES)
    assert told(pickle.loads(pickle.dumps(error)), "ja") == told(error, "ja")


@pytest.mark.parametrize("key", [key for key in MISTAKES if not key.startswith("mistake-file")])
def test_the_message_is_the_english_one(key: str) -> None:
    error = made(MISTAKES[key])
    assert str(error) == told(error)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "# Kayanak",
        "\ufffd\ufffdJFIF",
        "3",
        "[]",
        "{}",
        json.dumps({"format": "another"}),
        json.dumps(kn.board("tiny-7").to_dict()),
    ],
)
def test_what_is_no_saved_game_is_said_in_one_plain_sentence(content: str) -> None:
    error = made(lambda: kn.Game.from_json(content))
    assert told(error, "fr") == text("mistake-file-other", "fr")


def test_of_a_damaged_file_the_particulars_follow() -> None:
    error = made(
        lambda: kn.Game.from_json(SAVED.replace('"seed": "7"', '"seed": "x"').replace('"seed": 7', '"seed": "x"'))
    )
    assert told(error, "de") == f"{text('mistake-file-damaged', 'de')}\n{error}"


def test_several_faults_are_told_one_a_line() -> None:
    known = mistaken("mistake-bot", given="'x'", names="'random'")
    both = together([known, "Something else."])
    assert told(both, "fr") == f"{told(known, 'fr')}\nSomething else."
    assert str(both) == f"{known}\nSomething else."


def test_what_has_no_words_of_ours_is_told_as_it_is() -> None:
    assert told(ValueError("no"), "de") == told(Mistake("no"), "de") == "no"
