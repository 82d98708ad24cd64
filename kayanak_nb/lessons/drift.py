"""The lesson of the notebook on drifting floes: a turn, what slides take along, and contact as a graph that changes.

All that the notebook's cells show comes from a :class:`DriftLesson`, which knows the language and the learner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from kayanak_nb.floes.board import FLOES
from kayanak_nb.floes.contact import contacts
from kayanak_nb.floes.crossing import Crossing, crossing
from kayanak_nb.floes.engine import apply, legal_moves, why_not
from kayanak_nb.floes.graph import components
from kayanak_nb.floes.moves import Action, Slide, Step
from kayanak_nb.floes.names import figure_name, on_place, short_name, to_place
from kayanak_nb.floes.state import State
from kayanak_nb.floes.words import describe, refusal, tell
from kayanak_nb.game import Game, GameStreams, new_game
from kayanak_nb.hexgrid import Cell
from kayanak_nb.lessons.ice import placed, portrait, way
from kayanak_nb.lessons.ice_graph_tasks import (
    function_task,
    neighbours_of,
    neighbours_task,
    pieces_task,
    steps_task,
)
from kayanak_nb.lessons.ice_move_tasks import (
    bear_task,
    carried_task,
    fewest_task,
    halves,
    hunted,
    joining,
    joins_task,
    prey,
    stop_task,
)
from kayanak_nb.lessons.lesson import ExerciseLesson, begun
from kayanak_nb.lessons.progress import Maker
from kayanak_nb.lessons.told import Sentence, Told
from kayanak_nb.locale import text
from kayanak_nb.names import joined, listed, tidy
from kayanak_nb.stream import Stream

__all__ = ["SEAS", "TASKS", "TURN", "DriftLesson", "begin"]

TASKS: Mapping[str, Maker] = MappingProxyType(
    {
        "carried": carried_task,
        "stop": stop_task,
        "neighbours": neighbours_task,
        "pieces": pieces_task,
        "steps": steps_task,
        "joins": joins_task,
        "fewest": fewest_task,
        "bear": bear_task,
        "function": function_task,
    }
)
"""The exercises of the lesson by name, in the order of the notebook."""

_SEED = 2
TURN: tuple[Action, ...] = (Slide(13, "SW"), Step(0, 13), Slide(13, "NE"), Step(0, 9))
"""The turn that the lesson guides through, after a roll of 4 in the game with that seed."""

_TRAIN: tuple[Cell, ...] = (
    *((0, 1), (1, 6), (0, 8), (2, 0)),
    *((4, 2), (4, 3), (3, 3), (4, 6)),
    *((2, 7), (5, 2), (6, 0), (6, 8)),
    *((7, 1), (8, 4), (7, 6), (8, 7)),
)
_TOWED: tuple[tuple[int | str, ...], ...] = ((4, "home", "home", "home"), (9, "home", "home", "home"))


def _train() -> State:
    """Return a position with a train of floes, and a floe of Blue's behind it."""
    return placed(_TRAIN, bear=0, figures=_TOWED)


def _halves() -> State:
    return halves(Stream(4))


def _hunt() -> State:
    return hunted(Stream(4))


SEAS = MappingProxyType({"train": _train, "halves": _halves, "hunt": _hunt})
"""The positions that the lesson looks at, by name."""


@dataclass(frozen=True)
class DriftLesson(ExerciseLesson):
    """The lesson on drifting floes in a *language*; the exercises are those of *learner*, a name or a number.

    :raises ValueError: if there is no such language.

    >>> lesson = DriftLesson("en", "Mio")
    >>> lesson.check(1, ...)
    ○ Not tried yet.
    Put your answer in place of the three dots and run the box again.
    """

    name = "drift"
    title_key = "drift-title"
    tasks = TASKS

    # What is played

    def turn(self) -> Game:
        """Return the game of the guided turn, before the roll."""
        return new_game("de", seed=_SEED, language=self.language)

    def example(self) -> Game:
        """Return the game of the guided turn with that turn played as the lesson plays it."""
        game = self.turn()
        game.roll()
        for move in TURN:
            game.play(move)
        return game

    def sea(self, name: str) -> Game:
        """Return the prepared position of that *name* as a game.

        :raises ValueError: if there is no such position.
        """
        if not isinstance(name, str) or name not in SEAS:
            names = ", ".join(f'"{known}"' for known in SEAS)
            raise ValueError(text("drift-no-sea", self.language, given=tidy(name), names=names))
        game = Game(SEAS[name](), _SEED, GameStreams.of(_SEED))
        game.language = self.language
        return game

    # What is looked at

    def graph(self, game: Game) -> Told:
        """Tell how many contacts there are, and draw them over the floes."""
        count = sum(1 for _ in contacts(game.state.cells))
        return self.told(text("drift-graph", self.language, count=count), picture=portrait(game.state, self.language))

    def neighbours(self, game: Game, floe: int) -> Told:
        """Tell which floes touch *floe*, with a picture."""
        if type(floe) is not int or not 0 <= floe < FLOES:
            return self.told(text("floes-refusal-no-such-floe", self.language, floe=tidy(floe), last=FLOES - 1))
        near = sorted(neighbours_of(floe, game.state.cells))
        said = text("drift-touches", self.language, floe=floe, count=len(near), floes=self._floes(near))
        return self.told(said, picture=portrait(game.state, self.language, marked=(floe, *near)))

    def pieces(self, game: Game) -> Told:
        """Tell into how many pieces the floes fall, with a letter for each."""
        found = components(game.state.cells)
        said = [text("drift-fall", self.language, count=len(found))]
        said += [
            text("drift-piece", self.language, letter=chr(ord("A") + number), floes=self._floes(piece))
            for number, piece in enumerate(found)
        ]
        return self.told(*said, picture=portrait(game.state, self.language, lettered=True))

    def what_if(self, game: Game, slide: Slide) -> Told:
        """Tell what *slide* would do, without doing it, or why it cannot be done."""
        state: State = game.state
        illegal = why_not(state, slide)
        if illegal is not None:
            why = refusal(illegal, language=self.language, names=game.names)
            refused = Sentence(text("lesson-refused", self.language, why=why), illegal.clause)
            return Told((refused,), self.language)
        after, events = apply(state, slide)
        before, then = len(components(state.cells)), len(components(after.cells))
        said = [Sentence(tell(event, language=self.language, names=game.names), event.clause) for event in events]
        said.append(Sentence(text("drift-pieces-change", self.language, before=before, after=then)))
        picture = portrait(state, self.language, slide=slide, ghost=True, graph=False)
        return Told(tuple(said), self.language, picture.html)

    def joining(self, game: Game) -> Told:
        """Tell how many of all slides on offer leave how many pieces."""
        slides = [move for move in legal_moves(game.state) if isinstance(move, Slide)]
        now = len(components(game.state.cells))
        left = [len(components(apply(game.state, slide)[0].cells)) for slide in slides]
        fewer, more = sum(number < now for number in left), sum(number > now for number in left)
        same = len(left) - fewer - more
        said = text("drift-slides", self.language, all=len(slides), pieces=now, fewer=fewer, same=same, more=more)
        return self.told(said)

    def joiners(self, game: Game) -> tuple[Slide, ...]:
        """Return the slides after which all floes lie in one piece."""
        return joining(game.state)

    def steps(self, game: Game, origin: int | str, goal: int | str) -> Told:
        """Tell how many steps lead from *origin* to *goal* (floes, ``"far"`` or ``"home"``) while no floe moves."""
        known = (*range(FLOES), "far", "home")
        for place in (origin, goal):
            if isinstance(place, bool) or place not in known:
                said = text("floes-refusal-no-such-place", self.language, to=tidy(place), last=FLOES - 1)
                return self.told(said)
        route = way(game.state.cells, origin, goal)
        if not route:
            return self.told(text("drift-no-way", self.language, goal=to_place(goal, self.language)))
        names = " → ".join(short_name(place, self.language) for place in route)
        said = text("drift-way", self.language, count=len(route) - 1, way=names)
        return self.told(said, picture=portrait(game.state, self.language, route=route))

    def fewest(self, game: Game, figure: int, goal: int | str) -> Told:
        """Tell with how few moves, slides and steps, *figure* gets to *goal*: exactly, or a bound that says so."""
        state: State = game.state
        found = crossing(state, figure, goal)
        carries = state.carrying[state.player][figure]
        who = figure_name(state.player, figure, carries, self.language, game.names)
        said = [text(_FEWEST[_kind(found)], self.language, figure=who, **_numbers(found))]
        said += [f"{number}. {describe(move, self.language)}" for number, move in enumerate(found.moves, start=1)]
        return self.told(*said)

    def bear(self, game: Game) -> Told:
        """Tell whom the bear can chase with its two moves, and whom it could on foot alone."""
        state: State = game.state
        said = [
            text("drift-bear-could", self.language, figures=self._figures(state, prey(state))),
            text("drift-bear-on-foot", self.language, figures=self._figures(state, prey(state, steps_only=True))),
        ]
        return self.told(*said, picture=portrait(state, self.language, marked=(state.bear,)))

    def _floes(self, floes: Any) -> str:
        said = [str(floe) for floe in floes]
        return joined(said, self.language) if said else text("exercise-none", self.language)

    def _figures(self, state: State, figures: frozenset[int]) -> str:
        """Return the *figures* of the other player, each with where it stands."""
        owner = 1 - state.player
        said = [
            text(
                "drift-figure-on",
                self.language,
                figure=figure_name(owner, figure, state.carrying[owner][figure], self.language),
                place=on_place(state.figures[owner][figure], self.language),
            )
            for figure in sorted(figures)
        ]
        return listed(said, self.language) if said else text("exercise-none", self.language)


_FEWEST = {"exact": "drift-fewest-exact", "bound": "drift-fewest-bound", "open": "drift-fewest-open"}


def _kind(found: Crossing) -> str:
    return "exact" if found.exact else "open" if found.at_most is None else "bound"


def _numbers(found: Crossing) -> dict[str, object]:
    numbers: dict[str, object] = {"least": found.at_least}
    return numbers if found.at_most is None else {**numbers, "most": found.at_most}


def begin(language: str = "en", learner: str | int = "") -> DriftLesson:
    """Begin the lesson in *language* for *learner*; mistakes in a cell get a sentence from now on.

    :raises ValueError: if there is no such language.
    """
    return begun(DriftLesson, language, learner)
