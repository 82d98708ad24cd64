"""What the colours of the themes become on paper: line art in a few greys, which any printer can do and little ink.

None is not printed at all: paper is white, water too.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kayanak_nb.drawing.theme import THEMES

__all__ = ["INK", "ink"]

_BLACK, _DARK, _MIDDLE, _PALE, _FAINT, _WHITE = "#000000", "#333333", "#777777", "#BBBBBB", "#E6E6E6", "#FFFFFF"

INK: Mapping[str, str | None] = MappingProxyType(
    {
        # Own to paper: the lines of a table and the names in holes, which a pencil must be able to cover.
        "grid": _PALE,
        "faint": _MIDDLE,
        # water and light, which paper does without
        "sea": None,
        "wave": None,
        "foam": None,
        "deep": None,
        "drift": None,
        "ice_side": None,
        "pack_side": None,
        "page": _WHITE,
        # charts
        "chart_ink": _BLACK,
        "chart_grid": _PALE,
        "chart_cell": _WHITE,
        # ice
        "ice": _WHITE,
        "ice_rim": _DARK,
        "melt": _FAINT,
        "melt_side": _PALE,
        "melt_edge": _DARK,
        "floe": _WHITE,
        "floe_number": _DARK,
        "crack": _PALE,
        "snow": _WHITE,
        "snow_home": _WHITE,
        "pack": _WHITE,
        "pack_rim": _MIDDLE,
        "pack_label": _DARK,
        "igloo": _WHITE,
        "igloo_joint": _MIDDLE,
        "label": _BLACK,
        # holes
        "dent": _WHITE,
        "dent_edge": _MIDDLE,
        "hole_rim": _DARK,
        "hole": _MIDDLE,
        "open": _MIDDLE,
        "open_text": _WHITE,
        "crystal": _DARK,
        "drop": _MIDDLE,
        "shadow": _PALE,
        "shadow_text": _DARK,
        # pieces: told apart by their signs
        "player_0": _MIDDLE,
        "player_1": _MIDDLE,
        "player_2": _MIDDLE,
        "player_3": _MIDDLE,
        "player_0_dark": _DARK,
        "player_1_dark": _DARK,
        "player_2_dark": _DARK,
        "player_3_dark": _DARK,
        "legal": _MIDDLE,
        "legal_edge": _BLACK,
        "fish": _WHITE,
        "fish_fin": _WHITE,
        "ink": _BLACK,
        "white": _WHITE,
        "skin": _WHITE,
        "fur": _WHITE,
        "wood": _DARK,
        "boot": _DARK,
        "magnet": _DARK,
        "bear": _WHITE,
        "bear_shade": _PALE,
    }
)
"""The ink for each name of a colour in the themes."""


def ink(name: str | None) -> str | None:
    """Return the colour that *name* is printed in, None if it is not printed; what has no ink of its own, in its grey.

    :raises KeyError: if no theme has a colour of that name.

    >>> ink("sea"), ink("label")
    (None, '#000000')
    """
    if name is None or name in INK:
        return INK[name] if name else None
    colour = THEMES["light"][name]
    return _grey(colour if isinstance(colour, str) else colour.stops[0][1])


def _grey(colour: str) -> str:
    """Return the grey that is as bright as *colour* (Rec. 709 weights)."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + 3 * f"{round(0.2126 * red + 0.7152 * green + 0.0722 * blue):02X}"
