"""Rate limits: token buckets that fill with time, and backoff that grows with failures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.web.api_errors import ApiError
from riverboat.words.refusals.requests import RateLimitedAction, TooManyRequests, TooManyWrongTries

MonotonicClock = Callable[[], float]
"""A clock of seconds that never goes backwards."""


class TokenBucket:
    """A token bucket with a capacity and a refill rate."""

    __slots__ = ("_capacity", "_clock", "_rate", "_tokens", "_updated_at")

    def __init__(self, rate: float, capacity: float, clock: MonotonicClock) -> None:
        self._rate, self._capacity, self._clock = rate, capacity, clock
        self._tokens, self._updated_at = capacity, clock()

    def try_consume(self) -> bool:
        """Take a token and return True, or return False if there is none."""
        now_seconds = self._clock()
        self._tokens = min(
            self._capacity, self._tokens + (now_seconds - self._updated_at) * self._rate
        )
        self._updated_at = now_seconds
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait_seconds(self) -> float:
        """Seconds until the next token."""
        return max(0.0, (1 - self._tokens) / self._rate)


class RateLimiter:
    """A token bucket for each key; the buckets of the most recently used keys are kept."""

    def __init__(
        self, rate: float, capacity: float, clock: MonotonicClock, max_keys: int = 10_000
    ) -> None:
        self._rate, self._capacity, self._clock, self._max_keys = rate, capacity, clock, max_keys
        self._bucket_by_key: OrderedDict[str, TokenBucket] = OrderedDict()

    def consume(self, key: str, resource: RateLimitedAction) -> None:
        """Take a token from the bucket of *key*; refuse the *resource* if there is none."""
        bucket = self._bucket_by_key.get(key)
        if bucket is None:
            bucket = self._bucket_by_key[key] = TokenBucket(self._rate, self._capacity, self._clock)
        self._bucket_by_key.move_to_end(key)
        if len(self._bucket_by_key) > self._max_keys:
            self._bucket_by_key.popitem(last=False)
        if not bucket.try_consume():
            raise ApiError(429, TooManyRequests(resource), retry_after_seconds=bucket.wait_seconds)


class BackoffPolicy(Struct, frozen=True):
    """Delays after failed attempts, in seconds."""

    free_attempts: int
    """Failed attempts without a delay, for typing errors."""
    max_wait_seconds: float
    """Upper bound of the delay."""
    expiry_seconds: float
    """Seconds after the last failed attempt until it is forgotten."""


STRICT_BACKOFF: Final = BackoffPolicy(4, 900.0, 86_400.0)
"""Backoff for the client who makes the attempts."""
SHARED_BACKOFF: Final = BackoffPolicy(10, 10.0, 600.0)
"""Backoff for attempts of all clients together: it slows them down but locks no client out."""


CODE_BACKOFF: Final = BackoffPolicy(10, 300.0, 86_400.0)
"""Shared backoff for short codes: brute force over a whole day stays hopeless."""


class _FailureRecord(Struct, frozen=True):
    count: int
    last_failed_at: float
    policy: BackoffPolicy

    @property
    def retry_at(self) -> float:
        """Time of the next allowed attempt; each further failure doubles the delay."""
        excess_failures = self.count - self.policy.free_attempts
        if excess_failures < 0:
            return 0.0
        return self.last_failed_at + min(
            self.policy.max_wait_seconds, 2.0 ** min(excess_failures, 30)
        )

    def is_expired(self, now_seconds: float) -> bool:
        """Return True if the failures are forgotten."""
        return self.last_failed_at + self.policy.expiry_seconds < now_seconds


class Attempt:
    """An attempt that counts as a failure until it succeeds, so that parallel ones count, too."""

    def __init__(
        self,
        records: dict[str, _FailureRecord],
        own_record_changes: dict[str, tuple[_FailureRecord | None, _FailureRecord]],
    ):
        self._records, self._own_records = records, own_record_changes

    def succeed(self, *cleared_keys: str) -> None:
        """Remove this attempt from the count, and clear the failures of *cleared_keys*."""
        self.cancel()
        for key in cleared_keys:
            self._records.pop(key, None)

    def cancel(self) -> None:
        """Remove this attempt from the count, because it was not checked."""
        for key, (old_record, new_record) in self._own_records.items():
            current_record = self._records.get(key)
            if current_record is new_record and old_record is None:
                del self._records[key]
            elif current_record is new_record and old_record is not None:
                self._records[key] = old_record
            elif current_record is not None:
                self._records[key] = replace(current_record, count=max(0, current_record.count - 1))
        self._own_records = {}


class AttemptScope:
    """A rate-limited attempt, and the key whose failure count is cleared if it succeeds."""

    def __init__(self, attempt: Attempt, key: str) -> None:
        self._attempt, self._key = attempt, key

    def succeed(self) -> None:
        """Remove this attempt and earlier failures from the count."""
        self._attempt.succeed(self._key)

    def cancel(self) -> None:
        """Remove this attempt from the count, because it was not checked."""
        self._attempt.cancel()


class AttemptTracker:
    """Failed attempts, by their client and by their target.

    If there are too many records, those with the fewest failures are evicted first, so that an
    attacker with thousands of names or addresses, each used once or twice, cannot evict the
    important records.
    """

    def __init__(self, clock: MonotonicClock, max_records: int = 10_000) -> None:
        self._clock, self._max_records = clock, max_records
        self._records: dict[str, _FailureRecord] = {}

    def start_attempt(
        self, *keys: str, shared_key: str = "", shared_policy: BackoffPolicy = SHARED_BACKOFF
    ) -> Attempt:
        """Count an attempt before anything is checked; refuse a client who has to wait.

        *shared_key* is the target of the attempt, for all clients together, and *shared_policy*
        is the backoff of that key.
        """
        policy_by_key = dict.fromkeys(keys, STRICT_BACKOFF)
        if shared_key:
            policy_by_key[shared_key] = shared_policy
        now_seconds = self._clock()
        self._require_wait_over(policy_by_key, now_seconds)
        record_changes = {}
        for key, policy in policy_by_key.items():
            old_record = self._find_record(key, now_seconds)
            record_changes[key] = (
                old_record,
                _FailureRecord(old_record.count + 1 if old_record else 1, now_seconds, policy),
            )
            self._records[key] = record_changes[key][1]
        if len(self._records) > self._max_records:
            self._sweep(now_seconds)
        return Attempt(self._records, record_changes)

    def _require_wait_over(self, keys: Iterable[str], now_seconds: float) -> None:
        retry_at = max(
            [
                failure_record.retry_at
                for key in keys
                if (failure_record := self._find_record(key, now_seconds))
            ],
            default=0.0,
        )
        if retry_at > now_seconds:
            wait_seconds = retry_at - now_seconds
            raise ApiError(
                429,
                TooManyWrongTries(max(1, round(wait_seconds))),
                retry_after_seconds=wait_seconds,
            )

    def _find_record(self, key: str, now_seconds: float) -> _FailureRecord | None:
        failure_record = self._records.get(key)
        return (
            None
            if failure_record is None or failure_record.is_expired(now_seconds)
            else failure_record
        )

    def _sweep(self, now_seconds: float) -> None:
        """Evict records down to three quarters of the maximum."""
        expired_keys = [
            key
            for key, failure_record in self._records.items()
            if failure_record.is_expired(now_seconds)
        ]
        for key in expired_keys:
            del self._records[key]
        evictable_keys = sorted(
            self._records,
            key=lambda key: (self._records[key].count, self._records[key].last_failed_at),
        )
        for key in evictable_keys[: max(0, len(evictable_keys) - self._max_records * 3 // 4)]:
            del self._records[key]
