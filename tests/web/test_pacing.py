"""How fast somebody may go on."""

from __future__ import annotations

import pytest

from riverboat.web.limits.rate_limit import GENTLE, STERN, Bucket, Buckets, Failures
from riverboat.web.refusals import Refuse
from tests.web.house import Hours


def test_a_bucket_gives_so_many_at_once_and_fills_with_time() -> None:
    clock = Hours()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == pytest.approx(0.5)
    clock.pass_by(1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_bucket_never_holds_more_than_it_can() -> None:
    clock = Hours()
    bucket = Bucket(2, 3, clock)
    clock.pass_by(1000)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_his_own() -> None:
    buckets = Buckets(1, 1, Hours())
    buckets.take("Ann", "requests")
    buckets.take("Bob", "requests")
    with pytest.raises(Refuse) as refused:
        buckets.take("Ann", "requests")
    assert refused.value.status == 429
    assert refused.value.wait > 0


def test_who_has_not_come_for_long_is_forgotten() -> None:
    buckets = Buckets(1, 1, Hours(), most=2)
    for who in ("Ann", "Bob", "Cat"):
        buckets.take(who, "requests")
    buckets.take("Ann", "requests")


def _wait(failures: Failures, *whos: str) -> float:
    with pytest.raises(Refuse) as refused:
        failures.guess(*whos)
    assert refused.value.status == 429
    return refused.value.wait


def test_some_failures_are_free_and_then_the_delay_doubles() -> None:
    clock = Hours()
    failures = Failures(clock)
    waits = []
    for k in range(STERN.free + 14):
        if k >= STERN.free:
            waits.append(_wait(failures, "Bob", "Ann"))
            clock.pass_by(waits[-1])
        failures.guess("Ann")
    assert waits[:5] == [1, 2, 4, 8, 16]
    assert waits[-1] == STERN.longest


def test_a_try_counts_before_it_is_known_to_be_wrong() -> None:
    failures = Failures(Hours())
    for _ in range(STERN.free):
        failures.guess("Ann")
    assert _wait(failures, "Ann") == 1


def test_success_wipes_failures_out() -> None:
    failures = Failures(Hours())
    for _ in range(STERN.free - 1):
        failures.guess("Ann", "here")
    failures.guess("Ann", "here").right("Ann")
    for _ in range(STERN.free):
        failures.guess("Ann")
    failures.guess("here")
    assert _wait(failures, "here") == 1


def test_a_try_that_nobody_looked_at_counts_no_more() -> None:
    failures = Failures(Hours())
    for _ in range(3 * STERN.free):
        failures.guess("Ann").taken_back()
    tries = [failures.guess("Bob") for _ in range(STERN.free)]
    for each in tries:
        each.taken_back()
    failures.guess("Bob")


def test_thousands_of_failures_are_counted_without_an_overflow() -> None:
    clock = Hours()
    failures = Failures(clock)
    for _ in range(1100):
        failures.guess("Ann")
        clock.pass_by(STERN.longest)
    failures.guess("Ann")
    assert _wait(failures, "Ann") == STERN.longest


def test_all_together_are_slowed_down_and_never_locked_out() -> None:
    clock = Hours()
    failures = Failures(clock)
    for _ in range(50):
        failures.guess(all_together="Ann")
        clock.pass_by(GENTLE.longest)
    failures.guess(all_together="Ann")
    assert _wait(failures, "Ann") == GENTLE.longest


def test_who_brings_many_names_does_not_wipe_out_what_counts() -> None:
    failures = Failures(Hours(), most=100)
    for _ in range(STERN.free):
        failures.guess("Ann")
    for k in range(1000):
        failures.guess(f"name {k}")
    assert _wait(failures, "Ann") == 1


def test_failures_of_another_day_are_forgotten() -> None:
    clock = Hours()
    failures = Failures(clock)
    for _ in range(STERN.free):
        failures.guess("Ann")
    clock.pass_by(86_401)
    for _ in range(STERN.free):
        failures.guess("Ann")
