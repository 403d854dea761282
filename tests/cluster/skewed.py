"""A room whose clock is wrong.

    python -m tests.cluster.skewed FILE serve ...

is ``riverboat serve ...`` with as many seconds added to the time of day as FILE says, each time
that somebody looks. What measures how long something takes goes right, as it does where a machine's
clock was set wrong. With RIVERBOAT_FAKETIME, libfaketime's address, programs do not need this one.
"""

from __future__ import annotations

import runpy
import sys
import time
from pathlib import Path


def skew(file: Path) -> None:
    """Add what *file* says to the time of day, from now on."""
    right, exact = time.time, time.time_ns

    def seconds() -> float:
        return float(file.read_text(encoding="ascii"))

    time.time = lambda: right() + seconds()
    time.time_ns = lambda: exact() + round(seconds() * 1e9)


if __name__ == "__main__":
    skew(Path(sys.argv[1]))
    sys.argv = ["riverboat", *sys.argv[2:]]
    runpy.run_module("riverboat", run_name="__main__", alter_sys=True)
