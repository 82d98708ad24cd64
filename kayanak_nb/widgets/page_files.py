"""The files a widget's page consists of, joined into one module and one style sheet."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

__all__ = ["script", "style"]


@cache
def script(*names: str, render: str) -> str:
    """Return the JavaScript files *names* as one module whose render function is *render*.

    Nothing is fetched from elsewhere: the page works without a network.
    """
    parts = [_read(f"{name}.js") for name in names]
    return "\n".join([*parts, f"export default {{ render: {render} }};\n"])


@cache
def style(*names: str) -> str:
    """Return the style sheets *names* as one."""
    return "\n".join(_read(f"{name}.css") for name in names)


def _read(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
