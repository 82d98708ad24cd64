"""Colours: both themes have the same names, and what must be told apart can be."""

from __future__ import annotations

from itertools import combinations

import pytest

from kayanak_nb.drawing.theme import THEMES, Gradient, check_theme

# Pairs that meet in a picture, and how much they must stand out (WCAG 2.2: 3 for shapes and large text, 4.5 for text).
PAIRS = (
    ("label", "sea", 3.0),
    ("legal_edge", "ice", 7.0),
    ("legal_edge", "legal", 3.0),
    ("dent_edge", "ice", 3.0),
    ("open", "ice", 4.5),
    ("open", "fish", 4.0),
    ("open", "fish_fin", 4.5),
    ("open", "open_text", 4.5),
    ("crystal", "white", 4.5),
    ("melt_edge", "melt", 3.0),
    ("drop", "white", 3.0),
    ("shadow", "dent", 1.7),
    ("shadow_text", "dent", 3.0),
    ("ink", "white", 7.0),
    ("ink", "fish", 7.0),
    *((f"player_{player}_dark", "ice", 4.5) for player in range(4)),
    *((f"player_{player}", "white", 3.0) for player in range(4)),
    ("ice", "sea", 3.0),
    ("floe", "sea", 3.0),
    ("floe", "pack", 1.3),
    ("floe_number", "floe", 4.5),
    ("pack_label", "pack", 4.5),
    ("pack", "sea", 2.0),
    ("ink", "bear", 7.0),
    ("hole", "fish", 4.0),
    ("hole", "snow", 4.5),
    ("legal_edge", "floe", 7.0),
    ("legal_edge", "snow", 6.0),
    *((f"player_{player}_dark", "igloo", 4.5) for player in range(4)),
    ("melt", "sea", 2.0),
    *(("ink", f"patch_{patch}", 7.0) for patch in range(7)),
    ("chart_ink", "page", 7.0),
    ("chart_ink", "chart_cell", 7.0),
    ("chart_grid", "page", 1.4),
    ("player_0", "page", 3.0),
    ("player_1", "page", 3.0),
    ("legal", "chart_cell", 1.8),
)
# Okabe and Ito's palette, as far as it is used.
PALETTE = {
    "player_0": "#D55E00",
    "player_1": "#0072B2",
    "player_2": "#009E73",
    "player_3": "#CC79A7",
    "legal": "#E69F00",
    "fish": "#F0E442",
}


def colours(theme: str, name: str) -> list[str]:
    colour = THEMES[theme][name]
    return [stop for _, stop in colour.stops] if isinstance(colour, Gradient) else [colour]


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.2."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_by_hand() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_both_themes_have_the_same_names() -> None:
    assert THEMES["light"].keys() == THEMES["dark"].keys()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_what_meets_stands_out(theme: str, front: str, back: str, least: float) -> None:
    worst = min(contrast(one, other) for one in colours(theme, front) for other in colours(theme, back))
    assert worst >= least


def test_the_dark_theme_darkens_sea_and_page_and_leaves_the_ice() -> None:
    for name in ("sea", "page"):
        assert max(map(luminance, colours("dark", name))) < min(map(luminance, colours("light", name)))
    for mark in ("legal_edge", "crystal", "ink", "open"):
        light, dark = (
            min(contrast(one, other) for one in colours(theme, mark) for other in colours(theme, "ice"))
            for theme in ("light", "dark")
        )
        assert dark > 0.75 * light


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "colour"), PALETTE.items())
def test_players_moves_and_fish_have_colours_for_every_eye(theme: str, name: str, colour: str) -> None:
    assert THEMES[theme][name] == colour


@pytest.mark.parametrize("theme", THEMES)
def test_no_two_players_look_alike_in_grey(theme: str) -> None:
    # Two of the four are about as light as each other in any such palette: their badges tell them apart as well.
    shades = [luminance(colours(theme, f"player_{player}")[0]) for player in range(4)]
    alike = [pair for pair in combinations(shades, 2) if abs(pair[0] - pair[1]) < 0.02]
    assert len(alike) <= 1


@pytest.mark.parametrize("theme", THEMES)
def test_gradients_run_from_end_to_end(theme: str) -> None:
    for colour in THEMES[theme].values():
        if isinstance(colour, Gradient):
            places = [place for place, _ in colour.stops]
            assert places == sorted(places)
            assert (places[0], places[-1]) == (0, 1)
            assert colour.kind == "linear" or colour.r > 0


def test_themes_are_checked() -> None:
    assert check_theme("dark") == "dark"
    with pytest.raises(ValueError, match="'blue'"):
        check_theme("blue")
