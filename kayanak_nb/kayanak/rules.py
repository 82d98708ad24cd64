"""The switches in which the readings of Kayanak differ, and the four rule sets as their settings.

The engine asks a switch, never a rule set's id; ``dataclasses.replace`` makes a lesson's variant:

>>> from dataclasses import replace
>>> replace(RULE_SETS["ja-3"], distinct_fishing=True).distinct_fishing
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Literal

from kayanak_nb.citing import parts
from kayanak_nb.dice import Die, Face
from kayanak_nb.given import brief, plain
from kayanak_nb.kayanak.topics import clause_on, sources_from
from kayanak_nb.mistake import Mistake

__all__ = ["BLUE", "MOST_FISH", "RULE_SETS", "WHITE", "RuleSet"]

# No text prints the dice; these are the defaults wherever a game is made without dice of its own.
WHITE = Die([Face("walk", 3), Face("dig", 3), Face("dig", 2), Face("fish", 3), Face("any", 3), Face("any", 2)])
BLUE = Die(
    [Face("drop", 1), Face("drop", 2), Face("crystal", 1), Face("crystal", 2), Face("plain", 2), Face("plain", 3)]
)

MOST_FISH = 999
"""The most fish in a bucket that can be said to end the game."""

_CHOICES: Mapping[str, tuple[object, ...]] = {
    "id": ("ja-1", "ja-2", "ja-3", "fr"),
    "temperature_timing": ("either", "after"),
    "blue_pips": ("always", "plain_only"),
    "end_when": ("all_holes", "all_floes"),
    "score_by": ("fish", "points"),
}


@dataclass(frozen=True)
class RuleSet:
    """One reading of the rules: each field a switch of the game.

    *id* names the text whose clauses are cited. A switch without effect in a rule set keeps the value of
    the rule set beside it.

    :raises ValueError: for a value that a switch does not know; the message lists every fault.
    """

    id: Literal["ja-1", "ja-2", "ja-3", "fr"]
    fishers: bool
    blue_die: bool
    temperature: bool
    temperature_timing: Literal["either", "after"]
    exclusive_placement: bool
    distinct_fishing: bool
    walk_exactly: bool
    dig_fish_exactly: bool
    blue_pips: Literal["always", "plain_only"]
    end_when: Literal["all_holes", "all_floes"]
    end_at_fish: int | None
    plugged_counts: bool
    score_by: Literal["fish", "points"]
    plug_under_fisher: bool

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, plain(getattr(self, field.name)))
        faults = [fault for field in fields(self) if (fault := _fault(field.name, getattr(self, field.name)))]
        if faults:
            raise Mistake("\n".join(faults))

    def clause(self, citation: str) -> str:
        """Return the id of the clause that *citation* means in this rule set's text; see :mod:`kayanak_nb.citing`.

        A variant may switch on what its own text does not know; then the nearest text that does is cited. So it is
        with the switch of a citation, if the variant has it otherwise than its text: the nearest text that has it so
        is cited; if there is none, the nearest on the first topic.

        >>> from dataclasses import replace
        >>> RULE_SETS["ja-2"].clause("walk"), RULE_SETS["ja-2"].clause("melt")
        ('ja2.walk', 'ja3.melt')
        >>> replace(RULE_SETS["ja-2"], distinct_fishing=True).clause("distinct fish ?distinct_fishing")
        'fr.distinct'
        """
        own = self.id.replace("-", "")
        topics, switch = parts(citation)
        if not switch:
            return clause_on(own, topics)
        side = _side(self, switch)
        agreeing = (source for source in sources_from(own) if _side(_BY_SOURCE[source], switch) == side)
        source = next(agreeing, None)
        # What no text says, the clause that is about this switch alone speaks of.
        return clause_on(own, topics[:1]) if source is None else clause_on(source, topics)


def _fault(name: str, value: object) -> str | None:
    """Return what is wrong with *value* for the switch *name*, or None."""
    if name in _CHOICES:
        allowed = _CHOICES[name]
        known = isinstance(value, str) and value in allowed
        return None if known else f"{name} is {brief(value)}; it must be one of {', '.join(map(repr, allowed))}."
    if name == "end_at_fish":
        good = value is None or (type(value) is int and 0 < value <= MOST_FISH)
        return (
            None
            if good
            else f"end_at_fish is {brief(value)}; it must be a whole number from 1 to {MOST_FISH}, or None."
        )
    return None if isinstance(value, bool) else f"{name} is {brief(value)}; it must be True or False."


def _side(rules: RuleSet, switch: str) -> object:
    """Return what a text can say of *switch*: the number of fish is only ever one there."""
    value: object = getattr(rules, switch)
    return value is not None if switch == "end_at_fish" else value


_JA_1 = RuleSet(
    id="ja-1",
    fishers=False,
    blue_die=False,
    temperature=False,
    temperature_timing="either",
    exclusive_placement=True,
    distinct_fishing=False,
    walk_exactly=True,
    dig_fish_exactly=True,
    blue_pips="always",
    end_when="all_holes",
    end_at_fish=None,
    plugged_counts=False,
    score_by="fish",
    plug_under_fisher=False,
)
_JA_2 = RuleSet(
    id="ja-2",
    fishers=True,
    blue_die=True,
    temperature=False,
    temperature_timing="either",
    exclusive_placement=True,
    distinct_fishing=False,
    walk_exactly=True,
    dig_fish_exactly=False,
    blue_pips="always",
    end_when="all_floes",
    end_at_fish=15,
    plugged_counts=False,
    score_by="points",
    plug_under_fisher=False,
)
_JA_3 = RuleSet(
    id="ja-3",
    fishers=True,
    blue_die=True,
    temperature=True,
    temperature_timing="either",
    exclusive_placement=True,
    distinct_fishing=False,
    walk_exactly=True,
    dig_fish_exactly=False,
    blue_pips="always",
    end_when="all_floes",
    end_at_fish=15,
    plugged_counts=False,
    score_by="points",
    plug_under_fisher=False,
)
_FR = RuleSet(
    id="fr",
    fishers=True,
    blue_die=True,
    temperature=True,
    temperature_timing="after",
    exclusive_placement=False,
    distinct_fishing=True,
    walk_exactly=True,
    dig_fish_exactly=True,
    blue_pips="always",
    end_when="all_floes",
    end_at_fish=15,
    plugged_counts=False,
    score_by="points",
    plug_under_fisher=False,
)

RULE_SETS: Mapping[str, RuleSet] = MappingProxyType({rules.id: rules for rules in (_JA_1, _JA_2, _JA_3, _FR)})
"""The four rule sets of Kayanak, by id."""

_BY_SOURCE: Mapping[str, RuleSet] = {name.replace("-", ""): rules for name, rules in RULE_SETS.items()}
