"""Position codes: one line of text that holds a position and all that chance will bring from there on.

A code is made of letters, digits and ``/ , - =`` alone, so that it survives e-mail and chat. Its parts stand between
slashes:

>>> from kayanak_nb.game import new_game
>>> code_of(new_game("ja-1", board="tiny-7", seed=7))
'kn1/ja-1/tiny-7/2/turn1,p1,roll/-,-/0-0,0-0/2-3-2/fish=3dfbq0q/seed=7,17,0,0,0/check=3ap3v17'

- ``kn1``: a code of version 1 of kayanak_nb;
- what the game puts in: the rule set, and who stands where (see :mod:`kayanak_nb.kayanak.code` and
  :mod:`kayanak_nb.floes.code`);
- ``seed=``: the seed, and how far each of the game's streams has been drawn, in the order of
  :data:`kayanak_nb.stream.PURPOSES`; playing on gives the same draws;
- ``check=``: a CRC-32 over all before it, in base 32, so that a code that was cut off or changed is noticed.

Capital letters are for people: a code in small letters, with spaces or line breaks in it, or in quotation marks is
the same code. Everything is in it, also the fish that lie hidden under the ice; the players' names and the steps so
far are not.
"""

from __future__ import annotations

import re
from binascii import crc32
from typing import Any
from unicodedata import category

from kayanak_nb.game import Game, GameStreams
from kayanak_nb.games import KINDS, RULE_SETS, Kind
from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake, MistakenType
from kayanak_nb.packing import text_of
from kayanak_nb.stream import PURPOSES
from kayanak_nb.wording import mistaken

__all__ = ["BadCode", "code_of", "from_code"]

VERSION = 1
LONGEST_CODE = 100_000

_START = f"kn{VERSION}"
_CHECK = "/check="
_CHECK_WIDTH = 7
_QUOTES = "\"'`´‘’‚“”„«»‹›<>「」『』.,;:"
_WHOLE: dict[str, Any] = {"start": repr(_START), "width": _CHECK_WIDTH, "mark": repr(_CHECK[1:])}


class BadCode(Mistake):
    """A text that is no position code; the message says what is wrong with it."""


def code_of(game: Game) -> str:
    """Return the present position of *game* as a code."""
    streams = ",".join(map(str, (game.seed, *game.streams.marks)))
    return _sealed("/".join([_START, *game.kind.code.write_code(game.state), f"seed={streams}"]))


def from_code(text: str) -> Game:
    """Return a game that begins at the position which *text* describes, with the same draws to come.

    :raises BadCode: if *text* is no code, or not a whole one.

    >>> from kayanak_nb.game import new_game
    >>> game = new_game("fr", seed=7)
    >>> from_code(game.code).state == game.state
    True
    """
    parts = _opened(text).split("/")
    kind = _kind_with(parts[1])
    seed, *marks = _read_seed(parts[-1])
    try:
        state = kind.code.read_code(parts[1:-1])
    except ValueError as error:
        raise mistaken("mistake-code-position", BadCode, technical=str(error)) from error
    streams = GameStreams.of(seed)
    streams.wind(tuple(marks))
    return Game(state, seed, streams)


def _sealed(body: str) -> str:
    return f"{body}{_CHECK}{_sum_of(body)}"


def _sum_of(body: str) -> str:
    return text_of(crc32(body.lower().encode("ascii")), width=_CHECK_WIDTH)


def _opened(text: str) -> str:
    """Return what the code *text* seals, in lower case.

    :raises BadCode: if it is not a whole code of this version.
    """
    if not isinstance(text, str):
        raise MistakenType(f"A position code is a text, not {brief(text)}.")
    if len(text) > LONGEST_CODE:
        raise mistaken("mistake-code-long", BadCode, count=len(text))
    code = _bare(text)
    _check_start(code)
    body, mark, check = code.rpartition(_CHECK)
    if not mark or len(check) < _CHECK_WIDTH:
        raise mistaken("mistake-code-end", BadCode, **_WHOLE)
    if check != _sum_of(body):
        raise mistaken("mistake-code-changed", BadCode, **_WHOLE)
    if body.count("/") < 2:
        raise mistaken("mistake-code-parts", BadCode, **_WHOLE)
    return body


def _bare(text: str) -> str:
    """Return *text* without what chats and e-mail add to it: spaces, line breaks, invisible signs, quotation marks."""
    code = "".join(sign for sign in "".join(text.split()) if sign.isascii() or category(sign) != "Cf").strip(_QUOTES)
    if not code:
        raise mistaken("mistake-code-empty", BadCode)
    if strange := next((sign for sign in code if not sign.isascii()), None):
        raise mistaken("mistake-code-strange", BadCode, strange=brief(strange), **_WHOLE)
    return code.lower()


def _check_start(code: str) -> None:
    match = re.match("kn([0-9]{1,9})/", code)
    if match is None:
        raise mistaken("mistake-code-beginning", BadCode, beginning=repr(f"{_START}/"))
    if int(match[1]) > VERSION:
        raise mistaken("mistake-code-newer", BadCode)
    if match[1] != str(VERSION):
        raise mistaken("mistake-code-version", BadCode, version=match[1])


def _kind_with(rules: str) -> Kind:
    name = rules.partition(",")[0]
    for kind in KINDS:
        if name in kind.rule_sets:
            return kind
    raise mistaken("mistake-rules", BadCode, given=brief(name), names=", ".join(map(repr, RULE_SETS)))


def _read_seed(part: str) -> list[int]:
    number = "(0|[1-9][0-9]{0,19})"
    match = re.fullmatch(f"seed={','.join([number] * (1 + len(PURPOSES)))}", part)
    if match is None or max(map(int, match.groups())) >> 64:
        raise mistaken("mistake-code-seed", BadCode, part=brief(part))
    return list(map(int, match.groups()))
