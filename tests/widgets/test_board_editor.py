"""The board editor through its messages, as the page sees it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest
import traitlets

import kayanak_nb as kn
from kayanak_nb.drawing.theme import THEMES
from kayanak_nb.kayanak.board import BOARD_NAMES
from kayanak_nb.kayanak.board_faults import LARGEST_COUNT
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.widgets.board_editor import BoardEditor, EditorSheet
from kayanak_nb.widgets.draft import ERASER, LOOSE, MOST_COLUMNS, MOST_ROWS
from kayanak_nb.widgets.editor_ground import PATCHES
from kayanak_nb.widgets.editor_page import RULES
from kayanak_nb.widgets.page_files import style
from kayanak_nb.widgets.player import Player
from tests.widgets.wire import Wire


class EditorWire(Wire):
    """An editor on a wire."""

    def __init__(self, board: object = None, **options: Any) -> None:
        self.editor = kn.edit_board(board, **options)
        super().__init__(cast(Player, self.editor.sheet))

    @property
    def sheet(self) -> EditorSheet:
        return self.editor.sheet

    def stroke(self, *holes: str, floe: int) -> None:
        self.press("stroke", holes=list(holes), floe=floe)

    @property
    def words(self) -> list[str]:
        return [fault["words"] for fault in self.panel["faults"]]


def test_a_board_is_drawn_by_strokes() -> None:
    wire = EditorWire()
    assert not wire.panel["ready"]
    with pytest.raises(kn.BadBoard, match="There is no floe"):
        _ = wire.editor.board
    wire.stroke("A1", "A2", "B1", floe=0)
    wire.stroke("A3", "B2", floe=1)
    assert wire.panel["ready"]
    assert wire.panel["standing"] == "Yes: 5 holes on 2 floes."
    assert wire.editor.board == kn.Board(
        "our pond", ["A1", "A2", "A3", "B1", "B2"], [["A1", "A2", "B1"], ["A3", "B2"]], 14, 3, 1, 1
    )
    assert wire.sheet.cells[:4] == [0, 0, 1, ERASER]
    assert wire.sheet.announcement == "A3, B2: on floe 1. Yes: 5 holes on 2 floes."
    wire.stroke("B2", floe=ERASER)
    assert wire.editor.board.holes == ("A1", "A2", "A3", "B1")
    assert "B2: taken away." in wire.sheet.announcement


def test_faults_are_told_where_they_are_and_marked() -> None:
    wire = EditorWire("tiny-7", language="fr")
    wire.stroke("A1", floe=1)
    assert [(fault["place"], fault["hole"]) for fault in wire.panel["faults"]] == [("Plaque 1", "A1")]
    assert wire.words == [
        "La plaque est en 2 morceaux\u00a0: A1 | B3 C2 C3. "
        "Fais-en plusieurs plaques, ou relie les morceaux par des trous."
    ]
    assert wire.sheet.marks == [0]
    wire.press("language", language="ja")
    assert wire.words[0].startswith("このエリアは2個に分かれています")
    wire.press("undo")
    assert (wire.panel["ready"], wire.sheet.marks) == (True, [])


def test_holes_may_come_first_and_floes_later() -> None:
    wire = EditorWire()
    wire.stroke("C3", "C4", "C5", floe=LOOSE)
    assert [fault["place"] for fault in wire.panel["faults"]] == ["Floes", "C3", "C4", "C5"]
    assert len(wire.sheet.marks) == 3
    wire.stroke("C3", "C4", "C5", floe=0)
    assert wire.panel["ready"]


def test_gaps_between_numbers_are_told_and_closed() -> None:
    wire = EditorWire("tiny-7")
    wire.stroke("B3", "C2", "C3", floe=4)
    assert [fault["place"] for fault in wire.panel["faults"]] == ["Floe 1", "Floe 2", "Floe 3"]
    assert wire.panel["gaps"]
    wire.press("renumber")
    assert not wire.panel["gaps"]
    assert wire.editor.board == kn.board("tiny-7")


@pytest.mark.parametrize(
    ("field", "value", "place", "words"),
    [
        ("small", "", "Small fish", "'' is not a whole number."),
        ("large", "1000", "Large fish", "1000 is too large."),
        ("drops", "-1", "Drops", "-1 is too small."),
        ("crystals", "2.5", "Crystals", "'2.5' is not a whole number."),
    ],
)
def test_counts_are_judged_as_they_are_typed(field: str, value: str, place: str, words: str) -> None:
    wire = EditorWire("tiny-7")
    wire.press("count", what=field, count=value)
    (fault,) = wire.panel["faults"]
    assert fault == {"place": place, "words": f"{words} Write a whole number from 0 to {LARGEST_COUNT}.", "hole": ""}
    wire.press("count", what=field, count="7")
    assert wire.panel["ready"]
    assert wire.panel["fields"][field] == 7


def test_the_name_is_judged_and_both_sorts_of_fish_may_not_be_lacking() -> None:
    wire = EditorWire("tiny-7", language="de")
    wire.press("name", name=" ! ")
    assert [fault["place"] for fault in wire.panel["faults"]] == ["Name des Spielplans"] * 3
    wire.press("name", name="Teich 7")
    for size in ("small", "large"):
        wire.press("count", what=size, count="0")
    assert wire.panel["faults"][0]["place"] == "Fische"
    assert wire.words == ["Es gibt keine Fische, also könnte niemand punkten. Lege mindestens einen hinein."]


def test_many_faults_are_told_in_short() -> None:
    wire = EditorWire()
    wire.stroke("A1", "A3", "A5", "A7", "C1", "C3", "C5", "C7", "E1", floe=0)
    assert len(wire.words) == 8
    assert wire.panel["more"] == "… and 2 more."
    assert wire.panel["standing"] == "Not yet: 10 things are to be mended."


def test_the_grid_grows_and_does_not_shrink_over_holes() -> None:
    wire = EditorWire("tiny-7")
    wire.press("size", rows=3, columns=3)
    assert (wire.sheet.ground["rows"], wire.sheet.ground["columns"], len(wire.sheet.cells)) == (3, 3, 9)
    wire.press("size", rows=2, columns=3)
    assert str(wire.panel["notice"][0]).startswith("2 holes would be lost: C2, C3.")
    assert wire.panel["fields"]["rows"] == 3
    wire.press("size", rows=MOST_ROWS, columns=MOST_COLUMNS)
    assert wire.editor.board == kn.board("tiny-7")
    assert not wire.panel["notice"]
    wire.press("size", rows=27, columns=3)
    assert wire.panel["notice"][0] == "The grid cannot be of size 27. Choose a whole number from 2 to 26."


def test_undo_and_redo() -> None:
    wire = EditorWire("tiny-7")
    assert (wire.panel["undo"], wire.panel["redo"]) == (False, False)
    wire.press("start", board="medium-37")
    wire.press("name", name="ours")
    assert wire.editor.board.name == "ours"
    wire.press("undo")
    wire.press("undo")
    wire.press("undo")
    assert wire.editor.board == kn.board("tiny-7")
    assert (wire.panel["undo"], wire.panel["redo"]) == (False, True)
    wire.press("redo")
    assert wire.editor.board == kn.board("medium-37")
    wire.press("stroke", holes=["A1"], floe=0)
    assert not wire.panel["redo"]
    assert not wire.editor.redo()
    assert wire.editor.undo()


@pytest.mark.parametrize("start", BOARD_NAMES)
def test_what_is_saved_is_loaded_as_the_same_board(start: str, tmp_path: Path) -> None:
    wire = EditorWire()
    wire.press("start", board=start)
    file = wire.press("save")
    assert file is not None
    assert (file["ok"], file["name"]) == (True, f"{start}.json")
    (tmp_path / "page.json").write_text(file["text"], encoding="utf-8")
    assert kn.Board.from_json(tmp_path / "page.json") == kn.board(start)
    wire.editor.save(tmp_path / "code.json")
    assert (tmp_path / "code.json").read_bytes() == (tmp_path / "page.json").read_bytes()
    wire.press("start", board="empty")
    wire.press("load", text=file["text"])
    assert wire.editor.board == kn.board(start)
    wire.editor.undo()
    wire.editor.load(tmp_path / "code.json")
    assert wire.editor.board == kn.board(start)


def test_what_is_no_board_is_not_saved(tmp_path: Path) -> None:
    wire = EditorWire()
    assert wire.press("save") == {"view": "me", "number": 1, "ok": False}
    assert wire.panel["notice"][0] == text("editor-cannot-save")
    with pytest.raises(kn.BadBoard):
        wire.editor.save(tmp_path / "x.json")
    assert not (tmp_path / "x.json").exists()


def test_a_file_that_cannot_be_drawn_changes_nothing_and_says_why() -> None:
    wire = EditorWire("tiny-7", language="de")
    wire.press("load", text='{"schema": 1,')
    sentence, lines = wire.panel["notice"]
    assert sentence == text("editor-bad-file", "de")
    assert len(lines) == 1
    assert lines[0].startswith("Zeile 1, Spalte 14: Das ist kein JSON")
    data = kn.board("tiny-7").to_dict() | {"holes": ["A2", "A2"]}
    wire.press("load", text=json.dumps(data))
    assert "Das Loch A2 steht hier noch einmal; zuerst steht es bei $.holes[0]." in wire.panel["notice"][1][0]
    wire.press("load", text=" " * 1_000_001)
    assert wire.panel["notice"][0] == text("editor-file-too-large", "de")
    assert wire.editor.board == kn.board("tiny-7")
    assert not wire.panel["undo"]
    wire.press("dismiss")
    assert wire.panel["notice"] is None


def test_a_file_with_faults_that_can_be_drawn_is_mended_here(tmp_path: Path) -> None:
    data = kn.board("tiny-7").to_dict() | {"floes": [["A2", "A3", "B1", "B2"], ["C2", "C3"]]}
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    editor = kn.edit_board(path)
    assert [fault.problem for fault in editor.faults] == ["The hole B3 is in no floe."]
    editor.paint("B3", 1)
    assert editor.board == kn.board("tiny-7")


def test_it_is_played_at_once() -> None:
    wire = EditorWire("tiny-7", language="fr")
    wire.press("play", rules="ja-1", players="3")
    player = wire.editor.player
    assert player is not None
    assert list(wire.editor.children) == [wire.sheet, player]
    assert (player.game.setup.rules.id, player.game.setup.players, player.language) == ("ja-1", 3, "fr")
    assert player.game.setup.board == kn.board("tiny-7")
    assert (wire.panel["playing"], wire.panel["chosen"]) == (True, ["ja-1", "3"])
    wire.stroke("A2", floe=ERASER)
    assert player.game.setup.board == kn.board("tiny-7")
    wire.press("language", language="de")
    assert player.language == "de"
    wire.press("play", rules="fr", players="2")
    second = wire.editor.player
    assert second is not None
    assert second is not player
    assert second.game.setup.board == wire.editor.board != kn.board("tiny-7")
    wire.press("stop")
    assert wire.editor.player is None
    assert list(wire.editor.children) == [wire.sheet]


@pytest.mark.parametrize("rules", RULES)
def test_the_same_presses_give_the_same_game(rules: str) -> None:
    seeds = []
    for _ in range(2):
        editor = kn.edit_board("small-19")
        seeds.append([editor.play(rules, players=3).game.seed, editor.play(rules).game.seed])
    assert seeds[0] == seeds[1]
    assert seeds[0][0] != seeds[0][1]


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    wire = EditorWire(language="ja")
    wire.press("play", rules="ja-3", players="2")
    assert wire.panel["notice"][0] == text("editor-cannot-play", "ja")
    assert wire.editor.player is None
    wire.press("start", board="tiny-7")
    wire.press("play", rules="ja-3", players="4")
    assert wire.editor.player is None
    assert "4" in wire.panel["notice"][0]
    with pytest.raises(ValueError, match="'ja-1', 'ja-2', 'ja-3', 'fr'"):
        wire.editor.play("de")


def test_the_finished_board_is_shown_while_there_is_one() -> None:
    wire = EditorWire("tiny-7")
    assert wire.sheet.ice == {}
    wire.press("look", at="board")
    assert wire.sheet.view == "board"
    assert {"floe-0", "floe-1", "dent"} <= wire.sheet.ice["sprites"].keys()
    assert wire.sheet.ice["label"].endswith("7 holes, all closed, on 2 floes.")
    wire.press("count", what="small", count="-1")
    assert (wire.sheet.view, wire.sheet.ice) == ("draw", {})
    wire.press("look", at="board")
    assert wire.panel["notice"][0] == text("editor-no-board-yet")
    wire.press("undo")
    assert wire.sheet.view == "board"


def test_brushes() -> None:
    wire = EditorWire("tiny-7")
    assert [brush[0] for brush in wire.panel["brushes"]] == [0, 1, 2, LOOSE, ERASER]
    wire.press("brush", floe=2)
    assert wire.sheet.brush == 2
    assert [brush[0] for brush in wire.panel["brushes"]] == [0, 1, 2, LOOSE, ERASER]
    wire.press("brush", floe=100)
    assert [brush[0] for brush in wire.panel["brushes"]] == [*range(71, 101), LOOSE, ERASER]
    wire.press("brush", floe=-3)
    assert wire.panel["notice"][0].startswith("There is no floe -3.")
    assert wire.sheet.brush == 100


def test_brushes_have_the_colours_of_the_drawing() -> None:
    css = style("board_editor")
    for patch in range(PATCHES):
        for palette in THEMES.values():
            assert f'[data-patch="{patch}"] {{ background: {str(palette[f"patch_{patch}"]).lower()}; }}' in css


@pytest.mark.parametrize("grid", ["default", "largest"])
def test_a_press_is_a_short_message(grid: str) -> None:
    wire = EditorWire("default")
    if grid == "largest":
        wire.press("size", rows=MOST_ROWS, columns=MOST_COLUMNS)
        assert wire.bytes < 30_000
    wire.stroke("A1", floe=3)
    assert len([data for data in wire.sent if data["method"] == "update"]) == 1
    assert wire.bytes < (15_000 if grid == "largest" else 3_000)
    assert not {"kit", "words", "ground"} & wire.sent[0]["state"].keys()


def test_a_message_that_the_page_never_sends_is_an_alarm_and_the_editor_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wire = EditorWire("tiny-7")
    wire.press("dance")
    assert "KeyError" in wire.sheet.alarm
    wire.press("choose", rules="chess", players="2")
    assert "chess" in wire.sheet.alarm
    assert len(caplog.records) == 2
    wire.stroke("A1", floe=0)
    assert wire.sheet.alarm == ""
    wire.stroke("Z9", floe=0)
    assert wire.panel["notice"][0].startswith("There is no place 'Z9'")


def test_code_and_page_speak_one_language() -> None:
    editor = kn.edit_board("tiny-7")
    editor.language = "de"
    assert editor.sheet.language == "de"
    editor.sheet.language = "fr"
    assert editor.language == "fr"
    with pytest.raises(traitlets.TraitError):
        editor.sheet.language = "it"
    with pytest.raises(ValueError, match="'fr'"):
        editor.language = "it"
    assert editor.language == "fr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_kernel_there_is_a_picture_and_words(language: str) -> None:
    bundles = [shown(kn.edit_board("small-19", language=language)) for _ in range(2)]
    assert bundles[0] == bundles[1]
    assert "<img " in bundles[0]["text/html"]
    assert text("editor-ready", language, holes=19, floes=5) in bundles[0]["text/plain"]
    broken = kn.edit_board("tiny-7", language=language)
    broken.table.do(broken.draft.sized(4, 5))
    broken.paint("A5", 0)
    data = shown(broken)
    assert f'<pre lang="{language}"' in data["text/html"]
    assert text("fault-isolated-hole", language, hole="A5") in data["text/plain"]
    assert data["text/plain"].splitlines()[-4:] == [
        "A  .   0   0   .   0!",
        "B    0   0   1   .   .",
        "C  .   1   1   .   .",
        "D    .   .   .   .   .",
    ]
    assert repr(broken) == "<BoardEditor tiny-7: 8 holes, 2 faults>"


def shown(editor: BoardEditor) -> dict[str, Any]:
    bundle = editor._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    return {key: value for key, value in data.items() if "widget" not in key}
