"""What is told later: in the order in which it happened, and nothing before its time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

Telling = Callable[[], None]


class Timers(Protocol):
    """Who keeps the time, in seconds: an event loop does."""

    def time(self) -> float:
        """How late it is."""
        ...

    def call_at(self, when: float, callback: Telling) -> object:
        """Call back at that time."""
        ...


class HeldBack:
    """What happened and is not told yet.

    A longer or a shorter *delay* is for what comes after it. So nothing is told sooner than those
    who play could expect when it happened, and nothing overtakes what came before.
    """

    def __init__(self, timers: Timers, delay: int) -> None:
        self.delay = delay
        """Seconds."""
        self._timers = timers
        self._waiting: deque[Telling] = deque()
        self._last = 0.0
        """When the last of them is told."""

    @property
    def waiting(self) -> bool:
        """Something is held back now."""
        return bool(self._waiting)

    @property
    def holds(self) -> bool:
        """What happens now is held back too."""
        return self.delay > 0 or bool(self._waiting)

    def add(self, tell: Telling) -> None:
        """Let something be told when it is old enough, after all that waits already."""
        due = self._timers.time() + self.delay
        self._last = max(self._last, due)
        self._waiting.append(tell)
        self._timers.call_at(self._last, self._tell_first)

    def _tell_first(self) -> None:
        """There is a timer for each that waits: whichever rings, the first is told."""
        self._waiting.popleft()()
