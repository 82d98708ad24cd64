"""The dice lab through its traits and messages, as the page sees it; its numbers against two other libraries."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any, cast

import dyce
import icepool  # type: ignore[import-untyped]
import pytest
import traitlets
from hypothesis import given, settings
from hypothesis import strategies as st

import kayanak_nb as kn
from kayanak_nb.dice import SYMBOLS, Die, Face
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.mistake import Mistake
from kayanak_nb.stream import Stream
from kayanak_nb.widgets.dice_bench import PRESETS, SAMPLES, Bench
from kayanak_nb.widgets.dice_experiment import VIEWS, Experiment
from kayanak_nb.widgets.dice_lab import DiceLab
from kayanak_nb.widgets.player import Player
from tests.dice.strategies import pips
from tests.widgets.wire import Wire

faces = st.builds(Face, st.sampled_from(SYMBOLS), st.integers(0, 6))
lab_dice = st.builds(Die[Any], st.lists(faces, min_size=1, max_size=6)) | st.builds(
    Die[Any], st.lists(st.integers(-9, 9), min_size=1, max_size=6)
)


class LabWire(Wire):
    """A wire to a dice lab."""

    def __init__(self, lab: DiceLab) -> None:
        super().__init__(cast(Player, lab))
        self.lab = lab

    def do(self, what: str, **more: Any) -> None:
        self.press("lab", lab={"do": what, **more})

    @property
    def page(self) -> dict[str, Any]:
        return dict(self.lab.lab_page)

    def chart(self, name: str) -> dict[str, Any]:
        return next(dict(chart) for chart in self.page["charts"] if chart["id"] == name)

    def shares(self, name: str) -> dict[str, str]:
        return {bar["name"]: bar["exact"] for bar in self.chart(name)["bars"]}


def wired(*arguments: Any, **options: Any) -> LabWire:
    return LabWire(kn.dice_lab(*arguments, **options))


def by_icepool(die: icepool.Die[Any]) -> dict[Any, Fraction]:
    return dict(zip(die.outcomes(), die.probabilities(), strict=True))


def numbers(die: Die[Any]) -> list[int]:
    return [pips(face) for face in die.faces]


@settings(deadline=None, max_examples=40)
@given(st.lists(lab_dice, min_size=1, max_size=2), st.integers(1, 4))
def test_sums_are_those_of_other_libraries(dice: list[Die[Any]], throws: int) -> None:
    bench = Bench(dice)
    bench.look("sum")
    bench.sum_of(throws)
    ours = bench.chances.map(lambda outcome: outcome[1])
    assert ours == by_icepool(throws @ sum(icepool.Die(numbers(die)) for die in dice))
    once = sum((dyce.H(Counter(numbers(die))) for die in dice[1:]), dyce.H(Counter(numbers(dice[0]))))
    theirs = throws @ once
    assert ours == {outcome: Fraction(count, theirs.total) for outcome, count in theirs.items()}


@settings(deadline=None, max_examples=40)
@given(lab_dice, lab_dice, st.data())
def test_what_is_left_is_what_counting_leaves(white: Die[Any], blue: Die[Any], data: st.DataObject) -> None:
    bench = Bench((white, blue))
    totals = bench.values("total")
    bar = data.draw(st.integers(0, len(totals) - 1))
    bench.know("total", bar)
    pairs = [pair for pair in product(white.faces, blue.faces) if sum(map(pips, pair)) == totals[bar]]
    assert bench.left == {pair: Fraction(pairs.count(pair), len(pairs)) for pair in pairs}


@settings(deadline=None, max_examples=20)
@given(lab_dice, st.integers(2, 4))
def test_the_first_throw_given_the_sum(die: Die[Any], throws: int) -> None:
    bench = Bench(die)
    bench.look("sum")
    bench.sum_of(throws)
    sums = bench.values("sum")
    bench.know("sum", len(sums) // 2)
    thrown = icepool.tupleize(*[icepool.Die(numbers(die))] * throws)
    fitting = {outcome: share for outcome, share in by_icepool(thrown).items() if sum(outcome) == sums[len(sums) // 2]}
    first: dict[int, Fraction] = {}
    for outcome, share in fitting.items():
        first[outcome[0]] = first.get(outcome[0], Fraction(0)) + share / sum(fitting.values())
    assert bench.left.map(lambda outcome: outcome[0]) == first


def test_the_dice_of_the_game_lie_there() -> None:
    wire = wired()
    assert wire.lab.dice == (PRESETS["white"], PRESETS["blue"])
    assert wire.shares("white")["fish 3"] == "1/6"
    assert wire.shares("total") == {"3": "1/9", "4": "7/18", "5": "7/18", "6": "1/9"}


def test_knowing_one_die_says_nothing_of_the_other_but_something_of_the_sum() -> None:
    wire = wired()
    blue = wire.shares("blue")
    wire.do("know", chart="white", bar=3)
    assert wire.shares("blue") == blue
    assert wire.shares("total") == {"3": "0", "4": "1/3", "5": "1/2", "6": "1/6"}
    assert wire.page["known"] == "You know: White die = fish 3."
    wire.do("know", chart="white", bar=0)
    assert wire.shares("white")["walk 3"] == "1/2"
    assert "walk 3" in wire.page["known"]
    wire.do("know", chart="white", bar=3)
    wire.do("know", chart="white", bar=0)
    assert not wire.page["knows"]


def test_what_cannot_be_together_is_refused() -> None:
    wire = wired()
    wire.do("know", chart="total", bar=0)
    before = wire.page
    wire.do("know", chart="white", bar=3)
    assert wire.page["notice"] == text("dice-lab-impossible")
    assert wire.page["charts"] == before["charts"]
    wire.do("forget")
    assert not wire.page["notice"]
    assert not wire.page["knows"]


def test_symbols_of_the_white_face() -> None:
    wire = wired()
    wire.do("view", view="symbols")
    assert wire.shares("white") == {"walk": "1/6", "dig": "1/3", "fish": "1/6", "free choice": "1/3"}
    wire.do("know", chart="white", bar=1)
    assert wire.shares("total") == {"3": "1/6", "4": "5/12", "5": "1/3", "6": "1/12"}


def test_both_dice_in_a_table() -> None:
    wire = wired()
    wire.do("view", view="both")
    table = wire.page["table"]
    assert (len(table["rows"]), len(table["columns"])) == (6, 6)
    assert {cell["exact"] for row in table["cells"] for cell in row} == {"1/36"}
    wire.do("know", chart="both", bar=7)
    assert table["cells"][1][1]["number"] == 7
    assert wire.page["table"]["cells"][1][1]["known"]
    assert [cell["exact"] for row in wire.page["table"]["cells"] for cell in row].count("1") == 1
    assert wire.shares("white")["dig 3"] == "1"


def test_a_bad_face_gets_a_sentence_and_loses_nothing() -> None:
    wire = wired()
    wire.do("sample", count=100)
    before = wire.page
    for typed in ("", "x", "1.5", "-1", "21", "9" * 99):
        wire.do("write", die=0, face=3, pips=typed)
        said, kept = wire.page["faults"]
        assert said.startswith("White die, face 4: ")
        assert kept == text("dice-lab-kept")
        assert (wire.page["charts"], wire.page["drawn"]) == (before["charts"], 100)
        assert wire.page["dice"][0]["faces"][3]["pips"] == typed[:12]
        assert wire.page["dice"][0]["faces"][3]["bad"]
    wire.do("write", die=1, face=0, pips="?")
    assert len(wire.page["faults"]) == 3
    wire.do("write", die=1, face=0, pips="1")
    wire.do("write", die=0, face=3, pips="3")
    assert (wire.page["faults"], wire.page["drawn"]) == ([], 100)


def test_an_edited_face_counts() -> None:
    wire = wired()
    wire.do("sample", count=100)
    wire.do("write", die=0, face=0, symbol="fish")
    assert wire.shares("white")["fish 3"] == "1/3"
    assert wire.page["drawn"] == 0
    wire.do("write", die=0, face=0, pips=" ４ ")
    assert wire.lab.dice[0].faces[0] == Face("fish", 4)


def test_faces_are_added_and_taken_off() -> None:
    wire = wired(Die([1, 2]))
    wire.do("add", die=0)
    assert wire.lab.dice == (Die([1, 2, 2]),)
    for _ in range(30):
        wire.do("add", die=0)
    assert len(wire.lab.dice[0].faces) == 20
    assert "20" in wire.page["notice"]
    for _ in range(30):
        wire.do("remove", die=0, face=0)
    assert wire.lab.dice == (Die([2]),)
    assert wire.page["notice"] == text("dice-lab-last-face")
    assert wire.shares("white") == {"2": "1"}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("view", VIEWS)
def test_every_view_of_every_die(preset: str, view: str) -> None:
    wire = wired()
    wire.do("take", die=0, preset=preset)
    wire.do("view", view=view)
    wire.do("sample", count=100)
    assert wire.page["view"] == view
    assert all(chart["bars"] for chart in wire.page["charts"])
    assert json.loads(json.dumps(wire.page)) == wire.page
    wire.do("lay", count=1)
    assert wire.lab.dice == (PRESETS[preset],)
    if view == "both":
        assert wire.page["view"] == "faces"


def test_a_die_of_numbers_has_no_symbols_to_look_at() -> None:
    wire = wired(Die(range(1, 7)))
    assert [view for view, _ in wire.page["views"]] == ["faces", "sum"]
    wire.do("view", view="symbols")
    assert "KeyError" in wire.lab.alarm
    wire.do("lay", count=2)
    assert [view for view, _ in wire.page["views"]] == list(VIEWS)


def test_throws_settle() -> None:
    wire = wired()
    gaps = []
    for count in SAMPLES:
        wire.do("sample", count=count)
        gaps.append(wire.page["trail"]["points"][-1])
    assert [count for count, _ in gaps] == [1, 101, 10_101]
    assert gaps[0][1] > gaps[1][1] > gaps[2][1]
    assert gaps[2][1] < 0.015
    assert [count for count, _ in wire.page["trail"]["points"]][:6] == [1, 2, 5, 10, 20, 50]
    assert sum(wire.lab.bench.tally.values()) == 10_101
    wire.do("clear")
    assert (wire.page["drawn"], wire.page["trail"]) == (0, {})


def test_a_seed_fixes_the_throws_and_draws_one_for_each_die() -> None:
    tallies = []
    for _ in range(2):
        bench = Bench(seed=5)
        bench.sample(100)
        tallies.append(bench.tally)
    assert tallies[0] == tallies[1] != _sampled(6)
    stream = Stream(5)
    white, blue = bench.dice
    assert Counter((white.roll(stream), blue.roll(stream)) for _ in range(100)) == tallies[0]
    once = Experiment((Die(range(1, 7)),), throws=3).draw(Stream(1))
    stream = Stream(1)
    drawn = [Die(range(1, 7)).roll(stream) for _ in range(3)]
    assert once == (drawn[0], sum(drawn))


def _sampled(seed: int) -> Counter[Any]:
    bench = Bench(seed=seed)
    bench.sample(100)
    return bench.tally


def test_frequencies_are_those_of_what_is_known() -> None:
    wire = wired()
    wire.do("sample", count=10_000)
    wire.do("know", chart="total", bar=0)
    tally = wire.lab.bench.tally
    fitting = {pair: count for pair, count in tally.items() if sum(map(pips, pair)) == 3}
    assert f"fitting what you know: {sum(fitting.values()):,}" in wire.page["count"]
    bar = next(bar for bar in wire.chart("blue")["bars"] if bar["name"] == "drop 1")
    drops = sum(count for pair, count in fitting.items() if pair[1] == Face("drop", 1))
    assert bar["seen"] == pytest.approx(drops / sum(fitting.values()))


def test_of_very_many_values_the_most_likely_are_shown() -> None:
    wire = wired(Die([0, 20, 1, 7, 13]))
    wire.do("view", view="sum")
    wire.do("throws", throws=10)
    assert len(wire.chart("sum")["bars"]) == 40
    assert text("dice-lab-cut", shown=40) in wire.chart("sum")["says"]
    assert wire.chart("sum")["bars"][0]["number"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    wire = wired()
    wire.do("language", language=language)
    assert wire.lab.language == wire.page["language"] == language
    assert wire.lab.lab_kit["texts"]["title"] == text("dice-lab-title", language)
    bundle = wire.lab._repr_mimebundle_()
    assert bundle is not None
    assert bundle[0]["text/html"].startswith(f'<div lang="{language}"')
    assert text("dice-part-white", language) in bundle[0]["text/plain"]
    assert (
        wire.chart("white")["bars"][3]["name"]
        == f"{text('face', language, symbol=text('symbol-fish', language), pips=3)}"
    )


def test_the_language_can_be_set_from_code() -> None:
    lab = kn.dice_lab()
    lab.language = "fr"
    assert lab.lab_page["language"] == "fr"
    with pytest.raises(traitlets.TraitError, match="There is no language 'it'"):
        lab.language = "it"


def test_what_is_shown_without_a_kernel_does_not_vary() -> None:
    for view in VIEWS:
        texts = set()
        for _ in range(2):
            wire = wired()
            wire.do("view", view=view)
            wire.do("sample", count=100)
            bundle = wire.lab._repr_mimebundle_()
            assert bundle is not None
            texts.add((bundle[0]["text/plain"], bundle[0]["text/html"]))
        assert len(texts) == 1
    assert repr(kn.dice_lab(Die([1, 2]))) == "<DiceLab: Die([1, 2])>"


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        (6, "The dice lab takes one die or two"),
        ([Die([1])] * 3, "The dice lab takes one die or two"),
        ("d6", "The dice lab takes one die or two"),
        (Die([21]), "In the dice lab a die has at most 20 faces"),
        (Die([1] * 21), "In the dice lab a die has at most 20 faces"),
    ],
)
def test_other_dice_are_refused_in_a_sentence(dice: Any, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        kn.dice_lab(dice)


def test_dice_with_symbols_of_ones_own() -> None:
    wire = wired([Die([Face("star", 1), Face("moon", 2)]), Die([0, 1])])
    assert wire.shares("white") == {"star 1": "1/2", "moon 2": "1/2"}
    assert ["star", "star"] in wire.page["symbols"]


def test_what_goes_wrong_is_told(caplog: pytest.LogCaptureFixture) -> None:
    wire = wired()
    wire.do("dance")
    assert wire.lab.alarm.startswith("Something went wrong in the program (KeyError: 'dance').")
    assert "A press in the dice lab failed." in caplog.text
    wire.do("sample", count=7)
    assert "7" in wire.lab.alarm
    wire.do("sample", count=1)
    assert (wire.lab.alarm, wire.page["drawn"]) == ("", 1)


def test_a_press_takes_one_message() -> None:
    wire = wired()
    wire.do("know", chart="white", bar=0)
    assert [data["method"] for data in wire.sent] == ["update"]
    assert set(wire.sent[0]["state"]) == {"lab_page", "answers"}
    assert wire.bytes < 16_000


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("ja", "."), ("fr", ","), ("de", ",")])
def test_rounded_numbers_are_written_as_the_language_writes_them(language: str, point: str) -> None:
    wire = wired(Die(range(1, 21)), language=language)
    wire.do("view", view="sum")
    wire.do("throws", throws=10)
    exact = [bar["exact"] for bar in wire.chart("sum")["bars"]]
    assert len(exact) == 40
    assert all(number.startswith(f"≈0{point}0") for number in exact)
    assert exact[20] in wire.chart("sum")["bars"][20]["label"]
    assert exact[20] in wire.chart("sum")["says"]


def test_the_scale_fits_small_chances() -> None:
    wire = wired(Die(range(1, 21)))
    assert wire.chart("white")["top"] == 0.06
    wire.do("view", view="sum")
    wire.do("throws", throws=10)
    highest = max(bar["size"] for bar in wire.chart("sum")["bars"])
    assert highest <= wire.chart("sum")["top"] <= 2 * highest


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_is_spoken_of_when_the_program_does_not_answer(language: str) -> None:
    texts = wired(language=language).lab.lab_kit["texts"]
    assert texts["no-answer"] == text("graph-lab-no-answer", language)
    assert texts["page-error"] == text("graph-lab-page-error", language)
