"""The three texts of rules, clause by clause and in four languages, with the words they use.

>>> clause = book().clauses["fr.walk"]
>>> clause.topic, clause.standing, dict(clause.decides)
('walk', 'says', {'walk_exactly': True})

The data are TOML files beside this module; each is read when something of it is first asked for. Positions that show
a clause at work are in :mod:`kayanak_nb.rulebook.demo`.
"""

from __future__ import annotations

from kayanak_nb.rulebook.book import Book, book
from kayanak_nb.rulebook.entries import BadBook, Clause, Paragraph, Piece, Term, Text
from kayanak_nb.rulebook.search import search

__all__ = ["BadBook", "Book", "Clause", "Paragraph", "Piece", "Term", "Text", "book", "search"]
