"""The picture of a position among the floes: it shows what is there, where it is, and what can be done."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, pairwise
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.drawing.canvas import pack_back, pack_front
from kayanak_nb.drawing.scene import Paint, Scene, Use
from kayanak_nb.drawing.svg import svg
from kayanak_nb.drawing.theme import THEMES
from kayanak_nb.floes import moves as m
from kayanak_nb.floes.backdrop import FAR, HEIGHT, HOLE, HOME, SPACING, WIDTH, backdrop, place
from kayanak_nb.floes.company import seats
from kayanak_nb.floes.contact import contacts
from kayanak_nb.floes.engine import apply, legal_moves
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.scene import scene
from kayanak_nb.floes.sprites import RADIUS
from kayanak_nb.floes.state import State
from kayanak_nb.floes.words import tell
from kayanak_nb.locale import LANGUAGES
from tests.floes.drawn import spots, uses
from tests.floes.positions import START, full_sea, positions, steps, won

BEAR = Face("bear", 2)


def paints(drawn: Scene) -> Iterator[Paint]:
    for shape in chain(drawn.back, drawn.front, *(sprite.shapes for sprite in drawn.sprites)):
        if shape.paint is not None:
            yield shape.paint


def test_every_floe_is_drawn_where_it_lies() -> None:
    for state in positions():
        floes = {shape.name: (shape.x, shape.y) for shape in uses(scene(state, legal=()).front, "floe-")}
        assert floes == {f"floe-{floe}": place(cell) for floe, cell in enumerate(state.cells)}


def test_floes_that_touch_are_one_spacing_apart_and_leave_water_between() -> None:
    middles = [place(cell) for cell in full_sea().cells]
    touching = {pair for pair in contacts(full_sea().cells) if isinstance(pair[1], int)}
    for one in range(16):
        for other in range(one + 1, 16):
            apart = dist(middles[one], middles[other])
            assert (abs(apart - SPACING) < 0.1) == ((one, other) in touching)
            assert apart > 2 * RADIUS


def test_outer_rows_reach_the_shores_and_every_cell_the_ice_at_the_sides() -> None:
    assert place((0, 4))[1] - SPACING / 2 == FAR
    assert abs(place((8, 4))[1] + SPACING / 2 - HOME) < 0.2
    for row in range(9):
        assert place((row, 0))[0] > SPACING / 2
        assert place((row, 8))[0] < WIDTH - SPACING / 2


def test_every_figure_stands_where_it_is_with_its_fish() -> None:
    for state in positions():
        drawn, ground = scene(state), backdrop(state.setup.players)
        where = seats(state, ground)
        assert len(set(where.values())) == 4 * state.setup.players
        for (player, figure), feet in where.items():
            stand = state.figures[player][figure]
            if isinstance(stand, int):
                assert dist(feet, place(state.cells[stand])) < RADIUS
            else:
                assert (feet[1] > HOME) == (stand != "far")
                assert (feet[1] < FAR) == (stand == "far")
            assert spots(drawn, f"figure-{player}")[feet] == 1
            assert spots(drawn, "spear")[feet] == state.carrying[player][figure]
        assert len(uses(drawn.front, "figure-")) == 4 * state.setup.players
        assert len(uses(drawn.front, "check")) == sum(state.scores)
        assert len(uses(drawn.front, "fish")) == state.fish_left


def test_figures_and_fish_fit_the_shores() -> None:
    for players in (2, 3, 4):
        ground = backdrop(players)
        for x, y in chain(*ground.home, *ground.far):
            assert 14 < x < WIDTH - 20
            assert dist((x, y), HOLE) > 100
            assert 45 < y < HEIGHT - 10
        for row in (ground.home, ground.far):
            xs = [x for feet in row for x, _ in feet]
            assert xs == sorted(xs)
            assert all(after - before > 24 for before, after in pairwise(xs))
        assert all(x + 36 < feet[0][0] for (x, _), feet in zip(ground.igloos, ground.home, strict=True))


def test_the_bear_is_on_its_floe_and_steps_back_for_company() -> None:
    for state in positions():
        (bear,) = uses(scene(state).front, "bear")
        assert dist((bear.x, bear.y), place(state.cells[state.bear])) < RADIUS / 2
    crowd = full_sea(RuleSet(step_onto_bear=True))._replace(bear=3)
    front = scene(crowd, legal=()).front
    (bear,) = uses(front, "bear")
    near = [shape for shape in uses(front, "figure-") if dist((shape.x, shape.y), (bear.x, bear.y)) < RADIUS]
    assert len(near) == 3
    assert all(front.index(bear) < front.index(shape) for shape in near)


def test_whose_turn_it_is_and_who_has_won() -> None:
    for state in positions():
        drawn, igloos = scene(state), backdrop(state.setup.players).igloos
        turn, crown = uses(drawn.front, "turn"), uses(drawn.front, "crown")
        assert len(turn) == (state.phase != "over")
        assert [shape.x for shape in crown] == [igloos[winner][0] for winner in state.winners]
        if turn:
            assert turn[0].x == igloos[state.player][0]
            assert turn[0].paint is not None
            assert turn[0].paint.fill == f"player_{state.player}"
    assert uses(scene(won()).front, "crown")


def test_targets_are_floes_and_shores_legal_if_something_starts_or_ends_there() -> None:
    for state in positions():
        targets = {target.id: target for target in scene(state).targets}
        assert list(targets) == [*map(str, range(16)), "far", "home"]
        alive: set[int | str] = set()
        for move in legal_moves(state):
            if isinstance(move, m.Step):
                alive |= {move.to, state.figures[state.player][move.figure]}
            elif isinstance(move, m.BearStep):
                alive |= {move.floe, state.bear}
            elif isinstance(move, m.Slide):
                alive.add(move.floe)
        assert {name for name, target in targets.items() if target.legal} == set(map(str, alive))
        for floe, cell in enumerate(state.cells):
            target = targets[str(floe)]
            assert ((target.x, target.y), target.r) == (place(cell), SPACING / 2)


def test_shores_can_be_pressed_from_side_to_side() -> None:
    far, home = scene(START).targets[16:]
    for shore, top, bottom in ((far, 0.0, FAR), (home, HOME, HEIGHT)):
        assert shore.wide is not None
        assert shore.x - shore.wide < 10
        assert shore.x + shore.wide > WIDTH - 10
        assert top <= shore.y - shore.r < top + 10
        assert bottom - 10 < shore.y + shore.r <= bottom


def test_the_back_never_changes_during_a_game() -> None:
    first = scene(START)
    for state, last in steps():
        if state.setup.players == 2:
            drawn = scene(state, last=last, language="ja", names=("Mio", "Ben"), chosen=3)
            assert drawn.back is first.back
            assert drawn.sprites is first.sprites


@pytest.mark.parametrize("theme", THEMES)
def test_every_name_is_known(theme: str) -> None:
    for state, last in [*steps(), (full_sea(), ())]:
        drawn = scene(state, last=last, chosen=3)
        sprites = {sprite.name for sprite in drawn.sprites}
        assert len(sprites) == len(drawn.sprites)
        assert {shape.name for shape in chain(drawn.back, drawn.front) if isinstance(shape, Use)} <= sprites
        named = {name for paint in paints(drawn) for name in (paint.fill, paint.stroke) if name}
        assert named <= THEMES[theme].keys()


def test_it_is_small_on_the_wire() -> None:
    for state, last in [*steps(), (full_sea(), ())]:
        drawn = scene(state, last=last)
        assert len(json.dumps(pack_front(drawn), separators=(",", ":"))) < 6_000
        assert len(json.dumps(pack_back(drawn), separators=(",", ":"))) < 42_000
    assert len(svg(scene(full_sea())).encode()) < 70_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    for state, last in [*steps()[::9], (full_sea(), ())]:
        ghost = next(((move.floe, move.direction) for move in legal_moves(state) if isinstance(move, m.Slide)), None)
        options = {"last": last, "names": ("Mio", "Ben"), "chosen": 3, "ghost": ghost}
        drawn = scene(state, language=language, **options)  # type: ignore[arg-type]
        ElementTree.fromstring(svg(drawn))
        assert drawn.language == language
        assert "Mio" in drawn.description
        assert len({target.label for target in drawn.targets}) == len(drawn.targets)
        if language != "en":
            english = scene(state, **options)  # type: ignore[arg-type]
            assert drawn.title != english.title
            assert not set(drawn.description.splitlines()) & set(english.description.splitlines())


def test_the_description_tells_all_that_is_drawn() -> None:
    state = full_sea()
    said = scene(state, chosen=7).description.splitlines()
    assert said[0] == "Red’s turn · floes and figures · 4 left"
    assert "Floes in row 8: 13, 14 and 15" in said
    assert "Fish in the ice hole: 7" in said
    assert "Picked up: floe 7" in said
    said = scene(state, ghost=(9, "E")).description.splitlines()
    assert "Framed with a footprint, because a figure can step there now: floe 1, far shore, floe 4, floe 5" in said
    assert said[-1].startswith("Dashed, where it would end: Slide floe 9 east →, ")
    state, last = apply(full_sea(face=BEAR, mode="bear"), m.Slide(8, "W"))
    assert scene(state, last=last).description.splitlines()[-1] == (
        f"Marked with dots, because it happened last: {tell(last[0])}"
    )


def test_labels_can_be_handed_in() -> None:
    labels = [f"label {number}" for number in range(18)]
    assert [target.label for target in scene(START, labels=labels).targets] == labels


def test_a_state_shows_itself() -> None:
    state: State = full_sea()
    assert state._repr_svg_() == svg(scene(state))
    shown = state._repr_html_()
    assert "data:image/svg+xml;base64," in shown
    assert "In contact: 0–1" in shown


def test_there_is_nothing_to_reveal() -> None:
    assert scene(full_sea(), reveal=True) == scene(full_sea())


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        scene(START, language="xx")


PICTURE = """
from kayanak_nb.drawing.svg import svg
from kayanak_nb.floes.scene import scene
from tests.floes.positions import full_sea
print(svg(scene(full_sea()), theme="dark"))
"""


def test_it_is_the_same_in_every_python() -> None:
    def drawn(hash_seed: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", PICTURE],
            capture_output=True,
            check=True,
            cwd=Path(__file__).parents[2],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        )
        return run.stdout.decode()

    assert drawn("1") == drawn("2")
