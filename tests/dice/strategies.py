"""Dice for Hypothesis to throw, and what they can show, counted one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from hypothesis import strategies as st

from kayanak_nb.dice import SYMBOLS, Die, Face

faces = st.builds(Face, st.sampled_from(SYMBOLS), st.integers(0, 4))
number_dice = st.builds(Die[int], st.lists(st.integers(-9, 9), min_size=1, max_size=8))
symbol_dice = st.builds(Die[Face], st.lists(faces, min_size=1, max_size=8))
dice: st.SearchStrategy[Die[Any]] = number_dice | symbol_dice


def pips(face: int | Face) -> int:
    return face.pips if isinstance(face, Face) else face


def falls(*thrown: Die[Any]) -> list[tuple[Any, ...]]:
    """Every way the dice can fall; all are equally likely."""
    return list(product(*(die.faces for die in thrown)))


def shares(ways: list[Any]) -> dict[Any, Fraction]:
    """The probability of each outcome, when all *ways* are equally likely."""
    return {outcome: Fraction(ways.count(outcome), len(ways)) for outcome in set(ways)}
