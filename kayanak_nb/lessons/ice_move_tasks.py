"""Exercises on moves: what a slide takes along, where it stops and what it joins, the fewest moves, and the bear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from kayanak_nb.floes.board import FLOES, spread
from kayanak_nb.floes.crossing import crossing
from kayanak_nb.floes.drift import drift
from kayanak_nb.floes.engine import apply, legal_moves, why_not
from kayanak_nb.floes.graph import components, contact_distance, contact_graph
from kayanak_nb.floes.moves import Chased, Slid, Slide
from kayanak_nb.floes.outlook import Outlook
from kayanak_nb.floes.setup import FIGURES
from kayanak_nb.floes.state import FAR, State
from kayanak_nb.floes.words import describe, refusal
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.lessons.answers import Choice, Things, Unreadable, Whole, items_of
from kayanak_nb.lessons.drawn import found, shuffled
from kayanak_nb.lessons.exercise import Task
from kayanak_nb.lessons.ice import FLOE, cells_of, drifted, few_pieces, placed, portrait
from kayanak_nb.lessons.judging import Slip, ValueJudge, slip
from kayanak_nb.locale import text
from kayanak_nb.names import joined, listed
from kayanak_nb.stream import Stream

__all__ = [
    "Slides",
    "bear_task",
    "carried_task",
    "fewest_task",
    "halves",
    "hunted",
    "joining",
    "joins_task",
    "prey",
    "stop_task",
]

_SLIDES = 16
_FIGURE = Whole(least=0, most=FIGURES - 1)
_EASIEST = 6  # a puzzle that more slides solve is none


@dataclass(frozen=True)
class Slides:
    """A slide: ``kn.Slide(5, "NE")``, ``(5, "NE")`` or ``"5 NE"``."""

    def read(self, given: Any) -> Slide:
        """See :meth:`~kayanak_nb.lessons.answers.Form.read`."""
        parts = [given.floe, given.direction] if isinstance(given, Slide) else items_of(given)
        if len(parts) != 2:
            raise Unreadable
        return Slide(Whole().read(parts[0]), Choice(DIRECTIONS).read(parts[1]))

    def same(self, answer: Slide, expected: Any) -> bool:
        """See :meth:`~kayanak_nb.lessons.answers.Form.same`."""
        return bool(answer == expected)

    def tell(self, answer: Slide, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.tell`."""
        return describe(answer, language)

    def difference(self, answer: Slide, expected: Any, language: str) -> str:
        """There is nothing to say that would not give the answer away."""
        del answer, expected, language
        return ""

    def asked(self, language: str) -> str:
        """See :meth:`~kayanak_nb.lessons.answers.Form.asked`."""
        return text("drift-form-slide", language)


class _Push(NamedTuple):
    state: State
    slide: Slide
    slid: Slid
    direct: frozenset[int]
    alone: int


def _pushed(stream: Stream) -> _Push | None:
    """Return a position and a slide in it that takes others along."""
    places = drifted(stream, _SLIDES)
    state = placed(places, bear=stream.below(FLOES))
    slide = Slide(stream.below(FLOES), DIRECTIONS[stream.below(len(DIRECTIONS))])
    if why_not(state, slide) is not None:
        return None
    slid = apply(state, slide)[1][0]
    assert isinstance(slid, Slid)
    number = DIRECTIONS.index(slide.direction)
    return _Push(state, slide, slid, _in_front(places, slide.floe, number), _alone(places, slid, number))


def _in_front(places: bytes, floe: int, direction: int) -> frozenset[int]:
    """Return the floes that *floe* itself pushes against."""
    cells = cells_of(places)
    near = [other for other in contact_graph(cells, shores=False)[floe] if isinstance(other, int)]
    return frozenset(other for other in near if drift(*_two(places, floe, other), 0, direction).moving[1])


def _two(places: bytes, floe: int, other: int) -> tuple[bytes, int]:
    """Return the sea with two floes only; the others lie outside of any way."""
    pair = bytes((places[floe], places[other]))
    return pair + bytes(FLOES - 2), spread(pair)


def _alone(places: bytes, slid: Slid, direction: int) -> int:
    """Return how far the floe would slide if those that it takes along were not there."""
    left = spread(tuple(number for floe, number in enumerate(places) if floe not in slid.carried))
    return drift(places, left, slid.floe, direction).distance


def carried_task(stream: Stream, language: str) -> Task:
    """Ask which floes a slide takes along."""
    push = found(stream, lambda stream: _chain(_pushed(stream)))
    floe, carried = push.slide.floe, frozenset(push.slid.carried)
    slips = (
        Slip(lambda given: not given, lambda given: text("drift-carried-none", language)),
        Slip(
            lambda given: given - {floe} == push.direct,
            lambda given: text("drift-carried-direct", language),
        ),
        Slip(
            lambda given: bool(given - carried - {floe}),
            lambda given: text("drift-carried-behind", language, floe=min(given - carried - {floe})),
            lambda given: portrait(push.state, language, slide=push.slide, marked=(min(given - carried - {floe}),)),
        ),
    )
    said = {"move": describe(push.slide, language)}
    return Task(
        text("drift-carried", language),
        text("drift-carried-prompt", language, **said),
        ValueJudge(
            Things(FLOE),
            carried,
            slips,
            lambda given: given - {floe} == carried,
            text("drift-carried-praise", language),
        ),
        (
            text("drift-carried-hint-front", language),
            text("drift-carried-hint-direct", language, floes=_named(push.direct, language), floe=floe),
            text("drift-carried-hint-count", language, count=len(carried)),
        ),
        text("drift-carried-solution", language, floes=_named(carried, language), floe=floe),
        portrait(push.state, language, slide=push.slide),
        portrait(push.state, language, slide=push.slide, ghost=True, graph=False, marked=sorted(carried)),
    )


def _chain(push: _Push | None) -> _Push | None:
    """Return *push* if it takes along more than what is right in front, and leaves something behind."""
    if push is None or not 2 <= len(push.slid.carried) <= 5 or push.direct == frozenset(push.slid.carried):
        return None
    piece = next(piece for piece in components(push.state.cells) if push.slide.floe in piece)
    return push if len(piece) > len(push.slid.carried) + 1 else None


def stop_task(stream: Stream, language: str) -> Task:
    """Ask how far a slide goes."""
    push = found(stream, lambda stream: _far(_pushed(stream)))
    cells, floe = push.slid.distance, push.slide.floe
    edge = _to_edge(push)
    slips = (
        slip(cells + 1, text("drift-stop-hit", language)),
        slip(push.alone, text("drift-stop-alone", language, floes=_named(frozenset(push.slid.carried), language))),
        slip(edge, text("drift-stop-edge", language)),
    )
    return Task(
        text("drift-stop", language),
        text("drift-stop-prompt", language, move=describe(push.slide, language)),
        ValueJudge(Whole(), cells, slips, praise=text("drift-stop-praise", language)),
        (
            text("drift-stop-hint-group", language),
            text("drift-stop-hint-carried", language, floes=_named(frozenset(push.slid.carried), language), floe=floe),
            text("drift-stop-hint-each", language),
        ),
        text("drift-stop-solution", language, count=cells),
        portrait(push.state, language, slide=push.slide, graph=False),
        portrait(push.state, language, slide=push.slide, graph=False, ghost=True),
    )


def _far(push: _Push | None) -> _Push | None:
    """Return *push* if those that go along stop it earlier than the floe itself would stop."""
    fits = push is not None and push.slid.carried and push.slid.distance >= 2 and push.alone != push.slid.distance
    return push if fits else None


def _to_edge(push: _Push) -> int:
    """Return how far the floe would slide through an empty sea."""
    number = push.state.places[push.slide.floe]
    places = bytes((number,)) + bytes(FLOES - 1)
    return drift(places, spread((number,)), 0, DIRECTIONS.index(push.slide.direction)).distance


def halves(stream: Stream) -> State:
    """Return a position in two pieces that a few slides join."""
    return found(stream, _halves)


def _halves(stream: Stream) -> State | None:
    places = few_pieces(stream, 2)
    if places is None:
        return None
    smaller = min(components(cells_of(places)), key=len)
    state = placed(places, bear=stream.below(FLOES))
    return state if len(smaller) >= 4 and 1 <= len(joining(state)) <= _EASIEST else None


def joining(state: State, pieces: int = 1) -> tuple[Slide, ...]:
    """Return the slides on offer after which the floes lie in so many *pieces*."""
    slides = (move for move in legal_moves(state) if isinstance(move, Slide))
    return tuple(slide for slide in slides if len(components(apply(state, slide)[0].cells)) == pieces)


def joins_task(stream: Stream, language: str) -> Task:
    """Ask for a slide that joins the two halves of the sea."""
    state = halves(stream)
    answers = joining(state)
    first = answers[0]
    slips = (
        Slip(
            lambda given: why_not(state, given) is not None,
            lambda given: _refused(state, given, language),
            lambda given: portrait(state, language, lettered=True),
        ),
        Slip(
            lambda given: True,
            lambda given: text("drift-joins-still", language, count=_pieces_after(state, given)),
            lambda given: portrait(apply(state, given)[0], language, lettered=True),
        ),
    )
    return Task(
        text("drift-joins", language),
        text("drift-joins-prompt", language),
        ValueJudge(Slides(), first, slips, lambda given: given in answers, text("drift-joins-praise", language)),
        (
            text("drift-joins-hint-gap", language),
            text("drift-joins-hint-stay", language),
            text("drift-joins-hint-floe", language, floe=first.floe),
        ),
        text("drift-joins-solution", language, count=len(answers)),
        portrait(state, language, lettered=True),
        portrait(apply(state, first)[0], language, lettered=True),
    )


def _refused(state: State, slide: Slide, language: str) -> str:
    illegal = why_not(state, slide)
    return "" if illegal is None else text("lesson-refused", language, why=refusal(illegal, language=language))


def _pieces_after(state: State, slide: Slide) -> int:
    return len(components(apply(state, slide)[0].cells))


def fewest_task(stream: Stream, language: str) -> Task:
    """Ask how few moves, slides and steps, lead to the far shore."""
    state, line = found(stream, _ride)
    floe, fewest = state.figures[0][0], len(line)
    slips = (
        Slip(
            lambda given: given < fewest,
            lambda given: text("drift-fewest-too-few", language, count=given),
        ),
        Slip(lambda given: given > fewest, lambda given: text("drift-fewest-too-many", language)),
    )
    moves = listed([describe(move, language) for move in line], language)
    return Task(
        text("drift-fewest", language),
        text("drift-fewest-prompt", language, floe=floe),
        ValueJudge(Whole(), fewest, slips, praise=text("drift-fewest-praise", language)),
        (
            text("drift-fewest-hint-ride", language),
            text("drift-fewest-hint-ashore", language),
            text("drift-fewest-hint-first", language, move=describe(line[0], language)),
        ),
        text("drift-fewest-solution", language, moves=moves),
        portrait(state, language, marked=(int(floe),)),
    )


def _ride(stream: Stream) -> tuple[State, tuple[Any, ...]] | None:
    """Return a position and the shortest way of figure 0 in it to the far shore, two or three moves with a slide."""
    places = drifted(stream, _SLIDES)
    floe, bear = stream.below(FLOES), stream.below(FLOES)
    if bear == floe:
        return None
    state = placed(places, bear=bear, figures=((floe, "home", "home", "home"), ("home",) * 4))
    # A search for what is not near would take long.
    if Outlook.of(state, 0).moves_to(floe, FAR) != 3 or contact_distance(state.cells, floe, "far") is not None:
        return None
    best = crossing(state, 0, "far", exact_only=True)
    return (state, best.moves) if best.exact and len(best.moves) > 1 else None


def bear_task(stream: Stream, language: str) -> Task:
    """Ask which figures the bear can reach in its two moves."""
    state = hunted(stream)
    caught, walked = prey(state), prey(state, steps_only=True)
    safe = frozenset(range(4)) - caught
    slips = (
        Slip(
            lambda given: given == walked,
            lambda given: text("drift-bear-slides", language),
        ),
        Slip(
            lambda given: bool(given & safe),
            lambda given: text("drift-bear-safe", language, figure=min(given & safe)),
        ),
    )
    return Task(
        text("drift-bear", language),
        text("drift-bear-prompt", language, floe=state.bear),
        ValueJudge(Things(_FIGURE), caught, slips, praise=text("drift-bear-praise", language)),
        (
            text("drift-bear-hint-steps", language, floe=state.bear),
            text("drift-bear-hint-slide", language),
            text("drift-bear-hint-count", language, count=len(caught)),
        ),
        text("drift-bear-solution", language, walked=len(walked), slid=len(caught - walked)),
        portrait(state, language, marked=(state.bear,)),
    )


def prey(state: State, *, steps_only: bool = False) -> frozenset[int]:
    """Return the figures of the other player that the bear can chase with the moves that are left."""
    return frozenset(_caught(state, steps_only))


def _caught(state: State, steps_only: bool) -> Iterator[int]:
    for move in legal_moves(state):
        if steps_only and isinstance(move, Slide):
            continue
        after, events = apply(state, move)
        yield from (event.figure for event in events if isinstance(event, Chased) and event.owner != state.player)
        if after.mode == "bear" and after.player == state.player:
            yield from _caught(after, steps_only)


def hunted(stream: Stream) -> State:
    """Return a position in which the bear reaches some figures only by sliding, and some not at all."""
    return found(stream, _hunted)


def _hunted(stream: Stream) -> State | None:
    bear, *floes = shuffled(stream, range(FLOES))[:5]
    state = placed(drifted(stream, _SLIDES), bear=bear, figures=((*floes,), ("home",) * 4), player=1, hunting=True)
    caught = prey(state)
    return state if 2 <= len(caught) <= 3 and prey(state, steps_only=True) != caught else None


def _named(floes: frozenset[int], language: str) -> str:
    return joined([str(floe) for floe in sorted(floes)], language)
