"""Games told in sentences: what happened, why something cannot be done, how the lines of a game differ.

Nothing here raises because of what a learner tries; the answer is a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from kayanak_nb.chronicle import step_told
from kayanak_nb.game import Game, GameStep
from kayanak_nb.illegal import Illegal
from kayanak_nb.lessons.told import Sentence, Table, Told
from kayanak_nb.locale import text
from kayanak_nb.names import faces_name, is_quoted, listed, player_name, tidy
from kayanak_nb.turn import Roll, kind_of

__all__ = ["go_to", "lines", "roll", "story", "table", "take_line", "try_move"]

_MOST_OFFERS = 6
_HEADING = ("lesson-table-turn", "lesson-table-player", "lesson-table-dice", "lesson-table-done", "lesson-table-scores")


def try_move(game: Game, *actions: object, language: str = "en") -> Told:
    """Play *actions* one after the other and tell what happened, or why not; the first refusal ends it.

    A rod that was lowered is pulled up at once, with what sticks to the magnet.

    >>> from kayanak_nb.game import new_game
    >>> from kayanak_nb.kayanak.moves import Dig
    >>> try_move(new_game("ja-1", seed=1), Dig("C4"))  # doctest: +NORMALIZE_WHITESPACE
    Not allowed. Red has to roll the dice first. [JA ① · the turn]
    <BLANKLINE>
    The rules behind it
      JA ① · the turn: It goes round clockwise. In your turn you roll, make holes and fish; then the rod goes to the
      next player, who rolls.
    """
    told: list[Sentence] = []
    for action in actions:
        illegal = game.why_not(action)
        if illegal is not None:
            told += _refused(game, action, illegal, language)
            break
        told += _sentences(_play(game, action), game, language)
    return Told(tuple(told), language)


def roll(game: Game, *, language: str = "en") -> Told:
    """Roll the dice and tell what they show, or why they cannot be rolled now."""
    if game.state.phase == "roll":
        game.roll()
        return Told(tuple(_sentences([game.timeline.current], game, language)), language)
    return try_move(game, next(iter(game.setup.rolls)), language=language)


def story(game: Game, *, since: int | None = None, language: str = "en") -> Told:
    """Tell what happened after step *since* of *game*; if it is left out, since the dice were last rolled."""
    steps = _so_far(game)
    first = _last_roll(steps) if since is None else since
    told = _sentences(steps[max(0, first) :], game, language) or [Sentence(text("lesson-nothing-yet", language))]
    return Told(tuple(told), language)


def go_to(game: Game, step: int, *, language: str = "en") -> Told:
    """Go to *step* of the current line of *game*, 0 being the start, and tell what happened there."""
    last = len(game.timeline)
    if type(step) is not int or not 0 <= step <= last:
        return Told((Sentence(_unknown_number("lesson-no-step", step, last, language)),), language)
    game.goto(step)
    return story(game, since=step - 1 if step else 0, language=language)


def take_line(game: Game, line: int, *, language: str = "en") -> Told:
    """Go to the end of *line* of *game*, counted from 1, and tell how the lines differ."""
    last = game.timeline.line_count
    if type(line) is not int or not 1 <= line <= last:
        return Told((Sentence(_unknown_number("lesson-no-line", line, last, language)),), language)
    game.switch(line - 1)
    return lines(game, language=language)


def _unknown_number(key: str, given: object, last: int, language: str) -> str:
    if is_quoted(given, last + 1):
        return text("refusal-quoted-number", language, number=given)
    return text(key, language, given=tidy(given), last=last)


def lines(game: Game, *, language: str = "en") -> Told:
    """Tell what was done on each line of *game* from where the first two part, and what it brought."""
    every = game.timeline.lines
    shared = sum(1 for _ in takewhile(lambda steps: len(set(steps)) == 1, zip(*every, strict=False)))
    if len(every) == 1:
        shared = _last_roll(every[0]) if every[0] else 0
    return Told(tuple(_line(game, number, shared, language) for number in range(len(every))), language)


def table(game: Game, *, notes: Iterable[str] = (), language: str = "en") -> Table:
    """Return *game* up to the present step as a table: for each turn the dice, what was done, and the scores."""
    rows: list[tuple[str, ...]] = []
    steps = _so_far(game)
    before = game.timeline.start.state
    turn: list[GameStep] = []
    for step in steps:
        if turn and (isinstance(step.action, Roll) or before.phase == "place"):
            rows.append(_row(turn, game, language))
            turn = []
        turn.append(step)
        before = step.state
    if turn:
        rows.append(_row(turn, game, language))
    heading = tuple(text(key, language) for key in _HEADING)
    end = game.kind.words.status(game.state, language=language, names=game.names)
    return Table(heading, tuple(rows), (end, *notes), language)


def _play(game: Game, action: Any) -> list[GameStep]:
    """Play *action*, and pull up the rod it may have lowered; return these steps."""
    game.play(action)
    steps = [game.timeline.current]
    if game.state.phase == "catch":
        game.chance()
        steps.append(game.timeline.current)
    return steps


def _sentences(steps: Iterable[GameStep], game: Game, language: str) -> list[Sentence]:
    return [
        Sentence(words, event.clause)
        for step in steps
        for words, event in zip(
            step_told(step, game.kind, language=language, names=game.names), step.events, strict=True
        )
    ]


def _refused(game: Game, action: object, illegal: Illegal, language: str) -> list[Sentence]:
    why = game.kind.words.refusal(illegal, language=language, names=game.names)
    told = [Sentence(text("lesson-refused", language, why=why), illegal.clause)]
    # What is like the move that was tried comes first: it is what the learner had in mind.
    moves = sorted(game.legal_moves(), key=lambda move: type(move) is not type(action))
    offers = [game.kind.words.describe(move, language) for move in moves]
    if offers:
        told.append(Sentence(text("lesson-possible", language, moves=_some(offers, language))))
    return told


def _some(offers: Sequence[str], language: str) -> str:
    """Return *offers* as an enumeration, cut short where there are many."""
    shown, more = listed(offers[:_MOST_OFFERS], language), len(offers) - _MOST_OFFERS
    return shown if more <= 0 else text("lesson-and-more", language, shown=shown, count=more)


def _so_far(game: Game) -> tuple[GameStep, ...]:
    return tuple(game.timeline)[: game.timeline.position]


def _last_roll(steps: Sequence[GameStep]) -> int:
    """Return how many of *steps* come before the last roll; 0 if there is none."""
    return max((number for number, step in enumerate(steps) if isinstance(step.action, Roll)), default=0)


def _line(game: Game, number: int, shared: int, language: str) -> Sentence:
    """Tell of line *number*, counted from 0, after the first *shared* steps; on screen lines are counted from 1."""
    steps = game.timeline.lines[number]
    done = _done(steps[shared:], game, language) or [text("lesson-nothing-yet", language)]
    state = steps[-1].state if steps else game.state
    here = number == game.timeline.line
    return Sentence(
        text(
            "lesson-line-here" if here else "lesson-line",
            language,
            line=number + 1,
            done=listed(done, language),
            scores=listed(_scores(state, game, language), language),
        )
    )


def _scores(state: Any, game: Game, language: str) -> list[str]:
    return [
        text(
            "lesson-score",
            language,
            player=player_name(player, language, game.names),
            score=game.kind.summary.score_told(score, state.rules, language),
        )
        for player, score in enumerate(state.scores)
    ]


def _done(steps: Sequence[GameStep], game: Game, language: str) -> list[str]:
    """Return a label for each decision in *steps*, with what it brought."""
    words, done = game.kind.words, list[str]()
    for step in steps:
        if step.previous is not None and not step.previous.state.is_chance:
            done.append(words.describe(step.action, language))
        brought = game.kind.summary.brought(step.events, language)
        if brought:
            decided = done.pop() if done else words.describe(step.action, language)
            done.append(text("lesson-catch", language, move=decided, fish=brought))
        passed = [event for event in step.events if kind_of(event) == "passed"]
        done += [words.tell(event, language=language, names=game.names) for event in passed]
    return done


def _row(turn: Sequence[GameStep], game: Game, language: str) -> tuple[str, ...]:
    first, last = turn[0], turn[-1]
    player = first.events[0].player
    dice = faces_name(first.action.white, first.action.blue, language) if isinstance(first.action, Roll) else ""
    number = "" if first.state.phase == "place" or not isinstance(first.action, Roll) else str(_number(first))
    name = player_name(player, language, game.names)
    scores = " : ".join(map(str, last.state.scores))
    done = _done(turn, game, language)
    return number, name, dice, listed(done, language) if done else "", scores


def _number(roll: GameStep) -> int:
    number: int = (roll if roll.previous is None else roll.previous).state.turn
    return number
