"""What is built carries all that a learner needs, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import kayanak_nb

ROOT = Path(__file__).parents[1]
START = "00_start_here.ipynb"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution, and the wheel built from it."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


def files_below(folder: Path) -> set[str]:
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    left_out = {"__pycache__", ".ipynb_checkpoints"}
    return {path.as_posix() for path in paths if not left_out & set(path.parts)}


def test_the_wheel_holds_the_package_and_the_notebooks(wheel: Path) -> None:
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if not name.partition("/")[0].endswith(".dist-info")}
    package = {f"kayanak_nb/{name}" for name in files_below(ROOT / "kayanak_nb")}
    notebooks = {f"kayanak_nb/notebooks/{name}" for name in files_below(ROOT / "notebooks")}
    assert inside == package | notebooks
    assert f"kayanak_nb/notebooks/{START}" in inside
    for ending in (".css", ".ftl", ".js", ".json", ".toml", "/py.typed"):
        assert any(name.endswith(ending) for name in package), ending


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    about = f"kayanak_nb-{kayanak_nb.__version__}.dist-info"
    metadata = archive.read(f"{about}/METADATA").decode()
    assert "\nRequires-Python: >=3.11\n" in metadata
    assert "\nLicense-Expression: MIT\n" in metadata
    assert "kayanak = kayanak_nb.cli:main" in archive.read(f"{about}/entry_points.txt").decode()
    assert b"The kayanak_nb authors" in archive.read(f"{about}/licenses/LICENSE")


def test_the_source_distribution_can_be_built_and_tested(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    rooms = {name.partition("/")[0] for name in inside if "/" in name}
    assert rooms == {".ci", "benchmarks", "kayanak_nb", "notebooks", "tests"}
    assert {"environment.yml", "LICENSE", "README.md", "pyproject.toml", "tests/conftest.py"} <= inside
    assert not [name for name in inside if name.endswith((".pyc", ".png")) or "checkpoint" in name]


def test_the_command_works_from_the_wheel_alone(unpacked: Path, tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(unpacked), "JUPYTER_DATA_DIR": str(tmp_path), "LC_ALL": "C.UTF-8"}
    # JupyterLab tells its version and leaves: all but the server itself has run by then.
    command = [sys.executable, "-m", "kayanak_nb", "lab", "mine", "--", "--version"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    assert f"Your notebooks are in {tmp_path / 'mine'}" in run.stdout
    assert files_below(tmp_path / "mine") == files_below(ROOT / "notebooks") | {".kayanak-copies.json"}
