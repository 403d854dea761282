"""Alarms of a table, by name: setting one again replaces the previous one.

Every action postpones an alarm. To make that cheap, the timer stays unchanged, and reschedules
itself if it fires too early.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from riverboat.service.dealer.unit_of_work import UnitOfWork

TimeSource = Callable[[], int]
"""Function that returns the current time in milliseconds since 1970."""
TableStep = Callable[[UnitOfWork], None]
"""A step for the table's task to run."""

_TIMER_TOLERANCE_SECONDS: Final = 0.001
"""Seconds by which a timer may ring early: an event loop counts in milliseconds."""


class Alarms:
    """The alarms of one table; each queues its step for the table's task when it is due."""

    def __init__(self, time_source: TimeSource, enqueue: Callable[[TableStep], None]) -> None:
        self._now, self._enqueue = time_source, enqueue
        self._deadlines: dict[str, tuple[float, TableStep]] = {}
        """Deadlines in the event loop's time, with their steps."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """Timers that ring when their alarm is due, or before."""

    def __contains__(self, name: str) -> bool:
        return name in self._deadlines

    def set(self, name: str, due_ms: int, step: TableStep) -> None:
        """Schedule *step* for a time in milliseconds since 1970; at once if that has passed."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + max(0, due_ms - self._now()) / 1000
        self._deadlines[name] = deadline, step
        timer = self._timers.get(name)
        if timer is not None and timer.when() > deadline:
            timer.cancel()
            timer = None
        if timer is None:
            self._timers[name] = loop.call_at(deadline, self._on_timer, name)

    def cancel(self, name: str) -> None:
        """Cancel an alarm; do nothing if it is not set."""
        self._deadlines.pop(name, None)

    def clear(self) -> None:
        """Cancel all alarms."""
        self._deadlines.clear()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _on_timer(self, name: str) -> None:
        del self._timers[name]
        deadline, step = self._deadlines.get(name, (0.0, None))
        if step is None:  # it was cancelled
            return
        loop = asyncio.get_running_loop()
        if deadline > loop.time() + _TIMER_TOLERANCE_SECONDS:
            self._timers[name] = loop.call_at(deadline, self._on_timer, name)
        else:
            del self._deadlines[name]
            self._enqueue(step)
