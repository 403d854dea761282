"""Criteria for late frames, and for frames that a suspended node could not withdraw."""

from __future__ import annotations

import pytest

from tests.cluster import trial_watchers
from tests.cluster.trial_watchers import FrameHistory

LEASE_SECONDS = 2.0


class ManualClock:
    """A controlled clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def manual_clock(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    manual_clock = ManualClock()
    monkeypatch.setattr(trial_watchers, "time", manual_clock)
    return manual_clock


@pytest.fixture
def frame_history(manual_clock: ManualClock) -> FrameHistory:
    """Return a history in which a sent up to record 12, and b from record 13 five seconds ago."""
    frame_history = FrameHistory(LEASE_SECONDS)
    frame_history.record_epoch("t", "first", "a", 10)
    frame_history.record_epoch("t", "first", "a", 12)
    manual_clock.now += 3
    frame_history.record_epoch("t", "second", "b", 13)
    manual_clock.now += 1
    frame_history.record_epoch("t", "first", "a", 12)  # it was on its way
    assert not frame_history.errors
    manual_clock.now += 4
    return frame_history


def test_frame_of_older_epoch_is_late(frame_history: FrameHistory) -> None:
    frame_history.record_epoch("t", "second", "b", 14)
    assert not frame_history.errors
    frame_history.record_epoch("t", "first", "a", 12)
    (reason,) = frame_history.errors
    assert "a told of t in an older epoch, 5.00 s too late: record 12" in reason
    assert frame_history.late_frame_count == 0


def test_frames_flushed_before_suspension_are_counted_apart(
    frame_history: FrameHistory, manual_clock: ManualClock
) -> None:
    frame_history.record_resume("a")
    manual_clock.now += 0.05
    frame_history.record_epoch("t", "first", "a", 12)
    assert (frame_history.late_frame_count, frame_history.errors) == (1, [])


@pytest.mark.parametrize(
    "resumed_host, delay_seconds, seq",
    [("b", 0.05, 12), ("a", 0.2, 12), ("a", 0.05, 14)],
    ids=["another host woke", "it had time to look", "the log had less then"],
)
def test_other_late_frames_are_errors(
    frame_history: FrameHistory,
    manual_clock: ManualClock,
    resumed_host: str,
    delay_seconds: float,
    seq: int,
) -> None:
    frame_history.record_resume(resumed_host)
    manual_clock.now += delay_seconds
    frame_history.record_epoch("t", "first", "a", seq)
    assert (frame_history.late_frame_count, len(frame_history.errors)) == (0, 1)
