"""The call that plays many games."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from kayanak_nb.equipment import MAX_PLAYERS, MIN_PLAYERS
from kayanak_nb.games import kind_of, rule_set
from kayanak_nb.given import brief, plain
from kayanak_nb.locale import check_language
from kayanak_nb.mistake import Mistake
from kayanak_nb.simulation.playing import Policy, Task
from kayanak_nb.simulation.result import Simulation, simulation_of
from kayanak_nb.simulation.running import progress_bar, run
from kayanak_nb.stream import fold, new_seed
from kayanak_nb.wording import mistaken, together, tried

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from kayanak_nb.dice import Die, Face
    from kayanak_nb.kayanak.board import Board

__all__ = ["MAX_TURNS", "MOST_GAMES", "simulate"]

MAX_TURNS = 500
"""After how many turns a game is cut if nothing else is said. Games of Kayanak with a bot that looks for fish need
some thirty, crossings of two bots that look for the way some forty; random crossings need 1,800 or so."""

MOST_GAMES = 10_000_000


def simulate(
    rules: str | object,
    *,
    games: int = 1000,
    policies: Sequence[str | Policy] = ("random", "greedy"),
    seed: int | None = None,
    board: str | Board | None = None,
    dice: Sequence[Die[Face]] | Die[Face] | None = None,
    magnet: Fraction | int | None = None,
    max_turns: int = MAX_TURNS,
    executor: Executor | None = None,
    progress: bool = True,
    language: str = "en",
) -> Simulation:
    """Play *games* games and return what came of them.

    *rules*, *board*, *dice* and *magnet* are those of :func:`.new_game`. *policies* has one for each of 2 to 4 players,
    in seating order: the name of a bot, or a function of a state and a stream of random numbers that returns one of
    the legal moves. A game that is not over after *max_turns* turns is cut, and counted as such.

    Game *g* under *seed* is always the same, wherever it is played, and two simulations under one seed have the same
    fish and the same dice, game by game: :meth:`.Simulation.paired` compares them. Without a seed one is drawn; it is
    kept as ``simulation.seed``.

    *executor* is any of :mod:`concurrent.futures`. Without one, games are played in this process as long as there
    are few, and then in processes on all cores; policies that are written in a notebook's cells are known to this
    process alone, so it plays them itself. (A script that plays many games must do so below
    ``if __name__ == "__main__":``, as for all processes in Python.) *progress* shows a bar; *language* is that of
    the bar, of tables and figures.

    :raises ValueError: if the parts do not go together, with a line for every fault; if a policy plays what is not
        legal; or if workers come to an end before their games do.
    """
    task, count, language = _checked(rules, games, policies, seed, (board, dice, magnet), max_turns, executor, language)
    with progress_bar(count, shown=progress, language=language) as advance:
        rows = run(task, count, executor, advance)
    return simulation_of(task, rows, language)


def _checked(
    rules: object,
    games: int,
    policies: object,
    seed: int | None,
    equipment: tuple[Any, Any, Any],
    max_turns: int,
    executor: object,
    language: str,
) -> tuple[Task, int, str]:
    """Return what is to be played, how often, and in which language it is shown."""
    kind = kind_of(chosen := rule_set(rules))
    board, dice, magnet = equipment
    faults: list[Mistake] = []
    players = tried(faults, lambda: _check_policies(policies, tuple(kind.bots.BOTS)))
    # Whatever else is wrong can still be said.
    seats = MIN_PLAYERS if players is None else len(players)
    parts = {"players": seats, "board": board, "dice": dice, "magnet": magnet}
    setup = tried(faults, lambda: kind.begin.prepare(chosen, **parts))
    kept = tried(faults, lambda: fold(new_seed() if seed is None else seed))
    count = tried(faults, lambda: _check_count("games", games, MOST_GAMES))
    most = tried(faults, lambda: _check_count("max_turns", max_turns, MOST_GAMES))
    tried(faults, lambda: _check_executor(executor))
    known = tried(faults, lambda: check_language(language))
    if players is None or kept is None or count is None or most is None or known is None or faults:
        raise together(faults)
    return Task(setup, kept, players, most), count, known


def _check_policies(policies: object, bots: tuple[str, ...]) -> tuple[str | Policy, ...]:
    listed = isinstance(policies, list | tuple) and MIN_PLAYERS <= len(policies) <= MAX_PLAYERS
    names = ", ".join(map(repr, bots))
    if not listed or not isinstance(policies, list | tuple):
        given = brief(policies)
        raise mistaken("mistake-policies", given=given, least=MIN_PLAYERS, most=MAX_PLAYERS, names=names)
    chosen = tuple(map(plain, policies))
    for policy in chosen:
        if not callable(policy) and policy not in bots:
            raise mistaken("mistake-bot", given=brief(policy), names=names)
    return chosen


def _check_count(name: str, value: object, most: int) -> int:
    count = plain(value)
    if type(count) is not int or not 1 <= count <= most:
        raise mistaken("mistake-count", name=name, given=brief(value), most=most)
    return count


def _check_executor(executor: object) -> None:
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise mistaken("mistake-executor", given=brief(executor))
