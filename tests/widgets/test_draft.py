"""A board that is being drawn: no sequence of edits loses anything, and what is valid is the same board again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kayanak_nb.kayanak.board import BOARD_NAMES, BadBoard, Board, board
from kayanak_nb.kayanak.board_faults import faults_of
from kayanak_nb.mistake import Mistake
from kayanak_nb.widgets.draft import COUNTS, ERASER, LOOSE, Draft, drawn_from
from kayanak_nb.widgets.drafting import EMPTY, Drafting, drafting

HOLES = st.sampled_from([f"{row}{column}" for row in "ABCD" for column in range(1, 6)])
COUNT = st.one_of(st.integers(-5, 2000), st.text(max_size=6), st.just("7"))
EDITS = st.one_of(
    st.tuples(st.just("stroke"), st.lists(HOLES, max_size=6), st.integers(ERASER, 4)),
    st.tuples(st.just("name"), st.text(max_size=70)),
    st.tuples(st.just("count"), st.sampled_from(COUNTS), COUNT),
    st.tuples(st.just("size"), st.integers(0, 30), st.integers(0, 101)),
    st.tuples(st.just("renumber")),
    st.tuples(st.just("undo")),
    st.tuples(st.just("redo")),
    st.tuples(st.just("start"), st.sampled_from((EMPTY, *BOARD_NAMES))),
)


def edit(table: Drafting, what: str, *given: Any) -> None:
    draft = table.draft
    if what == "stroke":
        table.stroke(*given)
    elif what == "name":
        table.do(draft.named(*given))
    elif what == "count":
        table.do(draft.counted(*given))
    elif what == "size":
        table.do(draft.sized(*given))
    elif what == "start":
        table.start(*given)
    elif what == "renumber":
        table.do(draft.renumbered())
    else:
        getattr(table, what)()


@settings(deadline=None)
@given(edits=st.lists(EDITS, max_size=25))
def test_no_sequence_of_edits_loses_anything_or_raises(edits: list[tuple[Any, ...]]) -> None:
    table = drafting("tiny-7")
    seen = [table.draft]
    for what, *given_ in edits:
        before = table.draft
        try:
            edit(table, what, *given_)
        except Mistake:
            assert table.draft is before
        if what == "size":
            assert table.draft.floes == before.floes
        if table.draft != seen[-1] and what not in ("undo", "redo"):
            seen = [*seen[: seen.index(before) + 1], table.draft] if before in seen else [table.draft]
        assert_whole(table.draft)
    while table.undo():
        assert_whole(table.draft)
    assert table.draft.board() == board("tiny-7")


def assert_whole(draft: Draft) -> None:
    """The reader judges the drawing as it judges a file, and a drawing that it likes comes back as the same board."""
    data = json.loads(json.dumps(draft.data()))
    assert sorted(data["holes"]) == sorted(draft.floes)
    assert [tuple(fault) for fault in faults_of(data)] == [tuple(fault) for fault in draft.faults]
    for fault in draft.faults:
        assert set(draft.at_fault(fault)) <= set(draft.floes)
    if draft.faults:
        with pytest.raises(BadBoard) as caught:
            draft.board()
        assert caught.value.faults == draft.faults
    else:
        again = drawn_from(draft.board().to_dict())
        assert again is not None
        assert (again.floes, again.counts, again.name) == (draft.floes, draft.counts, draft.name)
        assert again.board() == draft.board() == Board.from_dict(data)


@given(edits=st.lists(EDITS, max_size=25))
@settings(deadline=None, max_examples=50)
def test_undo_and_redo_go_the_same_way(edits: list[tuple[Any, ...]]) -> None:
    table = drafting(None)
    drafts = [table.draft]
    for what, *given_ in edits:
        if what in ("undo", "redo"):
            continue
        try:
            edit(table, what, *given_)
        except Mistake:
            continue
        if table.draft != drafts[-1]:
            drafts.append(table.draft)
    back = [table.draft]
    while table.undo():
        back.append(table.draft)
    assert back == drafts[::-1]
    forth = [table.draft]
    while table.redo():
        forth.append(table.draft)
    assert forth == drafts


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_every_board_of_the_package_can_be_drawn(name: str, tmp_path: Path) -> None:
    draft = drafting(name).draft
    assert draft.board() == board(name)
    draft.board().to_json(tmp_path / "board.json")
    assert drafting(tmp_path / "board.json").draft == draft
    assert drafting(str(tmp_path / "board.json")).draft == draft
    assert drafting(board(name)).draft == drafting(board(name).to_dict()).draft == draft


def test_holes_at_fault_are_found() -> None:
    draft = Draft("pond", {"A1": 0, "A2": 0, "A3": LOOSE, "C5": 0, "C6": 2, "F8": 2})
    found = {(fault.kind, fault.place): draft.at_fault(fault) for fault in draft.faults}
    assert found == {
        ("isolated-hole", "$.holes[5]"): ("F8",),
        ("split-board", "$.holes"): ("C5", "C6"),
        ("split-floe", "$.floes[0]"): ("C5",),
        ("empty-floe", "$.floes[1]"): (),
        ("split-floe", "$.floes[2]"): ("C6",),
        ("hole-in-no-floe", "$.holes[2]"): ("A3",),
    }


def test_gaps_in_the_numbers_are_closed_in_order() -> None:
    draft = Draft("pond", {"A1": 5, "A2": 2, "A3": LOOSE, "B1": 5})
    assert draft.renumbered().floes == {"A1": 1, "A2": 0, "A3": LOOSE, "B1": 1}


def test_a_grid_does_not_shrink_over_holes() -> None:
    draft = Draft("pond", {"A1": 0, "D5": 0})
    assert (draft.sized(4, 5).rows, draft.sized(4, 5).columns) == (4, 5)
    for rows, columns in ((3, 8), (6, 4)):
        with pytest.raises(Mistake, match="The hole D5 would be lost"):
            draft.sized(rows, columns)
    sizes: list[tuple[Any, Any]] = [(27, 8), (6, 100), (1, 8), (True, 8), ("6", 8)]
    for size in sizes:
        with pytest.raises(Mistake, match="cannot be of size"):
            draft.sized(*size)


def test_what_is_no_number_is_kept_as_it_was_typed() -> None:
    draft = drafting("tiny-7").draft.counted("small", "many").counted("large", " 4 ").counted("drops", "-1")
    assert draft.counts == {"small": "many", "large": 4, "drops": -1, "crystals": 1}
    assert [(fault.place, fault.problem) for fault in draft.faults] == [
        ("$.fish.small", "'many' is not a whole number."),
        ("$.drops", "-1 is too small."),
    ]


@pytest.mark.parametrize("hole", ["E1", "A9", "a1", "A0", "A01", "", "11", None, "A1 "])
def test_there_is_no_other_cell(hole: Any) -> None:
    with pytest.raises(Mistake, match="Its corners are A1, A8, D1, D8"):
        Draft("pond", rows=4).painted([hole], 0)


def test_there_is_no_other_floe_or_count() -> None:
    for floe in (-3, 2574, 1.0, "1", True):
        with pytest.raises(Mistake, match="no floe"):
            Draft("pond").painted(["A1"], floe)  # type: ignore[arg-type]
    with pytest.raises(Mistake, match="'small', 'large'"):
        Draft("pond").counted("whales", 1)


TINY = board("tiny-7").to_dict()


@pytest.mark.parametrize(
    "changes",
    [
        {"holes": ["A2", "A2"]},
        {"holes": ["a2"]},
        {"holes": 5},
        {"floes": [["A2", "A3", "B1", "B2"], ["B3", "C2", "C3", "A2"]]},
        {"floes": [["A2", "A3", "B1", "B2"], ["B3", "C2", "C3"], []]},
        {"floes": [["Z9"]]},
        {"name": 5},
        {"fish": {"small": 1}},
        {"drops": True},
        {"drops": None},
        {"schema": 2},
        {"more": 1},
    ],
)
def test_what_would_be_lost_is_not_drawn(changes: dict[str, object]) -> None:
    data = TINY | changes
    assert drawn_from(data) is None
    with pytest.raises(BadBoard) as caught:
        drafting(data)
    assert [tuple(fault) for fault in caught.value.faults] == [tuple(fault) for fault in faults_of(data)]


def test_a_file_with_faults_that_can_be_drawn_is_drawn() -> None:
    data = TINY | {"floes": [["A2", "A3", "B1"], [], ["B3", "C2", "C3"]], "name": " ? ", "drops": -1}
    draft = drawn_from(data)
    assert draft is not None
    assert draft.data() == data
    assert len(draft.faults) == 6


def test_without_a_board_there_is_nothing_to_begin_with() -> None:
    for given_ in ("huge", 5, ["A1"]):
        with pytest.raises(Mistake, match="'empty', 'default', 'tiny-7'"):
            drafting(given_)
    with pytest.raises(BadBoard, match="There is no such file"):
        drafting("nowhere.json")
