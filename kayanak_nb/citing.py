"""Which clause an event or a refusal rests on, written so that a text may be finer or coarser than another.

A *citation* is a line such as ``"crossing walk"``: topics from the finest on, of which the first that the text has a
clause on is meant. ``"distinct fish ?distinct_fishing"`` adds the switch that it rests on: a text is meant that has
the switch so.
"""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Citations", "parts"]


class Citations(dict[str, str]):
    """The id of the clause for each citation, found by *find* when it is first asked for; nobody else adds any.

    >>> cite = Citations(lambda citation: f"de.{parts(citation)[0][0]}")
    >>> cite["supply shore"], cite
    ('de.supply', {'supply shore': 'de.supply'})
    """

    def __init__(self, find: Callable[[str], str]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, citation: str) -> str:
        clause = self._find(citation)
        super().__setitem__(citation, clause)
        return clause

    def __setitem__(self, citation: str, clause: str) -> None:
        # Games share it.
        raise TypeError("What a citation means cannot be changed.")


def parts(citation: str) -> tuple[tuple[str, ...], str]:
    """Return the topics of *citation*, and its switch or "".

    >>> parts("distinct fish ?distinct_fishing")
    (('distinct', 'fish'), 'distinct_fishing')
    """
    topics, _, switch = citation.partition(" ?")
    return tuple(topics.split()), switch
