"""The net folds up to a cube, and each edge of that has one tab."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from kayanak_nb.printing.net import SQUARES, TABS

Point: TypeAlias = tuple[int, int, int]
SIDES = {"top": (0, 1), "right": (1, 2), "bottom": (2, 3), "left": (3, 0)}
# By hand, without any turning in space: the second square of the row lies on the table, its neighbours stand on its
# sides, and the last square of the row is the lid. Corners go around from the upper left one.
FOLDED: tuple[tuple[Point, ...], ...] = (
    ((0, 0, 1), (0, 0, 0), (0, 1, 0), (0, 1, 1)),
    ((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)),
    ((1, 0, 0), (1, 0, 1), (1, 1, 1), (1, 1, 0)),
    ((1, 0, 1), (0, 0, 1), (0, 1, 1), (1, 1, 1)),
    ((0, 0, 1), (1, 0, 1), (1, 0, 0), (0, 0, 0)),
    ((0, 1, 0), (1, 1, 0), (1, 1, 1), (0, 1, 1)),
)


def edge(square: int, side: str) -> frozenset[Point]:
    return frozenset(FOLDED[square][corner] for corner in SIDES[side])


def flat(square: int, side: str) -> frozenset[tuple[int, int]]:
    column, row = SQUARES[square]
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    return frozenset((column + corners[c][0], row + corners[c][1]) for c in SIDES[side])


EDGES = [(square, side) for square in range(6) for side in SIDES]


def test_the_table_of_the_folded_cube_agrees_with_the_net() -> None:
    for one, other in combinations(EDGES, 2):
        if flat(*one) == flat(*other):
            assert edge(*one) == edge(*other)


def test_each_edge_that_the_net_leaves_open_has_one_tab() -> None:
    tabs = {(square, side) for square, sides in TABS.items() for side in sides}
    pairs = [(one, other) for one, other in combinations(EDGES, 2) if edge(*one) == edge(*other)]
    assert len(pairs) == 12
    for one, other in pairs:
        joined = flat(*one) == flat(*other)
        assert len(tabs & {one, other}) == (0 if joined else 1)
    assert len(tabs) == 7


def test_opposite_faces_are_where_the_docstring_says() -> None:
    corners = [set(square) for square in FOLDED]
    assert not corners[0] & corners[2]
    assert not corners[4] & corners[5]
