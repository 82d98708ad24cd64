"""Many games at once: played by bots or by functions of your own, over processes, with statistics of what comes out.

>>> some = simulate("ja-1", games=50, policies=("random", "greedy"), seed=7, board="tiny-7", progress=False)
>>> some.wins(1)
28% (17% to 42%; 95%, n = 50)
"""

from __future__ import annotations

from kayanak_nb.simulation.asking import simulate
from kayanak_nb.simulation.estimate import Estimate
from kayanak_nb.simulation.histogram import Histogram
from kayanak_nb.simulation.pairs import Pairs
from kayanak_nb.simulation.playing import Played
from kayanak_nb.simulation.result import Simulation

__all__ = ["Estimate", "Histogram", "Pairs", "Played", "Simulation", "simulate"]
