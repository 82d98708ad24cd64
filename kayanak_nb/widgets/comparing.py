"""Where the texts differ, in words: how each of them puts a clause, and which switches it sets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from kayanak_nb.clauses import SOURCES, standing_name, switch_name, value_name
from kayanak_nb.locale import text
from kayanak_nb.names import joined
from kayanak_nb.rulebook import Clause, book

__all__ = ["compare", "switch_code"]

_KAYANAK = tuple(source for source in SOURCES if source != "de")


def compare(clauses: Iterable[Clause], language: str) -> list[dict[str, Any]]:
    """Return a line for each thing to compare in *clauses* of Kayanak's texts that are about the same.

    The first says how the texts put it; then there is one for each switch that any of them decides, with its values in
    all texts that decide it, wherever they do. A line has a *label*, a *mark* for whether the texts differ or agree or
    there is but one, that in words as its *verdict*, and its *values*: texts with what they have in common. *code* is
    the name of the switch.
    """
    aligned = list(clauses)
    standings = {clause.source: standing_name(clause.standing, language) for clause in aligned}
    lines = [_line(text("reader-standing", language), "", standings, language)]
    absent = [SOURCES[source] for source in _KAYANAK if source not in standings]
    if absent:
        lines[0]["values"].append([joined(absent, language), standing_name("absent", language)])
    for switch in dict.fromkeys(name for clause in aligned for name in clause.decides):
        said = {source: value_name(switch, value, language) for source, value in _values()[switch].items()}
        lines.append(_line(switch_name(switch, language), switch, said, language))
    return lines


def switch_code(switch: str, value: object) -> str:
    """Return the *switch* at *value* as it is written in code."""
    return f"{switch}={value!r}"


def _line(label: str, code: str, said: Mapping[str, str], language: str) -> dict[str, Any]:
    groups: dict[str, list[str]] = {}
    for source in (known for known in SOURCES if known in said):
        groups.setdefault(said[source], []).append(SOURCES[source])
    verdict = "differ" if len(groups) > 1 else "agree" if len(said) > 1 else "alone"
    return {
        "label": label,
        "code": code,
        "mark": verdict,
        "verdict": text(f"reader-{verdict}", language),
        "values": [[joined(sources, language), words] for words, sources in groups.items()],
    }


@cache
def _values() -> Mapping[str, Mapping[str, object]]:
    """Return for each switch its value in every text that decides it."""
    values: dict[str, dict[str, object]] = {}
    for clause in book().clauses.values():
        for switch, value in clause.decides.items():
            values.setdefault(switch, {})[clause.source] = value
    return MappingProxyType(values)
