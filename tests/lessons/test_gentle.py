from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from IPython.core.interactiveshell import InteractiveShell

from kayanak_nb.lessons.gentle import be_gentle, hint
from kayanak_nb.locale import LANGUAGES, text

CELL_START = "import kayanak_nb as kn\nfrom kayanak_nb.lessons import start\n"
# What is typed into a cell, and a part of the answer.
MISTAKES = {
    "kn.Dig(C4)": text("lesson-help-quotes", name="C4"),
    "lessen": text("lesson-help-name", name="lessen"),
    'kn.dig("C4")': text("lesson-help-instead", name="dig", instead="Dig"),
    "kn.qqqqqqq": text("lesson-help-missing", name="qqqqqqq"),
    'kn.Dig("C4"': text("lesson-help-reading", line=3),
    "kn.Dig()": text("lesson-help-needs", call="Dig()", example='Dig("C4")'),
    "kn.Slide(3)": text("lesson-help-needs", call="Slide()", example='Slide(5, "NE")'),
    "kn.new_game()": text("lesson-help-lacks", call="new_game()", missing="'rules'"),
    'kn.Walk("C4", "C5")': text("lesson-help-too-much", call="Walk()"),
    "kn.new_game('fr', ice=3)": "'ice'",
    'kn.play("ja-5")': "There is no rule set 'ja-5'",
    'kn.new_game("ja-1", seed=1).play(kn.Dig("C4"))': "has to roll the dice first",
    'kn.from_code("hello")': "",
    'kn.RULE_SETS["xx"]': text("lesson-help-missing", name="xx"),
    "{}[2]": text("lesson-help-entry", name="2"),
    "list(4)": text("lesson-help-rounds", error="'int' object is not iterable"),
    '1 + "1"': text("lesson-help-type", error="unsupported operand type(s) for +: 'int' and 'str'"),
    "1 / 0": text("lesson-help-zero"),
    "[1, 2][5]": text("lesson-help-index"),
    "int('x')": text("lesson-help-stopped", line=3, error="ValueError: invalid literal for int() with base 10: 'x'"),
    "assert False": text("lesson-help-stopped", line=3, error="AssertionError"),
    'open("nothing/here.txt")': text("lesson-help-file", name="nothing/here.txt", error="No such file or directory"),
    'from kayanak_nb.lessons import drift; drift.begin().worksheet.save("no/here.json")': "there is no folder",
    'start.begin("xx")': '"en", "fr", "ja", "de"',
    'start.begin().turn("ja-5")': '"ja-1"',
    'start.begin().roll("game")': "",
}


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    """A notebook's shell, gentle in English."""
    shell = InteractiveShell.instance()
    be_gentle()
    yield shell
    InteractiveShell.clear_instance()


@pytest.fixture
def run(shell: InteractiveShell, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Run a cell; return what is shown of the error it makes."""

    def run_cell(cell: str) -> str:
        shown: list[str] = []
        monkeypatch.setattr(shell, "_showtraceback", lambda kind, error, lines: shown.extend(lines))
        result = shell.run_cell(CELL_START + cell)  # type: ignore[no-untyped-call]
        assert not result.success
        return "\n".join(shown)

    return run_cell


@pytest.mark.parametrize("cell", MISTAKES)
def test_a_mistake_gets_a_sentence_and_no_traceback(cell: str, run: Callable[[str], str]) -> None:
    shown = run(cell)
    assert MISTAKES[cell] in shown
    assert shown.endswith(text("lesson-help-go-on"))
    assert "Traceback" not in shown


def test_what_is_nobodys_mistake_keeps_its_traceback(run: Callable[[str], str]) -> None:
    assert "Traceback" in run("import json; json.loads(3)")


def test_what_is_missing_is_told_in_the_language() -> None:
    error = TypeError("reach() missing 3 required positional arguments: 'start', 'steps', and 'near'")
    missing = "'start', 'steps' und 'near'"
    assert hint(error, "de") == text("lesson-help-lacks", "de", call="reach()", missing=missing)


def test_outside_a_notebook_nothing_changes() -> None:
    assert not be_gentle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_helps_in_every_language(language: str) -> None:
    error = NameError("name 'C4' is not defined", name="C4")
    assert hint(error, language) == text("lesson-help-quotes", language, name="C4")
    assert hint(OSError(), language) is None
