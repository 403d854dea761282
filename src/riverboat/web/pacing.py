"""How fast one may go on: a bucket that fills with time, and delays that grow with failures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from riverboat.web.refusals import Refuse

Clock = Callable[[], float]
"""Seconds that only ever go forward."""


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_clock", "_full", "_left", "_rate", "_since")

    def __init__(self, rate: float, full: float, clock: Clock) -> None:
        self._rate, self._full, self._clock = rate, full, clock
        self._left, self._since = full, clock()

    def take(self) -> bool:
        """Whether there is one more."""
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self._left) / self._rate)


class Buckets:
    """A bucket for each of many, of whom the ones who came last are remembered."""

    def __init__(self, rate: float, full: float, clock: Clock, most: int = 10_000) -> None:
        self._rate, self._full, self._clock, self._most = rate, full, clock, most
        self._each: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, what: str) -> None:
        """Refuse *who* has had his share of *what*."""
        bucket = self._each.get(who)
        if bucket is None:
            bucket = self._each[who] = Bucket(self._rate, self._full, self._clock)
        self._each.move_to_end(who)
        if len(self._each) > self._most:
            self._each.popitem(last=False)
        if not bucket.take():
            raise Refuse(429, "too-many", f"too many {what}: wait a little", wait=bucket.wait)


FREE: Final = 4
"""Failures that cost nothing: fingers slip."""
LONGEST: Final = 900.0


class Failures:
    """After some failures each further one doubles the time until the next try."""

    def __init__(self, clock: Clock, most: int = 10_000) -> None:
        self._clock, self._most = clock, most
        self._each: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def check(self, *whos: str) -> None:
        """Refuse who has to wait."""
        now = self._clock()
        until = max([self._each.get(who, (0, 0.0))[1] for who in whos])
        if until > now:
            wait = until - now
            why = f"too many wrong tries: wait {max(1, round(wait))} seconds"
            raise Refuse(429, "too-many", why, wait=wait)

    def failed(self, *whos: str) -> None:
        """One more."""
        now = self._clock()
        for who in whos:
            count, _ = self._each.pop(who, (0, 0.0))
            delay = min(LONGEST, 2.0 ** (count + 1 - FREE)) if count + 1 >= FREE else 0.0
            self._each[who] = (count + 1, now + delay)
            if len(self._each) > self._most:
                self._each.popitem(last=False)

    def succeeded(self, *whos: str) -> None:
        """All is forgotten."""
        for who in whos:
            self._each.pop(who, None)
