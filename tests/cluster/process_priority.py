"""PostgreSQL's processor priority, which must follow that of the process that starts it.

Linux schedules sessions before processes, and each PostgreSQL process begins its own session. A
trial with a raised priority would otherwise wait for its database, whose priority is not raised.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def read_nice_level(pid: int) -> str:
    """Return the autogroup nice level of a process's session, -20 to 19, or an empty string."""
    with suppress(OSError, IndexError):  # it has ended
        return Path(f"/proc/{pid}/autogroup").read_text(encoding="ascii").split()[-1]
    return ""


def raise_priority(parent: int) -> None:
    """Give a process and its children the priority of this process."""
    own_level = read_nice_level(os.getpid())
    for pid in [parent, *_child_processes(parent)]:
        if own_level and read_nice_level(pid) not in ("", own_level):
            with suppress(OSError):  # it has ended, or may not be moved
                Path(f"/proc/{pid}/autogroup").write_text(own_level, encoding="ascii")


def _child_processes(parent: int) -> list[int]:
    with suppress(OSError):
        text = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
        return [int(pid) for pid in text.split()]
    return []
