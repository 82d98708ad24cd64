"""Why a move is refused: a reason, the clause it rests on, and the particulars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from kayanak_nb.mistake import Mistake

__all__ = ["Illegal", "IllegalMove"]


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why a move is not allowed.

    *reason* is a short name (``"not-adjacent"``), *clause* the id of the rulebook clause it follows from,
    *details* what the sentence on screen is filled with (a hole, a floe, a player).
    """

    reason: str
    clause: str
    details: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "details", MappingProxyType(dict(self.details)))

    def __repr__(self) -> str:
        return f"Illegal(reason={self.reason!r}, clause={self.clause!r}, details={dict(self.details)!r})"

    def __reduce__(self) -> tuple[type[Illegal], tuple[object, ...]]:
        return type(self), (self.reason, self.clause, dict(self.details))


class IllegalMove(Mistake):
    """A move that the rules do not allow was played; nothing has changed."""

    def __init__(self, illegal: Illegal, message: str) -> None:
        super().__init__(message)
        self.illegal = illegal

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Illegal, str]]:
        return type(self), (self.illegal, str(self))

    @property
    def reason(self) -> str:
        """Return the short name of the reason."""
        return self.illegal.reason

    @property
    def clause(self) -> str:
        """Return the id of the clause."""
        return self.illegal.clause

    @property
    def details(self) -> Mapping[str, object]:
        """Return the particulars."""
        return self.illegal.details
