"""What a client has sent and nobody has read yet, where the server hands it over at once.

A timeout around each frame cost more than to read it: here one timer looks now and then at how long
nothing has come.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any


class ReceivedFrames:
    """The frames of one connection, in order.

    *takes* is shown a frame that nothing is before; if it has taken it, nobody is woken for it.
    """

    def __init__(self, takes: Callable[[Any], bool] = lambda _: False) -> None:
        self._loop = asyncio.get_running_loop()
        self._events: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._takes = takes
        self._due = self._rings = self._seconds = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.read_on: Callable[[], None] = lambda: None
        """Told when everything has been read."""

    def __call__(self, event: Any) -> None:
        """A frame has come, or the end: an event as ASGI has it."""
        is_idle = self._waiting is not None and not self._waiting.done()
        if is_idle and not self._events and self._takes(event):
            self._due = self._loop.time() + self._seconds
            return
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def __len__(self) -> int:
        return len(self._events)

    async def next(self, seconds: float) -> Any:
        """The next event; raises ``TimeoutError`` if none comes in so many seconds."""
        if not self._events:
            self._waits(seconds)
            self._waiting = self._loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        event = self._events.popleft()
        if not self._events:
            self.read_on()
        return event

    def close(self) -> None:
        """Nobody reads any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _waits(self, seconds: float) -> None:
        self._due, self._seconds = self._loop.time() + seconds, seconds
        if self._timer is None or self._rings > self._due:
            self.close()
            self._set(self._due)

    def _set(self, at: float) -> None:
        self._rings, self._timer = at, self._loop.call_at(at, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._waiting is None or self._waiting.done():
            return
        if self._loop.time() < self._due:  # something has come since
            self._set(self._due)
        else:
            self._waiting.set_exception(TimeoutError())
