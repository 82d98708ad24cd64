from __future__ import annotations

import json
from pathlib import Path

import pytest

from kayanak_nb.copies import RECORD_NAME, Copied, copy_notebooks, shipped_files


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    folder = tmp_path / "shipped"
    (folder / "pictures").mkdir(parents=True)
    (folder / "a.ipynb").write_text("first")
    (folder / "pictures" / "b.svg").write_text("picture")
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine"


def fates(copied: tuple[Copied, ...]) -> dict[str, str]:
    return {one.name: one.fate for one in copied}


def contents(folder: Path) -> dict[str, str]:
    return {name: (folder / name).read_text() for name in shipped_files(folder)}


def test_all_files_are_copied_once(shipped: Path, mine: Path) -> None:
    assert fates(copy_notebooks(shipped, mine)) == {"a.ipynb": "new", "pictures/b.svg": "new"}
    assert contents(mine) == contents(shipped)
    assert fates(copy_notebooks(shipped, mine)) == {"a.ipynb": "same", "pictures/b.svg": "same"}


def test_hidden_files_stay_behind(shipped: Path, mine: Path) -> None:
    (shipped / ".ipynb_checkpoints").mkdir()
    (shipped / ".ipynb_checkpoints" / "a-checkpoint.ipynb").touch()
    (shipped / ".hidden").touch()
    assert shipped_files(shipped) == ("a.ipynb", "pictures/b.svg")


def test_an_untouched_copy_is_renewed(shipped: Path, mine: Path) -> None:
    copy_notebooks(shipped, mine)
    (shipped / "a.ipynb").write_text("second")
    assert fates(copy_notebooks(shipped, mine))["a.ipynb"] == "renewed"
    assert contents(mine) == {"a.ipynb": "second", "pictures/b.svg": "picture"}


def test_an_edited_copy_is_kept(shipped: Path, mine: Path) -> None:
    copy_notebooks(shipped, mine)
    (mine / "a.ipynb").write_text("my own")
    assert fates(copy_notebooks(shipped, mine))["a.ipynb"] == "kept"
    assert contents(mine)["a.ipynb"] == "my own"


def test_a_newer_version_comes_beside_an_edited_copy_once(shipped: Path, mine: Path) -> None:
    copy_notebooks(shipped, mine)
    (mine / "a.ipynb").write_text("my own")
    (shipped / "a.ipynb").write_text("second")
    assert copy_notebooks(shipped, mine)[0] == Copied("a.ipynb", "beside", "a (new).ipynb")
    assert contents(mine) == {"a.ipynb": "my own", "a (new).ipynb": "second", "pictures/b.svg": "picture"}
    (mine / "a (new).ipynb").unlink()
    assert fates(copy_notebooks(shipped, mine))["a.ipynb"] == "kept"
    assert "a (new).ipynb" not in contents(mine)


def test_the_copy_beside_is_renewed_while_untouched(shipped: Path, mine: Path) -> None:
    copy_notebooks(shipped, mine)
    (mine / "a.ipynb").write_text("my own")
    for version in ("second", "third"):
        (shipped / "a.ipynb").write_text(version)
        assert copy_notebooks(shipped, mine)[0].place == "a (new).ipynb"
    assert contents(mine)["a (new).ipynb"] == "third"
    (mine / "a (new).ipynb").write_text("mine too")
    (shipped / "a.ipynb").write_text("fourth")
    assert copy_notebooks(shipped, mine)[0].place == "a (new 2).ipynb"
    assert contents(mine)["a (new).ipynb"] == "mine too"


def test_the_newer_version_taken_over_by_hand_is_ours_again(shipped: Path, mine: Path) -> None:
    copy_notebooks(shipped, mine)
    (mine / "a.ipynb").write_text("my own")
    (shipped / "a.ipynb").write_text("second")
    copy_notebooks(shipped, mine)
    (mine / "a (new).ipynb").replace(mine / "a.ipynb")
    assert fates(copy_notebooks(shipped, mine))["a.ipynb"] == "same"
    (shipped / "a.ipynb").write_text("third")
    assert fates(copy_notebooks(shipped, mine))["a.ipynb"] == "renewed"


def test_a_deleted_copy_comes_back(shipped: Path, mine: Path) -> None:
    copy_notebooks(shipped, mine)
    (mine / "a.ipynb").unlink()
    assert fates(copy_notebooks(shipped, mine))["a.ipynb"] == "new"
    assert contents(mine)["a.ipynb"] == "first"


@pytest.mark.parametrize("record", ["", "[]", "{}", '{"copies": {"a.ipynb": 3}}', '{"copies": [1]}'])
def test_without_a_readable_record_nothing_is_lost(shipped: Path, mine: Path, record: str) -> None:
    copy_notebooks(shipped, mine)
    (mine / "a.ipynb").write_text("my own")
    (mine / RECORD_NAME).write_text(record)
    assert copy_notebooks(shipped, mine)[0] == Copied("a.ipynb", "beside", "a (new).ipynb")
    assert contents(mine)["a.ipynb"] == "my own"


def test_a_failure_half_way_is_remembered(shipped: Path, mine: Path) -> None:
    mine.mkdir()
    (mine / "pictures").touch()
    with pytest.raises(OSError, match="pictures"):
        copy_notebooks(shipped, mine)
    assert "a.ipynb" in json.loads((mine / RECORD_NAME).read_text())["copies"]


def test_a_file_in_place_of_the_folder(shipped: Path, mine: Path) -> None:
    mine.touch()
    with pytest.raises(FileExistsError):
        copy_notebooks(shipped, mine)
