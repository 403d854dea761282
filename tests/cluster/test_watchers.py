"""Criteria for late frames, and for frames that a suspended node could not withdraw."""

from __future__ import annotations

import pytest

from tests.cluster import watchers
from tests.cluster.watchers import Heard

LEASE = 2.0


class Hours:
    """A controlled clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    found = Hours()
    monkeypatch.setattr(watchers, "time", found)
    return found


@pytest.fixture
def heard(hours: Hours) -> Heard:
    """Return a history in which a sent up to record 12, and b from record 13 five seconds ago."""
    found = Heard(LEASE)
    found.epoch("t", "first", "a", 10)
    found.epoch("t", "first", "a", 12)
    hours.now += 3
    found.epoch("t", "second", "b", 13)
    hours.now += 1
    found.epoch("t", "first", "a", 12)  # it was on its way
    assert not found.wrong
    hours.now += 4
    return found


def test_an_older_epoch_is_told_too_late(heard: Heard) -> None:
    heard.epoch("t", "second", "b", 14)
    assert not heard.wrong
    heard.epoch("t", "first", "a", 12)
    (why,) = heard.wrong
    assert "a told of t in an older epoch, 5.00 s too late: record 12" in why
    assert heard.handed_over == 0


def test_what_a_host_had_handed_over_when_it_was_stopped_is_counted_apart(
    heard: Heard, hours: Hours
) -> None:
    heard.wakes("a")
    hours.now += 0.05
    heard.epoch("t", "first", "a", 12)
    assert (heard.handed_over, heard.wrong) == (1, [])


@pytest.mark.parametrize(
    "wakes, after, seq",
    [("b", 0.05, 12), ("a", 0.2, 12), ("a", 0.05, 14)],
    ids=["another host woke", "it had time to look", "the log had less then"],
)
def test_nothing_else_is_excused(
    heard: Heard, hours: Hours, wakes: str, after: float, seq: int
) -> None:
    heard.wakes(wakes)
    hours.now += after
    heard.epoch("t", "first", "a", seq)
    assert (heard.handed_over, len(heard.wrong)) == (0, 1)
