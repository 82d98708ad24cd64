"""The command ``kayanak``: starts JupyterLab on the notebooks."""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from kayanak_nb.copies import Copied, copy_notebooks, shipped_files
from kayanak_nb.locale import LANGUAGES, text

__all__ = ["language_of", "main", "run_lab"]

START_NOTEBOOK = "00_start_here.ipynb"
DEFAULT_FOLDER = "kayanak-notebooks"
_OPTIONS = ("-h", "--help", "--version", "--no-browser")
PACKAGE = Path(__file__).resolve().parent


class NotUnderstoodError(Exception):
    """The arguments make no sense; what is to be said about it does not come from argparse, which speaks English."""


class LabError(Exception):
    """Something the learner can mend; its text says what and how."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with the arguments *argv* (default: those of the process); return the exit code."""
    language = language_of(os.environ)
    own, for_lab = _split(sys.argv[1:] if argv is None else argv)
    parser = _parser(language)
    try:
        options = parser.parse_args(own)
    except NotUnderstoodError:
        for line in _not_understood(own, language):
            print(line, file=sys.stderr)
        return 2
    if options.command is None:
        parser.print_help()
        return 0
    try:
        return run_lab(options.folder, for_lab, browser=not options.no_browser, language=language)
    except LabError as error:
        print(error, file=sys.stderr)
        return 1


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the locale variables of *environment* ask for, English if we do not have it.

    >>> language_of({"LANG": "ja_JP.UTF-8"})
    'ja'
    >>> language_of({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    'en'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            code = value.partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def run_lab(folder: Path | None, for_lab: Sequence[str], *, browser: bool = True, language: str = "en") -> int:
    """Start JupyterLab on the notebooks and return its exit code; where the system can, take its place instead.

    *folder* gets copies to work on. Without it, a checkout opens its own ``notebooks/`` as they are, and
    an installed package makes copies in ``./kayanak-notebooks``. *for_lab* is passed on unread.

    :raises LabError: if JupyterLab or the notebooks are missing, or *folder* is of no use.
    """
    if importlib.util.find_spec("jupyterlab") is None:
        raise LabError(text("cli-no-jupyterlab", language, command='python -m pip install "kayanak_nb[lab]"'))
    shipped, checkout = _shipped_notebooks(language)
    place = shipped if checkout and folder is None else (folder or Path(DEFAULT_FOLDER)).resolve()
    if place != shipped:
        _bring(shipped, place, language)
    _trust(place / name for name in shipped_files(shipped) if _same(shipped / name, place / name))
    print(text("cli-starting" if browser else "cli-starting-without-browser", language), flush=True)
    # -P: a learner's own random.py beside the command must not stand in for Python's.
    command = [sys.executable, "-P", "-m", "jupyterlab"]
    # The addresses that JupyterLab prints are to lead to the notebook too.
    command += [f"--LabApp.default_url=/lab/tree/{START_NOTEBOOK}", str(place / START_NOTEBOOK)]
    return _become(command + ([] if browser else ["--no-browser"]) + list(for_lab))


def _split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    return list(arguments[:cut]), list(arguments[cut + 1 :])


def _parser(language: str) -> argparse.ArgumentParser:
    class Help(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, text("cli-usage", language) + " " if prefix is None else prefix)

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            raise NotUnderstoodError(message)

    def options_of(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
        group = parser.add_argument_group(text("cli-options", language))
        group.add_argument("-h", "--help", action="help", help=text("cli-help", language))
        return group

    parser = Parser(prog="kayanak", description=text("cli-about", language), formatter_class=Help, add_help=False)
    options_of(parser).add_argument(
        "--version",
        action="version",
        version=f"kayanak_nb {version('kayanak_nb')}",
        help=text("cli-version", language),
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=text("cli-commands", language))
    lab = commands.add_parser(
        "lab",
        help=text("cli-lab", language),
        description=text("cli-lab-about", language),
        formatter_class=Help,
        add_help=False,
    )
    options = options_of(lab)
    options.add_argument("--no-browser", action="store_true", help=text("cli-no-browser", language))
    options.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="DIR",
        help=text("cli-lab-folder", language, folder=DEFAULT_FOLDER),
    )
    return parser


def _not_understood(arguments: Sequence[str], language: str) -> Iterable[str]:
    yield text("cli-not-understood", language, given=shlex.join(["kayanak", *arguments]))
    strange = next((n for n, one in enumerate(arguments) if one.startswith("-") and one not in _OPTIONS), None)
    if arguments[:1] == ["lab"] and strange is not None:
        meant = ["kayanak", *arguments[:strange], "--", *arguments[strange:]]
        yield text("cli-for-lab", language, example=shlex.join(meant))
    yield text("cli-see-help", language, command="kayanak --help")


def _shipped_notebooks(language: str) -> tuple[Path, bool]:
    """Return where the notebooks as shipped lie, and whether that is a checkout."""
    inside, beside = PACKAGE / "notebooks", PACKAGE.parent / "notebooks"
    checkout = not inside.is_dir() and (PACKAGE.parent / "pyproject.toml").is_file()
    shipped = beside if checkout else inside
    if not (shipped / START_NOTEBOOK).is_file():
        raise LabError(text("cli-no-notebooks", language, folder=str(shipped)))
    return shipped, checkout


def _bring(shipped: Path, place: Path, language: str) -> None:
    if place.is_file():
        raise LabError(text("cli-folder-is-file", language, folder=str(place)))
    try:
        copied = copy_notebooks(shipped, place)
    except OSError as error:
        reason = error.strerror or str(error)
        raise LabError(text("cli-folder-unusable", language, folder=str(place), reason=reason)) from error
    for line in _report(copied, place, language):
        print(line)


def _report(copied: Sequence[Copied], place: Path, language: str) -> Iterable[str]:
    yield text("cli-folder", language, folder=str(place))
    if new := sum(one.fate == "new" for one in copied):
        yield text("cli-new", language, count=new)
    for one in copied:
        if one.fate in ("renewed", "kept", "beside"):
            yield text(f"cli-{one.fate}", language, name=one.name, place=one.place)


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def _trust(paths: Iterable[Path]) -> None:
    """Sign notebooks that are as we ship them, or JupyterLab would hide their stored pictures until they are run."""
    import nbformat
    from nbformat.sign import NotebookNotary

    # A courtesy: where it cannot be done, JupyterLab starts all the same.
    with suppress(Exception):
        notary = NotebookNotary()
        for path in paths:
            if path.suffix == ".ipynb":
                notary.sign(nbformat.read(path, as_version=4))


def _become(command: list[str]) -> int:
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    return _wait_for(command)


def _wait_for(command: list[str]) -> int:
    # Ctrl+C reaches the child too, and JupyterLab asks before it stops: its answer decides. The handler stands before
    # the child starts, or a very early Ctrl+C would end the one that waits; unlike SIG_IGN it is not handed down.
    before = signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        return subprocess.call(command)
    finally:
        signal.signal(signal.SIGINT, before)
