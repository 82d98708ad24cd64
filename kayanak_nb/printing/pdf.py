"""Pages as PDF, drawn with fpdf2; only what is printed loads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from kayanak_nb.drawing.scene import Circle, Paint, Text
from kayanak_nb.printing.fonts import find_fonts
from kayanak_nb.printing.ink import ink
from kayanak_nb.printing.page import Inset, Mark, Page, Placed, Words
from kayanak_nb.wording import mistaken

if TYPE_CHECKING:
    from fpdf import FPDF

__all__ = ["INSTALL", "pages_pdf"]

INSTALL = 'python -m pip install "fpdf2>=2.8.3,<3"'
"""What gets the library that PDF needs."""

_POINT = 25.4 / 72
_BOLD = 600
_PLAIN, _ENCODING = "helvetica", "cp1252"
_NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
# Narrow no-break spaces, as French sets them, are in no font of PDF's own.
_SPACES = str.maketrans({"\u202f": "\u00a0", "\u2009": "\u00a0"})


def pages_pdf(pages: Sequence[Page], *, title: str) -> bytes:
    """Return *pages* as the content of one PDF file: A4, each page upright or on its side as it is.

    The same pages give the same file.

    :raises ValueError: if fpdf2 is missing, or a font for signs that no PDF reader brings along.
    """
    pdf = _document(title, pages[0].language)
    pen = _Pen(pdf)
    for page in pages:
        pdf.add_page(orientation="L" if page.landscape else "P")
        for mark in page.marks:
            pen.draw(mark)
    return bytes(pdf.output())


def _document(title: str, language: str) -> FPDF:
    try:
        from fpdf import FPDF
    except ImportError as missing:
        raise mistaken("print-no-library", command=INSTALL) from missing
    pdf = FPDF(unit="mm", format="A4")
    pdf.set_auto_page_break(False)
    # That of the fonts' own tables, with the quotation marks and dashes that Latin 1 lacks.
    pdf.core_fonts_encoding = _ENCODING
    pdf.set_title(title)
    pdf.set_lang(language)
    pdf.set_creator("kayanak_nb")
    # Not the present: the same pages are to give the same file.
    pdf.set_creation_date(_NO_DATE)
    return pdf


class _Pen:
    """Draws marks on the present page of a PDF, and remembers the fonts it has loaded."""

    def __init__(self, pdf: FPDF) -> None:
        self._pdf = pdf
        self._fonts = iter(find_fonts())
        self._loaded: list[tuple[str, Any]] = []

    def draw(self, mark: Mark) -> None:
        """Draw *mark*."""
        if isinstance(mark, Inset):
            with self._pdf.rect_clip(mark.x, mark.y, mark.width, mark.height):
                for one in mark.marks:
                    self.draw(one)
            return
        if isinstance(mark, Words):
            self._write(mark.x, mark.y, mark.text, mark.size, mark.anchor, mark.bold, ink(mark.colour))
        elif isinstance(mark.shape, Text):
            shape, scale = mark.shape, mark.scale
            x, y = mark.x + shape.x * scale, mark.y + shape.y * scale
            bold = shape.weight >= _BOLD
            self._write(x, y, shape.text, shape.size * scale, "middle", bold, ink(shape.paint.fill))
        else:
            self._trace(mark)

    def _trace(self, mark: Placed) -> None:
        from fpdf.drawing import PaintedPath
        from fpdf.drawing_primitives import Transform
        from fpdf.svg import svg_path_converter

        shape = mark.shape
        fill, stroke = ink(shape.paint.fill), ink(shape.paint.stroke)
        if isinstance(shape, Text) or (fill is None and stroke is None):
            return
        path = PaintedPath()
        if isinstance(shape, Circle):
            path.circle(shape.x, shape.y, shape.r)
            path.transform = Transform.scaling(mark.scale).translate(mark.x, mark.y)
        else:
            svg_path_converter(path, shape.d)
            moved = Transform.translation(shape.x, shape.y)
            path.transform = moved.scale(mark.scale).translate(mark.x, mark.y)
        _dress(path, shape.paint, fill, stroke)
        with self._pdf.drawing_context() as context:
            context.add_item(path)

    def _write(self, x: float, y: float, words: str, size: float, anchor: str, bold: bool, colour: str | None) -> None:
        if colour is None:
            return
        runs = list(self._runs(words.translate(_SPACES)))
        self._pdf.set_text_color(colour)
        wide = 0.0
        for font, run in runs:
            self._choose(font, size, bold)
            wide += self._pdf.get_string_width(run)
        x -= {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        for font, run in runs:
            self._choose(font, size, bold)
            self._pdf.text(x, y, run)
            x += self._pdf.get_string_width(run)

    def _choose(self, font: str, size: float, bold: bool) -> None:
        # A font found on the machine is there in one weight; loading another takes its time.
        self._pdf.set_font(font, "B" if bold and font == _PLAIN else "", size / _POINT)

    def _runs(self, words: str) -> Iterator[tuple[str, str]]:
        """Yield *words* in pieces, each with the font that has all of it."""
        signs = [pair for sign in words for pair in self._sign(sign)]
        for font, run in groupby(signs, key=lambda pair: pair[0]):
            yield font, "".join(sign for _, sign in run)

    def _sign(self, sign: str) -> Iterable[tuple[str, str]]:
        """Return *sign* with its font; in other words where no font has it, such as 2/3 for one sign."""
        if _is_plain(sign):
            return [(_PLAIN, sign)]
        for font, known in self._wide():
            if ord(sign) in known:
                return [(font, sign)]
        simple = normalize("NFKD", sign).replace("\u2044", "/")
        if all(map(_is_plain, simple)):
            return [(_PLAIN, part) for part in simple]
        raise mistaken("print-no-font", sign=sign)

    def _wide(self) -> Iterator[tuple[str, Any]]:
        """Yield the fonts found, each with the signs it has; they are loaded only when they are needed."""
        yield from self._loaded
        for path in self._fonts:
            name = f"wide{len(self._loaded)}"
            try:
                self._pdf.add_font(name, "", str(path))
            except Exception:  # a broken or unusual font is as good as none
                continue
            font: Any = self._pdf.fonts[name]
            self._loaded.append((name, font.cmap))
            yield self._loaded[-1]


def _is_plain(sign: str) -> bool:
    try:
        sign.encode(_ENCODING)
    except UnicodeEncodeError:
        return False
    return True


def _dress(path: Any, paint: Paint, fill: str | None, stroke: str | None) -> None:
    style = path.style
    style.fill_color, style.stroke_color = fill, stroke
    style.auto_close = False
    style.stroke_cap_style, style.stroke_join_style = "round", "round"
    if stroke is not None:
        style.stroke_width = paint.width
        style.stroke_dash_pattern = list(paint.dash) or None
    if paint.opacity != 1:
        style.fill_opacity = style.stroke_opacity = paint.opacity
