"""Length of the turns that threads take, while clients' jobs compute beside the event loop.

Python lets one thread run at a time, and takes the interpreter from a thread that computes only
after its turn. At 5 ms, as usual, the event loop and the threads of the store wait that long each
time that they have waited for a socket, a lock or the disk: a command that is stored waits some ten
times, behind each thread that computes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

TURN: Final = 0.0002
"""Seconds; changing threads costs some hundredths of that."""


@contextmanager
def short_turns(seconds: float = TURN) -> Iterator[None]:
    """Let threads take short turns, for as long as a room is open."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(seconds)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
