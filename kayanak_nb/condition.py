"""Conditions on the outcomes of a chance: a function of the outcome, named parts of it, or both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from kayanak_nb.face import Face

__all__ = ["Condition"]


class Condition:
    """Says of an outcome whether it meets *function* and every one of *parts*, as `Distribution.given` describes.

    :raises TypeError: if there is no condition, *function* cannot be called, or *outcomes* have no such part.
    """

    def __init__(
        self, outcomes: Collection[Any], function: Callable[[Any], object] | None, parts: Mapping[str, object]
    ) -> None:
        if function is None and not parts:
            raise TypeError("Say what is known: a function of the outcome, or a part by name such as symbol='fish'.")
        if function is not None and not callable(function):
            raise TypeError(f"A condition is a function of the outcome, or a part by name, not {function!r}.")
        for part in parts:
            _check_part(outcomes, part)
        self._outcomes = outcomes
        self._function = function
        self._parts = parts

    def __call__(self, outcome: Any) -> bool:
        if not all(_is(getattr(outcome, part), wanted) for part, wanted in self._parts.items()):
            return False
        return self._function is None or bool(self._function(outcome))

    def why_none(self) -> str:
        """Return a sentence for when no outcome meets the condition, with what the named parts can be."""
        asked = [f"{part}={wanted!r}" for part, wanted in self._parts.items() if not callable(wanted)]
        sentences = [f"No outcome meets the condition{' ' if asked else ''}{', '.join(asked)}."]
        for part in self._parts:
            possible = dict.fromkeys(str(getattr(outcome, part)) for outcome in self._outcomes)
            shown = ", ".join(list(possible)[:12])
            sentences.append(f"{part} can be {shown}{' …' if len(possible) > 12 else ''}.")
        return " ".join(sentences)


def _check_part(outcomes: Collection[Any], part: str) -> None:
    for outcome in outcomes:
        fields = getattr(outcome, "_fields", ())
        if part not in fields:
            has = f"parts named {', '.join(fields)}" if fields else "no named parts"
            raise TypeError(f"There is no part {part!r}: the outcome {outcome!s} has {has}.")


def _is(value: object, wanted: object) -> bool:
    if callable(wanted):
        return bool(wanted(value))
    if isinstance(wanted, set | frozenset | list | range) or type(wanted) is tuple:
        return any(_is(value, one) for one in wanted)
    if isinstance(value, Face) and isinstance(wanted, str):
        return value.symbol == wanted
    if isinstance(value, Face) and isinstance(wanted, int):
        return value.pips == wanted
    return value == wanted
