"""Three submissions to one assignment: all right, half right, and empty."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from kayanak_nb.lessons.drift import DriftLesson
from kayanak_nb.lessons.handout import Handout

__all__ = ["LEARNER", "MARKS", "NUMBERS", "handed_in", "handout"]

LEARNER = "Mio"
NUMBERS = (1, 2, 3, 4)
_WORTH = 3
MARKS: Mapping[str, int] = MappingProxyType({"right": 12, "half": 6, "empty": 0})
"""What each submission deserves, of 12 points."""


def handout() -> Handout:
    """Return the assignment; its learners write their names themselves."""
    return Handout(DriftLesson("en"), NUMBERS, points=_WORTH)


def handed_in(assignment: Path, which: str, path: Path) -> Path:
    """Write to *path* what comes back of the notebook *assignment*, and return that."""
    notebook = json.loads(assignment.read_text(encoding="utf-8"))
    answers = _answers(which)
    for cell in notebook["cells"]:
        source = "".join(cell["source"]).replace('learner = ""', f'learner = "{LEARNER}"')
        for number, answer in answers.items():
            source = source.replace(f"answer_{number} = ...", f"answer_{number} = {answer}")
        cell["source"] = source
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path


def _answers(which: str) -> dict[int, str]:
    """Return what is typed for each exercise; in the half right one, one answer is wrong and one raises."""
    if which == "empty":
        return {}
    lesson = DriftLesson("en", LEARNER)
    right = {number: _typed(lesson.exercise(number).solution().words[0].partition(": ")[2]) for number in NUMBERS}
    return right if which == "right" else right | {2: "-1", 4: "1 / 0"}


def _typed(shown: str) -> str:
    """Return an answer as it is shown in words as a learner types it: "2 and 6" as a list."""
    numbers = [word for word in shown.replace(",", " ").split() if word.isdigit()]
    return numbers[0] if len(numbers) == 1 else f"[{', '.join(numbers)}]"
