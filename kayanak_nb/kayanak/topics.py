"""The clauses that Kayanak's events and refusals cite, and which of them is meant where a text has none of its own.

The ids stand here, not in the rulebook alone, so that playing needs no book; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CLAUSES", "SOURCES", "clause_on", "sources_from"]

_JA_1 = "setup no-fishers board roll dice turn dig anywhere fish catch end all-ice last-hole no-limit score size tie"
_JA_2 = (
    "setup board placement roll faces dice turn pass may-stop walk back-and-forth walk-end dig own-hole fish times "
    "catch any any-mix end at-once fifteen score tie"
)
_JA_3 = (
    f"{_JA_2} temperature timing which-mark must-change supply melt refreeze plug plug-can plug-fisher unplug "
    "plugged-end"
)
_FR = (
    "setup board placement any-hole first-round roll blue-pips dice turn order pass exactly walk back-and-forth "
    "crossing footing walk-end dig free-hole own-hole fish distinct open-hole catch any any-mix temperature timing "
    "must-change supply plain melt no-entry refreeze plug plug-any plug-fisher unplug end fifteen plugged-end score tie"
)
SOURCES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "ja1": tuple(_JA_1.split()),
        "ja2": tuple(_JA_2.split()),
        "ja3": tuple(_JA_3.split()),
        "fr": tuple(_FR.split()),
    }
)
"""What each rule set's text has clauses on; a clause's id begins with the name that the rule set has here."""

CLAUSES: tuple[str, ...] = tuple(f"{source}.{topic}" for source, topics in SOURCES.items() for topic in topics)
"""The ids of all clauses that Kayanak's events, refusals and set-ups cite."""

# Where to look for what a text does not know at all: the fuller rule sets first.
_NEXT = ("ja2", "ja3", "fr", "ja1")


def sources_from(source: str) -> tuple[str, ...]:
    """Return all sources, *source* itself first, then from the nearest to the farthest."""
    return tuple(dict.fromkeys((source, *_NEXT)))


def clause_on(source: str, topics: tuple[str, ...]) -> str:
    """Return the id of the clause on the first of *topics* that *source* treats, or else the nearest other source.

    :raises KeyError: if no source treats any of them.

    >>> clause_on("fr", ("crossing", "walk")), clause_on("ja3", ("crossing", "walk")), clause_on("ja2", ("melt",))
    ('fr.crossing', 'ja3.walk', 'ja3.melt')
    """
    for nearest in sources_from(source):
        for topic in topics:
            if topic in SOURCES[nearest]:
                return f"{nearest}.{topic}"
    raise KeyError(topics)
