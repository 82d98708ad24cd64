"""Reading and writing the JSON files that people keep: boards and saved games.

Reading never stops at the first thing that is wrong where more can be said; every :class:`Fault` names its place and
a remedy. Writing replaces a file in one step, so that what was there is never half lost.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TypeGuard

from kayanak_nb.fault import Fault, fault
from kayanak_nb.given import brief, tidy
from kayanak_nb.mistake import MistakenType

__all__ = [
    "LARGEST_FILE",
    "Fault",
    "field_faults",
    "inside",
    "is_whole",
    "listing",
    "parse",
    "path_name",
    "read",
    "shown",
    "write",
]

LARGEST_FILE = 1_000_000
"""How many bytes a board file may have."""

# Python refuses to convert thousands of digits, and nothing that we keep has more than a seed of 64 bits.
_LONGEST_NUMBER = 40
_HUGE: int = 10**_LONGEST_NUMBER
_LONGEST_SHOWN = 40
_LONGEST_PLACE = 200
_MOST_LINES = 20


def listing(faults: Sequence[Fault]) -> str:
    """Return *faults* one a line, the first of them if they are many."""
    lines = list(map(str, faults[:_MOST_LINES]))
    if more := len(faults) - len(lines):
        lines.append(f"… and {more} more.")
    return "\n".join(lines)


class _Repeated(dict[str, object]):
    """A JSON object in which *names* occur more than once."""

    names: tuple[str, ...]


def read(path: str | bytes | os.PathLike[str], *, limit: int = LARGEST_FILE) -> tuple[object, list[Fault]]:
    """Return what the file *path* says, and every fault of its form.

    The first is None when the file could not be understood at all. *limit* is the largest size in bytes.

    :raises TypeError: if *path* is no path.
    """
    name = path_name(path)
    place = tidy(name, _LONGEST_PLACE) or repr(name)
    try:
        with open(name, "rb") as file:
            raw = file.read(limit + 1)
    except (OSError, ValueError) as error:
        return None, [_unreadable(place, error)]
    if len(raw) > limit:
        return None, [fault("too-large", place, "fault-too-large", "remedy-too-large", limit=str(limit))]
    return _decode(raw, place)


def parse(text: str) -> tuple[object, list[Fault]]:
    r"""Return what the JSON *text* says, and every fault of its form.

    :returns: None and one fault if *text* is not JSON; otherwise the value and a fault for every repeated field.

    >>> value, faults = parse('{"drops": 5, "drops": 6}')
    >>> print(*faults, sep="\n")
    $.drops: The field occurs more than once. Keep one of them.
    """
    try:
        value: object = json.loads(text, object_pairs_hook=_object, parse_int=_whole)
        return value, list(_repeated(value, "$"))
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        return None, [fault("not-json", place, "fault-not-json", "remedy-not-json", reason=error.msg)]
    except RecursionError:
        return None, [fault("not-json", "$", "fault-nested", "remedy-nested")]


def write(path: str | bytes | os.PathLike[str], content: str | bytes) -> None:
    """Write *content* to the file *path*, text in UTF-8, replacing in one step whatever was there.

    What is no regular file, such as a pipe, is written into.

    :raises TypeError: if *path* is no path.
    :raises OSError: if it cannot be written to; the old file is then untouched.
    """
    name = path_name(path)
    try:
        raw = content.encode() if isinstance(content, str) else content
        if _is_special(name):
            _fill(name, raw)
        else:
            # A link keeps pointing where it did: what it points at is replaced.
            _replace(os.path.realpath(name), raw)
    except (OSError, ValueError) as error:
        # It names the file that was asked for: the draft beside it is gone.
        number = error.errno if isinstance(error, OSError) else errno.EINVAL
        if number is None:
            raise
        raise OSError(number, os.strerror(number), name) from None


def path_name(path: object) -> str:
    """Return *path*, a text, bytes or a ``Path``, as a text.

    :raises TypeError: if it is none of these.
    """
    try:
        return os.fsdecode(path)  # type: ignore[arg-type]
    except TypeError:
        raise MistakenType(f"A path is a text such as 'game.json', not {brief(path)}.") from None


def _is_special(name: str) -> bool:
    """Return whether there is something of that *name* which is no file to be replaced."""
    try:
        mode = os.stat(name).st_mode
    except FileNotFoundError:
        return False
    return not stat.S_ISREG(mode)


def _replace(target: str, raw: bytes) -> None:
    # With a name of its own for everyone who writes; short, as the target's may be as long as names can be.
    draft = os.path.join(os.path.dirname(target), f".{os.urandom(8).hex()}.new")
    try:
        _fill(draft, raw, mode="xb")
        if os.path.exists(target):
            os.chmod(draft, stat.S_IMODE(os.stat(target).st_mode))
        os.replace(draft, target)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(draft)


def _fill(name: str, raw: bytes, mode: str = "wb") -> None:
    with open(name, mode) as file:
        file.write(raw)
        file.flush()
        if mode == "xb":
            os.fsync(file.fileno())


def shown(value: object) -> str:
    """Return *value* as a fault quotes it, in signs that every language reads: on one line, cut when long.

    >>> shown("x" * 100)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"
    >>> shown([1, 2]), shown({}), shown(-(10**9999))
    ('[…]', '{}', '≤ -10^40')
    """
    if isinstance(value, int) and abs(value) >= _HUGE:
        return f"≥ 10^{_LONGEST_NUMBER}" if value > 0 else f"≤ -10^{_LONGEST_NUMBER}"
    if value is None or isinstance(value, str | int | float):
        text = json.dumps(value) if value is None or isinstance(value, bool) else repr(value)
        return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"
    if isinstance(value, dict | list):
        start, end = "{}" if isinstance(value, dict) else "[]"
        return f"{start}{'…' if value else ''}{end}"
    return type(value).__name__


def inside(place: str, name: object) -> str:
    """Return the place of the field *name* of the object at *place*.

    >>> inside("$", "drops"), inside("$", "two words")
    ('$.drops', "$['two words']")
    """
    plain = isinstance(name, str) and name.isidentifier() and len(name) <= _LONGEST_SHOWN
    return f"{place}.{name}" if plain else f"{place}[{shown(name)}]"


def field_faults(
    place: str, data: Mapping[object, object], fields: Sequence[str], optional: Sequence[str] = ()
) -> Iterator[Fault]:
    """Yield a fault for each of *fields* that *data* lacks, and for each field it has beyond those and *optional*."""
    for field in fields:
        if field not in data:
            yield fault("missing-field", inside(place, field), "fault-missing-field", "remedy-missing-field")
    for name in data:
        if name not in fields and name not in optional:
            known = ", ".join((*fields, *optional))
            here = inside(place, name)
            yield fault("unknown-field", here, "fault-unknown-field", "remedy-unknown-field", fields=known)


def is_whole(value: object) -> TypeGuard[int | float]:
    """Return whether *value* is a whole number.

    >>> is_whole(5), is_whole(5.0), is_whole(True)
    (True, True, False)
    """
    # JSON has one kind of number: 5.0 is the whole number 5, to every schema too.
    return not isinstance(value, bool) and (isinstance(value, int) or (isinstance(value, float) and value.is_integer()))


def _unreadable(place: str, error: Exception) -> Fault:
    if isinstance(error, FileNotFoundError):
        return fault("no-file", place, "fault-no-file", "remedy-no-file")
    if isinstance(error, IsADirectoryError):
        return fault("no-file", place, "fault-folder", "remedy-folder")
    reason = getattr(error, "strerror", None) or str(error)
    return fault("no-file", place, "fault-unreadable", "remedy-unreadable", reason=reason)


def _decode(raw: bytes, place: str) -> tuple[object, list[Fault]]:
    mark = raw.startswith(b"\xef\xbb\xbf")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return None, [fault("not-utf-8", f"line {line}", "fault-not-utf-8", "remedy-not-utf-8")]
    value, faults = parse(text)
    if mark:
        faults.insert(0, fault("byte-order-mark", "line 1, column 1", "fault-mark", "remedy-mark"))
    return value, faults


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) == len(pairs):
        return fields
    repeated = _Repeated(fields)
    repeated.names = tuple(name for name, times in Counter(name for name, _ in pairs).items() if times > 1)
    return repeated


def _whole(digits: str) -> int:
    if len(digits) <= _LONGEST_NUMBER:
        return int(digits)
    return -_HUGE if digits.startswith("-") else _HUGE


def _repeated(value: object, place: str) -> Iterator[Fault]:
    if isinstance(value, _Repeated):
        for name in value.names:
            yield fault("repeated-field", inside(place, name), "fault-repeated-field", "remedy-repeated-field")
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _repeated(part, inside(place, name))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _repeated(part, f"{place}[{number}]")
