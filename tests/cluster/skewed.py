"""A room with a wrong clock.

    python -m tests.cluster.skewed FILE serve ...

runs ``riverboat serve ...`` with the number of seconds in FILE added to the time of day at each
call. Monotonic clocks are unaffected, as on a machine whose clock was set wrong. Programs run with
RIVERBOAT_FAKETIME, the path of libfaketime, do not need this module.
"""

from __future__ import annotations

import runpy
import sys
import time
from pathlib import Path


def skew_clock(file: Path) -> None:
    """Add the offset in *file* to the time of day from now on."""
    real_time, real_time_ns = time.time, time.time_ns

    def read_offset() -> float:
        return float(file.read_text(encoding="ascii"))

    time.time = lambda: real_time() + read_offset()
    time.time_ns = lambda: real_time_ns() + round(read_offset() * 1e9)


if __name__ == "__main__":
    skew_clock(Path(sys.argv[1]))
    sys.argv = ["riverboat", *sys.argv[2:]]
    runpy.run_module("riverboat", run_name="__main__", alter_sys=True)
