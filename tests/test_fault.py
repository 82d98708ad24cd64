"""Faults are told in every language, and stay in English what they were."""

from __future__ import annotations

import pickle

import pytest

from kayanak_nb.fault import Fault, fault, in_language
from kayanak_nb.kayanak.board_faults import faults_of
from kayanak_nb.locale import LANGUAGES

SPLIT = {
    "schema": 1,
    "name": "pond",
    "holes": ["A1", "A2", "A5", "C7"],
    "floes": [["A1", "A5"], [], ["C7", "Z9"]],
    "fish": {"small": 0, "large": 0},
    "drops": -1,
    "crystals": "many",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_board_is_told_in_each_language(language: str) -> None:
    for found in faults_of(SPLIT):
        said = in_language(found, language)
        assert (said.kind, said.place) == (found.kind, found.place)
        changed = said.problem != found.problem, said.remedy != found.remedy
        assert changed == ((language != "en"),) * 2


def test_the_words_are_found_again() -> None:
    found = in_language(faults_of(SPLIT)[-1], "fr")
    assert found.problem == "'many' n’est pas un nombre entier."
    assert found.remedy == "Écris un nombre entier de 0 à 999."


def test_a_fault_is_a_plain_fault_and_can_be_pickled() -> None:
    found = fault("no-file", "x.json", "fault-no-file", "remedy-no-file")
    assert found == Fault("no-file", "x.json", "There is no such file.", "Check the name and the folder.")
    assert in_language(pickle.loads(pickle.dumps(found)), "ja") == in_language(found, "ja") != found


def test_a_fault_without_words_stays_as_it_is() -> None:
    found = Fault("odd", "$", "It is odd.", "Make it even.")
    assert in_language(found, "de") is found
