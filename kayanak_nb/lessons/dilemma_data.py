"""Dilemmas: where texts of rules differ or are silent, two readings of each, and a position where these part.

What they are is data, in ``dilemmas.toml`` beside this module; words are kept by language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from kayanak_nb.game import Game, GameStreams
from kayanak_nb.games import RULE_SETS
from kayanak_nb.illegal import Illegal
from kayanak_nb.locale import text
from kayanak_nb.records.codes import rules_text
from kayanak_nb.saves import from_code

__all__ = ["WORDS", "Dilemma", "Parting", "dilemmas", "parting"]

WORDS: tuple[str, ...] = ("question", "first", "second", "parting", "effect")
"""What is said of a dilemma: the question, either reading, what the position shows, and what the figures say."""

_SAID: Mapping[object, str] = MappingProxyType({True: "yes", False: "no", None: "none"})


@dataclass(frozen=True)
class Dilemma:
    """A *switch* of the rule set named *rules* that can be read in two ways.

    *readings* are its two values, the rule set's own first; *clauses* the ids of those that bear on it. At the
    position of *code*, after the *steps*, the move *tried* (both as in saved games) is allowed in one reading alone;
    without one, the readings count differently. *board*, *policies* and *games* say what is played to measure it, and
    how often; *words* has what is said of it, by the names in :data:`WORDS`, then by language.
    """

    switch: str
    rules: str
    readings: tuple[object, object]
    clauses: tuple[str, ...]
    board: str | None
    policies: tuple[str, ...]
    games: int
    code: str
    steps: tuple[Mapping[str, object], ...]
    tried: Mapping[str, object] | None
    words: Mapping[str, Mapping[str, str]]

    def rule_set(self, reading: int) -> Any:
        """Return the rule set with *reading* 0 or 1."""
        return replace(RULE_SETS[self.rules], **{self.switch: self.readings[reading]})

    def title(self, language: str = "en") -> str:
        """Return what the dilemma is about."""
        return text(f"reader-switch-{self.switch.replace('_', '-')}", language)

    def about(self, language: str = "en") -> str:
        """Return what the dilemma is about as a sentence: a title that asks has its sign already."""
        title = self.title(language)
        return title if title.endswith("?") else text("dilemmas-titled", language, title=title)

    def name(self, reading: int, language: str = "en") -> str:
        """Return *reading* 0 or 1 in a few words."""
        value = self.readings[reading]
        said = _SAID[value] if value is None or isinstance(value, bool) else value
        return text(f"reader-value-{self.switch.replace('_', '-')}", language, value=said)


class Parting(NamedTuple):
    """A *game* where two readings part, in one of them: the *move* to try there, and why it is refused, if it is."""

    game: Game
    move: Any
    refusal: Illegal | None


@cache
def dilemmas() -> Mapping[str, Dilemma]:
    """Return the dilemmas by the names of their switches, in the order of the lesson."""
    # It takes its time, and other lessons do without.
    import tomllib

    entries = tomllib.loads(files(__package__).joinpath("dilemmas.toml").read_text(encoding="utf-8"))["dilemma"]
    return MappingProxyType({entry["switch"]: _dilemma(entry) for entry in entries})


def parting(dilemma: Dilemma, reading: int) -> Parting:
    """Return what becomes of the position where the readings part, in *reading* 0 or 1."""
    start = from_code(dilemma.code)
    kind = start.kind
    # A position is not bound to its rules: as a code, it is the same under others.
    parts = kind.code.write_code(start.state)
    parts[0] = rules_text(dilemma.rule_set(reading), kind.rule_sets)
    game = Game(kind.code.read_code([part.lower() for part in parts]), start.seed, GameStreams.of(start.seed))
    for step in dilemma.steps:
        game.play(_action(game, step))
    move = None if dilemma.tried is None else _action(game, dilemma.tried)
    return Parting(game, move, None if move is None else game.why_not(move))


def _action(game: Game, data: Mapping[str, object]) -> Any:
    faults: list[Any] = []
    action = game.kind.record.read_action({"blue": None, **data} if data["move"] == "roll" else data, "$", faults)
    assert not faults, faults
    return action


def _dilemma(entry: Mapping[str, Any]) -> Dilemma:
    first, second = (None if value == "none" else value for value in entry["readings"])
    return Dilemma(
        entry["switch"],
        entry["rules"],
        (first, second),
        tuple(entry["clauses"]),
        entry.get("board"),
        tuple(entry["policies"]),
        entry["games"],
        entry["code"],
        tuple(entry["steps"]),
        entry.get("tried"),
        MappingProxyType({name: MappingProxyType(entry[name]) for name in WORDS}),
    )
