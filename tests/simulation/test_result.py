"""What a simulation says of its games, held against what is counted by hand."""

from __future__ import annotations

import csv
import pickle
import statistics
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kayanak_nb.games import RULE_SETS
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.mistake import Mistake
from kayanak_nb.simulation import Simulation, simulate
from kayanak_nb.simulation.histogram import histogram_of
from kayanak_nb.simulation.intervals import mean_interval, share_interval
from kayanak_nb.wording import told


def some(rules: Any = "ja-2", **options: Any) -> Simulation:
    usual: dict[str, Any] = {
        "games": 60,
        "policies": ("random", "random"),
        "seed": 8,
        "board": "tiny-7",
        "progress": False,
    }
    return simulate(rules, **usual | options)


SOME = some()
# Of its games, some take longer than that.
CUT = some(max_turns=6)


def test_a_simulation_is_a_sequence_of_games() -> None:
    assert len(SOME) == len(list(SOME)) == 60
    assert SOME[-1] == SOME[59] == list(SOME)[59]
    assert SOME[7].turns == SOME.turns[7]
    assert SOME[7].scores == tuple(column[7] for column in SOME.scores)
    assert SOME[7].events["dug"] == SOME.events["dug"][7]
    assert [game.fish for game in SOME] == list(zip(*SOME.fish, strict=True))


@pytest.mark.parametrize("number", [60, -61, 1.5, "3", True])
def test_games_that_there_are_not(number: Any) -> None:
    for ask in (SOME.__getitem__, SOME.replay):
        with pytest.raises(IndexError, match="numbered from 0 to 59"):
            ask(number)


@pytest.mark.parametrize(
    ("measure", "player", "column", "unit"),
    [
        ("turns", None, [game.turns for game in SOME], "turns"),
        ("steps", None, [game.steps for game in SOME], "steps"),
        ("score", 1, [game.scores[1] for game in SOME], "points"),
        ("score", None, [sum(game.scores) for game in SOME], "points"),
        ("fish", 0, [game.small[0] + game.large[0] for game in SOME], "fish"),
        ("small", 1, [game.small[1] for game in SOME], "fish"),
        ("large", None, [sum(game.large) for game in SOME], "fish"),
        ("caught", None, [game.events["caught"] for game in SOME], "times"),
        ("plugged", None, [0] * 60, "times"),
        (lambda game: game.turns / 2, None, [game.turns / 2 for game in SOME], "number"),
    ],
)
def test_means(measure: Any, player: int | None, column: list[float], unit: str) -> None:
    found = SOME.mean(measure, player=player, level=0.9)
    assert (found.value, found.low, found.high) == mean_interval(column, 0.9)
    assert found.value == pytest.approx(statistics.mean(column))
    assert (found.n, found.level, found.unit) == (60, 0.9, unit)


def test_what_a_score_counts() -> None:
    assert some("ja-1", games=2).mean("score").unit == "fish"
    assert some("de", games=2, board=None, max_turns=2).mean("score").unit == "fish"


def test_shares() -> None:
    won = Counter(game.winners for game in SOME)
    assert won[0, 1] > 0
    for player in (0, 1):
        shared = SOME.wins(player)
        assert (shared.value, shared.low, shared.high) == share_interval(won[player,] + won[0, 1], 60, 0.95)
        assert SOME.wins(player, alone=True).value == won[player,] / 60
    assert SOME.ties().value == won[0, 1] / 60
    long = SOME.share(lambda game: game.turns > 8)
    assert long.value == sum(turns > 8 for turns in SOME.turns) / 60
    assert 0 < long.value < 1
    assert long.unit == "share"


def test_games_that_are_cut_count_as_they_stood() -> None:
    assert 0 < CUT.cut < len(CUT)
    for short, whole in zip(CUT, SOME, strict=True):
        if whole.turns > 6:
            assert (short.ending, short.winners, short.turns, short.cut) == ("cut", (), 6, True)
            assert short.steps < whole.steps
        else:
            assert short == whole
    assert CUT.ended("cut").value == CUT.cut / 60
    assert CUT.ended("cut").value + CUT.ended("floes").value + CUT.ended("fish").value == pytest.approx(1)
    assert CUT.wins(0).value + CUT.wins(1).value - CUT.ties().value == pytest.approx(1 - CUT.cut / 60)
    assert f"{CUT.cut} games were cut" in repr(CUT)
    assert "cut" not in repr(SOME)


def test_histograms() -> None:
    counted = Counter(SOME.turns)
    found = SOME.histogram("turns", width=1)
    assert {turns: count for turns, count in found.counts.items() if count} == counted
    assert list(found.counts) == list(range(min(counted), max(counted) + 1))
    assert found.n == 60
    wide = SOME.histogram("turns", width=5)
    assert {start: count for start, count in wide.counts.items() if count} == Counter(
        turns // 5 * 5 for turns in SOME.turns
    )
    longest = max(repr(wide).splitlines(), key=len)
    assert longest.endswith("█" * 40)
    assert wide._repr_html_().count('<th scope="row">') == len(wide.counts)


@pytest.mark.parametrize(
    ("values", "width", "classes"),
    [
        ([3], 1, 1),
        ([0, 19], 1, 20),
        ([0, 20], 2, 11),
        ([0, 199], 10, 20),
        ([0, 200], 20, 11),
        ([-7, 14], 2, 12),
        ([0.5, 2.75], 1, 3),
    ],
)
def test_a_histogram_finds_its_classes(values: list[float], width: int, classes: int) -> None:
    found = histogram_of(values)
    assert (found.width, len(found.counts), found.n) == (width, classes, len(values))


def test_columns_and_lines() -> None:
    columns = SOME.to_dict()
    assert columns["score 1"] == list(SOME.scores[1])
    assert columns["walked"] == list(SOME.events["walked"])
    first, *lines = csv.reader(SOME.to_csv().splitlines())
    assert first == list(columns)
    assert len(lines) == 60
    assert lines[9] == [str(column[9]) for column in columns.values()]
    assert {"0", "1", "0 1"} == set(columns["winners"])


def test_a_simulation_is_kept_whole() -> None:
    again = pickle.loads(pickle.dumps(SOME))
    assert again == SOME
    assert hash(again) == hash(SOME)
    assert again.events == SOME.events
    assert some(seed=9) != SOME
    with pytest.raises(AttributeError):
        SOME.seed = 3  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(language: str) -> None:
    lines = repr(replace(CUT, language=language)).splitlines()
    assert lines[0].startswith("ja-2")
    assert replace(CUT, language=language).mean("turns").figure in lines[1]
    html = replace(CUT, language=language)._repr_html_()
    assert f'lang="{language}"' in html
    assert html.count("<tr>") == len(lines) - 2


def test_the_table_in_english() -> None:
    small = simulate("ja-1", games=2, policies=("random", "greedy"), seed=7, board="tiny-7", progress=False)
    assert repr(small).splitlines()[2].startswith("Red (random) wins · ")
    variant = replace(RULE_SETS["ja-1"], end_at_fish=9)
    changed = some(variant, games=2)
    assert repr(changed).startswith("ja-1 end_at_fish=9: 2 games, seed 8 · ")


REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: SOME.mean("lenght"), "There is no measure 'lenght'. Choose one of 'turns', "),
    (lambda: SOME.mean("score", player=2), "There is no player 2: players are numbered from 0 to 1."),
    (lambda: SOME.mean("turns", level=95), "level is 95; it must be a number between 0 and 1, such as 0.95."),
    (lambda: SOME.mean(lambda game: "x"), "Of game 0, the measure is 'x'; it must be a number."),  # type: ignore[arg-type,return-value]
    (lambda: SOME.mean(lambda game: float("nan")), "Of game 0, the measure is nan; it must be a number."),
    (lambda: SOME.wins(-1), "There is no player -1: players are numbered from 0 to 1."),
    (lambda: SOME.wins(0, level=0), "level is 0; it must be a number between 0 and 1, such as 0.95."),
    (lambda: SOME.share("floes"), "The condition is 'floes'; it must be a function that is given a game"),  # type: ignore[arg-type]
    (lambda: SOME.ended("ice"), "There is no ending 'ice'. Choose one of 'holes', 'floes', 'fish', 'home', 'cut'."),
    (lambda: SOME.histogram("turns", width=0), "width is 0; it must be a whole number of at least 1."),
]


@pytest.mark.parametrize(("ask", "sentence"), REFUSED)
def test_what_there_is_not_is_told(ask: Callable[[], object], sentence: str) -> None:
    with pytest.raises(Mistake) as caught:
        ask()
    assert str(caught.value).startswith(sentence)
    assert len({told(caught.value, language) for language in LANGUAGES}) == len(LANGUAGES)
