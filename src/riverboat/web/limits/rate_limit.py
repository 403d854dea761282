"""How fast one may go on: a bucket that fills with time, and delays that grow with failures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.web.api_errors import ApiError
from riverboat.words.refusals.requests import Rationed, TooManyAtOnce, TooManyWrongTries

MonotonicClock = Callable[[], float]
"""Seconds that only ever go forward."""


class TokenBucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_capacity", "_clock", "_rate", "_since", "_tokens")

    def __init__(self, rate: float, capacity: float, clock: MonotonicClock) -> None:
        self._rate, self._capacity, self._clock = rate, capacity, clock
        self._tokens, self._since = capacity, clock()

    def try_consume(self) -> bool:
        """Whether there is one more."""
        now = self._clock()
        self._tokens = min(self._capacity, self._tokens + (now - self._since) * self._rate)
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait_seconds(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self._tokens) / self._rate)


class RateLimiter:
    """A bucket for each of many, of whom the ones who came last are remembered."""

    def __init__(
        self, rate: float, capacity: float, clock: MonotonicClock, max_keys: int = 10_000
    ) -> None:
        self._rate, self._capacity, self._clock, self._max_keys = rate, capacity, clock, max_keys
        self._each: OrderedDict[str, TokenBucket] = OrderedDict()

    def consume(self, key: str, resource: Rationed) -> None:
        """Refuse *who* has had their share of *what*."""
        bucket = self._each.get(key)
        if bucket is None:
            bucket = self._each[key] = TokenBucket(self._rate, self._capacity, self._clock)
        self._each.move_to_end(key)
        if len(self._each) > self._max_keys:
            self._each.popitem(last=False)
        if not bucket.try_consume():
            raise ApiError(429, TooManyAtOnce(resource), retry_after_seconds=bucket.wait_seconds)


class BackoffPolicy(Struct, frozen=True):
    """How wrong tries are paid for, in seconds."""

    free_attempts: int
    """So many cost nothing: fingers slip."""
    max_wait_seconds: float
    """One waits so long at most."""
    expiry_seconds: float
    """After the last wrong try."""


STRICT_BACKOFF: Final = BackoffPolicy(4, 900.0, 86_400.0)
"""For whoever tries."""
SHARED_BACKOFF: Final = BackoffPolicy(10, 10.0, 600.0)
"""For what is tried by all together: it slows them down, and locks nobody out."""


CODE_BACKOFF: Final = BackoffPolicy(10, 300.0, 86_400.0)
"""The same for what has few digits: whoever tries all day gets nowhere."""


class _FailureRecord(Struct, frozen=True):
    count: int
    at: float
    policy: BackoffPolicy

    @property
    def retry_at(self) -> float:
        """When the next try is looked at: each further one doubles the time."""
        over = self.count - self.policy.free_attempts
        if over < 0:
            return 0.0
        return self.at + min(self.policy.max_wait_seconds, 2.0 ** min(over, 30))

    def is_expired(self, now: float) -> bool:
        """Whether they are forgotten."""
        return self.at + self.policy.expiry_seconds < now


class Attempt:
    """A try that counts as wrong until it is known to be right: many at once are many."""

    def __init__(
        self,
        records: dict[str, _FailureRecord],
        own_records: dict[str, tuple[_FailureRecord | None, _FailureRecord]],
    ):
        self._records, self._own_records = records, own_records

    def succeed(self, *cleared_keys: str) -> None:
        """It counts no more, and of these everything is forgotten."""
        self.cancel()
        for who in cleared_keys:
            self._records.pop(who, None)

    def cancel(self) -> None:
        """It was not looked at, and counts no more."""
        for who, (before, made) in self._own_records.items():
            now = self._records.get(who)
            if now is made and before is None:
                del self._records[who]
            elif now is made and before is not None:
                self._records[who] = before
            elif now is not None:
                self._records[who] = replace(now, count=max(0, now.count - 1))
        self._own_records = {}


class AttemptScope:
    """A guess that knows as whose it counts."""

    def __init__(self, attempt: Attempt, key: str) -> None:
        self._attempt, self._key = attempt, key

    def succeed(self) -> None:
        """It counts no more, and nor do those before it."""
        self._attempt.succeed(self._key)

    def cancel(self) -> None:
        """It was not looked at, and counts no more."""
        self._attempt.cancel()


class AttemptTracker:
    """Wrong tries, by who makes them and by what is tried.

    Of too many the ones with the fewest tries are forgotten first: whoever brings thousands of
    names or addresses, each for a try or two, does not wipe out what counts.
    """

    def __init__(self, clock: MonotonicClock, max_records: int = 10_000) -> None:
        self._clock, self._max_records = clock, max_records
        self._records: dict[str, _FailureRecord] = {}

    def start_attempt(
        self, *keys: str, shared_key: str = "", shared_policy: BackoffPolicy = SHARED_BACKOFF
    ) -> Attempt:
        """Refuse who has to wait; else count a try, before anything is looked at.

        *all_together* is what is tried, whoever tries it, and *together* how that is paid for.
        """
        patience = dict.fromkeys(keys, STRICT_BACKOFF)
        if shared_key:
            patience[shared_key] = shared_policy
        now = self._clock()
        self._check_wait(patience, now)
        made = {}
        for who, kept in patience.items():
            before = self._found(who, now)
            made[who] = (before, _FailureRecord(before.count + 1 if before else 1, now, kept))
            self._records[who] = made[who][1]
        if len(self._records) > self._max_records:
            self._sweep(now)
        return Attempt(self._records, made)

    def _check_wait(self, keys: Iterable[str], now: float) -> None:
        until = max(
            [tries.retry_at for who in keys if (tries := self._found(who, now))], default=0.0
        )
        if until > now:
            wait = until - now
            raise ApiError(429, TooManyWrongTries(max(1, round(wait))), retry_after_seconds=wait)

    def _found(self, key: str, now: float) -> _FailureRecord | None:
        tries = self._records.get(key)
        return None if tries is None or tries.is_expired(now) else tries

    def _sweep(self, now: float) -> None:
        """Keep three quarters of what may be kept."""
        old = [who for who, tries in self._records.items() if tries.is_expired(now)]
        for who in old:
            del self._records[who]
        least = sorted(
            self._records, key=lambda who: (self._records[who].count, self._records[who].at)
        )
        for who in least[: max(0, len(least) - self._max_records * 3 // 4)]:
            del self._records[who]
