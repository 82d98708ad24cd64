"""What a person got wrong, told in a sentence."""

from __future__ import annotations

__all__ = ["Mistake"]


class Mistake(ValueError):  # noqa: N818 (what a learner reads)
    """Something that was asked for cannot be: the message says what is wrong, where, and what would be right.

    A notebook shows the message alone, without the lines of code on the way there.
    """

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]
