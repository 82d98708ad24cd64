"""The graph lab through its traits and messages, as the page sees it."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
import traitlets

import kayanak_nb as kn
from kayanak_nb.kayanak.board import BOARD_NAMES, BadBoard, Board, Fault, board
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.widgets.graph_lab import GraphLab, graph_lab
from kayanak_nb.widgets.player import Player
from kayanak_nb.widgets.side import SAME
from tests.widgets.wire import Wire

BOX = {"small": 14, "large": 3, "drops": 1, "crystals": 1}


def wired(*arguments: Any, **options: Any) -> Wire:
    return Wire(cast(Player, graph_lab(*arguments, **options)))


def lab_of(wire: Wire) -> GraphLab:
    return cast(GraphLab, wire.player)


def test_a_press_moves_and_is_announced() -> None:
    wire = wired("tiny-7")
    lab = lab_of(wire)
    wire.press("pick", hole="C3")
    assert (lab.hole, lab.exploration.hole) == ("C3", "C3")
    assert lab.announcement.startswith("C3 has 3 neighbours: B2, B3 and C2.")
    assert lab.panel["said"][0] in lab.announcement
    assert lab.labels[-1] == "C3, you stand here, degree 3, on floe 1"


def test_a_press_is_meant_for_what_was_on_show() -> None:
    wire = wired("tiny-7")
    lab = lab_of(wire)
    wire.press("tool", value="block")
    seen = lab.serial
    wire.press("pick", hole="C3", serial=seen)
    wire.press("pick", hole="C3", serial=seen)
    assert lab.blocked == ["C3"]
    assert lab.answers == 3


def test_a_press_right_after_a_tool_is_meant_with_that_tool() -> None:
    wire = wired("tiny-7")
    seen = lab_of(wire).serial
    wire.press("tool", value="block", serial=seen)
    wire.press("pick", hole="C3", serial=seen)
    assert lab_of(wire).blocked == ["C3"]


def test_what_cannot_be_is_told_and_nothing_changes() -> None:
    wire = wired("tiny-7", language="de")
    lab = lab_of(wire)
    wire.press("tool", value="melt")
    wire.press("pick", hole="A2")
    assert lab.melted == []
    assert "besetzte Scholle" in lab.panel["notice"]
    assert lab.announcement == lab.panel["notice"]
    wire.press("pick", hole="C3")
    assert (lab.melted, lab.panel["notice"], lab.panel["free"]) == ([1], "", False)
    wire.press("clear")
    assert (lab.melted, lab.panel["free"]) == ([], True)


def test_steps_show_where_they_matter() -> None:
    wire = wired()
    for view, shown in (("neighbours", False), ("rings", False), ("reach", True), ("walks", True), ("pieces", False)):
        wire.press("view", value=view)
        assert bool(lab_of(wire).panel["steps"]) == shown
    wire.press("view", value="walks")
    wire.press("steps", value=6)
    panel = lab_of(wire).panel
    assert panel["steps"] == ["Steps", "6 steps"]
    assert len(panel["row"][2]) == 80
    assert f"{sum(panel['row'][2]):,} walks of exactly 6 steps" in panel["said"][0]


def test_traits_can_be_set_and_observed() -> None:
    lab = graph_lab("medium-37")
    seen: list[Any] = []
    lab.observe(lambda change: seen.append((change["name"], change["new"])), ["hole", "melted"])
    lab.hole, lab.view, lab.steps, lab.melted = "E4", "reach", 3, [2, 0]
    assert seen[0] == ("hole", "E4")
    assert seen[-1] == ("melted", [0, 2])
    assert lab.exploration.melted == {0, 2}
    assert "exactly 3 steps" in lab.panel["said"][0]
    lab.language = "fr"
    assert "exactement 3 pas" in lab.panel["said"][0]


@pytest.mark.parametrize(
    ("name", "value"), [("hole", "Z9"), ("view", "x"), ("steps", 7), ("melted", [99]), ("language", "it")]
)
def test_traits_refuse_what_does_not_go(name: str, value: Any) -> None:
    lab = graph_lab("tiny-7")
    before = lab.exploration
    with pytest.raises(traitlets.TraitError):
        setattr(lab, name, value)
    assert lab.exploration == before
    assert lab.melted == sorted(before.melted)
    assert (lab.hole, lab.view, lab.steps) == (before.hole, before.view, before.steps)


def test_little_is_sent_for_a_press() -> None:
    wire = wired()
    wire.press("pick", hole="C4")
    assert wire.bytes < 22_000
    states = [data["state"] for data in wire.sent if data["method"] == "update"]
    assert not any("back" in state for state in states)


def test_a_message_that_the_page_never_sends_is_an_alarm_and_the_lab_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    wire = wired("tiny-7")
    wire.press("dance")
    assert "KeyError" in lab_of(wire).alarm
    assert caplog.records
    wire.press("pick", hole="C3")
    assert lab_of(wire).alarm == ""
    assert lab_of(wire).hole == "C3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_kernel_there_is_a_picture_and_words(language: str) -> None:
    lab = kn.graph_lab("small-19", language=language)
    bundle = lab._repr_mimebundle_()
    assert bundle is not None
    assert lab.panel["said"][0] in bundle[0]["text/plain"]
    assert "<img " in bundle[0]["text/html"]
    assert bundle[0] == cast(Any, kn.graph_lab("small-19", language=language)._repr_mimebundle_())[0] | {
        key: value for key, value in bundle[0].items() if "widget" in key
    }
    assert json.loads(json.dumps(lab.panel)) == lab.panel
    assert repr(lab) == "<GraphLab small-19: C3, neighbours>"


def test_another_board_is_chosen_on_the_page() -> None:
    wire = wired("tiny-7", language="fr")
    lab = lab_of(wire)
    assert [name for name, _ in lab.panel["boards"]] == list(BOARD_NAMES)
    wire.press("view", value="walks")
    wire.press("tool", value="block")
    wire.press("pick", hole="C3")
    stale = lab.serial
    wire.press("board", value="default")
    assert (lab.board, lab.hole, lab.view, lab.tool, lab.blocked) == (board("default"), "D5", "walks", "block", [])
    assert lab.panel["ground"] == "default"
    assert lab.announcement.startswith(f"Affiché maintenant\u00a0: {lab.panel['boards'][0][1]}.")
    wire.press("pick", hole="C3", serial=stale)
    assert lab.blocked == []
    wire.press("board", value="nowhere")
    assert "tiny-7" in lab.panel["notice"]
    assert lab.board == board("default")


def test_a_board_of_ones_own_is_opened_and_stays_in_the_menu() -> None:
    wire = wired()
    lab = lab_of(wire)
    own = Board("our pond", ["A1", "A2", "B1", "B2", "C1"], [["A1", "A2", "B1"], ["B2"], ["C1"]], **BOX)
    wire.press("load", text=own.to_text())
    assert lab.board == own
    assert lab.panel["ground"] == SAME
    assert lab.panel["boards"][0] == [SAME, "board “our pond” (5 holes)"]
    wire.press("board", value="small-19")
    assert lab.panel["ground"] == "small-19"
    wire.press("board", value=SAME)
    assert lab.board == own
    wire.press("view", value="pieces")
    assert lab.panel["table"][1] == [["A", "5"]]
    assert graph_lab(own).panel["ground"] == SAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_board_is_told_in_full_and_changes_nothing(language: str) -> None:
    wire = wired("tiny-7", language=language)
    lab = lab_of(wire)
    wire.press("load", text=json.dumps(board("small-19").to_dict() | {"holes": ["A2", "A2"]}))
    heading, *lines = lab.panel["notice"].splitlines()
    assert heading == text("graph-lab-bad-file", language)
    assert text("fault-repeated-hole", language, hole="A2", first="$.holes[0]") in lab.panel["notice"]
    assert lines[-1] == text("editor-more-faults", language, count=len(bad_faults()) - 20)
    assert lab.announcement == lab.panel["notice"]
    assert lab.board == board("tiny-7")
    wire.press("load", text="{")
    assert lab.panel["notice"].splitlines()[1].startswith(text("file-place", language, line=1, column=2) + ": ")
    wire.press("load", text=" " * 1_000_001)
    assert lab.panel["notice"] == text("editor-file-too-large", language)
    wire.press("pick", hole="C3")
    assert lab.panel["notice"] == ""


def bad_faults() -> tuple[Fault, ...]:
    with pytest.raises(BadBoard) as caught:
        Board.from_dict(board("small-19").to_dict() | {"holes": ["A2", "A2"]})
    return caught.value.faults


def test_code_can_change_the_board() -> None:
    lab = graph_lab()
    lab.board = "medium-37"
    assert repr(lab).startswith("<GraphLab medium-37:")
    with pytest.raises(ValueError, match="'small-19'"):
        lab.board = "huge"
    assert lab.board == board("medium-37")


def test_there_is_no_other_board_or_language() -> None:
    with pytest.raises(ValueError, match="'small-19'"):
        kn.graph_lab("huge")
    with pytest.raises(ValueError, match="'fr'"):
        kn.graph_lab(language="it")
