"""Reading a whole game back: every fault of a file at once, and every step played again by the rules."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from kayanak_nb.game import Game, GameStep, GameStreams, check_names
from kayanak_nb.games import KINDS, Kind
from kayanak_nb.jsonfile import Fault, field_faults, is_whole, listing, parse, read, shown
from kayanak_nb.mistake import Mistake, MistakenType
from kayanak_nb.saves.code import BadCode, from_code
from kayanak_nb.saves.steps import LARGEST_NUMBER, read_number, read_steps, replay
from kayanak_nb.saves.writing import FORMAT, SCHEMA_VERSION

__all__ = ["LARGEST_GAME", "BadFile", "from_json", "load"]

LARGEST_GAME = 32_000_000
"""How many bytes a saved game may have: enough for some hundred thousand steps."""

_ABOUT = ("format", "schema", "game")
_COURSE = ("names", "seed", "start", "steps", "at", "line")

# What a learner is told about the first fault, by its kind and place; of any other, that the file is damaged.
_TOLD: Mapping[str, str] = MappingProxyType(
    {
        "no-file": "mistake-file-unread",
        "too-large": "mistake-file-large",
        "newer-schema": "mistake-file-newer",
        **dict.fromkeys(
            ("not-a-game", "not-utf-8", "not-json line 1", "wrong-type $"),
            "mistake-file-other",
        ),
    }
)


class BadFile(Mistake):
    """A file that holds no game. *faults* lists all that is wrong with it; the message has the first, one a line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults: tuple[Fault, ...] = tuple(faults)
        super().__init__(listing(self.faults))
        self.key = _told(self.faults[0])
        unread = self.key == "mistake-file-unread"
        self.said = {"file": self.faults[0].place} if unread else {}
        self.technical = "" if unread or self.key == "mistake-file-other" else str(self)

    def __reduce__(self) -> tuple[type[BadFile], tuple[tuple[Fault, ...]]]:
        return type(self), (self.faults,)


def _told(fault: Fault) -> str:
    """Return the key of what a learner is told about *fault*."""
    where = fault.place.partition(",")[0]
    return _TOLD.get(fault.kind) or _TOLD.get(f"{fault.kind} {where}") or "mistake-file-damaged"


def load(path: str | os.PathLike[str]) -> Game:
    """Return the game in the file *path*, as ``game.save`` has written it, with all its lines.

    :raises BadFile: with every fault of the file, also when it cannot be read or is not JSON.
    """
    return _game_from(*read(path, limit=LARGEST_GAME))


def from_json(text: str) -> Game:
    """Return the game that the JSON *text* holds, as :func:`~kayanak_nb.saves.to_json` has written it.

    :raises BadFile: with every fault of *text*.
    """
    if not isinstance(text, str):
        raise MistakenType(f"A saved game is a text, not {shown(text)}.")
    if len(text) > LARGEST_GAME:
        problem = f"The text has more than {LARGEST_GAME} characters."
        raise BadFile([Fault("too-large", "$", problem, "Check that it is the right text.")])
    return _game_from(*parse(text))


def _game_from(data: object, faults: list[Fault]) -> Game:
    # Without data the text was no JSON, and that is all there is to say.
    if data is None and faults:
        raise BadFile(faults)
    if stranger := _stranger(data):
        raise BadFile([*faults, stranger])
    assert isinstance(data, Mapping)
    game = _read_game(data, faults)
    if game is None or faults:
        raise BadFile(faults)
    return game


def _stranger(data: object) -> Fault | None:
    """Return why *data* is no saved game of this version at all, so that its fields need not be looked at."""
    if not isinstance(data, Mapping):
        return Fault("wrong-type", "$", f"A saved game is an object, not {shown(data)}.", "Take a file made by save().")
    if data.get("format") != FORMAT:
        problem = "This is a board, not a saved game." if "holes" in data else "This is not a saved game."
        remedy = "Read it with Board.from_json()." if "holes" in data else f'Its "format" must be "{FORMAT}".'
        return Fault("not-a-game", "$.format", problem, remedy)
    version = data.get("schema")
    if is_whole(version) and version > SCHEMA_VERSION:
        problem = "The file was written by a newer version of kayanak_nb."
        return Fault("newer-schema", "$.schema", problem, "Upgrade kayanak_nb to open it.")
    if "schema" in data and (not is_whole(version) or version != SCHEMA_VERSION):
        problem = f"{shown(version)} is not a version of saved games."
        return Fault("unknown-schema", "$.schema", problem, f"Write {SCHEMA_VERSION}.")
    if "game" in data and all(kind.name != data["game"] for kind in KINDS):
        names = ", ".join(f'"{kind.name}"' for kind in KINDS)
        return Fault("unknown-game", "$.game", f"There is no game {shown(data['game'])}.", f"Write one of {names}.")
    return None


def _read_game(data: Mapping[Any, Any], faults: list[Fault]) -> Game | None:
    """Return the game, or None; what is wrong with any of its fields goes to *faults*."""
    kind = next((kind for kind in KINDS if kind.name == data.get("game")), KINDS[0])
    faults.extend(field_faults("$", data, (*_ABOUT, *kind.record.SETUP_FIELDS, *_COURSE)))
    setup = kind.record.read_setup(data, faults)
    seed = read_number(data["seed"], "$.seed", LARGEST_NUMBER, faults) if "seed" in data else None
    names = _read_names(data.get("names"), getattr(setup, "players", None), faults)
    start = _read_start(data.get("start"), faults)
    entries = read_steps(data.get("steps", []), kind, faults)
    at = _read_at(data.get("at"), len(entries), faults)
    line = read_number(data["line"], "$.line", len(entries), faults, kind="no-such-line") if "line" in data else None
    if setup is None or seed is None or (data.get("start") is not None and start is None):
        return None
    game = _begun(setup, seed, start, kind, faults)
    if game is None:
        return None
    game.names = names
    steps = replay(game, entries, faults)
    if not faults and line is not None:
        _go_to(game, line, None if at is None else steps[at], faults)
    return game


def _read_names(value: object, players: int | None, faults: list[Fault]) -> tuple[str, ...] | None:
    if value is None:
        return None
    if isinstance(value, list):
        try:
            return check_names(value, players)
        except Mistake as error:
            problem = " ".join(error.technical.splitlines()) or f"There are {len(value)} names for {players} players."
    else:
        problem = f"The names are {shown(value)}."
    remedy = "Write a list with a name of 1 to 40 characters for each player, all different, or null."
    faults.append(Fault("bad-names", "$.names", problem, remedy))
    return None


def _read_at(value: object, steps: int, faults: list[Fault]) -> int | None:
    if value is None:
        return None
    if not steps:
        problem = f"{shown(value)} is the number of no step: there is none."
        faults.append(Fault("no-such-step", "$.at", problem, "Write null, for the start."))
        return None
    return read_number(value, "$.at", steps - 1, faults, kind="no-such-step")


def _read_start(code: object, faults: list[Fault]) -> Game | None:
    """Return the game that begins where *code* says."""
    if code is None:
        return None
    remedy = "Write a code, or null for a game begun by its seed."
    if not isinstance(code, str):
        faults.append(Fault("wrong-type", "$.start", f"The start is a position code, not {shown(code)}.", remedy))
        return None
    try:
        return from_code(code)
    except BadCode as error:
        faults.append(Fault("bad-code", "$.start", " ".join(str(error).split()), remedy))
        return None


def _begun(setup: Any, seed: int, start: Game | None, kind: Kind, faults: list[Fault]) -> Game | None:
    """Return the game before its first step: at *start*, or with the box filled by its seed."""
    if start is None:
        streams = GameStreams.of(seed)
        return Game(kind.begin.begin(setup, streams), seed, streams)
    if start.setup != setup or start.seed != seed:
        problem = "This is the code of a game with another seed, or played with other things, than the file says."
        faults.append(Fault("other-game", "$.start", problem, "Write a code of this game."))
        return None
    return start


def _go_to(game: Game, line: int, step: GameStep | None, faults: list[Fault]) -> None:
    """Take *game* to *step*, or the start, with *line* as its current line."""
    timeline = game.timeline
    if line >= timeline.line_count:
        problem = f"There is no line {line}: the lines run from 0 to {timeline.line_count - 1}."
        faults.append(Fault("no-such-line", "$.line", problem, "Write the number of the line to go on with."))
        return
    game.switch(line)
    number = 0 if step is None else step.number
    if step is not None and (number > len(timeline) or timeline[number] is not step):
        remedy = "Write the number of one of its steps."
        faults.append(Fault("other-line", "$.at", f"The step is not on line {line}.", remedy))
        return
    game.goto(number)
