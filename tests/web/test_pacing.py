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
from tests.web.house import Hours


def test_a_bucket_gives_so_many_at_once_and_fills_with_time() -> None:
    clock = Hours()
    bucket = TokenBucket(2, 3, clock)
    assert [bucket.try_consume() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_seconds == pytest.approx(0.5)
    clock.pass_by(1)
    assert [bucket.try_consume() for _ in range(3)] == [True, True, False]


def test_a_bucket_never_holds_more_than_it_can() -> None:
    clock = Hours()
    bucket = TokenBucket(2, 3, clock)
    clock.pass_by(1000)
    assert [bucket.try_consume() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_his_own() -> None:
    buckets = RateLimiter(1, 1, Hours())
    buckets.consume("Ann", "requests")
    buckets.consume("Bob", "requests")
    with pytest.raises(ApiError) as refused:
        buckets.consume("Ann", "requests")
    assert refused.value.status == 429
    assert refused.value.retry_after_seconds > 0


def test_who_has_not_come_for_long_is_forgotten() -> None:
    buckets = RateLimiter(1, 1, Hours(), max_keys=2)
    for who in ("Ann", "Bob", "Cat"):
        buckets.consume(who, "requests")
    buckets.consume("Ann", "requests")


def _wait(failures: AttemptTracker, *whos: str) -> float:
    with pytest.raises(ApiError) as refused:
        failures.start_attempt(*whos)
    assert refused.value.status == 429
    return refused.value.retry_after_seconds


def test_some_failures_are_free_and_then_the_delay_doubles() -> None:
    clock = Hours()
    failures = AttemptTracker(clock)
    waits = []
    for k in range(STRICT_BACKOFF.free_attempts + 14):
        if k >= STRICT_BACKOFF.free_attempts:
            waits.append(_wait(failures, "Bob", "Ann"))
            clock.pass_by(waits[-1])
        failures.start_attempt("Ann")
    assert waits[:5] == [1, 2, 4, 8, 16]
    assert waits[-1] == STRICT_BACKOFF.max_wait_seconds


def test_a_try_counts_before_it_is_known_to_be_wrong() -> None:
    failures = AttemptTracker(Hours())
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    assert _wait(failures, "Ann") == 1


def test_success_wipes_failures_out() -> None:
    failures = AttemptTracker(Hours())
    for _ in range(STRICT_BACKOFF.free_attempts - 1):
        failures.start_attempt("Ann", "here")
    failures.start_attempt("Ann", "here").succeed("Ann")
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    failures.start_attempt("here")
    assert _wait(failures, "here") == 1


def test_a_try_that_nobody_looked_at_counts_no_more() -> None:
    failures = AttemptTracker(Hours())
    for _ in range(3 * STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann").cancel()
    tries = [failures.start_attempt("Bob") for _ in range(STRICT_BACKOFF.free_attempts)]
    for each in tries:
        each.cancel()
    failures.start_attempt("Bob")


def test_thousands_of_failures_are_counted_without_an_overflow() -> None:
    clock = Hours()
    failures = AttemptTracker(clock)
    for _ in range(1100):
        failures.start_attempt("Ann")
        clock.pass_by(STRICT_BACKOFF.max_wait_seconds)
    failures.start_attempt("Ann")
    assert _wait(failures, "Ann") == STRICT_BACKOFF.max_wait_seconds


def test_all_together_are_slowed_down_and_never_locked_out() -> None:
    clock = Hours()
    failures = AttemptTracker(clock)
    for _ in range(50):
        failures.start_attempt(shared_key="Ann")
        clock.pass_by(SHARED_BACKOFF.max_wait_seconds)
    failures.start_attempt(shared_key="Ann")
    assert _wait(failures, "Ann") == SHARED_BACKOFF.max_wait_seconds


def test_who_brings_many_names_does_not_wipe_out_what_counts() -> None:
    failures = AttemptTracker(Hours(), max_records=100)
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    for k in range(1000):
        failures.start_attempt(f"name {k}")
    assert _wait(failures, "Ann") == 1


def test_failures_of_another_day_are_forgotten() -> None:
    clock = Hours()
    failures = AttemptTracker(clock)
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
    clock.pass_by(86_401)
    for _ in range(STRICT_BACKOFF.free_attempts):
        failures.start_attempt("Ann")
