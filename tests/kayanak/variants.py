"""Games nobody has thought of: rule sets, boards, dice and magnets put together at random."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

from kayanak_nb.dice import Die, Face
from kayanak_nb.kayanak.board import Board
from kayanak_nb.kayanak.rules import RULE_SETS, RuleSet
from kayanak_nb.kayanak.setup import Setup
from tests.kayanak.conceivable import adjacency
from tests.kayanak.oracle import Reference

__all__ = ["hole_name", "random_board", "random_dice", "random_rules", "random_scene", "random_setup"]

MAGNETS = (Fraction(1), Fraction(2, 3), Fraction(1, 2), Fraction(1, 7), Fraction(9, 10))


def random_setup(random: Random) -> Setup:
    """Return a setup in which every switch stands at random; about half of the boards are tiny."""
    players = random.randint(2, 4)
    return Setup(
        rules=random_rules(random),
        board=random_board(random, floes=random.randint(players, players + 2)),
        dice=random_dice(random),
        magnet=random.choice(MAGNETS),
        players=players,
    )


def random_rules(random: Random) -> RuleSet:
    """Return a rule set with every switch in a random position."""
    return replace(
        random.choice(list(RULE_SETS.values())),
        fishers=random.random() < 0.8,
        blue_die=random.random() < 0.85,
        temperature=random.random() < 0.8,
        temperature_timing=random.choice(("either", "after")),
        exclusive_placement=random.random() < 0.5,
        distinct_fishing=random.random() < 0.5,
        walk_exactly=random.random() < 0.5,
        dig_fish_exactly=random.random() < 0.5,
        blue_pips=random.choice(("always", "plain_only")),
        end_when=random.choice(("all_holes", "all_floes")),
        end_at_fish=random.choice((None, 1, 2, 3, 5, 15)),
        plugged_counts=random.random() < 0.5,
        score_by=random.choice(("fish", "points")),
        plug_under_fisher=random.random() < 0.5,
    )


def random_board(random: Random, *, floes: int) -> Board:
    """Return a board of *floes* floes, each in one piece, on a blob of holes."""
    holes = _blob(random, random.randint(max(6, floes + 1), 18))
    return Board(
        name="random",
        holes=holes,
        floes=_pieces(random, holes, floes),
        small=random.randint(1, 12),
        large=random.randint(0, 4),
        drops=random.randint(0, 3),
        crystals=random.randint(0, 3),
    )


def _blob(random: Random, size: int) -> tuple[str, ...]:
    everywhere = tuple(hole_name(row, column) for row in range(6) for column in range(7))
    near = adjacency(everywhere)
    blob = {random.choice(everywhere)}
    while len(blob) < size:
        shore = sorted({hole for member in blob for hole in near[member]} - blob)
        blob.add(random.choice(shore))
    return tuple(hole for hole in everywhere if hole in blob)


def _pieces(random: Random, holes: tuple[str, ...], number: int) -> tuple[tuple[str, ...], ...]:
    near = adjacency(holes)
    pieces = [[hole] for hole in random.sample(holes, number)]
    free = set(holes) - {piece[0] for piece in pieces}
    while free:
        piece = random.choice(pieces)
        edge = sorted({hole for member in piece for hole in near[member]} & free)
        if edge:
            piece.append(random.choice(edge))
            free.remove(piece[-1])
    return tuple(tuple(hole for hole in holes if hole in piece) for piece in pieces)


def random_dice(random: Random) -> tuple[Die[Face], Die[Face]]:
    """Return a white die that can always dig sooner or later, and a blue die, both with any number of sides."""
    useful = Face("any", random.randint(1, 3))
    white = _faces(random, ("walk", "dig", "fish", "any"), random.randint(0, 6))
    blue = _faces(random, ("drop", "crystal", "plain"), random.randint(1, 6))
    return Die([useful, *white]), Die(blue)


def _faces(random: Random, symbols: tuple[str, ...], number: int) -> list[Face]:
    return [Face(random.choice(symbols), random.randint(0, 3)) for _ in range(number)]


def hole_name(row: int, column: int) -> str:
    """Return the name of the hole in *row* and *column*, both from 0."""
    return f"{chr(ord('A') + row)}{column + 1}"


def random_scene(random: Random, setup: Setup) -> Reference:
    """Return a game at the beginning of a turn, on ice on which much has happened, as long as it is not over."""
    holes = setup.board.holes
    while True:
        scene = Reference(setup, dict.fromkeys(holes, (0, 0)))
        scene.player = random.randrange(setup.players)
        scene.phase, scene.turn = "roll", 1 + scene.player + setup.players * random.randrange(9)
        if setup.rules.fishers:
            scene.fishers = list(random.sample(holes, setup.players))
        _change_ice(random, scene)
        _spread_fish(random, scene)
        if not any(scene.why_over(player) for player in range(setup.players)):
            return scene


def _change_ice(random: Random, scene: Reference) -> None:
    share = random.random()
    scene.ice = {hole: "open" if random.random() < share else "closed" for hole in scene.ice}
    if scene.rules.temperature and scene.rules.blue_die:
        board = scene.board
        plugged = random.sample(sorted(scene.holes_that_are("open")), k=_some(random, scene, "open", board.crystals))
        scene.ice |= dict.fromkeys(plugged, "plugged")
        empty = [floe for floe in range(len(board.floes)) if floe not in scene.floes_with_fishers()]
        scene.melted = set(random.sample(empty, random.randint(0, min(len(empty), board.drops))))


def _some(random: Random, scene: Reference, condition: str, most: int) -> int:
    return random.randint(0, min(most, len(scene.holes_that_are(condition))))


def _spread_fish(random: Random, scene: Reference) -> None:
    for kind, number in enumerate((scene.board.small, scene.board.large)):
        for _ in range(number):
            pair = (1, 0) if kind == 0 else (0, 1)
            bucket, hole = random.randrange(4 * scene.setup.players), random.choice(scene.board.holes)
            if bucket < scene.setup.players:
                scene.buckets[bucket] = _sum(scene.buckets[bucket], pair)
            else:
                scene.fish[hole] = _sum(scene.fish[hole], pair)


def _sum(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return a[0] + b[0], a[1] + b[1]
