"""Games played at random, with all that a saved game must remember."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from kayanak_nb.game import Game, GameStreams, new_game
from kayanak_nb.kayanak import engine
from kayanak_nb.kayanak.rules import RULE_SETS
from kayanak_nb.kayanak.state import State
from tests.kayanak.variants import random_setup

__all__ = ["Seen", "any_game", "everything", "play_on", "straight", "usual_games", "variant", "wander"]

NAMES = (
    "Ada", "Émile", "雪", "さくら", "Зоя", "ليلى", "Ὀδυσσεύς", "नीलम", "한별", "Ann-Sophie O’Neil", "🐟🐟", "<b>&amp;",
    '"\\/', "a\u200db", "ﬃ", "Å", "x" * 40,
)  # fmt: skip

Seen = tuple[tuple[object, tuple[object, ...], State, tuple[int, ...]], ...]


def variant(number: int) -> Game:
    """A game set up at random: rule set with random switches, board and dice of its own, names in any script."""
    random = Random(number)
    setup = random_setup(random)
    seed = random.choice((number, random.getrandbits(64), 0))
    streams = GameStreams.of(seed)
    start = engine.start(setup, engine.shake(setup.board, streams.fish))
    names = tuple(random.sample(NAMES, setup.players)) if random.random() < 0.5 else None
    return Game(start, seed, streams, names)


def usual_games() -> Iterator[Game]:
    """A game of each rule set on each board that it fits, with 2 to 4 players."""
    for number, rules in enumerate(RULE_SETS):
        yield new_game(rules, players=2 + number % 3, seed=number)
        yield new_game(rules, players=2, seed=2**64 - 1 - number, board="tiny-7")
        yield new_game(rules, players=4, seed=number, board="medium-37", names=NAMES[number : number + 4])


def play_on(game: Game, random: Random) -> None:
    """Play one step: a move, an outcome drawn or set by hand, or what a bot decides."""
    if game.state.is_chance:
        if random.random() < 0.7:
            game.chance()
        else:
            game.play(random.choice(list(game.chances())))
    elif random.random() < 0.1:
        game.bot_move("random")
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


def any_game(number: int, *, most: int = 40) -> Game:
    """A variant somewhere in the middle, with some lines."""
    random = Random(number)
    *_, game = wander(variant(number), random, most=random.randint(1, most))
    return game


def everything(game: Game) -> tuple[object, ...]:
    """All that is to be seen of *game*, to compare it with another."""
    timeline = game.timeline
    lines = tuple(tuple((step.action, step.events, step.state, step.marks) for step in line) for line in timeline.lines)
    about = (game.setup, game.seed, game.names, game.streams.marks, timeline.start.state, timeline.start.marks)
    return (*about, lines, timeline.line, timeline.position, game.state)
