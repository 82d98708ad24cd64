"""What ``import kayanak_nb`` costs over bare Python, beside ``import ipywidgets``, which waits for the first widget."""

from __future__ import annotations

import subprocess
import sys
from statistics import median

from benchmarks.report import Row

TIME_BOUND = 100
MEMORY_BOUND = 6
# For a Python of its own. On Linux the peak would begin with that of the process that started it; elsewhere
# there is only the peak, in bytes on macOS.
MEASURE = """
import os, time

def resident():
    if os.path.exists("/proc/self/statm"):
        with open("/proc/self/statm") as figures:
            return int(figures.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    import resource
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

before, start = resident(), time.perf_counter()
import {module}
end, after = time.perf_counter(), resident()
print((end - start) * 1e3, (after - before) / 1e6)
"""


def run(quick: bool) -> list[Row]:
    rounds = 3 if quick else 15
    (time, memory), (their_time, their_memory) = cost("kayanak_nb", rounds), cost("ipywidgets", rounds)
    return [
        Row("import kayanak_nb, time", time, "ms", TIME_BOUND, "import ipywidgets", their_time),
        Row("import kayanak_nb, memory", memory, "MB", MEMORY_BOUND, "import ipywidgets", their_memory),
    ]


def cost(module: str, rounds: int) -> tuple[float, float]:
    """Return what importing *module* takes in milliseconds and megabytes: the medians of *rounds* after a warm-up."""
    times, sizes = zip(*[once(module) for _ in range(rounds + 1)][1:], strict=True)
    return median(times), median(sizes)


def once(module: str) -> tuple[float, float]:
    """Return what importing *module* takes in a fresh Python: milliseconds and megabytes."""
    command = [sys.executable, "-c", MEASURE.format(module=module)]
    time, size = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return float(time), float(size)
