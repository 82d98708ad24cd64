"""Games nobody has thought of: switches, dice and players at random, and positions that play seldom reaches."""

from __future__ import annotations

from random import Random

from kayanak_nb.dice import Die, Face
from kayanak_nb.floes.position import position
from kayanak_nb.floes.rules import DIE, RuleSet
from kayanak_nb.floes.setup import Setup
from kayanak_nb.floes.state import State
from tests.floes.sea import COLUMNS, FLOES, ROWS, Cell

__all__ = ["random_cells", "random_position", "random_setup"]


def random_setup(luck: Random) -> Setup:
    """Return a setup with every switch and the number of players at random, and mostly the die of the text."""
    rules = RuleSet(slide_mixed=luck.random() < 0.5, step_onto_bear=luck.random() < 0.5)
    return Setup(rules, DIE if luck.random() < 0.6 else random_die(luck), luck.randint(2, 4))


def random_die(luck: Random) -> Die[Face]:
    """Return a die with one to six sides of one to six moves."""
    return Die([Face(luck.choice(("own", "bear")), luck.randint(1, 6)) for _ in range(luck.randint(1, 6))])


def random_cells(luck: Random) -> tuple[Cell, ...]:
    """Return sixteen cells: anywhere in the water, or crowded into a part of it."""
    rows, columns = luck.choice(((9, 9), (9, 9), (9, 4), (4, 9), (6, 6)))
    top, left = luck.randint(0, ROWS - rows), luck.randint(0, COLUMNS - columns)
    part = [(top + row, left + column) for row in range(rows) for column in range(columns)]
    return tuple(luck.sample(part, FLOES))


def random_position(setup: Setup, luck: Random, *, late: bool = False) -> State:
    """Return a position in which floes lie and figures stand anywhere they may, and a roll is waited for.

    In a *late* one each player has three figures done.
    """
    bear = luck.randrange(FLOES)
    room = [floe for floe in range(FLOES) for _ in range(3) if floe != bear or setup.rules.step_onto_bear]
    shore = luck.random() / 2
    figures, carrying = [], []
    for _ in range(setup.players):
        own = [_place(room, shore, luck) for _ in range(4)]
        if late:
            own[1:] = ["done"] * 3
        if own == ["done"] * 4:
            own[0] = "home"
        figures.append(own)
        carrying.append([place in ("far", "done") or (place != "home" and luck.random() < 0.5) for place in own])
    player = luck.randrange(setup.players)
    return position(
        setup,
        phase="roll",
        player=player,
        turn=player + 1,
        cells=random_cells(luck),
        figures=figures,
        carrying=carrying,
        bear=bear,
    )


def _place(room: list[int], shore: float, luck: Random) -> int | str:
    """Return where a figure is; a place on a floe is taken out of the *room* there is."""
    if luck.random() < shore:
        return luck.choice(("home", "far", "done", "done"))
    # Crowds are where rules meet: every other figure goes where there already is one, if a place is left.
    place = luck.choice(room[: len(room) // 4] if luck.random() < 0.5 else room)
    room.remove(place)
    return place
