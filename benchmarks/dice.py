"""Exact dice beside icepool and dyce: the sum of 200 six-sided dice, and the two dice of the game together.

Every round makes its dice anew, so that nothing worked out before can be handed out again.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import dyce
import icepool  # type: ignore[import-untyped]

from benchmarks.report import Row, seconds
from kayanak_nb.dice import Die, Distribution, joint
from kayanak_nb.kayanak.rules import BLUE, WHITE

__all__ = ["run"]

SUM = "200 six-sided dice, summed"
READ_SUM = "200 six-sided dice, summed, and every probability read"
JOINT = "white and blue die, joint"
READ_JOINT = "white and blue die, joint, and every probability read"


def run(quick: bool) -> list[Row]:
    rounds = 1 if quick else 7
    ours, by_icepool, by_dyce = (1e3 * time for time in seconds(our_sum, icepool_sum, dyce_sum, rounds=rounds))
    read, by_dyce_read = (1e3 * time for time in seconds(lambda: dict(our_sum()), dyce_read, rounds=rounds))
    pair, by_tupleize = (1e6 * time for time in seconds(our_joint, icepool_joint, rounds=100 * rounds))
    pair_read, by_tupleize_read = (
        1e6 * time for time in seconds(lambda: dict(our_joint()), icepool_read, rounds=100 * rounds)
    )
    return [
        Row(SUM, ours, "ms", bound=25, peer="icepool", theirs=by_icepool),
        Row(SUM, ours, "ms", bound=25, peer="dyce", theirs=by_dyce),
        Row(READ_SUM, read, "ms", bound=25, peer="dyce", theirs=by_dyce_read),
        Row(JOINT, pair, "µs", bound=100, peer="icepool", theirs=by_tupleize),
        Row(READ_JOINT, pair_read, "µs", bound=100, peer="icepool", theirs=by_tupleize_read),
    ]


def our_sum() -> Distribution[int]:
    return Die(range(1, 7)).sum(200)


def icepool_sum() -> Any:
    return 200 @ icepool.Die(list(range(1, 7)))


def dyce_sum() -> dyce.H[int]:
    return 200 @ dyce.H(dict.fromkeys(range(1, 7), 1))


def dyce_read() -> dict[int, Fraction]:
    return dict(dyce_sum().probability_items())


def our_joint() -> Distribution[Any]:
    return joint(Die(WHITE.faces), Die(BLUE.faces))


def icepool_joint() -> Any:
    return icepool.tupleize(*(icepool.Die([(face.symbol, face.pips) for face in die.faces]) for die in (WHITE, BLUE)))


def icepool_read() -> Mapping[Any, Fraction]:
    both = icepool_joint()
    return dict(zip(both.outcomes(), both.probabilities(), strict=True))
