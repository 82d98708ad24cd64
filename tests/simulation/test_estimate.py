"""Figures as they are read, in four languages."""

from __future__ import annotations

import pickle
from math import inf
from typing import Any

import pytest

from kayanak_nb.locale import LANGUAGES
from kayanak_nb.simulation import Estimate
from kayanak_nb.simulation.estimate import UNITS


def estimate(value: float, half: float, **more: Any) -> Estimate:
    return Estimate(value, value - half, value + half, **{"level": 0.95, "n": 10_000} | more)


@pytest.mark.parametrize(
    ("value", "half", "figure"),
    [
        (41.32, 0.42, "41.3 ± 0.4"),
        (41.32, 0.142, "41.32 ± 0.14"),
        (41.32, 4.2, "41 ± 4"),
        (41.32, 1.42, "41.3 ± 1.4"),
        (1234.5, 42, "1,234 ± 42"),
        (0.00042, 0.00031, "0.0004 ± 0.0003"),
        (0.1, 0.0000001, "0.1000 ± 0.0000"),
        (-0.04, 0.3, "0.0 ± 0.3"),
        (-3.3, 0.5, "-3.3 ± 0.5"),
        (7.0, 0.0, "7 ± 0"),
        (2.5, 0.0, "2.50 ± 0.00"),
    ],
)
def test_a_mean_has_the_digits_that_it_is_sure_of(value: float, half: float, figure: str) -> None:
    assert estimate(value, half).figure == figure


@pytest.mark.parametrize(
    ("language", "mean", "share", "difference"),
    [
        (
            "en",
            "41.3 ± 0.4 turns (95%, n = 10,000)",
            "62.3% (61.3% to 63.2%; 90%, n = 500)",
            "-3.1 ± 0.9 percentage points (95%, n = 10,000)",
        ),
        (
            "fr",
            "41,3 ± 0,4 tours (95 %, n = 10 000)",
            "62,3 % (de 61,3 % à 63,2 % ; 90 %, n = 500)",
            "-3,1 ± 0,9 points de pourcentage (95 %, n = 10 000)",
        ),
        (
            "ja",
            "41.3 ± 0.4手番（95%、n = 10,000）",
            "62.3%（61.3%〜63.2%、90%、n = 500）",
            "-3.1 ± 0.9パーセントポイント（95%、n = 10,000）",
        ),
        (
            "de",
            "41,3 ± 0,4 Züge (95 %, n = 10.000)",
            "62,3 % (61,3 % bis 63,2 %; 90 %, n = 500)",
            "-3,1 ± 0,9 Prozentpunkte (95 %, n = 10.000)",
        ),
    ],
)
def test_figures_in_every_language(language: str, mean: str, share: str, difference: str) -> None:
    figures = (
        estimate(41.32, 0.42, unit="turns", language=language),
        Estimate(0.6227, 0.6131, 0.6322, level=0.9, n=500, unit="share", language=language),
        estimate(-0.031, 0.009, unit="difference", language=language),
    )
    # Spaces that do not break are as good as others here.
    assert [" ".join(str(each).split()) for each in figures] == [mean, share, difference]
    assert list(map(repr, figures)) == list(map(str, figures))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_can_be_shown(language: str) -> None:
    shown = {str(estimate(4, 0.5, unit=unit, language=language)) for unit in UNITS}
    assert len(shown) == len(UNITS)


def test_a_single_game_has_no_interval() -> None:
    alone = Estimate(41.0, -inf, inf, level=0.95, n=1, unit="turns")
    assert str(alone) == "41 turns (n = 1)"
    assert 10**9 in alone


def test_what_an_interval_covers() -> None:
    figure = Estimate(3.0, 2.0, 4.5, level=0.95, n=10)
    assert [number in figure for number in (1.9, 2, 3, 4.5, 4.6)] == [False, True, True, True, False]
    assert figure.half == 1.25


def test_an_estimate_is_the_same_in_every_language_and_after_a_journey() -> None:
    figure = estimate(3, 1)
    assert figure == estimate(3, 1, language="ja") == pickle.loads(pickle.dumps(figure))
    assert figure != estimate(3, 1, unit="turns")
    with pytest.raises(AttributeError):
        figure.value = 4.0  # type: ignore[misc]


@pytest.mark.parametrize(
    ("language", "value", "half", "unit", "figure"),
    [
        ("en", 1.0, inf, "turns", "1 turn"),
        ("en", 1.0, 0.4, "turns", "1.0 ± 0.4 turns"),
        ("en", 0.0, inf, "steps", "0 steps"),
        ("de", 1.0, inf, "fish", "1 Fisch"),
        ("de", 0.3, 0.2, "fish", "0,3 ± 0,2 Fische"),
        ("fr", 0.3, 0.2, "fish", "0,3 ± 0,2 poisson"),
        ("fr", 1.84, 0.2, "turns", "1,84 ± 0,20 tour"),
        ("fr", 2.0, inf, "turns", "2 tours"),
        ("fr", -0.012, 0.004, "difference", "-1,2 ± 0,4 point de pourcentage"),
        ("fr", 0.052, 0.004, "difference", "5,2 ± 0,4 points de pourcentage"),
        ("ja", 1.0, inf, "fish", "1匹"),
    ],
)
def test_units_are_singular_where_the_language_says_so(
    language: str, value: float, half: float, unit: str, figure: str
) -> None:
    assert estimate(value, half, unit=unit, language=language).figure == figure
