"""Reads what a PDF of ours draws, by the operators of the PDF language alone: where its ink is, and its words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fpdf.fonts import CORE_FONTS_CHARWIDTHS
from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

__all__ = ["A4", "MARGIN", "Drawn", "drawn", "read", "words"]

A4 = (595.28, 841.89)
"""The sides of A4 paper in points."""

MARGIN = 12 / 25.4 * 72
"""What must stay empty all around, in points."""

Matrix = tuple[float, float, float, float, float, float]
_CORE = {"/Helvetica": "helvetica", "/Helvetica-Bold": "helveticaB"}
_AS_IT_IS: Matrix = (1, 0, 0, 1, 0, 0)


class Drawn(NamedTuple):
    """A point of an outline, or where a text begins or ends, in points from the lower left corner."""

    x: float
    y: float
    clipped: bool


def read(path: Path) -> list[PageObject]:
    """Return the pages of a PDF."""
    return list(PdfReader(path).pages)


def drawn(page: PageObject) -> Iterator[Drawn]:
    """Yield all points that a page draws through or around, those of curves too: its ink is in their midst.

    Of a text these are where its line begins and where it ends, by the widths that its font has in the file.
    """
    matrix, kept, clipped, clips = _AS_IT_IS, list[tuple[Matrix, bool]](), False, False
    rectangles: list[tuple[float, float]] = []
    begun: list[float] = []
    font, size, at = "", 0.0, (0.0, 0.0)
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        numbers = [float(operand) for operand in operands if isinstance(operand, int | float)]
        match operator:
            case b"q":
                kept.append((matrix, clipped))
            case b"Q":
                matrix, clipped = kept.pop()
            case b"cm":
                matrix = _after(tuple(numbers), matrix)
            case b"W" | b"W*":
                clips = True
            case b"n":
                clipped, clips = clipped or clips, False
                rectangles = []
            case b"m":
                # No ink where the pen is lifted again at once.
                begun = numbers
            case b"Tf":
                font, size = str(operands[0]), float(operands[1])
            case b"Tj":
                yield Drawn(*_at((at[0] + _text_width(page, font, operands[0]) * size / 1000, at[1]), matrix), clipped)
            case b"l" | b"c" | b"v" | b"y" | b"Td":
                numbers, begun = begun + numbers, []
                pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
                at = pairs[-1]
                yield from (Drawn(*_at(pair, matrix), clipped) for pair in pairs)
            case b"re":
                x, y, wide, high = numbers
                rectangles = [(x, y), (x + wide, y + high)]
            case b"S" | b"s" | b"f" | b"f*" | b"B" | b"b" | b"B*" | b"b*":
                yield from (Drawn(*_at(corner, matrix), clipped) for corner in rectangles)
                rectangles = []


def words(page: PageObject) -> list[str]:
    """Return the texts on a page, those in Helvetica, each as it was written."""
    operations = ContentStream(page.get_contents(), page.pdf).operations
    return [str(operands[0]) for operands, operator in operations if operator == b"Tj"]


def _text_width(page: PageObject, name: str, shown: Any) -> float:
    """Return how wide a text is in thousandths of its size."""
    resources: Any = page["/Resources"]
    font = resources["/Font"][name].get_object()
    raw = shown.original_bytes
    if font["/Subtype"] == "/Type0":
        signs = font["/DescendantFonts"][0].get_object()
        wide, usual = _listed(signs["/W"]), float(signs["/DW"])
        return sum(wide.get(int.from_bytes(raw[place : place + 2], "big"), usual) for place in range(0, len(raw), 2))
    # The fonts that every reader of PDF has are in no file; fpdf2 has the table of Adobe's.
    widths = CORE_FONTS_CHARWIDTHS[_CORE[font["/BaseFont"]]]
    return float(sum(widths[chr(sign)] for sign in raw))


def _listed(given: Any) -> dict[int, float]:
    """Return the widths by number of the sign: "first [width …]" or "first last width", one after the other."""
    widths: dict[int, float] = {}
    rest = [entry.get_object() for entry in given]
    while rest:
        first, second, *rest = rest
        if isinstance(second, list):
            widths |= {int(first) + place: float(width) for place, width in enumerate(second)}
        else:
            width, *rest = rest
            widths |= dict.fromkeys(range(int(first), int(second) + 1), float(width))
    return widths


def _after(first: Any, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (
        *(a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j),
        *(e * g + f * i + k, e * h + f * j + m),
    )


def _at(point: tuple[float, float], matrix: Matrix) -> tuple[float, float]:
    (x, y), (a, b, c, d, e, f) = point, matrix
    return a * x + c * y + e, b * x + d * y + f
