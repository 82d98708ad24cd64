"""The symbols of the dice, as outlines around their own middle, some 30 units wide."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kayanak_nb.drawing.scene import Circle, Paint, Path

__all__ = ["SYMBOL_SHAPES"]

_SOLID, _WHITE = Paint(fill="ink"), Paint(fill="white")


def _line(width: float) -> Paint:
    return Paint(stroke="ink", width=width)


_SOLE = "c5-.5 7.5 3 7 9-.3 5-2 7-4.8 7.2-3.2.2-5-1.4-6-5.2-1.4-5.2 0-10.2 3.8-11z"
_HEEL = "c2.8 0 5 .2 6.2.3.5 3.8-.6 6-3.2 6.2-2.6.1-3.6-2.4-3-6.5z"

SYMBOL_SHAPES: Mapping[str, tuple[Circle | Path, ...]] = MappingProxyType(
    {
        "walk": (Path(f"M-9.5-15{_SOLE}M-12 3.2{_HEEL}M6.5-9{_SOLE}M4 9.2{_HEEL}", _SOLID),),
        "dig": (
            Path("M-12 13L6.5-6.5", _line(3.6)),
            Path("M-8-11.5q16-1.5 19 19.5q-7.5-13-19-19.5z", _SOLID),
        ),
        "fish": (
            Path("M-15 0C-9-9 2-9.5 8.5-1.8L15.5-8q-2.4 8 0 16L8.5 1.8C2 9.5-9 9-15 0z", _SOLID),
            Circle(-7.5, -2, 1.7, _WHITE),
        ),
        "any": (
            Path("M-7-6.5a7 7 0 1 1 10 6.3q-3 1.6-3 5.7", _line(4.2)),
            Circle(0, 12, 2.6, _SOLID),
        ),
        "drop": (Path("M0-15q10 11 10 18.5a10 10 0 0 1-20 0q0-7.5 10-18.5z", _SOLID),),
        "crystal": (
            Path("M0-14V14M-12.1-7L12.1 7M-12.1 7L12.1-7", _line(2.8)),
            Path(
                "M-4-12L0-8.5L4-12M-4 12L0 8.5L4 12"
                "M-12.5-2.4L-7.4-4.3L-8.4-9.5M12.5 2.4L7.4 4.3L8.4 9.5"
                "M-12.5 2.4L-7.4 4.3L-8.4 9.5M12.5-2.4L7.4-4.3L8.4-9.5",
                _line(2),
            ),
        ),
        "bear": (
            Path("M0-2q11 2 11.5 11q-1.5 5-11.5 3.5q-10 1.5-11.5-3.5q.5-9 11.5-11z", _SOLID),
            Circle(-12, -2.5, 3.6, _SOLID),
            Circle(-4.7, -9.5, 3.8, _SOLID),
            Circle(4.7, -9.5, 3.8, _SOLID),
            Circle(12, -2.5, 3.6, _SOLID),
        ),
    }
)
"""What is drawn for a symbol; one that is not here is written."""
