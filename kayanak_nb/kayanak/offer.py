"""The judge: what a position offers to the player whose turn it is.

There is one judge. The engine lists what it offers and refuses the rest, so that what is offered and what
is refused cannot differ.
"""

from __future__ import annotations

from kayanak_nb.dice import Face
from kayanak_nb.kayanak.setup import Setup
from kayanak_nb.kayanak.state import NOWHERE, Offer

__all__ = ["DIG", "DONE", "FISH", "MELT", "PLACE", "PLUG", "REFREEZE", "UNPLUG", "WALK", "judge", "judge_placement"]

PLACE, WALK, DIG, FISH, MELT, REFREEZE, PLUG, UNPLUG, DONE = range(9)


def judge_placement(setup: Setup, seats: tuple[int, ...], standing: int) -> Offer:
    """Return what the player who puts a fisher on the board may choose from."""
    board = setup.board
    place = board.all_holes & ~standing
    if setup.rules.exclusive_placement:
        for seat in seats:
            if seat != NOWHERE:
                place &= ~board.floe_masks[board.floe_index[seat]]
    return (place, 0, 0, 0, 0, 0, 0, 0, 0)


def judge(
    setup: Setup,
    roll: tuple[Face, Face | None],
    seat: int,
    standing: int,
    open_: int,
    plugged: int,
    melted: int,
    budget: int,
    due: str | None,
    begun: bool,
    fished: int,
) -> Offer:
    """Return what the player may do with what is left of a roll; NOTHING ends the turn."""
    rules = setup.rules
    walk = dig = fish = 0
    exactly = rules.dig_fish_exactly
    if budget:
        board = setup.board
        if rules.fishers:
            symbol = roll[0].symbol
            near = board.near[seat] & ~standing
            if symbol == "walk":
                walk = near & ~setup.cover(melted)
                exactly = rules.walk_exactly
            elif symbol == "dig":
                dig = near & ~(open_ | plugged)
            elif symbol == "fish":
                fish = near & open_
            else:
                walk = near & ~setup.cover(melted)
                dig = near & ~(open_ | plugged)
                fish = near & open_
                exactly = False
            if rules.distinct_fishing:
                fish &= ~fished
        else:
            dig = board.all_holes & ~(open_ | plugged)
    white = walk | dig | fish
    if due is None or (white and (begun or rules.temperature_timing == "after")):
        return (0, walk, dig, fish, 0, 0, 0, 0, 1 if white and not exactly else 0)
    melt, refreeze, plug, unplug = _temperature(setup, due, standing, open_, plugged, melted)
    return (0, walk, dig, fish, melt, refreeze, plug, unplug, 1 if white and not exactly else 0)


def _temperature(
    setup: Setup, due: str, standing: int, open_: int, plugged: int, melted: int
) -> tuple[int, int, int, int]:
    """Return the masks of what may be melted, refrozen, plugged and unplugged."""
    board = setup.board
    if due == "drop":
        melt = 0
        if melted.bit_count() < board.drops:
            for floe, mask in enumerate(board.floe_masks):
                if not mask & standing:
                    melt |= 1 << floe
        return melt & ~melted, melted, 0, 0
    plug = 0
    if plugged.bit_count() < board.crystals:
        plug = open_ if setup.rules.plug_under_fisher else open_ & ~standing
    return 0, 0, plug, plugged
