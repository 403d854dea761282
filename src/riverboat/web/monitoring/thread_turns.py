"""The switch interval of threads, while clients' jobs compute beside the event loop.

Python runs one thread at a time, and preempts a computing thread only after the switch interval. At
the default of 5 ms, the event loop and the threads of the store wait that long after each wait for
a socket, a lock or the disk. A stored command has about ten such waits, and each may be behind a
computing thread.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SWITCH_INTERVAL_SECONDS: Final = 0.0002
"""Switch interval in seconds; a switch costs some hundredths of that."""


@contextmanager
def short_switch_interval(seconds: float = SWITCH_INTERVAL_SECONDS) -> Iterator[None]:
    """Shorten the switch interval of threads for as long as a room is open."""
    old_interval = sys.getswitchinterval()
    sys.setswitchinterval(seconds)
    try:
        yield
    finally:
        sys.setswitchinterval(old_interval)
