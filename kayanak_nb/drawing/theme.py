"""Colours by name, once for a light page and once for a dark one.

Shapes name what they are painted with (``"ice"``, ``"legal"``); a renderer looks the name up here. The dark theme
darkens sea and page, the ice keeps its contrast. Players, legal moves and fish have the same colours in both, those
that Okabe and Ito chose so that people with any kind of colour vision tell them apart (*Color Universal Design*, 2008).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake

__all__ = ["FONT", "THEMES", "Gradient", "Palette", "check_theme"]

FONT = (
    "Inter, 'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, "
    "'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif"
)


@dataclass(frozen=True, slots=True)
class Gradient:
    """A colour that changes from one place to another.

    *kind* is ``"linear"`` from (x0, y0) to (x1, y1), or ``"radial"`` around (x0, y0) out to the distance *r*. With
    *units* ``"shape"`` these are scene units from the shape's own origin; with ``"picture"`` they are fractions of
    the picture's width and height, *r* of the longer of the two. *stops* are (place from 0 to 1, colour).
    """

    kind: Literal["linear", "radial"]
    units: Literal["shape", "picture"]
    x0: float
    y0: float
    x1: float
    y1: float
    r: float
    stops: tuple[tuple[float, str], ...]


Palette: TypeAlias = Mapping[str, str | Gradient]


def check_theme(theme: str) -> str:
    """Return *theme* if there is a palette of that name.

    :raises ValueError: for any other value, with the ones there are.
    """
    if theme not in THEMES:
        raise Mistake(f"There is no theme {brief(theme)}. Choose one of {', '.join(map(repr, THEMES))}.")
    return theme


def _down(top: float, bottom: float, *colours: str) -> Gradient:
    return Gradient("linear", "shape", 0, top, 0, bottom, 0, _evenly(colours))


def _around(x: float, y: float, r: float, *colours: str) -> Gradient:
    return Gradient("radial", "shape", x, y, x, y, r, _evenly(colours))


def _sea(*colours: str) -> Gradient:
    return Gradient("radial", "picture", 0.35, 0.2, 0.35, 0.2, 0.95, _evenly(colours))


def _evenly(colours: tuple[str, ...]) -> tuple[tuple[float, str], ...]:
    last = len(colours) - 1
    return tuple((round(place / last, 3), colour) for place, colour in enumerate(colours))


_SAME: dict[str, str | Gradient] = {
    # pieces and marks
    "player_0": "#D55E00",
    "player_1": "#0072B2",
    "player_2": "#009E73",
    "player_3": "#CC79A7",
    "player_0_dark": "#8F3D00",
    "player_1_dark": "#004B78",
    "player_2_dark": "#00674B",
    "player_3_dark": "#8E4470",
    "legal": "#E69F00",
    "legal_edge": "#5A3600",
    "fish": "#F0E442",
    "fish_fin": "#FFFFFF",
    "ink": "#12384F",
    "white": "#FFFFFF",
    "skin": "#EBC29B",
    "fur": "#FBF4E8",
    "wood": "#7A4E24",
    "boot": "#4A3524",
    "magnet": "#D0342C",
    # water seen through the ice
    "open": _around(0, 4, 20, "#165F89", "#0F446A", "#0A2B44"),
    "open_text": "#FFFFFF",
    "crystal": "#1668A3",
    "drop": _down(-13, 12, "#3A96CE", "#0072B2"),
    "melt_edge": "#125781",
    "hole": _around(0, 10, 95, "#17628C", "#10486F", "#0A2B44"),
    # floes that are being drawn: pale, for a dark number to stand on them
    "patch_0": "#BFE0F5",
    "patch_1": "#FBDFA6",
    "patch_2": "#B4E2CC",
    "patch_3": "#F4CDE2",
    "patch_4": "#F6F0A0",
    "patch_5": "#F7C3A2",
    "patch_6": "#E6EDF2",
    "heat_1": "#EEE8F8",
    "heat_2": "#D5C7EF",
    "heat_3": "#B9A2E2",
    "heat_4": "#7B55B4",
    "heat_5": "#48277F",
    "bear": "#FFFDF5",
    "bear_shade": "#DDD3BF",
}

_LIGHT: dict[str, str | Gradient] = _SAME | {
    "page": "#FFFFFF",
    "chart_ink": "#12384F",
    "chart_grid": "#C3D9E6",
    "chart_cell": "#E6EEF4",
    "sea": _sea("#2F86B2", "#1E648D", "#134463"),
    "wave": "#FFFFFF",
    "foam": "#BFE6F7",
    "label": "#F2FAFF",
    "ice": _down(-90, 90, "#FFFFFF", "#F4F9FC", "#DFECF4"),
    "ice_rim": "#FFFFFF",
    "ice_side": _down(-90, 90, "#A9CBDD", "#79A8C2"),
    "deep": "#0B3350",
    "hole_rim": "#8FB4C9",
    "melt_side": "#3E86AB",
    "dent": _around(0, 3, 19, "#E3EEF5", "#D3E1EA", "#B9CEDB"),
    "dent_edge": "#6A8A9F",
    "melt": _down(-90, 90, "#C9E9F6", "#8ECBE6"),
    "floe": _down(-34, 34, "#FFFFFF", "#F4F9FC", "#DCEAF3"),
    "floe_number": "#3F637A",
    "crack": "#C3D9E6",
    "snow": _down(-112, 0, "#FFFFFF", "#F3F8FB", "#DDEBF4"),
    "snow_home": _down(0, 134, "#FFFFFF", "#F1F7FA", "#D9E8F1"),
    "drift": "#C9DEEA",
    "pack": "#A7CBDD",
    "pack_rim": "#CFE6F1",
    "pack_side": "#5F93B0",
    "pack_label": "#1F4A63",
    "igloo": "#FBFDFE",
    "igloo_joint": "#9DBED1",
    "shadow": "#6F98AF",
    "shadow_text": "#34617B",
}

_DARK: dict[str, str | Gradient] = _SAME | {
    "page": "#111418",
    "chart_ink": "#DCEBF5",
    "chart_grid": "#3C4F5E",
    "chart_cell": "#22303B",
    "sea": _sea("#16415C", "#0E2B40", "#081926"),
    "wave": "#8FC4E0",
    "foam": "#5FA5C9",
    "label": "#DCEBF5",
    "ice": _down(-90, 90, "#F3F8FB", "#E7F0F5", "#D0DFE9"),
    "ice_rim": "#F8FBFD",
    "ice_side": _down(-90, 90, "#7FA6BB", "#4F7C95"),
    "deep": "#030D15",
    "hole_rim": "#6C93A9",
    "melt_side": "#1D4F6C",
    "dent": _around(0, 3, 19, "#D5E2EA", "#C4D5E0", "#A9C0CE"),
    "dent_edge": "#617F92",
    "melt": _down(-90, 90, "#AFD9EA", "#74B4D2"),
    "floe": _down(-34, 34, "#F3F8FB", "#E7F0F5", "#CDDDE7"),
    "floe_number": "#36586E",
    "crack": "#AEC6D5",
    "snow": _down(-112, 0, "#E9F1F6", "#DFEAF1", "#C6D8E3"),
    "snow_home": _down(0, 134, "#E9F1F6", "#DDE9F0", "#C2D5E1"),
    "drift": "#AFC8D7",
    "pack": "#5E8AA3",
    "pack_rim": "#7FA8BE",
    "pack_side": "#2F566E",
    "pack_label": "#061B29",
    "igloo": "#EEF4F8",
    "igloo_joint": "#86A7BB",
    "shadow": "#648DA4",
    "shadow_text": "#2E586F",
}

THEMES: Mapping[str, Palette] = MappingProxyType({"light": MappingProxyType(_LIGHT), "dark": MappingProxyType(_DARK)})
