"""What is printed: A4 paper, inside the margins, with all that belongs there, in every language."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import kayanak_nb as kn
from kayanak_nb.dice import Die
from kayanak_nb.drawing.theme import THEMES
from kayanak_nb.kayanak.board import BOARD_NAMES, Board, board
from kayanak_nb.lessons.drift import DriftLesson
from kayanak_nb.lessons.lesson import ExerciseLesson
from kayanak_nb.locale import LANGUAGES, text
from kayanak_nb.mistake import Mistake
from kayanak_nb.printing import Sheet, board_sheet, dice_sheet, exercise_sheet, fish_sheet, fonts
from kayanak_nb.printing.ink import INK, ink
from kayanak_nb.printing.page import Inset, Words
from kayanak_nb.wording import told
from tests.printing.every_sheet import EIGHT, LESSONS, SHEETS, TWENTY, wide_board
from tests.printing.paper import A4, MARGIN, drawn, read, words


def pdf(sheet: Sheet, folder: Path) -> Path:
    (path,) = sheet.save(folder / "sheet.pdf")
    return path


# In Japanese one sheet of each kind: fpdf2 reads its large font anew for each file. Browsers measure all of them.
MEASURED = [
    (name, language)
    for name in SHEETS
    for language in LANGUAGES
    if language != "ja" or name in ("board default", "dice", "fish", "exercises texts")
]


@pytest.mark.parametrize(("name", "language"), MEASURED)
def test_the_pages_are_a4_and_all_is_inside_the_margins(name: str, language: str, tmp_path: Path) -> None:
    sheet = SHEETS[name](language)
    pages = read(pdf(sheet, tmp_path))
    assert len(pages) == len(sheet.pages)
    for page in pages:
        wide, high = float(page.mediabox.width), float(page.mediabox.height)
        assert sorted((wide, high)) == pytest.approx(A4, abs=0.01)
        points = [point for point in drawn(page) if not point.clipped]
        assert len(points) >= 5
        assert min(x for x, _, _ in points) >= MARGIN - 0.6
        assert max(x for x, _, _ in points) <= wide - MARGIN + 0.6
        assert min(y for _, y, _ in points) >= MARGIN - 0.6
        assert max(y for _, y, _ in points) <= high - MARGIN + 0.6


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_the_board_has_every_hole_row_column_and_floe(name: str, tmp_path: Path) -> None:
    ground = board(name)
    (page,) = read(pdf(board_sheet(name), tmp_path))
    said = words(page)
    assert [said.count(hole) for hole in ground.holes] == [1] * len(ground.holes)
    assert {hole[0] for hole in ground.holes} <= {*said}
    floes = [str(floe) for floe in range(len(ground.floes))]
    for column in {hole[1:] for hole in ground.holes}:
        # On top and at the bottom, where there are rows of both kinds.
        assert said.count(column) - floes.count(column) in (1, 2)
    assert {*floes} <= {*said}


def test_a_hole_has_room_for_a_counter() -> None:
    scales = [mark.scale for mark in board_sheet("default").pages[0].marks if hasattr(mark, "scale")]
    # Millimetres across: a one-cent coin is 16 wide, a counter of a game of ludo 12.
    assert 42 * max(scales) >= 12


def test_a_board_of_ones_own_is_printed(tmp_path: Path) -> None:
    pond = Board("Teich Nr. 1", ["A1", "A2", "B1"], [["A1", "B1"], ["A2"]], small=4, large=1, drops=1, crystals=1)
    sheet = board_sheet(pond, language="de")
    ElementTree.fromstring(sheet.svg)
    (page,) = read(pdf(sheet, tmp_path))
    assert "Teich Nr. 1" in page.extract_text()


def test_dice_show_what_is_on_their_faces(tmp_path: Path) -> None:
    (page,) = read(pdf(dice_sheet(language="fr"), tmp_path))
    said = words(page)
    assert [said.count(word) for word in ("marcher", "creuser", "pêcher", "au choix", "goutte", "cristal")] == [
        *(1, 2, 1, 2, 2, 2)
    ]


def test_other_dice_get_a_spinner_or_slips() -> None:
    said = [mark.text for mark in dice_sheet(EIGHT, TWENTY).pages[0].marks if hasattr(mark, "text")]
    assert text("print-spinner-how", count=8)[:40] in " ".join(said)
    assert text("print-slips-how", count=20)[:40] in " ".join(said)
    assert said.count(text("symbol-dig")) == 20


def test_the_keeper_knows_the_fish_of_the_game_with_that_seed() -> None:
    game = kn.new_game("fr", board="small-19", seed=5)
    keeper = fish_sheet(board="small-19", seed=5).pages[-1]
    lines = dict(line.split(": ") for line in keeper.description.splitlines())
    assert {hole for hole, said in lines.items() if said == "no fish"} == {
        hole for hole, some in game.state.fish.items() if not any(some)
    }
    assert fish_sheet(board="small-19", seed=6).pages[-1] != keeper


@pytest.mark.parametrize(("players", "pages"), [(2, 2), (3, 3), (4, 3)])
def test_two_players_share_a_page(players: int, pages: int) -> None:
    assert len(fish_sheet(players=players).pages) == pages


def test_exercises_come_without_their_answers_first() -> None:
    lesson = DriftLesson("en", "Mio")
    sheet = exercise_sheet(lesson)
    asked = exercise_sheet(lesson, answers=False)
    assert sheet.pages[: len(asked.pages)] == asked.pages
    answers = "\n".join(page.description for page in sheet.pages[len(asked.pages) :])
    for exercise in lesson.worksheet.exercises:
        assert exercise.task.prompt in "\n".join(page.description for page in asked.pages)
        assert exercise.task.solution in answers
        assert exercise.task.solution not in "\n".join(page.description for page in asked.pages)
    assert exercise_sheet(DriftLesson("en", "Ben")).pages != sheet.pages


def numbers_of_pages(sheet: Sheet) -> list[str]:
    return [mark.text for page in sheet.pages for mark in page.marks if isinstance(mark, Words) and mark.y > 280]


@pytest.mark.parametrize("kind", LESSONS)
def test_each_exercise_is_on_one_page_below_the_title_and_the_pages_are_numbered(kind: type[ExerciseLesson]) -> None:
    lesson = kind("en", "Mio")
    asked = exercise_sheet(lesson, answers=False)
    titles = [mark.text for page in asked.pages for mark in page.marks if isinstance(mark, Words) and mark.bold]
    last = len(asked.pages)
    assert last > 1
    assert titles.count(asked.title) == last
    # Each once: none goes on over two pages.
    assert [title for title in titles if title != asked.title] == [one.title for one in lesson.worksheet.exercises]
    assert numbers_of_pages(asked) == [f"page {number} of {last}" for number in range(1, last + 1)]


def test_an_exercise_longer_than_a_page_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    lesson = DriftLesson("en", "Mio")
    exercise = lesson.exercise(9)
    lines = [f"This is line {number} of very many." for number in range(120)]
    exercise.task = replace(exercise.task, prompt="\n".join(lines))
    sheet = exercise_sheet(lesson, [1, 9, 2], answers=False)
    assert len(sheet.pages) == 5
    said = [[mark.text for mark in page.marks if isinstance(mark, Words)] for page in sheet.pages]
    assert [line for page in said for line in page if line.startswith("This is line")] == lines
    assert exercise.title in said[1]
    assert f"{exercise.title} (continued)" in said[2]
    assert f"{exercise.title} (continued)" in said[3]
    assert numbers_of_pages(sheet) == [f"page {number} of 5" for number in range(1, 6)]
    for page in read(pdf(sheet, tmp_path)):
        assert min(y for _, y, clipped in drawn(page) if not clipped) >= MARGIN - 0.6


@pytest.mark.parametrize("kind", LESSONS)
def test_an_answer_that_has_a_picture_shows_it(kind: type[ExerciseLesson]) -> None:
    lesson = kind("en", "Mio")
    asked = len(exercise_sheet(lesson, answers=False).pages)
    answers = exercise_sheet(lesson).pages[asked:]
    shown = [mark for page in answers for mark in page.marks if isinstance(mark, Inset)]
    assert len(shown) == sum(exercise.task.solved is not None for exercise in lesson.worksheet.exercises)


def test_the_fish_of_many_holes_go_on_several_pages_that_can_be_read() -> None:
    sheet = fish_sheet(board=wide_board())
    keeper = sheet.pages[1:]
    assert [len(page.description.splitlines()) for page in keeper] == [120, 80]
    assert numbers_of_pages(replace(sheet, pages=keeper)) == ["page 1 of 2", "page 2 of 2"]
    holes = {mark.text: mark.size for page in keeper for mark in page.marks if isinstance(mark, Words) and mark.bold}
    assert {*wide_board().holes} <= {*holes}
    assert min(holes[hole] for hole in wide_board().holes) >= 3


def test_a_svg_is_as_large_as_the_paper_and_well_formed() -> None:
    for language in LANGUAGES:
        for sheet in (make(language) for make in SHEETS.values()):
            for svg, page in zip(sheet.svgs, sheet.pages, strict=True):
                root = ElementTree.fromstring(svg)
                assert {root.get("width"), root.get("height")} == {"210mm", "297mm"}
                assert root.get("width") == ("297mm" if page.landscape else "210mm")
                assert root.get("lang") == language
                assert root[0].text == page.title


def test_several_pages_are_several_files(tmp_path: Path) -> None:
    sheet = fish_sheet(players=2)
    paths = sheet.save(tmp_path / "fish.svg")
    assert [path.name for path in paths] == ["fish-1.svg", "fish-2.svg"]
    assert [path.read_text(encoding="utf-8").strip() for path in paths] == list(sheet.svgs)
    assert board_sheet("tiny-7").save(tmp_path / "board.svg") == (tmp_path / "board.svg",)


def test_the_same_sheet_gives_the_same_file(tmp_path: Path) -> None:
    first = pdf(board_sheet("tiny-7"), tmp_path).read_bytes()
    assert pdf(board_sheet("tiny-7"), tmp_path).read_bytes() == first


def test_japanese_is_in_the_pdf_with_its_font(tmp_path: Path) -> None:
    if not fonts.find_fonts():
        pytest.fail("These tests need a font with Japanese, such as Noto Sans CJK (Debian: fonts-noto-cjk).")
    sheet = board_sheet("tiny-7", language="ja")
    (page,) = read(pdf(sheet, tmp_path))
    assert "とても小さいボード" in re.sub(r"[\s\0]", "", page.extract_text())
    resources: Any = page["/Resources"]
    embedded = [font.get_object() for font in resources["/Font"].values()]
    wide = [font["/DescendantFonts"][0].get_object() for font in embedded if "/DescendantFonts" in font]
    assert wide
    assert all({"/FontFile2", "/FontFile3"} & {*font["/FontDescriptor"].get_object()} for font in wide)
    # Only the signs that are used, of tens of thousands.
    assert (tmp_path / "sheet.pdf").stat().st_size < 200_000


def test_without_a_font_for_it_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kayanak_nb.printing.pdf.find_fonts", lambda: ())
    with pytest.raises(Mistake) as caught:
        board_sheet("tiny-7", language="ja").save(tmp_path / "board.pdf")
    assert "Noto Sans CJK" in told(caught.value, "ja")
    assert not (tmp_path / "board.pdf").exists()
    # A sign that can be written in others is.
    sheet = board_sheet("tiny-7")
    mark = Words(20, 20, "⅔ ½", 4)
    half = replace(sheet, pages=(replace(sheet.pages[0], marks=(mark,)),))
    (page,) = read(pdf(half, tmp_path))
    assert page.extract_text().strip() == "2/3 ½"


def test_without_the_library_a_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    with pytest.raises(Mistake, match="pip install"):
        board_sheet("tiny-7").save(tmp_path / "board.pdf")
    assert board_sheet("tiny-7").save(tmp_path / "board.svg")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: board_sheet("tiny-7").save("board.docx"), ".pdf or .svg"),
        (lambda: board_sheet("tiny-7").save(3), ".pdf or .svg"),  # type: ignore[arg-type]
        (lambda: board_sheet("sea"), "There is no board"),
        (lambda: board_sheet(7), "name of one, not 7"),  # type: ignore[arg-type]
        (lambda: board_sheet(language="xx"), "language"),
        (lambda: dice_sheet(6), "6 is not a die"),  # type: ignore[arg-type]
        (lambda: dice_sheet(Die(range(101))), "101 faces"),
        (lambda: fish_sheet(players=9), "9"),
        (lambda: exercise_sheet("drift"), "not a lesson"),  # type: ignore[arg-type]
        (lambda: exercise_sheet(DriftLesson(), [12]), "from 1 to 9"),
        (lambda: exercise_sheet(DriftLesson(), 3), "such as [1, 3], not by 3"),  # type: ignore[arg-type]
        (lambda: exercise_sheet(DriftLesson(), "13"), "such as [1, 3], not by '13'"),  # type: ignore[arg-type]
        (lambda: exercise_sheet(DriftLesson(), []), "The list of numbers is empty"),
    ],
)
def test_what_is_wrong_is_said(wrong: object, said: str) -> None:
    assert callable(wrong)
    with pytest.raises(ValueError, match=re.escape(said)):
        wrong()


@pytest.mark.parametrize("kind", ["pdf", "svg"])
def test_a_file_that_cannot_be_written_is_told_and_leaves_all_as_it_was(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = board_sheet("tiny-7")
    folder, kept = tmp_path / f"folder.{kind}", tmp_path / f"kept.{kind}"
    folder.mkdir()
    kept.write_text("as it was", encoding="utf-8")
    long = tmp_path / f"{'x' * 300}.{kind}"
    faults: list[tuple[Path | str, str]] = [
        (folder, "is a folder"),
        (tmp_path / "none" / kept.name, f"there is no folder {str(tmp_path / 'none')!r}"),
        (kept / f"board.{kind}", "there is no folder"),
        (long, "Try a shorter name"),
        (f"zero\0.{kind}", "Try a shorter name"),
    ]
    for path, said in faults:
        with pytest.raises(Mistake, match=re.escape(said)) as caught:
            sheet.save(path)
        assert isinstance(caught.value, OSError)
        assert all(told(caught.value, language) != str(caught.value) for language in LANGUAGES if language != "en")
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(Mistake, match="you may not write there"):
        sheet.save(kept)
    monkeypatch.undo()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(Mistake, match="No space left on device"):
        sheet.save(kept)
    assert kept.read_text(encoding="utf-8") == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([folder.name, kept.name])


def test_every_colour_has_its_ink() -> None:
    assert INK.keys() - THEMES["light"].keys() == {"grid", "faint"}
    for name in THEMES["light"]:
        printed = ink(name)
        assert printed is None or re.fullmatch(r"#(..)\1\1", printed)
    with pytest.raises(KeyError):
        ink("mauve")


def test_a_sheet_is_seen_in_a_notebook() -> None:
    sheet = fish_sheet(players=2, language="de")
    html = sheet._repr_html_()
    assert html.count("<img ") == 2
    assert repr(sheet).splitlines() == [text("print-fish-title", "de"), "A4, 2 Seiten"]


def test_the_package_offers_them() -> None:
    assert kn.board_sheet is board_sheet
    assert {"board_sheet", "dice_sheet", "exercise_sheet", "fish_sheet"} <= {*kn.__all__} & {*dir(kn)}
