"""How fast one may go on: a bucket that fills with time, and delays that grow with failures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.web.refusals import Refuse
from riverboat.words.refusals.requests import Rationed, TooManyAtOnce, TooManyWrongTries

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

    def take(self, who: str, what: Rationed) -> None:
        """Refuse *who* has had their share of *what*."""
        bucket = self._each.get(who)
        if bucket is None:
            bucket = self._each[who] = Bucket(self._rate, self._full, self._clock)
        self._each.move_to_end(who)
        if len(self._each) > self._most:
            self._each.popitem(last=False)
        if not bucket.take():
            raise Refuse(429, TooManyAtOnce(what), wait=bucket.wait)


class Patience(Struct, frozen=True):
    """How wrong tries are paid for, in seconds."""

    free: int
    """So many cost nothing: fingers slip."""
    longest: float
    """One waits so long at most."""
    forgotten: float
    """After the last wrong try."""


STERN: Final = Patience(4, 900.0, 86_400.0)
"""For whoever tries."""
GENTLE: Final = Patience(10, 10.0, 600.0)
"""For what is tried by all together: it slows them down, and locks nobody out."""


STEADY: Final = Patience(10, 300.0, 86_400.0)
"""The same for what has few digits: whoever tries all day gets nowhere."""


class _Tries(Struct, frozen=True):
    count: int
    at: float
    patience: Patience

    @property
    def until(self) -> float:
        """When the next try is looked at: each further one doubles the time."""
        over = self.count - self.patience.free
        if over < 0:
            return 0.0
        return self.at + min(self.patience.longest, 2.0 ** min(over, 30))

    def is_over(self, now: float) -> bool:
        """Whether they are forgotten."""
        return self.at + self.patience.forgotten < now


class Guess:
    """A try that counts as wrong until it is known to be right: many at once are many."""

    def __init__(self, book: dict[str, _Tries], made: dict[str, tuple[_Tries | None, _Tries]]):
        self._book, self._made = book, made

    def right(self, *forgotten: str) -> None:
        """It counts no more, and of these everything is forgotten."""
        self.taken_back()
        for who in forgotten:
            self._book.pop(who, None)

    def taken_back(self) -> None:
        """It was not looked at, and counts no more."""
        for who, (before, made) in self._made.items():
            now = self._book.get(who)
            if now is made and before is None:
                del self._book[who]
            elif now is made and before is not None:
                self._book[who] = before
            elif now is not None:
                self._book[who] = replace(now, count=max(0, now.count - 1))
        self._made = {}


class Try:
    """A guess that knows as whose it counts."""

    def __init__(self, guess: Guess, own: str) -> None:
        self._guess, self._own = guess, own

    def right(self) -> None:
        """It counts no more, and nor do those before it."""
        self._guess.right(self._own)

    def taken_back(self) -> None:
        """It was not looked at, and counts no more."""
        self._guess.taken_back()


class Failures:
    """Wrong tries, by who makes them and by what is tried.

    Of too many the ones with the fewest tries are forgotten first: whoever brings thousands of
    names or addresses, each for a try or two, does not wipe out what counts.
    """

    def __init__(self, clock: Clock, most: int = 10_000) -> None:
        self._clock, self._most = clock, most
        self._each: dict[str, _Tries] = {}

    def guess(self, *whos: str, all_together: str = "", together: Patience = GENTLE) -> Guess:
        """Refuse who has to wait; else count a try, before anything is looked at.

        *all_together* is what is tried, whoever tries it, and *together* how that is paid for.
        """
        patience = dict.fromkeys(whos, STERN)
        if all_together:
            patience[all_together] = together
        now = self._clock()
        self._refuse(patience, now)
        made = {}
        for who, kept in patience.items():
            before = self._found(who, now)
            made[who] = (before, _Tries(before.count + 1 if before else 1, now, kept))
            self._each[who] = made[who][1]
        if len(self._each) > self._most:
            self._sweep(now)
        return Guess(self._each, made)

    def _refuse(self, whos: Iterable[str], now: float) -> None:
        until = max([tries.until for who in whos if (tries := self._found(who, now))], default=0.0)
        if until > now:
            wait = until - now
            raise Refuse(429, TooManyWrongTries(max(1, round(wait))), wait=wait)

    def _found(self, who: str, now: float) -> _Tries | None:
        tries = self._each.get(who)
        return None if tries is None or tries.is_over(now) else tries

    def _sweep(self, now: float) -> None:
        """Keep three quarters of what may be kept."""
        old = [who for who, tries in self._each.items() if tries.is_over(now)]
        for who in old:
            del self._each[who]
        least = sorted(self._each, key=lambda who: (self._each[who].count, self._each[who].at))
        for who in least[: max(0, len(least) - self._most * 3 // 4)]:
            del self._each[who]
