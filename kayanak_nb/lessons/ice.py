"""Positions among the floes for lessons, drawn from random numbers, and pictures of them with their contact graph."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from kayanak_nb.dice import Face
from kayanak_nb.drawing.highlight import FRAME
from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Text, Use
from kayanak_nb.floes.backdrop import FAR, HOME, backdrop, place
from kayanak_nb.floes.begin import prepare
from kayanak_nb.floes.board import CELLS, FLOES, START, spread
from kayanak_nb.floes.company import company, seats
from kayanak_nb.floes.contact import contacts
from kayanak_nb.floes.drift import drift
from kayanak_nb.floes.graph import Place, components, contact_graph
from kayanak_nb.floes.moves import Move, Slide
from kayanak_nb.floes.names import short_name
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import RULE_SETS
from kayanak_nb.floes.scene import scene
from kayanak_nb.floes.state import State
from kayanak_nb.floes.words import text_board
from kayanak_nb.graph import shortest
from kayanak_nb.hexgrid import DIRECTIONS, Cell
from kayanak_nb.lessons.answers import Whole
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import listed, sentences
from kayanak_nb.stream import Stream

__all__ = ["FLOE", "cells_of", "drifted", "few_pieces", "letters", "placed", "portrait", "way"]

_AT_HOME: tuple[tuple[int | str, ...], ...] = (("home",) * 4,) * 2
_OWN, _BEAR = Face("own", 4), Face("bear", 2)
_EDGE = (Paint(stroke="white", width=9), Paint(stroke="player_1", width=5))
_WAY = (Paint(stroke="legal_edge", width=11), Paint(stroke="legal", width=8))
_NODE, _NUMBER = Paint(fill="player_1_dark", stroke="white", width=2), Paint(fill="white")
_BELOW = 23.0
_SHORES = {"far": FAR, "home": HOME}

FLOE = Whole(least=0, most=FLOES - 1)
"""How the number of a floe is read."""


def drifted(stream: Stream, slides: int) -> bytes:
    """Return where the floes lie after so many random slides from the start, as numbers of cells."""
    places = START
    for _ in range(slides):
        places = drift(places, spread(places), stream.below(FLOES), stream.below(len(DIRECTIONS))).places
    return places


def few_pieces(stream: Stream, pieces: int, tries: int = 400) -> bytes | None:
    """Return where the floes lie in exactly so many *pieces*, reached by slides that make no more of them."""
    places = drifted(stream, 6)
    count = len(components(cells_of(places)))
    for _ in range(tries):
        if count == pieces:
            return places
        after = drift(places, spread(places), stream.below(FLOES), stream.below(len(DIRECTIONS))).places
        left = len(components(cells_of(after)))
        if pieces <= left <= count:
            places, count = after, left
    return None


def cells_of(places: bytes) -> tuple[Cell, ...]:
    """Return the (row, column) of the floes that lie at *places*."""
    return tuple(CELLS[number] for number in places)


def placed(
    places: bytes | Sequence[Cell],
    *,
    bear: int,
    figures: Sequence[Sequence[int | str]] = _AT_HOME,
    player: int = 0,
    hunting: bool = False,
) -> State:
    """Return the position of a game for two with a 4 rolled, or with the bear if it is *hunting*."""
    cells = cells_of(places) if isinstance(places, bytes) else places
    roll = (_BEAR, None) if hunting else (_OWN, None)
    mode = "bear" if hunting else None
    setup = prepare(RULE_SETS["de"], players=2)
    return position(setup, cells=cells, bear=bear, figures=figures, player=player, roll=roll, mode=mode)


def letters(cells: Sequence[Cell]) -> Mapping[int, str]:
    """Return for each floe the letter of its piece: A for that of floe 0, and so on."""
    return {floe: chr(ord("A") + number) for number, piece in enumerate(components(cells)) for floe in piece}


def way(cells: Sequence[Cell], origin: Place, goal: Place, *, shores: bool = True) -> tuple[Place, ...]:
    """Return a shortest way from *origin* to *goal*, both included, while no floe moves; empty if there is none."""
    return shortest(contact_graph(cells, shores=shores), origin, goal)


def portrait(
    state: State,
    language: str = "en",
    *,
    lettered: bool = False,
    graph: bool = True,
    marked: Sequence[int] = (),
    route: Sequence[Place] = (),
    slide: Slide | None = None,
    ghost: bool = False,
    moves: Sequence[Move] = (),
) -> Picture:
    """Return a picture of *state* with its contact *graph* drawn over the floes.

    Its nodes have the numbers of the floes, or if *lettered* the letters of the pieces. Floes *marked* are framed, a
    *route* is drawn along its contacts. *slide* gets an arrow, with *ghost* also where it would end.
    """
    chosen = None if slide is None else slide.floe
    pushed = (slide.floe, slide.direction) if slide is not None and ghost else None
    legal = moves if slide is None else (slide,)
    drawn = scene(state, language=language, legal=legal, chosen=chosen, ghost=pushed)
    under = tuple(_lines(state, graph=graph, marked=marked, route=route))
    over = tuple(_nodes(state, lettered=lettered)) if graph else ()
    said = _said(state, language, lettered)
    words = "\n".join((*said, "", text_board(state, language=language)))
    ice, upon = _split(drawn, state)
    # Without waves the lines stand out, and a notebook with many pictures stays small.
    calm = tuple(shape for shape in drawn.back if not (isinstance(shape, Use) and shape.name == "wave"))
    front = (*ice, *under, *upon, *over)
    return Picture(replace(drawn, back=calm, front=front, description=sentences(said, language)), words)


def _split(drawn: Scene, state: State) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """Return what lies on the water in the picture, and what stands on that."""
    ground = backdrop(state.setup.players)
    first = next(company(state, ground, seats(state, ground)))
    number = drawn.front.index(first)
    return drawn.front[:number], drawn.front[number:]


def _said(state: State, language: str, lettered: bool) -> list[str]:
    pairs = [f"{floe}–{short_name(other, language)}" for floe, other in contacts(state.cells)]
    said = [text("floes-text-contacts", language, pairs=listed(pairs, language))] if pairs else []
    if lettered:
        pieces = enumerate(components(state.cells))
        named = [f"{chr(ord('A') + number)}: {', '.join(map(str, piece))}" for number, piece in pieces]
        said.append(text("drift-pieces-named", language, pieces="; ".join(named)))
    return said


def _lines(state: State, *, graph: bool, marked: Sequence[int], route: Sequence[Place]) -> Iterator[Shape]:
    for paint in FRAME:
        yield from (Use(f"rim-{floe}", *place(state.cells[floe]), paint=paint) for floe in marked)
    if graph:
        pairs = list(contacts(state.cells))
        yield from (_line(state, pair, paint) for paint in _EDGE for pair in pairs)
    steps = list(pairwise(route))
    yield from (_line(state, pair, paint) for paint in _WAY for pair in steps)


def _nodes(state: State, *, lettered: bool) -> Iterator[Shape]:
    names = letters(state.cells) if lettered else {floe: str(floe) for floe in range(FLOES)}
    occupied = {state.bear, *(stand for own in state.figures for stand in own)}
    for floe, name in names.items():
        x, y = place(state.cells[floe])
        # Who stands there must stay visible.
        y += _BELOW if floe in occupied else 0
        yield Circle(x, y, 12, _NODE)
        yield Text(x, y + 4.6, name, 13, _NUMBER, 800)


def _line(state: State, pair: tuple[Place, Place], paint: Paint) -> Path:
    """Return the line from one end of a contact to the other; a shore is met straight above or below the floe."""
    floe, other = pair if isinstance(pair[0], int) else pair[::-1]
    assert isinstance(floe, int)
    x, y = place(state.cells[floe])
    x1, y1 = (x, _SHORES[other]) if isinstance(other, str) else place(state.cells[other])
    return Path(f"M0 0L{x1 - x:.1f} {y1 - y:.1f}", paint, x, y)
