"""Whatever is asked of dice, the answer is a sentence: short, on its own, and of the kind that Python expects."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from kayanak_nb import dice
from kayanak_nb.mistake import Mistake
from tests.kayanak.test_outcomes_by_hand import Eternal

# Typed as anything, for what no type checker would let through.
D6: Any = dice.Die(range(1, 7))
Die: Any = dice.Die
Face: Any = dice.Face
Distribution: Any = dice.Distribution
joint: Any = dice.joint
FACES = Die([Face("walk", 3), Face("fish", 1)])
RING: list[Any] = []
RING.append(RING)

TYPES: dict[str, Callable[[], object]] = {
    "die": lambda: Die(5),
    "set": lambda: Die({1, 2}),
    "array of arrays": lambda: Die(np.eye(2)),
    "long text": lambda: Die("x" * 10**6),
    "unspeakable face": lambda: Die([Eternal()]),
    "mixture": lambda: Die([1, Face("walk", 1)]),
    "symbol": lambda: Face([1] * 10**5, 1),
    "pips": lambda: Face("walk", np.array([1, 2])),
    "product": lambda: 2 * D6,
    "product of a face": lambda: 2 * Face("walk", 3),
    "sum with a face": lambda: Face("walk", 3) + Eternal(),
    "count behind": lambda: D6 @ 2,
    "difference": lambda: D6 - 1,
    "difference the other way": lambda: 1 - D6.distribution,
    "order": lambda: D6 < D6,
    "order with a number": lambda: D6.distribution >= 3,
    "count": lambda: 2.5 @ D6,
    "weights": lambda: Distribution([1, 2]),
    "weight": lambda: Distribution({1: 0.5}),
    "rival": lambda: D6.compare(Eternal()),
    "probability": lambda: D6.distribution.quantile(0.5),
    "nothing asked": lambda: D6.distribution.given(),
    "no function": lambda: D6.distribution.given("fish"),
    "no part": lambda: D6.distribution.given(symbol="fish"),
    "no dice": lambda: joint(),
    "no die": lambda: joint(Eternal()),
    "sum of throws": lambda: joint(D6, D6) + 1,
}
VALUES: dict[str, Callable[[], object]] = {
    "no face": lambda: Die([]),
    "no symbol": lambda: Face(" ", 1),
    "too few pips": lambda: Face("walk", -(10**5000)),
    "too few throws": lambda: -(10**5000) @ D6,
    "no weight": lambda: Distribution({1: 0}),
    "weight below 0": lambda: Distribution({1: -(10**5000)}),
    "probability above 1": lambda: D6.distribution.quantile(10**5000),
    "name": lambda: joint(**{"x" * 10**6 + " ": D6}),
    "array": lambda: FACES.distribution.given(symbol=np.array(["walk", "fish"])),
    "unspeakable part": lambda: FACES.distribution.given(symbol=Eternal()),
    "ring": lambda: FACES.distribution.given(symbol=RING),
    "long part": lambda: FACES.distribution.given(symbol="x" * 10**6),
}


@pytest.mark.parametrize("ask", (TYPES | VALUES).values(), ids=TYPES | VALUES)
def test_the_answer_is_a_sentence(ask: Callable[[], object]) -> None:
    with pytest.raises(Mistake) as caught:
        ask()
    assert isinstance(caught.value, TypeError) == (ask in TYPES.values())
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 400
    assert caught.value._render_traceback_() == [f"{type(caught.value).__name__}: {caught.value}"]


def test_to_get_what_there_is_not_gives_the_default() -> None:
    chance = D6.distribution
    assert (chance.get(6), chance.get(7), chance.get(7, None), chance.get(7, "none")) == (
        Fraction(1, 6),
        None,
        None,
        "none",
    )
    assert chance[7] == 0
