"""Games played at random, with all that a saved game must remember."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from kayanak_nb.game import Game, GameStreams, new_game
from kayanak_nb.games import KINDS, kind_of
from kayanak_nb.kayanak.rules import RULE_SETS
from tests.floes import variants as floes_variants
from tests.kayanak import variants as kayanak_variants

__all__ = [
    "GAMES",
    "USUAL",
    "any_game",
    "everything",
    "play_on",
    "straight",
    "usual_game",
    "usual_games",
    "variant",
    "wander",
]

GAMES = tuple(kind.name for kind in KINDS)

NAMES = (
    "Ada", "Émile", "雪", "さくら", "Зоя", "ليلى", "Ὀδυσσεύς", "नीलम", "한별", "Ann-Sophie O’Neil", "🐟🐟", "<b>&amp;",
    '"\\/', "a\u200db", "ﬃ", "Å", "x" * 40,
)  # fmt: skip


def variant(kind: str, number: int) -> Game:
    """A game set up at random: switches, dice and, in Kayanak, the board of its own, names in any script.

    Most games among the floes begin in the middle, where more can happen.
    """
    random = Random(number)
    setup: Any = floes_variants.random_setup(random) if kind == "floes" else kayanak_variants.random_setup(random)
    seed = random.choice((number, random.getrandbits(64), 0))
    streams = GameStreams.of(seed)
    start = kind_of(setup.rules).begin.begin(setup, streams)
    names = tuple(random.sample(NAMES, setup.players)) if random.random() < 0.5 else None
    if kind == "floes" and random.random() < 0.7:
        start = floes_variants.random_position(setup, random)
    return Game(start, seed, streams, names)


def usual_games() -> Iterator[Game]:
    """A game of each rule set of Kayanak on each board that it fits, and some among the floes, with 2 to 4 players."""
    for number, rules in enumerate(RULE_SETS):
        yield new_game(rules, players=2 + number % 3, seed=number)
        yield new_game(rules, players=2, seed=2**64 - 1 - number, board="tiny-7")
        yield new_game(rules, players=4, seed=number, board="medium-37", names=NAMES[number : number + 4])
    for players in (2, 3, 4):
        yield new_game("de", players=players, seed=2**64 - players, names=NAMES[:players])


USUAL = 3 * (len(RULE_SETS) + 1)
"""How many usual games there are."""


def usual_game(number: int) -> Game:
    """One of the usual games."""
    return next(islice(usual_games(), number, None))


def play_on(game: Game, random: Random) -> None:
    """Play one step: a move, an outcome drawn or set by hand, or what the stream of the bots decides."""
    if game.state.is_chance:
        if random.random() < 0.7:
            game.chance()
        else:
            game.play(random.choice(list(game.chances())))
    elif random.random() < 0.1:
        moves = game.legal_moves()
        game.play(moves[game.streams.bots.below(len(moves))])
    else:
        game.play(random.choice(game.legal_moves()))


def straight(game: Game, random: Random, *, most: int) -> Iterator[Game]:
    """Yield *game* at its start and after each of at most *most* steps."""
    yield game
    for _ in range(most):
        if game.state.phase == "over":
            return
        play_on(game, random)
        yield game


def wander(game: Game, random: Random, *, most: int) -> Iterator[Game]:
    """Yield *game* again and again as somebody plays, goes back and forth, and tries other lines."""
    for _ in islice(straight(game, random, most=most), most):
        yield game
        for _ in range(random.choice((0, 0, 0, 0, 1, 2, 5))):
            game.undo()
        if random.random() < 0.1:
            game.switch(random.randrange(game.timeline.line_count))
        if random.random() < 0.1:
            game.goto(random.randint(0, len(game.timeline)))
        if random.random() < 0.2:
            game.redo()
        yield game


def any_game(kind: str, number: int, *, most: int = 40) -> Game:
    """A variant somewhere in the middle, with some lines."""
    random = Random(number)
    *_, game = wander(variant(kind, number), random, most=random.randint(1, most))
    return game


def everything(game: Game) -> tuple[object, ...]:
    """All that is to be seen of *game*, to compare it with another."""
    timeline = game.timeline
    lines = tuple(tuple((step.action, step.events, step.state, step.marks) for step in line) for line in timeline.lines)
    about = (game.setup, game.seed, game.names, game.streams.marks, timeline.start.state, timeline.start.marks)
    return (*about, lines, timeline.line, timeline.position, game.state)
