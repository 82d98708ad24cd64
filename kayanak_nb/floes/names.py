"""What places, directions and figures among the floes are called in each language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kayanak_nb.locale import text
from kayanak_nb.names import joined, player_name

__all__ = [
    "ARROWS",
    "LIGHT_SIGNS",
    "direction_name",
    "figure_name",
    "from_place",
    "on_place",
    "place_name",
    "short_name",
    "to_place",
    "together",
]

ARROWS: Mapping[str, str] = {"E": "→", "NE": "↗", "NW": "↖", "W": "←", "SW": "↙", "SE": "↘"}
"""Each direction as an arrow."""

LIGHT_SIGNS: tuple[str, ...] = ("○", "△", "□", "◇")
"""The shape of each player's figures that carry no fish; filled, the shape carries one."""

Place = int | str


def place_name(place: Place, language: str = "en") -> str:
    """Return what *place* is called: a floe number, ``"far"`` or ``"home"``.

    >>> place_name(5), place_name("far", "fr")
    ('floe 5', 'rive opposée')
    """
    return text(f"floes-place-{_spot(place)}", language, floe=place)


def short_name(place: Place, language: str = "en") -> str:
    """Return *place* where it is clear that numbers are those of floes.

    >>> short_name(5), short_name("far")
    ('5', 'far shore')
    """
    return place_name(place, language) if isinstance(place, str) else str(place)


def from_place(place: Place, language: str = "en") -> str:
    """Return *place* as where something comes from."""
    return text(f"floes-from-{_spot(place)}", language, floe=place)


def to_place(place: Place, language: str = "en") -> str:
    """Return *place* as where something goes to."""
    return text(f"floes-to-{_spot(place)}", language, floe=place)


def on_place(place: Place, language: str = "en") -> str:
    """Return *place*, or ``"done"``, as where a figure is."""
    return text(f"floes-on-{_spot(place)}", language, floe=place)


def direction_name(direction: str, language: str = "en") -> str:
    """Return the direction E, NE, NW, W, SW or SE in words.

    >>> direction_name("NE"), direction_name("W", "de")
    ('northeast', 'nach Westen')
    """
    return text(f"direction-{direction.lower()}", language)


def figure_name(
    player: int, figure: int, carries: bool, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """Return whose figure it is, its number, and whether it *carries* a fish.

    >>> figure_name(0, 2, True)
    'Red 2 with a fish'
    """
    key = "floes-figure-fish" if carries else "floes-figure"
    return text(key, language, player=player_name(player, language, names), figure=figure)


def together(numbers: Iterable[int], language: str = "en") -> str:
    """Return the *numbers* of some floes (at least one) as an enumeration."""
    return joined([str(number) for number in numbers], language)


def _spot(place: Place) -> str:
    return place if isinstance(place, str) else "floe"
