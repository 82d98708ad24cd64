"""What a player may know: the fish in open holes, and how many are hidden in all."""

from __future__ import annotations

from kayanak_nb.kayanak.state import State
from kayanak_nb.masks import bits

__all__ = ["Sight", "hidden_fish"]


def hidden_fish(state: State) -> tuple[int, int]:
    """Return how many small and large fish lie in holes that are not open: the box held so many, the rest is known."""
    board = state.board
    known = (*(state.hollows[hole] for hole in bits(state.open_mask)), *state.buckets)
    small = board.small - sum(pair[0] for pair in known)
    return small, board.large - sum(pair[1] for pair in known)


class Sight:
    """A state as the players see it, in points that an attempt is expected to bring.

    A fish under closed or plugged ice is known only by number: the box held so many, so many are in the buckets,
    so many lie in open holes, and the rest is spread evenly over the hidden holes.
    """

    __slots__ = ("hidden", "large", "magnet", "points", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.magnet = float(state.setup.magnet)
        self.large = 2 if state.rules.score_by == "points" else 1
        shown = {hole: state.hollows[hole] for hole in bits(state.open_mask)}
        self.points = {hole: float(small + self.large * large) for hole, (small, large) in shown.items()}
        small, large = hidden_fish(state)
        self.hidden = float(small + self.large * large) / max(1, len(state.board.holes) - len(shown))

    def catch(self, hole: int, attempts_before: int = 0) -> float:
        """Return the points that one more attempt in *hole* is expected to bring, closed holes counted as opened."""
        return self.points.get(hole, self.hidden) * self.magnet * (1 - self.magnet) ** attempts_before
