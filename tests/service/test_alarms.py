"""Alarms: each fires once, at the time last set, however often it was postponed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from riverboat.service.dealer.alarms import Alarms, Step
from riverboat.service.dealer.unit_of_work import UnitOfWork


class Timer:
    """A timer of a loop with a controlled clock."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call, self.cancelled = at, call, False

    def when(self) -> float:
        return self.at

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """A loop's clock and timers; *early* is how many seconds too early its timers fire."""

    def __init__(self, early: float = 0.0) -> None:
        self.seconds, self.early = 100.0, early
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.seconds

    def call_at(self, when: float, callback: Callable[..., None], *given: Any) -> Timer:
        self.timers.append(Timer(when, lambda: callback(*given)))
        return self.timers[-1]

    @property
    def running(self) -> list[Timer]:
        return [timer for timer in self.timers if not timer.cancelled]

    def go_to(self, seconds: float) -> None:
        """Advance the clock and fire every timer that is due."""
        while due := [t for t in self.running if t.at - self.early <= seconds]:
            first = min(due, key=lambda timer: timer.at)
            self.seconds = max(self.seconds, first.at - self.early)
            first.cancelled = True
            first.call()
        self.seconds = seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: clock)
    return clock


class Rung:
    """The alarms of a table, and the steps that they fired."""

    def __init__(self, clock: Clock) -> None:
        self.steps: list[Step] = []
        self.alarms = Alarms(lambda: round(1000 * clock.seconds), self.steps.append)


def one(_: UnitOfWork) -> None: ...


def other(_: UnitOfWork) -> None: ...


def test_an_alarm_rings_once_when_its_time_has_come(clock: Clock) -> None:
    rung = Rung(clock)
    rung.alarms.set("clock", 130_000, one)
    clock.go_to(129.9)
    assert "clock" in rung.alarms
    assert rung.steps == []
    clock.go_to(130.0)
    assert "clock" not in rung.alarms
    clock.go_to(500.0)
    assert rung.steps == [one]


def test_what_has_passed_rings_at_once(clock: Clock) -> None:
    rung = Rung(clock)
    rung.alarms.set("clock", 90_000, one)
    clock.go_to(100.0)
    assert rung.steps == [one]


def test_an_alarm_that_is_put_back_takes_no_other_timer(clock: Clock) -> None:
    rung = Rung(clock)
    for second in range(30):
        rung.alarms.set("clock", 130_000 + 1000 * second, other if second < 29 else one)
    assert len(clock.timers) == 1
    clock.go_to(158.9)
    assert rung.steps == []
    clock.go_to(159.0)
    assert rung.steps == [one]
    assert clock.running == []


def test_an_alarm_may_be_set_for_sooner(clock: Clock) -> None:
    rung = Rung(clock)
    rung.alarms.set("clock", 130_000, other)
    rung.alarms.set("clock", 110_000, one)
    assert len(clock.running) == 1
    clock.go_to(110.0)
    clock.go_to(500.0)
    assert rung.steps == [one]


def test_what_is_cancelled_does_not_ring_and_may_be_set_again(clock: Clock) -> None:
    rung = Rung(clock)
    rung.alarms.set("clock", 130_000, other)
    rung.alarms.cancel("clock")
    assert "clock" not in rung.alarms
    clock.go_to(120.0)
    rung.alarms.set("clock", 140_000, one)
    clock.go_to(500.0)
    assert rung.steps == [one]
    rung.alarms.set("list", 600_000, other)
    rung.alarms.set("away", 600_000, other)
    rung.alarms.clear()
    assert clock.running == []


def test_a_timer_that_rings_a_little_early_rings(clock: Clock) -> None:
    clock.early = 0.0006
    rung = Rung(clock)
    rung.alarms.set("clock", 130_000, one)
    clock.go_to(130.0)
    assert rung.steps == [one]
    assert len(clock.timers) == 1
