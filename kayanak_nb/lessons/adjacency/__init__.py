"""The lesson of the notebook on adjacency: who is next to whom on the ice, and all that follows from that alone."""

from __future__ import annotations

from kayanak_nb.lessons.adjacency.lesson import TASKS, AdjacencyLesson, begin

__all__ = ["TASKS", "AdjacencyLesson", "begin"]
