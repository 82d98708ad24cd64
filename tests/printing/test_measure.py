"""Words fit where they are put."""

from __future__ import annotations

import pytest
from fpdf import FPDF
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.printing.measure import fitting, width, wrapped

SIGNS = st.text(st.characters(codec="cp1252", exclude_categories=["C"]), max_size=60)


@given(SIGNS)
def test_nothing_is_wider_than_it_was_measured(words: str) -> None:
    pdf = FPDF(unit="mm")
    pdf.core_fonts_encoding = "cp1252"
    pdf.set_font("helvetica", size=4 * 72 / 25.4)
    assert pdf.get_string_width(words) <= width(words, 4) + 0.5


@given(SIGNS, st.floats(20, 200))
def test_lines_fit_and_lose_nothing(words: str, room: float) -> None:
    lines = wrapped(words, 4, room)
    assert all(width(line, 4) <= room for line in lines)
    assert "".join("".join(lines).split()) == "".join(words.split())


def test_japanese_breaks_anywhere_but_not_before_a_full_stop() -> None:
    lines = wrapped("氷に穴をあけました。" * 4, 4, 40)
    assert len(lines) > 4
    assert not [line for line in lines if line.startswith("。")]


def test_a_number_stays_with_what_it_counts() -> None:
    assert wrapped("aa bb\u00a0cc", 4, width("aa bb", 4)) == ["aa", "bb\u00a0cc"]


@pytest.mark.parametrize("room", [5.0, 50.0])
def test_what_is_too_wide_is_written_smaller(room: float) -> None:
    size = fitting("in all", 4, room)
    assert width("in all", size) <= room + 1e-9
    assert (size == 4) == (room == 50.0)
