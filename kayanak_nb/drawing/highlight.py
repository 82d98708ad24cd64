"""The manner of every highlight: a frame around what can be done now, dots where something happened last."""

from __future__ import annotations

from collections.abc import Iterator

from kayanak_nb.drawing.scene import Paint, Path, Shape

__all__ = ["DOTS", "FRAME", "dotted_line"]

FRAME: tuple[Paint, Paint] = (Paint(stroke="legal_edge", width=6.2), Paint(stroke="legal", width=4.2))
"""How a frame around a piece of ice is painted: its dark edge first, then the frame itself."""

DOTS: tuple[Paint, Paint] = (Paint(stroke="white", width=5), Paint(stroke="ink", width=3, dash=(0.1, 6.2)))
"""How an outline or a line of dots is painted: its light ground first, then the dots."""


def dotted_line(start: tuple[float, float], end: tuple[float, float]) -> Iterator[Shape]:
    """Yield a straight line of dots from *start* to *end*."""
    line = f"M0 0l{end[0] - start[0]:.1f} {end[1] - start[1]:.1f}"
    return (Path(line, paint, *start) for paint in DOTS)
