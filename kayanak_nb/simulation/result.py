"""What comes of a simulation: a column for each thing that is kept of a game, and statistics of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kayanak_nb.game import Game
from kayanak_nb.games import Kind, kind_of
from kayanak_nb.given import brief, plain
from kayanak_nb.mistake import MistakenIndex
from kayanak_nb.simulation import report
from kayanak_nb.simulation.estimate import Estimate
from kayanak_nb.simulation.histogram import Histogram, histogram_of
from kayanak_nb.simulation.intervals import mean_interval, share_interval
from kayanak_nb.simulation.measures import Condition, Measure, check_level, check_player, measured, unit_of
from kayanak_nb.simulation.playing import Played, Policy, Row, Task, event_names, policies_of
from kayanak_nb.stream import GameStreams, seed_of
from kayanak_nb.wording import mistaken

if TYPE_CHECKING:
    from kayanak_nb.simulation.pairs import Pairs

__all__ = ["Simulation", "simulation_of"]

Column = tuple[int, ...]


@dataclass(frozen=True, repr=False)
class Simulation:
    """Many games played alike: *setup*, *seed*, *policies* and *max_turns* are what they were played with.

    Of each game there is kept, in the order of the games: *turns* begun, *steps* (moves and outcomes) made,
    *winners* (() where it was cut), *endings* (see :class:`Played`); and for each player a column with the *scores*,
    and with the *small* and the *large* fish held at the end. *events* has a column for each kind of event. A
    simulation is also a sequence of its games: ``simulation[3]`` is a :class:`Played`.

    *language* is the one that figures and tables are shown in.
    """

    setup: Any
    seed: int
    policies: tuple[str | Policy, ...]
    max_turns: int
    turns: Column
    steps: Column
    winners: tuple[Column, ...]
    scores: tuple[Column, ...]
    small: tuple[Column, ...]
    large: tuple[Column, ...]
    endings: tuple[str, ...]
    counts: tuple[Column, ...]
    language: str = field(default="en", compare=False)

    @property
    def kind(self) -> Kind:
        """The game that is played."""
        return kind_of(self.setup.rules)

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.policies)

    @property
    def fish(self) -> tuple[Column, ...]:
        """A column for each player with the fish held at the end, small and large."""
        both = zip(self.small, self.large, strict=True)
        return tuple(tuple(map(sum, zip(small, large, strict=True))) for small, large in both)

    @cached_property
    def events(self) -> Mapping[str, Column]:
        """A column for each kind of event, by its name, with how often it happened in each game."""
        return MappingProxyType(dict(zip(event_names(self.kind), self.counts, strict=True)))

    @property
    def cut(self) -> int:
        """How many games were not over after *max_turns* turns; they count in every figure, as they stood then."""
        return self.endings.count("cut")

    def __len__(self) -> int:
        return len(self.turns)

    def __getitem__(self, number: int) -> Played:
        number = self._number(number)
        own = (tuple(column[number] for column in columns) for columns in (self.scores, self.small, self.large))
        scores, small, large = own
        return Played(
            number,
            self.turns[number],
            self.steps[number],
            self.winners[number],
            scores,
            small,
            large,
            self.endings[number],
            {name: column[number] for name, column in self.events.items()},
        )

    def __iter__(self) -> Iterator[Played]:
        return map(self.__getitem__, range(len(self)))

    def mean(self, measure: Measure, *, player: int | None = None, level: float = 0.95) -> Estimate:
        """Return the mean of *measure* with the interval of Student's t (see :func:`.mean_interval`).

        *measure* is ``"turns"``, ``"steps"``; ``"score"``, ``"fish"``, ``"small"``, ``"large"``, of *player* (from 0)
        or of all players together; the name of an event, such as ``"plugged"``; or a function of a :class:`Played`.

        :raises ValueError: if there is no such measure, player or level.
        """
        interval = mean_interval(measured(self, measure, player), check_level(level))
        return Estimate(*interval, level, len(self), unit_of(self, measure), self.language)

    def share(self, condition: Condition, *, level: float = 0.95) -> Estimate:
        """Return the share of games that *condition* is true of, with Wilson's interval.

        *condition* is a function of a :class:`Played`.

        :raises ValueError: if there is no such level.
        """
        if not callable(condition):
            raise mistaken("mistake-condition", given=brief(condition))
        return self._share(sum(1 for game in self if condition(game)), level)

    def wins(self, player: int, *, alone: bool = False, level: float = 0.95) -> Estimate:
        """Return the share of games that *player* (from 0) has won, also together with others unless *alone*.

        :raises ValueError: if there is no such player or level.
        """
        number = check_player(player, self.players)
        return self._share(sum(1 for won in self.winners if number in won and not (alone and won[1:])), level)

    def ties(self, *, level: float = 0.95) -> Estimate:
        """Return the share of games that several players have won together."""
        return self._share(sum(1 for won in self.winners if won[1:]), level)

    def ended(self, ending: str, *, level: float = 0.95) -> Estimate:
        """Return the share of games with that *ending*: ``"holes"``, ``"floes"``, ``"fish"``, ``"home"`` or ``"cut"``.

        :raises ValueError: if there is no such ending or level.
        """
        if ending not in report.ENDINGS:
            raise mistaken("mistake-ending", given=brief(ending), names=", ".join(map(repr, report.ENDINGS)))
        return self._share(self.endings.count(ending), level)

    def histogram(self, measure: Measure, *, player: int | None = None, width: int | None = None) -> Histogram:
        """Return how many games have each value of *measure* (see :meth:`mean`), in classes of *width*.

        :raises ValueError: if there is no such measure or player, or *width* is not a whole number of at least 1.
        """
        return histogram_of(measured(self, measure, player), width=width, language=self.language)

    def paired(self, other: Simulation) -> Pairs:
        """Return this simulation and *other* game by game: both had the same seed, so the same fish and dice.

        :raises ValueError: if they are of different games or lengths, or had different seeds.
        """
        from kayanak_nb.simulation.pairs import pairs_of

        return pairs_of(self, other)

    def replay(self, number: int) -> Game:
        """Return game *number*, played again step by step, at its last step: ``game.goto(0)`` goes to its start.

        It has a seed of its own, under which it is the game that :func:`.new_game` begins.

        :raises IndexError: if there is no such game.
        """
        seed = seed_of(self.seed, self._number(number))
        streams = GameStreams.of(seed)
        game = Game(self.kind.begin.begin(self.setup, streams), seed, streams)
        game.language = self.language
        policies = policies_of(Task(self.setup, self.seed, self.policies, self.max_turns))
        while game.state.phase != "over" and game.state.turn <= self.max_turns:
            if game.state.is_chance:
                game.chance()
            else:
                game.play(policies[game.state.player](game.state, streams.bots))
        return game

    def to_dict(self) -> dict[str, list[Any]]:
        """Return the columns by name, as a data frame takes them: ``pandas.DataFrame(simulation.to_dict())``.

        What players have is in a column for each: ``"score 0"``, ``"score 1"`` …
        """
        return report.columns(self)

    def to_csv(self) -> str:
        """Return the columns as text: values between commas, a line for each game below one of names."""
        return report.csv_text(self)

    def __reduce__(self) -> tuple[object, ...]:
        # What was made of the columns is made again.
        return type(self), tuple(getattr(self, each.name) for each in fields(self))

    def __repr__(self) -> str:
        return repr(report.table(self))

    def _repr_html_(self) -> str:
        return report.table(self)._repr_html_()

    def _share(self, hits: int, level: float) -> Estimate:
        interval = share_interval(hits, len(self), check_level(level))
        return Estimate(*interval, level, len(self), "share", self.language)

    def _number(self, number: object) -> int:
        """Return *number* as that of a game, which may be counted from the end."""
        index, games = plain(number), len(self)
        if type(index) is not int or not -games <= index < games:
            raise mistaken("mistake-game-number", MistakenIndex, given=brief(number), last=games - 1)
        return index % games


def simulation_of(task: Task, rows: list[Row], language: str) -> Simulation:
    """Return the simulation that *rows*, at least one, are the games of."""
    turns, steps, winners, scores, catch, endings, counts = zip(*rows, strict=True)
    small, large = ([[pair[size] for pair in buckets] for buckets in catch] for size in (0, 1))
    columns = (_turned(scores), _turned(small), _turned(large))
    return Simulation(*task, turns, steps, winners, *columns, endings, _turned(counts), language)


def _turned(rows: Any) -> tuple[Column, ...]:
    return tuple(zip(*rows, strict=True))
