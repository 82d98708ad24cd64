"""Two simulations under the same seed, game by game: what differs is not the luck of fish and dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kayanak_nb.given import brief
from kayanak_nb.simulation import report
from kayanak_nb.simulation.estimate import Estimate
from kayanak_nb.simulation.intervals import Number, mean_interval
from kayanak_nb.simulation.measures import Condition, Measure, check_level, check_player, measured, unit_of
from kayanak_nb.simulation.playing import Played
from kayanak_nb.simulation.result import Simulation
from kayanak_nb.wording import mistaken

__all__ = ["Pair", "Pairs", "pairs_of"]


class Pair(NamedTuple):
    """One game as it went in either simulation."""

    first: Played
    second: Played


@dataclass(frozen=True, repr=False)
class Pairs:
    """The games of two simulations in pairs; a difference is that of the *first* less the *second*.

    Its interval is that of the mean of the differences within pairs. What the two games of a pair have in common falls
    out of them, so they are often much surer than the difference of two means.
    """

    first: Simulation
    second: Simulation

    def __len__(self) -> int:
        return len(self.first)

    def __iter__(self) -> Iterator[Pair]:
        return map(Pair, self.first, self.second)

    def differences(self, measure: Measure, *, player: int | None = None) -> tuple[Number, ...]:
        """Return for each pair of games how much *measure* differs (see :meth:`.Simulation.mean`).

        :raises ValueError: if there is no such measure or player.
        """
        columns = (measured(simulation, measure, player) for simulation in (self.first, self.second))
        return tuple(mine - theirs for mine, theirs in zip(*columns, strict=True))

    def mean(self, measure: Measure, *, player: int | None = None, level: float = 0.95) -> Estimate:
        """Return the mean difference of *measure* with the interval of Student's t.

        :raises ValueError: if there is no such measure, player or level.
        """
        return self._estimate(self.differences(measure, player=player), level, unit_of(self.first, measure))

    def share(self, condition: Condition, *, level: float = 0.95) -> Estimate:
        """Return by how much the shares of games differ that *condition* is true of, with the interval of Student's t.

        :raises ValueError: if *condition* is no function, or there is no such level.
        """
        if not callable(condition):
            raise mistaken("mistake-condition", given=brief(condition))
        met = [bool(condition(pair.first)) - bool(condition(pair.second)) for pair in self]
        return self._estimate(met, level, "difference")

    def wins(self, player: int, *, alone: bool = False, level: float = 0.95) -> Estimate:
        """Return by how much the shares of games differ that *player* has won, also with others unless *alone*.

        :raises ValueError: if there is no such player or level.
        """
        number = check_player(player, min(self.first.players, self.second.players))
        return self.share(lambda game: number in game.winners and not (alone and game.winners[1:]), level=level)

    def ended(self, ending: str, *, level: float = 0.95) -> Estimate:
        """Return by how much the shares of games with that *ending* differ.

        :raises ValueError: if there is no such ending or level.
        """
        self.first.ended(ending)
        return self.share(lambda game: game.ending == ending, level=level)

    def __repr__(self) -> str:
        return repr(report.pairs_table(self))

    def _repr_html_(self) -> str:
        return report.pairs_table(self)._repr_html_()

    def _estimate(self, values: Sequence[Number], level: float, unit: str) -> Estimate:
        return Estimate(*mean_interval(values, check_level(level)), level, len(self), unit, self.first.language)


def pairs_of(first: Simulation, second: Simulation) -> Pairs:
    """Return *first* and *second* in pairs.

    :raises ValueError: if they are of different games or lengths, or had different seeds.
    """
    if not isinstance(second, Simulation):
        raise mistaken("mistake-pair", given=brief(second))
    if first.kind != second.kind:
        raise mistaken("mistake-pair-games", first=repr(first.setup.rules.id), second=repr(second.setup.rules.id))
    if first.seed != second.seed:
        raise mistaken("mistake-pair-seed", first=str(first.seed), second=str(second.seed))
    if len(first) != len(second):
        raise mistaken("mistake-pair-length", first=len(first), second=len(second))
    return Pairs(first, second)
