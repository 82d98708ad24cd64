"""The odds in words: a table of rolls, a few words for each hole, and what is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from kayanak_nb.drawing.table import Table
from kayanak_nb.kayanak.labels import describe
from kayanak_nb.kayanak.moves import Move, Walk
from kayanak_nb.kayanak.odds import Odds, RollOdds
from kayanak_nb.kayanak.spending import MANY
from kayanak_nb.kayanak.steps import budget_of
from kayanak_nb.locale import text
from kayanak_nb.names import bracketed, listed

__all__ = ["Line", "figure_of", "hole_odds", "lines", "notes", "odds_table", "percent", "total"]


class Line(NamedTuple):
    """Rolls that come to the same: what they show, their chance together, and their best use in words."""

    rolls: str
    chance: str
    points: str
    fish: str
    use: str


def percent(chance: Fraction, language: str = "en") -> str:
    """Return *chance* in whole percent; what is not quite nothing or everything does not look so.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 400)), percent(Fraction(399, 400))
    ('33%', '<1%', '>99%')
    """
    if 0 < chance < Fraction(1, 200):
        return text("odds-below", language, percent=_whole(Fraction(1, 100), language))
    if Fraction(199, 200) <= chance < 1:
        return text("odds-above", language, percent=_whole(Fraction(99, 100), language))
    return _whole(chance, language)


def figure_of(odds: Odds, what: str, hole: str) -> str:
    """Return the number that is shown of *what* at *hole*."""
    value = odds.shown(what)[hole]
    return _number(value, 1, odds.language) if what == "points" else percent(value, odds.language)


def hole_odds(odds: Odds, what: str, hole: str) -> str:
    """Return what the number at *hole* means, as a part of its label."""
    in_fish = what == "points" and odds.state.rules.score_by == "fish"
    key = "odds-hole-fish-number" if in_fish else f"odds-hole-{what}"
    return text(key, odds.language, figure=figure_of(odds, what, hole))


def odds_table(odds: Odds) -> Table:
    """Return the table of all rolls, those that come to the same in one row."""
    language = odds.language
    both = odds.state.rules.score_by == "points"
    columns = ("roll", "chance", *(("points",) if both else ()), "fish", "use")
    heading = tuple(text(f"odds-column-{column}", language) for column in columns)
    rows = [_row(line, both) for line in lines(odds)]
    if len(odds.rolls) > 1:
        rows.append(_row(total(odds), both))
    return Table(heading, tuple(rows), tuple(notes(odds)), language)


def lines(odds: Odds) -> list[Line]:
    """Return a line for each kind of roll: those with the same symbol, the same pips and the same best use."""
    return [_line(odds, rolls) for rolls in _kinds(odds).values()]


def notes(odds: Odds) -> Iterator[str]:
    """Yield what is counted, a sentence or two a line."""
    rules, language = odds.state.rules, odds.language
    yield text("odds-note-plan", language)
    many = max((_pips(odds, case) for case in odds.rolls), default=0)
    if many > MANY and rules.fishers:
        yield text("odds-note-many", language, pips=MANY)
    if rules.end_at_fish is not None:
        yield text("odds-note-limit", language, fish=rules.end_at_fish)


def _row(line: Line, both: bool) -> tuple[str, ...]:
    return tuple(line) if both else (line.rolls, line.chance, *line[3:])


def _kinds(odds: Odds) -> dict[object, list[RollOdds]]:
    kinds: dict[object, list[RollOdds]] = {}
    for case in odds.rolls:
        symbol = case.roll.white.symbol if odds.state.rules.fishers else ""
        # Where nothing is to be caught, the number of pips makes no difference.
        pips = _pips(odds, case) if case.points or case.fish else 0
        kinds.setdefault((symbol, pips, case.points, case.fish, case.moves), []).append(case)
    return dict(sorted(kinds.items(), key=lambda kind: _order(odds, kind[1][0])))


def _order(odds: Odds, case: RollOdds) -> tuple[int, int]:
    symbols = [face.symbol for face in odds.state.setup.dice[0].faces]
    return symbols.index(case.roll.white.symbol) if odds.state.rules.fishers else 0, _pips(odds, case)


def _pips(odds: Odds, case: RollOdds) -> int:
    state = odds.state
    return state.budget if state.roll else budget_of(state.rules, case.roll.white, case.roll.blue)


def _line(odds: Odds, cases: Sequence[RollOdds]) -> Line:
    language, case = odds.language, cases[0]
    chance = sum((case.chance for case in cases), Fraction(0))
    return Line(
        _rolls(odds, cases),
        str(chance),
        _number(case.points, 2, language),
        _number(case.fish, 2, language),
        _use(case.moves, language) or text("odds-no-catch", language),
    )


def total(odds: Odds) -> Line:
    """Return the line for the turn as a whole."""
    language = odds.language
    points, fish = _number(odds.points, 2, language), _number(odds.caught, 2, language)
    return Line(text("odds-together", language), "1", points, fish, "")


def _rolls(odds: Odds, cases: Sequence[RollOdds]) -> str:
    """Return the symbol and the pips of rolls; the marks of the blue die where others of it come to something else."""
    language, white = odds.language, cases[0].roll.white
    pips = [_pips(odds, case) for case in cases]
    key = "odds-pips" if min(pips) == max(pips) else "odds-pips-between"
    label = text(key, language, count=max(pips), least=min(pips))
    if odds.state.rules.fishers:
        label = text("odds-roll", language, symbol=text(f"symbol-{white.symbol}", language), pips=label)
    alike = [case for case in odds.rolls if case.roll.white.symbol == white.symbol and _pips(odds, case) in pips]
    marks = dict.fromkeys(case.roll.blue.symbol for case in cases if case.roll.blue is not None)
    if len(alike) == len(cases) or not marks:
        return label
    return bracketed(label, listed([text(f"symbol-{mark}", language) for mark in marks], language), language)


def _use(moves: Sequence[Move], language: str) -> str:
    """Return a plan in words: of a walk only where it leads, and moves that are repeated once."""
    told = []
    for walking, some in groupby(moves, key=lambda move: isinstance(move, Walk)):
        for move, same in groupby([*some][-1:] if walking else some):
            count = len(tuple(same))
            what = describe(move, language)
            told.append(what if count == 1 else text("odds-times", language, move=what, count=count))
    return listed(told, language) if told else ""


def _whole(chance: Fraction, language: str) -> str:
    return text("odds-percent", language, share=float(chance))


def _number(number: Fraction, digits: int, language: str) -> str:
    return text(f"odds-number-{digits}", language, number=float(number))
