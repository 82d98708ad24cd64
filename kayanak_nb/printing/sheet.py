"""A sheet: pages that belong together, to be looked at in a notebook, saved, and printed."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from html import escape
from pathlib import Path

from kayanak_nb.filing import keep
from kayanak_nb.given import brief
from kayanak_nb.locale import text
from kayanak_nb.printing.page import Page
from kayanak_nb.printing.svg import page_svg
from kayanak_nb.wording import mistaken

__all__ = ["Sheet"]

_SHOWN = 340  # pixels that a page is wide in a notebook, or high if it lies on its side


@dataclass(frozen=True)
class Sheet:
    """Pages of A4 paper under one *title*, in *language*."""

    title: str
    pages: tuple[Page, ...]
    language: str = "en"

    @property
    def svg(self) -> str:
        """The first page as SVG; see :attr:`svgs` for all of them."""
        return self.svgs[0]

    @property
    def svgs(self) -> tuple[str, ...]:
        """Every page as an SVG document of its own."""
        return tuple(map(page_svg, self.pages))

    def save(self, path: str | Path) -> tuple[Path, ...]:
        """Write the sheet to the file *path*, and return the files written.

        A name that ends in ``.pdf`` gives one file with all pages. One that ends in ``.svg`` gives a file a page: where
        there are several, their numbers are put before the ending.

        :raises ValueError: if *path* ends otherwise, or what is needed for a PDF is missing; it says how to get it.
        :raises OSError: if a file cannot be written; what was there is then as it was.
        """
        kind = _kind(path)
        if kind == ".svg":
            return self._save_svgs(Path(path))
        # Not everybody prints, and this part of the package needs a library of its own.
        from kayanak_nb.printing.pdf import pages_pdf

        return (keep(path, pages_pdf(self.pages, title=self.title)),)

    def __repr__(self) -> str:
        return f"{self.title}\n{text('print-pages', self.language, count=len(self.pages))}"

    def _repr_html_(self) -> str:
        pages = "".join(map(_shown, self.pages, self.svgs))
        caption = escape(text("print-pages", self.language, count=len(self.pages)))
        return (
            f'<figure style="margin:0" lang="{self.language}"><div style="display:flex;flex-wrap:wrap;gap:1em">{pages}'
            f"</div><figcaption>{escape(self.title)} · {caption}</figcaption></figure>"
        )

    def _save_svgs(self, path: Path) -> tuple[Path, ...]:
        last = len(self.pages)
        paths = tuple(
            path if last == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(1, last + 1)
        )
        return tuple(keep(file, page + "\n") for file, page in zip(paths, self.svgs, strict=True))


def _kind(path: str | Path) -> str:
    kind = Path(path).suffix.lower() if isinstance(path, str | Path) else ""
    if kind not in (".svg", ".pdf"):
        raise mistaken("print-no-such-file", given=brief(str(path) if isinstance(path, Path) else path))
    return kind


def _shown(page: Page, svg: str) -> str:
    """Return *page* as a picture of its own: viewers of notebooks take inline SVG out."""
    source = b64encode(svg.encode()).decode()
    high = round(_SHOWN * page.height / page.width) if not page.landscape else _SHOWN
    wide = round(high * page.width / page.height)
    return (
        f'<img style="max-width:100%;height:auto;border:1px solid #888;background:#fff" width="{wide}" height="{high}" '
        f'alt="{escape(f"{page.title}{chr(10)}{page.description}")}" src="data:image/svg+xml;base64,{source}">'
    )
