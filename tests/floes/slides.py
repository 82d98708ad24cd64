"""Slides of the engine beside those of real discs, many of them.

Run it from the top of the repository::

    python -m tests.floes.slides --cases 100000

It ends with exit status 1 if the lattice and the discs ever disagreed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from kayanak_nb.floes.engine import apply, why_not
from kayanak_nb.floes.moves import Roll, Slid, Slide, UseBear, UseOwn
from kayanak_nb.floes.state import State
from tests.floes.swept import HEADINGS, apart, moved, point, pushed, run
from tests.floes.variants import random_position, random_setup

__all__ = ["compare_slides"]

NOT_OURS = ("bear-floe", "foreign-floe", "mixed-floe", "only-bear")
"""Refusals that have nothing to do with how discs move."""


def compare_slides(luck: Random) -> Counter[str]:
    """Compare every slide in one random position, and return how many came out in which way.

    :raises AssertionError: at the first difference.
    """
    outcomes: Counter[str] = Counter()
    for state in _decisions(luck):
        for floe in range(len(state.cells)):
            for direction in HEADINGS:
                move = Slide(floe, direction)
                illegal = why_not(state, move)
                if illegal is None or illegal.reason not in NOT_OURS:
                    outcomes[_compare(state, move, illegal is None)] += 1
    return outcomes


def _decisions(luck: Random) -> Iterator[State]:
    """Yield a random position in which floes may be slid; where the bear came up, once for each choice."""
    state = random_position(random_setup(luck), luck)
    state, _ = apply(state, Roll(luck.choice(state.setup.die.faces), None))
    if state.mode != "choose":
        yield state
        return
    for choice in (UseOwn(), UseBear()):
        yield apply(state, choice)[0]


def _compare(state: State, move: Slide, offered: bool) -> str:
    centres = list(map(point, state.cells))
    heading = HEADINGS[move.direction]
    together = pushed(centres, move.floe, heading)
    way = run(centres, together, heading)
    held = any(_holds_back(state, floe) for floe in together if floe != move.floe)
    assert offered == (way > 0.5 and not held), (state, move, way, held)
    if not offered:
        return "held" if held else "no room"
    after, events = apply(state, move)
    (slid,) = (event for event in events if isinstance(event, Slid))
    expected = [moved(c, heading, way) if disc in together else c for disc, c in enumerate(centres)]
    assert {move.floe, *slid.carried} == together, (state, move)
    assert abs(slid.distance - way) < 1e-6, (state, move, way)
    assert all(apart(point(cell), centre) < 1e-6 for cell, centre in zip(after.cells, expected, strict=True))
    return f"took {len(together) - 1} along" if len(together) < 5 else "took more along"


def _holds_back(state: State, floe: int) -> bool:
    foreign = any(floe in own for owner, own in enumerate(state.figures) if owner != state.player)
    return foreign or floe == state.bear


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, print what came out, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=100_000, help="how many slides at least")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    luck, outcomes, began = Random(chosen.seed), Counter[str](), time.perf_counter()
    positions = 0
    while outcomes.total() < chosen.cases:
        positions += 1
        try:
            outcomes += compare_slides(luck)
        except AssertionError as difference:
            print(f"After {outcomes.total():,} slides that agreed: {difference}", file=sys.stderr)
            return 1
    seconds = time.perf_counter() - began
    print(f"{outcomes.total():,} slides in {positions:,} positions agree ({seconds:.0f} s)")
    for outcome, count in sorted(outcomes.items()):
        print(f"  {outcome:<16} {count:>9,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
