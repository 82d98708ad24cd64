"""Steps and lines by number, and the place where a game is gone on with in very many ways."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kayanak_nb as kn
from kayanak_nb.mistake import Mistake
from kayanak_nb.timeline import Timeline
from tests.kayanak.test_outcomes_by_hand import Eternal


def test_numbers_of_numpy_are_numbers() -> None:
    game = kn.new_game("ja-2", seed=1)
    game.play(kn.Place("A1"))
    numbers: Any = np.arange(2)
    game.goto(numbers[0])
    assert game.timeline.position == 0
    game.switch(numbers[0])
    assert game.timeline[numbers[1]].number == game.timeline.position == 1


@pytest.mark.parametrize("number", [-1, 2, True, 1.0, None, "1", 10**5000, [1] * 10**5, Eternal()], ids=range(9))
def test_what_is_no_step_and_no_line_is_told_in_a_sentence(number: Any) -> None:
    game = kn.new_game("ja-2", seed=1)
    game.play(kn.Place("A1"))
    for ask in (game.goto, game.switch, game.timeline.__getitem__):
        with pytest.raises(IndexError, match=r"^There is no (step|line) .*run.? from 0 to") as caught:
            ask(number)
        assert isinstance(caught.value, Mistake)
        assert len(str(caught.value)) < 150


def test_a_step_is_found_again_among_very_many() -> None:
    timeline: Timeline[int, int, str] = Timeline(0, (0,))
    for _ in range(2):
        for action in range(3000):
            timeline.add(action, (), action, (0,))
            assert timeline.current.state == action
            timeline.back()
    assert timeline.line_count == len(timeline.lines) == 3000
    timeline.add(7, (), 7, (1,))
    assert timeline.line_count == 3001
    timeline.add(0, (), 0, (1,))
    assert [step.action for step in timeline] == [7, 0]
