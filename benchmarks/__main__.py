"""Run every benchmark of this folder and print one table.

A benchmark is a module with ``run(quick: bool) -> list[Row]``. Bounds are promised for an idle core, so a missed
one is shown, not made an error: another program may have taken the time.
"""

from __future__ import annotations

import argparse
import platform
from importlib import import_module
from pathlib import Path

from benchmarks.report import Row, table

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "__main__", "report"))


def main() -> None:
    """Read the command line, run what it asks for, print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(NAMES)}; without any, all")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: enough to see that everything runs")
    asked = parser.parse_args()
    unknown = set(asked.names) - set(NAMES)
    if unknown:
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    rows: list[Row] = []
    for name in asked.names or NAMES:
        rows += import_module(f"benchmarks.{name}").run(asked.quick)
    print(f"Python {platform.python_version()}, {platform.machine()}")
    print(table(rows))


if __name__ == "__main__":
    main()
