"""The outline of ice: one closed line around the cells, pulled in, rounded, ragged, the same each time."""

from __future__ import annotations

import re
from itertools import pairwise
from math import cos, dist, pi, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.drawing.outline import disc_outline, ice_outline, shore_outline
from kayanak_nb.hexgrid import Cell, centre, neighbours

SPACING, INSET, ROUGH = 62.0, 6.2, 2.0
POINT = tuple[float, float]


def outline(cells: frozenset[Cell], seed: int = 1, rough: float = ROUGH, origin: POINT = (0, 0)) -> str:
    return ice_outline(cells, spacing=SPACING, inset=INSET, rough=rough, seed=seed, origin=origin)


def traced(d: str) -> list[list[POINT]]:
    """Follow path data of M, q and t, and return points along each closed line."""
    loops = []
    for line in re.findall(r"M[^z]*z", d):
        x0, y0, *numbers = map(float, re.findall(r"-?\d+(?:\.\d+)?", line))
        points, (x, y), control = [], (x0, y0), (x0 + numbers[0], y0 + numbers[1])
        for step in range(2, len(numbers), 2):
            end = x + numbers[step], y + numbers[step + 1]
            points += [bent((x, y), control, end, part / 4) for part in range(4)]
            (x, y), control = end, (2 * end[0] - control[0], 2 * end[1] - control[1])
        assert dist((x, y), (x0, y0)) < 0.01
        loops.append(points)
    return loops


def bent(start: POINT, control: POINT, end: POINT, t: float) -> POINT:
    x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end, strict=True))
    return x, y


def inside(point: POINT, loops: list[list[POINT]]) -> bool:
    """Count how often a ray to the right crosses the lines."""
    x, y = point
    crossings = 0
    for loop in loops:
        for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1], strict=True):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                crossings += 1
    return crossings % 2 == 1


def grown(steps: list[int]) -> frozenset[Cell]:
    """Let a patch of cells grow from (0, 0), each step adding one that touches it."""
    patch = [(0, 0)]
    for step in steps:
        rim = sorted({cell for ice in patch for cell in neighbours(ice)} - set(patch))
        patch.append(rim[step % len(rim)])
    return frozenset(patch)


PATCHES = st.builds(grown, st.lists(st.integers(0, 1000), max_size=12))


@given(PATCHES, st.integers(0, 2**64))
def test_holes_lie_on_the_ice_with_room_to_spare(cells: frozenset[Cell], seed: int) -> None:
    loops = traced(outline(cells, seed))
    for cell in cells:
        x, y = centre(cell, SPACING)
        assert inside((x, y), loops)
        assert min(dist((x, y), point) for loop in loops for point in loop) > 20


@given(PATCHES, st.integers(0, 2**64))
def test_water_shows_all_around(cells: frozenset[Cell], seed: int) -> None:
    loops = traced(outline(cells, seed))
    for water in {near for cell in cells for near in neighbours(cell)} - cells:
        x, y = centre(water, SPACING)
        assert not inside((x, y), loops)
        # Half a step is the border between the cells; a floe on the other side keeps away from it too.
        assert min(dist((x, y), point) for loop in loops for point in loop) > SPACING / 2 + 2


def test_without_roughness_a_lone_cell_is_a_rounded_hexagon() -> None:
    (loop,) = traced(outline(frozenset({(0, 0)}), rough=0))
    apothem = SPACING / 2 - INSET
    far = [dist((0, 0), point) for point in loop]
    assert min(far) == pytest.approx(apothem, abs=0.3)
    assert max(far) < apothem / cos(pi / 6) - 1
    # The same after a turn by 60 degrees, up to the rounding of numbers.
    for x, y in loop:
        turned = x / 2 - y * sqrt(3) / 2, x * sqrt(3) / 2 + y / 2
        assert min(dist(turned, point) for point in loop) < 3.5


def test_both_kinds_of_corners_come_in_by_the_inset() -> None:
    (loop,) = traced(outline(frozenset({(0, 0), (0, 1)}), rough=0))
    notch = [abs(y) for x, y in loop if abs(x - SPACING / 2) < 0.5]
    side, corner = SPACING / sqrt(3), SPACING / sqrt(3) / 2 - INSET / cos(pi / 6)
    # The line is rounded from a sixth of the side before the corner to a sixth behind it.
    assert len(notch) == 2
    assert notch == pytest.approx([corner + side / 6 * sin(pi / 6)] * 2, abs=0.4)


def test_ice_around_water_has_two_shores() -> None:
    ring = frozenset(neighbours((2, 2)))
    loops = traced(outline(ring))
    assert len(loops) == 2
    assert not inside(centre((2, 2), SPACING), loops)
    assert all(inside(centre(cell, SPACING), loops) for cell in ring)


def test_origin_moves_it() -> None:
    cells = frozenset({(0, 0), (1, 0)})
    here, there = traced(outline(cells)), traced(outline(cells, origin=(100, -50)))
    for (x, y), (far_x, far_y) in zip(here[0], there[0], strict=True):
        assert (far_x, far_y) == pytest.approx((x - 100, y + 50), abs=0.3)


def test_the_seed_alone_makes_the_difference() -> None:
    cells = frozenset({(0, 0), (0, 1), (1, 0)})
    again = ice_outline.__wrapped__
    assert outline(cells, 3) == again(cells, spacing=SPACING, inset=INSET, rough=ROUGH, seed=3)
    assert outline(cells, 3) != outline(cells, 4)


@pytest.mark.parametrize("seed", range(30))
def test_a_disc_is_round_but_ragged(seed: int) -> None:
    d = disc_outline(radius=33.5, rough=2.2, seed=seed)
    assert d == disc_outline(radius=33.5, rough=2.2, seed=seed)
    (loop,) = traced(d)
    reaches = [dist(point, (0, 0)) for point in loop]
    # The rounding to tenths comes on top.
    assert 28 < min(reaches) < max(reaches) < 33.5 + 2.2 + 0.15
    assert max(reaches) - min(reaches) > 1
    assert all(inside(point, [loop]) for point in [(0.0, 0.0), (29.0, 0.0), (0.0, -29.0)])


def test_every_disc_is_another() -> None:
    assert len({disc_outline(radius=33.5, rough=2.2, seed=seed) for seed in range(16)}) == 16


@pytest.mark.parametrize("seed", range(10))
def test_a_shore_runs_from_side_to_side_and_keeps_close_to_its_line(seed: int) -> None:
    d = shore_outline(752, step=26, rough=4.5, seed=seed)
    assert d == shore_outline(752, step=26, rough=4.5, seed=seed)
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", d)]
    xs, ys = numbers[::2], numbers[1::2]
    assert (xs[0], ys[0], xs[-1], ys[-1]) == (0, 0, 752, 0)
    assert xs == sorted(xs)
    assert max(after - before for before, after in pairwise(xs)) < 40
    assert max(map(abs, ys)) <= 4.5
    assert max(ys) - min(ys) > 4
