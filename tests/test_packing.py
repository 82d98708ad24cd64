"""Numbers packed into short texts come out as they went in, and nothing else does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.packing import Unpacking, number_from, pack, text_of

DIGITS = "0123456789abcdefghijklmnopqrstuv"


def bounded() -> st.SearchStrategy[tuple[int, int]]:
    return st.integers(1, 3000).flatmap(lambda bound: st.tuples(st.integers(0, bound - 1), st.just(bound)))


@given(number=st.integers(0, 2**300))
def test_base_32(number: int) -> None:
    written = text_of(number)
    assert sum(DIGITS.index(digit) * 32**power for power, digit in enumerate(reversed(written))) == number
    assert number_from(written) == number
    assert number == 0 or written[0] != "0"


@pytest.mark.parametrize(
    ("number", "width", "written"), [(0, 1, "0"), (0, 3, "000"), (32, 4, "0010"), (1024, 2, "100")]
)
def test_width(number: int, width: int, written: str) -> None:
    assert text_of(number, width=width) == written


@pytest.mark.parametrize("text", ["", " 1", "1 ", "1\n", "+1", "-1", "1_0", "w", "V", "１", "ß", "1.0"])
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(ValueError, match="base 32"):
        number_from(text)


@given(numbers=st.lists(bounded(), max_size=40))
def test_packed_numbers_come_out_in_order(numbers: list[tuple[int, int]]) -> None:
    unpack = Unpacking(pack(numbers))
    assert [unpack.take(bound) for _, bound in numbers] == [number for number, _ in numbers]
    assert unpack.is_spent


@given(numbers=st.lists(bounded(), min_size=1, max_size=20))
def test_what_is_left_shows(numbers: list[tuple[int, int]]) -> None:
    unpack = Unpacking(pack([*numbers, (1, 2)]))
    for _, bound in numbers:
        unpack.take(bound)
    assert not unpack.is_spent


@given(numbers=st.lists(bounded(), max_size=20), bound=st.integers(2, 100))
def test_what_was_never_packed_shows(numbers: list[tuple[int, int]], bound: int) -> None:
    unpack = Unpacking(pack(numbers))
    for _, packed in numbers:
        unpack.take(packed)
    unpack.take(bound)
    assert not unpack.is_spent


def test_packing_is_tight() -> None:
    assert len(pack([(0, 2)] * 100)) == 21
    assert pack([]) == "1"
