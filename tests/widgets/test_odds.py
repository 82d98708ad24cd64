"""Odds in the player: on the board, in the labels, in the panel; off until somebody wants them."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import kayanak_nb as kn
from kayanak_nb.drawing.svg import svg
from kayanak_nb.drawing.theme import THEMES
from kayanak_nb.kayanak.heat import heat_of
from kayanak_nb.kayanak.odds import SHOWN, odds
from kayanak_nb.kayanak.odds_told import lines, notes
from kayanak_nb.kayanak.scene import scene
from kayanak_nb.locale import LANGUAGES, text
from tests.kayanak.pond import pond, rolled
from tests.widgets.wire import Wire, wired


def to_roll(rules: str = "ja-3", **options: object) -> Wire:
    """A player in which the first turn is to come."""
    wire = wired(rules, seed=7, **options)
    for hole in ("C4", "G8") if rules != "ja-1" else ():
        wire.press("pick", hole=hole)
    return wire


def label(wire: Wire, hole: str) -> str:
    return next(label for label in wire.player.labels if re.match(rf"{hole}\b", label))


def plates(wire: Wire) -> list[str]:
    """The numbers that stand on plates."""
    front = wire.player.front
    return [
        front[place + 1][3] for place, shape in enumerate(front) if shape[0] == "u" and shape[1].startswith("plate")
    ]


def assert_off(wire: Wire) -> None:
    assert wire.player.odds is None
    assert wire.panel["odds"] is None
    assert plates(wire) == []


def test_nothing_is_shown_until_it_is_wished_for() -> None:
    wire = to_roll()
    assert_off(wire)
    assert "%" not in label(wire, "C5")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", SHOWN)
def test_each_number_is_on_the_board_and_in_the_label(what: str, language: str) -> None:
    wire = to_roll(language=language, odds=what)
    found = odds(wire.player.game, language=language)
    heat = heat_of(found, what)
    assert plates(wire) == [spot.figure for spot in heat.spots.values()]
    assert len(plates(wire)) == len(found.shown(what)) > 6
    for hole, spot in heat.spots.items():
        assert spot.said in label(wire, hole)
        assert spot.figure in spot.said
    assert wire.panel["odds"]["title"] == text("player-odds", language)


def test_labels_say_what_can_be_done() -> None:
    assert "can be dug: 67%" in label(to_roll(odds="dig"), "C5")
    assert "can be fished: 33%" in label(to_roll(odds="fish"), "C5")


def test_the_page_chooses_and_switches_off() -> None:
    wire = to_roll()
    wire.press("odds", what="dig")
    assert wire.player.odds == "dig"
    assert wire.panel["what"] == "dig"
    wire.press("odds", what="points")
    assert wire.panel["odds"]["head"] == ["Roll", "Chance", "Points", "Best use"]
    wire.press("odds", what="")
    assert_off(wire)


def test_they_change_with_the_roll_and_are_gone_while_nobody_rolls() -> None:
    wire = wired("ja-3", seed=7, odds="dig")
    assert (plates(wire), wire.panel["odds"]) == ([], None)
    for hole in ("C4", "G8"):
        wire.press("pick", hole=hole)
    before = plates(wire)
    assert "67%" in before
    assert len(wire.panel["odds"]["rows"]) > 5
    wire.press("faces", white=1, blue=5)
    assert set(plates(wire)) == {"100%"}
    assert wire.panel["odds"]["title"] == text("player-odds-rest")
    assert [row[1] for row in wire.panel["odds"]["rows"]] == ["1"]
    wire.press("undo")
    assert plates(wire) == before
    wire.press("language", language="ja")
    assert wire.panel["odds"]["head"][0] == text("odds-column-roll", "ja")


def test_the_table_gives_every_roll_its_chance_and_points() -> None:
    card = to_roll(odds="points").panel["odds"]
    found = odds(to_roll().player.game)
    assert card["rows"][0] == ["walk, 4 to 6 pips", "1/6", "0.00", text("odds-no-catch")]
    assert [row[3] for row in card["rows"]] == [line.use for line in lines(found)]
    assert f"{float(found.points):.2f}" in card["expected"]
    assert card["notes"] == [text("player-odds-what"), *notes(found)]
    assert len(card["notes"]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_use_of_the_roll_that_lies_there_is_told_and_brings_what_it_says(language: str) -> None:
    wire = to_roll(odds="points", language=language)
    wire.press("faces", white=4, blue=5)
    game = wire.player.game
    (found,) = odds(game).rolls
    ((_, chance, points, use),) = wire.panel["odds"]["rows"]
    assert chance == "1"
    assert points == text("odds-number-2", language, number=float(found.points))
    places = [str(getattr(move, "hole", "")) for move in found.moves if not isinstance(move, kn.Walk)]
    assert places
    assert all(place in use for place in places)
    # Made move by move, it leads to an attempt for each fish that it counts on.
    for move in found.moves:
        if game.state.is_chance:
            game.chance()
        game.play(move)
    assert sum(isinstance(move, kn.Fish) for move in found.moves) > 0


def test_where_fish_count_the_table_is_in_fish() -> None:
    card = to_roll("ja-1", odds="points").panel["odds"]
    assert card["head"][2] == text("odds-column-fish")


@pytest.mark.parametrize("what", SHOWN)
def test_a_redraw_is_few_and_short_messages(what: str) -> None:
    wire = to_roll(odds=what)
    wire.press("roll")
    assert len(wire.sent) <= 5
    assert wire.bytes <= 30_000
    wire.press("odds", what="reach" if what == "dig" else "dig")
    assert len(wire.sent) <= 5
    assert wire.bytes <= 30_000


def test_among_the_floes_there_are_none() -> None:
    wire = wired("de", seed=7)
    assert wire.player.setup["odds"] == []
    assert not wire.panel.get("odds")
    with pytest.raises(ValueError, match="floes"):
        wire.player.odds = "dig"
    with pytest.raises(ValueError, match="floes"):
        kn.play("de", odds="dig")
    assert [what for what, _ in to_roll().player.setup["odds"]] == ["", *SHOWN]


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="'reach', 'dig'"):
        kn.play("ja-3", odds="luck")
    player = kn.play("ja-3", odds="reach")
    with pytest.raises(ValueError, match="'luck'"):
        player.odds = "luck"
    player.odds = None
    assert player.odds is None


@pytest.mark.parametrize("theme", THEMES)
def test_the_picture_and_its_words_have_the_numbers_too(theme: str) -> None:
    state = rolled(pond("ja-2"), "any 2", open=["A2"])
    drawn = scene(state, heat=heat_of(odds(state), "fish"))
    picture = svg(drawn, theme=theme)
    assert ">100%</text>" in picture
    assert "Chance that the hole can be fished: 100% at" in picture
    assert "can be fished: 100%" in next(target.label for target in drawn.targets if target.id == "A2")


def ratio(one: str, other: str) -> float:
    """The contrast of two colours as WCAG has it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_can_be_read_on_their_plates_and_more_is_darker(theme: str) -> None:
    palette = {name: str(colour) for name, colour in THEMES[theme].items()}
    shades = [palette[f"heat_{step}"] for step in range(1, 6)]
    inks = [palette["ink"]] * 3 + [palette["white"]] * 2
    assert all(ratio(shade, ink) >= 4.5 for shade, ink in zip(shades, inks, strict=True))
    lights = list(map(luminance, shades))
    assert all(light > 1.3 * dark for light, dark in pairwise(lights))
