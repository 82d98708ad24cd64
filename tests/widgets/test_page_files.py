from __future__ import annotations

import re
from pathlib import Path

import pytest

import kayanak_nb.widgets
from kayanak_nb.widgets.board_editor import _SCRIPTS as _EDITOR_SCRIPTS
from kayanak_nb.widgets.dice_bench import _DOING as _THROWING
from kayanak_nb.widgets.dice_lab import LAB_SCRIPTS, DiceLab
from kayanak_nb.widgets.dice_page import KEYS as LAB_KEYS
from kayanak_nb.widgets.dice_page import SHARED as LAB_SHARED
from kayanak_nb.widgets.graph_lab import _SCRIPTS as _GRAPH_SCRIPTS
from kayanak_nb.widgets.inbox import _ASKING, _DOING
from kayanak_nb.widgets.page_files import script, style
from kayanak_nb.widgets.player import _SCRIPTS, Player
from kayanak_nb.widgets.reading import _DOING as _READING
from kayanak_nb.widgets.rule_page import KEYS as READER_KEYS
from kayanak_nb.widgets.rule_page import SHARED
from kayanak_nb.widgets.rule_reader import _SCRIPTS as _READER_SCRIPTS
from kayanak_nb.widgets.rule_reader import RuleReader
from kayanak_nb.widgets.texts import KEYS

FOLDER = Path(kayanak_nb.widgets.__file__).parent
SCRIPTS = sorted(FOLDER.glob("*.js"))
SOURCE = "\n".join((FOLDER / f"{name}.js").read_text(encoding="utf-8") for name in _SCRIPTS)
READER_SOURCE = "\n".join((FOLDER / f"{name}.js").read_text(encoding="utf-8") for name in _READER_SCRIPTS)
LAB_SOURCE = "\n".join((FOLDER / f"{name}.js").read_text(encoding="utf-8") for name in LAB_SCRIPTS)


def test_every_script_is_used() -> None:
    assert {path.stem for path in SCRIPTS} == {
        *(*_SCRIPTS, *_READER_SCRIPTS, *LAB_SCRIPTS, *_GRAPH_SCRIPTS, *_EDITOR_SCRIPTS)
    }


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_a_part_of_a_module_and_asks_nothing_of_the_network(path: Path) -> None:
    content = path.read_text(encoding="utf-8")
    assert not re.search(r"^\s*(import|export)\b", content, re.MULTILINE)
    assert not re.search(r"\bfetch\(|XMLHttpRequest|\bimport\(|https?://(?!www\.w3\.org/)", content)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_text_never_becomes_markup(path: Path) -> None:
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write", path.read_text(encoding="utf-8"))


def test_the_page_asks_for_texts_that_there_are_and_for_all_of_them() -> None:
    asked = set(re.findall(r'page\.text\("([^"]+)"\)', SOURCE)) | set(re.findall(r'"([a-z0-9-]+)"', SOURCE))
    assert set(re.findall(r'page\.text\("([^"]+)"\)', SOURCE)) <= set(KEYS)
    composed = {f"speed-{delay}" for delay in (2000, 1000, 500, 200)} | {
        f"option-{name}{end}" for name in ("reveal", "resolve") for end in ("", "-why")
    }
    assert set(KEYS) - asked - composed == set()


def test_the_page_sends_what_is_understood_and_everything_of_it() -> None:
    sent = set(re.findall(r'type: "([a-z]+)"', SOURCE)) - {
        "button",
        "submit",
        "text",
        "radio",
        "checkbox",
        "range",
        "file",
        "search",
    }
    assert sent - {"application"} == set(_ASKING) | set(_DOING)


def test_the_reader_asks_for_texts_that_there_are_and_for_all_of_them() -> None:
    asked = set(re.findall(r'reader\.text\("([^"]+)"\)', READER_SOURCE))
    keys = {*READER_KEYS, *SHARED}
    assert asked <= keys
    assert keys - set(re.findall(r'"([a-z-]+)"', READER_SOURCE)) == set()


def test_the_reader_sends_what_is_understood_and_everything_of_it() -> None:
    assert set(re.findall(r'do: "([a-z]+)"', READER_SOURCE)) == set(_READING)


def test_the_dice_lab_asks_for_texts_that_there_are_and_for_all_of_them() -> None:
    keys = {*LAB_KEYS, *LAB_SHARED}
    assert set(re.findall(r'lab\.text\("([^"]+)"\)', LAB_SOURCE)) <= keys
    assert keys - set(re.findall(r'"([a-z-]+)"', LAB_SOURCE)) == set()


def test_the_dice_lab_sends_what_is_understood_and_everything_of_it() -> None:
    assert set(re.findall(r'do: "([a-z]+)"', LAB_SOURCE)) == set(_THROWING)


@pytest.mark.parametrize("source", [SOURCE, READER_SOURCE, LAB_SOURCE], ids=["player", "reader", "dice lab"])
def test_functions_have_names_of_their_own(source: str) -> None:
    names = re.findall(r"^(?:async )?(?:function|const|let) (\w+)", source, re.MULTILINE)
    assert len(names) == len(set(names))


def test_a_script_ends_with_what_the_widget_calls() -> None:
    assert script("elements", render="renderBoard").rstrip().endswith("export default { render: renderBoard };")
    assert "renderPlayer" in str(Player._esm)
    assert "renderRules" in str(RuleReader._esm)
    assert "renderDiceLab" in str(DiceLab._esm)
    assert ".ky-board" in style("board_input")
