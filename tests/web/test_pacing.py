"""How fast somebody may go on."""

from __future__ import annotations

import pytest

from riverboat.web.pacing import FREE, LONGEST, Bucket, Buckets, Failures
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
    buckets.take("Ann", "things")
    buckets.take("Bob", "things")
    with pytest.raises(Refuse) as refused:
        buckets.take("Ann", "things")
    assert refused.value.status == 429
    assert refused.value.wait > 0


def test_who_has_not_come_for_long_is_forgotten() -> None:
    buckets = Buckets(1, 1, Hours(), most=2)
    for who in ("Ann", "Bob", "Cat"):
        buckets.take(who, "things")
    buckets.take("Ann", "things")


def test_some_failures_are_free_and_then_the_delay_doubles() -> None:
    clock = Hours()
    failures = Failures(clock)
    for _ in range(FREE - 1):
        failures.failed("Ann")
    failures.check("Ann")
    waits = []
    for _ in range(14):
        failures.failed("Ann")
        with pytest.raises(Refuse) as refused:
            failures.check("Bob", "Ann")
        waits.append(refused.value.wait)
        clock.pass_by(refused.value.wait)
        failures.check("Ann")
    assert waits[:5] == [1, 2, 4, 8, 16]
    assert waits[-1] == LONGEST


def test_success_wipes_failures_out() -> None:
    failures = Failures(Hours())
    for _ in range(FREE):
        failures.failed("Ann")
    failures.succeeded("Ann")
    failures.check("Ann")
