"""What touches what, compared with the water derived a second time."""

from __future__ import annotations

from itertools import combinations
from random import Random

from kayanak_nb.floes.contact import contacts, touching
from tests.floes.positions import START, full_sea
from tests.floes.sea import ROWS, touch
from tests.floes.variants import random_cells


def test_nothing_touches_at_the_start() -> None:
    assert list(contacts(START.cells)) == []


def test_contacts_are_those_of_cells_that_touch() -> None:
    luck = Random(1)
    for _ in range(200):
        cells = random_cells(luck)
        found = list(contacts(cells))
        assert len(found) == len(set(found))
        floes = {pair for pair in combinations(range(16), 2) if touch(cells[pair[0]], cells[pair[1]])}
        shores = {(floe, "far") for floe, (row, _) in enumerate(cells) if row == 0}
        shores |= {(floe, "home") for floe, (row, _) in enumerate(cells) if row == ROWS - 1}
        assert set(found) == floes | shores


def test_touching_gives_the_other_ends_of_contacts() -> None:
    cells = full_sea().cells
    for place in (*range(16), "far", "home"):
        ends = [pair[1 - pair.index(place)] for pair in contacts(cells) if place in pair]
        assert set(touching(cells, place)) == set(ends)
        assert len(touching(cells, place)) == len(ends)
    assert touching(cells, 3) == (1, 2, 4, 5)
    assert touching(cells, 15) == (12, 14, "home")
    assert touching(cells, "home") == (13, 14, 15)
