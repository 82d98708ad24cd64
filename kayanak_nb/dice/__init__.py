"""Dice, exact: faces, a die as a polynomial, sums of many dice, several dice together.

>>> die = Die(range(1, 7))
>>> die.sum(2)[7]
Fraction(1, 6)
>>> white = Die([Face("walk", 3), Face("fish", 3), Face("fish", 2)])
>>> blue = Die([Face("drop", 1), Face("plain", 2)])
>>> joint(white, blue).given(white="fish").chance(blue="drop")
Fraction(1, 2)
"""

from kayanak_nb.dice.die import Die
from kayanak_nb.dice.distribution import Comparison, Distribution
from kayanak_nb.dice.face import SYMBOLS, Face
from kayanak_nb.dice.together import Joint, joint

__all__ = ["SYMBOLS", "Comparison", "Die", "Distribution", "Face", "Joint", "joint"]
