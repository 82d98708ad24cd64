"""Somebody who reads the rulebook: which topic, in which languages, which clause is being shown on a board.

A press in the reader, and in the reader that the player opens, ends here. There is no screen in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kayanak_nb.given import brief
from kayanak_nb.locale import check_language
from kayanak_nb.names import enumerated
from kayanak_nb.rulebook import book
from kayanak_nb.widgets.showing import Showing
from kayanak_nb.wording import mistaken

__all__ = ["SHOWN", "Reading"]

SHOWN: tuple[str, ...] = ("both", "original", "mine")
"""In which languages clauses can be read: the text's own and the reader's, or one of them."""

_LONGEST_SEARCH = 200

Message: TypeAlias = Mapping[str, Any]


class Reading:
    """What is open in the rulebook.

    *topic* is on show and *clause*, "" if none, stands out in it; *language* is the reader's, *shown* one of
    ``SHOWN``. *query* are the words that are searched for. *showing* is the clause that is on the board, if any.
    """

    def __init__(self, topic: str | None = None, clause: str | None = None, *, language: str = "en") -> None:
        self.language = check_language(language)
        self.shown = SHOWN[0]
        self.clause = ""
        self.query = ""
        self.showing: Showing | None = None
        self.topic = book().topics()[0]
        if topic is not None:
            self.go(topic)
        if clause is not None:
            self.find(clause)
        if topic is not None and topic != self.topic:
            raise mistaken("mistake-topic-of", clause=clause, topic=self.topic)

    def go(self, topic: str) -> None:
        """Open *topic*.

        :raises ValueError: if there is no clause on it.
        """
        topics = book().topics()
        if topic not in topics:
            raise mistaken("mistake-topic", given=brief(topic), names=_quoted(topics))
        self.topic = topic
        self.clause = self.query = ""
        self.showing = None

    def find(self, clause: str) -> None:
        """Open the topic that the clause of that id is on, and let it stand out.

        :raises ValueError: if there is no such clause.
        """
        self.go(_topic_of(clause))
        self.clause = clause

    def speak(self, language: str) -> None:
        """Go on in another *language*.

        :raises ValueError: if there is no catalogue for it.
        """
        self.language = check_language(language)

    def show(self, shown: str) -> None:
        """Show clauses in one of the ways of ``SHOWN``.

        :raises KeyError: for any other.
        """
        if shown not in SHOWN:
            raise KeyError(shown)
        self.shown = shown

    def seek(self, words: str) -> None:
        """Search for *words*; without any, the topic is on show again."""
        self.query = words[:_LONGEST_SEARCH]

    def demonstrate(self, clause: str) -> None:
        """Put *clause*, one of the topic on show, on a board, at the start of what shows it.

        :raises ValueError: if there is no such clause.
        """
        if _topic_of(clause) != self.topic:
            self.find(clause)
        self.showing = Showing(clause)

    def step(self, step: int) -> None:
        """Go to *step* of what is on the board, 0 being the start; what lies beyond its ends counts as its end."""
        if self.showing is not None:
            self.showing.goto(step)

    def put_away(self) -> None:
        """Put away the board."""
        self.showing = None

    def answer(self, message: Message) -> None:
        """Do what *message* of the page asks for.

        :raises KeyError: for a message that the page never sends.
        """
        _DOING[message["do"]](self, message)


def _topic_of(clause: str) -> str:
    """Return the topic under which *clause* is to be found."""
    rules = book()
    for topic in rules.topics() if isinstance(clause, str) else ():
        if any(known.id == clause for clauses in rules.clauses_on(topic).values() for known in clauses):
            return topic
    raise mistaken("mistake-clause", given=brief(clause), names=_quoted(rules.clauses))


def _quoted(names: Any) -> str:
    return enumerated(map(repr, names), between=", ")


_DOING: Mapping[str, Callable[[Reading, Message], None]] = {
    "topic": lambda reading, message: reading.go(message["topic"]),
    "clause": lambda reading, message: reading.find(message["clause"]),
    "language": lambda reading, message: reading.speak(message["language"]),
    "shown": lambda reading, message: reading.show(message["shown"]),
    "search": lambda reading, message: reading.seek(message["words"]),
    "demo": lambda reading, message: reading.demonstrate(message["clause"]),
    "step": lambda reading, message: reading.step(message["step"]),
    "close": lambda reading, message: reading.put_away(),
}
