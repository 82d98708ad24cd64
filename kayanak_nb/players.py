"""The players' names: what can be one, and what makes two of them the same to the eye."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from unicodedata import category, normalize

from kayanak_nb.given import brief, plain
from kayanak_nb.wording import mistaken

__all__ = ["LONGEST_NAME", "check_names"]

LONGEST_NAME = 40
"""The most characters of a name."""

# Control characters, line and paragraph separators; half a surrogate pair (Cs) cannot be written to any file.
_FORBIDDEN = ("Cc", "Cs", "Zl", "Zp")


def check_names(names: Iterable[str] | None, players: int | None) -> tuple[str, ...] | None:
    """Return *names* as a tuple, or None for none; with *players* None, any number of them.

    :raises ValueError: unless there is one name for each of the *players*, in an order, each of 1 to 40 characters,
        some of them visible, without line breaks and other control characters, and no two that look the same.
    """
    if names is None:
        return None
    given = _in_order(names)
    faults = ["They must be given in a list."] if given is None else list(_faults(given))
    if given is None or faults or players not in (None, len(given)):
        many = players if players is not None else len(given or ())
        lines = "\n".join(faults)
        raise mistaken("mistake-names", technical=lines, given=brief(names), players=many, longest=LONGEST_NAME)
    return tuple(given)


def _in_order(names: object) -> Sequence[str] | None:
    """Return *names* as a list, or None if they are none; a set has no order, and a text is one name."""
    if isinstance(names, str | bytes | Set | Mapping) or not isinstance(names, Iterable):
        return None
    return [plain(name) for name in names]


def _faults(names: Sequence[object]) -> Iterator[str]:
    looks: dict[str, int] = {}
    for number, name in enumerate(names):
        look = _look(name) if isinstance(name, str) else ""
        if not look or not isinstance(name, str) or len(name) > LONGEST_NAME or _has_forbidden(name):
            yield f"names[{number}] is {brief(name)}, which cannot be a name."
        elif look in looks:
            yield f"names[{number}] looks the same as names[{looks[look]}]: {brief(name)}."
        else:
            looks[look] = number


def _look(name: str) -> str:
    """Return what is to be seen of *name*: accents joined to their letters, no joiners, no spaces at the ends."""
    return " ".join("".join(sign for sign in normalize("NFC", name) if category(sign) != "Cf").split())


def _has_forbidden(name: str) -> bool:
    return any(category(sign) in _FORBIDDEN for sign in name)
