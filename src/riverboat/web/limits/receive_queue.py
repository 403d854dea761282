"""A receive queue: the unread frames of a client, handed over by the server as they arrive.

A timeout for each frame would cost more than reading it. Instead, one timer regularly checks the
time since the last frame.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any


class ReceiveQueue:
    """The frames of one connection, in order.

    A frame that finds the queue empty and its reader waiting is offered to *try_handle*; if that
    handles it, the reader is not woken.
    """

    def __init__(self, try_handle: Callable[[Any], bool] = lambda _: False) -> None:
        self._loop = asyncio.get_running_loop()
        self._events: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._try_handle = try_handle
        self._deadline = self._timer_at = self._timeout_seconds = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.on_drained: Callable[[], None] = lambda: None
        """Called when all events have been read."""

    def __call__(self, event: Any) -> None:
        """Put an ASGI event: a frame, or the end of the connection."""
        is_idle = self._waiter is not None and not self._waiter.done()
        if is_idle and not self._events and self._try_handle(event):
            self._deadline = self._loop.time() + self._timeout_seconds
            return
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def __len__(self) -> int:
        return len(self._events)

    async def next_event(self, timeout_seconds: float) -> Any:
        """Return the next event; raise ``TimeoutError`` if none arrives in time."""
        if not self._events:
            self._start_timeout(timeout_seconds)
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        event = self._events.popleft()
        if not self._events:
            self.on_drained()
        return event

    def close(self) -> None:
        """Stop the timer, because the queue is no longer read."""
        if self._timer is not None:
            self._timer.cancel()

    def _start_timeout(self, timeout_seconds: float) -> None:
        self._deadline, self._timeout_seconds = self._loop.time() + timeout_seconds, timeout_seconds
        if self._timer is None or self._timer_at > self._deadline:
            self.close()
            self._set_timer(self._deadline)

    def _set_timer(self, fire_at: float) -> None:
        self._timer_at, self._timer = fire_at, self._loop.call_at(fire_at, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if self._waiter is None or self._waiter.done():
            return
        if self._loop.time() < self._deadline:  # data has arrived since
            self._set_timer(self._deadline)
        else:
            self._waiter.set_exception(TimeoutError())
