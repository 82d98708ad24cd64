"""A page as SVG: one drawing that is as large as the paper."""

from __future__ import annotations

from hashlib import blake2s
from html import escape

from kayanak_nb.drawing.scene import Circle, Paint, Text
from kayanak_nb.printing.ink import ink
from kayanak_nb.printing.page import Inset, Mark, Page, Placed, Words

__all__ = ["page_svg"]

# Fonts as wide as Helvetica, which the lines are measured by, and some that know Japanese.
_FONT = (
    "Helvetica, Arial, 'Liberation Sans', 'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', Meiryo, "
    "sans-serif"
)
_BOLD = 600


def page_svg(page: Page) -> str:
    """Return *page* as an SVG document of its true size, without an XML declaration so that it can stand in HTML."""
    body = "".join(map(_mark, page.marks))
    key = "p" + blake2s(f"{page.title}{body}".encode(), digest_size=4).hexdigest()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {page.width:g} {page.height:g}" '
        f'width="{page.width:g}mm" height="{page.height:g}mm" role="img" lang="{page.language}" '
        f'aria-labelledby="{key}-title" aria-describedby="{key}-desc" font-family="{escape(_FONT)}" '
        f'stroke-linecap="round" stroke-linejoin="round">'
        f'<title id="{key}-title">{escape(page.title, quote=False)}</title>'
        f'<desc id="{key}-desc">{escape(page.description, quote=False)}</desc>'
        f'<path fill="#fff" d="M0 0H{page.width:g}V{page.height:g}H0z"/>{body}</svg>'
    )


def _mark(mark: Mark) -> str:
    if isinstance(mark, Words):
        return _text(mark.x, mark.y, mark.text, mark.size, mark.anchor, mark.bold, f' fill="{ink(mark.colour)}"')
    if isinstance(mark, Inset):
        return _inset(mark)
    paint = _paint(mark.shape.paint)
    return f"<g{_transform(mark)}>{_shape(mark, paint)}</g>" if paint else ""


def _inset(mark: Inset) -> str:
    place = f"{mark.x:.6g} {mark.y:.6g} {mark.width:.6g} {mark.height:.6g}"
    x, y, width, height = place.split()
    body = "".join(map(_mark, mark.marks))
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{place}" overflow="hidden">{body}</svg>'


def _shape(mark: Placed, paint: str) -> str:
    shape = mark.shape
    if isinstance(shape, Circle):
        return f'<circle cx="{shape.x:.6g}" cy="{shape.y:.6g}" r="{shape.r:.6g}"{paint}/>'
    if isinstance(shape, Text):
        return _text(shape.x, shape.y, shape.text, shape.size, "middle", shape.weight >= _BOLD, paint)
    moved = f' transform="translate({shape.x:.6g} {shape.y:.6g})"' if shape.x or shape.y else ""
    return f'<path{moved} d="{escape(shape.d)}"{paint}/>'


def _text(x: float, y: float, words: str, size: float, anchor: str, bold: bool, paint: str) -> str:
    weight = ' font-weight="700"' if bold else ""
    aligned = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:.6g}" y="{y:.6g}" font-size="{size:.4g}"{weight}{aligned}{paint}>'
        f"{escape(words, quote=False)}</text>"
    )


def _transform(mark: Placed) -> str:
    moved = f"translate({mark.x:.6g} {mark.y:.6g})" if mark.x or mark.y else ""
    scaled = f" scale({mark.scale:.6g})" if mark.scale != 1 else ""
    return f' transform="{(moved + scaled).strip()}"' if moved or scaled else ""


def _paint(paint: Paint) -> str:
    """Return how a shape is painted, "" if nothing of it is printed."""
    fill, stroke = ink(paint.fill), ink(paint.stroke)
    if fill is None and stroke is None:
        return ""
    opacity = f' opacity="{paint.opacity:g}"' if paint.opacity != 1 else ""
    return f' fill="{fill or "none"}"{_stroke(paint, stroke)}{opacity}'


def _stroke(paint: Paint, stroke: str | None) -> str:
    if stroke is None:
        return ""
    dash = f' stroke-dasharray="{" ".join(f"{length:g}" for length in paint.dash)}"' if paint.dash else ""
    return f' stroke="{stroke}" stroke-width="{paint.width:g}"{dash}'
