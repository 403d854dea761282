"""What is told later: in the order in which it happened, and nothing before its time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from riverboat.service.dealer.alarms import TimeSource

Delivery = Callable[[], None]
_RETRY_SECONDS: Final = 0.1


class TimerService(Protocol):
    """Who keeps the time, in seconds: a room does."""

    def time(self) -> float:
        """How late it is."""
        ...

    def call_at(self, when: float, callback: Delivery) -> object:
        """Call back at that time."""
        ...


class RoomTimers:
    """The time of a room, by which everything is stored."""

    def __init__(self, now: TimeSource) -> None:
        self._now = now

    def time(self) -> float:
        """How late it is."""
        return self._now() / 1000

    def call_at(self, when: float, callback: Delivery) -> object:
        """Call back at that time."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.time()), callback)


class DelayQueue:
    """What happened and is not told yet.

    A longer or a shorter *delay* is for what comes after it. So nothing is told sooner than those
    who play could expect when it happened, and nothing overtakes what came before.
    """

    def __init__(self, timers: TimerService, delay_seconds: int) -> None:
        self.delay_seconds = delay_seconds
        """Seconds."""
        self._timers = timers
        self._pending: deque[tuple[float, Delivery]] = deque()
        self._last_due = 0.0
        """When the last of them is told."""
        self._is_armed = False
        """A timer runs."""
        self.can_deliver: Callable[[], bool] = lambda: True
        """Whether anything may be told now; if not, it is seen again in a moment."""

    @property
    def has_pending(self) -> bool:
        """Something is held back now."""
        return bool(self._pending)

    @property
    def is_delaying(self) -> bool:
        """What happens now is held back too."""
        return self.delay_seconds > 0 or bool(self._pending)

    def add(self, deliver: Delivery, occurred_at: float | None = None) -> None:
        """Let something be told when it is old enough, after all that waits already.

        It has happened now, or at the time *since*.
        """
        due = (self._timers.time() if occurred_at is None else occurred_at) + self.delay_seconds
        self._last_due = max(self._last_due, due)
        self._pending.append((self._last_due, deliver))
        self._arm()

    def deliver_due(self) -> None:
        """Tell what is old enough by now, in order."""
        now = self._timers.time()
        while self._pending and self._pending[0][0] <= now and self.can_deliver():
            self._pending.popleft()[1]()

    def clear(self) -> None:
        """Tell nothing of what waits, ever."""
        self._pending.clear()

    def _arm(self) -> None:
        if self._pending and not self._is_armed:
            self._is_armed = True
            due = self._pending[0][0]
            if not self.can_deliver():
                due = max(due, self._timers.time() + _RETRY_SECONDS)
            self._timers.call_at(due, self._on_timer)

    def _on_timer(self) -> None:
        self._is_armed = False
        self.deliver_due()
        self._arm()
