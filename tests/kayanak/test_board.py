"""Boards: what they know of themselves, and that they come back from a file as they were."""

from __future__ import annotations

import copy
import dataclasses
import os
import pickle
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import networkx as nx
import pytest
from hypothesis import given

from kayanak_nb.kayanak.board import BOARD_NAMES, BadBoard, Board, board
from tests.kayanak.board_samples import adjacency, boards, is_tidy

TINY = board("tiny-7")


def as_graph(made: Board) -> nx.Graph:
    return nx.Graph({hole: made.neighbours(hole) for hole in made.holes})


def holes_of(mask: int, made: Board) -> set[str]:
    return {hole for number, hole in enumerate(made.holes) if mask >> number & 1}


def test_default_board() -> None:
    made = board("default")
    assert made.holes == tuple(f"{row}{column}" for row in "ABCDEFGH" for column in range(1, 11))
    assert len(made.floes) == 18
    assert {len(floe) for floe in made.floes} == {4, 5}
    assert (made.small, made.large, made.drops, made.crystals) == (75, 15, 5, 8)


def test_default_board_by_hand() -> None:
    made = board("default")
    assert made.neighbours("A1") == ("A2", "B1")
    assert made.neighbours("B1") == ("A1", "A2", "B2", "C1", "C2")
    assert made.neighbours("C4") == ("B3", "B4", "C3", "C5", "D3", "D4")
    assert made.neighbours("D10") == ("C10", "D9", "E10")
    assert made.floe_of("C4") == 4
    assert made.floes[4] == ("B3", "C3", "C4", "D3")


@pytest.mark.parametrize(("name", "radius"), [("tiny-7", 1), ("small-19", 2), ("medium-37", 3)])
def test_small_boards_are_hexagons(name: str, radius: int) -> None:
    made = board(name)
    graph = as_graph(made)
    assert len(made.holes) == 3 * radius * (radius + 1) + 1
    assert nx.radius(graph) == radius
    assert nx.center(graph) == [hole for hole in made.holes if nx.eccentricity(graph, hole) == radius]
    assert len(nx.center(graph)) == 1
    assert all(3 <= len(floe) <= 5 for floe in made.floes)
    # Up to four fishers, each on a floe of its own; on the smallest board, two.
    assert len(made.floes) >= (2 if radius == 1 else 4)


def test_tiny_board() -> None:
    assert [len(floe) for floe in TINY.floes] == [4, 3]
    assert (TINY.small, TINY.large) == (14, 3)
    assert TINY.neighbours("B2") == ("A2", "A3", "B1", "B3", "C2", "C3")


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_boards_that_come_along(name: str, tmp_path: Path) -> None:
    made = board(name)
    assert made.name == name
    assert board(name) is made
    assert is_tidy(made.to_dict())
    assert Board.from_dict(made.to_dict(), players=4) == made


def test_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'huge'.*'default', 'tiny-7', 'small-19', 'medium-37'"):
        board("huge")


@given(data=boards())
def test_neighbours_are_what_networkx_finds(data: dict[str, Any]) -> None:
    made = Board.from_dict(data)
    assert nx.utils.graphs_equal(as_graph(made), adjacency(data["holes"]))


@given(data=boards())
def test_order(data: dict[str, Any]) -> None:
    made = Board.from_dict(data)
    assert made.holes == tuple(sorted(data["holes"], key=lambda hole: (hole[0], int(hole[1:]))))
    assert [set(floe) for floe in made.floes] == [set(floe) for floe in data["floes"]]
    for part in (*made.floes, *map(made.neighbours, made.holes)):
        assert list(part) == [hole for hole in made.holes if hole in part]


@given(data=boards())
def test_numbers_and_masks_say_the_same_as_names(data: dict[str, Any]) -> None:
    made = Board.from_dict(data)
    assert [made.index[hole] for hole in made.holes] == list(range(len(made.holes)))
    assert holes_of(made.all_holes, made) == set(made.holes)
    assert made.all_holes.bit_length() == len(made.holes)
    assert [holes_of(mask, made) for mask in made.floe_masks] == [set(floe) for floe in made.floes]
    for number, hole in enumerate(made.holes):
        assert holes_of(made.near[number], made) == set(made.neighbours(hole))
        assert hole in made.floes[made.floe_of(hole)]
        assert made.floe_index[number] == made.floe_of(hole)
        assert made.cells[number] == ("ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(hole[0]), int(hole[1:]) - 1)


@given(data=boards())
def test_a_board_comes_back_from_its_data(data: dict[str, Any]) -> None:
    made = Board.from_dict(data)
    again = Board.from_dict(made.to_dict())
    assert again == made
    assert hash(again) == hash(made)
    assert again.to_dict() == made.to_dict()


def test_a_board_comes_back_from_a_file(tmp_path: Path) -> None:
    for name in BOARD_NAMES:
        path = tmp_path / f"{name}.json"
        board(name).to_json(path)
        assert Board.from_json(path) == board(name)
        assert Board.from_json(str(path), players=4) == board(name)


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_files_that_come_along_are_written_as_ours(name: str, tmp_path: Path) -> None:
    board(name).to_json(tmp_path / "board.json")
    shipped = Path(sys.modules[Board.__module__].__file__ or "").parent / "boards" / f"{name}.json"
    assert (tmp_path / "board.json").read_text(encoding="utf-8") == shipped.read_text(encoding="utf-8")


def test_a_name_in_any_script_survives_the_file(tmp_path: Path) -> None:
    for name in ("湖の氷 2", "Großer See", "Lac d'été", "बर्फ़"):
        made = dataclasses.replace(TINY, name=name)
        made.to_json(tmp_path / "board.json")
        assert Board.from_json(tmp_path / "board.json").name == name


def test_saving_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    board("default").to_json(path)
    path.chmod(0o640)
    TINY.to_json(path)
    assert Board.from_json(path) == TINY
    assert os.listdir(tmp_path) == ["board.json"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "board.json"
    TINY.to_json(path)

    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        board("default").to_json(path)
    assert Board.from_json(path) == TINY
    assert os.listdir(tmp_path) == ["board.json"]


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    TINY.to_json(real)
    link.symlink_to(real)
    board("default").to_json(link)
    assert link.is_symlink()
    assert Board.from_json(real) == board("default")


def test_saving_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        TINY.to_json(tmp_path / "nowhere" / "board.json")


def test_a_board_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        TINY.small = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        TINY.index["A1"] = 3  # type: ignore[index]


def test_equality_and_hash() -> None:
    again = Board.from_dict(TINY.to_dict())
    assert (again == TINY, hash(again) == hash(TINY), again is TINY) == (True, True, False)
    for change in ({"name": "x"}, {"small": 1}, {"large": 1}, {"drops": 2}, {"crystals": 2}):
        other = dataclasses.replace(TINY, **change)
        assert other != TINY
        assert len({other, TINY, again}) == 2
    assert TINY.__eq__("tiny-7") is NotImplemented
    swapped = dataclasses.replace(TINY, floes=TINY.floes[::-1])
    assert swapped != TINY
    assert swapped.floe_of("A2") == 1


def test_lists_and_tuples_make_the_same_board() -> None:
    lists = Board(TINY.name, list(TINY.holes)[::-1], [list(floe)[::-1] for floe in TINY.floes], 14, 3, 1, 1)
    assert lists == TINY
    assert lists.floes == TINY.floes


def test_copies_are_equal() -> None:
    for again in (copy.copy(TINY), copy.deepcopy(TINY), pickle.loads(pickle.dumps(TINY))):
        assert again == TINY
        assert hash(again) == hash(TINY)


def test_a_board_from_another_process_has_the_hash_of_this_one() -> None:
    code = (
        "import pickle, sys; from kayanak_nb.kayanak.board import board;"
        "sys.stdout.buffer.write(pickle.dumps(board('tiny-7')))"
    )
    for seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
        assert {pickle.loads(run.stdout): "found"}[TINY] == "found"


def test_unknown_hole() -> None:
    for hole in ("A1", "a2", "", 3, None, ["A2"]):
        with pytest.raises(KeyError, match="There is no hole"):
            TINY.neighbours(hole)  # type: ignore[arg-type]
        with pytest.raises(KeyError, match="There is no hole"):
            TINY.floe_of(hole)  # type: ignore[arg-type]


def test_repr() -> None:
    assert repr(board("default")) == "<Board default: 80 holes, 18 floes>"


def test_a_board_made_directly_is_judged_like_a_file() -> None:
    with pytest.raises(BadBoard) as caught:
        Board("<b>", ["A1", "A2", "A2", "C1"], [["A1", "C1"], []], True, -1, 2, 1000)
    assert [fault.place for fault in caught.value.faults] == [
        "$.name",
        "$.holes[2]",
        "$.holes[3]",
        "$.floes[0]",
        "$.floes[1]",
        "$.holes[1]",
        "$.fish.small",
        "$.fish.large",
        "$.crystals",
    ]


def test_whole_floats_are_kept_as_whole_numbers() -> None:
    made = Board.from_dict(TINY.to_dict() | {"drops": 2.0})
    assert made == dataclasses.replace(TINY, drops=2)
    assert type(made.drops) is int


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_a_board_has_a_picture(name: str) -> None:
    picture = ElementTree.fromstring(board(name)._repr_svg_())
    assert picture.tag.endswith("svg")
    assert any(part.tag.endswith("title") and part.text for part in picture)


def test_the_largest_board() -> None:
    holes = [f"{row}{column}" for row in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for column in range(1, 100)]
    made = Board("largest", holes, [holes[start : start + 3] for start in range(0, len(holes), 3)], 999, 999, 999, 999)
    assert made.neighbours("Z99") == ("Y99", "Z98")
    assert len(made.holes) == 2574
