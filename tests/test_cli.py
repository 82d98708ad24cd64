from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from kayanak_nb import cli
from kayanak_nb.locale import LANGUAGES

NOTEBOOK = nbformat.writes(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1 + 1", id="one")]))


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have taken the process's place."""
    commands: list[list[str]] = []

    def become(command: list[str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(cli, "_become", become)
    return commands


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package as a wheel lays it down, with one notebook."""
    package = tmp_path / "site" / "kayanak_nb"
    (package / "notebooks").mkdir(parents=True)
    (package / "notebooks" / cli.START_NOTEBOOK).write_text(NOTEBOOK, encoding="utf-8")
    monkeypatch.setattr(cli, "PACKAGE", package)
    return package / "notebooks"


@pytest.fixture
def checkout(installed: Path) -> Path:
    """The package as a clone of the repository lays it down, with one notebook."""
    root = installed.parents[1]
    (root / "pyproject.toml").touch()
    return installed.rename(root / "notebooks")


def test_installed_the_notebooks_are_copied_and_opened(
    installed: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab"]) == 0
    copy = Path.cwd() / "kayanak-notebooks" / cli.START_NOTEBOOK
    assert copy.read_text(encoding="utf-8") == NOTEBOOK
    address = f"--LabApp.default_url=/lab/tree/{cli.START_NOTEBOOK}"
    assert started == [[sys.executable, "-P", "-m", "jupyterlab", address, str(copy)]]
    assert f"Your notebooks are in {copy.parent}\n1 file copied.\nJupyterLab opens" in capsys.readouterr().out


def test_installed_a_named_folder_is_used(installed: Path, started: list[list[str]]) -> None:
    assert cli.main(["lab", "deep/er"]) == 0
    assert (Path("deep/er") / cli.START_NOTEBOOK).is_file()
    assert started[0][-1] == str(Path.cwd() / "deep" / "er" / cli.START_NOTEBOOK)


def test_edited_copies_are_kept_and_this_is_said(
    installed: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["lab"])
    Path("kayanak-notebooks", cli.START_NOTEBOOK).write_text("mine")
    (installed / cli.START_NOTEBOOK).write_text(NOTEBOOK + "\n")
    cli.main(["lab"])
    assert "The newer version is beside it: 00_start_here (new).ipynb" in capsys.readouterr().out
    assert Path("kayanak-notebooks", cli.START_NOTEBOOK).read_text() == "mine"
    cli.main(["lab"])
    assert "00_start_here.ipynb: changed by you, so it stays as it is.\n" in capsys.readouterr().out


def test_a_checkout_opens_its_own_notebooks(
    checkout: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab"]) == 0
    assert started[0][-1] == str(checkout / cli.START_NOTEBOOK)
    assert "copied" not in capsys.readouterr().out


def test_a_checkout_with_a_folder_copies(checkout: Path, started: list[list[str]]) -> None:
    assert cli.main(["lab", "here"]) == 0
    assert started[0][-1] == str(Path.cwd() / "here" / cli.START_NOTEBOOK)


def test_options_are_passed_on(checkout: Path, started: list[list[str]]) -> None:
    assert cli.main(["lab", "--no-browser", "--", "--port=9999", "--", "x"]) == 0
    assert started[0][6:] == ["--no-browser", "--port=9999", "--", "x"]


def test_untouched_notebooks_are_trusted_and_no_others(installed: Path, started: list[list[str]]) -> None:
    cli.main(["lab"])
    copy = Path("kayanak-notebooks", cli.START_NOTEBOOK)
    assert NotebookNotary().check_signature(nbformat.read(copy, as_version=4))
    copy.write_text(NOTEBOOK.replace("1 + 1", "2 + 2"), encoding="utf-8")
    cli.main(["lab"])
    assert not NotebookNotary().check_signature(nbformat.read(copy, as_version=4))


def test_a_broken_notebook_of_ones_own_does_not_stop_it(checkout: Path, started: list[list[str]]) -> None:
    (checkout / "zzz.ipynb").write_text("[")
    assert cli.main(["lab"]) == 0
    assert len(started) == 1


def test_a_file_in_place_of_the_folder(
    installed: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("notes.txt").touch()
    assert cli.main(["lab", "notes.txt"]) == 1
    assert "is a file. Please name a folder" in capsys.readouterr().err
    assert not started


def test_a_folder_that_cannot_be_written(
    installed: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("notes.txt").touch()
    assert cli.main(["lab", "notes.txt/inside"]) == 1
    assert "(Not a directory). Please name another folder" in capsys.readouterr().err
    assert not started


def test_without_jupyterlab_it_says_how_to_get_it(
    installed: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert cli.main(["lab"]) == 1
    assert 'python -m pip install "kayanak_nb[lab]"' in capsys.readouterr().err
    assert not started


def test_without_notebooks_it_says_so(
    installed: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (installed / cli.START_NOTEBOOK).unlink()
    assert cli.main(["lab"]) == 1
    assert f"The notebooks should be in {installed}" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"kayanak_nb {version('kayanak_nb')}\n"


def test_alone_it_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert "start JupyterLab on the notebooks" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_locale(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    with pytest.raises(SystemExit, match="0"):
        cli.main(["lab", "--help"])
    words = {"en": "no browser", "fr": "navigateur", "ja": "ブラウザー", "de": "keinen Browser"}
    assert words[language] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "ja_JP", "LANG": "fr_FR"}, "ja"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert cli.language_of(environment) == language


def run_instead(function: str, other: str) -> int:
    """Run *function* of the command line in a process of its own, on the Python code *other*; its exit code."""
    code = f"import sys; from kayanak_nb.cli import {function}; sys.exit({function}([sys.executable, '-c', {other!r}]))"
    return subprocess.run([sys.executable, "-c", code], check=False).returncode


@pytest.mark.parametrize("function", ["_become", "_wait_for"])
def test_the_exit_code_is_the_other_programs(function: str) -> None:
    assert run_instead(function, "raise SystemExit(7)") == 7


def test_waiting_for_the_other_program_outlasts_an_interruption() -> None:
    # The other program interrupts the one that waits, as Ctrl+C does, and then ends in its own time.
    assert run_instead("_wait_for", f"import os, sys; os.kill(os.getppid(), {int(signal.SIGINT)}); sys.exit(5)") == 5


def test_the_module_is_the_command() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "kayanak_nb", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env=dict(os.environ),
    )
    assert run.stdout == f"kayanak_nb {version('kayanak_nb')}\n"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "makes no sense here"),
        ("fr", "n’a pas été comprise"),
        ("ja", "わかりません"),
        ("de", "nicht verstanden"),
    ],
)
def test_what_is_not_understood_is_told_in_every_language(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    assert cli.main(["labb"]) == 2
    said = capsys.readouterr()
    assert words in said.err.splitlines()[0]
    assert "kayanak labb" in said.err
    assert "kayanak --help" in said.err
    assert "invalid choice" not in said.err + said.out


def test_options_for_jupyterlab_are_shown_their_place(
    checkout: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "here", "--port", "9"]) == 2
    assert "for example: kayanak lab here -- --port 9\n" in capsys.readouterr().err
    assert started == []
    assert cli.main(["lab", "here", "--", "--port", "9"]) == 0
    assert started[0][-2:] == ["--port", "9"]
