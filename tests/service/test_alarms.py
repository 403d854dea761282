"""Alarms: each fires once, at the time last set, however often it was postponed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from riverboat.service.dealer.alarms import Alarms, TableStep
from riverboat.service.dealer.unit_of_work import UnitOfWork


class Timer:
    """A timer of a loop with a controlled clock."""

    def __init__(self, due_seconds: float, callback: Callable[[], None]) -> None:
        self.due_seconds, self.call, self.cancelled = due_seconds, callback, False

    def when(self) -> float:
        return self.due_seconds

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """A loop's clock and timers, which fire *early_seconds* too early."""

    def __init__(self, early_seconds: float = 0.0) -> None:
        self.seconds, self.early_seconds = 100.0, early_seconds
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.seconds

    def call_at(self, due_seconds: float, callback: Callable[..., None], *arguments: Any) -> Timer:
        self.timers.append(Timer(due_seconds, lambda: callback(*arguments)))
        return self.timers[-1]

    @property
    def running_timers(self) -> list[Timer]:
        return [timer for timer in self.timers if not timer.cancelled]

    def advance_to(self, seconds: float) -> None:
        """Advance the clock and fire every timer that is due."""
        while due_timers := [
            pending_timer
            for pending_timer in self.running_timers
            if pending_timer.due_seconds - self.early_seconds <= seconds
        ]:
            next_timer = min(due_timers, key=lambda timer: timer.due_seconds)
            self.seconds = max(self.seconds, next_timer.due_seconds - self.early_seconds)
            next_timer.cancelled = True
            next_timer.call()
        self.seconds = seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: clock)
    return clock


class AlarmRecorder:
    """The alarms of a table, and the steps that they fired."""

    def __init__(self, clock: Clock) -> None:
        self.steps: list[TableStep] = []
        self.alarms = Alarms(lambda: round(1000 * clock.seconds), self.steps.append)


def do_first_step(_: UnitOfWork) -> None: ...


def do_second_step(_: UnitOfWork) -> None: ...


def test_alarm_fires_once_when_due(clock: Clock) -> None:
    alarm_recorder = AlarmRecorder(clock)
    alarm_recorder.alarms.set("clock", 130_000, do_first_step)
    clock.advance_to(129.9)
    assert "clock" in alarm_recorder.alarms
    assert alarm_recorder.steps == []
    clock.advance_to(130.0)
    assert "clock" not in alarm_recorder.alarms
    clock.advance_to(500.0)
    assert alarm_recorder.steps == [do_first_step]


def test_past_alarm_fires_at_once(clock: Clock) -> None:
    alarm_recorder = AlarmRecorder(clock)
    alarm_recorder.alarms.set("clock", 90_000, do_first_step)
    clock.advance_to(100.0)
    assert alarm_recorder.steps == [do_first_step]


def test_postponed_alarm_reuses_its_timer(clock: Clock) -> None:
    alarm_recorder = AlarmRecorder(clock)
    for second in range(30):
        alarm_recorder.alarms.set(
            "clock", 130_000 + 1000 * second, do_second_step if second < 29 else do_first_step
        )
    assert len(clock.timers) == 1
    clock.advance_to(158.9)
    assert alarm_recorder.steps == []
    clock.advance_to(159.0)
    assert alarm_recorder.steps == [do_first_step]
    assert clock.running_timers == []


def test_alarm_can_be_moved_earlier(clock: Clock) -> None:
    alarm_recorder = AlarmRecorder(clock)
    alarm_recorder.alarms.set("clock", 130_000, do_second_step)
    alarm_recorder.alarms.set("clock", 110_000, do_first_step)
    assert len(clock.running_timers) == 1
    clock.advance_to(110.0)
    clock.advance_to(500.0)
    assert alarm_recorder.steps == [do_first_step]


def test_cancelled_alarm_does_not_fire_and_can_be_reset(clock: Clock) -> None:
    alarm_recorder = AlarmRecorder(clock)
    alarm_recorder.alarms.set("clock", 130_000, do_second_step)
    alarm_recorder.alarms.cancel("clock")
    assert "clock" not in alarm_recorder.alarms
    clock.advance_to(120.0)
    alarm_recorder.alarms.set("clock", 140_000, do_first_step)
    clock.advance_to(500.0)
    assert alarm_recorder.steps == [do_first_step]
    alarm_recorder.alarms.set("list", 600_000, do_second_step)
    alarm_recorder.alarms.set("away", 600_000, do_second_step)
    alarm_recorder.alarms.clear()
    assert clock.running_timers == []


def test_slightly_early_timer_fires_alarm(clock: Clock) -> None:
    clock.early_seconds = 0.0006
    alarm_recorder = AlarmRecorder(clock)
    alarm_recorder.alarms.set("clock", 130_000, do_first_step)
    clock.advance_to(130.0)
    assert alarm_recorder.steps == [do_first_step]
    assert len(clock.timers) == 1
