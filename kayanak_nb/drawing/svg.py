"""A scene as a picture of its own: SVG that needs no style sheet, no script and no other file."""

from __future__ import annotations

import re
from hashlib import blake2s
from html import escape

from kayanak_nb.drawing.adaptive import ADAPTIVE, schemes
from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Sprite, Text, Use
from kayanak_nb.drawing.theme import FONT, THEMES, Gradient, Palette, check_theme

__all__ = ["adaptive_svg", "svg"]

_EMPTY = Paint()

# Stands in ids until the picture, which their mark is made from, is complete. XML text cannot hold it.
_MARK = "\x01"

# What no XML text may hold, escaped or not.
_ILLEGAL = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def svg(scene: Scene, *, theme: str = "light") -> str:
    """Return *scene* as an SVG document, without an XML declaration so that it can stand inside HTML.

    It carries the scene's title and description. The same scene and theme give the same text; ids begin with a mark
    made from the content, so that several pictures can share a page.

    :raises ValueError: if there is no theme of that name (``"light"`` or ``"dark"``).
    """
    return _marked(f"{_head(scene)}{_body(scene, THEMES[check_theme(theme)])}</svg>")


def adaptive_svg(scene: Scene) -> str:
    """Return *scene* as by :func:`svg`, but light or dark as the page asks for that shows it as an image.

    Its colours are variables of a style sheet of its own, which programs other than browsers may not read.
    """
    body = _body(scene, ADAPTIVE)
    return _marked(f"{_head(scene)}{schemes(body)}{body}</svg>")


def _body(scene: Scene, palette: Palette) -> str:
    return _Writer(palette, {sprite.name: sprite for sprite in scene.sprites}).body(scene)


def _marked(picture: str) -> str:
    return picture.replace(_MARK, "k" + blake2s(picture.encode(), digest_size=4).hexdigest())


def _head(scene: Scene) -> str:
    width, height = _number(scene.width), _number(scene.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" lang="{_attribute(scene.language)}" aria-labelledby="{_MARK}-title" '
        f'aria-describedby="{_MARK}-desc" font-family="{_attribute(FONT)}" text-anchor="middle" '
        f'stroke-linecap="round" stroke-linejoin="round" style="max-width:100%;height:auto">'
        f'<title id="{_MARK}-title">{_content(scene.title)}</title>'
        f'<desc id="{_MARK}-desc">{_content(scene.description)}</desc>'
    )


class _Writer:
    """Writes shapes and remembers which sprites and gradients they ask for."""

    def __init__(self, palette: Palette, sprites: dict[str, Sprite]) -> None:
        self._palette = palette
        self._sprites = sprites
        self._used: dict[str, str] = {}
        self._gradients: dict[str, Gradient] = {}

    def body(self, scene: Scene) -> str:
        layers = "".join(f"<g>{''.join(map(self._shape, layer))}</g>" for layer in (scene.back, scene.front))
        gradients = "".join(_gradient(*item, scene.width, scene.height) for item in self._gradients.items())
        return f"<defs>{gradients}{''.join(self._used.values())}</defs>{layers}"

    def _shape(self, shape: Shape) -> str:
        if isinstance(shape, Use):
            return self._use(shape)
        paint = self._paint(shape.paint)
        if isinstance(shape, Circle):
            return f'<circle{_place(shape.x, shape.y)} r="{_number(shape.r)}"{paint}/>'
        if isinstance(shape, Path):
            return f'<path{_place(shape.x, shape.y)} d="{_attribute(shape.d)}"{paint}/>'
        return self._text(shape, paint)

    def _use(self, use: Use) -> str:
        if use.name not in self._used:
            shapes = "".join(map(self._shape, self._sprites[use.name].shapes))
            self._used[use.name] = f'<g id="{_MARK}-{_attribute(use.name)}">{shapes}</g>'
        scaled = f" scale({_number(use.scale, 3)})" if use.scale != 1 else ""
        paint = "" if use.paint is None else self._paint(use.paint)
        return f'<use href="#{_MARK}-{_attribute(use.name)}"{_place(use.x, use.y, scaled)}{paint}/>'

    def _text(self, text: Text, paint: str) -> str:
        weight = f' font-weight="{text.weight}"' if text.weight != 400 else ""
        return (
            f'<text x="{_number(text.x)}" y="{_number(text.y)}" font-size="{_number(text.size)}"{weight}{paint}>'
            f"{_content(text.text)}</text>"
        )

    def _paint(self, paint: Paint) -> str:
        if paint == _EMPTY:
            return ""
        return self._filled(paint) + self._stroked(paint)

    def _filled(self, paint: Paint) -> str:
        opacity = f' fill-opacity="{_number(paint.opacity, 2)}"' if paint.opacity != 1 else ""
        return f' fill="{self._colour(paint.fill)}"{opacity}' if paint.fill else ' fill="none"'

    def _stroked(self, paint: Paint) -> str:
        if not paint.stroke:
            return ""
        dash = f' stroke-dasharray="{" ".join(map(_number, paint.dash))}"' if paint.dash else ""
        opacity = f' stroke-opacity="{_number(paint.opacity, 2)}"' if paint.opacity != 1 else ""
        return f' stroke="{self._colour(paint.stroke)}" stroke-width="{_number(paint.width)}"{dash}{opacity}'

    def _colour(self, name: str) -> str:
        colour = self._palette[name]
        if isinstance(colour, str):
            return colour
        self._gradients[name] = colour
        return f"url(#{_MARK}-{_attribute(name)}-paint)"


def _gradient(name: str, gradient: Gradient, width: float, height: float) -> str:
    wide, high, far = (width, height, max(width, height)) if gradient.units == "picture" else (1.0, 1.0, 1.0)
    x0, y0 = _number(gradient.x0 * wide), _number(gradient.y0 * high)
    kind = f"{gradient.kind}Gradient"
    if gradient.kind == "linear":
        place = f'x1="{x0}" y1="{y0}" x2="{_number(gradient.x1 * wide)}" y2="{_number(gradient.y1 * high)}"'
    else:
        place = f'cx="{x0}" cy="{y0}" r="{_number(gradient.r * far)}"'
    stops = "".join(f'<stop offset="{_number(at, 3)}" stop-color="{colour}"/>' for at, colour in gradient.stops)
    return f'<{kind} id="{_MARK}-{_attribute(name)}-paint" gradientUnits="userSpaceOnUse" {place}>{stops}</{kind}>'


def _place(x: float, y: float, scaled: str = "") -> str:
    """Return a ``transform`` to (x, y), which also moves the origin that gradients are measured from."""
    moved = f"translate({_number(x)} {_number(y)})" if x or y else ""
    transform = (moved + scaled).strip()
    return f' transform="{transform}"' if transform else ""


def _number(value: float, digits: int = 1) -> str:
    return f"{round(value, digits) + 0.0:.{digits}f}".rstrip("0").rstrip(".")


def _attribute(value: str) -> str:
    return escape(_legal(value), quote=True)


def _content(value: str) -> str:
    return escape(_legal(value), quote=False)


def _legal(value: str) -> str:
    return _ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", value)
