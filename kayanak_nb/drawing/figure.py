"""A scene as HTML that survives where notebooks are only shown.

JupyterLab takes inline SVG out of a notebook that it does not trust yet, and so do the viewers of code hosts. A
picture with its source in a data URL stays.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape

from kayanak_nb.drawing.scene import Scene
from kayanak_nb.drawing.svg import adaptive_svg
from kayanak_nb.locale import text

__all__ = ["figure"]

# JupyterLab and VS Code say on the page which theme they show, and not what a picture asks for: its colour scheme.
# Elsewhere, and where style sheets are taken out, it is that of the reader's system.
_SCHEMES = (
    '<style>[data-jp-theme-light="true"] .kayanak-figure,.vscode-light .kayanak-figure{color-scheme:light}'
    '[data-jp-theme-light="false"] .kayanak-figure,.vscode-dark .kayanak-figure{color-scheme:dark}</style>'
)


def figure(scene: Scene, words: str, *, summary: str = "") -> str:
    """Return *scene* as an HTML figure, with *words*, a text picture of the same thing, to unfold below it.

    Without *words*, what the picture shows must stand beside it. *summary* is what there is to press to unfold them,
    by default that the board is told in words.
    """
    source = b64encode(adaptive_svg(scene).encode()).decode()
    language = scene.language
    described = escape(f"{scene.title}\n{scene.description}")
    caption = (
        f"<figcaption><details><summary>{escape(summary or text('player-words', language))}</summary>"
        f"<pre>{escape(words)}</pre></details></figcaption>"
    )
    return (
        f'<figure class="kayanak-figure" style="margin:0" lang="{language}">{_SCHEMES}'
        f'<img style="max-width:100%;height:auto" width="{scene.width:g}" height="{scene.height:g}" '
        f'alt="{described}" src="data:image/svg+xml;base64,{source}">'
        f"{caption if words else ''}</figure>"
    )
