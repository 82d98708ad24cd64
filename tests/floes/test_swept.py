"""Slides on the lattice are what equal discs do between ragged edges.

The recorded run of a hundred thousand slides is ``python -m tests.floes.slides``.
"""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from kayanak_nb.floes import drift
from kayanak_nb.floes.moves import Slide
from tests.floes.hand import laid, rolled
from tests.floes.sea import COLUMNS, ROWS
from tests.floes.slides import NOT_OURS, compare_slides
from tests.floes.swept import HEADINGS, apart, moved, point, pushed, run


@pytest.mark.parametrize("seed", range(25))
def test_lattice_and_discs_agree(seed: int) -> None:
    outcomes = compare_slides(Random(f"discs {seed}"))
    assert outcomes.total() > 10


def test_every_outcome_comes_up() -> None:
    outcomes = sum((compare_slides(Random(seed)) for seed in range(12)), start=compare_slides(Random("first")))
    assert set(outcomes) == {"held", "no room", *(f"took {n} along" for n in range(4)), "took more along"}
    assert not set(outcomes) & set(NOT_OURS)


def test_comparison_notices_a_slide_that_stops_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drift, "halo", lambda mask: 0)
    with pytest.raises(AssertionError):
        compare_many(5)


def compare_many(positions: int) -> None:
    for seed in range(positions):
        compare_slides(Random(seed))


# The discs themselves, by hand


def test_cells_that_touch_are_one_diameter_apart() -> None:
    cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    gaps = sorted({round(apart(point(a), point(b)), 9) for a in cells for b in cells if a != b})
    assert gaps[:3] == [1.0, round(sqrt(3), 9), 2.0]


def test_disc_alone_goes_to_the_edge() -> None:
    centre = point((4, 3))
    ways = {name: run([centre], [0], heading) for name, heading in HEADINGS.items()}
    assert {name: round(way, 9) for name, way in ways.items()} == {"E": 5, "NE": 4, "NW": 4, "W": 3, "SW": 4, "SE": 4}


@pytest.mark.parametrize(("row", "way"), [(4, 4.0), (3, 5.0), (5, 5.0), (2, 5.0), (6, 5.0)])
def test_disc_stops_against_another_in_its_way_or_half_in_it(row: int, way: float) -> None:
    """From (4, 8) to the west; the other disc is in column 3 of its row, or passes a diameter and more aside."""
    centres = [point((4, 8)), point((row, 3))]
    expected = way if row in (3, 4, 5) else 8.0
    if row in (3, 5):
        # Half in the way, so it comes half a diameter nearer.
        expected = 4.0
    assert run(centres, [0], HEADINGS["W"]) == pytest.approx(expected)


def test_pushed_is_what_lies_ahead_in_contact() -> None:
    centres = [point(cell) for cell in ((4, 4), (4, 3), (3, 3), (5, 3), (3, 4), (4, 5), (4, 2), (4, 0))]
    assert pushed(centres, 0, HEADINGS["W"]) == {0, 1, 2, 3, 6}


def test_discs_at_rest_between_cells_are_judged_as_well() -> None:
    """The simulation knows no cells: it takes any points."""
    centres = [(3.0, 2.0), (1.0, 2.6)]
    way = run(centres, [0], HEADINGS["W"])
    assert apart(moved(centres[0], HEADINGS["W"], way), centres[1]) == pytest.approx(1.0)


def test_hand_made_positions_are_what_they_say() -> None:
    state = rolled("own 1", {0: (4, 2)})
    assert state.cells == laid({0: (4, 2)})
    assert Slide(0, "W") in state.setup.menu.slide
