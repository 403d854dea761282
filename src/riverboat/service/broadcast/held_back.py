"""What is told later: in the order in which it happened, and nothing before its time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from riverboat.service.dealer.alarms import Now

Telling = Callable[[], None]
_SOON: Final = 0.1


class Timers(Protocol):
    """Who keeps the time, in seconds: a room does."""

    def time(self) -> float:
        """How late it is."""
        ...

    def call_at(self, when: float, callback: Telling) -> object:
        """Call back at that time."""
        ...


class RoomTime:
    """The time of a room, by which everything is stored."""

    def __init__(self, now: Now) -> None:
        self._now = now

    def time(self) -> float:
        """How late it is."""
        return self._now() / 1000

    def call_at(self, when: float, callback: Telling) -> object:
        """Call back at that time."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.time()), callback)


class HeldBack:
    """What happened and is not told yet.

    A longer or a shorter *delay* is for what comes after it. So nothing is told sooner than those
    who play could expect when it happened, and nothing overtakes what came before.
    """

    def __init__(self, timers: Timers, delay: int) -> None:
        self.delay = delay
        """Seconds."""
        self._timers = timers
        self._waiting: deque[tuple[float, Telling]] = deque()
        self._last = 0.0
        """When the last of them is told."""
        self._armed = False
        """A timer runs."""
        self.may_tell: Callable[[], bool] = lambda: True
        """Whether anything may be told now; if not, it is seen again in a moment."""

    @property
    def waiting(self) -> bool:
        """Something is held back now."""
        return bool(self._waiting)

    @property
    def holds(self) -> bool:
        """What happens now is held back too."""
        return self.delay > 0 or bool(self._waiting)

    def add(self, tell: Telling, since: float | None = None) -> None:
        """Let something be told when it is old enough, after all that waits already.

        It has happened now, or at the time *since*.
        """
        due = (self._timers.time() if since is None else since) + self.delay
        self._last = max(self._last, due)
        self._waiting.append((self._last, tell))
        self._arm()

    def tell_due(self) -> None:
        """Tell what is old enough by now, in order."""
        now = self._timers.time()
        while self._waiting and self._waiting[0][0] <= now and self.may_tell():
            self._waiting.popleft()[1]()

    def forget(self) -> None:
        """Tell nothing of what waits, ever."""
        self._waiting.clear()

    def _arm(self) -> None:
        if self._waiting and not self._armed:
            self._armed = True
            due = self._waiting[0][0]
            if not self.may_tell():
                due = max(due, self._timers.time() + _SOON)
            self._timers.call_at(due, self._ring)

    def _ring(self) -> None:
        self._armed = False
        self.tell_due()
        self._arm()
