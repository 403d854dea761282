"""What a table has to do later, by name: set again, an alarm takes the place of the one before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from riverboat.service.dealer.turn import Work

Now = Callable[[], int]
"""The time, in milliseconds since 1970."""
Step = Callable[[Work], None]
"""Something that the table's task does."""


class Alarms:
    """The alarms of one table: each hands its step to the table's task when its time has come."""

    def __init__(self, now: Now, ring: Callable[[Step], None]) -> None:
        self._now, self._ring = now, ring
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._handles

    def set(self, name: str, at: int, step: Step) -> None:
        """Let *step* be done at a time, in milliseconds since 1970; at once if it has passed."""
        self.cancel(name)

        def ring() -> None:
            self._handles.pop(name, None)
            self._ring(step)

        seconds = max(0, at - self._now()) / 1000
        self._handles[name] = asyncio.get_running_loop().call_later(seconds, ring)

    def cancel(self, name: str) -> None:
        """Let it not be done; nothing happens if it was not to be."""
        if handle := self._handles.pop(name, None):
            handle.cancel()

    def clear(self) -> None:
        """Cancel all of them."""
        for name in list(self._handles):
            self.cancel(name)
