"""The lesson of the notebook on dice: exact chances, what one knows, waiting, and many throws.

>>> from kayanak_nb.lessons import chance
>>> lesson = chance.begin(language="en", learner="Mio")
>>> lesson.check(1, ...)
○ Not tried yet.
Put your answer in place of the three dots and run the box again.
"""

from kayanak_nb.lessons.chance.lesson import TASKS, ChanceLesson, begin

__all__ = ["TASKS", "ChanceLesson", "begin"]
