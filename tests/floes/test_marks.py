"""The marks on a picture of the floes: contacts, what can be done, what happened last, where a slide would end."""

from __future__ import annotations

from collections import Counter
from math import dist
from random import Random

from kayanak_nb.floes import moves as m
from kayanak_nb.floes.backdrop import FAR, HOME, SPACING, backdrop, place
from kayanak_nb.floes.company import seats
from kayanak_nb.floes.contact import contacts
from kayanak_nb.floes.engine import apply, legal_moves
from kayanak_nb.floes.scene import scene
from kayanak_nb.floes.sprites import ARROW, RADIUS
from kayanak_nb.hexgrid import DIRECTIONS
from tests.floes.drawn import framed, spots, uses
from tests.floes.hand import roll, waiting
from tests.floes.positions import START, full_sea, own_turn, positions, steps
from tests.floes.sea import beside


def test_every_contact_has_a_bar_halfway() -> None:
    for state in positions():
        bars = spots(scene(state), "bar-")
        expected = Counter[tuple[float, float]]()
        for floe, other in contacts(state.cells):
            x, y = place(state.cells[floe])
            if isinstance(other, str):
                expected[x, FAR if other == "far" else HOME] += 1
            else:
                x1, y1 = place(state.cells[other])
                expected[(x + x1) / 2, (y + y1) / 2] += 1
        assert bars == expected


def test_a_bar_points_from_floe_to_floe() -> None:
    middle = (4, 4)
    others = [(row, column) for row in (0, 1) for column in range(9)]
    for direction in DIRECTIONS:
        state = own_turn(cells=[middle, beside(middle, direction), *others[:14]], bear=15)
        near = [bar for bar in uses(scene(state).front, "bar-") if dist((bar.x, bar.y), place(middle)) < SPACING]
        assert [bar.name for bar in near] == [
            {"E": "bar-E", "W": "bar-E", "SE": "bar-SE", "NW": "bar-SE", "SW": "bar-SW", "NE": "bar-SW"}[direction]
        ]


def test_legal_moves_are_highlighted() -> None:
    for state in positions():
        drawn, moves = scene(state), legal_moves(state)
        slides = {move.floe for move in moves if isinstance(move, m.Slide)}
        steps_to = {move.to for move in moves if isinstance(move, m.Step)}
        bear = {move.floe for move in moves if isinstance(move, m.BearStep)}
        ends = {end for end in steps_to if isinstance(end, int)} | bear
        assert framed(drawn, "legal") == slides | ends
        assert framed(drawn, "legal", wider=4) == ends
        assert {shape.name for shape in uses(drawn.front, "edge-")} == {
            f"edge-{end}" for end in steps_to if isinstance(end, str)
        }
        assert len(uses(drawn.front, "tag-bear")) == len(bear)
        figures = {move.figure for move in moves if isinstance(move, m.Step)}
        where = seats(state, backdrop(state.setup.players))
        assert spots(drawn, "picked") == Counter(where[state.player, figure] for figure in figures)


def test_where_the_bear_can_go_is_tagged_away_from_it_and_over_the_figures_there() -> None:
    middle = (4, 4)
    spread = [(row, column) for row in (0, 1) for column in range(9)]
    for direction in DIRECTIONS:
        cells = [middle, beside(middle, direction), *spread[:14]]
        state = waiting(dict(enumerate(cells)), {(1, 0): 1, (1, 1): 1, (1, 2): 1}, bear=0)
        for action in (roll("bear 2"), m.UseBear()):
            state, _ = apply(state, action)
        shapes = scene(state).front
        (tag,) = uses(shapes, "tag-bear")
        x, y = place(cells[1])
        assert (tag.x > x) == (x > place(middle)[0])
        assert tag.y > y
        assert shapes.index(tag) > max(shapes.index(figure) for figure in uses(shapes, "figure-"))


def test_what_is_picked_up_has_an_arrow_for_each_way() -> None:
    for number, state in enumerate(positions()):
        floe = number % 16
        ways = [move.direction for move in legal_moves(state) if isinstance(move, m.Slide) and move.floe == floe]
        drawn = scene(state, chosen=floe)
        offered = {target.id: target for target in drawn.targets[18:]}
        assert list(offered) == [f"{floe}:{direction}" for direction in ways]
        assert {shape.name for shape in uses(drawn.front, "arrow-")} == {f"arrow-{way}" for way in ways}
        assert floe in framed(drawn, "legal", wider=4)
        for target in offered.values():
            assert target.legal
            assert RADIUS < dist((target.x, target.y), place(state.cells[floe])) < SPACING - ARROW


def test_arrows_stand_on_the_side_they_point_to_and_apart() -> None:
    state = own_turn()
    targets = {target.id: (target.x, target.y) for target in scene(state, chosen=5).targets[18:]}
    assert len(targets) == 6
    for direction in DIRECTIONS:
        ahead = place(beside(state.cells[5], direction))
        assert dist(targets[f"5:{direction}"], ahead) < SPACING / 2
        others = [dist(targets[f"5:{direction}"], spot) for key, spot in targets.items() if key[2:] != direction]
        assert min(others) > 2 * ARROW


def test_only_what_starts_at_the_chosen_place_is_highlighted() -> None:
    state = full_sea()
    assert framed(scene(state, chosen=3), "legal") == {1, 3, 4, 5}
    assert framed(scene(state, chosen=0), "legal") == {0, 1}
    assert [shape.name for shape in uses(scene(state, chosen=0).front, "edge-")] == ["edge-far", "edge-far"]
    assert framed(scene(state, chosen="home"), "legal") == set()
    assert len(uses(scene(state, chosen=3).front, "picked")) == 2


def test_one_figure_can_be_picked_out() -> None:
    state = full_sea()
    drawn = scene(state, chosen=3, figure=2)
    where = seats(state, backdrop(4))
    assert spots(drawn, "picked") == Counter([where[0, 2]])
    assert not uses(drawn.front, "arrow-")
    assert framed(drawn, "legal") == {1, 3, 4, 5}


def test_some_kinds_of_moves_can_be_picked() -> None:
    state = full_sea()
    assert framed(scene(state, kinds={"step"}), "legal") == {1, 4, 5}
    assert framed(scene(state, kinds=()), "legal") == set()
    assert framed(scene(state, legal=(m.Slide(9, "E"),)), "legal") == {9}


def test_a_ghost_shows_where_a_slide_ends_what_it_takes_and_what_it_meets() -> None:
    luck = Random(1)
    for state in positions():
        slides = [move for move in legal_moves(state) if isinstance(move, m.Slide)]
        for move in luck.sample(slides, min(3, len(slides))):
            after, (slid,) = apply(state, move)[0], apply(state, move)[1][:1]
            assert isinstance(slid, m.Slid)
            moving = {slid.floe, *slid.carried}
            drawn = scene(state, ghost=(move.floe, move.direction))
            dashed = [shape for shape in uses(drawn.front, "rim-") if shape.paint and shape.paint.dash == (7, 6)]
            assert {shape.name: (shape.x, shape.y) for shape in dashed} == {
                f"rim-{floe}": place(after.cells[floe]) for floe in moving
            }
            met = [pair for pair in contacts(after.cells) if (pair[0] in moving) != (pair[1] in moving)]
            assert len(uses(drawn.front, "ghost-")) == len(met)


def test_no_ghost_of_what_cannot_be() -> None:
    for ghost in ((1, "E"), (0, "up"), (99, "E")):
        assert scene(own_turn(), ghost=ghost) == scene(own_turn())
    assert scene(START, ghost=(0, "E")) == scene(START)


def test_the_last_event_is_marked() -> None:
    kinds = set()
    for state, last in steps():
        drawn, where = scene(state, last=last), seats(state, backdrop(state.setup.players))
        ringed: set[tuple[float, float]] = set()
        dotted: set[int] = set()
        for event in last:
            kinds.add(type(event).__name__)
            if isinstance(event, m.Stepped | m.Returned):
                ringed.add(where[event.player, event.figure])
            elif isinstance(event, m.Chased):
                ringed.add(where[event.owner, event.figure])
            elif isinstance(event, m.Slid | m.BearStepped):
                dotted.add(event.floe)
        assert set(spots(drawn, "last")) == ringed
        assert framed(drawn, "ink") == dotted
    assert {"Stepped", "Returned", "Chased", "Slid", "BearStepped", "FishTaken", "Ended"} <= kinds


def test_a_slide_leaves_a_trail_from_where_each_floe_was() -> None:
    for before, (after, last) in zip(positions(), steps()[1:], strict=False):
        for event in last:
            if isinstance(event, m.Slid):
                trails = [
                    shape for shape in scene(after, last=last).front if getattr(shape, "d", "").startswith("M0 0l")
                ]
                ends = {(shape.x, shape.y) for shape in trails}
                assert ends == {place(before.cells[floe]) for floe in (event.floe, *event.carried)}
