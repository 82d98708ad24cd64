"""Two settings under the same fish and dice."""

from __future__ import annotations

import statistics
from dataclasses import replace
from typing import Any

import pytest

from kayanak_nb.games import RULE_SETS
from kayanak_nb.kayanak.moves import Roll
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.mistake import Mistake
from kayanak_nb.simulation import Simulation, simulate
from kayanak_nb.simulation.intervals import mean_interval
from kayanak_nb.wording import told

LONG = replace(RULE_SETS["ja-2"], end_when="all_holes", end_at_fish=None)
SHORT = replace(LONG, end_at_fish=5)


def some(rules: Any = LONG, **options: Any) -> Simulation:
    usual: dict[str, Any] = {"games": 40, "policies": ("random", "random"), "seed": 8, "board": "tiny-7"}
    return simulate(rules, **usual | {"progress": False} | options)


FIRST, SECOND = some(LONG), some(SHORT)
PAIRS = FIRST.paired(SECOND)


def rolls(simulation: Simulation, number: int) -> list[Roll]:
    return [step.action for step in simulation.replay(number).timeline if type(step.action) is Roll]


def test_pairs_have_the_same_fish_and_the_same_dice() -> None:
    for number in range(0, 40, 8):
        first, second = (each.replay(number).timeline.start.state for each in (FIRST, SECOND))
        assert first.hollows == second.hollows
        mine, theirs = rolls(FIRST, number), rolls(SECOND, number)
        common = min(len(mine), len(theirs))
        assert common > 0
        assert mine[:common] == theirs[:common]


def test_games_of_which_one_only_ends_sooner_never_last_longer() -> None:
    assert min(PAIRS.differences("turns")) == 0 < max(PAIRS.differences("turns"))


def test_differences_by_hand() -> None:
    expected = tuple(mine - theirs for mine, theirs in zip(FIRST.turns, SECOND.turns, strict=True))
    assert PAIRS.differences("turns") == expected
    found = PAIRS.mean("turns", level=0.9)
    assert (found.value, found.low, found.high) == mean_interval(expected, 0.9)
    assert (found.unit, found.n, found.level) == ("turns", 40, 0.9)
    assert found.value == pytest.approx(FIRST.mean("turns").value - SECOND.mean("turns").value)
    scores = PAIRS.differences("score", player=1)
    assert scores == tuple(pair.first.scores[1] - pair.second.scores[1] for pair in PAIRS)
    assert len(PAIRS) == len(list(PAIRS)) == 40


def test_differences_of_shares() -> None:
    won = PAIRS.wins(0)
    assert won.value == pytest.approx(FIRST.wins(0).value - SECOND.wins(0).value)
    assert won.unit == "difference"
    assert PAIRS.ended("fish").value == pytest.approx(-SECOND.ended("fish").value)
    alone = PAIRS.wins(1, alone=True)
    assert alone.value == pytest.approx(FIRST.wins(1, alone=True).value - SECOND.wins(1, alone=True).value)
    long = PAIRS.share(lambda game: game.turns > 20)
    met = [(pair.first.turns > 20) - (pair.second.turns > 20) for pair in PAIRS]
    assert long.half == pytest.approx(mean_interval(met, 0.95)[2] - long.value)


def test_pairs_are_surer_than_two_simulations_apart() -> None:
    nearly = replace(LONG, end_at_fish=8)
    apart = some(nearly, seed=9)
    spread = statistics.variance(FIRST.turns) + statistics.variance(apart.turns)
    differences = [float(each) for each in FIRST.paired(some(nearly)).differences("turns")]
    assert 0 < statistics.variance(differences) < spread / 2


def test_a_simulation_does_not_differ_from_itself() -> None:
    same = FIRST.paired(some(LONG))
    assert set(same.differences("steps")) == {0}
    assert str(same.mean("turns")) == "0 ± 0 turns (95%, n = 40)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_both_and_the_difference_in_one_language(language: str) -> None:
    pairs = replace(FIRST, language=language).paired(SECOND)
    head, turns, *_ = repr(pairs).splitlines()
    assert "end_when='all_holes' end_at_fish=5" in head
    figures = [replace(each.mean("turns"), language=language).figure for each in (FIRST, SECOND, PAIRS)]
    assert turns.endswith(" · ".join(figures))
    assert pairs._repr_html_().count("<th") == 4 + 1  # and <thead>


def test_other_policies_are_named_where_they_differ() -> None:
    head, _, red, blue, *_ = repr(FIRST.paired(some(policies=("random", "greedy")))).splitlines()
    assert "(random, random) · " in head
    assert "(random, greedy) · " in head
    assert red.startswith("Red (random) wins · ")
    assert blue.startswith("Blue wins · ")


def test_what_was_cut_is_told_of_either() -> None:
    assert repr(some(max_turns=5).paired(SECOND)).count("were cut") == 1


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (lambda: some(SHORT, seed=9), "These simulations had different seeds, 8 and 9."),
        (lambda: some(SHORT, games=3), "These simulations have 40 and 3 games."),
        (
            lambda: some("de", board=None, max_turns=1),
            "These simulations are of different games, 'ja-2' and 'de', and cannot be paired.",
        ),
        (lambda: 3, "3 is not a simulation; paired() compares with what simulate() returns."),
    ],
)
def test_what_makes_no_pairs(other: Any, sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        FIRST.paired(other())
    assert str(caught.value).startswith(sentence)
    assert len({told(caught.value, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("ask", "given", "sentence"),
    [
        ("wins", 2, "There is no player 2"),
        ("ended", "ice", "There is no ending 'ice'"),
        ("share", "floes", "The condition is 'floes'"),
        ("mean", "lenght", "There is no measure 'lenght'"),
    ],
)
def test_what_there_is_not_is_told_of_pairs_too(ask: str, given: Any, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        getattr(PAIRS, ask)(given)
