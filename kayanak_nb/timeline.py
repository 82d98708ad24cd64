"""What happened in a game, step by step, with every line that was ever played.

Steps form a tree: playing on after an undo opens a new branch beside the old one. The *current line* runs from the
start through the current step to its tip; undo and redo move along it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeAlias, TypeVar

from kayanak_nb.given import brief, plain
from kayanak_nb.mistake import MistakenIndex

__all__ = ["Step", "Timeline"]

_FEW = 16

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


class Step(Generic[StateT, ActionT, EventT]):
    """One step: the *action* that was played, the *events* it brought and the *state* after it.

    *number* counts from 1; the start of a game is step 0, whose action is None. *marks* are the positions of the
    game's streams after the step, so that going on from here draws the same again.
    """

    __slots__ = ("action", "branches", "events", "following", "marks", "number", "previous", "state")

    def __init__(
        self,
        previous: Step[StateT, ActionT, EventT] | None,
        action: ActionT | None,
        events: tuple[EventT, ...],
        state: StateT,
        marks: tuple[int, ...],
    ) -> None:
        self.number: int = 0 if previous is None else previous.number + 1
        self.previous = previous
        self.action = action
        self.events = events
        self.state = state
        self.marks = marks
        self.branches: list[Step[StateT, ActionT, EventT]] = []
        self.following: Step[StateT, ActionT, EventT] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        steps = _family(self)
        return _step, (_rows(steps), steps.index(self))

    def __repr__(self) -> str:
        return f"<Step {self.number}: {self.action!r}>"


class Timeline(Generic[StateT, ActionT, EventT]):
    """The steps of one game. ``timeline[n]`` is step *n* of the current line, ``len(timeline)`` its last number."""

    __slots__ = ("_branches", "_forks", "current", "start")

    def __init__(self, state: StateT, marks: tuple[int, ...]) -> None:
        self.start: Step[StateT, ActionT, EventT] = Step(None, None, (), state, marks)
        self.current = self.start
        self._forks = 0
        # Where there are so many branches that looking through them would take time: each by what was played.
        self._branches: dict[Step[StateT, ActionT, EventT], dict[Any, Step[StateT, ActionT, EventT]]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        # By its steps one after the other: followed from step to step, a long game would be nested too deeply.
        steps = _family(self.start)
        return _timeline, (_rows(steps), steps.index(self.current))

    @property
    def position(self) -> int:
        """The number of the current step."""
        return self.current.number

    @property
    def tip(self) -> Step[StateT, ActionT, EventT]:
        """The last step of the current line."""
        step = self.current
        while step.following is not None:
            step = step.following
        return step

    @property
    def line_count(self) -> int:
        """How many lines there are: one more than the places where the game was played on differently."""
        return self._forks + 1

    @property
    def lines(self) -> tuple[tuple[Step[StateT, ActionT, EventT], ...], ...]:
        """Every line ever played, each as its steps from step 1 on, in the order in which they parted."""
        return tuple(_path(tip) for tip in self._tips())

    @property
    def line(self) -> int:
        """The number of the current line in :attr:`lines`."""
        return self._tips().index(self.tip)

    def __len__(self) -> int:
        return self.tip.number

    def __iter__(self) -> Iterator[Step[StateT, ActionT, EventT]]:
        return iter(_path(self.tip))

    def __getitem__(self, number: int) -> Step[StateT, ActionT, EventT]:
        """Return step *number* of the current line; 0 is the start.

        :raises IndexError: if the line has no such step.
        """
        tip, wanted = self.tip, plain(number)
        if type(wanted) is not int or not 0 <= wanted <= tip.number:
            raise MistakenIndex(f"There is no step {brief(number)}; this line runs from 0 to {tip.number}.")
        step = tip
        while step.number > wanted:
            step = _before(step)
        return step

    def __repr__(self) -> str:
        return f"<Timeline: step {self.position} of {len(self)}, lines: {self.line_count}>"

    def add(self, action: ActionT, events: tuple[EventT, ...], state: StateT, marks: tuple[int, ...]) -> None:
        """Go one step on; a step that was played from here before is taken up again instead of doubled."""
        current = self.current
        step = self._known(action, marks)
        if step is None:
            step = Step(current, action, events, state, marks)
            self._forks += bool(current.branches)
            current.branches.append(step)
        current.following = step
        self.current = step

    def _known(self, action: ActionT, marks: tuple[int, ...]) -> Step[StateT, ActionT, EventT] | None:
        """Return the step from the current one that was played before, if it was."""
        branches = self.current.branches
        if len(branches) <= _FEW:
            return next((step for step in branches if step.action == action and step.marks == marks), None)
        known = self._branches.setdefault(self.current, {})
        for step in branches[len(known) :]:
            known[step.action, step.marks] = step
        return known.get((action, marks))

    def back(self) -> bool:
        """Go one step back; False at the start."""
        if self.current.previous is None:
            return False
        self.current = self.current.previous
        return True

    def forward(self) -> bool:
        """Go one step forward on the current line; False at its tip."""
        if self.current.following is None:
            return False
        self.current = self.current.following
        return True

    def switch(self, line: int) -> None:
        """Make *line*, a number in :attr:`lines`, the current one and go to its tip.

        :raises IndexError: if there is no such line.
        """
        tips, wanted = self._tips(), plain(line)
        if type(wanted) is not int or not 0 <= wanted < len(tips):
            raise MistakenIndex(f"There is no line {brief(line)}; lines run from 0 to {len(tips) - 1}.")
        for step in _path(tips[wanted]):
            _before(step).following = step
        self.current = tips[wanted]

    def _tips(self) -> list[Step[StateT, ActionT, EventT]]:
        tips, waiting = [], [self.start]
        while waiting:
            step = waiting.pop()
            waiting.extend(reversed(step.branches))
            if not step.branches:
                tips.append(step)
        return tips


Row: TypeAlias = tuple[int | None, int | None, Any, tuple[Any, ...], Any, tuple[int, ...]]


def _family(step: Step[Any, Any, Any]) -> list[Step[Any, Any, Any]]:
    """Return all steps of the tree that *step* belongs to, each after the one before it."""
    while step.previous is not None:
        step = step.previous
    steps = [step]
    for one in steps:
        steps.extend(one.branches)
    return steps


def _rows(steps: list[Step[Any, Any, Any]]) -> tuple[Row, ...]:
    """Return each of *steps* with the numbers, in the list, of the steps before and after it."""
    numbers: dict[Step[Any, Any, Any] | None, int | None] = {step: number for number, step in enumerate(steps)}
    numbers[None] = None
    return tuple(
        (numbers[one.previous], numbers[one.following], one.action, one.events, one.state, one.marks) for one in steps
    )


def _step(rows: tuple[Row, ...], number: int) -> Step[Any, Any, Any]:
    """Return step *number* of the tree whose steps are *rows*."""
    steps: list[Step[Any, Any, Any]] = []
    for before, _, *parts in rows:
        previous = None if before is None else steps[before]
        step = Step(previous, *parts)
        steps.append(step)
        if previous is not None:
            previous.branches.append(step)
    for step, (_, following, *_) in zip(steps, rows, strict=True):
        step.following = None if following is None else steps[following]
    return steps[number]


def _timeline(rows: tuple[Row, ...], number: int) -> Timeline[Any, Any, Any]:
    """Return the timeline whose steps are *rows*, at step *number* of them."""
    current = _step(rows, number)
    start, *others = _family(current)
    timeline: Timeline[Any, Any, Any] = Timeline(start.state, start.marks)
    timeline.start, timeline.current = start, current
    timeline._forks = sum(max(0, len(step.branches) - 1) for step in (start, *others))
    return timeline


def _before(step: Step[StateT, ActionT, EventT]) -> Step[StateT, ActionT, EventT]:
    if step.previous is None:
        raise IndexError("There is no step before the start.")
    return step.previous


def _path(tip: Step[StateT, ActionT, EventT]) -> tuple[Step[StateT, ActionT, EventT], ...]:
    """Return the steps from the start (left out) to *tip*."""
    path = []
    while tip.previous is not None:
        path.append(tip)
        tip = tip.previous
    return tuple(reversed(path))
