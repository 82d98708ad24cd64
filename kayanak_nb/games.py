"""The games there are, and where each keeps what a game in progress needs.

A game is a folder with a fixed floor plan. What it brings is loaded when it is first used; only its rule sets are
known from the start. Another game is another folder and one line in ``KINDS``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from kayanak_nb.floes import rules as floes_rules
from kayanak_nb.given import brief
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak import rules as kayanak_rules
from kayanak_nb.stream import GameStreams
from kayanak_nb.wording import mistaken

__all__ = ["KINDS", "RULE_SETS", "Kind", "kind_of", "rule_set"]


class Engine(Protocol):
    """The module ``engine`` of a game: the rules at work."""

    def legal_moves(self, state: Any) -> tuple[Any, ...]:
        """Return the moves that *state* offers."""

    def chances(self, state: Any) -> dict[Any, Fraction]:
        """Return each outcome that *state* waits for with its probability."""

    def draw(self, state: Any, streams: GameStreams) -> Any:
        """Return one outcome that *state* waits for."""

    def why_not(self, state: Any, action: object) -> Illegal | None:
        """Return None if *state* offers *action*, otherwise why it does not."""

    def apply(self, state: Any, action: Any) -> tuple[Any, tuple[Any, ...]]:
        """Return the state after *action* and the events on the way there."""


@dataclass(frozen=True)
class Kind:
    """One game: its *name*, which is also that of its folder, the type of its rule sets, and its rule sets by id."""

    name: str
    rule_type: type
    rule_sets: Mapping[str, Any]

    @cached_property
    def begin(self) -> Any:
        """The module with ``prepare`` and ``begin``."""
        return self._module("begin")

    @cached_property
    def engine(self) -> Engine:
        """The rules at work."""
        engine: Engine = self._module("engine")
        return engine

    @cached_property
    def bots(self) -> Any:
        """The module with ``BOTS``."""
        return self._module("bots")

    @cached_property
    def moves(self) -> Any:
        """The module with the moves, the outcomes and ``Event``, the union of all events."""
        return self._module("moves")

    @cached_property
    def words(self) -> Any:
        """The module that puts states, moves, events and refusals into words."""
        return self._module("words")

    @cached_property
    def summary(self) -> Any:
        """The module that says in a few words what a step brought and how the players stand."""
        return self._module("summary")

    @cached_property
    def scene(self) -> Any:
        """The module with ``scene``, the picture of a state."""
        return self._module("scene")

    @cached_property
    def record(self) -> Any:
        """The module that turns setups and actions into plain data and back."""
        return self._module("record")

    @cached_property
    def code(self) -> Any:
        """The module that turns states into the parts of a code and back."""
        return self._module("code")

    def __reduce__(self) -> tuple[object, ...]:
        # Modules cannot be kept; there is one kind of each name.
        return _named, (self.name,)

    def _module(self, name: str) -> Any:
        return import_module(f"kayanak_nb.{self.name}.{name}")


KINDS: tuple[Kind, ...] = (
    Kind("kayanak", kayanak_rules.RuleSet, kayanak_rules.RULE_SETS),
    Kind("floes", floes_rules.RuleSet, floes_rules.RULE_SETS),
)


def _named(name: str) -> Kind:
    return next(kind for kind in KINDS if kind.name == name)


RULE_SETS: Mapping[str, Any] = MappingProxyType({id_: rules for kind in KINDS for id_, rules in kind.rule_sets.items()})
"""The rule sets of all games, by id."""


def rule_set(rules: object) -> Any:
    """Return the rule set that *rules* names, or *rules* itself.

    :raises ValueError: for an unknown name, with the names there are.
    """
    if isinstance(rules, tuple(kind.rule_type for kind in KINDS)):
        return rules
    if not isinstance(rules, str) or rules not in RULE_SETS:
        raise mistaken("mistake-rules", given=brief(rules), names=", ".join(map(repr, RULE_SETS)))
    return RULE_SETS[rules]


def kind_of(rules: object) -> Kind:
    """Return the game that *rules*, a rule set, belongs to."""
    return next(kind for kind in KINDS if isinstance(rules, kind.rule_type))
