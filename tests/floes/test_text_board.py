from __future__ import annotations

import pytest

from kayanak_nb.floes.contact import contacts
from kayanak_nb.floes.rules import RuleSet
from kayanak_nb.floes.state import State
from kayanak_nb.floes.text_board import text_board
from kayanak_nb.locale import LANGUAGES
from tests.floes.positions import START, full_sea, positions, won

FULL = """\
Red’s turn · floes and figures · 4 left

   ============================================================================
                       |
0      .       .      [0●]     .       .       .       .       .       .
                         \\
1          .       .      [1]  - [2◆◇◇]    .       .       .       .       .
                             \\   /   \\
2      .       .       .     [3○●▲]-  [4]      .       .       .       .
                                 \\   /   \\
3          .       .       .      [5]  - [6■■]     .       .       .       .
                                     \\   /
4      .       .       .       .      [7□]     .       .       .      [8@]

5         [9]      .       .       .       .       .       .       .       .
             \\
6      .      [10]     .       .       .       .      [11]     .       .
                                                         \\
7          .       .       .       .       .       .      [12]     .       .
                                                         /   \\
8      .       .       .     [13△]     .       .      [14] -  [15]     .
                               |                       |       |
   ============================================================================

. water   [5] floe 5   @ polar bear
○△□◇ figure   ●▲■◆ figure with a fish

Die: own 4
The polar bear is on floe 8.
Fish in the ice hole: 7
In contact: 0–1, 0–far shore, 1–2, 1–3, 2–3, 2–4, 3–4, 3–5, 4–5, 4–6, 5–6,
  5–7, 6–7, 9–10, 11–12, 12–14, 12–15, 13–home shore, 14–15, 14–home shore,
  15–home shore
● Red (1 of 4 finished): figure 0 on floe 0 with a fish, figure 1 on floe 3,
  figure 2 on floe 3 with a fish, figure 3 home with a fish
▲ Blue (0 of 4 finished): figure 0 on floe 3 with a fish,
  figure 1 on the far shore with a fish, figure 2 on floe 13, figure 3 at home
■ Green (0 of 4 finished): figure 0 on floe 6 with a fish,
  figure 1 on floe 6 with a fish, figure 2 on floe 7, figure 3 at home
◆ Purple (1 of 4 finished): figure 0 on floe 2 with a fish,
  figure 1 on floe 2, figure 2 on floe 2, figure 3 home with a fish"""


def picture(state: State) -> list[str]:
    return text_board(state).split("\n\n   =")[1].split("===\n\n.")[0].splitlines()


class TestPicture:
    def test_a_position_with_a_bit_of_everything(self) -> None:
        assert text_board(full_sea()) == FULL

    def test_the_repr_of_a_state_is_the_text_board(self) -> None:
        assert repr(full_sea()) == FULL

    def test_every_floe_stands_where_it_lies(self) -> None:
        for state in positions():
            lines = picture(state)
            for floe, (row, column) in enumerate(state.cells):
                line = lines[2 + 2 * row]
                assert line[0] == str(row)
                box = line[3 + 8 * column + 4 * (row % 2) :][:9]
                assert f"[{floe}" in box, (floe, box)
                assert ("@" in box) == (floe == state.bear)

    def test_every_contact_is_a_stroke(self) -> None:
        for state in positions():
            strokes = [sign for line in picture(state) for sign in line if sign in "-/\\|"]
            assert len(strokes) == len(list(contacts(state.cells)))

    def test_figures_are_filled_if_they_carry_a_fish(self) -> None:
        for state in positions():
            drawn = "".join(picture(state))
            for player, (light, laden) in enumerate(zip("○△□◇"[: len(state.figures)], "●▲■◆", strict=False)):
                own = list(zip(state.figures[player], state.carrying[player], strict=True))
                assert drawn.count(light) == sum(isinstance(place, int) and not holds for place, holds in own)
                assert drawn.count(laden) == sum(isinstance(place, int) and holds for place, holds in own)

    def test_a_floe_with_three_figures_and_the_bear_still_fits(self) -> None:
        state = full_sea(RuleSet(step_onto_bear=True))._replace(bear=11)
        figures = ((11, 11, -1, -3), (11, -2, 13, -1), *state.stands[2:])
        lines = picture(state._replace(stands=figures))
        assert "[11@●○▲]" in lines[2 + 2 * 6]

    @pytest.mark.parametrize("language", ["en", "fr", "de"])
    def test_fits_a_terminal(self, language: str) -> None:
        for state in (START, full_sea(), won()):
            assert max(map(len, text_board(state, language=language).splitlines())) <= 80

    def test_no_line_ends_in_blanks(self) -> None:
        assert all(line == line.rstrip() for state in positions() for line in text_board(state).splitlines())


class TestWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_position_is_told(self, language: str) -> None:
        for state in positions()[::7]:
            told = text_board(state, language=language, names=("Mio", "Ben", "Zoé", "Ada"))
            assert "{" not in told
            assert [name in told for name in ("Mio", "Ben", "Zoé", "Ada")].count(True) == len(state.figures)

    def test_the_die_is_told_while_it_lies(self) -> None:
        assert "Die" not in text_board(START)
        assert "Die: own 4" in text_board(full_sea())

    def test_nothing_is_in_contact_at_the_start(self) -> None:
        assert "In contact" not in text_board(START)

    def test_there_is_nothing_to_reveal(self) -> None:
        assert text_board(full_sea(), reveal=True) == FULL
