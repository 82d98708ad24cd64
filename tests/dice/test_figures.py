"""Numbers too long to write: shown rounded, never as nothing, and never an error."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.dice import Die, Distribution, Face
from kayanak_nb.dice.figures import rounded, short, written

D6 = Die(range(1, 7))
HUGE = 10**5000


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0"),
        (Fraction(1, 3), "0.333"),
        (-HUGE, "-1e+5000"),
        (HUGE - 1, "1e+5000"),
        (Fraction(1, HUGE), "1e-5000"),
        (Fraction(1, 6**2000), "4.98e-1557"),
        (Fraction(9996, 10**404), "1e-400"),
        (10**308 * 2, "2e+308"),
        (10**300, "1e+300"),
    ],
    ids=range(9),
)
def test_rounded(number: int | Fraction, text: str) -> None:
    assert rounded(number) == text


@given(number=st.fractions())
def test_short_is_exact_or_near(number: Fraction) -> None:
    text = short(number)
    assert len(text) <= 20
    if text.startswith("≈"):
        assert abs(Fraction(text[1:]) - number) <= abs(number) / 100
    else:
        assert Fraction(text) == number


@given(number=st.integers())
def test_whole_numbers_are_written_with_all_digits(number: int) -> None:
    assert written(number) == str(number)


@pytest.mark.parametrize(
    "thing",
    [
        Die([1, 2]).sum(20000),
        Die([0, HUGE]),
        Die([0, HUGE]).distribution,
        Die([Face("walk", HUGE)]),
        Face("walk", HUGE),
        Distribution({HUGE: Fraction(1, HUGE), Face("walk", HUGE): 1}),
    ],
    ids=["sum", "die", "faces", "symbols", "face", "mixed"],
)
def test_nothing_is_too_large_to_be_shown(thing: object) -> None:
    assert "≈" in repr(thing)
    assert len(repr(thing)) < 1000
    assert str(thing)
    if hasattr(thing, "_repr_html_"):
        assert "<table" in thing._repr_html_()


def test_what_can_happen_is_not_shown_as_nothing() -> None:
    shown = repr(2000 @ D6)
    assert shown.startswith("Distribution({2000: ≈4.98e-1557, 2001: ≈9.97e-1554,")
    assert shown.endswith("… 9989 more})")


def test_showing_some_does_not_reckon_with_all(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    reckon = Distribution.__getitem__
    monkeypatch.setattr(Distribution, "__getitem__", lambda self, one: asked.append(one) or reckon(self, one))  # type: ignore[func-returns-value]
    many = Die(range(10**4)).distribution
    assert "… 9988 more" in repr(many)
    assert asked == list(islice(many, 12))


def test_a_deviation_that_no_float_holds() -> None:
    with pytest.raises(ValueError, match="the variance is exact"):
        Die([0, HUGE]).distribution.standard_deviation  # noqa: B018
