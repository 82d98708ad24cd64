"""The engine and the reference, hand in hand through a game, compared after every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import NamedTuple

from kayanak_nb.illegal import IllegalMove
from kayanak_nb.kayanak import moves as m
from kayanak_nb.kayanak.engine import apply, chances, draw, legal_moves, start, why_not
from kayanak_nb.kayanak.position import position
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import State
from kayanak_nb.kayanak.topics import CLAUSES
from kayanak_nb.masks import bits
from kayanak_nb.stream import GameStreams, Stream
from tests.kayanak.oracle import Reference
from tests.kayanak.truth import is_true

__all__ = ["Mismatch", "compare", "filled", "go_on_in_step", "play_in_step"]

FIRST_EVENT = {
    m.Place: m.Placed,
    m.Walk: m.Walked,
    m.Dig: m.Dug,
    m.Fish: m.Fished,
    m.Melt: m.Melted,
    m.Refreeze: m.Refrozen,
    m.Plug: m.Plugged,
    m.Unplug: m.Unplugged,
    m.Done: m.Stopped,
    m.Roll: m.Rolled,
    m.Catch: m.Caught,
}


class Mismatch(AssertionError):  # noqa: N818 (it is no error of the test)
    """Engine and reference do not agree; the message says on what, and how to get there again."""


def filled(setup: Setup, stream: Stream) -> dict[str, tuple[int, int]]:
    """Return the fish under each hole: one draw a fish, first the small ones, then the large ones."""
    holes = setup.board.holes
    small = Counter(stream.below(len(holes)) for _ in range(setup.board.small))
    large = Counter(stream.below(len(holes)) for _ in range(setup.board.large))
    return {hole: (small[number], large[number]) for number, hole in enumerate(holes)}


def expected_draw(reference: Reference, streams: GameStreams) -> m.Outcome:
    """Return what chance must bring: white before blue, small fish before large ones, one draw each."""
    white, blue = reference.setup.dice
    if reference.phase == "roll":
        left = white.faces[streams.dice.below(len(white.faces))]
        right = blue.faces[streams.dice.below(len(blue.faces))] if reference.rules.blue_die else None
        return m.Roll(left, right)
    assert reference.attempt is not None
    small, large = reference.fish[reference.attempt]
    return m.Catch(_stuck(small, reference, streams), _stuck(large, reference, streams))


def _stuck(fish: int, reference: Reference, streams: GameStreams) -> int:
    magnet = reference.setup.magnet
    return sum(streams.catch.below(magnet.denominator) < magnet.numerator for _ in range(fish))


def compare(state: State, reference: Reference, *, everything_asked: bool) -> None:
    """Compare all that can be seen of a position.

    With *everything_asked* the engine must also say of each conceivable move and outcome whether it is allowed.

    :raises Mismatch: at the first difference.
    """
    for name, engine, rules in _seen(state, reference):
        if engine != rules:
            raise Mismatch(f"{name}: the engine says {engine!r}, the rules say {rules!r}")
    if everything_asked:
        _ask_everything(state, reference)
        _build_again(state)


def _seen(state: State, reference: Reference) -> Iterator[tuple[str, object, object]]:
    open_holes = reference.holes_that_are("open")
    yield "legal_moves", legal_moves(state), reference.legal()
    yield "chances", chances(state), reference.chances()
    yield "phase", state.phase, reference.phase
    yield "is_chance", state.is_chance, reference.phase in ("roll", "catch")
    yield "player", state.player, reference.player
    yield "turn", state.turn, reference.turn
    yield "open", state.open, open_holes
    yield "plugged", state.plugged, reference.holes_that_are("plugged")
    yield "melted", state.melted, reference.melted
    yield "fishers", state.fishers, tuple(reference.fishers)
    yield "fish", state.fish, reference.fish
    yield "visible_fish", state.visible_fish, {hole: reference.fish[hole] for hole in open_holes}
    yield "buckets", state.buckets, tuple(reference.buckets)
    yield "attempt", state.attempt, reference.attempt
    yield "drops_left", state.drops_left, reference.drops_left
    yield "crystals_left", state.crystals_left, reference.crystals_left
    yield "scores", state.scores, reference.scores
    yield "winners", state.winners, reference.winners
    if reference.phase != "over":
        yield "roll", state.roll, reference.roll
        yield "budget", state.budget, reference.budget
        yield "due", state.due, reference.due


def _ask_everything(state: State, reference: Reference) -> None:
    moves = chain.from_iterable(by_place.values() for by_place in reference.conceivable.values())
    for number, action in enumerate((*moves, *_outcomes(state))):
        illegal = why_not(state, action)
        if (illegal is None) != reference.allows(action):
            raise Mismatch(f"{action}: the engine says {illegal}, the rules allow it: {reference.allows(action)}")
        if illegal is not None and not (illegal.clause in CLAUSES and is_true(illegal, action, reference)):
            raise Mismatch(f"{action}: {illegal} is not so")
        if illegal is not None and number % 40 == 0 and not _refused(state, action):
            raise Mismatch(f"{action}: not refused with {illegal} when it is played")


def _refused(state: State, action: m.Action) -> bool:
    try:
        apply(state, action)
    except IllegalMove as refusal:
        return refusal.illegal == why_not(state, action)
    return False


def _build_again(state: State) -> None:
    again = position(
        state.setup,
        phase=state.phase,
        player=state.player,
        turn=state.turn,
        open=state.open,
        plugged=state.plugged,
        melted=state.melted,
        fishers=state.fishers,
        fish=state.fish,
        buckets=state.buckets,
        roll=state.roll,
        budget=state.budget,
        due=state.due,
        begun=state.begun,
        fished=[state.board.holes[number] for number in bits(state.fished_mask)],
        attempt=state.attempt,
    )
    if again != state or hash(again) != hash(state):
        raise Mismatch("built from its fields the position is another one")


def _outcomes(state: State) -> Iterator[m.Outcome]:
    white, blue = state.setup.dice
    for left in sorted(set(white.faces), key=str):
        for right in (None, *sorted(set(blue.faces), key=str)):
            yield m.Roll(left, right)
    for small in range(4):
        for large in range(3):
            yield m.Catch(small, large)


def _check_events(action: m.Action, events: tuple[m.Event, ...], before: State, reference: Reference) -> None:
    kinds = [type(event) for event in events]
    wrong = [
        kinds[0] is not FIRST_EVENT[type(action)],
        (m.Ended in kinds) != (reference.phase == "over"),
        (m.Passed in kinds) != reference.passed,
        any(event.player != before.player or event.clause not in CLAUSES for event in events),
        any(isinstance(event, m.Ended) and event.cause not in reference.endings for event in events),
        any(isinstance(event, m.Ended) and event.winners != reference.winners for event in events),
        len(set(kinds)) != len(kinds),
    ]
    if any(wrong):
        raise Mismatch(f"{action} is told as {events}")


def _check_sanity(game: Reference) -> None:
    """What must be so at every step, whatever the rules: no fish comes or goes, and nothing is where it cannot be."""
    pairs = [*game.fish.values(), *game.buckets]
    standing = [hole for hole in game.fishers if hole is not None]
    wrong = [
        (sum(small for small, _ in pairs), sum(large for _, large in pairs)) != (game.board.small, game.board.large),
        len(set(standing)) != len(standing),
        any(game.floe[hole] in game.melted for hole in standing),
        min(game.drops_left, game.crystals_left, game.budget, *map(min, pairs)) < 0,
        not game.winners and game.phase == "over",
    ]
    if any(wrong):
        raise Mismatch("this is no position of the game")


class Tally(NamedTuple):
    """What one game came to: *steps* played, *ending* ``"holes"``, ``"floes"``, ``"fish"``, or ``"cut"``."""

    steps: int
    turns: int
    ending: str


def play_in_step(setup: Setup, *, seed: int, game: int, limit: int, ask_every: int) -> Tally:
    """Play one random game with engine and reference side by side, at most *limit* steps.

    Every *ask_every*-th position the engine is asked about everything conceivable.

    :raises Mismatch: as soon as they differ in anything.
    """
    reference = Reference(setup, filled(setup, Stream.named(seed, game, "fish")))
    state = start(setup, tuple(reference.fish.values()))
    return go_on_in_step(state, reference, seed=seed, game=game, limit=limit, ask_every=ask_every)


def go_on_in_step(state: State, reference: Reference, *, seed: int, game: int, limit: int, ask_every: int) -> Tally:
    """Go on from a position in which engine and reference agree, as `play_in_step` does from the start.

    :raises Mismatch: as soon as they differ in anything.
    """
    random = Random(f"{seed} {game}")
    drawn, due = GameStreams.of(seed, game), GameStreams.of(seed, game)
    action: m.Action | None = None
    try:
        for step in range(limit):
            compare(state, reference, everything_asked=step % ask_every == 0 or state.phase == "over")
            _check_sanity(reference)
            if state.phase == "over":
                return Tally(step, state.turn, min(reference.endings))
            action = draw(state, drawn) if state.is_chance else random.choice(legal_moves(state))
            if state.is_chance and action != expected_draw(reference, due):
                raise Mismatch("the draw is not the one that the stream holds")
            reference.play(action)
            before, (state, events) = state, apply(state, action)
            _check_events(action, events, before, reference)
    except Exception as error:
        place = f"in game {game} of seed {seed}, step {step}, after {action}"
        raise Mismatch(f"{error}\n{place}\n{state.setup}") from error
    return Tally(limit, state.turn, "cut")
