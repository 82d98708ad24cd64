"""A bench with dice: what is on them, what is looked at, what is known, and what has been thrown so far.

A press in the dice lab ends here. There is no screen in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kayanak_nb.dice import Die, Distribution
from kayanak_nb.floes.rules import DIE as BEAR
from kayanak_nb.kayanak.rules import BLUE, WHITE
from kayanak_nb.locale import check_language, text
from kayanak_nb.stream import Stream, fold
from kayanak_nb.widgets.dice_drafts import MOST_FACES, Draft, dice_from, draft_of
from kayanak_nb.widgets.dice_experiment import Chart, Experiment, Outcome, charts_of, views_of

__all__ = ["MOST_THROWS", "PRESETS", "SAMPLES", "Bench"]

PRESETS: Mapping[str, Die[Any]] = {
    "white": WHITE,
    "blue": BLUE,
    "bear": BEAR,
    "six": Die(range(1, 7)),
    "coin": Die([0, 1]),
}
"""The dice that lie ready."""

SAMPLES: tuple[int, ...] = (1, 100, 10_000)
"""How often can be thrown at a press."""

MOST_THROWS = 10
"""Of how many throws the sum can be looked at."""

_MARKS = frozenset(digit * 10**power for power in range(9) for digit in (1, 2, 5))

Message: TypeAlias = Mapping[str, Any]


class Bench:
    """One or two *dice*, and throws that *seed* fixes.

    *dice* are the last that made sense, *drafts* what stands in the fields. *view* is what is looked at, in the sum of
    so many *throws*. *known* holds, by chart, the values of which one is known to have come. *notice*, if any, says in
    a language what could not be done.
    """

    def __init__(self, dice: object = None, *, language: str = "en", seed: int = 1) -> None:
        self.language = check_language(language)
        self.dice = (WHITE, BLUE) if dice is None else dice_from(dice)
        self.drafts = tuple(map(draft_of, self.dice))
        self.view = "faces"
        self.throws = 2
        self.known: dict[str, tuple[Any, ...]] = {}
        self.notice: Callable[[str], str] | None = None
        self._stream = Stream(fold(seed))
        self._restart()

    # What is on show

    @property
    def charts(self) -> tuple[Chart, ...]:
        """The charts of the view."""
        return charts_of(self.view, self.dice)

    @property
    def chances(self) -> Distribution[Any]:
        """How likely each outcome is while nothing is known."""
        return self._experiment.chances

    @property
    def left(self) -> Distribution[Any]:
        """How likely each outcome is, given what is known."""
        return self.chances.given(self.fits) if self.known else self.chances

    @property
    def tally(self) -> Counter[Outcome]:
        """How often each outcome has been thrown."""
        return self._tally

    @property
    def drawn(self) -> int:
        """How often has been thrown."""
        return self._drawn

    @property
    def trail(self) -> tuple[tuple[int, Counter[Outcome]], ...]:
        """What the tally was after 1, 2, 5, 10, 20, 50 … throws, and what it is now."""
        ended = not self._drawn or (self._trail and self._trail[-1][0] == self._drawn)
        return (*self._trail, *(() if ended else ((self._drawn, self._tally),)))

    def fits(self, outcome: Outcome) -> bool:
        """Return whether *outcome* can be, given what is known."""
        return all(chart.value(outcome) in self.known[chart.id] for chart in self.charts if chart.id in self.known)

    def values(self, chart: str) -> tuple[Any, ...]:
        """Return the values of the bars of the chart of that id, in their order."""
        found = next(one for one in self.charts if one.id == chart)
        return tuple(self.chances.map(found.value))

    # What can be done

    def speak(self, language: str) -> None:
        """Go on in another *language*.

        :raises ValueError: if there is no catalogue for it.
        """
        self.language = check_language(language)

    def look(self, view: str) -> None:
        """Look at something else; what was known of the old charts is forgotten.

        :raises KeyError: if there is nothing of that name to be looked at.
        """
        if view not in views_of(self.dice):
            raise KeyError(view)
        if view != self.view:
            self.view = view
            self.known = {}
            self._restart_if_new()

    def sum_of(self, throws: int) -> None:
        """Look at the sum of so many *throws*, 1 to ``MOST_THROWS``."""
        self.throws = min(max(1, int(throws)), MOST_THROWS)
        self.known = {}
        self._restart_if_new()

    def know(self, chart: str, bar: int) -> None:
        """Learn that bar number *bar* of *chart* has come, or one more besides; or forget it again."""
        value = self.values(chart)[bar]
        before = dict(self.known)
        old = before.pop(chart, ())
        new = tuple(one for one in old if one != value) if value in old else (*old, value)
        self.known = before | ({chart: new} if new else {})
        if not any(map(self.fits, self.chances)):
            self.known = before | ({chart: old} if old else {})
            self._say("dice-lab-impossible")

    def forget(self) -> None:
        """Forget all that is known."""
        self.known = {}

    def sample(self, count: int) -> None:
        """Throw so often more, one of ``SAMPLES``.

        :raises KeyError: for any other number.
        """
        if count not in SAMPLES:
            raise KeyError(count)
        experiment, stream, tally = self._experiment, self._stream, self._tally
        for number in range(self._drawn + 1, self._drawn + count + 1):
            tally[experiment.draw(stream)] += 1
            if number in _MARKS:
                self._trail.append((number, tally.copy()))
        self._drawn += count

    def clear(self) -> None:
        """Wipe out all throws; the next ones are others."""
        self._restart()

    def write(self, die: int, face: int, *, symbol: str | None = None, pips: str | None = None) -> None:
        """Write something else into the fields of a face; dice and faces are counted from 0."""
        typed = None if pips is None else pips.strip()[:12]
        self._change(die, self.drafts[die].with_field(face, symbol=symbol, pips=typed))

    def add(self, die: int) -> None:
        """Give *die* one more face, like its last one."""
        if len(self.drafts[die].fields) >= MOST_FACES:
            self._say("dice-lab-most-faces", count=MOST_FACES)
        else:
            self._change(die, self.drafts[die].longer())

    def remove(self, die: int, face: int) -> None:
        """Take a face off *die*, but for its last."""
        if len(self.drafts[die].fields) == 1:
            self._say("dice-lab-last-face")
        else:
            self._change(die, self.drafts[die].without(face))

    def take(self, die: int, preset: str) -> None:
        """Put one of ``PRESETS`` in the place of *die*.

        :raises KeyError: if there is none of that name.
        """
        self._change(die, draft_of(PRESETS[preset]))

    def lay(self, count: int) -> None:
        """Have one die on the bench, or two; the second is the blue one of the game."""
        drafts = (*self.drafts, draft_of(BLUE))[: min(max(1, int(count)), 2)]
        if len(drafts) != len(self.drafts):
            self._put(drafts)

    def answer(self, message: Message) -> None:
        """Do what *message* of the page asks for.

        :raises KeyError: for a message that the page never sends.
        """
        self.notice = None
        _DOING[message["do"]](self, message)

    # What comes of it

    def _change(self, die: int, draft: Draft) -> None:
        self._put((*self.drafts[:die], draft, *self.drafts[die + 1 :]))

    def _put(self, drafts: tuple[Draft, ...]) -> None:
        """Take *drafts* for the fields, and if all make sense and something is new, their dice."""
        self.drafts = drafts
        made = [die for draft in drafts if (die := draft.die()) is not None]
        if len(made) < len(drafts) or tuple(made) == self.dice:
            return
        self.dice = tuple(made)
        self.known = {}
        if self.view not in views_of(self.dice):
            self.view = "faces"
        self._restart()

    def _restart_if_new(self) -> None:
        if self._experiment.throws != self._wanted_throws:
            self._restart()

    @property
    def _wanted_throws(self) -> int:
        return self.throws if self.view == "sum" else 0

    def _restart(self) -> None:
        self._experiment = Experiment(self.dice, self._wanted_throws)
        self._tally: Counter[Outcome] = Counter()
        self._trail: list[tuple[int, Counter[Outcome]]] = []
        self._drawn = 0

    def _say(self, key: str, **said: object) -> None:
        self.notice = lambda language: text(key, language, **said)


_DOING: Mapping[str, Callable[[Bench, Message], None]] = {
    "language": lambda bench, message: bench.speak(message["language"]),
    "view": lambda bench, message: bench.look(message["view"]),
    "throws": lambda bench, message: bench.sum_of(message["throws"]),
    "know": lambda bench, message: bench.know(message["chart"], message["bar"]),
    "forget": lambda bench, message: bench.forget(),
    "sample": lambda bench, message: bench.sample(message["count"]),
    "clear": lambda bench, message: bench.clear(),
    "write": lambda bench, message: bench.write(
        message["die"], message["face"], symbol=message.get("symbol"), pips=message.get("pips")
    ),
    "add": lambda bench, message: bench.add(message["die"]),
    "remove": lambda bench, message: bench.remove(message["die"], message["face"]),
    "take": lambda bench, message: bench.take(message["die"], message["preset"]),
    "lay": lambda bench, message: bench.lay(message["count"]),
}
