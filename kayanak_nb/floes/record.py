"""The game of the floes as plain data, for saved games: rules, die and actions to and from what JSON can say.

The format is published as ``saves/saved_game.schema.json``; :mod:`kayanak_nb.saves` writes and reads whole files.
"""

from __future__ import annotations

from collections.abc import Mapping

from kayanak_nb.dice import Die, Face
from kayanak_nb.floes.moves import Action, BearStep, Done, Roll, Slide, Step, UseBear, UseOwn
from kayanak_nb.floes.rules import RULE_SETS, RuleSet
from kayanak_nb.floes.setup import DIE_SYMBOLS, LEAST_PIPS, Setup
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.jsonfile import Fault, is_whole
from kayanak_nb.records.actions import Part, Vocabulary, face_part, number_part
from kayanak_nb.records.setups import Reader, die_data, read_die, read_parts, read_players, read_rules, rules_data

__all__ = ["SETUP_FIELDS", "read_action", "read_setup", "setup_data"]

_SHORES = ("far", "home")

_VOCABULARY = Vocabulary(
    (Slide, Step, UseBear, UseOwn, BearStep, Done, Roll),
    {
        "floe": number_part("Write the number of a floe."),
        "direction": Part(
            lambda value: isinstance(value, str) and value in DIRECTIONS,
            str,
            f"Write one of {', '.join(DIRECTIONS)}.",
        ),
        "figure": number_part("Write the number of a figure."),
        "to": Part(
            lambda value: value in _SHORES if isinstance(value, str) else is_whole(value),
            lambda value: value if isinstance(value, str) else int(value),
            "Write the number of a floe, 'far' or 'home'.",
        ),
        "white": face_part(DIE_SYMBOLS, "Write a face such as 'own 4'.", least=LEAST_PIPS),
        "blue": Part(lambda value: value is None, lambda value: value, "Write null: one die is rolled."),
    },
    example='{"move": "slide", "floe": 5, "direction": "NE"}',
)


def setup_data(setup: Setup) -> dict[str, object]:
    """Return what a game is played with as plain data, one entry for each of :data:`SETUP_FIELDS`."""
    return {"rules": rules_data(setup.rules), "die": die_data(setup.die), "players": setup.players}


def read_setup(data: Mapping[str, object], faults: list[Fault]) -> Setup | None:
    """Return the setup that *data* describes; what is wrong with it goes to *faults*, and then it is None.

    A field that is missing is no fault here, but leads to None too.
    """
    parts = read_parts(data, _READERS, faults)
    return None if parts is None else Setup(**parts)


def read_action(data: object, place: str, faults: list[Fault]) -> Action | None:
    """Return the move or outcome that *data* describes, or None; what is wrong with it goes to *faults*.

    Whether a game allows it is not asked.

    >>> read_action({"move": "step", "figure": 2, "to": "home"}, "$", [])
    Step(figure=2, to='home')
    """
    action: Action | None = _VOCABULARY.read(data, place, faults)
    return action


def _read_rules(value: object, faults: list[Fault]) -> RuleSet | None:
    return read_rules(value, RULE_SETS["de"], faults)


def _read_die(value: object, faults: list[Fault]) -> Die[Face] | None:
    return read_die(value, "$.die", DIE_SYMBOLS, faults, least=LEAST_PIPS)


_READERS: dict[str, Reader] = {"rules": _read_rules, "die": _read_die, "players": read_players}
SETUP_FIELDS = tuple(_READERS)
"""The fields of a saved game that say what it is played with."""
