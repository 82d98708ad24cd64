"""The lesson of the notebook on dilemmas: what texts leave open, two readings of it, and what a choice does to a game.

All that the notebook's cells show comes from a :class:`DilemmaLesson`, which knows the language and the learner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from kayanak_nb.chronicle import step_told
from kayanak_nb.clauses import clause_title
from kayanak_nb.drawing.figure import figure
from kayanak_nb.game import Game
from kayanak_nb.lessons.dilemma_data import Dilemma, Parting, dilemmas, parting
from kayanak_nb.lessons.dilemma_figures import (
    Figures,
    figures_of,
    measure_name,
    play,
    recorded,
    runs,
    unpaired,
)
from kayanak_nb.lessons.dilemma_tasks import (
    argue_task,
    conclude_task,
    hole_task,
    pairs_task,
    sooner_task,
    zero_task,
)
from kayanak_nb.lessons.interval_chart import Bar, interval_chart
from kayanak_nb.lessons.lesson import ExerciseLesson, begun
from kayanak_nb.lessons.measured import Measured
from kayanak_nb.lessons.progress import Maker
from kayanak_nb.lessons.told import Sentence, Table, Told
from kayanak_nb.locale import text
from kayanak_nb.names import sentences, tidy
from kayanak_nb.rulebook import book
from kayanak_nb.simulation import Estimate
from kayanak_nb.wording import mistaken

__all__ = ["TASKS", "DilemmaLesson", "begin"]

TASKS: Mapping[str, Maker] = MappingProxyType(
    {
        "hole": hole_task,
        "sooner": sooner_task,
        "pairs": pairs_task,
        "zero": zero_task,
        "conclude": conclude_task,
        "argue": argue_task,
    }
)
"""The exercises of the lesson by name, in the order of the notebook."""

_GAMES = 200
_SEED = 1
_CHARTED = ("turns", "fish", "wins")


@dataclass(frozen=True)
class DilemmaLesson(ExerciseLesson):
    """The lesson on dilemmas in a *language*; the exercises are those of *learner*, a name or a number.

    Dilemmas are named after the switches of the rule sets.

    :raises ValueError: if there is no such language.

    >>> lesson = DilemmaLesson("en", "Mio")
    >>> lesson.check(1, ...)
    ○ Not tried yet.
    Put your answer in place of the three dots and run the box again.
    """

    name = "dilemmas"
    title_key = "dilemmas-title"
    tasks = TASKS

    def overview(self) -> Table:
        """Return all dilemmas with their readings."""
        heading = tuple(text(key, self.language) for key in _HEADING)
        rows = tuple(
            (one.switch, one.title(self.language), one.name(0, self.language), one.name(1, self.language))
            for one in dilemmas().values()
        )
        return Table(heading, rows, (), self.language)

    def dilemma(self, name: str) -> Told:
        """Tell the question, what each text has to say on it, and the two readings.

        :raises ValueError: if there is no such dilemma.
        """
        one = self._dilemma(name)
        said = [Sentence(one.words["question"][self.language])]
        said += [Sentence(self._clause(clause)) for clause in one.clauses]
        return Told((*said, *map(Sentence, self._readings(one))), self.language)

    def parting(self, name: str) -> Told:
        """Show the position where the readings part, and tell what becomes of it in each of them.

        :raises ValueError: if there is no such dilemma.
        """
        one = self._dilemma(name)
        both = [parting(one, reading) for reading in (0, 1)]
        # The board of the reading in which it goes on shows what can be done.
        shown = next((part.game for part in both if part.refusal is None), both[0].game)
        said = [Sentence(one.words["parting"][self.language])]
        for reading, part in enumerate(both):
            said += self._became(one, reading, part)
        return Told(tuple(said), self.language, self._picture(shown))

    def position(self, name: str, reading: int = 1) -> Game:
        """Return the position where the readings part, in *reading* 1 or 2, as a game to go on with.

        :raises ValueError: if there is no such dilemma or reading.
        """
        one = self._dilemma(name)
        if type(reading) is not int or reading not in (1, 2):
            raise mistaken("dilemmas-no-reading", given=tidy(reading))
        game = parting(one, reading - 1).game
        game.language = self.language
        return game

    def effect(self, name: str) -> Measured:
        """Show what the choice does to the game, measured beforehand over many games, and what that means.

        :raises ValueError: if there is no such dilemma.
        """
        one = self._dilemma(name)
        figures = recorded(one.switch, self.language)
        run = runs()[0]
        note = self._source(one, run["dilemmas"][one.switch]["games"], run["seed"])
        return self._measured(one, figures, (one.words["effect"][self.language], note))

    def measure(self, name: str, *, games: int = _GAMES, seed: int = _SEED) -> Measured:
        """Play *games* games in either reading now, with the same luck, and show what differs.

        :raises ValueError: if there is no such dilemma, or so many games cannot be played.
        """
        one = self._dilemma(name)
        figures = figures_of(*play(one, games, seed, language=self.language))
        return self._measured(one, figures, (self._source(one, games, seed),))

    def pairing(self, name: str, *, games: int = _GAMES, seed: int = _SEED) -> Measured:
        """Play both readings with the same luck, and the second one with other luck too; compare the intervals.

        :raises ValueError: if there is no such dilemma, or so many games cannot be played.
        """
        one = self._dilemma(name)
        first, second = play(one, games, seed, language=self.language)
        (other,) = play(one, games, seed + 1, language=self.language, reading=1)
        same = second.paired(first).mean("turns")
        return self._luck(one, same, unpaired(first, other), self._source(one, games, seed))

    def chart(self, measure: str = "turns") -> Measured:
        """Show by how much each choice changes ``"turns"``, ``"fish"`` or ``"wins"``, in all dilemmas side by side.

        :raises ValueError: if nothing of that name is shown.
        """
        if measure not in _CHARTED:
            raise mistaken("dilemmas-no-measure", given=tidy(measure), names=", ".join(map(repr, _CHARTED)))
        found = [(one, recorded(one.switch, self.language).measured[measure][2]) for one in dilemmas().values()]
        bars = [Bar(one.title(self.language), difference) for one, difference in found]
        title = text("dilemmas-changes", self.language, measure=measure_name(measure, self.language))
        rows = tuple((one.switch, one.name(1, self.language), figure.figure) for one, figure in found)
        heading = (*(text(key, self.language) for key in _CHANGES), measure_name(measure, self.language))
        notes = (text("dilemmas-hollow", self.language),)
        table = Table(heading, rows, notes, self.language)
        return Measured(title, table, interval_chart(title, bars, self.language, differences=True))

    def _dilemma(self, name: str) -> Dilemma:
        known = dilemmas()
        if not isinstance(name, str) or name not in known:
            raise mistaken("dilemmas-no-dilemma", given=tidy(name), names=", ".join(f'"{each}"' for each in known))
        return known[name]

    def _clause(self, name: str) -> str:
        """Return what the clause of that name says, and what the package does where it leaves something open."""
        clause = book().clauses[name]
        words = sentences(
            filter(None, (clause.words(self.language), clause.choice_words(self.language))), self.language
        )
        standing = text(f"reader-standing-{clause.standing}", self.language)
        title = clause_title(name, self.language)
        return text("dilemmas-clause", self.language, title=title, id=name, standing=standing, words=words)

    def _readings(self, one: Dilemma) -> Iterator[str]:
        for reading, word in enumerate(("first", "second")):
            yield text(_READING[reading], self.language, words=one.words[word][self.language])

    def _became(self, one: Dilemma, reading: int, part: Parting) -> Iterator[Sentence]:
        """Yield what becomes of the position in *reading*: how it ended, if it did, and whether the move is allowed."""
        words = part.game.kind.words
        name = text(_READING[reading], self.language, words=one.name(reading, self.language))
        yield Sentence(name)
        if part.game.state.phase == "over":
            step = part.game.timeline.current
            told = step_told(step, part.game.kind, language=self.language)
            yield from map(Sentence, told[-2:], (event.clause for event in step.events[-2:]))
        if part.move is None:
            return
        move = words.describe(part.move, self.language)
        if part.refusal is None:
            yield Sentence(text("dilemmas-allowed", self.language, move=move))
        else:
            why = words.refusal(part.refusal, language=self.language, names=None)
            yield Sentence(text("dilemmas-refused", self.language, move=move, why=why), part.refusal.clause)

    def _picture(self, game: Game) -> str:
        picture = game.kind.scene.scene(game.state, language=self.language, last=game.timeline.current.events)
        return figure(picture, game.kind.words.text_board(game.state, language=self.language))

    def _measured(self, one: Dilemma, figures: Figures, notes: tuple[str, ...]) -> Measured:
        names = [one.name(reading, self.language) for reading in (0, 1)]
        heading = (one.title(self.language), *names, text("simulation-difference", self.language))
        rows = tuple(
            (measure_name(measure, self.language), *(estimate.figure for estimate in estimates))
            for measure, estimates in figures.measured.items()
        )
        changed = (text("dilemmas-changed", self.language), "", "", figures.changed.figure)
        bars = [Bar(name, estimate) for name, estimate in zip(names, figures.measured["turns"], strict=False)]
        title = text("dilemmas-turns-of", self.language, title=one.title(self.language))
        table = Table(heading, (*rows, changed), notes, self.language)
        return Measured(one.title(self.language), table, interval_chart(title, bars, self.language))

    def _luck(self, one: Dilemma, same: Estimate, other: Estimate, source: str) -> Measured:
        names = [text(key, self.language) for key in ("dilemmas-same-luck", "dilemmas-other-luck")]
        title = text("dilemmas-longer", self.language, title=one.title(self.language))
        rows = tuple((name, estimate.figure) for name, estimate in zip(names, (same, other), strict=True))
        table = Table(
            (text("dilemmas-luck", self.language), text("simulation-difference", self.language)),
            rows,
            (source,),
            self.language,
        )
        bars = [Bar(name, estimate) for name, estimate in zip(names, (same, other), strict=True)]
        return Measured(title, table, interval_chart(title, bars, self.language, differences=True))

    def _source(self, one: Dilemma, games: int, seed: int) -> str:
        """Return who played how many games on what, and under which seed."""
        board = text(f"board-{one.board}" if one.board else "dilemmas-sea", self.language)
        players = text(f"player-bot-{one.policies[0]}", self.language)
        said = {"games": games, "rules": one.rules, "board": board, "seed": str(seed)}
        said |= {"players": players, "count": len(one.policies)}
        return text("dilemmas-source", self.language, **said)


_HEADING = ("dilemmas-name", "dilemmas-about", "dilemmas-first-reading", "dilemmas-second-reading")
_CHANGES = ("dilemmas-name", "dilemmas-second-reading")
_READING = ("dilemmas-first", "dilemmas-second")


def begin(language: str = "en", learner: str | int = "") -> DilemmaLesson:
    """Begin the lesson in *language* for *learner*; mistakes in a cell get a sentence from now on.

    :raises ValueError: if there is no such language.
    """
    return begun(DilemmaLesson, language, learner)
