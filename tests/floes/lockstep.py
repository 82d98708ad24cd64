"""The engine and the reference, hand in hand through a game, compared after every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from kayanak_nb.floes.engine import apply, chances, draw, legal_moves, start, why_not
from kayanak_nb.floes.moves import Action, Move, Roll, Step
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import CLAUSES
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from kayanak_nb.stream import Stream
from tests.floes.keeper import Keeper
from tests.floes.oracle import CONCEIVABLE, Reference
from tests.floes.sea import wet
from tests.floes.truth import is_true

__all__ = ["Mismatch", "Streams", "compare", "play_in_step"]


class Mismatch(AssertionError):  # noqa: N818 (it is no error of the test)
    """Engine and reference do not agree; the message says on what, and how to get there again."""


@dataclass(frozen=True)
class Streams:
    """The stream that chance draws from in the course of a game."""

    dice: Stream

    @classmethod
    def of(cls, seed: int, game: int) -> Streams:
        """Return the stream of one game."""
        return cls(Stream.named(seed, game, "dice"))


def compare(state: State, reference: Reference, *, everything_asked: bool) -> None:
    """Compare all that can be seen of a position.

    With *everything_asked* the engine must also say of each conceivable move and roll whether it is allowed.

    :raises Mismatch: at the first difference.
    """
    for name, engine, rules in _seen(state, reference):
        if engine != rules:
            raise Mismatch(f"{name}: the engine says {engine!r}, the rules say {rules!r}")
    if everything_asked:
        _ask_everything(state, reference)
        _build_again(state)


def _seen(state: State, reference: Reference) -> Iterator[tuple[str, object, object]]:
    yield "phase", state.phase, reference.phase
    yield "legal_moves", legal_moves(state), reference.legal()
    yield "chances", chances(state), reference.chances()
    yield "is_chance", state.is_chance, reference.phase == "roll"
    yield "player", state.player, reference.player
    yield "turn", state.turn, reference.turn
    yield "cells", state.cells, tuple(reference.cells[floe] for floe in sorted(reference.cells))
    yield "figures", state.figures, reference.figures
    yield "carrying", state.carrying, reference.carrying
    yield "bear", state.bear, reference.bear
    yield "fish_left", state.fish_left, reference.ice_hole
    yield "scores", state.scores, reference.scores
    yield "winners", state.winners, reference.winners
    if reference.phase != "over":
        yield "roll", state.roll, reference.roll
        yield "mode", state.mode, reference.mode
        yield "budget", state.budget, reference.budget


def _ask_everything(state: State, reference: Reference) -> None:
    rolls = [Roll(face, None) for face in sorted(set(state.setup.die.faces), key=str)]
    for action in (*CONCEIVABLE, *rolls):
        illegal = why_not(state, action)
        if (illegal is None) != reference.allows(action):
            raise Mismatch(f"{action}: the engine says {illegal}, the rules allow it: {reference.allows(action)}")
        if illegal is not None and not (illegal.clause in CLAUSES and is_true(illegal, action, reference)):
            raise Mismatch(f"{action}: {illegal} is not so")


def _build_again(state: State) -> None:
    again = position(
        state.setup,
        phase=state.phase,
        player=state.player,
        turn=state.turn,
        cells=state.cells,
        figures=state.figures,
        carrying=state.carrying,
        bear=state.bear,
        roll=state.roll,
        mode=state.mode,
        budget=state.budget,
    )
    if again != state or hash(again) != hash(state):
        raise Mismatch("built from its fields the position is another one")


def check_sanity(state: State) -> None:
    """Check what must hold in every position: nothing is lost, nothing doubled, the bear is on the ice.

    :raises Mismatch: if it does not.
    """
    standing = Counter(place for own in state.figures for place in own if isinstance(place, int))
    lacking = [
        (place in ("far", "done") and not holds) or (place == "home" and holds)
        for own, hands in zip(state.figures, state.carrying, strict=True)
        for place, holds in zip(own, hands, strict=True)
    ]
    wrong = [
        len(state.cells) != 16 or len(set(state.cells)) != 16,
        not all(map(wet, state.cells)),
        [len(own) for own in state.figures] != [4] * state.setup.players,
        [len(own) for own in state.carrying] != [4] * state.setup.players,
        state.fish_left + sum(map(sum, state.carrying)) != 16 or state.fish_left < 0,
        any(count > 3 for count in standing.values()),
        state.bear not in range(16),
        bool(standing[state.bear]) and not state.rules.step_onto_bear,
        any(lacking),
        state.budget < 0,
    ]
    if any(wrong):
        raise Mismatch("this is no position of the game")


class Tally(NamedTuple):
    """What one game came to: *steps* and *turns* played, and whether it was *cut* short."""

    steps: int
    turns: int
    cut: bool
    attacks: int
    fish: int
    finished: int


def play_in_step(
    setup: Setup,
    *,
    seed: int,
    game: int,
    limit: int,
    ask_every: int,
    first: State | None = None,
    kept: bool = False,
) -> Tally:
    """Play one random game with engine and reference side by side, at most *limit* steps.

    It begins at *first*, or at the start of a game. Every *ask_every*-th position the engine is asked about
    everything conceivable. In every other game players like to step, so that fish are fetched sooner. Where it is
    *kept*, every step is undone, saved and written as a code too, and what has been played so far is saved as
    often as everything is asked.

    :raises Mismatch: as soon as they differ in anything.
    """
    luck = Random(f"{seed} {game}")
    drawn, due = Streams.of(seed, game), Streams.of(seed, game)
    if first is None:
        state, reference = start(setup, drawn), Reference(setup, due.dice.below(4))
    else:
        state, reference = first, Reference.of(first)
    told: Counter[str] = Counter()
    action: Action | None = None
    step = 0
    try:
        keeper = Keeper(state, game) if kept else None
        for step in range(limit):
            compare(state, reference, everything_asked=step % ask_every == 0 or state.phase == "over")
            check_sanity(state)
            if state.phase == "over":
                break
            action = draw(state, drawn) if state.is_chance else _choice(legal_moves(state), luck, eager=game % 2 == 1)
            if state.is_chance and action != Roll(setup.die.faces[due.dice.below(len(setup.die.faces))], None):
                raise Mismatch("the draw is not the one that the stream holds")
            reference.play(action)
            state, events = apply(state, action)
            if events != tuple(reference.told):
                raise Mismatch(f"{action} is told as {events}, by the rules it is {reference.told}")
            told.update(type(event).__name__ for event in events)
            if keeper:
                keeper.follow(action, whole=step % ask_every == 0)
        if keeper:
            keeper.end()
    except Exception as error:
        raise Mismatch(f"{error}\nin game {game} of seed {seed}, step {step}, after {action}\n{setup}") from error
    return Tally(step, state.turn, state.phase != "over", told["Chased"], told["FishTaken"], told["Returned"])


def _choice(moves: tuple[Move, ...], luck: Random, *, eager: bool) -> Move:
    steps = [move for move in moves if isinstance(move, Step)]
    ashore = [step for step in steps if isinstance(step.to, str)]
    if not eager or not steps or luck.random() < 0.5:
        return luck.choice(moves)
    return luck.choice(ashore or steps)
