"""The board as a graph, drawn: lines between neighbours, numbers on holes, what is blocked and what has melted."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from kayanak_nb.drawing.highlight import FRAME
from kayanak_nb.drawing.scene import Circle, Paint, Path, Scene, Shape, Target, Text, Use
from kayanak_nb.kayanak.backdrop import SPACING, Backdrop, backdrop, floe_sprite
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.caption import title
from kayanak_nb.kayanak.graph import HoleGraph, gone, hole_graph
from kayanak_nb.kayanak.scene import melted_ice
from kayanak_nb.locale import text
from kayanak_nb.names import joined, sentences
from kayanak_nb.plain_text import marked

__all__ = ["Sketch", "in_words", "sketch_scene"]

_LIGHT = Paint(fill="white", stroke="ink", width=2.2), Paint(fill="ink")
_DARK = Paint(fill="player_1_dark", stroke="white", width=2.2), Paint(fill="white")
_EDGE = (Paint(stroke="white", width=7), Paint(stroke="player_1", width=3.4))
_WAY = (Paint(stroke="legal_edge", width=11), Paint(stroke="legal", width=7.5))
_CUT = (Paint(stroke="legal_edge", width=6.2), Paint(stroke="legal", width=4.2, dash=(12, 8)))
_NODE, _START = 18.5, 23.0
_WIDTH_OF_A_SIGN = 0.6
_LARGEST, _ROOM = 19.0, 31.0
# A fisher that leaves the holes around in sight.
_SMALL, _FEET = 0.62, 12.5

Pair = tuple[str, str]


@dataclass(frozen=True)
class Sketch:
    """What is drawn on *board*.

    *notes* are short texts on holes, numbers mostly; those *dark* are white on dark discs, so that two kinds can be
    told apart. Fishers stand on the holes *blocked*; the floes *melted* are water. *edges* draws a line between any two
    neighbours, *lines* thicker ones between pairs of holes. *start* gets a ring; the floes *cut* get a dashed frame.
    """

    board: Board
    notes: Mapping[str, str] = field(default_factory=dict)
    dark: Collection[str] = ()
    blocked: Collection[str] = ()
    melted: Collection[int] = ()
    edges: bool = False
    lines: Sequence[Pair] = ()
    start: Collection[str] = ()
    cut: Collection[int] = ()

    @property
    def graph(self) -> HoleGraph:
        """What can be walked on, as a graph."""
        return hole_graph(self.board, blocked=self.blocked, melted=self.melted)


def sketch_scene(
    sketch: Sketch, *, language: str = "en", said: Sequence[str] = (), labels: Mapping[str, str] | None = None
) -> Scene:
    """Return the picture; *said* are sentences that describe it, *labels* name holes that can be pressed."""
    ground = backdrop(sketch.board)
    names = {hole: hole for hole in sketch.board.holes} | dict(labels or {})
    targets = tuple(
        Target(hole, x, y, SPACING / 2, names[hole], labels is not None) for hole, (x, y) in ground.places.items()
    )
    described = sentences((*said, *_circumstances(sketch, language)), language)
    size, heading = (ground.width, ground.height), title(sketch.board, language)
    return Scene(
        *size, heading, described, language, ground.shapes, tuple(_front(sketch, ground)), ground.sprites, targets
    )


def _front(sketch: Sketch, ground: Backdrop) -> Iterator[Shape]:
    # Always in the order of the board: a set would make another picture with every run.
    order = sketch.board.index.__getitem__
    yield from melted_ice(sketch.board, sketch.melted, ground)
    for paint in _CUT:
        yield from (Use(floe_sprite(floe), *ground.middles[floe], paint=paint) for floe in sorted(sketch.cut))
    edges = [(hole, other) for hole, near in sketch.graph.items() for other in near if hole < other]
    yield from _strokes(edges if sketch.edges else (), _EDGE, ground)
    yield from _strokes(_in_order(sketch), _WAY, ground)
    for hole in sorted(sketch.notes, key=order):
        yield from _note(ground.places[hole], sketch.notes[hole], dark=hole in sketch.dark)
    for hole in sorted(sketch.start, key=order):
        yield from (Circle(*ground.places[hole], _START, paint) for paint in FRAME)
    for hole in sorted(sketch.blocked, key=order):
        x, y = ground.places[hole]
        yield Use("fisher-0", x, y + _FEET, _SMALL)


def _in_order(sketch: Sketch) -> list[Pair]:
    return sorted(sketch.lines, key=lambda line: tuple(map(sketch.board.index.__getitem__, line)))


def _strokes(pairs: Sequence[Pair], paints: tuple[Paint, ...], ground: Backdrop) -> Iterator[Shape]:
    """Draw a line for each pair, all in one path: a board has hundreds."""
    ends = [(ground.places[one], ground.places[other]) for one, other in pairs]
    d = "".join(f"M{x0:g} {y0:g}L{x1:g} {y1:g}" for (x0, y0), (x1, y1) in ends)
    return (Path(d, paint) for paint in paints if d)


def _note(place: tuple[float, float], note: str, *, dark: bool) -> Iterator[Shape]:
    disc, ink = _DARK if dark else _LIGHT
    size = min(_LARGEST, _ROOM / (_WIDTH_OF_A_SIGN * max(1, len(note))))
    x, y = place
    yield Circle(x, y, _NODE, disc)
    yield Text(x, y + size * 0.36, note, size, ink, 800)


def in_words(sketch: Sketch, said: Sequence[str] = (), language: str = "en") -> str:
    """Return the sketch as lines of text: what is *said*, then a sign or note a hole, rows shifted as on the board."""
    above = (*said, *_circumstances(sketch, language))
    return "\n".join((*above, *([""] if above else []), *_rows(sketch)))


def _circumstances(sketch: Sketch, language: str) -> Iterator[str]:
    order = sketch.board.index.__getitem__
    if sketch.start:
        yield text("sketch-start", language, holes=joined(sorted(sketch.start, key=order), language))
    if sketch.lines:
        lines = [f"{one}–{other}" for one, other in _in_order(sketch)]
        yield text("sketch-lines", language, lines=joined(lines, language))
    if sketch.blocked:
        holes = sorted(sketch.blocked, key=order)
        yield text("sketch-blocked", language, count=len(holes), holes=joined(holes, language))
    if sketch.melted:
        floes = joined(list(map(str, sorted(sketch.melted))), language)
        yield text("sketch-melted", language, count=len(sketch.melted), floes=floes)


def _rows(sketch: Sketch) -> Iterator[str]:
    """Yield a line of column numbers and one a row; ``.`` is a hole without a note, ``x`` blocked, ``~`` melted."""
    water = gone(sketch.board, melted=sketch.melted)
    signs = {hole: "x" if hole in sketch.blocked else "~" if hole in water else "." for hole in sketch.board.holes}
    signs |= sketch.notes
    step = 2 * ((max(map(len, signs.values())) + 3) // 2)
    cells = dict(zip(sketch.board.holes, sketch.board.cells, strict=True))
    left = min(column for _, column in cells.values())
    columns = sorted({column for _, column in cells.values()})
    yield marked({3 + step // 4 + (column - left) * step: str(column + 1) for column in columns})
    for row in sorted({row for row, _ in cells.values()}):
        marks = {0: chr(ord("A") + row)}
        for hole, (_, column) in ((hole, cell) for hole, cell in cells.items() if cell[0] == row):
            marks[3 + (column - left) * step + row % 2 * step // 2] = signs[hole]
        yield marked(marks)
