"""Conditions on the outcomes of a chance: a function of the outcome, named parts of it, or both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from kayanak_nb.dice.face import Face
from kayanak_nb.given import brief
from kayanak_nb.mistake import MistakenType

__all__ = ["Condition", "check_part"]

_MOST = 12


class Condition:
    """Says of an outcome whether it meets *function* and every one of *parts*, as `Distribution.given` describes.

    :raises TypeError: if there is no condition, *function* cannot be called, or *outcomes* have no such part.
    """

    def __init__(
        self, outcomes: Collection[Any], function: Callable[[Any], object] | None, parts: Mapping[str, object]
    ) -> None:
        if function is None and not parts:
            raise MistakenType("Say what is known: a function of the outcome, or a part by name such as symbol='fish'.")
        if function is not None and not callable(function):
            raise MistakenType(f"A condition is a function of the outcome, or a part by name, not {brief(function)}.")
        for part in parts:
            check_part(outcomes, part)
        self._outcomes = outcomes
        self._function = function
        self._parts = parts

    def holds(self, outcome: Any) -> bool:
        """Return whether *outcome* meets the condition."""
        if not all(_is(getattr(outcome, part), wanted) for part, wanted in self._parts.items()):
            return False
        return self._function is None or bool(self._function(outcome))

    def why_none(self) -> str:
        """Return a sentence for when no outcome meets the condition, with what the named parts can be."""
        asked = [f"{part}={brief(wanted)}" for part, wanted in self._parts.items() if not callable(wanted)]
        rest = ["the function"] if self._function or len(asked) < len(self._parts) else []
        return " ".join([f"No outcome meets {' and '.join(asked + rest)}.", *map(self._possible, self._parts)])

    def _possible(self, part: str) -> str:
        values = list(dict.fromkeys(str(getattr(outcome, part)) for outcome in self._outcomes))
        return f"{part} can be {', '.join(values[:_MOST])}{' …' if len(values) > _MOST else ''}."


def check_part(outcomes: Collection[Any], part: str) -> None:
    """Check that every one of *outcomes* has a part of that name.

    :raises TypeError: otherwise, with the names that there are.
    """
    for outcome in outcomes:
        names = getattr(outcome, "_fields", ())
        if part not in names:
            has = f"parts named {' and '.join(names)}" if names else "no named parts"
            raise MistakenType(
                f"There is no part {brief(part)}: the outcome {outcome if names else brief(outcome)} has {has}."
            )


def _is(value: object, wanted: object) -> bool:
    if callable(wanted):
        return bool(wanted(value))
    if isinstance(wanted, set | frozenset | list | range) or type(wanted) is tuple:
        # A list may hold itself.
        return any(_is(value, one) for one in wanted if one is not wanted)
    if isinstance(value, Face) and isinstance(wanted, str):
        return value.symbol == wanted
    if isinstance(value, Face) and isinstance(wanted, int):
        return value.pips == wanted
    try:
        return bool(value == wanted)
    except Exception:  # what a learner asks for may fail in any way, as arrays do
        return False
