"""Random play, in steps a second: our reference engine beside OpenSpiel's games in pure Python.

A step is one move or chance outcome. Each player takes any legal move with the same chance; chance nodes are
sampled. The bounds are ours: 60,000 steps a second through the engine's functions, 50,000 through ``Game`` with its
timeline, in the slowest rule set, on one idle core.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from benchmarks.report import Row, speeds
from kayanak_nb import board, new_game
from kayanak_nb.game import GameStreams
from kayanak_nb.kayanak import engine
from kayanak_nb.kayanak.rules import BLUE, RULE_SETS, WHITE
from kayanak_nb.kayanak.setup import MAGNET, Setup

ENGINE_BOUND = 60_000
GAME_BOUND = 50_000
PEERS = ("python_tic_tac_toe", "python_block_dominoes", "python_kuhn_poker", "python_liars_poker")


def engine_steps(rules: str, games: int) -> int:
    """Play *games* at random through the engine's functions and return the number of steps."""
    setup = Setup(RULE_SETS[rules], board("default"), (WHITE, BLUE), MAGNET, 2)
    steps = 0
    for number in range(games):
        streams = GameStreams.of(1, number)
        below = streams.bots.below
        state = engine.start(setup, engine.shake(setup.board, streams.fish))
        while state.phase != "over":
            if state.is_chance:
                state, _ = engine.apply(state, engine.draw(state, streams))
            else:
                moves = engine.legal_moves(state)
                state, _ = engine.apply(state, moves[below(len(moves))])
            steps += 1
    return steps


def game_steps(rules: str, games: int) -> int:
    """Play *games* at random through ``Game`` with its timeline and return the number of steps."""
    steps = 0
    for number in range(games):
        game = new_game(rules, seed=number)
        below = game.streams.bots.below
        while game.state.phase != "over":
            if game.state.is_chance:
                game.chance()
            else:
                moves = game.legal_moves()
                game.play(moves[below(len(moves))])
        steps += len(game.timeline)
    return steps


def peer_steps(name: str, games: int) -> int:
    """Play *games* of an OpenSpiel game at random and return the number of steps."""
    import_module("open_spiel.python.games")  # registers the games
    game, luck, steps = import_module("pyspiel").load_game(name), random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                action = luck.choices(actions, chances)[0]
            else:
                action = luck.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps


def run(quick: bool) -> list[Row]:
    """Return the speed of each rule set through the engine and through ``Game``, and the slowest beside each peer."""
    games, rounds = (2, 1) if quick else (15, 20)
    ours = {
        f"{what}, random play, {rules}": (partial(play, rules, games), bound)
        for what, play, bound in (("engine", engine_steps, ENGINE_BOUND), ("Game", game_steps, GAME_BOUND))
        for rules in RULE_SETS
    }
    theirs = {f"OpenSpiel {name}": partial(peer_steps, name, 20 * games) for name in peers()}
    found = speeds(*(play for play, _ in ours.values()), *theirs.values(), rounds=rounds)
    rows = [
        Row(name, speed, "steps/s", bound, more_is_better=True)
        for (name, (_, bound)), speed in zip(ours.items(), found, strict=False)
    ]
    slowest = min(rows[: len(RULE_SETS)], key=lambda row: row.ours)
    beside = zip(theirs, found[len(rows) :], strict=True)
    return rows + [replace(slowest, peer=peer, theirs=speed) for peer, speed in beside]


def peers() -> tuple[str, ...]:
    """Return the games of OpenSpiel in pure Python that are compared with; none where it is not installed."""
    return PEERS if find_spec("pyspiel") else ()
