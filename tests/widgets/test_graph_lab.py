"""The graph lab through its traits and messages, as the page sees it."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
import traitlets

import kayanak_nb as kn
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.widgets.graph_lab import GraphLab, graph_lab
from kayanak_nb.widgets.player import Player
from tests.widgets.wire import Wire


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


def test_there_is_no_other_board_or_language() -> None:
    with pytest.raises(ValueError, match="'small-19'"):
        kn.graph_lab("huge")
    with pytest.raises(ValueError, match="'fr'"):
        kn.graph_lab(language="it")
