"""Rate limits: token buckets and backoff after failed attempts."""

from __future__ import annotations

import pytest

from riverboat.web.api_errors import ApiError
from riverboat.web.limits.rate_limit import (
    SHARED_BACKOFF,
    STRICT_BACKOFF,
    AttemptTracker,
    RateLimiter,
    TokenBucket,
)
from tests.web.open_rooms import ManualClock


def test_token_bucket_allows_burst_and_refills() -> None:
    clock = ManualClock()
    bucket = TokenBucket(2, 3, clock)
    assert [bucket.try_consume() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_seconds == pytest.approx(0.5)
    clock.advance(1)
    assert [bucket.try_consume() for _ in range(3)] == [True, True, False]


def test_token_bucket_is_capped() -> None:
    clock = ManualClock()
    bucket = TokenBucket(2, 3, clock)
    clock.advance(1000)
    assert [bucket.try_consume() for _ in range(4)] == [True, True, True, False]


def test_rate_limit_is_per_key() -> None:
    rate_limiter = RateLimiter(1, 1, ManualClock())
    rate_limiter.consume("Ann", "requests")
    rate_limiter.consume("Bob", "requests")
    with pytest.raises(ApiError) as error:
        rate_limiter.consume("Ann", "requests")
    assert error.value.status == 429
    assert error.value.retry_after_seconds > 0


def test_oldest_rate_limit_key_is_evicted() -> None:
    rate_limiter = RateLimiter(1, 1, ManualClock(), max_keys=2)
    for player in ("Ann", "Bob", "Cat"):
        rate_limiter.consume(player, "requests")
    rate_limiter.consume("Ann", "requests")


def _assert_blocked(failures: AttemptTracker, *keys: str) -> float:
    with pytest.raises(ApiError) as error:
        failures.start_attempt(*keys)
    assert error.value.status == 429
    return error.value.retry_after_seconds


def test_delay_doubles_after_free_attempts() -> None:
    clock = ManualClock()
    failures = AttemptTracker(clock)
    delays = []
    for number in range(STRICT_BACKOFF.free_attempts + 14):
        if number >= STRICT_BACKOFF.free_attempts:
            delays.append(_assert_blocked(failures, "Bob", "Ann"))
            clock.advance(delays[-1])
        failures.start_attempt("Ann")
    assert delays[:5] == [1, 2, 4, 8, 16]
    assert delays[-1] == STRICT_BACKOFF.max_wait_seconds


def test_attempt_counts_before_its_result() -> None:
    failures = AttemptTracker(ManualClock())
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    assert _assert_blocked(failures, "Ann") == 1


def test_success_resets_failures_of_account_only() -> None:
    failures = AttemptTracker(ManualClock())
    for _ in range(STRICT_BACKOFF.free_attempts - 1):
        failures.start_attempt("Ann", "here")
    failures.start_attempt("Ann", "here").succeed("Ann")
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    failures.start_attempt("here")
    assert _assert_blocked(failures, "here") == 1


def test_cancelled_attempt_does_not_count() -> None:
    failures = AttemptTracker(ManualClock())
    for _ in range(3 * STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann").cancel()
    attempts = [failures.start_attempt("Bob") for _ in range(STRICT_BACKOFF.free_attempts)]
    for attempt in attempts:
        attempt.cancel()
    failures.start_attempt("Bob")


def test_many_failures_do_not_overflow_delay() -> None:
    clock = ManualClock()
    failures = AttemptTracker(clock)
    for _ in range(1100):
        failures.start_attempt("Ann")
        clock.advance(STRICT_BACKOFF.max_wait_seconds)
    failures.start_attempt("Ann")
    assert _assert_blocked(failures, "Ann") == STRICT_BACKOFF.max_wait_seconds


def test_shared_backoff_is_capped() -> None:
    clock = ManualClock()
    failures = AttemptTracker(clock)
    for _ in range(50):
        failures.start_attempt(shared_key="Ann")
        clock.advance(SHARED_BACKOFF.max_wait_seconds)
    failures.start_attempt(shared_key="Ann")
    assert _assert_blocked(failures, "Ann") == SHARED_BACKOFF.max_wait_seconds


def test_many_keys_do_not_evict_blocked_key() -> None:
    failures = AttemptTracker(ManualClock(), max_records=100)
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    for number in range(1000):
        failures.start_attempt(f"name {number}")
    assert _assert_blocked(failures, "Ann") == 1


def test_failures_expire_after_one_day() -> None:
    clock = ManualClock()
    failures = AttemptTracker(clock)
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    clock.advance(86_401)
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
