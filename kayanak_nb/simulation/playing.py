"""One game after the other, by the engine's own functions: what a worker does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, get_args

from kayanak_nb.games import Kind, kind_of
from kayanak_nb.given import brief
from kayanak_nb.illegal import IllegalMove
from kayanak_nb.stream import GameStreams, Stream
from kayanak_nb.wording import mistaken

__all__ = ["Played", "Policy", "Row", "Task", "event_names", "play_games", "policies_of", "policy_name"]

Policy: TypeAlias = Callable[[Any, Stream], Any]
"""What decides for a player: a function of the state and the stream of the bots that returns one of the legal moves."""

Pairs: TypeAlias = tuple[tuple[int, int], ...]


class Task(NamedTuple):
    """Games to be played: what with, under which seed, by whom (bots by name), and for how many turns at most."""

    setup: Any
    seed: int
    policies: tuple[str | Policy, ...]
    max_turns: int


class Row(NamedTuple):
    """What is kept of a game, as workers send it: *catch* has (small, large) for each player, *counts* the events."""

    turns: int
    steps: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    catch: Pairs
    ending: str
    counts: tuple[int, ...]


class Played(NamedTuple):
    """One game of a simulation: how long it took, how it ended, what each player has.

    *turns* were begun and *steps*, moves and outcomes, made. *winners* is () in a game that was cut. *small* and
    *large* are the fish that each player holds at the end; among the floes all fish count as small. *ending* is
    ``"holes"``, ``"floes"`` or ``"fish"`` for the rule that ended a game of Kayanak, ``"home"`` for a crossing, and
    ``"cut"`` for a game that was not over after as many turns as it was given. *events* counts the events by the
    names of their kinds, such as ``"plugged"``.
    """

    number: int
    turns: int
    steps: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    small: tuple[int, ...]
    large: tuple[int, ...]
    ending: str
    events: Mapping[str, int]

    @property
    def fish(self) -> tuple[int, ...]:
        """The fish of each player, small and large."""
        return tuple(map(sum, zip(self.small, self.large, strict=True)))

    @property
    def cut(self) -> bool:
        """Whether the game was not over after as many turns as it was given."""
        return self.ending == "cut"


def event_names(kind: Kind) -> tuple[str, ...]:
    """Return the short name of each kind of event in a game, such as ``"placed"``."""
    return tuple(event.__name__.lower() for event in get_args(kind.moves.Event))


def policies_of(task: Task) -> tuple[Policy, ...]:
    """Return the functions that decide for the players of *task*, bots by name included."""
    bots = kind_of(task.setup.rules).bots.BOTS
    return tuple(bots[policy] if isinstance(policy, str) else policy for policy in task.policies)


def policy_name(policy: str | Policy) -> str:
    """Return what a policy is called: the bot's name, or the function's."""
    return policy if isinstance(policy, str) else str(getattr(policy, "__name__", None) or brief(policy))


def play_games(task: Task, numbers: Iterable[int]) -> list[Row]:
    """Play the games with these *numbers*, each with the streams of its own, and return what is kept of each.

    :raises ValueError: if a policy plays what is not legal, with its name, the game and the turn.
    """
    task = task._replace(setup=_shared(task.setup))
    kind, policies = kind_of(task.setup.rules), policies_of(task)
    kinds = get_args(kind.moves.Event)
    return [_play(task, kind, policies, kinds, number) for number in numbers]


@lru_cache(maxsize=8)
def _shared(setup: Any) -> Any:
    # One that came from another process is new each time, and would make its moves and rolls again.
    return setup


def _play(task: Task, kind: Kind, policies: tuple[Policy, ...], kinds: tuple[type, ...], number: int) -> Row:
    streams = GameStreams.of(task.seed, number)
    state = kind.begin.begin(task.setup, streams)
    apply, draw, bots, most = kind.engine.apply, kind.engine.draw, streams.bots, task.max_turns
    steps = 0
    events: tuple[Any, ...] = ()
    happened: list[Any] = []
    while state.phase != "over" and state.turn <= most:
        if state.is_chance:
            action = draw(state, streams)
        else:
            try:
                action = policies[state.player](state, bots)
            except Exception as error:
                error.add_note(f"In game {number}, turn {state.turn}, policy {_name(task, state)}.")
                raise
        try:
            state, events = apply(state, action)
        except IllegalMove as refused:
            raise _illegal(task, state, number, action, refused) from None
        happened += events
        steps += 1
    counted = Counter(map(type, happened))
    ending = _ending(events) if state.phase == "over" else "cut"
    counts = tuple(counted[event] for event in kinds)
    return Row(min(state.turn, most), steps, state.winners, state.scores, _catch(state), ending, counts)


def _ending(events: Iterable[Any]) -> str:
    """Return what has ended the game, by the *events* of its last step; a crossing ends in one way alone."""
    return next((str(event.cause) for event in events if hasattr(event, "cause")), "home")


def _catch(state: Any) -> Pairs:
    """Return the (small, large) fish of each player; fish that figures carry are all of one kind."""
    buckets: Pairs | None = getattr(state, "buckets", None)
    return tuple((sum(carried), 0) for carried in state.carrying) if buckets is None else buckets


def _name(task: Task, state: Any) -> str:
    return repr(policy_name(task.policies[state.player]))


def _illegal(task: Task, state: Any, number: int, action: object, refused: IllegalMove) -> Exception:
    said = {"policy": _name(task, state), "game": number, "turn": state.turn, "move": brief(action)}
    return mistaken("mistake-policy-move", technical=str(refused), **said)
