"""What a person has given: taken as a plain number or text where it is one, and quoted in sentences."""

from __future__ import annotations

from operator import index
from typing import Any

__all__ = ["brief", "plain", "tidy"]

_LONGEST = 40
_LONGEST_VALUE = 80
# Joiners are invisible, but names in several scripts and many emoji fall apart without them.
_JOINERS = "\u200c\u200d"


def plain(value: Any) -> Any:
    """Return *value* as a plain int or str if it is a whole number or a text of another type, such as NumPy's.

    Anything else stays as it is; so does ``True``, which is no number to us.

    >>> plain("C4"), plain(True), plain(3.0)
    ('C4', True, 3.0)
    """
    if type(value) in (int, str, bool):
        return value
    if isinstance(value, str):
        return str.__str__(value)
    try:
        return index(value)
    except Exception:  # whatever a learner passed in may fail in any way
        return value


def brief(value: object) -> str:
    """Return *value* as a sentence quotes it: as Python writes it, on one line, cut when long.

    >>> brief("C4"), brief([1] * 50)[-9:], brief(10**9999)
    ("'C4'", ', 1, 1, …', '> 10^600')
    """
    try:
        given = repr(value)
    except Exception:  # whatever a learner passed in may fail in any way
        given = _beyond(value) if isinstance(value, int) else type(value).__name__
    return tidy(given, _LONGEST_VALUE)


def _beyond(number: int) -> str:
    # Python writes numbers of at least 640 digits, more if nobody has set a limit of their own.
    return "> 10^600" if number > 0 else "< -10^600"


def tidy(value: object, longest: int = _LONGEST) -> str:
    r"""Return *value* as one line of visible text of at most *longest* characters, safe to put into a sentence.

    >>> tidy("C4\n" * 3), tidy("x" * 50, 10)
    ('C4 C4 C4', 'xxxxxxxxx…')
    """
    given = value if isinstance(value, str) else brief(value)
    # More than is ever kept need not be looked at.
    visible = "".join(sign if sign.isprintable() or sign in _JOINERS else " " for sign in given[: 10 * longest])
    line = " ".join(visible.split())
    return line if len(line) <= longest else line[: longest - 1] + "…"
