"""Delay queue for spectators: updates in order, and none before its time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from riverboat.service.dealer.alarms import TimeSource

Delivery = Callable[[], None]
_DELIVERY_RETRY_SECONDS: Final = 0.1


class TimerService(Protocol):
    """Clock and timers, in seconds; a room implements it."""

    def time(self) -> float:
        """Return the current time in seconds."""
        ...

    def call_at(self, due_at: float, callback: Delivery) -> object:
        """Schedule a callback for a time in seconds, as ``time`` returns."""
        ...


class RoomTimers:
    """Timers on the room's clock, which also timestamps records."""

    def __init__(self, time_source: TimeSource) -> None:
        self._now = time_source

    def time(self) -> float:
        """Return the current time in seconds."""
        return self._now() / 1000

    def call_at(self, due_at: float, callback: Delivery) -> object:
        """Schedule a callback for a time in seconds, as ``time`` returns."""
        return asyncio.get_running_loop().call_later(max(0.0, due_at - self.time()), callback)


class DelayQueue:
    """Updates that are held back for a delay.

    A changed *delay_seconds* applies to later updates. So no update is delivered sooner than the
    players could expect when it happened, and none overtakes an earlier one.
    """

    def __init__(self, timers: TimerService, delay_seconds: int) -> None:
        self.delay_seconds = delay_seconds
        """Delay of new updates in seconds."""
        self._timers = timers
        self._pending_deliveries: deque[tuple[float, Delivery]] = deque()
        self._last_due_at = 0.0
        """Time at which the last pending update is due."""
        self._is_timer_running = False
        """True while a timer is running."""
        self.can_deliver: Callable[[], bool] = lambda: True
        """Predicate: False defers deliveries for a moment."""

    @property
    def has_pending(self) -> bool:
        """True while an update is held back."""
        return bool(self._pending_deliveries)

    @property
    def is_delaying(self) -> bool:
        """True if a new update would be held back."""
        return self.delay_seconds > 0 or bool(self._pending_deliveries)

    def add(self, deliver: Delivery, occurred_at: float | None = None) -> None:
        """Queue a delivery for when its delay is over, after all that are pending.

        The delay starts now, or at *occurred_at*.
        """
        due_at = (self._timers.time() if occurred_at is None else occurred_at) + self.delay_seconds
        self._last_due_at = max(self._last_due_at, due_at)
        self._pending_deliveries.append((self._last_due_at, deliver))
        self._start_timer()

    def deliver_due(self) -> None:
        """Deliver everything that is due, in order."""
        now_seconds = self._timers.time()
        while (
            self._pending_deliveries
            and self._pending_deliveries[0][0] <= now_seconds
            and self.can_deliver()
        ):
            self._pending_deliveries.popleft()[1]()

    def clear(self) -> None:
        """Discard everything that is pending."""
        self._pending_deliveries.clear()

    def _start_timer(self) -> None:
        if self._pending_deliveries and not self._is_timer_running:
            self._is_timer_running = True
            due_at = self._pending_deliveries[0][0]
            if not self.can_deliver():
                due_at = max(due_at, self._timers.time() + _DELIVERY_RETRY_SECONDS)
            self._timers.call_at(due_at, self._on_timer)

    def _on_timer(self) -> None:
        self._is_timer_running = False
        self.deliver_due()
        self._start_timer()
