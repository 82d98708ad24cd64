"""Everything that can be wrong with a board is reported, all at once, with its place and a remedy."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.kayanak.board import BadBoard, Board
from kayanak_nb.kayanak.board_faults import faults_of
from tests.kayanak.board_samples import ACCEPTS, POND, broken_boards, changed, check_message, faults, file_faults


def without(field: str) -> dict[str, Any]:
    return {name: value for name, value in POND.items() if name != field}


def test_the_pond_is_good() -> None:
    assert faults(POND) == []
    assert faults(POND, players=4) == []


@pytest.mark.parametrize("root", [None, True, 3, 2.5, "board", [], [POND]])
def test_wrong_root(root: object, tmp_path: Path) -> None:
    assert faults(root) == [("wrong-type", "$")]
    assert file_faults(tmp_path / "board.json", json.dumps(root)) == [("wrong-type", "$")]
    assert not ACCEPTS(root)


@pytest.mark.parametrize("field", list(POND))
def test_missing_field(field: str) -> None:
    assert faults(without(field)) == [("missing-field", f"$.{field}")]


def test_missing_and_unknown_fields_together() -> None:
    data = {**without("drops"), "Drops": 5, "two words": 1, "fish": {"smal": 3, "large": 2}}
    assert faults(data) == [
        ("missing-field", "$.drops"),
        ("unknown-field", "$.Drops"),
        ("unknown-field", "$['two words']"),
        ("missing-field", "$.fish.small"),
        ("unknown-field", "$.fish.smal"),
    ]


def test_an_empty_object_lacks_every_field() -> None:
    assert faults({}) == [("missing-field", f"$.{field}") for field in POND]


@pytest.mark.parametrize("value", [0, 2, -1, True, "1", None, 1.5, float("nan"), 10**30])
def test_unknown_schema(value: object) -> None:
    assert faults(changed(schema=value)) == [("unknown-schema", "$.schema")]


@pytest.mark.parametrize("value", [None, True, "5", 2.5, float("nan"), float("inf"), [], {}])
@pytest.mark.parametrize("field", ["drops", "crystals"])
def test_a_count_of_the_wrong_type(field: str, value: object) -> None:
    assert faults(changed(**{field: value})) == [("wrong-type", f"$.{field}")]


@pytest.mark.parametrize("value", [-1, 1000, 10**9, -(10**30), 1e300])
def test_a_count_out_of_range(value: float) -> None:
    assert faults(changed(drops=value)) == [("out-of-range", "$.drops")]
    assert faults(changed(fish={"small": value, "large": 0})) == [("out-of-range", "$.fish.small")]


def test_a_number_too_long_to_print() -> None:
    assert faults(changed(drops=10**5000, crystals=-(10**5000))) == [
        ("out-of-range", "$.drops"),
        ("out-of-range", "$.crystals"),
    ]


def test_counts_at_the_bounds() -> None:
    assert faults(changed(drops=0, crystals=0, fish={"small": 0, "large": 1})) == []
    assert faults(changed(drops=999, crystals=999, fish={"small": 999, "large": 999})) == []


def test_no_fish() -> None:
    assert faults(changed(fish={"small": 0, "large": 0})) == [("no-fish", "$.fish")]
    assert faults(changed(fish={"small": 0, "large": False})) == [("wrong-type", "$.fish.large")]


@pytest.mark.parametrize("value", [None, 90, [75, 15], "many"])
def test_fish_of_the_wrong_type(value: object) -> None:
    assert faults(changed(fish=value)) == [("wrong-type", "$.fish")]


@pytest.mark.parametrize("name", ["pond", "x" * 60, "Lac d'hiver", "湖の氷", "a.b_c-d", "2", "Ёж", "ثلج", "é"])
def test_good_names(name: str) -> None:
    assert faults(changed(name=name)) == []
    assert ACCEPTS(changed(name=name))


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "-",
        "x" * 61,
        "<b>",
        "a&b",
        '"',
        "a`b",
        "a\nb",
        "a\n",
        "a\tb",
        "a\0",
        "a/b",
        "a\\b",
        "a=b",
        "a;b",
        "{a}",
        " a",
        "a ",
        "a  b",
    ],
)
def test_bad_names(name: str) -> None:
    assert set(faults(changed(name=name))) == {("bad-name", "$.name")}
    assert not ACCEPTS(changed(name=name))


@pytest.mark.parametrize("name", ["a\u2028b", "a\u202eb", "\ud800", "a\u00a0b", "a✓", "🐟", "＜b＞", "\u3000"])
def test_signs_that_only_the_reader_refuses(name: str) -> None:
    assert set(faults(changed(name=name))) == {("bad-name", "$.name")}


@pytest.mark.parametrize("name", [None, 3, True, ["pond"]])
def test_a_name_of_the_wrong_type(name: object) -> None:
    assert faults(changed(name=name)) == [("wrong-type", "$.name")]


@pytest.mark.parametrize(
    "hole", ["", "a1", "A0", "A01", "A100", "A", "1", "AA1", "A1 ", "A1\n", "Ä1", "A１", "A-1", "<i>"]
)
def test_malformed_holes(hole: str) -> None:
    data = changed(holes=[*POND["holes"], hole], floes=[*POND["floes"], [hole]])
    assert faults(data) == [("bad-hole", "$.holes[5]"), ("bad-hole", "$.floes[2][0]")]
    assert not ACCEPTS(data)


@pytest.mark.parametrize("hole", [None, 1, True, ["A1"], {}])
def test_a_hole_of_the_wrong_type(hole: object) -> None:
    data = changed(holes=[*POND["holes"], hole], floes=[*POND["floes"], [hole]])
    assert faults(data) == [("wrong-type", "$.holes[5]"), ("wrong-type", "$.floes[2][0]")]


@pytest.mark.parametrize("value", [None, 3, "A1", {"A1": []}, True])
def test_lists_of_the_wrong_type(value: object) -> None:
    assert faults(changed(holes=value)) == [("wrong-type", "$.holes")]
    assert faults(changed(floes=value)) == [("wrong-type", "$.floes")]
    assert faults(changed(floes=[*POND["floes"], value])) == [("wrong-type", "$.floes[2]")]


def test_repeated_hole() -> None:
    assert faults(changed(holes=["A1", *POND["holes"]])) == [("repeated-hole", "$.holes[1]")]
    assert faults(changed(floes=[["A1", "A2", "B1", "A2"], ["A3", "B2"]])) == [("repeated-hole", "$.floes[0][3]")]


def test_unknown_hole() -> None:
    assert faults(changed(floes=[["A1", "A2", "B1"], ["A3", "B2", "B3"]])) == [("unknown-hole", "$.floes[1][2]")]


def test_a_hole_in_no_floe() -> None:
    assert faults(changed(floes=[["A1", "A2"], ["A3", "B2"]])) == [("hole-in-no-floe", "$.holes[3]")]


def test_a_hole_in_two_floes() -> None:
    data = changed(floes=[["A1", "A2", "B1"], ["A2", "A3", "B2"], ["A2"]])
    assert faults(data) == [("hole-in-two-floes", "$.floes[1][0]"), ("hole-in-two-floes", "$.floes[2][0]")]


def test_a_floe_in_pieces() -> None:
    assert faults(changed(floes=[["A1", "A3", "B2"], ["A2", "B1"]])) == [("split-floe", "$.floes[0]")]


def test_a_floe_may_bend_round_another() -> None:
    assert faults(changed(floes=[["A1", "B1", "B2", "A3"], ["A2"]])) == []


def test_empty_floe() -> None:
    assert faults(changed(floes=[*POND["floes"], []])) == [("empty-floe", "$.floes[2]")]


def test_no_floes() -> None:
    every = [("hole-in-no-floe", f"$.holes[{number}]") for number in range(5)]
    assert faults(changed(floes=[])) == [("no-floes", "$.floes"), *every]


def test_isolated_hole() -> None:
    data = changed(holes=[*POND["holes"], "D9"], floes=[*POND["floes"], ["D9"]])
    assert faults(data) == [("isolated-hole", "$.holes[5]")]


def test_a_board_in_pieces() -> None:
    data = changed(holes=[*POND["holes"], "D8", "D9"], floes=[*POND["floes"], ["D8", "D9"]])
    assert faults(data) == [("split-board", "$.holes")]


def test_odd_rows_are_the_shifted_ones() -> None:
    assert faults(changed(holes=["A1", "A2", "B1"], floes=[["A1", "A2", "B1"]])) == []
    assert faults(changed(holes=["B1", "B2", "C2"], floes=[["B1", "B2", "C2"]])) == []
    # Right above B1 and half a step to either side lie A1 and A2, but A1 is beyond the reach of B2.
    assert faults(changed(floes=[["A1", "B2"], ["A2", "A3", "B1"]])) == [("split-floe", "$.floes[0]")]
    assert faults(changed(holes=["A2", "A3", "B1"], floes=[["A3", "B1"], ["A2"]])) == [("split-floe", "$.floes[0]")]


@pytest.mark.parametrize(("players", "holes"), [(2, 3), (3, 4), (4, 5)])
def test_as_many_holes_as_fishers_are_too_few(players: int, holes: int) -> None:
    def strip(length: int) -> dict[str, Any]:
        row = [f"A{column}" for column in range(1, length + 1)]
        return changed(holes=row, floes=[row])

    assert faults(strip(holes), players=players) == []
    assert ("too-few-holes", "$.holes") in faults(strip(holes - 1), players=players)


def test_no_holes_at_all() -> None:
    assert faults(changed(holes=[], floes=[])) == [("too-few-holes", "$.holes"), ("no-floes", "$.floes")]


@pytest.mark.parametrize("players", [0, 1, 5, True, "2", None, 2.0])
def test_players_out_of_range(players: Any) -> None:
    with pytest.raises(ValueError, match="2 to 4 players") as caught:
        Board.from_dict(POND, players=players)
    assert not isinstance(caught.value, BadBoard)


def test_every_fault_at_once() -> None:
    data = {
        "schema": 9,
        "name": "<script>",
        "holes": ["A1", "A2", "A2", "b1", "B1", "A4", "Z99"],
        "floes": [["A1", "B1"], ["A2", "B1"], [], ["A4", "C3"], "A2", ["Z98"]],
        "fish": {"small": -1, "large": "15"},
        "drops": True,
        "cristals": 8,
    }
    assert faults(data) == [
        ("missing-field", "$.crystals"),
        ("unknown-field", "$.cristals"),
        ("unknown-schema", "$.schema"),
        ("bad-name", "$.name"),
        ("repeated-hole", "$.holes[2]"),
        ("bad-hole", "$.holes[3]"),
        ("isolated-hole", "$.holes[5]"),
        ("isolated-hole", "$.holes[6]"),
        ("hole-in-two-floes", "$.floes[1][1]"),
        ("empty-floe", "$.floes[2]"),
        ("unknown-hole", "$.floes[3][1]"),
        ("split-floe", "$.floes[3]"),
        ("wrong-type", "$.floes[4]"),
        ("unknown-hole", "$.floes[5][0]"),
        ("hole-in-no-floe", "$.holes[6]"),
        ("out-of-range", "$.fish.small"),
        ("wrong-type", "$.fish.large"),
        ("wrong-type", "$.drops"),
    ]


def test_a_message_for_people() -> None:
    with pytest.raises(BadBoard) as caught:
        Board.from_dict(changed(floes=[["A1", "A3", "B2"], ["A2", "B1"]], drops=-2))
    assert str(caught.value) == (
        "$.floes[0]: The floe falls into 2 pieces: A1 | A3 B2. "
        "Make them floes of their own, or join them by holes between.\n"
        "$.drops: -2 is too small. Write a whole number from 0 to 999."
    )


def test_bad_board_can_be_pickled() -> None:
    error = BadBoard(faults_of({}))
    again = pickle.loads(pickle.dumps(error))
    assert (again.faults, str(again)) == (error.faults, str(error))


TEXT = json.dumps(POND, indent=1)
FILES: list[tuple[str | bytes, list[tuple[str, str]]]] = [
    ("", [("not-json", "line 1, column 1")]),
    ("{\n 'name': 1}", [("not-json", "line 2, column 2")]),
    (TEXT + "}", [("not-json", f"line {TEXT.count(chr(10)) + 1}, column 2")]),
    (TEXT[:-1], [("not-json", f"line {TEXT.count(chr(10)) + 1}, column 1")]),
    ("[" * 100_000, [("not-json", "$")]),
    (TEXT.encode("utf-16"), [("not-utf-8", "line 1")]),
    (TEXT.replace("pond", "lac gelé").encode("latin-1"), [("not-utf-8", "line 3")]),
    (TEXT.encode("utf-8-sig"), [("byte-order-mark", "line 1, column 1")]),
    (b"\xef\xbb\xbf{", [("byte-order-mark", "line 1, column 1"), ("not-json", "line 1, column 2")]),
    (TEXT.replace('"drops": 1', '"drops": NaN'), [("wrong-type", "$.drops")]),
    (TEXT.replace('"drops": 1', '"drops": -Infinity'), [("wrong-type", "$.drops")]),
    (TEXT.replace('"drops": 1', '"drops": ' + "9" * 5000), [("out-of-range", "$.drops")]),
    (TEXT.replace('"drops": 1', '"drops": -' + "9" * 5000), [("out-of-range", "$.drops")]),
    (TEXT.replace('"drops": 1', '"drops": 1e999'), [("wrong-type", "$.drops")]),
    (
        TEXT.replace('"drops": 1', '"drops": 1, "drops": -1'),
        [("repeated-field", "$.drops"), ("out-of-range", "$.drops")],
    ),
    (TEXT.replace('"small": 4', '"small": 4, "small": 4'), [("repeated-field", "$.fish.small")]),
    (TEXT + " " * 1_000_001, [("too-large", "FILE")]),
]


@pytest.mark.parametrize(("content", "expected"), FILES, ids=range(len(FILES)))
def test_files(content: str | bytes, expected: list[tuple[str, str]], tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    assert file_faults(path, content) == [(kind, place.replace("FILE", str(path))) for kind, place in expected]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(BadBoard) as caught:
            Board.from_json(path)
        check_message(caught.value)
        assert [(fault.kind, fault.place) for fault in caught.value.faults] == [
            ("no-file", str(path).replace("\0", " "))
        ]


@given(data=broken_boards())
def test_a_file_is_judged_like_its_data(data: Any, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "board.json"
    assert file_faults(path, json.dumps(data)) == faults(data)


@given(content=st.binary(max_size=60))
def test_no_bytes_crash_the_reader(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert file_faults(tmp_path_factory.getbasetemp() / "bytes.json", content)


CHANGES: list[Callable[[dict[str, Any]], Any]] = [
    lambda data: data.update(name="<b>"),
    lambda data: data.update(drops=-1),
    lambda data: data.update(crystals="2"),
    lambda data: data["fish"].update(small=None),
    lambda data: data.pop("schema"),
    lambda data: data.update(extra=1),
    lambda data: data["holes"].append("A1"),
    lambda data: data["holes"].append("H9"),
    lambda data: data["floes"].append([]),
    lambda data: data["floes"][1].append("C7"),
    lambda data: data["floes"][0].remove("B1"),
]


@given(chosen=st.sets(st.sampled_from(range(len(CHANGES))), min_size=1))
def test_faults_add_up(chosen: set[int]) -> None:
    """Faults in different places are all reported together: none hides another."""
    together, apart = copy.deepcopy(POND), set()
    for number in chosen:
        CHANGES[number](together)
        alone = copy.deepcopy(POND)
        CHANGES[number](alone)
        apart |= set(faults(alone))
    assert {kind for kind, _ in faults(together)} == {kind for kind, _ in apart}
    assert len(faults(together)) >= len(chosen)
