"""What a person got wrong, told in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["Mistake", "MistakenIndex", "MistakenKey", "MistakenType"]


class Mistake(ValueError):  # noqa: N818 (what a learner reads)
    """Something that was asked for cannot be: the message says what is wrong, where, and what would be right.

    A notebook shows the message alone, without the lines of code on the way there. With a *key*, the catalogues have
    the message in every language, filled with what was *said*; *technical* lines and *parts* come as they are. See
    :mod:`kayanak_nb.wording`.
    """

    key: str = ""
    said: Mapping[str, object] = MappingProxyType({})
    technical: str = ""
    parts: tuple[str | Mistake, ...] = ()

    # That of KeyError would put the sentence in quotation marks.
    __str__ = Exception.__str__

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class MistakenType(Mistake, TypeError):  # noqa: N818 (as above)
    """A mistake that Python knows as a TypeError."""


class MistakenIndex(Mistake, IndexError):  # noqa: N818 (as above)
    """A mistake that Python knows as an IndexError."""


class MistakenKey(Mistake, KeyError):  # noqa: N818 (as above)
    """A mistake that Python knows as a KeyError."""
