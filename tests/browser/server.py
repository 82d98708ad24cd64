"""A JupyterLab of the tests' own: on loopback, on a free port, with its settings and files in a folder of its own."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import nbformat

__all__ = ["NOTEBOOKS", "LabServer"]

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
START_SECONDS = 90
FLAGS = [
    "--no-browser",
    "--allow-root",
    "--expose-app-in-browser",
    "--ip=127.0.0.1",
    "--ServerApp.port_retries=0",
    # Nobody but the tests can reach it, and they ask it without a page of its own.
    "--IdentityProvider.token=",
    "--ServerApp.disable_check_xsrf=True",
    "--LabApp.extension_manager=readonly",
]
SETTINGS = {
    # A question about news on the first visit would lie over the notebook.
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    # Tests save when they mean to; a save in between would change what a reload finds.
    "@jupyterlab/docmanager-extension:plugin": {"autosave": False},
}


class LabServer:
    """A running JupyterLab. *url* ends without a slash; *root* is the folder whose files it shows.

    *start* is the command that starts it, up to the options for JupyterLab itself.
    """

    def __init__(self, folder: Path, start: Sequence[str] = (sys.executable, "-m", "jupyterlab")) -> None:
        self.root = folder / "files"
        self.log = folder / "jupyterlab.log"
        self.url = f"http://127.0.0.1:{_free_port()}"
        self._home = folder / "home"
        self._write_settings()
        self.root.mkdir(parents=True)
        self._process = self._run(start)

    def write(self, name: str, cells: Sequence[str]) -> str:
        """Make the notebook *name* with a code cell for each text in *cells*; return its path for the browser."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source, id=f"cell-{n}") for n, source in enumerate(cells)],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        )
        (self.root / name).write_text(nbformat.writes(notebook), encoding="utf-8")
        return name

    def copy(self, name: str, to: str) -> str:
        """Copy the project's own notebook *name* into the server's folder as *to*; return its path for the browser."""
        shutil.copyfile(NOTEBOOKS / name, self.root / to)
        return to

    def end_sessions(self) -> None:
        """Shut down every kernel."""
        for session in cast(list[dict[str, Any]], self._ask("GET", "/api/sessions")):
            self._ask("DELETE", f"/api/sessions/{session['id']}")

    def stop(self) -> None:
        """End the server, and with it its kernels."""
        self._process.terminate()
        try:
            self._process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _write_settings(self) -> None:
        config = self._home / "config" / "labconfig"
        config.mkdir(parents=True)
        (config / "default_setting_overrides.json").write_text(json.dumps(SETTINGS), encoding="utf-8")

    def _run(self, start: Sequence[str]) -> subprocess.Popen[bytes]:
        port = self.url.rpartition(":")[2]
        own = [f"--port={port}", f"--ServerApp.root_dir={self.root}"]
        command = [*start, *FLAGS, *own]
        with self.log.open("wb") as log:
            process = subprocess.Popen(
                command, env=self._environment(), cwd=self.root, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        self._wait_until_it_answers(process)
        return process

    def _environment(self) -> dict[str, str]:
        home = self._home
        own = {
            "JUPYTER_CONFIG_DIR": home / "config",
            "JUPYTER_DATA_DIR": home / "data",
            "JUPYTER_RUNTIME_DIR": home / "runtime",
            "JUPYTERLAB_SETTINGS_DIR": home / "settings",
            "JUPYTERLAB_WORKSPACES_DIR": home / "workspaces",
            "IPYTHONDIR": home / "ipython",
        }
        return os.environ | {name: str(path) for name, path in own.items()}

    def _wait_until_it_answers(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                self._ask("GET", "/api/status")
                return
            except (urllib.error.URLError, ConnectionError):
                try:
                    process.wait(timeout=0.1)
                    break
                except subprocess.TimeoutExpired:
                    continue
        process.kill()
        raise RuntimeError(f"JupyterLab did not start:\n{self.log.read_text(errors='replace')}")

    def _ask(self, method: str, path: str) -> object:
        request = urllib.request.Request(self.url + path, method=method)
        # Without a handler for proxies: loopback is never asked for through one.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request, timeout=30) as answer:
            body = answer.read()
        return json.loads(body) if body else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
