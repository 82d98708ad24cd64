from __future__ import annotations

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.floes import moves as m
from kayanak_nb.floes.contact import touching
from kayanak_nb.floes.engine import apply, legal_moves
from kayanak_nb.floes.labels import describe, floe_label, shore_label, slide_label, status
from kayanak_nb.floes.names import ARROWS
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.locale import LANGUAGES
from tests.floes.positions import START, full_sea, own_turn, positions, won

BEAR = Face("bear", 2)
ACTIONS: tuple[m.Action, ...] = (
    m.Done(),
    *(m.Slide(5, direction) for direction in DIRECTIONS),
    m.Slide(6, "E"),
    m.Step(2, 5),
    m.Step(3, 5),
    m.Step(2, "far"),
    m.Step(2, "home"),
    m.UseBear(),
    m.UseOwn(),
    m.BearStep(5),
    m.Roll(Face("own", 4), None),
    m.Roll(BEAR, None),
)


class TestMoves:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_reads_differently(self, language: str) -> None:
        labels = [describe(action, language) for action in ACTIONS]
        assert len(set(labels)) == len(ACTIONS)
        assert all("{" not in label for label in labels)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_name_their_floe_figure_and_arrow(self, language: str) -> None:
        for action in ACTIONS:
            label = describe(action, language)
            if isinstance(action, m.Slide):
                assert ARROWS[action.direction] in label
            assert str(getattr(action, "floe", "")) in label
            assert str(getattr(action, "figure", "")) in label

    def test_arrows_point_where_floes_go(self) -> None:
        assert "".join(ARROWS[direction] for direction in DIRECTIONS) == "→↗↖←↙↘"

    def test_a_slide_that_is_known_tells_how_far_and_with_what(self) -> None:
        assert slide_label(m.Slid(5, 5, "NE", 1, (), "de.slide")) == "Slide floe 5 northeast ↗, 1 cell far"
        assert slide_label(m.Slid(0, 5, "W", 3, (6, 9), "de.carry")) == (
            "Slide floe 5 west ←, 3 cells far, takes floes 6 and 9 along"
        )
        assert slide_label(m.Slid(0, 5, "W", 3, (6,), "de.carry"), "de") == (
            "Scholle 5 nach Westen ← schieben, 3 Felder weit, nimmt Scholle 6 mit"
        )


class TestFloes:
    def test_a_free_floe_says_where_it_is(self) -> None:
        assert floe_label(START, 0) == "floe 0, row 1"

    def test_the_bear_is_named(self) -> None:
        assert floe_label(START, 1) == "floe 1, row 1, polar bear"
        assert floe_label(START, 1, language="ja") == "流氷1、1行目、シロクマ"

    def test_figures_are_named_with_their_fish_and_what_touches(self) -> None:
        assert floe_label(full_sea(), 3, names=("Mio",)) == (
            "floe 3, row 2, 3 figures: Mio 1, Mio 2 with a fish, Blue 0 with a fish, touching: 1, 2, 4, 5"
        )
        assert floe_label(full_sea(), 13, language="de") == (
            "Scholle 13, Reihe 8, 1 Figur: Blau 2, Kontakt: Heimatufer"
        )

    def test_legal_moves_are_those_of_the_floe(self) -> None:
        state = full_sea()
        legal = legal_moves(state)
        assert floe_label(state, 0, legal=legal).endswith("possible: slide, step off")
        assert floe_label(state, 1, legal=legal).endswith("possible: slide, step here")
        assert "legal" not in floe_label(state, 6, legal=legal)
        assert "legal" not in floe_label(state, 0)

    def test_the_bear_may_come(self) -> None:
        cells = list(full_sea().cells)
        cells[8] = (4, 3)
        state = own_turn(cells=cells, bear=8)._replace(offer=(0,) * 6)
        legal = (m.BearStep(7), m.Slide(8, "E"))
        assert floe_label(state, 7, legal=legal).endswith("possible: bear comes here")
        assert floe_label(state, 8, legal=legal).endswith("possible: slide")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_floe_of_every_position_has_one(self, language: str) -> None:
        for state in positions()[::5]:
            labels = [floe_label(state, floe, language=language, legal=legal_moves(state)) for floe in range(16)]
            assert len(set(labels)) == 16
            for floe, label in enumerate(labels):
                assert "\n" not in label
                assert "{" not in label
                assert str(floe) in label
                assert all(str(other) in label for other in touching(state.cells, floe) if isinstance(other, int))


class TestShores:
    def test_the_far_shore_tells_fish_and_figures(self) -> None:
        assert shore_label(full_sea(), "far") == (
            "far shore, 7 fish in the ice hole, 1 figure: Blue 1 with a fish, touching: 0"
        )
        assert shore_label(START, "far", language="fr") == "rive opposée, 16 poissons dans le trou"

    def test_the_home_shore_tells_who_waits_and_who_is_done(self) -> None:
        assert shore_label(full_sea(), "home", names=("Mio", "Ben")) == (
            "home shore, Mio (0 waiting, 1 finished), Ben (1 waiting, 0 finished), Green (1 waiting, 0 finished), "
            "Purple (0 waiting, 1 finished), touching: 13, 14, 15"
        )

    def test_what_can_be_done_there(self) -> None:
        state = full_sea()
        assert shore_label(state, "far", legal=legal_moves(state)).endswith("possible: step here")
        waiting = own_turn(cells=state.cells, bear=8)
        assert shore_label(waiting, "home", legal=legal_moves(waiting)).endswith("possible: step off")


class TestStatus:
    def test_rolling(self) -> None:
        assert status(START, names=("Mio",)) == "Mio’s turn · roll the die"

    def test_moving(self) -> None:
        assert status(own_turn(3)) == "Red’s turn · floes and figures · 3 left"
        assert status(own_turn(3), language="de") == "Rot ist am Zug · Schollen und Figuren · noch 3"

    def test_choosing_and_moving_the_bear(self) -> None:
        state = full_sea(face=BEAR)
        assert status(state) == "Red’s turn · the bear came up: choose who moves · 2 left"
        assert status(apply(state, m.UseBear())[0]) == "Red’s turn · the bear · 2 left"
        assert status(apply(state, m.UseOwn())[0]) == "Red’s turn · floes and figures · 2 left"

    def test_the_end_names_the_winner(self) -> None:
        assert status(won()) == "Game over · Blue wins, all four figures are home with a fish"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_position_has_one(self, language: str) -> None:
        for state in positions():
            line = status(state, language=language)
            assert "\n" not in line
            assert "{" not in line
