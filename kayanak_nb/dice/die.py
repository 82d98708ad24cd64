"""Die: faces that are equally likely."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import TYPE_CHECKING, Generic, TypeVar

from kayanak_nb.dice.distribution import Comparison, Distribution, Rival
from kayanak_nb.dice.face import Face

if TYPE_CHECKING:
    from fractions import Fraction

    from kayanak_nb.stream import Stream
from kayanak_nb.dice.figures import written
from kayanak_nb.dice.operators import no_count, no_difference, no_order, no_product
from kayanak_nb.given import brief, plain
from kayanak_nb.mistake import Mistake, MistakenType

__all__ = ["Die"]

F = TypeVar("F", bound=int | Face)


class Die(Generic[F]):
    """A die: its *faces* are all numbers or all `Face`, each as often as it is on the die.

    Every face is as likely as every other. A die never changes and can be hashed; dice with the same
    faces in the same order are equal. ``2 @ die`` is the sum of two throws, ``die + other`` that of two dice.

    :raises TypeError: if *faces* is no sequence of whole numbers or of `Face`, or mixes the two.
    :raises ValueError: if there is no face.

    >>> Die([1, 1, 2]).distribution[1]
    Fraction(2, 3)
    """

    __slots__ = ("_distribution", "_faces")

    # NumPy's numbers would otherwise take ``n @ die`` and ``n + die`` for sums of arrays.
    __array_ufunc__ = None

    _faces: tuple[F, ...]
    _distribution: Distribution[F] | None

    def __init__(self, faces: Iterable[F]) -> None:
        self._faces = _checked(faces)
        self._distribution = None

    @property
    def faces(self) -> tuple[F, ...]:
        """The faces, in the order given."""
        return self._faces

    @property
    def distribution(self) -> Distribution[F]:
        """How likely each face is, equal faces put together."""
        if self._distribution is None:
            weights: dict[F, int] = {}
            for face in self._faces:
                weights[face] = weights.get(face, 0) + 1
            self._distribution = Distribution.counted(weights)
        return self._distribution

    @property
    def mean(self) -> Fraction:
        """The mean of the numbers, or of the pips."""
        return self.distribution.mean

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        return self.distribution.variance

    def sum(self, n: int) -> Distribution[int]:
        """Return the distribution of the sum of *n* throws, as `Distribution.sum` does.

        >>> Die([Face("fish", 1), Face("any", 2)]).sum(2)
        Distribution({2: 1/4, 3: 1/2, 4: 1/4})
        """
        return self.distribution.sum(n)

    def compare(self, other: Rival) -> Comparison:
        """Return how likely this die shows more than, as much as or less than *other*, as `Distribution.compare` does.

        >>> Die([2, 4, 9]).compare(Die([1, 6, 8])).greater
        Fraction(5, 9)
        """
        return self.distribution.compare(other)

    def roll(self, stream: Stream) -> F:
        """Return the face that comes up, with one draw from *stream*."""
        return self._faces[stream.below(len(self._faces))]

    def __rmatmul__(self, n: int) -> Distribution[int]:
        return self.sum(n)

    def __add__(self, other: object) -> Distribution[int]:
        return self.distribution + (other.distribution if isinstance(other, Die) else other)

    __radd__ = __add__
    __mul__ = __rmul__ = no_product
    __matmul__ = no_count
    __sub__ = __rsub__ = no_difference
    __lt__ = __le__ = __gt__ = __ge__ = no_order

    def __eq__(self, other: object) -> bool:
        return self._faces == other._faces if isinstance(other, Die) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._faces)

    def __reduce__(self) -> tuple[object, ...]:
        return (Die, (self._faces,))

    def __repr__(self) -> str:
        return f"Die([{', '.join(repr(face) if isinstance(face, Face) else written(face) for face in self._faces)}])"

    def html(self, language: str = "en") -> str:
        """Return the faces and how likely each is as a table in HTML, its texts in *language*.

        :raises ValueError: if there is no such language.
        """
        from kayanak_nb.dice.table import die_table

        return die_table(self._faces, self.distribution, language)

    def _repr_html_(self) -> str:
        return self.html()


def _checked(faces: Iterable[F]) -> tuple[F, ...]:
    if isinstance(faces, Set | Mapping):
        raise MistakenType("A set or mapping cannot hold a face twice. Write the faces in a list: Die([1, 1, 2]).")
    if isinstance(faces, str | bytes | Face) or not isinstance(faces, Iterable):
        raise MistakenType(f"A die is made from all its faces, such as Die(range(1, 7)), not from {brief(faces)}.")
    checked = tuple(map(_face, faces))
    if not checked:
        raise Mistake("A die needs at least one face.")
    if len({isinstance(face, Face) for face in checked}) > 1:
        raise MistakenType("The faces of a die must be all numbers or all Face(symbol, pips), not some of each.")
    return checked  # type: ignore[return-value]


def _face(face: object) -> int | Face:
    if isinstance(face, Face):
        return face
    number = plain(face)
    if type(number) is int:
        return number
    raise MistakenType(f"A face must be a whole number such as 3 or a Face such as Face('fish', 3), not {brief(face)}.")
