"""A position of Kayanak as parts of one line of text; :mod:`kayanak_nb.saves.code` joins and seals them.

The parts in their order; those that start with a name and ``=`` stand only where there is something to say:

======================  ===========================================================================================
``ja-3``                rule set, with each switch that differs: ``ja-3,distinct-fishing=yes,end-at-fish=none``
``default``             board that comes with the package, or ``own=…`` with all of another one packed in
``2``                   number of players
``turn17,p1,act``       number of the turn, player whose turn it is (1 is the first), phase
``C4,E7``               where the players' fishers stand, in seating order; ``-`` for nowhere
``5-1,3-0``             buckets: small and large fish of each player
``10-3o6-2ox6-…``       the holes row by row: so many closed ones, ``o`` an open one, ``x`` a plugged one
``dice=…``              dice of one's own, the white and the blue one: ``w3d3d2f3a3a2,d1d2c1c2p2p3``
``magnet=1of2``         chance with which a fish sticks
``melted=3,7``          numbers of the melted floes
``roll=any3,drop2``     faces that came up
``left=4``              pips left to spend, where there are any
``due=drop``            temperature action still to come this turn
``begun``               the white action has begun; not said while a hole is being fished
``fished=C4,C5``        holes fished this turn
``rod=C5``              hole being fished
``fish=…``              what is under the ice, packed: for each hole as many bits 1 as there are small fish, then a 0;
                        then the same for large fish
======================  ===========================================================================================

Whoever unpacks ``fish=`` knows what lies hidden under the ice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from typing import Any, TypeAlias

from kayanak_nb.dice import Die, Face
from kayanak_nb.kayanak.board import BOARD_NAMES, Board, board
from kayanak_nb.kayanak.board_code import pack_board, unpack_board
from kayanak_nb.kayanak.position import PHASES, position
from kayanak_nb.kayanak.rules import BLUE, RULE_SETS, WHITE
from kayanak_nb.kayanak.setup import BLUE_SYMBOLS, MAGNET, WHITE_SYMBOLS, Setup
from kayanak_nb.kayanak.state import NOWHERE, State
from kayanak_nb.masks import bits
from kayanak_nb.packing import number_from, text_of
from kayanak_nb.records.codes import (
    check_wording,
    die_text,
    face_text,
    read_die,
    read_face,
    read_options,
    read_part,
    read_rules,
    read_turn,
    rules_text,
    turn_text,
    whole,
)

__all__ = ["read_code", "write_code"]

Pair: TypeAlias = tuple[int, int]

_OWN = "own="
_FIXED = 7
_OPTIONS = ("dice", "magnet", "melted", "roll", "left", "due", "begun", "fished", "rod", "fish")


def write_code(state: State) -> list[str]:
    """Return the parts of the code of *state*, in their order."""
    return [
        rules_text(state.rules, RULE_SETS),
        _board_text(state.board),
        str(state.setup.players),
        turn_text(state),
        ",".join(hole or "-" for hole in state.fishers),
        ",".join(f"{small}-{large}" for small, large in state.buckets),
        _ice_text(state),
        *_options(state),
        f"fish={_fish_text(state.hollows)}",
    ]


def read_code(parts: Sequence[str]) -> State:
    """Return the state of whose code *parts* are the parts, in lower case.

    :raises ValueError: if they are no such parts, or no game can be in that position.
    """
    if len(parts) < _FIXED:
        raise ValueError("Parts are missing.")
    rules, where, players, turn, fishers, buckets, ice = parts[:_FIXED]
    options = read_options(parts[_FIXED:], _OPTIONS)
    if "fish" not in options:
        raise ValueError("The part 'fish' is missing.")
    setup = Setup(
        read_part("rule set", lambda text: read_rules(text, RULE_SETS), rules),
        read_part("board", _read_board, where),
        read_part("dice", _read_dice, options["dice"]) if "dice" in options else (WHITE, BLUE),
        read_part("magnet", _read_magnet, options["magnet"]) if "magnet" in options else MAGNET,
        read_part("number of players", whole, players),
    )
    fields_of_turn = read_part("turn", lambda text: read_turn(text, PHASES), turn)
    fields_of_ice = read_part("ice", lambda text: _read_ice(text, setup.board), ice)
    state = position(
        setup,
        **fields_of_turn,
        **fields_of_ice,
        fishers=[None if hole == "-" else hole.upper() for hole in fishers.split(",")],
        buckets=read_part("buckets", _read_buckets, buckets),
        melted=read_part("melted floes", _read_floes, options.get("melted", "")),
        **_read_rest(options, setup.board, fields_of_turn["phase"]),
    )
    check_wording(parts, write_code(state))
    return state


def _board_text(where: Board) -> str:
    if where.name in BOARD_NAMES and where == board(where.name):
        return where.name
    return _OWN + _packed(where)


# The board stays the same through a game, whose code may be asked for after every step.
_packed = lru_cache(maxsize=8)(pack_board)
_unpacked = lru_cache(maxsize=8)(unpack_board)


def _read_board(text: str) -> Board:
    return _unpacked(text.removeprefix(_OWN)) if text.startswith(_OWN) else board(text)


def _read_buckets(text: str) -> list[Pair]:
    pairs = [bucket.split("-") for bucket in text.split(",")]
    return [(whole(small), whole(large)) for small, large in pairs]


def _read_floes(text: str) -> list[int]:
    return [whole(floe) for floe in text.split(",")] if text else []


def _ice_text(state: State) -> str:
    """Return the holes row by row."""
    opened, plugged = state.open_mask, state.plugged_mask
    signs = ["x" if plugged >> hole & 1 else "o" if opened >> hole & 1 else "." for hole in range(len(state.hollows))]
    return "-".join(_row_text(signs[first:last]) for first, last in _rows(state.board))


def _row_text(signs: list[str]) -> str:
    runs = [(sign, len(list(run))) for sign, run in groupby(signs)]
    return "".join(str(length) if sign == "." else sign * length for sign, length in runs)


def _rows(where: Board) -> Iterator[Pair]:
    """Yield for each row the number of its first hole and of the first hole after it."""
    first = 0
    for _, row in groupby(where.holes, key=lambda hole: hole[0]):
        last = first + len(list(row))
        yield first, last
        first = last


def _read_ice(text: str, where: Board) -> dict[str, Any]:
    rows = text.split("-")
    signs = [_row_signs(row, last - first) for row, (first, last) in zip(rows, _rows(where), strict=True)]
    named = list(zip("".join(signs), where.holes, strict=True))
    return {
        "open": [hole for sign, hole in named if sign == "o"],
        "plugged": [hole for sign, hole in named if sign == "x"],
    }


def _row_signs(text: str, length: int) -> str:
    if not re.fullmatch("(?:[ox]|[1-9][0-9]?)+", text):
        raise ValueError(text)
    runs = re.findall("[ox]|[0-9]+", text)
    signs = "".join(run if run in ("o", "x") else "." * int(run) for run in runs)
    if len(signs) != length:
        raise ValueError(text)
    return signs


def _options(state: State) -> Iterator[str]:
    setup = state.setup
    holes = setup.board.holes
    if setup.dice != (WHITE, BLUE):
        yield f"dice={','.join(map(die_text, setup.dice))}"
    if setup.magnet != MAGNET:
        yield f"magnet={setup.magnet.numerator}of{setup.magnet.denominator}"
    if state.melted_mask:
        yield f"melted={','.join(map(str, bits(state.melted_mask)))}"
    if state.roll is not None:
        yield f"roll={','.join(face_text(face) for face in state.roll if face is not None)}"
    if state.budget:
        yield f"left={state.budget}"
    if state.due is not None:
        yield f"due={state.due}"
    if state.begun and state.phase != "catch":
        yield "begun"
    if state.fished_mask:
        yield f"fished={','.join(holes[hole] for hole in bits(state.fished_mask))}"
    if state.target != NOWHERE:
        yield f"rod={holes[state.target]}"


def _read_rest(options: Mapping[str, str], where: Board, phase: str) -> dict[str, Any]:
    """Return what the turn and the box hold."""
    fished, rod = options.get("fished"), options.get("rod")
    return {
        "roll": read_part("roll", _read_roll, options["roll"]) if "roll" in options else None,
        "budget": read_part("pips left", whole, options.get("left", "0")),
        "due": options.get("due"),
        "begun": "begun" in options or phase == "catch",
        "fished": fished.upper().split(",") if fished else (),
        "attempt": rod.upper() if rod is not None else None,
        "fish": read_part("fish", lambda text: _read_fish(text, where), options["fish"]),
    }


def _read_dice(text: str) -> tuple[Die[Face], Die[Face]]:
    white, blue = text.split(",")
    return read_die(white, WHITE_SYMBOLS), read_die(blue, BLUE_SYMBOLS)


def _read_magnet(text: str) -> Fraction:
    over, under = text.split("of")
    return Fraction(whole(over), whole(under))


def _read_roll(text: str) -> tuple[Face, Face | None]:
    faces = [read_face(face) for face in text.split(",")]
    return (faces[0], None) if len(faces) == 1 else (faces[0], faces[1])


def _fish_text(hollows: Sequence[Pair]) -> str:
    counts = [small for small, _ in hollows] + [large for _, large in hollows]
    # The 1 in front keeps leading zeros.
    return text_of(int("1" + "".join(["1" * count + "0" for count in counts]), 2))


def _read_fish(text: str, where: Board) -> dict[str, Pair]:
    *runs, rest = format(number_from(text), "b")[1:].split("0")
    if rest or len(runs) != 2 * len(where.holes):
        raise ValueError(text)
    small, large = map(len, runs[: len(where.holes)]), map(len, runs[len(where.holes) :])
    return dict(zip(where.holes, zip(small, large, strict=True), strict=True))
