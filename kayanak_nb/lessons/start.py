"""The lesson of the start notebook: the board, a turn in each rule set, back and forth, why not, a game of bots.

All that the notebook's cells show comes from a :class:`Lesson`, which knows the language of the learner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from kayanak_nb.dice import Face
from kayanak_nb.drawing.figure import figure
from kayanak_nb.game import Game, new_game
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak.board import BOARD_NAMES, Board
from kayanak_nb.kayanak.moves import Action, Dig, Done, Fish, Melt, Move, Place, Plug, Refreeze, Roll, Walk
from kayanak_nb.kayanak.scene import scene
from kayanak_nb.kayanak.words import refusal
from kayanak_nb.lessons import telling
from kayanak_nb.lessons.gentle import be_gentle
from kayanak_nb.lessons.telling import story, try_move
from kayanak_nb.lessons.told import Sentence, Table, Told
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.names import joined, sentences, tidy
from kayanak_nb.wording import mistaken

__all__ = [
    "POND",
    "PREPARED",
    "Lesson",
    "Prepared",
    "begin",
    "bot_game",
    "example",
    "neighbours",
    "story",
    "try_move",
    "turn",
]

POND = "small-19"
"""The board that the lesson plays on: small enough to be seen whole, with a floe in the middle."""

_LONGEST_GAME = 1000  # steps; bots that keep plugging holes could go on for ever


@dataclass(frozen=True)
class Prepared:
    """A turn made ready for a lesson: *before* leads to it from the start of the game, then chance follows *seed*.

    *moves* is the turn as the lesson plays it, after the roll.
    """

    seed: int
    before: tuple[Action, ...]
    moves: tuple[Move, ...]


_DIG_FOUR = Roll(Face("dig", 2), Face("plain", 2))

PREPARED: Mapping[str, Prepared] = MappingProxyType(
    {
        "ja-1": Prepared(4413, (), (Dig("C3"), Dig("B2"), Dig("D4"))),
        "ja-2": Prepared(8322, (Place("C2"), Place("D4")), (Walk("C3"), Dig("D3"), Fish("D3"), Fish("D3"))),
        "ja-3": Prepared(
            10347,
            (
                *(Place("C2"), Place("D4")),
                *(_DIG_FOUR, Dig("B1"), Dig("D1"), Done()),
                *(Roll(Face("dig", 3), Face("drop", 1)), Dig("D3"), Dig("C5"), Done(), Melt(3)),
            ),
            (Refreeze(3), Walk("C3"), Fish("D3"), Fish("D3"), Fish("D3")),
        ),
        "fr": Prepared(
            2851,
            (
                *(Place("C3"), Place("E3")),
                *(_DIG_FOUR, Dig("B3"), Dig("C2"), Dig("D2"), Dig("D3")),
                *(_DIG_FOUR, Dig("E2"), Dig("E4")),
            ),
            (Fish("D3"), Fish("D2"), Fish("B3"), Fish("C2"), Plug("D3")),
        ),
    }
)
"""For each rule set, the turn that the lesson guides through."""


def turn(rules: str, *, language: str = "en") -> Game:
    """Return the game of the guided turn in the rule set of that id, just before the dice are rolled.

    :raises ValueError: if there is no such rule set.
    """
    prepared = _prepared(rules, language)
    game = new_game(rules, board=POND, seed=prepared.seed, language=language)
    for action in prepared.before:
        game.play(action)
    return game


def example(rules: str, *, language: str = "en") -> Game:
    """Return the game of the guided turn with that turn played as the lesson plays it.

    :raises ValueError: if there is no such rule set.
    """
    game = turn(rules, language=language)
    game.roll()
    for move in PREPARED[rules].moves:
        game.play(move)
        if game.state.phase == "catch":
            game.chance()
    return game


def neighbours(hole: str, *, board: str = "default", language: str = "en") -> Told:
    """Tell which holes are next to *hole*, and on which floes, with a picture; a wrong name gets a sentence."""
    if board not in BOARD_NAMES:
        known = ", ".join(BOARD_NAMES)
        return Told((Sentence(text("lesson-no-board", language, given=tidy(board), names=known)),), language)
    game = new_game("fr", board=board, seed=1)
    ground = game.state.board
    if not isinstance(hole, str) or hole not in ground.index:
        illegal = Illegal("no-such-hole", "fr.board", {"hole": hole})
        return Told((Sentence(refusal(illegal, language=language)),), language)
    game.play(Place(hole))
    near = [Walk(other) for other in ground.neighbours(hole)]
    said = _neighbourhood(ground, hole, language)
    # Whose turn it is and what can be done, which the picture would tell otherwise, does not matter here.
    picture = replace(scene(game.state, language=language, legal=near), description=sentences(said, language))
    return Told(tuple(map(Sentence, said)), language, figure(picture, "\n".join(said)))


def bot_game(
    rules: str = "ja-3",
    *,
    seed: int = 1,
    bots: tuple[str, str] = ("random", "greedy"),
    board: str = POND,
    language: str = "en",
) -> Game:
    """Return a whole game of two bots, or its first thousand steps: the same for the same *seed*.

    :raises ValueError: if there is no such rule set, board or bot.
    """
    game = new_game(rules, board=board, seed=seed, language=language)
    while game.state.phase != "over" and len(game.timeline) < _LONGEST_GAME:
        if game.state.is_chance:
            game.chance()
        else:
            game.bot_move(bots[game.state.player])
    return game


@dataclass(frozen=True)
class Lesson:
    """The start lesson in a *language*: ``"en"``, ``"fr"``, ``"ja"`` or ``"de"``.

    :raises ValueError: for any other language.

    >>> lesson = Lesson("en")
    >>> game = lesson.turn("ja-1")
    >>> lesson.try_move(game, Dig("C4")).sentences[0].clause
    'ja1.turn'
    """

    language: str = "en"

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            names = ", ".join(f'"{name}"' for name in LANGUAGES)
            raise mistaken("lesson-no-language", given=tidy(self.language), names=names)

    def neighbours(self, hole: str, *, board: str = "default") -> Told:
        """Tell which holes are next to *hole*; see :func:`neighbours`."""
        return neighbours(hole, board=board, language=self.language)

    def turn(self, rules: str) -> Game:
        """Return the game of the guided turn, before the roll; see :func:`turn`."""
        return turn(rules, language=self.language)

    def example(self, rules: str) -> Game:
        """Return the game of the guided turn as the lesson plays it; see :func:`example`."""
        return example(rules, language=self.language)

    def roll(self, game: Game) -> Told:
        """Roll the dice and tell what they show; see :func:`~kayanak_nb.lessons.telling.roll`."""
        return telling.roll(game, language=self.language)

    def try_move(self, game: Game, *moves: object) -> Told:
        """Play *moves* and tell what happened, or why not; see :func:`~kayanak_nb.lessons.telling.try_move`."""
        return try_move(game, *moves, language=self.language)

    def story(self, game: Game, *, since: int | None = None) -> Told:
        """Tell what happened; see :func:`~kayanak_nb.lessons.telling.story`."""
        return story(game, since=since, language=self.language)

    def lines(self, game: Game) -> Told:
        """Tell how the lines of *game* differ; see :func:`~kayanak_nb.lessons.telling.lines`."""
        return telling.lines(game, language=self.language)

    def go_to(self, game: Game, step: int) -> Told:
        """Go to *step* of the line and tell what happened there; see :func:`~kayanak_nb.lessons.telling.go_to`."""
        return telling.go_to(game, step, language=self.language)

    def take_line(self, game: Game, line: int) -> Told:
        """Go to the end of another *line*; see :func:`~kayanak_nb.lessons.telling.take_line`."""
        return telling.take_line(game, line, language=self.language)

    def bot_game(self, rules: str = "ja-3", *, seed: int = 1, bots: tuple[str, str] = ("random", "greedy")) -> Game:
        """Return a whole game of two bots; unless *bots* says otherwise, only Blue thinks; see :func:`bot_game`."""
        _prepared(rules, self.language)
        return bot_game(rules, seed=seed, bots=bots, language=self.language)

    def table(self, game: Game) -> Table:
        """Return *game* as a table, turn by turn; see :func:`~kayanak_nb.lessons.telling.table`."""
        return telling.table(game, language=self.language)


def begin(language: str = "en") -> Lesson:
    """Begin the lesson in *language*; in a notebook, mistakes in a cell get a sentence from now on.

    :raises ValueError: if there is no such language.
    """
    # First, for what is wrong with the language itself.
    be_gentle(language if language in LANGUAGES else None)
    return Lesson(language)


def _prepared(rules: str, language: str) -> Prepared:
    if not isinstance(rules, str) or rules not in PREPARED:
        names = ", ".join(f'"{name}"' for name in PREPARED)
        raise ValueError(text("lesson-no-rules", language, given=tidy(rules), names=names))
    return PREPARED[rules]


def _neighbourhood(board: Board, hole: str, language: str) -> list[str]:
    floe = board.floe_of(hole)
    mates = [other for other in board.floes[floe] if other != hole]
    near = board.neighbours(hole)
    own = [other for other in near if other in mates]
    others = [other for other in near if other not in mates]
    said = [text("lesson-floe", language, hole=hole, floe=floe, holes=joined(mates, language))]
    said.append(text("lesson-near", language, hole=hole, count=len(near)))
    if own:
        said.append(text("lesson-near-own", language, count=len(own), holes=joined(own, language)))
    if others:
        said.append(text("lesson-near-other", language, count=len(others), holes=joined(others, language)))
    return said
