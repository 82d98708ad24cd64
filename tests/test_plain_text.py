"""Lines of plain text: signs at their columns, and where long lines break."""

from __future__ import annotations

from kayanak_nb.plain_text import marked, wrapped


def test_marks_stand_at_their_columns() -> None:
    assert marked({0: "A", 4: "|", 9: "bc"}) == "A   |    bc"
    assert marked({3: "  "}) == ""
    assert marked({}) == ""


def test_what_stands_further_right_is_whole() -> None:
    assert marked({0: "abcdef", 3: "xy"}) == "abcxy"


def test_lines_break_after_commas_alone() -> None:
    line = "Open: " + ", ".join(f"A{number} with fish" for number in range(1, 11))
    broken = wrapped(line)
    assert len(broken) == 2
    assert all(len(part) <= 78 for part in broken)
    assert all(part.endswith(",") for part in broken[:-1])
    assert all(part.startswith("  A") for part in broken[1:])
    assert " ".join(part.strip() for part in broken) == line


def test_short_lines_stay_whole() -> None:
    assert wrapped("Die: own 4") == ["Die: own 4"]


def test_a_japanese_line_breaks_after_its_commas() -> None:
    line = "空いた穴: " + "、".join(f"A{number} (小さい魚)" for number in range(1, 13))
    broken = wrapped(line)
    assert len(broken) == 2
    assert all(len(part) <= 78 for part in broken)
    assert broken[0].endswith("、")
    assert "".join(part.strip() for part in broken) == line
