from __future__ import annotations

from typing import Any

import pytest

from kayanak_nb.widgets.seats import bot_names, seat_bots


@pytest.mark.parametrize(
    ("bots", "seating"),
    [
        (None, (None, None, None)),
        ({}, (None, None, None)),
        ({2: "greedy"}, (None, None, "greedy")),
        ([None, "random"], (None, "random", None)),
        (("greedy", "greedy", "random"), ("greedy", "greedy", "random")),
    ],
)
def test_bots_are_given_by_seat_or_in_a_row(bots: Any, seating: tuple[str | None, ...]) -> None:
    assert seat_bots(bots, 3) == seating


@pytest.mark.parametrize("bots", [{3: "greedy"}, {-1: "greedy"}, {"1": "greedy"}, {0: "clever"}, [None] * 4, "greedy"])
def test_what_cannot_sit_is_refused_with_what_can(bots: Any) -> None:
    with pytest.raises(ValueError, match=r"seat|Choose one of"):
        seat_bots(bots, 3)


def test_there_are_bots_to_choose_from() -> None:
    assert {"random", "greedy"} <= set(bot_names())
