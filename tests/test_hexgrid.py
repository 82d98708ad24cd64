"""The lattice, with networkx and plain geometry as oracles."""

from __future__ import annotations

from itertools import pairwise
from math import dist, inf, nan, sqrt

import networkx as nx
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kayanak_nb.hexgrid import DIRECTIONS, Cell, cell_at, centre, distance, line, neighbours, step

CELLS = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
FAR_CELLS = st.tuples(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))
SPACINGS = st.floats(0.01, 1000)
REACH = 7


def is_close(p: tuple[float, float], q: tuple[float, float]) -> bool:
    return dist(p, q) == pytest.approx(1, abs=1e-9)


@pytest.fixture(scope="module")
def lattice() -> nx.Graph:
    """Cells within reach of the origin; edges where the geometry says that two discs touch."""
    cells = [(row, column) for row in range(-REACH, REACH + 1) for column in range(-REACH, REACH + 1)]
    graph = nx.Graph()
    graph.add_nodes_from(cells)
    graph.add_edges_from((a, b) for a in cells for b in cells if a < b and is_close(centre(a), centre(b)))
    return graph


def test_origin_and_spacing() -> None:
    assert centre((0, 0)) == (0, 0)
    assert centre((0, 2), 30) == (60, 0)
    assert centre((1, 0), 30) == pytest.approx((15, 30 * sqrt(3) / 2))
    assert centre((-1, 0), 30) == pytest.approx((15, -30 * sqrt(3) / 2))
    assert centre((2, 0), 30) == pytest.approx((0, 30 * sqrt(3)))


@given(cell=CELLS)
def test_directions_run_anticlockwise_from_east(cell: Cell) -> None:
    x, y = centre(cell)
    half, high = 0.5, sqrt(3) / 2
    ways = {
        "E": (1, 0),
        "NE": (half, -high),
        "NW": (-half, -high),
        "W": (-1, 0),
        "SW": (-half, high),
        "SE": (half, high),
    }
    for direction, (right, down) in ways.items():
        assert centre(step(cell, direction)) == pytest.approx((x + right, y + down), abs=1e-9)


@given(cell=FAR_CELLS)
def test_neighbours_are_the_six_steps_in_order(cell: Cell) -> None:
    assert neighbours(cell) == tuple(step(cell, direction) for direction in DIRECTIONS)
    assert len(set(neighbours(cell))) == 6
    assert all(cell in neighbours(other) for other in neighbours(cell))


@given(cell=FAR_CELLS, direction=st.sampled_from(DIRECTIONS))
def test_the_opposite_step_leads_back(cell: Cell, direction: str) -> None:
    opposite = DIRECTIONS[(DIRECTIONS.index(direction) + 3) % 6]
    assert step(step(cell, direction), opposite) == cell


def test_neighbours_are_where_discs_touch(lattice: nx.Graph) -> None:
    inner = [cell for cell in lattice if max(map(abs, cell)) < REACH]
    assert len(inner) == (2 * REACH - 1) ** 2
    for cell in inner:
        assert set(neighbours(cell)) == set(lattice[cell])


def test_distance_is_the_shortest_way(lattice: nx.Graph) -> None:
    for start, lengths in nx.all_pairs_shortest_path_length(lattice, cutoff=5):
        # Far enough from the edge of the sample, no shortest way is cut off.
        if max(map(abs, start)) <= 2:
            assert lengths == {cell: distance(start, cell) for cell in lattice if distance(start, cell) <= 5}


@given(a=FAR_CELLS, b=FAR_CELLS, c=FAR_CELLS)
def test_distance_is_a_metric(a: Cell, b: Cell, c: Cell) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(a=CELLS, b=CELLS)
def test_a_line_is_a_shortest_way_and_the_same_backwards(a: Cell, b: Cell) -> None:
    cells = line(a, b)
    assert (cells[0], cells[-1]) == (a, b)
    assert len(cells) == distance(a, b) + 1
    assert all(distance(p, q) == 1 for p, q in pairwise(cells))
    assert line(b, a) == cells[::-1]


@given(a=CELLS, b=CELLS)
def test_a_line_keeps_to_the_straight_segment(a: Cell, b: Cell) -> None:
    assume(a != b)
    (ax, ay), (bx, by) = centre(a), centre(b)
    for cell in line(a, b):
        x, y = centre(cell)
        aside = abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / dist((ax, ay), (bx, by))
        # A hexagon whose centre is farther off than its corner cannot meet the segment.
        assert aside <= 1 / sqrt(3) + 1e-9


@given(start=CELLS, direction=st.sampled_from(DIRECTIONS), steps=st.integers(0, 30))
def test_a_line_in_a_direction_is_repeated_steps(start: Cell, direction: str, steps: int) -> None:
    cells = [start]
    for _ in range(steps):
        cells.append(step(cells[-1], direction))
    assert line(start, cells[-1]) == tuple(cells)


@given(cell=CELLS, spacing=SPACINGS)
def test_a_centre_lies_in_its_own_cell(cell: Cell, spacing: float) -> None:
    assert cell_at(*centre(cell, spacing), spacing) == cell


@given(x=st.floats(-30, 30), y=st.floats(-30, 30))
def test_a_point_belongs_to_the_nearest_centre(x: float, y: float) -> None:
    found = cell_at(x, y)
    near = [dist((x, y), centre(cell)) for cell in (found, *neighbours(found))]
    assert near[0] <= min(near) + 1e-9


def test_unknown_direction_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'N'.*E, NE, NW, W, SW, SE"):
        step((0, 0), "N")


@pytest.mark.parametrize("spacing", [0, -1, nan, inf])
def test_spacing_must_be_positive(spacing: float) -> None:
    with pytest.raises(ValueError, match="spacing"):
        centre((0, 0), spacing)
    with pytest.raises(ValueError, match="spacing"):
        cell_at(0, 0, spacing)


@pytest.mark.parametrize("point", [(nan, 0), (0, inf), (-inf, nan)])
def test_a_point_must_be_finite(point: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="finite"):
        cell_at(*point)
