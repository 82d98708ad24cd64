"""The picture of a position: it shows what is there, and nothing that players may not know."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice, pairwise, zip_longest
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from kayanak_nb.drawing.canvas import pack_back, pack_front
from kayanak_nb.drawing.scene import Paint, Scene, Text, Use
from kayanak_nb.drawing.svg import svg
from kayanak_nb.drawing.theme import THEMES
from kayanak_nb.game import new_game
from kayanak_nb.kayanak.backdrop import backdrop
from kayanak_nb.kayanak.engine import legal_moves
from kayanak_nb.kayanak.moves import Dig, Fish, Melt, Place, Plug, Refreeze, Unplug, Walk
from kayanak_nb.kayanak.names import board_name
from kayanak_nb.kayanak.scene import scene
from kayanak_nb.kayanak.sprites import HOLE
from kayanak_nb.kayanak.state import State
from kayanak_nb.locale import LANGUAGES
from tests.kayanak.drawn import uses
from tests.kayanak.positions import games, playthrough

RINGS = {"ring", "ring-thin", "ring-crystal"}


# Positions of one game of each kind with the events before them: the first few, then every 29th.
STEPS = [
    step
    for number, game in enumerate(games())
    for count, step in enumerate(islice(playthrough(game, Random(number)), 500))
    if count < 4 or count % 29 == 0 or step[0].phase == "over"
]


def places(state: State, shapes: list[Use]) -> list[str]:
    """The holes in whose middle *shapes* are drawn."""
    holes = {place: hole for hole, place in backdrop(state.board).places.items()}
    return [holes[shape.x, shape.y] for shape in shapes]


def floe_frames(drawn: Scene, stroke: str) -> list[int]:
    return sorted(
        int(shape.name.removeprefix("floe-"))
        for shape in drawn.front
        if isinstance(shape, Use) and shape.paint is not None and shape.name.startswith("floe-")
        if shape.paint.stroke == stroke
    )


def fish_near(drawn: Scene, hole: str, ending: str = "") -> Counter[str]:
    """Count the fish drawn in *hole*, by their kind; a number beside a fish counts for it."""
    (target,) = (target for target in drawn.targets if target.id == hole)
    near = [shape for shape in drawn.front if (shape.x - target.x) ** 2 + (shape.y - target.y) ** 2 < HOLE**2]
    found: Counter[str] = Counter()
    for shape, following in zip_longest(near, near[1:]):
        if isinstance(shape, Use) and shape.name in ("small" + ending, "large" + ending):
            kind = shape.name.removesuffix(ending) if ending else shape.name
            found[kind] += int(following.text) if isinstance(following, Text) else 1
    return found


def paints(drawn: Scene) -> Iterator[Paint]:
    for shape in chain(drawn.back, drawn.front, *(sprite.shapes for sprite in drawn.sprites)):
        if shape.paint is not None:
            yield shape.paint


def with_other_secrets(state: State) -> State:
    """The same position for the players, with other fish in the holes they cannot see into."""
    hidden = [(small + 3, large + 2) for small, large in state.hollows]
    seen = [fish if state.open_mask >> hole & 1 else hidden[hole] for hole, fish in enumerate(state.hollows)]
    return state._replace(hollows=tuple(seen))


def test_what_players_may_not_know_is_not_in_the_picture() -> None:
    for state, last in STEPS:
        assert scene(state, last=last) == scene(with_other_secrets(state), last=last)


def test_the_teachers_switch_shows_it() -> None:
    for state, _ in STEPS:
        drawn, other = scene(state, reveal=True), scene(with_other_secrets(state), reveal=True)
        hidden = [hole for hole in state.board.holes if hole not in state.open]
        assert (drawn.front != other.front) == bool(hidden)
        assert (drawn.description != other.description) == bool(hidden)
        for hole in hidden:
            small, large = state.fish[hole]
            assert fish_near(drawn, hole, "-shadow") == Counter(small=small, large=large)
            assert not fish_near(drawn, hole)


def test_an_open_hole_shows_its_fish() -> None:
    for state, _ in STEPS:
        drawn = scene(state)
        for hole in state.board.holes:
            small, large = state.fish[hole] if hole in state.open else (0, 0)
            assert fish_near(drawn, hole) == Counter(small=small, large=large)


@pytest.mark.parametrize("small", [0, 1, 2, 3, 4, 12, 75])
@pytest.mark.parametrize("large", [0, 1, 2, 3, 4, 15])
def test_any_number_of_fish_can_be_read(small: int, large: int) -> None:
    game = new_game("ja-1", seed=1)
    game.roll()
    game.play(Dig("D5"))
    state = game.state._replace(phase="roll", target=-1)
    hollows = list(state.hollows)
    hollows[state.board.index["D5"]] = (small, large)
    assert fish_near(scene(state._replace(hollows=tuple(hollows))), "D5") == Counter(small=small, large=large)


def test_holes_and_floes_are_as_they_are() -> None:
    for state, _ in STEPS:
        drawn = scene(state)
        assert set(places(state, uses(drawn.front, "open"))) == state.open
        assert set(places(state, uses(drawn.front, "plug"))) == state.plugged
        assert set(floe_frames(drawn, "melt_edge")) == state.melted
        assert len(uses(drawn.front, "drop")) == len(state.melted)
        # What stands on a melted floe is drawn over it, the dents of its closed holes anew.
        melted = {hole for floe in state.melted for hole in state.board.floes[floe]}
        assert set(places(state, uses(drawn.front, "dent"))) == melted


def test_plugged_holes_leave_room_for_what_is_revealed() -> None:
    for state, _ in STEPS:
        drawn = scene(state, reveal=True)
        showing = {hole for hole in state.plugged if any(state.fish[hole])}
        assert set(places(state, uses(drawn.front, "plug-showing"))) == showing
        assert set(places(state, uses(drawn.front, "plug"))) == state.plugged - showing


def test_each_fisher_stands_at_its_hole_and_leaves_it_in_sight() -> None:
    for state, _ in STEPS:
        drawn = scene(state)
        for player, hole in enumerate(state.fishers):
            drawn_fishers = uses(drawn.front, f"fisher-{player}")
            assert len(drawn_fishers) == (hole is not None)
            if hole is not None:
                x, y = backdrop(state.board).places[hole]
                assert drawn_fishers[0].x == x
                assert y - HOLE < drawn_fishers[0].y < y


def test_whose_turn_it_is_and_who_has_won() -> None:
    seen = set()
    for state, _ in STEPS:
        drawn = scene(state)
        placed = state.fishers[state.player] is not None
        turn = uses(drawn.front, "turn")
        assert len(turn) == (placed and state.phase != "over")
        assert len(uses(drawn.front, "crown")) == sum(state.fishers[winner] is not None for winner in state.winners)
        if turn:
            assert turn[0].paint is not None
            assert turn[0].paint.fill == f"player_{state.player}"
        seen.add(state.phase)
    assert seen == {"place", "roll", "act", "catch", "over"}


def test_the_rod_hangs_where_the_catch_is() -> None:
    for state, _ in STEPS:
        magnets = uses(scene(state).front, "magnet")
        assert len(magnets) == (state.phase == "catch")
        if state.attempt is not None:
            x, y = backdrop(state.board).places[state.attempt]
            assert magnets[0].x == x
            assert y - HOLE < magnets[0].y < y


def test_legal_moves_are_highlighted() -> None:
    for state, _ in STEPS:
        drawn, moves = scene(state), legal_moves(state)
        holes = {move.hole for move in moves if isinstance(move, Place | Walk | Dig | Fish | Plug | Unplug)}
        floes = {move.floe for move in moves if isinstance(move, Melt | Refreeze)}
        ringed = places(state, uses(drawn.front, *RINGS))
        assert len(ringed) == len(set(ringed))
        assert set(ringed) == holes
        assert floe_frames(drawn, "legal") == sorted(floes)
        pointed = {hole for floe in floes for hole in state.board.floes[floe]} | holes
        assert {target.id for target in drawn.targets if target.legal} == pointed


def test_ways_to_use_a_hole_differ() -> None:
    state = new_game("ja-3", seed=3).state
    middle = dict.fromkeys(["A1", "A2"])

    def marks(*moves: Place | Walk | Dig | Fish | Plug | Unplug) -> set[str]:
        drawn = scene(state, legal=moves)
        return {shape.name for shape in uses(drawn.front, *RINGS, "tag-walk", "tag-dig", "tag-fish", "tag-crystal")}

    assert marks(*(Place(hole) for hole in middle)) == {"ring-thin"}
    assert marks(*(Walk(hole) for hole in middle)) == marks(Dig("A1")) == {"ring"}
    assert marks(Plug("A1")) == marks(Unplug("A1")) == {"ring-crystal"}
    assert marks(Walk("A1"), Dig("A2")) == {"ring", "tag-walk", "tag-dig"}
    assert marks(Walk("A1"), Fish("A1")) == {"ring", "tag-walk", "tag-fish"}
    assert marks(Fish("A1"), Plug("A1")) == {"ring", "tag-fish", "tag-crystal"}
    assert marks(Fish("A1"), Plug("A2")) == {"ring", "ring-crystal"}


def test_some_kinds_of_moves_can_be_picked() -> None:
    state = new_game("ja-3", seed=3).state
    moves = (Walk("A1"), Dig("A2"), Melt(3))
    drawn = scene(state, legal=moves, kinds={"dig", "melt"})
    assert places(state, uses(drawn.front, *RINGS)) == ["A2"]
    assert floe_frames(drawn, "legal") == [3]
    assert not uses(scene(state, kinds=()).front, *RINGS)


def test_the_last_event_is_marked() -> None:
    kinds: set[str] = set()
    for state, last in STEPS:
        drawn, said = scene(state, last=last), [event._asdict() for event in last]
        holes = {event["hole"] for event in said if "hole" in event}
        floes = [event["floe"] for event in said if "floe" in event]
        assert set(places(state, uses(drawn.front, "last"))) == holes
        assert floe_frames(drawn, "ink") == floes
        kinds.update(type(event).__name__ for event in last)
    assert {"Placed", "Walked", "Dug", "Fished", "Caught", "Melted", "Plugged"} <= kinds


def test_the_back_never_changes_during_a_game() -> None:
    for game in games():
        first = scene(game.state)
        for state, last in islice(playthrough(game, Random(9)), 0, 200, 20):
            drawn = scene(state, last=last, reveal=True, language="ja")
            assert drawn.back is first.back
            assert drawn.sprites is first.sprites


@pytest.mark.parametrize("theme", THEMES)
def test_every_name_is_known(theme: str) -> None:
    for state, last in STEPS:
        for reveal in (False, True):
            drawn = scene(state, last=last, reveal=reveal)
            sprites = {sprite.name for sprite in drawn.sprites}
            assert len(sprites) == len(drawn.sprites)
            assert {shape.name for shape in chain(drawn.back, drawn.front) if isinstance(shape, Use)} <= sprites
            named = {name for paint in paints(drawn) for name in (paint.fill, paint.stroke) if name}
            assert named <= THEMES[theme].keys()


def test_it_is_small_on_the_wire() -> None:
    for state, last in STEPS:
        drawn = scene(state, last=last)
        assert len(json.dumps(pack_front(drawn), separators=(",", ":"))) < 8_000
        assert len(json.dumps(pack_back(drawn), separators=(",", ":"))) < 40_000
        assert len(svg(scene(state, last=last, reveal=True)).encode()) < 60_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    for state, last in STEPS[::9]:
        drawn = scene(state, last=last, reveal=True, language=language, names=("Mio", "Ben"))
        ElementTree.fromstring(svg(drawn))
        assert drawn.language == language
        assert board_name(state.board.name, language) in drawn.title
        assert len(drawn.targets) == len(state.board.holes)
        assert all(target.label.startswith(target.id) for target in drawn.targets)
        if state.rules.fishers:
            assert "Mio" in drawn.description
        if language != "en":
            english = scene(state, last=last, reveal=True, names=("Mio", "Ben"))
            assert not set(drawn.description.splitlines()) & set(english.description.splitlines())


def test_the_description_lists_what_is_there() -> None:
    for state, _ in STEPS:
        said = scene(state).description
        for hole in state.board.holes:
            (line,) = re.findall(rf"^Open .*\b{hole}\b.*$", said, re.MULTILINE) or [""]
            assert bool(line) == (hole in state.open)
            if line:
                assert line.startswith(f"Open ({_fish(*state.fish[hole])}):")
        closed = len(state.board.holes) - len(state.open) - len(state.plugged)
        assert {0: "No hole is closed any more.", 1: "1 hole is closed."}.get(
            closed, f"{closed} holes are closed."
        ) in said
        assert said.count("Melted floe ") == len(state.melted)


def _fish(small: int, large: int) -> str:
    parts = [f"{count} {kind} fish" for kind, count in (("small", small), ("large", large)) if count]
    return " and ".join(parts) or "no fish"


def test_labels_can_be_handed_in() -> None:
    state = new_game("fr", seed=3, board="tiny-7").state
    labels = [f"label of {hole}" for hole in state.board.holes]
    assert [target.label for target in scene(state, labels=labels).targets] == labels


def test_a_melted_floe_has_its_number_in_its_drop() -> None:
    for state, _ in STEPS:
        drawn = scene(state)
        found = {}
        for drop, number in pairwise(drawn.front):
            if isinstance(drop, Use) and drop.name == "drop":
                assert isinstance(number, Text)
                assert (number.x, number.paint.fill) == (drop.x, "white")
                found[int(number.text)] = (drop.x, drop.y)
        assert found == {floe: backdrop(state.board).spots[floe] for floe in state.melted}


PICTURE = """
import kayanak_nb as kn
from kayanak_nb.drawing.svg import svg
from kayanak_nb.kayanak.scene import scene
game = kn.new_game("ja-3", seed=5)
game.play(kn.Place("D5")), game.play(kn.Place("A1")), game.roll()
print(svg(scene(game.state, reveal=True), theme="dark"))
"""


def test_it_is_the_same_in_every_python() -> None:
    def drawn(hash_seed: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", PICTURE],
            capture_output=True,
            check=True,
            cwd=Path(__file__).parents[2],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        )
        return run.stdout.decode()

    assert drawn("1") == drawn("2")
