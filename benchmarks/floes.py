"""Random play among the floes, in steps a second, through the engine's functions.

A step is one move or roll. Each player takes any legal move with the same chance. Random play needs some 1,800 turns
to end, so a game is cut after a number of steps. The bound is ours: 20,000 steps a second on one idle core.
"""

from __future__ import annotations

from functools import partial

from benchmarks.report import Row, speeds
from kayanak_nb.floes import engine
from kayanak_nb.floes.rules import DIE, RULE_SETS
from kayanak_nb.floes.setup import Setup
from kayanak_nb.stream import GameStreams

ENGINE_BOUND = 20_000
LONGEST = 2_000
PLAYERS = (2, 3, 4)


def engine_steps(players: int, games: int) -> int:
    """Play *games* at random through the engine's functions and return the number of steps."""
    setup = Setup(RULE_SETS["de"], DIE, players)
    steps = 0
    for number in range(games):
        streams = GameStreams.of(1, number)
        below = streams.bots.below
        state = engine.start(setup, streams)
        for _ in range(LONGEST):
            if state.is_chance:
                state, _ = engine.apply(state, engine.draw(state, streams))
            elif state.phase == "over":
                break
            else:
                moves = engine.legal_moves(state)
                state, _ = engine.apply(state, moves[below(len(moves))])
            steps += 1
    return steps


def run(quick: bool) -> list[Row]:
    """Return the speed of the engine with two, three and four players."""
    games, rounds = (1, 1) if quick else (2, 20)
    found = speeds(*(partial(engine_steps, players, games) for players in PLAYERS), rounds=rounds)
    return [
        Row(f"engine, random play, de, {players} players", speed, "steps/s", ENGINE_BOUND, more_is_better=True)
        for players, speed in zip(PLAYERS, found, strict=True)
    ]
