"""The games there are: every rule set belongs to one, and each brings what a game in progress needs."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

import kayanak_nb as kn
from kayanak_nb.floes import moves, rules
from kayanak_nb.games import KINDS, Kind, kind_of, rule_set
from kayanak_nb.mistake import Mistake


def test_every_rule_set_has_its_game() -> None:
    assert list(kn.RULE_SETS) == ["ja-1", "ja-2", "ja-3", "fr", "de"]
    assert [kind_of(chosen).name for chosen in kn.RULE_SETS.values()] == ["kayanak"] * 4 + ["floes"]
    assert all(rule_set(name) is chosen for name, chosen in kn.RULE_SETS.items())


def test_a_variant_is_made_by_replacing_a_switch() -> None:
    variant = replace(kn.RULE_SETS["de"], slide_mixed=False)
    assert rule_set(variant) is variant
    game = kn.new_game(variant, seed=1)
    assert (game.state.rules.slide_mixed, game.kind.name) == (False, "floes")


def test_other_rules_are_refused_with_the_names_there_are() -> None:
    for given in ("chess", None, rules, 3):
        with pytest.raises(Mistake, match="Choose one of 'ja-1', 'ja-2', 'ja-3', 'fr', 'de'"):
            rule_set(given)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_game_brings_its_floor_plan(kind: Kind) -> None:
    plan = {
        "begin": ("prepare", "begin"),
        "engine": ("legal_moves", "chances", "draw", "why_not", "apply"),
        "words": ("tell", "refusal", "describe", "status", "text_board"),
        "scene": ("scene",),
        "record": ("SETUP_FIELDS", "setup_data", "read_setup", "read_action"),
        "code": ("write_code", "read_code"),
    }
    assert [
        (part, name) for part, names in plan.items() for name in names if not hasattr(getattr(kind, part), name)
    ] == []


def test_the_moves_among_the_floes_are_at_hand() -> None:
    for name in ("BearStep", "Slide", "Step", "UseBear", "UseOwn"):
        assert getattr(kn, name) is getattr(moves, name)
        assert name in dir(kn)
        assert name in kn.__all__


def test_a_game_that_is_not_played_is_not_loaded() -> None:
    code = "import sys, kayanak_nb as kn; kn.new_game('ja-1', seed=1).code; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name for name in run.stdout.split() if name.startswith("kayanak_nb.floes")}
    assert loaded == {"kayanak_nb.floes", "kayanak_nb.floes.rules"}


@pytest.mark.parametrize("rules", kn.RULE_SETS)
def test_refusals_speak_the_language_of_the_game_and_know_the_players(rules: str) -> None:
    game = kn.new_game(rules, seed=1, names=["Mio", "Ben"], language="fr")
    with pytest.raises(kn.IllegalMove) as caught:
        game.play(kn.Done())
    illegal = game.why_not(kn.Done())
    assert str(caught.value) == game.kind.words.refusal(illegal, language="fr", names=("Mio", "Ben"))
    assert "Mio" in str(caught.value)
