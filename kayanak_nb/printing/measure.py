"""How wide words are on paper, and where a line of them breaks.

Widths are those of Helvetica (its published font metrics), which Arial and Liberation Sans share; signs of East Asian
scripts are as wide as high.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from unicodedata import east_asian_width, normalize

__all__ = ["fitting", "width", "wrapped"]

# In thousandths of the size, for the signs from the space to the tilde.
_WIDTHS = (
    *(278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278),
    *(556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556),
    *(1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778),
    *(667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556),
    *(333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556),
    *(556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584),
)
_OTHERS = {**dict.fromkeys("’‘‚·", 278), **dict.fromkeys("“”„°", 400), **dict.fromkeys("«»–", 556), "ß": 611}
_OTHER = 1000
_NARROW_SPACE = 0.28
# Other fonts than Helvetica may stand in for it, and bold ones are wider.
_SLACK, _BOLD = 1.04, 1.07
_NOT_FIRST = "、。，．・：；？！）」』】〕｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)%"
_NOT_LAST = "（「『【〔｛(“„«"


def width(words: str, size: float, *, bold: bool = False) -> float:
    """Return how wide *words* are in letters of that *size*, in the same unit; rather too much than too little.

    >>> width("", 4), width("氷", 4) > width("C", 4) > width("i", 4)
    (0.0, True)
    """
    return sum(map(_sign_width, words)) * size * _SLACK * (_BOLD if bold else 1)


def fitting(words: str, size: float, room: float, *, bold: bool = False) -> float:
    """Return the largest size up to *size* in which *words* fit into *room*."""
    needed = width(words, size, bold=bold)
    return size if needed <= room else size * room / needed


def wrapped(words: str, size: float, room: float) -> list[str]:
    r"""Return *words* as lines that fit into *room*; its own ends of lines stay.

    >>> wrapped("Which holes are next to C4?\nName all.", 4, 40)
    ['Which holes are next', 'to C4?', 'Name all.']
    """
    return [line for given in words.splitlines() or [""] for line in _wrapped_line(given, size, room)]


def _wrapped_line(words: str, size: float, room: float) -> Iterator[str]:
    line = ""
    for piece in _pieces(words):
        if line.strip() and width((line + piece).rstrip(), size) > room:
            yield line.rstrip()
            line = piece.lstrip()
        else:
            line += piece
        while width(line.rstrip(), size) > room and len(line) > 1:
            cut = max(1, _longest(line, size, room))
            yield line[:cut]
            line = line[cut:]
    yield line.rstrip()


def _longest(line: str, size: float, room: float) -> int:
    return sum(width(line[: count + 1], size) <= room for count in range(len(line)))


def _pieces(words: str) -> Iterator[str]:
    """Yield the pieces of *words* between which a line may end."""
    piece = ""
    for sign, following in pairwise(words):
        piece += sign
        if _may_end(sign, following):
            yield piece
            piece = ""
    yield piece + words[-1:]


def _may_end(sign: str, following: str) -> bool:
    if sign == " ":
        return following != " "
    if following in _NOT_FIRST or sign in _NOT_LAST or following == " ":
        return False
    return _is_wide(sign) or _is_wide(following)


def _is_wide(sign: str) -> bool:
    return east_asian_width(sign) in "WF"


def _sign_width(sign: str) -> float:
    if _is_wide(sign):
        return 1.0
    if sign in "\u00a0\u202f":
        return _NARROW_SPACE
    base = normalize("NFD", sign)[0]
    return (_WIDTHS[ord(base) - 32] if " " <= base <= "~" else _OTHERS.get(base, _OTHER)) / 1000
