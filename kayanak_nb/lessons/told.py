"""What a lesson's cell shows: sentences with the clauses they rest on, and tables.

Both are text in a terminal and HTML in a notebook, and say the same in either.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from kayanak_nb.drawing.table import Table
from kayanak_nb.kayanak.words import clause_title, explain
from kayanak_nb.locale import text

__all__ = ["Sentence", "Table", "Told"]


class Sentence(NamedTuple):
    """A sentence, and the id of the clause that it rests on, if any."""

    words: str
    clause: str | None = None


@dataclass(frozen=True)
class Told:
    """Sentences in *language*, each with the title of its clause; what the clauses say stands below, each once.

    *picture* is HTML to stand above them in a notebook.

    >>> Told((Sentence("Red digs at C3 and finds no fish.", "ja1.dig"),))
    Red digs at C3 and finds no fish. [JA ① · digging]
    <BLANKLINE>
    The rules behind it
      JA ① · digging: Each pip stands for one hole that you dig in the ice.
    """

    sentences: tuple[Sentence, ...]
    language: str = "en"
    picture: str = ""

    def __repr__(self) -> str:
        lines = [self._line(sentence) for sentence in self.sentences]
        rules = [f"  {rule}" for rule in self._rules()]
        heading = ["", text("lesson-rules", self.language)] if rules else []
        return "\n".join([*lines, *heading, *rules])

    def _repr_html_(self) -> str:
        items = "".join(f"<li>{self._item(sentence)}</li>" for sentence in self.sentences)
        return f'<div lang="{self.language}">{self.picture}<ul>{items}</ul>{self._rules_html()}</div>'

    def _line(self, sentence: Sentence) -> str:
        title = "" if sentence.clause is None else f" [{clause_title(sentence.clause, self.language)}]"
        return sentence.words + title

    def _item(self, sentence: Sentence) -> str:
        words = escape(sentence.words)
        if sentence.clause is None:
            return words
        title = escape(clause_title(sentence.clause, self.language))
        return f'{words} <small style="white-space:nowrap">[{title}]</small>'

    def _rules(self) -> Iterator[str]:
        """Yield what each clause says, in the order in which they are first needed."""
        for clause in dict.fromkeys(sentence.clause for sentence in self.sentences):
            if clause is not None:
                title, words = clause_title(clause, self.language), explain(clause, self.language)
                yield text("lesson-rule", self.language, title=title, words=words)

    def _rules_html(self) -> str:
        rules = "".join(f"<li>{escape(rule)}</li>" for rule in self._rules())
        summary = escape(text("lesson-rules", self.language))
        return f"<details><summary>{summary}</summary><ul>{rules}</ul></details>" if rules else ""
