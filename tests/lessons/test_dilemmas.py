"""The dilemmas as data, and what the lesson makes of them: where readings part, in which words, with which figures."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields

import pytest

from kayanak_nb.drawing.scene import Circle
from kayanak_nb.games import RULE_SETS
from kayanak_nb.lessons.dilemma_data import WORDS, Dilemma, dilemmas, parting
from kayanak_nb.lessons.dilemma_figures import LEVEL, Figure, measure_name, play, recorded, runs, unpaired
from kayanak_nb.lessons.dilemmas import DilemmaLesson, begin
from kayanak_nb.lessons.interval_chart import Bar, interval_chart
from kayanak_nb.lessons.measured import Measured
from kayanak_nb.lessons.told import Told
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.rulebook import book
from kayanak_nb.simulation import Estimate
from kayanak_nb.simulation.intervals import normal_quantile
from tests.lessons.measure_dilemmas import COMMAND, PATH, SEEDS, sample_of, sample_size

ALL = tuple(dilemmas().values())
NAMES = tuple(dilemmas())
# These say what the game consists of; they are no readings of one sentence.
NO_DILEMMAS = {"id", "fishers", "blue_die", "temperature"}
SLIPS = {"en": r"\w'\w", "de": r"\w'\w", "fr": r"\w'\w| [:;?!»]|« ", "ja": r"[ぁ-んァ-ヶ一-龥々ー）」][,.:;?!]"}
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_every_switch_that_can_be_read_in_two_ways_is_a_dilemma() -> None:
    switches = {field.name for rules in RULE_SETS.values() for field in fields(rules)}
    assert switches - NO_DILEMMAS == set(NAMES)


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_the_first_reading_is_the_one_of_the_rule_set(one: Dilemma) -> None:
    assert one.rule_set(0) == RULE_SETS[one.rules]
    assert one.rule_set(1) != one.rule_set(0)


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_the_clauses_that_decide_the_switch_are_told(one: Dilemma) -> None:
    clauses = book().clauses
    assert set(one.clauses) <= clauses.keys()
    deciding = {name for name, clause in clauses.items() if one.switch in clause.decides}
    # Rule sets in which the switch is without effect keep a value, of which their texts say nothing.
    assert deciding <= set(one.clauses)
    assert {clauses[name].text for name in one.clauses} >= {clauses[name].text for name in deciding}


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_the_readings_part_in_the_position(one: Dilemma) -> None:
    first, second = (parting(one, reading) for reading in (0, 1))
    assert [step.action for step in first.game.timeline] == [step.action for step in second.game.timeline]
    # The same position: all that the rules do not say themselves.
    starts = [part.game.kind.code.write_code(part.game.timeline.start.state) for part in (first, second)]
    assert starts[0][1:] == starts[1][1:]
    if one.tried is None:
        assert first.game.state.winners != second.game.state.winners
        return
    refusals = [part.refusal for part in (first, second) if part.refusal is not None]
    assert len(refusals) == 1
    assert refusals[0].clause in book().clauses


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_what_is_told_of_a_parting_is_what_happens(one: Dilemma) -> None:
    told = DilemmaLesson().parting(one.switch)
    shown = repr(told)
    assert told.picture.startswith("<figure")
    if one.tried is None:
        assert "Red wins" in shown
        assert "Blue wins" in shown
    else:
        assert (shown.count(": allowed."), shown.count(": not allowed.")) == (1, 1)


def test_a_position_can_be_played_on() -> None:
    lesson = DilemmaLesson("fr")
    game = lesson.position("distinct_fishing", 2)
    assert game.language == "fr"
    assert not game.setup.rules.distinct_fishing
    assert game.legal_moves()


def words() -> Iterator[tuple[Dilemma, str]]:
    return ((one, name) for one in ALL for name in WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_well_set(language: str) -> None:
    for one, name in words():
        said = one.words[name][language]
        assert len(said) > 10
        assert said.endswith((".", "?", "!", "。", ")", "？"))
        assert not re.search(SLIPS[language], said), said


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    assert not [one.switch for one, name in words() if one.words[name][language] == one.words[name]["en"]]


# What is measured


def test_it_is_kept_where_the_figures_come_from() -> None:
    kept = json.loads(PATH.read_text(encoding="utf-8"))
    assert kept["command"] == COMMAND
    assert kept["version"]
    assert tuple(run["seed"] for run in runs()) == SEEDS
    assert all(tuple(run["dilemmas"]) == NAMES for run in runs())


@pytest.mark.parametrize("one", ALL, ids=NAMES)
@pytest.mark.parametrize("number", range(len(SEEDS)))
def test_the_first_games_of_a_run_are_the_same_again(one: Dilemma, number: int) -> None:
    kept = runs()[number]["dilemmas"][one.switch]
    size = kept["sample"]["games"]
    assert size == sample_size(kept["games"])
    assert kept["games"] == one.games // (number + 1)
    played = play(one, size, SEEDS[number])
    sums = [sample_of(simulation, size) for simulation in played]
    assert sums == kept["sample"]["sums"], f"games go otherwise now; measure them anew: {COMMAND} {one.switch}"


def error_of(estimate: Estimate) -> float:
    return estimate.half / normal_quantile((1 + LEVEL) / 2)


def test_two_runs_with_other_luck_agree() -> None:
    """Over so many intervals at once, some miss by chance: the level is shared out among all of them (Bonferroni)."""
    compared: list[tuple[str, str, Estimate, Estimate]] = []
    for name in NAMES:
        for measure in ("turns", "fish", "wins", "ties"):
            mine, theirs = (recorded(name, run=run).measured[measure] for run in (0, 1))
            compared += [(name, measure, one, other) for one, other in zip(mine, theirs, strict=True)]
    sure = normal_quantile(1 - (1 - LEVEL) / 2 / len(compared))
    apart = [
        (name, measure)
        for name, measure, one, other in compared
        if abs(one.value - other.value) > sure * (error_of(one) ** 2 + error_of(other) ** 2) ** 0.5 + 1e-9
    ]
    assert apart == []


def test_the_sizes_of_runs_that_are_named_are_those() -> None:
    for name in ("slide_mixed", "step_onto_bear"):
        games = str(runs()[0]["dilemmas"][name]["games"])
        assert all(games in words for words in dilemmas()[name].words["effect"].values())


def turns(name: str) -> Figure:
    return recorded(name).measured["turns"]


def test_what_the_lesson_says_of_the_figures_is_so() -> None:
    for name in ("dig_fish_exactly", "blue_pips", "slide_mixed"):
        assert turns(name)[2].low > 0
    for name in ("end_when", "end_at_fish", "plugged_counts"):
        assert turns(name)[2].high < 0
    assert 1.5 < turns("dig_fish_exactly")[2].value < 3
    assert 1.5 < turns("blue_pips")[2].value < 2.5
    assert recorded("dig_fish_exactly").measured["wins"][2].high < 0
    for name in ("distinct_fishing", "dig_fish_exactly"):
        assert recorded(name).measured["fish"][2].low > 0
    for name in ("distinct_fishing", "walk_exactly", "exclusive_placement", "plug_under_fisher"):
        assert abs(turns(name)[2].value) < turns(name)[0].value / 10
    longer, shorter, _ = turns("end_when")
    assert 0.4 < shorter.value / longer.value < 0.6
    caught, left, _ = recorded("end_when").measured["fish"]
    assert left.value < caught.value / 2
    longer, shorter, _ = turns("end_at_fish")
    assert shorter.value < longer.value / 2
    assert turns("score_by")[2].half == turns("score_by")[2].value == 0
    assert recorded("score_by").changed.low > 0
    assert 0 in turns("temperature_timing")[2]


def test_pairs_are_surer_than_what_is_not_paired() -> None:
    one = dilemmas()["plugged_counts"]
    first, second = play(one, 60, 3)
    (other,) = play(one, 60, 4, reading=1)
    paired, loose = second.paired(first).mean("turns"), unpaired(first, other)
    assert paired.half < loose.half / 2
    assert loose.value == pytest.approx(other.mean("turns").value - first.mean("turns").value)


# What is shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_told_in_the_language_of_the_lesson(language: str) -> None:
    lesson, english = begin(language, "Mio"), DilemmaLesson("en", "Mio")
    for name in NAMES:
        shown: list[Told | Measured] = [lesson.dilemma(name), lesson.parting(name), lesson.effect(name)]
        assert {one.language for one in shown} == {language}
        others: list[Told | Measured] = [english.dilemma(name), english.parting(name), english.effect(name)]
        if language != "en":
            same = set(lines(*shown)) & set(lines(*others))
            assert not [line for line in same if re.search(r"[a-z]{3} [a-z]{2}", line)]
    assert lesson.overview().language == lesson.chart("fish").language == language
    assert f'lang="{language}"' in lesson.chart()._repr_html_()


def lines(*shown: object) -> list[str]:
    return [line for one in shown for line in repr(one).splitlines()]


def test_a_dilemma_is_measured_while_one_waits() -> None:
    shown = DilemmaLesson("de").measure("end_when", games=10, seed=5)
    assert shown.table.rows[0][0] == text("simulation-turns", "de")
    assert "10 Spiele je Lesart" in repr(shown)
    assert shown.language == "de"


def test_luck_is_compared() -> None:
    shown = DilemmaLesson().pairing("end_when", games=10)
    assert [row[0] for row in shown.table.rows] == [text("dilemmas-same-luck"), text("dilemmas-other-luck")]


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        (lambda lesson: lesson.dilemma("weather"), "distinct_fishing"),
        (lambda lesson: lesson.effect(3), "distinct_fishing"),
        (lambda lesson: lesson.position("end_when", 3), "1 or 2"),
        (lambda lesson: lesson.chart("luck"), "'turns'"),
        (lambda lesson: lesson.measure("end_when", games=0), "games"),
    ],
)
def test_what_is_not_there_is_told(ask: object, expected: str) -> None:
    assert callable(ask)
    with pytest.raises(ValueError, match=expected):
        ask(DilemmaLesson())


def test_a_chart_shows_each_interval_and_hollows_what_holds_zero() -> None:
    sure = Bar("sure", Estimate(2.0, 1.0, 3.0, LEVEL, 10, "turns"))
    unsure = Bar("unsure", Estimate(-1.0, -2.5, 0.5, LEVEL, 10, "turns"))
    chart = interval_chart("Turns", [sure, unsure], differences=True)
    dots = [shape for shape in chart.scene.front if isinstance(shape, Circle)]
    assert [dot.paint.fill for dot in dots] == ["player_1", "page"]
    assert dots[1].x < dots[0].x
    assert chart.scene.title == "Turns"
    assert "sure: 2.0 ± 1.0 turns" in chart.scene.description
    filled = interval_chart("Turns", [unsure]).scene.front
    assert [shape.paint.fill for shape in filled if isinstance(shape, Circle)] == ["player_1"]


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.0), (3.2, 3.2), (-17.4, 0.0), (0.001, 0.0042), (1100.0, 1900.0)])
def test_a_chart_holds_all_there_is(low: float, high: float) -> None:
    bar = Bar("one", Estimate((low + high) / 2, low, high, LEVEL, 10))
    scene = interval_chart("All", [bar]).scene
    (dot,) = (shape for shape in scene.front if isinstance(shape, Circle))
    assert 0 < dot.x < scene.width
    assert 0 < dot.y < scene.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_measured_has_a_name(language: str) -> None:
    named = [measure_name(measure, language) for measure in recorded("end_when").measured]
    assert len(set(named)) == len(named) >= 6
