"""The switches of the floes game, and the German rule set as their setting.

``dataclasses.replace`` makes a lesson's variant:

>>> from dataclasses import replace
>>> replace(RULE_SETS["de"], slide_mixed=False).slide_mixed
False
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Literal

from kayanak_nb.dice import Die, Face
from kayanak_nb.given import brief, plain
from kayanak_nb.mistake import Mistake

__all__ = ["CLAUSES", "DIE", "RULE_SETS", "TOPICS", "RuleSet"]

DIE = Die([Face("own", 4), Face("own", 4), Face("own", 3), Face("own", 3), Face("bear", 2), Face("bear", 2)])
"""Two faces of each kind, as owners of the game report it and the text allows."""

TOPICS: tuple[str, ...] = (
    "setup",
    "roll",
    "turn",
    "slide",
    "carry",
    "block",
    "halt",
    "step",
    "capacity",
    "fish",
    "bear",
    "shore",
    "chase",
    "return",
    "end",
    "players",
    "grid",
    "faces",
    "stop",
    "mixed",
    "along",
    "step-onto-bear",
    "set-out",
    "supply",
    "choice",
    "bear-floe",
    "empty-handed",
)
CLAUSES: tuple[str, ...] = tuple(f"de.{topic}" for topic in TOPICS)
"""The ids of all clauses that the events and refusals of this game cite."""


@dataclass(frozen=True)
class RuleSet:
    """One reading of the German text.

    *slide_mixed*: whether a floe that carries a figure of yours may be slid when others stand on it too.
    *step_onto_bear*: whether a figure may step onto the bear's floe, unharmed.

    :raises ValueError: for a value that a switch does not know; the message lists every fault.
    """

    id: Literal["de"] = "de"
    slide_mixed: bool = True
    step_onto_bear: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", plain(self.id))
        known = isinstance(self.id, str) and self.id == "de"
        faults = [] if known else [f"id is {brief(self.id)}; it must be 'de'."]
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if not isinstance(value, bool):
                faults.append(f"{field.name} is {brief(value)}; it must be True or False.")
        if faults:
            raise Mistake("\n".join(faults))

    def clause(self, topic: str) -> str:
        """Return the id of the clause on *topic*."""
        return f"de.{topic}"


RULE_SETS: Mapping[str, RuleSet] = MappingProxyType({"de": RuleSet()})
"""The rule set of the floes game, by id."""
