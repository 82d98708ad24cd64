"""Runs notebooks from a fresh kernel and stores what they show, so that the same run makes the same file.

``python -m tests.execute_notebooks`` does it for all of them, with file names only for those.

A widget is stored as its picture and its text alone: the numbers of its models would differ with every run, and a
player that is drawn but does not answer is worse than a picture.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

from kayanak_nb.copies import shipped_files

__all__ = ["FOLDER", "NOTEBOOKS", "execute", "main"]

FOLDER = Path(__file__).parents[1] / "notebooks"
# Not the checkpoints that JupyterLab leaves behind in a folder that was played in.
NOTEBOOKS = [name for name in shipped_files(FOLDER) if name.endswith(".ipynb")]
WIDGET = "application/vnd.jupyter.widget-view+json"
SECONDS = 120


def execute(path: Path) -> None:
    """Run the notebook at *path* in its folder, top to bottom, and store what is the same in every run.

    :raises nbclient.exceptions.CellExecutionError: if a cell fails; the file is then as it was.
    """
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(path.parent)}}).execute()
    _strip(notebook)
    nbformat.write(notebook, path)


def main(names: Sequence[str]) -> None:
    """Run the notebooks of those *names*; all if there are none."""
    for path in (FOLDER / name for name in names or NOTEBOOKS):
        execute(path)
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def _strip(notebook: NotebookNode) -> None:
    kernel = notebook.metadata.kernelspec
    # The version of Python and of the kernel are those of whoever ran it last.
    notebook.metadata = NotebookNode(kernelspec=kernel, language_info={"name": "python"})
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        _strip_widgets(cell.get("outputs", ()))


def _strip_widgets(outputs: Iterable[NotebookNode]) -> None:
    for output in outputs:
        output.get("data", {}).pop(WIDGET, None)


if __name__ == "__main__":
    main(sys.argv[1:])
