"""Open water: it fills the picture, its waves keep off dry places."""

from __future__ import annotations

import pytest

from kayanak_nb.drawing.scene import Path, Use
from kayanak_nb.drawing.sea import WAVE, sea


def waves(width: float, height: float, seed: int = 1, dry: tuple[tuple[float, float, float], ...] = ()) -> list[Use]:
    _, *rest = sea(width, height, seed=seed, dry=dry)
    return [shape for shape in rest if isinstance(shape, Use)]


def test_water_first() -> None:
    water, *rest = sea(700, 500, seed=1)
    assert isinstance(water, Path)
    assert water.d.startswith("M16 0H684q16 0 16 16V484")
    assert {shape.name for shape in rest if isinstance(shape, Use)} == {WAVE.name}


@pytest.mark.parametrize(("width", "height"), [(200, 150), (741, 566), (2000, 300)])
def test_waves_are_strewn_all_over_and_stay_inside(width: float, height: float) -> None:
    strewn = waves(width, height)
    assert all(17 < wave.x < width - 17 and 5 < wave.y < height for wave in strewn)
    for left in (0, width / 2):
        for top in (0, height / 2):
            assert any(left < wave.x < left + width / 2 and top < wave.y < top + height / 2 for wave in strewn)


def test_dry_places_stay_dry() -> None:
    dry = ((300.0, 200.0, 100.0), (50.0, 50.0, 40.0))
    kept = waves(600, 400, dry=dry)
    assert kept == [
        wave for wave in waves(600, 400) if all((wave.x - x) ** 2 + (wave.y - y) ** 2 >= r * r for x, y, r in dry)
    ]
    assert 0 < len(kept) < len(waves(600, 400))


def test_the_seed_alone_makes_the_difference() -> None:
    assert waves(600, 400, seed=5) == waves(600, 400, seed=5)
    assert waves(600, 400, seed=5) != waves(600, 400, seed=6)
