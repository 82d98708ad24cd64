"""One picture for a light page and for a dark one: where the themes differ, its colours are variables.

Shown as an image, SVG asks for the colour scheme of the element that shows it (CSS Color Adjustment Module Level 1,
on embedded documents), so the page decides, and the picture needs to be there only once.
"""

from __future__ import annotations

import re
from dataclasses import replace
from types import MappingProxyType

from kayanak_nb.drawing.theme import THEMES, Gradient, Palette

__all__ = ["ADAPTIVE", "schemes"]

_LIGHT, _DARK = THEMES["light"], THEMES["dark"]
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def _flat(palette: Palette) -> dict[str, str]:
    """Return every single colour of *palette*, those of a gradient under its name and their number."""
    colours: dict[str, str] = {}
    for name, colour in palette.items():
        stops = [(0.0, colour)] if isinstance(colour, str) else colour.stops
        colours |= {_variable(name, number): stop for number, (_, stop) in enumerate(stops)}
    return colours


def _variable(name: str, number: int = 0) -> str:
    return f"{name.replace('_', '-')}-{number}"


def _either(name: str, number: int = 0) -> str:
    """Return what paints with that colour in both themes: the colour itself if they agree."""
    variable = _variable(name, number)
    same = _SHINE[variable] == _GLOOM[variable]
    return _SHINE[variable] if same else f"var(--{variable})"


def _adapted(name: str, colour: str | Gradient) -> str | Gradient:
    if isinstance(colour, str):
        return _either(name)
    return replace(colour, stops=tuple((at, _either(name, number)) for number, (at, _) in enumerate(colour.stops)))


_SHINE, _GLOOM = _flat(_LIGHT), _flat(_DARK)

ADAPTIVE: Palette = MappingProxyType({name: _adapted(name, colour) for name, colour in _LIGHT.items()})
"""The palette of both themes at once."""


def schemes(picture: str) -> str:
    """Return the style sheet that gives the variables of *picture*, an SVG text, their colours; nothing without any.

    >>> schemes('<path fill="var(--page-0)"/>')
    '<style>:root{--page-0:#FFFFFF}@media(prefers-color-scheme:dark){:root{--page-0:#111418}}</style>'
    """
    # A text in the picture may look like a variable and be none.
    used = sorted(_SHINE.keys() & set(_VARIABLE.findall(picture)))
    if not used:
        return ""
    light, dark = (";".join(f"--{name}:{colours[name]}" for name in used) for colours in (_SHINE, _GLOOM))
    return f"<style>:root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}</style>"
