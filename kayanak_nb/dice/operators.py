"""Operators that dice and distributions do not have, each with a sentence that says what to write instead."""

from __future__ import annotations

from typing import NoReturn

from kayanak_nb.mistake import MistakenType

__all__ = ["no_count", "no_difference", "no_order", "no_product"]


def no_product(self: object, other: object) -> NoReturn:
    """Refuse ``2 * die``, which could mean two things.

    :raises TypeError: always, with both ways to say it.
    """
    raise MistakenType(
        "* has no meaning for dice. Two throws summed are 2 @ die; "
        "one throw counted twice is distribution.map(lambda pips: 2 * pips)."
    )


def no_count(self: object, other: object) -> NoReturn:
    """Refuse ``die @ 2``.

    :raises TypeError: always, with the right way round.
    """
    raise MistakenType("The number of throws stands in front: 2 @ die is the sum of two throws.")


def no_difference(self: object, other: object) -> NoReturn:
    """Refuse ``die - 1``.

    :raises TypeError: always, with ways to say it.
    """
    raise MistakenType(
        "Dice cannot be subtracted. For a number less write die + -1; "
        "for a difference joint(white, blue).map(lambda throw: throw.white - throw.blue)."
    )


def no_order(self: object, other: object) -> NoReturn:
    """Refuse ``die < other``, which has no one answer.

    :raises TypeError: always, with ways to ask for what is likely.
    """
    raise MistakenType(
        "Which of two chances is larger is itself a matter of chance: ask die.compare(other), "
        "or distribution.at_least(number)."
    )
