"""What a table has to do later, by name: set again, an alarm takes the place of the one before.

A clock is put back by every action. So a timer that rings too early sets itself again: to put back
what an alarm waits for then takes no timer at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from riverboat.service.dealer.unit_of_work import UnitOfWork

TimeSource = Callable[[], int]
"""The time, in milliseconds since 1970."""
Step = Callable[[UnitOfWork], None]
"""Something that the table's task does."""

_TIMER_TOLERANCE: Final = 0.001
"""Seconds that a timer may ring too early: an event loop counts in milliseconds."""


class Alarms:
    """The alarms of one table: each hands its step to the table's task when its time has come."""

    def __init__(self, now: TimeSource, enqueue: Callable[[Step], None]) -> None:
        self._now, self._enqueue = now, enqueue
        self._deadlines: dict[str, tuple[float, Step]] = {}
        """By the time of the event loop."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """Each rings when its alarm is due, or before."""

    def __contains__(self, name: str) -> bool:
        return name in self._deadlines

    def set(self, name: str, at: int, step: Step) -> None:
        """Let *step* be done at a time, in milliseconds since 1970; at once if it has passed."""
        loop = asyncio.get_running_loop()
        due = loop.time() + max(0, at - self._now()) / 1000
        self._deadlines[name] = due, step
        timer = self._timers.get(name)
        if timer is not None and timer.when() > due:
            timer.cancel()
            timer = None
        if timer is None:
            self._timers[name] = loop.call_at(due, self._on_timer, name)

    def cancel(self, name: str) -> None:
        """Let it not be done; nothing happens if it was not to be."""
        self._deadlines.pop(name, None)

    def clear(self) -> None:
        """Cancel all of them."""
        self._deadlines.clear()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _on_timer(self, name: str) -> None:
        del self._timers[name]
        due, step = self._deadlines.get(name, (0.0, None))
        if step is None:  # it was cancelled
            return
        loop = asyncio.get_running_loop()
        if due > loop.time() + _TIMER_TOLERANCE:
            self._timers[name] = loop.call_at(due, self._on_timer, name)
        else:
            del self._deadlines[name]
            self._enqueue(step)
